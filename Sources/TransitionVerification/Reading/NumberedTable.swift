import TransitionPlan

/// A set of keys that have numbers, of which it keeps only these.
///
/// Most sets of a transition have a few keys, which are searched linearly. Larger ones use open addressing with linear probing in
/// slots that are at most half full.
///
/// The types themselves have no requirements on keys; see `FlatTable`.
struct NumberedSet<Key> {
  /// The numbers of the keys, in the order in which they were added.
  private var numbers: [UInt64] = []
  /// Indices into `numbers` plus 1; 0 for an empty slot. Empty while there are few keys.
  private var slots: [UInt32] = []

  var isEmpty: Bool { numbers.isEmpty }
  var count: Int { numbers.count }

  init() {}

  /// Makes a set for a number of keys, which it will have.
  /// - Parameter capacity: For how many there is room: to move keys takes longer than to leave some room empty.
  init(count: Int, capacity: Int) {
    numbers.reserveCapacity(capacity)
    slots = Array(repeating: 0, count: Self.slotCount(count))
  }

  /// A power of two that is at least twice the number of keys.
  private static func slotCount(_ keys: Int) -> Int {
    var count = 1
    while count < keys * 4 { count *= 2 }
    return count
  }
}

extension NumberedSet where Key: Numbered {
  fileprivate static var mostUnslotted: Int { 8 }

  func contains(_ key: Key) -> Bool { place(of: key.number) != nil }

  /// Adds a key.
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ key: Key) -> Bool {
    let number = key.number
    if place(of: number) != nil { return false }
    append(number)
    return true
  }

  /// Whether an index is that of a number.
  fileprivate func has(_ number: UInt64, at place: Int) -> Bool {
    place < numbers.count && numbers[place] == number
  }

  fileprivate func place(of number: UInt64) -> Int? {
    if slots.isEmpty { return numbers.firstIndex { $0 == number } }
    var slot = Self.slot(of: number, slots.count)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if numbers[place] == number { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  fileprivate mutating func append(_ number: UInt64) {
    // Most sets that have a key have a few; without this each of the first ones moves the others.
    if numbers.isEmpty { numbers.reserveCapacity(Self.mostUnslotted / 2) }
    numbers.append(number)
    if numbers.count * 2 > slots.count, numbers.count > Self.mostUnslotted {
      makeSlots()
    } else if !slots.isEmpty {
      fill(numbers.count - 1)
    }
  }

  private mutating func makeSlots() {
    slots = Array(repeating: 0, count: Self.slotCount(numbers.count))
    for place in numbers.indices { fill(place) }
  }

  private mutating func fill(_ place: Int) {
    var slot = Self.slot(of: numbers[place], slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(place + 1)
  }

  /// Fibonacci hashing: consecutive numbers, such as those of objects, are distributed evenly.
  private static func slot(of number: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - count.trailingZeroBitCount))
  }
}

/// Values by keys that have numbers, in the order in which they were added: a `NumberedSet` and the value of each of its keys.
struct NumberedTable<Key, Value> {
  private var keys: NumberedSet<Key>
  private(set) var values: [Value] = []

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }

  init() { keys = NumberedSet() }

  /// Makes a table for a number of entries, which it will have.
  /// - Parameter capacity: For how many there is room.
  init(count: Int, capacity: Int) {
    keys = NumberedSet(count: count, capacity: capacity)
    values.reserveCapacity(capacity)
  }
}

extension NumberedTable where Key: Numbered {
  /// The value of a key; nil where there is none.
  subscript(key: Key) -> Value? { place(of: key).map { values[$0] } }

  /// The value of a key, which is the default where there is none.
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      let number = key.number
      let place = keys.place(of: number) ?? append(number, value())
      yield &values[place]
    }
  }

  func contains(_ key: Key) -> Bool { keys.contains(key) }

  /// The index of the value of a key.
  func place(of key: Key) -> Int? { keys.place(of: key.number) }

  /// Sets the value of a key.
  mutating func set(_ key: Key, _ value: Value) {
    let number = key.number
    if let place = keys.place(of: number) { values[place] = value } else { _ = append(number, value) }
  }

  /// Adds a value unless the key has one.
  /// - Returns: Whether it had none.
  @discardableResult
  mutating func add(_ key: Key, _ value: Value) -> Bool {
    let number = key.number
    if keys.place(of: number) != nil { return false }
    _ = append(number, value)
    return true
  }

  /// Adds the value of a key that has none, without a search.
  /// - Returns: Its index in `values`.
  mutating func addNew(_ key: Key, _ value: Value) -> Int { append(key.number, value) }

  /// Sets the value of a key.
  /// - Parameter place: Where it was added; the table may have been emptied since.
  mutating func set(_ key: Key, addedAt place: Int, _ value: Value) {
    if keys.has(key.number, at: place) { values[place] = value } else { set(key, value) }
  }

  private mutating func append(_ number: UInt64, _ value: Value) -> Int {
    if values.isEmpty { values.reserveCapacity(NumberedSet<Key>.mostUnslotted / 2) }
    keys.append(number)
    values.append(value)
    return values.count - 1
  }
}
