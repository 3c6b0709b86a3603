#if os(Linux)
  import Foundation
  import Testing

  /// Compares each declaration of the headless UIKit with Apple's documentation.
  @Suite struct DeclarationTests {
    private static let here = Task { HeadlessDeclarations(try await SymbolGraph.headless()) }
    private static let record = Task {
      var record = try DeclarationRecord(String(contentsOf: DeclarationRecord.url, encoding: .utf8))
      if ProcessInfo.processInfo.environment["TRANSC_UPDATE_GOLDEN"] == "1" {
        record = record.updated(to: try await here.value)
        try record.text.write(to: DeclarationRecord.url, atomically: true, encoding: .utf8)
      }
      return record
    }
    private static let faults = Task { DeclarationFaults(try await here.value, try await record.value) }

    @Test func everyDeclarationIsRecordedAsItIs() async throws {
      let faults = try await Self.faults.value
      #expect(faults.unrecorded.isEmpty, "\(faults.unrecorded.joined(separator: "\n"))")
    }

    @Test func nothingIsRecordedThatIsNotThere() async throws {
      let faults = try await Self.faults.value
      #expect(faults.stale.isEmpty, "\(faults.stale.joined(separator: "\n"))")
    }

    @Test func whatIsOptionalCanBeLeftOutAndNothingElse() async throws {
      let faults = try await Self.faults.value
      #expect(faults.optionality.isEmpty, "\(faults.optionality.joined(separator: "\n"))")
    }

    @Test func everyDifferenceIsOneAndHasItsReason() async throws {
      let faults = try await Self.faults.value
      #expect(faults.reasons.isEmpty, "\(faults.reasons.joined(separator: "\n"))")
    }

    @Test func everythingHasBeenLookedUp() async throws {
      let record = try await Self.record.value
      for section in record.sections {
        let isApples = section.type.documented != DeclarationRecord.nothing
        let hasPage = section.page.hasPrefix("https://developer.apple.com/documentation/")
        #expect(hasPage == (isApples && !section.name.isEmpty), "\(section.name) is on \(section.page)")
        for entry in [section.type] + section.members {
          #expect(entry.documented != DeclarationRecord.notYet, "\(section.name): \(entry.expected)")
        }
      }
    }

    /// All members of Apple's classes can be overridden, because the classes are written in Objective-C. In the headless UIKit,
    /// members in extensions cannot. The classes of Core Foundation cannot be subclassed in Swift.
    @Test func whatIsAClassCanBeSubclassed() async throws {
      let closed = try await Self.here.value.closed
      #expect(closed == ["CGColor", "CGColorSpace", "CGContext", "CGGradient", "CGMutablePath", "CGPath"])
      let faults = try await Self.faults.value
      #expect(faults.overriding.isEmpty, "\(faults.overriding.joined(separator: "\n"))")
    }

    /// The README states the number of declarations that have not been found.
    @Test func whatWasNotFoundIsCounted() async throws {
      let entries = try await Self.record.value.sections.flatMap { [$0.type] + $0.members }
      let count = entries.filter { $0.documented == DeclarationRecord.notFound }.count
      let readme = try String(
        contentsOf: BuildFolder.support.appendingPathComponent("UIKit/README.md"), encoding: .utf8)
      #expect(readme.replacing("\n", with: " ").contains("Not found: \(count)."))
    }

    @Test func whatIsWrongIsFound() async throws {
      let type = "UIPercentDrivenInteractiveTransition"
      let here = try await Self.here.value.only(type)
      var record = try await Self.record.value
      record.sections.removeAll { $0.name != type }
      let index = try #require(record.sections.indices.first)
      let speed = try #require(
        record.sections[index].members.firstIndex { $0.documented.hasPrefix("var completionSpeed:") })

      func faults(_ change: (inout DeclarationRecord.Section) -> Void) -> DeclarationFaults {
        var changed = record
        change(&changed.sections[index])
        return DeclarationFaults(here, changed)
      }
      let name = "UIPercentDrivenInteractiveTransition: var completionSpeed: CGFloat { get set }"
      #expect(faults { $0.members.remove(at: speed) }.unrecorded == [name])
      #expect(faults { $0.members.append($0.members[speed]) }.stale == [name])
      let other = faults { $0.members[speed].documented = "var completionSpeed: CGFloat { get }" }
      #expect(other.unrecorded == [name])
      #expect(other.stale == [name.replacing("get set", with: "get")])
      let optional = faults { $0.members[speed].documented = "optional var completionSpeed: CGFloat" }
      #expect(optional.optionality == [name])
      let unlike = faults {
        $0.members[speed].here = $0.members[speed].documented
        $0.members[speed].documented = "var completionSpeed: Double { get set }"
      }
      #expect(unlike.reasons == [name.replacing("CGFloat", with: "Double")])
      #expect(faults { $0.members[speed].reason = "none" }.reasons == [name])
      #expect(faults { $0.members[speed].isClosed = true }.overriding == [name])
    }

    @Test func whatIsNewIsWrittenToBeLookedUp() async throws {
      let name = "UIPercentDrivenInteractiveTransition"
      var record = try await Self.record.value
      record.sections.removeAll { $0.name == name }
      let text = try await record.updated(to: Self.here.value).text
      let read = try DeclarationRecord(text)
      #expect(read.text == text)
      let new = try #require(read.sections.first { $0.name == name })
      #expect(!new.members.isEmpty)
      #expect(([new.type] + new.members).allSatisfy { $0.documented == DeclarationRecord.notYet })
    }

    @Test func theRecordIsWrittenAsItIsRead() async throws {
      let text = try String(contentsOf: DeclarationRecord.url, encoding: .utf8)
      #expect(try DeclarationRecord(text).text == text)
    }
  }
#endif
