#if os(Linux)
  import Foundation
  import Testing
  import TransitionCompiler
  import TransitionText

  /// A page of `Documentation/guides`, with its fenced code blocks.
  struct GuidePage: Sendable, CustomTestStringConvertible {
    /// A fenced code block.
    struct Block: Sendable {
      /// The first word after the fence.
      let language: String
      /// The rest of that line: the path of a spec, or the app of the page to which the Swift belongs. It may be empty.
      let label: String
      let text: String
    }

    /// One app of a page: the Swift of all its blocks with one label.
    struct App: Sendable, CustomTestStringConvertible {
      let page: GuidePage
      let label: String

      var testDescription: String { label.isEmpty ? page.name : "\(page.name): \(label)" }

      /// The Swift in the form that is compiled here, without Objective-C.
      var text: String {
        let blocks = page.blocks.filter { $0.language == "swift" && $0.label == label }
        return HeadlessUIKit.adapted(blocks.map(\.text).joined(separator: "\n"))
      }
    }

    /// The label of Swift that is an excerpt of a generated file.
    static let generatedLabel = "generated"
    static let folder = BuildFolder.package.appendingPathComponent("Documentation/guides")

    /// All pages that there are.
    static let all: [GuidePage] = {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { try? GuidePage(file: $0) }
    }()

    static let apps: [App] = all.flatMap(\.apps)

    let name: String
    let blocks: [Block]

    var testDescription: String { name }

    init(file: String) throws {
      name = String(file.dropLast(3))
      let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      var blocks: [Block] = []
      var head: String?
      var lines: [Substring] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let opened = head, line == "```" {
          let words = opened.split(separator: " ", maxSplits: 1).map(String.init)
          blocks.append(
            Block(
              language: words.first ?? "", label: words.count > 1 ? words[1] : "",
              text: lines.joined(separator: "\n") + "\n"))
          head = nil
        } else if head != nil {
          lines.append(line)
        } else if line.hasPrefix("```") {
          head = String(line.dropFirst(3))
          lines = []
        }
      }
      if head != nil { throw Toolchain.Failure(description: "\(file): a fence is not closed") }
      self.blocks = blocks
    }

    /// The apps of the page, one for each label.
    var apps: [App] {
      var labels: [String] = []
      for block in blocks where block.language == "swift" && block.label != Self.generatedLabel {
        if !labels.contains(block.label) { labels.append(block.label) }
      }
      return labels.map { App(page: self, label: $0) }
    }

    /// The specs of the page, in files with the names that the page gives them.
    var specs: [SourceText] {
      blocks.filter { $0.language == "transition" }.map { block in
        SourceText(name: block.label.split(separator: "/").last.map(String.init) ?? "", text: block.text)
      }
    }

    /// The generated Swift of the specs, in the form that is compiled here.
    func compiled() throws -> [String] { try generated().map(HeadlessUIKit.adapted) }

    /// The generated Swift of the specs.
    func generated() throws -> [String] {
      try specs.map { spec in
        let result = Compiler.compile(spec, CompilationOptions(output: .swift))
        guard let output = result.output, result.diagnostics.isEmpty else {
          throw Toolchain.Failure(description: "\(name), \(spec.name): \(result.diagnostics)")
        }
        return String(decoding: output, as: UTF8.self)
      }
    }
  }
#endif
