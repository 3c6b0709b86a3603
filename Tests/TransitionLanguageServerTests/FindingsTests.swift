import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionLanguageServer
import TransitionText

/// The findings of the server are those of the compiler for any spec, so that the server and `transc check` never differ.
@Suite struct FindingsTests {
  private static let folders = [
    "Specs", "Documentation/tutorial", "Tests/TransitionSemanticsTests/Cases",
    "Tests/TransitionSemanticsTests/Cases/Imports", "Tests/TransitionSemanticsTests/NearMisses",
    "Tests/TransitionSemanticsTests/Rejected", "Tests/Conformance/Specs",
  ]

  private static func specs(_ folder: String) -> [URL] {
    let url = Specs.root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".transition") }.sorted().map { url.appending(path: $0) }
  }

  @Test(arguments: folders) func areThoseOfCheck(folder: String) throws {
    let specs = Self.specs(folder)
    #expect(!specs.isEmpty)
    let files = RepositoryFiles()
    var client = Client(files: files, capabilities: #"{"general":{"positionEncodings":["utf-8"]}}"#)
    for url in specs {
      // Texts in editors are always UTF-8. Other files are opened with replaced characters.
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      let uri = FileURI.uri(of: url.path)
      let source = SourceText(name: url.path, text: text)
      let expected = Compiler.plan(of: source, triesFixIts: false) {
        files.answer($0, of: url.path, within: nil)
      }.diagnostics
      let lines = LineIndex(source)
      func place(_ offset: UInt32) -> String {
        let line = lines.line(of: offset)
        return "\(line):\(offset - lines.starts[line])"
      }
      let shown = expected.filter { $0.severity != .note }.map {
        "\($0.code.name) \(place($0.range.start))-\(place($0.range.end))"
      }
      let told = client.open(uri, text)
      #expect(told.count == 1)
      #expect(findings(told.first).sorted() == Set(shown).sorted(), "\(url.lastPathComponent)")
      client.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    }
  }

  @Test func theyHaveTheirVersionAndPage() throws {
    let plain = #"{"textDocument":{"publishDiagnostics":{}}}"#
    var other = Client(capabilities: plain)
    let unlinked = other.open("file:///a.transition", "let").first?["params"]?["diagnostics"]?.elements
    #expect(unlinked?.first { _ in true }?["codeDescription"] == nil, "only where the client knows it")
    var client = Client(
      capabilities: #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#)
    let told = client.open("file:///a.transition", "transition A {\n  style mdoal\n}\n")
    let params = told.first?["params"]
    #expect(params?["version"]?.int == 1)
    let item = params?["diagnostics"]?.elements?.first { $0["code"]?.string == "T0106" }
    #expect(item?["codeDescription"]?["href"]?.string == "transc:/explain/T0106.md")
    #expect(item?["message"]?.string?.contains("did you mean `modal`?") == true)
    let changed = client.change("file:///a.transition", nil, "transition A {\n  style modal\n}\n")
    #expect(changed.first?["params"]?["version"]?.int == 2)
  }

  /// Each text is checked once, in its last state. Earlier states are not checked.
  @Test func theyAreNeverStale() throws {
    var client = Client()
    let uri = "file:///a.transition"
    func change(_ version: Int, _ text: String) -> String {
      """
      {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\(uri)","version":\(version)},\
      "contentChanges":[{"text":"\(text)"}]}}
      """
    }
    client.open(uri, "")
    let messages = (2...9).map { change($0, $0 == 9 ? "let a = 1\\n" : "let") }
    let told = client.sendBytes(messages.flatMap { MessageFraming.frame(Array($0.utf8)) })
    #expect(told.count == 1)
    #expect(told.first?["params"]?["version"]?.int == 9)
    #expect(findings(told.first) == [])
  }

  @Test func theyAreTakenBackWhenATextIsClosed() {
    var client = Client()
    client.open("file:///a.transition", "transition")
    let told = client.tell("textDocument/didClose", #"{"textDocument":{"uri":"file:///a.transition"}}"#)
    #expect(told.first?["params"]?["diagnostics"]?.elements?.first { _ in true } == nil)
    #expect(told.first?["params"]?["uri"]?.string == "file:///a.transition")
  }

  /// A client that asks for findings is not sent them as well.
  @Test func theyCanBeAskedFor() {
    var client = Client(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    #expect(client.open("file:///a.transition", "let").isEmpty)
    let ask = #"{"textDocument":{"uri":"file:///a.transition"}}"#
    let first = client.ask("textDocument/diagnostic", ask)["result"]
    #expect(first?["kind"]?.string == "full")
    #expect(first?["items"]?.elements?.map(finding).isEmpty == false)
    let id = first?["resultId"]?.string ?? ""
    let again = client.ask(
      "textDocument/diagnostic",
      #"{"textDocument":{"uri":"file:///a.transition"},"previousResultId":"\#(id)"}"#)["result"]
    #expect(again?["kind"]?.string == "unchanged")
  }

  /// An imported file is read in its open state. The files that import it are checked again when it changes.
  @Test func importsAreThoseThatAreOpen() {
    var client = Client(files: MemoryFiles(["/w/Motion.transition": "curve glide = linear\n"]), folder: "/w")
    let user = """
      import "Motion.transition"
      transition A {
        style navigation
        from list
        to detail
        forward 300ms glide
        animate detail.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }
      """
    #expect(findings(client.open("file:///w/a.transition", user).first) == [])
    client.open("file:///w/Motion.transition", "curve glide = linear\n")
    let told = client.change("file:///w/Motion.transition", nil, "curve slide = linear\n")
    let byURI = Dictionary(
      uniqueKeysWithValues: told.map { ($0["params"]?["uri"]?.string ?? "", findings($0)) })
    #expect(byURI["file:///w/Motion.transition"] == [])
    #expect(byURI["file:///w/a.transition"]?.contains("T0105 5:16-5:21") == true)
  }
}
