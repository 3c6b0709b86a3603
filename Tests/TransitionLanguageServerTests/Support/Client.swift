import TransitionLanguageServer
import TransitionText

/// A simulated editor. It sends messages and keeps the answers.
struct Client {
  var server: LanguageServer
  private var nextID = 0
  private var version = 1
  /// All notifications and requests of the server, in their order.
  private(set) var told: [JSONValue] = []

  /// Starts a server, with the capabilities of a client as JSON.
  init(
    files: any WorkspaceFiles = NoFiles(), capabilities: String = "{}", options: String = "{}",
    folder: String? = nil
  ) {
    server = LanguageServer(files: files)
    let root = folder.map { "\"rootUri\": \"\(FileURI.uri(of: $0))\"," } ?? ""
    _ = ask(
      "initialize", "{\(root) \"capabilities\": \(capabilities), \"initializationOptions\": \(options)}")
    tell("initialized", "{}")
  }

  /// Sends a request and returns the whole response.
  mutating func ask(_ method: String, _ params: String) -> JSONValue {
    nextID += 1
    let messages = send(#"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(params)}"#)
    var answer: JSONValue?
    for message in messages {
      if message["id"]?.int == nextID, message["method"] == nil {
        answer = message
      } else {
        told.append(message)
      }
    }
    return answer ?? Self.null
  }

  /// Sends a notification, and returns the messages that follow.
  @discardableResult
  mutating func tell(_ method: String, _ params: String) -> [JSONValue] {
    let messages = send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    told += messages
    return messages
  }

  /// Opens a text.
  @discardableResult
  mutating func open(_ uri: String, _ text: String) -> [JSONValue] {
    tell(
      "textDocument/didOpen",
      JSON.object([
        (
          "textDocument",
          ["uri": .string(uri), "languageId": "transition", "version": 1, "text": .string(text)]
        )
      ]).text)
  }

  /// Changes a text. `range` is JSON, or nil for the whole text.
  @discardableResult
  mutating func change(_ uri: String, _ range: String?, _ text: String) -> [JSONValue] {
    version += 1
    let range = range.map { "\"range\":\($0)," } ?? ""
    return tell(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(uri)","version":\(version)},
       "contentChanges":[{\(range)"text":\(JSON.string(text).text)}]}
      """)
  }

  /// Sends the content of a message, and returns the messages that follow.
  mutating func send(_ content: String) -> [JSONValue] {
    sendBytes(MessageFraming.frame(Array(content.utf8)))
  }

  /// Sends bytes, and returns the messages that follow.
  mutating func sendBytes(_ bytes: [UInt8]) -> [JSONValue] {
    server.receive(bytes)
    return drain()
  }

  /// Returns all messages of the server.
  mutating func drain() -> [JSONValue] {
    var output: [UInt8] = []
    while let next = server.step() { output += next }
    return messages(output)
  }

  /// Returns the messages of the server's next step.
  mutating func step() -> [JSONValue] { messages(server.step() ?? []) }

  private func messages(_ output: [UInt8]) -> [JSONValue] {
    var framing = MessageFraming()
    framing.append(output)
    var messages: [JSONValue] = []
    while let frame = framing.next() {
      guard case .content(let content) = frame, let document = try? JSONDocument(bytes: content) else {
        preconditionFailure("the server writes whole messages")
      }
      messages.append(document.root)
    }
    return messages
  }

  static let null: JSONValue = {
    guard let document = try? JSONDocument(bytes: Array("null".utf8)) else {
      preconditionFailure("null is JSON")
    }
    return document.root
  }()
}

/// The findings in a notification, as `code line:column-line:column`.
func findings(_ message: JSONValue?) -> [String] {
  message?["params"]?["diagnostics"]?.elements?.map(finding) ?? []
}

/// A finding as `code line:column-line:column`.
func finding(_ item: JSONValue) -> String {
  func place(_ value: JSONValue?) -> String {
    "\(value?["line"]?.int ?? -1):\(value?["character"]?.int ?? -1)"
  }
  return "\(item["code"]?.string ?? "") \(place(item["range"]?["start"]))-\(place(item["range"]?["end"]))"
}
