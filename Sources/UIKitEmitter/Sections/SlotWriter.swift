import TransitionPlan

/// Where values are wanted: at the side that a variable names, at the other one, or at a known one.
enum SideChoice {
  case variable
  case away
  case fixed(Side)

  /// The other side.
  var opposite: SideChoice {
    switch self {
    case .variable: .away
    case .away: .variable
    case .fixed(let side): .fixed(side == .from ? .to : .from)
    }
  }
}

/// Writes the statements that set slots: at rest, between the sides, and under a finger.
struct SlotWriter {
  let scope: TransitionScope
  /// What stands before members: `self.` in closures.
  var receiver = ""
  /// Whether screens of another size are laid out at once, as animations need it; where each frame is set, the layout pass does.
  var laysOut = true
  /// The variable that says how far a direction has come.
  var position = "position"

  /// Whether it writes in a run, for which a presentation has the added views and the from screen.
  var isInRun = false
  /// Whether it writes in the class of the views that stay above the to screen.
  var isInForeground = false

  // MARK: Objects

  /// The object of a slot, as it is assigned to.
  func object(_ subject: Subject) -> String {
    switch subject {
    case .screen(.from) where scope.isOverlay && !scope.isAnyController(.from):
      receiver + (isInRun ? "presentation?." : "") + "presentingViewController.view"
    case .screen(let side): receiver + scope.link(side) + ".view"
    case .added(let index) where scope.isOverlay:
      receiver + (isInRun ? "presentation?." : "") + scope.names.added(index)
    case .added(let index):
      receiver + (scope.kept.contains(index) && !isInForeground ? "foreground." : "")
        + scope.names.added(index)
    case .shared(let element): receiver + scope.names.element(element)
    case .tabBar: receiver + "tabBar?"
    case .navigationBar: receiver + "navigationBar?"
    case .provided(let side, let index):
      receiver + scope.link(side) + "." + scope.names.requirement(scope.transition[side].views[index].name)
        + (scope.transition[side].views[index].isOptional ? "?" : "")
    case .container: receiver + "view"
    }
  }

  /// An assignment of one value to a slot.
  func assign(_ slot: Slot, _ value: Code) -> String {
    let text = value.text == "CGAffineTransform.identity" ? ".identity" : value.text
    switch slot.kind {
    case .alpha: return "\(object(slot.subject)).alpha = \(text)"
    case .cornerRadius:
      let isBox = slot.element.map(scope.isBox) ?? false
      return "\(object(slot.subject))\(isBox ? "" : ".layer").cornerRadius = \(text)"
    case .content: return "\(object(slot.subject)).content = \(text)"
    case .shadowRadius, .shadowOffset:
      return "\(object(slot.subject)).layer.\(slot.kind) = \(text)"
    case .shadowOpacity:
      // A literal is of any type, also one of two.
      let values = text.firstRange(of: " ? ").map { text[$0.upperBound...] } ?? text[...]
      let isLiteral = values.allSatisfy { $0.isNumber || " .:-".contains($0) }
      return "\(object(slot.subject)).layer.shadowOpacity = \(isLiteral ? text : "Float(\(text))")"
    case .transform:
      return "\(object(slot.subject)).\(scope.is3D(slot.subject) ? "transform3D" : "transform") = \(text)"
    case .blur:
      return "\(object(slot.subject))\(isHeld(slot.subject) ? ".rest(at: \(text))" : ".effect = \(text)")"
    case .background: return "\(object(slot.subject)).backgroundColor = \(text)"
    case .dim:
      let side: Side = slot.subject == .screen(.to) ? .to : .from
      let owner = isInRun && scope.isOverlay ? "presentation?." : ""
      return "\(receiver)\(owner)\(scope.dimName(side)).alpha = \(text)"
    case .frame, .clip: return ""
    }
  }

  /// The statements that put a picture or what cuts it at a rectangle.
  func place(_ slot: Slot, at rect: String) -> [SwiftItem] {
    guard let element = slot.element else { return [] }
    if slot.kind == .clip {
      let crop = receiver + scope.crop(element)
      return swift {
        SwiftItem.line(
          "\(crop).bounds = \(rect)",
          "its origin too, so that what is inside keeps the container's coordinates")
        "\(crop).center = CGPoint(x: \(rect).midX, y: \(rect).midY)"
      }
    }
    let picture = receiver + scope.names.element(element)
    return swift {
      "\(picture).bounds = CGRect(origin: .zero, size: \(rect).size)"
      "\(picture).center = CGPoint(x: \(rect).midX, y: \(rect).midY)"
      if scope.isBox(element) { "\(picture).layoutIfNeeded()" }
    }
  }

  // MARK: Rest

  /// The value of a property at rest on a side.
  func rest(_ subject: Subject, _ property: Property, at side: Side) -> Value {
    if side == .to, let value = scope.restingValue(subject, property) { return value }
    guard let id = scope.rest(subject, property, at: side) else {
      if let found = scope.foundRest(subject, property) { return found }
      let isPair = property == .translation || property == .shadowOffset
      return isPair ? .pair(.zero, .zero) : .scalar(Code(property.neutral ?? 0))
    }
    if case .shared(let element) = subject, scope.extras(element).contains(property) {
      let name = Code("\(scope.ends(element)).\(scope.extra(element, property, side))")
      let isPair = property == .translation || property == .shadowOffset
      return isPair ? .pair(name.member("x"), name.member("y")) : .scalar(name)
    }
    return ExpressionWriter(scope: scope) { scope.readInItsRun($0) }.value(id)
  }

