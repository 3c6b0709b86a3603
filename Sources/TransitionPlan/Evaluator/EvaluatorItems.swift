/// One item of a collection, among those that are shown.
struct CollectionItem: Sendable {
  /// Which, from 0.
  var index: Int
  /// How many there are, 1 or more.
  var count: Int

  /// What is no item of a collection.
  static let only = CollectionItem(index: 0, count: 1)

  /// Where it is: items are rows of one height, from the top of the collection to its bottom.
  func frame(in collection: Rect) -> Rect {
    let height = collection.height / Double(count)
    return Rect(
      x: collection.x, y: collection.y + Double(index) * height, width: collection.width, height: height)
  }
}

extension Evaluator {
  /// The same transition for one item of every collection: where a track has a `stagger` the items follow each other, with a
  /// finger and without.
  /// - Parameters:
  ///   - item: Which item, from 0.
  ///   - count: How many are shown, 1 or more.
  public func showing(item: Int, among count: Int) -> Evaluator {
    var evaluator = self
    evaluator.item = CollectionItem(index: item, count: count)
    return evaluator
  }
}
