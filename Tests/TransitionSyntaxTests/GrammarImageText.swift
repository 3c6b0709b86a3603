@testable import TransitionSyntax

/// Writes a compiled grammar as the source of `GrammarImage`.
enum GrammarImageText {
  static func text(of grammar: CompiledGrammar) -> String {
    var sets: [TokenSet] = []
    func number(_ set: TokenSet) -> UInt64 {
      if let known = sets.firstIndex(of: set) { return UInt64(known) }
      sets.append(set)
      return UInt64(sets.count - 1)
    }
    func word(_ number: Int32) -> UInt64 { UInt64(UInt32(number)) }
    let cells = zip(grammar.cells, grammar.firsts).flatMap { cell, first -> [UInt64] in
      let flags: UInt64 = (cell.allowsComma ? 1 : 0) | (first.isNullable ? 2 : 0)
      let traits =
        UInt64(cell.shape.rawValue) | UInt64(cell.kind.rawValue) << 8 | UInt64(cell.role.rawValue) << 16
      return [
        traits | flags << 24 | word(cell.count) << 32 | word(cell.what) << 48,
        word(cell.part) | word(cell.table) << 16,
        number(cell.tokens) | number(first.words) << 16 | number(first.all) << 32,
      ]
    }
    return """
      // swift-format-ignore-file
      // Made from `GrammarTable` by `TRANSC_UPDATE_GOLDEN=1 swift test --filter GrammarImageTests`.

      /// The grammar table as numbers, which the program has in it as they are.
      enum GrammarImage {
        /// Three words for each cell: its kind, the place of its parts, and the tokens that begin it.
        static let cells: [UInt64] = [\(lines(cells.map { hexadecimal($0) }))
        ]

        /// Two words for each set of tokens.
        static let sets: [UInt64] = [\(lines(sets.flatMap { [hexadecimal($0.low), hexadecimal($0.high)] }))
        ]

        static let parts: [Int32] = [\(lines(grammar.parts))
        ]

        static let nodes: [Int32] = [\(lines(grammar.nodes))
        ]

        static let alternatives: [Int32] = [\(lines(grammar.alternatives))
        ]

        static let infixLevels: [Int8] = [\(lines(grammar.infixLevels))
        ]

        static let prefixLevels: [Int8] = [\(lines(grammar.prefixLevels))
        ]

        static let texts: [String] = [\(lines(grammar.texts.map { "\"\($0)\"" }))
        ]
      }

      """
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    number < 10 ? String(number) : "0x" + String(number, radix: 16, uppercase: true)
  }

  /// As many items on a line as fit.
  private static func lines(_ items: [some CustomStringConvertible]) -> String {
    var text = ""
    var width = Int.max
    for item in items.map(\.description) {
      if width > 105 - item.count {
        text += "\n    "
        width = 4
      } else {
        text += " "
        width += 1
      }
      text += item + ","
      width += item.count + 1
    }
    return text
  }
}
