import Foundation
import TestSupport
import Testing

/// The dialogues in `Dialogues`. `TRANSC_UPDATE_GOLDEN=1 swift test` rewrites their answers.
@Suite struct DialogueTests {
  private static let folder = Golden.folder(of: #filePath).appending(path: "Dialogues")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()

  @Test(arguments: names) func isAsWritten(name: String) throws {
    let url = Self.folder.appending(path: name)
    let talk = try String(contentsOf: url, encoding: .utf8)
    try Golden.expect(Array(Dialogue.run(talk).utf8), atPath: url.path, at: #_sourceLocation)
  }

  @Test func thereAreTalks() { #expect(Self.names.count > 5) }
}
