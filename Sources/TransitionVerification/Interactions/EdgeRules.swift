import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// What is to be said of the edges of the display: which side people read from, and whose swipe goes back.
struct EdgeRules {
  private let transition: Transition
  private var diagnostics: [Diagnostic] = []

  init(_ transition: Transition) { self.transition = transition }

  /// All findings. They are about navigation: elsewhere an edge may be meant as a place.
  mutating func findings() -> [Diagnostic] {
    if transition.style != .navigation { return [] }
    for interaction in transition.interactions { checkReading(interaction) }
    checkSwipeBack()
    return diagnostics
  }

  // MARK: Reading direction

  private mutating func checkReading(_ interaction: Interaction) {
    guard case .edgePan(let edge) = interaction.gesture, let logical = edge.logical,
      let place = interaction.gestureLocation
    else { return }
    let others = transition.interactions.filter { $0.location != interaction.location }
    var fixIts: [FixIt] = []
    if !others.contains(where: \.gesture.isPhysicallyHorizontal) {
      let gesture = Gesture.edgePan(logical).text
      fixIts = [FixIt("change to `\(gesture)`", replacing: place.range, with: gesture)]
    }
    diagnostics.append(
      Diagnostic(
        .edgeAgainstReading, at: place.range, [.text(interaction.gesture.text)],
        notes: [
          "a navigation goes on and back in reading direction; with `leading` and `trailing`, x and the signs of rotations run with it"
        ], fixIts: fixIts))
  }

  // MARK: The swipe back

  /// UIKit's own swipe goes back unless a gesture of the transition takes its finger away.
  private mutating func checkSwipeBack() {
    let back = transition.interactions.filter { $0.direction == .backward && $0.states == nil }
    if back.contains(where: \.gesture.isFromBackEdge) { return }
    for interaction in back {
      guard let place = interaction.gestureLocation else { continue }
      if let rule = interaction.rules.first(where: { $0.relation == .outranks && $0.gesture.isFromBackEdge }) {
        return reportLost(rule.location.range, "`\(interaction.gesture.text)` outranks it")
      }
      if interaction.gesture.goesBack {
        return reportLost(place.range, "`\(interaction.gesture.text)` begins with the same finger")
      }
    }
    guard let pan = back.first(where: { if case .pan = $0.gesture { true } else { false } }),
      let place = pan.gestureLocation
    else { return }
    diagnostics.append(
      Diagnostic(
        .swipeBackKept, at: place.range,
        notes: [
          "with `interactive backward by edgePan(leading)` this transition follows that finger as well"
        ]))
  }

  private mutating func reportLost(_ range: ByteRange, _ why: String) {
    diagnostics.append(
      Diagnostic(
        .swipeBackLost, at: range, [.text(why)],
        notes: ["people expect it everywhere: add `interactive backward by edgePan(leading)`"]))
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
