import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionText

@testable import TransitionLanguageServer

/// The check of all specs of a workspace: its progress, its partial results, and its cancellation.
@Suite struct WorkspaceCheckTests {
  private static let count = 40

  /// Many specs, one in four of which has an error.
  private struct ManyFiles: WorkspaceFiles {
    func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
      .failure("there are no other files here")
    }
    func read(_ path: String) -> SourceText? {
      let number = Int(path.filter(\.isNumber)) ?? 0
      return SourceText(name: path, text: number % 4 == 0 ? "let a = b\n" : "let a = 1\n")
    }
    func specs(in folder: String) -> [String] { (0..<count).map { "/w/\($0).transition" } }
  }

  private static func client(showsProgress: Bool) -> Client {
    Client(
      files: ManyFiles(),
      capabilities: #"{"window":{"workDoneProgress":\#(showsProgress)},"textDocument":{"diagnostic":{}}}"#,
      folder: "/w")
  }

  private static func kinds(_ messages: [JSONValue], token: String) -> [String] {
    messages.filter { $0["method"]?.string == "$/progress" && $0["params"]?["token"]?.string == token }
      .compactMap { $0["params"]?["value"]?["kind"]?.string }
  }

  @Test func tellsNothingOfItsProgressToWhoShowsNone() {
    var client = Self.client(showsProgress: false)
    let answer = client.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    let items = list(answer["result"]?["items"])
    #expect(items.count == Self.count)
    #expect(items.count { !list($0["items"]).isEmpty } == Self.count / 4)
    #expect(client.told.isEmpty)
  }

  /// The progress has the token that the client has sent with the request.
  @Test func tellsItsProgressByTheNameThatTheClientGives() {
    var client = Self.client(showsProgress: false)
    _ = client.ask("workspace/diagnostic", #"{"previousResultIds":[],"workDoneToken":"mine"}"#)
    #expect(Self.kinds(client.told, token: "mine") == ["begin", "report", "report", "end"])
  }

  /// Without a token, the server asks the client for one, and reports no progress before the client has agreed.
  @Test(arguments: [true, false]) func asksForAName(isTaken: Bool) throws {
    var client = Self.client(showsProgress: true)
    client.server.receiveAll([
      #"{"jsonrpc":"2.0","id":7,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#
    ])
    let first = client.step()
    let create = try #require(first.first)
    #expect(create["method"]?.string == "window/workDoneProgress/create")
    let (id, token) = (create["id"]?.string ?? "", create["params"]?["token"]?.string ?? "")
    let outcome = isTaken ? #""result":null"# : #""error":{"code":-32601,"message":"no"}"#
    let rest = client.send(#"{"jsonrpc":"2.0","id":"\#(id)",\#(outcome)}"#)
    #expect(Self.kinds(rest, token: token) == (isTaken ? ["begin", "report", "report", "end"] : []))
    #expect(list(rest.last?["result"]?["items"]).count == Self.count)
  }

  @Test func sendsItsPartsWhereTheyAreWanted() {
    var client = Self.client(showsProgress: false)
    let answer = client.ask("workspace/diagnostic", #"{"previousResultIds":[],"partialResultToken":"parts"}"#)
    let parts = client.told.filter { $0["params"]?["token"]?.string == "parts" }
      .map { list($0["params"]?["value"]?["items"]).count }
    #expect(parts == [16, 16])
    #expect(list(answer["result"]?["items"]).count == 8)
  }

  /// Other requests are answered first while the check is running. A cancellation ends it at once.
  @Test func isInNobodysWay() throws {
    var client = Self.client(showsProgress: false)
    client.server.receiveAll([
      #"{"jsonrpc":"2.0","id":7,"method":"workspace/diagnostic","params":{"previousResultIds":[],"workDoneToken":1}}"#
    ])
    _ = client.step()
    #expect(client.step().first?["params"]?["value"]?["kind"]?.string == "begin")
    client.server.receiveAll([
      #"{"jsonrpc":"2.0","id":8,"method":"workspace/symbol","params":{"query":"a"}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#,
    ])
    let rest = client.drain()
    #expect(rest.compactMap { $0["id"]?.int } == [7, 8])
    #expect(rest.first { $0["id"]?.int == 7 }?["error"]?["code"]?.int == -32800)
    #expect(rest.first?["params"]?["value"]?["kind"]?.string == "end")
    #expect(!client.server.hasWork)
  }

  /// Results that the client already has are not sent again.
  @Test func saysWhatHasNotChanged() {
    var client = Self.client(showsProgress: false)
    let items = list(client.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)["result"]?["items"])
    let known = items.map { item in
      #"{"uri":"\#(item["uri"]?.string ?? "")","value":"\#(item["resultId"]?.string ?? "")"}"#
    }.joined(separator: ",")
    let again = client.ask("workspace/diagnostic", #"{"previousResultIds":[\#(known)]}"#)
    let kinds = list(again["result"]?["items"]).compactMap { $0["kind"]?.string }
    #expect(kinds == [String](repeating: "unchanged", count: Self.count))
  }
}

private func list(_ value: JSONValue?) -> [JSONValue] { value?.elements.map { Array($0) } ?? [] }

extension LanguageServer {
  fileprivate mutating func receiveAll(_ messages: [String]) {
    for message in messages { receive(MessageFraming.frame(Array(message.utf8))) }
  }
}
