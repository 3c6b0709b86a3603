public import TransitionDiagnostics
public import TransitionPlan
import TransitionText

/// Writes a plan as a JSON timeline, for other tools than the compiler.
///
/// `Documentation/timeline-1.schema.json` is its schema. Names of fields contain their unit (`durationMs`); numbers within expressions have
/// one of their own.
///
/// For example:
///
///     let emission = TimelineEmitter.emit(plan, version: "0.1.0", sampleRate: 60)
public enum TimelineEmitter {
  /// The version of the format: it increases when a reader of an older version could be misled.
  public static let formatVersion = 1

  /// Writes a timeline.
  /// - Parameters:
  ///   - plan: The plan.
  ///   - version: The version of the compiler, which the document names as its generator.
  ///   - sampleRate: The frames per second, above 0, at which all values are sampled; nil for expressions only.
  public static func emit(_ plan: Plan, version: String, sampleRate: Double?) -> Emission {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "timeline-\(formatVersion).schema.json")
      json.member("format", "transition-timeline")
      json.member("version", formatVersion)
      json.member("generator", "transc " + version)
      json.member("source", plan.sourceName)
      json.list("transitions", Array(plan.transitions.indices)) { json, index in
        json.transition(plan, index, sampleRate)
      }
      json.member("gestureMachine") { $0.gestureMachine() }
    }
    json.endLine()
    return Emission(bytes: json.bytes)
  }
}
