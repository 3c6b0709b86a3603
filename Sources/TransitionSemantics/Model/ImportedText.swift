public import TransitionSyntax
public import TransitionText

/// The imported ranges of a text: the texts of imported files follow the spec's own text.
public struct ImportedText: Sendable {
  /// The text of one file.
  public struct Part: Sendable {
    /// Its bytes in the whole text.
    public var range: ByteRange
    /// The `import` of the spec that led to it, directly or through other files.
    public var site: ByteRange

    /// Makes a part.
    public init(range: ByteRange, site: ByteRange) {
      self.range = range
      self.site = site
    }
  }

  /// The files, in the order of the text.
  public var parts: [Part]

  /// Makes the description of a text.
  public init(_ parts: [Part] = []) { self.parts = parts }

  /// Whether a node was imported.
  func contains(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    guard let first = parts.first else { return false }
    return tree.range(node).start >= first.range.start
  }

  /// The place in the spec for a range: the range itself; for an imported one the place where it is used, or else its import.
  func place(of range: ByteRange, usedAt useSite: ByteRange?) -> ByteRange {
    guard let first = parts.first, range.start >= first.range.start else { return range }
    if let useSite, useSite.start < first.range.start { return useSite }
    return parts[index(of: range.start)].site
  }

  /// The index of the part that contains a byte behind the spec's own text.
  public func index(of offset: UInt32) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension SyntaxTree {
  /// The transitions of the file itself, in its order.
  public func ownTransitions(_ imports: ImportedText) -> [NodeID] {
    children(root).filter { kind($0) == .transition && !imports.contains($0, self) }
  }
}
