import TransitionCompiler
import TransitionDiagnostics
import TransitionText

// A result of the compiler as bytes. A test checks that every part of a result is read as it was written.

extension ByteWriter {
  mutating func add(_ result: CompilationResult) {
    add(optional: result.output) { $0.add($1) }
    add(list: result.diagnostics) { $0.add($1) }
    add(list: result.transitions) { $0.add($1) }
    add(list: result.imports) { $0.add($1) }
  }

  mutating func add(_ transition: CompilationResult.Transition) {
    add(transition.name)
    add(list: transition.types) { $0.add($1) }
    add(transition.range)
  }

  mutating func add(_ request: ImportRequest) {
    add(request.path)
    add(request.importer)
  }

  mutating func add(_ answer: ImportAnswer) {
    switch answer {
    case .source(let text):
      add(0)
      add(text.name)
      add(text.displayName)
      add(text.bytes)
    case .outside: add(1)
    case .failure(let reason):
      add(2)
      add(reason)
    }
  }

  private mutating func add(_ range: ByteRange) {
    add(range.start)
    add(range.end)
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.code.rawValue)
    add(diagnostic.range)
    add(list: diagnostic.arguments) { $0.add($1) }
    add(diagnostic.caption)
    add(list: diagnostic.labels) {
      $0.add($1.range)
      $0.add($1.text)
    }
    add(list: diagnostic.notes) { $0.add($1) }
    add(list: diagnostic.fixIts) { $0.add($1) }
    add(optional: diagnostic.finger) { $0.add($1) }
  }

  private mutating func add(_ finger: FingerPlace) {
    add(finger.transition)
    add(finger.interaction)
    add(FingerPlace.Member.allCases.firstIndex(of: finger.member) ?? 0)
    add(list: finger.followed) { $0.add($1) }
  }

  private mutating func add(_ argument: DiagnosticArgument) {
    switch argument {
    case .source(let range):
      add(0)
      add(range)
    case .quoted(let range):
      add(1)
      add(range)
    case .text(let text):
      add(2)
      add(text)
    case .number(let number):
      add(3)
      add(word: number.bitPattern)
    }
  }

  private mutating func add(_ fixIt: FixIt) {
    add(fixIt.title)
    add(list: fixIt.edits) {
      $0.add($1.range)
      $0.add($1.replacement)
    }
    add(fixIt.applicability.rawValue)
  }
}

extension ByteReader {
  /// The result of a text with `count` bytes.
  mutating func result(of count: Int) throws(MalformedBytes) -> CompilationResult {
    CompilationResult(
      output: try optional { reader throws(MalformedBytes) in Array(try reader.slice()) },
      diagnostics: try list { reader throws(MalformedBytes) in try reader.diagnostic(count) },
      transitions: try list { reader throws(MalformedBytes) in try reader.transition(count) },
      imports: try list { reader throws(MalformedBytes) in try reader.request() })
  }

  mutating func transition(_ count: Int) throws(MalformedBytes) -> CompilationResult.Transition {
    (
      name: try text(), types: try list { reader throws(MalformedBytes) in try reader.text() },
      range: try range(count)
    )
  }

  mutating func request() throws(MalformedBytes) -> ImportRequest {
    ImportRequest(path: try text(), importer: try text())
  }

  private mutating func range(_ count: Int) throws(MalformedBytes) -> ByteRange {
    guard let start = UInt32(exactly: try number()), let end = UInt32(exactly: try number()), start <= end,
      end <= count
    else { throw MalformedBytes() }
    return ByteRange(start, end)
  }

  private mutating func diagnostic(_ count: Int) throws(MalformedBytes) -> Diagnostic {
    guard let number = UInt16(exactly: try number()), let code = DiagnosticCode(rawValue: number) else {
      throw MalformedBytes()
    }
    var diagnostic = Diagnostic(
      code, at: try range(count),
      try list { reader throws(MalformedBytes) in try reader.argument(count) },
      caption: try text(),
      labels: try list { reader throws(MalformedBytes) in
        DiagnosticLabel(try reader.range(count), try reader.text())
      },
      notes: try list { reader throws(MalformedBytes) in try reader.text() },
      fixIts: try list { reader throws(MalformedBytes) in try reader.fixIt(count) })
    diagnostic.finger = try optional { reader throws(MalformedBytes) in try reader.finger() }
    return diagnostic
  }

  /// Its ranges may be in an imported file.
  private mutating func finger() throws(MalformedBytes) -> FingerPlace {
    let (transition, interaction) = (
      try range(SourceText.maximumCount), try range(SourceText.maximumCount)
    )
    let members = FingerPlace.Member.allCases
    guard let member = Int(exactly: try number()), members.indices.contains(member) else {
      throw MalformedBytes()
    }
    return FingerPlace(
      transition, interaction, members[member],
      followed: try list { reader throws(MalformedBytes) in try reader.range(SourceText.maximumCount) })
  }

  private mutating func argument(_ count: Int) throws(MalformedBytes) -> DiagnosticArgument {
    switch try number() {
    case 0: .source(try range(count))
    case 1: .quoted(try range(count))
    case 2: .text(try text())
    case 3: .number(Double(bitPattern: try word()))
    default: throw MalformedBytes()
    }
  }

  private mutating func fixIt(_ count: Int) throws(MalformedBytes) -> FixIt {
    let title = try text()
    let edits = try list { reader throws(MalformedBytes) in
      TextEdit(try reader.range(count), try reader.text())
    }
    guard let applicability = FixIt.Applicability(rawValue: try text()) else { throw MalformedBytes() }
    return FixIt(title, edits, applicability: applicability)
  }
}
