import TransitionDiagnostics
import TransitionText

/// Tokens after a complete member: usually the right words in another order.
extension Parser {
  /// The notes and fix-its for an unexpected token.
  struct Advice {
    var notes: [String]
    var fixIts: [FixIt] = []
  }

  /// The advice on the present token, after a complete member whose node is the last child.
  func adviceOnTrailing() -> Advice? {
    let member = nodes[Int(lastChild.index)]
    if let advice = adviceOnClause(member.kind) { return advice }
    if isTrack(member.kind), kind(at: position - 1) == .closeBrace, isTimingWord(kind) {
      return Advice(notes: [
        "a table has its times and curves in its entries: `animate page.alpha { 0%: 0, 40%: 0.8 easeOut, 100%: 1 }`"
      ])
    }
    switch kind {
    case .number where isTime(position): return adviceOnTime(member.kind)
    case TokenKind(.after):
      guard lastNode(where: { $0 == .pace }) != nil, !isTrack(member.kind) else { return nil }
      return Advice(
        notes: ["a direction begins later with `delay`"],
        fixIts: [FixIt("write `delay`", replacing: tokens.range(position), with: "delay")])
    case .colon:
      return adviceOnLabel()
    case TokenKind(.over) where kind(at: position + 1) == .number && isTime(position + 1):
      guard member.kind == .screen || member.kind == .style || member.kind == .direction else { return nil }
      return Advice(notes: ["a direction has its duration and curve: `forward 300ms easeOut`"])
    case TokenKind(.delay):
      guard isTrack(member.kind), kind(at: position + 1) == .number else { return nil }
      return Advice(
        notes: ["a track begins later with `after`"],
        fixIts: [FixIt("write `after`", replacing: tokens.range(position), with: "after")])
    case TokenKind(.to) where kind(at: position - 1) == .number && kind(at: position + 1) == .number:
      let between = ByteRange(tokens[position - 1].end, tokens[position + 1].start)
      return Advice(
        notes: ["a range is written with two dots: `0%..50%`"],
        fixIts: [FixIt("write `..`", [TextEdit(between, "..")], applicability: .safe)])
    case .comma
    where kind(at: position - 1) == .number && kind(at: position + 1) == .number
      && tokens[position - 1].end == tokens[position].start
      && tokens[position].end == tokens[position + 1].start:
      let whole = tokens.range(position - 1).union(tokens.range(position + 1))
      let number = source.text(tokens.range(position - 1)) + "." + source.text(tokens.range(position + 1))
      return Advice(
        notes: ["a decimal number has a point"],
        fixIts: [FixIt("write `\(number)`", replacing: whole, with: number)])
    case .question where member.kind == .screen && kind(at: position - 1) == .closeBrace:
      let name = tokens.range(Int(member.start) + 1)
      return Advice(
        notes: ["a screen that may be missing has the `?` after its name: `\(source.text(name))? { … }`"],
        fixIts: [
          FixIt(
            "move it there", [TextEdit(ByteRange(at: name.end), "?"), TextEdit(tokens.range(position), "")],
            applicability: .needsReview)
        ])
    case .comma
    where member.kind == .catches
      && (kind(at: position + 1).isName || kind(at: position + 1) == TokenKind(.settle)):
      let between = ByteRange(tokens[position - 1].end, tokens[position + 1].start)
      return Advice(
        notes: ["each motion has a `catches` of its own"],
        fixIts: [FixIt("write one for each", replacing: between, with: "; catches ")])
    case .comma where member.kind == .call && isMoment(kind(at: position + 1)):
      return adviceOnMoments(member)
    case .comma where isTrack(member.kind) && kind(at: position + 1).isName:
      return Advice(notes: ["each property needs its own track on its own line: `animate`"])
    case .arrow:
      return Advice(notes: [
        member.kind == .content
          ? "a content mode cannot be animated, only the `frame` can"
          : "only a track has two values, one for each screen: `animate`"
      ])
    case TokenKind(.forward), TokenKind(.backward):
      guard member.kind == .call else { return nil }
      let direction = "\(source.text(tokens.range(position)))"
      let moment = source.text(tokens.range(position - 1))
      return Advice(
        notes: ["the direction comes before the moment: `at \(direction) \(moment)`"],
        fixIts: [move(tokens.range(position), to: tokens[position - 1].start, title: "move it there")])
    default:
      if let note = noteOnTrailing() { return Advice(notes: [note]) }
      return kind.isName ? adviceOnCurve(member.kind) : nil
    }
  }

