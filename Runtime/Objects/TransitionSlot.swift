import UIKit

/// One UIKit property of one view.
@MainActor struct TransitionSlot {
  let view: UIView
  let kind: TransitionPropertyKind

  init(_ view: UIView, _ kind: TransitionPropertyKind) { (self.view, self.kind) = (view, kind) }
  func isSame(as other: TransitionSlot) -> Bool { view === other.view && kind.is(other.kind) }
  /// The view that has the corners: in a shared element's box the one inside, so that the box's shadow is not clipped.
  private var inner: UIView { (view as? TransitionBox)?.inside ?? view }

  @inline(never) func read() -> TransitionAmount {
    switch kind {
    case .center: return TransitionAmount(view.center.x, view.center.y)
    case .size: return TransitionAmount(view.bounds.width, view.bounds.height)
    case .clip: return view.bounds.amount(in: nil)
    case .transform: return TransitionTransform(view.transform3D).amount
    case .anchor: return TransitionAmount(view.layer.anchorPoint.x, view.layer.anchorPoint.y)
    case .perspective: return TransitionAmount(-TransitionMath.divide(1, view.layer.sublayerTransform.m34))
    case .alpha: return TransitionAmount(view.alpha)
    case .dim: return TransitionAmount(TransitionCover.of(view)?.alpha ?? 0)
    case .blur: return TransitionAmount(TransitionBlur.view(of: view).then(TransitionBlur.amount(of:)) ?? 0)
    case .cornerRadius: return TransitionAmount(inner.layer.cornerRadius)
    case .borderWidth: return TransitionAmount(inner.layer.borderWidth)
    case .background: return inner.backgroundColor.amount(in: view)
    case .tint:
      let (tint, outer): (UIColor?, UIView) = (view.tintColor, view.superview ?? UIView())
      return TransitionAmount(tint.amount(in: view).numbers, color: tint, isClear: outer.tintColor == tint)
    case .borderColor: return inner.layer.borderColor.then { UIColor(cgColor: $0) }.amount(in: view)
    case .shadowOpacity: return TransitionAmount(CGFloat(view.layer.shadowOpacity))
    case .shadowRadius: return TransitionAmount(view.layer.shadowRadius)
    case .shadowOffset: return TransitionAmount(view.layer.shadowOffset.width, view.layer.shadowOffset.height)
    case .hidden: return view.isHidden.amount(in: nil)
    case .content: return TransitionAmount((view as? TransitionBox)?.content ?? 0)
    case .scrollEnabled: return TransitionAmount((view as? UIScrollView)?.isScrollEnabled == true ? 1 : 0)
    case .offset:
      guard let scroll = view as? UIScrollView else { return TransitionAmount(0) }
      let insets: UIEdgeInsets = scroll.adjustedContentInset
      let (x, y) = (scroll.contentOffset.x + insets.left, scroll.contentOffset.y + insets.top)
      // UIKit rounds an offset to pixels, so that a list may rest a part of one beside its start.
      return TransitionAmount(abs(x) < 0.5 ? 0 : x, abs(y) < 0.5 ? 0 : y)
    case .clipsToBounds: return view.clipsToBounds.amount(in: nil)
    case .userInteraction: return view.isUserInteractionEnabled.amount(in: nil)
    default: preconditionFailure("a part of what UIKit has")
    }
  }

