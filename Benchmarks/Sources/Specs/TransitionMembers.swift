extension TransitionText {
  // MARK: Pictures

  /// Writes up to three shared elements.
  /// - Returns: Their names.
  mutating func sharedElements(_ from: Screen, _ to: Screen) -> [String] {
    let count = min(numbers.number(in: 0...3), from.images.count, to.images.count)
    var shared: [String] = []
    for index in 0..<count {
      blank()
      remark(30)
      let name = name()
      shared.append(name)
      add("shared \(name): image {")
      let clip = numbers.happens(40) ? " clipped to \(from.name).safeArea" : ""
      add("from \(from.name).\(from.images[index])\(clip)", comment: 25, indent: 4)
      add("to   \(to.name).\(to.images[index])", indent: 4)
      if numbers.happens(60) {
        let end = numbers.pick([
          "aspectFit(\(name).imageSize, in: \(to.name).bounds)",
          "inset(\(to.name).bounds, \(numbers.number(in: 4...40))pt)",
          "inset(container.bounds, insets(top: \(numbers.number(in: 10...60))pt, bottom: 40pt))",
        ])
        add("frame: \(from.name).\(from.images[index]).frame -> \(end)", indent: 4)
      }
      add("content \(numbers.pick(["aspectFill", "aspectFit", "fill"]))", indent: 4)
      if count == 1, numbers.happens(50) {
        add("missing crossfade \(milliseconds())", comment: 40, indent: 4)
      }
      add("}")
    }
    return shared
  }

  // MARK: Tracks

  mutating func animations(_ to: Screen, _ shared: [String]) {
    remark(50)
    let number = numbers.number(in: 1...9)
    var possible = [
      "\(to.name).alpha: 0 -> 1", "\(to.name).scale: 0.\(number) -> 1",
      "\(to.name).translation: vector(0, \(to.name).height) -> vector(0, 0)",
      "\(to.name).cornerRadius: \(number * 4)pt -> 0", "tabBar.alpha: 1 -> 0",
      "navigationBar.alpha: 1 -> 0.\(number)",
    ]
    for element in shared {
      possible.append("\(element).cornerRadius: \(number)pt -> 0")
      possible.append("\(element).rotation: \(number * 5)deg -> 0")
      possible.append("\(element).alpha: 0.\(number) -> 1")
    }
    let wanted = numbers.number(in: 1...possible.count)
    hidesTabBar = false
    for track in possible.dropFirst(possible.count - wanted) {
      add("animate \(track)", comment: 20)
      if track.hasPrefix("tabBar.alpha") { hidesTabBar = true }
    }
  }

  mutating func calls(_ screens: [Screen]) {
    let hooks = screens.flatMap { screen in screen.hooks.map { "\(screen.name).\($0)" } }
    if hooks.isEmpty { return }
    blank()
    for hook in hooks {
      let way = numbers.pick(["", "", "forward ", "backward "])
      add("call \(hook) at \(way)\(numbers.pick(["start", "end", "finish", "cancel"]))", comment: 25)
    }
  }

  // MARK: Geometry

  mutating func sample(_ from: Screen, _ shared: [String]) {
    if numbers.happens(30) { return }
    blank()
    remark(50)
    add("sample {")
    add("container = size(390pt, 844pt)", indent: 4)
    add("\(from.name).safeArea = insets(top: 91pt, bottom: 83pt)", indent: 4)
    for image in from.images {
      let place = (0..<2).map { _ in "\(numbers.number(in: 0...400))pt" }.joined(separator: ", ")
      add("\(from.name).\(image) = rect(\(place), 128pt, \(numbers.number(in: 40...300)).5pt)", indent: 4)
    }
    for element in shared { add("\(element).imageSize = size(4032pt, 3024pt)", indent: 4) }
    add("}")
  }
}
