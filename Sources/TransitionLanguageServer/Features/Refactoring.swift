import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// A change of a text that keeps its meaning.
struct Refactoring {
  var title: String
  var kind: String
  var edits: [TextEdit]

  /// The refactorings for some bytes of a text. Each has been tried: one that would cause an error is not offered.
  static func all(_ analysis: DocumentAnalysis, in range: ByteRange) -> [Refactoring] {
    let finder = RefactoringFinder(analysis, range)
    let found = [
      finder.extractLet(), finder.extractCurve(), finder.extractMotion(), finder.explicitBackward(),
    ].compactMap(\.self)
    return (found + finder.springs()).filter { $0.isHarmless(analysis) }
  }

  /// Whether the change causes no more errors.
  private func isHarmless(_ analysis: DocumentAnalysis) -> Bool {
    var bytes: [UInt8] = []
    var offset: UInt32 = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      bytes += analysis.source[ByteRange(offset, edit.range.start)]
      bytes += edit.replacement.utf8
      offset = edit.range.end
    }
    bytes += analysis.source[ByteRange(offset, UInt32(analysis.source.count))]
    let text = SourceText(name: analysis.source.name, bytes: bytes)
    let found = Compiler.plan(of: text, triesFixIts: false, imports: analysis.options.imports).diagnostics
    func errors(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count { $0.severity == .error } }
    return errors(found) <= errors(analysis.spec.diagnostics)
  }
}

/// Finds the refactorings at a place.
private struct RefactoringFinder {
  private let analysis: DocumentAnalysis
  private let range: ByteRange
  private let path: [NodeID]

  private var tree: SyntaxTree { analysis.tree }

  init(_ analysis: DocumentAnalysis, _ range: ByteRange) {
    self.analysis = analysis
    self.range = range
    path = analysis.path(to: range)
  }

  /// The text of a node.
  private func text(_ node: NodeID) -> String { tree.source.text(tree.range(node)) }

  /// An unused name.
  private func free(_ wanted: String) -> String {
    func isTaken(_ name: String) -> Bool { tree.tokens.names.symbol(of: name) != nil }
    if !isTaken(wanted) { return wanted }
    return (2...).lazy.map { "\(wanted)\($0)" }.first { !isTaken($0) } ?? wanted
  }

  /// Inserts a line before a node, with the same indentation.
  private func line(_ line: String, before node: NodeID) -> TextEdit {
    let first = documented(node)
    let number = analysis.lines.index.line(of: first)
    let start = analysis.lines.index.starts[number]
    let indentation = tree.source.text(ByteRange(start, first)).prefix { $0 == " " || $0 == "\t" }
    return TextEdit(ByteRange(at: first), "\(line)\n\(indentation)")
  }

  /// The beginning of a node, with the documentation comments right before it.
  private func documented(_ node: NodeID) -> UInt32 {
    var start = tree.range(node).start
    let index = analysis.lines.index
    var line = index.line(of: start)
    while line > 0 {
      let before = tree.source[index.range(ofLine: line - 1)].drop { $0 == UInt8(ascii: " ") }
      guard before.starts(with: Array("///".utf8)) else { break }
      line -= 1
      start = UInt32(before.startIndex)
    }
    return start
  }

  // MARK: Extracting

  private static let values: Set<NodeKind> = [
    .number, .color, .path, .apply, .parenthesized, .member, .prefix, .binary,
  ]

  /// Extracts the selected value into a `let` before the member that it is in.
  func extractLet() -> Refactoring? {
    guard !range.isEmpty,
      let value = path.last(where: { Self.values.contains(tree.kind($0)) && tree.range($0) == trimmed }),
      analysis.expression(covering: tree.range(value)).map({ $0.range == tree.range(value) }) == true
    else { return nil }
    let holders: Set<NodeKind> = [.transition, .motion, .interactive, .file]
    guard let holder = path.lastIndex(where: { holders.contains(tree.kind($0)) }), holder + 1 < path.count
    else { return nil }
    let name = free("value")
    return Refactoring(
      title: "Extract `let \(name)`", kind: "refactor.extract",
      edits: [
        line("let \(name) = \(text(value))", before: path[holder + 1]), TextEdit(tree.range(value), name),
      ])
  }

