#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import TransitionCompiler
  import TransitionText

  /// Type-checks the generated Swift of every accepted spec in the repository: the specs of `Specs`, those of the emitter's
  /// tests, and those of the checker's tests in which the checker finds no error.
  @Suite struct AcceptedSpecTests {
    /// Files of one module.
    private struct Group {
      /// The number of files that are compiled together.
      static let size = 250

      var texts: [String] = []
      /// The types that the files declare, and the app's classes that they name.
      var declared: Set<String> = []
      var named: Set<String> = []

      /// Adds a file. Renames its declarations if the module already has declarations of these names.
      mutating func take(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.filter {
          !$0.contains("//") || !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        }
        .joined(separator: "\n")
        let own = Set(
          code.matches(of: /(?:class|protocol|enum|struct) ([A-Za-z_]\w*)/).map { String($0.1) })
        let app = Set(code.matches(of: /screens\.(?:from|to) as\? ([A-Za-z_]\w*)/).map { String($0.1) })
          .subtracting(own).subtracting(["any"])
        let clashing = own.filter { declared.contains($0) || named.contains($0) }.union(
          app.intersection(declared))
        let names = Dictionary(uniqueKeysWithValues: clashing.map { ($0, "\($0)_\(texts.count)") })
        texts.append(Self.renaming(names, in: text))
        declared.formUnion(own.map { names[$0] ?? $0 })
        named.formUnion(app.map { names[$0] ?? $0 })
      }

      /// The text with some words replaced.
      private static func renaming(_ names: [String: String], in text: String) -> String {
        var renamed: [UInt8] = []
        var word: [UInt8] = []
        func end() {
          let old = String(decoding: word, as: UTF8.self)
          renamed += names[old].map { Array($0.utf8) } ?? word
          word = []
        }
        for byte in text.utf8 {
          let small = byte | 0x20
          let isOfWord =
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || byte == UInt8(ascii: "_") || byte >= 0x80
          if isOfWord {
            word.append(byte)
          } else {
            end()
            renamed.append(byte)
          }
        }
        end()
        return String(decoding: renamed, as: UTF8.self)
      }

      /// The files, and declarations of the app's classes.
      var whole: [String] {
        let classes = named.sorted().map { "class \($0): UIViewController {}\n" }
        return texts + ["import UIKit\n" + classes.joined()]
      }
    }

    private static let folders = [
      "Specs", "Tests/UIKitEmitterTests/Specs", "Tests/TransitionSemanticsTests/Cases",
      "Tests/TransitionSemanticsTests/NearMisses",
    ]

    private static let generated: Result<(specs: Int, groups: [Group]), any Error> = Result {
      let motions = try Specs.source("motion.transition")
      var specs = 0
      var groups: [Group] = []
      for folder in folders.map({ Specs.root.appending(path: $0) }) {
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        where path.hasSuffix(".transition") {
          let source = SourceText(
            name: path, bytes: try Data(contentsOf: folder.appending(path: path)))
          let options = CompilationOptions(
            output: .swift, triesFixIts: false, imports: { _ in .source(motions) })
          guard let output = Compiler.compile(source, options).output else { continue }
          specs += 1
          if specs % Group.size == 1 { groups.append(Group()) }
          groups[groups.count - 1].take(HeadlessUIKit.adapted(String(decoding: output, as: UTF8.self)))
        }
      }
      return (specs, groups)
    }

    @Test(arguments: ["6", "5"]) func compilesWithoutWarnings(_ version: String) async throws {
      let (specs, groups) = try Self.generated.get()
      #expect(specs >= 200)
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        for group in groups {
          tasks.addTask { try await TypeChecker.checkQuickly(group.whole, ["-swift-version", version]) }
        }
        try await tasks.waitForAll()
      }
    }
  }
#endif
