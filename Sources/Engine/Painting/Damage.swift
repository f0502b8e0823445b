// Where two draw lists can look different.

import Drawing
import Foundation

enum Damage {
  /// Rectangles of one picture that do not meet, at most.
  private static let mostRectangles = 6

  /// The pixels outside of which two lists paint the same.
  static func between(
    _ old: [DrawCommand], _ oldPlan: PaintPlan, _ new: [DrawCommand], _ newPlan: PaintPlan, canvas: PixelRect
  ) -> [PixelRect] {
    if nestsEffects(old) || nestsEffects(new) { return [canvas] }
    var first = 0
    while first < old.count, first < new.count, old[first] == new[first] { first += 1 }
    var last = 0
    while last < old.count - first, last < new.count - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    let (oldEnd, newEnd) = (old.count - last, new.count - last)
    var oldMarks = Array(first..<oldEnd)
    var newMarks = Array(first..<newEnd)
    if old.count == new.count {
      // The same steps with other values, as a rule: what lies between two that differ has not changed.
      let differing = oldMarks.filter { old[$0] != new[$0] }
      if differing.allSatisfy({ old[$0].isSameStep(as: new[$0]) }) { (oldMarks, newMarks) = (differing, differing) }
    }
    var result: [PixelRect] = []
    collect(old, oldPlan, oldMarks, canvas, into: &result)
    collect(new, newPlan, newMarks, canvas, into: &result)
    return result
  }

  /// Whether effects that reach beyond their place lie inside others, or materials inside effects: then what a part needs
  /// of its surroundings is not worth finding out.
  private static func nestsEffects(_ commands: [DrawCommand]) -> Bool {
    var reaching: [Bool] = []
    var depth = 0
    var groups = 0
    for command in commands {
      if command.isPush {
        let reaches = command.reachesBeyondItself
        if case .pushLayer = command { groups += 1 }
        if reaches, depth > 0 { return true }
        reaching.append(reaches)
        if reaches { depth += 1 }
      } else if command.isPop {
        if reaching.popLast() == true { depth -= 1 }
        if case .popLayer = command { groups -= 1 }
      } else if case .backdrop = command, depth + groups > 0 {
        return true
      }
    }
    return false
  }

  /// Adds what the marked commands can touch. A mark on either end of a group stands for all of it.
  private static func collect(
    _ commands: [DrawCommand], _ plan: PaintPlan, _ marks: [Int], _ canvas: PixelRect, into result: inout [PixelRect]
  ) {
    guard let end = marks.last else { return }
    var next = 0
    // The groups around a command, each with what shows of it; inside an effect, parts do not count one by one.
    var open: [(index: Int, visible: PixelRect, effect: PixelRect?)] = []
    var index = 0
    while index < commands.count {
      let command = commands[index]
      let around = open.last
      let limit = around?.visible ?? canvas
      var place = plan.bounds[index].intersection(limit)
      if case .pushLayer(let layer) = command, layer.blendMode.reachesBeyondSource { place = limit }
      if let effect = around?.effect { place = effect }
      if command.isPop {
        let group = open.popLast()
        if next < marks.count, marks[next] == index {
          if let group { add(group.effect ?? group.visible, to: &result) }
          next += 1
        }
      } else {
        if next < marks.count, marks[next] == index {
          if case .maskContent = command { place = around?.effect ?? limit }
          add(place, to: &result)
          next += 1
        }
        if command.isPush { open.append((index, place, around?.effect ?? (command.isEffect ? place : nil))) }
      }
      // Groups that are still open end unmarked, as everything does from here on.
      if index >= end, next >= marks.count { return }
      index += 1
    }
  }

  private static func add(_ rect: PixelRect, to result: inout [PixelRect]) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // Joined with those it meets, or that are near enough for one rectangle to cost no more.
    var index = 0
    while index < result.count {
      let union = result[index].union(rect)
      let apart = area(result[index]) + area(rect)
      if result[index].intersects(rect) || area(union) <= apart + apart / 4 {
        rect = union
        result.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    result.append(rect)
    guard result.count > mostRectangles else { return }
    // The two whose union wastes least.
    var best = (0, 1, Int.max)
    for i in result.indices {
      for j in result.indices where j > i {
        let waste = area(result[i].union(result[j])) - area(result[i]) - area(result[j])
        if waste < best.2 { best = (i, j, waste) }
      }
    }
    let union = result[best.0].union(result[best.1])
    result.remove(at: best.1)
    result.remove(at: best.0)
    add(union, to: &result)
  }

  static func area(_ rect: PixelRect) -> Int { rect.width * rect.height }
}

extension DrawCommand {
  fileprivate var isPush: Bool {
    switch self {
    case .pushClip, .pushTransform, .pushProjection, .pushLayer, .pushMask: true
    default: false
    }
  }

  fileprivate var isPop: Bool {
    switch self {
    case .popClip, .popTransform, .popProjection, .popLayer, .popMask: true
    default: false
    }
  }

  /// Whether a group's parts show elsewhere than where they lie, or how one is painted depends on the others.
  fileprivate var isEffect: Bool {
    switch self {
    case .pushProjection, .pushMask, .pushLayer: true
    default: false
    }
  }

  /// Whether a group is more than its parts at a reduced opacity.
  fileprivate var reachesBeyondItself: Bool {
    switch self {
    case .pushProjection, .pushMask: true
    case .pushLayer(let layer): !layer.filters.isEmpty || layer.shadow != nil || layer.blendMode != .normal
    default: false
    }
  }

  /// Whether two commands open, close or draw alike, so that one in place of the other leaves groups as they are.
  fileprivate func isSameStep(as other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.pushClip, .pushClip), (.pushTransform, .pushTransform), (.pushProjection, .pushProjection),
      (.pushLayer, .pushLayer), (.pushMask, .pushMask), (.maskContent, .maskContent), (.popClip, .popClip),
      (.popTransform, .popTransform), (.popProjection, .popProjection), (.popLayer, .popLayer), (.popMask, .popMask):
      true
    default: !isPush && !isPop && !other.isPush && !other.isPop && !isMaskContent && !other.isMaskContent
    }
  }

  private var isMaskContent: Bool { if case .maskContent = self { true } else { false } }
}
