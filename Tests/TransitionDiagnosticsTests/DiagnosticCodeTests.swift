import Testing
import TransitionDiagnostics

@Suite struct DiagnosticCodeTests {
  @Test(arguments: DiagnosticCode.allCases) func names(_ code: DiagnosticCode) {
    #expect(code.name.utf8.count == 5)
    #expect(DiagnosticCode(name: code.name) == code)
    #expect(DiagnosticCode(name: code.name.lowercased()) == code)
  }

  @Test(arguments: ["", "T", "0101", "T101", "T00101", "E0101", "T+101", "T-101", "T0199", "T0101 ", "T010١"])
  func noNames(_ name: String) {
    #expect(DiagnosticCode(name: name) == nil)
  }
}
