import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Every operator between every two kinds of values, and every argument of every function: what does not go together is one
/// finding that says what both sides are, and how one becomes the other.
@Suite struct ConversionTests {
  /// A kind of value: in words, and as it may be written.
  struct Kind: Sendable, CustomStringConvertible {
    var description: String
    /// The exponents of length, time and angle of a number.
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

  /// What Grammar.md lets go together.
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

  /// The errors in values, one list for each.
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

  /// What a fix of one side looks like, where one is probable.
  @Test(arguments: [
    ("detail.width / 1s < 10pt", "`800pt/s`"),
    ("detail.width / 1s < detail.x", "`(detail.width / 1s) * 0.25s`"),
    ("detail.rotation + detail.scale", "`detail.rotation / 90deg` is a plain number"),
    ("200ms > 50%", "of what? `50% * 0.25s`"), ("detail.width > 50%", "of what? `50% * container.width`"),
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

  private static let calls: [(name: String, arguments: [String])] = [
    ("min", ["10pt", "detail.width"]), ("max", ["10pt", "detail.width"]), ("abs", ["detail.x"]),
    ("clamp", ["detail.x", "0pt..10pt"]), ("lerp", ["1pt", "2pt", "0.5"]),
    ("map", ["detail.x", "0pt..10pt", "0..1"]), ("sqrt", ["detail.width * detail.width"]), ("sin", ["90deg"]),
    ("cos", ["90deg"]), ("point", ["1pt", "2pt"]), ("vector", ["1pt", "2pt"]), ("size", ["1pt", "2pt"]),
    ("rect", ["1pt", "2pt", "3pt", "4pt"]),
    ("insets", ["top: 1pt", "left: 2pt", "bottom: 3pt", "right: 4pt"]),
    ("inset", ["detail.frame", "10pt"]), ("aspectFit", ["detail.size", "in: detail.frame"]),
    ("aspectFill", ["detail.size", "in: detail.frame"]), ("offset", ["detail.frame", "vector(1pt, 2pt)"]),
    ("unit", ["0.5", "0.5"]), ("project", ["800pt/s", "rate: normal"]),
    ("rubberBand", ["detail.x", "in: 0pt..10pt"]),
  ]

  @Test func everyFunctionIsCalled() {
    #expect(Set(Self.calls.map(\.name)) == Set(Function.allCases.map(\.rawValue)))
  }

  @Test(arguments: calls) func everyArgument(_ name: String, _ arguments: [String]) {
    let right = errors(["\(name)(\(arguments.joined(separator: ", ")))"])
    #expect(right.found == [[]])
    var cases: [(kind: Kind, text: String)] = []
    for index in arguments.indices {
      let label = arguments[index].split(separator: ": ").first.map { "\($0): " } ?? ""
      for kind in Self.kinds {
        for text in kind.texts {
          var changed = arguments
          changed[index] = arguments[index].contains(": ") ? label + text : text
          cases.append((kind, "\(name)(\(changed.joined(separator: ", ")))"))
        }
      }
    }
    let (found, source) = errors(cases.map(\.text))
    var count = 0
    for (each, errors) in zip(cases, found) {
      #expect(errors.count < 2, "\(each.text)")
      guard let error = errors.first else { continue }
      count += 1
      #expect(
        [.typeMismatch, .notDimensionless, .outOfBounds].contains(error.code), "\(each.text): \(error)")
      #expect(!error.notes.isEmpty || !error.labels.isEmpty, "\(each.text): \(error.message(in: source))")
      if error.code != .typeMismatch { continue }
      // What is found is the argument itself, or the one beside it that does not go with it.
      let message = error.message(in: source)
      let named = [message] + error.labels.map(\.text)
      #expect(named.contains { $0.contains(each.kind.description) }, "\(each.text): \(message)")
    }
    #expect(count > 3)
  }
}
