// The conditions under which the older, per-property bar styling applies.

/// The height class of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// Where on the screen a bar is.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

/// The older styles of bars.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}
