import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Checks an `interactive`.
  mutating func checkInteraction(_ node: NodeID) -> CheckedInteraction? {
    let outerNames = scope.count
    current.isInInteraction = true
    defer {
      current.isInInteraction = false
      scope.leave(to: outerNames)
    }
    let isOfStates = tree.children(node).contains { tree.role($0) == .goal && tree.word($0) == .states }
    let direction = goal(node)
    let firstLocal = current.locals.count
    declareLets(members(node, .let))
    let gesture = tree.child(node, .gesture).flatMap { checkGesture($0) }
    let view = tree.child(node, .view).flatMap { gestureView($0) }
    let begin = single(node, .begin, "begin when").flatMap { condition($0, "`begin when`") }
    let holds = checkHolds(node)
    let simultaneous = members(node, .simultaneous).compactMap { checkSimultaneous($0) }
    let drives = members(node, .drive).compactMap { checkDrive($0, isOfStates: isOfStates) }
    reportDuplicateDrives(drives)
    if isOfStates { reportMembersWithoutStates(node) }
    let between = isOfStates ? checkStates(node, drives) : nil
    let progress = isOfStates ? nil : checkProgress(node, gesture)
    let decision =
      isOfStates
      ? .nearest(location(members(node, .settle).first { tree.keyword($0) == .nearest } ?? node))
      : checkDecision(node)
    let now = isOfStates ? nil : checkFinishNow(node)
    let rules =
      members(node, .outranks).compactMap { checkRule($0, .outranks) }
      + members(node, .waits).compactMap { checkRule($0, .waitsFor) }
    let handsOver = members(node, .handsOver).compactMap { checkSimultaneous($0) }
    let catches = checkCatches(node, isOfStates: isOfStates)
    let calls = members(node, .call).flatMap { checkCall($0) }
    let (finish, cancel) = settles(node, isOfStates: isOfStates)
    reportUnused(after: outerNames)
    guard let gesture, let view, let decision, let finish, let cancel, isOfStates || progress != nil else {
      return nil
    }
    if isOfStates, between == nil { return nil }
    var interaction = Interaction(
      direction: direction, gesture: gesture, view: view, begin: begin, holds: holds,
      simultaneous: simultaneous, progress: progress?.id, drives: drives, steps: [], decision: decision,
      finish: Settle(finish), cancel: Settle(cancel), location: location(node))
    interaction.finishNow = now
    interaction.rules = rules
    interaction.handsOver = handsOver
    interaction.catches = catches
    interaction.calls = calls
    interaction.states = between
    interaction.gestureLocation = tree.child(node, .gesture).map { location($0) }
    return CheckedInteraction(
      interaction: interaction, progressLocation: progress?.location ?? location(node),
      locals: firstLocal..<current.locals.count)
  }

  // MARK: What is recognized, and where

  /// The driven direction; between rest states backward, if there is one.
  private func goal(_ node: NodeID) -> Direction {
    let isForward = tree.children(node).contains { tree.role($0) == .goal && tree.word($0) == .forward }
    return isForward ? .forward : .backward
  }

  private mutating func checkGesture(_ node: NodeID) -> Gesture? {
    guard let nameNode = tree.child(node, .name) else { return nil }
    let value = tree.child(node, .value)
    switch tree.name(nameNode) {
    case "pan": return direction(value, node, "pan", "a direction of a pan").map(Gesture.pan)
    case "edgePan": return direction(value, node, "edgePan", "an edge").map(Gesture.edgePan)
    case "pinch": return direction(value, node, "pinch", "a direction of a pinch").map(Gesture.pinch)
    case "rotate":
      guard let value else { return .rotate }
      report(.argumentCount, value, [.text("rotate"), .text("no direction"), .text("one")])
      return nil
    default:
      let known = ["pan", "edgePan", "pinch", "rotate"]
      var finding = misspelt(
        .unknownKeyword, nameNode, [.source(tree.range(nameNode)), .text("a gesture")], known)
      if finding.notes.isEmpty, finding.fixIts.isEmpty {
        finding.notes = ["there are `pan`, `edgePan`, `pinch` and `rotate`"]
      }
      report(finding)
      return nil
    }
  }

  /// The direction in the parentheses of a gesture.
  private mutating func direction<Direction: RawRepresentable<String> & CaseIterable>(
    _ value: NodeID?, _ node: NodeID, _ gesture: String, _ what: String
  ) -> Direction? {
    let known = Direction.allCases.map(\.rawValue)
    guard let value else {
      let list = known.map { "`\($0)`" }.joined(separator: ", ")
      report(
        Diagnostic(
          .argumentCount, at: tree.range(node),
          [.text(gesture), .text("a direction, such as `\(gesture)(\(known.first ?? ""))`"), .text("none")],
          notes: ["known here: \(list)"]))
      return nil
    }
    if let direction = Direction(rawValue: tree.name(value)) { return direction }
    report(misspelt(.unknownKeyword, value, [.source(tree.range(value)), .text(what)], known))
    return nil
  }

  private mutating func gestureView(_ path: NodeID) -> Subject? {
    guard let subject = resolveObject(path, wanted: "a view") else { return nil }
    switch subject {
    case .screen, .provided, .container, .added: return subject
    case .shared, .tabBar, .navigationBar:
      report(.typeMismatch, path, [.text("a screen or a view"), .text(kindName(of: subject))])
      return nil
    }
  }

  /// `outranks GESTURE on VIEW`, `waits for GESTURE on VIEW`.
  private mutating func checkRule(_ node: NodeID, _ relation: GestureRule.Relation) -> GestureRule? {
    guard let gesture = tree.child(node, .gesture).flatMap({ checkGesture($0) }),
      let view = tree.child(node, .view).flatMap({ gestureView($0) })
    else { return nil }
    return GestureRule(relation: relation, gesture: gesture, view: view, location: location(node))
  }

  /// - Parameter isOfStates: Whether it moves between rest states: then it catches only what settles in one.
  private mutating func checkCatches(_ node: NodeID, isOfStates: Bool) -> [CaughtMotion] {
    var firsts: [CaughtMotion: NodeID] = [:]
    let all = members(node, .catches).compactMap { checkCaught($0) }
    for member in members(node, .catches) {
      guard let caught = checkCaught(member) else { continue }
      if let first = firsts[caught] {
        reportDuplicate(member, first: first, "catches \(caught.rawValue)")
      } else {
        firsts[caught] = member
        if isOfStates, caught != .settle {
          let isReplaced = caught == all[0] && !all.contains(.settle)
          let word = tree.child(member, .value).map { tree.range($0) }
          reportIdle(
            "`catches \(caught.rawValue)`", "between rest states, a finger catches only `settle`",
            tree.range(member),
            removal: isReplaced
              ? word.map { FixIt("write `settle`", replacing: $0, with: "settle") }
              : tree.removal(of: tree.range(member), .needsReview))
        }
      }
    }
    return isOfStates ? all.filter { $0 == .settle } : all
  }

  /// `catches forward | backward | settle`.
  private func checkCaught(_ node: NodeID) -> CaughtMotion? {
    switch tree.child(node, .value).flatMap({ tree.word($0) }) {
    case .forward: .forward
    case .backward: .backward
    case .settle: .settle
    default: nil
    }
  }

  // MARK: Members

  private mutating func condition(_ node: NodeID, _ what: String) -> ExpressionID? {
    tree.child(node, .condition).flatMap { check($0, as: .flag, for: .words(what)) }
  }

  private mutating func checkHolds(_ node: NodeID) -> [Hold] {
    var holds: [(hold: Hold, written: WrittenMember)] = []
    for member in members(node, .hold) {
      guard let hold = checkHold(member), let path = tree.child(member, .target) else { continue }
      holds.append((hold, WrittenMember(member: member, path: path)))
    }
    reportRepeats(holds)
    return holds.map(\.hold)
  }

  mutating func checkHold(_ node: NodeID) -> Hold? {
    if current.isInInteraction,
      let life = tree.children(node).first(where: { tree.kind($0) == .during || tree.kind($0) == .while })
    {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(life), [.text("the end of the hold"), .text("how long it lasts")],
          notes: ["in `interactive`, a `hold` lasts until the gesture has settled"]))
      return nil
    }
    guard let path = tree.child(node, .target), let valueNode = tree.child(node, .value) else { return nil }
    guard let target = target(path, "held", where: PropertyRules.isHoldable) else { return nil }
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
      report(notAScrollView(subject, path))
      return nil
    }
    let when = tree.child(node, .condition).flatMap { check($0, as: .flag, for: .words("`when`")) }
    if tree.child(node, .condition) != nil, when == nil { return nil }
    return Simultaneous(subject: subject, condition: when, location: location(node))
  }

  private mutating func checkDrive(_ node: NodeID, isOfStates: Bool) -> Drive? {
    guard let path = tree.child(node, .target) else { return nil }
    guard var target = target(path, "driven", where: PropertyRules.isAnimatable) else { return nil }
    let written = target.property
    if isOfStates, let table = tableIndex(target.subject, target.property) {
      target.property = current.stateTables[table].property
    }
    guard let valueNode = tree.child(node, .value) else {
      let follows =
        isOfStates
        ? tableIndex(target.subject, target.property) != nil
        : current.animatedKeys.contains(PropertyKey(target.subject, target.property))
      if !follows {
        if current.mayHaveLostTracks
          || current.brokenTracks.contains(PropertyKey(target.subject, target.property))
        {
          return nil
        }
        let wanted = isOfStates ? "a table of states that it follows" : "a track that it follows"
        var diagnostic = Diagnostic(
          .typeMismatch, at: tree.range(node), [.text("a value, or \(wanted)"), .text("neither")])
        let name = tree.source.text(tree.range(path)).dropLast(written.rawValue.count)
        let others = Property.allCases.filter {
          current.animatedKeys.contains(PropertyKey(target.subject, $0))
        }
        if !isOfStates, !others.isEmpty {
          let tracks = others.map { "`\(name)\($0.rawValue)`" }.joined(separator: ", ")
          diagnostic.notes = ["its own tracks are those of \(tracks)"]
        }
        report(diagnostic)
        return nil
      }
      return Drive(
        subject: target.subject, property: target.property, written: written, value: nil,
        location: location(node))
    }
    current.drivenTable = tableIndex(target.subject, target.property)
    current.drivesBrokenTable =
      isOfStates && current.drivenTable == nil
      && (current.mayHaveLostTracks
        || current.brokenTracks.contains(PropertyKey(target.subject, target.property)))
    let checked = check(valueNode, as: target.property.type, for: purpose(target))
    current.drivenTable = nil
    current.drivesBrokenTable = false
    guard let value = checked, checkLimits(value, valueNode, target) else { return nil }
    return Drive(
      subject: target.subject, property: target.property, written: written, value: value,
      location: location(node))
  }

  private mutating func reportDuplicateDrives(_ drives: [Drive]) {
    if Self.areFewAndDifferent(drives, { $0.property == $1.property && $0.subject == $1.subject }) { return }
    var driven: [PropertyKey: Drive] = [:]
    for drive in drives {
      let key = PropertyKey(drive.subject, drive.property)
      guard let first = driven[key] else {
        driven[key] = drive
        continue
      }
      report(
        Diagnostic(
          .duplicateMember, at: drive.location.range, [.text("`drive`")],
          labels: [DiagnosticLabel(first.location.range, "driven here")]))
    }
  }

  private mutating func checkProgress(
    _ node: NodeID, _ gesture: Gesture?
  ) -> (id: ExpressionID, location: SpecLocation)? {
    guard let member = single(node, .progress, "progress") else {
      if !hasBrokenMember(node, .progress) {
        let usual = gesture.flatMap { usualProgress($0) }
        reportMissing(.missingProgress, node, [], add: usual.map { "progress = \($0)" })
      }
      return nil
    }
    guard let value = tree.child(member, .value) else { return nil }
    return check(value, as: .number, for: .words("the progress")).map { ($0, location(member)) }
  }

  private func isNow(_ decision: NodeID) -> Bool { tree.child(decision, .moment) != nil }

  private mutating func checkDecision(_ node: NodeID) -> Decision? {
    var decision: NodeID?
    var hasNow = false
    for member in members(node, .decision) {
      if isNow(member) {
        hasNow = true
      } else if let decision {
        report(
          Diagnostic(
            .decisionTwice, at: tree.range(member),
            labels: [DiagnosticLabel(tree.range(decision), "first here")]))
        break
      } else {
        decision = member
      }
    }
    guard let member = decision else {
      // A gesture that finishes in the middle cancels when it is released before.
      if hasNow { return .cancels }
      if !hasBrokenMember(node, .decision) {
        reportMissing(.missingDecision, node, [], add: "finish when progress > 50%")
      }
      return nil
    }
    let isFinish = tree.keyword(member) == .finish
    guard let id = condition(member, isFinish ? "`finish when`" : "`cancel when`") else { return nil }
    return isFinish ? .finishWhen(id, location(member)) : .cancelWhen(id, location(member))
  }

  /// `finish now when`.
  private mutating func checkFinishNow(_ node: NodeID) -> ExpressionID? {
    var first: NodeID?
    for member in members(node, .decision) where isNow(member) {
      if let first { reportDuplicate(member, first: first, "finish now when") } else { first = member }
    }
    guard let member = first else { return nil }
    if tree.keyword(member) == .cancel, let now = tree.child(member, .moment) {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(now), [.text("`when`"), .text("`now`")],
          notes: ["only `finish` can be decided in the middle of a gesture"]))
      return nil
    }
    return condition(member, "`finish now when`")
  }

  private mutating func settles(_ node: NodeID, isOfStates: Bool) -> (CheckedPace?, CheckedPace?) {
    var finish: CheckedPace?
    var cancel: CheckedPace?
    var isBroken = hasBrokenMember(node, .settle)
    for member in members(node, .settle) {
      let keyword = tree.keyword(member)
      if isOfStates != (keyword == .nearest) {
        report(
          .typeMismatch, member,
          [
            .text(isOfStates ? "`settle nearest(…)`" : "`settle finish` or `settle cancel`"),
            .text(isOfStates ? "a settle of one direction" : "`settle nearest` without `interactive states`"),
          ])
        isBroken = true
        continue
      }
      guard let pace = tree.child(member, .timing).flatMap({ checkPace($0, within: .settle) }) else {
        isBroken = true
        continue
      }
      // One member gives both.
      let first =
        finish != nil && finish?.location == cancel?.location ? "this covers both outcomes" : "first here"
      // Of two for one outcome, one may be meant for the other.
      if keyword != .cancel, setSettle(&finish, "finish", pace, member, first) { isBroken = true }
      if keyword != .finish, setSettle(&cancel, "cancel", pace, member, first) { isBroken = true }
    }
    if finish == nil || cancel == nil, !isBroken, !isOfStates {
      let missing = [finish == nil ? "finished" : nil, cancel == nil ? "cancelled" : nil].compactMap(\.self)
      reportMissing(
        .missingSettle, node, [.text("it is " + missing.joined(separator: " or "))],
        add: usualSettle(node, finish, cancel))
    }
    return (finish, cancel)
  }

  /// Sets the pace of one outcome, unless it has one.
  /// - Returns: Whether it has one, which has been reported.
  private mutating func setSettle(
    _ outcome: inout CheckedPace?, _ name: String, _ pace: CheckedPace, _ member: NodeID, _ label: String
  ) -> Bool {
    if let first = outcome {
      report(
        Diagnostic(
          .duplicateMember, at: tree.range(member), [.text("`settle \(name)`")],
          labels: [DiagnosticLabel(first.location.range, label)]))
      return true
    }
    outcome = CheckedPace(
      duration: pace.duration, curve: pace.curve, shape: pace.shape, location: location(member))
    return false
  }

  // MARK: What is missing

  /// Whether what could not be read in a block may be a member of a kind.
  func hasBrokenMember(_ node: NodeID, _ kind: NodeKind) -> Bool {
    tree.children(node).contains {
      tree.hasError($0) && (tree.kind($0) == kind || tree.kind($0) == .unexpected)
    }
  }

  private mutating func reportMissing(
    _ code: DiagnosticCode, _ node: NodeID, _ arguments: [DiagnosticArgument], add member: String?
  ) {
    let first = tree.tokens.range(tree.tokenRange(node).lowerBound)
    let notes: [DiagnosticCode: String] = [
      .missingProgress: "give the progress from 0 to 1: `\(member ?? "progress = …")`",
      .missingDecision:
        "add `finish when …` or `cancel when …`, such as `finish when progress > 50%`",
      .missingSettle: "add `settle 300ms easeOut`, or `settle finish …` and `settle cancel …`",
    ]
    report(
      Diagnostic(
        code, at: first, arguments, notes: [notes[code]].compactMap(\.self),
        fixIts: [member.flatMap { insertion($0, into: node) }].compactMap(\.self)))
  }
}

extension Settle {
  fileprivate init(_ pace: CheckedPace) {
    self.init(duration: pace.duration, curve: pace.curve, location: pace.location)
  }
}
