import TransitionDiagnostics

extension Explanations {
  /// T0501 to T0505: what is left behind.
  static let rests: [Explanation] = [
    Explanation(
      .restNotFound, "a value at rest that differs from the unmodified one",
      idea: """
        The first value of a track is the value at rest in the from screen. Bars, the from screen, its views and pressed views exist \
        before the transition: they have an alpha and a scale of 1, no rotation and no translation. The from screen also has no \
        border, shadow or perspective, and has the frame of the layout. A track with another first value leaves them changed after a \
        cancel and after the way back. Something that fades out starts at 1: `animate tabBar.alpha: 1 -> 0`. If the app sets its own \
        value, write `_`. The same holds for the last value in the to screen. In `navigation` and `modal` the from screen has left \
        the window by then. If the to screen covers only a part of the container, the rest is empty: use `style overlay` for a sheet. \
        A shade that stays needs a track of its `alpha`: without one it appears suddenly, as does a screen that begins at a good part \
        of its size, and what is in one that begins at a height of 0, unless `clipsToBounds` is held, and the view at which a \
        picture does not land as it is: with an alpha and a scale of 1, without a translation, after whole turns.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The tab bar of the whole app is invisible after somebody has gone back once, and stays so until the app is started \
        again.
        """),
    Explanation(
      .leftBehind, "a path on which something is left behind",
      idea: """
        On every way out of a transition, each obligation is given back once, and each property at rest has its found \
        value, or the one that the spec gives it there. The compiler follows every path: both directions, each finger, \
        finish, cancel, a gesture that ends too early, a screen that leaves in another way, and all of these \
        repeatedly. The notes show the shortest path on which something is left behind. Mostly a track is in the block \
        of one direction alone, so that nothing moves the property back in the other; outside the block it plays both \
        ways. A motion in one direction only is written outside as well, with a step in the other direction: `animate \
        viewer.scale: 1.2 -> 1 backward at 100%` pops up on the way there and stays on the way back, and `0 -> 1 at 0% \
        backward over 0%..100%` moves on the way back only. Otherwise two members change one property, and one of them \
        undoes what the other one has set.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer { title: label }
          forward 300ms easeOut
          backward 250ms easeIn {
            animate viewer.title.alpha: 0 -> 1
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer { title: label }
          forward 300ms easeOut
          backward 250ms easeIn
          animate viewer.title.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The title fades away on the way back, and when the app shows the same viewer again, it has no title. Nobody sees that \
        in the first run, and it depends on how the app makes its screens.
        """),
    Explanation(
      .finishWithoutCancel, "a screen without a hook for a cancel",
      idea: """
        A hook at `start` tells a screen that a direction begins, and one at `finish` that it has finished. A \
        direction that is cancelled calls neither `finish` nor anything in its place: what the app has begun at \
        `start` goes on. `end` is called however a run ends, and `cancel` when it is cancelled. A hook that undoes \
        `start` only at `forward cancel` is reported as well: after `backward` nothing has undone it. Nothing is \
        reported if the last hook before a rest is the same on every way there. A screen that was to be pushed or \
        presented is gone after the cancel, and gets no further calls.
        """,
      failing: """
        transition Story {
          style navigation
          from story { pause, resume: hook }
          to viewer
          forward 300ms easeOut
          call story.pause at start
          call story.resume at finish
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Story {
          style navigation
          from story { pause, resume: hook }
          to viewer
          forward 300ms easeOut
          call story.pause at start
          call story.resume at end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Somebody pulls a little, lets go, and the video that was paused for the transition never plays again.
        """),
    Explanation(
      .chromeNotFound, "a guessed first value of a bar or a view",
      idea: """
        The first value of a track is the one that a bar has before the transition, and it is given back. Colours, \
        corners and shadows of bars, and of the views of the from screen, depend on the app, and the layout determines \
        where a view is, so a constant is a guess. `_` is the value that is found. What every bar has at rest, an \
        alpha of 1 or no border, is no guess: `animate tabBar.alpha: 1 -> 0` stays as it is.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate navigationBar.background: #FFFFFF -> #000000
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate navigationBar.background: _ -> #000000
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The bar is white in the designer's file and grey in the dark. On the way back it turns white, and stays so \
        on every screen of the navigation controller.
        """),
  ]
}
