import Testing
import TransitionLanguageServer
import TransitionSyntax
import TransitionText

/// JSON-RPC and the life of a server: requests that come too early, are cancelled or misspelt, and contents that are not
/// messages.
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

  /// Clients send the greatest numbers they have for the end of a line or a text.
  @Test(arguments: ["utf-8", "utf-16"], [0, 3, Int(UInt32.max), Int.max])
  func numbersMayBeGreat(encoding: String, number: Int) {
    var client = Client(capabilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
    client.open("file:///a.transition", "transition A {\n  style navigation\n  from a\n}\n")
    let document = #""textDocument":{"uri":"file:///a.transition"}"#
    for line in [0, 2, number] {
      let position = "{\"line\":\(line),\"character\":\(number)}"
      for method in ["hover", "completion", "definition", "prepareRename", "signatureHelp"] {
        let answer = client.ask("textDocument/\(method)", "{\(document),\"position\":\(position)}")
        #expect(answer["id"] != nil, "\(method) \(position): \(answer)")
      }
      let range = "{\"start\":\(position),\"end\":{\"line\":\(number),\"character\":\(number)}}"
      for method in ["rangeFormatting", "inlayHint", "codeAction", "semanticTokens/range"] {
        let answer = client.ask(
          "textDocument/\(method)",
          "{\(document),\"range\":\(range),\"context\":{\"diagnostics\":[]},\"options\":{\"tabSize\":\(number)}}"
        )
        #expect(answer["id"] != nil, "\(method) \(range): \(answer)")
      }
    }
    for version in ["\"version\":\(number),", "", ""] {
      client.tell(
        "textDocument/didChange",
        #"{"textDocument":{\#(version)"uri":"file:///a.transition"},"contentChanges":[{"text":"x"}]}"#)
    }
    #expect(
      client.ask("textDocument/hover", "{\(document),\"position\":{\"line\":0,\"character\":0}}")["error"]
        == nil)
  }

  /// Thousands of requests that are cancelled as they wait are answered in a time that grows with their number, not with its square.
  @Test(.timeLimit(.minutes(1))) func manyWaitingRequests() {
    var client = Client()
    let count = 4_000
    var bytes: [UInt8] = []
    for id in 1...count {
      bytes += MessageFraming.frame(Array(#"{"jsonrpc":"2.0","id":\#(id),"method":"nothing"}"#.utf8))
    }
    for id in 1...count {
      bytes += MessageFraming.frame(
        Array(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#.utf8))
    }
    let answers = client.sendBytes(bytes)
    #expect(answers.count == count && answers.allSatisfy { Self.code($0) == -32800 })
    #expect(answers.compactMap { $0["id"]?.int } == Array(1...count))
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
    // A cancellation of an answered request is not remembered.
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

  // MARK: Files and folders

  private static let strict = #"{"warningsAreErrors": true}"#
  /// A spec with one warning.
  private static let spec = """
    let unused = 1
    transition A {
      style navigation
      from list
      to detail
      forward 400ms easeOut
      animate detail.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    }

    """

  /// The severities of the sent findings, by the names of their files.
  private static func severities(_ messages: [JSONValue]) -> [String: [Int]] {
    Dictionary(
      messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }.map { message in
        let items = message["params"]?["diagnostics"]?.elements.map { Array($0) } ?? []
        let name = message["params"]?["uri"]?.string?.split(separator: "/").last.map(String.init)
        return (name ?? "", items.compactMap { $0["severity"]?.int })
      }, uniquingKeysWith: { $1 })
  }

  private static func shown(_ messages: [JSONValue]) -> [String] {
    messages.filter { $0["method"]?.string == "window/showMessage" }
      .compactMap { $0["params"]?["message"]?.string }
  }

  /// Tells the server that `transc.json` has changed: with a notification that it was saved, or that a watched file has changed.
  private static func tellOfOptions(_ client: inout Client, isSaved: Bool) -> [JSONValue] {
    isSaved
      ? client.tell("textDocument/didSave", #"{"textDocument":{"uri":"file:///w/transc.json"}}"#)
      : client.tell(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///w/transc.json","type":2}]}"#)
  }

  @Test(arguments: [true, false]) func optionsAreReadAgain(isSaved: Bool) {
    let files = MemoryFiles([:])
    var client = Client(files: files, folder: "/w")
    #expect(Self.severities(client.open("file:///w/a.transition", Self.spec)) == ["a.transition": [2]])
    for (text, severity) in [(Self.strict, 1), ("{}", 2), (Self.strict, 1), (nil, 2)] {
      files["/w/transc.json"] = text
      let told = Self.tellOfOptions(&client, isSaved: isSaved)
      #expect(Self.severities(told) == ["a.transition": [severity]], "\(text ?? "nothing")")
    }
  }

  /// An error in the options is shown once, and again after they have changed.
  @Test func wrongOptionsAreShownOnce() {
    let files = MemoryFiles(["/w/transc.json": "{"])
    var client = Client(files: files, folder: "/w")
    #expect(Self.shown(client.open("file:///w/a.transition", Self.spec)).count == 1)
    #expect(Self.shown(client.open("file:///w/b.transition", Self.spec)) == [])
    let save = #"{"textDocument":{"uri":"file:///w/a.transition"}}"#
    #expect(Self.shown(client.tell("textDocument/didSave", save)) == [])
    #expect(Self.shown(client.change("file:///w/a.transition", nil, Self.spec + "\n")) == [])
    files["/w/transc.json"] = "["
    #expect(Self.shown(Self.tellOfOptions(&client, isSaved: false)).count == 1)
    files["/w/transc.json"] = "{}"
    #expect(Self.shown(Self.tellOfOptions(&client, isSaved: true)) == [])
  }

  @Test func foldersComeAndGo() {
    let files = MemoryFiles(["/w/a.transition": Self.spec, "/v/b.transition": Self.spec])
    var client = Client(files: files, folder: "/w")
    func names(_ client: inout Client) -> [String] {
      client.ask("workspace/symbol", #"{"query":"unused"}"#)["result"]?.elements?.compactMap {
        $0["location"]?["uri"]?.string
      } ?? []
    }
    #expect(names(&client) == ["file:///w/a.transition"])
    client.tell(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[{"uri":"file:///v","name":"v"}],"removed":[]}}"#)
    #expect(names(&client) == ["file:///w/a.transition", "file:///v/b.transition"])
    client.tell(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[],"removed":[{"uri":"file:///w","name":"w"}]}}"#)
    #expect(names(&client) == ["file:///v/b.transition"])
  }

  /// A text that is not a file has no files beside it.
  @Test func aTextWithoutAFileImportsNothing() {
    let files = MemoryFiles(["/w/a.transition": Self.spec])
    var client = Client(files: files, folder: "/w")
    func labels(_ uri: String) -> [String] {
      client.open(uri, "import \"")
      let place = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":8}}"#
      let list = client.ask("textDocument/completion", place)["result"]?["items"]?.elements
      return list?.compactMap { $0["label"]?.string } ?? ["no list"]
    }
    #expect(labels("file:///w/b.transition") == ["a.transition"])
    #expect(labels("untitled:Untitled-1") == [])
  }

  /// The declarations inside a transition are not visible in other files, even if it is the whole file.
  @Test func innerNamesAreNotImported() {
    let files = MemoryFiles(["/w/A.transition": "transition A {\n  let inner = 1\n}"])
    var client = Client(files: files, folder: "/w")
    client.open("file:///w/b.transition", "import \"A.transition\"\n")
    let place = #"{"textDocument":{"uri":"file:///w/b.transition"},"position":{"line":0,"character":9}}"#
    let hover = client.ask("textDocument/hover", place)["result"]?["contents"]?["value"]?.string ?? ""
    #expect(hover.hasPrefix("`/w/A.transition` declares nothing"))
  }

  /// A request at a position without any text before it does not fail.
  @Test func everyWordCanBeginAFile() {
    var client = Client()
    let uri = "file:///a.transition"
    client.open(uri, "")
    for word in Word.allCases.map({ "\($0.spelling)" }) + ["a", "_", "1", "#", "\"", ""] {
      for behind in ["", ".", ".a", "(", ":", " ", ".."] {
        for before in ["", "-", "(", "."] {
          let text = before + word + behind
          client.change(uri, nil, text)
          let place = #"{"line":0,"character":\#(text.utf16.count)}"#
          for method in ["completion", "hover", "signatureHelp", "prepareRename", "onTypeFormatting"] {
            let answer = client.ask(
              "textDocument/\(method)",
              #"{"textDocument":{"uri":"\#(uri)"},"position":\#(place),"ch":"}"}"#)
            #expect(answer["result"] != nil || answer["error"] != nil, "\(method) in \(text)")
          }
        }
      }
    }
  }
}
