/// What a transition has from its file and from another one.
extension RandomApp {
  /// A motion of its own, or one of the file that specs import, of a screen that nothing else moves.
  mutating func addMotion(to draft: inout Draft) {
    draft.file.append("curve own = \(curve())")
    draft.file.append("motion steps(target: view, start begin: time, far: length) {")
    draft.file.append("  let way = far / 2")
    draft.file.append("  animate target.shadow.offset: vector(0, -3pt) -> vector(way, far) own after begin")
    draft.file.append("}")
    draft.members.append("use steps(target: one.card, start: \(whole(0...9))0ms, far: \(whole(1...9))0pt)")
    let isFree = ["x", "scale", "cornerRadius", "dim"].allSatisfy {
      !draft.moves("one.\($0)") && !draft.moves("two.\($0)")
    }
    if !isFree || draft.isPlaced { return }
    draft.file.insert("import \"motion.transition\"", at: 0)
    draft.members.append(
      pick(["use parallax(below: one, above: two)", "use stepBack(of: one, by: 20pt, dim: 0.3)"]))
  }
}
