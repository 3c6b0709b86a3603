/// What the leaves of an expression read, apart from constants: a bit for each kind.
///
/// It is no `OptionSet`: in a release build, each literal of several options goes through unspecialized code.
package struct ExpressionReadings: Hashable, Sendable {
  private var bits: UInt32

  private init(_ bits: UInt32) { self.bits = bits }

  /// Nothing.
  static let none = ExpressionReadings(0)
  /// Everything but constants.
  package static let anything = ExpressionReadings(.max)
  /// Present values of properties.
  package static let property = ExpressionReadings(1 << 0)
  /// Values of properties when the gesture began.
  package static let start = ExpressionReadings(1 << 1)
  /// Values of properties that the transition finds.
  package static let found = ExpressionReadings(1 << 2)
  /// Values that screens hand over.
  package static let handed = ExpressionReadings(1 << 3)
  /// Rest states.
  package static let state = ExpressionReadings(1 << 4)
  /// `let`s. What these read has bits only in their own values.
  package static let local = ExpressionReadings(1 << 5)
  /// The safe area of the container, and where the bars are: what differs between devices. They are properties as well.
  package static let bars = ExpressionReadings(1 << 6)
  /// Values of the gesture now.
  package static let gesture = ExpressionReadings(0xFF << 8)
  /// Speeds of the fingers, now or when the gesture began.
  package static let speeds =
    gesture(.velocity) | gesture(.scaleVelocity) | gesture(.rotationVelocity) | gestureStart(.velocity)
    | gestureStart(.scaleVelocity) | gestureStart(.rotationVelocity)

  /// A value of the gesture now.
  package static func gesture(_ value: GestureValue) -> ExpressionReadings {
    ExpressionReadings(1 << (8 + value.number))
  }

  /// The value that a value of the gesture had when it began.
  package static func gestureStart(_ value: GestureValue) -> ExpressionReadings {
    ExpressionReadings(1 << (16 + value.number))
  }

  package static func | (a: ExpressionReadings, b: ExpressionReadings) -> ExpressionReadings {
    ExpressionReadings(a.bits | b.bits)
  }

  /// Whether it has something of some kinds.
  package func hasAny(of kinds: ExpressionReadings) -> Bool { bits & kinds.bits != 0 }

  /// Whether it has nothing but some kinds.
  package func hasOnly(_ kinds: ExpressionReadings) -> Bool { bits & ~kinds.bits == 0 }
}

extension GestureValue {
  /// A number from 0 to 7, for sets and keys of values.
  package var number: UInt32 {
    switch self {
    case .translation: 0
    case .velocity: 1
    case .location: 2
    case .progress: 3
    case .scale: 4
    case .rotation: 5
    case .scaleVelocity: 6
    case .rotationVelocity: 7
    }
  }
}

extension ExpressionArena {
  /// What an expression and its operands read, without the values of `let`s.
  package func readings(_ id: ExpressionID) -> ExpressionReadings { readings[Int(id.index)] }

  /// Calls `body` for the parts of an expression that read something of some kinds, operands first: the leaves of these kinds, and
  /// what is computed from them.
  package func visit(
    _ id: ExpressionID, reading kinds: ExpressionReadings, _ body: (ExpressionID) -> Void
  ) {
    if !readings(id).hasAny(of: kinds) { return }
    switch self[id].kind {
    case .number, .flag, .color, .property, .start, .found, .handed, .inState, .gesture, .gestureStart,
      .local:
      break
    case .component(let operand, _), .negate(let operand), .not(let operand):
      visit(operand, reading: kinds, body)
    case .binary(_, let left, let right):
      visit(left, reading: kinds, body)
      visit(right, reading: kinds, body)
    case .call(_, let arguments): for argument in arguments { visit(argument, reading: kinds, body) }
    }
    body(id)
  }

