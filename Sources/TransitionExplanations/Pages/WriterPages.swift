import TransitionDiagnostics

extension Explanations {
  /// T0316–T0319: what is said twice, and what disagrees.
  static let writers: [Explanation] = [
    Explanation(
      .restsDisagree, "rest values of the two directions that disagree",
      idea: """
        A rest state has one value of each property. `forward` and `backward` may have tracks of their own, but both \
        say A in the from screen and B in the to screen: `A -> B` is read from left to right forward, and from right \
        to left backward. Values that are known only at run time are not compared.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut {
            animate viewer.scale: 0.9 -> 1
          }
          backward 200ms {
            animate viewer.scale: 0.9 -> 0.8
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut {
            animate viewer.scale: 0.9 -> 1
          }
          backward 200ms {
            animate viewer.scale: 0.9 -> 1 easeIn
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The screen has come to rest at its full size, and when it goes back it jumps to four fifths in the first \
        frame. With two animator objects, each with constants of its own, that is how it usually happens.
        """),
    Explanation(
      .overshoots, "a curve that overshoots where there is nothing to overshoot to",
      idea: """
        A curve that is written on one track carries its property beyond a limit: an alpha, a dim or a blur beyond 0 \
        or 1, a corner radius below 0. The value is held at the limit until the curve comes back, so the motion \
        stands still there. A length of a frame is held to nothing, and below 0 it is none, also where it is a share of one that is laid out. A curve of the whole direction is not reported: it is for what can overshoot. \
        Where a value ends short of the limit, or only the way back ends at it, give that way a curve of its own \
        behind `backward`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 spring(damping: 0.6)
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 spring(damping: 1)
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit clamps an opacity above 1 without a word. The fade is over after a fifth of its time, and the rest of \
        it, for which the designer chose the spring, is not to be seen.
        """),
    Explanation(
      .twoWriters, "a property that two constructs set",
      idea: """
        A property is set by one construct at a time. What `hide` or `shared` makes invisible has no alpha to \
        animate, what `hold` keeps has no track while it is held, and what `place` puts somewhere rests there, so \
        that its track ends at `_`, and no track of another edge takes it along. Two holds of one property must not last at one time, and where one place of a frame is held the others of its \
        axis stay. What `press` moves still comes back when the transition that it began runs. A `live` element moves the view itself, so \
        that nothing else shows, hides, moves or presses it, nor the view where it goes. A finger may drive what is \
        animated: it takes the property over, and leaves it at rest.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          hold grid.dim = 0.2
          animate grid.dim: 0 -> 0.5
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          hold grid.dim = 0.2 during backward
          animate grid.alpha: 1 -> 0.5
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Two animations of one property run one over the other, and both remember what they found. The second finds \
        what the first has set, and gives that back at the end: the screen below stays dark for good.
        """),
    Explanation(
      .mirrorWritten, "a way back that says what holds without it",
      idea: """
        Without `backward` the way back mirrors the way there: it has the same duration, delay and curve, and \
        windows are reflected in time. A `backward` that says just that can go, in a transition as well as behind a \
        track. It may be left in place, but must then be kept alike by hand.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          backward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Somebody makes the transition faster and changes `forward`. The way back keeps its old pace, and nobody \
        knows whether that was meant.
        """),
  ]
}
