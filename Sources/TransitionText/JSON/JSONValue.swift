/// One value of a JSON document.
///
/// What it is asked for and is not, is nil: `value["steps"]?[0]?.double`. `member`, `requireDouble` and their like
/// throw an error with the place instead.
public struct JSONValue: Sendable {
  let storage: JSONStorage
  let id: Int

  private var node: JSONNode { storage.nodes[id] }

  /// What it is.
  public var type: JSONType { node.type }

  /// Its bytes in the text, with its quotation marks or brackets.
  public var range: ByteRange { ByteRange(node.start, node.end) }

  /// Whether it is `null`.
  public var isNull: Bool { type == .null }

  /// Whether it is `true`; nil when it is neither `true` nor `false`.
  public var bool: Bool? { type == .bool ? node.flag : nil }

  /// The number; nil when it is none.
  public var number: JSONNumber? {
    type == .number ? JSONNumber(text: storage.source.text(range)) : nil
  }

  /// The number as a `Double`; nil when it is none, or too large for one.
  public var double: Double? { number?.double }

  /// The number as an `Int`; nil when it is none, has a fraction, or is too large for one.
  public var int: Int? { number?.int }

  /// The string; nil when it is none.
  public var string: String? {
    type == .string ? String(decoding: names.text(id), as: UTF8.self) : nil
  }

  /// The values in an array; nil when it is none.
  public var elements: JSONElements? { type == .array ? JSONElements(array: self) : nil }

  /// The members of an object, in the order of the text; nil when it is none.
  public var members: JSONMembers? { type == .object ? JSONMembers(object: self) : nil }

  /// The value of a member of an object, found in time in proportion to their number; nil when there is none.
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

  /// An element of an array, from 0, found in time in proportion to its place; nil when there is none.
  public subscript(index: Int) -> JSONValue? {
    guard index >= 0 else { return nil }
    return elements?.dropFirst(index).first { _ in true }
  }

  private var names: JSONNames { JSONNames(bytes: storage.source.padded, nodes: storage.nodes) }
}

/// The values in a JSON array.
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

/// The members of a JSON object. No name stands twice.
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
  /// Its name as a value, which has a place in the text.
  public var key: JSONValue
  /// Its value.
  public var value: JSONValue

  /// Its name.
  public var name: String { key.string ?? "" }
}
