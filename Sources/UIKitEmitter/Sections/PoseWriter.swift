import TransitionPlan

/// Works out a pose: its fields, and what it must be given.
final class PoseWriter {
  let scope: TransitionScope
  private let index: Int
  let interaction: Interaction
  var taken: Set<String>
  var locals: [Int: String] = [:]
  var localTypes: [String: String] = [:]
  private var held: Set<PropertyKey> = []
  var isDeciding = false
  /// Whether the ends of tracks are read, which know nothing of the finger.
  var isReadingTracks = false
  /// The driven values and the progress.
  private(set) var fields: [PoseForm.Named] = []
  /// What it is given besides the translation.
  var inputs: [PoseForm.Named] = []
  /// What the decision needs of inputs and locals.
  var stored: [PoseForm.Named] = []
  private var assignments: [PoseForm.Assignment] = []
  private var methods: [PoseForm.Method] = []
  var readsFinger = false
  /// Whether it says how far the finger would have come beyond the end.
  private let reaches: Bool

  private init(_ scope: TransitionScope, _ index: Int, reaches: Bool) {
    self.scope = scope
    self.index = index
    self.reaches = reaches
    interaction = scope.transition.interactions[index]
    taken = NameTable.keywords.union([
      "translation", "scale", "rotation", "velocity", "progress", "isFinished", "isCancelled", "isReached",
      "min", "max",
      "abs", "sin",
      "cos", "wanted", "reach",
    ])
    for drive in interaction.drives { taken.insert(Self.field(scope, drive)) }
  }

  /// The pose, worked out.
  /// - Parameter reaches: Whether it tells what is beyond the end; without one, where there may be no end.
  static func complete(_ scope: TransitionScope, _ index: Int, reaches: Bool? = nil) -> PoseWriter {
    let pose = PoseWriter(scope, index, reaches: reaches ?? scope.mayLackEnd(index))
    for step in pose.interaction.steps { pose.assignments += pose.step(step) }
    pose.isDeciding = true
    pose.methods = [pose.decision(), pose.reached()].compactMap(\.self)
    return pose
  }

  /// What is written of it.
  var form: PoseForm {
    let finger = PoseForm.Named(name: scope.finger.name, type: scope.finger.type, argument: scope.finger.name)
    return PoseForm(
      fields: fields, inputs: [finger] + inputs, stored: stored, assignments: assignments, methods: methods)
  }

  /// The name of a value when the gesture began: `sheetYStart`.
  static func startField(_ scope: TransitionScope, _ subject: Subject, _ property: Property) -> String {
    field(scope, subject, property) + "Start"
  }

  /// The name of a driven value: `viewerAlpha`.
  static func field(_ scope: TransitionScope, _ drive: Drive) -> String {
    field(scope, drive.subject, drive.property)
  }

  /// The name of a property of an object: `viewerAlpha`.
  static func field(_ scope: TransitionScope, _ subject: Subject, _ property: Property) -> String {
    let name: String
    switch subject {
    case .screen(let side): name = scope.names[side]
    case .shared(let element): name = scope.names.element(element)
    case .provided(let side, let index): name = scope.transition[side].views[index].name
    case .added(let index): name = scope.names.added(index)
    case .container, .tabBar, .navigationBar: name = scope.transition.name(of: subject)
    }
    return name + property.rawValue.split(separator: ".").map { NameTable.capitalized(String($0)) }.joined()
  }

  // MARK: Steps

  /// The statements of one step.
  private func step(_ step: PoseStep) -> [PoseForm.Assignment] {
    switch step {
    case .local(let local): return self.local(local)
    case .progress:
      guard let progress = interaction.progress else { return [] }
      fields.append(PoseForm.Named(name: "progress", type: "CGFloat", argument: ""))
      let code = writer.scalar(progress)
      let isHeld = within(progress, 0...1)
      if reaches {
        fields.append(PoseForm.Named(name: "reach", type: "CGFloat", argument: ""))
        let held = Code("reach").held(to: 0...1)
        return [PoseForm.Assignment("reach", code), PoseForm.Assignment("progress", held)]
      }
      return [PoseForm.Assignment("progress", isHeld ? code : code.held(to: 0...1))]
    case .drive(let drive): return self.drive(interaction.drives[drive])
    }
  }

