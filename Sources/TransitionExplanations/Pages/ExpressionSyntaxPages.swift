import TransitionDiagnostics

extension Explanations {
  /// T0009–T0011, T0013 and T0014: numbers, escapes and sizes.
  static let expressionsOfSyntax: [Explanation] = [
    Explanation(
      .malformedNumber, "a number or colour that is written wrongly",
      idea: """
        This begins like a number, but is not one. A number has digits before and after its point, and its unit \
        directly after it. It is at most as large as a 64-bit floating-point number can be. A colour has six \
        hexadecimal digits after its `#`, or eight with its opacity.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300 ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit takes durations as bare seconds. A number that has lost its unit becomes `withDuration: 300`, an \
        animation of five minutes.
        """),
    Explanation(
      .nestedTooDeeply, "more than 100 levels of brackets",
      idea: """
        Parentheses and braces nest at most 100 deep. The compiler does not read deeper levels. Handwritten specs \
        need far fewer. A generated spec can name parts of an expression with `let`.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> (((((((((1)))))))))
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A compiler that recurses for each parenthesis runs out of stack on a broken or malicious file, and crashes \
        the build without naming the file.
        """),
    Explanation(
      .fileTooLarge, "a file of more than a gigabyte",
      idea: """
        A spec has at most 1,073,741,824 bytes, because positions in it have 32 bits. The compiler does not read a \
        larger file. There is no example: it would be a gigabyte.
        """,
      prevents: """
        A disk image that was named `.transition` by mistake would fill the memory of the machine before any \
        message appeared.
        """),
    Explanation(
      .invalidEscape, "an unknown escape in a string",
      idea: """
        In a string a backslash begins an escape, and this is not one of them: `\\n`, `\\t`, `\\"`, `\\\\`, and \
        `\\u{…}` with the hexadecimal number of a Unicode scalar. Write a backslash itself twice. Paths in an `import` \
        have `/` on every system. In the example the name of the transition should not be a string at all.
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
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A path such as `Motion\\new.transition`, copied from another system, would mean a file name with a line \
        end in it. The error would be that there is no such file.
        """),
    Explanation(
      .tooManyOperators, "an expression that is too long",
      idea: """
        One expression has at most 400 operators, and at most 1000 parts when its `let`s are written out, each as \
        often as it is used. A chain of `let`s in which each uses the one before it twice doubles with every line. \
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
          to   viewer
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
          to   viewer
          forward 300ms easeOut
          animate viewer.translation: vector(d, 0) -> vector(0, 0)
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        An expression with values of a run is written into the Swift in full, and evaluated for every touch under \
        a finger. swiftc gives up on far shorter expressions: "the compiler is unable to type-check this \
        expression in reasonable time".
        """),
  ]
}
