import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Pictures of whose frame tracks set parts, as `animate photo.y` and `animate photo.size` do.
extension Checker {
  /// Replaces the default track of a picture's frame if tracks set parts of the frame. What they leave open goes from the one end to
  /// the other by itself: on each axis the middle, if nothing sets a position there, and the length.
  mutating func completeFrames(_ nodes: [NodeID], _ animations: inout [CheckedAnimation]) {
    for (index, node) in nodes.enumerated() {
      let subject = Subject.shared(index)
      func isOfFrame(_ animation: CheckedAnimation) -> Bool {
        animation.subject == subject && animation.property.isOfFrame
      }
      // The default one comes first, as those of elements are added before those of `animate`.
      guard animations.contains(where: { isOfFrame($0) && $0.location != location(node) }),
        let place = animations.firstIndex(where: { isOfFrame($0) && $0.location == location(node) }),
        let ends = current.sharedEnds[index]
      else { continue }
      let whole = animations.remove(at: place)
      let parts = animations.filter(isOfFrame)
      var open = Self.openParts(parts.map(\.property)).map { ($0, Direction?.none) }
      // The other direction moves the same properties.
      for part in parts where !open.contains(where: { $0.0 == part.property }) {
        let tracks = parts.filter { $0.property == part.property }
        let isForward = tracks.contains { $0.forward != nil }
        let isBackward = tracks.contains { $0.backward != nil }
        if whole.forward != nil, !isForward { open.append((part.property, .forward)) }
        if whole.backward != nil, !isBackward { open.append((part.property, .backward)) }
      }
      let times = TrackTimes(forward: whole.forward, backward: whole.backward)
      let added = open.map { property, direction in
        let values = Side.allCases.map {
          leaf(.property(.provided($0, ends[$0]), property), property.type, node).id
        }
        let stretch = Stretch(from: values[0], to: values[1], times: times)
        var animation = CheckedAnimation(subject, property, stretch, only: direction, whole.location)
        if property == .center { animation.arc = whole.arc }
        return animation
      }
      animations.insert(contentsOf: added, at: place)
      if let arc = members(node, .along).first(where: { _ in true }), whole.arc != nil,
        !added.contains(where: { $0.property == .center })
      {
        reportIdle(
          "this arc", "tracks set the position of the shared element", tree.range(arc),
          removal: tree.removal(behind: arc, .needsReview))
      }
    }
  }

  /// What properties of a frame leave open: the middle and the length of each axis.
  private static func openParts(_ properties: [Property]) -> [Property] {
    let set = properties.flatMap(\.axisParts)
    func isOpen(_ axis: Axis, _ isLength: Bool) -> Bool {
      let own = set.filter { $0.axis == axis }
      let positions = own.filter { $0.part != .length }.count
      return isLength ? positions == own.count && positions < 2 : positions == 0
    }
    func open(_ isLength: Bool, both: Property, _ horizontal: Property, _ vertical: Property) -> [Property] {
      switch (isOpen(.horizontal, isLength), isOpen(.vertical, isLength)) {
      case (true, true): [both]
      case (true, false): [horizontal]
      case (false, true): [vertical]
      case (false, false): []
      }
    }
    return open(false, both: .center, .centerX, .centerY) + open(true, both: .size, .width, .height)
  }
}
