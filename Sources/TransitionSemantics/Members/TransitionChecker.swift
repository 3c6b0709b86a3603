import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Checks a transition: its declarations first, so that members may stand in any order.
  mutating func checkTransition(_ node: NodeID) {
    guard let name = tree.child(node, .name) else { return }
    let outerNames = scope.count
    screens = Sides(both: nil)
    reportNotBuilt(node)
    checkStyle(node)
    declareScreens(node, name)
    let sharedNodes = declareShared(node)
    declareLets(members(node, .let))
    guard screens[.from] != nil, screens[.to] != nil else {
      requireMember(.direction, hasDirection(.forward, node), "forward", name)
      // Without both screens nearly every name would be unknown.
      return
    }
    let forward = pace(ofDirection: .forward, node)
    let backward = pace(ofDirection: .backward, node)
    paces = [:]
    paces[.forward] = forward
    paces[.backward] = hasDirection(.backward, node) ? backward : forward
    requireMember(.direction, forward != nil || hasDirection(.forward, node), "forward", name)
    let (top, order) = checkOrder(node)
    let fallback = crossfade(node, .fallback)
    let reduceMotion = crossfade(node, .reduceMotion)
    var animations: [CheckedAnimation] = []
    let shared = sharedNodes.enumerated().compactMap { checkShared($0.element, $0.offset, &animations) }
    for child in members(node, .animate) { checkAnimation(child, &animations) }
    for direction in Direction.allCases { checkBlock(of: direction, node, &animations) }
    reportOverlaps(animations)
    reportJumps(animations)
    let calls = members(node, .call).flatMap { checkCall($0) }
    let interactions = members(node, .interactive).compactMap { checkInteraction($0) }
    let sample = checkSample(node)
    lint(shared, fallback, reduceMotion, name, node)
    reportUnused(after: outerNames)
    guard let forward, shared.count == sharedNodes.count else { return }
    // An end of a shared element is optional, which is known only now.
    guard let from = screens[.from], let to = screens[.to] else { return }
    transitions.append(
      CheckedTransition(
        name: tree.name(name), documentation: tree.documentation(node), style: .navigation, from: from,
        to: to,
        top: top, orderLocation: order, forward: forward, backward: backward, shared: shared,
        animations: animations, calls: calls, locals: locals, interactions: interactions, fallback: fallback,
        reduceMotion: reduceMotion, sample: sample, location: location(node)))
  }

  /// Says of each construct that this version does not compile that it does not.
  private mutating func reportNotBuilt(_ node: NodeID) {
    for child in tree.children(node) where !tree.hasError(child) {
      if let what = Self.later(tree.kind(child)) { notBuilt(child, what) }
      // What would be declared is known to be a name, so that its uses are not reported as well.
      if tree.kind(child) == .view || tree.kind(child) == .states {
        for name in tree.children(child) where tree.role(name) == .name { declare(name, .broken) }
      }
    }
  }

  /// What a member that this version does not compile is called.
  private static func later(_ kind: NodeKind) -> String? {
    switch kind {
    case .states: "`states`"
    case .view: "`view`"
    case .place: "`place`"
    case .hide: "`hide`"
    case .hold: "`hold` outside `interactive`"
    case .use: "`use`"
    case .press: "`press`"
    default: nil
    }
  }

  // MARK: What there must be

  private mutating func checkStyle(_ node: NodeID) {
    let nodes = members(node, .style)
    reportDuplicates(nodes, "style")
    guard let value = nodes.first.flatMap({ tree.child($0, .value) }) else {
      if let name = tree.child(node, .name), nodes.isEmpty, !hasBroken(.style, node) {
        requireMember(.style, false, "style", name)
      }
      return
    }
    let name = tree.name(value)
    if name == TransitionStyle.navigation.rawValue { return }
    let all = ["navigation", "modal", "overlay", "tab", "container"]
    if all.contains(name) {
      notBuilt(value, "`style \(name)`")
    } else {
      report(misspelt(.unknownKeyword, value, [.source(tree.range(value)), .text("a style")], all))
    }
  }

  private mutating func requireMember(_ kind: NodeKind, _ isThere: Bool, _ what: String, _ name: NodeID) {
    if isThere || tree.hasErrors { return }  // it may stand in what could not be read
    report(
      Diagnostic(
        .missingMember, at: tree.range(name), [.text("`\(tree.name(name))`"), .text(what)],
        notes: ["every transition has a `style`, a `from` and a `to` screen and a `forward`"]))
  }

  private func hasBroken(_ kind: NodeKind, _ node: NodeID) -> Bool {
    tree.children(node).contains { tree.kind($0) == kind && tree.hasError($0) }
  }

  mutating func reportDuplicates(_ nodes: [NodeID], _ what: String) {
    let nodes = nodes.filter { !tree.hasError($0) }
    for other in nodes.dropFirst() {
      report(
        Diagnostic(
          .duplicateMember, at: tree.range(other), [.text(what)],
          labels: [DiagnosticLabel(tree.range(nodes[0]), "first here")]))
    }
  }

  // MARK: Screens

  private mutating func declareScreens(_ node: NodeID, _ name: NodeID) {
    for side in Side.allCases {
      let nodes = tree.children(node).filter { child in
        tree.kind(child) == .screen
          && tree.child(child, .keyword).flatMap(tree.word) == (side == .from ? .from : .to)
      }
      reportDuplicates(nodes, side.rawValue)
      guard let first = nodes.first else {
        requireMember(.screen, false, side.rawValue, name)
        continue
      }
      declareScreen(first, side)
      if let screenName = tree.child(first, .name) { declare(screenName, .subject(.screen(side))) }
    }
  }

  private mutating func declareShared(_ node: NodeID) -> [NodeID] {
    let nodes = tree.children(node).filter { tree.kind($0) == .shared }
    for (index, child) in nodes.enumerated() {
      if let name = tree.child(child, .name) { declare(name, .subject(.shared(index))) }
    }
    return nodes
  }

  // MARK: Order

  private mutating func checkOrder(_ node: NodeID) -> (Side, SpecLocation?) {
    let nodes = members(node, .order)
    reportDuplicates(nodes, "order")
    guard let order = nodes.first else { return (.to, nil) }
    var sides: [Side] = []
    for name in tree.children(order) where tree.role(name) == .name {
      guard let subject = resolveSubject([(tree.symbol(name), tree.range(name))]) else { return (.to, nil) }
      guard case .screen(let side) = subject.subject else {
        notBuilt(name, "`order` of anything but the two screens")
        return (.to, nil)
      }
      sides.append(side)
    }
    guard sides.count == 2, sides[0] != sides[1] else {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(order),
          [.text("the two screens, one above the other"), .text("one twice")]))
      return (.to, nil)
    }
    return (sides[0], location(order))
  }

  // MARK: Lint

  private mutating func lint(
    _ shared: [SharedElement], _ fallback: Crossfade?, _ reduceMotion: Crossfade?, _ name: NodeID,
    _ node: NodeID
  ) {
    if tree.hasErrors { return }  // what is not there may be what could not be read
    for element in shared where element.missing == nil && fallback == nil {
      report(
        Diagnostic(
          .sharedWithoutFallback, at: element.location.range, [.text(element.name)],
          notes: ["add `fallback crossfade 250ms` to the transition"]))
    }
    if reduceMotion == nil, members(node, .reduceMotion).isEmpty {
      report(
        Diagnostic(
          .reduceMotionNotAnswered, at: tree.range(name), notes: ["add `reduceMotion crossfade 200ms`"]))
    }
  }
}
