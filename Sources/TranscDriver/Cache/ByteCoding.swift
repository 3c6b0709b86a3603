/// Writes values one after the other, so that no two lists of values have the same bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8]

  /// Makes a writer that appends to some bytes.
  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Adds bytes as they are.
  mutating func add(bytes more: [UInt8]) { bytes += more }

  /// Adds a number in eight bytes.
  mutating func add(word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// Adds a number that is usually small, with seven bits a byte, the lowest first. All bytes but the last have the eighth bit set.
  mutating func add(_ number: some BinaryInteger) {
    var rest = UInt64(truncatingIfNeeded: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds bytes, their number first.
  mutating func add(_ more: some Collection<UInt8>) {
    add(more.count)
    bytes += more
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(text.utf8) }

  /// Adds a list.
  mutating func add<Value>(list: [Value], _ write: (inout ByteWriter, Value) -> Void) {
    add(list.count)
    for value in list { write(&self, value) }
  }

  /// Adds a value that may be missing.
  mutating func add<Value>(optional: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    add(optional == nil ? 0 : 1)
    if let optional { write(&self, optional) }
  }
}

/// Bytes are not in the expected format.
struct MalformedBytes: Error {}

/// Reads the bytes that `ByteWriter` has written, and throws on malformed ones.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func word() throws(MalformedBytes) -> UInt64 {
    guard rest.count >= 8 else { throw MalformedBytes() }
    defer { rest = rest.dropFirst(8) }
    return LittleEndian.word(rest, rest.startIndex)
  }

  mutating func number() throws(MalformedBytes) -> UInt64 {
    var (result, shift): (UInt64, UInt64) = (0, 0)
    while let byte = rest.popFirst() {
      guard shift < 63 || byte <= 1 else { throw MalformedBytes() }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    throw MalformedBytes()
  }

  /// A count of elements, each of which takes at least one byte.
  private mutating func count() throws(MalformedBytes) -> Int {
    guard let count = Int(exactly: try number()), count <= rest.count else { throw MalformedBytes() }
    return count
  }

  mutating func slice() throws(MalformedBytes) -> ArraySlice<UInt8> {
    let count = try count()
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func text() throws(MalformedBytes) -> String { String(decoding: try slice(), as: UTF8.self) }

  mutating func list<Value>(
    _ read: (inout ByteReader) throws(MalformedBytes) -> Value
  ) throws(MalformedBytes) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ read: (inout ByteReader) throws(MalformedBytes) -> Value
  ) throws(MalformedBytes) -> Value? {
    switch try number() {
    case 0: nil
    case 1: try read(&self)
    default: throw MalformedBytes()
    }
  }
}
