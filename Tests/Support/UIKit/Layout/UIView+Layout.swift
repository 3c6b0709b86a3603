import Foundation

extension UIView {
  /// The frame without the view's transform.
  var untransformedFrame: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
      height: bounds.height)
  }

  func place(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// Sets the frames of the subviews that constraints place.
  func applyConstraints() {
    let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard !placed.isEmpty else { return }
    var root = self
    while let outer = root.superview { root = outer }
    let solver = ConstraintSolver(root: root)
    guard let own = solver.rect(of: self) else { return }
    for view in placed {
      guard let rect = solver.rect(of: view) else { continue }
      view.place(rect.offsetBy(dx: bounds.minX - own.minX, dy: bounds.minY - own.minY))
    }
  }

  /// Applies the autoresizing mask to a change of the superview's size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let frame = untransformedFrame
    let mask = autoresizingMask
    let (x, width) = Self.share(
      of: new.width - old.width, (frame.minX, mask.contains(.flexibleLeftMargin)),
      (frame.width, mask.contains(.flexibleWidth)),
      (old.width - frame.maxX, mask.contains(.flexibleRightMargin)))
    let (y, height) = Self.share(
      of: new.height - old.height, (frame.minY, mask.contains(.flexibleTopMargin)),
      (frame.height, mask.contains(.flexibleHeight)),
      (old.height - frame.maxY, mask.contains(.flexibleBottomMargin)))
    place(CGRect(x: x, y: y, width: width, height: height))
  }

  /// The new margin and size along one axis. The difference is distributed in proportion to the flexible parts.
  private static func share(
    of difference: CGFloat, _ margin: (length: CGFloat, isFlexible: Bool),
    _ size: (length: CGFloat, isFlexible: Bool), _ rest: (length: CGFloat, isFlexible: Bool)
  ) -> (margin: CGFloat, size: CGFloat) {
    let flexible = [margin, size, rest].filter(\.isFlexible)
    let sum = flexible.reduce(0) { $0 + max($1.length, 0) }
    func grown(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return part.length }
      let share = sum > 0 ? max(part.length, 0) / sum : 1 / CGFloat(flexible.count)
      return part.length + difference * share
    }
    return (grown(margin), grown(size))
  }
}
