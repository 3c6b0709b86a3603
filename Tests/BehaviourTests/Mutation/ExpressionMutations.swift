/// Mutates single operators, names and numbers.
extension MutantMaker {
  private static let comparisons: [String: [String]] = [
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "<": ["<=", ">"], ">": [">=", "<"],
    "<=": ["<", ">"], ">=": [">", "<"],
  ]
  /// Words of the runtime that compare, as `==` does (TransitionWords.swift).
  private static let comparingWords: Set<String> = ["is", "isNil", "isZero"]
  private static let arithmetic: [String: String] = [
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=",
  ]
  private static let axes: [String: String] = [
    "midX": "minX", "midY": "minY", "minX": "maxX", "minY": "maxY", "width": "height", "height": "width",
    "x": "y", "y": "x", "dx": "dy", "dy": "dx", "left": "right", "right": "left", "top": "bottom",
  ]
  private static let curves: [String: String] = [
    "easeInOut": "linear", "easeOut": "easeInOut", "easeIn": "easeInOut", "linear": "easeInOut",
  ]
  private static let constants: [String: String] = [
    "true": "false", "false": "true", "black": "red", "white": "red", "dark": "light", "light": "dark",
    "scaleAspectFill": "scaleToFill", "scaleAspectFit": "scaleAspectFill",
  ]

  /// Names that select one of two screens, spaces or places in a stack, with the other one.
  private static let others: [String: (kind: MutationOperator, text: String)] = [
    "to": (.screen, "from"), "from": (.screen, "to"), "entering": (.screen, "leaving"),
    "leaving": (.screen, "entering"), "presentedViewController": (.screen, "presentingViewController"),
    "presentingViewController": (.screen, "presentedViewController"),
    "presentedView": (.screen, "containerView"), "start": (.screen, "end"), "end": (.screen, "start"),
    "bounds": (.space, "frame"), "frame": (.space, "bounds"), "superview": (.space, "window"),
    "containerView": (.space, "superview"), "center": (.space, "frame.origin"),
    "first": (.index, "last"), "last": (.index, "first"), "prefix": (.index, "suffix"),
    "suffix": (.index, "prefix"), "dropFirst": (.index, "dropLast"), "dropLast": (.index, "dropFirst"),
    "firstIndex": (.index, "lastIndex"), "lastIndex": (.index, "firstIndex"),
  ]

  mutating func alterExpressions(in range: Range<Int>) {
    for index in range {
      let token = outline.tokens[index]
      switch token.kind {
      case .symbol: alterSymbol(token, at: index, in: range)
      case .word: alterWord(token, at: index, in: range)
      case .number:
        alterNumber(token, at: index)
        moveThreshold(at: index, in: range)
      case .string: break
      }
    }
  }

  private mutating func alterSymbol(_ token: SwiftToken, at index: Int, in range: Range<Int>) {
    let one = index..<index + 1
    let isPrefix = token.text == "-" && !token.hasSpaceAfter
    if isPrefix { add(.sign, [(one, "")]) }
    guard token.isInfix else { return }
    if let others = Self.comparisons[token.text] {
      // A condition that is also fixed to true and to false is not negated as well.
      let isFixed = conditions.contains { $0.contains(index) && outline.first(["&&", "||"], in: $0) == nil }
      for other in isFixed ? others.dropLast() : others[...] { add(.comparison, [(one, other)]) }
    } else if let other = Self.arithmetic[token.text] {
      add(.sign, [(one, other)])
    } else if token.text == "&&" || token.text == "||" {
      add(.logic, [(one, token.text == "&&" ? "||" : "&&")])
    } else if token.text == "?" || token.text == "??" {
      let left = operand(before: index, in: range)
      guard left.lowerBound < index else { return }
      if token.text == "??" {
        add(.fallback, [(left.lowerBound..<index + 1, "")], "\(outline.source(left)) ?? → nothing")
      } else {
        conditions.append(left)
        for value in ["true", "false"] {
          add(.choice, [(left, value)], "\(line(from: left.lowerBound, in: range)) → \(value)")
        }
      }
    }
  }

