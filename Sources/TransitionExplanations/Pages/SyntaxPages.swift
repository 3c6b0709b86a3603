import TransitionDiagnostics

extension Explanations {
  /// T0001–T0008, T0012 and T0015–T0016: what the text is made of.
  static let syntax: [Explanation] = [
    Explanation(
      .unexpectedToken, "something for which the grammar has no place",
      idea: """
        The grammar has no place for what is here: the member before it is complete. Most often two members are on one \
        line, or an edit has left something over. A member ends with its line, or with `;`. The compiler skips what is \
        here, and goes on with the next member.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut backward 250ms easeIn
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
          backward 250ms easeIn
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If the rest of the line were ignored, the way back would silently mirror `forward`, and the written 250 ms \
        would have no effect.
        """),
    Explanation(
      .missingToken, "a part of a member is missing",
      idea: """
        Something that the grammar needs is missing; the message says what could be there. The \
        place that is marked is what was found instead, so look at what is just before it.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha 0 -> 1
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
        A compiler that fills gaps by guessing makes a transition of what nobody has written; the guess is found on a \
        device, much later, by someone who wonders why a view fades.
        """),
    Explanation(
      .unclosedBrace, "a `{` without its `}`",
      idea: """
        A `{` has no `}`. The opening brace is marked, because the end of the file, where it is noticed, is rarely where \
        the mistake is. When a member follows that cannot be in the block, it is marked too: the missing brace belongs \
        before it.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to viewer.photo
          animate viewer.alpha: 0 -> 1
          fallback crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to viewer.photo
          }
          animate viewer.alpha: 0 -> 1
          fallback crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If the block were silently closed at the end of the file, all members after it would belong to the shared \
        picture. The screen would not fade, without any error.
        """),
    Explanation(
      .unclosedParenthesis, "a `(` without its `)`",
      idea: """
        A `(` has no `)`. Line ends do not count inside parentheses, so an expression may have several lines. A brace, \
        or a line that begins with two names as a member does, ends the parentheses anyway, so that the lines after \
        the mistake keep their meaning.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 0.9 -> max(1, 1 - 0.2
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 0.9 -> max(1, 1 - 0.2)
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Without the rule one forgotten parenthesis would swallow the file up to its end, and the error would be \
        there, far from the line that needs mending.
        """),
    Explanation(
      .unmatchedClosingBrace, "a `}` without its `{`",
      idea: """
        A `}` closes nothing: no block is open. It is one too many, or the `{` that it belongs to has been deleted. It is \
        skipped, and nothing else changes its meaning.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
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
        A brace that closes nothing is the trace of an edit that went wrong. Whatever was deleted together with its \
        opening brace, perhaps a whole `interactive` block, would be missed only when the finger does nothing.
        """),
    Explanation(
      .invalidCharacter, "a character without a meaning in the language",
      idea: """
        This character has no meaning in the language. Often it looks like one that has: an arrow from a design \
        document, quotation marks or a dash from a word processor, a no-break space from a web page, a Cyrillic \
        letter. If so, the message names the one that is meant, and the fix-it writes it. Comments and strings may \
        contain all characters except NUL and bidirectional controls: with these, an editor shows other code than the \
        compiler reads.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 → 1
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
        A name with a letter of another alphabet looks like the name of a view, but is another name. Swift accepts \
        such names, so the generated protocol would have two hooks that look alike, and the app would implement one of \
        them.
        """),
    Explanation(
      .unterminatedString, "a string that does not end on its line",
      idea: """
        A `"` opens a string, and its line ends before another one closes it. Strings never go on over a line end. Only \
        paths of other files are strings; names and curves have no quotation marks, so in the example the remedy is \
        to take the quotation mark away.
        """,
      failing: """
        transition "Photo {
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
        If strings could have several lines, a forgotten quotation mark would exchange members and text up to the next \
        quotation mark.
        """),
    Explanation(
      .unterminatedComment, "a comment that does not end",
      idea: """
        A `/*` has no `*/`. Comments nest, so that a part of a spec that has comments can be commented out; each `/*` \
        needs a `*/` of its own. The rest of the file counts as the comment, so members that are missing there are not \
        reported.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        /* The pull down comes later. /* not yet */
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        /* The pull down comes later. /* not yet */ */
        """,
      prevents: """
        A comment that is never closed hides every transition after it. The classes that they would become are missing \
        from the generated file, or worse, an older file with them is still there and goes on being built.
        """),
    Explanation(
      .unterminatedName, "a name in back-ticks that does not end on its line",
      idea: """
        A back-tick begins a name that would otherwise be a word of the grammar, and the same line has no back-tick that \
        ends it. Most names need none: words of the grammar are names wherever the grammar does not have them, and only \
        `not`, `true` and `false` are never names by themselves.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate `viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate `viewer`.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The name of a screen or view becomes a name in Swift. If its end were guessed, the generated protocol would ask \
        the app for a view that nobody has.
        """),
    Explanation(
      .mergeConflict, "the markers of a merge conflict",
      idea: """
        Lines with `<<<<<<<`, `=======` and `>>>>>>>` are what a version control system leaves where two people changed \
        the same lines. The first side is read, so that the rest of the file can be checked, and the other is not. Keep \
        what is right of both and remove the three lines.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
        <<<<<<< HEAD
          forward 300ms easeOut
        =======
          forward 350ms easeInOut
        >>>>>>> slower
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 350ms easeInOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        One of two colleagues would lose a change without knowing it: the app would ship with the durations of whichever \
        side happened to be taken.
        """),
    Explanation(
      .unknownMember, "a word that begins no member here",
      idea: """
        Each member of a block begins with a word of the grammar, and this is none of those that can begin one here. It is \
        misspelt, it belongs into another block, or it is what another language or tool calls the same thing; then the \
        message says what it is called here. The whole member is skipped, with its block.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          anmate viewer.alpha: 0 -> 1
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
        Formats that skip what they do not know, as dictionaries of animation keys do, make a misspelt word a transition \
        in which something just does not move. Nothing is skipped here without an error.
        """),
  ]
}
