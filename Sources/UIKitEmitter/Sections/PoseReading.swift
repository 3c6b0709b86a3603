import TransitionPlan

/// What the expressions of a pose read: the finger, what it drives, and what the run hands over.
extension PoseWriter {
  var writer: ExpressionWriter { ExpressionWriter(scope: scope) { self.read($0) } }

  private func read(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .gesture(.translation):
      if !interaction.gesture.isPan { return middleWay }
      if isDeciding { readsFinger = true }
      return pair(Code(scope.figure(interaction.gesture, of: "finger")))
    case .gesture(.velocity):
      if !interaction.gesture.isPan || !isDeciding { return nil }
      return pair(Code(scope.figure(interaction.gesture, of: "velocity")))
    case .gesture(.scale): return figure("scale")
    case .gesture(.rotation): return figure("rotation")
    // The recognizer counts from where the fingers were when it began.
    case .gestureStart(.scale): return interaction.gesture.isPan ? nil : .scalar(.one)
    case .gestureStart(.rotation): return interaction.gesture.isPan ? nil : .scalar(.zero)
    case .gestureStart(.translation): return .pair(.zero, .zero)
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

  private func pair(_ code: Code) -> Value { .pair(code.member("x"), code.member("y")) }

  /// A figure of two fingers: that which their recognizer counts, or the other one, which the run keeps.
  private func figure(_ name: String) -> Value? {
    if interaction.gesture.isPan { return nil }
    if interaction.gesture.figure == name {
      if isDeciding { readsFinger = true }
      return .scalar(Code(scope.figure(interaction.gesture, of: "finger")))
    }
    if scope.transition.isDirectional { return nil }
    return .scalar(Code(inputName(name, "CGFloat", name, isOwn: true)))
  }

  /// How far the middle between two fingers has come.
  private var middleWay: Value? {
    place("location").flatMap { now in
      place("locationStart").map { .pair(now.pair.x - $0.pair.x, now.pair.y - $0.pair.y) }
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
  func isUsed(_ local: Int) -> Bool {
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
    if property.type == .color,
      interaction.drives.contains(where: { $0.subject == subject && $0.property == property })
    {
      return nil
    }
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

  func readsScrubbed(_ id: ExpressionID) -> Bool {
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
  /// - Parameter isOwn: Whether the name is kept for it.
  func inputName(_ name: String, _ type: String, _ argument: String, isOwn: Bool = false) -> String {
    let known = inputs.first { $0.argument == argument && $0.type == type }
    let name = known == nil && !isOwn ? NameTable.unique(name, "Value", &taken) : name
    let input = known ?? PoseForm.Named(name: name, type: type, argument: argument)
    if known == nil { inputs.append(input) }
    if isDeciding { store(input) }
    return input.name
  }

  private func store(_ named: PoseForm.Named) {
    if !stored.contains(where: { $0.name == named.name }) { stored.append(named) }
  }
}
