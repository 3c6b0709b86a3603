import TransitionCompiler
import TransitionDiagnostics
import TransitionExplanations
import TransitionReports
import TransitionSyntax
import TransitionText

/// The reports that a client can request for a text: `workspace/executeCommand`, and the lenses that offer them.
enum Commands {
  /// The ledger as a table, the plot as SVG, the plan, the generated Swift, and the page of a code as Markdown.
  static let names = ["transc.ledger", "transc.plot", "transc.swift", "transc.plan", "transc.explain"]

  /// The lenses above each transition.
  static func lenses(_ analysis: DocumentAnalysis) -> JSON {
    let tree = analysis.tree
    var lenses: [JSON] = []
    let transitions = tree.children(tree.root).filter { tree.kind($0) == .transition }
    let counts = analysis.spec.obligationCounts
    let wrong = wrongMembers(analysis)
    for (index, node) in transitions.enumerated() {
      // An error elsewhere does not affect a transition that does not use what is wrong.
      guard let name = tree.child(node, .name), index < counts.count, let count = counts[index],
        !wrong.contains(node)
      else { continue }
      let range = analysis.lines.json(tree.range(name))
      let arguments: JSON = [.string(analysis.document.uri), .string(tree.name(name))]
      for (title, command) in [
        ("ledger: \(count == 1 ? "1 obligation" : "\(count) obligations")", "transc.ledger"),
        ("plot", "transc.plot"), ("Swift", "transc.swift"),
      ] {
        lenses.append([
          "range": range,
          "command": ["title": .string(title), "command": .string(command), "arguments": arguments],
        ])
      }
    }
    return .array(lenses)
  }

  /// The members of the file with errors, and those that use them: without all of these there is no error.
  fileprivate static func wrongMembers(_ analysis: DocumentAnalysis) -> Set<NodeID> {
    let tree = analysis.tree
    let members = tree.children(tree.root)
    var wrong: Set<NodeID> = []
    var more = Set(members.filter { tree.kind($0) == .unexpected || tree.hasError($0) })
    var diagnostics = analysis.spec.diagnostics
    while true {
      let errors = diagnostics.filter { $0.severity == .error }.map(\.range)
      for node in members where !wrong.contains(node) {
        let range = tree.range(node)
        if errors.contains(where: { $0.start <= range.end && range.start <= $0.end }) { more.insert(node) }
      }
      if more.isEmpty { return errors.isEmpty ? wrong : Set(members) }
      wrong.formUnion(more)
      // Nothing uses a transition. What cannot be read may hide other errors.
      if more.allSatisfy({ tree.kind($0) == .transition && !tree.hasError($0) }) { return wrong }
      more = []
      let rest = text(analysis, without: wrong)
      diagnostics =
        Compiler.plan(of: rest, triesFixIts: false, imports: analysis.options.imports).diagnostics
    }
  }

  /// A text with spaces in the place of some members of the file.
  fileprivate static func text(_ analysis: DocumentAnalysis, without members: Set<NodeID>) -> SourceText {
    var bytes = Array(analysis.source.bytes)
    for range in members.map({ analysis.tree.range($0) }) {
      for index in Int(range.start)..<Int(range.end)
      where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return SourceText(name: analysis.source.name, bytes: bytes)
  }
}

extension LanguageServer {
  /// `workspace/executeCommand`: returns a text and the name of its language.
  mutating func execute(_ command: String, _ arguments: [JSONValue]) throws(RPCError) -> JSON {
    guard Commands.names.contains(command) else {
      throw RPCError(.invalidParams, "there is no command `\(command)`")
    }
    guard let argument = arguments.first?.string else {
      throw RPCError(.invalidParams, "`\(command)` takes \(command == "transc.explain" ? "a code" : "a URI")")
    }
    if command == "transc.explain" { return try explain(argument) }
    guard let analysis = analysis(argument) else {
      throw RPCError(.requestFailed, "`\(argument)` is not open")
    }
    let name = arguments.dropFirst().first?.string
    let source = if let name { try Self.text(analysis, of: name) } else { analysis.source }
    let imports = analysis.options.imports
    guard let plan = Compiler.plan(of: source, triesFixIts: false, imports: imports).plan else {
      throw RPCError(.requestFailed, "there are errors in it")
    }
    do throws(ReportFailure) {
      switch command {
      case "transc.ledger": return Self.text(try LedgerReport.make(plan, .table), "text")
      case "transc.plot": return Self.text(try PlotReport.make(plan), "svg")
      default: break
      }
    } catch {
      throw RPCError(.requestFailed, error.message)
    }
    let kind: OutputKind = command == "transc.swift" ? .swift : .plan
    var options = analysis.options
    (options.output, options.triesFixIts) = (kind, false)
    // Without the other transitions, what only they use is unused: that is no fault of this one.
    if name != nil { options.policy = SeverityPolicy() }
    let result = Compiler.compile(source, options)
    guard let output = result.output else {
      let first = result.diagnostics.first { options.policy.hasError([$0]) }
      throw RPCError(.requestFailed, first?.message(in: source) ?? "the output cannot be written")
    }
    return Self.text(output, kind == .swift ? "swift" : "text")
  }

  /// A text with one of its transitions, without the others and without errors outside of transitions.
  private static func text(_ analysis: DocumentAnalysis, of name: String) throws(RPCError) -> SourceText {
    let tree = analysis.tree
    let transitions = tree.children(tree.root).filter { tree.kind($0) == .transition }
    let meant = transitions.filter { tree.child($0, .name).map { tree.name($0) } == name }
    if meant.isEmpty { throw RPCError(.requestFailed, "there is no transition `\(name)`") }
    let others = Commands.wrongMembers(analysis).union(transitions).subtracting(meant)
    return Commands.text(analysis, without: others)
  }

  private static func text(_ bytes: [UInt8], _ language: String) -> JSON {
    ["language": .string(language), "text": .string(String(decoding: bytes, as: UTF8.self))]
  }

  /// The page of a code, in Markdown.
  private func explain(_ text: String) throws(RPCError) -> JSON {
    guard let page = Explanations.code(named: text).flatMap(Explanations.of) else {
      throw RPCError(.requestFailed, "there is no code `\(text)`")
    }
    return ["language": "markdown", "text": .string(ExplanationText.markdown(page))]
  }
}
