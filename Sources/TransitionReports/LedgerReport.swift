public import TransitionPlan
import TransitionText
import TransitionVerification

/// The format of a ledger report.
public enum LedgerFormat: String, Hashable, Sendable, CaseIterable {
  /// Columns for people.
  case table
  /// JSON for tools; Documentation/ledger.md describes its fields.
  case json
  /// A picture of the state machine, with the obligations that are taken and given back.
  case svg

  /// The extension of files in this format.
  public var fileExtension: String { self == .table ? "txt" : rawValue }
}

/// Every obligation of a spec: its property, when it is taken, where each way out gives it back, and why that is proved.
public enum LedgerReport {
  /// Makes the report of a plan without errors.
  /// - Returns: UTF-8.
  public static func make(_ plan: Plan, _ format: LedgerFormat) throws(ReportFailure) -> [UInt8] {
    guard !plan.transitions.isEmpty else { throw ReportFailure("the spec has no transition") }
    let ledgers = plan.transitions.map { ProvedLedger($0, plan) }
    switch format {
    case .table: return Array(ledgers.map(\.table).joined(separator: "\n").utf8)
    case .json: return LedgerJSON.make(ledgers)
    case .svg: return LedgerPicture.make(ledgers)
    }
  }
}

/// A transition and the proof of its ledger, in words.
struct ProvedLedger {
  let transition: Transition
  /// The proof, and the transition with only the gestures and states that the proof reports.
  let reported: ReportedLedger
  let sourceName: String

  var proof: LedgerProof { reported.proof }

  init(_ transition: Transition, _ plan: Plan) {
    self.transition = transition
    reported = ReportedLedger(of: transition, plan.expressions)
    sourceName = plan.sourceName
  }

  /// Notes on gestures and states that behave alike and are not all reported; empty when all are.
  var alike: [String] {
    var texts = reported.fingers.filter { $0.count > 1 }.map { finger in
      let interaction = transition.interactions[finger.interaction]
      return
        "\(finger.count) gestures behave the same; only two are shown, the first is \(interaction.title)"
    }
    if reported.transition.states.count < transition.states.count {
      let (count, all) = (reported.transition.states.count, transition.states.count)
      texts.append("\(all) rest states behave the same; \(count) are shown")
    }
    return texts
  }

  /// The change that an obligation makes, in a few words.
  func what(_ obligation: Obligation) -> String {
    switch obligation.kind {
    case .inserted(let subject): "inserted \(transition.name(of: subject))"
    case .invisible(let subject): "invisible \(transition.name(of: subject))"
    case .held(let subject, let property, _): "held \(transition.name(of: subject)).\(property.rawValue)"
    case .standing(let subject, let property, _):
      "standing \(transition.name(of: subject)).\(property.rawValue)"
    case .moved(let subject): "moved \(transition.name(of: subject))"
    case .recognizer(let index):
      "recognizer \(transition.interactions[index].gesture.text)"
    }
  }

  /// The outcome on a way out, as a column shows it.
  static func text(_ outcome: LedgerProof.Outcome) -> String {
    switch outcome {
    case .givenBack(let point): point.rawValue
    case .stays: "stays"
    case .notHeld: "-"
    }
  }

  /// The summary of the proof.
  var summary: String {
    let count = transition.obligations.count
    let machine = "\(proof.machine.states.count) states and \(proof.machine.steps.count) steps"
    let obligations = count == 1 ? "1 obligation" : "\(count) obligations"
    return "\(transition.name): \(obligations), given back once on every path through \(machine)"
  }

  /// The events that lead to each way out.
  private var ways: String {
    let rows = LedgerWays(proof, reported.transition).rows
    func padded(_ cell: String, _ all: [String]) -> String {
      cell + String(repeating: " ", count: (all.map(\.count).max() ?? 0) - cell.count)
    }
    let (exits, runs) = (rows.map(\.exit), rows.map(\.run))
    return rows.map { "  \(padded($0.exit, exits))  \(padded($0.run, runs))  \($0.events)\n" }.joined()
  }

  /// The columns, with the reasons and the events that lead to each way out below them.
  var table: String {
    var rows = [["", "what", "taken"] + LedgerExit.allCases.map(\.rawValue) + ["for"]]
    for entry in proof.entries {
      let obligation = transition.obligations[entry.obligation]
      rows.append(
        ["\(entry.obligation + 1)", what(obligation), obligation.acquire.rawValue]
          + entry.outcomes.map(Self.text)
          + ["\(obligation.reason), \(sourceName):\(obligation.location.line)"])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = summary + "\n" + alike.map { "  \($0)\n" }.joined()
    if proof.entries.isEmpty { return text }
    text += "\n"
    for row in rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      text += "  " + line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }
    text += "\n"
    // Obligations with the same reason share a line.
    var groups: [(numbers: Set<Int>, reason: String)] = []
    for entry in proof.entries {
      if let known = groups.firstIndex(where: { $0.reason == entry.reason }) {
        groups[known].numbers.insert(entry.obligation + 1)
      } else {
        groups.append(([entry.obligation + 1], entry.reason))
      }
    }
    for group in groups { text += "  \(LedgerGraph.text(group.numbers)): \(group.reason)\n" }
    return text + "\n" + ways
  }
}
