import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// `hide VIEW, … [during …] [while …]`.
  mutating func checkHide(_ node: NodeID, _ found: inout CheckedMembers) {
    guard let life = life(of: node) else { return }
    for path in tree.children(node) where tree.role(path) == .target {
      guard let subject = resolveObject(path, wanted: "a view") else { continue }
      guard subject.isHideable else {
        var diagnostic = Diagnostic(
          .typeMismatch, at: tree.range(path), [.text("a view of a screen"), .text(kindName(of: subject))])
        if subject == .tabBar || subject == .navigationBar {
          diagnostic.notes = ["a bar fades: `animate \(tree.source.text(tree.range(path))).alpha: 1 -> 0`"]
        }
        if case .screen = subject {
          let name = tree.source.text(tree.range(path))
          diagnostic.notes = [
            "to hide a whole screen, write `hold \(name).alpha = 0`, with the same span"
          ]
        }
        report(diagnostic)
        continue
      }
      found.hides.append(CheckedHide(subject: subject, life: life, location: location(path)))
      found.hideNodes.append(WrittenMember(member: node, path: path, useSite: current.useSite))
    }
  }

  /// `hold PATH = VALUE [during …] [while …]` of a transition.
  mutating func checkStandingHold(_ node: NodeID, _ found: inout CheckedMembers) {
    guard let life = life(of: node), let hold = checkHold(node), let path = tree.child(node, .target) else {
      return
    }
    found.holds.append(CheckedHold(hold: hold, life: life))
    found.holdNodes.append(WrittenMember(member: node, path: path, useSite: current.useSite))
  }

  /// The life of a hide or hold, by the clauses behind it.
  private mutating func life(of node: NodeID) -> CheckedLife? {
    var life: CheckedLife?
    for child in tree.children(node) where tree.kind(child) == .during || tree.kind(child) == .while {
      guard let value = tree.child(child, .value), !tree.hasError(child) else { return nil }
      if life != nil {
        report(.duplicateMember, child, [.text("`during` or `while`")])
        return nil
      }
      if tree.kind(child) == .while {
        guard isToScreen(value) else { return nil }
        life = .stay
        continue
      }
      switch tree.word(value) {
      case .forward: life = .direction(.forward)
      case .backward: life = .direction(.backward)
      default: life = .interaction
      }
    }
    return life ?? .run
  }

  /// Reports a life under a finger where no finger drives.
  mutating func reportIdle(_ found: CheckedMembers, _ node: NodeID) {
    if current.hasFaults || members(node, .interactive).contains(where: { _ in true }) { return }
    let hides = zip(found.hides, found.hideNodes).filter { $0.0.life == .interaction }.map(\.1)
    let holds = zip(found.holds, found.holdNodes).filter { $0.0.life == .interaction }.map(\.1)
    for written in hides + holds {
      report(
        Diagnostic(
          .missingMember, at: written.useSite ?? tree.range(written.path),
          [.text("this transition"), .text("`interactive`")],
          notes: ["`during interaction` needs an `interactive`; without `during` it lasts for every run"]))
    }
  }

  // MARK: Place

  /// `place TARGET.PROPERTY = VALUE`.
  mutating func checkPlace(_ node: NodeID) -> Placement? {
    guard let path = tree.child(node, .target), let valueNode = tree.child(node, .value) else { return nil }
    guard let target = target(path, "placed", where: PropertyRules.isPlaceable) else { return nil }
    guard let value = check(valueNode, as: target.property.type, for: purpose(target)),
      checkLimits(value, valueNode, target)
    else { return nil }
    return Placement(
      subject: target.subject, property: target.property, value: value, location: location(node))
  }

  /// The placements in an order in which each depends only on earlier ones. Cycles are reported.
  mutating func ordered(_ placements: [Placement]) -> [Placement] {
    if placements.isEmpty { return [] }
    let order = PlaceOrder(placements, expressions, current.locals, current.addedViews)
    for placement in order.circular {
      report(Diagnostic(.driveCircle, at: placement.location.range, [.text("the places in this transition")]))
    }
    return order.ordered
  }

  // MARK: Press

  /// `press VIEW PACE { … }`.
  mutating func checkPress(_ node: NodeID) -> CheckedPress? {
    guard let path = tree.child(node, .target), let timing = tree.child(node, .timing) else { return nil }
    guard let view = resolveObject(path, wanted: "a view"), let pace = checkPace(timing, within: .press)
    else { return nil }
    guard view.isHideable else {
      report(.typeMismatch, path, [.text("a view of a screen"), .text(kindName(of: view))])
      return nil
    }
    let outer = current.paces
    defer {
      setPaces(outer)
      current.isInPress = false
    }
    setPaces((pace, pace))
    current.isInPress = true
    var animations: [CheckedAnimation] = []
    for child in tree.children(node) where tree.role(child) == .member && !tree.hasError(child) {
      if tree.kind(child) == .animate {
        checkAnimation(child, &animations)
      } else {
        let range = tree.tokens.range(tree.tokenRange(child).lowerBound)
        report(
          Diagnostic(
            .misplacedMember, at: range,
            [.text(tree.source.text(range)), .text("`press`, which has `animate`s")])
        )
      }
    }
    if !areAllOfOwnProperty(animations) {
      reportOverlaps(animations)
      reportJumps(animations)
    }
    reportForeignRests(animations, of: .press)
    reportForeignChrome(animations, of: .press)
    reportAxes(animations)
    return CheckedPress(view: view, pace: pace, animations: animations, location: location(node))
  }
}

extension Subject {
  /// Whether the object is a view of a screen, which can be hidden and touched.
  fileprivate var isHideable: Bool { if case .provided = self { true } else { false } }
}
