/// The role of a node in its parent.
public enum Role: UInt8, CaseIterable, Sendable {
  case none
  case name, type, className, optional, value, member, target, from, to, keyword, direction, moment
  case duration, curve, delay, block, timing, backward, left, right, operand, label, function, suffix
  case view, condition, gesture, goal, clip, amount, origin
}
