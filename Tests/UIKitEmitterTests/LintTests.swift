import TestSupport
import Testing
import UIKitEmitter

@Suite struct LintTests {
  /// Generated files follow the rules of the repository, with any options.
  @Test func formatIsClean() throws {
    let folder = try GeneratedFolder()
    for spec in EmittedSpec.golden {
      try folder.write(spec.swift(), to: "\(spec.name).swift")
      try folder.write(spec.swift(SwiftOptions(access: .public)), to: "\(spec.name)-public.swift")
    }
    #expect(try folder.lint() == "")
  }

  /// No forced unwrap, no way to stop the program, and no global variables.
  @Test(arguments: EmittedSpec.golden) func nothingForbidden(_ spec: EmittedSpec) throws {
    let text = try spec.swift()
    for forbidden in ["try!", "as!", "fatalError", "preconditionFailure", "precondition(", "assert(", "TODO"]
    {
      #expect(!text.contains(forbidden), "\(forbidden)")
    }
    // A type that ends with an exclamation mark, or a value that is force-unwrapped.
    #expect(text.firstMatch(of: /[A-Za-z0-9_)\]>?]!(?!=)/) == nil)
    #expect(text.firstMatch(of: /(?m)^(?:(?:\w+ )*var|.*\bstatic var|.*\bclass var) .*/) == nil)
  }

  /// A file describes a transition. It neither runs anything nor tells UIKit of an end.
  @Test(arguments: EmittedSpec.golden) func nothingRuns(_ spec: EmittedSpec) throws {
    let text = try spec.swift()
    for word in [
      "UIViewPropertyAnimator", "CADisplayLink", "completeTransition", "addTarget", "DispatchQueue",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
