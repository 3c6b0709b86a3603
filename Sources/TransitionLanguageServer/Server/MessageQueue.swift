/// The messages that have arrived and are not handled yet.
struct MessageQueue: Sendable {
  private var messages: [RPCMessage] = []
  /// The index of the next message. Those before it are removed together, since each removal moves all the others.
  private var next = 0
  /// How many requests with an id are waiting; a client may use one twice.
  private var waiting: [RPCID: Int] = [:]

  var isEmpty: Bool { next == messages.count }

  /// Whether a request is waiting.
  func isWaiting(_ id: RPCID) -> Bool { waiting[id] != nil }

  mutating func append(_ message: RPCMessage) {
    if case .request(let id, _, _) = message { waiting[id, default: 0] += 1 }
    messages.append(message)
  }

  /// Takes the first message; nil where none is left.
  mutating func takeFirst() -> RPCMessage? {
    if isEmpty { return nil }
    let message = messages[next]
    next += 1
    if 2 * next >= messages.count {
      messages.removeFirst(next)
      next = 0
    }
    if case .request(let id, _, _) = message, let count = waiting[id] {
      waiting[id] = count > 1 ? count - 1 : nil
    }
    return message
  }
}
