import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// What is to be said of the edges of the display: which side people read from, and whose swipe goes back.
struct EdgeRules {
  private let transition: Transition
  private let physicalCount: Int

  init(_ transition: Transition) {
    self.transition = transition
    physicalCount = transition.interactions.count { $0.gesture.isPhysicallyHorizontal }
  }

  /// What is to be warned of, of a navigation.
  func findings() -> [Diagnostic] {
    transition.interactions.compactMap(reading) + [lostSwipe].compactMap(\.self)
  }

  /// What is worth knowing.
  func notes() -> [Diagnostic] {
    if transition.style != .navigation || hasEdgePan || lostSwipe != nil { return [] }
    guard let pan = back.first(where: { if case .pan = $0.gesture { true } else { false } }),
      let place = pan.gestureLocation
    else { return [] }
    return [
      Diagnostic(
        .swipeBackKept, at: place.range,
        notes: ["with `interactive backward by edgePan(leading)` this transition follows that finger as well"]
      )
    ]
  }

  // MARK: Reading direction

  private func reading(_ interaction: Interaction) -> Diagnostic? {
    guard case .edgePan(let edge) = interaction.gesture, let logical = edge.logical,
      let place = interaction.gestureLocation
    else { return nil }
    var fixIts: [FixIt] = []
    // Both ways to count x do not go together in one transition.
    if physicalCount == 1 {
      let gesture = Gesture.edgePan(logical).text
      fixIts = [FixIt("change to `\(gesture)`", replacing: place.range, with: gesture)]
    }
    return Diagnostic(
      .edgeAgainstReading, at: place.range, [.text(interaction.gesture.text)],
      notes: [
        "a navigation goes on and back in reading direction; with `leading` and `trailing`, x and the signs of rotations run with it"
      ], fixIts: fixIts)
  }

  // MARK: The swipe back

  /// What drives the way back.
  private var back: [Interaction] {
    transition.interactions.filter { $0.direction == .backward && $0.states == nil }
  }

  /// Whether the transition answers the swipe back itself.
  private var hasEdgePan: Bool { back.contains(where: \.gesture.isFromBackEdge) }

  /// UIKit's own swipe goes back unless a gesture of the transition takes its finger away.
  private var lostSwipe: Diagnostic? {
    if hasEdgePan { return nil }
    for interaction in back {
      if let rule = interaction.rules.first(where: { $0.relation == .outranks && $0.gesture.isFromBackEdge })
      {
        return lost(rule.location.range, "`\(interaction.gesture.text)` outranks it")
      }
      if interaction.gesture.goesBack, let place = interaction.gestureLocation {
        return lost(place.range, "`\(interaction.gesture.text)` begins with the same finger")
      }
    }
    return nil
  }

  private func lost(_ range: ByteRange, _ why: String) -> Diagnostic {
    Diagnostic(
      .swipeBackLost, at: range, [.text(why)],
      notes: ["people expect it everywhere: add `interactive backward by edgePan(leading)`"])
  }
}

extension GestureEdge {
  /// The edge in reading direction that is this one for people who read from the left.
  fileprivate var logical: GestureEdge? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading, .trailing, .top, .bottom: nil
    }
  }
}

extension Gesture {
  /// Whether it comes from the edge where UIKit's swipe back begins.
  fileprivate var isFromBackEdge: Bool { self == .edgePan(.leading) || self == .edgePan(.left) }

  /// Whether it is a pan that goes the way of the swipe back.
  fileprivate var goesBack: Bool {
    switch self {
    case .pan(.right), .pan(.horizontal), .pan(.any): true
    default: false
    }
  }
}
