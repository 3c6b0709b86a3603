/// Values by keys, in the order in which the keys were added.
///
/// For the tables of each transition. Most of them have a few entries, which are searched linearly. Larger ones use open addressing
/// with linear probing in slots that are at most half full. Entries cannot be removed.
///
/// The type itself has no requirements on keys: for each kind of `Dictionary` in a process, the runtime searches all conformances
/// of the program, which takes a tenth of the time to check a small spec.
public struct FlatTable<Key, Value> {
  /// A key and its value.
  public typealias Entry = (key: Key, value: Value)

  /// The entries, in the order in which they were added.
  @usableFromInline var entries: [Entry] = []
  /// The hash of a key in the upper half, the index of its entry plus 1 in the lower; 0 for an empty slot. Empty while there are
  /// few entries.
  @usableFromInline var slots: [UInt64] = []

  /// Makes an empty table.
  @inlinable
  public init() {}

  /// Whether the table is empty.
  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// The number of entries.
  @inlinable public var count: Int { entries.count }

  /// The keys, in the order in which they were added.
  @inlinable public var keys: [Key] { entries.map(\.key) }

  /// The values, in the order in which their keys were added.
  @inlinable public var values: [Value] { entries.map(\.value) }
}

extension FlatTable: Sendable where Key: Sendable, Value: Sendable {}

extension FlatTable: Sequence {
  /// Calls a function for each entry, in the order in which they were added.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}

extension FlatTable where Key: Hashable {
  /// Groups elements by a key, in their order.
  @inlinable
  public init<Thing>(grouping things: some Sequence<Thing>, by key: (Thing) -> Key) where Value == [Thing] {
    for thing in things { self[key(thing), default: []].append(thing) }
  }

  /// The value of a key; nil where there is none.
  @inlinable
  public subscript(key: Key) -> Value? { place(of: key).map { entries[$0].value } }

  /// The value of a key, which is the default where there is none.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let place = place(of: key) ?? append(key, value())
      yield &entries[place].value
    }
  }

  /// Whether a key has a value.
  @inlinable
  public func contains(_ key: Key) -> Bool { place(of: key) != nil }

  /// Sets the value of a key.
  @inlinable
  public mutating func set(_ key: Key, _ value: Value) {
    if let place = place(of: key) { entries[place].value = value } else { _ = append(key, value) }
  }

  /// Sets the value of a key unless it has one.
  /// - Returns: Whether it had none.
  @inlinable
  @discardableResult
  public mutating func add(_ key: Key, _ value: Value) -> Bool {
    if place(of: key) != nil { return false }
    _ = append(key, value)
    return true
  }

  /// Up to this number of entries, a linear search is faster.
  @inlinable static var mostUnslotted: Int { 8 }

  @inlinable
  func place(of key: Key) -> Int? {
    if slots.isEmpty { return entries.firstIndex { $0.key == key } }
    let hash = Self.hash(of: key)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash, entries[place].key == key { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inlinable
  mutating func append(_ key: Key, _ value: Value) -> Int {
    // Most tables that have an entry have a few; without this each of the first ones moves the others.
    if entries.isEmpty { entries.reserveCapacity(Self.mostUnslotted / 2) }
    entries.append((key, value))
    if entries.count > Self.mostUnslotted {
      if entries.count * 2 > slots.count { makeSlots() } else { fill(Self.hash(of: key), entries.count - 1) }
    }
    return entries.count - 1
  }

  @inlinable
  mutating func makeSlots() {
    let old = slots
    slots = Array(repeating: 0, count: old.isEmpty ? 32 : old.count * 4)
    for slot in old where slot != 0 { fill(slot >> 32, Int(slot & 0xFFFF_FFFF) - 1) }
    let filled = old.isEmpty ? 0 : entries.count - 1
    for place in filled..<entries.count { fill(Self.hash(of: entries[place].key), place) }
  }

  @inlinable
  mutating func fill(_ hash: UInt64, _ place: Int) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = hash << 32 | UInt64(place + 1)
  }

  /// The lower half of a key's hash.
  @inlinable
  static func hash(of key: Key) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: key.hashValue))
  }
}

/// A set of keys, in the order in which they were added: a `FlatTable` without values.
public struct FlatSet<Key> {
  @usableFromInline var table = FlatTable<Key, Void>()

  /// Makes an empty set.
  @inlinable
  public init() {}

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { table.isEmpty }
}

extension FlatSet: Sendable where Key: Sendable {}

extension FlatSet: Sequence {
  /// Calls a function for each key, in the order in which they were added.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Key]> { table.keys.makeIterator() }
}

extension FlatSet where Key: Hashable {
  /// Makes a set of some keys.
  @inlinable
  public init(_ keys: some Sequence<Key>) {
    for key in keys { insert(key) }
  }

  /// Whether a key is in the set.
  @inlinable
  public func contains(_ key: Key) -> Bool { table.contains(key) }

  /// Adds the keys of another set.
  @inlinable
  public mutating func formUnion(_ other: FlatSet) {
    for key in other { insert(key) }
  }

  /// Adds a key.
  /// - Returns: Whether it is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ key: Key) -> Bool { table.add(key, ()) }
}
