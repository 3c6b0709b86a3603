import TransitionPlan
import TransitionSyntax

/// What a name means.
enum Entity {
  case subject(Subject)
  /// A `let` whose value is known now.
  case constant(ExpressionID)
  /// A `let` whose value is known only at run time.
  case local(Int)
  /// A rest state of the to screen.
  case state(Int)
  /// A motion.
  case motion(NodeID)
  /// A named curve: an index into the curves of the file.
  case curve(Int)
  /// A `let` or `curve` that has not been looked at yet: they may be in any order.
  case unchecked(NodeID)
  /// A `let` or `curve` whose value is being worked out.
  case checking
  /// A name whose declaration is wrong: it has been reported, its uses are not.
  case broken
}

/// The names that can be used at a place. Screens, shared elements and `let`s are in one flat namespace: what is
/// declared further in is added to what is declared around it, and hides nothing.
struct Scope {
  struct Declaration {
    var entity: Entity
    var name: NodeID
    var isLet: Bool
    var isUsed = false
  }

  private var declarations: SymbolMap<Declaration>
  /// How many names are those of the file, once they are declared.
  private var fileCount = 0
  /// Those of them that a transition was the first to use, since that began.
  private(set) var usedOfFile: [Int] = []
  /// Those of them that the transition declares in another sense again, and what they mean in the file.
  private var obscured: [(symbol: Symbol, entity: Entity)] = []

  init(symbolCount: Int) { declarations = SymbolMap(symbolCount: symbolCount) }

  /// How many names are declared.
  var count: Int { declarations.count }

  /// The names that are declared.
  var symbols: [Symbol] { declarations.entries.map(\.symbol) }

  subscript(symbol: Symbol) -> Declaration? { declarations[symbol] }

  /// Declares a name that is not declared yet.
  mutating func declare(_ symbol: Symbol, _ declaration: Declaration) {
    declarations.add(symbol, declaration)
  }

  /// Says what a declared name means, now that it is known.
  mutating func resolve(_ symbol: Symbol, _ entity: Entity) {
    declarations.change(symbol) { $0.entity = entity }
  }

  /// Notes that a name was used.
  mutating func use(_ symbol: Symbol) {
    guard let place = declarations.place(symbol), !declarations.entries[place].value.isUsed else { return }
    declarations.change(at: place) { $0.isUsed = true }
    if place < fileCount { usedOfFile.append(place) }
  }

  /// Says nothing of the uses of a declared name, of which it is not known which of two declarations they mean.
  mutating func obscure(_ symbol: Symbol) {
    guard let entity = declarations[symbol]?.entity else { return }
    obscured.append((symbol, entity))
    resolve(symbol, .broken)
  }

  /// All names of the file are declared.
  mutating func endFile() {
    fileCount = declarations.count
    obscured = []
  }

  /// Forgets what a transition has declared, and what it has used of the file.
  mutating func forgetTransition() {
    leave(to: fileCount)
    for (symbol, entity) in obscured.reversed() { resolve(symbol, entity) }
    for place in usedOfFile { declarations.change(at: place) { $0.isUsed = false } }
    (obscured, usedOfFile) = ([], [])
  }

  /// Notes that names of the file were used, by their numbers.
  mutating func use(ofFile places: [Int]) {
    for place in places { declarations.change(at: place) { $0.isUsed = true } }
  }

  /// Takes out what was declared when more than a number of names were, to be put back by `restore`.
  mutating func hide(after count: Int) -> [(symbol: Symbol, value: Declaration)] {
    let hidden = Array(declarations.entries[count...])
    declarations.removeAll(after: count)
    return hidden
  }

  /// Puts back what `hide` has taken out.
  mutating func restore(_ hidden: [(symbol: Symbol, value: Declaration)]) {
    for (symbol, declaration) in hidden { declarations.add(symbol, declaration) }
  }

  /// Forgets what was declared when more than a number of names were: a block has ended.
  mutating func leave(to count: Int) { declarations.removeAll(after: count) }

  /// The `let`s that nothing uses among those declared when more than a number of names were, in the order of the text.
  func unused(after count: Int) -> [NodeID] {
    declarations.entries[count...].filter { $0.value.isLet && !$0.value.isUsed }.map(\.value.name)
      .sorted { $0.order < $1.order }
  }
}
