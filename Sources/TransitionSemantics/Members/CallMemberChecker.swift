import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

extension Checker {
  /// `call S.HOOK, … at MOMENT`.
  mutating func checkCall(_ node: NodeID) -> [HookCall] {
    guard let momentNode = tree.child(node, .moment), let word = tree.word(momentNode) else { return [] }
    guard let moment = Moment(rawValue: "\(word.spelling)") else { return [] }
    let direction = tree.child(node, .direction).flatMap(tree.word).map {
      $0 == .forward ? Direction.forward : .backward
    }
    var calls: [HookCall] = []
    for path in tree.children(node) where tree.role(path) == .target {
      guard let (side, hook) = resolveHook(path) else { continue }
      calls.append(
        HookCall(side: side, hook: hook, direction: direction, moment: moment, location: location(path)))
    }
    return calls
  }

  private mutating func resolveHook(_ path: NodeID) -> (Side, Int)? {
    let names = tree.pathNames(path)
    guard let first = names.first, let object = resolveSubject(names[..<1]) else { return nil }
    guard case .screen(let side) = object.subject, let screen = screens[side] else {
      report(
        Diagnostic(.typeMismatch, at: first.range, [.text("a screen"), .text(kindName(of: object.subject))]))
      return nil
    }
    guard names.count > 1 else {
      report(
        Diagnostic(.typeMismatch, at: first.range, [.text("a hook of the screen"), .text("the screen")]))
      return nil
    }
    guard let hook = screen.hooks.firstIndex(where: { $0.name == text(names[1]) }), names.count == 2 else {
      if brokenNames.contains(names[1].symbol) { return nil }
      report(
        misspelt(
          .unknownHook, names[1].range, text(names[1]), [.source(names[1].range), .text(screen.name)],
          screen.hooks.map(\.name)))
      return nil
    }
    return (side, hook)
  }
}
