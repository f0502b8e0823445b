// A stage's frame as pixels.

import Drawing
import Painting
import SwiftUI

extension Stage {
  /// Draws the frame at the stage's scale.
  ///
  /// - Parameter background: What lies under the view; nil for the system background of the traits' colour scheme.
  /// - Throws: `PaintingError` for a picture larger than the painter draws, or with an image that cannot be read.
  public func picture(background: RGBA? = nil) throws -> Bitmap {
    try picture(of: frame.drawing, background: background)
  }

  /// Draws a drawing, such as `framedDrawing`, as this stage draws its own.
  public func picture(of drawing: DrawList, background: RGBA? = nil) throws -> Bitmap {
    try Painter.paint(drawing, scale: displayScale, background: background ?? systemBackground)
  }

  /// A PNG file of a drawing: the bytes of `picture(of:background:)` in a file, made with less memory.
  public func pngData(of drawing: DrawList, background: RGBA? = nil) throws -> Data {
    try Painter.pngData(of: drawing, scale: displayScale, background: background ?? systemBackground) {
      ProcessMemory.stepDidEnd()
    }
  }

  /// The window's colour: white in light mode, black in dark mode. A view's preferred colour scheme decides, if it has
  /// one.
  public var systemBackground: RGBA { host.colorScheme == .dark ? .black : .white }

  /// The colour of the home indicator over what is shown.
  package var indicatorInk: RGBA { host.colorScheme == .dark ? .white : .black }

  /// The colour of the status bar over what is shown.
  package var statusBarInk: RGBA {
    let isOverBlack = (host.rootNode as? RootLayoutNode)?.showsRecededPresenter == true
    return isOverBlack ? .white : indicatorInk
  }
}

extension Stage {
  /// Lets `ImageRenderer` make pictures: painting is a module above SwiftUI. A stage does so itself; call it before views
  /// are made without one.
  public static func installPictureMaking() {
    guard SwiftUI.PictureMaking.paint == nil else { return }
    SwiftUI.PictureMaking.paint = { drawing, scale, isOpaque in
      let ground: RGBA? = isOpaque ? .white : nil
      return (try? Painter.paint(drawing, scale: scale, background: ground))?.cgImage()
    }
  }
}
