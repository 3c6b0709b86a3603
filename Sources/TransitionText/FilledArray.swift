extension Array {
  /// Makes an array of equal elements.
  ///
  /// For small arrays that are made often: `Array(repeating:count:)` is not specialized, so each call asks the runtime for the type of
  /// the array's storage, which takes some 500 instructions.
  @inlinable
  package init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }
}
