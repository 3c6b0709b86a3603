import Testing
import TransitionPlan
import TransitionText

/// A small change of one part of the Photos plan.
struct PlanMutation: Sendable, CustomTestStringConvertible {
  let name: String
  let change: @Sendable (inout Plan) -> Void
  var testDescription: String { name }

  init(_ name: String, _ change: @escaping @Sendable (inout Plan) -> Void) {
    self.name = name
    self.change = change
  }

  /// A change of the transition.
  private static func t(_ name: String, _ change: @escaping @Sendable (inout Transition) -> Void)
    -> PlanMutation
  {
    PlanMutation(name) { change(&$0.transitions[0]) }
  }

  /// A change of the interaction.
  private static func i(_ name: String, _ change: @escaping @Sendable (inout Interaction) -> Void)
    -> PlanMutation
  {
    PlanMutation("interaction " + name) { change(&$0.transitions[0].interactions[0]) }
  }

  /// Changes of each part of a location in the spec.
  private static func at(_ name: String, _ path: any WritableKeyPath<Transition, SpecLocation> & Sendable)
    -> [PlanMutation]
  {
    [
      t(name + " line") { $0[keyPath: path].line += 1 },
      t(name + " column") { $0[keyPath: path].column += 1 },
      t(name + " first byte") { $0[keyPath: path].range.start += 1 },
      t(name + " last byte") { $0[keyPath: path].range.end += 1 },
    ]
  }

  /// Another expression, which changes the text of the plan only where it is used.
  private static func other(_ plan: Plan, than id: ExpressionID) -> ExpressionID {
    let first = plan.transitions[0].sample[0].value
    return first == id ? plan.transitions[0].sample[1].value : first
  }

  private static func expression(
    _ name: String, _ path: any WritableKeyPath<Transition, ExpressionID> & Sendable
  ) -> PlanMutation {
    PlanMutation(name) {
      $0.transitions[0][keyPath: path] = other($0, than: $0.transitions[0][keyPath: path])
    }
  }

  private static let elsewhere = SpecLocation(range: ByteRange(7, 9), line: 999, column: 9)

  static let all: [PlanMutation] =
    parts + directions + elements + interactions + ledger + expressions + locations.flatMap { $0 }

  private static let parts: [PlanMutation] = [
    PlanMutation("source name") { $0.sourceName = "other.transition" },
    PlanMutation("a second transition") { $0.transitions.append($0.transitions[0]) },
    t("name") { $0.name = "Other" },
    t("documentation") { $0.documentation.append("More.") },
    t("screen name") { $0.from.name = "other" },
    t("class name") { $0.to.className = "ViewerController" },
    t("view name") { $0.from.views[0].name = "other" },
    t("view kind") { $0.from.views[0].kind = .label },
    t("view optional") { $0.to.views[1].isOptional = true },
    t("view documentation") { $0.to.views[1].documentation = ["Pages."] },
    t("view gone") { $0.to.views.removeLast() },
    t("hook name") { $0.from.hooks[2].name = "other" },
    t("hook gone") { $0.from.hooks.removeLast() },
    t("order") { $0.top = .from },
    t("order location") { $0.orderLocation = nil },
    t("call side") { $0.calls[0].side = .to },
    t("call hook") { $0.calls[0].hook = 1 },
    t("call direction") { $0.calls[0].direction = .forward },
    t("call moment") { $0.calls[0].moment = .finish },
    t("call gone") { $0.calls.removeLast() },
    t("local name") { $0.locals[0].name = "other" },
    t("fallback") { $0.fallback = nil },
    t("fallback duration") { $0.fallback?.duration = 0.3 },
    t("fallback curve") { $0.fallback?.curve = .linear },
    t("reduced motion") { $0.reduceMotion = nil },
    t("reduced motion duration") { $0.reduceMotion?.duration = 0.3 },
    t("sample subject") { $0.sample[0].subject = .screen(.from) },
    t("sample property") { $0.sample[2].property = .bounds },
    t("sample gone") { $0.sample.removeLast() },
  ]

