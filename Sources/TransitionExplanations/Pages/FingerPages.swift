import TransitionDiagnostics

extension Explanations {
  /// T0405, T0406, T0408–T0411 and T0415: what a finger moves, and what it decides.
  static let fingers: [Explanation] = [
    Explanation(
      .driveJumpsAtBegin, "a drive that does not begin at rest",
      idea: """
        When a gesture begins, the finger has not moved, so nothing on the screen may move either. Each driven \
        property must begin at its rest value: with `translation` 0 and `scale` 1, a drive must give the value of the \
        track on the side where the gesture begins, or `start.P`. This holds in each rest state, and for the position \
        that `place` gives. `location` and `velocity` differ from finger to finger: use `translation`, the distance \
        that the finger has moved. A constant position is wrong in nearly all layouts, and the position of a \
        shared element's other end in all. The compiler reports a drive only if its first value is certainly wrong.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to   viewer
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
          to   viewer
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
        The screen flashes at the first touch. A frame is set from the position of the finger instead of its \
        movement, and the picture jumps under the thumb.
        """),
    Explanation(
      .progressNotZeroAtBegin, "a progress that does not begin at 0",
      idea: """
        Progress is 0 when the gesture begins and 1 when it is complete, in both directions. Properties without a \
        drive follow the progress, so they jump if it begins at another value. An example is a progress from \
        `location`, which is where the finger is, not how far it has moved. A progress below 0 counts as 0.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to   viewer
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
          to   viewer
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
        On the way back it is tempting to let the progress run from 1 to 0, as the alpha does. UIKit counts from 0 \
        in both directions: the screen disappears at the first touch and comes back under the finger.
        """),
    Explanation(
      .progressNeverFull, "a progress that cannot become 1",
      idea: """
        This progress stays below 1, however far the finger moves. A finger moves at most from one end of the \
        display to the other, and a clamped value stays within its limits. For example, `1 - picture.scale` is at \
        most 0.5 if the picture never shrinks below half its size. Divide the progress by its greatest value.
        """,
      failing: """
        transition Photo {
          style modal
          from grid { cell: image }
          to   viewer { photo: image }
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
          fallback     crossfade 200ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style modal
          from grid { cell: image }
          to   viewer { photo: image }
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
          fallback     crossfade 200ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A photo viewer reports the shrinking of its picture as its progress. UIKit fades the bars by this \
        progress, so they are still half visible when the picture has reached its thumbnail, and then disappear \
        with a jump.
        """),
    Explanation(
      .wrongWayCounts, "motion in the wrong direction that counts",
      idea: """
        A gesture with a direction can turn round after it has begun. Motion back past the starting point must not \
        count as progress: `abs(translation.x)` counts motion in both directions, and a wrong sign counts the wrong \
        direction. Use `max(0, …)`, or correct the sign. Motion across the gesture must not decide alone, nor, in a \
        gesture of two fingers, must the value of another gesture, such as the rotation in a `pinch`. A drive must \
        move with the finger: one that moves against it flies back when the gesture finishes, and one that follows only \
        the motion across the gesture does not show the progress. If a gesture drives two edges of a frame, one may \
        move towards the other. A shared element must move with the finger on it. So must a screen that follows the \
        progress, unless something else goes with the finger: something that the screen does not cover, the view that \
        the finger is on, or something that goes as far as the screen. A screen of less than a quarter of the display \
        covers nothing in this sense. Where both screens go half of their length, the upper one must go with the \
        finger. A pinched view \
        shrinks and grows with the fingers, and so does a screen that follows the progress of a pinch, unless something \
        else is scaled as well. The divisor of a distance \
        counts as positive: a handed-over length is not negative, and a view is inside the container.
        """,
      failing: """
        transition Menu {
          style overlay
          from home
          to   menu
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
          to   menu
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
        A finger pulls a menu in, changes its mind and pushes it back past where it began. The menu stops, and \
        then comes out again.
        """),
    Explanation(
      .conditionConstant, "a condition that is always the same",
      idea: """
        No finger changes the value of this condition. `begin when` is evaluated before anything has moved: \
        `translation` is 0, and the velocity is in the direction of the gesture. Later, a finger moves at most the \
        length of the display. If the spec says where the view of the gesture rests, it moves at most from there to \
        the end of the display. The progress stays within 0…1, and constant values keep what `begin when` has \
        required of them. In an interaction with `drive`s, a property with a track and without a drive stays at \
        rest. The compiler accepts a literal `true` or `false`. A `begin when` that always holds does no harm, and \
        is T0328.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to   viewer
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
          to   viewer
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
        A gesture that never begins looks like one that was never attached, so people search in the view \
        hierarchy. A gesture that always decides the same way closes the screen after every touch, or after none.
        """),
    Explanation(
      .oppositeDecision, "a decision against the progress",
      idea: """
        The farther a gesture has moved in its direction, the sooner it should finish. This condition does the \
        opposite: `finish when` instead of `cancel when`, a wrong sign, or a velocity to the right in a gesture to the \
        left. The compiler checks each operand of `or` and `and`, because a false operand of `and` decides too. If the \
        progress falls as the finger moves right or down, the signs are reversed. `abs(velocity.y)` is as large for a \
        flick back as for a flick ahead, so both finish. For a pan in both directions, `and velocity.y * translation.y \
        > 0` in addition to the speed requires a flick ahead. `velocity.y > -500pt/s` also holds for a finger that \
        stands still: its sign is wrong.
        """,
      failing: """
        transition Story {
          style container
          from story
          to   next
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
          to   next
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
        A quick flick does nothing, and a flick back turns the page, because the sign of the velocity was copied \
        from the gesture of the other direction.
        """),
    Explanation(
      .catchJumps, "a caught motion that jumps",
      idea: """
        `catches` lets a gesture take over a running motion. At that moment nothing is at rest. There are two ways to \
        continue without a jump: use no `drive`, so that everything follows the progress, or let each drive, or its x \
        and its y, begin at the current value `start.P`, as in `start.card.y + translation.y`. A drive may also follow \
        another drive that does so, or be a constant distance from a driven number, or go a fixed multiple of its way: \
        the place of a screen or an added view, a translation, an alpha. The tracks of both need the same window and \
        curve, and all gestures have to keep that relation, for everything that moves in the same frame or transform; \
        with a spring, a point or a rect has it with another one alone. An alpha ends at 0 and 1, and `map` at its \
        range: limit what they follow with `clamp`, not with `rubberBand`. A value with resistance counts if it equals \
        `start.P` for each value of the motion. The limits of such a drive must include all values of the motion: \
        the rows of a table, and the overshoot of a spring or a curve if it is more than 2 % of the distance. A \
        `drive` without a value begins where the progress is 0, so it jumps. The compiler reports a drive unless it \
        continues on each of the displays that it checks, whatever safe area a device has there.
        """,
      failing: """
        transition Card {
          style overlay
          from home
          to   card
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
          to   card
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
        A card springs back, a finger catches it on its way, and it is suddenly somewhere else. An interruptible \
        animation that jumps is worse than one that cannot be interrupted.
        """),
  ]
}
