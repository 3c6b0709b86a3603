import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about members without effect.
extension Checker {
  /// Reports members for a direction that the platform plays, or for the direction opposite to that of their interaction.
  mutating func reportWithoutEffect(
    _ found: CheckedMembers, _ interactions: [Interaction], system: Direction?, _ node: NodeID
  ) {
    if current.hasFaults { return }
    if let system { reportBySystem(found, system, node) }
    for interaction in interactions {
      for call in interaction.calls {
        guard let why = whyNever(call, in: interaction) else { continue }
        let written = members(node, .interactive).lazy.compactMap { self.removal(of: call, in: $0) }.first
        reportIdle("this call", why, call.location.range, removal: written)
      }
    }
    for member in tree.children(node) where tree.kind(member) == .direction {
      let isForward = tree.keyword(member) == .forward
      reportEmpty(member, "this block")
      if !isForward { continue }
      for track in members(member, .animate) {
        reportBackward(track, "the block of `forward` has no effect on the way back")
      }
    }
    for press in members(node, .press) { reportEmpty(press, "this touch") }
    for sample in members(node, .sample) { reportEmpty(sample, "this sample") }
  }

  /// Why a hook is never called in the runs of an interaction; nil where it is called.
  private func whyNever(_ call: HookCall, in interaction: Interaction) -> String? {
    if call.direction == interaction.direction.opposite {
      return "the interaction drives `\(interaction.direction.rawValue)` only"
    }
    guard let states = interaction.states, !states.includesBackward, call.moment == .finish else {
      return nil
    }
    return
      "every run of this interaction goes from one rest state to another, and such a run calls `cancel`, never `finish`"
  }

  /// Reports a curve or an arc of a step, which takes no time.
  mutating func reportStep(_ timing: NodeID) {
    guard members(timing, .at).contains(where: { _ in true }) else { return }
    for clause in tree.children(timing) where tree.role(clause) == .curve || tree.kind(clause) == .along {
      let what = tree.kind(clause) == .along ? "this arc" : "this curve"
      reportIdle(
        what, "a step has no duration", tree.range(clause),
        removal: tree.removal(behind: clause, .safe))
    }
  }

  // MARK: The platform's way

  private mutating func reportBySystem(_ found: CheckedMembers, _ system: Direction, _ node: NodeID) {
    let why = "`\(system.rawValue) system` leaves that direction to UIKit"
    let hides = zip(found.hides, found.hideNodes).filter { $0.0.life == .direction(system) }.map(\.1)
    for written in hides { reportBySystem("this `hide`", why, written) }
    let holds = zip(found.holds, found.holdNodes).filter { $0.0.life == .direction(system) }.map(\.1)
    for written in holds { reportBySystem("this `hold`", why, written) }
    for call in found.calls where call.direction == system {
      reportIdle("this call", why, call.location.range, removal: removal(of: call, in: node))
    }
    let keyword: Word = system == .forward ? .forward : .backward
    for interaction in members(node, .interactive) {
      for caught in members(interaction, .catches)
      where tree.child(caught, .value).flatMap({ tree.word($0) }) == keyword {
        reportIdle(
          "`\(tree.source.text(tree.range(caught)))`", why, tree.range(caught),
          removal: tree.removal(of: tree.range(caught), .safe))
      }
    }
    if system == .forward { return }
    for track in members(node, .animate) { reportBackward(track, why) }
  }

  /// Reports a hide or a hold for such a direction alone.
  private mutating func reportBySystem(_ what: String, _ why: String, _ written: WrittenMember) {
    reportIdle(
      what, why, written.useSite ?? tree.range(written.path),
      removal: written.useSite == nil ? removal(of: written, .needsReview) : nil)
  }

  /// A fix-it that removes a call from a node; nil if the call is not a member of the node.
  private func removal(of call: HookCall, in node: NodeID) -> FixIt? {
    let place = call.location.range
    let member = members(node, .call).first {
      tree.range($0).start <= place.start && place.end <= tree.range($0).end
    }
    return member.flatMap { tree.removal(of: tree.range($0), .needsReview) }
  }

  /// Reports a timing of the way back.
  private mutating func reportBackward(_ track: NodeID, _ why: String) {
    guard let timing = tree.child(track, .value).flatMap({ tree.child($0, .backward) }) else { return }
    reportIdle("this timing", why, tree.range(timing), removal: tree.removal(behind: timing, .safe))
  }

  // MARK: Findings

  /// Reports an empty block.
  private mutating func reportEmpty(_ node: NodeID, _ what: String) {
    let last = tree.tokenRange(node).upperBound - 1
    guard last > 0, tree.tokens[last].kind == .closeBrace else { return }
    let isEmpty = !tree.children(node).contains {
      tree.role($0) == .member || tree.kind($0) == .sampleValue
    }
    if !isEmpty { return }
    var open = last
    while open > 0, tree.tokens[open].kind != .openBrace { open -= 1 }
    let braces = tree.tokens.range(open).union(tree.tokens.range(last))
    let hasComment = !tree.source.text(braces).dropFirst().dropLast().allSatisfy(\.isWhitespace)
    // A direction with a pace may lose its block.
    let removal =
      tree.kind(node) == .direction
      ? FixIt(
        "remove it", [TextEdit(ByteRange(tree.tokens[open - 1].end, braces.end), "")],
        applicability: .needsReview)
      : tree.removal(of: tree.range(node), .needsReview)
    reportIdle(what, "it is empty", braces, removal: hasComment ? nil : removal)
  }

  /// - Parameter fixIt: The fix-it that removes the member, where that changes nothing else.
  mutating func reportIdle(_ what: String, _ why: String, _ range: ByteRange, removal fixIt: FixIt? = nil) {
    report(
      Diagnostic(
        .withoutEffect, at: range, [.text(what), .text(why)], fixIts: [fixIt].compactMap(\.self)))
  }
}
