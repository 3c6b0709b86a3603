public import TransitionDiagnostics
public import TransitionPlan
public import TransitionSemantics
import TransitionText
import TransitionWorkers

/// Checked model → plan: the tracks of both directions, the order of the steps of a gesture, the ledger.
public enum Lowering {
  /// Lowers a file.
  /// - Parameters:
  ///   - file: A file without errors.
  ///   - sourceName: The file's name without its folders.
  /// - Returns: The plan, and for each of its transitions the diagnostics of drives that cannot be ordered.
  public static func lower(_ file: CheckedFile, sourceName: String) -> (plan: Plan, circles: [[Diagnostic]]) {
    let size = file.transitions.reduce(0) { $0 + $1.transition.location.range.count }
    return lower(file, sourceName: sourceName, parts: Workers.count(size: size, least: leastPart))
  }

  /// How many bytes of a spec take about ten times as long to lower as a thread takes to start.
  private static let leastPart = 128 << 10

  /// Lowers the transitions in a number of parallel parts: none depends on another.
  static func lower(
    _ file: CheckedFile, sourceName: String, parts count: Int
  ) -> (plan: Plan, circles: [[Diagnostic]]) {
    func plan(_ transitions: [Transition]) -> Plan {
      Plan(sourceName: sourceName, expressions: file.expressions, transitions: transitions)
    }
    // A single part needs no threads.
    if count == 1 {
      let (transitions, circles) = lower(file, file.transitions.indices)
      return (plan(transitions), circles)
    }
    let sizes = file.transitions.map(\.transition.location.range.count)
    let parts = Workers.map(Workers.parts(count, of: sizes)) { lower(file, $0) }
    return (plan(parts.flatMap(\.transitions)), parts.flatMap(\.circles))
  }

  private static func lower(
    _ file: CheckedFile, _ part: Range<Int>
  ) -> (transitions: [Transition], circles: [[Diagnostic]]) {
    var (transitions, circles): ([Transition], [[Diagnostic]]) = ([], [])
    for checked in file.transitions[part] {
      var lowerer = Lowerer(expressions: file.expressions)
      transitions.append(lowerer.lower(checked))
      circles.append(lowerer.diagnostics)
    }
    return (transitions, circles)
  }
}

/// The state of lowering a transition.
struct Lowerer {
  let expressions: ExpressionArena
  var diagnostics: [Diagnostic] = []

  mutating func lower(_ checked: CheckedTransition) -> Transition {
    var transition = checked.transition
    transition.forward = direction(.forward, checked)
    transition.backward = direction(.backward, checked)
    transition.interactions = checked.interactions.map { lower($0, in: transition) }
    transition.presses = checked.presses.map(press)
    transition.obligations = LedgerBuilder(transition, checked, expressions).obligations
    return transition
  }

  /// The tracks of one direction: A to B forward, B to A backward, in played time.
  private func direction(_ direction: Direction, _ checked: CheckedTransition) -> DirectionPlan {
    let pace = direction == .backward ? checked.backward ?? checked.forward : checked.forward
    if direction == .forward ? checked.isForwardSystem : checked.isBackwardSystem {
      var plan = DirectionPlan(duration: 0, curve: pace.curve, tracks: [], location: pace.location)
      plan.isSystem = true
      return plan
    }
    return self.direction(direction, pace, checked.animations)
  }

  private func direction(
    _ direction: Direction, _ pace: CheckedPace, _ animations: [CheckedAnimation]
  ) -> DirectionPlan {
    let tracks = animations.compactMap { animation -> Track? in
      guard let timing = direction == .forward ? animation.forward : animation.backward else { return nil }
      var track = Track(
        subject: animation.subject, property: animation.property,
        start: direction == .forward ? animation.from : animation.to,
        end: direction == .forward ? animation.to : animation.from,
        windowStart: Self.sum(pace.delay, timing.window.lowerBound),
        windowEnd: Self.sum(pace.delay, timing.window.upperBound),
        curve: timing.curve, stagger: timing.stagger, arc: animation.arc, location: animation.location)
      track.damping = timing.damping
      return track
    }
    return DirectionPlan(
      duration: pace.duration, delay: pace.delay, curve: pace.curve, tracks: tracks, location: pace.location)
  }

  private func press(_ checked: CheckedPress) -> Press {
    Press(
      view: checked.view, down: direction(.forward, checked.pace, checked.animations),
      up: direction(.backward, checked.pace, checked.animations), location: checked.location)
  }

  /// A sum of two times, to the nanosecond: 50 ms and 100 ms are 150 ms.
  private static func sum(_ delay: Double, _ time: Double) -> Double {
    delay == 0 ? time : ((delay + time) * 1e9).rounded() / 1e9
  }

  private mutating func lower(_ checked: CheckedInteraction, in transition: Transition) -> Interaction {
    var order = PoseOrder(checked, in: transition, expressions)
    let steps = order.steps()
    diagnostics += order.diagnostics
    var interaction = checked.interaction
    interaction.steps = steps
    return interaction
  }
}
