// The handle that sends an order when it is swiped up.

import DesignTokens
import SwiftUI

/// A handle to drag upwards. Far enough, it submits; let go before that, it falls back. For VoiceOver it is a button.
public struct SwipeUpToSubmit: View {
  let title: String
  let isBusy: Bool
  let tint: Color
  let action: @MainActor () -> Void

  /// How far the handle must be dragged, in points.
  static let distance: CGFloat = 120

  @State private var lift: CGFloat = 0
  /// False once the touch has ended, or the system has taken it away, of which nobody is told.
  @GestureState private var isTouched = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// - Parameter isBusy: Whether the order is on its way: the handle turns and takes no swipe.
  public init(
    _ title: String = "Swipe up to submit", isBusy: Bool = false, tint: Color = .rhGreen,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isBusy = isBusy
    self.tint = tint
    self.action = action
  }

  public var body: some View {
    VStack(spacing: .rhSpace12) {
      handle
      Text(isBusy ? "Submitting…" : title)
        .textRole(.rhButton)
        .foregroundStyle(tint)
        .multilineTextAlignment(.center)
        .opacity(isBusy ? 1 : 1 - progress)
    }
    .frame(maxWidth: .infinity)
    .padding(.rhGutter)
    .offset(y: -lift)
    .contentShape(Rectangle())
    .gesture(swipe)
    .onChange(of: isTouched) { _, isTouched in
      guard !isTouched, lift > 0 else { return }
      withAnimation(MotionToken.rhRangeSwitch.animation(reduceMotion: reduceMotion)) { lift = 0 }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(isBusy ? "Submitting" : title)
    .accessibilityAddTraits(.isButton)
    .accessibilityAction { submit() }
  }

  private var handle: some View {
    Circle()
      .fill(tint)
      .frame(width: .rhButtonHeight, height: .rhButtonHeight)
      .overlay {
        if isBusy {
          ProgressView().tint(.rhTextOnColor)
        } else {
          SymbolToken.rhSwipeUp.image(weight: .bold).foregroundStyle(Color.rhTextOnColor)
        }
      }
      .elevation(.rhFloating)
      .scaleEffect(1 + progress * 0.25)
  }

  private var progress: CGFloat { min(lift / Self.distance, 1) }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 2)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { drag in
        guard !isBusy else { return }
        lift = min(max(-drag.translation.height, 0), Self.distance * 1.5)
      }
      .onEnded { drag in
        if -drag.translation.height >= Self.distance { submit() }
      }
  }

  private func submit() {
    guard !isBusy else { return }
    action()
  }
}

struct SwipeUpToSubmit_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhSection) {
      SwipeUpToSubmit {}
      SwipeUpToSubmit("Swipe up to sell", tint: .rhRed) {}
      SwipeUpToSubmit(isBusy: true) {}
    }
    .background(Color.rhCanvas)
  }
}
