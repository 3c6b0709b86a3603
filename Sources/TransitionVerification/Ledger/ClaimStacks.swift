/// Lists of claims in the order in which they were taken. Each list is stored once, as its last claim and the list before it, so a
/// list is a number, and two lists are equal if their numbers are.
struct ClaimStacks {
  private struct Stack {
    var claim: Int32
    var below: Int32
    /// The lists with one more claim, linked by `next`.
    var above: Int32 = 0
    var next: Int32 = 0
  }

  /// The list without claims is number 0.
  static let empty: Int32 = 0

  private var stacks = [Stack(claim: -1, below: 0)]

  /// The last claim of a list; nil if there is none.
  func top(_ stack: Int32) -> Int? { stack == Self.empty ? nil : Int(stacks[Int(stack)].claim) }

  /// The claims of a list, the last first.
  func claims(_ stack: Int32) -> some Sequence<Int> {
    sequence(state: stack) { stack in
      guard stack != Self.empty else { return nil }
      defer { stack = stacks[Int(stack)].below }
      return Int(stacks[Int(stack)].claim)
    }
  }

  func contains(_ stack: Int32, _ claim: Int) -> Bool {
    var stack = stack
    while stack != Self.empty {
      if stacks[Int(stack)].claim == Int32(claim) { return true }
      stack = stacks[Int(stack)].below
    }
    return false
  }

  /// The list with one more claim.
  mutating func pushing(_ claim: Int, on stack: Int32) -> Int32 {
    var above = stacks[Int(stack)].above
    while above != Self.empty {
      if stacks[Int(above)].claim == Int32(claim) { return above }
      above = stacks[Int(above)].next
    }
    let new = Int32(stacks.count)
    stacks.append(Stack(claim: Int32(claim), below: stack, next: stacks[Int(stack)].above))
    stacks[Int(stack)].above = new
    return new
  }

  /// The list without one of its claims.
  mutating func removing(_ claim: Int, from stack: Int32) -> Int32 {
    var rest = stack
    var later: [Int] = []
    while let top = top(rest), top != claim {
      later.append(top)
      rest = stacks[Int(rest)].below
    }
    rest = stacks[Int(rest)].below
    for claim in later.reversed() { rest = pushing(claim, on: rest) }
    return rest
  }
}
