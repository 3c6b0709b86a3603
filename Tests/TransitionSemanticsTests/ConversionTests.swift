import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Every operator with every two kinds of values, and every argument of every function. A wrong combination is one finding. It
/// names the kinds of both sides, and says how to convert one to the other.
@Suite struct ConversionTests {
  /// A kind of value: its name, and examples.
  struct Kind: Sendable, CustomStringConvertible {
    var description: String
    /// The exponents of length, time and angle in the dimension of a number.
    var exponents: [Int]?
    var texts: [String]

    init(_ description: String, _ exponents: [Int]? = nil, _ texts: String...) {
      self.description = description
      self.exponents = exponents
      self.texts = texts
    }
  }

  static let kinds: [Kind] = [
    Kind("a plain number", [0, 0, 0], "0.5", "40%", "detail.scale"),
    Kind("a length", [1, 0, 0], "10pt", "detail.width"),
    Kind("a time", [0, 1, 0], "200ms", "detail.wait"),
    Kind("an angle", [0, 0, 1], "90deg", "detail.rotation"),
    Kind("a speed (length / time)", [1, -1, 0], "800pt/s", "detail.width / 1s"),
    Kind("angle / time", [0, -1, 1], "90deg/s"),
    Kind("a rate (1 / time)", [0, -1, 0], "1 / 2s"),
    Kind("length^2", [2, 0, 0], "detail.width * detail.height"),
    Kind("1 / length", [-1, 0, 0], "1 / detail.width"),
    Kind("a point", nil, "detail.center"),
    Kind("a vector", nil, "vector(10pt, 20pt)"),
    Kind("a velocity", nil, "vector(800pt/s, 1pt/s)"),
    Kind("a vector, each part a plain number", nil, "vector(1, 2)"),
    Kind("a size", nil, "detail.size"),
    Kind("a rect", nil, "detail.frame"),
    Kind("insets", nil, "detail.safeArea"),
    Kind("a colour", nil, "#FF0000"),
    Kind("a condition", nil, "detail.isOn"),
    Kind("a range, each end a plain number", nil, "0..1"),
    Kind("a range, each end a length", nil, "0pt..10pt"),
  ]

  static let operators: [(sign: String, verb: String)] = [
    ("+", "added"), ("-", "subtracted"), ("*", "multiplied"), ("/", "divided"), ("<", "compared"),
    ("<=", "compared"), (">", "compared"), (">=", "compared"), ("==", "compared"), ("!=", "compared"),
    ("..", "the ends of one range"), ("and", "joined by `and`"), ("or", "joined by `or`"),
  ]

  /// Whether Grammar.md allows the combination.
  private static func areTogether(_ sign: String, _ left: Kind, _ right: Kind) -> Bool {
    let (a, b) = (left.description, right.description)
    if let first = left.exponents, let second = right.exponents {
      switch sign {
      case "*", "/": return true
      case "and", "or": return false
      default: return first == second
      }
    }
    func isVector(_ text: String) -> Bool { text == "a velocity" || text.hasPrefix("a vector") }
    switch sign {
    case "+": return a == b && (isVector(a) || a == "a size") || Set([a, b]) == ["a point", "a vector"]
    case "-":
      return a == b && (isVector(a) || a == "a size" || a == "a point") || a == "a point" && b == "a vector"
    case "*":
      return isVector(a) && right.exponents != nil || isVector(b) && left.exponents != nil
        || Set([a, b]) == ["a size", "a plain number"]
    case "/": return isVector(a) && right.exponents != nil || a == "a size" && b == "a plain number"
    case "==", "!=", "and", "or": return a == "a condition" && b == "a condition"
    default: return false
    }
  }

  /// The errors of each value.
  private func errors(_ values: [String]) -> (found: [[Diagnostic]], source: SourceText) {
    let head =
      "transition T {\n  style overlay\n  from list\n  to detail { isOn: flag, wait: time }\n  forward 300ms\n"
    let lets = values.enumerated().map { "  let v\($0.offset) = \($0.element)\n" }
    let source = SourceText(name: "t.transition", text: head + lets.joined() + "}\n")
    var starts: [Int] = [head.utf8.count]
    for text in lets { starts.append(starts[starts.count - 1] + text.utf8.count) }
    var found = [[Diagnostic]](repeating: [], count: values.count)
    for diagnostic in Compiler.plan(of: source).diagnostics where diagnostic.severity == .error {
      let offset = Int(diagnostic.range.start)
      guard let next = starts.firstIndex(where: { $0 > offset }), next > 0 else { continue }
      found[next - 1].append(diagnostic)
    }
    return (found, source)
  }

