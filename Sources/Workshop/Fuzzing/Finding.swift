// What a journey brought to light.

/// A frame that is not as it should be.
public struct Finding: Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable {
    case brackets = "the drawing's groups do not close"
    case drawing = "boxes drawn from the last frame differ from boxes drawn anew"
    case layout = "the layout differs from one without anything remembered"
    case bodies = "the frame differs from one of bodies run anew"
    case repetition = "the same steps, looked at less often, lead to another frame"
    case settings = "the frame differs from that of a screen begun with these settings"
    case pixels = "pixels painted in part differ from pixels painted whole"
    case painting = "the frame cannot be painted"
  }

  public var kind: Kind
  public var screen: String
  public var seed: UInt64
  /// The steps until then.
  public var steps: [Step]
  public var difference: String

  public var description: String {
    """
    \(screen), seed \(seed): \(kind.rawValue)
      after \(steps.isEmpty ? "nothing" : steps.map { "\($0)" }.joined(separator: "; "))
      \(difference)
    """
  }
}
