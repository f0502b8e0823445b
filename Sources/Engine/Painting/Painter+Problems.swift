// What a draw list asks for that cannot be painted.

import Drawing
import Foundation

extension Painter {
  /// The images of a list that cannot be read, each once: painting leaves their places blank.
  public static func problems(in list: DrawList) -> [PaintingError] {
    var seen: Set<ImageSource> = []
    var problems: [PaintingError] = []
    func check(_ source: ImageSource) {
      guard seen.insert(source).inserted else { return }
      do throws(PaintingError) {
        _ = try ImageStore.shared.bitmap(source, vectorSize: CGSize(width: 16, height: 16))
      } catch {
        problems.append(error)
      }
    }
    func check(_ paint: Paint) {
      switch paint {
      case .tile(let source, _, _, _): check(source)
      case .faded(let paint, _), .shadowed(let paint, _): check(paint)
      default: break
      }
    }
    for command in list.commands {
      switch command {
      case .image(let image):
        check(image.source)
        if let template = image.template { check(template) }
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, _, let paint): check(paint)
      default: break
      }
    }
    return problems
  }
}
