extension String {
  /// The name with its indefinite article, as it is read aloud.
  var withArticle: String { (soundsLikeVowel ? "an " : "a ") + self }

  private var soundsLikeVowel: Bool {
    let word = lowercased()
    if word.count == 1 { return "aefhilmnorsx".contains(word) }  // spelled
    if ["hour", "heir", "honest"].contains(where: word.hasPrefix) { return true }
    let glides = ["eu", "once", "one", "unif", "unio", "uniq", "unit", "univ", "url", "usa", "use", "usu"]
    return "aeiou".contains(word.prefix(1)) && !glides.contains(where: word.hasPrefix)
  }
}
