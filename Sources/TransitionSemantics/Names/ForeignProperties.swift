import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// The finding about a property of another language, or nil.
  /// - Parameters:
  ///   - name: The property.
  ///   - node: The path.
  ///   - object: The names before it.
  func foreignProperty(
    _ name: PathName, _ node: NodeID, _ object: PathNames
  ) -> Diagnostic? {
    let owner = (object.first?.range ?? name.range).union(object.last?.range ?? name.range)
    var diagnostic = Diagnostic(.unknownProperty, at: name.range, [.quoted(owner), .source(name.range)])
    let text = text(name)
    let end = tree.tokenRange(node).upperBound
    // `detail.view.alpha`
    if text == "view" || text == "layer", let last = tree.pathNames(node).last, last.range != name.range,
      let before = object.last
    {
      let path = tree.source.text(owner) + "." + self.text(last)
      diagnostic.notes = ["the name of a screen already means its view: `\(path)`"]
      diagnostic.fixIts = [
        FixIt("remove it", replacing: ByteRange(before.range.end, name.range.end), with: "")
      ]
      return diagnostic
    }
    if object.count == 1, let first = object.first, tree.pathNames(node).last?.range != name.range,
      case .subject(let bar)? = vocabulary[first.symbol].builtIn, bar.isChrome
    {
      diagnostic.notes = ["a bar is animated as a whole: `\(subjectName(bar)).alpha`"]
      return diagnostic
    }
    if Self.contents.contains(text), let subject = subject(of: object) {
      if case .shared = subject {
        let next = tree.pathNames(node).first { $0.range.start > name.range.end }
        guard let next, self.text(next) == "size" else { return nil }
        diagnostic.notes = ["the size of the picture is `imageSize`"]
        diagnostic.fixIts = [
          FixIt("write `imageSize`", replacing: name.range.union(next.range), with: "imageSize")
        ]
        return diagnostic
      }
      if case .screen(let side) = subject, let screen = current.screens[side] {
        let known = screen.views.map { "`\($0.name)`" }.joined(separator: ", ")
        diagnostic.notes = [
          known.isEmpty
            ? "a view of a screen is declared with it: `\(screen.name) { \(text): view }`"
            : "the views of `\(screen.name)` are \(known)"
        ]
        return diagnostic
      }
    }
    // A visibility flag has other values than an alpha. A number may be meant as an alpha.
    let isFlag = tree.tokens[min(end + 1, tree.tokens.count - 1)].kind.word.map {
      $0 == .true || $0 == .false
    }
    if ForeignNames.meant(by: text) != nil, isFlag != true { return nil }
    guard let note = ForeignNames.property(text) else { return nil }
    diagnostic.notes = [note]
    return diagnostic
  }

  /// Names for a view's content in other languages; a view may have such a name as well.
  private static let contents: Set<String> = ["content", "contents", "image", "text", "picture"]

  /// The declared object that some names refer to, or nil.
  private func subject(of object: PathNames) -> Subject? {
    guard object.count == 1, let first = object.first,
      case .subject(let subject)? = scope[first.symbol]?.entity
    else { return nil }
    return subject
  }
}
