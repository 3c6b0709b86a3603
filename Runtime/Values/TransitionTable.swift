/// A table from small integers to values. A dictionary would need more code for each type of value.
struct TransitionTable<Value> {
  private var all: [Value?] = []
  var values: [Value] { all.compactMap { $0 } }

  subscript(number: Int) -> Value? {
    get { number < all.count ? all[number] : nil }
    set {
      while all.count <= number { all.append(nil) }
      all[number] = newValue
    }
  }
}
