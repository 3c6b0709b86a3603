import Testing
import TransitionLanguageServer
import TransitionText

/// JSON-RPC and the life of a server: what is asked before its time, cancelled, misspelt or no message.
@Suite struct SessionTests {
  private static func code(_ message: JSONValue?) -> Int? { message?["error"]?["code"]?.int }

  @Test func initializeComesFirst() throws {
    var server = LanguageServer(files: NoFiles())
    server.receive(MessageFraming.frame(Array(#"{"jsonrpc":"2.0","id":"a","method":"shutdown"}"#.utf8)))
    let text = String(decoding: server.step() ?? [], as: UTF8.self)
    #expect(text.contains(#""id":"a","error":{"code":-32002"#))
  }

  @Test func thereIsOneInitialize() {
    var client = Client()
    #expect(Self.code(client.ask("initialize", "{}")) == -32600)
  }

  @Test func unknownMethodsAreAnswered() {
    var client = Client()
    #expect(Self.code(client.ask("textDocument/moniker", #"{"textDocument":{"uri":"a"}}"#)) == -32601)
    #expect(Self.code(client.ask("nothing", "{}")) == -32601)
    #expect(client.tell("$/nothing", "{}").isEmpty)
  }

  @Test func whatIsNoMessageIsAnswered() {
    var client = Client()
    #expect(Self.code(client.send("{").first) == -32700)
    #expect(client.send("{").first?["id"]?.isNull == true)
    #expect(Self.code(client.send("[]").first) == -32600)
    #expect(Self.code(client.send(#"{"id":4}"#).first) == -32600)
    #expect(client.send(#"{"id":4}"#).first?["id"]?.int == 4)
    #expect(Self.code(client.sendBytes(MessageFraming.frame([0x7B, 0xFF, 0x7D])).first) == -32700)
  }

  @Test func aWaitingRequestCanBeCancelled() {
    var client = Client()
    let messages = [
      #"{"jsonrpc":"2.0","id":90,"method":"textDocument/hover","params":{"textDocument":{"uri":"a"},"position":{"line":0,"character":0}}}"#,
      #"{"jsonrpc":"2.0","id":91,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":90}}"#,
    ]
    let answers = client.sendBytes(messages.flatMap { MessageFraming.frame(Array($0.utf8)) })
    #expect(answers.count == 2)
    #expect(Self.code(answers.first) == -32800)
    #expect(answers.last?["result"]?.isNull == true)
    // One that is answered already is not remembered.
    _ = client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":91}}"#)
    #expect(Self.code(client.send(#"{"jsonrpc":"2.0","id":91,"method":"shutdown"}"#).first) == -32600)
  }

  @Test func itEndsWhenItIsTold() {
    var client = Client()
    _ = client.ask("shutdown", "null")
    #expect(client.server.exitCode == nil)
    client.tell("exit", "null")
    #expect(client.server.exitCode == 0)
    var rude = Client()
    rude.tell("exit", "null")
    #expect(rude.server.exitCode == 1)
  }
}
