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
    let errors = analysis.spec.diagnostics.filter { analysis.options.policy.hasError([$0]) }.map(\.range)
    for (index, node) in transitions.enumerated() {
      guard let name = tree.child(node, .name) else { continue }
      let range = analysis.lines.json(tree.range(name))
      let arguments: JSON = [.string(analysis.document.uri), .string(tree.name(name))]
      var titles: [(String, String)] = []
      if index < counts.count, let count = counts[index] {
        titles.append(("ledger: \(count == 1 ? "1 obligation" : "\(count) obligations")", "transc.ledger"))
      }
      // What is wrong elsewhere takes nothing from a transition that is right.
      let whole = tree.range(node)
      let isRight = !errors.contains { $0.start <= whole.end && whole.start <= $0.end }
      if isRight { titles += [("plot", "transc.plot"), ("Swift", "transc.swift")] }
      for (title, command) in titles {
        lenses.append([
          "range": range,
          "command": ["title": .string(title), "command": .string(command), "arguments": arguments],
        ])
      }
    }
    return .array(lenses)
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
    var source = analysis.source
    if let name = arguments.dropFirst().first?.string { source = try Self.text(analysis, of: name) }
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
    let result = Compiler.compile(source, options)
    guard let output = result.output else {
      let first = result.diagnostics.first { options.policy.hasError([$0]) }
      throw RPCError(.requestFailed, first?.message(in: source) ?? "it cannot be written")
    }
    return Self.text(output, kind == .swift ? "swift" : "text")
  }

  /// A text with one of its transitions, and blanks in the place of the others and of what could not be read.
  private static func text(_ analysis: DocumentAnalysis, of name: String) throws(RPCError) -> SourceText {
    let tree = analysis.tree
    var bytes = Array(analysis.source.bytes)
    var isThere = false
    for node in tree.children(tree.root) {
      let isOther = tree.kind(node) == .transition && tree.child(node, .name).map { tree.name($0) } != name
      isThere = isThere || tree.kind(node) == .transition && !isOther
      guard isOther || tree.kind(node) == .unexpected || tree.hasError(node) else { continue }
      let range = tree.range(node)
      for index in Int(range.start)..<Int(range.end)
      where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    if !isThere { throw RPCError(.requestFailed, "there is no transition `\(name)`") }
    return SourceText(name: analysis.source.name, bytes: bytes)
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
