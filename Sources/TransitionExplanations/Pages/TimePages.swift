import TransitionDiagnostics

extension Explanations {
  /// T0302, T0303, T0309–T0313, T0326, T0327 and T0329: durations, curves, windows, and what follows each other in time.
  static let time: [Explanation] = [
    Explanation(
      .durationOutOfRange, "a duration that is too short or too long",
      idea: """
        A duration is a microsecond or more. A change at once needs no animation. To hide something for a while, use \
        `shared`, `hide` or `hold`. A duration or a delay is an hour at most; only a spring with hardly any damping \
        would take that long.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 0ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 150ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `UIView.animate(withDuration: 0)` changes everything at once, and completes in the next turn of the run loop. What \
        was meant is nearly always a number of milliseconds that an integer division has made seconds of.
        """),
    Explanation(
      .curveOutOfRange, "a number outside the limits of a curve",
      idea: """
        A number of a curve is outside what makes a curve of it. The x of both control points of `cubic` are times and lie \
        within 0…1, while their y may overshoot. The damping ratio of a spring is above zero, or it would swing for ever.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms cubic(1.2, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms cubic(1, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With an x outside 0…1 a curve may have several values at one time. `CAMediaTimingFunction` takes such numbers all \
        the same, and what is played then is documented nowhere.
        """),
    Explanation(
      .springTooSlow, "a spring that does not settle in its time",
      idea: """
        A spring by its response, its mass and stiffness, or its duration and bounce has a duration of its own. The \
        written duration or window is shorter. Leave the duration out, so that the direction lasts as long as the \
        spring, or use a stiffer spring; `spring(damping: …)` fits any time. A track without a curve has the spring of \
        its direction, which fits itself to the window and keeps its damping.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 200ms spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The view would be cut off in the middle of its swing: a jump at the end of the animation, which in UIKit is also the moment \
        in which the completion runs and the real views come back.
        """),
    Explanation(
      .windowOutside, "a window outside its direction",
      idea: """
        A window, a step or the beginning of a track lies before the direction begins or after it has ended. Times count from the \
        end of the delay; percentages are of the duration. The items of a `stagger` share one window, which has to have room for two.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 100ms..500ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 500ms easeOut
          animate viewer.alpha: 0 -> 1 over 100ms..500ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        An animation that outlives the transition is the classic cause of a view that moves after the screen is already usable, or \
        snaps when the container is torn down.
        """),
    Explanation(
      .windowDescending, "a window that ends before it begins",
      idea: """
        A window goes from its beginning to its end: `over 20%..80%`. To play a track the other way round, exchange its values.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 80%..20%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 20%..80%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit takes a negative duration for none and sets the value at once: the animation is missing, and nobody knows why.
        """),
    Explanation(
      .trackJumps, "a property that jumps from track to track",
      idea: """
        Several tracks of one property follow each other, and one begins at another value than the one before has \
        ended at. Between them the property would jump. Let each begin where the one before ends. Values such as `w / \
        2` and `w - w / 2` are equal; values that differ in every layout are reported.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0.5 over 0%..40%
          animate tabBar.alpha: 0.2 -> 0 over 60%..100%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0 over 0%..100%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Chained `UIView.animate` calls whose values do not meet flicker, and each in another place when the chain is played \
        backwards.
        """),
    Explanation(
      .tableKeys, "a table of values whose times do not fit",
      idea: """
        A table has a value at 0 %, one at 100 %, and others between them, with times that grow. The first and the last are \
        the rest states. A curve behind a value leads to it, so the first value has none. With `states`, a table that a finger drives \
        grows, or shrinks, from each state to the next.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale { 20%: 1.1, 100%: 1 }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale { 0%: 0.9, 20%: 1.1 easeOut, 100%: 1 }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `CAKeyframeAnimation` takes key times that do not begin at 0, and what is shown before them is undefined; UIKit's \
        key frames then jump to the first one.
        """),
    Explanation(
      .longWait, "a time that is too long for people",
      idea: """
        While a transition plays, its screens cannot be touched, except by a finger that `catches` it. In an `overlay` this \
        holds for the from screen. A wait of one second is accepted, and ten seconds are the most before people turn to something \
        else. A duration beyond ten seconds is therefore nearly always a slip, such as `500s` for `500ms`, or a spring that is not \
        damped. So is a delay beyond one second, in which nothing moves: what goes back by itself after a time is dismissed by the app.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward spring(response: 0.4s, damping: 0.01)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The animation looks done after a second, but the context is completed when the spring has settled to the last thousandth, \
        a minute later: until then no touch arrives anywhere, and the app seems to hang.
        """),
    Explanation(
      .snapsBack, "a property that moves one way and jumps the other",
      idea: """
        A track in the block of one direction moves there only. A bar or a from screen that it has changed is restored \
        in the other direction without motion: it jumps. Outside the block one track moves it both ways.
        """,
      failing: """
        transition Card {
          style overlay
          from home
          to card
          forward 400ms easeOut {
            animate home.scale: 1 -> 0.9
          }
          backward 300ms easeIn
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Card {
          style overlay
          from home
          to card
          forward 400ms easeOut
          backward 300ms easeIn
          animate home.scale: 1 -> 0.9
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The screen behind shrinks smoothly as the card comes, and springs to its full size in one frame when the card has gone.
        """),
    Explanation(
      .springRattles, "a spring that swings faster than a display shows",
      idea: """
        `spring(damping: …)` settles within its time: the lower the damping, the faster it swings. A display shows 60 \
        frames a second, some 120, so more than 30 swings a second are not visible as a motion, and what swings more than \
        twelve times shakes. Give the spring more time, or more damping: usual values are 0.6 to 1.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms spring(damping: 0.07)
          animate viewer.scale: 0.8 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms spring(damping: 0.7)
          animate viewer.scale: 0.8 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A zero too many, and the screen does not bounce but flickers, in another rhythm on each device. A screen \
        recording at half the rate does not show it.
        """),
  ]
}
