import TransitionPlan
import TransitionText

/// A set of objects of one transition.
struct SubjectMarks {
  private var marks: [Bool]

  /// Makes an empty set.
  init(of transition: borrowing Transition) {
    marks = Array(filledWith: false, count: transition.subjectBound)
  }

  func contains(_ subject: Subject) -> Bool { marks[Int(subject.number)] }

  mutating func insert(_ subject: Subject) { marks[Int(subject.number)] = true }
}

/// A set of properties of the objects of one transition: a word for each object, with a bit for each property.
struct PropertySet {
  private var words: [UInt64]

  /// Makes an empty set.
  init(of transition: borrowing Transition) { words = Array(filledWith: 0, count: transition.subjectBound) }

  func contains(_ key: PropertyKey) -> Bool { words[Int(key.subject.number)] & Self.bit(key.property) != 0 }

  /// Adds a property.
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ key: PropertyKey) -> Bool {
    let (index, bit) = (Int(key.subject.number), Self.bit(key.property))
    if words[index] & bit != 0 { return false }
    words[index] |= bit
    return true
  }

  private static func bit(_ property: Property) -> UInt64 { 1 << property.number }
}

extension Transition {
  /// More than the number of each of its objects.
  var subjectBound: Int {
    let counts = (from.views.count, to.views.count, shared.count, views.count)
    return 8 + 4 * max(counts.0, counts.1, counts.2, counts.3)
  }

  /// Whether backward plays what forward plays, between the same values.
  var isMirrored: Bool {
    let (there, back) = (forward.tracks, backward.tracks)
    if there.count != back.count { return false }
    // By index: copying a track is slow.
    return there.indices.allSatisfy { index in
      there[index].subject == back[index].subject && there[index].property == back[index].property
        && there[index].start == back[index].end && there[index].end == back[index].start
        && there[index].damping == back[index].damping && there[index].stagger == back[index].stagger
    }
  }
}