  private func local(_ local: Int) -> [PoseForm.Assignment] {
    let declared = scope.transition.locals[local]
    // What reads the velocity is known only when the finger leaves: the decision has it written out.
    // So it has what follows the progress, and what it cannot read then is said there.
    if scope.reads(.velocity, declared.value) || !isUsed(local) || readsScrubbed(declared.value) { return [] }
    let name = NameTable.unique(declared.name, "Value", &taken)
    let value = writer.value(declared.value)
    let (type, code) = Self.typed(value)
    locals[local] = name
    localTypes[name] = type
    return [PoseForm.Assignment("let \(name): \(type)", code)]
  }

  private func drive(_ drive: Drive) -> [PoseForm.Assignment] {
    // What the progress mixes is no number, and nothing can read it.
    if drive.property.type == .color { return [] }
    let name = Self.field(scope, drive)
    guard let expression = drive.value else { return follow(drive, name) }
    let value = writer.value(expression)
    var (type, code) = Self.typed(value)
    if drive.property.type == .rect { type = "CGRect" }
    if let limits = drive.property.limits, !within(expression, limits) { code = code.held(to: limits) }
    held.insert(PropertyKey(drive.subject, drive.property))
    fields.append(PoseForm.Named(name: name, type: type, argument: ""))
    return [PoseForm.Assignment(name, code)]
  }

  /// What follows its own table has the value there that the driven one has in its table.
  private func follow(_ drive: Drive, _ name: String) -> [PoseForm.Assignment] {
    guard let states = interaction.states else { return scrub(drive, name) }
    let driven = interaction.drives[states.drive]
    func stops(_ drive: Drive) -> Code {
      let resting = scope.restingName(drive.subject, drive.property)
      let away = SlotWriter(scope: scope).rest(drive.subject, drive.property, at: .from).scalar
      let first = states.includesBackward ? "[\(away.text)] + " : ""
      let all = "\(first)\(scope.type("State")).allCases.map { \(resting)(in: $0) }"
      return Code(inputName(Self.field(scope, drive) + "Stops", "[CGFloat]", all))
    }
    let between = scope.helper(.between)
    let code = Code.call(between, [Code(Self.field(scope, driven)), stops(driven), stops(drive)])
    held.insert(PropertyKey(drive.subject, drive.property))
    fields.append(PoseForm.Named(name: name, type: "CGFloat", argument: ""))
    return [PoseForm.Assignment(name, code)]
  }

  /// What has no value goes its own way as the progress says.
  private func scrub(_ drive: Drive, _ name: String) -> [PoseForm.Assignment] {
    guard let value = scrubbed(drive.subject, drive.property) else {
      scope.cannotSay("a `drive` without a value of this property", at: drive.location)
      return []
    }
    let (type, code) = Self.typed(value)
    held.insert(PropertyKey(drive.subject, drive.property))
    fields.append(PoseForm.Named(name: name, type: type, argument: ""))
    return [PoseForm.Assignment(name, code)]
  }

  /// What a property has where the progress brings its tracks; nil where they are more than numbers.
  func scrubbed(_ subject: Subject, _ property: Property) -> Value? {
    let direction = interaction.direction
    let pieces = scope.pieces(subject, property, in: direction)
    if case .shared(let element) = subject, scope.extras(element).contains(property) { return nil }
    guard let first = pieces.first, let last = pieces.last, property.type != .rect, property.type != .color,
      pieces.allSatisfy({ $0.stagger == nil && $0.arc == nil }), scope.table(subject, property) == nil
    else { return nil }
    isReadingTracks = true
    defer { isReadingTracks = false }
    let shares = SlotWriter(scope: scope, position: "progress")
    if pieces.count == 1 {
      let share = shares.share(first, direction)
      return writer.value(first.start).zip(writer.value(last.end)) { a, b in
        a == b ? a : .call(scope.helper(.lerp), [a, b, share])
      }
    }
    return pieces.reduce(writer.value(first.start)) { sum, piece in
      let share = shares.share(piece, direction)
      func going(_ part: (Value) -> Code) -> Code {
        SlotWriter.going(
          part(sum), from: part(writer.value(piece.start)), to: part(writer.value(piece.end)), share)
      }
      if case .pair = sum { return .pair(going { $0.pair.x }, going { $0.pair.y }) }
      return .scalar(going { $0.scalar })
    }
  }

