import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A small change of a spec gives a small change of its Swift: what is generated is kept in version control and read.
///
/// Lines are counted as a difference does, those that go and those that come. The lines of the spec that comments name are
/// not compared: they follow what is written above them.
@Suite struct SmallChangeTests {
  /// A change, and how many lines it may take.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    /// The most lines, where the file has what the change needs.
    let most: Int
    /// The most lines, where something of a new kind comes with it: the first thing that is held, the first finger.
    let mostOfFirst: Int
    /// What a file has that has it already.
    let marks: [String]
    /// What a file has to which something of a new kind comes all the same.
    var news: [String] = []
    /// The changed texts of a spec, of which the first that is right counts.
    let texts: @Sendable (String) -> [String]

    var testDescription: String { name }
  }

  static let changes = [
    Change(name: "another duration", most: 16, mostOfFirst: 0, marks: []) { spec in
      [
        spec.replacing(#/(?<head>\n  forward +)(?<number>[0-9.]+)(?<unit>m?s)/#) { match in
          "\(match.head)1\(match.number)\(match.unit)"
        }
      ]
    },
    Change(name: "another curve", most: 20, mostOfFirst: 0, marks: []) { spec in
      [spec.replacing(#/(?<head>\n  forward +[0-9.]+m?s) [a-zA-Z]+(\([^)]*\))?/#) { "\($0.head) linear" }]
    },
    Change(name: "one more track", most: 18, mostOfFirst: 30, marks: ["isFading"]) { spec in
      let (from, to) = screens(of: spec)
      return ["\(to).alpha: 0.5 -> 1", "\(to).cornerRadius: 10pt -> 0", "\(from).alpha: 1 -> 0.9"]
        .map { adding("  animate \($0)\n", to: spec) }
    },
    Change(
      name: "one more view that is hidden", most: 24, mostOfFirst: 110,
      marks: ["Ledger()", "//     final class ", "Controller: UIViewController, "]
    ) { spec in
      let (from, to) = screens(of: spec)
      let hiding = adding("  hide \(from).extra while \(to)\n", to: spec)
      return [
        hiding.replacing(#/\n  from +\w+(?<open> \{)?(?<rest>[^\n]*)/#, maxReplacements: 1) { match in
          guard match.open != nil else { return "\n  from \(from) { extra: view }\(match.rest)" }
          let comma = match.rest.isEmpty ? "" : ","
          return "\n  from \(from) { extra: view\(comma)\(match.rest)"
        }
      ]
    },
    Change(
      name: "one more finger", most: 175, mostOfFirst: 270,
      marks: ["UIViewControllerInteractiveTransitioning"],
      news: ["UIVisualEffectView(effect: nil)"]  // a blur, which no finger has moved so far
    ) { spec in
      let (_, to) = screens(of: spec)
      let gestures = [
        ("pan(down)", "translation.y / 100pt"), ("pan(up)", "-translation.y / 100pt"),
        ("edgePan(leading)", "translation.x / 100pt"), ("pan(right)", "translation.x / 100pt"),
        ("pinch(in)", "1 - scale"),
      ]
      return gestures.map { gesture, progress in
        adding(
          "  interactive backward by \(gesture) on \(to) {\n    progress = \(progress)\n"
            + "    finish when progress >= 50%\n    settle 300ms easeOut\n  }\n", to: spec)
      }
    },
  ]

  /// The names of the two screens.
  private static func screens(of spec: String) -> (from: String, to: String) {
    func name(_ side: String) -> String {
      let line = spec.split(separator: "\n").first { $0.hasPrefix("  \(side) ") } ?? ""
      return String(line.dropFirst(side.count + 3).drop { $0 == " " }.prefix { $0.isLetter })
    }
    return (name("from"), name("to"))
  }

  /// A line behind all others but the sample.
  private static func adding(_ lines: String, to spec: String) -> String {
    let place =
      spec.ranges(of: "\n  sample {").first?.lowerBound
      ?? spec.lastIndex(of: "}").map { spec.index(before: $0) }
    guard let place else { return spec }
    return spec[..<place] + "\n" + lines + spec[spec.index(after: place)...].drop { $0 == "\n" }
  }

  private static func swift(of spec: String) throws -> [Substring]? {
    let motions = try Specs.source("motion.transition")
    let options = CompilationOptions(output: .swift, imports: { _ in .source(motions) })
    let result = Compiler.compile(SourceText(name: "small.transition", text: spec), options)
    guard let output = result.output else { return nil }
    return String(decoding: output, as: UTF8.self)
      .replacing(#/small\.transition:[0-9]+([-,] ?[0-9]+)*/#, with: "small.transition")
      .split(separator: "\n")
  }

  @Test(arguments: changes) func linesThatChange(_ change: Change) throws {
    var counted = 0
    for name in SpecTests.specs + ["photos"] {
      let spec = String(decoding: try Specs.source("\(name).transition").bytes, as: UTF8.self)
      let plain = try #require(try Self.swift(of: spec))
      let texts = change.texts(spec).filter { $0 != spec }
      let changed = try texts.compactMap { try Self.swift(of: $0) }.first
      guard let changed else { continue }
      counted += 1
      let lines = changed.difference(from: plain).count
      func has(_ text: String) -> Bool { plain.contains { $0.contains(text) } }
      let hasMark = change.marks.allSatisfy(has) && !change.news.contains(where: has)
      #expect(lines > 0, "\(name)")
      #expect(lines <= (hasMark ? change.most : change.mostOfFirst), "\(name)")
    }
    #expect(counted >= 6)
  }
}
