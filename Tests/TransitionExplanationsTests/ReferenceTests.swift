import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionExplanations

/// `Documentation/diagnostics.md` is made of the explanations.
@Suite struct ReferenceTests {
  @Test func referenceIsUpToDate() throws {
    let path = Specs.root.appending(path: "Documentation/diagnostics.md").path
    try Golden.expect(Array(Self.reference.utf8), atPath: path, at: #_sourceLocation)
  }

  private static let groups: [(title: String, codes: ClosedRange<UInt16>)] = [
    ("Syntax", 1...99), ("Names", 100...199), ("Types and units", 200...299),
    ("Structure and time", 300...399),
    ("Interaction", 400...499), ("What is left behind", 500...599),
  ]

  @Test func everyCodeIsInAGroup() {
    for code in DiagnosticCode.allCases {
      #expect(Self.groups.count { $0.codes.contains(code.rawValue) } == 1, "\(code.name)")
    }
  }

  private static let reference: String =
    """
    # Diagnostics

    Every finding of `transc` has a code, which never changes. `transc explain T0105` prints the text of this page for one
    code, and `transc explain` lists all codes. All specs on this page are complete: the ones under *Wrong* give the code, and
    the ones under *Fixed* compile without a finding.


    """ + groups.map(section).joined(separator: "\n")

  private static func section(_ title: String, _ codes: ClosedRange<UInt16>) -> String {
    let explanations = Explanations.all.filter { codes.contains($0.code.rawValue) }
    let rows = explanations.map { explanation in
      let name = explanation.code.name
      return
        "| [\(name)](#\(name.lowercased())) | \(explanation.code.severity.rawValue) | \(explanation.title) |\n"
    }
    return "## \(title)\n\n| code | severity | about |\n|---|---|---|\n" + rows.joined() + "\n"
      + explanations.map(page).joined(separator: "\n")
  }

  private static func page(_ explanation: Explanation) -> String {
    var page =
      "### \(explanation.code.name)\n\n*\(explanation.code.severity.rawValue):* \(explanation.summary)\n\n"
    page += wrapped(explanation.idea) + "\n"
    for (title, spec) in [("Wrong", explanation.failing), ("Fixed", explanation.mended)] where !spec.isEmpty {
      page += "\(title):\n\n```\n\(spec)\n```\n\n"
    }
    return page + wrapped("What this prevents: " + explanation.prevents)
  }

  /// Breaks a text at spaces into lines of the length that the other pages have.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count < 118 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
