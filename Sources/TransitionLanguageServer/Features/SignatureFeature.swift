import TransitionSyntax
import TransitionText

/// `textDocument/signatureHelp`.
enum SignatureFeature {
  static func help(_ analysis: DocumentAnalysis, at offset: UInt32) -> JSON {
    guard let call = call(analysis, at: offset) else { return .null }
    let tree = analysis.tree
    let name = tree.tokens.names.name(tree.tokens[call.function].symbol)
    let signatures = Signatures.named(name, analysis, at: offset)
    if signatures.isEmpty { return .null }
    let active = chosen(signatures, call)
    return [
      "signatures": .array(signatures.map(json)), "activeSignature": .int(active),
      "activeParameter": .int(parameter(signatures[active], call)),
    ]
  }

  /// The labels of the other arguments of the call around a place.
  static func labels(_ analysis: DocumentAnalysis, at offset: UInt32) -> [String] {
    guard let call = call(analysis, at: offset) else { return [] }
    return (call.labels.dropLast() + later(in: call, analysis.tree.tokens)).compactMap(\.self)
  }

  /// The function call around a place, and its parameter there; nil if it is unknown.
  static func parameter(
    _ analysis: DocumentAnalysis, at offset: UInt32
  ) -> (function: String, type: String)? {
    guard let call = call(analysis, at: offset) else { return nil }
    let name = analysis.tree.tokens.names.name(analysis.tree.tokens[call.function].symbol)
    let signatures = Signatures.named(name, analysis, at: offset)
    guard !signatures.isEmpty else { return (name, "") }
    let signature = signatures[chosen(signatures, call)]
    let index = parameter(signature, call)
    return (name, index < signature.parameters.count ? signature.parameters[index].type : "")
  }

  /// A call around a place.
  private struct Call {
    var function: Int
    /// The labels of its arguments up to the place; nil for an argument without a label.
    var labels: [String?] = [nil]
  }

  /// The labels of the arguments behind the place of a call, without the argument at the place.
  private static func later(in call: Call, _ tokens: Tokens) -> ArraySlice<String?> {
    var (end, depth) = (call.function + 1, 0)
    while end < tokens.count, ![.newline, .openBrace, .closeBrace].contains(tokens[end].kind) {
      if tokens[end].kind == .openParenthesis { depth += 1 }
      if tokens[end].kind == .closeParenthesis { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    let start = call.function + 2
    return arguments(call, tokens, start..<max(start, end)).labels.dropFirst(call.labels.count)
  }

  private static func call(_ analysis: DocumentAnalysis, at offset: UInt32) -> Call? {
    let tokens = analysis.tree.tokens
    var depth = 0
    var index = analysis.firstToken(from: offset) - 1
    let last = index
    while index > 0 {
      switch tokens[index].kind {
      case .closeParenthesis where tokens[index].end <= offset: depth += 1
      case .openParenthesis:
        if depth == 0 {
          guard tokens[index - 1].kind.isName else { return nil }
          return arguments(Call(function: index - 1), tokens, index + 1..<last + 1)
        }
        depth -= 1
      case .newline, .openBrace, .closeBrace: return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  private static func arguments(_ call: Call, _ tokens: Tokens, _ range: Range<Int>) -> Call {
    var call = Call(function: call.function)
    var depth = 0
    for index in range where index < tokens.count {
      switch tokens[index].kind {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .comma where depth == 0: call.labels.append(nil)
      case .colon where depth == 0:
        call.labels[call.labels.count - 1] = tokens.names.name(tokens[index - 1].symbol)
      default: break
      }
    }
    return call
  }

  /// The first signature that has all the labels, and enough parameters.
  private static func chosen(_ signatures: [CallSignature], _ call: Call) -> Int {
    let labels = call.labels.compactMap(\.self)
    return signatures.firstIndex { signature in
      call.labels.count <= signature.parameters.count
        && labels.allSatisfy { label in signature.parameters.contains { $0.name == label } }
    } ?? 0
  }

  private static func parameter(_ signature: CallSignature, _ call: Call) -> Int {
    let label = call.labels[call.labels.count - 1]
    if let label, let index = signature.parameters.firstIndex(where: { $0.name == label }) { return index }
    return min(call.labels.count - 1, max(0, signature.parameters.count - 1))
  }

  private static func json(_ signature: CallSignature) -> JSON {
    [
      "label": .string(signature.label),
      "documentation": signature.page.map { ["kind": "markdown", "value": .string($0.text)] },
      "parameters": .array(
        signature.parameters.map { ["label": .string($0.text), "documentation": .string($0.type)] }),
    ]
  }
}
