import UIKit

/// A property of UIKit's that a transition sets: several properties of the language may feed one.
enum TransitionSlotKind: Hashable {
  case center, size, transform, anchor, perspective, clip
  case alpha, dim, blur, cornerRadius, borderWidth, background, tint, borderColor
  case shadowOpacity, shadowRadius, shadowOffset
  case hidden, content, scrollEnabled, offset
  /// Whether what is outside of the bounds is cut off, and whether fingers reach the view.
  case clipsToBounds, userInteraction

  init?(_ kind: TransitionPropertyKind) {
    switch kind {
    case .alpha: self = .alpha
    case .dim: self = .dim
    case .blur: self = .blur
    case .cornerRadius: self = .cornerRadius
    case .borderWidth: self = .borderWidth
    case .background: self = .background
    case .tint: self = .tint
    case .borderColor: self = .borderColor
    case .shadowOpacity: self = .shadowOpacity
    case .shadowRadius: self = .shadowRadius
    case .shadowOffset: self = .shadowOffset
    case .hidden: self = .hidden
    case .content: self = .content
    case .scrollEnabled: self = .scrollEnabled
    case .offset: self = .offset
    case .anchor: self = .anchor
    case .clip: self = .clip
    default: return nil
    }
  }

  /// Whether UIKit's property animators animate it. What they cannot is set frame by frame.
  var isAnimatable: Bool {
    switch self {
    case .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset, .perspective, .anchor:
      return false
    default: return true
    }
  }
}

/// One property of UIKit's of one view.
@MainActor
struct TransitionSlot {
  struct ID: Hashable {
    let object: ObjectIdentifier
    let kind: TransitionSlotKind
  }

  let view: UIView
  let kind: TransitionSlotKind

  init(_ view: UIView, _ kind: TransitionSlotKind) { (self.view, self.kind) = (view, kind) }

  var id: ID { ID(object: ObjectIdentifier(view), kind: kind) }

  /// The layer that has the corner radius: in a shared element's box the one inside, so that the box's shadow is not clipped.
  private var rounded: CALayer { (view as? TransitionBox)?.inside.layer ?? view.layer }

  /// What it is now, as UIKit has it.
  func read() -> TransitionAmount {
    switch kind {
    case .center: return TransitionAmount(view.center.x, view.center.y)
    case .size: return TransitionAmount(view.bounds.width, view.bounds.height)
    case .clip: return view.bounds.amount(in: nil)
    case .transform: return TransitionTransform(view.transform3D).amount
    case .anchor: return TransitionAmount(view.layer.anchorPoint.x, view.layer.anchorPoint.y)
    case .perspective: return TransitionAmount(-TransitionMath.divide(1, view.layer.sublayerTransform.m34))
    case .alpha: return TransitionAmount(view.alpha)
    case .dim: return TransitionAmount(TransitionCover.of(view)?.alpha ?? 0)
    case .blur:
      return TransitionAmount(TransitionBlur.view(of: view).map { TransitionBlur.amount(of: $0) } ?? 0)
    case .cornerRadius: return TransitionAmount(rounded.cornerRadius)
    case .borderWidth: return TransitionAmount(view.layer.borderWidth)
    case .background: return view.backgroundColor.amount(in: view)
    case .tint: return Optional(view.tintColor).amount(in: view)
    case .borderColor: return view.layer.borderColor.map { UIColor(cgColor: $0) }.amount(in: view)
    case .shadowOpacity: return TransitionAmount(CGFloat(view.layer.shadowOpacity))
    case .shadowRadius: return TransitionAmount(view.layer.shadowRadius)
    case .shadowOffset: return TransitionAmount(view.layer.shadowOffset.width, view.layer.shadowOffset.height)
    case .hidden: return TransitionAmount(view.isHidden ? 1 : 0)
    case .content: return TransitionAmount((view as? TransitionBox)?.content ?? 0)
    case .scrollEnabled: return TransitionAmount((view as? UIScrollView)?.isScrollEnabled == true ? 1 : 0)
    case .offset:
      guard let scroll = view as? UIScrollView else { return TransitionAmount(0) }
      let insets: UIEdgeInsets = scroll.adjustedContentInset
      return TransitionAmount(scroll.contentOffset.x + insets.left, scroll.contentOffset.y + insets.top)
    case .clipsToBounds: return TransitionAmount(view.clipsToBounds ? 1 : 0)
    case .userInteraction: return TransitionAmount(view.isUserInteractionEnabled ? 1 : 0)
    }
  }

