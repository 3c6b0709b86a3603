/// Writes transitions, one after the other.
struct TransitionText {
  var numbers: RandomNumbers
  /// The lines of the present transition.
  var lines: [String] = []
  /// Whether a track of the present transition hides the tab bar.
  var hidesTabBar = false
  /// The names that the present transition has already.
  private var names: Set<String> = []

  /// One end of the present transition.
  struct Screen {
    var name: String
    var images: [String]
    var scroll: String?
    var hooks: [String]
  }

  init(numbers: RandomNumbers) { self.numbers = numbers }

  /// The text of a transition.
  mutating func transition(number: Int) -> String {
    lines = []
    names = []
    for _ in 0..<numbers.number(in: 0...3) { lines.append("/// " + sentence()) }
    let title =
      Vocabulary.capitalized(numbers.pick(Vocabulary.nouns))
      + Vocabulary.capitalized(numbers.pick(Vocabulary.nouns))
    lines.append("transition \(title)\(number) {")
    add("style navigation", comment: 30)
    blank()
    let from = screen("from", hasScroll: false)
    let to = screen("to", hasScroll: numbers.happens(60))
    blank()
    timing()
    if numbers.happens(70) {
      blank()
      add("order \(to.name) above \(from.name)", comment: 20)
    }
    let shared = sharedElements(from, to)
    blank()
    animations(to, shared)
    calls([from, to])
    if numbers.happens(75) { interaction(to, shared) }
    blank()
    if !shared.isEmpty || numbers.happens(30) { add("fallback     crossfade \(milliseconds())", comment: 40) }
    add("reduceMotion crossfade \(milliseconds())", comment: 20)
    sample(from, shared)
    lines.append("}\n\n")
    return lines.joined(separator: "\n")
  }

  // MARK: Lines

  /// Adds a line, and with the given probability a comment after it.
  mutating func add(_ line: String, comment percent: Int = 0, indent: Int = 2) {
    let text = String(repeating: " ", count: indent) + line
    if !numbers.happens(percent) { return lines.append(text) }
    let gap = String(repeating: " ", count: max(1, 50 - text.count))
    lines.append(text + gap + "// " + sentence())
  }

  mutating func blank() { lines.append("") }

  /// Adds a comment on lines of its own, with the given probability in percent.
  mutating func remark(_ percent: Int, indent: Int = 2) {
    guard numbers.happens(percent) else { return }
    for _ in 0..<numbers.number(in: 1...2) { add("// " + sentence(), indent: indent) }
  }

  mutating func sentence() -> String {
    var words = [Vocabulary.capitalized(numbers.pick(Vocabulary.plain))]
    for _ in 0..<numbers.number(in: 3...10) {
      words.append(numbers.pick(numbers.happens(60) ? Vocabulary.plain : Vocabulary.nouns))
    }
    return words.joined(separator: " ") + "."
  }

  /// A name that the transition does not have yet.
  mutating func name() -> String {
    while true {
      var name = numbers.pick(Vocabulary.nouns) + Vocabulary.capitalized(numbers.pick(Vocabulary.nouns))
      if numbers.happens(20) { name += "\(numbers.number(in: 2...9))" }
      if names.insert(name).inserted { return name }
    }
  }

  mutating func milliseconds() -> String { "\(numbers.number(in: 3...14) * 50)ms" }

  // MARK: Screens

  private mutating func screen(_ keyword: String, hasScroll: Bool) -> Screen {
    remark(15)
    var screen = Screen(name: name(), images: [], scroll: nil, hooks: [])
    for _ in 0..<numbers.number(in: 1...4) { screen.images.append(name()) }
    for _ in 0..<numbers.number(in: 0...3) { screen.hooks.append(name()) }
    let type = numbers.happens(25) ? ": \(Vocabulary.capitalized(screen.name))Controller" : ""
    add("\(keyword) \(screen.name)\(type) {")
    for image in screen.images { add("\(image): image", comment: 35, indent: 4) }
    if hasScroll {
      let scroll = name()
      screen.scroll = scroll
      add("\(scroll): \(numbers.pick(["scroll", "collection"]))", comment: 40, indent: 4)
    }
    if !screen.hooks.isEmpty { add(screen.hooks.joined(separator: ", ") + ": hook", indent: 4) }
    add("}")
    return screen
  }

  // MARK: Timing

  mutating func curve() -> String {
    numbers.pick([
      "easeInOut", "easeOut", "easeIn", "linear", "spring(damping: 0.\(numbers.number(in: 4...9)))",
      "spring(damping: 1)", "cubic(0.2, 0, 0, 1)", "cubic(0.\(numbers.number(in: 1...9)), 0.1, 0.25, 1)",
    ])
  }

  private mutating func timing() {
    remark(25)
    add("forward  \(milliseconds()) \(curve())", comment: 15)
    if numbers.happens(70) { add("backward \(milliseconds()) \(curve())", comment: 10) }
  }
}
