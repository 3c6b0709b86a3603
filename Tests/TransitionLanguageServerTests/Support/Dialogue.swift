import Foundation
import TransitionLanguageServer
import TransitionText

/// A dialogue between an editor and the server, in a readable form.
///
/// Each entry begins on a new line. The answers of the server are on lines that begin with `< `. The golden flag rewrites them:
///
///     # a comment
///     capabilities {"textDocument": …}          of the client, first of all
///     file Motion.transition                    lines that begin with `| `: a file that is not open
///     open a.transition                         lines that begin with `| `: a text that is opened
///     edit a.transition `old` => `new`          the first place with the old text
///     ask hover a.transition at `animate det^ail.alpha` {"more": "parameters"}
///
/// `^` in back-ticks is the cursor, `^…^` a selection.
struct Dialogue {
  private var client: Client?
  private var capabilities = "{}"
  private var files: [String: String] = [:]
  private var texts: [String: String] = [:]
  private var out: [String] = []

  /// The dialogue with the current answers of the server.
  static func run(_ text: String) -> String {
    var dialogue = Dialogue()
    var lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("< ") && $0 != "<" }[...]
    if lines.last == "" { lines.removeLast() }
    while let line = lines.popFirst() {
      dialogue.out.append(line)
      var body: [String] = []
      while let next = lines.first, next.hasPrefix("|") {
        dialogue.out.append(next)
        body.append(String(next.dropFirst(next.hasPrefix("| ") ? 2 : 1)))
        lines.removeFirst()
      }
      dialogue.perform(line, body.map { $0 + "\n" }.joined())
    }
    return dialogue.out.joined(separator: "\n") + "\n"
  }

  private mutating func perform(_ line: String, _ body: String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "capabilities": capabilities = String(line.dropFirst("capabilities ".count))
    case "file": files["/w/" + words[1]] = body
    case "open":
      start()
      texts[words[1]] = body
      let uri = uri(words[1])
      say(client?.open(uri, body) ?? [])
    case "edit": edit(words[1], words.count > 2 ? words[2] : "")
    case "ask": ask(words[1], words.count > 2 ? words[2] : "")
    default: break
    }
  }

  private mutating func start() {
    if client == nil { client = Client(files: MemoryFiles(files), capabilities: capabilities, folder: "/w") }
  }

  private func uri(_ name: String) -> String { "file:///w/" + name }

  private mutating func edit(_ name: String, _ change: String) {
    let parts = change.components(separatedBy: "`")
    guard parts.count >= 4, let text = texts[name] else { return out.append("< nothing is changed") }
    let (old, new) = (Self.unescaped(parts[1]), Self.unescaped(parts[3]))
    guard let range = text.range(of: old) else { return out.append("< `\(old)` is not there") }
    let lines = TextLines(SourceText(name: "", text: text), .utf16)
    let start = UInt32(text[..<range.lowerBound].utf8.count)
    let bytes = ByteRange(start, start + UInt32(old.utf8.count))
    texts[name] = text.replacingCharacters(in: range, with: new)
    let uri = uri(name)
    say(client?.change(uri, lines.json(bytes).text, new) ?? [])
  }

  private static func unescaped(_ text: String) -> String { text.replacingOccurrences(of: "\\n", with: "\n") }

  private mutating func ask(_ method: String, _ rest: String) {
    start()
    var members: [String] = []
    var rest = rest[...]
    if !method.contains("/") || method.hasPrefix("textDocument/") {
      let name = String(rest.prefix { $0 != " " })
      rest = rest.dropFirst(name.count).drop { $0 == " " }
      members.append("\"textDocument\":{\"uri\":\"\(uri(name))\"}")
      if rest.hasPrefix("at `") {
        let snippet = String(rest.dropFirst(4).prefix { $0 != "`" })
        rest = rest.dropFirst(snippet.count + 5).drop { $0 == " " }
        members.append(place(snippet, in: texts[name] ?? ""))
      }
    }
    let more = rest.drop { $0 != "{" }.dropFirst().dropLast()
    if !more.isEmpty { members.append(String(more)) }
    let full = method.contains("/") ? method : "textDocument/" + method
    let answer = client?.ask(full, "{" + members.joined(separator: ",") + "}")
    if let error = answer?["error"] {
      out.append("< error \(error["code"]?.int ?? 0): \(error["message"]?.string ?? "")")
    } else if let result = answer?["result"] {
      out += Self.shown(result)
    }
  }

  /// The cursor or the selection in a part of a text.
  private func place(_ snippet: String, in text: String) -> String {
    let parts = snippet.components(separatedBy: "^").map(Self.unescaped)
    guard let range = text.range(of: parts.joined()), parts.count > 1 else { return "\"lost\":true" }
    let lines = TextLines(SourceText(name: "", text: text), .utf16)
    let start = UInt32(text[..<range.lowerBound].utf8.count + parts[0].utf8.count)
    if parts.count == 2 { return "\"position\":\(lines.json(start).text)" }
    return "\"range\":\(lines.json(ByteRange(start, start + UInt32(parts[1].utf8.count))).text)"
  }

  private mutating func say(_ messages: [JSONValue]) {
    for message in messages {
      let name = message["params"]?["uri"]?.string.map {
        " " + $0.replacingOccurrences(of: "file:///w/", with: "")
      }
      if message["method"]?.string == "textDocument/publishDiagnostics" {
        let list = findings(message)
        out.append(
          "< findings\(name ?? "") version \(message["params"]?["version"]?.int ?? 0): "
            + (list.isEmpty ? "none" : list.joined(separator: ", ")))
      } else {
        out.append("< \(message["method"]?.string ?? "")")
      }
    }
  }

  // MARK: Answers

  /// An answer in a readable form: completions one a line, texts as they are, ranges as `line:column-line:column`.
  private static func shown(_ result: JSONValue) -> [String] {
    if let items = result["items"]?.elements, result["isIncomplete"] != nil {
      return items.map(completion).sorted()
    }
    if let text = result["contents"]?["value"]?.string {
      return text.components(separatedBy: "\n").map { $0.isEmpty ? "<" : "< " + $0 }
    }
    var lines: [String] = []
    write(result, "", &lines)
    return lines.map { "< " + $0 }
  }

  private static func completion(_ item: JSONValue) -> String {
    let edit = item["textEdit"]
    let text = (edit?["newText"]?.string ?? "").replacingOccurrences(of: "\n", with: "\\n")
    let label = item["label"]?.string ?? ""
    let detail = item["detail"]?.string.map { " (\($0))" } ?? ""
    return "< \(item["sortText"]?.string?.prefix(1) ?? "") \(label)\(detail)"
      + (text == label ? "" : " => \(text)")
  }

  private static func range(_ value: JSONValue) -> String? {
    guard let start = TextPosition(value["start"]), let end = TextPosition(value["end"]) else { return nil }
    return "\(start.line):\(start.character)-\(end.line):\(end.character)"
  }

  private static func scalar(_ value: JSONValue) -> String? {
    switch value.type {
    case .object:
      if let range = range(value) { return range }
      return TextPosition(value).map { "\($0.line):\($0.character)" }
    case .array:
      let parts = (value.elements.map { Array($0) } ?? []).map(\.int)
      return parts.contains(nil) ? nil : "[" + parts.map { "\($0 ?? 0)" }.joined(separator: " ") + "]"
    case .string: return (value.string ?? "").replacingOccurrences(of: "\n", with: "\\n")
    case .number: return value.number?.text
    case .bool: return value.bool == true ? "true" : "false"
    case .null: return "null"
    }
  }

  private static func write(_ value: JSONValue, _ indent: String, _ lines: inout [String]) {
    if let text = scalar(value) { return lines.append(indent + text) }
    if let elements = value.elements {
      for element in elements {
        if let text = scalar(element) {
          lines.append(indent + "- " + text)
        } else {
          lines.append(indent + "-")
          write(element, indent + "  ", &lines)
        }
      }
    }
    if let members = value.members {
      for member in members {
        if let text = scalar(member.value) {
          lines.append(indent + member.name + ": " + text)
        } else {
          lines.append(indent + member.name + ":")
          write(member.value, indent + "  ", &lines)
        }
      }
    }
  }
}
