import TransitionDiagnostics

extension Explanations {
  /// T0316–T0319: what is said twice, and what disagrees.
  static let writers: [Explanation] = [
    Explanation(
      .restsDisagree, "rest values of the two directions that disagree",
      idea: """
        A property has one value in each rest state. `forward` and `backward` may have their own tracks, but in both \
        of them A is the value in the from screen and B the value in the to screen. Only A of the to screen, of its \
        views and of added views may differ: these objects do not exist while the from screen rests, so they may leave \
        in a different way than they entered. The compiler does not compare values that are known only at run time.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        The screen rests at its full size, and jumps to four fifths in the first frame of the way back. This is \
        common with two animator objects that have constants of their own.
        """),
    Explanation(
      .overshoots, "a curve that overshoots the limit of its property",
      idea: """
        The curve of a track carries its property beyond a limit: an alpha, a dim or a blur beyond 0 or 1, a corner \
        radius below 0. The value is clamped until the curve comes back, so the motion stops there. The length of a \
        frame is not clamped, and is reported if it goes below 0, even as a share of a length of the layout. A scale \
        that goes below 0 mirrors its object: it is reported from a tenth below 0 on, unless one of its values is \
        negative. The curve of a whole direction is not reported, because other properties can overshoot, unless it \
        carries the to screen so far beyond its rest that a wide gap opens at the edge from which the screen comes. If \
        only one direction ends at the limit, give that direction another curve after `backward`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 spring(damping: 0.6)
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 spring(damping: 1)
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit clamps an opacity above 1. The fade is over after a fifth of its time, and the rest of the spring \
        that the designer chose is invisible.
        """),
    Explanation(
      .twoWriters, "a property that two constructs set",
      idea: """
        Only one construct may set a property at a time. A view that `hide` or `shared` hides must not have a track of \
        its `alpha`. A property that a `hold` keeps must not have a track in that time. A placed property rests at its \
        place, so its track must end at `_`, and no track of another edge may move it. Two holds of one property must \
        not overlap in time. If one edge of a frame is held, nothing may move the others of its axis. A pressed view \
        still moves back while the transition that it began runs. A `live` element moves the view itself, so nothing \
        else may show, hide, move or press this view. A finger may drive an animated property: it takes the property \
        over, and leaves it at rest.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          hold grid.dim = 0.2
          animate grid.dim: 0               -> 0.5
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          hold grid.cornerRadius = 12pt
          animate grid.dim: 0               -> 0.5
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Two animations of one property run at the same time, and each remembers an original value. The second one \
        remembers the value that the first has set, and restores that at the end: the screen below stays dark for \
        good.
        """),
    Explanation(
      .mirrorWritten, "a `backward` that repeats the default",
      idea: """
        Without `backward`, the way back mirrors `forward`: it has the same duration, delay and curve, and windows are \
        reflected in time. You can remove a `backward` with the same values, in a transition and after a track. If it \
        stays, you have to change it together with `forward`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward  300ms easeOut
          backward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Somebody makes the transition faster and changes `forward`. The way back keeps its old pace, and nobody \
        knows whether that was intended.
        """),
  ]
}
