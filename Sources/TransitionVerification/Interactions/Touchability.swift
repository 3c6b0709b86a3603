import TransitionPlan
import TransitionText

/// Whether a finger can touch what rests: UIKit gives no touches to what is hidden, to what has an alpha below 0.01, to
/// anything in such a view, and to what has no extent.
struct Touchability {
  private let transition: Transition
  private let rests: RestValues
  private let expressions: ExpressionArena

  /// Why an object surely gets no touches.
  struct Obstacle {
    /// The reason in words, behind a colon.
    var reason: String
    /// Where it is written.
    var location: SpecLocation
  }

  init(_ transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena) {
    self.transition = transition
    self.rests = rests
    self.expressions = expressions
  }

  /// Why an object gets no touches while a screen rests; nil where it may.
  func obstacle(_ subject: Subject, at side: Side) -> Obstacle? {
    if let own = own(subject, at: side) { return own }
    guard case .provided(let screen, _) = subject else { return nil }
    return own(.screen(screen), at: side)
  }

  private func own(_ subject: Subject, at side: Side) -> Obstacle? {
    let name = transition.name(of: subject)
    if side == .to, let changed = standing(subject, name) { return changed }
    let measures: [(property: Property, least: Double)] = [
      (.alpha, 0.01), (.scale, 1e-6), (.scaleX, 1e-6), (.scaleY, 1e-6), (.width, 1e-6), (.height, 1e-6),
    ]
    for (property, least) in measures {
      guard let entry = rests.entries[PartKey(subject, property, 0)] else { continue }
      let values = values(of: entry, at: side)
      guard values.allSatisfy({ abs($0) < least }), let first = values.first else { continue }
      return Obstacle(
        reason:
          "`\(name).\(property.rawValue)` is \(NumberText.text(first)) while `\(transition[side].name)` rests",
        location: entry.location)
    }
    return nil
  }

  /// What is hidden or held as long as the to screen is there.
  private func standing(_ subject: Subject, _ name: String) -> Obstacle? {
    for obligation in transition.obligations where !obligation.isOfRun {
      switch obligation.kind {
      case .invisible(subject):
        return Obstacle(
          reason: "`\(name)` is hidden while `\(transition.to.name)` rests", location: obligation.location)
      case .held(subject, .alpha, let value):
        guard let alpha = expressions.constant(value), alpha < 0.01 else { continue }
        return Obstacle(
          reason: "`\(name).alpha` is held at \(NumberText.text(alpha))",
          location: obligation.location)
      default: continue
      }
    }
    return nil
  }

  /// The values of a number in all states of a side; none where one of them is known only at run time.
  private func values(of entry: RestValues.Entry, at side: Side) -> [Double] {
    var ids = [side == .from ? entry.from : entry.to]
    if side == .to, let table = entry.table { ids = transition.stateTables[table].values }
    let numbers = ids.compactMap { expressions.constant($0) }
    return numbers.count == ids.count ? numbers : []
  }
}

extension TransitionStyle {
  /// Whether the from screen leaves the window when the to screen rests.
  var removesFrom: Bool {
    switch self {
    case .navigation, .modal, .tab: true
    case .overlay, .container: false
    }
  }
}