  private func within(_ id: ExpressionID, _ limits: ClosedRange<Double>) -> Bool {
    let bounds = ExpressionBounds(scope.arena, locals: scope.transition.locals, held: held).range(id)
    return bounds.lowerBound >= limits.lowerBound && bounds.upperBound <= limits.upperBound
  }

  static func typed(_ value: Value) -> (type: String, code: Code) {
    switch value {
    case .scalar(let code): ("CGFloat", code)
    case .pair: ("CGPoint", value.point)
    case .rect(let code): ("CGRect", code)
    case .insets(let code): ("UIEdgeInsets", code)
    case .flag(let code): ("Bool", code)
    case .color(let code): ("UIColor", code)
    }
  }

  // MARK: The decision

  /// The name of the decision, as it is asked: `isCancelled(at: released.velocity)`.
  var question: String {
    let name = isCancelDecision ? "isCancelled" : "isFinished"
    return asksVelocity ? name + "(at: released.velocity)" : name
  }

  /// Whether the decision says when it cancels.
  var isCancelDecision: Bool {
    if case .cancelWhen = interaction.decision { true } else { false }
  }

  /// The condition that decides; nil for what the emitter does not write.
  var condition: (id: ExpressionID, location: SpecLocation)? {
    switch interaction.decision {
    case .cancelWhen(let id, let location), .finishWhen(let id, let location): (id, location)
    case .nearest(let location): interaction.states.map { ($0.nearest, location) }
    case .cancels: nil
    }
  }

  private var asksVelocity: Bool { condition.map { scope.reads(.velocity, $0.id) } ?? false }

  /// The method that decides when the finger leaves.
  private func decision() -> PoseForm.Method? {
    guard let condition else { return nil }
    let code = writer.scalar(condition.id)
    storeFinger()
    if interaction.states != nil {
      return PoseForm.Method(
        words: "settle nearest", locations: [interaction.finish.location],
        head: "func wanted(at velocity: CGPoint) -> CGFloat", value: code)
    }
    let name = isCancelDecision ? "isCancelled" : "isFinished"
    return PoseForm.Method(
      words: isCancelDecision ? "cancel when" : "finish when", locations: [condition.location],
      head: asksVelocity ? "func \(name)(at velocity: \(scope.finger.type)) -> Bool" : "var \(name): Bool",
      value: code)
  }

  /// What is asked of a pose while the finger moves: `isReached(at: velocity)`; nil where nothing is.
  var reachedQuestion: (text: String, asksVelocity: Bool)? {
    interaction.finishNow.map { condition in
      let asks = scope.reads(.velocity, condition)
      return (asks ? "isReached(at: velocity)" : "isReached", asks)
    }
  }

  /// The method that finishes in the middle of the gesture.
  private func reached() -> PoseForm.Method? {
    guard let condition = interaction.finishNow else { return nil }
    let code = writer.scalar(condition)
    storeFinger()
    let asksVelocity = scope.reads(.velocity, condition)
    return PoseForm.Method(
      words: "finish now when", locations: [interaction.location],
      head: asksVelocity
        ? "func isReached(at velocity: \(scope.finger.type)) -> Bool" : "var isReached: Bool",
      value: code)
  }

  private func storeFinger() {
    let finger = PoseForm.Named(name: scope.finger.name, type: scope.finger.type, argument: "")
    if readsFinger, !stored.contains(where: { $0.name == finger.name }) { stored.insert(finger, at: 0) }
  }
}
