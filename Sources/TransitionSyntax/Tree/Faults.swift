import TransitionText

/// How far a fault of the text reaches: what is wrong within the braces of one transition says nothing of another.
extension SyntaxTree {
  /// Whether something was wrong in a member of the file.
  public func hasFault(in member: NodeID) -> Bool {
    let range = range(member)
    var (low, high) = (0, faults.count)
    while low < high {
      let middle = (low + high) / 2
      if faults[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < faults.count && faults[low] < range.end
  }

  /// Whether something was wrong that may concern all: outside of all transitions, or in one of which it is not known where
  /// it ends.
  public func hasOpenFault() -> Bool {
    if faults.isEmpty { return false }
    var next = 0
    for member in children(root) where kind(member) == .transition {
      let range = range(member)
      if next < faults.count, faults[next] < range.start { return true }
      while next < faults.count, faults[next] < range.end { next += 1 }
      if !isClosed(member) { return true }
    }
    return next < faults.count
  }

  /// Whether what was meant to be in a transition may be missing in it: something was wrong within its braces, it is not
  /// closed, or what closes it may have been meant for a block of it.
  public func mayLackMembers(_ transition: NodeID) -> Bool {
    if faults.isEmpty { return false }
    return hasFault(in: transition) || !isClosed(transition) || hasBraceTooMany(behind: transition)
  }

  /// Whether more is closed between a transition and the next one than is opened there.
  private func hasBraceTooMany(behind transition: NodeID) -> Bool {
    var open = 0
    for token in tokenRange(transition).upperBound..<tokens.count {
      if tokens[token].kind == .openBrace { open += 1 }
      if tokens[token].kind == .closeBrace { open -= 1 }
      if open < 0 { return true }
      if open == 0, tokens[token].kind.word == .transition { return false }
    }
    return false
  }

  /// Whether a member ends with the brace that closes it, and as many are closed in it as are opened.
  private func isClosed(_ member: NodeID) -> Bool {
    let covered = tokenRange(member)
    guard let last = covered.last, tokens[last].kind == .closeBrace else { return false }
    var open = 0
    for token in covered {
      if tokens[token].kind == .openBrace { open += 1 }
      if tokens[token].kind == .closeBrace { open -= 1 }
    }
    return open == 0
  }
}
