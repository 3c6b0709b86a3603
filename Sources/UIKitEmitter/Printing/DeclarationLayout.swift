extension SwiftDeclaration {
  /// It as text that may be broken.
  var layout: Layout {
    let comments = documentation.flatMap { [Layout.paragraph(marker: "///", $0), .hardLine] }
    let words = (attributes + modifiers).map { Layout.text($0 + " ") }
    return .sequence(comments + words + [kind.layout])
  }

  /// Declarations below each other, with an empty line where one has a comment or a body.
  static func layout(_ declarations: [SwiftDeclaration]) -> Layout {
    var parts: [Layout] = []
    for (index, declaration) in declarations.enumerated() {
      if index > 0 {
        parts.append(declaration.isApart(from: declarations[index - 1]) ? .blankLine : .hardLine)
      }
      parts.append(declaration.layout)
    }
    return .sequence(parts)
  }

  /// Whether there is an empty line between it and the one before; a comment belongs to what follows it.
  private func isApart(from before: SwiftDeclaration) -> Bool {
    if case .note = before.kind { return false }
    return isTall || before.isTall
  }

  /// Whether it is set apart.
  private var isTall: Bool {
    switch kind {
    case .type: true
    case .function(_, _, _, let body): body != nil && !(body ?? []).isEmpty
    case .stored, .observed, .computed: !documentation.isEmpty
    case .note: true
    case .readable, .cases: false
    }
  }
}

extension SwiftDeclaration.Kind {
  fileprivate var layout: Layout {
    switch self {
    case .type(let keyword, let name, let parents, let members):
      .sequence([Self.head(keyword, name, parents), Self.body(members)])
    case .function(let head, let parameters, let result, let body):
      .group(
        .sequence([
          .text(head),
          .list("(", parameters.map { .text($0.name + ": " + $0.type) }, ")", closesBelow: true),
          .text(result.map { " -> " + $0 } ?? ""),
          body.map { .sequence([.text(" "), .openBraces("", $0)]) } ?? .text(""),
        ]))
    case .stored(let head, let type, let value):
      .sequence([
        .text(head + (type.map { ": " + $0 } ?? "")),
        value.map { .sequence([.text(" = "), $0.layout]) } ?? .text(""),
      ])
    case .observed(let head, let type, let value, let statement):
      .group(
        .sequence([
          .text(head + ": " + type), value.map { .sequence([.text(" = "), $0.layout]) } ?? .text(""),
          .text(" {"), .nested(.sequence([.line, .text("didSet "), .braces("", [statement])])), .line,
          .text("}"),
        ]))
    case .computed(let head, let type, let accessors):
      .sequence([.text(head + ": " + type + " "), Self.body(accessors)])
    case .readable(let head, let type): .text(head + ": " + type + " { get }")
    case .note(let text): .paragraph(marker: "//", text)
    case .cases(let names): .text("case " + names.joined(separator: ", "))
    }
  }

  private static func head(_ keyword: String, _ name: String, _ parents: [String]) -> Layout {
    guard let first = parents.first else { return .text(keyword + " " + name + " ") }
    let others = parents.dropFirst().map { Layout.sequence([.text(","), .line, .text($0)]) }
    return .group(
      .sequence([.text(keyword + " " + name + ": " + first), .nested(.sequence(others)), .text(" ")]))
  }

  private static func body(_ members: [SwiftDeclaration]) -> Layout {
    if members.isEmpty { return .text("{}") }
    if members.count == 1, case .cases = members[0].kind {
      return .sequence([.text("{ "), members[0].layout, .text(" }")])
    }
    return .block([SwiftDeclaration.layout(members)])
  }

  private static func body(_ accessors: [SwiftAccessor]) -> Layout {
    if accessors.count == 1, accessors[0].name == nil { return .braces("", accessors[0].body) }
    let lines = accessors.map { accessor in
      Layout.sequence([.text((accessor.name ?? "get") + " "), .braces("", accessor.body)])
    }
    return .block(lines)
  }
}
