import TransitionDiagnostics

extension Explanations {
  /// T0009–T0011, T0013 and T0014: numbers, escapes and sizes.
  static let expressionsOfSyntax: [Explanation] = [
    Explanation(
      .malformedNumber, "a number or colour that is written wrongly",
      idea: """
        This begins like a number, but is not one. A number has digits before and after its point, and its unit \
        directly behind it. It is at most as large as a 64-bit floating-point number can be. A colour has six \
        hexadecimal digits after its `#`, or eight with its opacity.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300 ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit takes durations as bare seconds. A number that has lost its unit on the way becomes \
        `withDuration: 300`, an animation of five minutes.
        """),
    Explanation(
      .nestedTooDeeply, "more than 100 levels of brackets",
      idea: """
        Parentheses and braces nest at most 100 deep. The compiler does not read deeper levels. Specs written by \
        people need far fewer. A generated spec can name parts of an expression with `let`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> ((((((((((((((((((((((((((((((((((((((((
            ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
              1
            ))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
            ))))))))))))))))))))))))))))))))))))))))
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> (((((((((
            1
          )))))))))
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A compiler that calls itself for each parenthesis runs out of stack on a file that is broken or malicious, and \
        takes the build server down without saying which file it was.
        """),
    Explanation(
      .fileTooLarge, "a file of more than a gigabyte",
      idea: """
        A spec has at most 1,073,741,824 bytes, because places in it are counted in 32 bits. A larger file \
        is not read at all. There is no example: it would be a gigabyte.
        """,
      prevents: """
        A disk image that was named `.transition` by mistake would fill the memory of the machine before anything was said \
        about it.
        """),
    Explanation(
      .invalidEscape, "a backslash in a string with the wrong letter behind it",
      idea: """
        In a string a backslash begins an escape, and this is none of them: `\\n`, `\\t`, `\\"`, `\\\\` and `\\u{…}` with the \
        hexadecimal number of a Unicode scalar. A backslash itself is written twice. Only paths of other files are strings, \
        and those have `/` on every system; in the example the name of the transition should not be a string at all.
        """,
      failing: """
        transition "Ph\\oto" {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A path such as `Motion\\new.transition` that is copied from another system would mean a file name with a line end \
        in it, and the error would be that there is no such file.
        """),
    Explanation(
      .tooManyOperators, "an expression that is too long",
      idea: """
        One expression has at most 400 operators, and at most 1000 when the `let`s that it uses are put in their places, \
        each as often as it is used. A chain of `let`s in which each uses the one before it twice doubles with every line. \
        Simplify the formula: most long sums are a product.
        """,
      failing: """
        let a = container.width
        let b = a + a + a + a + a + a + a + a + a + a + a
        let c = b + b + b + b + b + b + b + b + b + b + b
        let d = c + c + c + c + c + c + c + c + c + c + c

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.translation: vector(d, 0) -> vector(0, 0)
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        let a = container.width
        let b = 11 * a
        let c = 11 * b
        let d = 11 * c

        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.translation: vector(d, 0) -> vector(0, 0)
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        An expression with values of a run is written into the Swift in full, and under a finger it is evaluated for \
        every touch. swiftc gives up on far shorter expressions: "the compiler is unable to type-check this expression \
        in reasonable time".
        """),
  ]
}