  /// `animate list.dim: 0 -> 1 ovr 0%..50%`: a misspelt word of a clause, found at the word or, where that was read as
  /// a curve, at the number.
  private func adviceOnClause(_ member: NodeKind) -> Advice? {
    let token = kind == .number ? position - 1 : position
    guard kind(at: token) == .name, kind(at: token + 1) == .number else { return nil }
    let words = isTrack(member) ? ["over", "after", "stagger"] : member == .direction ? ["delay"] : []
    let name = tokens.range(token)
    guard let word = EditDistance.nearest(to: source.text(name), among: words) else { return nil }
    return Advice(
      notes: ["did you mean `\(word)`?"],
      fixIts: [FixIt("change to `\(word)`", replacing: name, with: word)])
  }

  /// `forward duration: 0.3s`, at the colon.
  private func adviceOnLabel() -> Advice? {
    guard lastNode(where: { $0 == .pace }) != nil, kind(at: position - 1) == .name,
      ["duration", "time", "curve", "easing", "timing"].contains(source.text(tokens.range(position - 1))),
      kind(at: position + 1) == .number || kind(at: position + 1).isName
    else { return nil }
    let label = ByteRange(tokens[position - 1].start, tokens[position + 1].start)
    return Advice(
      notes: ["a duration and a curve have no names: `300ms easeOut`"],
      fixIts: [FixIt("remove the name", replacing: label, with: "")])
  }

  /// `call list.done at finish, cancel`, at the comma.
  private func adviceOnMoments(_ member: SyntaxTree.Node) -> Advice? {
    guard let at = (Int(member.start)..<position).last(where: { kind(at: $0) == TokenKind(.at) }) else {
      return nil
    }
    let call = source.text(tokens.range(Int(member.start)).union(tokens.range(at)))
    let moment = source.text(tokens.range(position + 1))
    let between = ByteRange(tokens[position - 1].end, tokens[position + 1].start)
    return Advice(
      notes: ["each moment has a `call` of its own: `\(call) \(moment)`"],
      fixIts: [FixIt("write a call for each", replacing: between, with: "; \(call) ")])
  }

  /// Whether a word begins a clause of a track's timing.
  private func isTimingWord(_ kind: TokenKind) -> Bool {
    let words: [Word] = [.over, .at, .after, .stagger, .along, .backward]
    return words.contains { kind == TokenKind($0) }
  }

  private func isTrack(_ kind: NodeKind) -> Bool {
    kind == .animate || kind == .sharedTrack || kind == .crossfade
  }

  /// Whether a token is a number of seconds or milliseconds.
  private func isTime(_ token: Int) -> Bool {
    kind(at: token) == .number && source.text(tokens.range(token)).last == "s"
      && !source.text(tokens.range(token)).hasSuffix("/s")
  }

  /// The advice on a time after a curve, or after a track.
  private func adviceOnTime(_ member: NodeKind) -> Advice? {
    if isTrack(member) {
      return Advice(notes: [
        "a track lasts as long as its direction, `forward 300ms`; for a part of it, write `over 0%..50%`"
      ])
    }
    if let advice = adviceOnNamedTime() ?? adviceOnEarlyDelay() { return advice }
    guard let pace = lastNode(where: { $0 == .pace }), Int(pace.end) == position,
      let duration = pace.firstChild == .none ? nil : nodes[Int(pace.firstChild.index)],
      duration.nextSibling == .none, duration.kind == .path || duration.kind == .apply,
      !["over", "after", "in", "for", "delay"].contains(source.text(tokens.range(position - 1)))
    else { return nil }
    let time = source.text(tokens.range(position))
    let curve = source.text(tokens.range(Int(duration.start)).union(tokens.range(Int(duration.end) - 1)))
    if member == .settle, duration.kind == .path, !curve.hasPrefix("ease"), curve != "linear" {
      return Advice(notes: [
        "after `settle` come `finish`, `cancel` or `nearest(…)`, or the duration, and then the curve: `\(time) \(curve)`"
      ])
    }
    return Advice(
      notes: ["the duration comes before the curve: `\(time) \(curve)`"],
      fixIts: [move(tokens.range(position), to: tokens[Int(duration.start)].start, title: "move it there")])
  }

  /// `forward duration 300ms`, at the time.
  private func adviceOnNamedTime() -> Advice? {
    let name = tokens.range(position - 1)
    guard ["duration", "time"].contains(source.text(name)) else { return nil }
    return Advice(
      notes: ["duration and curve are written without names: `300ms easeOut`"],
      fixIts: [
        FixIt("remove the name", replacing: ByteRange(name.start, tokens[position].start), with: "")
      ])
  }

