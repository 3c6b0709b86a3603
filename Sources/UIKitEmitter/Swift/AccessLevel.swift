/// Who may use what generated Swift declares for the app: the protocols of the screens and the transitions' classes.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  /// The module that the file is compiled in.
  case `internal`
  /// Every module: the file belongs to a framework. A class that a spec names for a screen has to be public then.
  case `public`
}

extension SwiftItem {
  /// Top-level declarations as every module sees them: those that say nothing of their access become public, and so do
  /// the members of classes and extensions. What a protocol asks for has the access of the protocol.
  static func published(_ items: [SwiftItem]) -> [SwiftItem] {
    items.map { item in
      switch item {
      case .line(let text, let comment) where isOpen(text):
        return .line("public " + text, comment: comment)
      case .block(let head, let comment, let body, let tail) where isOpen(head):
        let isClass = head.hasPrefix("final class ")
        let members = isClass ? publishedMembers(body, of: head) : body
        return .block("public " + head, comment: comment, members, tail: tail)
      case .compact(let head, let body) where isOpen(head): return .compact("public " + head, body)
      default: return item
      }
    }
  }

  /// The members of a class, each with documentation: what a delegate's method is, the delegate's protocol says. The
  /// initializer that `NSObject` hands down is written out, since one that is not written is internal, unless the class has
  /// one of its own; and what only the class may set everybody may read, and what everybody may set is public.
  private static func publishedMembers(_ members: [SwiftItem], of head: String) -> [SwiftItem] {
    var result: [SwiftItem] = []
    var hasInitializer = members.contains { member in
      if case .block(let signature, _, _, _) = member { signature.hasPrefix("init(") } else { false }
    }
    for member in members {
      guard case .block(let signature, _, _, _) = member else {
        if case .line(let text, let comment) = member,
          text.hasPrefix("private(set) var ") || text.hasPrefix("var ")
        {
          result.append(.line("public " + text, comment: comment))
        } else if case .compact(let head, let body) = member, head.hasPrefix("var ") {
          result.append(.compact("public " + head, body))
        } else {
          result.append(member)
        }
        continue
      }
      let documentation = trailingComments(&result)
      if !hasInitializer {
        hasInitializer = true
        if let last = result.last, !isBlank(last) { result.append(.blank) }
        result += [.doc("Makes the transition."), .compact("public override init()", "super.init()"), .blank]
      }
      result += documentation
      if documentation.isEmpty, isOpen(signature) { result.append(.doc(origin(of: signature, in: head))) }
      result += published([member])
    }
    return result
  }

  /// The protocol that asks for a method of a class.
  private static func origin(of method: String, in head: String) -> String {
    let protocols = head.split(separator: ",").dropFirst().map { $0.drop { $0 == " " } }
    let isGesture = method.hasPrefix("func gestureRecognizer")
    let name = protocols.first { $0.contains("GestureRecognizer") == isGesture } ?? "NSObject"
    return "As `\(name)` asks for it."
  }

  private static func trailingComments(_ items: inout [SwiftItem]) -> [SwiftItem] {
    var comments: [SwiftItem] = []
    while case .comment = items.last { comments.insert(items.removeLast(), at: 0) }
    return comments
  }

  private static func isBlank(_ item: SwiftItem) -> Bool { if case .blank = item { true } else { false } }

  /// Whether a line declares something without saying for whom.
  private static func isOpen(_ text: String) -> Bool {
    [
      "final class ", "protocol ", "enum ", "extension ", "init(", "func ", "override func ", "weak var ",
      "var ",
      "static let ", "let ",
    ]
    .contains(where: text.hasPrefix)
  }
}
