import TransitionPlan

/// `<T>Pose`: what the finger drives, as plain arithmetic without UIKit.
enum PoseSection {
  /// One for each interaction, or one for all where they drive the same.
  static func items(_ scope: TransitionScope) -> [[SwiftItem]] {
    if let common = scope.commonPose {
      return [items(scope, type: scope.type("Pose"), common.interactions, common.form)]
    }
    return scope.transition.interactions.indices.map { index in
      let form = PoseWriter.complete(scope, index).form
      return items(scope, type: scope.poseType(index), [scope.transition.interactions[index]], form)
    }
  }

  private static func items(
    _ scope: TransitionScope, type: String, _ interactions: [Interaction], _ form: PoseForm
  ) -> [SwiftItem] {
    let locations = interactions.flatMap { $0.drives.isEmpty ? [$0.location] : $0.drives.map(\.location) }
    return swift {
      SwiftItem.doc("What the finger drives (\(scope.lines(locations))).")
      SwiftItem.block("private struct \(type)") {
        for field in form.fields { "let \(field.name): \(field.type)" }
        for stored in form.stored { "private let \(stored.name): \(stored.type)" }
        SwiftItem.blank
        SwiftItem.block("init(\(form.parameters.joined(separator: ", ")))") {
          for assignment in form.assignments { "\(assignment.target) = \(assignment.value.text)" }
          for stored in form.stored { "self.\(stored.name) = \(stored.name)" }
        }
        for method in form.methods {
          SwiftItem.blank
          SwiftItem.doc("`\(method.words)` (\(scope.lines(method.locations))).")
          SwiftItem.compact(method.head, method.value.text)
        }
      }
    }
  }
}

