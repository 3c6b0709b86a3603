import TransitionDiagnostics

extension Explanations {
  /// T0405, T0406, T0408–T0411 and T0415: what a finger moves, and what it decides.
  static let fingers: [Explanation] = [
    Explanation(
      .driveJumpsAtBegin, "a drive that does not begin at rest",
      idea: """
        When a gesture begins, the finger has not moved, and nothing on the screen may move either. What is driven must have \
        the value there that it has at rest: with `translation` 0 and `scale` 1 a drive must give what the track says for the \
        side where the gesture begins, or `start.P`, in each of its rest states and where `place` puts it. A value of \
        `location` or `velocity` is right for one of all the fingers that may begin there; how far a finger has gone is \
        `translation`. A number that is written is right for one of all the layouts in which a view may be found, and the place of \
        a picture's other end for none. It is reported only where it is surely another value.
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
        Progress is 0 where the gesture begins and 1 where it is done, whichever direction it drives. What does not follow a \
        drive of its own follows the progress, so everything jumps when it begins with anything else, as with a part of \
        `location`, which is where the finger is on the display and not how far it has gone. What is below 0 counts as 0.
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
        However far the finger goes, this progress stays below 1. A finger goes at most from one end of the display to the \
        other, and what is held to a range stays in it: a picture that is never smaller than half of its size gives \
        `1 - picture.scale` at most 0.5. Divide by what it can become.
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
      .wrongWayCounts, "the wrong way that counts",
      idea: """
        A gesture with a direction can turn round once it has begun, and what it does on the other side of where it began must not \
        count. A magnitude such as `abs(translation.x)` takes both ways for one, and a wrong sign takes the wrong one: use \
        `max(0, …)`, or the sign alone. What goes across the way decides nothing alone, nor does what two fingers do that is not \
        their gesture's. A drive goes with the finger: one that goes against it flies back when the gesture finishes, and one that \
        follows only what goes across does not move. Of two driven edges one may come towards the other. A picture goes with the \
        finger that holds it, so does a screen that follows the progress, wherever the other screen goes, and what two fingers pinch \
        becomes smaller and larger with them.
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
        Nothing that a finger can do changes this condition. `begin when` is asked when nothing has moved yet: `translation` is \
        0, and the velocity goes the gesture's way already. Later a finger goes as far as the display is long, progress stays \
        within 0…1, and what `begin when` says of what stays as it is holds to the end. With `drive`s, what has a track and no \
        drive stays at rest. Who means it writes `true` or `false`. What always holds when a gesture begins does no harm: that \
        is T0328.
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
        The farther the gesture goes its way, the more should speak for finishing. This condition holds when it goes back: \
        `finish when` where `cancel when` is meant, a sign that was turned round, or a velocity to the right in a gesture to \
        the left. Of what `or` puts together each part is looked at, and of what `and` does, because a part that must hold beside \
        others decides by failing. Where the progress falls as the finger goes right or down, it is the other way round. \
        `abs(velocity.y)` is as large for a flick back as for one \
        on, so that both finish, also of a pan that may go either way, where `velocity.y * translation.y > 0` asks that it goes \
        on; so does whoever stands still with `velocity.y > -500pt/s`, where the sign is one too many.
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
      .catchJumps, "what is caught jumps",
      idea: """
        `catches` lets a gesture take over what still plays. Then nothing is at rest when it begins, and only two ways go on from \
        where things are: drive nothing, so that everything follows the progress, or begin each drive with the value that is \
        found, `start.P`; what that is held to reaches as far as it plays, the rows of a table included, and as far as a spring or a \
        curve swings beyond its end, where that is more than a fiftieth of the way. A `drive` without a value begins where the progress is 0. Anything else would put it where it rests first.
        """,
      failing: """
        transition Card {
          style overlay
          from home
          to card
          forward 300ms easeOut
          animate card.scale: 0.5 -> 1
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
          animate card.scale: 0.5 -> 1
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
