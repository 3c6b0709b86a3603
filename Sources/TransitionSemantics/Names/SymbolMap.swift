import TransitionSyntax

/// Values by symbols. Symbols are small numbers, so an array finds a value without hashing. The last values can be removed, as at
/// the end of a scope.
struct SymbolMap<Value: Sendable>: Sendable {
  /// The entries, in the order in which they were added.
  private(set) var entries: [(symbol: Symbol, value: Value)] = []
  /// For each symbol the index of its entry plus 1; 0 for none.
  private var places: [UInt32]

  /// - Parameter symbolCount: The number of symbols.
  init(symbolCount: Int) { places = [UInt32](repeating: 0, count: symbolCount) }

  /// How many values there are.
  var count: Int { entries.count }

  subscript(symbol: Symbol) -> Value? {
    let place = places[Int(symbol)]
    return place == 0 ? nil : entries[Int(place) - 1].value
  }

  /// Adds a value for a symbol that has none.
  mutating func add(_ symbol: Symbol, _ value: Value) {
    entries.append((symbol, value))
    places[Int(symbol)] = UInt32(entries.count)
  }

  /// Changes the value of a symbol that has one.
  mutating func change(_ symbol: Symbol, _ body: (inout Value) -> Void) {
    let place = Int(places[Int(symbol)])
    if place > 0 { body(&entries[place - 1].value) }
  }

  /// The index of the entry of a symbol, or nil.
  func place(_ symbol: Symbol) -> Int? {
    let place = Int(places[Int(symbol)])
    return place == 0 ? nil : place - 1
  }

  /// Changes a value by the index of its entry.
  mutating func change(at place: Int, _ body: (inout Value) -> Void) { body(&entries[place].value) }

  /// Removes all values after the first few.
  mutating func removeAll(after count: Int) {
    while entries.count > count { places[Int(entries.removeLast().symbol)] = 0 }
  }
}
