import TransitionPlan

/// How a gesture takes over what plays, where UIKit has the containers.
extension GestureSection {
  /// Whether any gesture may.
  var catches: Bool { host != .container && indices.contains(where: scope.catching.contains) }

  /// The run under way, as the host knows it.
  private var underWay: String { host == .stay ? "transition.run" : "run" }

  /// The condition that binds the run under way, where it is that of this screen.
  private var bound: String {
    host == .stay ? "let run = transition?.run, run.\(scope.to) === \(scope.to)" : "let run"
  }

  /// The statement with which a gesture that takes over begins.
  var takes: [SwiftItem] {
    guard catches else { return [] }
    let argument = scope.isPulledManyWays ? "by: gesture" : ""
    return swift {
      SwiftItem.block("if \(bound), run.canBeTaken(\(argument))") {
        "\(host.run == "run" ? "self.run" : host.run) = run"
        "return run.take(\(argument))"
      }
    }
  }

  /// The statements that let a gesture begin when it takes over, or when nothing is under way and both screens are there.
  func freeOrTaken(readsFrom: Bool) -> [SwiftItem] {
    let (all, rest) = host.free(scope, bindsFrom: readsFrom)
    let bindings = all + rest.filter { $0.hasPrefix("let ") }
    let conditions = rest.filter { !$0.hasPrefix("let ") && !$0.hasSuffix("run == nil") }
    let free = swift { "guard \(conditions.joined(separator: ", ")) else { return false }" }
    let taken =
      scope.isPulledManyWays
      ? (head: "\(underWay) != nil", guards: "takes(gestureRecognizer)")
      : host == .stay
        ? (head: "let run = transition.run", guards: "run.\(scope.to) === \(scope.to), run.canBeTaken()")
        : (head: "let run", guards: "run.canBeTaken()")
    return swift {
      if !bindings.isEmpty { "guard \(bindings.joined(separator: ", ")) else { return false }" }
      SwiftItem.chain([
        (taken.head, swift { "guard \(taken.guards) else { return false }" }), (nil, free),
      ])
    }
  }

  /// The method that says so of one of several recognizers.
  var takesMethod: [SwiftItem] {
    guard catches, scope.isPulledManyWays, !host.hasPeers else { return [] }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("Whether a gesture takes over what is under way.")
      SwiftItem.block("private func takes(_ recognizer: UIGestureRecognizer) -> Bool") {
        "guard \(bound) else { return false }"
        for index in indices {
          SwiftItem.compact(
            "if recognizer === \(scope.recognizer(index))", "return run.canBeTaken(by: .\(scope.pull(index)))"
          )
        }
        "return false"
      }
    }
  }
}
