// The frame of flows that take an amount: trading and transferring.

import DesignTokens
import SwiftUI

/// The bar on top of a flow: a way back or out, a title, something at the end.
struct FlowHeader<Accessory: View>: View {
  let title: String
  let onBack: (@MainActor () -> Void)?
  let onClose: @MainActor () -> Void
  let accessory: Accessory

  init(
    title: String, onBack: (@MainActor () -> Void)? = nil, onClose: @escaping @MainActor () -> Void,
    @ViewBuilder accessory: () -> Accessory
  ) {
    self.title = title
    self.onBack = onBack
    self.onClose = onClose
    self.accessory = accessory()
  }

  var body: some View {
    ZStack {
      Text(title)
        .textRole(.rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(.horizontal, .rhTouchTarget * 2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        Button(action: onBack ?? onClose) {
          (onBack == nil ? SymbolToken.rhClose : .rhBack).image(weight: .semibold)
            .foregroundStyle(Color.rhTextPrimary)
            .frame(width: .rhTouchTarget, height: .rhTouchTarget)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(onBack == nil ? "Close" : "Back")
        Spacer()
        // Words end where the rows below do.
        accessory.padding(.trailing, .rhSpace8)
      }
    }
    .padding(.horizontal, .rhSpace8)
    .frame(minHeight: .rhRowHeight)
    // Bars do not grow without end, as those of the system do not.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

extension FlowHeader where Accessory == EmptyView {
  init(title: String, onBack: (@MainActor () -> Void)? = nil, onClose: @escaping @MainActor () -> Void) {
    self.init(title: title, onBack: onBack, onClose: onClose) { EmptyView() }
  }
}

/// The amount above the pad, which stays at the foot; beside it where the screen is low.
struct FlowLayout<Content: View, Pad: View>: View {
  let content: Content
  let pad: Pad
  @Environment(\.verticalSizeClass) private var heightClass

  init(@ViewBuilder content: () -> Content, @ViewBuilder pad: () -> Pad) {
    self.content = content()
    self.pad = pad()
  }

  /// Beside the pad there is no room for more: what is typed and what it comes to are to be seen together.
  private static var largestSize: DynamicTypeSize { .accessibility2 }

  var body: some View {
    if heightClass == .compact {
      HStack(alignment: .top, spacing: 0) {
        ScrollView { VStack(spacing: .rhSpace12) { content }.padding(.vertical, .rhSpace12) }
          .dynamicTypeSize(...Self.largestSize)
        ScrollView { VStack(spacing: .rhSpace8) { pad } }
          // All of it is in reach without scrolling, as the keys are.
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
    } else {
      VStack(spacing: 0) {
        GeometryReader { room in
          ScrollView {
            VStack(spacing: .rhGutter) { content }
              .padding(.vertical, .rhSpace12)
              .frame(maxWidth: .rhReadableWidth)
              .frame(maxWidth: .infinity, minHeight: room.size.height)
          }
        }
        .dynamicTypeSize(...Self.largestSize)
        VStack(spacing: .rhSpace12) { pad }
          .frame(maxWidth: .rhReadableWidth)
          .padding(.bottom, .rhGutter)
          // What is above it gives way: it scrolls.
          .fixedSize(horizontal: false, vertical: true)
          .layoutPriority(1)
      }
    }
  }
}

extension View {
  /// Keeps what stays at the foot of a screen to the column that the screen is read in, parted by a hairline from what
  /// scrolls under it.
  func screenFooter() -> some View {
    VStack(spacing: .rhSpace12) {
      Hairline()
      frame(maxWidth: .rhReadableWidth)
    }
    .frame(maxWidth: .infinity)
    .background(Color.rhCanvas)
  }
}

/// Two buttons side by side; below each other where large words would break.
struct ButtonPair<Content: View>: View {
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: .rhSpace12)) : AnyLayout(HStackLayout(spacing: .rhSpace12))
    layout { content }
  }
}
