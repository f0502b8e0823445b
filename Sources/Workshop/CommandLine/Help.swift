// What the commands do, for `vitrine help`.

enum Help {
  static func text(for command: String?) -> String {
    switch command {
    case "render": render
    case "gallery": gallery
    default: overview
    }
  }

  static let overview = """
    vitrine: SwiftUI without a Mac

      vitrine render FILE…     draw the previews of a Swift file, a folder or a Markdown guide
      vitrine gallery          draw this package's examples and an index page
      vitrine test             run the test suite
      vitrine bench [NAME]     measure painting, text, layout, lazy rows, whole screens and cold processes
      vitrine doctor           what is installed, what is missing, what that costs
      vitrine help [COMMAND]   this, or all about a command
      vitrine version

    """

  static let gallery = """
    vitrine gallery [FOLDER] [--out FOLDER]

    Draws every preview in Examples (or the folder given), light and dark, into FOLDER/light and FOLDER/dark, and writes
    FOLDER/index.html. The folder is “gallery” unless given.

    """

  static let render = """
    vitrine render FILE… [options]

    FILE is a .swift file, a folder of them (compiled together), or a Markdown guide, of which the ```swift fences are
    read. Drawn are all #Previews and PreviewProviders; if there are none, all views that need no arguments; else the App.

    What to draw
      --view NAME                 one view or preview by name
      --expr 'SWIFT'              a view made by a Swift expression
      --module NAME               the module's name
      --stub-missing              a grey placeholder for each view that nobody defines
      --swift-version 5|6         language mode (5)
      --assets CATALOG            an .xcassets folder; those beside the sources are found by themselves

    On what
      --device NAME|WxH@SCALE     iphone-se … iphone-16-pro-max, ipad-…, also with -landscape; or 393x852@3
      --orientation portrait|landscape
      --scheme light|dark
      --type-size SIZE            xSmall small medium large xLarge xxLarge xxxLarge accessibility1 … accessibility5
      --locale ID  --rtl  --ltr
      --reduce-motion  --increase-contrast  --differentiate-without-color  --bold-text
      --scale N                   pixels per point, if not the device's
      --fit                       the view's own size instead of the device's screen
      --frame                     the device's outline and status bar around it

    Where to
      -o FILE.png|.pdf|.svg       several previews get their names appended
      --out FOLDER                names made from the source's and the preview's; --format png|pdf|svg
      --json                      a report on standard output; --tree adds the frames of the views

    Exit status: 0 drawn, 1 the source is at fault, 2 the command line is.

    """
}
