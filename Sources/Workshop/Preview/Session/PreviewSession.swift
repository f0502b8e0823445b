// The live screen: one stage that every page looks at, fed with real time and with what people do.

import Drawing
import Foundation
import ModuleBuilding
import Painting
import Stage
import SwiftUI

/// Runs a stage in real time and tells pages what changes.
///
/// Time, touches and settings go in; tiles, semantics and the log come out through `send`. The session is on the main
/// actor, as views are; it works when something is due or arrives, and otherwise not at all.
@MainActor
package final class PreviewSession {
  package typealias Connection = PreviewServer.Connection

  /// A page that looks on.
  struct Client {
    /// Pixels that have moved since the page was told.
    var move: LivePicture.Move?
    /// Tiles that differ from what the page has, once it has moved those.
    var stale: Set<Int> = []

    /// Frames sent that the page has not yet shown.
    var framesUnderWay = 0
    var hasSemantics = false

    var isBehind: Bool { move != nil || !stale.isEmpty }

    /// Adds what has changed since what is noted. A page that has missed something gets what moves later as it is.
    mutating func note(_ change: LivePicture.Change, in picture: LivePicture) {
      if let next = change.move {
        if isBehind {
          for move in [move, next] { if let move { stale.formUnion(picture.tiles(under: move)) } }
          move = nil
        } else {
          move = next
        }
      }
      stale.formUnion(change.tiles)
    }
  }

  /// Frames that may be under way to a page. More would be old when they arrive.
  private static let mostFramesUnderWay = 2
  /// Seconds between tellings of what only people read.
  private static let rest = 0.1
  /// The same while content is scrolled: elements are read and worked out again in the time of frames.
  private static let restOfScrolling = 0.5

  package private(set) var screens: [PreviewScreen]
  package private(set) var currentScreen: Int
  package internal(set) var settings: DeviceSettings
  package private(set) var stage: Stage
  /// Takes a message to a page.
  package var send: @MainActor (OutgoingMessage, Connection) -> Void = { _, _ in }

  private var picture: LivePicture
  private(set) var clock: LiveClock
  private var history = FrameHistory()
  /// The time that is looked at, if not the stage's own.
  private var scrubbedTime: Double?
  private var clients: [Connection: Client] = [:]
  private var frameNumber = 0
  /// What is to be painted as soon as a page takes a frame.
  private var unpainted: FrameHistory.Entry?
  private var semantics: Semantics?
  /// Whether the pixels painted last have moved, as by a wheel.
  private var isScrolling = false
  /// The colours of the system's bars that pages were told last.
  private var toldInks: [RGBA] = []
  private var lastSemantics = 0.0
  private var lastTime = 0.0
  private var lastBodies = 0.0
  private var bodiesTold = 0
  private var log = SessionLog()
  private var isRefreshDue = false
  private var problems: JSON = ["kind": "problems", "problems": [], "isBuilding": false]
  private let timer: any DispatchSourceTimer

  package init(screens: [PreviewScreen], current: Int = 0, settings: DeviceSettings = DeviceSettings()) {
    precondition(!screens.isEmpty, "there is something to show")
    self.screens = screens
    currentScreen = current
    Stage.adoptRegion(of: settings.traits)
    let (view, wishes) = Self.make(screens[current], settings)
    var settings = settings
    if case .fixed(let width, let height)? = wishes?.layout {
      settings.device = Device(
        name: "canvas", idiom: settings.device.idiom, portraitSize: CGSize(width: width, height: height),
        scale: settings.device.scale)
    }
    self.settings = settings
    stage = Self.stage(view, settings)
    picture = LivePicture(scale: stage.displayScale)
    clock = LiveClock(stageTime: 0)
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.refresh() }
    }
    timer.activate()
    log.begin(stage)
    refresh()
  }

  /// A new view of a screen. What it reads of clocks while it is made is what it will read on its stage.
  private static func make(
    _ screen: PreviewScreen, _ settings: DeviceSettings
  ) -> (view: AnyView, settings: PreviewSettings?) {
    ViewHost.atStart(on: settings.traits.date) { screen.make() }
  }

  private static func stage(_ view: AnyView, _ settings: DeviceSettings) -> Stage {
    Stage(settings.device, traits: settings.traits, displayScale: settings.displayScale, followsStateWrites: true) {
      view
    }
  }

  /// Stops the clock for good.
  package func end() {
    timer.cancel()
    clients = [:]
  }

  // MARK: Pages

  package func opened(_ connection: Connection) {
    clients[connection] = Client(stale: Set(0..<(picture.columns * picture.rows)))
    tell(DeviceSettings.hello, connection)
    tell(settingsMessage, connection)
    tell(problems, connection)
    tell(timeMessage, connection)
    if let semantics { tell(semanticsMessage(semantics), connection) }
    if !log.recent.isEmpty { tell(SessionLog.message(log.recent), connection) }
    refresh()
  }

  package func closed(_ connection: Connection) { clients[connection] = nil }

  package func received(_ message: ClientMessage, from connection: Connection) {
    switch message {
    case .shown:
      guard let client = clients[connection] else { return }
      clients[connection]?.framesUnderWay = max(0, client.framesUnderWay - 1)
      if let unpainted { paint(unpainted) }
      sendTiles()
    case .inspect(let point, let keeps):
      tell(
        InspectionMessage.make(stage, at: point, keeps: keeps), connection)
    case .screen(let number):
      if screens.indices.contains(number) { showScreen(number) }
    case .set(let setting, let value): set(setting, value)
    case .time(let action): control(action)
    case .touch, .hover, .scroll, .key, .type, .text, .focus, .perform, .pick:
      catchUp()
      scrubbedTime = nil
      stage.act(on: message)
      refreshSoon()
    }
  }

  // MARK: Content

  /// Shows another of the screens, from its beginning.
  package func showScreen(_ number: Int) {
    currentScreen = number
    restart()
  }

  /// Replaces the screens by newer versions. The stage keeps its state.
  package func replace(_ screens: [PreviewScreen]) {
    guard !screens.isEmpty else { return }
    let name = self.screens[currentScreen].name
    self.screens = screens
    catchUp()
    if let number = screens.firstIndex(where: { $0.name == name }) {
      currentScreen = number
      let (view, _) = Self.make(screens[number], settings)
      stage.replaceContent { view }
      history.removeAll()
      scrubbedTime = nil
      tellAll(settingsMessage)
      refresh()
    } else {
      showScreen(0)
    }
  }

  /// Writes a line into the log.
  package func note(_ text: String) { log.note(text, time: stage.time) }

  /// Tells pages that newer code is being built.
  package func showBuilding() {
    tellAll(["kind": "problems", "isBuilding": true])
  }

  /// Tells pages why newer code cannot be shown; none if it can.
  package func show(
    _ found: [SourceProblem], title: String = "The code cannot be built. The screen shows the last version that could."
  ) {
    problems = [
      "kind": "problems", "problems": .array(found.map(ProblemMessage.make)), "title": .string(title),
      "isBuilding": false,
    ]
    tellAll(problems)
  }

  private func restart() {
    Stage.adoptRegion(of: settings.traits)
    let (view, _) = Self.make(screens[currentScreen], settings)
    stage = Self.stage(view, settings)
    picture = LivePicture(scale: stage.displayScale)
    clock.synchronize(stageTime: stage.time)
    history.removeAll()
    scrubbedTime = nil
    log.begin(stage)
    tellAll(settingsMessage)
    refresh()
  }

  private func set(_ setting: String, _ value: String) {
    var changed = settings
    guard changed.set(setting, value) else { return }
    let isNewDevice = changed.device != settings.device
    settings = changed
    catchUp()
    scrubbedTime = nil
    if isNewDevice {
      stage.set(settings.device, displayScale: settings.displayScale)
      if picture.scale != stage.displayScale { picture = LivePicture(scale: stage.displayScale) }
      history.removeAll()
    } else {
      stage.set(settings.traits)
    }
    refresh()
    tellAll(settingsMessage)
  }

  // MARK: Time

  /// Lets the time go by that has passed since the last look.
  private func catchUp() {
    let step = clock.step(from: stage.time, isMoving: stage.nextFrameTime != nil)
    if step > 0 { stage.advance(by: step) }
  }

  private func control(_ action: ClientMessage.TimeAction) {
    catchUp()
    switch action {
    case .pause: clock.set(isPaused: true, stageTime: stage.time)
    case .play:
      scrubbedTime = nil
      clock.set(isPaused: false, stageTime: stage.time)
    case .speed(let speed): clock.set(speed: speed, stageTime: stage.time)
    case .step:
      if !clock.isPaused { clock.set(isPaused: true, stageTime: stage.time) }
      if let time = scrubbedTime, let next = history.entries.first(where: { $0.time > time + 1e-6 }),
        next.time < stage.time
      {
        scrubbedTime = next.time
      } else if scrubbedTime != nil {
        scrubbedTime = nil
      } else {
        stage.advance(by: 1 / 60)
        clock.synchronize(stageTime: stage.time)
      }
    case .scrub(let time):
      clock.set(isPaused: true, stageTime: stage.time)
      let first = max(history.entries.first?.time ?? 0, stage.time - FrameHistory.span)
      scrubbedTime = time >= stage.time - 1 / 120 ? nil : max(time, first)
    }
    refresh()
    tellAll(timeMessage)
  }

  private var timeMessage: JSON {
    [
      "kind": "time", "time": JSON(stage.time), "position": JSON(scrubbedTime ?? stage.time),
      "from": JSON(max(history.entries.first?.time ?? 0, stage.time - FrameHistory.span)),
      "isPaused": .bool(clock.isPaused), "speed": JSON(clock.speed),
    ]
  }

  // MARK: Frames

  /// Draws once all messages that have arrived are dealt with.
  private func refreshSoon() {
    guard !isRefreshDue else { return }
    isRefreshDue = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isRefreshDue = false
        self?.refresh()
      }
    }
  }

  /// Brings time and pixels up to now, tells what changed, and sets the alarm for what comes next.
  func refresh() {
    catchUp()
    let now = LiveClock.now
    let frame = stage.frame
    let live = FrameHistory.Entry(time: stage.time, frame: frame, background: stage.systemBackground)
    if history.entries.last?.frame != frame { history.add(live) }
    let shown = scrubbedTime.flatMap(history.entry(at:)) ?? live
    // Pages that are behind would not take the frame before it is old.
    if clients.isEmpty || clients.values.contains(where: { $0.framesUnderWay < Self.mostFramesUnderWay }) {
      paint(shown)
    } else {
      unpainted = shown
    }
    sendTiles()
    let inks = [stage.indicatorInk, stage.statusBarInk]
    if inks != toldInks {
      toldInks = inks
      tellAll(settingsMessage)
    }
    tellSemantics(shown.frame.semantics, now)
    let news = log.collect(stage)
    if !news.isEmpty { tellAll(SessionLog.message(news)) }
    if now - lastTime > Self.rest {
      lastTime = now
      tellAll(timeMessage)
    }
    tellBodies(now)
    setAlarm(now)
  }

  private func paint(_ entry: FrameHistory.Entry) {
    unpainted = nil
    let size = (picture.bitmap?.width, picture.bitmap?.height)
    do {
      let change = try picture.follow(entry.frame.drawing, background: entry.background)
      isScrolling = change.move != nil
      let isNewSize = size != (picture.bitmap?.width, picture.bitmap?.height)
      for connection in clients.keys {
        if isNewSize {
          clients[connection]?.move = nil
          clients[connection]?.stale = []
        }
        clients[connection]?.note(change, in: picture)
      }
    } catch {
      log.note("\(error)", time: stage.time)
    }
  }

  private func sendTiles() {
    var made: (client: Client, message: OutgoingMessage)?
    for (connection, client) in clients where client.isBehind && client.framesUnderWay < Self.mostFramesUnderWay {
      let message: OutgoingMessage
      if let known = made, known.client.move == client.move, known.client.stale == client.stale {
        message = known.message
      } else {
        frameNumber += 1
        guard let new = FrameMessage.make(picture, move: client.move, tiles: client.stale, number: frameNumber)
        else { continue }
        message = new
        made = (client, new)
      }
      // Noted before it is sent: the answer may come at once.
      clients[connection]?.move = nil
      clients[connection]?.stale = []
      clients[connection]?.framesUnderWay += 1
      send(message, connection)
    }
  }

  /// Semantics follow at once when all is at rest, and now and then while things move.
  private func tellSemantics(_ new: Semantics, _ now: Double) {
    guard new != semantics else { return }
    let isMoving = stage.nextFrameTime.map { $0 < stage.time + 0.05 } ?? false
    let rest = isScrolling ? Self.restOfScrolling : Self.rest
    guard !(isMoving || isScrolling) || clock.isPaused || now - lastSemantics > rest else { return }
    semantics = new
    lastSemantics = now
    tellAll(semanticsMessage(new))
  }

  private func semanticsMessage(_ semantics: Semantics) -> JSON {
    SemanticsMessage.make(
      semantics, activationPoint: { [stage] in stage.activationPoint(ofElement: $0.id) },
      fieldText: { [stage] in stage.fieldText(ofElement: $0.id) },
      options: { [stage] in stage.pickerOptions(ofElement: $0.id) })
  }

  private func tellBodies(_ now: Double) {
    let span = now - lastBodies
    guard span > 0.5 else { return }
    let total = stage.bodyEvaluations
    guard total != bodiesTold || span < 2 else {
      lastBodies = now
      return
    }
    let perSecond = Double(total - min(bodiesTold, total)) / min(span, 1)
    bodiesTold = total
    lastBodies = now
    tellAll(["kind": "bodies", "perSecond": JSON(perSecond.rounded()), "total": JSON(total)])
  }

  /// Wakes when the next frame is due, at most sixty times a second.
  private func setAlarm(_ now: Double) {
    var due: Double?
    if let next = stage.nextFrameTime, let real = clock.realTime(of: next) { due = max(real, now + 1 / 500) }
    // What was held back is told soon.
    if semantics != history.entries.last?.frame.semantics, scrubbedTime == nil {
      due = min(due ?? .infinity, now + Self.rest)
    }
    guard let due else {
      timer.schedule(deadline: .distantFuture)
      return
    }
    timer.schedule(deadline: .now() + max(0, due - LiveClock.now), leeway: .nanoseconds(0))
  }

  // MARK: Telling

  private var settingsMessage: JSON {
    .object(
      [("kind", "settings")] + settings.members + [
        ("ink", .string(stage.indicatorInk == .white ? "#fff" : "#000")),
        ("statusInk", .string(stage.statusBarInk == .white ? "#fff" : "#000")),
        ("screens", .array(screens.map { ["name": .string($0.name), "group": .string($0.group ?? "")] })),
        ("screen", JSON(currentScreen)),
      ])
  }

  private func tell(_ message: JSON, _ connection: Connection) {
    send(OutgoingMessage(text: message.text), connection)
  }

  private func tellAll(_ message: JSON) {
    guard !clients.isEmpty else { return }
    let outgoing = OutgoingMessage(text: message.text)
    for connection in clients.keys { send(outgoing, connection) }
  }
}
