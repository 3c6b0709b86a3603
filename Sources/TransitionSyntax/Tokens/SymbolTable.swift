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

  /// The symbol of a name, or nil when it is not among them.
  public func symbol(of name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { bytes in
      let place = place(of: bytes, 0, bytes.count, hash: Self.hash(bytes, 0, bytes.count))
      let symbol = slots[place].symbol
      return symbol == Self.emptySymbol ? nil : symbol
    }
  }

  /// The word of a symbol, or nil when it is not one of the grammar's.
  public func word(_ symbol: Symbol) -> Word? {
    symbol < Word.allCases.count ? Word(rawValue: UInt8(symbol)) : nil
  }

  private func start(of symbol: Symbol) -> Int { symbol == 0 ? 0 : Int(ends[Int(symbol) - 1]) }

  /// The symbol of the name in `bytes[start..<end]`.
  @inline(__always)
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Symbol {
    let hash = Self.hash(bytes, start, end)
    let place = place(of: bytes, start, end, hash: hash)
    let symbol = slots[place].symbol
    return symbol == Self.emptySymbol ? insert(bytes, start, end, hash: hash, at: place) : symbol
  }

  /// FNV-1a.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    var index = start
    while index < end {
      hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193
      index &+= 1
    }
    return hash
  }

  /// The slot of a name: its own, or the empty one where it would be.
  @inline(__always)
  private func place(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, hash: UInt32) -> Int {
    var place = Int(hash ^ (hash >> 15)) & mask
    while true {
      let slot = slots[place]
      if slot.symbol == Self.emptySymbol { return place }
      if slot.hash == hash, isEqual(slot.symbol, bytes, start, end) { return place }
      place = (place &+ 1) & mask
    }
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
