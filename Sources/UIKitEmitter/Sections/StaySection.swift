import TransitionPlan

/// `<T>Stay`: what lasts as long as the to screen is on the stack, the standing values and the gestures.
enum StaySection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let isInteractive = scope.isInteractive
    let conformance = isInteractive ? ": NSObject, UIGestureRecognizerDelegate" : ""
    let gestures = scope.isPulledManyWays ? "its gestures" : "its gesture"
    let values = "the values that stand while it is there"
    var contents = scope.stayObligations.isEmpty ? [] : [values]
    if isInteractive { contents.append(gestures) }
    return swift {
      SwiftItem.doc("One stay of a \(to) on the stack: \(contents.joined(separator: ", and ")).")
      "@MainActor"
      SwiftItem.block("private final class \(scope.type("Stay"))\(conformance)") {
        "private(set) weak var \(to): \(scope.optionalScreenType(.to))"
        if isInteractive { "private weak var transition: \(scope.type("Transition"))?" }
        if !scope.stayObligations.isEmpty { "private let standing = \(scope.type("Ledger"))()" }
        for index in scope.transition.interactions.indices {
          "private let \(recognizer(scope, index)) = UIPanGestureRecognizer()"
        }
        if isInteractive { "private var run: \(scope.type("Run"))?" }
        SwiftItem.blank
        initializer(scope)
        SwiftItem.blank
        end(scope)
        if isInteractive {
          SwiftItem.blank
          shouldBegin(scope)
          if scope.transition.interactions.contains(where: { !$0.simultaneous.isEmpty }) {
            SwiftItem.blank
            simultaneous(scope)
          }
          SwiftItem.blank
          handler(scope)
          SwiftItem.blank
          begin(scope)
          SwiftItem.blank
          below(scope)
        }
      }
    }
  }

  /// The property of an interaction's recognizer.
  private static func recognizer(_ scope: TransitionScope, _ index: Int) -> String {
    scope.isPulledManyWays ? "pan" + NameTable.capitalized(scope.pull(index)) : "pan"
  }

  private static func fromBelow(_ scope: TransitionScope) -> String {
    NameTable.lowered(scope.transition.from.name) + "Below"
  }

  private static func initializer(_ scope: TransitionScope) -> SwiftItem {
    let to = scope.to
    return SwiftItem.block(
      "init(of \(to): \(scope.screenType(.to)), transition: \(scope.type("Transition")))"
    ) {
      "self.\(to) = \(to)"
      if scope.isInteractive {
        "self.transition = transition"
        "super.init()"
      }
      standing(scope)
      for (index, interaction) in scope.transition.interactions.enumerated() {
        add(scope, recognizer(scope, index), interaction)
      }
    }
  }

  /// Takes the standing values; those that UIKit keeps in one transform in one go.
  private static func standing(_ scope: TransitionScope) -> [SwiftItem] {
    var items: [SwiftItem] = []
    var transformed: Set<Subject> = []
    for obligation in scope.stayObligations {
      switch obligation.kind {
      case .standing(let subject, let property, let value), .held(let subject, let property, let value):
        if case .screen(.from) = subject {
          scope.cannotSay(
            "a value of the screen below that stands while it is covered", at: obligation.location)
        }
        if Slot.kind(of: property) == .transform, !transformed.insert(subject).inserted {
          scope.cannotSay("two standing parts of one transform", at: obligation.location)
        }
        items += scope.hold(
          subject, property, at: value, ledger: "standing", bar: .to, location: obligation.location)
      case .invisible(let subject):
        items += scope.hide(subject, ledger: "standing", bar: .to, location: obligation.location)
      case .inserted, .moved, .recognizer: break
      }
    }
    return items
  }

  private static func add(
    _ scope: TransitionScope, _ pan: String, _ interaction: Interaction
  ) -> [SwiftItem] {
    var view = scope.to + ".view"
    if case .provided(.to, let index) = interaction.view {
      let provided = scope.transition.to.views[index]
      view = scope.to + "." + scope.names.requirement(provided.name) + (provided.isOptional ? "?" : "")
    }
    return swift {
      "\(pan).delegate = self"
      SwiftItem.condition(
        "canImport(ObjectiveC)", swift { "\(pan).addTarget(self, action: #selector(panned(_:)))" },
        otherwise: swift { "\(pan).addTarget(self, action: Selector(panned(_:)))" })
      "\(view).addGestureRecognizer(\(pan))"
    }
  }

  private static func end(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc("The \(scope.to) is gone, whichever way it went.")
      SwiftItem.block("func end()") {
        if !scope.stayObligations.isEmpty { "standing.giveBack()" }
        for index in scope.transition.interactions.indices {
          let pan = recognizer(scope, index)
          "\(pan).view?.removeGestureRecognizer(\(pan))"
        }
      }
    }
  }

  // MARK: Gates

  private static func shouldBegin(_ scope: TransitionScope) -> [SwiftItem] {
    let interactions = scope.transition.interactions
    let to = scope.to
    let readsFrom = interactions.contains { interaction in
      interaction.begin.map { scope.reads(.from, $0) } ?? false
    }
    let below = "\(fromBelow(scope))(\(to))"
    let last = readsFrom ? "let \(scope.from) = \(below)" : "\(below) != nil"
    let asksVelocity = interactions.contains { interaction in
      interaction.gesture != .pan(.any) || (interaction.begin.map { scope.reads(.velocity, $0) } ?? false)
    }
    let words = interactions.map { "`pan(\(direction($0).rawValue))`" } + ["`begin when`"]
    let written = interactions.contains { $0.begin != nil } ? words : words.dropLast()
    return swift {
      SwiftItem.doc("\(written.joined(separator: ", ")) (\(scope.lines(interactions.map(\.location)))).")
      SwiftItem.block(
        "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool"
      ) {
        "guard let \(to), let transition, transition.run == nil, \(last) else { return false }"
        if interactions.count == 1 {
          if asksVelocity { "let velocity: CGPoint = pan.velocity(in: pan.view?.superview)" }
          "return \(gate(scope, interactions[0]).text)"
        } else {
          if asksVelocity {
            "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }"
            "let velocity: CGPoint = pan.velocity(in: pan.view?.superview)"
          }
          for index in interactions.indices {
            SwiftItem.compact(
              "if gestureRecognizer === \(recognizer(scope, index))",
              "return \(gate(scope, interactions[index]).text)")
          }
          "return false"
        }
      }
    }
  }

  private static func direction(_ interaction: Interaction) -> PanDirection {
    if case .pan(let direction) = interaction.gesture { direction } else { .any }
  }

  /// The direction of the pan, which is a gate of its own, and `begin when`.
  private static func gate(_ scope: TransitionScope, _ interaction: Interaction) -> Code {
    let axis: Code?
    switch direction(interaction) {
    case .down: axis = Code("velocity.y >= abs(velocity.x)", .comparison)
    case .up: axis = Code("-velocity.y >= abs(velocity.x)", .comparison)
    case .right: axis = Code("velocity.x >= abs(velocity.y)", .comparison)
    case .left: axis = Code("-velocity.x >= abs(velocity.y)", .comparison)
    case .vertical: axis = Code("abs(velocity.y) >= abs(velocity.x)", .comparison)
    case .horizontal: axis = Code("abs(velocity.x) >= abs(velocity.y)", .comparison)
    case .any: axis = nil
    }
    let begin = interaction.begin.map { condition(scope, $0) }
    guard let axis else { return begin ?? Code("true") }
    guard let begin else { return axis }
    return .binary(axis, "&&", begin, .and)
  }

  /// A condition before the run is there: the gesture's velocity and what the screens are like now.
  private static func condition(_ scope: TransitionScope, _ id: ExpressionID) -> Code {
    ExpressionWriter(scope: scope) { read(scope, $0) }.scalar(id)
  }

  private static func read(_ scope: TransitionScope, _ expression: Expression) -> Value? {
    switch expression.kind {
    case .gesture(.velocity): .pair(Code("velocity.x"), Code("velocity.y"))
    case .gesture(.translation): .pair(.zero, .zero)  // it counts from the moment in which the gesture begins
    case .gesture(.progress): .scalar(.zero)
    case .property(.container, _): nil
    default: scope.readInRun(expression)
    }
  }

  private static func simultaneous(_ scope: TransitionScope) -> [SwiftItem] {
    let interactions = scope.transition.interactions
    let rules = interactions.flatMap(\.simultaneous)
    let conditions = rules.compactMap(\.condition)
    let asksVelocity = conditions.contains { scope.reads(.velocity, $0) }
    let readsFrom = conditions.contains { scope.reads(.from, $0) }
    let (to, from) = (scope.to, scope.from)
    return swift {
      SwiftItem.doc("`simultaneous with` (\(scope.lines(rules.map(\.location)))).")
      SwiftItem.block(
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool"
      ) {
        readsFrom
          ? "guard let \(to), let \(from) = \(fromBelow(scope))(\(to)) else { return false }"
          : "guard let \(to) else { return false }"
        if asksVelocity {
          "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }"
          "let velocity: CGPoint = pan.velocity(in: pan.view?.superview)"
        }
        for (index, interaction) in interactions.enumerated() {
          for rule in interaction.simultaneous { self.rule(scope, index, rule) }
        }
        "return false"
      }
    }
  }

  private static func rule(_ scope: TransitionScope, _ index: Int, _ rule: Simultaneous) -> [SwiftItem] {
    guard case .provided(let side, let view) = rule.subject else { return [] }
    let provided = scope.transition[side].views[view]
    let scroll = scope.names[side] + "." + scope.names.requirement(provided.name)
    let isOther = "otherGestureRecognizer === \(scroll)\(provided.isOptional ? "?" : "").panGestureRecognizer"
    let mine = scope.isPulledManyWays ? "gestureRecognizer === \(recognizer(scope, index)), " : ""
    let condition = rule.condition.map { self.condition(scope, $0).text } ?? "true"
    return swift { SwiftItem.compact("if \(mine)\(isOther)", "return \(condition)") }
  }

  // MARK: The finger

  private static func handler(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.condition("canImport(ObjectiveC)", swift { "@objc" }, otherwise: [])
      SwiftItem.block("private func panned(_ recognizer: UIPanGestureRecognizer)") {
        "let space: UIView? = recognizer.view?.superview"
        "switch recognizer.state {"
        "case .began:"
        SwiftItem.inner { "recognizer.setTranslation(.zero, in: space)" }
        SwiftItem.inner { began(scope) }
        "case .changed:"
        SwiftItem.inner { "run?.pull(to: recognizer.translation(in: space))" }
        "case .ended:"
        SwiftItem.inner { "run?.release(velocity: recognizer.velocity(in: space), isCancelled: false)" }
        SwiftItem.inner { "run = nil" }
        "case .cancelled, .failed:"
        SwiftItem.inner { "run?.release(velocity: .zero, isCancelled: true)" }
        SwiftItem.inner { "run = nil" }
        "default:"
        SwiftItem.inner { "break" }
        "}"
      }
    }
  }

  private static func began(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isPulledManyWays { return swift { "begin()" } }
    return scope.transition.interactions.indices.map { index in
      .compact("if recognizer === \(recognizer(scope, index))", "begin(.\(scope.pull(index)))")
    }
  }

  private static func begin(_ scope: TransitionScope) -> SwiftItem {
    let (from, to) = (scope.from, scope.to)
    let run = scope.type("Run")
    let isMany = scope.isPulledManyWays
    return SwiftItem.block("private func begin(\(isMany ? "_ gesture: \(scope.type("Pull"))" : ""))") {
      "guard let \(to), let transition, let \(from) = \(fromBelow(scope))(\(to)) else { return }"
      "let run = \(run)(from: .\(to), \(from): \(from), \(to): \(to), transition: transition, "
        + (isMany ? "gesture: gesture)" : "isPulled: true)")
      "transition.pulled = run"
      "self.run = run"
      SwiftItem.compact(
        "if \(to).navigationController?.popViewController(animated: true) !== \(to)",
        "transition.pulled = nil")
    }
  }

  private static func below(_ scope: TransitionScope) -> SwiftItem {
    let to = scope.to
    return SwiftItem.block(
      "private func \(fromBelow(scope))(_ \(to): \(scope.screenType(.to))) -> \(scope.optionalScreenType(.from))"
    ) {
      "guard let stack = \(to).navigationController?.viewControllers, stack.count > 1 else { return nil }"
      "return stack.last === \(to) ? stack[stack.count - 2] as? \(scope.screenType(.from)) : nil"
    }
  }
}