  /// The selection without the spaces at its ends.
  private var trimmed: ByteRange {
    var range = range
    while !range.isEmpty, Self.isSpace(tree.source.padded[Int(range.start)]) { range.start += 1 }
    while !range.isEmpty, Self.isSpace(tree.source.padded[Int(range.end) - 1]) { range.end -= 1 }
    return range
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Extracts the spring or cubic curve at the place into a `curve` before the transition.
  func extractCurve() -> Refactoring? {
    guard let curve = path.last(where: { tree.kind($0) == .apply }),
      let function = tree.child(curve, .function), ["spring", "cubic"].contains(tree.name(function)),
      path.count > 1, [.transition, .motion].contains(tree.kind(path[1]))
    else { return nil }
    let name = free("curve1")
    return Refactoring(
      title: "Extract `curve \(name)`", kind: "refactor.extract",
      edits: [
        line("curve \(name) = \(text(curve))\n", before: path[1]), TextEdit(tree.range(curve), name),
      ])
  }

  /// Extracts the selected members into a `motion` before the transition, with the names that they use as parameters.
  func extractMotion() -> Refactoring? {
    guard !range.isEmpty,
      let transition = tree.children(tree.root).first(where: {
        tree.kind($0) == .transition && tree.range($0).start <= range.start && range.end <= tree.range($0).end
      })
    else { return nil }
    let allowed: Set<NodeKind> = [.animate, .place, .hide, .hold, .call, .use]
    let members = tree.children(transition).filter {
      tree.role($0) == .member && tree.range($0).start >= trimmed.start && tree.range($0).end <= trimmed.end
    }
    guard let first = members.first, let last = members.last,
      members.allSatisfy({ allowed.contains(tree.kind($0)) }),
      tree.range(first).start == trimmed.start, tree.range(last).end == trimmed.end
    else { return nil }
    var parameters: [(name: String, type: String)] = []
    for occurrence in analysis.nearbyNames.occurrences
    where occurrence.range.start >= trimmed.start && occurrence.range.end <= trimmed.end {
      guard case .own(let index) = occurrence.target else { continue }
      let declaration = analysis.nearbyNames.declarations[index]
      if parameters.contains(where: { $0.name == declaration.name }) { continue }
      switch declaration.kind {
      case .screen: parameters.append((declaration.name, "screen"))
      case .shared, .added: parameters.append((declaration.name, "view"))
      case .let where declaration.owner != nil:
        guard let type = analysis.type(of: declaration),
          let name = Checker.valueTypes.first(where: { $0.value == type })?.key
        else { return nil }
        parameters.append((declaration.name, name))
      default: break
      }
    }
    let name = free("motion1")
    let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let body = members.map { "  " + text($0) + "\n" }.joined()
    let use = arguments.isEmpty ? "use \(name)" : "use \(name)(\(arguments))"
    return Refactoring(
      title: "Extract `motion \(name)`", kind: "refactor.extract",
      edits: [line("motion \(name)(\(list)) {\n\(body)}\n", before: transition), TextEdit(trimmed, use)])
  }

  // MARK: Rewriting

  /// Writes `backward` with the duration and the curve that it has by default.
  func explicitBackward() -> Refactoring? {
    guard let direction = path.last(where: { tree.kind($0) == .direction }),
      tree.keyword(direction) == .forward, let pace = tree.child(direction, .timing),
      tree.child(direction, .delay) == nil, let (_, transition) = analysis.transition(at: range.start),
      transition.backward.location.range == transition.forward.location.range, path.count > 1,
      !tree.children(path[1]).contains(where: { tree.kind($0) == .direction && $0 != direction })
    else { return nil }
    let end = ByteRange(at: tree.range(direction).end)
    let start = analysis.lines.index.starts[analysis.lines.index.line(of: tree.range(direction).start)]
    let indentation = tree.source.text(ByteRange(start, tree.range(direction).start))
    return Refactoring(
      title: "Write `backward`", kind: "refactor.rewrite",
      edits: [TextEdit(end, "\n\(indentation)backward \(text(pace))")])
  }

  /// The other notations of a spring with a duration of its own.
  func springs() -> [Refactoring] {
    guard let spring = path.last(where: { tree.kind($0) == .apply }),
      tree.child(spring, .function).map({ tree.name($0) }) == "spring"
    else { return [] }
    var values: [String: Double] = [:]
    for argument in tree.children(spring) where tree.kind(argument) == .argument {
      guard let label = tree.child(argument, .label), let value = tree.child(argument, .value),
        let found = analysis.expression(covering: tree.range(value)), case .number(let number) = found.kind
      else { return [] }
      values[tree.name(label)] = number
    }
    guard let (period, ratio) = Self.spring(values) else { return [] }
    let frequency = 2 * Double.pi / period
    func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 4) }
    let bounce = ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    let forms = [
      (["response", "damping"], "spring(response: \(number(period))s, damping: \(number(ratio)))"),
      (["duration", "bounce"], "spring(duration: \(number(period))s, bounce: \(number(bounce)))"),
      (
        ["mass", "stiffness", "damping"],
        "spring(mass: 1, stiffness: \(number(frequency * frequency)), damping: \(number(2 * ratio * frequency)))"
      ),
    ]
    // A spring of physical constants is at most critically damped.
    let other = ratio > 1 ? Array(forms.dropLast()) : forms
    return other.filter { Set($0.0) != Set(values.keys) }.map { form in
      Refactoring(
        title: "Write it as `\(form.1)`", kind: "refactor.rewrite",
        edits: [TextEdit(tree.range(spring), form.1)])
    }
  }

  /// The period without damping and the damping ratio of a spring.
  private static func spring(_ values: [String: Double]) -> (period: Double, ratio: Double)? {
    switch values.keys.sorted() {
    case ["damping", "response"]:
      return (values["response"] ?? 0, values["damping"] ?? 0)
    case ["bounce", "duration"]:
      let bounce = values["bounce"] ?? 0
      return (values["duration"] ?? 0, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    case ["damping", "mass", "stiffness"]:
      let spring = Spring.played(
        mass: values["mass"] ?? 0, stiffness: values["stiffness"] ?? 0, damping: values["damping"] ?? 0)
      guard spring.frequency.isFinite, spring.frequency > 0 else { return nil }
      return (2 * Double.pi / spring.frequency, spring.dampingRatio)
    default: return nil
    }
  }
}
