/// How animations that are added to layers are called, and how one is added.
enum LayerKey {
  /// The key of an animation, as a literal: an app has keys of its own, and UIKit those of the properties.
  static func of(_ name: String) -> String { "\"transc.\(name)\"" }

  /// The statements that add `animation`; what begins later counts from now in the layer's own time.
  @SwiftBuilder static func add(
    to layer: String, key: String, _ casts: ShadowHelpers.Casts, comment: String? = nil
  ) -> [SwiftItem] {
    let add = SwiftItem.line("\(layer).add(animation, forKey: \(key))", comment: comment)
    if casts.isLate {
      "let delay: TimeInterval = animation.beginTime"
      SwiftItem.block("if delay > 0") {
        "animation.beginTime = \(layer).convertTime(CACurrentMediaTime(), from: nil) + delay"
      }
      add
      SwiftItem.line("animation.beginTime = delay", "for the next layer, which may have another time")
    } else {
      add
    }
  }
}
