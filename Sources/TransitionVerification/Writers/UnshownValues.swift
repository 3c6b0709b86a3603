import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds values that are seen only with another property, which nothing sets: the anchor of an object without transforms, a
/// perspective without a rotation in depth, and the border and the shadow of a screen or an added view that has neither.
enum UnshownValues {
  static func findings(_ transition: Transition) -> [Diagnostic] {
    let written = transition.setters(.track, .hold, .drive)
    let dependent = written.filter { !$0.key.property.showing.isEmpty && isOwn($0.key, transition) }
    if dependent.isEmpty { return [] }
    let set = Set((written + transition.setters(.press, .table)).map(\.key))
    var reported: Set<UInt32> = []
    return dependent.compactMap { setter in
      let showing = setter.key.property.showing
      let showers = set.filter { showing.contains($0.property) }
      let isSeen = showers.contains {
        if setter.key.subject != .container { return $0.subject == setter.key.subject }
        if case .provided = $0.subject { return false }
        return true
      }
      guard !isSeen, reported.insert(setter.location.range.start).inserted else { return nil }
      let inner = showers.map { transition.name(of: $0.subject) }.min()
      let (why, note) = words(setter.key, inside: inner, transition)
      return Diagnostic.withoutEffect(
        at: setter.location.range, setter.kind == .track ? "this track" : "this `\(setter.kind.rawValue)`",
        why,
        notes: [note])
    }
  }

  /// Whether the transition alone decides what shows a property of an object. A view of the app may have a shadow and a border of its
  /// own, and a `live` element moves such a view.
  private static func isOwn(_ key: PropertyKey, _ transition: Transition) -> Bool {
    switch (key.property, key.subject) {
    case (.anchor, _), (.perspective, _):
      return !transition.shared.enumerated().contains { index, element in
        element.kind == .live
          && [.shared(index), .provided(.from, element.from.view), .provided(.to, element.to.view)]
            .contains(key.subject)
      }
    // A screen has no shadow and no border of its own.
    case (_, .added), (_, .screen): return true
    default: return false
    }
  }

  /// Why a property is not seen, and how it would be.
  /// - Parameter inner: A view of a screen that a perspective of the container is not for.
  private static func words(
    _ key: PropertyKey, inside inner: String?, _ transition: Transition
  ) -> (why: String, note: String) {
    let name = transition.name(of: key.subject)
    switch key.property {
    case .anchor:
      return (
        "nothing scales or rotates `\(name)`",
        "the anchor is the point about which `scale` and `rotation` turn; setting it does not move the object"
      )
    case .perspective where key.subject == .container:
      return (
        "no screen, shared element or added view has a `rotationX` or `rotationY`",
        inner.map { "the perspective of the container is not for views in screens: `hold \($0).perspective`" }
          ?? "a perspective shows how an object rotates about x or y: `rotation` turns it in its plane"
      )
    case .perspective:
      return (
        "`\(name)` has no `rotationX` and no `rotationY`",
        "a perspective shows how an object rotates about x or y: `rotation` turns it in its plane"
      )
    case .borderColor:
      return ("`\(name).borderWidth` is 0", "add `animate \(name).borderWidth: 0 -> 1pt`")
    default:
      return ("`\(name).shadow.opacity` is 0", "add `animate \(name).shadow.opacity: 0 -> 30%`")
    }
  }
}

extension Property {
  /// The properties whose values show this one.
  var showing: [Property] {
    switch self {
    case .perspective: [.rotationX, .rotationY]
    case .anchor: [.rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY]
    case .borderColor: [.borderWidth]
    case .shadowRadius, .shadowOffset: [.shadowOpacity]
    default: []
    }
  }
}
