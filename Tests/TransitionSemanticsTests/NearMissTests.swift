import Testing
import TransitionDiagnostics
import TransitionText

/// Specs that almost have the finding of a code, but are right. Each is named after the code that must not be reported.
@Suite struct NearMissTests {
  private static let folder = SpecFolder("NearMisses")

  @Test(arguments: folder.names) func isNotFoundFaultWith(name: String) throws {
    let source = try Self.folder.source(name)
    let code = try #require(DiagnosticCode(name: String(name.prefix(5))))
    let found = SpecFolder.findings(source)
    #expect(!found.contains { $0.code == code }, "\(found.map { $0.message(in: source) })")
    #expect(!found.contains { $0.severity == .error }, "\(found.map { $0.message(in: source) })")
  }

  @Test func everyCodeHasANearMiss() {
    #expect(Self.folder.codes.union(SpecFolder.withoutSpec) == Set(DiagnosticCode.allCases))
  }

  /// The first line says what is near.
  @Test(arguments: folder.names) func saysWhatIsNear(name: String) throws {
    #expect(try Self.folder.source(name).bytes.starts(with: Array("// ".utf8)))
  }
}
