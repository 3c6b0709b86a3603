import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A fix-it removes its finding and causes no error, whatever number, sign or operator of a spec is changed.
@Suite struct MutatedRemedyTests {
  /// A pattern, and its replacement.
  private static let mutations: [(pattern: String, new: String)] = [
    ("(?<![A-Za-z#.0-9])([0-9.]+)(?:pt|ms|s|deg|%)(?![A-Za-z/])", "$1"),
    ("(?<![A-Za-z#.0-9])([0-9.]+)(?:pt|ms|s|deg|%)(?![A-Za-z/])", "$10"),
    ("(?<![A-Za-z#.0-9])([0-9.]+)(?:pt|ms|s|deg|%)(?![A-Za-z/])", "$1000"),
    ("(?<![A-Za-z#.0-9])([0-9.]+)(?:pt|ms|s|deg)(?![A-Za-z/])", "$1%"),
    ("(?<![A-Za-z#.0-9])([0-9.]+)(?:pt|s|deg|%)(?![A-Za-z/])", "$1ms"),
    ("(?<![A-Za-z#.0-9])([0-9.]+)(?:ms|s|deg|%)?(?![A-Za-z/0-9.%])", "$1pt"),
    (" / ", " * "), (" \\* ", " / "), (" / [a-z.]+", ""), (" / [a-z.]+", " / 2"), (" - ", " + "),
    (" \\+ ", " - "), (" < ", " > "), (" > ", " < "), ("-(?=[a-z])", ""), ("(?<=[=(,] )(?=[a-z])", "-"),
    ("(?<=-> )(?=[0-9])", "-"), (" after ", " at "), (" over ", " after "), (" and ", " or "),
  ]

  /// Changed versions of a spec.
  /// - Parameters:
  ///   - most: The maximum number of changes of one kind, which are spread over the spec.
  ///   - kinds: The kinds of changes.
  private static func changed(_ source: SourceText, most: Int, _ kinds: some Sequence<Int>) -> [SourceText] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let code = text as NSString
    let lines = text.components(separatedBy: "\n")
    var offset = 0
    var comments: [NSRange] = []
    for line in lines {
      let length = (line as NSString).length
      if let start = line.range(of: "//") {
        let column = (line[..<start.lowerBound] as Substring).utf16.count
        comments.append(NSRange(location: offset + column, length: length - column))
      }
      offset += length + 1
    }
    return kinds.flatMap { kind -> [SourceText] in
      let mutation = mutations[kind]
      guard let expression = try? NSRegularExpression(pattern: mutation.pattern) else { return [] }
      let all = expression.matches(in: text, range: NSRange(location: 0, length: code.length)).filter {
        match in
        !comments.contains { NSLocationInRange(match.range.location, $0) }
      }
      let step = max(1, all.count / most)
      return stride(from: 0, to: all.count, by: step).prefix(most).map { index in
        let new = expression.replacementString(
          for: all[index], in: text, offset: 0, template: mutation.new)
        return SourceText(
          name: source.name, text: code.replacingCharacters(in: all[index].range, with: new))
      }
    }
  }

  /// The faults of the fix-its for the changed versions of a spec, and the number of versions that had fix-its.
  private static func judge(_ source: SourceText, most: Int, _ kinds: some Sequence<Int>) -> (
    faults: [String], offered: Int
  ) {
    var (faults, offered): ([String], Int) = ([], 0)
    for text in changed(source, most: most, kinds) {
      let before = Compiler.plan(of: text, imports: SpecLibrary.imports).diagnostics
      if before.allSatisfy(\.fixIts.isEmpty) { continue }
      offered += 1
      let found = FixItJudge.faults(in: text, found: before) {
        Compiler.plan(of: $0, triesFixIts: false, imports: SpecLibrary.imports).diagnostics
      }
      if found.isEmpty { continue }
      let line = zip(lines(text), lines(source)).first { $0 != $1 }?.0 ?? ""
      faults += found.map { $0 + ": " + line }
    }
    return (faults, offered)
  }

  private static func lines(_ source: SourceText) -> [String] {
    String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
  }

  @Test(arguments: SpecLibrary.names) func specs(name: String) throws {
    let (faults, offered) = Self.judge(
      try Specs.source(name + ".transition"), most: 2, Self.mutations.indices)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    #expect(offered > 0)
  }

  @Test func nearMisses() throws {
    let folder = Specs.root.appending(path: "Tests/TransitionSemanticsTests/NearMisses")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".transition") && $0 > "T02" }.sorted()
    var total = 0
    let step = Self.mutations.count / Trials.count(5)
    for (index, name) in names.enumerated() {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      // The kinds take turns.
      let kinds = stride(from: index % step, to: Self.mutations.count, by: step)
      let (faults, offered) = Self.judge(SourceText(name: name, bytes: bytes), most: 1, kinds)
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
      total += offered
    }
    #expect(names.count > 100 && total > 100, "\(total)")
  }
}
