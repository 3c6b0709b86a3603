import TransitionDiagnostics

extension Explanations {
  /// T0412–T0414 and T0416: a gesture beside UIKit's own, scroll views, and the reading direction.
  static let gestures: [Explanation] = [
    Explanation(
      .edgeAgainstReading, "an edge that does not follow the reading direction",
      idea: """
        In a navigation, people move forward and back in reading direction. `edgePan(left)` is the left edge for \
        everybody. `edgePan(leading)` is the left edge in left-to-right languages and the right edge in others, \
        and x runs with it. The same holds for `pan(right)` and `pan(trailing)` on a screen. Back begins at the leading edge, forward at the trailing one. The opposite edge is \
        allowed if the to screen moves with the finger, or if the from screen does and the to screen does not move \
        against it.
        """,
      failing: """
        transition Back {
          style navigation
          from list
          to   detail
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
          to   detail
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
        In Arabic and Hebrew the whole system goes back from the right edge. On this one screen it would be the \
        left edge, where nobody tries.
        """),
    Explanation(
      .scrollViewUnderGesture, "a scroll view without a rule",
      idea: """
        The screen of this pan has a scroll view, which has a pan of its own: one finger may move either of \
        them, or both. A scroll view counts as vertical, and also as horizontal if an interaction reads its \
        `offset.x`. Say which comes first. The gesture may `begin when` the list is at its top or a flag of \
        the app says so, or `hold` its scrolling. It may recognize both with `simultaneous with`, or hand \
        the finger over with `hands over to`. With `outranks` and `waits for` one of them waits. A rule \
        without effect does not count: a `scrollEnabled` that is held true, a `when false`, or an offset \
        along the other axis. Neither does an offset at which scrolling does not end, a `simultaneous with` \
        that does not hold where scrolling ends, or a condition that does not hold when the gesture begins.
        """,
      failing: """
        transition Article {
          style navigation
          from list
          to   article { content: scroll }
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
          to   article { content: scroll }
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
        A card closes while its text is scrolled down, or the text scrolls away under the card. Which of the two \
        happens would depend on the faster recognizer.
        """),
    Explanation(
      .swipeBackLost, "the swipe back is lost",
      idea: """
        A swipe from the edge goes back everywhere in the system. In this navigation a pan begins with the same \
        finger, or outranks the swipe, and the finger then makes no progress: for example, `pan(any)` with a \
        progress of `translation.y`. A pan to the right that goes back itself loses nothing. Let the pan wait \
        (`waits for edgePan(leading) on page`), let it begin away from the edge (`begin when start.location.x > \
        44pt`), or add an `interactive backward by edgePan(leading)`.
        """,
      failing: """
        transition Reader {
          style navigation
          from list
          to   page
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
          to   page
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
        On one screen of an app the swipe back does not work, or does something else, and people believe that the \
        app hangs.
        """),
    Explanation(
      .swipeBackKept, "UIKit's own swipe back stays",
      idea: """
        This note reports no mistake; `--notes` shows it. A pan drives the way back, and UIKit's own swipe from the \
        edge also goes back, with UIKit's animation instead of this transition. If the transition should follow that \
        finger as well, add an `interactive backward by edgePan(leading)`, as in the fixed spec. Do not do this for a \
        screen that leaves towards the leading edge: it would move against the finger.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        Developers rarely try the swipe from the edge in a viewer that can be pulled down, and its users are the \
        first to see what it does.
        """),
  ]
}
