/// Specs of many files.
extension Shape {
  static func chain(_ bytes: Int) -> ShapedSpec {
    let count = max(1, bytes / 850)
    var spec = ShapedSpec(
      main: "import \"0.transition\"\n"
        + transition("Menu", "  animate menu.x: container.width -> 0 curve0\n"))
    for index in 0..<count {
      let next = index + 1 < count ? "import \"\(index + 1).transition\"\n" : ""
      spec.files["\(index).transition"] = next + declarations(index)
    }
    return spec
  }

  /// The spec imports each of the files, and each of those imports the same file.
  static func diamond(_ bytes: Int) -> ShapedSpec {
    let count = max(1, bytes / 850)
    var main = ""
    var uses = ""
    var spec = ShapedSpec(main: "")
    spec.files["base.transition"] = "let base = 3pt\n"
    for index in 0..<count {
      main += "import \"\(index).transition\"\n"
      uses += "  animate menu.cell\(index).x: length\(index)_0 -> base curve\(index)\n"
      spec.files["\(index).transition"] = "import \"base.transition\"\n" + declarations(index)
    }
    let cells = (0..<count).map { "cell\($0)" }
    spec.main = main + transition("Menu", uses, cells: cells)
    return spec
  }

  private static func declarations(_ index: Int) -> String {
    let lines = (0..<20).map { "let length\(index)_\($0) = max(\($0)pt, \(index)pt / 3)" }
    return "curve curve\(index) = cubic(0.2, 0, 0, 1)\n" + lines.joined(separator: "\n") + "\n"
  }
}
