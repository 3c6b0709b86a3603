import TransitionPlan

/// The rest states of an overlay's to screen: their names, and what differs between them.
enum StatesSection {
  /// `<T>State`: the names.
  static func names(_ scope: TransitionScope) -> [SwiftItem] {
    let cases = scope.transition.states.indices.map(scope.caseName).joined(separator: ", ")
    return swift {
      SwiftItem.doc(
        "Where the \(scope.to) can rest (\(scope.lines(scope.transition.states.map(\.location)))).")
      "\(scope.statesInteraction == nil ? "private " : "")enum \(scope.type("State")): CaseIterable { case \(cases) }"
    }
  }

  /// The presentation's property: `forward` goes to the first.
  static func state(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.hasStates { return [] }
    let declaration = "var state: \(scope.type("State")) = .\(scope.caseName(0))"
    if scope.statesInteraction == nil { return swift { "private \(declaration)" } }
    return swift {
      SwiftItem.block("private(set) \(declaration)") { "didSet { if state != oldValue { moved?(state) } }" }
      "var moved: ((\(scope.type("State"))) -> Void)?"
      if !scope.shading.isEmpty { "private let passage = \(scope.type("Passage"))()" }
    }
  }

  /// What the app has of the rest states: where the to screen is, and how it gets elsewhere.
  static func app(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.statesInteraction == nil { return [] }
    let state = scope.type("State")
    let to = scope.to
    return swift {
      SwiftItem.doc("Told where the \(to) is bound for, whenever that changes.")
      "var moved: ((\(state)) -> Void)?"
      "private weak var presentation: \(scope.type("Presentation"))?"
      SwiftItem.blank
      SwiftItem.doc("Where the \(to) rests, or is bound for.")
      SwiftItem.compact("var state: \(state)", "presentation?.state ?? .\(scope.caseName(0))")
      SwiftItem.blank
      SwiftItem.doc(
        "Moves the \(to) that is up. While it comes or goes, or a finger has it, nothing happens.")
      SwiftItem.block("func move(to state: \(state), animated: Bool)") {
        "presentation?.move(to: state, animated: animated)"
      }
      SwiftItem.blank
    }
  }

  /// The same where it is done.
  static func move(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "Goes to a rest state as a finger that has let go would; what still settles goes on from where it is."
      )
      SwiftItem.block("func move(to state: \(scope.type("State")), animated: Bool)") {
        "guard isUp, run == nil, !isHeld, state != self.state else { return }"
        "hold()"
        "self.state = state"
        "settle(velocity: .zero, isCancelled: true)"
        "if !animated { jump() }"
      }
    }
  }

  /// The way for touches to what lies below.
  static func passage(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "Hands touches on that nothing in the container takes, as the container itself would keep them.")
      "@MainActor"
      SwiftItem.block("private final class \(scope.type("Passage")): UIView") {
        "weak var below: UIView?"
        SwiftItem.blank
        SwiftItem.block("override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?") {
          "below?.hitTest(convert(point, to: below), with: event)"
        }
      }
    }
  }

  /// Puts the passage below everything else.
  static func opens(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.shading.isEmpty { return [] }
    return swift {
      "passage.below = presentingViewController.view"
      "passage.frame = containerView.bounds"
      "passage.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
      "containerView.insertSubview(passage, at: 0)"
    }
  }

  /// VoiceOver reads what is below where nothing shades it.
  static func modality(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.shading.isEmpty { return [] }
    let shaded = scope.shading.map { "\(scope.restingName($0.subject, $0.property))(in: state) > 0" }
    return swift { "containerView?.accessibilityViewIsModal = \(shaded.joined(separator: " || "))" }
  }

  /// The functions that say a property's value in each rest state.
  static func values(_ scope: TransitionScope) -> [SwiftItem] {
    scope.transition.stateTables.flatMap { table in
      let writer = ExpressionWriter(scope: scope) { scope.readInRun($0) }
      let name = scope.transition.name(of: table.subject) + "." + table.property.rawValue
      return swift {
        SwiftItem.doc("`\(name)` in a rest state of the \(scope.to) (\(scope.line(table.location))).")
        SwiftItem.block(
          "private func \(scope.restingName(table.subject, table.property))"
            + "(in state: \(scope.type("State"))) -> \(scope.tableType(table.property))"
        ) {
          "switch state {"
          for index in table.values.indices {
            SwiftItem.line(
              "case .\(scope.caseName(index)): \(code(writer.value(table.values[index]), table.property))",
              comment: nil)
          }
          "}"
        }
        SwiftItem.blank
      }
    }
  }

  private static func code(_ value: Value, _ property: Property) -> String {
    switch property.type {
    case .point, .vector: value.point.text
    case .size: value.size.text
    default: value.scalar.text
    }
  }
}

extension TransitionScope {
  /// What shades the from screen in some rest states and in others not: there it can be touched. Empty where that is never so.
  var shading: [StateTable] {
    guard statesInteraction != nil, transition.views.allSatisfy(\.isStanding) else { return [] }
    let tables = transition.views.indices.compactMap { table(.added($0), .alpha) }
    let isOpen = transition.states.indices.contains { state in
      tables.allSatisfy { arena.constant($0.values[state]) == 0 }
    }
    return tables.count == transition.views.count && isOpen ? tables : []
  }
}
