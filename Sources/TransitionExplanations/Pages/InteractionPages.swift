import TransitionDiagnostics

extension Explanations {
  /// T0401–T0404 and T0407: interaction.
  static let interaction: [Explanation] = [
    Explanation(
      .missingSettle, "no way to a rest state when the finger leaves",
      idea: """
        When the finger leaves, what it drove is somewhere in the middle, and something must take it to one of the rest \
        states. `settle 300ms easeOut` says how fast for both outcomes; `settle finish` and `settle cancel` say it for each, \
        and then both must be there.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when velocity.y > 0
            settle finish 300ms easeOut
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
            finish when velocity.y > 0
            settle finish 300ms easeOut
            settle cancel 400ms spring(damping: 0.9)
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The way back after a cancelled pull is what hand-written transitions forget. The context is never completed, UIKit \
        believes that the transition is still running, and the app takes no touches any more.
        """),
    Explanation(
      .missingDecision, "no decision when the finger leaves",
      idea: """
        When the finger leaves, the transition finishes or is cancelled, and nothing says which. Say when it finishes, with \
        `finish when`, or when it does not, with `cancel when`; the other is its complement. A finger that the system takes \
        away always cancels.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
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
            finish when progress > 50% or velocity.y > 500pt/s
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In handlers written by hand `.ended` decides, and `.cancelled` and `.failed` are often not handled at all: a phone \
        call in the middle of a pull leaves the screen half open. With the decision in one place, every end of a gesture has \
        an answer.
        """),
    Explanation(
      .missingProgress, "no progress under the finger",
      idea: """
        Nothing says how far the interaction is: 0 where it began, 1 where it is done. What is not driven follows the \
        progress, settling knows by it how much is left, and UIKit takes it for the bars. It is a plain number, such as the \
        finger's way divided by the height of the screen.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            finish when velocity.y > 0
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
            finish when velocity.y > 0
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit fades the navigation bar's titles with `updateInteractiveTransition`. Without it the bar keeps the old title \
        during the whole pull and changes it in one frame at the end.
        """),
    Explanation(
      .decisionTwice, "two conditions that decide",
      idea: """
        Both `finish when` and `cancel when` decide. Each is the complement of the other, so with two conditions there would \
        be fingers for which both hold, or neither. Keep the one that is easier to read, and join conditions with `and` and \
        `or`.
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
            cancel when velocity.y < 0
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
            finish when progress > 50% and velocity.y >= 0
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With two lists of conditions, a short pull without speed would be neither: no call of `finish()` or `cancel()`, a \
        context that is never completed, and an app that takes no touches.
        """),
    Explanation(
      .mixedHorizontals, "gestures that disagree about where x runs",
      idea: """
        With `leading` and `trailing`, x and the signs of displacements and turns run in reading direction; with `left` and \
        `right` they are physical. One transition has one x, so its gestures must agree. `pan(horizontal)` goes with both: its x \
        is that of the other gestures.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.x: container.width -> 0
          interactive backward by edgePan(leading) on viewer {
            progress = translation.x / viewer.width
            finish when progress > 50%
            settle 200ms easeOut
          }
          interactive backward by pan(right) on viewer {
            progress = translation.x / viewer.width
            finish when progress > 50%
            settle 200ms easeOut
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
          animate viewer.x: container.width -> 0
          interactive backward by edgePan(leading) on viewer {
            progress = translation.x / viewer.width
            finish when progress > 50%
            settle 200ms easeOut
          }
          interactive backward by pan(horizontal) on viewer {
            begin when velocity.x > 0
            progress = translation.x / viewer.width
            finish when progress > 50%
            settle 200ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A swipe back that works from the left edge only, and for readers of Arabic and Hebrew pushes the screen out on the \
        side from which the finger comes.
        """),
  ]
}
