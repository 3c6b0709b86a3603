import TransitionPlan

/// Values by keys that have numbers, in the order in which they were added.
///
/// Most tables of a transition have a few entries, which are searched linearly. Larger ones use open addressing with linear probing
/// in slots that are at most half full.
///
/// The types themselves have no requirements on keys; see `FlatTable`.
struct NumberedTable<Key, Value> {
  struct Entry {
    let number: UInt64
    var value: Value
  }

  private(set) var entries: [Entry] = []
  /// Indices into `entries` plus 1; 0 for an empty slot. Empty while there are few entries.
  private var slots: [UInt32] = []

  var isEmpty: Bool { entries.isEmpty }

  init() {}

  /// Makes a table for a number of entries, which it will have.
  /// - Parameter capacity: For how many there is room: to move entries takes longer than to leave some room empty.
  init(count: Int, capacity: Int) {
    entries.reserveCapacity(capacity)
    slots = Array(repeating: 0, count: Self.slotCount(count))
  }

  /// A power of two that is at least twice the number of entries.
  private static func slotCount(_ entries: Int) -> Int {
    var count = 1
    while count < entries * 4 { count *= 2 }
    return count
  }
}

extension NumberedTable where Key: Numbered {
  private static var mostUnslotted: Int { 8 }

  /// The value of a key; nil where there is none.
  subscript(key: Key) -> Value? { place(of: key.number).map { entries[$0].value } }

  /// The value of a key, which is the default where there is none.
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let number = key.number
      let place = place(of: number) ?? append(number, value())
      yield &entries[place].value
    }
  }

  func contains(_ key: Key) -> Bool { place(of: key.number) != nil }

  /// The index of the entry of a key.
  func place(of key: Key) -> Int? { place(of: key.number) }

  /// Sets the value of a key.
  mutating func set(_ key: Key, _ value: Value) {
    let number = key.number
    if let place = place(of: number) { entries[place].value = value } else { _ = append(number, value) }
  }

  /// Adds an entry unless the key has one.
  /// - Returns: Whether it had none.
  @discardableResult
  mutating func add(_ key: Key, _ value: Value) -> Bool {
    let number = key.number
    if place(of: number) != nil { return false }
    _ = append(number, value)
    return true
  }

  /// Adds an entry for a key that has none, without a search.
  /// - Returns: Its index in `entries`.
  mutating func addNew(_ key: Key, _ value: Value) -> Int { append(key.number, value) }

  /// Sets the value of a key.
  /// - Parameter place: Where its entry was added; the table may have been emptied since.
  mutating func set(_ key: Key, addedAt place: Int, _ value: Value) {
    let number = key.number
    if place < entries.count, entries[place].number == number {
      entries[place].value = value
    } else {
      set(key, value)
    }
  }

  private func place(of number: UInt64) -> Int? {
    if slots.isEmpty { return entries.firstIndex { $0.number == number } }
    var slot = Self.slot(of: number, slots.count)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if entries[place].number == number { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func append(_ number: UInt64, _ value: Value) -> Int {
    // Most tables that have an entry have a few; without this each of the first ones moves the others.
    if entries.isEmpty { entries.reserveCapacity(Self.mostUnslotted / 2) }
    entries.append(Entry(number: number, value: value))
    if entries.count * 2 > slots.count, entries.count > Self.mostUnslotted {
      makeSlots()
    } else if !slots.isEmpty {
      fill(entries.count - 1)
    }
    return entries.count - 1
  }

  private mutating func makeSlots() {
    slots = Array(repeating: 0, count: Self.slotCount(entries.count))
    for place in entries.indices { fill(place) }
  }

  private mutating func fill(_ place: Int) {
    var slot = Self.slot(of: entries[place].number, slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(place + 1)
  }

  /// Fibonacci hashing: consecutive numbers, such as those of objects, are distributed evenly.
  private static func slot(of number: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - count.trailingZeroBitCount))
  }
}

/// A set of keys that have numbers.
struct NumberedSet<Key> {
  private var table = NumberedTable<Key, Void>()

  var isEmpty: Bool { table.isEmpty }
}

extension NumberedSet where Key: Numbered {
  func contains(_ key: Key) -> Bool { table.contains(key) }

  /// Adds a key.
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ key: Key) -> Bool { table.add(key, ()) }
}
