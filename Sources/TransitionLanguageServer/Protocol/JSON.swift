package import TransitionText

/// A JSON value to be sent.
///
/// `JSONDocument` reads incoming values. Outgoing values are made of these cases, and `JSONWriter` writes them.
package indirect enum JSON: Sendable, Equatable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in their order.
  case array([JSON])
  /// Members in their order; a nil value is left out.
  case object([(String, JSON?)])
  /// A value that was read.
  case raw(JSONValue)

  package static func == (left: JSON, right: JSON) -> Bool { left.text == right.text }

  /// The value on one line.
  package var text: String { String(decoding: bytes(), as: UTF8.self) }

  /// The value as UTF-8.
  /// - Parameter indentation: Spaces for each level, or nil for everything on one line.
  package func bytes(indentation: Int? = nil) -> [UInt8] {
    var writer = JSONWriter(indentation: indentation)
    write(into: &writer)
    return writer.bytes
  }

  /// Writes the value.
  package func write(into writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .int(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.array { writer in
        for element in elements { writer.element { element.write(into: &$0) } }
      }
    case .object(let members):
      writer.object { writer in
        for case (let name, let value?) in members { writer.member(name) { value.write(into: &$0) } }
      }
    case .raw(let value): value.write(into: &writer)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON?)...) { self = .object(elements) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  /// Writes a value that was read.
  fileprivate func write(into writer: inout JSONWriter) {
    switch type {
    case .null: writer.null()
    case .bool: writer.bool(bool ?? false)
    case .number:
      if let int { writer.integer(int) } else { writer.number(double ?? 0) }
    case .string: writer.string(string ?? "")
    case .array:
      writer.array { writer in
        if let elements { for element in elements { writer.element { element.write(into: &$0) } } }
      }
    case .object:
      writer.object { writer in
        if let members {
          for member in members { writer.member(member.name) { member.value.write(into: &$0) } }
        }
      }
    }
  }
}
