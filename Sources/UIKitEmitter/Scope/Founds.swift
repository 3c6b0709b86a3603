import TransitionPlan

/// A property whose value at rest is the one that the transition finds.
struct Found: Hashable {
  let subject: Subject
  let property: Property
}

extension TransitionScope {
  /// What is read of what the transition finds, in the order of the spec; pictures have their ends for that.
  var founds: [Found] {
    var founds: [Found] = []
    for track in allTracks {
      if case .shared = track.subject { continue }
      for id in [track.start, track.end] {
        arena.visit(id) { id in
          guard case .found(let subject, let property) = arena[id].kind else { return }
          // Parts of a frame are found with it.
          let found = Found(subject: subject, property: property.isGeometry ? .frame : property)
          if !founds.contains(found) { founds.append(found) }
        }
      }
    }
    return founds + foundUnderFinger.filter { !founds.contains($0) }
  }

  /// What a finger drives and nothing animates: at rest it is what was found.
  ///
  /// Transforms and what only transitions set have their neutral values, and a screen that a crossfade fades is opaque.
  var foundUnderFinger: [Found] {
    var founds: [Found] = []
    for drive in transition.interactions.flatMap(\.drives) {
      let property = drive.property.isGeometry ? .frame : drive.property
      let found = Found(subject: drive.subject, property: property)
      if isFoundUnderFinger(drive.subject, drive.property), !founds.contains(found) { founds.append(found) }
    }
    return founds
  }

  private func isFoundUnderFinger(_ subject: Subject, _ property: Property) -> Bool {
    switch subject {
    case .screen(let side), .provided(let side, _): if mayLack(side) { return false }
    case .tabBar, .navigationBar: break
    case .container, .shared, .added: return false
    }
    if property.isGeometry { return foundGeometry(subject).contains(property) }
    guard type(of: Found(subject: subject, property: property)) != nil,
      tracks(subject, property) == nil, let kind = Slot.kind(of: property)
    else { return false }
    return Slot(subject: subject, kind: kind) != fadingSlot
  }

  /// The parts of a frame that a finger drives and nothing animates: the platform lays the screens out, and a screen its
  /// views.
  func foundGeometry(_ subject: Subject) -> [Property] {
    switch subject {
    case .screen(let side), .provided(let side, _): if isOverlay || mayLack(side) { return [] }
    case .tabBar, .navigationBar, .container, .shared, .added: return []
    }
    var found: [Property] = []
    for drive in transition.interactions.flatMap(\.drives)
    where drive.subject == subject && drive.property.isGeometry && tracks(subject, drive.property) == nil {
      if !found.contains(drive.property) { found.append(drive.property) }
    }
    return found
  }

  /// What a property is at rest that a finger drives and nothing animates; nil for another.
  func foundRest(_ subject: Subject, _ property: Property) -> Value? {
    let isDriven = transition.interactions.contains { interaction in
      interaction.drives.contains { $0.subject == subject && $0.property == property }
    }
    return isDriven && isFoundUnderFinger(subject, property) ? foundValue(subject, property) : nil
  }

  /// Whether a run asks a stay for what its ledger has found.
  var asksStay: Bool {
    !isOverlay && founds.contains { $0.subject.isChrome } && !foundStanding.allSatisfy(isOutOfSight)
  }

  /// Whether the run must know that it has found what it goes back to, or has been handed it.
  var keepsWhetherBegun: Bool {
    !isOverlay
      && (founds.contains { !$0.subject.isChrome || leavesWithScreen($0.subject) } || !handed.isEmpty)
  }

  /// The frames of screens that UIKit may give another size while a run plays.
  var followedFrames: [Found] {
    if isOverlay || isContainer || isTab { return [] }
    return founds.filter { found in
      if case .screen = found.subject { found.property.isGeometry } else { false }
    }
  }

  /// The property of the run that keeps what was found.
  func name(of found: Found) -> String {
    "found" + NameTable.capitalized(PoseWriter.field(self, found.subject, found.property))
  }

  /// The type of what was found, and what it is before anything was.
  func type(of found: Found) -> (name: String, initial: String)? {
    if found.property.isGeometry { return ("CGRect", " = .zero") }
    switch found.property {
    case .background: return ("UIColor?", "")
    case .alpha, .cornerRadius: return ("CGFloat", " = \(Code(found.property.neutral ?? 0).text)")
    default: return nil
    }
  }

  /// The statement that keeps what is found of one object.
  /// - Parameters:
  ///   - object: The object's code.
  ///   - container: The code of the container, in whose coordinates geometry is kept.
  func keep(_ found: Found, of object: String, in container: String) -> String {
    let path = found.property == .background ? "backgroundColor" : found.property.rawValue
    let value =
      found.property.isGeometry
      ? "\(object).convert(\(object).bounds, to: \(container))"
      : "\(object).\(found.property == .cornerRadius ? "layer.cornerRadius" : path)"
    return "\(name(of: found)) = \(value)"
  }

  /// What was found, where the run stands.
  func foundValue(_ subject: Subject, _ property: Property) -> Value? {
    if isOverlay, property.isGeometry {
      // What the presentation lays out is found where `place` puts it.
      if case .screen(.to) = subject {
        return Self.part(property, of: Code(PresentationLayout.placeName(self)))
      }
    }
    // What is added is found as it is laid out, which no run reads.
    if case .added = subject, property.isGeometry || property == .background { return nil }
    let found = Found(subject: subject, property: property.isGeometry ? .frame : property)
    guard let type = type(of: found) else { return nil }
    let name = Code(name(of: found))
    if type.name == "CGRect" { return Self.part(property, of: name) }
    if type.name == "UIColor?" { return .color(name) }
    return .scalar(name)
  }

  /// The values of bars that stand although the plan says that nothing is given back: what a bar had before is known only to
  /// who has changed it.
  var foundStanding: [Obligation] {
    allTracks.compactMap { track in
      guard track.subject.isChrome, let ends = tracks(track.subject, track.property),
        case .found = arena[ends.from].kind
      else { return nil }
      if case .found = arena[ends.to].kind { return nil }
      return Obligation(
        kind: .standing(track.subject, track.property, ends.to), acquire: .stayStart, releases: [],
        reason: "animate", location: track.location)
    }
  }
}
