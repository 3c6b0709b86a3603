import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics

/// The Swift of each spec is the golden one. Other tests run it.
@Suite struct SpecTests {
  @Test(arguments: EmittedSpec.golden) func output(_ spec: EmittedSpec) throws {
    let result = try spec.compile()
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    try Golden.expect(result.output ?? [], toBe: "\(spec.name).swift.txt")
  }

  @Test func theSameTwice() throws {
    let spec = EmittedSpec(path: "Specs/photos.transition")
    #expect(try spec.swift() == spec.swift())
  }

  /// Every spec in the repository that `transc check` accepts becomes Swift without syntax errors.
  @Test func whatIsAcceptedIsWritten() throws {
    let folder = try GeneratedFolder()
    let specs = try EmittedSpec.compiled.get()
    var count = 0
    for (spec, result) in specs {
      guard let output = result.output else {
        #expect(result.diagnostics.contains { $0.severity == .error }, "\(spec.path)")
        continue
      }
      try folder.write(
        String(decoding: output, as: UTF8.self), to: spec.path.replacing("/", with: "-") + ".swift")
      count += 1
    }
    #expect(count > 300 && specs.count > 600)
    #expect(try folder.parse() == "")
  }
}
