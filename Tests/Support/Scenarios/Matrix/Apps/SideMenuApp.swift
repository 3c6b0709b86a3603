@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `side-menu.transition`: a home that presents a menu, by code or under a finger from the trailing edge.
@MainActor final class SideMenuApp: PresentingApp {
  override class var spec: String { "side-menu" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { SideMenuApp(in: surroundings) }

  private let home = SideMenuWorld.Home()

  init(in surroundings: Surroundings) {
    let menu = UIViewController()
    super.init(from: home, to: menu, in: surroundings, takesPresenterOut: false, root: home)
    home.menu = menu
    home.transition.adopt(menu)
  }

  override func present(animated: Bool) { home.present(to, animated: animated) }

  override func length(to side: Side) -> Double { 0.3 }

  override var fingers: [SpecFinger] {
    [
      .pan(
        to: .to, settles: (finish: 0.3, cancel: 0.3),
        { [home] in
          home.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
        },
        from: { [window] in
          CGPoint(x: Self.place(window.bounds.width - 5, in: window.bounds.width), y: 150)
        },
        way: { [window] in CGPoint(x: Self.way(-window.bounds.width), y: 0) },
        speed: (finish: 3, cancel: -3), isFromEdge: true,
        finishes: { share, aim in aim == .finish || share >= 0.5 })
    ]
  }

  override var place: CGRect {
    let size = super.place.size
    let isRightToLeft = Simulator.layoutDirection == .rightToLeft
    return CGRect(x: isRightToLeft ? 0 : size.width - 280, y: 0, width: 280, height: size.height)
  }

  override var expectedAdditions: Int { 1 }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    let shade = UIView(frame: CGRect(origin: .zero, size: container?.bounds.size ?? .zero))
    shade.alpha = 0.4
    shade.backgroundColor = .black
    expectAddition(&expected, at: 0, like: shade) { $0.recognizerCount = 1 }
    // The shade contains the accessibility element that VoiceOver activates.
    guard let found = additions.first, let closer = found.subviews.first else { return }
    let like = UIView(frame: shade.bounds)
    like.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    like.isAccessibilityElement = true
    like.accessibilityLabel = "Close"
    like.accessibilityTraits = .button
    expected.expectNew(closer, like: like) { $0.parent = ObjectIdentifier(found) }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [("home", ShownObject(home.view)), ("menu", ShownObject(to.view))]
      + additions.prefix(1).map { (name: "shade", object: ShownObject($0)) }
  }
}
