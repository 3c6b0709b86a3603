import Foundation
import TestSupport
import Testing
import TransitionPlan
import TransitionSyntax

@testable import TransitionLanguageServer

/// The files in `Editors` agree with the language: every word is coloured in every editor, and the snippets are the server's.
@Suite struct EditorFilesTests {
  private static func file(_ path: String) throws -> String {
    try String(contentsOf: Specs.root.appending(path: "Editors/\(path)"), encoding: .utf8)
  }

  @Test(arguments: [
    "vscode/syntaxes/transition.tmLanguage.json", "neovim/syntax/transition.vim", "emacs/transition-mode.el",
  ])
  func wordsAreColoured(path: String) throws {
    let words = Set(try Self.file(path).split { !$0.isLetter && !$0.isNumber }.map(String.init))
    for word in Word.allCases { #expect(words.contains("\(word.spelling)"), "\(path): \(word.spelling)") }
  }

  /// The units. A file type must know them to colour a number with a unit.
  @Test(arguments: [
    "vscode/syntaxes/transition.tmLanguage.json", "neovim/syntax/transition.vim", "emacs/transition-mode.el",
  ])
  func unitsAreColoured(path: String) throws {
    let text = try Self.file(path).replacing("\\", with: "")
    for unit in ["pt", "ms", "s", "rad", "deg", "turn"] { #expect(text.contains(unit), "\(path): \(unit)") }
  }

  @Test func snippetsAreThoseOfTheServer() throws {
    var snippets: [(String, JSON?)] = []
    func add(_ name: String, _ prefix: String, _ body: String, _ description: String) {
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
        JSON.string(String($0))
      }
      snippets.append(
        (name, ["prefix": .string(prefix), "body": .array(lines), "description": .string(description)]))
    }
    for style in TransitionStyle.allCases.map(\.rawValue) {
      add("transition \(style)", "transition \(style)", Snippets.transition(style), "a whole transition")
    }
    for (kind, word) in [
      (NodeKind.shared, Word.shared), (.interactive, .interactive), (.view, .view), (.press, .press),
      (.motion, .motion), (.curve, .curve), (.animate, .animate), (.sample, .sample),
    ] {
      guard let body = Snippets.member(kind, word, in: .transition) else { continue }
      add("\(word.spelling)", "\(word.spelling)", body, "a member of a spec")
    }
    let path = Specs.root.appending(path: "Editors/vscode/snippets/transition.json").path
    try Golden.expect(
      JSON.object(snippets).bytes(indentation: 2) + [UInt8(ascii: "\n")], atPath: path, at: #_sourceLocation)
  }

  /// The JSON files of the extension are valid, and name existing files.
  @Test func manifestNamesFiles() throws {
    let data = Data(try Self.file("vscode/package.json").utf8)
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let contributes = try #require(manifest["contributes"] as? [String: Any])
    for key in ["grammars", "snippets"] {
      for item in try #require(contributes[key] as? [[String: Any]]) {
        let path = try #require(item["path"] as? String)
        let file = Data(try Self.file("vscode/\(path.dropFirst(2))").utf8)
        #expect((try? JSONSerialization.jsonObject(with: file)) != nil, "\(path)")
      }
    }
  }
}
