/// A text with many mutants, of which at most one is active at run time. Each body with mutants occurs once for each mutant, and
/// once unchanged. The unchanged one notes which of its statements are reached.
struct Schemata {
  /// The number of the first mutant. 0 means no mutant.
  let first: Int
  let outline: SwiftOutline
  let mutants: [Mutant]
  /// The statements of each body whose execution can be noted. Outer statements come before their inner ones.
  private let statements: [[Range<Int>]]

  init(first: Int, outline: SwiftOutline, mutants: [Mutant]) {
    (self.first, self.outline, self.mutants) = (first, outline, mutants)
    statements = outline.bodies.map(outline.notableStatements)
  }

  /// The code that is added to the texts of a module.
  static let `switch` = """
    @_spi(Simulator) import UIKit

    /// The mutant that is active now; none is 0.
    var activeMutant: Int { FaultSwitch.active }

    /// The same, where a declaration with mutants begins, of which this is the first.
    func activeMutant(at place: Int) -> Int { FaultSwitch.active(at: place) }

    /// Where a statement with mutants begins, of which this is the first.
    func reach(_ place: Int) { FaultSwitch.reach(place) }

    """

  /// The places of a mutant, one in each body that it changes: the innermost notable statement that contains its first change, or
  /// the body.
  func places(of number: Int) -> [Int] {
    let mutant = mutants[number - first]
    return outline.bodies.indices.filter(mutant.alters).map { body in
      statement(of: mutant, in: body).map { place(of: $0, in: body) } ?? place(of: body)
    }
  }

  private func place(of body: Int) -> Int {
    first + (mutants.firstIndex { $0.alters(body) } ?? 0)
  }

  /// A number that differs from those of all bodies.
  private func place(of statement: Int, in body: Int) -> Int {
    -(first + (mutants.firstIndex { self.statement(of: $0, in: body) == statement } ?? 0))
  }

  private func statement(of mutant: Mutant, in body: Int) -> Int? {
    guard
      let edit = mutant.edits.filter({ $0.body == body }).min(by: {
        $0.range.lowerBound < $1.range.lowerBound
      })
    else { return nil }
    return statements[body].lastIndex { range in
      let (start, end) = (
        outline.tokens[range.lowerBound].range.lowerBound,
        outline.tokens[range.upperBound - 1].range.upperBound
      )
      return start <= edit.range.lowerBound && edit.range.upperBound <= end
    }
  }

  /// Makes the text.
  /// - Parameter isLeftOut: Whether a mutant is left out, by its number.
  /// - Returns: The text, and for each line the number of the mutant to which it belongs, or 0.
  func text(without isLeftOut: (Int) -> Bool = { _ in false }) -> (text: String, lines: [Int]) {
    var chunks: [(text: String, mutant: Int)] = []
    var offset = 0
    let numbered = mutants.indices.map { (number: first + $0, mutant: mutants[$0]) }.filter {
      !isLeftOut($0.number)
    }
    for (index, body) in outline.bodies.enumerated() {
      let mutants = numbered.filter { $0.mutant.alters(index) }
      if mutants.isEmpty { continue }
      let start = outline.tokens[body.range.lowerBound].range.lowerBound
      let end = outline.tokens[body.range.upperBound - 1].range.upperBound
      chunks.append((outline.source(bytes: offset..<start), 0))
      offset = end
      let result = isExpression(body) ? "return " : ""
      chunks.append(("\nswitch activeMutant(at: \(place(of: index))) {\n", 0))
      for (number, mutant) in mutants {
        chunks.append(("case \(number):\n", 0))
        let altered = altered(mutant, in: index, start..<end)
        chunks.append(
          ("\(isReturning(mutant) ? "" : result)\(altered.isEmpty ? "break" : altered)\n", number))
      }
      chunks.append(("default:\n\(result)\(noting(mutants.map(\.mutant), in: index, start..<end))\n}\n", 0))
    }
    chunks.append((outline.source(bytes: offset..<outline.text.utf8.count), 0))
    return (chunks.map(\.text).joined(), Self.lines(of: chunks))
  }

  /// The unchanged body, which notes the statements with mutants that are reached.
  private func noting(_ mutants: [Mutant], in body: Int, _ range: Range<Int>) -> String {
    var text = ""
    var offset = range.lowerBound
    for statement in Set(mutants.compactMap { self.statement(of: $0, in: body) }).sorted() {
      let start = outline.tokens[statements[body][statement].lowerBound].range.lowerBound
      text += outline.source(bytes: offset..<start) + "reach(\(place(of: statement, in: body))); "
      offset = start
    }
    return text + outline.source(bytes: offset..<range.upperBound)
  }

  /// Puts the same mutants into a text that differs only in its names.
  /// - Returns: The text with the mutants. It is unchanged if it does not have the same mutants.
  func text(in other: String, without isLeftOut: (Int) -> Bool) -> String {
    let outline = SwiftOutline(other)
    let own = MutantMaker.mutants(of: outline)
    if own.map(\.operator) != mutants.map(\.operator) { return other }
    return Schemata(first: first, outline: outline, mutants: own).text(without: isLeftOut).text
  }

  private static func lines(of chunks: [(text: String, mutant: Int)]) -> [Int] {
    var lines: [Int] = [0]
    for chunk in chunks {
      for byte in chunk.text.utf8 {
        lines[lines.count - 1] = max(lines[lines.count - 1], chunk.mutant)
        if byte == UInt8(ascii: "\n") { lines.append(0) }
      }
    }
    return lines
  }

  /// Whether a body is a single expression, whose value is returned implicitly.
  private func isExpression(_ body: SwiftOutline.Body) -> Bool {
    let statements = outline.statements(in: body.range)
    guard !body.result.isEmpty, statements.count == 1, let only = statements.first else { return false }
    return only.kind == .call || only.kind == .other
  }

  private func isReturning(_ mutant: Mutant) -> Bool { mutant.operator == .early }

  private func altered(_ mutant: Mutant, in body: Int, _ range: Range<Int>) -> String {
    var text = ""
    var offset = range.lowerBound
    let edits = mutant.edits.filter { $0.body == body }
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += outline.source(bytes: offset..<edit.range.lowerBound) + edit.text
      offset = edit.range.upperBound
    }
    return text + outline.source(bytes: offset..<range.upperBound)
  }
}