  @Test(arguments: operators) func everyTwoKinds(_ sign: String, _ verb: String) {
    var cases: [(left: Kind, right: Kind, text: String)] = []
    for left in Self.kinds {
      for right in Self.kinds {
        for a in left.texts { for b in right.texts { cases.append((left, right, "(\(a)) \(sign) (\(b))")) } }
      }
    }
    let (found, source) = errors(cases.map(\.text))
    for (each, errors) in zip(cases, found) {
      if Self.areTogether(sign, each.left, each.right) {
        #expect(errors.isEmpty, "\(each.text)")
        continue
      }
      #expect(errors.map(\.code) == [.dimensionMismatch], "\(each.text)")
      guard let error = errors.first else { continue }
      let message = error.message(in: source)
      let isSame = each.left.description == each.right.description
      let other = isSame ? "another" : each.right.description
      #expect(message.hasPrefix("\(each.left.description) and \(other)"), "\(message)")
      #expect(message.contains(verb), "\(each.text): \(message)")
      #expect(!error.notes.isEmpty, "\(each.text): \(message)")
    }
  }

  /// The suggested fix of one side, if one is likely.
  @Test(arguments: [
    ("detail.width / 1s < 10pt", "`800pt/s`"),
    ("detail.width / 1s < detail.x", "`(detail.width / 1s) * 0.25s`"),
    ("detail.rotation + detail.scale", "`detail.rotation / 90deg` is a plain number"),
    ("200ms > 50%", "multiply it: `50% * 0.25s`"),
    ("detail.width > 50%", "multiply it: `50% * container.width`"),
    ("detail.height > 50%", "`50% * container."), ("detail.width + 10", "`12pt`"),
    ("detail.rotation > 90", "`90deg`"), ("detail.width * detail.height - 10pt", "`sqrt("),
    ("detail.width * detail.height - detail.x", "`sqrt("),
    ("detail.wait + detail.scale", "`detail.wait / 0.25s`"),
  ])
  func whatIsProbable(_ value: String, _ note: String) {
    let (found, _) = errors([value])
    #expect(found[0].first?.notes.contains { $0.contains(note) } == true, "\(found[0])")
  }

  // MARK: Functions

  /// A correct call of a function in Grammar.md.
  struct Call: Sendable, CustomTestStringConvertible {
    var name: String
    /// The arguments. Each has the kinds that it may have while the others stay as they are here.
    var arguments: [(text: String, kinds: Set<String>)]
    /// The kind of the result.
    var result: String

    init(_ name: String, _ arguments: [(text: String, kinds: Set<String>)], makes result: String) {
      self.name = name
      self.arguments = arguments
      self.result = result
    }

    var testDescription: String { name }

    /// The call, with another value for one argument.
    func text(_ changed: Int? = nil, _ value: String = "") -> String {
      let texts = arguments.enumerated().map { index, argument in
        if index != changed { return argument.text }
        let label = argument.text.split(separator: ": ").dropLast().first.map { "\($0): " } ?? ""
        return label + value
      }
      return "\(name)(\(texts.joined(separator: ", ")))"
    }
  }

  private static let plain: Set = ["a plain number"]
  private static let length: Set = ["a length"]
  private static let lengths: Set = ["a range, each end a length"]
  private static let ranges: Set = ["a range, each end a plain number", "a range, each end a length"]
  private static let numbers = Set(kinds.filter { $0.exponents != nil }.map(\.description))
  private static let rect: Set = ["a rect"]

