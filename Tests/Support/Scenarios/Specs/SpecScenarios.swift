@_spi(Simulator) import UIKit

extension Scenario {
  /// The scenarios of the specs other than Photos.
  static let specs: [Scenario] =
    sharedImage + swipeBack + swipeBackDetails + modals + halfSheet + sideMenu
    + miniPlayer + overlayDetails + overlayMoments + overlayKeepers + modalMoments + accessibility + mapSheet
    + storyCube
    + card + surface + tabs + embedded + constrained + mapSheetBelow + appearance + dismissals + hookUps
    + underWay + courtesies + alongside + swipesTogether + fresh + tabsReselected

  /// A scenario of a spec, under the spec's name, in every behaviour of UIKit that a gesture can notice.
  static func of<World: SpecWorld>(
    _ spec: String, _ name: String, _ make: @escaping @MainActor () -> World,
    in conducts: [Conduct] = Conduct.allForGestures, _ body: @escaping @MainActor (World) -> Void
  ) -> Scenario {
    Scenario("\(spec): \(name)", in: conducts) {
      let world = make()
      body(world)
      world.end()
    }
  }
}
