import TransitionSyntax
import TransitionText

/// The places where the syntax is broken, and the members that are kept as they are because of that.
struct BrokenPlaces {
  private let tree: SyntaxTree
  private let scope: BrokenScope
  /// In ascending order of their starts.
  private let ranges: [ByteRange]

  init(_ ranges: [ByteRange], in tree: SyntaxTree, keeping scope: BrokenScope) {
    self.tree = tree
    self.scope = scope
    self.ranges = ranges.sorted { $0.start < $1.start }
  }

  /// Whether a finding begins in a range, or just after it, where a part is missing.
  func isInside(_ range: ByteRange) -> Bool {
    let first = firstIndex(from: range.start)
    return first < ranges.count && ranges[first].start <= range.end
  }

  /// Whether a finding lies between two members.
  func isBetween(_ left: NodeID, _ right: NodeID) -> Bool {
    let (start, end) = (tree.range(left).end, tree.range(right).start)
    var index = firstIndex(from: start)
    // A part that is missing right after the left member belongs to it.
    while index < ranges.count, ranges[index].start == start, ranges[index].isEmpty { index += 1 }
    return index < ranges.count && ranges[index].start < end
  }

  /// Whether a member is kept: it is the smallest that a finding is in.
  func isKept(_ node: NodeID) -> Bool {
    if tree.hasError(node) || tree.kind(node) == .unexpected { return true }
    let range = tree.range(node)
    guard isInside(range) else { return false }
    guard scope == .member, let block = Block(of: node, in: tree), let first = block.members.first,
      let last = block.members.last
    else { return true }
    let inner = tree.range(first).union(tree.range(last))
    var index = firstIndex(from: range.start)
    while index < ranges.count, ranges[index].start <= range.end {
      if ranges[index].start < inner.start || ranges[index].end > inner.end { return true }
      index += 1
    }
    return false
  }

  /// The first finding that begins at an offset or after it.
  private func firstIndex(from offset: UInt32) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
