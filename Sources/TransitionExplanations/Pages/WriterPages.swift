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
      .overshoots, "a curve that overshoots the limit of its property",
      idea: """
        A curve that is written on one track carries its property beyond a limit: an alpha, a dim or a blur beyond 0 \
        or 1, a corner radius below 0. The value is held at the limit until the curve comes back, so the motion stands \
        still there. The length of a frame is not clamped, and is reported if it goes below 0, also as a share of a \
        length of the layout. The curve of a whole direction is not reported, because other properties can overshoot. \
        If only one direction ends at the limit, give that direction a curve of its own behind `backward`.
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
        it, for which the designer chose the spring, is invisible.
        """),
    Explanation(
      .twoWriters, "a property that two constructs set",
      idea: """
        A property is set by one construct at a time. A view that `hide` or `shared` makes invisible has no track of \
        its `alpha`. A property has no track while `hold` keeps it. A placed property rests at its place: its track \
        ends at `_`, and no track of another edge moves it. Two holds of one property must not overlap in time. If one \
        edge of a frame is held, nothing moves the others of its axis. A pressed view still moves back while the \
        transition that it began runs. A `live` element moves the view itself, so that nothing else shows, hides, \
        moves or presses it, nor the view where it goes. A finger may drive what is animated: it takes the property \
        over, and leaves it at rest.
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
      .mirrorWritten, "a `backward` that repeats the default",
      idea: """
        Without `backward` the way back mirrors the way there: it has the same duration, delay and curve, and windows \
        are reflected in time. A `backward` with the same values can be removed, in a transition and behind a track. \
        If it stays, it has to be changed together with `forward`.
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
