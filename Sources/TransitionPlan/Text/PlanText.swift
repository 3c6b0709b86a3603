import TransitionText

/// A plan as readable text: `--emit plan`.
///
/// The text is complete, and the same plan always has the same text. Times are absolute, from the start of a direction;
/// `@line:column[first..<last]` is a location in the spec with its bytes; `#n` after an expression is its number in the list of expressions
/// at the end, which has its type and its bytes.
public enum PlanText {
  /// The text of a plan, UTF-8.
  public static func print(_ plan: Plan) -> [UInt8] {
    var printer = PlanPrinter()
    printer.line("plan of \(plan.sourceName)")
    var used: Set<ExpressionID> = []
    for transition in plan.transitions {
      let text = ExpressionText(expressions: plan.expressions, transition: transition)
      printer.blank()
      printer.transition(transition, text)
      printer.blank()
      used.formUnion(printer.expressions(of: transition, text))
    }
    printer.unused(ExpressionText(expressions: plan.expressions, transition: nil), except: used)
    return printer.bytes
  }
}

/// Lines with an indentation.
struct PlanPrinter {
  private var buffer = TextBuffer()
  private var depth = 0
  /// The expressions that were mentioned since the last list of expressions.
  private var mentioned: Set<ExpressionID> = []

  var bytes: [UInt8] { buffer.bytes }

  mutating func line(_ text: String) {
    buffer.write(byte: UInt8(ascii: " "), count: depth * 2)
    buffer.write(text)
    blank()
  }

  mutating func blank() { buffer.write("\n") }

  /// A heading, its location in the spec, and its content.
  mutating func section(
    _ heading: String, _ location: SpecLocation? = nil, _ body: (inout PlanPrinter) -> Void
  ) {
    line(heading + (location.map { " " + Self.text($0) } ?? ""))
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A list under a heading; `none` when it is empty.
  mutating func list<Item>(
    _ heading: String, _ items: [Item], _ body: (inout PlanPrinter, Int, Item) -> Void
  ) {
    if items.isEmpty { return line(heading + ": none") }
    section(heading) { printer in
      for (index, item) in items.enumerated() { body(&printer, index, item) }
    }
  }

  /// An expression with its number.
  mutating func text(_ id: ExpressionID, _ text: ExpressionText) -> String {
    mentioned.insert(id)
    return "\(text.text(id)) #\(id.index)"
  }

  static func text(_ location: SpecLocation) -> String {
    "@\(location.line):\(location.column)\(text(location.range))"
  }

  static func text(_ range: ByteRange) -> String { "[\(range.start)..<\(range.end)]" }

  /// Lists the mentioned expressions and all their operands.
  /// - Returns: The listed expressions.
  mutating func expressions(of transition: Transition, _ text: ExpressionText) -> Set<ExpressionID> {
    var all: Set<ExpressionID> = []
    for id in mentioned { text.expressions.visit(id) { all.insert($0) } }
    mentioned = []
    expressions("expressions of \(transition.name)", all, text)
    return all
  }

  /// Lists the expressions that no transition uses, if there are any.
  mutating func unused(_ text: ExpressionText, except used: Set<ExpressionID>) {
    let rest = Set((0..<text.expressions.count).map { ExpressionID($0) }).subtracting(used)
    if rest.isEmpty { return }
    blank()
    expressions("expressions of no transition", rest, text)
  }

  private mutating func expressions(_ heading: String, _ ids: Set<ExpressionID>, _ text: ExpressionText) {
    list(heading, ids.sorted { $0.index < $1.index }) { printer, _, id in
      let expression = text.expressions[id]
      let operands = text.expressions.operands(of: id).map { "#\($0.index)" }.joined(separator: " ")
      printer.line(
        "#\(id.index) \(Self.text(expression.range)) \(QuantityText.text(expression.type)): \(text.text(id))"
          + (operands.isEmpty ? "" : "  of \(operands)"))
    }
  }
}