  private static let directions: [PlanMutation] = [
    t("duration") { $0.forward.duration = 0.6 },
    t("delay") { $0.backward.delay = 0.05 },
    t("direction curve") { $0.backward.curve = .linear },
    t("track subject") { $0.forward.tracks[2].subject = .screen(.from) },
    t("track property") { $0.forward.tracks[2].property = .dim },
    t("window start") { $0.forward.tracks[2].windowStart = 0.1 },
    t("window end") { $0.forward.tracks[2].windowEnd = 0.4 },
    t("track curve kind") { $0.forward.tracks[2].curve = .linear },
    t("curve points") {
      $0.backward.tracks[2].curve = .cubic(CubicBezier(0.42, 0, 0.58, 0.9), name: .easeInOut)
    },
    t("curve name") { $0.backward.tracks[2].curve = .cubic(CubicBezier(0.42, 0, 0.58, 1), name: nil) },
    t("spring damping") {
      $0.forward.tracks[2].curve = .spring(SpringCurve(dampingRatio: 0.7, duration: 0.5))
    },
    t("spring duration") {
      $0.forward.tracks[2].curve = .spring(SpringCurve(dampingRatio: 0.8, duration: 0.4))
    },
    t("track gone") { $0.backward.tracks.removeLast() },
    t("track order") { $0.forward.tracks.reverse() },
    expression("track start", \.forward.tracks[2].start),
    expression("track end", \.backward.tracks[1].end),
  ]

  private static let elements: [PlanMutation] = [
    t("element name") { $0.shared[0].name = "other" },
    t("element end view") { $0.shared[0].to.view = 1 },
    t("element clip") { $0.shared[0].from.clip = nil },
    t("element content") { $0.shared[0].contentMode = .fill },
    t("element missing") { $0.shared[0].missing = nil },
    t("element missing duration") { $0.shared[0].missing?.duration = 0.3 },
    expression("element frame", \.shared[0].to.frame),
    expression("local value", \.locals[0].value),
    expression("sample value", \.sample[3].value),
  ]

  private static let interactions: [PlanMutation] = [
    i("direction") { $0.direction = .forward },
    i("gesture") { $0.gesture = .pan(.up) },
    i("view") { $0.view = .screen(.from) },
    i("begin") { $0.begin = nil },
    i("hold subject") { $0.holds[0].subject = .screen(.from) },
    i("hold property") { $0.holds[0].property = .hidden },
    i("hold gone") { $0.holds = [] },
    i("simultaneous subject") { $0.simultaneous[0].subject = .screen(.from) },
    i("simultaneous condition") { $0.simultaneous[0].condition = nil },
    i("drive subject") { $0.drives[0].subject = .screen(.from) },
    i("drive property") { $0.drives[0].property = .dim },
    i("steps order") { $0.steps.swapAt(1, 2) },
    i("step gone") { $0.steps.removeLast() },
    i("finish duration") { $0.finish.duration = 0.3 },
    i("finish curve") { $0.finish.curve = .linear },
    i("cancel duration") { $0.cancel.duration = 0.3 },
    i("cancel curve") { $0.cancel.curve = .linear },
    i("decision kind") {
      if case .cancelWhen(let id, let location) = $0.decision { $0.decision = .finishWhen(id, location) }
    },
    i("decision location") {
      if case .cancelWhen(let id, _) = $0.decision { $0.decision = .cancelWhen(id, elsewhere) }
    },
    i("decision condition") {
      if case .cancelWhen(_, let location) = $0.decision, let begin = $0.begin {
        $0.decision = .cancelWhen(begin, location)
      }
    },
    i("more of them") { $0.holds.append($0.holds[0]) },
    t("interaction gone") { $0.interactions = [] },
    i("interaction progress gone") { $0.progress = nil },
    i("drive value gone") { $0.drives[1].value = nil },
    expression("interaction hold value", \.interactions[0].holds[0].value),
  ]

  private static let ledger: [PlanMutation] = [
    t("obligation kind") { $0.obligations[1].kind = .inserted(.provided(.from, 0)) },
    t("obligation subject") { $0.obligations[1].kind = .invisible(.provided(.to, 1)) },
    t("obligation recognizer") { $0.obligations[5].kind = .recognizer(1) },
    t("obligation acquire") { $0.obligations[1].acquire = .drivenStart },
    t("obligation release point") { $0.obligations[4].releases[1].point = nil },
    t("obligation release exit") { $0.obligations[4].releases[1].exit = .backwardCancel },
    t("obligation release gone") { $0.obligations[4].releases.removeLast() },
    t("obligation reason") { $0.obligations[0].reason = "other" },
    t("obligation gone") { $0.obligations.removeLast() },
    PlanMutation("obligation value") {
      let value = $0.transitions[0].sample[0].value
      $0.transitions[0].obligations[4].kind = .standing(.tabBar, .alpha, value)
    },
    PlanMutation("held value") {
      let value = $0.transitions[0].sample[0].value
      $0.transitions[0].obligations[3].kind = .held(.provided(.to, 1), .scrollEnabled, value)
    },
  ]

