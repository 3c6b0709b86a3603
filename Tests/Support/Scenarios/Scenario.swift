@_spi(Simulator) import UIKit

/// A sequence of events, with checks during and after it.
@MainActor struct Scenario {
  let name: String
  /// The behaviours of UIKit that make a difference for the scenario.
  private let conducts: [Conduct]
  private let body: @MainActor () -> Void

  init(_ name: String, in conducts: [Conduct], _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.conducts = conducts
    self.body = body
  }

  /// Runs the scenario in every behaviour of UIKit where that is undocumented. Each run starts a new simulation, and checks at
  /// its end that nothing is alive.
  func run() {
    for conduct in conducts { run(in: conduct) }
  }

  /// One unit for each behaviour of UIKit.
  var units: [TrialUnit] {
    conducts.map { conduct in TrialUnit(name: "\(name), \(conduct)", scenario: name) { run(in: conduct) } }
  }

  private func run(in conduct: Conduct) {
    Report.scenario = name
    Report.conduct = conduct.description
    Simulator.reset(conduct: conduct)
    Simulator.forbidsLeftViews = true
    body()
    Simulator.clock.stop()
    Report.equal("alive at the end", Simulator.census.alive, [])
    Report.endRun()
  }
}

extension Scenario {
  /// All scenarios of Photos.
  static let ofPhotos: [Scenario] =
    pushAndPop + pulls + interruptions + photosDetails + missingParts + stays + delegation + [alongsidePhotos]

  /// A scenario in the photos app, beginning at the grid.
  static func photos(_ name: String, _ body: @escaping @MainActor (PhotosWorld) -> Void) -> Scenario {
    Scenario(name, in: Conduct.allForGestures) { body(PhotosWorld()) }
  }

  /// A scenario that begins in the viewer of the photos app, after a push.
  static func inViewer(_ name: String, _ body: @escaping @MainActor (PhotosWorld) -> Void) -> Scenario {
    photos(name) { world in
      world.pushAndSettle()
      body(world)
    }
  }
}
