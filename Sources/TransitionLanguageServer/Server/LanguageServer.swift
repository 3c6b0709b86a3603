import TransitionCompiler
import TransitionSyntax
import TransitionText

/// The language server: a value that takes messages in and gives messages out.
///
/// It uses no stream and no clock, only the `WorkspaceFiles` that it is made with. `receive` takes bytes in pieces of
/// any size; `step` handles one message and returns the bytes to be written. Requests that are not handled yet can be
/// cancelled. Changed texts are checked when there is nothing else to do, so that no request waits for the check of an outdated text.
///
///     var server = LanguageServer(files: files)
///     server.receive(bytes)
///     while let output = server.step() { write(output) }
public struct LanguageServer: Sendable {
  /// The phase of the server's life.
  enum Phase: Sendable { case new, ready, shutDown }

  let files: any WorkspaceFiles
  var phase = Phase.new
  var client = ClientAbilities()
  /// The open texts, by URI.
  var documents: [String: OpenDocument] = [:]
  /// The analyses of their present versions.
  var analyses: [String: DocumentAnalysis] = [:]
  /// The results for their last versions, which the next analysis reuses.
  var known: [String: KnownSpec] = [:]
  /// The semantic tokens that were sent last, to find the changes.
  var sentTokens: [String: SentTokens] = [:]
  /// The options of specs, by the folder of the spec.
  var knownOptions: [String: CompilationOptions] = [:]
  /// The problems with `transc.json` files that were shown to the user.
  var shownProblems: Set<String> = []
  /// The notifications to be sent next.
  var notices: [JSON] = []
  /// The folders that are open.
  var folders: [String] = []
  /// The texts whose findings are to be sent.
  var dirty: Set<String> = []
  /// Whether findings that the client has requested may have changed with another file.
  var wantsRefresh = false
  /// The unfinished checks of all specs, the running one first.
  var checks: [WorkspaceCheck] = []
  var nextRequest = 1
  /// The exit code of the process, once the client has sent `exit`.
  public private(set) var exitCode: Int32?

  private var framing = MessageFraming()
  private var queue = MessageQueue()
  private var cancelled: Set<RPCID> = []
  /// The requests that were cancelled while they were running.
  private var stopped: [RPCID] = []

  /// Makes a server.
  public init(files: any WorkspaceFiles) { self.files = files }

  // MARK: Messages

  /// Receives bytes from the client.
  public mutating func receive(_ bytes: some Collection<UInt8>) {
    framing.append(bytes)
    while let frame = framing.next() {
      switch frame {
      case .malformed(let reason): queue.append(.invalid(RPCError(.parseError, reason), id: nil))
      case .content(let content): enqueue(RPCMessage(content))
      }
    }
  }

  private mutating func enqueue(_ message: RPCMessage) {
    if case .notification("$/cancelRequest", let params) = message {
      guard let id = params?["id"].flatMap(RPCID.init) else { return }
      // A request that is not waiting is running, or is answered already.
      if queue.isWaiting(id) { cancelled.insert(id) } else { stopped.append(id) }
    } else {
      queue.append(message)
    }
  }

  /// Whether there is something to do.
  public var hasWork: Bool {
    !queue.isEmpty || !dirty.isEmpty || wantsRefresh || !checks.isEmpty || !notices.isEmpty
  }

  /// Handles one message, or checks one text that has changed.
  /// - Returns: The bytes to be written, which may be none; nil when there is nothing to do.
  public mutating func step() -> [UInt8]? {
    if exitCode != nil { return nil }
    while let id = stopped.popLast() {
      if let answer = cancelWorkspaceCheck(id) { return Self.bytes(answer) }
    }
    if !notices.isEmpty {
      defer { notices = [] }
      return Self.bytes(notices)
    }
    if let message = queue.takeFirst() { return Self.bytes(handle(message)) }
    if let uri = dirty.min() {
      dirty.remove(uri)
      return Self.bytes(publish(uri))
    }
    if wantsRefresh {
      wantsRefresh = false
      return Self.bytes([request("workspace/diagnostic/refresh", nil)])
    }
    return checks.isEmpty ? nil : Self.bytes(continueWorkspaceCheck())
  }

