import Testing
import TransitionLanguageServer
import TransitionText

/// What is made of one transition: what is wrong elsewhere takes nothing from it.
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
    "transition Wrong {\n  style navigation\n", "let broken =\n",
  ]) func whatIsWrongElsewhereTakesNothing(wrong: String) {
    var client = Client()
    client.open(Self.uri, Self.right + wrong)
    let lenses = Self.titles(&client)
    #expect(lenses.filter { $0.hasPrefix("Right") } == ["Right: ledger", "Right: plot", "Right: Swift"])
    #expect(!lenses.contains("Wrong: plot") && !lenses.contains("Wrong: Swift"))
    for command in ["transc.swift", "transc.plot", "transc.ledger"] {
      let made = Self.make(command, "Right", &client)["result"]?["text"]?.string
      #expect(made?.contains("Right") == true, "\(command)")
    }
    // The whole of it is not right.
    #expect(Self.make("transc.swift", nil, &client)["error"] != nil)
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
