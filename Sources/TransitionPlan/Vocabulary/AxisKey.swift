/// An axis of an object's frame.
package struct AxisKey: Hashable, Sendable {
  package let subject: Subject
  package let axis: Axis

  package init(_ subject: Subject, _ axis: Axis) { (self.subject, self.axis) = (subject, axis) }
}
