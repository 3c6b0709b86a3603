import TransitionDiagnostics

extension Explanations {
  /// T0201–T0212: types and units.
  static let types: [Explanation] = [
    Explanation(
      .unknownUnit, "a unit that does not exist",
      idea: """
        All letters after a number are its unit, and this unit does not exist. The units are `pt`, `s`, `ms`, \
        `rad`, `deg`, `turn` and `%`. `/s` after one makes a rate, as in `800pt/s`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.cornerRadius: 12px -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.cornerRadius: 12pt -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit counts in points, each of which is two or three pixels. An unconverted number of pixels from a \
        design tool makes corners three times too round on every phone.
        """),
    Explanation(
      .dimensionMismatch, "lengths, times and plain numbers mixed up",
      idea: """
        Two values of different dimensions are added, subtracted or compared: a length with a plain number, a time \
        with a speed. Labels give the dimension of each side. Products and quotients make new dimensions: a speed \
        times a time is a length, and a length divided by a length is a plain number.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
      prevents: """
        In UIKit everything is a CGFloat: `translation.y > 0.5` compiles, and dismisses the screen as soon as the \
        finger has moved by half a point.
        """),
    Explanation(
      .typeMismatch, "a value of the wrong type",
      idea: """
        A value has another type than the required one; the message names both. A length, an angle or a time has a \
        unit; only a literal `0` fits them all. A point is not a size, and a condition is not a number.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.rotation: 5 -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.rotation: 5deg -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `CGAffineTransform(rotationAngle: 5)` takes the five for radians, which is 286 degrees: the screen comes \
        in lying on its side.
        """),
    Explanation(
      .argumentCount, "too many or too few values in parentheses",
      idea: """
        A function, a curve or a gesture has more or fewer values than it takes. The message says how many it \
        takes; Grammar.md says what each one is.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms cubic(0.2, 0, 0)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms cubic(0.2, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If a 0 replaced a number that was lost in copying, the curve would still be valid. It would end at full speed, \
        so that the view stops abruptly.
        """),
    Explanation(
      .notDimensionless, "a value with a unit instead of a plain number",
      idea: """
        This must be a plain number, and the value has a dimension. The progress of an interaction, opacities and \
        scales are plain numbers. Divide by a value of the same dimension: the distance of the finger by the \
        height of the screen.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
        `updateInteractiveTransition(translation.y)` compiles, and the transition is at its end as soon as the \
        finger has moved by one point.
        """),
    Explanation(
      .outOfBounds, "a value outside the limits of its property",
      idea: """
        The compiler knows the value, and it is outside the limits of its property. For example, `alpha` is within \
        0…1. A spring may overshoot: its values are clamped to the limits while it plays. Its ends must be within \
        the limits. A `perspective` is the distance between the eye and the plane. What turns must not reach the \
        eye, so the least value is 100pt for the container, and 22pt for any other object.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 100
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 100%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In UIKit `alpha = 100` compiles and looks like 1. A percentage that has lost its sign goes unnoticed until \
        somebody changes it to 50, and the view is as opaque as before.
        """),
    Explanation(
      .notAValue, "a view, a screen or a hook instead of a value",
      idea: """
        This is an object, a view, a screen or a hook, and not one of its values. Write the property that you \
        mean, such as its `frame` or its `alpha`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: grid.cell -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: grid.cell.alpha -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A compiler that chose a property by itself, such as the frame of a view for a rectangle, might read \
        another value than the author meant.
        """),
    Explanation(
      .propertyNotAnimatable, "a property that cannot be animated",
      idea: """
        The property can be read, but not animated. Either it follows from others, such as `safeArea`, or it has \
        no values in between, such as `scrollEnabled`. To set such a property for a while, use `hold`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer { pager: scroll }
          forward 300ms easeOut
          animate viewer.pager.scrollEnabled: false -> true
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer { pager: scroll }
          forward 300ms easeOut
          hold viewer.pager.scrollEnabled = false
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In an animation block, `isScrollEnabled` changes immediately and ends the current pan. If one way out does not \
        set it back, the pager never scrolls again.
        """),
    Explanation(
      .gestureValueOutside, "a value of a gesture outside `interactive`",
      idea: """
        `translation`, `velocity`, `location`, `progress` and `start` belong to a finger, and have values only \
        inside `interactive`. A track of the transition also plays without a finger, so it cannot read them.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
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
        Outside of its gesture, a recognizer returns zero, or values of the last gesture. A plain push would then \
        start where the last pull ended.
        """),
    Explanation(
      .notConstant, "a value that is known too late",
      idea: """
        The compiler must know this value, but it is known only when the app runs. This holds for durations, \
        arguments of curves and the geometry in `sample`. The compiler knows numbers with units, and `let`s made \
        from them.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
          forward 300ms * pace easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit asks for the duration before it lays the screens out, and times the bars by it. If the duration \
        depended on the layout, it would differ when the animation starts, and the bars would arrive before or \
        after the screen.
        """),
    Explanation(
      .notFinite, "a number that is too large",
      idea: """
        A number of a spec, and the value of numbers that the compiler knows, is at most a billion (1000000000) in \
        points, degrees or without a unit, with or without a minus. Nothing on a screen is near that. A division \
        by zero is not the cause: it gives 0.
        """,
      failing: """
        let far     = 1_000_000
        let farther = far * far

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 1 / farther -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        let far     = 1_000
        let farther = far * far

        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 1 / farther -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Products of greater numbers become infinite. An infinite frame or scale reaches Core Animation as NaN, \
        which raises `CALayerInvalidGeometry`: "CALayer position contains NaN", and the app crashes.
        """),
  ]
}