  /// The only place where a UIKit property is set.
  func write(_ amount: TransitionAmount) {
    switch kind {
    case .center: view.center = CGPoint(amount)
    case .size: view.bounds.size = CGSize(amount)
    case .clip:  // its origin too, so that what is inside keeps the container's coordinates
      view.bounds = CGRect(amount)
      view.center = CGPoint(x: amount[0], y: amount[1])
    case .transform:
      // Of the layer: according to reports UIKit computes the safe area again where that of the view is set.
      view.layer.transform = TransitionTransform(amount).matrix
    case .anchor:  // without moving the view
      let old: CGPoint = view.bounds.point(at: view.layer.anchorPoint)
      view.layer.anchorPoint = CGPoint(amount)
      view.center = view.center + (view.bounds.point(at: CGPoint(amount)) - old)
    case .perspective: view.layer.sublayerTransform.m34 = -TransitionMath.divide(1, amount[0])
    case .alpha: view.alpha = amount[0]
    case .dim: TransitionCover.make(in: view).alpha = amount[0]
    case .blur: TransitionBlur.set(amount[0], of: TransitionBlur.cover(view))
    case .cornerRadius: inner.layer.cornerRadius = amount[0]
    case .borderWidth: inner.layer.borderWidth = amount[0]
    case .background: inner.backgroundColor = UIColor?(amount)
    case .tint: view.tintColor = amount.isClear ? nil : UIColor?(amount)
    case .borderColor:
      inner.layer.borderColor = UIColor?(amount)?.resolvedColor(with: view.traitCollection).cgColor
    case .shadowOpacity: view.layer.shadowOpacity = Float(amount[0])
    case .shadowRadius: view.layer.shadowRadius = amount[0]
    case .shadowOffset: view.layer.shadowOffset = CGSize(width: amount[0], height: amount[1])
    case .hidden: view.isHidden = amount[0] != 0
    case .content: (view as? TransitionBox)?.content = amount[0]
    case .scrollEnabled: (view as? UIScrollView)?.isScrollEnabled = amount[0] != 0
    case .offset:
      guard let scroll = view as? UIScrollView else { return }
      let insets: UIEdgeInsets = scroll.adjustedContentInset
      scroll.contentOffset = CGPoint(x: amount[0] - insets.left, y: amount[1] - insets.top)
    case .clipsToBounds: view.clipsToBounds = amount[0] != 0
    case .userInteraction: view.isUserInteractionEnabled = amount[0] != 0
    default: preconditionFailure("a part of what UIKit has")
    }
  }

  /// The indices of its numbers that are angles.
  private var turns: [Int] { kind.is(.transform) ? [2, 5, 6] : [] }

  /// The difference between two values; for an angle, the shorter way round.
  func difference(_ from: TransitionAmount, _ to: TransitionAmount) -> TransitionNumbers {
    var difference: TransitionNumbers = to.numbers.minus(from.numbers)
    for turn in turns { difference[turn] = difference[turn].remainder(dividingBy: 2 * .pi) }
    return difference
  }

  /// Whether Core Animation interpolates two values as the language does. It rotates the shorter way round and about one axis, interpolates
  /// perspective in another way, does not animate from or to a scale of 0, and does not show a partial blur.
  func isPlayable(_ from: TransitionAmount, _ to: TransitionAmount) -> Bool {
    let turned: [CGFloat] = turns.gather { abs(to[$0] - from[$0]) }.only { $0 > 0 }
    if turned.count > 1 || turned.has({ $0 >= CGFloat.pi - 1e-9 }) { return false }
    let isPartial: Bool = from[0] > 0 && from[0] < 1 || to[0] > 0 && to[0] < 1
    let isDeep: Bool = from[7] != 0 || to[7] != 0  // in perspective
    let isSingular: Bool = from[0] * to[0] <= 0 || from[1] * to[1] <= 0
    return !(kind.is(.transform) && (isDeep || isSingular)) && (kind != .blur || !isPartial)
  }

  /// The current value, with the whole turns of an earlier value: a matrix does not contain them, and with a scale of 0 no angles.
  func read(near amount: TransitionAmount?) -> TransitionAmount {
    let read: TransitionAmount = self.read()
    guard let amount, kind.is(.transform) else { return read }
    if TransitionTransform(TransitionTransform(amount).matrix).amount.isNear(read) { return amount }
    var numbers: TransitionNumbers = read.numbers
    let full: Double = 2 * Double.pi
    for turn in turns { numbers[turn] += ((amount.numbers[turn] - numbers[turn]) / full).rounded() * full }
    return TransitionAmount(numbers, color: read.color, isClear: read.isClear)
  }
}
