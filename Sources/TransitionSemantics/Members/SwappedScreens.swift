public import TransitionDiagnostics
public import TransitionSyntax
import TransitionText

/// A remedy for transitions in which the values of several tracks are exchanged, or each `while` or each end of a picture names the other
/// screen: the two screens may be exchanged.
public enum SwappedScreens {
  /// Adds a fix-it that exchanges the screens to those that exchange the values of one track, or name the other screen. `transc fix`
  /// applies neither of two.
  /// - Parameters:
  ///   - diagnostics: The findings in the text.
  ///   - tree: The tree of the text.
  public static func offer(_ diagnostics: inout [Diagnostic], in tree: SyntaxTree) {
    let swaps = diagnostics.indices.filter { index in
      diagnostics[index].fixIts.count == 1 && !diagnostics[index].isOfBar
        && diagnostics[index].fixIts.allSatisfy { $0.swapsTexts(of: tree) }
    }
    let spans = diagnostics.indices.filter { diagnostics[$0].namesFromForTo }
    let ends = diagnostics.indices.filter { diagnostics[$0].isOfOtherScreen }
    if swaps.count < 2, spans.isEmpty, ends.isEmpty { return }
    let codes = Set(swaps.map { diagnostics[$0].code })
    for transition in tree.children(tree.root) where tree.kind(transition) == .transition {
      let whole = tree.range(transition)
      func isInside(_ index: Int) -> Bool {
        diagnostics[index].range.start >= whole.start && diagnostics[index].range.end <= whole.end
      }
      let own = swaps.filter(isInside)
      // If another finding, or the track of a screen, has no such fix-it, or another `while` or element names the right screen, the screens are right.
      let areTurned =
        own.count > 1
        && diagnostics.indices.count(where: { codes.contains(diagnostics[$0].code) && isInside($0) })
          == own.count
        && !showsScreens(transition, besides: own.map { diagnostics[$0].range.start }, tree)
      func all(_ found: [Int], of kind: NodeKind) -> [Int] {
        let own = found.filter(isInside)
        return own.isEmpty || count(kind, in: transition, tree) != own.count ? [] : own
      }
      let mistaken = Set((areTurned ? own : []) + all(spans, of: .while) + all(ends, of: .shared))
      guard !mistaken.isEmpty, let fixIt = swap(in: transition, tree) else { continue }
      for index in mistaken { diagnostics[index].fixIts.append(fixIt) }
    }
  }

  /// Whether a track of one of the screens is right: it would not be after an exchange.
  private static func showsScreens(_ transition: NodeID, besides found: [UInt32], _ tree: SyntaxTree) -> Bool
  {
    let members = tree.children(transition)
    let names = members.filter { tree.kind($0) == .screen }.compactMap { tree.child($0, .name) }.map(
      tree.name)
    var open = found.sorted()[...]
    return members.contains { member in
      guard tree.kind(member) == .animate, let target = tree.child(member, .target) else { return false }
      let path = tree.pathNames(target)
      guard path.count == 2, names.contains(tree.tokens.names.name(path[0].symbol)) else { return false }
      open = open.drop { $0 < tree.range(member).start }
      return open.first.map { $0 >= tree.range(member).end } ?? true
    }
  }

  /// How many nodes of a kind there are in a node.
  private static func count(_ kind: NodeKind, in node: NodeID, _ tree: SyntaxTree) -> Int {
    tree.children(node).reduce(tree.kind(node) == kind ? 1 : 0) { $0 + count(kind, in: $1, tree) }
  }

  private static func swap(in transition: NodeID, _ tree: SyntaxTree) -> FixIt? {
    // The names behind `from` and `to`.
    let screens = tree.children(transition).filter { tree.kind($0) == .screen }.map { screen in
      ByteRange(tree.tokens[tree.tokenRange(screen).lowerBound + 1].start, tree.range(screen).end)
    }
    guard screens.count == 2 else { return nil }
    return FixIt(
      "swap the two screens",
      [
        TextEdit(screens[0], tree.source.text(screens[1])),
        TextEdit(screens[1], tree.source.text(screens[0])),
      ], applicability: .needsReview)
  }
}

extension Diagnostic {
  /// Whether it is about a bar, which is there with both screens.
  fileprivate var isOfBar: Bool {
    guard case .text(let name)? = arguments.first else { return false }
    return name.hasPrefix("tabBar.") || name.hasPrefix("navigationBar.")
  }

  /// Whether it is about the from screen behind a `while`, where the to screen is expected.
  fileprivate var namesFromForTo: Bool {
    code == .typeMismatch && arguments == [.text("the to screen"), .text("the from screen")]
  }

  /// Whether it is about ends of a shared element that are exchanged.
  fileprivate var isOfOtherScreen: Bool {
    guard code == .typeMismatch, fixIts.count == 1, case .text(let end)? = arguments.last else {
      return false
    }
    return end.hasPrefix("one of `")
  }
}

extension FixIt {
  /// Whether the fix-it exchanges two texts.
  fileprivate func swapsTexts(of tree: SyntaxTree) -> Bool {
    edits.count == 2 && edits[0].range != edits[1].range
      && edits[0].replacement == tree.source.text(edits[1].range)
      && edits[1].replacement == tree.source.text(edits[0].range)
  }
}
