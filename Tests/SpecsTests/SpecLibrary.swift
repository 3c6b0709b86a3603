import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The specs of `Specs/`, with their imports.
enum SpecLibrary {
  /// Their names without the extension, in order.
  static let names: [String] = {
    let folder = Specs.root.appending(path: "Specs")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".transition") }.map { String($0.dropLast(11)) }.sorted()
  }()

  /// Reads an import beside the spec.
  static let imports: @Sendable (ImportRequest) -> ImportAnswer = { request in
    do { return .source(try Specs.source(request.path)) } catch { return .failure("\(error)") }
  }

  /// The plan of a spec, which must not have any finding.
  static func plan(_ name: String) throws -> Plan {
    let (plan, found) = Compiler.plan(of: try Specs.source(name + ".transition"), imports: imports)
    #expect(found.isEmpty, "\(name): \(found)")
    return try #require(plan)
  }

  /// The evaluator of a spec's only transition, with its sample.
  static func evaluator(_ name: String) throws -> Evaluator { Evaluator(plan: try plan(name)) }

  /// The evaluator in another container.
  static func evaluator(_ name: String, in container: Size) throws -> Evaluator {
    let plan = try plan(name)
    var transition = plan.transitions[0]
    transition.sample.removeAll { $0.subject == .container }
    var changed = plan
    let number = { (value: Double) in
      changed.expressions.add(
        Expression(.number(value), type: .length, range: ByteRange(at: 0)))
    }
    let size = changed.expressions.add(
      Expression(
        .call(.size, [number(container.width), number(container.height)]), type: .size,
        range: ByteRange(at: 0))
    )
    transition.sample.append(
      SampleValue(subject: .container, property: .size, value: size, location: transition.location))
    changed.transitions[0] = transition
    return Evaluator(plan: changed)
  }
}

/// Whether two numbers are the same except for rounding.
func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }
