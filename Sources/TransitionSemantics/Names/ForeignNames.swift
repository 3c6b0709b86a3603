/// Names of UIKit, SwiftUI, CSS and other animation languages, with their equivalents here.
enum ForeignNames {
  /// The equivalent of a function of UIKit or SwiftUI, or nil.
  static func function(_ name: String) -> String? {
    switch name {
    case "CGRect", "frame":
      "a rect is `rect(x, y, width, height)`, with units: `rect(16pt, 120pt, 120pt, 120pt)`"
    case "CGPoint": "a point is `point(x, y)`, with units: `point(0pt, 40pt)`"
    case "CGSize": "a size is `size(width, height)`, with units: `size(390pt, 844pt)`"
    case "CGVector", "translation", "translate", "translatedBy":
      "a displacement is `vector(x, y)`, with units: `vector(0pt, 40pt)`"
    case "UIEdgeInsets", "EdgeInsets", "NSDirectionalEdgeInsets":
      "insets are `insets(top: 8pt, left: 16pt)`; the others are 0"
    case "CGAffineTransform", "scale", "scaledBy", "rotation", "rotate":
      "a transform is set part by part: `scale: 0.9 -> 1`, `rotation: 90deg -> 0`"
    case "interactiveSpring", "interpolatingSpring":
      "a spring is a curve, which may have a duration of its own: `spring(response: 0.15s, damping: 0.86)`"
    case "hypot", "length", "distance", "magnitude", "norm":
      "the length of a vector is `sqrt(v.x * v.x + v.y * v.y)`"
    case "contains":
      "whether a place is in a view is said edge by edge: `location.y >= v.top and location.y <= v.bottom`"
    case "UIColor", "Color", "color", "rgb", "rgba": "a colour is written `#RRGGBB` or `#RRGGBBAA`"
    default: nil
    }
  }

  /// The equivalent of a property of another language, where its values differ as well.
  static func property(_ name: String) -> String? {
    switch name {
    case "isHidden", "hidden", "isVisible", "visible", "visibility":
      "visibility is `alpha`, from 0 to 1: `alpha: 1 -> 0`"
    case "transform", "affineTransform", "transform3D":
      "a transform is set part by part: `scale: 0.9 -> 1`, `rotation: 90deg -> 0`, `translation: …`"
    case "content", "contents", "image", "text", "picture":
      "the content of a view cannot be animated: a `shared` element of the kind `snapshot` fades from one view to another, with `crossfade`"
    case "translationX", "translateX", "offsetX", "tx":
      "it is a part of `translation`: `translation: vector(40pt, 0) -> vector(0, 0)`"
    case "translationY", "translateY", "offsetY", "ty":
      "it is a part of `translation`: `translation: vector(0, 40pt) -> vector(0, 0)`"
    case "contentMode", "contentsGravity", "objectFit":
      "a `shared` element has a content mode: `content aspectFill`"
    case "shadow", "shadowColor":
      "a shadow has parts: `shadow.opacity`, `shadow.radius`, `shadow.offset`"
    case "origin": "a place is set by `x` and `y`, or by `center`"
    case "zPosition", "zIndex": "`order` says which screen is above: `order detail above list`"
    default: nil
    }
  }

  /// The equivalent of a curve of another language, with a note, where more than the name differs.
  static func curve(_ name: String) -> (note: String, curve: String)? {
    switch name {
    case "ease": ("the `ease` of CSS is `cubic(0.25, 0.1, 0.25, 1)`", "cubic(0.25, 0.1, 0.25, 1)")
    case "bouncy": ("a spring that overshoots is `spring(damping: 0.7)`", "spring(damping: 0.7)")
    case "snappy": ("a spring that hardly overshoots is `spring(damping: 0.85)`", "spring(damping: 0.85)")
    case "interactiveSpring":
      (
        "a spring with a duration of its own is `spring(response: 0.15s, damping: 0.86)`",
        "spring(response: 0.15s, damping: 0.86)"
      )
    case "interpolatingSpring":
      (
        "a physical spring is `spring(mass: 1, stiffness: 200, damping: 20)`",
        "spring(mass: 1, stiffness: 200, damping: 20)"
      )
    case "smooth": ("a spring that does not overshoot is `spring(damping: 1)`", "spring(damping: 1)")
    default: nil
    }
  }

  /// The equivalent of a name of another language, or nil.
  static func meant(by name: String) -> String? {
    switch name {
    case "opacity", "transparency", "isVisible", "isHidden", "hidden", "visible": "alpha"
    case "dampingFraction", "dampingRatio", "dampingCoefficient", "usingSpringWithDamping": "damping"
    case "tension": "stiffness"
    case "friction": "damping"
    case "extraBounce": "bounce"
    case "perceptualDuration": "duration"
    case "contentOffset": "offset"
    case "anchorPoint", "transformOrigin", "pivot": "anchor"
    case "isScrollEnabled": "scrollEnabled"
    case "masksToBounds", "clip", "clips", "clipped", "overflow": "clipsToBounds"
    case "safeAreaInsets": "safeArea"
    case "zoom", "scaleEffect": "scale"
    case "rotate", "rotationEffect", "angle": "rotation"
    case "translate", "position": "center"
    case "borderRadius", "radius": "cornerRadius"
    case "backgroundColor", "fill": "background"
    case "tintColor": "tint"
    case "inOut", "easeinout": "easeInOut"
    case "bezier", "cubicBezier", "timingCurve": "cubic"
    case "px", "dp", "point", "points", "em": "pt"
    case "sec", "secs", "second", "seconds": "s"
    case "msec", "millis", "milliseconds": "ms"
    case "degree", "degrees", "grad": "deg"
    case "radian", "radians": "rad"
    case "screenEdgePan", "edgeSwipe", "screenEdge": "edgePan"
    case "minX", "left": "leading"
    case "midX": "centerX"
    case "maxX", "right": "trailing"
    case "navBar", "navbar", "topBar", "navigationbar": "navigationBar"
    case "bottomBar", "tabs", "tabbar": "tabBar"
    case "curveEaseIn": "easeIn"
    case "curveEaseOut": "easeOut"
    case "curveEaseInOut": "easeInOut"
    case "curveLinear": "linear"
    case "minY": "top"
    case "midY": "centerY"
    case "maxY": "bottom"
    case "swipe", "drag", "panGesture": "pan"
    case "magnify", "zoomGesture": "pinch"
    case "push", "pop": "navigation"
    case "present", "fullScreen": "modal"
    case "sheet", "popover": "overlay"
    case "scaleAspectFill", "cover": "aspectFill"
    case "scaleAspectFit", "contain": "aspectFit"
    case "scaleToFill", "stretch": "fill"
    case "UIImageView", "imageView", "picture": "image"
    case "UIScrollView", "scrollView": "scroll"
    case "table", "tableView", "UITableView", "collectionView", "UICollectionView", "list", "grid":
      "collection"
    case "text", "UILabel": "label"
    case "UIButton": "button"
    case "stack", "stackView", "UIStackView", "UIView": "view"
    case "Bool", "bool", "boolean": "flag"
    case "Int", "int", "Double", "double", "Float", "float": "number"
    case "colour", "UIColor", "Color": "color"
    case "function", "func", "callback", "event": "hook"
    case "mix", "interpolate": "lerp"
    default: nil
    }
  }
}
