import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Checks a transition. Declarations come first, so that members may be in any order.
  mutating func checkTransition(_ node: NodeID) {
    guard let name = tree.child(node, .name) else { return }
    let style = checkStyle(node)
    declareScreens(node, name)
    let sharedNodes = declareShared(node)
    let viewNodes = declareViews(node)
    declareStates(node, style)
    declareLets(members(node, .let))
    guard current.screens.look(.from, { $0 != nil }), current.screens.look(.to, { $0 != nil }) else {
      requireMember(.direction, hasDirection(.forward, node), "forward", name)
      // Without both screens nearly every name would be unknown.
      return
    }
    let ways = declareDirections(node, name)
    if !ways.isForwardSystem, !ways.isBackwardSystem { reportMirror(node, ways.forward, ways.backward) }
    var (top, order, layers) = checkOrder(node)
    let fallback = crossfade(node, .fallback)
    let reduceMotion = crossfade(node, .reduceMotion)
    for (index, child) in viewNodes.enumerated() { checkView(child, index, &layers) }
    reportLayerCircle(layers, top, order)
    var found = CheckedMembers()
    let shared = sharedNodes.enumerated().compactMap {
      checkShared($0.element, $0.offset, &found.animations)
    }
    checkMembers(node, &found)
    reportRepeats(found)
    for direction in Direction.allCases { checkBlock(of: direction, node, &found.animations) }
    completeFrames(sharedNodes, &found.animations)
    let placements = ordered(found.placements)
    current.places = Dictionary(grouping: placements, by: \.subject)
    if !areAllOfOwnProperty(found.animations) {
      reportOverlaps(found.animations)
      reportJumps(found.animations)
    }
    // Two screens of the same name are reported as that.
    if current.screens[.from]?.name != current.screens[.to]?.name {
      reportForeignRests(found.animations, of: .transition)
    }
    reportForeignChrome(found.animations, of: .transition)
    reportAxes(found.animations)
    let presses = members(node, .press).compactMap { checkPress($0) }
    current.animatedKeys = FlatSet(found.animations.map { PropertyKey($0.subject, $0.property) })
    let checked = members(node, .interactive).compactMap { checkInteraction($0) }
    let interactions = checked.map(\.interaction)
    reportMixedHorizontals(interactions)
    reportSameFingers(interactions)
    reportSameEnds(shared)
    reportSameCalls(found.calls)
    for interaction in interactions { reportSameCalls(interaction.calls) }
    reportIdle(found, node)
    reportWithoutEffect(
      found, interactions,
      system: ways.isForwardSystem ? .forward : ways.isBackwardSystem ? .backward : nil, node)
    reportSameRules(interactions, style)
    reportWaitingCircle(interactions)
    let sample = checkSample(node)
    if shared.count == sharedNodes.count { reportSharedRests(shared, found) }
    reportToRests(found, style, sample.properties)
    lint(shared, fallback, reduceMotion, name, node)
    reportUnused(after: file.names)
    guard let forward = ways.forward, shared.count == sharedNodes.count else { return }
    // Ends of shared elements are optional; these are known only now.
    guard let from = current.screens[.from], let to = current.screens[.to] else { return }
    // Lowering makes the directions from their paces.
    let plan = DirectionPlan(
      duration: forward.duration, curve: forward.curve, tracks: [], location: forward.location)
    var transition = Transition(
      name: tree.name(name), documentation: tree.documentation(node), style: style ?? .navigation,
      from: from, to: to, top: top, forward: plan, backward: plan, shared: shared, calls: found.calls,
      locals: current.locals, interactions: [], obligations: [], fallback: fallback,
      reduceMotion: reduceMotion,
      sample: sample.properties, orderLocation: order, location: location(node))
    transition.handedSample = sample.values
    transition.states = current.states
    transition.stateTables = current.stateTables
    transition.views = current.addedViews
    transition.placements = placements
    transition.layers = layers
    let whole = CheckedTransition(
      transition: transition, isForwardSystem: ways.isForwardSystem,
      isBackwardSystem: ways.isBackwardSystem, forward: forward, backward: ways.backward,
      animations: found.animations, interactions: checked, hides: found.hides, holds: found.holds,
      presses: presses, number: current.number)
    reportVisibleViews(whole, viewNodes)
    transitions.append(whole)
  }

  /// The two directions, as far as they are known.
  private struct Ways {
    var forward: CheckedPace?
    var backward: CheckedPace?
    var isForwardSystem: Bool
    var isBackwardSystem: Bool
  }

  /// Reads `forward` and `backward`. A direction that the platform plays gets the windows of the other one.
  private mutating func declareDirections(_ node: NodeID, _ name: NodeID) -> Ways {
    if !hasDirection(.forward, node),
      reportMembersOfOneSide(
        node, .direction, .forward, .backward, "one direction is `forward`, the other `backward`")
    {
      setPaces(nil)
      return Ways(isForwardSystem: false, isBackwardSystem: false)
    }
    let isForwardSystem = isSystem(.forward, node)
    let isBackwardSystem = isSystem(.backward, node)
    var forward = pace(ofDirection: .forward, node)
    var backward = pace(ofDirection: .backward, node)
    let isThere = forward != nil || hasDirection(.forward, node)
    requireMember(
      .direction, isThere, "forward", name,
      adding: isThere ? nil : insertion("forward 300ms easeOut", into: node))
    if isForwardSystem {
      if backward == nil, !hasDirection(.backward, node) || isBackwardSystem {
        reportSystemOnly(node)
      }
      forward = backward
      if let own = direction(.forward, node) { forward?.location = location(own) }
    } else if isBackwardSystem {
      backward = forward
      if let own = direction(.backward, node) { backward?.location = location(own) }
    }
    if let forward, let back = hasDirection(.backward, node) ? backward : forward {
      setPaces((forward, back))
    } else {
      setPaces(nil)
    }
    return Ways(
      forward: forward, backward: backward, isForwardSystem: isForwardSystem,
      isBackwardSystem: isBackwardSystem)
  }

  // MARK: What there must be

  private mutating func checkStyle(_ node: NodeID) -> TransitionStyle? {
    let style = single(node, .style, "style")
    guard let value = style.flatMap({ tree.child($0, .value) }) else {
      if let name = tree.child(node, .name), style == nil, !hasBroken(.style, node) {
        requireMember(.style, false, "style", name)
      }
      return nil
    }
    let name = tree.name(value)
    if let style = TransitionStyle(rawValue: name) { return style }
    let all = TransitionStyle.allCases.map(\.rawValue)
    report(misspelt(.unknownKeyword, value, [.source(tree.range(value)), .text("a style")], all))
    return nil
  }

  /// - Parameter fixIt: The fix-it that inserts the member, where it has no name that only the author knows.
  private mutating func requireMember(
    _ kind: NodeKind, _ isThere: Bool, _ what: String, _ name: NodeID, adding fixIt: FixIt? = nil
  ) {
    if isThere || current.hasFaults { return }  // it may be in what could not be read
    report(
      Diagnostic(
        .missingMember, at: tree.range(name), [.text("`\(tree.name(name))`"), .text("`\(what)`")],
        notes: ["every transition has a `style`, a `from` and a `to` screen and a `forward`"],
        fixIts: [fixIt].compactMap(\.self)))
  }

  private func hasBroken(_ kind: NodeKind, _ node: NodeID) -> Bool {
    tree.children(node).contains { tree.kind($0) == kind && tree.hasError($0) }
  }

  // MARK: Screens

  private mutating func declareScreens(_ node: NodeID, _ name: NodeID) {
    if reportMembersOfOneSide(node, .screen, .from, .to, "one screen is `from`, the other `to`") { return }
    for side in Side.allCases {
      let keyword: Word = side == .from ? .from : .to
      _ = single(node, .screen, side.rawValue, keyword: keyword)
      let screens = tree.children(node).filter { tree.kind($0) == .screen && tree.keyword($0) == keyword }
      for name in screens.dropFirst().compactMap({ tree.child($0, .name) }) { breakName(tree.symbol(name)) }
      guard let first = screens.first else {
        requireMember(.screen, false, side.rawValue, name)
        continue
      }
      declareScreen(first, side)
      if let screenName = tree.child(first, .name) { declare(screenName, .subject(.screen(side))) }
    }
  }

  /// Reports two members of one side or way where the other has none: one of them is that of the other.
  /// - Parameters:
  ///   - earlier: The word that usually comes first.
  ///   - later: The word that usually comes second.
  /// - Returns: Whether that is so.
  private mutating func reportMembersOfOneSide(
    _ node: NodeID, _ kind: NodeKind, _ earlier: Word, _ later: Word, _ note: String
  ) -> Bool {
    let members = tree.children(node).filter { tree.kind($0) == kind }
    guard members.count == 2, let word = tree.keyword(members[0]), tree.keyword(members[1]) == word else {
      return false
    }
    let wrong = word == earlier ? 1 : 0
    let other = word == earlier ? later : earlier
    let place = tree.tokens.range(tree.tokenRange(members[wrong]).lowerBound)
    report(
      Diagnostic(
        .duplicateMember, at: place, [.text("`\(word.spelling)`")],
        labels: [DiagnosticLabel(tree.range(members[1 - wrong]), wrong == 1 ? "first here" : "again here")],
        notes: [note],
        fixIts: [FixIt("change to `\(other.spelling)`", replacing: place, with: "\(other.spelling)")]))
    return true
  }

  private mutating func declareShared(_ node: NodeID) -> [NodeID] {
    let nodes = tree.children(node).filter { tree.kind($0) == .shared }
    for (index, child) in nodes.enumerated() {
      if let name = tree.child(child, .name) {
        declare(name, .subject(.shared(index)))
        current.sharedNames[index] = String(tree.name(name))
      }
    }
    return nodes
  }

  // MARK: Order

  /// `order A above B above C`, of the two screens and any other objects.
  private mutating func checkOrder(_ node: NodeID) -> (Side, SpecLocation?, [Layer]) {
    var layers: [Layer] = []
    var ofScreens: (side: Side, node: NodeID)?
    for order in members(node, .order) {
      var objects: [(subject: Subject, node: NodeID)] = []
      for name in tree.children(order) where tree.role(name) == .name {
        guard let object = resolveSubject(tree.pathNames(name)) else { continue }
        if objects.contains(where: { $0.subject == object.subject }) {
          report(
            Diagnostic(
              .typeMismatch, at: tree.range(order),
              [.text("objects one above the other"), .text("one twice")]))
          continue
        }
        objects.append((object.subject, name))
      }
      // Two screens of a chain are ordered, whatever is between them.
      let sides = objects.compactMap { object in
        if case .screen(let side) = object.subject { side } else { nil }
      }
      if sides.count == 2 {
        if let first = ofScreens {
          reportDuplicate(order, first: first.node, "order")
        } else {
          ofScreens = (sides[0], order)
        }
      }
      if objects.count > 2 || sides.count < 2 {
        for (above, below) in zip(objects, objects.dropFirst()) {
          reportFixedOrder(above.subject, below.subject, order, "this order")
          layers.append(Layer(above: above.subject, below: below.subject, location: location(order)))
        }
      }
    }
    guard let ofScreens else { return (.to, nil, layers) }
    return (ofScreens.side, location(ofScreens.node), layers)
  }

  /// Reports gestures of one transition that go by reading direction and others that go by left and right.
  private mutating func reportMixedHorizontals(_ interactions: [Interaction]) {
    guard let reading = interactions.first(where: \.gesture.isDirectional),
      let physical = interactions.first(where: \.gesture.isPhysicallyHorizontal)
    else { return }
    let (first, second) =
      reading.location.range.start < physical.location.range.start ? (reading, physical) : (physical, reading)
    report(
      Diagnostic(
        .mixedHorizontals, at: second.location.range,
        [.text(first.gesture.text), .text(second.gesture.text)],
        labels: [DiagnosticLabel(first.location.range, "`\(first.gesture.text)`")],
        notes: [
          "with `leading` and `trailing`, x runs in reading direction; with `left` and `right`, it is physical",
          "`pan(horizontal)` goes with either: its x is that of the other gestures",
        ], fixIts: inReadingDirection(interactions)))
  }

  // MARK: Lint

  private mutating func lint(
    _ shared: [SharedElement], _ fallback: Crossfade?, _ reduceMotion: Crossfade?, _ name: NodeID,
    _ node: NodeID
  ) {
    if current.hasFaults { return }  // what is not there may be what could not be read
    // A wrong one counts as present.
    let hasFallback = fallback != nil || members(node, .fallback).contains { _ in true }
    let answered = Set(
      members(node, .shared).filter { members($0, .missing).contains { _ in true } }.map { tree.range($0) })
    // One finding for all of them.
    let unanswered = hasFallback ? [] : shared.filter { !answered.contains($0.location.range) }
    if let element = unanswered.first {
      report(
        Diagnostic(
          .sharedWithoutFallback, at: element.location.range, [.text("an end of `\(element.name)`")],
          labels: unanswered.dropFirst().prefix(4).map {
            DiagnosticLabel($0.location.range, "the same holds here")
          },
          notes: ["add `fallback crossfade 250ms` to the transition"],
          fixIts: [insertion("fallback crossfade 250ms", into: node)].compactMap(\.self)))
    }
    reportMissing(beside: fallback, shared, node)
    if reduceMotion == nil, !members(node, .reduceMotion).contains(where: { _ in true }) {
      report(
        Diagnostic(
          .reduceMotionNotAnswered, at: tree.range(name),
          notes: [
            "without it they see all motion; add `reduceMotion crossfade 200ms`",
            "with it the screens crossfade, and only what fades and bars change: no shared element flies",
          ], fixIts: [insertion("reduceMotion crossfade 200ms", into: node)].compactMap(\.self)))
    }
  }
}