  /// The operand to the left of `?`, `??` or a point.
  private func operand(before index: Int, in range: Range<Int>) -> Range<Int> {
    let isChoice = outline.tokens[index].text == "?"
    var start = index
    while start > range.lowerBound {
      let token = outline.tokens[start - 1]
      if [")", "]", "}"].contains(token.text), let mate = outline.mates[start - 1] {
        start = mate
        continue
      }
      if ["=", "(", "[", "{", ",", "return", "in", ":", "->"].contains(token.text) { break }
      if ["if", "guard", "while", "where"].contains(token.text) { break }
      if token.text == "?", token.isInfix { break }
      if !isChoice, token.isInfix { break }
      start -= 1
    }
    return start..<index
  }

  private func line(from start: Int, in range: Range<Int>) -> String {
    var end = start + 1
    while end < range.upperBound, !outline.tokens[end].startsLine { end += 1 }
    return outline.source(start..<end)
  }

  private mutating func alterWord(_ token: SwiftToken, at index: Int, in range: Range<Int>) {
    let one = index..<index + 1
    let isMember = index > range.lowerBound && outline.tokens[index - 1].text == "."
    let isCall = index + 1 < range.upperBound && outline.tokens[index + 1].text == "("
    let isLabel = index + 1 < range.upperBound && outline.tokens[index + 1].text == ":"
    let isSide = isMember && outline.tokens[index - 1].hasSpaceBefore || isMember && isImplicit(index - 1)
    if isMember, Self.comparingWords.contains(token.text), isCall || token.text != "is" {
      negate(at: index, in: range)
    }
    if isMember, !isLabel {
      if let other = Self.axes[token.text], !isImplicit(index - 1) { add(.geometry, [(one, other)]) }
      if let other = Self.curves[token.text] { add(.curve, [(one, other)]) }
    }
    if isMember, !isLabel, !isImplicit(index - 1), let other = Self.others[token.text] {
      add(other.kind, [(one, other.text)])
    }
    if token.text == "weak" { holdStrongly(at: index, in: range) }
    if let other = Self.constants[token.text] { add(.constant, [(one, other)]) }
    if isCall, token.text == "min" || token.text == "max" {
      add(.geometry, [(one, token.text == "min" ? "max" : "min")])
    }
    if isSide, !isCall { alterSide(token, at: one) }
    if isCall, isMember, token.text == "convert" { alterConversion(at: index, in: range) }
    if isCall, ["translation", "velocity", "setTranslation"].contains(token.text) { alterSpace(at: index) }
    if isLabel, token.text == "belowSubview" || token.text == "aboveSubview" {
      add(.level, [(one, token.text == "belowSubview" ? "aboveSubview" : "belowSubview")])
    }
    if isCall, token.text == "addSubview", let close = outline.mates[index + 1] {
      let view = outline.source(index + 2..<close)
      add(.level, [(index..<close + 1, "insertSubview(\(view), at: 0)")])
    }
    if isLabel, token.text == "initialVelocity" { add(.curve, [(index + 2..<index + 3, "CGVector.zero")]) }
  }

  /// Negates a test such as `kind.is(.size)`, or removes its negation.
  private mutating func negate(at index: Int, in range: Range<Int>) {
    // A condition that is also fixed to true and to false is not negated as well.
    let fixed = conditions.first { $0.contains(index) && outline.first(["&&", "||"], in: $0) == nil }
    guard fixed == nil else { return }
    let left = operand(before: index - 1, in: range)
    guard left.lowerBound < index - 1 else { return }
    let text = outline.source(left)
    let test = "\(text).\(outline.tokens[index].text)"
    if text.hasPrefix("!") {
      add(.comparison, [(left.lowerBound..<left.lowerBound + 1, "")], "\(test) → not negated")
    } else {
      add(.comparison, [(left.lowerBound..<left.lowerBound, "!")], "\(test) → negated")
    }
  }

