import TransitionPlan

/// What would do in the place of a construct that cannot be written yet.
enum Hints {
  /// - Parameters:
  ///   - what: The construct, in the words of the finding.
  ///   - style: The style of the transition.
  /// - Returns: The hint, or nil where nothing comes near.
  static func hint(_ what: String, _ style: TransitionStyle) -> String? {
    if let hint = ofViews(what, style) ?? ofFingers(what, style) { return hint }
    switch what {
    case "a track of one direction only":
      return
        "say it for both ways, with a time for each: `animate … over 0%..50% backward over 50%..100%`"
    case "`stagger`": return "hand the items over as views, each with a track and its own `after`"
    case "several tracks of one property": return "one track with a curve of its own"
    case "a step or an arc among several tracks of one property":
      return "let each of them take its time, and move straight"
    case "parts of one transform with different times":
      return
        "give them the same window and curve; a displacement may have its own, and a turn in the plane beside a scale that is not 0"
    case "a turn out of the plane of half a turn or more":
      return "turn less than 180deg: UIKit takes the shorter way"
    case "turns about several axes": return "turn about one axis, `rotationX` or `rotationY`"
    case "`_` of a bar in `style overlay`":
      return "say what the bar has there, as `1`"
    case "a place of a view whose screen is scaled or turned meanwhile",
      "a place of a view whose screen moves in another time",
      "a drive of a screen in which a view has a place", "a drive of a place in a screen that moves":
      return "give the view a `translation` in place of it, which goes with its screen"
    case "a spring with a duration of its own in `settle` beside a blur":
      return "write a duration before a damping: `settle 400ms spring(damping: 0.9)`"
    default: break
    }
    if what.hasPrefix("a rotation of half a turn or more") {
      return "turn less than 180deg there: UIKit takes the shorter way"
    }
    return nil
  }

  private static func ofViews(_ what: String, _ style: TransitionStyle) -> String? {
    switch what {
    case "`place` outside `style overlay`":
      return "the platform lays the screens out there: animate to `_`, the place that is found"
    case "`states` outside `style overlay`":
      return "a sheet with rest states is presented with `style overlay`"
    case "a drive of a blur that no track moves":
      return "say what it is at rest: `animate glass.blur: 0 -> 1`"
    case "a place that is read from a view":
      return "animate to a place of the container, as `container.width / 2`"
    case "a rest state that is read from a view":
      return "say it by the container: `container.height / 2`, `container.safeArea.top`"
    case "two members of one name in screens of one class":
      return "what has one name is one member of the class: give the other one a name of its own"
    case "a bar's own value below screens of one class":
      return
        "write `_`: the screen below may have come by this transition too, and has the bar as that left it"
    case "another rest of the screen below than on top, of one class":
      return "write `_`, the value at which it is found"
    case "several parts of the from screen's frame on one axis":
      return "say the whole frame: `animate list.frame: _ -> inset(container.bounds, 15pt)`, or a `scale`"
    case "a standing value that is not known by the screen alone":
      return "a standing value is a constant, or read of the to screen"
    case "what stays above the to screen by a value that is read from it":
      return "say it by the container: `container.width - 64pt`"
    case "a view that stays below one that passes": return "put it `above` that, or let that stay too"
    case "a value that stands where a screen may be absent": return "let it come back to `_` in the to screen"
    case "pictures between screens that may be absent": return "leave the `?` behind the screen out"
    case "a screen that may be absent outside `style container`": return "leave the `?` behind the screen out"
    default: break
    }
    if what.hasSuffix("in reading direction") {
      return "with `edgePan(left)` in place of `edgePan(leading)` x is physical, and this can be written; "
        + "nothing is mirrored then"
    }
    if what.hasSuffix("in several rest states") {
      return "give it one value in all of them, `A -> B`, or move the `alpha` of a view that has it"
    }
    return nil
  }

  private static func ofFingers(_ what: String, _ style: TransitionStyle) -> String? {
    switch what {
    case "a gesture beside `interactive states`":
      return
        "let a view with `tap dismiss` close it: `view shade: color(#000000) { fills container; while sheet; tap dismiss }`"
    case "a `drive` without a value of this property":
      return
        "leave all `drive`s out, and everything follows the progress; or write the value: `drive detail.alpha = 1 - progress`"
    case "a `drive` of a colour with a value of its own":
      return "leave the value out: it follows its own track as the progress says"
    case "a spring after a drive of a shadow's offset",
      "a spring after a drive of a colour with several tracks":
      return "settle by a curve: `settle 300ms easeOut`"
    case "`call` inside `interactive states`", "`call` of a gesture where another one may take over":
      return "a `call` of the transition is told of every run, by a finger or not"
    case "`catches` by a gesture on the screen below",
      "`catches` of a direction in which not all has one time":
      return "leave it out: what is under way is played to its end"
    case "drives of several parts of one frame", "drives of both `frame` and `center`":
      return "drive one of them; the length goes to its own value when the finger has left"
    case "`hands over to` from two fingers": return "say by `begin when` where the gesture begins"
    default: break
    }
    if what.hasSuffix("beside `interactive states or backward`") {
      return "drive `interactive states`, and let a `tap dismiss` on a view or a button close it"
    }
    if what.hasPrefix("a drive of `"), what.hasSuffix("in `style overlay`") {
      return
        "leave all `drive`s out: in an overlay everything follows the progress, geometry too; `translation`, `scale` and `alpha` can be driven"
    }
    if what.hasPrefix("a drive of `"), what.hasSuffix("between rest states") {
      return "drive one number, as `y`, and let the others have tables: they follow `drive P` without a value"
    }
    if what.hasPrefix("a scroll view under a gesture in") {
      return "say by `begin when` where the gesture begins"
    }
    if what.hasPrefix("what is taken here") { return "hold it for each run, or inside the `interactive`" }
    return nil
  }
}
