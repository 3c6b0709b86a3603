import TransitionDiagnostics

extension Explanations {
  /// T0405, T0406, T0408–T0411 and T0415: what a finger moves, and what it decides.
  static let fingers: [Explanation] = [
    Explanation(
      .driveJumpsAtBegin, "a drive that does not begin at rest",
      idea: """
        When a gesture begins, the finger has not moved, and nothing on the screen may move either. What is driven \
        must have the value there that it has at rest: with `translation` 0 and `scale` 1 a drive must give what the \
        track says for the side where the gesture begins, or `start.P`, in each of its rest states and where `place` \
        puts it. `location` and `velocity` differ from finger to finger: use `translation`, which is how far the \
        finger has gone. A constant position is wrong in nearly all layouts, and the position of a picture's other end \
        in all. A drive is reported only if its first value surely is a wrong one.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            drive viewer.alpha = map(translation.y, 0..viewer.height, 0..1)
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            drive viewer.alpha = map(translation.y, 0..viewer.height, 1..0)
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The screen flashes at the first touch: a frame is set from the finger's place in the view instead of the way that it \
        has come, and the picture jumps under the thumb.
        """),
    Explanation(
      .progressNotZeroAtBegin, "a progress that does not begin at 0",
      idea: """
        Progress is 0 where the gesture begins and 1 where it is done, whichever direction it drives. Properties \
        without a drive follow the progress, so they jump if it begins at another value. An example is a progress by \
        `location`, which is where the finger is, not how far it has gone. A progress below 0 counts as 0.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          interactive backward by pan(down) on viewer {
            progress = 1 - translation.y / viewer.height
            finish when progress < 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        On the way back it is tempting to let progress run from 1 to 0, as the alpha does. UIKit counts from 0 in both \
        directions: the screen is gone at the first touch and comes back under the finger.
        """),
    Explanation(
      .progressNeverFull, "a progress that cannot become 1",
      idea: """
        However far the finger goes, this progress stays below 1. A finger goes at most from one end of the display to \
        the other, and a clamped value stays within its limits. For example, `1 - picture.scale` is at most 0.5 if the \
        picture never shrinks below half its size. Divide the progress by its greatest value.
        """,
      failing: """
        transition Photo {
          style modal
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared picture: image {
            from grid.cell
            to   viewer.photo
          }
          interactive backward by pan(down) on viewer {
            drive picture.scale = map(translation.y, 0..viewer.height / 2, 1..0.5)
            progress = 1 - picture.scale
            finish when velocity.y > 0
            settle 300ms easeOut
          }
          fallback crossfade 200ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style modal
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared picture: image {
            from grid.cell
            to   viewer.photo
          }
          interactive backward by pan(down) on viewer {
            drive picture.scale = map(translation.y, 0..viewer.height / 2, 1..0.5)
            progress = (1 - picture.scale) / 0.5
            finish when velocity.y > 0
            settle 300ms easeOut
          }
          fallback crossfade 200ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A photo viewer reports the shrinking of its picture as its progress. The bars, which UIKit fades by it, are still half \
        there when the picture has reached its thumbnail, and vanish with a jump.
        """),
    Explanation(
      .wrongWayCounts, "a motion the wrong way that counts",
      idea: """
        A gesture with a direction can turn round after it has begun. Its motion on the other side of its beginning \
        must not count as progress: a magnitude such as `abs(translation.x)` counts both sides, and a wrong sign \
        counts the wrong one. Use `max(0, …)`, or correct the sign. Motion across the gesture's direction decides \
        nothing alone, and neither does a value that belongs to another gesture of two fingers. A drive moves with the \
        finger: one that moves against it flies back when the gesture finishes, and one that follows only the motion \
        across does not show how far the gesture is. Of two driven edges one may move towards the other. A picture \
        moves with the finger on it. So does a screen that follows the progress, wherever the other screen goes. A \
        pinched view shrinks and grows with the fingers. A divisor counts as a distance: a handed-over length is not negative, \
        and a view is in the container.
        """,
      failing: """
        transition Menu {
          style overlay
          from home
          to menu
          forward 300ms easeOut
          animate menu.x: container.width -> 0
          interactive forward by edgePan(trailing) on home {
            progress = abs(translation.x) / home.width
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Menu {
          style overlay
          from home
          to menu
          forward 300ms easeOut
          animate menu.x: container.width -> 0
          interactive forward by edgePan(trailing) on home {
            progress = max(0, -translation.x) / home.width
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A finger pulls a menu in, changes its mind and pushes it back past where it began. The menu stops, and then comes out \
        again.
        """),
    Explanation(
      .conditionConstant, "a condition that is always the same",
      idea: """
        No finger changes the value of this condition. `begin when` is evaluated before anything has moved: \
        `translation` is 0, and the velocity is in the gesture's direction. Later, a finger goes at most the length of \
        the display, the progress stays within 0…1, and constant values keep what `begin when` has required of them. \
        In an interaction with `drive`s, a property with a track and without a drive stays at rest. A literal `true` \
        or `false` is accepted. A `begin when` that always holds does no harm, and is T0328.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            begin when translation.y > 0
            progress = translation.y / viewer.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            begin when velocity.y > 0
            progress = translation.y / viewer.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A gesture that never begins looks like one that was never attached, and is searched for in the view hierarchy. One \
        whose decision is always the same closes the screen after every touch, or after none.
        """),
    Explanation(
      .oppositeDecision, "a decision against the progress",
      idea: """
        The farther the gesture goes its way, the more should speak for finishing. This condition holds when it goes \
        back: `finish when` where `cancel when` is meant, a sign that was turned round, or a velocity to the right in \
        a gesture to the left. Each operand of `or` and `and` is checked, because an operand of `and` decides by \
        failing. If the progress falls as the finger goes right or down, the signs are reversed. `abs(velocity.y)` is \
        as large for a flick back as for a flick on, so both finish. For a pan that may go either way, `velocity.y * \
        translation.y > 0` requires a flick on. `velocity.y > -500pt/s` also holds for a finger that stands still: its \
        sign is wrong.
        """,
      failing: """
        transition Story {
          style container
          from story
          to next
          forward 300ms easeOut
          interactive forward by pan(left) on story {
            progress = -translation.x / container.width
            finish when progress > 50% or velocity.x > 500pt/s
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Story {
          style container
          from story
          to next
          forward 300ms easeOut
          interactive forward by pan(left) on story {
            progress = -translation.x / container.width
            finish when progress > 50% or velocity.x < -500pt/s
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A quick flick does nothing, and flicking back turns the page: the sign of the velocity was copied from the gesture of \
        the other direction.
        """),
    Explanation(
      .catchJumps, "a caught motion that jumps",
      idea: """
        `catches` lets a gesture take over a motion that plays. Nothing is at rest then. There are two ways to \
        continue without a jump: drive nothing, so that everything follows the progress, or begin each drive with the \
        present value, `start.P`. Limits of such a drive must include all values that play: the rows of a table, and \
        the overshoot of a spring or a curve if it is more than 2 % of the way. A `drive` without a value begins where \
        the progress is 0, so it jumps.
        """,
      failing: """
        transition Card {
          style overlay
          from home
          to card
          forward 300ms easeOut
          animate card.scale: 0.4 -> 1
          interactive backward by pan(down) on card {
            catches settle
            progress = translation.y / card.height
            drive card.scale = 1 - 0.5 * progress
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Card {
          style overlay
          from home
          to card
          forward 300ms easeOut
          animate card.scale: 0.4 -> 1
          interactive backward by pan(down) on card {
            catches settle
            progress = translation.y / card.height
            drive card.scale = start.card.scale - 0.5 * progress
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A card springs back, a finger catches it on its way, and it is at once somewhere else. Interruptible animations that \
        jump when they are interrupted are worse than none.
        """),
  ]
}
