import Testing
import UIKitEmitter

@Suite struct AccessTests {
  /// Exactly the declarations that the app names are public. Without the word `public`, and without the initializer, the file is
  /// the same as the internal one.
  @Test(arguments: EmittedSpec.shown) func onlyWhatTheAppNames(_ spec: EmittedSpec) throws {
    let text = try spec.swift(SwiftOptions(access: .public))
    #expect(text.contains("\n@MainActor public final class "))
    #expect(text.contains("\npublic import UIKit\n"))
    #expect(!text.contains("private public ") && !text.contains("public private "))
    let own = [
      "  public override init() { super.init() }", "  /// Creates the transition.", "  /// Does nothing.",
    ]
    // A longer line may be broken, so that blanks are not compared.
    func code(_ text: String) -> String {
      text.split(separator: "\n")
        .filter { !own.contains(String($0)) && !$0.hasPrefix("  /// Required by `") }
        .joined().replacing("public ", with: "").filter { $0 != " " }
    }
    #expect(code(text) == code(try spec.swift()))
  }

  /// Swift warns about a public import in a file without public declarations.
  @Test func nothingIsPublicWithoutTransitions() throws {
    let text = try EmittedSpec.swift("curve glide = cubic(0.2, 0, 0, 1)\n", SwiftOptions(access: .public))
    #expect(!text.contains("public"))
  }
}
