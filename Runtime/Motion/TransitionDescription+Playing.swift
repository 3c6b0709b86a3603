import UIKit

/// How a direction plays without a finger.
extension TransitionDescription {
  /// Whether Core Animation can animate these values.
  func canPlay(_ shown: [TransitionShown]) -> Bool {
    !shown.has { shown in
      // The product of two scales is not straight.
      let scales = shown.parts.only(\.kind.isScale)
      // The place in the container of a view in a moving screen: its position in its superview differs in each frame.
      let side: TransitionSide? = shown.reach.isNil ? nil : shown.parts.last?.element.side
      let isCarried: Bool = side.then { moved(screenElement($0)).has(\.isPart) } ?? false
      return !shown.slot.kind.isAnimatable || scales.count > 1 || isCarried
    }
  }

  /// The animations from rest to rest, each track with its own timing, and whether Core Animation can play them.
  func moves(from starts: [TransitionShown], to ends: [TransitionShown], in direction: TransitionDirection)
    -> (moves: [TransitionMove], isStraight: Bool)
  {
    // What is moved at once is set in each frame, because a layout may undo it.
    let standing: [TransitionTrack] = tracks.only { $0.isStanding && $0.kind.isMotion }
    let isMoved: Bool = uncovers || style.is(.overlay) && !standing.isEmpty
    var isStraight: Bool = canPlay(ends) && !(isFading && isMoved)
    let timing: TransitionTiming = self.timing(direction)
    let moves: [TransitionMove] = ends.gather { shown in
      let moments = shown.tracks.gather { isFading ? timing : $0.moment(in: direction, timing) }
      let isOne: Bool = !moments.has { $0 != moments[0] }
      let start: TransitionAmount = starts.first(of: shown.slot)?.amount ?? shown.amount
      if !isOne || moments[0].duration <= 0 || !shown.slot.isPlayable(start, shown.amount) {
        isStraight = false
      }
      return TransitionMove(shown.slot, shown.amount, isOne ? moments[0] : timing)
    }
    let (start, end) = (rest(direction.start), rest(direction.end))
    for part in ends.flatMap(\.parts) where !isFading {
      if part.tracks.count > 1 { isStraight = false }
      for track in part.tracks where !track.isStraight(from: start, to: end) { isStraight = false }
    }
    return (moves, isStraight)
  }

  /// Clips views whose corners move.
  func cutCorners(in direction: TransitionDirection, _ ledger: TransitionLedger) {
    for track in tracks(in: direction) where track.kind.is(.cornerRadius) && !isFading {
      let owner: TransitionElement = track.element.collection ?? track.element
      guard let view = track.element.view, !view.clipsToBounds, owner.role != .shared,
        !owner.moves(\.isOfShadow)
      else { continue }
      ledger.hold(TransitionSlot(view, .clipsToBounds), at: TransitionAmount(1))
    }
  }
}
