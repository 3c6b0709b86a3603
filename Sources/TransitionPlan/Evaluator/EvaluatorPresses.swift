extension Evaluator {
  /// The values of a press.
  /// - Parameters:
  ///   - press: An index into `Transition.presses`.
  ///   - isDown: Whether the finger is down; if not, it has lifted.
  ///   - time: Seconds since it went down, or lifted.
  public func values(ofPress press: Int, isDown: Bool, at time: Double) -> [PropertyValue] {
    let press = transition.presses[press]
    let direction = isDown ? press.down : press.up
    let context = ExpressionContext(layout: scene, expressions, locals: transition.locals)
    return Motion.motions(of: direction, context).map { motion in
      var motion = motion
      motion.item = item
      return PropertyValue(
        motion.key.subject, motion.key.property, motion.value(at: time, of: direction.duration))
    }
  }
}
