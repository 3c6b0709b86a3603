import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// The specs of the repository, whose ledgers are proved.
enum VerifiedSpecs {
  static let names: [String] = {
    let folder = Specs.root.appending(path: "Specs")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".transition") && $0 != "motion.transition" }.sorted()
  }()

  static func plan(_ name: String) throws -> Plan {
    let (plan, found) = Compiler.plan(of: try Specs.source(name)) { request in
      do { return .source(try Specs.source(request.path)) } catch { return .failure("\(error)") }
    }
    #expect(found.isEmpty, "\(name): \(found)")
    return try #require(plan)
  }
}
