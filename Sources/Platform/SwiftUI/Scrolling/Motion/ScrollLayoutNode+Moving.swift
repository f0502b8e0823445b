// How a scroll view's content is moved: by a finger, by its own speed, by a wheel, by code.

import Drawing

/// A box whose layout depends on how far a scroll view around it is scrolled.
@MainActor
protocol ScrollDependent: LayoutNode {
  /// A scroll view around the box has moved its content.
  func scrollDidMove()
}

extension LayoutNode {
  /// Tells every scroll view around this box that the box depends on it.
  func followScrolling(_ dependent: any ScrollDependent) {
    var node = parent
    while let current = node {
      (current as? ScrollLayoutNode)?.register(dependent)
      node = current.parent
    }
  }
}

extension ScrollLayoutNode: TouchBox {
  package func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    guard environment.isScrollEnabled, !axes.isEmpty else { return [] }
    return [TouchEntry(.pan, pan(start.input))]
  }

  /// The range of offsets on an axis.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    minimumOffset[axis]...max(maximumOffset[axis], minimumOffset[axis])
  }

  /// Whether the content yields to a pull on an axis even where all of it can be seen.
  private func bounces(_ axis: Axis) -> Bool {
    guard axes.contains(axis) else { return false }
    let overflows = contentSize[axis] > size[axis] + 0.5
    switch axis {
    case .vertical: return overflows || environment.verticalScrollBounceBehavior != .basedOnSize
    case .horizontal: return overflows || environment.horizontalScrollBounceBehavior == .always
    }
  }

  /// Moves the content by a wheel or trackpad, without going beyond its ends.
  ///
  /// - Returns: What of the way is left for scroll views outside.
  func wheel(by way: CGSize) -> CGSize {
    guard environment.isScrollEnabled else { return way }
    stopMotion()
    let wanted = CGPoint(
      x: axes.contains(.horizontal) ? offset.x + way.width : offset.x,
      y: axes.contains(.vertical) ? offset.y + way.height : offset.y)
    let before = offset
    scroll(to: wanted)
    return CGSize(width: way.width - (offset.x - before.x), height: way.height - (offset.y - before.y))
  }
}

extension ScrollLayoutNode: Pannable {
  package func panTakesHold(at time: Double) -> Bool { motion != nil }

  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool {
    let axis: Axis =
      axes == [.horizontal, .vertical]
      ? (abs(way.height) >= abs(way.width) ? .vertical : .horizontal)
      : axes.contains(.vertical) ? .vertical : .horizontal
    let range = range(axis)
    let isForward = way[axis] < 0
    let canMove = isForward ? offset[axis] < range.upperBound - 0.5 : offset[axis] > range.lowerBound + 0.5
    if canMove {
      // A sheet that can grow does so before its content scrolls.
      return axis == .horizontal || !isForward || enclosingSheet?.growsBeforeScrolling != true
    }
    // At its end the content leaves the pull to what is outside, if that can move.
    if axis == .vertical, !isForward, enclosingSheet?.canBePulled == true, !hasRefresh { return false }
    if outerScroll(axis) != nil { return false }
    return bounces(axis)
  }

  private func outerScroll(_ axis: Axis) -> ScrollLayoutNode? {
    var node = enclosingScroll
    while let scroll = node {
      if scroll.axes.contains(axis), scroll.environment.isScrollEnabled { return scroll }
      node = scroll.enclosingScroll
    }
    return nil
  }

  package func panDidBegin(at time: Double) {
    stopMotion()
    dragStart = CGPoint(x: unpulled(offset.x, .horizontal), y: unpulled(offset.y, .vertical))
    settledOffset = offset
    owner?.host.input.scrollDragDidBegin(self)
  }