  /// Changes every expression of the plan, in a copy of the arena with the same places.
  private static func arena(
    _ name: String, _ change: @escaping @Sendable (inout TransitionPlan.Expression) -> Bool
  ) -> PlanMutation {
    PlanMutation("expression " + name) { plan in
      // IDs can only be obtained from an arena. A copy of the arena has the same IDs.
      var arena = ExpressionArena()
      var ids: [ExpressionID] = []
      var probe = ExpressionArena()
      var isChanged = false
      for _ in 0..<plan.expressions.count {
        ids.append(
          probe.add(TransitionPlan.Expression(.flag(true), type: .flag, range: ByteRange(at: 0))))
      }
      for id in ids {
        var expression = plan.expressions[id]
        if !isChanged { isChanged = change(&expression) }
        _ = arena.add(expression)
      }
      plan.expressions = arena
    }
  }

  private static let expressions: [PlanMutation] = [
    arena("type") { expression in
      guard expression.type == .vector(.speed) else { return false }
      expression.type = .vector(.length)
      return true
    },
    arena("range") { expression in
      expression.range.end += 3
      return true
    },
    arena("number") { expression in
      guard case .number(let number) = expression.kind, number == 2 else { return false }
      expression.kind = .number(4.5)
      return true
    },
    arena("flag") { expression in
      guard case .flag(let flag) = expression.kind else { return false }
      expression.kind = .flag(!flag)
      return true
    },
    arena("property") { expression in
      guard case .property(let subject, _) = expression.kind else { return false }
      expression.kind = .property(subject, .bounds)
      return true
    },
    arena("start") { expression in
      guard case .start(let subject, let property) = expression.kind else { return false }
      expression.kind = .property(subject, property)
      return true
    },
    arena("gesture value") { expression in
      guard case .gesture(.translation) = expression.kind else { return false }
      expression.kind = .gesture(.location)
      return true
    },
    arena("component") { expression in
      guard case .component(let operand, .y) = expression.kind else { return false }
      expression.kind = .component(operand, .x)
      return true
    },
    arena("operator") { expression in
      guard case .binary(.lessOrEqual, let a, let b) = expression.kind else { return false }
      expression.kind = .binary(.less, a, b)
      return true
    },
    arena("operands") { expression in
      guard case .binary(.divide, let a, let b) = expression.kind else { return false }
      expression.kind = .binary(.divide, b, a)
      return true
    },
    arena("function") { expression in
      guard case .call(.aspectFit, let arguments) = expression.kind else { return false }
      expression.kind = .call(.aspectFill, arguments)
      return true
    },
    PlanMutation("expression that nothing uses") {
      _ = $0.expressions.add(
        TransitionPlan.Expression(.number(1), type: .number, range: ByteRange(at: 0)))
    },
  ]

  private static let locations: [[PlanMutation]] = [
    at("transition", \.location), at("from", \.from.location), at("view", \.from.views[0].location),
    at("hook", \.to.hooks[1].location), at("forward", \.forward.location),
    at("backward", \.backward.location), at("track", \.forward.tracks[3].location),
    at("call", \.calls[4].location), at("local", \.locals[0].location), at("shared", \.shared[0].location),
    at("shared from", \.shared[0].from.location), at("shared to", \.shared[0].to.location),
    at("interaction", \.interactions[0].location), at("hold", \.interactions[0].holds[0].location),
    at("simultaneous", \.interactions[0].simultaneous[0].location),
    at("drive", \.interactions[0].drives[3].location), at("finish", \.interactions[0].finish.location),
    at("cancel", \.interactions[0].cancel.location), at("obligation", \.obligations[2].location),
    at("sample", \.sample[1].location),
    [
      t("order place") { $0.orderLocation = elsewhere },
      t("fallback place") { $0.fallback?.location = elsewhere },
      t("reduced motion place") { $0.reduceMotion?.location = elsewhere },
      t("missing place") { $0.shared[0].missing?.location = elsewhere },
    ],
  ]
}
