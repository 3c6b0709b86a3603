@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `tabs.transition`: two tabs beside each other, with one more on each side.
@MainActor final class TabsApp: SpecApp {
  override class var spec: String { "tabs" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { TabsApp(in: surroundings) }

  private let tabs: TabsWorld.Tabs

  init(in surroundings: Surroundings) {
    let pages = ["before", "page", "neighbour", "after"].map { TabsWorld.Page(named: $0) }
    // The way there is to the right, wherever the first tab is.
    tabs = TabsWorld.Tabs(
      Simulator.layoutDirection == .rightToLeft ? pages.reversed() : pages, showing: pages[1])
    super.init(from: pages[1], to: pages[2], root: tabs, in: surroundings)
  }

  override func length(to side: Side) -> Double { 0.35 }

  override func go(to side: Side, animated: Bool) {
    let screen = side == .to ? to : from
    if !animated { tabs.delegate = nil }
    tabs.viewControllers?.firstIndex { $0 === screen }.map { tabs.tapItem(at: $0) }
    if !animated { settle() }
    tabs.delegate = tabs.slide
  }

  override func letStart() {
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  override var side: Side { tabs.selectedViewController === to ? .to : .from }

  override func isShownAtOnce(isDriven: Bool) -> Bool {
    tabs.view.window == nil || isDriven && Simulator.conduct.codeSelectsTabsUnasked
  }

  override var container: UIView? { tabs.view.subviews.first { $0.simulatedName == "tab container" } }

  override func place(_ expected: inout HierarchyState) {
    guard let container else { return }
    expected.expect(from.view) { $0.parent = nil }
    expected.expect(to.view) { state in
      state.parent = ObjectIdentifier(container)
      state.bounds = CGRect(origin: .zero, size: self.size)
      state.center = CGPoint(x: self.size.width / 2, y: self.size.height / 2)
    }
  }

  override var fingers: [SpecFinger] { [finger(0, to: .to), finger(1, to: .from)] }

  private func finger(_ index: Int, to side: Side) -> SpecFinger {
    .pan(
      to: side, settles: (finish: 0.25, cancel: 0.25),
      { [tabs] in
        let pans = tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
        return pans.indices.contains(index) ? pans[index] : nil
      },
      from: { [window] in CGPoint(x: window.bounds.width / 2, y: 150) },
      way: { [window] in CGPoint(x: side == .to ? -window.bounds.width : window.bounds.width, y: 0) },
      // Where the finger would be a fifth of a second later decides.
      speed: (finish: 3, cancel: -5), finishes: { $1 == .finish })
  }

  override var objects: [(name: String, object: ShownObject)] {
    [("page", ShownObject(from.view)), ("neighbour", ShownObject(to.view))]
  }
}