  /// Calls `body` for the leaves of an expression that read something of some kinds. `sheet.frame.y` is a leaf that reads `sheet.y`, and
  /// nothing else of the frame.
  package func visitLeaves(
    _ id: ExpressionID, reading kinds: ExpressionReadings, _ body: (ExpressionKind) -> Void
  ) {
    if !readings(id).hasAny(of: kinds) { return }
    let kind = withoutComponents(id)
    switch kind {
    case .component, .negate, .not, .binary, .call:
      for operand in operands(of: id) { visitLeaves(operand, reading: kinds, body) }
    default: body(kind)
    }
  }

  /// The kind of an expression, where a part of a property is itself a property.
  private func withoutComponents(_ id: ExpressionID) -> ExpressionKind {
    guard case .component(let operand, let component) = self[id].kind,
      case .property(let subject, let whole) = withoutComponents(operand),
      let part = whole.property(of: component)
    else { return self[id].kind }
    return .property(subject, part)
  }

  /// The kind of an expression, or of the value of a `let` that it is.
  package func kind(_ id: ExpressionID, through locals: [Local]) -> ExpressionKind {
    guard case .local(let index) = self[id].kind, locals.indices.contains(index) else { return self[id].kind }
    return kind(locals[index].value, through: locals)
  }

  /// The first part of an expression that passes a test, itself or in a `let` that it uses: operands come first, and each `let` is entered
  /// once.
  /// - Parameter kinds: What the parts that are tested read.
  package func first(
    in id: ExpressionID, through locals: [Local], reading kinds: ExpressionReadings = .anything,
    where test: (ExpressionID) -> Bool
  ) -> ExpressionID? {
    var entered: Set<Int> = []
    return first(in: id, locals, kinds | .local, &entered, test)
  }

  private func first(
    in id: ExpressionID, _ locals: [Local], _ kinds: ExpressionReadings, _ entered: inout Set<Int>,
    _ test: (ExpressionID) -> Bool
  ) -> ExpressionID? {
    if !readings(id).hasAny(of: kinds) { return nil }
    func inner(_ part: ExpressionID) -> ExpressionID? { first(in: part, locals, kinds, &entered, test) }
    var found: ExpressionID?
    switch self[id].kind {
    case .number, .flag, .color, .property, .start, .found, .handed, .inState, .gesture, .gestureStart: break
    case .local(let index):
      if locals.indices.contains(index), entered.insert(index).inserted { found = inner(locals[index].value) }
    case .component(let operand, _), .negate(let operand), .not(let operand): found = inner(operand)
    case .binary(_, let left, let right): found = inner(left) ?? inner(right)
    case .call(_, let arguments): for argument in arguments where found == nil { found = inner(argument) }
    }
    return found ?? (test(id) ? id : nil)
  }

  /// Calls `body` for the parts of an expression that read something of some kinds, and for those of the `let`s that it uses: operands
  /// first, and each `let` once.
  package func visit(
    _ id: ExpressionID, through locals: [Local], reading kinds: ExpressionReadings = .anything,
    _ body: (ExpressionID) -> Void
  ) {
    _ = first(in: id, through: locals, reading: kinds) {
      body($0)
      return false
    }
  }

  /// What a new expression reads: its operands are there.
  func readings(of kind: ExpressionKind) -> ExpressionReadings {
    switch kind {
    case .number, .flag, .color: .none
    case .property(let subject, let property): bars(subject, property) | .property
    case .start(let subject, let property): bars(subject, property) | .start
    case .found(let subject, let property): bars(subject, property) | .found
    case .handed: .handed
    case .inState: .state
    case .gesture(let value): .gesture(value)
    case .gestureStart(let value): .gestureStart(value)
    case .local: .local
    case .component(let operand, _), .negate(let operand), .not(let operand): readings(operand)
    case .binary(_, let left, let right): readings(left) | readings(right)
    case .call(_, let arguments): arguments.reduce(.none) { $0 | readings($1) }
    }
  }

  /// `bars` if a property is one of these.
  private func bars(_ subject: Subject, _ property: Property) -> ExpressionReadings {
    switch subject {
    case .container: property == .safeArea ? .bars : .none
    case .tabBar, .navigationBar: .bars
    default: .none
    }
  }
}