  /// Lets a closure with a weak capture such as `[weak self]` also capture strongly.
  private mutating func holdStrongly(at index: Int, in range: Range<Int>) {
    guard index > range.lowerBound, index + 2 < range.upperBound,
      ["[", ","].contains(outline.tokens[index - 1].text),
      [",", "]"].contains(outline.tokens[index + 2].text),
      let close = (index..<range.upperBound).first(where: { outline.tokens[$0].text == "]" }),
      let word = (close..<range.upperBound).first(where: { outline.tokens[$0].text == "in" }),
      word + 1 < range.upperBound
    else { return }
    let name = outline.tokens[index + 1].text
    // Only one of them compiles, depending on whether the closure has a value.
    for result in ["", "return "] {
      add(
        .strength,
        [
          (index + 1..<index + 2, "\(name), held = \(name)"),
          (word + 1..<word + 1, "_ = held\n\(result)"),
        ],
        "weak \(name) → strong")
    }
  }

  /// Halves and doubles a number in a comparison.
  private mutating func moveThreshold(at index: Int, in range: Range<Int>) {
    let neighbours = [index - 1, index + 1].filter(range.contains)
    guard neighbours.contains(where: { Self.comparisons[outline.tokens[$0].text] != nil }) else { return }
    let text = outline.tokens[index].text
    for other in text == "0" ? ["0.1", "-0.1"] : ["(\(text) / 2)", "(\(text) * 2)"] {
      add(.threshold, [(index..<index + 1, other)])
    }
  }

  /// Whether a point begins an implicit member expression such as `.viewer`.
  private func isImplicit(_ point: Int) -> Bool {
    outline.tokens[point].hasSpaceBefore || ["(", "["].contains(outline.tokens[point - 1].text)
  }

  /// Replaces a name such as `.from` by the opposite side, key or state.
  private mutating func alterSide(_ token: SwiftToken, at one: Range<Int>) {
    let pairs: [String: String] = [
      "to": "from", "from": "to", "push": "pop", "pop": "push", "began": "possible", "ended": "possible",
      "changed": "possible", "cancelled": "possible", "failed": "possible", "leftToRight": "rightToLeft",
      "rightToLeft": "leftToRight", "forward": "backward", "backward": "forward", "finish": "cancel",
      "active": "inactive", "end": "start", "current": "end",
    ]
    if let other = pairs[token.text] { add(.constant, [(one, other)]) }
  }

  /// Changes a conversion of coordinates: removes it, uses those of the window, or reverses it.
  private mutating func alterConversion(at index: Int, in range: Range<Int>) {
    guard let close = outline.mates[index + 1],
      let comma = outline.first([","], in: index + 2..<close)
    else { return }
    let (call, value) = (outline.source(index..<close + 1), outline.source(index + 2..<comma))
    let target = comma + 3..<close
    let word = outline.tokens[comma + 1].text
    let receiver = operand(before: index - 1, in: range)
    add(.conversion, [(receiver.lowerBound..<close + 1, value)], "\(call) → \(value)")
    add(.conversion, [(comma + 1..<comma + 2, word == "to" ? "from" : "to")], "\(call) the other way round")
    add(.conversion, [(target, "nil as UIView?")], "\(call) → in the window")
  }

  /// Measures a finger in the window's coordinates.
  private mutating func alterSpace(at index: Int) {
    guard let close = outline.mates[index + 1],
      let label = (index + 2..<close).last(where: { outline.tokens[$0].text == "in" }),
      !outline.source(index + 2..<label).contains(".zero")
    else { return }
    let call = outline.source(index..<close + 1)
    add(.conversion, [(label + 2..<close, "nil as UIView?")], "\(call) → in the window")
  }

  /// Swaps 0 and 1. Increases any other number: by a tenth if it has a decimal point, and otherwise by one.
  private mutating func alterNumber(_ token: SwiftToken, at index: Int) {
    let one = index..<index + 1
    switch token.text {
    case "0": add(.constant, [(one, "1")])
    case "1": add(.constant, [(one, "0")])
    default:
      add(.constant, [(one, token.text.contains(".") ? "(\(token.text) * 1.1)" : "(\(token.text) + 1)")])
    }
  }
}