  /// The value of a slot at rest on a side.
  func rest(_ slot: Slot, at side: Side) -> Code {
    switch slot.kind {
    case .alpha: rest(slot.subject, .alpha, at: side).scalar
    case .cornerRadius: rest(slot.subject, .cornerRadius, at: side).scalar
    case .transform:
      scope.transform(scope.transformParts(slot.subject)) { rest(slot.subject, $0, at: side) }
    case .blur:
      isHeld(slot.subject)
        ? rest(slot.subject, .blur, at: side).scalar
        : blur(slot.subject, scope.rest(slot.subject, .blur, at: side))
    case .background: rest(slot.subject, .background, at: side).scalar
    case .dim: rest(slot.subject, .dim, at: side).scalar
    case .content: rest(slot.subject, .content, at: side).scalar
    case .shadowOpacity: rest(slot.subject, .shadowOpacity, at: side).scalar
    case .shadowRadius: rest(slot.subject, .shadowRadius, at: side).scalar
    case .shadowOffset: rest(slot.subject, .shadowOffset, at: side).size
    case .frame, .clip:
      Code("\(scope.ends(slot.element ?? 0)).\(rectName(slot, side))")
    }
  }

  /// Whether a finger moves a blur.
  private func isHeld(_ subject: Subject) -> Bool {
    if case .added(let index) = subject { scope.heldBlurs.contains(index) } else { false }
  }

  /// The effect of a blur, whole or none; how much of it, where a finger moves it.
  func blur(_ subject: Subject, _ value: ExpressionID?) -> Code {
    if isHeld(subject), let value {
      return ExpressionWriter(scope: scope) { scope.readInItsRun($0) }.value(value).scalar
    }
    guard case .added(let index) = subject, case .blur(let style) = scope.transition.views[index].content,
      let amount = value.flatMap({ scope.arena.constant($0) })
    else { return Code("nil") }
    return Code(amount == 0 ? "nil" : AddedViews.effect(style))
  }

  /// What a rectangle at rest is called among the ends.
  private func rectName(_ slot: Slot, _ side: Side) -> String {
    scope.endName(slot.element ?? 0, side) + (slot.kind == .clip ? "Clip" : "Frame")
  }

  /// The value of a slot at rest on a side that may be known only at run time.
  func rest(_ slot: Slot, at choice: SideChoice) -> Code {
    switch choice {
    case .fixed(let side): rest(slot, at: side)
    case .variable:
      if let direction = scope.oneWay(slot) {
        away(slot, direction)
      } else {
        choose(rest(slot, at: .from), rest(slot, at: .to))
      }
    case .away: choose(rest(slot, at: .to), rest(slot, at: .from))
    }
  }

  /// What one direction alone moves is only where that begins as that has it, and else as it rests.
  private func away(_ slot: Slot, _ direction: Direction) -> Code {
    away(rest(slot, at: direction.end), rest(slot, at: direction.start), direction)
  }

  private func away(_ own: Code, _ other: Code, _ direction: Direction) -> Code {
    let name = scope.names[direction.start]
    return .either(
      "start == .\(name) && side == .\(name)", shortened(other, beside: own), shortened(own, beside: other))
  }

  /// One of two values by the variable `side`.
  func choose(_ from: Code, _ to: Code) -> Code {
    let (a, b) = (shortened(from, beside: to), shortened(to, beside: from))
    return .either("side == .\(scope.from)", a, b)
  }

  /// The value of a property at rest on a side that may be known only at run time.
  func rest(_ subject: Subject, _ property: Property, at choice: SideChoice) -> Value {
    let (first, second): (Side, Side)
    switch choice {
    case .fixed(let side): return rest(subject, property, at: side)
    case .variable: (first, second) = (.from, .to)
    case .away: (first, second) = (.to, .from)
    }
    let (a, b) = (rest(subject, property, at: first), rest(subject, property, at: second))
    if case .variable = choice, let direction = scope.oneWay(Slot(subject: subject, kind: .frame)) {
      let (own, other) = direction.end == .to ? (b, a) : (a, b)
      return property.type == .rect
        ? .rect(away(own.scalar, other.scalar, direction)) : own.zip(other) { away($0, $1, direction) }
    }
    return property.type == .rect ? .rect(choose(a.scalar, b.scalar)) : a.zip(b, choose)
  }

  private func shortened(_ code: Code, beside other: Code) -> Code {
    code != other && code.text == "CGAffineTransform.identity" ? Code(".identity") : code
  }

  /// The name of the variable for a rectangle: with several pictures, with the picture's name.
  func rectVariable(_ slot: Slot) -> String { slot.kind == .clip ? "clip" : "frame" }

  /// The statements that put a slot at rest.
  func statements(_ slot: Slot, at choice: SideChoice) -> [SwiftItem] {
    if slot.kind == .frame, slot.subject.isAdded {
      return PresentationLayout.object(scope, slot.subject, self) { rest($0, $1, at: choice) }
    }
    if slot.kind == .frame, slot.element == nil {
      let isFixed = if case .fixed = choice { true } else { false }
      return geometry(slot.subject, named: !isFixed) { rest(slot.subject, $0, at: choice) }
    }
    let value = rest(slot, at: choice)
    if slot.kind == .frame || slot.kind == .clip {
      let name = rectVariable(slot)
      return swift { "let \(name): CGRect = \(value.text)" } + place(slot, at: name)
    }
    return swift { assign(slot, value) }
  }
}
