import TransitionText
import TransitionWorkers

/// A running `workspace/diagnostic`: some specs at each step, so that other requests do not wait for all specs, and it can be cancelled.
struct WorkspaceCheck: Sendable {
  /// The number of specs that are checked in one step.
  static let stepCount = 16

  /// The request to be answered.
  let id: RPCID
  /// The result ids that the client already has, by URI.
  let known: [String: String]
  /// The client's token for partial results; nil where it wants all at once.
  let partialToken: JSON?
  /// The paths of the specs; `done` of them are checked.
  let paths: [String]
  var done = 0
  /// The reports that are not sent yet.
  var reports: [JSON] = []
  var progress: WorkProgress

  init(_ id: RPCID, _ params: JSONValue?, _ paths: [String]) {
    self.id = id
    var known: [String: String] = [:]
    if let previous = params?["previousResultIds"]?.elements {
      for item in previous {
        if let uri = item["uri"]?.string, let value = item["value"]?.string { known[uri] = value }
      }
    }
    self.known = known
    partialToken = params?["partialResultToken"].map(JSON.raw)
    self.paths = paths
    progress = WorkProgress(token: params?["workDoneToken"].map(JSON.raw))
  }
}

/// The progress of a long request, if the client wants to see it.
struct WorkProgress: Sendable {
  /// The token of the progress; nil as long as there is none.
  var token: JSON?
  /// The token that the client is asked to create, and the request for it, until it is answered.
  var offered: (token: String, request: RPCID)?
  /// Whether the beginning was reported.
  private var hasBegun = false

  init(token: JSON?) { self.token = token }

  /// Reports how many specs are done.
  mutating func report(_ done: Int, of count: Int) -> [JSON] {
    guard let token, count > 0 else { return [] }
    let message: JSON = .string("\(done) of \(count) specs")
    let percentage: JSON = .int(100 * done / count)
    defer { hasBegun = true }
    return [
      Self.message(
        token,
        hasBegun
          ? ["kind": "report", "message": message, "percentage": percentage]
          : [
            "kind": "begin", "title": "Checking specs", "cancellable": true, "message": message,
            "percentage": percentage,
          ])
    ]
  }

  /// Reports the end.
  func end() -> [JSON] {
    guard let token, hasBegun else { return [] }
    return [Self.message(token, ["kind": "end"])]
  }

  private static func message(_ token: JSON, _ value: JSON) -> JSON {
    RPCOutput.notification("$/progress", ["token": token, "value": value])
  }
}

extension LanguageServer {
  /// Begins a check of all specs in the open folders.
  mutating func beginWorkspaceCheck(_ id: RPCID, _ params: JSONValue?) -> [JSON] {
    var check = WorkspaceCheck(id, params, workspaceSpecs())
    var messages: [JSON] = []
    // If the client shows progress but has sent no token, it is asked to create one.
    if check.progress.token == nil, client.showsProgress, check.paths.count > WorkspaceCheck.stepCount {
      let token = "transc-check-\(nextRequest)"
      messages.append(request("window/workDoneProgress/create", ["token": .string(token)]))
      check.progress.offered = (token, lastRequest)
    }
    checks.append(check)
    return messages
  }

  /// Handles the answer to a request to create a token.
  mutating func nameProgress(_ id: RPCID, isTaken: Bool) {
    for index in checks.indices {
      guard let offered = checks[index].progress.offered, offered.request == id else { continue }
      checks[index].progress.offered = nil
      if isTaken { checks[index].progress.token = .string(offered.token) }
    }
  }

  /// Checks some more specs.
  mutating func continueWorkspaceCheck() -> [JSON] {
    guard var check = checks.first else { return [] }
    var messages = check.progress.report(check.done, of: check.paths.count)
    let next = check.paths[check.done..<min(check.paths.count, check.done + WorkspaceCheck.stepCount)]
    check.reports += reports(on: Array(next), check.known)
    check.done += next.count
    if check.done < check.paths.count {
      if let token = check.partialToken {
        let value: JSON = ["items": .array(check.reports)]
        messages.append(RPCOutput.notification("$/progress", ["token": token, "value": value]))
        check.reports = []
      }
      checks[0] = check
      return messages
    }
    checks.removeFirst()
    let result: JSON = ["items": .array(check.reports)]
    return messages + check.progress.end() + [RPCOutput.response(check.id, .success(result))]
  }

  /// Ends a check that was cancelled.
  /// - Returns: Its answer; nil where no check has that id.
  mutating func cancelWorkspaceCheck(_ id: RPCID) -> [JSON]? {
    guard let index = checks.firstIndex(where: { $0.id == id }) else { return nil }
    let check = checks.remove(at: index)
    let error = RPCError(.requestCancelled, "the request was cancelled")
    return check.progress.end() + [RPCOutput.response(id, .failure(error))]
  }

  /// The findings of some specs, which are checked in parallel.
  private mutating func reports(on paths: [String], _ known: [String: String]) -> [JSON] {
    let documents = paths.compactMap { path in
      document(atPath: path).map { (document: $0, options: options(for: path)) }
    }
    // The analyses of open texts are kept for later requests.
    let open = documents.map { documents in
      self.documents[documents.document.uri] == nil ? nil : analysis(documents.document.uri)
    }
    let sizes = documents.map(\.document.source.count)
    let count = Workers.count(size: sizes.reduce(0, +), least: Self.leastPart)
    return Workers.map(Workers.parts(count, of: sizes)) { [client] part in
      part.map { index -> JSON in
        let (document, options) = documents[index]
        let analysis = open[index] ?? DocumentAnalysis(document, options)
        let items = DiagnosticsFeature.findings(analysis, client)
        let id = DiagnosticsFeature.resultID(items)
        let isKnown = known[document.uri] == id
        return [
          "kind": isKnown ? "unchanged" : "full", "uri": .string(document.uri),
          "version": open[index] == nil ? .null : .int(document.version), "resultId": .string(id),
          "items": isKnown ? nil : .array(items),
        ]
      }
    }.flatMap(\.self)
  }

  /// The least size of a thread's specs, in bytes. Checking them takes some ten times as long as starting a thread.
  private static let leastPart = 8 << 10
}
