// What the commands do, for `vitrine help`.

enum Help {
  static func text(for command: String?) -> String {
    switch command {
    case "render": render
    case "gallery": gallery
    case "preview": preview
    case "film": film
    case "fuzz": fuzz
    case "test": test
    case "bench": bench
    case "doctor": doctor
    default: overview
    }
  }

  static let overview = """
    vitrine: SwiftUI without a Mac

      vitrine render FILE…     draw the previews of a Swift file, a folder or a Markdown guide
      vitrine preview FILE…    show them live in the browser; edits of the source appear as they are saved
      vitrine film FILE…       a moving picture of what a script does: WebP, PNG, GIF, single pictures
      vitrine gallery          this package's examples, live; with --out as pictures and an index page
      vitrine fuzz [FILE…]     random input for every screen: nothing may crash, hang or leave a wrong frame
      vitrine test             run the test suite
      vitrine bench [NAME…]    measure: text, layout, screens, motion, the preview, the books, each beside a floor
      vitrine doctor           what is installed, what is missing, what that costs
      vitrine help [COMMAND]   this, or all about a command
      vitrine version

    """

  static let gallery = """
    vitrine gallery [FOLDER] [--port PORT]
    vitrine gallery [FOLDER] --out FOLDER

    Without --out, serves the design systems and every preview in Examples (or every preview in the folder given) live and
    prints the address. With it, draws every
    preview in Examples (or the folder given), light and dark, into FOLDER/light and FOLDER/dark,
    and writes FOLDER/index.html.

    """

  static let preview = """
    vitrine preview FILE… [options]

    Shows what `vitrine render` would draw, live: prints an address of this machine to open in a browser. The sources are
    watched; what is saved is compiled and shown with the state that the old version had. FILE may also be a Swift package.

      --product NAME              the executable of a package
      --port PORT                 a free one unless given
      --view, --expr, --module, --stub-missing, --swift-version, --assets, --device, --orientation, --scheme,
      --type-size, --locale, --rtl, --reduce-motion, --increase-contrast, --differentiate-without-color, --bold-text,
      --scale                     as for render; the page can change most of them
      --documents FOLDER          the device's documents, for importers and exporters of files

    """

  static let film = """
    vitrine film FILE… --script STEPS.json --for 1.2s -o FILM [options]

    Plays a script on a screen in virtual time and writes what is seen. The same sources and script give the same bytes.

      -o FILE.webp|.png|.gif      a film; PNG is animated (APNG)
      -o FOLDER/                  one PNG for each picture
      --strip N                   N pictures side by side, in one PNG
      --script STEPS.json         what happens: [{"at": 0.2, "tap": "Trade"}, {"at": 1, "drag": [[40, 300], [300, 300]],
                                  "for": 0.4}, …]; also longPress, type, key, scroll, perform/on, set/to
      --for LENGTH                seconds, or milliseconds as in 800ms; one second beyond the script unless given
      --fps N                     pictures a second (60; GIF knows 50 at most)
      --frame, --scale, …         as for render; the scale is 2 unless given

    """

  static let fuzz = """
    vitrine fuzz [FILE…] [--for 120s] [options]

    Throws random touches, keys, text, settings, rotations and steps of time at every preview of the files (of this package's
    examples and design systems, if none are named), one after the other and again with other seeds, until the time is up;
    in every round each screen has an equal part of what is left. Now and then the frame is compared with one drawn anew, one
    laid out anew, one of bodies run anew, one of the same steps taken by another stage, and its pixels with those of a full
    painting. What is found is told at once, with the shortest way there; a crash or a step without end, with the steps until
    then. Every ten seconds a line on standard error tells how far the run is.

      --for LENGTH                seconds, or minutes as in 2m (20s)
      --seed N                    where to begin (1); the same seed gives the same steps
      --steps N                   in one round of a screen (40)
      --view NAME                 screens whose name holds this
      --time-limit SECONDS        of work that one step may take (60)

    Exit status: 0 nothing found, 1 something found, 2 the command line is at fault.

    """

  static let test = """
    vitrine test [options of `swift test`]

    Installs what the tests need beyond the engine (a browser and Playwright), builds, and runs them all: first without the
    browser, then those in it. Options, as in --filter StageTests, go to `swift test` as they are.

    """

  static let bench = """
    vitrine bench [NAME…]

    Runs the benchmarks whose names contain one of the words, or all of them. Each figure stands beside a floor taken in the
    same run, and its target. A word that names none lists them.

    Exit status: 0 all ran, 1 one could not be run, 2 there is none of that name. A missed target is told, and no failure.

    """

  static let doctor = """
    vitrine doctor

    Lists what is installed, what is missing and what that costs. Changes nothing.

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
      --documents FOLDER          the device's documents, for importers and exporters of files

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
      -o FILE.png|.pdf|.svg       several previews get their names appended; a folder works too
      --out FOLDER                names made from the source's and the preview's; --format png|pdf|svg
      --time-limit SECONDS        gives a preview up that takes longer (60; 0 for no limit)
      --json                      a report on standard output; --tree adds the frames of the views

    Exit status: 0 drawn, 1 the source is at fault, 2 the command line is.

    """
}
