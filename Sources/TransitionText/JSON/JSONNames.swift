/// The names of objects' members, compared byte for byte after unescaping (RFC 8259 §8.3).
///
/// A `String` comparison would treat different bytes as equal, such as the two forms of `é`.
struct JSONNames {
  let bytes: [UInt8]
  let nodes: [JSONNode]

  /// Up to this number of members, names are compared pairwise.
  private static let fewMembers = 8

  /// Throws when a name occurs twice in an object.
  func checkDistinct(in object: Int) throws(JSONError) {
    let end = Int(nodes[object].next)
    var members = 0
    var name = object + 1
    while name < end {
      members += 1
      name = Int(nodes[name + 1].next)
    }
    var seen = Seen(capacity: members > Self.fewMembers ? members : 0)
    name = object + 1
    while name < end {
      let isNew =
        members > Self.fewMembers ? seen.insert(name, self) : !isRepeated(name, ofObject: object)
      if !isNew {
        throw JSONError(
          .duplicateName, at: nodes[name].start, "this name is twice in the object")
      }
      name = Int(nodes[name + 1].next)
    }
  }

  /// Whether an earlier member has the same name.
  private func isRepeated(_ name: Int, ofObject object: Int) -> Bool {
    var other = object + 1
    while other < name {
      if areEqual(other, name) { return true }
      other = Int(nodes[other + 1].next)
    }
    return false
  }

  private func areEqual(_ a: Int, _ b: Int) -> Bool {
    if !nodes[a].flag, !nodes[b].flag, nodes[a].end - nodes[a].start != nodes[b].end - nodes[b].start {
      return false
    }
    return text(a).elementsEqual(text(b))
  }

  /// A name without quotation marks and escapes.
  func text(_ name: Int) -> ArraySlice<UInt8> {
    let range = Int(nodes[name].start) + 1..<Int(nodes[name].end) - 1
    return nodes[name].flag ? JSONUTF8.unescaped(range, in: bytes)[...] : bytes[range]
  }

  /// A hash table of names with linear probing. The hash has a new seed in every process, so no document can be constructed for
  /// which it is slow.
  private struct Seen {
    /// Nodes of names plus 1; 0 for an empty slot.
    private var places: [UInt32]

    init(capacity: Int) {
      var size = 1
      while size < capacity * 2 { size *= 2 }
      places = Array(repeating: 0, count: size)
    }

    /// Adds a name.
    /// - Returns: Whether it is new.
    mutating func insert(_ name: Int, _ names: JSONNames) -> Bool {
      var hasher = Hasher()
      names.text(name).withUnsafeBytes { hasher.combine(bytes: $0) }
      var place = hasher.finalize() & (places.count - 1)
      while places[place] != 0 {
        if names.areEqual(Int(places[place]) - 1, name) { return false }
        place = (place + 1) & (places.count - 1)
      }
      places[place] = UInt32(name) + 1
      return true
    }
  }
}
