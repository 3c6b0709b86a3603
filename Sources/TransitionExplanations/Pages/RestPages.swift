import TransitionDiagnostics

extension Explanations {
  /// T0501 to T0505: what is left behind.
  static let rests: [Explanation] = [
    Explanation(
      .restNotFound, "a rest value that differs from the original value",
      idea: """
        The first value of a track is the value at rest in the from screen. Bars, the from screen, its views \
        and pressed views exist before the transition: they have an alpha and a scale of 1, no rotation and \
        no translation. Of views and bars this is an assumption ("is taken to be"). A placed view is at its \
        place. The from screen also has no border, shadow or perspective, and has the frame of the layout. A \
        track with another first value leaves them changed after a cancel and after the way back. To fade \
        something out, start at 1: `animate tabBar.alpha: 1 -> 0`, or at `_` if the app sets its own value. \
        The same holds for the last value in the to screen. In `navigation` and `modal` the from screen has \
        then left the window, and in an `overlay` the to screen may rest otherwise, but not dimmed or \
        blurred. If the to screen covers only a part of the container, the rest is empty: use `style \
        overlay` for a sheet. What appears or disappears suddenly is reported as well. An added view that \
        stays with the to screen needs a track that fades or moves it in. So does a from screen above the to \
        screen, which UIKit removes at the end. So does a screen of which a good part is seen in the first \
        frame. It is not reported if a hook of it is called at the start, if it has the size of a view there, or if \
        its `background` begins clear, or is held so. Nor is it if a `view`, `image`, `scroll` or `collection` of it begins \
        hidden, because that may be all that is seen of it. A view begins hidden if it has at most half of its alpha \
        or size, is in another place or turned, if a `hide` hides it, or as the end of a shared element. Beside a screen that moves, only a view that fades, is hidden, or moves in another way than the screen counts, and a shared \
        element only if the screen begins at a view. In all styles but `overlay`, a screen that neither moves nor \
        fades is a cut. \
        The content of a screen that begins with a height \
        of 0 is seen at once, unless `clipsToBounds` is held. A shared element has to end like its view: \
        with an alpha and a scale of 1, no translation, and whole turns. A quarter turn is allowed, as for a \
        video in landscape, and so is the transform that the view or its screen has at rest. A `hold` \
        without `while` ends with the run. What it held of something that stays visible then changes \
        suddenly, such as the colour of a border, the corners of a sheet, or the alpha or the place of a whole \
        screen.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate tabBar.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        After somebody has gone back once, the tab bar of the whole app is invisible, until the app is started \
        again.
        """),
    Explanation(
      .leftBehind, "a path on which something is left behind",
      idea: """
        However a transition ends, each temporary change must be undone exactly once, and at rest each \
        property must have its original value or the value that the spec gives it. The compiler follows \
        every path: both directions, each gesture, finish, cancel, a gesture that ends before the transition \
        has started, a screen that is removed without the transition, and all of these repeatedly. The notes \
        show the shortest path that leaves something behind. Usually a track is in the block of one \
        direction, so nothing moves the property back in the other; outside the block it plays in both. In a \
        block, too, A of `A -> B` is the value in the `from` screen and B the one in the `to` screen: \
        `backward { animate viewer.alpha: 0 -> 1 }` fades the viewer out, from B to A. What belongs to the \
        `to` screen gets its value B again as the screen is removed. `_` is the value that a property has \
        without the transition, for geometry the one that follows from its places: `backward { animate \
        viewer.cornerRadius: 32pt -> _ }` leaves nothing behind. To move something else in one direction \
        only, write its track outside, with a step in the other direction: `animate grid.scale: 1 -> 0.9 \
        backward at 0%` moves on the way there only, and `1 -> 0.9 at 100% backward over 0%..100%` on the \
        way back only. In other cases two members change one property, and one of them undoes the change of \
        the other.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer { title: label }
          forward 300ms easeOut
          backward 250ms easeIn {
            animate viewer.title.alpha: 1 -> 0
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer { title: label }
          forward 300ms easeOut
          backward 250ms easeIn {
            animate viewer.title.alpha: 0 -> 1
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The values are in the order in which they play. The title vanishes as the way back begins, and fades in \
        while its screen leaves. After a cancel it stays invisible.
        """),
    Explanation(
      .finishWithoutCancel, "a screen without a hook for a cancel",
      idea: """
        A hook at `start` tells a screen that a direction begins, and one at `finish` that it has finished. A \
        cancelled direction does not call `finish`, so what the app has begun at `start` goes on. Use `end`, which \
        every run calls, or `cancel`. The compiler also reports a hook that undoes `start` only at `forward cancel`, \
        because nothing undoes it after `backward`. It reports nothing if, for each rest state, the last hook that is \
        called is the same on every path. A screen that was to be pushed or presented is removed after the cancel, and \
        gets no further calls.
        """,
      failing: """
        transition Story {
          style navigation
          from story { pause, resume: hook }
          to   viewer
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
          to   viewer
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
      .chromeNotFound, "a guessed original value of a bar or a view",
      idea: """
        The first value of a track should be the value of the bar before the transition, which is restored. \
        Colours, corners and shadows of bars and of the views of the from screen depend on the app, and \
        positions of views on the layout, so a constant is only an assumption, unless a `place` says the \
        same. `_` is the original value: it belongs before the arrow, as in `_ -> #000000`, and after it \
        only where it is before it as well. The from screen itself may have a colour of its own, and corners \
        if they do not go to 0. Values that every bar has at rest, such as an alpha of 1 or no border, are \
        safe: `animate tabBar.alpha: 1 -> 0` is fine.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate navigationBar.background: #FFFFFF -> #000000
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate navigationBar.background: _ -> #000000
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The bar is white in the design and grey in dark mode. On the way back it turns white, and stays so on \
        every screen of the navigation controller.
        """),
  ]
}
