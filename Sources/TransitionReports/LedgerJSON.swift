import TransitionPlan
import TransitionText
import TransitionVerification

/// The ledger report for tools.
enum LedgerJSON {
  static func make(_ ledgers: [ProvedLedger]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for ledger in ledgers { json.element { write(ledger, &$0) } }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ ledger: ProvedLedger, _ json: inout JSONWriter) {
    let (transition, proof) = (ledger.reported.transition, ledger.proof)
    json.object { json in
      json.member("transition", transition.name)
      json.member("proved", proof.violations.isEmpty)
      if !ledger.alike.isEmpty {
        json.member("alike") { json in
          json.array { json in
            for text in ledger.alike { json.element { $0.string(text) } }
          }
        }
      }
      json.member("states") { json in
        json.array { json in
          for index in proof.machine.states.indices {
            let another = ledger.reported.isOfAnother(state: index) ? ", another finger" : ""
            json.element { $0.string(proof.machine.text(ofState: index, in: transition) + another) }
          }
        }
      }
      json.member("steps") { json in
        json.array { json in
          for index in proof.machine.steps.indices { json.element { step(index, proof, transition, &$0) } }
        }
      }
      json.member("obligations") { json in
        json.array { json in
          for entry in proof.entries { json.element { obligation(entry, ledger, &$0) } }
        }
      }
    }
  }

  private static func step(
    _ index: Int, _ proof: LedgerProof, _ transition: Transition, _ json: inout JSONWriter
  ) {
    let step = proof.machine.steps[index]
    json.inline { json in
      json.object { json in
        json.member("from", step.from)
        json.member("to", step.to)
        json.member("event", proof.machine.text(of: index, in: transition))
        let exits = step.actions.compactMap { if case .giveBack(let exit, _) = $0 { exit } else { nil } }
        if !exits.isEmpty {
          json.member("exits") { json in
            json.array { json in
              for exit in exits { json.element { $0.string(exit.rawValue) } }
            }
          }
        }
      }
    }
  }

  private static func obligation(
    _ entry: LedgerProof.Entry, _ ledger: ProvedLedger, _ json: inout JSONWriter
  ) {
    let obligation = ledger.transition.obligations[entry.obligation]
    json.object { json in
      json.member("id", "o\(entry.obligation + 1)")
      json.member("what", ledger.what(obligation))
      json.member("for", obligation.reason)
      json.member("line", obligation.location.line)
      json.member("column", obligation.location.column)
      json.member("acquire", obligation.acquire.rawValue)
      json.member("exits") { json in
        json.inline { json in
          json.object { json in
            for (exit, outcome) in zip(LedgerExit.allCases, entry.outcomes) {
              if case .notHeld = outcome { continue }
              json.member(exit.rawValue, ProvedLedger.text(outcome))
            }
          }
        }
      }
      numbers("takenBy", entry.takenBy, &json)
      numbers("heldIn", entry.heldIn, &json)
      json.member("situations", entry.situations)
      json.member("reason", entry.reason)
    }
  }

  private static func numbers(_ key: String, _ numbers: [Int], _ json: inout JSONWriter) {
    json.member(key) { json in
      json.inline { json in
        json.array { json in
          for number in numbers { json.element { $0.integer(number) } }
        }
      }
    }
  }
}