/// Works out a pose: its fields, and what it must be given.
final class PoseWriter {
  private let scope: TransitionScope
  private let index: Int
  private let interaction: Interaction
  private var taken: Set<String>
  private var locals: [Int: String] = [:]
  private var localTypes: [String: String] = [:]
  private var held: Set<PropertyKey> = []
  private var isDeciding = false
  /// Whether the ends of tracks are read, which know nothing of the finger.
  private var isReadingTracks = false
  /// The driven values and the progress.
  private(set) var fields: [PoseForm.Named] = []
  /// What it is given besides the translation.
  private(set) var inputs: [PoseForm.Named] = []
  /// What the decision needs of inputs and locals.
  private(set) var stored: [PoseForm.Named] = []
  private var assignments: [PoseForm.Assignment] = []
  private var methods: [PoseForm.Method] = []
  private var readsFinger = false
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
      let all = "\(scope.type("State")).allCases.map { \(resting)(in: $0) }"
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
  private func scrubbed(_ subject: Subject, _ property: Property) -> Value? {
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

  private static func typed(_ value: Value) -> (type: String, code: Code) {
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
  private var condition: (id: ExpressionID, location: SpecLocation)? {
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

  // MARK: Reading

  private var writer: ExpressionWriter { ExpressionWriter(scope: scope) { self.read($0) } }

  private func read(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .gesture(.translation):
      if !interaction.gesture.isPan { return nil }
      if isDeciding { readsFinger = true }
      return .pair(Code("translation.x"), Code("translation.y"))
    case .gesture(.velocity):
      if !interaction.gesture.isPan { return nil }
      return isDeciding ? .pair(Code("velocity.x"), Code("velocity.y")) : nil
    case .gesture(.scale):
      guard case .pinch = interaction.gesture else { return nil }
      if isDeciding { readsFinger = true }
      return .scalar(Code("scale"))
    case .gestureStart(.scale):  // the recognizer counts from where the fingers were when it began
      guard case .pinch = interaction.gesture else { return nil }
      return .scalar(.one)
    case .gesture(.rotation):
      guard interaction.gesture == .rotate else { return nil }
      if isDeciding { readsFinger = true }
      return .scalar(Code("rotation"))
    case .gestureStart(.rotation): return interaction.gesture == .rotate ? .scalar(.zero) : nil
    case .gestureStart(.translation): return interaction.gesture.isPan ? .pair(.zero, .zero) : nil
    case .gesture(.progress): return interaction.states == nil ? .scalar(Code("progress")) : nil
    case .gesture(.location): return place("location")
    case .gestureStart(.location): return place("locationStart")
    case .local(let local): return readLocal(local)
    case .handed(let side, let index):
      let name = HandedName(side: side, index: index)
      let property = scope.property(name)
      return scope.value(name, Code(inputName(property, scope.type(name).name, property)))
    case .start(let subject, let property): return self.start(subject, property)
    case .found(let subject, let property) where isReadingTracks && !scope.isOverlay:
      return scope.foundValue(subject, property).flatMap { input(subject, property, $0) }
    case .property(let subject, let property): return self.property(subject, property, expression)
    default: return nil
    }
  }

  /// A place of the finger, which the run keeps in the window's coordinates.
  private func place(_ name: String) -> Value? {
    if scope.transition.isDirectional || interaction.states != nil { return nil }
    let container = "context?.containerView.convert(\(name), from: nil) ?? .zero"
    let input = Code(inputName(name, "CGPoint", container))
    return .pair(input.member("x"), input.member("y"))
  }

  /// Whether the progress, a drive or the decision needs a local.
  private func isUsed(_ local: Int) -> Bool {
    var found = false
    func visit(_ id: ExpressionID) {
      scope.arena.visit(id) { id in
        guard case .local(let other) = scope.arena[id].kind else { return }
        if other == local { found = true } else { visit(scope.transition.locals[other].value) }
      }
    }
    for id in interaction.drives.compactMap(\.value)
      + [interaction.progress, condition?.id, interaction.finishNow].compactMap(\.self)
    { visit(id) }
    return found
  }

  private func readLocal(_ local: Int) -> Value? {
    if isDeciding, locals[local] == nil { return writer.value(scope.transition.locals[local].value) }
    guard let name = locals[local], let type = localTypes[name] else { return nil }
    if isDeciding { store(PoseForm.Named(name: name, type: type, argument: "")) }
    switch scope.transition.locals[local].value {
    case let value where scope.arena[value].type == .flag: return .flag(Code(name))
    default: break
    }
    switch type {
    case "CGPoint": return .pair(Code(name + ".x"), Code(name + ".y"))
    case "CGRect": return .rect(Code(name))
    case "UIEdgeInsets": return .insets(Code(name))
    default: return .scalar(Code(name))
    }
  }

  /// A property while the finger is down: driven, or as it was at the start, or of the layout.
  private func property(_ subject: Subject, _ property: Property, _ expression: Expression) -> Value? {
    if !isReadingTracks, let value = driven(subject, property) { return value }
    if isDeciding, !isReadingTracks, isScrubbed(subject, property) { return scrubbed(subject, property) }
    if case .shared = subject { return self.start(subject, property) }
    if scope.tracks(subject, property) != nil { return start(subject, property) }
    if subject == .container, property == .safeArea, interaction.states == nil { return nil }
    // Frames of the from screen's views are the presentation's to read.
    if scope.isReadInReadingDirection(subject), property.isGeometry || property == .bounds { return nil }
    return scope.readInRun(expression).flatMap { self.input(subject, property, $0) }
  }

  /// Whether a property follows the progress, so that the decision would have to be given where that has brought it.
  private func isScrubbed(_ subject: Subject, _ property: Property) -> Bool {
    guard interaction.drives.isEmpty else { return false }
    let moved = scope.transition[interaction.direction].tracks.filter { $0.subject == subject }.map(
      \.property)
    return moved.contains { property.depends(on: $0, of: moved) }
  }

  private func readsScrubbed(_ id: ExpressionID) -> Bool {
    var isRead = false
    scope.visitWithLocals(id) { kind in
      if case .property(let subject, let property) = kind { isRead = isRead || isScrubbed(subject, property) }
    }
    return isRead
  }

  private func driven(_ subject: Subject, _ property: Property) -> Value? {
    func has(_ property: Property) -> Bool {
      interaction.drives.contains { $0.subject == subject && $0.property == property }
    }
    if has(property) {
      let name = Code(Self.field(scope, subject, property))
      switch property.type {
      case .point, .vector, .size: return .pair(name.member("x"), name.member("y"))
      case .rect: return .rect(name)
      default: return .scalar(name)
      }
    }
    guard has(.frame) else { return nil }
    return TransitionScope.part(property, of: Code(Self.field(scope, subject, .frame)))
  }

  /// A property when the gesture began: its value at rest there.
  private func start(_ subject: Subject, _ property: Property) -> Value? {
    let side = interaction.direction.start
    if let states = interaction.states {
      let driven = interaction.drives[states.drive]
      if driven.subject == subject, driven.property == property {
        let field = Self.startField(scope, subject, property)
        return .scalar(Code(inputName(field, "CGFloat", field)))
      }
      if let value = scope.restingValue(subject, property) { return input(subject, property, value) }
    }
    if case .shared(let element) = subject {
      if property == .frame || TransitionScope.part(property, of: Code("x")) != nil {
        let frame = "\(scope.ends(element))?.\(scope.endName(element, side))Frame ?? .zero"
        let name = inputName(scope.names.element(element) + "Start", "CGRect", frame)
        return TransitionScope.part(property, of: Code(name))
      }
      if scope.extras(element).contains(property) { return nil }
    }
    if let rest = scope.rest(subject, property, at: side) { return writer.value(rest) }
    if let found = found(subject, property) { return found }
    guard let neutral = property.neutral else { return property == .translation ? .pair(.zero, .zero) : nil }
    return .scalar(Code(neutral))
  }

  /// What nothing animates: as it was found if a finger drives it, else as it is.
  private func found(_ subject: Subject, _ property: Property) -> Value? {
    if scope.foundGeometry(subject).contains(property) {
      let frame = scope.name(of: Found(subject: subject, property: .frame))
      let input = inputName(Self.startField(scope, subject, .frame), "CGRect", frame)
      return TransitionScope.part(property, of: Code(input))
    }
    let found = Found(subject: subject, property: property)
    guard property == .alpha || property == .cornerRadius, !subject.isChrome else { return nil }
    if scope.foundUnderFinger.contains(found) {
      let name = scope.name(of: found)
      let isFar = scope.isOverlay && interaction.states == nil
      let argument = isFar ? "presentation?.\(name) ?? \(Code(property.neutral ?? 0).text)" : name
      return .scalar(Code(inputName(Self.startField(scope, subject, property), "CGFloat", argument)))
    }
    let isDriven = scope.transition.interactions.contains { interaction in
      interaction.drives.contains { $0.subject == subject && $0.property == property }
    }
    guard !isDriven, let view = scope.view(subject), let value = scope.live(property, of: view, in: nil)
    else {
      return nil
    }
    return input(subject, property, value)
  }

  /// A value that the run passes.
  private func input(_ subject: Subject, _ property: Property, _ value: Value) -> Value? {
    let name = Self.field(scope, subject, property)
    let (type, code) = Self.typed(value)
    let input = inputName(name, type, code.text)
    switch value {
    case .pair: return .pair(Code(input + ".x"), Code(input + ".y"))
    case .rect: return .rect(Code(input))
    case .insets: return .insets(Code(input))
    case .flag: return .flag(Code(input))
    case .scalar, .color: return .scalar(Code(input))
    }
  }

  /// The name of an input, a new one when it was not asked for before.
  private func inputName(_ name: String, _ type: String, _ argument: String) -> String {
    let known = inputs.first { $0.argument == argument && $0.type == type }
    let input =
      known ?? PoseForm.Named(name: NameTable.unique(name, "Value", &taken), type: type, argument: argument)
    if known == nil { inputs.append(input) }
    if isDeciding { store(input) }
    return input.name
  }

  private func store(_ named: PoseForm.Named) {
    if !stored.contains(where: { $0.name == named.name }) { stored.append(named) }
  }
}
