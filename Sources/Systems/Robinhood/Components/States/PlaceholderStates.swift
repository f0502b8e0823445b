// What stands where content will be, would be, or cannot be.

import DesignTokens
import SwiftUI

/// Nothing here yet: a symbol, a title, a sentence, and what to do about it.
public struct EmptyState: View {
  let symbol: String
  let title: String
  let message: String
  let actionTitle: String?
  let action: @MainActor () -> Void

  public init(
    symbol: String, title: String, message: String, actionTitle: String? = nil,
    action: @escaping @MainActor () -> Void = {}
  ) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
    self.action = action
  }

  public var body: some View {
    VStack(spacing: .rhSpace12) {
      Image(systemName: symbol)
        .font(.rhOrderEntry)
        .foregroundStyle(Color.rhTextTertiary)
        .accessibilityHidden(true)
      WholeWords(title, .rhSectionHeader)
        .foregroundStyle(Color.rhTextPrimary)
        .accessibilityAddTraits(.isHeader)
      WholeWords(message, .rhBody)
        .foregroundStyle(Color.rhTextSecondary)
      if let actionTitle {
        Button(actionTitle, action: action)
          .buttonStyle(.rhFilled())
          .padding(.top, .rhSpace12)
      }
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, .rhHeroGutter)
    .padding(.vertical, .rhSection)
    .frame(maxWidth: .rhReadableWidth)
    .frame(maxWidth: .infinity)
  }
}

/// Something went wrong: why, in plain words, and another try.
public struct ErrorState: View {
  let message: String
  let retry: (@MainActor () -> Void)?

  /// - Parameter retry: Nil if trying again cannot help.
  public init(message: String, retry: (@MainActor () -> Void)? = nil) {
    self.message = message
    self.retry = retry
  }

  public var body: some View {
    VStack(spacing: .rhSpace12) {
      SymbolToken.rhOrderFailed.image(weight: .regular)
        .foregroundStyle(Color.rhErrorTrue)
        .accessibilityHidden(true)
      WholeWords("Something went wrong", .rhSectionHeader)
        .foregroundStyle(Color.rhTextPrimary)
        .accessibilityAddTraits(.isHeader)
      WholeWords(message, .rhBody)
        .foregroundStyle(Color.rhTextSecondary)
      if let retry {
        Button("Try again", action: retry)
          .buttonStyle(.rhFilled(.quiet))
          .padding(.top, .rhSpace12)
      }
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, .rhHeroGutter)
    .padding(.vertical, .rhSection)
    .frame(maxWidth: .rhReadableWidth)
    .frame(maxWidth: .infinity)
  }
}

/// Grey shapes where rows will be.
public struct LoadingState: View {
  let rows: Int

  public init(rows: Int = 4) { self.rows = rows }

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: .rhSpace12) {
          bar.frame(width: .rhIcon, height: .rhIcon)
          VStack(alignment: .leading, spacing: .rhSpace8) {
            bar.frame(width: .rhSparklineWidth * 2, height: .rhSpace12)
            bar.frame(width: .rhSparklineWidth, height: .rhSpace12)
          }
          Spacer(minLength: 0)
          bar.frame(width: .rhSparklineWidth, height: .rhGutter)
        }
        .padding(.horizontal, .rhGutter)
        .frame(minHeight: .rhRowHeight)
        .overlay(alignment: .bottom) { Hairline() }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Loading")
  }

  private var bar: some View { RoundedRectangle(cornerRadius: .rhSpace4).fill(Color.rhSurfaceGray2) }
}

/// A strip that tells of a problem without taking the screen away.
public struct NoticeBanner: View {
  let text: String
  let symbol: String
  let tint: Color
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(_ text: String, symbol: String = "info.circle.fill", tint: Color = .rhInfo) {
    self.text = text
    self.symbol = symbol
    self.tint = tint
  }

  public var body: some View {
    layout {
      Image(systemName: symbol).font(.rhBody).foregroundStyle(tint).accessibilityHidden(true)
      WholeWords(text, .rhBodySmall)
        .foregroundStyle(Color.rhTextPrimary)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.rhSpace12)
    .background(RoundedRectangle(cornerRadius: .rhRadius).fill(Color.rhSurfaceGray))
    .padding(.horizontal, .rhGutter)
    .accessibilityElement(children: .combine)
  }

  /// Large words need the whole width.
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: .rhSpace8))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: .rhSpace12))
  }
}

struct PlaceholderStates_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      EmptyState(
        symbol: "chart.pie", title: "No investments yet", message: "What you buy shows up here.",
        actionTitle: "Find something to buy")
      ErrorState(message: "The file of the books cannot be read.") {}
      LoadingState()
      NoticeBanner("This market is simulated. No real money is at stake.").padding(.vertical, .rhGutter)
    }
    .background(Color.rhCanvas)
  }
}
