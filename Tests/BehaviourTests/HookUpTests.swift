#if os(Linux)
  import Foundation
  import Testing

  /// Pastes the code in the header of a generated file into an app, as its reader does.
  @Suite struct HookUpTests {
    @Test func everyHeaderCompilesWhenItIsPasted() async throws {
      let generated = try [GeneratedSwift.photos()] + GeneratedSwift.specs() + GeneratedSwift.variants()
      let hookUps = generated.flatMap { text in Self.hookUps(in: text).map { (header: $0, text: text) } }
      #expect(hookUps.count > generated.count, "some files have several transitions")
      let apps = try hookUps.enumerated().map { index, hookUp in
        try Self.app(in: hookUp.header, of: hookUp.text, index)
      }
      try await TypeChecker.checkQuickly(
        generated + apps + [GeneratedSwift.variantsApp], ["-swift-version", "6"])
    }

    /// The parts of a header. Each is about one transition, and names it if there are several.
    private static func hookUps(in generated: String) -> [Substring] {
      let header = generated.prefix(upTo: generated.firstRange(of: "\n\n")?.lowerBound ?? generated.endIndex)
      var starts = header.ranges(of: "// Hook-up").map(\.lowerBound)
      #expect(
        starts.count == 1 || starts.allSatisfy { header[$0...].hasPrefix("// Hook-up of `") },
        "what is hooked up has no name in \(header)")
      starts.append(header.endIndex)
      return zip(starts, starts.dropFirst()).map { header[$0..<$1] }
    }

    /// The code of a header in its own namespace, with the additional screens that it creates or names.
    private static func app(
      in header: Substring, of generated: String, _ index: Int
    ) throws -> String {
      let indent = "//     "
      let code = header.split(separator: "\n", omittingEmptySubsequences: false).filter {
        $0.hasPrefix(indent)
      }
      .map { String($0.dropFirst(indent.count)) }
      try #require(code.contains { $0.contains("class ") }, "there is no code in \(header)")
      let text = code.joined(separator: "\n")
      let made = Set(text.matches(of: /([A-Z]\w*Controller)\(\)/).map { String($0.1) })
      let others = try made.filter { !text.contains("class \($0)") }.sorted()
        .map { try screen($0, in: text, of: generated) }
      return (["import UIKit", "enum App\(index) {"] + others + code + ["}"]).joined(separator: "\n")
    }

    /// The protocol of a screen in a header: the protocol as which the screen is returned, or with which the transition adopts
    /// it.
    private static func role(of name: String, in code: String, of generated: String) throws -> Substring? {
      let returned = try Regex("-> \\(any (\\w+)\\)\\? \\{ \(name)\\(\\) \\}")
      if let role = code.firstMatch(of: returned)?.output[1].substring { return role }
      let made = try Regex("let (\\w+) = \(name)\\(\\)")
      guard let screen = code.firstMatch(of: made)?.output[1].substring,
        let transition = code.firstMatch(of: /= (\w+)Transition\(\)/)?.output.1
      else { return nil }
      let adopted = try Regex("func adopt\\(_ \(screen): any (\(transition)\\w+)\\)")
      return generated.firstMatch(of: adopted)?.output[1].substring
    }

    /// A screen that a header only creates, with all members that its protocol requires.
    private static func screen(_ name: String, in code: String, of generated: String) throws -> String {
      guard let role = try role(of: name, in: code, of: generated) else {
        return "final class \(name): UIViewController {}"
      }
      let start = generated.firstRange(of: "protocol \(role): UIViewController {\n")?.upperBound
      let asked = start.map {
        generated[$0...].prefix(upTo: generated[$0...].firstRange(of: "\n}")?.lowerBound ?? $0)
      }
      let members = (asked ?? "").split(separator: "\n").compactMap { line -> String? in
        if line.contains("{ get }") { return String(line.replacing("{ get }", with: "{ fatalError() }")) }
        return line.contains("  func ") ? line + " { fatalError() }" : nil
      }
      let head = "final class \(name): UIViewController, \(role) {"
      return ([head] + members + ["}"]).joined(separator: "\n")
    }
  }
#endif
