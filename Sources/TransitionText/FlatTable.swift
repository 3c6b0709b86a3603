/// A set of keys, in the order in which they were added.
///
/// For the sets of each transition. Most of them have a few keys, which are searched linearly. Larger ones use open addressing with
/// linear probing in slots that are at most half full. Keys cannot be removed.
///
/// The type itself has no requirements on keys: for each kind of `Dictionary` in a process, the runtime searches all conformances
/// of the program, which takes a tenth of the time to check a small spec.
public struct FlatSet<Key> {
  /// The keys.
  @usableFromInline var keys: [Key] = []
  /// The hash of a key in the upper half, its index plus 1 in the lower; 0 for an empty slot. Empty while there are few keys.
  @usableFromInline var slots: [UInt64] = []

  /// Makes an empty set.
  @inlinable
  public init() {}

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { keys.isEmpty }
}

extension FlatSet: Sendable where Key: Sendable {}

extension FlatSet: Sequence {
  /// Calls a function for each key, in the order in which they were added.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Key]> { keys.makeIterator() }
}

extension FlatSet where Key: Hashable {
  /// Makes a set of some keys.
  @inlinable
  public init(_ keys: some Sequence<Key>) {
    for key in keys { insert(key) }
  }

  /// Whether a key is in the set.
  @inlinable
  public func contains(_ key: Key) -> Bool { place(of: key) != nil }

  /// Adds the keys of another set.
  @inlinable
  public mutating func formUnion(_ other: FlatSet) {
    for key in other { insert(key) }
  }

  /// Adds a key.
  /// - Returns: Whether it is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ key: Key) -> Bool {
    if place(of: key) != nil { return false }
    append(key)
    return true
  }

  /// Up to this number of keys, a linear search is faster.
  @inlinable static var mostUnslotted: Int { 8 }

  /// The index of a key.
  @inlinable
  func place(of key: Key) -> Int? {
    if slots.isEmpty { return keys.firstIndex { $0 == key } }
    let hash = Self.hash(of: key)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash, keys[place] == key { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a key that is not there.
  @inlinable
  mutating func append(_ key: Key) {
    // Most sets that have a key have a few; without this each of the first ones moves the others.
    if keys.isEmpty { keys.reserveCapacity(Self.mostUnslotted / 2) }
    keys.append(key)
    if keys.count > Self.mostUnslotted {
      if keys.count * 2 > slots.count { makeSlots() } else { fill(Self.hash(of: key), keys.count - 1) }
    }
  }

  @inlinable
  mutating func makeSlots() {
    let old = slots
    slots = Array(repeating: 0, count: old.isEmpty ? 32 : old.count * 4)
    for slot in old where slot != 0 { fill(slot >> 32, Int(slot & 0xFFFF_FFFF) - 1) }
    let filled = old.isEmpty ? 0 : keys.count - 1
    for place in filled..<keys.count { fill(Self.hash(of: keys[place]), place) }
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

/// Values by keys, in the order in which the keys were added: a `FlatSet` and the value of each of its keys.
///
/// Keys and values have an array each. The runtime creates each kind of array at its first use, with some 9,000 instructions for one
/// of pairs; tables with the same keys, or values of the same type, share theirs.
public struct FlatTable<Key, Value> {
  /// A key and its value.
  public typealias Entry = (key: Key, value: Value)

  @usableFromInline var known = FlatSet<Key>()
  @usableFromInline var stored: [Value] = []

  /// Makes an empty table.
  @inlinable
  public init() {}

  /// Whether the table is empty.
  @inlinable public var isEmpty: Bool { known.isEmpty }

  /// The number of entries.
  @inlinable public var count: Int { stored.count }

  /// The keys, in the order in which they were added.
  @inlinable public var keys: [Key] { known.keys }

  /// The values, in the order in which their keys were added.
  @inlinable public var values: [Value] { stored }
}

extension FlatTable: Sendable where Key: Sendable, Value: Sendable {}

extension FlatTable: Sequence {
  /// Goes through the entries of a table.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let table: FlatTable
    @usableFromInline var index = 0

    @inlinable
    init(_ table: FlatTable) { self.table = table }

    /// The next entry; nil after the last one.
    @inlinable
    public mutating func next() -> Entry? {
      if index == table.count { return nil }
      defer { index += 1 }
      return (table.known.keys[index], table.stored[index])
    }
  }

  /// Calls a function for each entry, in the order in which they were added.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension FlatTable where Key: Hashable {
  /// Groups elements by a key, in their order.
  @inlinable
  public init<Thing>(grouping things: some Sequence<Thing>, by key: (Thing) -> Key) where Value == [Thing] {
    for thing in things { self[key(thing), default: []].append(thing) }
  }

  /// The value of a key; nil where there is none.
  @inlinable
  public subscript(key: Key) -> Value? { known.place(of: key).map { stored[$0] } }

  /// The value of a key, which is the default where there is none.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let place = known.place(of: key) ?? append(key, value())
      yield &stored[place]
    }
  }

  /// Whether a key has a value.
  @inlinable
  public func contains(_ key: Key) -> Bool { known.contains(key) }

  /// Sets the value of a key.
  @inlinable
  public mutating func set(_ key: Key, _ value: Value) {
    if let place = known.place(of: key) { stored[place] = value } else { _ = append(key, value) }
  }

  /// Sets the value of a key unless it has one.
  /// - Returns: Whether it had none.
  @inlinable
  @discardableResult
  public mutating func add(_ key: Key, _ value: Value) -> Bool {
    if known.contains(key) { return false }
    _ = append(key, value)
    return true
  }

  @inlinable
  mutating func append(_ key: Key, _ value: Value) -> Int {
    if stored.isEmpty { stored.reserveCapacity(FlatSet<Key>.mostUnslotted / 2) }
    known.append(key)
    stored.append(value)
    return stored.count - 1
  }
}
