import TransitionText

/// Assigns numbers to names: first the words of the grammar, then every other name in the order of its first use.
///
/// Open addressing with linear probing over a table that is never more than half full. Names are hashed, compared and
/// kept eight bytes at a time.
public struct SymbolTable: Sendable {
  private struct Slot {
    var hash: UInt32
    var symbol: UInt32
  }

  /// The place of the bytes of a name.
  private struct Place {
    /// The index of its first word. No two names share a word.
    var start: Int
    /// The number of bytes. The rest of the last word is 0.
    var length: Int
  }

  private static let emptySymbol = UInt32.max

  private var slots: [Slot]
  private var mask: Int
  /// The bytes of the names, as they lie in memory.
  private var words: [UInt64] = []
  private var places: [Place] = []

  init() {
    slots = [Slot](repeating: Slot(hash: 0, symbol: Self.emptySymbol), count: 512)
    mask = slots.count - 1
    words.reserveCapacity(256)
    places.reserveCapacity(256)
    for word in Word.allCases {
      let name = UnsafeBufferPointer(start: word.spelling.utf8Start, count: word.spelling.utf8CodeUnitCount)
      Self.withPadding(name) { bytes, count in _ = intern(bytes, from: 0, to: count) }
    }
  }

  /// How many names there are, the words included.
  public var count: Int { places.count }

  /// The name of a symbol.
  public func name(_ symbol: Symbol) -> String {
    let place = places[Int(symbol)]
    return words.withUnsafeBytes { bytes in
      let start = place.start * 8
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + place.length)]), as: UTF8.self)
    }
  }

  /// The symbol of a name, or nil when it is not among them.
  public func symbol(of name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { name in symbol(of: name) }
  }

  private func symbol(of name: UnsafeBufferPointer<UInt8>) -> Symbol? {
    Self.withPadding(name) { bytes, count in
      let slot = slots[slot(of: bytes, 0, count, hash: Self.hash(bytes, 0, count))]
      return slot.symbol == Self.emptySymbol ? nil : slot.symbol
    }
  }

  /// The word of a symbol, or nil when it is not one of the grammar's.
  public func word(_ symbol: Symbol) -> Word? { UInt8(exactly: symbol).flatMap(Word.init(rawValue:)) }

  /// Calls `body` with a copy of a name that is padded as a source text is.
  private static func withPadding<Result>(
    _ name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count + SourceText.padding) { padded in
      let end = padded.initialize(fromContentsOf: name)
      padded[end...].initialize(repeating: 0)
      return body(UnsafeBufferPointer(padded), name.count)
    }
  }

  /// The symbol of the name in `bytes[start..<end]`, which at least `SourceText.padding` bytes follow.
  @inline(__always)
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Symbol {
    let hash = Self.hash(bytes, start, end)
    let index = slot(of: bytes, start, end, hash: hash)
    let symbol = slots[index].symbol
    return symbol == Self.emptySymbol ? insert(bytes, start, end, hash: hash, at: index) : symbol
  }

  /// The symbol of a name without padding.
  mutating func intern(_ name: [UInt8]) -> Symbol {
    name.withUnsafeBufferPointer { name in
      Self.withPadding(name) { bytes, count in intern(bytes, from: 0, to: count) }
    }
  }

  // MARK: Words

  /// Up to eight bytes of a name, the first lowest; the bytes beyond its end are 0.
  ///
  /// The load stays in `bytes`, because padding follows the end of every name.
  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let count = end &- offset
    return count >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }

  /// Multiplicative hashing (D. E. Knuth, The Art of Computer Programming, volume 3, section 6.4), word by word.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt64 = 0
    var offset = start
    while offset < end {
      hash = (hash ^ word(bytes, offset, end)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset &+= 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  // MARK: Slots

  /// The slot of a name, or the empty slot for a new one.
  @inline(__always)
  private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, hash: UInt32) -> Int {
    var index = Int(hash) & mask
    while true {
      let slot = slots[index]
      if slot.symbol == Self.emptySymbol { return index }
      if slot.hash == hash, isEqual(slot.symbol, bytes, start, end) { return index }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private func isEqual(
    _ symbol: Symbol, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    let place = places[Int(symbol)]
    guard place.length == end &- start else { return false }
    var index = place.start
    var offset = start
    while offset < end {
      if UInt64(littleEndian: words[index]) != Self.word(bytes, offset, end) { return false }
      index &+= 1
      offset &+= 8
    }
    return true
  }

  @inline(never)
  private mutating func insert(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, hash: UInt32, at index: Int
  ) -> Symbol {
    let symbol = UInt32(places.count)
    places.append(Place(start: words.count, length: end - start))
    for offset in stride(from: start, to: end, by: 8) {
      words.append(Self.word(bytes, offset, end).littleEndian)
    }
    slots[index] = Slot(hash: hash, symbol: symbol)
    if places.count * 2 > slots.count { grow() }
    return symbol
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, symbol: Self.emptySymbol), count: old.count * 4)
    mask = slots.count - 1
    for slot in old where slot.symbol != Self.emptySymbol {
      var index = Int(slot.hash) & mask
      while slots[index].symbol != Self.emptySymbol { index = (index &+ 1) & mask }
      slots[index] = slot
    }
  }
}
