@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `half-sheet.transition`: a host in a navigation controller, and a sheet over its lower half.
@MainActor final class HalfSheetApp: PresentingApp {
  override class var spec: String { "half-sheet" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { HalfSheetApp(in: surroundings) }

  private let transition = HalfSheetTransition()

  init(in surroundings: Surroundings) {
    let host = UIViewController()
    super.init(
      from: host, to: UIViewController(), in: surroundings, takesPresenterOut: false,
      root: UINavigationController(rootViewController: host))
    transition.adopt(to)
  }

  override func length(to side: Side) -> Double { 0.3 }

  override var place: CGRect {
    let size = super.place.size
    return CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
  }

  override var expectedAdditions: Int { 2 }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    let size = container?.bounds.size ?? .zero
    let whole = CGRect(origin: .zero, size: size)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = whole
    expectAddition(&expected, at: 0, like: blur) { _ in }
    if let dimming = additions.first as? UIVisualEffectView {
      expected.expectNew(dimming.contentView, like: UIView(frame: whole)) { state in
        state.parent = ObjectIdentifier(dimming)
      }
    }
    let close = UIButton(type: .system)
    close.accessibilityLabel = "Close"
    close.frame = CGRect(x: size.width / 2 - 22, y: 60, width: 44, height: 44)
    expectAddition(&expected, at: 1, like: close) { _ in }
    if !isReduced { expected.expect(root.view) { $0.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) } }
    if !isReduced { expected.expect(root.view) { $0.transform3D = CATransform3DMakeScale(0.8, 0.8, 1) } }
  }

  override var objects: [(name: String, object: ShownObject)] {
    let names = ["dimming", "close"]
    return [("host", ShownObject(root.view)), ("sheet", ShownObject(to.view))]
      + zip(names, additions).map { (name: $0, object: ShownObject($1)) }
  }
}
