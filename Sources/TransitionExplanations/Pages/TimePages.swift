import TransitionDiagnostics

extension Explanations {
  /// T0302, T0303, T0309–T0313, T0326, T0327 and T0329: durations, curves, windows, and what follows each other in time.
  static let time: [Explanation] = [
    Explanation(
      .durationOutOfRange, "a duration that is too short or too long",
      idea: """
        A duration is at least a microsecond, because an immediate change needs no animation. To hide something \
        for a while, use `shared`, `hide` or `hold`. A duration or a delay is at most an hour; only a spring with \
        hardly any damping would take that long.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 0ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 150ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `UIView.animate(withDuration: 0)` changes everything immediately, and completes in the next turn of the run \
        loop. The intended value is usually in milliseconds, which an integer division has turned into 0 seconds.
        """),
    Explanation(
      .curveOutOfRange, "a number outside the limits of a curve",
      idea: """
        A number is outside the limits of its curve. The x of both control points of `cubic` are times within 0…1; \
        their y may overshoot. The damping ratio of a spring is above 0, or it would oscillate for ever, and at most 10.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms cubic(1.2, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms cubic(1, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With an x outside 0…1, a curve may have several values at one time. `CAMediaTimingFunction` accepts such \
        numbers, and does not document what it then plays.
        """),
    Explanation(
      .springTooSlow, "a spring that does not settle in its time",
      idea: """
        A spring with a response, with a mass and stiffness, or with a duration and bounce has a duration of its \
        own. The given duration or window is shorter. Omit the duration, so that the direction lasts as long as \
        the spring, or use a stiffer spring. `spring(damping: …)` fits any time. A track without a curve has the \
        spring of its direction, which adapts to the window and keeps its damping.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 200ms spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The view would stop in the middle of its oscillation and jump at the end of the animation. At this moment \
        the completion also runs, and the real views come back.
        """),
    Explanation(
      .windowOutside, "a window outside its direction",
      idea: """
        A window, a step or the beginning of a track is before the beginning of the direction or after its end. \
        Times count from the end of the delay; percentages are of the duration. The items of a `stagger` \
        share one window, which needs room for two.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 100ms..500ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 500ms easeOut
          animate viewer.alpha: 0 -> 1 over 100ms..500ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        An animation that outlives the transition moves a view after the screen is already usable, or snaps when \
        the container is removed.
        """),
    Explanation(
      .windowDescending, "a window that ends before it begins",
      idea: """
        A window goes from its beginning to its end: `over 20%..80%`. To play a track in reverse, exchange its \
        values.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 80%..20%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 20%..80%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit treats a negative duration as 0 and sets the value immediately: the animation is missing, and nobody \
        knows why.
        """),
    Explanation(
      .trackJumps, "a property that jumps from track to track",
      idea: """
        Several tracks of one property follow each other, and one begins at another value than the end of the one \
        before. The property would jump between them. Let each track begin where the one before ends. Values such \
        as `w / 2` and `w - w / 2` are equal; the compiler reports values that differ in every layout.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1   -> 0.5 over 0%..40%
          animate tabBar.alpha: 0.2 -> 0 over 60%..100%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0 over 0%..100%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Chained `UIView.animate` calls whose values do not meet flicker, and flicker elsewhere when the chain \
        plays backward.
        """),
    Explanation(
      .tableKeys, "a table of values whose times do not fit",
      idea: """
        A table has a value at 0 %, one at 100 %, and others at growing times in between. The first and the last \
        are the rest values. A curve after a value leads to it, so the first value has none. With `states`, a \
        table that a finger drives grows, or shrinks, from each state to the next. It is an error if it does so on \
        none of the displays for which the spec is made: the phone that is held sideways if the container of `sample` \
        is that of one, all displays if it is that of a tablet, and the upright ones otherwise. If a display turns, \
        write states that keep their order there: `min(300pt, container.height / 2)`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale { 20%: 1.1, 100%: 1 }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale { 0%: 0.9, 20%: 1.1 easeOut, 100%: 1 }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `CAKeyframeAnimation` accepts key times that do not begin at 0, and what it shows before them is \
        undefined. The key frames of UIKit then jump to the first one.
        """),
    Explanation(
      .longWait, "a time that is too long for people",
      idea: """
        While a transition plays, its screens get no touches, except from a finger that `catches` it. In an `overlay` \
        this holds for the from screen. People accept a wait of one second, and turn to something else after ten. So a \
        duration, a delay or a sum of both above ten seconds is usually a mistake, such as `500s` for `500ms`, or a \
        spring that is not damped. So is a delay above one second: nothing moves meanwhile. What follows a finger or \
        replaces motion is shorter: a settle with a duration above two seconds is reported, and a `press` or a \
        crossfade above one, but not the time that a spring needs. To close a screen after a time, dismiss it in the app.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward spring(response: 0.4s, damping: 0.01)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The animation looks complete after a second, but the context is completed when the spring has settled to \
        the last thousandth, a minute later. Until then no touch arrives, and the app seems to hang.
        """),
    Explanation(
      .snapsBack, "a property that moves in one direction and jumps in the other",
      idea: """
        A track in the block of one direction moves only in that direction. In the other direction, a bar or a \
        from screen that it has changed is restored without motion: it jumps. Outside the block, one track moves \
        the property in both directions.
        """,
      failing: """
        transition Card {
          style overlay
          from home
          to   card
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
          to   card
          forward  400ms easeOut
          backward 300ms easeIn
          animate home.scale: 1 -> 0.9
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The screen behind shrinks smoothly as the card appears, and jumps to its full size in one frame when the card \
        has disappeared.
        """),
    Explanation(
      .springRattles, "a spring that oscillates faster than a display shows",
      idea: """
        `spring(damping: …)` settles within its time: the lower the damping, the faster it oscillates. A display \
        shows 60 frames a second, some displays 120, so more than 30 oscillations a second are not visible as \
        motion. A spring that oscillates more than twelve times shakes. Give the spring more time or more damping: usual values are 0.6 to 1.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms spring(damping: 0.07)
          animate viewer.scale: 0.8 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms spring(damping: 0.7)
          animate viewer.scale: 0.8 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With one zero too many the screen does not bounce but flickers, in another rhythm on each device. A screen \
        recording at half the rate does not show it.
        """),
  ]
}
