import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Checks a shared element and adds its frame and clip to what is animated.
  mutating func checkShared(
    _ node: NodeID, _ index: Int, _ animations: inout [CheckedAnimation]
  ) -> SharedElement? {
    guard let name = tree.child(node, .name), let type = tree.child(node, .type), !tree.hasError(node) else {
      return nil
    }
    guard let kind = sharedKind(type) else { return nil }
    let subject = Subject.shared(index)
    guard let from = sharedView(.from, node, name, kind), let to = sharedView(.to, node, name, kind) else {
      return nil
    }
    current.sharedEnds.set(index, Sides(from: from.view, to: to.view))
    guard let (frames, place) = sharedFrames(node, subject, from, to), let first = frames.first,
      let last = frames.last
    else { return nil }
    let arc = single(node, .along, "along").flatMap { checkArc($0) }
    animations += frames.map {
      var animation = CheckedAnimation(subject, .frame, $0, place)
      animation.arc = animation.arc ?? arc
      return animation
    }
    if frames.count == 1, arc == nil, first.times.arc == nil {
      reportOwnClip(from, .from, first.from)
      reportOwnClip(to, .to, first.to)
    }
    if from.clip != nil || to.clip != nil {
      // A table of frames says nothing about the clip, which takes the whole time then.
      guard let times = frames.count == 1 ? first.times : times(of: nil) else { return nil }
      let cut = Stretch(
        from: from.clip ?? containerBounds(node), to: to.clip ?? containerBounds(node), times: times)
      animations.append(
        CheckedAnimation(subject, .clip, cut, from.clip == nil ? to.location : from.location))
    }
    checkSharedTracks(node, subject, &animations)
    checkSharedCrossfade(node, subject, kind, &animations)
    var element = SharedElement(
      name: tree.name(name), kind: kind,
      from: SharedEnd(view: from.view, clip: from.clip, frame: first.from, location: from.location),
      to: SharedEnd(view: to.view, clip: to.clip, frame: last.to, location: to.location),
      contentMode: contentMode(node), missing: missing(node), location: location(node))
    element.hasContentMember = members(node, .content).contains { _ in true }
    return element
  }

  private mutating func sharedKind(_ type: NodeID) -> SharedKind? {
    if let kind = SharedKind(rawValue: tree.name(type)) { return kind }
    report(
      misspelt(
        .unknownKeyword, type, [.source(tree.range(type)), .text("a kind of shared element")],
        SharedKind.allCases.map(\.rawValue)))
    return nil
  }

  /// `crossfade TIMING`: when the content of one end changes to that of the other.
  private mutating func checkSharedCrossfade(
    _ node: NodeID, _ subject: Subject, _ kind: SharedKind, _ animations: inout [CheckedAnimation]
  ) {
    guard let crossfade = single(node, .crossfade, "crossfade") else { return }
    guard kind == .snapshot else {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(crossfade),
          [.text("`crossfade` in a `snapshot`"), .text("one in `\(kind.rawValue)`")],
          notes: ["only a `snapshot` has the contents of both ends"]))
      return
    }
    guard let times = times(of: crossfade), times.forward?.stagger == nil, times.backward?.stagger == nil,
      times.arc == nil
    else {
      if !current.findings.hasError {
        report(.typeMismatch, crossfade, [.text("a curve or a window"), .text("a `stagger` or an arc")])
      }
      return
    }
    let from = leaf(.number(0), .number, crossfade).id
    let to = leaf(.number(1), .number, crossfade).id
    let stretch = Stretch(from: from, to: to, times: times)
    reportOvershoot(of: crossfade, Target(subject: subject, property: .content), stretch)
    animations.append(CheckedAnimation(subject, .content, stretch, location(crossfade)))
  }

  // MARK: Ends

  private struct End {
    var view: Int
    var clip: ExpressionID?
    var clipNode: NodeID?
    var location: SpecLocation
    var node: NodeID
  }

  private mutating func sharedView(
    _ side: Side, _ node: NodeID, _ name: NodeID, _ sharedKind: SharedKind
  ) -> End? {
    let keyword: Word = side == .from ? .from : .to
    guard let end = single(node, .sharedEnd, side.rawValue, keyword: keyword) else {
      let ends = tree.children(node).filter { tree.kind($0) == .sharedEnd }
      // A duplicate of the other end may be meant as this end; the duplicate is reported.
      if ends.count > 1 {
        if side == .from { _ = single(node, .sharedEnd, "to", keyword: .to) }
      } else if !hasBrokenMember(node, .sharedEnd) {
        report(
          Diagnostic(
            .missingMember, at: tree.range(name),
            [.text("`\(tree.name(name))`"), .text("`\(side.rawValue)`")],
            notes: ["a shared element has an end on each screen: `from grid.cell`, `to viewer.photo`"]))
      }
      return nil
    }
    let wanted = sharedKind == .image ? "an image view of a screen" : "a view of a screen"
    guard let path = tree.child(end, .view), let subject = resolveObject(path, wanted: wanted) else {
      return nil
    }
    guard case .provided(let other, let view) = subject else {
      var diagnostic = Diagnostic(
        .typeMismatch, at: tree.range(path), [.text(wanted), .text(kindName(of: subject))])
      if subject == .screen(side), let screen = current.screens[side] {
        let kind = sharedKind == .image ? "image" : "view"
        diagnostic.notes = [
          "an end is a view in the screen: hand over one that fills it, such as `\(screen.name) { surface: \(kind) }`"
        ]
      }
      report(diagnostic)
      return nil
    }
    guard other == side else {
      let screen = current.screens[side]?.name ?? side.rawValue
      let second = tree.children(node).first { tree.kind($0) == .sharedEnd && tree.keyword($0) != keyword }
      var fixIts: [FixIt] = []
      if let second, let opposite = tree.child(second, .view) {
        switch resolveSubject(tree.pathNames(opposite))?.subject {
        case .screen(side)?, .provided(side, _)?:
          fixIts = [swapping(withClip(end, path), withClip(second, opposite))]
        default: break
        }
      }
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(path),
          [.text("a view of `\(screen)`"), .text("one of `\(current.screens[other]?.name ?? "")`")],
          fixIts: fixIts))
      return nil
    }
    if sharedKind == .image, current.screens[side]?.views[view].kind != .image {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(path), [.text(wanted), .text("a view of another kind")],
          notes: ["a `snapshot` can have views of any kind"]))
      return nil
    }
    current.screens.change(side) { $0?.views[view].isOptional = true }
    let clip = tree.child(end, .clip)
    return End(
      view: view, clip: clip.flatMap { checkClip($0) }, clipNode: clip, location: location(end), node: path)
  }

  /// The range of an end's view, with its clip if that is one of the same screen.
  private func withClip(_ end: NodeID, _ view: NodeID) -> ByteRange {
    guard let clip = tree.child(end, .clip), let value = tree.child(clip, .value),
      let screen = tree.pathNames(view).first?.symbol, tree.pathNames(value).first?.symbol == screen
    else { return tree.range(view) }
    return tree.range(view).union(tree.range(clip))
  }

  /// `clipped to RECT`: a rect, or the insets of a safe area, which mean the screen without them.
  private mutating func checkClip(_ node: NodeID) -> ExpressionID? {
    guard let path = tree.child(node, .value), let value = check(path) else { return nil }
    if value.type == .rect { return value.id }
    if value.type == .insets, case .property(let subject, .safeArea) = expressions[value.id].kind {
      let bounds = leaf(.property(subject, .bounds), .rect, path)
      return typed(.call(.inset, [bounds.id, value.id]), .rect, path).id
    }
    report(.typeMismatch, path, [.text("a rect or a safe area"), .text(value.type.description)])
    return nil
  }

  /// Reports an end that is clipped to its own frame, which cuts off nothing.
  private mutating func reportOwnClip(_ end: End, _ side: Side, _ frame: ExpressionID) {
    func isOwn(_ id: ExpressionID) -> Bool {
      guard case .property(.provided(side, end.view), let property) = expressions[id].kind else {
        return false
      }
      return property == .frame || property == .bounds
    }
    guard let clip = end.clip, let node = end.clipNode, isOwn(clip), isOwn(frame) else { return }
    reportIdle(
      "this clip", "the shared element has this frame itself", tree.range(node),
      removal: tree.removal(behind: node, .needsReview))
  }

  private mutating func containerBounds(_ node: NodeID) -> ExpressionID {
    leaf(.property(.container, .bounds), .rect, node).id
  }

  // MARK: Frames

  private mutating func sharedFrames(
    _ node: NodeID, _ subject: Subject, _ from: End, _ to: End
  ) -> ([Stretch], SpecLocation)? {
    guard let track = single(node, .sharedTrack, "frame", keyword: .frame) else {
      let a = leaf(.property(.provided(.from, from.view), .frame), .rect, from.node)
      let b = leaf(.property(.provided(.to, to.view), .frame), .rect, to.node)
      guard let times = times(of: nil) else { return nil }
      return ([Stretch(from: a.id, to: b.id, times: times)], location(node))
    }
    guard let values = tree.child(track, .value) else { return nil }
    let target = Target(subject: subject, property: .frame, node: nil)
    return stretches(values, target).map { ($0, location(track)) }
  }

  /// The value of `_` for a shared element: that of the view at that end.
  func sharedEndValue(_ index: Int, _ side: Side, _ property: Property, _ node: NodeID) -> ExpressionKind? {
    current.sharedEnds[index].map { .property(.provided(side, $0[side]), property) }
  }

  /// `cornerRadius`, `alpha` and `background` of the element.
  private mutating func checkSharedTracks(
    _ node: NodeID, _ subject: Subject, _ animations: inout [CheckedAnimation]
  ) {
    for track in members(node, .sharedTrack) {
      guard let keyword = tree.child(track, .keyword), let values = tree.child(track, .value),
        let property = vocabulary[tree.symbol(keyword)].property, property != .frame
      else { continue }
      let target = Target(subject: subject, property: property)
      let place = location(track)
      animations += (stretches(values, target) ?? []).map { CheckedAnimation(subject, property, $0, place) }
    }
  }

  // MARK: The rest

  private mutating func contentMode(_ node: NodeID) -> ContentMode {
    guard let value = single(node, .content, "content").flatMap({ tree.child($0, .value) }) else {
      return .aspectFill
    }
    let name = tree.name(value)
    if let mode = ContentMode(rawValue: name) { return mode }
    report(
      misspelt(
        .unknownKeyword, value, [.source(tree.range(value)), .text("a content mode")],
        ContentMode.allCases.map(\.rawValue)))
    return .aspectFill
  }

  private mutating func missing(_ node: NodeID) -> Crossfade? {
    single(node, .missing, "missing").flatMap { checkCrossfade($0) }
  }

  /// Reports a `missing` of a lone picture where `fallback` answers the same case.
  mutating func reportMissing(beside fallback: Crossfade?, _ shared: [SharedElement], _ node: NodeID) {
    // Wrong shared elements count as well.
    let count = members(node, .shared).reduce(0) { count, _ in count + 1 }
    guard shared.count == 1, count == 1, let fallback, let missing = shared[0].missing,
      missing.duration != fallback.duration || missing.curve != fallback.curve
    else { return }
    report(
      Diagnostic(
        .missingNeverWins, at: missing.location.range, [.text(shared[0].name)],
        labels: [DiagnosticLabel(fallback.location.range, "this plays when no shared element can fly")],
        notes: ["`missing` is for one shared element among several; for a single one, use `fallback` alone"],
        fixIts: [tree.removal(of: missing.location.range, .needsReview)].compactMap(\.self)))
  }
}
