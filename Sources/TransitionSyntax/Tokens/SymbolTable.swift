/// Numbers names: the words of the grammar first, then every other name as it is met.
///
/// Open addressing with linear probing over a table that is never more than half full.
public struct SymbolTable: Sendable {
  private struct Slot {
    var hash: UInt32
    var symbol: UInt32
  }

  private static let emptySymbol = UInt32.max

  private var slots: [Slot]
  private var mask: Int
  private var text: [UInt8] = []
  private var ends: [UInt32] = []

  init() {
    slots = [Slot](repeating: Slot(hash: 0, symbol: Self.emptySymbol), count: 512)
    mask = slots.count - 1
    text.reserveCapacity(1024)
    for word in Word.allCases {
      word.spelling.withUTF8Buffer { bytes in
        _ = intern(bytes, from: 0, to: bytes.count)
      }
    }
  }

  /// How many names there are, the words included.
  public var count: Int { ends.count }

  /// The name of a symbol.
  public func name(_ symbol: Symbol) -> String {
    String(decoding: text[start(of: symbol)..<Int(ends[Int(symbol)])], as: UTF8.self)
  }

  /// The word of a symbol, or nil when it is not one of the grammar's.
  public func word(_ symbol: Symbol) -> Word? {
    symbol < Word.allCases.count ? Word(rawValue: UInt8(symbol)) : nil
  }

  private func start(of symbol: Symbol) -> Int { symbol == 0 ? 0 : Int(ends[Int(symbol) - 1]) }

  /// The symbol of the name in `bytes[start..<end]`.
  @inline(__always)
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Symbol {
    var hash: UInt32 = 0x811C_9DC5
    var index = start
    while index < end {
      hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193
      index &+= 1
    }
    var place = Int(hash ^ (hash >> 15)) & mask
    while slots[place].symbol != Self.emptySymbol {
      let slot = slots[place]
      if slot.hash == hash, isEqual(slot.symbol, bytes, start, end) { return slot.symbol }
      place = (place &+ 1) & mask
    }
    return insert(bytes, start, end, hash: hash, at: place)
  }

  private func isEqual(
    _ symbol: Symbol, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    let first = self.start(of: symbol)
    guard Int(ends[Int(symbol)]) - first == end - start else { return false }
    var offset = 0
    while offset < end - start {
      if text[first &+ offset] != bytes[start &+ offset] { return false }
      offset &+= 1
    }
    return true
  }

  @inline(never)
  private mutating func insert(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, hash: UInt32, at place: Int
  ) -> Symbol {
    let symbol = UInt32(ends.count)
    text.append(contentsOf: bytes[start..<end])
    ends.append(UInt32(text.count))
    slots[place] = Slot(hash: hash, symbol: symbol)
    if ends.count * 2 > slots.count { grow() }
    return symbol
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, symbol: Self.emptySymbol), count: old.count * 4)
    mask = slots.count - 1
    for slot in old where slot.symbol != Self.emptySymbol {
      var place = Int(slot.hash ^ (slot.hash >> 15)) & mask
      while slots[place].symbol != Self.emptySymbol { place = (place &+ 1) & mask }
      slots[place] = slot
    }
  }
}
