#if os(Linux)
  /// The differences between the headless UIKit and the record of Apple's declarations.
  struct DeclarationFaults {
    /// Declarations of the headless UIKit that are not recorded, or that are recorded differently.
    private(set) var unrecorded: [String] = []
    /// Recorded declarations that the headless UIKit does not have, or has differently.
    private(set) var stale: [String] = []
    /// Requirements that are optional on one side only.
    private(set) var optionality: [String] = []
    /// Members that can be overridden but are recorded as if they could not, or the other way round.
    private(set) var overriding: [String] = []
    /// Differences without a reason, reasons without a difference.
    private(set) var reasons: [String] = []

    init(_ here: HeadlessDeclarations, _ record: DeclarationRecord) {
      let sections = Dictionary(record.sections.map { ($0.name, $0) }) { first, _ in first }
      if sections.count != record.sections.count { stale.append("a type is recorded twice") }
      for (name, type) in here.types.sorted(by: { $0.key < $1.key }) {
        if name.isEmpty && type.members.isEmpty { continue }
        guard let section = sections[name] else {
          unrecorded.append("\(type.text): no part of the record")
          continue
        }
        if !name.isEmpty, section.type.expectedType != type.text {
          unrecorded.append("\(type.text)\n    recorded: \(section.type.expectedType)")
        }
        compare(name, type.members, section.members)
        for entry in [section.type] + section.members { check(name, entry) }
      }
      for section in record.sections where here.types[section.name] == nil { stale.append(section.name) }
    }

    private mutating func compare(
      _ name: String, _ members: [HeadlessDeclarations.Member], _ entries: [DeclarationRecord.Entry]
    ) {
      // The expected forms are computed once: that takes several regular expressions.
      var rest = entries.map { (expected: $0.expected, entry: $0) }
      for member in members {
        guard let index = rest.firstIndex(where: { $0.expected == member.text }) else {
          unrecorded.append("\(name): \(member.text)")
          continue
        }
        let entry = rest.remove(at: index).entry
        if entry.isClosed != member.isClosed { overriding.append("\(name): \(member.text)") }
        if entry.isOptional != member.hasDefault { optionality.append("\(name): \(member.text)") }
      }
      stale += rest.map { "\(name): \($0.expected)" }
    }

    private mutating func check(_ name: String, _ entry: DeclarationRecord.Entry) {
      let isDifferent = entry.here.map { $0 != Signature.member(entry.documented) && $0 != entry.documented }
      let isUnseen = [DeclarationRecord.notFound, DeclarationRecord.notYet].contains(entry.documented)
      let hasReason = !(entry.reason ?? "").isEmpty
      if isDifferent == false || (hasReason != (isDifferent == true) && !isUnseen) {
        reasons.append("\(name): \(entry.documented)")
      }
    }
  }
#endif
