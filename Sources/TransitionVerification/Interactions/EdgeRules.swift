import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// What is to be said of the edges of the display: which side people read from, and whose swipe goes back.
struct EdgeRules {
  private let transition: Transition
  private let rests: RestValues
  private let expressions: ExpressionArena
  private let physicalCount: Int

  init(_ transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena) {
    self.transition = transition
    self.rests = rests
    self.expressions = expressions
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
    var diagnostic = Diagnostic(
      .edgeAgainstReading, at: place.range, [.text(interaction.gesture.text)],
      notes: [
        "a navigation goes on and back in reading direction; with `leading` and `trailing`, x and the signs of rotations run with it"
      ])
    // Both ways to count x do not go together in one transition.
    if physicalCount == 1 {
      diagnostic.fixIts = [change(place.range, to: .edgePan(logical))]
    } else {
      diagnostic.notes.append(
        "change its other gestures with it: an edge to `leading` or `trailing`, a pan to `pan(horizontal)`")
    }
    return diagnostic
  }

  private func change(_ range: ByteRange, to gesture: Gesture) -> FixIt {
    FixIt("change to `\(gesture.text)`", replacing: range, with: gesture.text)
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
      if takesBackFinger(interaction), let place = interaction.gestureLocation {
        var diagnostic = lost(place.range, "`\(interaction.gesture.text)` begins with the same finger")
        if interaction.gesture == .pan(.right) {
          diagnostic.notes = [
            "people expect it everywhere: go back by `edgePan(leading)`, or by `pan(horizontal)` with an `edgePan(leading)` beside it"
          ]
          if physicalCount == 1 { diagnostic.fixIts = [change(place.range, to: .edgePan(.leading))] }
        }
        diagnostic.notes.append("or leave it its finger: `waits for edgePan(leading) on …`")
        return diagnostic
      }
    }
    return nil
  }

  /// Whether a gesture takes the finger with which UIKit's swipe back begins.
  private func takesBackFinger(_ interaction: Interaction) -> Bool {
    guard interaction.gesture.goesBack, reachesEdge(interaction.view),
      !interaction.rules.contains(where: { $0.relation == .waitsFor && $0.gesture.isFromBackEdge })
    else { return false }
    guard let begin = interaction.begin else { return true }
    return GestureDomain.displays.contains { display in
      var analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
      analysis.go(to: .gate, on: display)
      var domain = analysis.domain
      let strip = Interval(0, GestureDomain.edgeWidth)
      domain[.location, 0] = strip
      domain[start: .location, 0] = strip
      analysis.restrict(domain)
      return analysis.canBe(true, begin)
    }
  }

  /// Whether a view is at the edge of the display, as far as is known: of a view in a screen it is not.
  private func reachesEdge(_ view: Subject) -> Bool {
    switch view {
    case .container, .screen: true
    case .provided, .added, .shared, .tabBar, .navigationBar: false
    }
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
