extension Layout {
  mutating func write(_ declaration: SwiftDeclaration) {
    for paragraph in declaration.documentation {
      self.paragraph(paragraph, isDocumentation: true)
      hardLine()
    }
    for word in declaration.attributes + declaration.modifiers {
      text(word)
      text(" ")
    }
    write(declaration.kind)
  }

  private mutating func write(_ kind: SwiftDeclaration.Kind) {
    switch kind {
    case .type(let keyword, let name, let parents, let members):
      head(keyword + " " + name, parents)
      write(members: members)
    case .function(let head, let parameters, let result, let body):
      group { function in
        function.text(head)
        function.list("(", parameters, ")", closesBelow: true) { list, parameter in
          list.text(parameter.name)
          list.type(parameter.type)
        }
        if let result {
          function.text(" -> ")
          function.text(result)
        }
        if let body {
          function.text(" ")
          function.braces("", body)
        }
      }
    case .stored(let head, let type, let value):
      text(head)
      if let type { self.type(type) }
      if let value { initial(value) }
    case .observed(let head, let type, let value, let statement):
      group { property in
        property.text(head)
        property.type(type)
        if let value { property.initial(value) }
        property.text(" {")
        property.nested { body in
          body.line()
          body.text("willSet ")
          body.group { $0.braces("", [statement]) }
        }
        property.line()
        property.text("}")
      }
    case .computed(let head, let type, let accessors):
      text(head)
      self.type(type)
      text(" ")
      write(accessors)
    case .readable(let head, let type):
      text(head)
      self.type(type)
      text(" { get }")
    case .note(let text): paragraph(text)
    case .cases(let names): text("case " + names.joined(separator: ", "))
    }
  }

  /// A type behind a name.
  mutating func type(_ type: String) {
    text(": ")
    text(type)
  }

  private mutating func initial(_ value: SwiftExpression) {
    text(" = ")
    write(value)
  }

  private mutating func head(_ words: String, _ parents: [String]) {
    guard let first = parents.first else { return text(words + " ") }
    group { head in
      head.text(words)
      head.type(first)
      head.nested { others in
        for parent in parents.dropFirst() {
          others.text(",")
          others.line()
          others.text(parent)
        }
      }
      head.text(" ")
    }
  }

  private mutating func write(_ accessors: [SwiftAccessor]) {
    if accessors.count == 1, accessors[0].name == nil {
      return group { $0.braces("", accessors[0].body) }
    }
    block(accessors) { body, accessor in
      body.text((accessor.name ?? "get") + " ")
      body.group { $0.braces("", accessor.body) }
    }
  }

  /// Declarations below each other, separated by an empty line if one has a comment or a body.
  private mutating func write(members: [SwiftDeclaration]) {
    if members.isEmpty { return text("{}") }
    if members.count == 1, case .cases = members[0].kind {
      text("{ ")
      write(members[0])
      return text(" }")
    }
    text("{")
    nested { body in
      body.hardLine()
      for (index, member) in members.enumerated() {
        if index > 0 { member.isApart(from: members[index - 1]) ? body.blankLine() : body.hardLine() }
        body.write(member)
      }
    }
    hardLine()
    text("}")
  }
}

extension SwiftDeclaration {
  /// Whether an empty line separates it from the one before; a comment belongs to the following declaration.
  fileprivate func isApart(from before: SwiftDeclaration) -> Bool {
    if case .note = before.kind { return false }
    return isTall || before.isTall
  }

  /// Whether it is separated by empty lines.
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
