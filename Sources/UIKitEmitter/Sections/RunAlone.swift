import TransitionPlan

/// One picture among several of which an end is missing, while others fly: the view at the end that is there fades alone.
enum RunAlone {
  /// The elements that say so; of a single one the whole transition is a crossfade.
  static func elements(_ scope: TransitionScope) -> [Int] {
    let shared = scope.transition.shared
    return shared.count > 1 ? shared.indices.filter { shared[$0].missing != nil } : []
  }

  /// The run's property with the view that fades.
  static func name(_ scope: TransitionScope, _ element: Int) -> String {
    scope.names.element(element) + "Alone"
  }

  /// The properties.
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      for element in elements(scope) {
        SwiftItem.doc(
          "The end of the \(scope.transition.shared[element].name) that is there where the other one is missing, and its alpha "
            + "(\(lines(scope, element))).")
        "private var \(name(scope, element)): \(type(scope))?"
      }
    }
  }

  /// The statements that find them, when all pictures have been looked for.
  static func find(_ scope: TransitionScope) -> [SwiftItem] {
    let found = elements(scope).map { element in
      SwiftItem.compact(
        "if \(scope.ends(element)) == nil", "\(name(scope, element)) = \(finder(scope, element))()")
    }
    if found.isEmpty { return [] }
    var conditions: [String] = []
    if scope.transition.reduceMotion != nil { conditions.append("!\(scope.reducedName)") }
    if scope.fallback != nil {
      let flying = scope.transition.shared.indices.map { scope.ends($0) + " != nil" }.joined(
        separator: " || ")
      conditions.append(conditions.isEmpty ? flying : "(\(flying))")
    }
    if conditions.isEmpty { return found }
    return [.block("if " + conditions.joined(separator: " && "), comment: nil, found, tail: .none)]
  }

  private static func finder(_ scope: TransitionScope, _ element: Int) -> String {
    "find" + NameTable.capitalized(name(scope, element))
  }

  /// The methods that find them.
  static func finders(_ scope: TransitionScope) -> [SwiftItem] {
    let all = elements(scope)
    return all.flatMap { element -> [SwiftItem] in
      let shared = scope.transition.shared[element]
      return swift {
        SwiftItem.blank
        SwiftItem.doc(
          "The one end that is there and in sight, of the two that the \(shared.name) has "
            + "(\(scope.lines([shared.from.location, shared.to.location]))).")
        SwiftItem.block(
          "private func \(finder(scope, element))() -> \(type(scope))?"
        ) {
          if shared.isClipped { "guard let container = context?.containerView else { return nil }" }
          for side in Side.allCases { end(scope, element, side) }
          found(scope, element)
        }
      }
    } + (all.isEmpty ? [] : taken(scope))
  }

  /// The statements that take the one that is there. What is below an overlay is seen at both ends: it does not fade.
  @SwiftBuilder private static func found(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let names = Side.allCases.map { scope.endName(element, $0) }
    "switch (\(names[0]), \(names[1])) {"
    for (side, pattern) in [(Side.from, "(let view?, nil)"), (.to, "(nil, let view?)")]
    where side == .to || !scope.isOverlay {
      "case \(pattern): return alone(view, at: .\(scope.names[side]))"
    }
    "default: return nil"
    "}"
  }

  /// The method that takes one.
  private static func taken(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.blank
      SwiftItem.doc("A view that fades alone: it is held as it is, which others may change meanwhile.")
      SwiftItem.block(
        "private func alone(_ view: UIView, at side: \(scope.type("Side"))) -> \(type(scope))"
      ) {
        "ledger.hold(view, \\UIView.alpha, at: view.alpha)"
        "return (view, side, view.alpha)"
      }
    }
  }

  /// What is known of one.
  private static func type(_ scope: TransitionScope) -> String {
    "(view: UIView, side: \(scope.type("Side")), alpha: CGFloat)"
  }

  /// The statements that bind one end, nil where it is missing.
  private static func end(_ scope: TransitionScope, _ element: Int, _ side: Side) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let name = scope.endName(element, side)
    let view = scope.transition[side].views[shared[side].view]
    let getter = scope.link(side) + "." + scope.names.requirement(view.name)
    return swift {
      "var \(name): UIView? = \(getter)"
      "if \(name)?.isDescendant(of: \(scope.names[side]).view) != true { \(name) = nil }"
      if let clip = shared[side].clip {
        let writer = ExpressionWriter(scope: scope) { EndsSection.read(scope, element, $0) }
        "let \(name)Clip: CGRect = \(writer.value(clip).scalar.text)"
        SwiftItem.compact(
          "if let view = \(name), !\(name)Clip.intersects(view.convert(view.bounds, to: container))",
          "\(name) = nil")
      }
    }
  }

  /// The statements that put them at rest.
  static func rest(_ scope: TransitionScope) -> [SwiftItem] {
    elements(scope).map { element in
      let alone = name(scope, element)
      return SwiftItem.compact(
        "if let \(alone)", "\(alone).view.alpha = side == \(alone).side ? \(alone).alpha : 0")
    }
  }

  /// The statements that put them between the sides of a direction.
  static func show(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    elements(scope).map { element in
      let alone = name(scope, element)
      let start = scope.names[direction.start]
      return SwiftItem.compact(
        "if let \(alone)",
        "\(alone).view.alpha = \(alone).alpha * (\(alone).side == .\(start) ? 1 - position : position)")
    }
  }

  /// The method that plays them to a side, each in its own time.
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let all = elements(scope)
    if all.isEmpty { return [] }
    let places = all.compactMap { scope.transition.shared[$0].missing?.location }
    return swift {
      SwiftItem.blank
      let isCut = all.contains { element in
        let length = scope.transition.shared[element].missing?.duration ?? 0
        return scope.played.contains { length > scope.length(of: $0) }
      }
      SwiftItem.doc(
        "`missing`: what is there of a picture that does not fly fades"
          + "\(isCut ? ", at most as long as the direction lasts" : "") (\(scope.lines(places))).")
      SwiftItem.block("private func fade(to side: \(scope.type("Side")))") {
        for element in all {
          if let missing = scope.transition.shared[element].missing { fade(scope, element, missing) }
        }
      }
    }
  }

  private static func fade(_ scope: TransitionScope, _ element: Int, _ missing: Crossfade) -> SwiftItem {
    let alone = name(scope, element)
    let paces = scope.played.map { pace(scope, missing, in: $0) }
    let (first, last) = (paces[0], paces[paces.count - 1])
    let isForward = "start == .\(scope.from)"
    let duration = Code.either(isForward, Code(first.duration), Code(last.duration)).text
    let timing = Code.either(isForward, Code(scope.runTiming(first)), Code(scope.runTiming(last))).text
    return .block("if let \(alone)") {
      SwiftItem.block("animator(duration: \(duration), timing: \(timing)).addAnimations") {
        "\(alone).view.alpha = side == \(alone).side ? \(alone).alpha : 0"
      }
    }
  }

  /// How one fades in a direction: no longer than that lasts, which is what UIKit is told.
  private static func pace(
    _ scope: TransitionScope, _ missing: Crossfade, in direction: Direction
  ) -> Pace {
    let length = scope.length(of: direction)
    if missing.duration <= length {
      return Pace(delay: 0, duration: missing.duration, curve: missing.curve)
    }
    // A spring that says what it is would take its own time.
    guard case .spring(let spring) = missing.curve else {
      return Pace(delay: 0, duration: length, curve: missing.curve)
    }
    let curve = Curve.spring(SpringCurve(dampingRatio: spring.dampingRatio, duration: length))
    return Pace(delay: 0, duration: length, curve: curve)
  }

  /// The call of it: before all else, which would take them along.
  static func play(_ scope: TransitionScope, to side: String) -> [SwiftItem] {
    elements(scope).isEmpty ? [] : swift { "fade(to: \(side))" }
  }

  /// The statements that leave them as they were found.
  static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    elements(scope).map { element in
      let alone = name(scope, element)
      return SwiftItem.compact("if let \(alone)", "\(alone).view.alpha = \(alone).alpha")
    }
  }

  private static func lines(_ scope: TransitionScope, _ element: Int) -> String {
    scope.line(scope.transition.shared[element].missing?.location ?? scope.transition.location)
  }
}

extension TransitionScope {
  /// How long a direction lasts, its delay too, in seconds.
  fileprivate func length(of direction: Direction) -> Double {
    transition[direction].delay + transition[direction].duration
  }
}
