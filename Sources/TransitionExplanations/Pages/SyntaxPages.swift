import TransitionDiagnostics

extension Explanations {
  /// T0001–T0008, T0012 and T0015–T0016: what the text is made of.
  static let syntax: [Explanation] = [
    Explanation(
      .unexpectedToken, "text that the grammar does not allow here",
      idea: """
        The member before this text is complete, and nothing may follow it on this line. Usually two members are on \
        one line, or an edit has left some text behind. A line end or a `;` ends a member. The compiler skips the \
        text, and goes on with the next member.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut backward 250ms easeIn
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward  300ms easeOut
          backward 250ms easeIn
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If the rest of the line were ignored, the way back would silently mirror `forward`, and the 250 ms would \
        have no effect.
        """),
    Explanation(
      .missingToken, "a part of a member is missing",
      idea: """
        The grammar needs something more here. The message says what it can be. The label marks the text that was \
        found instead, so look at what is just before it.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha 0 -> 1
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
        A compiler that guesses what is missing compiles a transition that nobody has written. Somebody notices on \
        a device, much later, and wonders why a view fades.
        """),
    Explanation(
      .unclosedBrace, "a `{` without its `}`",
      idea: """
        A `{` has no `}`. The label marks the opening brace, because the mistake is rarely at the end of the file, \
        where the compiler notices it. A second label marks the first member that cannot be in the block: the \
        missing brace belongs before it.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to viewer.photo
          animate viewer.alpha: 0 -> 1
          fallback     crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to   viewer.photo
          }
          animate viewer.alpha: 0 -> 1
          fallback     crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If the end of the file silently closed the block, all members after it would belong to the shared element. \
        The screen would not fade, and no error would say so.
        """),
    Explanation(
      .unclosedParenthesis, "a `(` without its `)`",
      idea: """
        A `(` has no `)`. Line ends do not count inside parentheses, so an expression can have several lines. But \
        a brace ends all parentheses, and so does a line that begins with two names, as members do. So the lines \
        after the mistake keep their meaning.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.9 -> max(1, 1 - 0.2
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.9 -> max(1, 1 - 0.2)
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Otherwise one missing parenthesis would swallow the rest of the file, and the error would be at its end, \
        far from the mistake.
        """),
    Explanation(
      .unmatchedClosingBrace, "a `}` without its `{`",
      idea: """
        This `}` closes nothing, because no block is open. Either it is superfluous, or its `{` has been deleted. \
        The compiler skips it, and nothing else changes its meaning.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
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
        A brace that closes nothing is the trace of a wrong edit. It may have deleted more, such as the beginning \
        of an `interactive` block, which nobody would miss until the gesture does nothing.
        """),
    Explanation(
      .invalidCharacter, "a character without a meaning",
      idea: """
        This character has no meaning in the language. Often it looks like one that has: an arrow from a design \
        document, quotation marks or a dash from a word processor, a no-break space from a web page, a Cyrillic \
        letter. The message then names the right character, and the fix-it inserts it. Comments and strings may \
        contain all characters except NUL and bidirectional controls, with which an editor shows other code than \
        the compiler reads.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 → 1
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
        A name with a letter of another alphabet looks like the name of a view, but is another name. Swift accepts \
        such names. The generated protocol would have two hooks that look alike, and the app would implement one \
        of them.
        """),
    Explanation(
      .unterminatedString, "a string that does not end on its line",
      idea: """
        A `"` begins a string, and the line ends before another one closes it. A string is always on one line. Only \
        the path of an `import`, the symbol of a `button("…")` and the name of an `image("…")` are strings. In the \
        example, the name needs no quotation marks.
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
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If strings could have several lines, a missing quotation mark would turn members into text, and text into \
        members, up to the next quotation mark.
        """),
    Explanation(
      .unterminatedComment, "a comment that does not end",
      idea: """
        A `/*` has no `*/`. Comments nest, so that you can comment out a part of a spec that has comments: each \
        `/*` needs its own `*/`. The rest of the file counts as the comment, so the compiler reports no missing \
        members there.
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
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        /* The pull down comes later. /* not yet */ */
        """,
      prevents: """
        An unclosed comment hides every transition after it. Their classes are then missing from the generated \
        file, or an older file with them stays in the build.
        """),
    Explanation(
      .unterminatedName, "back-ticks that do not enclose a name",
      idea: """
        A back-tick begins a name, and its line has no second back-tick, or what is between them is not a name: a name \
        has only ASCII letters, digits and `_`, and does not begin with a digit. Back-ticks turn a word of the grammar \
        into a name. Most names do not need them: words of the grammar are names wherever the grammar does not have \
        them, and only `not`, `true` and `false` are never names.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate `viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate `viewer`.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The name of a screen or view becomes a name in Swift. If the compiler guessed its end, the generated \
        protocol would require a view that the app does not have.
        """),
    Explanation(
      .mergeConflict, "the markers of a merge conflict",
      idea: """
        Git and other version control systems leave lines with `<<<<<<<`, `=======` and `>>>>>>>` where two people \
        have changed the same lines. The compiler reads the first version and skips the second, so that it can check \
        the rest of the file. Write what the text should be, and remove the three lines.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
          forward 350ms easeInOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        One of two colleagues would lose a change without noticing: the app would ship with the durations of one \
        version, chosen by chance.
        """),
    Explanation(
      .unknownMember, "a word that does not begin a member",
      idea: """
        Each member of a block begins with a word of the grammar, and this word begins none that is possible here. \
        It may be misspelt, belong to another block, or be the name of the same thing in another language or tool. \
        In the last case the message gives the name that is used here. The compiler skips the whole member, with \
        its block.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          anmate viewer.alpha: 0 -> 1
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
        Formats that ignore unknown keys, such as dictionaries of animations, turn a misspelt word into a view \
        that does not move. Here every unknown word is an error.
        """),
  ]
}
