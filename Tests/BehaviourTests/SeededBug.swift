#if os(Linux)
  import Testing

  /// A bug that is put into the runtime or into a generated file. Seeds or first drafts have really had it.
  struct SeededBug: Sendable, CustomTestStringConvertible {
    /// The spec with the scenario that must find it.
    let spec: String
    /// The file of the runtime that has the bug, or the spec of the generated file.
    let file: String
    let name: String
    let original: String
    let replacement: String

    /// A bug of the runtime.
    init(
      _ file: String, _ name: String, _ original: String, _ replacement: String = "", foundBy spec: String
    ) {
      self.spec = spec
      self.file = file
      self.name = name
      self.original = original
      self.replacement = replacement
    }

    /// A bug in a generated file.
    init(in spec: String, _ name: String, _ original: String, _ replacement: String = "") {
      self.init(spec, name, original, replacement, foundBy: spec)
    }

    var testDescription: String { "\(file): \(name)" }

    /// The names of the scenarios that must find the bug.
    var apps: Set<String> {
      Set(FixtureApp.all.filter { $0.file == spec }.map(\.name) + [spec])
    }

    static let all = ofRuns + ofFingers + ofObjects + ofHosts + ofThinFiles

    /// The bug at each place where the text has the original. It is nil if there is no such place, or if one is not between the
    /// braces of a declaration.
    func mutant(in outline: SwiftOutline) -> Mutant? {
      let utf8 = outline.text.utf8
      var edits: [Mutant.Edit] = []
      for range in outline.text.ranges(of: original) {
        let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
        guard let edit = edit(at: start, in: outline) else { return nil }
        edits.append(edit)
      }
      return edits.isEmpty ? nil : Mutant(operator: .seeded, edits: edits, name: name)
    }

    /// The actual replacement at an offset. It leaves out the parts that the original and the replacement have in common, and the
    /// blanks and comments around a body.
    private func edit(at start: Int, in outline: SwiftOutline) -> Mutant.Edit? {
      let (old, new) = (Array(original.utf8), Array(replacement.utf8))
      let leading = zip(old, new).prefix { $0 == $1 }.count
      let trailing = zip(old.dropFirst(leading).reversed(), new.dropFirst(leading).reversed())
        .prefix { $0 == $1 }.count
      let range = start + leading..<start + old.count - trailing
      let text = String(decoding: new.dropFirst(leading).dropLast(trailing), as: UTF8.self)
      for (index, body) in outline.bodies.enumerated() {
        let tokens = outline.tokens[body.range]
        let braces = (outline.tokens[body.range.lowerBound - 1], outline.tokens[body.range.upperBound])
        guard let first = tokens.first, let last = tokens.last,
          braces.0.range.upperBound <= range.lowerBound, range.upperBound <= braces.1.range.lowerBound
        else { continue }
        let whole = first.range.lowerBound..<last.range.upperBound
        return Mutant.Edit(body: index, range: range.clamped(to: whole), text: text)
      }
      return nil
    }
  }
#endif
