#if os(Linux)
  /// Declarations in the one form in which they are compared. What is left out of it is what nobody who uses a declaration can
  /// notice, or what Apple's pages leave out of what they show; README.md of the headless UIKit says which.
  enum Signature {
    /// A member as it is compared, of what Apple documents or of what is here.
    static func member(_ text: String) -> String {
      var text = spaced(text)
      let silent = [
        "optional", "override", "mutating", "@preconcurrency", "@discardableResult", "@NSCopying",
      ]
      for word in silent { text = removing(word, from: text) }
      // A constant of a type, however it is stored.
      text = text.replacing(#/^((?:nonisolated |@MainActor )?)(?:static|class) let ([^:]+: .*)$/#) {
        "\($0.1)static var \($0.2) { get }"
      }
      if text.contains(#/^(?:[@\w()]+ )*var /#), !text.hasSuffix("}") { text += " { get set }" }
      // Who only reads a property cannot tell how it is held.
      if text.hasSuffix("{ get }") {
        for word in ["weak", "unowned(unsafe)"] { text = removing(word, from: text) }
      }
      return text.replacing("required init?(coder", with: "init?(coder")
        .replacing("required init(coder", with: "init(coder")
    }

    /// A member of a type as the compiler tells of it: isolated as its type is unless it says otherwise, as on Apple's pages.
    static func member(_ text: String, isValue: Bool, ofIsolated typeIsIsolated: Bool) -> String {
      let isIsolated = text.contains(#/^(?:@\w+ )*@MainActor /#)
      let text = member(removing("nonisolated", from: removing("@MainActor", from: spaced(text))))
      if isIsolated == typeIsIsolated || isValue { return text }
      return (isIsolated ? "@MainActor " : "nonisolated ") + text
    }

    /// The first words of a type's declaration, without what it inherits from and conforms to.
    static func type(_ text: String) -> String {
      let text = removing("@frozen", from: removing("@preconcurrency", from: spaced(text)))
      return text.replacing(#/ where .*$/#, with: "").replacing(#/ ?: .*$/#, with: "")
    }

    static func spaced(_ text: String) -> String {
      text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        .replacing("( ", with: "(").replacing(" )", with: ")")
    }

    private static func removing(_ word: String, from text: String) -> String {
      // Only before the declaration's own keyword: types of arguments keep theirs.
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
