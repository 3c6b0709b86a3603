@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `tabs.transition`: two tabs side by side, with one more on each side.
@MainActor final class TabsApp: SelectingApp {
  override class var spec: String { "tabs" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { TabsApp(in: surroundings) }

  init(in surroundings: Surroundings) {
    let pages = ["before", "page", "neighbour", "after"].map { TabsWorld.Page(named: $0) }
    let tabs = TabsWorld.Tabs(SelectingApp.inOrder(pages), showing: pages[1])
    super.init(from: pages[1], to: pages[2], tabs: tabs, by: tabs.slide, in: surroundings)
  }

  override func length(to side: Side) -> Double { 0.35 }

  /// The place of the finger a fifth of a second later decides.
  override var fingers: [SpecFinger] {
    [Side.to, .from].enumerated().map { index, side in
      finger(index, to: side, settles: 0.25, speed: (finish: 3, cancel: -5), finishes: { $1 == .finish })
    }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [("page", ShownObject(from.view)), ("neighbour", ShownObject(to.view))]
  }
}
