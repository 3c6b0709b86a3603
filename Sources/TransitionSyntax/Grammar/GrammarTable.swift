/// The grammar of the language, as one table: the parser runs it and the reference in Grammar.md is made from it.
///
/// The next token decides every choice. A word of the grammar wins over a name; every word but `not`, `true` and
/// `false` is a name where the grammar wants one.
package enum GrammarTable {
  /// The rule of a kind of node. Kinds that only expressions have are in `ExpressionGrammar`.
  package static func rule(of kind: NodeKind) -> Rule? {
    switch kind {
    case .file: .lines(.choice(declarations), name: "top", what: "a declaration")
    case .language: .sequence([.word(.language), .literal(.number, .number, .value)])
    case .import: .sequence([.word(.import), .literal(.string, .string, .value)])
    case .let: .sequence([.word(.let), .name(.name), .mark(.equals), .expression(.value)])
    case .curve: .sequence([.word(.curve), .name(.name), .mark(.equals), .expression(.value)])
    case .motion:
      .sequence([
        .word(.motion), .name(.name), .mark(.openParenthesis),
        .optional(.commaSeparated(.node(.parameter, .member))), .mark(.closeParenthesis), members,
      ])
    case .parameter: .sequence([.name(.label), .optional(.name(.name)), .mark(.colon), .name(.type)])
    case .transition: .sequence([.word(.transition), .name(.name), members])
    default: transitionRule(of: kind) ?? timingRule(of: kind) ?? sharedRule(of: kind) ?? gestureRule(of: kind)
    }
  }

  private static let declarations: [Rule] = [
    .node(.language, .member), .node(.import, .member), .node(.let, .member), .node(.curve, .member),
    .node(.motion, .member), .node(.transition, .member),
  ]

  private static let members: Rule = .block(
    .choice([
      .node(.style, .member), .node(.screen, .member), .node(.states, .member), .node(.direction, .member),
      .node(.order, .member), .node(.animate, .member), .node(.shared, .member), .node(.view, .member),
      .node(.place, .member), .node(.hide, .member), .node(.hold, .member), .node(.call, .member),
      .node(.use, .member), .node(.press, .member), .node(.interactive, .member), .node(.fallback, .member),
      .node(.reduceMotion, .member), .node(.sample, .member), .node(.let, .member),
    ]), ends: .newline, name: "member", what: "a member of a transition")

  // MARK: Members of a transition

  private static func transitionRule(of kind: NodeKind) -> Rule? {
    switch kind {
    case .style: .sequence([.word(.style), .name(.value)])
    case .screen:
      .sequence([
        .wordLeaf([.from, .to], .keyword), .name(.name), .optional(.markLeaf(.question, .optional)),
        .optional(.sequence([.mark(.colon), .name(.className)])),
        .optional(
          .block(
            .node(.declaration, .member), ends: .newlineOrComma,
            what: "a view, value or hook, such as `name: kind`")),
      ])
    case .declaration:
      .sequence([
        .commaSeparated(.name(.name)), .mark(.colon), .name(.type),
        .optional(.markLeaf(.question, .optional)),
      ])
    case .states: .sequence([.word(.states), .commaSeparated(.name(.name))])
    case .direction:
      .sequence([
        .wordLeaf([.forward, .backward], .keyword),
        .choice([
          .wordLeaf([.system], .value), members,
          .sequence([.node(.pace, .timing), .optional(.node(.delay, .delay)), .optional(members)]),
        ]),
      ])
    case .order:
      .sequence([
        .word(.order), .name(.name), .word(.above), .name(.name),
        .many(.sequence([.word(.above), .name(.name)])),
      ])
    case .animate: .sequence([.word(.animate), .path(.target), values])
    case .shared:
      .sequence([.word(.shared), .name(.name), .mark(.colon), .name(.type), sharedMembers])
    case .view:
      .sequence([.word(.view), .name(.name), .mark(.colon), .apply(.value), .optional(viewMembers)])
    case .place: .sequence([.word(.place), .path(.target), .mark(.equals), .expression(.value)])
    case .hide: .sequence([.word(.hide), .commaSeparated(.path(.target)), .many(life)])
    case .hold:
      .sequence([.word(.hold), .path(.target), .mark(.equals), .expression(.value), .many(life)])
    case .call:
      .sequence([
        .word(.call), .commaSeparated(.path(.target)), .word(.at),
        .optional(.wordLeaf([.forward, .backward], .direction)),
        .wordLeaf([.start, .finish, .cancel, .end], .moment),
      ])
    case .use: .sequence([.word(.use), .apply(.value)])
    case .press: .sequence([.word(.press), .path(.target), .node(.pace, .timing), members])
    case .interactive:
      .sequence([
        .word(.interactive),
        .choice([
          .wordLeaf([.forward, .backward], .goal),
          .sequence([
            .wordLeaf([.states], .goal), .optional(.sequence([.word(.or), .wordLeaf([.backward], .goal)])),
          ]),
        ]),
        .word(.by), .node(.gesture, .gesture), .word(.on), .path(.view), gestureMembers,
      ])
    case .fallback: .sequence([.word(.fallback), .name(.value), .node(.pace, .timing)])
    case .reduceMotion: .sequence([.word(.reduceMotion), .name(.value), .node(.pace, .timing)])
    case .sample:
      .sequence([
        .word(.sample), .block(.node(.sampleValue, .member), ends: .newline, what: "`path = value`"),
      ])
    case .sampleValue: .sequence([.path(.target), .mark(.equals), .expression(.value)])
    default: nil
    }
  }

  // MARK: Values and timing

  private static let values: Rule = .choice([.node(.pair, .value), .node(.table, .value)])

  private static let value: [Rule] = [.literal(.underscore, .atRest, .value), .expression(.value)]

  private static let life: Rule = .choice([.node(.during, .member), .node(.while, .member)])

  private static let clauses: Rule = .choice([
    .node(.over, .member), .node(.at, .member), .node(.after, .member), .node(.stagger, .member),
    .node(.along, .member),
  ])

  private static func timingRule(of kind: NodeKind) -> Rule? {
    switch kind {
    case .pair:
      .sequence([
        .mark(.colon), .choice(value), .mark(.arrow), .choice(value), .optional(.node(.timing, .timing)),
        .optional(.node(.backwardTiming, .backward)),
      ])
    case .table:
      .block(
        .node(.tableEntry, .member), ends: .newlineOrComma, what: "an entry of a table, such as `50%: value`")
    case .tableEntry:
      .sequence([
        .choice([.literal(.number, .number, .label), .name(.label)]), .mark(.colon), .choice(value),
        .optional(curveWord),
      ])
    case .timing: .choice([.sequence([curveWord, .many(clauses)]), .sequence([clauses, .many(clauses)])])
    case .backwardTiming: .sequence([.word(.backward), .node(.timing, .timing)])
    case .over: .sequence([.word(.over), .expression(.value)])
    case .at: .sequence([.word(.at), .expression(.value)])
    case .after: .sequence([.word(.after), .expression(.value)])
    case .stagger:
      .sequence([
        .word(.stagger), .expression(.value), .optional(.sequence([.word(.from), .expression(.origin)])),
      ])
    case .along: .sequence([.word(.along), .apply(.value)])
    case .delay: .sequence([.word(.delay), .expression(.value)])
    case .pace: .sequence([.expression(.duration), .optional(curveWord)])
    case .during:
      .sequence([.word(.during), .wordLeaf([.forward, .backward, .interaction], .value)])
    case .while: .sequence([.word(.while), .name(.value)])
    default: nil
    }
  }

  /// A curve that is on its own: a name, or a name with arguments.
  private static let curveWord: Rule = .curve

  // MARK: Shared elements and views

  private static let sharedMembers: Rule = .block(
    .choice([
      .node(.sharedEnd, .member), .node(.sharedTrack, .member), .node(.content, .member),
      .node(.crossfade, .member), .node(.along, .member), .node(.missing, .member),
    ]), ends: .newline, name: "shared_member", what: "a member of `shared`")

  private static let viewMembers: Rule = .block(
    .choice([
      .node(.above, .member), .node(.below, .member), .node(.fills, .member), .node(.while, .member),
      .node(.tap, .member),
    ]), ends: .newline, name: "view_member", what: "a member of `view`")

  private static func sharedRule(of kind: NodeKind) -> Rule? {
    switch kind {
    case .sharedEnd:
      .sequence([.wordLeaf([.from, .to], .keyword), .path(.view), .optional(.node(.clip, .clip))])
    case .clip: .sequence([.word(.clipped), .word(.to), .path(.value)])
    case .sharedTrack:
      .sequence([.wordLeaf([.frame, .cornerRadius, .background, .alpha], .keyword), values])
    case .content: .sequence([.word(.content), .name(.value)])
    case .crossfade:
      .sequence([
        .word(.crossfade), .optional(.node(.timing, .timing)), .optional(.node(.backwardTiming, .backward)),
      ])
    case .missing: .sequence([.word(.missing), .name(.value), .node(.pace, .timing)])
    case .above: .sequence([.word(.above), .path(.value)])
    case .below: .sequence([.word(.below), .path(.value)])
    case .fills: .sequence([.word(.fills), .path(.value)])
    case .tap: .sequence([.word(.tap), .name(.value)])
    default: nil
    }
  }

  // MARK: Gestures

  private static let gestureMembers: Rule = .block(
    .choice([
      .node(.begin, .member), .node(.let, .member), .node(.hold, .member), .node(.drive, .member),
      .node(.progress, .member), .node(.decision, .member), .node(.settle, .member),
      .node(.simultaneous, .member), .node(.outranks, .member), .node(.waits, .member),
      .node(.handsOver, .member), .node(.catches, .member), .node(.call, .member),
    ]), ends: .newline, name: "gesture_member", what: "a member of `interactive`")

  private static let condition: Rule = .optional(.sequence([.word(.when), .expression(.condition)]))

  private static func gestureRule(of kind: NodeKind) -> Rule? {
    switch kind {
    case .gesture:
      .sequence([
        .name(.name),
        .optional(.sequence([.mark(.openParenthesis), .name(.value), .mark(.closeParenthesis)])),
      ])
    case .begin: .sequence([.word(.begin), .word(.when), .expression(.condition)])
    case .drive:
      .sequence([
        .word(.drive), .path(.target), .optional(.sequence([.mark(.equals), .expression(.value)])),
      ])
    case .progress: .sequence([.word(.progress), .mark(.equals), .expression(.value)])
    case .decision:
      .sequence([
        .wordLeaf([.finish, .cancel], .keyword), .optional(.wordLeaf([.now], .moment)), .word(.when),
        .expression(.condition),
      ])
    case .settle:
      .sequence([
        .word(.settle),
        .choice([
          .sequence([.wordLeaf([.finish, .cancel], .keyword), .node(.pace, .timing)]),
          .sequence([
            .wordLeaf([.nearest], .keyword), .mark(.openParenthesis), .expression(.value),
            .mark(.closeParenthesis), .node(.pace, .timing),
          ]), .node(.pace, .timing),
        ]),
      ])
    case .simultaneous: .sequence([.word(.simultaneous), .word(.with), .path(.target), condition])
    case .outranks: .sequence([.word(.outranks), .node(.gesture, .gesture), .word(.on), .path(.view)])
    case .waits:
      .sequence([.word(.waits), .word(.for), .node(.gesture, .gesture), .word(.on), .path(.view)])
    case .handsOver:
      .sequence([.word(.hands), .word(.over), .word(.to), .path(.target), condition])
    case .catches:
      .sequence([.word(.catches), .wordLeaf([.forward, .backward, .settle], .value)])
    default: nil
    }
  }
}
