@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// `Clasp` of `caught.transition`: a sheet over a part of a base. A finger takes over what settles.
@MainActor final class ClaspApp: PresentingApp {
  override class var spec: String { "clasp" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { ClaspApp(in: surroundings) }

  private let transition = ClaspTransition()

  init(in surroundings: Surroundings) {
    let base = UIViewController()
    super.init(from: base, to: UIViewController(), in: surroundings, takesPresenterOut: false, root: base)
    transition.adopt(to)
  }

  override func length(to side: Side) -> Double { side == .to ? 0.4 : 0.3 }

  override var fingers: [SpecFinger] {
    [sheetFinger(length: 400).catching(.settle)]
  }

  override var place: CGRect { sheetPlace(height: 400) }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(to.view) { $0.recognizerCount += 1 }
    guard let cover = from.view.subviews.last else { return }
    let dim = UIView(frame: CGRect(origin: .zero, size: size))
    dim.backgroundColor = .black
    dim.alpha = 0.5
    dim.isUserInteractionEnabled = false
    expected.expectNew(cover, like: dim) { state in
      state.parent = ObjectIdentifier(self.from.view)
      state.index = self.from.view.subviews.count - 1
    }
  }

  override var seenShare: CGFloat? { sheetShare(length: 400) }

  override var objects: [(name: String, object: ShownObject)] {
    [("base", ShownObject(from.view, dim: from.view.subviews.last)), ("sheet", ShownObject(to.view))]
  }
}

/// `Clutch` of `caught.transition`: a lower sheet. A finger takes over both directions and what settles.
@MainActor final class ClutchApp: PresentingApp {
  override class var spec: String { "clutch" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { ClutchApp(in: surroundings) }

  private let transition = ClutchTransition()

  init(in surroundings: Surroundings) {
    let base = UIViewController()
    super.init(from: base, to: UIViewController(), in: surroundings, takesPresenterOut: false, root: base)
    transition.adopt(to)
  }

  override func length(to side: Side) -> Double { side == .to ? 0.4 : 0.3 }

  override var fingers: [SpecFinger] {
    [sheetFinger(length: 300).catching(.forward, .backward, .settle)]
  }

  override var place: CGRect { sheetPlace(height: 300) }

  override var expectedAdditions: Int { 1 }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(to.view) { $0.recognizerCount += 1 }
    let shade = UIView(frame: CGRect(origin: .zero, size: container?.bounds.size ?? .zero))
    shade.backgroundColor = .black
    shade.alpha = 0.4
    expectAddition(&expected, at: 0, like: shade) { _ in }
    if !isReduced { expected.expect(from.view) { $0.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) } }
    if !isReduced { expected.expect(from.view) { $0.transform3D = CATransform3DMakeScale(0.95, 0.95, 1) } }
  }

  override var seenShare: CGFloat? { sheetShare(length: 300) }

  override var objects: [(name: String, object: ShownObject)] {
    [("base", ShownObject(from.view)), ("card", ShownObject(to.view))]
      + additions.prefix(1).map { (name: "shade", object: ShownObject($0)) }
  }
}

extension PresentingApp {
  /// A finger that pulls a sheet down. The whole way is the height of the sheet.
  fileprivate func sheetFinger(length: CGFloat) -> SpecFinger {
    .pan(
      to: .from, settles: (finish: 0.2, cancel: 0.2),
      { [to] in to.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first },
      from: { [window] in CGPoint(x: 200, y: window.bounds.height - 10) },
      way: { CGPoint(x: 0, y: length) },
      speed: (finish: 0, cancel: 0), finishes: { share, _ in share > 0.4 })
  }

  /// The frame at rest of a sheet at the lower edge, given its height.
  fileprivate func sheetPlace(height: CGFloat) -> CGRect {
    let size = container?.bounds.size ?? .zero
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The progress of the sheet: by its place, or by its alpha with reduced motion.
  fileprivate func sheetShare(length: CGFloat) -> CGFloat? {
    if isReduced { return to.view.presentedAlpha }
    return container.map { ($0.bounds.height - to.view.presentedFrame.minY) / length }
  }
}
