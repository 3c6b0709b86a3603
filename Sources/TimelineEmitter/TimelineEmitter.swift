public import TransitionDiagnostics
public import TransitionPlan
import TransitionText

/// Writes a plan as a JSON timeline: what tools that are not the compiler read.
///
/// `Documentation/timeline-1.schema.json` is its schema. Names of fields say their unit (`durationMs`); numbers within
/// expressions carry theirs.
///
/// For example:
///
///     let emission = TimelineEmitter.emit(plan, version: "0.1.0", sampleRate: 60)
public enum TimelineEmitter {
  /// The version of the format: it grows when a reader of the older one could be misled.
  public static let formatVersion = 1

  /// Writes a timeline.
  /// - Parameters:
  ///   - plan: The plan.
  ///   - version: The version of the compiler, which the document names as its generator.
  ///   - sampleRate: Frames a second, above 0, at which all values are worked out too; nil for expressions alone.
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
