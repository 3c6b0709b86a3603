/// One of the visible items of a collection.
struct CollectionItem: Sendable {
  /// The index, from 0.
  var index: Int
  /// The number of items, 1 or more.
  var count: Int

  /// The only item, for views that are no collection.
  static let only = CollectionItem(index: 0, count: 1)

  /// The frame of the item: items are rows of one height, from the top of the collection to its bottom.
  func frame(in collection: Rect) -> Rect {
    let height = collection.height / Double(count)
    return Rect(
      x: collection.x, y: collection.y + Double(index) * height, width: collection.width, height: height)
  }
}

extension Evaluator {
  /// The same transition for one item of every collection: if a track has a `stagger` the items follow each other, with a finger and
  /// without.
  /// - Parameters:
  ///   - item: The index of the item, from 0.
  ///   - count: The number of visible items, 1 or more.
  public func showing(item: Int, among count: Int) -> Evaluator {
    var evaluator = self
    evaluator.item = CollectionItem(index: item, count: count)
    return evaluator
  }
}
