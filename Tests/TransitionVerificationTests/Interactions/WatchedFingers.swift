import TransitionDiagnostics
import TransitionLowering
import TransitionSemantics
import TransitionSyntax
import TransitionText

@testable import TransitionPlan
@testable import TransitionVerification

/// The parts of an interaction that both the analysis and the evaluator compute.
struct WatchedInteraction {
  /// The plan of a text without errors in names, types and structure, or nil.
  static func plan(_ text: String) -> Plan? {
    let (tree, broken) = Parser.parse(SourceText(name: "random.transition", text: text))
    let (file, wrong) = Checker.check(tree)
    if (broken + wrong).contains(where: { $0.severity == .error }) { return nil }
    let (plan, circles) = Lowering.lower(file, sourceName: "random.transition")
    return circles.allSatisfy(\.isEmpty) ? plan : nil
  }

  let transition: Transition
  let interaction: Interaction
  let expressions: ExpressionArena
  let rests: RestValues

  init(_ plan: Plan) {
    transition = plan.transitions[0]
    interaction = plan.transitions[0].interactions[0]
    expressions = plan.expressions
    rests = RestValues(plan.transitions[0])
  }

  var analysis: FingerAnalysis { FingerAnalysis(interaction, of: transition, rests, expressions) }

  /// The expressions that are evaluated under a finger. If the interaction drives nothing, all values have already followed the
  /// progress, which is not evaluated again.
  func values(_ moment: FingerAnalysis.Moment) -> [ExpressionID] {
    let isScrub = interaction.drives.isEmpty
    return
      (isScrub ? [] : [interaction.progress].compactMap(\.self) + interaction.drives.compactMap(\.value))
      + (isScrub && moment == .zero ? [] : conditions + numbers)
  }

  /// The numbers in conditions, including values that follow the progress and values of a `let`.
  var numbers: [ExpressionID] {
    var numbers: [ExpressionID] = []
    for condition in conditions {
      expressions.visit(condition) { if expressions[$0].type != .flag { numbers.append($0) } }
    }
    return numbers
  }

  /// The conditions and their parts.
  var parts: [ExpressionID] {
    var parts: [ExpressionID] = []
    for condition in conditions {
      expressions.visit(condition) { if expressions[$0].type == .flag { parts.append($0) } }
    }
    return parts
  }

  var conditions: [ExpressionID] {
    var conditions = [interaction.finishNow].compactMap(\.self)
    switch interaction.decision {
    case .finishWhen(let condition, _), .cancelWhen(let condition, _): conditions.append(condition)
    case .nearest, .cancels: break
    }
    return conditions
  }

  /// Whether a finger can be there that has begun on the view of the gesture, where the layout of the evaluator has that at rest. A
  /// gesture that catches a motion may begin elsewhere.
  func reaches(_ finger: FingerState, in evaluator: Evaluator, _ display: Size) -> Bool {
    if !interaction.catches.isEmpty || !interaction.gesture.isByOneFinger { return true }
    let states = 0..<max(1, transition.states.count)
    return states.contains { state in
      let rest = evaluator.resting(in: state).restState(at: interaction.direction.start)
      let frame = rest.transformedFrame(of: interaction.view)
      func canGo(_ way: Double, _ low: Double, _ high: Double, _ length: Double) -> Bool {
        let (first, last) = (max(0, low), min(length, high))
        return first <= last && way >= -last * GestureDomain.reach
          && way <= (length - first) * GestureDomain.reach
      }
      return canGo(finger.translation.x, frame.x, frame.right, display.width)
        && canGo(finger.translation.y, frame.y, frame.bottom, display.height)
    }
  }

  func evaluator(_ plan: Plan, _ display: Size) -> Evaluator {
    var scene = Scene(transition, of: plan)
    scene.set(.container, .size, .size(display))
    return Evaluator(plan: plan, scene: scene)
  }
}

/// What random fingers have shown.
struct WatchedFingers {
  var count = 0
  /// The values of the condition under which the gesture begins.
  var beginnings: Set<Bool> = []
  /// The progress at the beginning, and later.
  var first: [Double] = []
  var later: [Double] = []
  /// The largest jump of a driven value, at each beginning.
  var jumps: [Double] = []
  var conditions: [ExpressionID: Set<Bool>] = [:]
  /// How often each part of a condition changed in the direction of the progress, from false to true if it grew, and how often in
  /// the other.
  var turns: [ExpressionID: (on: Int, back: Int)] = [:]

  static func watch(_ subject: WatchedInteraction, _ plan: Plan, _ seed: UInt64) -> WatchedFingers {
    var watched = WatchedFingers()
    var fingers = RandomFinger(seed: seed &+ 77)
    // A separate source, so that the other fingers do not change.
    var turning = RandomFinger(seed: seed &+ 770)
    let interaction = subject.interaction
    for display in GestureDomain.displays {
      let evaluator = subject.evaluator(plan, display)
      let rest = evaluator.restState(at: interaction.direction.start)
      for _ in 0..<60 {
        let (first, later) = fingers.next(interaction.gesture, on: interaction.view, display)
        let opens = evaluator.opens(interaction, with: first)
        // A gesture in another direction does not begin, whatever `begin when` says.
        var free = interaction
        free.begin = nil
        if !evaluator.opens(free, with: first) { continue }
        watched.beginnings.insert(opens)
        if !opens { continue }
        watched.count += 1
        let begun = evaluator.posed(interaction, first)
        watched.first.append(begun.pose.progress)
        let jump = begun.pose.values.map { value in
          zip(value.value.numbers, rest.value(of: value.subject, value.property).numbers)
            .map { abs($0 - $1) }.max() ?? 0
        }
        if !interaction.drives.isEmpty { watched.jumps.append(jump.max() ?? 0) }
        let (pose, context) = evaluator.posed(interaction, later)
        watched.later.append(pose.progress)
        if !subject.reaches(later, in: evaluator, display) { continue }
        for id in subject.conditions { watched.conditions[id, default: []].insert(context.value(id).isTrue) }
        let domain = GestureDomain.lasting(of: interaction.gesture, on: interaction.view, display)
        guard let further = turning.further(later, domain.way, in: domain) else { continue }
        let next = evaluator.posed(interaction, further.finger)
        if next.pose.progress == pose.progress { continue }
        let isOn = next.pose.progress > pose.progress
        for id in subject.parts {
          let (now, then) = (context.value(id).isTrue, next.context.value(id).isTrue)
          if now == then { continue }
          if then == isOn {
            watched.turns[id, default: (0, 0)].on += 1
          } else {
            watched.turns[id, default: (0, 0)].back += 1
          }
        }
      }
    }
    return watched
  }
}
