import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A `rect` with a right or a bottom edge where its width or its height belongs, as other platforms have it.
///
/// Such a rect reaches far beyond the container, or to its edge where on the other side there is a margin. Only places and frames of
/// pictures are looked at: of a track that leaves a screen outside, T0321 speaks.
enum RectCorners {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let places = transition.placements.filter { $0.property == .frame }.map(\.value)
    let frames = transition.forward.tracks.filter { track in
      if case .shared = track.subject { track.property == .frame } else { false }
    }.flatMap { [$0.start, $0.end] }
    if places.isEmpty, frames.isEmpty { return [] }
    let bounds = ExpressionBounds(expressions, locals: transition.locals)
    return (places + frames).compactMap { finding($0, bounds, expressions) }
  }

  private static func finding(
    _ rect: ExpressionID, _ bounds: ExpressionBounds, _ expressions: ExpressionArena
  ) -> Diagnostic? {
    guard case .call(.rect, let parts) = expressions[rect].kind, parts.count == 4 else { return nil }
    for (axis, length) in [Property.width, .height].enumerated() {
      let (start, extent) = (parts[axis], parts[axis + 2])
      let edge = Sum(bounds.terms([(start, 1), (extent, 1)]), length, expressions)
      let own = Sum(bounds.terms([(extent, 1)]), length, expressions)
      guard own.container > 0, own.container <= 1 else { continue }
      let margin = expressions.constant(start).map { (0.1...44).contains($0) } == true
      let isLopsided = length == .width && margin && edge.isContainer
      // The far edge is beyond that of the container by a good part of that, or by what a bar takes.
      guard edge.container >= 1.2 || isLopsided || edge.hasOppositeInsets else { continue }
      let meant = bounds.terms([(extent, 1), (start, -1)])
      var diagnostic = Diagnostic(
        .rectCorners, at: expressions[extent].range,
        [.text(length.rawValue), .text(axis == 0 ? "right" : "bottom")],
        notes: ["a rect is `rect(x, y, width, height)`"])
      let range = expressions[extent].range
      if let text = text(meant, length, expressions), !range.isEmpty {
        diagnostic.fixIts = [FixIt("write `\(text)`", replacing: range, with: text)]
      }
      return diagnostic
    }
    return nil
  }

  /// The length that was meant, where it is a number or a part of the container's.
  private static func text(
    _ sum: (constant: Double, terms: [(value: ExpressionID, factor: Double)]), _ length: Property,
    _ expressions: ExpressionArena
  ) -> String? {
    let constant = (sum.constant * 1000).rounded() / 1000
    if sum.terms.isEmpty { return constant > 0 ? NumberText.text(constant) + "pt" : nil }
    guard sum.terms.count == 1, sum.terms[0].factor == 1, constant <= 0,
      expressions[sum.terms[0].value].kind == .property(.container, length)
    else { return nil }
    let name = "container.\(length.rawValue)"
    return constant == 0 ? name : "\(name) - \(NumberText.text(-constant))pt"
  }

  /// What a sum has of the container.
  private struct Sum {
    /// How often the container's length is in it.
    var container = 0.0
    /// Whether it is that length alone.
    var isContainer = false
    /// Whether the safe area of one side is added, and that of the opposite one taken away.
    var hasOppositeInsets = false

    init(
      _ sum: (constant: Double, terms: [(value: ExpressionID, factor: Double)]), _ length: Property,
      _ expressions: ExpressionArena
    ) {
      var insets: Set<Component> = []
      for (value, factor) in sum.terms {
        switch expressions[value].kind {
        case .property(.container, length): container += factor
        case .component(let operand, let side):
          guard case .property(_, .safeArea) = expressions[operand].kind else { continue }
          if factor > 0, side == .top || side == .left { insets.insert(side) }
          if factor < 0, side == .bottom || side == .right { insets.insert(side) }
        default: break
        }
      }
      isContainer = container == 1 && sum.terms.count == 1 && abs(sum.constant) < 1e-6
      hasOppositeInsets = insets.count == 2
    }
  }
}
