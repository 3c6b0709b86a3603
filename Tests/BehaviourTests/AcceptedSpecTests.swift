#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import TransitionCompiler
  import TransitionText

  /// Type-checks what every spec of the repository becomes that is accepted: those of `Specs`, those of the emitter's own tests,
  /// and those about which the checker's tests are, as far as it finds no error in them.
  @Suite struct AcceptedSpecTests {
    /// What a spec becomes.
    private struct File {
      let text: String
      /// The types that it declares, and the classes of the app that it names.
      let declared: Set<String>
      let named: Set<String>

      init(_ text: String) {
        self.text = text
        let code = text.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }.joined(separator: "\n")
        declared = Set(
          code.matches(of: /(?:class|protocol|enum|struct) ([A-Za-z_]\w*)/).map { String($0.1) })
        named = Set(code.matches(of: /screens\.(?:from|to) as\? ([A-Za-z_]\w*)/).map { String($0.1) })
          .subtracting(declared).subtracting(["any"])
      }
    }

    /// Files of which none declares what another one declares or expects of the app.
    private struct Group {
      var files: [File] = []
      var declared: Set<String> = []
      var named: Set<String> = []

      func takes(_ file: File) -> Bool {
        declared.isDisjoint(with: file.declared) && declared.isDisjoint(with: file.named)
          && named.isDisjoint(with: file.declared)
      }

      mutating func take(_ file: File) {
        files.append(file)
        declared.formUnion(file.declared)
        named.formUnion(file.named)
      }

      /// The files and the app's classes.
      var texts: [String] {
        let classes = named.sorted().map { "class \($0): UIViewController {}\n" }
        return files.map(\.text) + ["import UIKit\n" + classes.joined()]
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
          let options = CompilationOptions(output: .swift, imports: { _ in .source(motions) })
          guard let output = Compiler.compile(source, options).output else { continue }
          specs += 1
          let file = File(HeadlessUIKit.adapted(String(decoding: output, as: UTF8.self)))
          if let index = groups.firstIndex(where: { $0.takes(file) }) {
            groups[index].take(file)
          } else {
            var group = Group()
            group.take(file)
            groups.append(group)
          }
        }
      }
      return (specs, groups)
    }

    @Test(arguments: ["6", "5"]) func compilesWithoutWarnings(_ version: String) async throws {
      let (specs, groups) = try Self.generated.get()
      #expect(specs >= 200)
      print("\(specs) specs in \(groups.count) groups")
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        for group in groups {
          tasks.addTask { try await TypeChecker.checkQuickly(group.texts, ["-swift-version", version]) }
        }
        try await tasks.waitForAll()
      }
    }
  }
#endif
