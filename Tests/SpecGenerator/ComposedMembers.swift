/// The members of a composed transition that have no part of their own.
enum ComposedMembers {
  /// A gesture that goes back, and may catch each motion.
  /// - Parameter driven: The drive, or nothing.
  static func back(on screen: String, driving driven: String?, _ settle: String) -> String {
    var lines = [
      "  interactive backward by pan(down) on \(screen) {", "    catches forward", "    catches settle",
    ]
    if let driven { lines.append("    drive \(driven)") }
    lines += [
      "    progress = translation.y / container.height", "    finish when progress > 40%",
      "    settle 300ms \(settle)", "  }",
    ]
    return lines.joined(separator: "\n")
  }

  /// The paces of both directions: every third transition goes there by a spring.
  static func paces(_ number: Int) -> String {
    "  forward 400ms \(number % 3 == 0 ? "spring(damping: 0.8)" : "easeInOut")\n  backward 300ms"
  }
}
