import Foundation
import Testing

@testable import TranscDriver

@Suite struct LedgerCommandTests {
  private let folder: TemporaryFolder
  private static let spec = """
    transition Fade {
      style navigation
      from list
      to detail
      forward 400ms linear
      animate tabBar.alpha: 1 -> 0
      reduceMotion crossfade 200ms
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try Self.spec.write(toFile: folder.file("fade.transition"), atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: [String]) -> ProcessResult { InProcess.run(arguments, TestFileSystem()) }

  @Test func tableOnStandardOutput() {
    let result = run(["ledger", folder.file("fade.transition")])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Fade: 1 obligation, given back once on every path through 4 states"))
    #expect(result.output.contains("standing tabBar.alpha"))
    #expect(result.output.contains("animate tabBar.alpha, fade.transition:6"))
  }

  @Test func jsonAndPicture() throws {
    let json = run(["ledger", "--format", "json", folder.file("fade.transition")])
    let parsed = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    let obligations = parsed?.first?["obligations"] as? [[String: Any]]
    #expect(obligations?.first?["what"] as? String == "standing tabBar.alpha")
    let path = folder.file("fade.svg")
    #expect(run(["ledger", "--format", "svg", "-o", path, folder.file("fade.transition")]).status == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(XMLDocumentChecker.isWellFormed(Data(svg.utf8)))
  }

  /// For a spec that leaks, the path is shown instead of a ledger, and the status is 1.
  @Test func aLeakIsShown() throws {
    let leaking = Self.spec.replacing(
      "forward 400ms linear", with: "forward 400ms linear\n  backward 300ms { animate detail.alpha: 1 -> 0 }")
    try leaking.write(toFile: folder.file("fade.transition"), atomically: true, encoding: .utf8)
    let result = run(["ledger", folder.file("fade.transition")])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("error[T0502]: `detail.alpha` is left behind"), "\(result.errors)")
    #expect(result.errors.contains("1. `forward` starts"))
  }

  @Test(arguments: [
    (["ledger"], "there is no input file"), (["ledger", "a.transition", "b.transition"], "takes one spec"),
    (["ledger", "--format", "picture", "a.transition"], "svg"),
    (["plot", "--format", "svg", "a.transition"], "has no option `--format`"),
  ])
  func wrongUsage(arguments: [String], message: String) {
    let result = run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
