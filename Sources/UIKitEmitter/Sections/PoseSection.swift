import TransitionPlan

/// `<T>Pose`: what the finger drives, as plain arithmetic without UIKit.
enum PoseSection {
  /// One for each interaction, or one for all where they drive the same.
  static func items(_ scope: TransitionScope) -> [[SwiftItem]] {
    if let common = scope.commonPose {
      return [items(scope, type: scope.type("Pose"), common.interactions, common.form)]
    }
    return scope.transition.interactions.indices.map { index in
      let form = PoseWriter.complete(scope, index).form
      return items(scope, type: scope.poseType(index), [scope.transition.interactions[index]], form)
    }
  }

  private static func items(
    _ scope: TransitionScope, type: String, _ interactions: [Interaction], _ form: PoseForm
  ) -> [SwiftItem] {
    let locations = interactions.flatMap { $0.drives.isEmpty ? [$0.location] : $0.drives.map(\.location) }
    return swift {
      SwiftItem.doc("What the finger drives (\(scope.lines(locations))).")
      SwiftItem.block("private struct \(type)") {
        for field in form.fields { "let \(field.name): \(field.type)" }
        for stored in form.stored { "private let \(stored.name): \(stored.type)" }
        SwiftItem.blank
        SwiftItem.block("init(\(form.parameters.joined(separator: ", ")))") {
          for assignment in form.assignments { "\(assignment.target) = \(assignment.value.text)" }
          for stored in form.stored { "self.\(stored.name) = \(stored.name)" }
        }
        for method in form.methods {
          SwiftItem.blank
          SwiftItem.doc("`\(method.words)` (\(scope.lines(method.locations))).")
          SwiftItem.compact(method.head, method.value.text)
        }
      }
    }
  }
}