  /// The rules of Grammar.md for each function: arguments that are compared or mixed have one dimension, and names of arguments
  /// imply a kind.
  static let calls: [Call] = [
    Call("min", [("10pt", length), ("detail.width", length)], makes: "a length"),
    Call("max", [("10pt", length), ("detail.width", length)], makes: "a length"),
    Call("abs", [("detail.x", numbers)], makes: "a length"),
    Call("clamp", [("detail.x", length), ("0pt..10pt", lengths)], makes: "a length"),
    Call("lerp", [("1pt", length), ("2pt", length), ("0.5", plain)], makes: "a length"),
    Call("map", [("detail.x", length), ("0pt..10pt", lengths), ("0..1", ranges)], makes: "a plain number"),
    // The square of a plain number is a plain number.
    Call("sqrt", [("detail.width * detail.width", ["length^2", "a plain number"])], makes: "a length"),
    Call("sin", [("90deg", ["an angle"])], makes: "a plain number"),
    Call("cos", [("90deg", ["an angle"])], makes: "a plain number"),
    Call("point", [("1pt", length), ("2pt", length)], makes: "a point"),
    Call("vector", [("1pt", length), ("2pt", length)], makes: "a vector"),
    Call("size", [("1pt", length), ("2pt", length)], makes: "a size"),
    Call("rect", [("1pt", length), ("2pt", length), ("3pt", length), ("4pt", length)], makes: "a rect"),
    Call(
      "insets",
      [("top: 1pt", length), ("left: 2pt", length), ("bottom: 3pt", length), ("right: 4pt", length)],
      makes: "insets"),
    Call("inset", [("detail.frame", rect), ("10pt", ["a length", "insets"])], makes: "a rect"),
    Call("aspectFit", [("detail.size", ["a size"]), ("in: detail.frame", rect)], makes: "a rect"),
    Call("aspectFill", [("detail.size", ["a size"]), ("in: detail.frame", rect)], makes: "a rect"),
    Call("offset", [("detail.frame", rect), ("vector(1pt, 2pt)", ["a vector"])], makes: "a rect"),
    Call("unit", [("0.5", plain), ("0.5", plain)], makes: "a vector, each part a plain number"),
    Call(
      "project", [("800pt/s", ["a speed (length / time)", "a velocity"]), ("rate: normal", plain)],
      makes: "a length"),
    Call("rubberBand", [("detail.x", length), ("in: 0pt..10pt", lengths)], makes: "a length"),
  ]

  @Test func everyFunctionIsCalled() {
    #expect(Set(Self.calls.map(\.name)) == Set(Function.allCases.map(\.rawValue)))
    let kinds = Set(Self.kinds.map(\.description))
    for call in Self.calls {
      #expect(call.arguments.allSatisfy { !$0.kinds.isEmpty && $0.kinds.isSubset(of: kinds) }, "\(call.name)")
      #expect(kinds.contains(call.result), "\(call.name)")
    }
  }

  /// The result is of the kind that Grammar.md says. In a condition, the message names it.
  @Test(arguments: calls) func everyResult(_ call: Call) {
    let (found, source) = errors([call.text(), "\(call.text()) and detail.isOn"])
    #expect(found[0].isEmpty, "\(found[0])")
    #expect(found[1].map(\.code) == [.dimensionMismatch])
    let message = found[1].first?.message(in: source) ?? ""
    #expect(message.hasPrefix("\(call.result) and a condition cannot be joined"), "\(message)")
  }

  /// An argument is accepted exactly if Grammar.md allows its kind.
  @Test(arguments: calls) func everyArgument(_ call: Call) {
    var cases: [(kind: Kind, value: String, text: String, isRight: Bool)] = []
    for (index, argument) in call.arguments.enumerated() {
      for kind in Self.kinds {
        for value in kind.texts {
          let isRight = argument.kinds.contains(kind.description)
          cases.append((kind, value, call.text(index, value), isRight))
        }
      }
    }
    let (found, source) = errors(cases.map(\.text))
    #expect(cases.contains { $0.isRight } && cases.contains { !$0.isRight })
    for (each, errors) in zip(cases, found) {
      if each.isRight {
        #expect(errors.isEmpty, "\(each.text): \(errors)")
        continue
      }
      #expect(errors.count == 1, "\(each.text)")
      guard let error = errors.first else { continue }
      #expect([.typeMismatch, .notDimensionless].contains(error.code), "\(each.text): \(error)")
      #expect(!error.notes.isEmpty || !error.labels.isEmpty, "\(each.text): \(error.message(in: source))")
      if error.code != .typeMismatch { continue }
      // The finding is about the argument itself, or about another one that does not fit it.
      let message = error.message(in: source)
      let named = [message] + error.labels.map(\.text)
      #expect(named.contains { $0.contains(each.kind.description) }, "\(each.text): \(message)")
    }
  }
}
