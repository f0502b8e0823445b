// How strokes end and turn.

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
