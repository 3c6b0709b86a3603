import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// `call S.HOOK, … at MOMENT`.
  mutating func checkCall(_ node: NodeID) -> [HookCall] {
    guard let momentNode = tree.child(node, .moment), let word = tree.word(momentNode) else { return [] }
    guard let moment = Moment(word) else { return [] }
    let direction = tree.child(node, .direction).map {
      tree.word($0) == .forward ? Direction.forward : .backward
    }
    // Text from an imported file has the place of its `use`.
    let range = location(momentNode).range
    let momentRange = range.count == tree.range(momentNode).count ? range : nil
    var calls: [HookCall] = []
    for path in tree.children(node) where tree.role(path) == .target {
      guard let (side, hook) = resolveHook(path) else { continue }
      calls.append(
        HookCall(
          side: side, hook: hook, direction: direction, moment: moment, location: location(path),
          momentRange: momentRange))
    }
    return calls
  }

  private mutating func resolveHook(_ path: NodeID) -> (Side, Int)? {
    let names = tree.pathNames(path)
    guard let first = names.first, let object = resolveSubject(names.prefix(1)) else { return nil }
    guard case .screen(let side) = object.subject else {
      report(
        Diagnostic(.typeMismatch, at: first.range, [.text("a screen"), .text(kindName(of: object.subject))]))
      return nil
    }
    guard names.count > 1 else {
      report(
        Diagnostic(.typeMismatch, at: first.range, [.text("a hook of the screen"), .text("the screen")]))
      return nil
    }
    guard case .hook(let hook)? = current.provided[side][names[1].symbol]?.entity, names.count == 2 else {
      if isBrokenName(names[1].symbol) { return nil }
      let screen = current.screens[side]
      var diagnostic = misspelt(
        .unknownHook, names[1].range, text(names[1]), [.source(names[1].range), .text(screen?.name ?? "")],
        screen?.hooks.map(\.name) ?? [])
      if screen?.hooks.isEmpty == true {
        let isOther = current.provided[side][names[1].symbol] != nil
        diagnostic.notes = [
          "\(isOther ? "it is no hook; declare one" : "declare it"): `\(side.rawValue) \(screen?.name ?? "") { \(isOther ? "NAME" : text(names[1])): hook }`"
        ]
      }
      report(diagnostic)
      return nil
    }
    return (side, hook)
  }
}

extension Moment {
  /// The moment that a word of `call … at` names.
  fileprivate init?(_ word: Word) {
    switch word {
    case .start: self = .start
    case .finish: self = .finish
    case .cancel: self = .cancel
    case .end: self = .end
    default: return nil
    }
  }
}
