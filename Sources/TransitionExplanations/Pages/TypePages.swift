import TransitionDiagnostics

extension Explanations {
  /// T0201–T0212: types and units.
  static let types: [Explanation] = [
    Explanation(
      .unknownUnit, "a unit that does not exist",
      idea: """
        The letters behind a number are its unit, all of them, and this is none. The units are `pt`, `s`, `ms`, `rad`, \
        `deg`, `turn` and `%`; `/s` behind one makes a rate, as in `800pt/s`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.cornerRadius: 12px -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.cornerRadius: 12pt -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit counts in points, of which one is two or three pixels. A number of pixels from a design tool that goes \
        through unconverted makes corners three times too round on every phone.
        """),
    Explanation(
      .dimensionMismatch, "lengths, times and plain numbers mixed up",
      idea: """
        Two values of different dimensions are added, subtracted or compared: a length with a plain number, a time with a \
        speed. Both sides are marked with what they are. Products and quotients make new dimensions, so a speed times a \
        time is a length, and a length divided by a length a plain number.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when translation.y > 50%
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
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In UIKit everything is a CGFloat: `translation.y > 0.5` compiles, and dismisses the screen as soon as the finger \
        has moved by half a point.
        """),
    Explanation(
      .typeMismatch, "a value of the wrong type",
      idea: """
        A value is of another type than the one that is wanted here; the message names both. A length has a unit, and so has an \
        angle or a time; only a literal `0` fits them all. A point is no size, and a condition no number.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.rotation: 5 -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.rotation: 5deg -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `CGAffineTransform(rotationAngle: 5)` takes the five for radians, which is 286 degrees: the screen comes in lying on \
        its side.
        """),
    Explanation(
      .argumentCount, "too many or too few values in parentheses",
      idea: """
        A function, a curve or a gesture is given more or fewer values than it takes. The message says how many it takes; \
        Grammar.md says what each is.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms cubic(0.2, 0, 0)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms cubic(0.2, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A curve whose last number was lost in copying would still be a curve if a 0 were put in: one that ends at full \
        speed, so that the view stops dead.
        """),
    Explanation(
      .notDimensionless, "a value with a unit where a plain number is wanted",
      idea: """
        A plain number is wanted here, and the value has a dimension. The progress of an interaction, opacities and scales are \
        plain. Dividing by something of the same dimension makes a value plain: a finger's way by the height of the screen.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          interactive backward by pan(down) on viewer {
            progress = translation.y
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
        `updateInteractiveTransition(translation.y)` compiles too, and the transition is at its end as soon as the finger has \
        moved by one point.
        """),
    Explanation(
      .outOfBounds, "a value outside the limits of its property",
      idea: """
        The value is known when the spec is compiled, and lies outside what the property can have. `alpha` is within \
        0…1. A spring may overshoot: its values are clamped to the limits while it plays. Its ends must be within the \
        limits.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 100
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 100%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In UIKit `alpha = 100` compiles and looks like 1. A percentage that has lost its sign goes unnoticed until somebody \
        changes it to 50, and the view is as opaque as before.
        """),
    Explanation(
      .notAValue, "a view, a screen or a hook where a value is wanted",
      idea: """
        This is an object, a view, a screen or a hook, and not one of its values. Say which of its properties is \
        meant: its `frame`, its `alpha`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: grid.cell -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: grid.cell.alpha -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A rule that picks a property by itself, the frame of a view where a rectangle is wanted, would read another \
        value than the author had in mind as soon as a view has several of one type.
        """),
    Explanation(
      .propertyNotAnimatable, "a property that cannot be animated",
      idea: """
        The property can be read, but not animated: it follows from others, as `safeArea` does, or it has no values in \
        between, as `scrollEnabled`. What has no values in between can be set for a while with `hold`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer { pager: scroll }
          forward 300ms easeOut
          animate viewer.pager.scrollEnabled: false -> true
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer { pager: scroll }
          forward 300ms easeOut
          hold viewer.pager.scrollEnabled = false
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Set in an animation block, `isScrollEnabled` changes at once and ends the pan that is under way. Whoever forgets to \
        set it back on one of the ways out leaves a pager that never scrolls again.
        """),
    Explanation(
      .gestureValueOutside, "a value of a gesture outside `interactive`",
      idea: """
        `translation`, `velocity`, `location`, `progress` and `start` belong to a finger, and have values only while one \
        drives: inside `interactive`. A track of the transition plays without a finger as well, so it cannot read them.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 - progress
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
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
          animate viewer.alpha: 0 -> 1
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            drive viewer.alpha = 1 - progress
            finish when velocity.y > 0
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A recognizer that is asked outside its gesture answers with zero, or with what the last gesture left behind. The \
        plain push would then start where the last pull ended.
        """),
    Explanation(
      .notConstant, "a value that is known too late",
      idea: """
        The value here must be known when the spec is compiled, and this one is known only when the app runs. Durations, \
        the arguments of curves and the geometry in `sample` are such values; numbers with units and `let`s made of them \
        are known.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms * viewer.alpha easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        let pace = 1.5

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms * pace easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit asks for the duration before the screens are laid out, and plans the bars by it. A duration that depends on \
        them is another one when the animation starts, and the bars arrive before or after the screen.
        """),
    Explanation(
      .notFinite, "a value that is too large for a number",
      idea: """
        The numbers in this expression are known, and its value is too large for a 64-bit floating-point number. Each \
        number by itself is fine, else it would be T0009. Division by zero is not meant: that gives 0.
        """,
      failing: """
        let far = 1_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000
        let farther = far * far * far * far * far * far * far

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 1 / farther -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        let far = 1_000
        let farther = far * far

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 1 / farther -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        An infinite frame or scale reaches Core Animation as NaN, which raises `CALayerInvalidGeometry`: "CALayer position \
        contains NaN", and the app is gone.
        """),
  ]
}
