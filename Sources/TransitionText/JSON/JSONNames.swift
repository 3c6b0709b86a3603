/// The names of the members of objects, compared byte for byte after their escapes (RFC 8259 §8.3).
///
/// `String` would take names for equal that differ in their bytes, such as the two forms of `é`.
struct JSONNames {
  let bytes: [UInt8]
  let nodes: [JSONNode]

  /// Up to this many members each name is compared with each.
  private static let fewMembers = 8

  /// Throws when a name stands twice in an object.
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

  /// Whether a member before this one has its name.
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

  /// A hash table of names with linear probing. The hash has a new seed in every process, so no document can be made
  /// for which it is slow.
  private struct Seen {
    /// Nodes of names plus one; 0 is an empty place.
    private var places: [UInt32]

    init(capacity: Int) {
      var size = 1
      while size < capacity * 2 { size *= 2 }
      places = Array(repeating: 0, count: size)
    }

    /// Adds a name.
    /// - Returns: Whether it was not there.
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
