// Fonts, paths, appearance proxies and feedback.

import Testing
import UIKit

@Suite("UIKit") struct UIKitTests {
  @Test("text styles follow Dynamic Type") func textStyles() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .headline).request.weight == 600)
    #expect(
      UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12), compatibleWith: traits)
        .pointSize == 43)
  }

  @Test("the system font's line is 1.193 em") func lineHeight() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287109375) < 1e-9)
  }

  @Test("bold is semibold on small text styles") func boldTrait() {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)?.request.weight
        == 600)
    #expect(body.withDesign(.serif)?.request.family == .system(.serif))
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test("only the named corners are round") func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 49)))
    #expect(path.contains(CGPoint(x: 1, y: 49)))
    #expect(path.bounds == rect)
  }

  @Test("UIBezierPath's clockwise is the screen's") func bezierArc() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(path.cgPath.verbs.count == 2)
  }

  @Test("reversing keeps the points and turns the direction") func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let back = path.reversing()
    #expect(back.cgPath.points.first == CGPoint(x: 20, y: 10))
    #expect(back.currentPoint == .zero)
    #expect(back.reversing() == path)
  }

  @Test("a proxy keeps what was set on it, apart for each class and container") @MainActor func proxies() {
    AppearanceProxies.reset()
    defer { AppearanceProxies.reset() }
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    #expect(UITabBar.appearance().ownStandardAppearance == nil)
    UITabBar.appearance().standardAppearance = appearance
    #expect(UITabBar.appearance().ownStandardAppearance === appearance)
    UISlider.appearance().tintColor = .red
    #expect(UISwitch.appearance().ownTintColor == nil)
    #expect(UISlider.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).ownTintColor == nil)
    AppearanceProxies.reset()
    #expect(UITabBar.appearance().ownStandardAppearance == nil)
  }

  @Test("feedback reaches its observer") @MainActor func feedback() {
    var events: [FeedbackEvent] = []
    UIFeedbackGenerator.observer = { events.append($0) }
    defer { UIFeedbackGenerator.observer = nil }
    UIImpactFeedbackGenerator(style: .soft).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(events == [.impact(.soft, intensity: 1), .notification(.success)])
  }

  @Test("a view cannot become its own ancestor") @MainActor func viewTree() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.superview == outer)
  }
}
