import TransitionDiagnostics

extension Explanations {
  /// T0401–T0404 and T0407: interaction.
  static let interaction: [Explanation] = [
    Explanation(
      .missingSettle, "no `settle` for when the finger is lifted",
      idea: """
        When the finger is lifted, the driven properties are between two rest states, and something must take them to \
        one of these. `settle 300ms easeOut` gives the time and the curve for both outcomes. `settle finish` and \
        `settle cancel` give it for one each, and both are then needed.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        Handwritten transitions often forget the way back after a cancelled pull. The context is never completed, \
        UIKit believes that the transition is still running, and the app gets no more touches.
        """),
    Explanation(
      .missingDecision, "no decision when the finger is lifted",
      idea: """
        When the finger is lifted, the transition finishes or is cancelled, and no member says which. Say when it \
        finishes, with `finish when`, or when it does not, with `cancel when`. If the condition does not hold, the \
        other happens. A finger that the system takes away always cancels.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        Handwritten handlers decide in `.ended`, and often ignore `.cancelled` and `.failed`: a phone call during \
        a pull leaves the screen half open. With the decision in one place, every end of a gesture is handled.
        """),
    Explanation(
      .missingProgress, "no progress under the finger",
      idea: """
        An interaction needs a progress: 0 at its beginning, 1 at its end. Properties that are not driven follow the \
        progress, settling uses it for the distance that is left, and UIKit uses it for the bars. It is a plain \
        number, such as the distance of the finger divided by the height of the screen.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        UIKit fades the titles of the navigation bar by `updateInteractiveTransition`. Without it, the bar keeps \
        the old title during the whole pull and changes it in one frame at the end.
        """),
    Explanation(
      .decisionTwice, "two conditions that decide",
      idea: """
        Both `finish when` and `cancel when` decide. Each covers both outcomes, so with two conditions there would \
        be fingers for which both hold, or neither. Keep the one that is easier to read, and join conditions with \
        `and` and `or`.
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
          to   viewer
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
        With two conditions, a short and slow pull might satisfy neither: no call of `finish()` or `cancel()`, a \
        context that is never completed, and an app that gets no touches.
        """),
    Explanation(
      .mixedHorizontals, "gestures that disagree about where x runs",
      idea: """
        With `leading` and `trailing`, x and the signs of displacements and rotations run in reading direction; \
        with `left` and `right` they are physical. One transition has one x, so its gestures must agree. \
        `pan(horizontal)` goes with both: its x is that of the other gestures.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        A swipe back works from the left edge only, and in Arabic and Hebrew it pushes the screen out on the side \
        from which the finger comes.
        """),
  ]
}
