import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds to screens that tracks leave without alpha or size: mostly they were meant to appear.
struct RestVisible: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    if isPlain() { return [] }
    let tracks = transition.tracks.filter { hasSay($0.subject, $0.property) }
    let others = standing()
    if tracks.isEmpty, others.isEmpty { return [] }
    let values: [(property: Property, value: ExpressionID)] =
      tracks.flatMap { [($0.property, $0.start), ($0.property, $0.end)] }
      + others.map { ($0.property, $0.value) }
      + transition.stateTables.filter { hasSay($0.subject, $0.property) }.flatMap { table in
        table.values.map { (table.property, $0) }
      }
    /// Why nothing is seen of it in one layout: in the from screen, or in a state, counted from 1.
    func reason(_ property: Property, _ place: Int, _ layout: RestingLayout) -> String? {
      let rest = place == 0 ? layout.rest(at: .from) : layout.rest(at: .to, in: place - 1)
      return self.reason(property, rest.value(of: .screen(.to), property))
    }
    /// Why the to screen is invisible, in any layout: in every state, in the first state where a track moves it there, or in a
    /// state that it reaches from a visible one.
    func words(_ property: Property) -> String? {
      // Numbers, and `_` of what is no frame, are the same wherever the screen is; all else is known where everything is.
      let isPlain = values.allSatisfy {
        if $0.property != property { return !property.isOfFrame || !$0.property.isOfFrame }
        if case .found = expressions[$0.value].kind { return !property.isOfFrame }
        return expressions.constant($0.value) != nil
      }
      guard let layouts = isPlain ? layouts : checked.layouts(knowing: values.map(\.value))
      else { return nil }
      func isGone(_ place: Int) -> Bool { layouts.allSatisfy { reason(property, place, $0) != nil } }
      let states = 1...max(1, transition.states.count)
      // A sheet may be closed at first, but what moves to its first state is to be seen there.
      let isReached = transition.stateTables.contains {
        $0.subject == .screen(.to) && $0.property != property
          && expressions.areEqual($0.from, $0.values[0], through: transition.locals) != true
      }
      if states.allSatisfy(isGone) { return reason(property, 1, layouts[0]) }
      guard let gone = states.first(where: { isGone($0) && ($0 == 1 && isReached || !isGone($0 - 1)) }) else {
        return nil
      }
      return reason(property, gone, layouts[0]).map { "\($0) in `\(transition.states[gone - 1].name)`" }
    }
    var seen: Set<Property> = []
    for track in tracks where seen.insert(track.property).inserted {
      guard let words = words(track.property) else { continue }
      return [
        Diagnostic(
          .restInvisible, at: track.location.range, [.text(transition.to.name), .text(words)],
          notes: transition.states.isEmpty
            ? ["A of `A -> B` is at rest in `\(transition.from.name)`, B in `\(transition.to.name)`"] : [],
          fixIts: transition.states.isEmpty ? turned(track) : [])
      ]
    }
    for other in others {
      guard let words = words(other.property) else { continue }
      return [
        Diagnostic(.restInvisible, at: other.location.range, [.text(transition.to.name), .text(words)])
      ]
    }
    return []
  }

  /// Values other than tracks that determine how the to screen rests.
  private func standing() -> [(property: Property, value: ExpressionID, location: SpecLocation)] {
    let held = transition.obligations.compactMap {
      obligation -> (property: Property, value: ExpressionID, location: SpecLocation)? in
      guard !obligation.isOfRun, case .held(let subject, let property, let value) = obligation.kind,
        hasSay(subject, property)
      else { return nil }
      return (property, value, obligation.location)
    }
    let placed = transition.placements.filter { hasSay($0.subject, $0.property) }
    return held + placed.map { ($0.property, $0.value, $0.location) }
  }

  /// Whether tracks plainly leave the screen visible: they end at the found value or at a visible number, and nothing else affects
  /// it. Then no layout has to be evaluated, which is slow.
  private func isPlain() -> Bool {
    let (obligations, placements) = (transition.obligations, transition.placements)
    for index in obligations.indices {
      if !obligations[index].isOfRun, case .held(.screen(.to), _, _) = obligations[index].kind {
        return false
      }
    }
    if placements.contains(where: { $0.subject == .screen(.to) }) { return false }
    let rests = PlainRest(of: .to, in: transition)
    for direction in Direction.allCases {
      let tracks = direction == .forward ? transition.forward.tracks : transition.backward.tracks
      for index in tracks.indices where hasSay(tracks[index].subject, tracks[index].property) {
        let property = tracks[index].property
        if property.isOfFrame || rests.hasOther(property) { return false }
        switch expressions[tracks[index].value(at: .to, in: direction)].kind {
        case .number(let number) where reason(property, .number(number)) == nil: break
        case .found(.screen(.to), property) where !rests.isSampled(property): break
        default: return false
        }
      }
    }
    return true
  }

  /// Whether a property of an object decides whether the to screen is visible.
  private func hasSay(_ subject: Subject, _ property: Property) -> Bool {
    guard subject == .screen(.to) else { return false }
    switch property {
    case .alpha, .dim, .blur, .scale, .scaleX, .scaleY, .rotationX, .rotationY, .width, .height, .size,
      .frame:
      return true
    default: return false
    }
  }

  /// A smaller alpha is invisible, and a screen with a smaller scale is a speck.
  static let least = 0.01

  /// Why a value makes a screen invisible, for use after a colon; nil where it does not.
  private func reason(_ property: Property, _ value: Value) -> String? {
    switch (property, value) {
    case (.dim, .number(let dim)): dim >= 1 ? "its `dim` is 1, so it is black" : nil
    case (.blur, .number(let blur)): blur >= 1 ? "its `blur` is 1, so nothing can be recognized" : nil
    case (.rotationX, .number(let angle)), (.rotationY, .number(let angle)):
      isEdgeOn(angle) ? "its `\(property.rawValue)` shows it edge on" : nil
    case (.alpha, .number(let number)), (.scale, .number(let number)), (.scaleX, .number(let number)),
      (.scaleY, .number(let number)):
      abs(number) <= Self.least ? "its `\(property.rawValue)` is \(NumberText.text(number))" : nil
    case (_, .number(let length)): words(length: length)
    case (_, .size(let size)): words(length: min(size.width, size.height))
    case (_, .rect(let rect)): words(length: min(rect.width, rect.height))
    default: nil
    }
  }

  private func words(length: Double) -> String? {
    length > 0 ? nil : length == 0 ? "its `size` is 0" : "its `size` is below 0"
  }

  /// Whether a rotation out of the plane, in radians, is 90°, 270° and so on.
  private func isEdgeOn(_ angle: Double) -> Bool {
    abs(abs((angle / .pi).truncatingRemainder(dividingBy: 1)) - 0.5) < 1e-6
  }
}

extension TransitionRule {
  /// The two numbers of a track exchanged, where both are literals.
  func turned(_ track: Track) -> [FixIt] {
    let values = [track.start, track.end].map {
      (number: expressions.constant($0), range: expressions[$0].range)
    }
    guard let first = values[0].number, let second = values[1].number, first > 0,
      values.allSatisfy({ !$0.range.isEmpty && track.location.range.contains($0.range) }),
      [first, second].allSatisfy({ $0 == $0.rounded() }), [.alpha, .blur, .scale].contains(track.property)
    else { return [] }
    let edits = [
      TextEdit(values[0].range, NumberText.text(second)), TextEdit(values[1].range, NumberText.text(first)),
    ]
    return [FixIt("swap the values", edits, applicability: .needsReview)]
  }
}
