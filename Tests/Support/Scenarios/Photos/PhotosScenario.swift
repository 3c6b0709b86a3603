@_spi(Simulator) import UIKit

/// A course of events in the photos app, and what has to be so during and after it.
@MainActor struct PhotosScenario {
  let name: String
  let body: @MainActor (PhotosWorld) -> Void

  init(_ name: String, _ body: @escaping @MainActor (PhotosWorld) -> Void) {
    self.name = name
    self.body = body
  }

  /// A scenario that begins in the viewer, after a push.
  static func inViewer(_ name: String, _ body: @escaping @MainActor (PhotosWorld) -> Void) -> Self {
    Self(name) { world in
      world.pushAndSettle()
      body(world)
    }
  }

  /// Runs in every way UIKit may behave in where it is undocumented, each in a world of its own.
  func run() {
    for conduct in Conduct.allForGestures {
      Report.scenario = name
      Report.conduct = conduct.description
      Simulator.reset(conduct: conduct)
      runInNewWorld()
      Simulator.clock.stop()
      Report.equal("alive after the app", Simulator.census.alive, [])
    }
  }

  private func runInNewWorld() {
    body(PhotosWorld())
  }
}
