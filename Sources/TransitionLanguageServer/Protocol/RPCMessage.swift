package import TransitionText

/// An incoming message of JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  /// A request, which has to be answered.
  case request(id: RPCID, method: String, params: JSONValue?)
  /// A notification, which has no answer.
  case notification(method: String, params: JSONValue?)
  /// The answer to a request of the server.
  case response(id: RPCID, result: JSONValue?)
  /// Malformed JSON or no message, with the error that answers it.
  case invalid(RPCError, id: RPCID?)

  /// Reads the content of a message.
  package init(_ content: [UInt8]) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes: content, name: "<message>", replacesLoneSurrogates: true)
    } catch {
      self = .invalid(RPCError(.parseError, "byte \(error.offset): \(error.message)"), id: nil)
      return
    }
    let root = document.root
    let id = root["id"].flatMap(RPCID.init)
    guard root.type == .object else {
      self = .invalid(RPCError(.invalidRequest, "a message is an object"), id: nil)
      return
    }
    guard let method = root["method"]?.string else {
      if let id, root["result"] != nil || root["error"] != nil {
        self = .response(id: id, result: root["result"])
      } else {
        self = .invalid(RPCError(.invalidRequest, "a message has a method, or a result or an error"), id: id)
      }
      return
    }
    let params = root["params"]
    if let id {
      self = .request(id: id, method: method, params: params)
    } else if root["id"] != nil {
      self = .invalid(RPCError(.invalidRequest, "an id is a number or a string"), id: nil)
    } else {
      self = .notification(method: method, params: params)
    }
  }
}

/// The id of a request.
package enum RPCID: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// Reads an id; nil when it is none.
  package init?(_ value: JSONValue) {
    if let number = value.int {
      self = .number(number)
    } else if let string = value.string {
      self = .string(string)
    } else {
      return nil
    }
  }

  /// The id as JSON.
  package var json: JSON {
    switch self {
    case .number(let number): .int(number)
    case .string(let string): .string(string)
    }
  }
}

/// An error that answers a request.
package struct RPCError: Error, Hashable, Sendable {
  /// The codes of JSON-RPC and of the language server protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  /// The code of the error.
  package var code: Code
  /// The text for people.
  package var message: String

  /// Makes an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// Outgoing messages.
package enum RPCOutput {
  /// The answer to a request.
  package static func response(_ id: RPCID?, _ result: Result<JSON, RPCError>) -> JSON {
    let id = id?.json ?? .null
    switch result {
    case .success(let value): return ["jsonrpc": "2.0", "id": id, "result": value]
    case .failure(let error):
      let told: JSON = ["code": .int(error.code.rawValue), "message": .string(error.message)]
      return ["jsonrpc": "2.0", "id": id, "error": told]
    }
  }

  /// A notification to the client.
  package static func notification(_ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  /// A request to the client.
  package static func request(_ id: String, _ method: String, _ params: JSON?) -> JSON {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
  }
}
