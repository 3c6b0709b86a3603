/// One value of a JSON document.
///
/// A value of another type or a missing one is nil: `value["steps"]?[0]?.double`. `member`, `requireDouble` and similar methods
/// throw an error with the position instead.
public struct JSONValue: Sendable {
  let storage: JSONStorage
  let id: Int

  private var node: JSONNode { storage.nodes[id] }

  /// The type of the value.
  public var type: JSONType { node.type }

  /// Its range in the text, with its quotation marks or brackets.
  public var range: ByteRange { ByteRange(node.start, node.end) }

  /// Whether it is `null`.
  public var isNull: Bool { type == .null }

  /// The flag; nil for another type.
  public var bool: Bool? { type == .bool ? node.flag : nil }

  /// The number; nil for another type.
  public var number: JSONNumber? {
    type == .number ? JSONNumber(text: storage.source.text(range)) : nil
  }

  /// The number as a `Double`; nil for another type, and for a number that is too large.
  public var double: Double? { number?.double }

  /// The number as an `Int`; nil for another type, for a fraction, and for a number that is too large.
  public var int: Int? { number?.int }

  /// The string; nil for another type.
  public var string: String? {
    type == .string ? String(decoding: names.text(id), as: UTF8.self) : nil
  }

  /// The elements of an array; nil for another type.
  public var elements: JSONElements? { type == .array ? JSONElements(array: self) : nil }

  /// The members of an object, in the order of the text; nil for another type.
  public var members: JSONMembers? { type == .object ? JSONMembers(object: self) : nil }

  /// The value of a member of an object; nil where there is none. The search is linear.
  public subscript(name: String) -> JSONValue? {
    guard type == .object else { return nil }
    let names = names
    var place = id + 1
    while place < node.next {
      if names.text(place).elementsEqual(name.utf8) { return JSONValue(storage: storage, id: place + 1) }
      place = Int(storage.nodes[place + 1].next)
    }
    return nil
  }

  /// An element of an array, from 0; nil where there is none. The search is linear.
  public subscript(index: Int) -> JSONValue? {
    guard index >= 0 else { return nil }
    return elements?.dropFirst(index).first { _ in true }
  }

  private var names: JSONNames { JSONNames(bytes: storage.source.padded, nodes: storage.nodes) }
}

/// The elements of a JSON array.
public struct JSONElements: Sequence, Sendable {
  let array: JSONValue

  /// Starts at the first value.
  public func makeIterator() -> Iterator { Iterator(array) }

  /// Goes from value to value.
  public struct Iterator: IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var id: Int
    private let end: Int

    init(_ parent: JSONValue) {
      storage = parent.storage
      id = parent.id + 1
      end = Int(parent.storage.nodes[parent.id].next)
    }

    /// The next value, or nil after the last.
    public mutating func next() -> JSONValue? {
      guard id < end else { return nil }
      let value = JSONValue(storage: storage, id: id)
      id = Int(storage.nodes[id].next)
      return value
    }
  }
}

/// The members of a JSON object. Each name is unique.
public struct JSONMembers: Sequence, Sendable {
  let object: JSONValue

  /// Starts at the first member.
  public func makeIterator() -> Iterator { Iterator(object) }

  /// Goes from member to member.
  public struct Iterator: IteratorProtocol, Sendable {
    private var values: JSONElements.Iterator

    init(_ object: JSONValue) { values = JSONElements.Iterator(object) }

    /// The next member, or nil after the last.
    public mutating func next() -> JSONMember? {
      guard let name = values.next(), let value = values.next() else { return nil }
      return JSONMember(key: name, value: value)
    }
  }
}

/// A member of a JSON object.
public struct JSONMember: Sendable {
  /// Its name as a value, with a position in the text.
  public var key: JSONValue
  /// Its value.
  public var value: JSONValue

  /// Its name.
  public var name: String { key.string ?? "" }
}
