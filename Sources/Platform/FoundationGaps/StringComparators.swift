// Comparators of strings that Foundation on Linux lacks. Here they compare as `lexical` does: pictures must not depend on
// the machine's collation.

import Foundation

extension String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