  /// `forward delay 50ms 300ms easeOut`, at the first time.
  private func adviceOnEarlyDelay() -> Advice? {
    guard kind(at: position - 1) == TokenKind(.delay) else { return nil }
    var end = position + 1
    while !endsLine(end), kind(at: end) != .openBrace { end += 1 }
    let notes = ["`delay` comes after the duration and the curve: `forward 300ms easeOut delay 50ms`"]
    guard end > position + 1 else { return Advice(notes: notes) }
    let delay = tokens.range(position - 1).union(tokens.range(position))
    let move = [
      TextEdit(ByteRange(delay.start, tokens[position + 1].start), ""),
      TextEdit(ByteRange(at: tokens[end - 1].end), " " + source.text(delay)),
    ]
    return Advice(notes: notes, fixIts: [FixIt("move it there", move, applicability: .needsReview)])
  }

  /// The advice on a curve after a window or a delay.
  private func adviceOnCurve(_ member: NodeKind) -> Advice? {
    let end = endOfApplication(position)
    guard endsLine(end) || kind(at: end) == .openBrace || kind(at: end).isName else { return nil }
    let curve = tokens.range(position).union(tokens.range(end - 1))
    let place: Int
    if let delay = lastNode(where: { $0 == .delay }), Int(delay.end) == position,
      let pace = lastNode(where: { $0 == .pace })
    {
      let last = pace.firstChild == .none ? .none : nodes[Int(pace.firstChild.index)].nextSibling
      guard last == .none else { return nil }
      place = Int(delay.start)
    } else if let timing = lastNode(where: { $0 == .timing }), Int(timing.end) == position,
      timing.firstChild != .none, nodes[Int(timing.firstChild.index)].role != .curve
    {
      place = Int(timing.start)
    } else {
      return nil
    }
    let word = source.text(tokens.range(place))
    let clause = lastNode { $0 == .at || $0 == .stagger }.map { (kind: $0.kind, end: Int($0.end)) }
    if let clause, clause.end == position, clause.kind == .at {
      return Advice(
        notes: ["a step has no curve"], fixIts: [FixIt("remove it", replacing: curve, with: "")])
    }
    let item = source.text(curve)
    if let clause, clause.end == position, ["first", "last", "center"].contains(item) {
      return Advice(
        notes: ["the item at which a `stagger` begins comes after `from`"],
        fixIts: [FixIt("write `from \(item)`", replacing: curve, with: "from \(item)")])
    }
    return Advice(
      notes: ["the curve comes before `\(word)`"],
      fixIts: [move(curve, to: tokens[place].start, title: "move it there")])
  }

  /// An example of a member, if there is one.
  func example(of member: NodeKind) -> Advice? {
    member.example.map { Advice(notes: ["for example: `\($0)`"]) }
  }

  /// An example of the member around the present place, unless something is missing inside a value.
  func exampleForMissing(_ what: String) -> Advice? {
    guard position > 0, what.hasPrefix("`)") == false, what.hasPrefix("`}") == false else { return nil }
    switch kind(at: position - 1) {
    case .number, .string, .color, .closeParenthesis, .colon: break
    case let before where before.isName: break
    default: return nil
    }
    return nodes.last { $0.kind.example != nil }.flatMap { example(of: $0.kind) }
  }

  /// The last node of a kind in the member whose node is the last child.
  private func lastNode(where matches: (NodeKind) -> Bool) -> SyntaxTree.Node? {
    nodes[Int(lastChild.index)...].last { matches($0.kind) }
  }

  /// The token after a name and its arguments.
  private func endOfApplication(_ name: Int) -> Int {
    guard kind(at: name + 1) == .openParenthesis else { return name + 1 }
    var end = name + 2
    var depth = 1
    while depth > 0, !endsLine(end), kind(at: end) != .openBrace {
      if kind(at: end) == .openParenthesis { depth += 1 }
      if kind(at: end) == .closeParenthesis { depth -= 1 }
      end += 1
    }
    return end
  }

  private func endsLine(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .newline, .endOfFile, .closeBrace: true
    default: false
    }
  }

  /// Moves some bytes, and the space before them, to a place before them.
  private func move(_ range: ByteRange, to place: UInt32, title: String) -> FixIt {
    let before = tokens[position - 1].end
    return FixIt(
      title,
      [
        TextEdit(ByteRange(at: place), source.text(range) + " "),
        TextEdit(ByteRange(before, range.end), ""),
      ], applicability: .needsReview)
  }
}
