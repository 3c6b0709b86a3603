#if os(Linux)
  /// Declarations in the form in which they are compared. It leaves out details that a user of the declaration cannot notice, or
  /// that Apple's pages do not show. The README.md of the headless UIKit lists them.
  enum Signature {
    /// The comparable form of a member, from Apple's documentation or from the headless UIKit.
    static func member(_ text: String) -> String {
      var text = spaced(text)
      let silent = [
        "optional", "override", "mutating", "@preconcurrency", "@discardableResult", "@NSCopying",
      ]
      for word in silent where text.contains(word) { text = removing(word, from: text) }
      // A static constant is compared as a static property with a getter, however it is stored.
      text = text.replacing(#/^((?:nonisolated |@MainActor )?)(?:static|class) let ([^:]+: .*)$/#) {
        "\($0.1)static var \($0.2) { get }"
      }
      if text.contains(#/^(?:[@\w()]+ )*var /#), !text.hasSuffix("}") { text += " { get set }" }
      // Code that only reads a property does not depend on whether it is weak.
      if text.hasSuffix("{ get }") {
        for word in ["weak", "unowned(unsafe)"] { text = removing(word, from: text) }
      }
      return text.replacing("required init?(coder", with: "init?(coder")
        .replacing("required init(coder", with: "init(coder")
    }

    /// The comparable form of a member as the compiler prints it. Like on Apple's pages, it has the isolation of its type unless
    /// it declares another.
    static func member(_ text: String, isValue: Bool, ofIsolated typeIsIsolated: Bool) -> String {
      let isIsolated = text.contains(#/^(?:@\w+ )*@MainActor /#)
      let text = member(removing("nonisolated", from: removing("@MainActor", from: spaced(text))))
      if isIsolated == typeIsIsolated || isValue { return text }
      return (isIsolated ? "@MainActor " : "nonisolated ") + text
    }

    /// The first words of a type's declaration, without its superclass and conformances.
    static func type(_ text: String) -> String {
      let text = removing("@frozen", from: removing("@preconcurrency", from: spaced(text)))
      return text.replacing(#/ where .*$/#, with: "").replacing(#/ ?: .*$/#, with: "")
    }

    static func spaced(_ text: String) -> String {
      text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        .replacing("( ", with: "(").replacing(" )", with: ")")
    }

    private static func removing(_ word: String, from text: String) -> String {
      // Attributes are removed only before the keyword of the declaration. Types of arguments keep theirs.
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let keywords: Set<Substring> = [
        "var", "let", "func", "case", "class", "struct", "enum", "protocol",
      ]
      let keyword =
        words.firstIndex { keywords.contains($0) } ?? words.firstIndex { $0.hasPrefix("init") }
        ?? words.endIndex
      let kept = words[..<keyword].filter { $0 != word } + words[keyword...]
      return kept.joined(separator: " ")
    }
  }
#endif
