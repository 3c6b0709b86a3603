/// The helpers of items that move one later than the other.
enum ItemHelpers {
  static func function(_ helper: Helper, _ name: String) -> [SwiftItem] {
    switch helper {
    case .items: items(name)
    case .turn: turn(name)
    default: []
    }
  }

  private static func items(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("The items of a collection that are shown now, in their order.")
      "@MainActor"
      SwiftItem.block("private func \(name)(of collection: UICollectionView?) -> [UIView]") {
        "guard let collection else { return [] }"
        "return collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }"
      }
    }
  }

  private static func turn(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "`stagger`: when an item of a rank begins, and how long it takes, so that the last one ends with the group."
      )
      SwiftItem.block(
        "private func \(name)(_ rank: TimeInterval, of last: TimeInterval, each interval: TimeInterval, "
          + "in length: TimeInterval) -> (delay: TimeInterval, duration: TimeInterval)"
      ) {
        "let step: TimeInterval = min(interval, length / (last + 1))"
        "return (rank * step, length - last * step)"
      }
    }
  }
}
