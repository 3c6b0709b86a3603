import Testing
import UIKitEmitter

@Suite struct AccessTests {
  /// Public is what the app names, and nothing else: without the word, and the initializer, the file is the internal one.
  @Test(arguments: EmittedSpec.shown) func onlyWhatTheAppNames(_ spec: EmittedSpec) throws {
    let text = try spec.swift(SwiftOptions(access: .public))
    #expect(text.contains("\n@MainActor public final class "))
    #expect(text.contains("\npublic import UIKit\n"))
    #expect(!text.contains("private public ") && !text.contains("public private "))
    let own = [
      "  public override init() { super.init() }", "  /// Creates the transition.", "  /// Does nothing.",
    ]
    // A longer line may be broken: the blanks are not compared.
    func code(_ text: String) -> String {
      text.split(separator: "\n")
        .filter { !own.contains(String($0)) && !$0.hasPrefix("  /// Required by `") }
        .joined().replacing("public ", with: "").filter { $0 != " " }
    }
    #expect(code(text) == code(try spec.swift()))
  }

  /// Swift warns of a public import in a file that has nothing public.
  @Test func nothingIsPublicWithoutTransitions() throws {
    let text = try EmittedSpec.swift("curve glide = cubic(0.2, 0, 0, 1)\n", SwiftOptions(access: .public))
    #expect(!text.contains("public"))
  }
}
