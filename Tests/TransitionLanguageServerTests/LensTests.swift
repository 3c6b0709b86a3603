import Testing
import TransitionLanguageServer
import TransitionText

/// Outputs for one transition of a file. Mistakes elsewhere in the file do not prevent them.
@Suite struct LensTests {
  private static func transition(_ name: String, _ member: String) -> String {
    """
    transition \(name) {
      style navigation
      from list
      to detail
      forward 400ms easeOut
      \(member)
      reduceMotion crossfade 200ms
    }

    """
  }
  private static let right = transition("Right", "animate detail.alpha: 0 -> 1")
  private static let uri = "file:///a.transition"

  private static func titles(_ client: inout Client) -> [String] {
    client.ask("textDocument/codeLens", #"{"textDocument":{"uri":"\#(uri)"}}"#)["result"]?.elements?.map {
      let command = $0["command"]
      let name = command?["arguments"]?.elements.map { Array($0) }?.last?.string ?? ""
      return "\(name): \(command?["title"]?.string?.prefix { $0 != ":" } ?? "")"
    } ?? []
  }

  private static func make(_ command: String, _ name: String?, _ client: inout Client) -> JSONValue {
    let arguments = ([uri] + [name].compactMap(\.self)).map { "\"\($0)\"" }.joined(separator: ",")
    return client.ask("workspace/executeCommand", #"{"command":"\#(command)","arguments":[\#(arguments)]}"#)
  }

  @Test(arguments: [
    transition("Wrong", "animate detail.alfa: 0 -> 1"), transition("Wrong", "animate detail.alpha: 0 ->"),
    "transition Wrong {\n  style navigation\n", "let broken =\n", "let broken = nothing\n",
    "import \"Missing.transition\"\n", "curve wrong = spring(damping: 99)\n",
    "let length = 1pt + 1s\nlet twice = 2 * length\n", "let one = two\nlet two = one\n",
  ]) func whatIsWrongElsewhereTakesNothing(wrong: String) {
    var client = Client()
    client.open(Self.uri, Self.right + wrong)
    let lenses = Self.titles(&client)
    #expect(lenses.filter { $0.hasPrefix("Right") } == ["Right: ledger", "Right: plot", "Right: Swift"])
    #expect(!lenses.contains { $0.hasPrefix("Wrong") })
    for command in ["transc.swift", "transc.plot", "transc.ledger"] {
      let made = Self.make(command, "Right", &client)["result"]?["text"]?.string
      #expect(made?.contains("Right") == true, "\(command)")
    }
    // The file as a whole has errors.
    #expect(Self.make("transc.swift", nil, &client)["error"] != nil)
  }

  /// A lens whose command would fail is not offered.
  @Test(arguments: [
    "let broken = nothing\n", "let broken =\n", "import \"Missing.transition\"\n", "let broken = 1pt + 1s\n",
    "import \"Wrong.transition\"\n",
  ]) func whatUsesWhatIsWrongHasNone(wrong: String) {
    let files = MemoryFiles(["/Wrong.transition": "let broken = 1\nlet other = nothing\n"])
    var client = Client(files: files, folder: "/")
    client.open(Self.uri, wrong + Self.transition("User", "animate detail.alpha: broken -> 1") + Self.right)
    #expect(Self.titles(&client) == ["Right: ledger", "Right: plot", "Right: Swift"])
    for command in ["transc.swift", "transc.plot", "transc.ledger"] {
      #expect(Self.make(command, "Right", &client)["error"] == nil, "\(command)")
    }
  }

  /// A declaration that only other transitions use is unused in the text of one. That is not an error.
  @Test func warningsThatAreErrorsDoNotCount() {
    let files = MemoryFiles(["/w/transc.json": #"{"warningsAreErrors": true}"#])
    var client = Client(files: files)
    client.open(
      Self.uri,
      "let gap = 12pt\n" + Self.right + Self.transition("Other", "animate list.x: _ -> gap"))
    #expect(Self.titles(&client).count == 6)
    #expect(Self.make("transc.swift", "Right", &client)["error"] == nil)
  }

  @Test func theyAreOfOneTransition() {
    var client = Client()
    client.open(Self.uri, Self.right + Self.transition("Other", "animate list.alpha: 1 -> 0"))
    let one = Self.make("transc.swift", "Other", &client)["result"]?["text"]?.string ?? ""
    #expect(one.contains("class Other") && !one.contains("class Right"))
    let both = Self.make("transc.swift", nil, &client)["result"]?["text"]?.string ?? ""
    #expect(both.contains("class Other") && both.contains("class Right"))
    let none = Self.make("transc.plot", "Missing", &client)["error"]?["message"]?.string
    #expect(none == "there is no transition `Missing`")
  }
}
