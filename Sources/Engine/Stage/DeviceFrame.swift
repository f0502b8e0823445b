// A picture of the whole device: the screen's drawing inside an outline, under a status bar.

import Drawing
import Foundation
import Typesetting

/// Draws a device around a screen.
///
/// The outline is plain geometry: a dark body, the screen's own corner radius, the cutout, the status bar at 9:41 and
/// the home indicator.
public enum DeviceFrame {
  /// The body's width around the screen, in points.
  private static let bezel: CGFloat = 14
  /// Blank room around the body, in points.
  private static let margin: CGFloat = 10
  /// Width and height of the dynamic island, and its distance from the top, in points.
  private static let island = (size: CGSize(width: 126, height: 37), top: CGFloat(11))
  private static let notch = CGSize(width: 209, height: 31)
  /// Width and height of the home indicator, and its distance from the bottom, in points.
  private static let indicator = (size: CGSize(width: 134, height: 5), bottom: CGFloat(8))

  /// - Parameters:
  ///   - screen: A frame as large as the device's screen.
  ///   - background: What lies under the frame.
  ///   - ink: The colour of the home indicator.
  ///   - statusInk: The colour of the status bar.
  ///   - hidesStatusBar: Whether time and battery are left out.
  ///   - hidesIndicator: Whether the home indicator is left out.
  /// - Returns: A drawing larger than the screen by the device's body.
  public static func around(
    _ screen: DrawList, device: Device, background: RGBA, ink: RGBA, statusInk: RGBA, hidesStatusBar: Bool = false,
    hidesIndicator: Bool = false
  ) -> DrawList {
    let inset = margin + bezel
    let size = CGSize(width: screen.size.width + 2 * inset, height: screen.size.height + 2 * inset)
    // A device with a button still has rounded outer corners.
    let outerRadius = max(device.cornerRadius, 10) + bezel
    let body = CGRect(x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
    let glass = CGRect(origin: CGPoint(x: inset, y: inset), size: screen.size)
    var list = DrawList(size: size)
    list.commands.append(.fill(rounded(body, outerRadius), .color(RGBA(hex: 0x1C1C1E)), .winding))
    list.commands.append(
      .stroke(rounded(body.insetBy(dx: 0.5, dy: 0.5), outerRadius), .color(RGBA(hex: 0x48484A)), Stroke(width: 1)))
    list.commands.append(.pushClip(rounded(glass, device.cornerRadius), .winding))
    list.commands.append(.fill(CGPath(rect: glass, transform: nil), .color(background), .winding))
    list.commands.append(.pushTransform(CGAffineTransform(translationX: inset, y: inset)))
    list.commands += screen.commands
    list.commands += cutout(of: device, width: screen.size.width)
    if !hidesStatusBar { list.commands += statusBar(on: device, width: screen.size.width, ink: statusInk) }
    if device.hasHomeIndicator, !hidesIndicator {
      let bar = CGRect(
        x: (screen.size.width - indicator.size.width) / 2,
        y: screen.size.height - indicator.bottom - indicator.size.height, width: indicator.size.width,
        height: indicator.size.height)
      list.commands.append(.fill(rounded(bar, indicator.size.height / 2), .color(ink), .winding))
    }
    list.commands.append(.popTransform)
    list.commands.append(.popClip)
    return list
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    let limited = min(radius, rect.width / 2, rect.height / 2)
    return CGPath(roundedRect: rect, cornerWidth: limited, cornerHeight: limited, transform: nil)
  }

  /// What the screen has no pixels for.
  private static func cutout(of device: Device, width: CGFloat) -> [DrawCommand] {
    // Held sideways, it lies at a side; none is drawn there.
    guard device.safeArea.top > 0 else { return [] }
    switch device.cutout {
    case .island:
      let rect = CGRect(
        x: (width - island.size.width) / 2, y: island.top, width: island.size.width, height: island.size.height)
      return [.fill(rounded(rect, island.size.height / 2), .color(.black), .winding)]
    case .notch:
      let rect = CGRect(x: (width - notch.width) / 2, y: -20, width: notch.width, height: notch.height + 20)
      return [.fill(rounded(rect, 20), .color(.black), .winding)]
    case .none: return []
    }
  }

  private static func statusBar(on device: Device, width: CGFloat, ink: RGBA) -> [DrawCommand] {
    // Phones held sideways show none.
    guard device.safeArea.top > 0 else { return [] }
    var commands: [DrawCommand] = []
    let isLarge = device.cutout != .none
    let centre = isLarge ? device.safeArea.top / 2 + 3 : device.safeArea.top / 2
    let font = FontRequest(size: isLarge ? 17 : 12, weight: 600, features: ["tnum": 1])
    let clock = Typesetter.shared.layout(
      StyledText(runs: [.init(text: "9:41", font: font)]), width: nil, height: nil, options: ParagraphOptions())
    let clockCentre = isLarge ? (width - notch.width) / 4 + 4 : width / 2
    for line in clock.lines {
      for fragment in line.fragments {
        guard let glyphs = fragment.glyphs else { continue }
        let origin = CGPoint(
          x: clockCentre - clock.size.width / 2 + fragment.origin.x,
          y: centre - clock.size.height / 2 + fragment.origin.y)
        commands.append(.glyphs(glyphs, origin, .color(ink)))
      }
    }
    let right = isLarge ? width - (width - notch.width) / 4 + 17 : width - 6
    commands += battery(right: right, centre: centre, ink: ink)
    if isLarge {
      commands += waves(right: right - 32, centre: centre, ink: ink)
      commands += signal(right: right - 54, centre: centre, ink: ink)
    }
    return commands
  }

  private static func battery(right: CGFloat, centre: CGFloat, ink: RGBA) -> [DrawCommand] {
    let shell = CGRect(x: right - 27, y: centre - 6, width: 24, height: 12)
    return [
      .stroke(rounded(shell, 3.6), .color(ink.opacity(0.4)), Stroke(width: 1)),
      .fill(rounded(shell.insetBy(dx: 2, dy: 2), 2.2), .color(ink), .winding),
      .fill(
        rounded(CGRect(x: right - 1.5, y: centre - 2, width: 1.6, height: 4), 0.8), .color(ink.opacity(0.4)),
        .winding),
    ]
  }

  private static func waves(right: CGFloat, centre: CGFloat, ink: RGBA) -> [DrawCommand] {
    let apex = CGPoint(x: right - 8.5, y: centre + 5.5)
    return [3.0, 7.0, 11.0].map { radius in
      let arc = CGMutablePath()
      arc.addArc(center: apex, radius: radius, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: false)
      if radius == 3 {
        arc.addLine(to: apex)
        arc.closeSubpath()
        return .fill(arc, .color(ink), .winding)
      }
      return .stroke(arc, .color(ink), Stroke(width: 2.4))
    }
  }

  private static func signal(right: CGFloat, centre: CGFloat, ink: RGBA) -> [DrawCommand] {
    (0..<4).map { index in
      let height = 4 + CGFloat(index) * 2.7
      let bar = CGRect(x: right - 18 + CGFloat(index) * 4.8, y: centre + 6 - height, width: 3.2, height: height)
      return .fill(rounded(bar, 1), .color(ink), .winding)
    }
  }
}

extension Stage {
  /// The frame inside a picture of the device. Only a stage that shows the whole screen has one.
  public var framedDrawing: DrawList? { fit == .screen ? framed(frame.drawing) : nil }

  /// The frame inside a picture of the device, with the screen as pixels: what lies around the screen does not shine
  /// through its materials.
  public func framedPixels() throws -> DrawList? {
    guard fit == .screen else { return nil }
    let screen = frame.drawing
    guard let pixels = try picture(of: screen).cgImage() else { return framedDrawing }
    let picture = ImageDrawing(
      source: .bitmap(pixels), rect: CGRect(origin: .zero, size: screen.size), naturalSize: screen.size)
    return framed(DrawList(size: screen.size, commands: [.image(picture)]))
  }

  private func framed(_ screen: DrawList) -> DrawList {
    DeviceFrame.around(
      screen, device: device, background: systemBackground, ink: indicatorInk, statusInk: statusBarInk,
      hidesStatusBar: host.systemBars.isStatusBarHidden, hidesIndicator: host.systemBars.areOverlaysHidden)
  }
}
