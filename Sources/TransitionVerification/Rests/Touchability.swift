import TransitionPlan
import TransitionText

/// Whether a finger can touch an object while the to screen rests: UIKit gives no touches to hidden views, to views with an alpha
/// below 0.01, to subviews of those, and to views without size.
///
/// While the from screen rests, views are unmodified, until a transition has been cancelled.
struct Touchability {
  private let transition: Transition
  private let rests: RestValues
  private let expressions: ExpressionArena

  /// Why an object surely gets no touches.
  struct Obstacle {
    /// The reason in words, for use after a colon.
    var reason: String
    /// Where it is written.
    var location: SpecLocation
  }

  init(_ transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena) {
    self.transition = transition
    self.rests = rests
    self.expressions = expressions
  }

  /// Why an object gets no touches; nil where it may get some.
  func obstacle(_ subject: Subject) -> Obstacle? {
    if let own = own(subject) { return own }
    guard case .provided(let screen, _) = subject else { return nil }
    return own(.screen(screen))
  }

  private func own(_ subject: Subject) -> Obstacle? {
    let name = transition.name(of: subject)
    if let changed = standing(subject, name) { return changed }
    let measures: [(property: Property, least: Double)] = [
      (.alpha, Property.leastTouchedAlpha), (.scale, 1e-6), (.scaleX, 1e-6), (.scaleY, 1e-6), (.width, 1e-6),
      (.height, 1e-6),
    ]
    for (property, least) in measures {
      guard let entry = rests.entries[PartKey(subject, property, 0)] else { continue }
      let values = values(of: entry)
      guard values.allSatisfy({ abs($0) < least }), let first = values.first else { continue }
      return Obstacle(
        reason:
          "`\(name).\(property.rawValue)` is \(NumberText.text(first)) while `\(transition.to.name)` rests",
        location: entry.endLocation)
    }
    return placed(subject, name)
  }

  /// The obstacle of a placed size of 0.
  private func placed(_ subject: Subject, _ name: String) -> Obstacle? {
    for place in transition.placements where place.subject == subject {
      if let length = expressions.lengthOfZero(
        in: place.value, of: place.property, through: transition.locals)
      {
        return Obstacle(
          reason: "`\(name).\(length.rawValue)` is placed at 0", location: place.location)
      }
    }
    return nil
  }

  /// The obstacle of a hide or a hold for the whole stay.
  private func standing(_ subject: Subject, _ name: String) -> Obstacle? {
    guard let veil = rests.veiled[subject] else { return nil }
    guard let value = veil.alpha else {
      return Obstacle(
        reason: "`\(name)` is hidden while `\(transition.to.name)` rests", location: veil.location)
    }
    guard let alpha = expressions.constant(value), alpha < Property.leastTouchedAlpha else { return nil }
    return Obstacle(
      reason: "`\(name).alpha` is held at \(NumberText.text(alpha))", location: veil.location)
  }

  /// The values of a number in all states; empty where one of them is known only at run time.
  private func values(of entry: RestValues.Entry) -> [Double] {
    let ids = entry.table.map { transition.stateTables[$0].values } ?? [entry.to]
    let numbers = ids.compactMap { expressions.constant($0) }
    return numbers.count == ids.count ? numbers : []
  }
}
