import TransitionPlan

extension TransitionScope {
  /// The code of an object's view, from where both screens have names; nil when it may be absent.
  func view(_ subject: Subject) -> Code? {
    switch subject {
    case .screen(let side): return Code(names[side] + ".view")
    case .provided(let side, let index):
      let view = transition[side].views[index]
      return view.isOptional ? nil : Code(names[side] + "." + names.requirement(view.name))
    case .container, .shared, .added, .tabBar, .navigationBar: return nil
    }
  }

  /// A property of a view that is there, as it is now.
  /// - Parameters:
  ///   - property: The property.
  ///   - view: The view's code.
  ///   - container: The container's code, where rectangles are to be read in its coordinates.
  func live(_ property: Property, of view: Code, in container: String?) -> Value? {
    let bounds = view.member("bounds")
    switch property {
    case .width, .height: return .scalar(bounds.member(property.rawValue))
    case .size: return .pair(bounds.member("width"), bounds.member("height"))
    case .safeArea: return .insets(view.member("safeAreaInsets"))
    case .alpha: return .scalar(view.member("alpha"))
    case .cornerRadius: return .scalar(view.member("layer.cornerRadius"))
    case .background: return .color(view.member("backgroundColor"))
    case .offset:
      let call = Code("\(helper(.offset))(of: \(view.text))")
      return .pair(call.member("x"), call.member("y"))
    default:
      guard let container else { return nil }
      return Self.part(property, of: Code("\(view.text).convert(\(bounds.text), to: \(container))"))
    }
  }

  /// A part of a rectangle by the name of a property.
  static func part(_ property: Property, of rect: Code) -> Value? {
    switch property {
    case .frame, .bounds: .rect(rect)
    case .center: .pair(rect.member("midX"), rect.member("midY"))
    case .size: .pair(rect.member("size.width"), rect.member("size.height"))
    case .width, .height: .scalar(rect.member(property.rawValue))
    case .x, .leading: .scalar(rect.member("minX"))
    case .trailing: .scalar(rect.member("maxX"))
    case .y, .top: .scalar(rect.member("minY"))
    case .bottom: .scalar(rect.member("maxY"))
    case .centerX: .scalar(rect.member("midX"))
    case .centerY: .scalar(rect.member("midY"))
    default: nil
    }
  }

  /// A property where the run stands: screens and provided views as they are, the container by its size.
  func readInRun(_ expression: Expression) -> Value? {
    if case .found(let subject, let property) = expression.kind { return foundValue(subject, property) }
    // A presentation keeps what the app has handed over, and a run asks that for it.
    if isOverlay, case .handed(let side, let index) = expression.kind {
      let name = HandedName(side: side, index: index)
      return value(name, Code(property(name)))
    }
    guard case .property(let subject, let property) = expression.kind else { return nil }
    if case .container = subject {
      // It is the presentation that knows it.
      if isOverlay, !hasShared, property == .safeArea { return .insets(Code("safeArea")) }
      return Self.containerPart(property)
    }
    if subject.isChrome, [.width, .height].contains(property),
      plainSlots.contains(where: { $0.subject == subject })
    {
      return .scalar(Code("\(transition.name(of: subject))?.bounds.\(property.rawValue) ?? 0", .ternary))
    }
    if case .provided(let side, let index) = subject, property == .offset {
      let name = names[side] + "." + names.requirement(transition[side].views[index].name)
      return live(.offset, of: Code(name), in: nil)
    }
    if isOverlay, case .provided(.from, let index) = subject, fromReads.contains(index),
      let value = Self.part(property, of: Code(fromFrame(index)))
    {
      return value
    }
    guard tracks(subject, property) == nil else { return nil }
    if case .screen(let side) = subject, mayLack(side) { return absent(side, property) }
    guard let view = view(subject) else { return nil }
    if property == .bounds, case .screen = subject { return .rect(view.member("bounds")) }
    return live(property, of: view, in: nil)
  }

  /// What is read of a screen that may be absent: it would fill the container.
  private func absent(_ side: Side, _ property: Property) -> Value? {
    func length(_ part: String) -> Code {
      let own = "\(names[side])?.view.bounds.\(part)"
      return Code("\(own) ?? \(RunSection.needsSize(self) ? "size.\(part)" : "0")", .ternary)
    }
    switch property {
    case .width, .height: return .scalar(length(property.rawValue))
    case .size: return .pair(length("width"), length("height"))
    default: return nil
    }
  }

  private static func containerPart(_ property: Property) -> Value? {
    switch property {
    case .width, .height: .scalar(Code("size." + property.rawValue))
    case .size: .pair(Code("size.width"), Code("size.height"))
    case .bounds, .frame: .rect(Code("CGRect(origin: .zero, size: size)"))
    default: nil
    }
  }

  /// Whether an expression, with the `let`s that it uses, reads anything of a screen.
  func reads(_ side: Side, _ id: ExpressionID) -> Bool {
    reads(id) { kind in
      switch kind {
      case .property(.screen(side), _), .property(.provided(side, _), _): true
      default: false
      }
    }
  }

  /// Whether an expression, with the `let`s that it uses, reads anything of a screen, or what that hands over.
  func needs(_ side: Side, _ id: ExpressionID) -> Bool {
    reads(side, id) || reads(id) { if case .handed(side, _) = $0 { true } else { false } }
  }

  /// Whether an expression, with the `let`s that it uses, reads a value of the gesture.
  func reads(_ value: GestureValue, _ id: ExpressionID) -> Bool { reads(id) { $0 == .gesture(value) } }

  /// Whether an expression, with the `let`s that it uses, reads the container.
  func readsContainer(_ id: ExpressionID) -> Bool {
    reads(id) { if case .property(.container, _) = $0 { true } else { false } }
  }

  /// Whether an expression reads nothing, neither itself nor in the `let`s that it uses.
  func isConstant(_ id: ExpressionID) -> Bool {
    !reads(id) { kind in
      switch kind {
      case .property, .start, .found, .handed, .inState, .gesture, .gestureStart: true
      default: false
      }
    }
  }

  /// Calls `body` for what an expression is made of, with the `let`s that it uses.
  func visitWithLocals(_ id: ExpressionID, _ body: (ExpressionKind) -> Void) {
    arena.visit(id) { id in
      if case .local(let local) = arena[id].kind {
        visitWithLocals(transition.locals[local].value, body)
      } else {
        body(arena[id].kind)
      }
    }
  }

  private func reads(_ id: ExpressionID, _ matches: (ExpressionKind) -> Bool) -> Bool {
    var found = false
    arena.visit(id) { id in
      if case .local(let local) = arena[id].kind {
        found = found || reads(transition.locals[local].value, matches)
      } else {
        found = found || matches(arena[id].kind)
      }
    }
    return found
  }
}
