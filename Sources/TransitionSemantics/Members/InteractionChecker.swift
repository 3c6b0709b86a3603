import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Checks an `interactive`.
  mutating func checkInteraction(_ node: NodeID) -> CheckedInteraction? {
    let outerNames = scope.count
    isInInteraction = true
    defer {
      isInInteraction = false
      scope.leave(to: outerNames)
    }
    reportInteractionNotBuilt(node)
    guard let direction = goal(node) else { return nil }
    let firstLocal = locals.count
    declareLets(members(node, .let))
    let gesture = tree.child(node, .gesture).flatMap { checkGesture($0) }
    let view = tree.child(node, .view).flatMap { gestureView($0) }
    let begin = single(node, .begin, "begin when").flatMap { condition($0, "`begin when`") }
    let holds = members(node, .hold).compactMap { checkHold($0) }
    let simultaneous = members(node, .simultaneous).compactMap { checkSimultaneous($0) }
    let drives = members(node, .drive).compactMap { checkDrive($0) }
    reportDuplicateDrives(drives)
    let progress = checkProgress(node)
    let decision = checkDecision(node)
    let (finish, cancel) = settles(node)
    reportUnused(after: outerNames)
    guard let gesture, let view, let progress, let decision, let finish, let cancel else {
      return nil
    }
    return CheckedInteraction(
      direction: direction, gesture: gesture, view: view, begin: begin, holds: holds,
      simultaneous: simultaneous, progress: progress.id, progressLocation: progress.location, drives: drives,
      locals: firstLocal..<locals.count, decision: decision, finish: finish, cancel: cancel,
      location: location(node))
  }

  private mutating func reportInteractionNotBuilt(_ node: NodeID) {
    for child in tree.children(node) where !tree.hasError(child) {
      if let what = Self.later(tree.kind(child)) { notBuilt(child, what) }
    }
  }

  /// What a member that this version does not compile is called.
  private static func later(_ kind: NodeKind) -> String? {
    switch kind {
    case .outranks: "`outranks`"
    case .waits: "`waits for`"
    case .handsOver: "`hands over to`"
    case .catches: "`catches`"
    case .call: "`call` inside `interactive`"
    default: nil
    }
  }

  // MARK: What is recognized, and where

  private mutating func goal(_ node: NodeID) -> Direction? {
    let goals = tree.children(node).filter { tree.role($0) == .goal }
    switch goals.first.flatMap(tree.word) {
    case .backward: return .backward
    case .forward:
      notBuilt(goals[0], "`interactive forward`")
      return nil
    default:
      if let first = goals.first { notBuilt(first, "`interactive states`") }
      return nil
    }
  }

  private mutating func checkGesture(_ node: NodeID) -> Gesture? {
    guard let nameNode = tree.child(node, .name) else { return nil }
    let name = tree.name(nameNode)
    if name != "pan" {
      if ["edgePan", "pinch", "rotate"].contains(name) {
        notBuilt(nameNode, "the gesture `\(name)`")
      } else {
        let known = ["pan", "edgePan", "pinch", "rotate"]
        report(
          misspelt(.unknownKeyword, nameNode, [.source(tree.range(nameNode)), .text("a gesture")], known))
      }
      return nil
    }
    guard let value = tree.child(node, .value) else {
      report(
        .argumentCount, node, [.text("pan"), .text("a direction, such as `pan(down)`"), .text("none")])
      return nil
    }
    guard let direction = PanDirection(rawValue: tree.name(value)) else {
      let known = PanDirection.allCases.map(\.rawValue)
      report(
        misspelt(
          .unknownKeyword, value, [.source(tree.range(value)), .text("a direction of a pan")], known))
      return nil
    }
    return .pan(direction)
  }

  private mutating func gestureView(_ path: NodeID) -> Subject? {
    guard let subject = resolveObject(path, wanted: "a view") else { return nil }
    if subject == .screen(.to) { return subject }
    notBuilt(path, "a gesture on anything but the `to` screen")
    return nil
  }

  // MARK: Members

  /// The one member of a kind, or nil.
  private mutating func single(_ node: NodeID, _ kind: NodeKind, _ what: String) -> NodeID? {
    let nodes = members(node, kind)
    reportDuplicates(nodes, what)
    return nodes.first
  }

  private mutating func condition(_ node: NodeID, _ what: String) -> ExpressionID? {
    tree.child(node, .condition).flatMap { check($0, as: .flag, for: .words(what)) }
  }

  private mutating func checkHold(_ node: NodeID) -> Hold? {
    for child in tree.children(node) where tree.kind(child) == .during || tree.kind(child) == .while {
      notBuilt(child, "`during` and `while`")
    }
    guard let path = tree.child(node, .target), let valueNode = tree.child(node, .value) else { return nil }
    guard let target = target(path, verb: "holding", setting: PropertyRules.holding) else { return nil }
    guard let value = check(valueNode, as: target.property.type, for: purpose(target)) else {
      return nil
    }
    guard checkLimits(value, valueNode, target) else { return nil }
    return Hold(subject: target.subject, property: target.property, value: value, location: location(node))
  }

  private mutating func checkSimultaneous(_ node: NodeID) -> Simultaneous? {
    guard let path = tree.child(node, .target) else { return nil }
    guard let subject = resolveObject(path, wanted: "a scroll view") else { return nil }
    let kind = viewKind(of: subject)
    guard kind == .scroll || kind == .collection else {
      report(.typeMismatch, path, [.text("a scroll view"), .text(kindName(of: subject))])
      return nil
    }
    let when = tree.child(node, .condition).flatMap { check($0, as: .flag, for: .words("`when`")) }
    if tree.child(node, .condition) != nil, when == nil { return nil }
    return Simultaneous(subject: subject, condition: when, location: location(node))
  }

  private mutating func checkDrive(_ node: NodeID) -> Drive? {
    guard let path = tree.child(node, .target) else { return nil }
    guard let target = target(path, verb: "driving", setting: PropertyRules.driving) else { return nil }
    guard let valueNode = tree.child(node, .value) else {
      notBuilt(node, "`drive` without a value, which follows its own track")
      return nil
    }
    guard let value = check(valueNode, as: target.property.type, for: purpose(target)) else {
      return nil
    }
    guard checkLimits(value, valueNode, target) else { return nil }
    return Drive(subject: target.subject, property: target.property, value: value, location: location(node))
  }

  private mutating func reportDuplicateDrives(_ drives: [Drive]) {
    for (index, drive) in drives.enumerated() {
      let first = drives[..<index].first { $0.subject == drive.subject && $0.property == drive.property }
      guard let first else { continue }
      report(
        Diagnostic(
          .duplicateMember, at: drive.location.range, [.text("`drive`")],
          labels: [DiagnosticLabel(first.location.range, "driven here")]))
    }
  }

  private mutating func checkProgress(_ node: NodeID) -> (id: ExpressionID, location: SpecLocation)? {
    guard let member = single(node, .progress, "progress") else {
      if !hasBrokenMember(node, .progress) { reportMissing(.missingProgress, node, []) }
      return nil
    }
    guard let value = tree.child(member, .value) else { return nil }
    return check(value, as: .number, for: .words("the progress")).map { ($0, location(member)) }
  }

  private mutating func checkDecision(_ node: NodeID) -> Decision? {
    let nodes = members(node, .decision)
    if let other = nodes.dropFirst().first {
      report(
        Diagnostic(
          .decisionTwice, at: tree.range(other), labels: [DiagnosticLabel(tree.range(nodes[0]), "first here")]
        ))
    }
    guard let member = nodes.first else {
      if !hasBrokenMember(node, .decision) { reportMissing(.missingDecision, node, []) }
      return nil
    }
    if let now = tree.child(member, .moment) { notBuilt(now, "`now`, a decision in the middle of a gesture") }
    let isFinish = tree.child(member, .keyword).flatMap(tree.word) == .finish
    guard let id = condition(member, isFinish ? "`finish when`" : "`cancel when`") else { return nil }
    return isFinish ? .finishWhen(id, location(member)) : .cancelWhen(id, location(member))
  }

  private mutating func settles(_ node: NodeID) -> (CheckedPace?, CheckedPace?) {
    var paces: [Word: CheckedPace] = [:]
    var bothOutcomes: [SpecLocation] = []
    var isBroken = hasBrokenMember(node, .settle)
    for member in members(node, .settle) {
      let keyword = tree.child(member, .keyword).flatMap(tree.word)
      if keyword == .nearest {
        notBuilt(member, "`settle nearest`")
        isBroken = true
        continue
      }
      guard let pace = tree.child(member, .timing).flatMap({ checkPace($0) }) else {
        isBroken = true
        continue
      }
      if keyword == nil { bothOutcomes.append(location(member)) }
      for outcome in keyword.map({ [$0] }) ?? [.finish, .cancel] {
        if let first = paces[outcome] {
          report(
            Diagnostic(
              .duplicateMember, at: tree.range(member), [.text("`settle \(outcome.spelling)`")],
              labels: [
                DiagnosticLabel(
                  first.location.range,
                  bothOutcomes.contains(first.location) ? "this is for both outcomes" : "first here")
              ]))
        } else {
          paces[outcome] = CheckedPace(
            duration: pace.duration, curve: pace.curve, shape: pace.shape, location: location(member))
        }
      }
    }
    let missing = [(Word.finish, "finished"), (.cancel, "cancelled")].filter { paces[$0.0] == nil }
    if !missing.isEmpty, !isBroken {
      reportMissing(.missingSettle, node, [.text(missing.map(\.1).joined(separator: " or "))])
    }
    return (paces[.finish], paces[.cancel])
  }

  // MARK: What is missing

  private func hasBrokenMember(_ node: NodeID, _ kind: NodeKind) -> Bool {
    tree.children(node).contains {
      tree.hasError($0) && (tree.kind($0) == kind || tree.kind($0) == .unexpected)
    }
  }

  private mutating func reportMissing(
    _ code: DiagnosticCode, _ node: NodeID, _ arguments: [DiagnosticArgument]
  ) {
    let first = tree.tokens.range(tree.tokenRange(node).lowerBound)
    let notes: [DiagnosticCode: String] = [
      .missingProgress: "say how far it is, 0 to 1: `progress = translation.y / container.height`",
      .missingDecision: "say it with `finish when …` or `cancel when …`",
      .missingSettle: "add `settle 300ms easeOut`, or `settle finish …` and `settle cancel …`",
    ]
    report(Diagnostic(code, at: first, arguments, notes: [notes[code]].compactMap(\.self)))
  }
}
