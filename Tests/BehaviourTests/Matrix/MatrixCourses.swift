#if os(Linux)
  /// The runs that the matrix must have for a spec. The list is written by hand, independently of how the program makes its axes.
  struct MatrixCourses: Sendable {
    /// A finger of the spec.
    struct Finger: Sendable {
      /// The screen to which it leads.
      let side: String
      /// Whether it comes from an edge. Such a finger has no other movement that fails.
      var isFromEdge = false
      /// Whether it moves between rest states of the to screen, where UIKit plays nothing.
      var isAmongStates = false
      /// The runs that it takes over.
      var catches: Set<String> = []
    }

    let spec: String
    /// The kind of container: the `style` of the spec.
    let style: String
    /// Whether the transition starts at a view that may be missing, or that may be reused for another item.
    var flies = false
    var fingers: [Finger] = []

    private static let from = Finger(side: "from")
    private static let fromEdge = Finger(side: "from", isFromEdge: true)
    private static let all: Set<String> = ["forward", "backward", "settle"]

    static let table = [
      MatrixCourses(
        spec: "photos", style: "navigation", flies: true, fingers: [Finger(side: "from", catches: ["settle"])]
      ),
      MatrixCourses(spec: "shared-image", style: "navigation", flies: true),
      MatrixCourses(spec: "swipe-back", style: "navigation", fingers: [fromEdge]),
      MatrixCourses(spec: "zoom-modal", style: "modal", flies: true),
      MatrixCourses(spec: "pinch-photo", style: "modal", flies: true, fingers: [from]),
      MatrixCourses(spec: "half-sheet", style: "overlay"),
      MatrixCourses(spec: "side-menu", style: "overlay", fingers: [Finger(side: "to", isFromEdge: true)]),
      MatrixCourses(spec: "mini-player", style: "overlay", flies: true, fingers: [from]),
      MatrixCourses(
        spec: "app-store-card", style: "overlay", flies: true, fingers: [from, fromEdge]),
      MatrixCourses(spec: "container-transform", style: "overlay", flies: true),
      MatrixCourses(
        spec: "map-sheet", style: "overlay",
        fingers: [Finger(side: "to", isAmongStates: true, catches: ["settle"])]),
      MatrixCourses(spec: "tabs", style: "tab", fingers: [Finger(side: "to"), from]),
      MatrixCourses(
        spec: "story-cube", style: "container",
        fingers: [Finger(side: "to", catches: ["settle"]), Finger(side: "from", catches: ["settle"])]),
      MatrixCourses(
        spec: "grasp", style: "navigation", flies: true, fingers: [Finger(side: "from", catches: all)]),
      MatrixCourses(
        spec: "grip", style: "modal",
        fingers: [
          Finger(side: "from", catches: ["forward", "settle"]),
          Finger(side: "from", isFromEdge: true, catches: ["settle"]),
        ]),
      MatrixCourses(
        spec: "clasp", style: "overlay", fingers: [Finger(side: "from", catches: ["settle"])]),
      MatrixCourses(spec: "clutch", style: "overlay", fingers: [Finger(side: "from", catches: all)]),
      MatrixCourses(
        spec: "grab", style: "tab",
        fingers: [
          Finger(side: "to", catches: ["forward", "settle"]),
          Finger(side: "from", catches: ["forward", "settle"]),
        ]),
    ]

    /// All runs, as values of the axis `trip`.
    var trips: Set<String> {
      var trips: Set<String> = ["to:plays@50", "from:plays@50"]
      func add(_ course: String, _ percents: some Sequence<Int>, _ side: String, _ finger: Int = 0) {
        for percent in percents {
          trips.insert("\(side):\(course)@\(percent)" + (finger == 0 ? "" : "#\(finger)"))
        }
      }
      let twentieths = stride(from: 0, through: 100, by: 5)
      // At the end, nothing is left to take over.
      let underWay = stride(from: 0, through: 95, by: 5)
      for side in ["to", "from"] {
        add("interrupted", twentieths, side)
        if style == "tab" { add("changedMind", underWay, side) }
      }
      for (index, finger) in fingers.enumerated() {
        add("cancel", 0...100, finger.side, index)
        add("finish", [0, 1, 25, 50, 51, 75, 99, 100], finger.side, index)
        for course in ["finishInterrupted", "cancelInterrupted", "turnedBack"] {
          add(course, twentieths, finger.side, index)
        }
        for course in ["taken", "failed"] { add(course, [0, 50, 100], finger.side, index) }
        if !finger.isAmongStates {
          for course in ["earlyFinish", "earlyCancel", "earlyTaken"] {
            add(course, [0, 50, 100], finger.side, index)
          }
        }
        if !finger.isFromEdge { add("failedBefore", [0], finger.side, index) }
        for (caught, side) in [("forward", "to"), ("backward", "from")]
        where finger.catches.contains(caught) {
          for course in ["caught", "reversed", "caughtTwice", "caughtReleased"] {
            add(course, underWay, side, index)
          }
          for course in ["caughtTaken", "caughtFailed"] { add(course, [0, 50, 95], side, index) }
        }
        if finger.catches.contains("settle") {
          for course in ["finishReversed", "cancelReversed"] { add(course, underWay, finger.side, index) }
          if fingers.indices.contains(where: { $0 != index && fingers[$0].catches.contains("settle") }) {
            add("finishByAnother", underWay, finger.side, index)
            // In a custom container, a finger of the other direction cannot take over a cancelled run.
            if style != "container" { add("cancelByAnother", underWay, finger.side, index) }
          }
        }
      }
      return trips
    }

    /// Every other axis, with its values.
    var others: [String: Set<String>] {
      var views: Set<String> = ["all", "noWindow"]
      if flies { views.formUnion(["missing", "recycled"]) }
      if style != "container" { views.formUnion(["withheldTo", "withheldFrom"]) }
      if style != "modal" { views.insert("windowLost") }
      var axes: [String: Set<String>] = [
        "views": views, "turn": ["never", "before", "during", "after"],
        "repetition": ["once", "twice", "alternating", "lost"], "arrival": ["animated", "plain"],
        "surroundings": ["plain", "offset", "scrolled", "scaled", "all", "inset", "late"],
        "inset": style == "overlay" ? ["no", "yes"] : ["no"],
        "reduced": ["no", "yes", "switchedOn", "switchedOff"], "rightToLeft": ["no", "yes"],
        "depth": style == "navigation" ? ["root", "deeper"] : ["root"],
        "bar": style == "navigation" ? ["translucent", "opaque", "edges"] : ["translucent"],
        "safeArea": ["common", "own"],
        "moves": fingers.contains(where: \.isAmongStates) ? ["never", "whenShown"] : ["never"],
      ]
      for question in Self.questions { axes[question] = ["no", "yes"] }
      for question in Self.questionsOfTabs { axes[question] = style == "tab" ? ["no", "yes"] : ["no"] }
      return axes
    }

    /// The questions that Apple's documentation leaves open: the parameters of the simulation.
    static let questions = [
      "delegateIsAskedLater", "interactionStartsLater", "didShowComesLater", "emptyAnimatorsEndAtOnce",
      "cancelRestoresModel", "cancelCompletesAsFinished", "earlyEndIsRemembered", "alongsidePlaysWhenDriven",
      "alongsideFollowsWhenDriven", "fractionIsOfTime", "delayedBlocksRunAtOnce",
      "nestedKeyframesTakeTheCurve", "overlappingAnimationsAdd", "blocksAnimateShadows", "endsAreToldLate",
      "reversalTurnsTheFraction", "fullScreenIsLeftAlone", "barsArePlacedByTheirFrame", "containersClearUp",
      "delegateWithAnimatorsEndsSwipeBack", "contentSwipesBack", "swipeBackBeginsBesidesAnimators",
      "outerRecognizersComeFirst", "pinchVelocityComesLater", "uninterruptibleKeepsTouches",
      "uninterruptibleIgnoresPause", "interactorBeginsWhatPlays",
    ]

    /// Such questions that only matter for tabs.
    static let questionsOfTabs = [
      "codeSelectsTabsUnasked", "selectedIndexChangesLast", "tabsIgnoreSelections",
    ]
  }
#endif