  /// The one place where a property of UIKit's is set.
  func write(_ amount: TransitionAmount) {
    switch kind {
    case .center: view.center = CGPoint(amount)
    case .size:
      view.bounds.size = CGSize(amount)
    case .clip:  // its origin too, so that what is inside keeps the container's coordinates
      view.bounds = CGRect(amount)
      view.center = CGPoint(x: amount[0], y: amount[1])
    case .transform:
      let transform = TransitionTransform(amount)
      if transform.isFlat { view.transform = transform.matrix } else { view.transform3D = transform.matrix3D }
    case .anchor:  // without moving the view
      let (old, new) = (view.layer.anchorPoint, CGPoint(amount))
      view.layer.anchorPoint = new
      view.center.x += (new.x - old.x) * view.bounds.width
      view.center.y += (new.y - old.y) * view.bounds.height
    case .perspective: view.layer.sublayerTransform.m34 = -TransitionMath.divide(1, amount[0])
    case .alpha: view.alpha = amount[0]
    case .dim: TransitionCover.make(in: view).alpha = amount[0]
    case .blur: TransitionBlur.set(amount[0], of: TransitionBlur.cover(view))
    case .cornerRadius: rounded.cornerRadius = amount[0]
    case .borderWidth: view.layer.borderWidth = amount[0]
    case .background: view.backgroundColor = UIColor?(amount)
    case .tint: view.tintColor = UIColor?(amount)
    case .borderColor:
      view.layer.borderColor = UIColor?(amount)?.resolvedColor(with: view.traitCollection).cgColor
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
    }
  }

  /// The difference between two values; that of an angle is the shorter way round.
  func difference(_ from: TransitionAmount, _ to: TransitionAmount) -> SIMD8<Double> {
    var difference: SIMD8<Double> = to.numbers - from.numbers
    if kind == .transform {
      for turn in TransitionTransform.turns {
        difference[turn] = difference[turn].remainder(dividingBy: 2 * .pi)
      }
    }
    return difference
  }

  /// Whether a rotation is half a turn or more: Core Animation would go the shorter way round.
  func isHalfTurn(_ from: TransitionAmount, _ to: TransitionAmount) -> Bool {
    guard kind == .transform else { return false }
    let half: Double = Double.pi - 1e-9
    let difference: SIMD8<Double> = to.numbers - from.numbers
    return TransitionTransform.turns.contains { turn in abs(difference[turn]) >= half }
  }

  /// Whether an end of it is a part of a blur, which only a frame by itself can show.
  func isPartialBlur(_ from: TransitionAmount, _ to: TransitionAmount) -> Bool {
    guard kind == .blur else { return false }
    let (start, end): (CGFloat, CGFloat) = (from[0], to[0])
    if start > 0, start < 1 { return true }
    return end > 0 && end < 1
  }

  /// What it is now, with as many whole turns as a value that it has had: a matrix does not tell.
  func read(near amount: TransitionAmount?) -> TransitionAmount {
    var read: TransitionAmount = self.read()
    guard kind == .transform, let amount else { return read }
    for turn in TransitionTransform.turns {
      let circle: Double = 2 * Double.pi
      let away: Double = amount.numbers[turn] - read.numbers[turn]
      let turns: Double = (away / circle).rounded()
      read.numbers[turn] += turns * circle
    }
    return read
  }
}