  private static func bytes(_ messages: [JSON]) -> [UInt8] {
    messages.flatMap { MessageFraming.frame($0.bytes()) }
  }

  private mutating func handle(_ message: RPCMessage) -> [JSON] {
    switch message {
    case .invalid(let error, let id): return [RPCOutput.response(id, .failure(error))]
    case .response(let id, let result):
      nameProgress(id, isTaken: result != nil)
      return []
    case .request(let id, let method, let params):
      if cancelled.remove(id) != nil {
        return [RPCOutput.response(id, .failure(RPCError(.requestCancelled, "the request was cancelled")))]
      }
      if method == "workspace/diagnostic", phase == .ready { return beginWorkspaceCheck(id, params) }
      do throws(RPCError) {
        return [RPCOutput.response(id, .success(try answer(method, params)))]
      } catch {
        return [RPCOutput.response(id, .failure(error))]
      }
    case .notification(let method, let params): return notify(method, params)
    }
  }

  /// Makes a request to the client, without waiting for the answer.
  mutating func request(_ method: String, _ params: JSON?) -> JSON {
    nextRequest += 1
    return RPCOutput.request("transc-\(nextRequest)", method, params)
  }

  /// The id of the last request to the client.
  var lastRequest: RPCID { .string("transc-\(nextRequest)") }

  // MARK: Life

  private mutating func answer(_ method: String, _ params: JSONValue?) throws(RPCError) -> JSON {
    switch (method, phase) {
    case ("initialize", .new): return initialize(params)
    case ("initialize", _): throw RPCError(.invalidRequest, "the server is already initialized")
    case (_, .new): throw RPCError(.serverNotInitialized, "`initialize` comes first")
    case (_, .shutDown): throw RPCError(.invalidRequest, "the server is shut down")
    case ("shutdown", _):
      phase = .shutDown
      stopped += checks.map(\.id)
      return .null
    default: return try feature(method, params)
    }
  }

  private mutating func initialize(_ params: JSONValue?) -> JSON {
    client = ClientAbilities(params)
    phase = .ready
    let given = params?["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    let root = params?["rootUri"]?.string.map { [$0] } ?? []
    folders = (given.isEmpty ? root : given).compactMap { FileURI.path(of: $0) }
    return Capabilities.result(for: client)
  }

  private mutating func notify(_ method: String, _ params: JSONValue?) -> [JSON] {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return []
    }
    guard phase == .ready else { return [] }
    switch method {
    case "initialized": return client.watchesFiles ? [watchFiles()] : []
    case "textDocument/didOpen": open(params?["textDocument"])
    case "textDocument/didChange": change(params)
    case "textDocument/didClose":
      guard let uri = params?["textDocument"]?["uri"]?.string else { return [] }
      return close(uri)
    case "textDocument/didSave": filesHaveChanged([params?["textDocument"]?["uri"]?.string ?? ""])
    case "workspace/didChangeWatchedFiles":
      filesHaveChanged(params?["changes"]?.elements?.compactMap { $0["uri"]?.string } ?? [])
      forgetImporters(of: nil)
    case "workspace/didChangeWorkspaceFolders": changeFolders(params?["event"])
    default: break
    }
    return []
  }

  private mutating func watchFiles() -> JSON {
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "transc-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": [
                ["globPattern": "**/*.transition"], ["globPattern": "**/transc.json"],
              ]
            ],
          ]
        ]
      ])
  }

  private mutating func changeFolders(_ event: JSONValue?) {
    func paths(_ name: String) -> [String] {
      event?[name]?.elements?.compactMap { $0["uri"]?.string.flatMap(FileURI.path) } ?? []
    }
    let removed = paths("removed")
    folders = folders.filter { !removed.contains($0) } + paths("added")
    knownOptions = [:]
    forgetAnalyses()
  }
}
