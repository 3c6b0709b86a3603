#if os(Linux)
  import Foundation

  /// Apple's documented form of every declaration of the headless UIKit: `Tests/Support/UIKit/Declarations.txt`.
  struct DeclarationRecord {
    struct Entry: Hashable {
      /// The declaration in Apple's documentation, or one of the words below.
      var documented: String
      /// The page with the declaration, if it is not the page of the type but that of a protocol or a superclass.
      var page: String?
      /// The declaration in the headless UIKit, if it differs.
      var here: String?
      /// The reason for the difference.
      var reason: String?
      /// Whether the member cannot be overridden in the headless UIKit.
      var isClosed = false

      /// The expected declaration in the headless UIKit.
      var expected: String { here ?? Signature.member(documented) }
      var isOptional: Bool { documented.hasPrefix("optional ") }
    }

    struct Section {
      let name: String
      var page: String
      var type: Entry
      var members: [Entry] = []
    }

    /// Apple has no such declaration.
    static let nothing = "nothing"
    /// Apple has the declaration, because published code uses it, but its page has not been found.
    static let notFound = "not found"
    /// The mark that an update of the record writes for a new declaration. The tests reject it.
    static let notYet = "not looked up yet"

    static let url = BuildFolder.support.appendingPathComponent("UIKit/Declarations.txt")

    var preface = ""
    var sections: [Section] = []

    init(_ text: String) throws {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        do { try read(line) } catch {
          throw Toolchain.Failure(description: "Declarations.txt:\(index + 1): \(line)")
        }
      }
    }

    private struct Unreadable: Error {}

    private mutating func read(_ line: Substring) throws {
      let value = line.drop { $0 != " " }.dropFirst()
      if line.hasPrefix("## ") {
        let type = Entry(documented: "")
        sections.append(Section(name: value == "(global)" ? "" : String(value), page: "", type: type))
      } else if sections.isEmpty {
        preface += line + "\n"
      } else if line.hasPrefix("    ") {
        let note = line.dropFirst(4)
        let text = String(note.drop { $0 != " " }.dropFirst())
        switch note.prefix(while: { $0 != " " }) {
        case "on": lastEntry.page = text
        case "here": lastEntry.here = text
        case "why": lastEntry.reason = text
        case "closed": lastEntry.isClosed = true
        default: throw Unreadable()
        }
      } else if line.hasPrefix("https://") {
        sections[sections.count - 1].page = String(line)
      } else if !line.isEmpty {
        let isHeader = !sections[sections.count - 1].name.isEmpty && lastSection.type.documented.isEmpty
        if isHeader {
          lastSection.type.documented = String(line)
        } else {
          lastSection.members.append(Entry(documented: String(line)))
        }
      }
    }

    private var lastSection: Section {
      get { sections[sections.count - 1] }
      set { sections[sections.count - 1] = newValue }
    }

    private var lastEntry: Entry {
      get { lastSection.members.last ?? lastSection.type }
      set {
        if lastSection.members.isEmpty {
          lastSection.type = newValue
        } else {
          lastSection.members[lastSection.members.count - 1] = newValue
        }
      }
    }

    var text: String {
      preface.trimmingSuffix { $0 == "\n" } + "\n" + sections.map(\.text).joined()
    }

    /// The record with new declarations added, and without those that no longer exist.
    func updated(to here: HeadlessDeclarations) -> Self {
      var record = self
      let old = Dictionary(uniqueKeysWithValues: sections.map { ($0.name, $0) })
      record.sections = here.types.keys.sorted().compactMap { name in
        guard let type = here.types[name], !(name.isEmpty && type.members.isEmpty) else { return nil }
        var section =
          old[name] ?? Section(name: name, page: "", type: Entry(documented: Self.notYet, here: type.text))
        if !name.isEmpty, section.type.expectedType != type.text {
          section.type = Entry(documented: Self.notYet, here: type.text)
        }
        var rest = type.members
        section.members = section.members.compactMap { entry in
          let expected = entry.expected
          guard let index = rest.firstIndex(where: { $0.text == expected }) else { return nil }
          var entry = entry
          entry.isClosed = rest.remove(at: index).isClosed
          return entry
        }
        section.members += rest.map {
          Entry(documented: Self.notYet, here: $0.text, isClosed: $0.isClosed)
        }
        return section
      }
      return record
    }
  }

  extension DeclarationRecord.Entry {
    /// The expected first line of the type in the headless UIKit.
    var expectedType: String { here ?? documented }

    fileprivate var text: String {
      let notes = [("on", page), ("here", here), ("why", reason)]
      return documented + "\n"
        + notes.map { name, value in value.map { "    \(name) \($0)\n" } ?? "" }.joined()
        + (isClosed ? "    closed\n" : "")
    }
  }

  extension DeclarationRecord.Section {
    fileprivate var text: String {
      let head = "\n## \(name.isEmpty ? "(global)" : name)\n" + (page.isEmpty ? "" : page + "\n")
      return head + (name.isEmpty ? "" : type.text) + members.map(\.text).joined()
    }
  }

  extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
      var text = self[...]
      while let last = text.last, isTrimmed(last) { text.removeLast() }
      return String(text)
    }
  }
#endif