  package func panDidMove(_ way: CGSize, at time: Double) {
    guard let start = dragStart else { return }
    follow(
      CGPoint(
        x: pulled(start.x - (axes.contains(.horizontal) ? way.width : 0), .horizontal),
        y: pulled(start.y - (axes.contains(.vertical) ? way.height : 0), .vertical)))
  }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) {
    panDidMove(way, at: time)
    dragStart = nil
    refreshIfPulled()
    settle(velocity: CGSize(width: -velocity.width, height: -velocity.height))
  }

  package func panWasCancelled(at time: Double) {
    dragStart = nil
    settle(velocity: .zero)
  }

  /// Where content shown at an offset would be if it could be pulled without end.
  private func unpulled(_ position: CGFloat, _ axis: Axis) -> CGFloat {
    let range = range(axis)
    if position < range.lowerBound {
      return range.lowerBound + ScrollPhysics.unpulled(position - range.lowerBound, room: size[axis])
    }
    if position > range.upperBound {
      return range.upperBound + ScrollPhysics.unpulled(position - range.upperBound, room: size[axis])
    }
    return position
  }

  private func pulled(_ position: CGFloat, _ axis: Axis) -> CGFloat {
    let range = range(axis)
    let over = position < range.lowerBound ? position - range.lowerBound : max(position - range.upperBound, 0)
    guard over != 0 else { return position }
    let end = over < 0 ? range.lowerBound : range.upperBound
    return bounces(axis) ? end + ScrollPhysics.pulled(over, room: size[axis]) : end
  }

  // MARK: Coming to rest

  /// Lets the content go on at a speed of its own, to where it comes to rest.
  func settle(velocity: CGSize) {
    guard let host = owner?.host else { return }
    let target = restTarget(velocity: velocity)
    func path(_ axis: Axis, _ speed: CGFloat) -> ScrollPath {
      guard axes.contains(axis) else { return ScrollPath(at: offset[axis]) }
      let range = range(axis)
      if let target, range.contains(offset[axis]) {
        return ScrollPath(
          from: offset[axis], to: min(max(target[axis], range.lowerBound), range.upperBound), velocity: speed)
      }
      return ScrollPath(from: offset[axis], velocity: speed, range: range)
    }
    let (x, y) = (path(.horizontal, velocity.width), path(.vertical, velocity.height))
    guard max(x.duration, y.duration) > 0 else { return motionDidEnd() }
    start(ScrollMotion(self, at: host.time, x: x, y: y))
  }

  /// Goes to an offset by an animation.
  func animate(to point: CGPoint, _ animation: Animation) {
    guard let host = owner?.host else { return scroll(to: point) }
    let end = CGPoint(
      x: min(max(point.x, range(.horizontal).lowerBound), range(.horizontal).upperBound),
      y: min(max(point.y, range(.vertical).lowerBound), range(.vertical).upperBound))
    stopMotion()
    let base = animation.base
    func share(_ time: Double) -> Double? {
      var context = AnimationContext<Double>(environment: environment)
      return base.animate(value: 1, time: time, context: &context)
    }
    // The animation says itself when it is over; nothing moves longer than this.
    let limit = 10.0
    var duration = 0.0
    while duration < limit, share(duration) != nil { duration += InputClock.frame }
    start(
      ScrollMotion(
        self, at: host.time, x: ScrollPath(from: offset.x, to: end.x, duration: duration, share: share),
        y: ScrollPath(from: offset.y, to: end.y, duration: duration, share: share)))
  }

  private func start(_ motion: ScrollMotion) {
    self.motion = motion
    owner?.host.input.add(motion)
  }

  func stopMotion() {
    motion?.stop()
    motion = nil
  }

  func motionDidEnd() {
    motion = nil
    scroll(to: offset)
  }

  /// Whether a finger or its own speed moves the content.
  var isBeingMoved: Bool { dragStart != nil || motion != nil }

  /// Where content that would rest with half of a bar above it rests: with all of it, or none.
  private func besideBar(_ free: CGPoint) -> CGPoint? {
    guard barAbove > 0, free.y > 0, free.y < barAbove, maximumOffset.y >= barAbove else { return nil }
    return CGPoint(x: free.x, y: free.y < barAbove / 2 ? 0 : barAbove)
  }

  /// Where a behaviour wants the content to rest; nil for anywhere.
  private func restTarget(velocity: CGSize) -> CGPoint? {
    let free = CGPoint(
      x: offset.x + ScrollPhysics.projection(velocity.width), y: offset.y + ScrollPhysics.projection(velocity.height))
    guard let behavior = environment.scrollTargetBehavior else { return besideBar(free) }
    var target = ScrollTarget(rect: CGRect(origin: free, size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: settledOffset, size: size)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize, containerSize: size,
        axes: axes, stops: scrollTargets(near: CGRect(origin: free, size: size)).map(\.frame),
        environment: environment))
    return target.rect.origin
  }
}
