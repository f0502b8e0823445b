import Drawing
import Testing

@Suite("A draw list")
struct DrawListTests {
  private func list(_ commands: DrawCommand...) -> DrawList {
    DrawList(size: CGSize(width: 10, height: 10), commands: commands)
  }

  @Test("is sound when every group closes in order")
  func balanced() {
    #expect(list(.pushLayer(Layer()), .pushMask, .maskContent, .popMask, .popLayer).checkInvariants())
  }

  @Test("is unsound when groups cross, stay open or close twice")
  func unbalanced() {
    let clip = DrawCommand.pushClip(CGPath(rect: .zero, transform: nil), .winding)
    #expect(!list(clip, .pushLayer(Layer()), .popClip, .popLayer).checkInvariants())
    #expect(!list(clip).checkInvariants())
    #expect(!list(.popClip).checkInvariants())
    #expect(!list(.pushMask, .popMask).checkInvariants())
    #expect(!list(.pushMask, .maskContent, .maskContent, .popMask).checkInvariants())
  }

  @Test("equals another with the same commands, and hashes like it")
  func equality() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let copy = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let first = list(.fill(path, .color(.black), .winding))
    let second = list(.fill(copy, .color(.black), .winding))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != list(.fill(path, .color(.white), .winding)))
  }
}
