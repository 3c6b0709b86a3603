import UIKit

/// Values of properties at one moment. It sets nothing.
@MainActor struct TransitionPose {
  /// One property of one object, and the tracks that move it.
  @MainActor final class Part {
    let element: TransitionElement
    let kind: TransitionPropertyKind
    let amount: TransitionAmount
    let tracks: [TransitionTrack]

    init(
      _ element: TransitionElement, _ kind: TransitionPropertyKind, _ amount: TransitionAmount,
      _ tracks: [TransitionTrack]
    ) { (self.element, self.kind, self.amount, self.tracks) = (element, kind, amount, tracks) }

    func says(_ kind: TransitionPropertyKind, of element: TransitionElement) -> Bool {
      self.element === element && self.kind.is(kind)
    }
  }

  private(set) var parts: [Part] = []

  /// Gives a property a value.
  mutating func set(
    _ element: TransitionElement, _ kind: TransitionPropertyKind, _ amount: TransitionAmount,
    by tracks: [TransitionTrack] = []
  ) {
    for (index, part) in parts.enumerated() where part.says(kind, of: element) {
      return parts[index] = Part(element, kind, amount, part.tracks + tracks)
    }
    parts.append(Part(element, kind, amount, tracks))
  }

  private mutating func set(_ part: Part) { set(part.element, part.kind, part.amount, by: part.tracks) }

  /// The value of a property; of a collection whose items have one each, that of an item.
  func value(of element: TransitionElement, _ kind: TransitionPropertyKind) -> TransitionAmount? {
    parts.find { $0.kind.is(kind) && ($0.element === element || $0.element.collection === element) }?.amount
  }

  func parts(of element: TransitionElement) -> [Part] { parts.only { $0.element === element } }

  /// The values, replaced by those that another pose has.
  func setting(_ other: TransitionPose) -> TransitionPose {
    var pose: TransitionPose = self
    for part in other.parts { pose.set(part) }
    return pose
  }

  /// The values of this pose, replaced by those of another one. If the other pose sets a part of a frame, the parts of that frame that it does
  /// not determine stay as they are. If it sets only positions that have tracks, all other parts stay.
  func around(_ other: TransitionPose) -> TransitionPose {
    var pose = TransitionPose()
    for part in parts {
      let kinds: [TransitionPropertyKind] = other.parts(of: part.element).map(\.kind).only(\.isOfFrame)
      let isFree: Bool = kinds.sayLength || kinds.has { kind in !part.element.moves { $0.is(kind) } }
      if !part.kind.isOfFrame || !isFree {
        pose.set(part)
        continue
      }
      let own: [Part] = parts(of: part.element)
      for kind in own.map(\.kind).parts(beside: kinds) {
        pose.set(part.element, kind, part.element.layoutFrame.setting(own).part(kind))
      }
    }
    return pose.setting(other)
  }

  func only(_ isKept: (Part) -> Bool) -> TransitionPose { TransitionPose(parts: parts.only(isKept)) }

  /// The values of UIKit's properties: screens first, because their subviews move with them. What another transition holds above the standing
  /// value of this one is left out.
  /// - Parameter placed: The objects that are placed even if no track moves them.
  func shown(placing placed: [TransitionElement] = []) -> [TransitionShown] {
    var objects: [TransitionElement] = placed
    for part in parts where !objects.has({ $0 === part.element }) { objects.append(part.element) }
    func shown(_ element: TransitionElement, _ layout: CGRect? = nil) -> [TransitionShown] {
      element.slots(parts(of: element), isPlaced: placed.has { $0 === element }, in: layout)
        .only { !element.description.storage.standing.isCovered($0.slot) }
    }
    let outer: [TransitionShown] = objects.only(\.isScreen).flatMap { shown($0) }
    let others: [TransitionElement] = objects.only { !$0.isScreen }
    guard parts.has({ $0.element.isShifted && $0.kind.isOfFrame }), !outer.isEmpty else {
      return outer + others.flatMap { shown($0) }
    }
    // Before their screens move.
    let layout: [CGRect] = others.gather { $0.isShifted ? $0.layoutFrame : .zero }
    // Places in the container depend on where the screens will be.
    let description: TransitionDescription = objects[0].description
    let present: [TransitionShown] = outer.present + description.sizes
    description.write(outer)
    var all: [TransitionShown] = outer
    for (element, layout) in zip(others, layout) { all += shown(element, element.isShifted ? layout : nil) }
    description.write(present)
    return all
  }
}
