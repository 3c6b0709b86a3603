import TransitionDiagnostics

extension Explanations {
  /// T0412–T0414 and T0416: a gesture beside the platform's own, scroll views, and the reading direction.
  static let gestures: [Explanation] = [
    Explanation(
      .edgeAgainstReading, "an edge that does not follow the reading direction",
      idea: """
        In a navigation people go on and back in reading direction. `edgePan(left)` is the left edge for everybody; \
        `edgePan(leading)` is the left one for those who read from the left, and the right one for the others, and x runs with \
        it. So it is with `pan(right)` and `pan(trailing)` on a screen. Back is from the leading edge, on from the trailing one. The opposite edge is allowed if the to screen moves with the \
        finger, or if the from screen does and the to screen does not move against it.
        """,
      failing: """
        transition Back {
          style navigation
          from list
          to detail
          forward 300ms easeOut
          animate detail.translation: vector(container.width, 0) -> vector(0, 0)
          interactive backward by edgePan(left) on detail {
            progress = translation.x / detail.width
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Back {
          style navigation
          from list
          to detail
          forward 300ms easeOut
          animate detail.translation: vector(container.width, 0) -> vector(0, 0)
          interactive backward by edgePan(leading) on detail {
            progress = translation.x / detail.width
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In Arabic and Hebrew the whole system goes back from the right edge, and this one screen from the left, where nobody \
        tries.
        """),
    Explanation(
      .scrollViewUnderGesture, "a scroll view without a rule",
      idea: """
        The screen with this pan has a scroll view, which has a pan of its own: one finger may move either of them, or \
        both. A scroll view counts as one that scrolls vertically, and horizontally as well where an interaction reads \
        its `offset.x`. Say which goes first: `begin when` the list is at its top, `hold` its scrolling, recognize \
        both with `simultaneous with`, go on with it by `hands over to`, or let one wait with `outranks` and `waits \
        for`. A rule that decides nothing does not count: a `scrollEnabled` that is held true, a `when false`, an \
        offset along the other axis, or an offset at which scrolling does not end.
        """,
      failing: """
        transition Article {
          style navigation
          from list
          to article { content: scroll }
          forward 300ms easeOut
          interactive backward by pan(down) on article {
            progress = translation.y / article.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Article {
          style navigation
          from list
          to article { content: scroll }
          forward 300ms easeOut
          interactive backward by pan(down) on article {
            begin when article.content.offset.y <= 0
            hold article.content.scrollEnabled = false
            simultaneous with article.content
            progress = translation.y / article.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A card that closes while its text is scrolled down, or text that scrolls away under the card that is being pulled: \
        which of the two happens depends on which recognizer was faster.
        """),
    Explanation(
      .swipeBackLost, "the swipe back is lost",
      idea: """
        Everywhere in the system a swipe from the edge goes back. In this navigation a pan begins with the same finger, or \
        outranks the swipe, and the finger then makes no progress: `pan(any)` with a progress of `translation.y`, for example. \
        A pan to the right that goes back itself loses nothing. Let the pan wait (`waits for edgePan(leading) on page`), let \
        it begin away from the edge (`begin when start.location.x > 44pt`), or add an \
        `interactive backward by edgePan(leading)`.
        """,
      failing: """
        transition Reader {
          style navigation
          from list
          to page
          forward 300ms easeOut
          animate page.alpha: 0 -> 1
          interactive backward by pan(any) on page {
            progress = abs(translation.y) / page.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Reader {
          style navigation
          from list
          to page
          forward 300ms easeOut
          animate page.alpha: 0 -> 1
          interactive backward by pan(any) on page {
            waits for edgePan(leading) on page
            progress = abs(translation.y) / page.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        One screen of an app on which the swipe back does not work, or does something else, so that people believe that the \
        app hangs.
        """),
    Explanation(
      .swipeBackKept, "UIKit's own swipe back stays",
      idea: """
        Nothing is wrong: this is a note, shown with `--notes`. The pan drives the way back, and beside it UIKit's own swipe from \
        the edge is left as it is: it plays UIKit's own animation, and none of this transition's. If the transition should follow \
        that finger as well, it has an `interactive backward by edgePan(leading)`, as the mended one.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          interactive backward by edgePan(leading) on viewer {
            progress = translation.x / viewer.width
            finish when progress > 40%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Nobody tries the swipe from the edge in a viewer that can be pulled down, and its users are the first to find out what \
        it does.
        """),
  ]
}
