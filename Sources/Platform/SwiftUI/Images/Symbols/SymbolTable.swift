// The table from SF Symbol names to icons of the open sets that Debian packages. A person can edit it.

/// Which icon stands for a symbol.
///
/// A line is a name, an icon and what is done to it:
///
///     chevron.right       chevron-right @0.85
///     arrow.turn.up.left  m:undo-variant <>
///
/// An icon is a file of Bootstrap Icons, with `m:` a glyph of Material Design Icons, or with `!` one drawn here. `@0.85` scales it, `^90` turns
/// it clockwise, `<>` mirrors it. Variants need no line of their own where they can be made from the base: `.fill`,
/// `.circle`, `.square`, `.slash` and `.badge.…`.
package enum SymbolTable {
  package struct Entry: Hashable, Sendable {
    package var icon: String
    package var scale: CGFloat = 1
    package var degrees: CGFloat = 0
    package var isMirrored = false
  }

  /// Every name with an icon of its own.
  package static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, !line.hasPrefix("#") else { continue }
      var entry = Entry(icon: String(words[1]))
      for word in words.dropFirst(2) {
        switch word.first {
        case "@": entry.scale = CGFloat(Double(word.dropFirst()) ?? 1)
        case "^": entry.degrees = CGFloat(Double(word.dropFirst()) ?? 0)
        default: if word == "<>" { entry.isMirrored = true }
        }
      }
      entries[String(words[0])] = entry
    }
    return entries
  }()

  /// Symbols that point along the direction of reading, and turn with it.
  package static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard !parts.contains("left") && !parts.contains("right") || parts.first == "text" || parts.first == "list" else {
      return false
    }
    return parts.contains("backward") || parts.contains("forward") || parts.contains("leading")
      || parts.contains("trailing") || parts.first == "list" || parts.first == "text"
  }

  private static let text = """
    # Marks
    plus plus-lg @1.12
    minus dash-lg @1.12
    xmark x-lg @1.08
    checkmark check-lg @1.15
    multiply x-lg @1.08
    equal m:equal @0.85
    divide m:division @0.85
    percent percent @1.05
    number hash @1.2
    at at @1.2
    asterisk asterisk
    questionmark question-lg
    exclamationmark exclamation-lg @0.95
    exclamationmark.2 exclamation-lg
    info info-lg @0.95
    ellipsis three-dots @1.1
    ellipsis.vertical three-dots-vertical @1.1
    slash.circle slash-circle
    nosign !nosign
    infinity infinity
    command command
    option option
    plusminus plus-slash-minus
    xmark.circle x-circle
    xmark.circle.fill x-circle-fill
    xmark.square x-square
    xmark.square.fill x-square-fill
    xmark.octagon x-octagon
    xmark.octagon.fill x-octagon-fill
    xmark.bin trash
    xmark.seal patch-minus
    xmark.shield shield-x
    xmark.shield.fill shield-fill-x
    checkmark.circle check-circle
    checkmark.circle.fill check-circle-fill
    checkmark.square check-square
    checkmark.square.fill check-square-fill
    checkmark.seal patch-check
    checkmark.seal.fill patch-check-fill
    checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check
    checkmark.rectangle.stack.fill collection-fill
    checkmark.message.fill chat-left-text-fill
    checkmark.bubble chat-left-text
    checkmark.bubble.fill chat-left-text-fill
    checkmark.diamond.fill diamond-fill
    seal patch-check
    minus.circle dash-circle
    minus.circle.fill dash-circle-fill
    minus.square dash-square
    minus.square.fill dash-square-fill
    minus.magnifyingglass zoom-out
    plus.magnifyingglass zoom-in
    plus.app plus-square
    plus.app.fill plus-square-fill
    plus.rectangle plus-square
    plus.rectangle.fill plus-square-fill
    plus.rectangle.on.rectangle m:checkbox-multiple-blank-outline
    plus.rectangle.on.folder folder-plus
    plus.square.on.square m:checkbox-multiple-blank-outline
    plus.bubble chat-left-dots
    plus.bubble.fill chat-left-dots-fill
    plus.message chat-left-dots
    plus.viewfinder bounding-box
    ellipsis.bubble chat-left-dots
    ellipsis.bubble.fill chat-left-dots-fill
    ellipsis.message chat-left-dots
    ellipsis.message.fill chat-left-dots-fill
    questionmark.circle question-circle
    questionmark.circle.fill question-circle-fill
    questionmark.square question-square
    questionmark.square.fill question-square-fill
    questionmark.diamond question-diamond
    questionmark.diamond.fill question-diamond-fill
    questionmark.bubble chat-left-quote
    questionmark.app question-square
    exclamationmark.circle exclamation-circle
    exclamationmark.circle.fill exclamation-circle-fill
    exclamationmark.triangle exclamation-triangle
    exclamationmark.triangle.fill exclamation-triangle-fill
    exclamationmark.octagon exclamation-octagon
    exclamationmark.octagon.fill exclamation-octagon-fill
    exclamationmark.square exclamation-square
    exclamationmark.square.fill exclamation-square-fill
    exclamationmark.shield shield-exclamation
    exclamationmark.shield.fill shield-fill-exclamation
    exclamationmark.bubble chat-left-text
    exclamationmark.bubble.fill chat-left-text-fill
    exclamationmark.arrow.circlepath m:sync-alert
    exclamationmark.icloud cloud-minus
    # Arrows and chevrons
    chevron.left chevron-left @1.06
    chevron.right chevron-right @1.06
    chevron.up chevron-up @1.06
    chevron.down chevron-down @1.06
    chevron.backward chevron-left @1.06
    chevron.forward chevron-right @1.06
    chevron.compact.down chevron-compact-down
    chevron.compact.up chevron-compact-up
    chevron.compact.left chevron-compact-left
    chevron.compact.right chevron-compact-right
    chevron.left.2 chevron-double-left
    chevron.right.2 chevron-double-right
    chevron.backward.2 chevron-double-left
    chevron.forward.2 chevron-double-right
    chevron.up.2 chevron-double-up
    chevron.down.2 chevron-double-down
    chevron.up.chevron.down chevron-expand
    chevron.up.and.chevron.down chevron-expand
    chevron.left.forwardslash.chevron.right code-slash @1.1
    chevron.left.chevron.right code
    arrow.up arrow-up @1.1
    arrow.down arrow-down @1.1
    arrow.left arrow-left @1.1
    arrow.right arrow-right @1.1
    arrow.backward arrow-left @1.1
    arrow.forward arrow-right @1.1
    arrow.up.left arrow-up-left
    arrow.up.right arrow-up-right
    arrow.down.left arrow-down-left
    arrow.down.right arrow-down-right
    arrow.up.forward arrow-up-right
    arrow.up.backward arrow-up-left
    arrow.down.forward arrow-down-right
    arrow.down.backward arrow-down-left
    arrow.up.forward.app box-arrow-up-right
    arrow.up.right.square box-arrow-up-right
    arrow.up.forward.square box-arrow-up-right
    arrow.left.arrow.right arrow-left-right
    arrow.right.arrow.left arrow-left-right <>
    arrow.up.arrow.down arrow-down-up
    arrow.up.and.down arrows-expand
    arrow.left.and.right arrows-expand ^90
    arrow.up.and.down.and.arrow.left.and.right arrows-move
    arrow.up.left.and.arrow.down.right arrows-angle-expand <>
    arrow.down.right.and.arrow.up.left arrows-angle-contract <>
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand <>
    arrow.down.backward.and.arrow.up.forward arrows-angle-expand
    arrow.up.right.and.arrow.down.left arrows-angle-expand
    arrow.down.left.and.arrow.up.right arrows-angle-contract
    arrow.clockwise arrow-clockwise @1.12
    arrow.counterclockwise arrow-counterclockwise @1.12
    arrow.triangle.2.circlepath arrow-repeat
    arrow.2.circlepath arrow-repeat
    arrow.2.squarepath repeat
    arrow.3.trianglepath recycle
    arrow.triangle.2.circlepath.camera camera
    arrow.triangle.2.circlepath.camera.fill camera-fill
    arrow.triangle.branch m:source-branch
    arrow.triangle.merge m:source-merge
    arrow.triangle.pull m:source-pull
    arrow.triangle.swap arrow-left-right
    arrow.triangle.turn.up.right.circle sign-turn-right
    arrow.triangle.turn.up.right.circle.fill sign-turn-right-fill
    arrow.triangle.turn.up.right.diamond sign-turn-right
    arrow.triangle.turn.up.right.diamond.fill sign-turn-right-fill
    arrow.turn.up.left arrow-return-left ^180 <>
    arrow.turn.up.right arrow-return-right ^180 <>
    arrow.turn.down.left arrow-return-left
    arrow.turn.down.right arrow-return-right
    arrow.turn.left.up arrow-90deg-up
    arrow.turn.right.up arrow-90deg-up <>
    arrow.turn.left.down arrow-90deg-down <>
    arrow.turn.right.down arrow-90deg-down
    arrow.uturn.left !uturn
    arrow.uturn.right !uturn <>
    arrow.uturn.backward !uturn
    arrow.uturn.forward !uturn <>
    arrow.uturn.down !uturn ^270
    arrow.uturn.up !uturn ^90
    arrow.uturn.backward.circle arrow-counterclockwise
    arrow.down.to.line arrow-bar-down
    arrow.up.to.line arrow-bar-up
    arrow.left.to.line arrow-bar-left
    arrow.right.to.line arrow-bar-right
    arrow.forward.to.line arrow-bar-right
    arrow.down.doc file-arrow-down
    arrow.down.doc.fill file-arrow-down-fill
    arrow.up.doc file-arrow-up
    arrow.up.doc.fill file-arrow-up-fill
    arrow.down.app box-arrow-in-down
    arrow.right.square arrow-right-square
    arrow.right.to.square box-arrow-in-right
    rectangle.portrait.and.arrow.right box-arrow-right
    rectangle.portrait.and.arrow.forward box-arrow-right
    rectangle.portrait.and.arrow.right.fill box-arrow-right
    rectangle.and.arrow.up.right.and.arrow.down.left arrows-angle-expand
    arrow.right.doc.on.clipboard clipboard-check
    arrow.left.and.right.square arrow-left-right
    arrow.up.bin inbox
    arrow.down.bin inbox
    arrowshape.left arrow-left-square
    arrowshape.right arrow-right-square
    arrowshape.right.fill arrow-right-square-fill
    arrowshape.up m:arrow-up-bold-circle-outline
    arrowshape.up.fill m:arrow-up-bold-circle
    arrowshape.turn.up.left reply
    arrowshape.turn.up.left.fill reply-fill
    arrowshape.turn.up.left.2 reply-all
    arrowshape.turn.up.left.2.fill reply-all-fill
    arrowshape.turn.up.right reply <>
    arrowshape.turn.up.right.fill reply-fill <>
    arrowshape.turn.up.forward reply <>
    arrowshape.turn.up.forward.fill reply-fill <>
    arrowshape.turn.up.backward reply
    arrowshape.turn.up.backward.fill reply-fill
    arrowshape.bounce.right reply <>
    arrowtriangle.up caret-up
    arrowtriangle.down caret-down
    arrowtriangle.left caret-left
    arrowtriangle.right caret-right
    arrowtriangle.backward caret-left
    arrowtriangle.forward caret-right
    arrowtriangle.up.fill caret-up-fill
    arrowtriangle.down.fill caret-down-fill
    arrowtriangle.left.fill caret-left-fill
    arrowtriangle.right.fill caret-right-fill
    arrowtriangle.backward.fill caret-left-fill
    arrowtriangle.forward.fill caret-right-fill
    goforward arrow-clockwise @1.12
    gobackward arrow-counterclockwise @1.12
    clock.arrow.circlepath clock-history
    clock.arrow.2.circlepath clock-history
    dollarsign.arrow.circlepath currency-exchange
    return arrow-return-left
    shuffle shuffle
    repeat repeat
    repeat.1 repeat-1
    escape escape
    # People
    person person @1.25
    person.2 people
    person.2.fill people-fill
    person.3 m:account-multiple-outline
    person.3.fill m:account-multiple
    person.3.sequence people
    person.3.sequence.fill people-fill
    person.crop.circle person-circle
    person.crop.circle.fill !person
    person.circle person-circle
    person.circle.fill !person
    person.crop.square person-square
    person.crop.square.fill person-square
    person.crop.rectangle person-vcard
    person.crop.rectangle.fill person-vcard-fill
    person.crop.artframe person-bounding-box
    person.crop.rectangle.stack person-video2
    person.text.rectangle person-vcard
    person.text.rectangle.fill person-vcard-fill
    person.badge.plus person-add
    person.badge.minus person-dash
    person.badge.key person-lock
    person.badge.clock person-gear
    person.badge.shield.checkmark person-check
    person.fill.badge.plus person-fill-add
    person.fill.badge.minus person-fill-dash
    person.fill.checkmark person-fill-check
    person.fill.xmark person-fill-x
    person.fill.questionmark person-fill-exclamation
    person.crop.circle.badge.plus person-add
    person.crop.circle.badge.minus person-dash
    person.crop.circle.badge.checkmark person-check
    person.crop.circle.fill.badge.checkmark person-fill-check
    person.crop.circle.fill.badge.plus person-fill-add
    person.crop.circle.badge.xmark person-x
    person.crop.circle.badge.exclamationmark person-exclamation
    person.crop.circle.badge.questionmark person-exclamation
    person.wave.2 person-video3
    person.wave.2.fill person-video3
    person.and.background.dotted person-bounding-box
    person.2.wave.2 people
    person.line.dotted.person people
    person.icloud person-up
    figure.stand m:human-handsdown
    figure.walk m:walk
    figure.walk.motion m:walk
    figure.run m:run
    figure.wave m:human-greeting
    figure.arms.open m:human-handsup
    figure.2 m:human-male-female
    figure.2.and.child.holdinghands m:human-male-female
    figure.and.child.holdinghands m:human-male-female
    figure.child m:human-child
    figure.skating m:run
    figure.roll m:wheelchair-accessibility
    figure.outdoor.cycle m:bike
    figure.indoor.cycle m:bike
    figure.mind.and.body m:human-handsup
    figure.yoga m:human-handsup
    figure.pool.swim m:swim
    figure.open.water.swim m:swim
    figure.hiking m:walk
    figure.fall m:run
    figure.strengthtraining.traditional m:dumbbell
    figure.strengthtraining.functional m:dumbbell
    figure.highintensity.intervaltraining m:run
    figure.cooldown m:human-handsup
    figure.flexibility m:human-handsup
    figure.core.training m:human-handsdown
    figure.dance m:human-greeting
    figure.soccer m:soccer
    figure.basketball dribbble
    figure.tennis m:tennis
    figure.golf flag
    figure.skiing.downhill snow2
    figure.snowboarding snow2
    figure.rower m:swim
    figure.elliptical m:run
    figure.stairs ladder
    figure.stand.line.dotted.figure.stand m:human-male-female
    accessibility universal-access
    face.smiling emoji-smile
    face.smiling.fill emoji-smile-fill
    face.smiling.inverse emoji-smile-fill
    face.dashed emoji-neutral
    face.dashed.fill emoji-neutral-fill
    face.frowning emoji-frown
    smiley emoji-smile
    faceid !faceid
    touchid fingerprint
    hand.thumbsup hand-thumbs-up
    hand.thumbsdown hand-thumbs-down
    hand.raised !hand
    hand.raised.fill !hand.fill
    hand.wave hand-index-thumb
    hand.wave.fill hand-index-thumb-fill
    hand.tap hand-index-thumb
    hand.tap.fill hand-index-thumb-fill
    hand.point.up hand-index
    hand.point.up.fill hand-index-fill
    hand.point.up.left hand-index
    hand.point.up.left.fill hand-index-fill
    hand.point.right m:hand-pointing-right
    hand.draw hand-index
    hands.clap hand-thumbs-up
    hands.clap.fill hand-thumbs-up-fill
    hands.sparkles stars
    hands.sparkles.fill stars
    brain m:face-profile
    brain.head.profile m:face-profile
    brain.head.profile.fill m:face-profile
    mouth emoji-smile
    mouth.fill emoji-smile-fill
    ear ear
    eyes eyeglasses
    eye eye
    eye.slash eye-slash
    eyeglasses eyeglasses
    sunglasses sunglasses
    mustache emoji-sunglasses
    lungs lungs
    nose emoji-smile
    # Home and places
    house house
    house.lodge house-door
    house.and.flag house-door
    building building
    building.2 buildings
    building.2.fill buildings-fill
    building.columns bank
    building.columns.fill bank2
    storefront shop
    storefront.fill shop-window
    door.left.hand.open door-open
    door.left.hand.closed door-closed
    door.right.hand.open door-open <>
    bed.double m:hotel
    bed.double.fill m:hotel
    chair m:sofa
    chair.fill m:sofa
    chair.lounge m:sofa
    chair.lounge.fill m:sofa
    sofa m:sofa
    sofa.fill m:sofa
    lamp.desk lamp
    lamp.desk.fill lamp-fill
    lamp.floor lamp
    lamp.table lamp
    shower cloud-drizzle
    bathtub droplet
    fan fan
    refrigerator m:fridge
    washer record-btn
    sink droplet
    stove fire
    tent triangle-half
    map map
    mappin !mappin
    mappin.and.ellipse geo
    location cursor <>
    location.fill cursor-fill
    location.north m:navigation
    location.north.fill m:navigation
    location.north.line.fill m:navigation
    location.magnifyingglass search
    location.viewfinder m:crosshairs
    globe globe
    globe.americas globe-americas
    globe.americas.fill globe-americas
    globe.europe.africa globe-europe-africa
    globe.europe.africa.fill globe-europe-africa
    globe.asia.australia globe-asia-australia
    globe.asia.australia.fill globe-asia-australia
    network globe2
    safari compass
    safari.fill compass-fill
    mountain.2 m:image-filter-hdr
    mountain.2.fill m:image-filter-hdr
    signpost.right signpost
    signpost.right.fill signpost-fill
    signpost.left signpost <>
    signpost.left.fill signpost-fill <>
    flag.checkered flag-fill
    flag.checkered.2.crossed flag-fill
    flag.2.crossed flag
    pin pin-angle
    pin.fill pin-angle-fill
    # Transport
    car car-front
    car.fill car-front-fill
    car.side m:car
    car.side.fill m:car
    car.side.and.exclamationmark m:car
    car.2 car-front
    car.2.fill car-front-fill
    car.rear car-front
    bolt.car ev-front
    bolt.car.fill ev-front-fill
    bus m:bus
    bus.fill m:bus
    bus.doubledecker bus-front
    bus.doubledecker.fill bus-front-fill
    tram train-lightrail-front
    tram.fill train-lightrail-front-fill
    train.side.front.car m:train
    lightrail train-lightrail-front
    lightrail.fill train-lightrail-front-fill
    cablecar train-front
    airplane airplane-fill ^90
    airplane.departure m:airplane-takeoff
    airplane.arrival m:airplane-landing
    bicycle bicycle
    scooter scooter
    ferry m:ferry
    ferry.fill m:ferry
    sailboat m:ferry
    sailboat.fill m:ferry
    truck.box truck
    truck.box.fill truck
    box.truck truck
    box.truck.fill truck
    fuelpump fuel-pump
    fuelpump.fill fuel-pump-fill
    ev.charger ev-station
    ev.charger.fill ev-station-fill
    parkingsign p-square
    parkingsign.circle p-circle
    parkingsign.circle.fill p-circle-fill
    road.lanes m:road
    road.lanes.curved.right m:road-variant
    steeringwheel m:steering
    speedometer speedometer2
    gauge speedometer2
    gauge.low speedometer2
    gauge.medium speedometer2
    gauge.high speedometer2
    gauge.with.needle speedometer2
    gauge.with.needle.fill speedometer
    gauge.with.dots.needle.67percent speedometer2
    gauge.with.dots.needle.50percent speedometer2
    gauge.with.dots.needle.bottom.50percent speedometer2
    helicopter m:airplane
    # Messages and media
    message chat
    message.fill chat-fill
    message.badge chat
    message.badge.filled.fill chat-fill
    bubble chat
    bubble.fill chat-fill
    bubble.left chat-left
    bubble.left.fill chat-left-fill
    bubble.right chat-right
    bubble.right.fill chat-right-fill
    bubble.middle.bottom chat-square
    bubble.middle.bottom.fill chat-square-fill
    bubble.left.and.bubble.right !bubbles
    bubble.left.and.bubble.right.fill !bubbles.fill
    bubble.left.and.text.bubble.right m:forum
    bubble.left.and.text.bubble.right.fill m:forum
    bubble.left.and.exclamationmark.bubble.right m:forum
    text.bubble chat-left-text
    text.bubble.fill chat-left-text-fill
    quote.bubble chat-left-quote
    quote.bubble.fill chat-left-quote-fill
    captions.bubble badge-cc
    captions.bubble.fill badge-cc-fill
    star.bubble chat-heart
    star.bubble.fill chat-heart-fill
    envelope envelope
    envelope.open envelope-open
    envelope.badge envelope-exclamation
    envelope.badge.fill envelope-exclamation-fill
    envelope.front postcard
    paperplane send
    paperplane.fill send-fill
    phone telephone
    phone.fill telephone-fill
    phone.down telephone ^135
    phone.down.fill telephone-fill ^135
    phone.arrow.up.right telephone-outbound
    phone.arrow.up.right.fill telephone-outbound-fill
    phone.arrow.down.left telephone-inbound
    phone.arrow.down.left.fill telephone-inbound-fill
    phone.badge.plus telephone-plus
    phone.badge.plus.fill telephone-plus-fill
    phone.bubble telephone
    phone.connection telephone-forward
    teletype telephone
    video camera-video
    video.fill camera-video-fill
    video.slash camera-video-off
    video.slash.fill camera-video-off-fill
    video.badge.plus.fill camera-video-fill
    camera camera
    camera.fill camera-fill
    camera.filters m:google-circles-communities
    camera.viewfinder m:image-filter-center-focus
    camera.rotate camera
    camera.rotate.fill camera-fill
    camera.macro flower1
    camera.aperture m:camera-iris
    camera.metering.center.weighted m:crosshairs
    photo image
    photo.fill image-fill
    photo.stack images
    photo.stack.fill images
    photo.on.rectangle images
    photo.on.rectangle.angled images
    photo.on.rectangle.fill images
    photo.artframe image-alt
    rectangle.on.rectangle m:checkbox-multiple-blank-outline
    rectangle.on.rectangle.angled m:checkbox-multiple-blank-outline
    rectangle.on.rectangle.fill m:checkbox-multiple-blank
    rectangle.portrait.on.rectangle.portrait m:checkbox-multiple-blank-outline
    rectangle.fill.on.rectangle.fill m:checkbox-multiple-blank
    square.on.square m:checkbox-multiple-blank-outline
    square.fill.on.square.fill m:checkbox-multiple-blank
    square.on.circle m:checkbox-multiple-blank-circle-outline
    circle.on.circle m:checkbox-multiple-blank-circle-outline
    film film
    movieclapper film
    mic mic
    mic.slash mic-mute
    mic.slash.fill mic-mute-fill
    music.mic mic
    music.note music-note
    music.note.list music-note-list
    music.quarternote.3 music-note-beamed
    headphones headphones
    earbuds earbuds
    airpods earbuds
    airpodspro earbuds
    airpods.gen3 earbuds
    beats.headphones headphones
    hifispeaker speaker
    hifispeaker.fill speaker-fill
    homepod speaker
    homepod.fill speaker-fill
    speaker.slash volume-mute @1.1
    speaker.slash.fill volume-mute-fill
    speaker volume-off
    speaker.fill volume-off-fill
    speaker.wave.1 volume-down
    speaker.wave.1.fill volume-down-fill
    speaker.wave.2 volume-up
    speaker.wave.2.fill volume-up-fill
    speaker.wave.3 volume-up
    speaker.wave.3.fill volume-up-fill
    waveform soundwave
    waveform.path activity
    waveform.path.ecg activity
    waveform.path.ecg.rectangle activity
    waveform.and.mic mic
    tuningfork m:silverware-fork
    metronome triangle
    guitars m:guitar-electric
    pianokeys music-note-beamed
    play play @1.35
    play.fill play-fill @1.35
    play.rectangle play-btn
    play.rectangle.fill play-btn-fill
    play.rectangle.on.rectangle collection-play
    play.rectangle.on.rectangle.fill collection-play-fill
    play.square play-btn
    play.square.fill play-btn-fill
    play.square.stack collection-play
    play.square.stack.fill collection-play-fill
    play.tv m:television-guide
    play.tv.fill m:television-guide
    playpause play
    playpause.fill play-fill
    pause.rectangle pause-btn
    stop.fill stop-fill @1.4
    record.circle record-circle
    backward rewind
    backward.fill rewind-fill
    backward.end skip-start @1.35
    backward.end.fill skip-start-fill @1.35
    backward.end.alt skip-backward
    backward.end.alt.fill skip-backward-fill
    backward.frame skip-start
    backward.frame.fill skip-start-fill
    forward fast-forward
    forward.fill fast-forward-fill
    forward.end skip-end @1.35
    forward.end.fill skip-end-fill @1.35
    forward.end.alt skip-forward
    forward.end.alt.fill skip-forward-fill
    forward.frame skip-end
    forward.frame.fill skip-end-fill
    pip pip
    pip.enter pip
    pip.exit pip
    airplayvideo m:cast
    airplayaudio m:cast
    airplay.audio m:cast
    airplay.video m:cast
    tv tv
    tv.fill tv-fill
    tv.inset.filled tv-fill
    appletv tv
    radio m:radio
    radio.fill m:radio
    opticaldisc disc
    opticaldisc.fill disc-fill
    record.tape cassette
    recordingtape voicemail
    dot.radiowaves.left.and.right broadcast
    dot.radiowaves.right m:rss
    dot.radiowaves.forward m:rss
    dot.radiowaves.up.forward rss
    antenna.radiowaves.left.and.right broadcast-pin
    antenna.radiowaves.left.and.right.circle broadcast-pin
    wave.3.right wifi ^90
    wave.3.forward wifi ^90
    wave.3.left wifi ^270
    wave.3.backward wifi ^270
    wave.3.up wifi
    wifi wifi
    wifi.slash wifi-off
    wifi.exclamationmark wifi-1
    cellularbars reception-4
    personalhotspot link-45deg
    shareplay people
    megaphone megaphone
    newspaper newspaper
    bell bell
    bell.slash bell-slash
    bell.badge m:bell-ring-outline
    bell.badge.fill m:bell-ring
    bell.and.waves.left.and.right m:bell-ring-outline
    bell.and.waves.left.and.right.fill m:bell-ring
    link link-45deg @1.1
    paperclip paperclip
    # Documents and lists
    doc file-earmark
    doc.fill file-earmark-fill
    doc.text file-earmark-text
    doc.text.fill file-earmark-text-fill
    doc.on.doc files
    doc.on.doc.fill files
    doc.on.clipboard clipboard
    doc.on.clipboard.fill clipboard-fill
    doc.richtext file-earmark-richtext
    doc.richtext.fill file-earmark-richtext-fill
    doc.plaintext file-earmark-text
    doc.plaintext.fill file-earmark-text-fill
    doc.append file-earmark-plus
    doc.badge.plus file-earmark-plus
    doc.badge.arrow.up file-earmark-arrow-up
    doc.badge.gearshape file-earmark-binary
    doc.text.image file-earmark-richtext
    doc.text.magnifyingglass m:file-find
    doc.viewfinder upc-scan
    doc.zipper file-earmark-zip
    document file-earmark
    document.fill file-earmark-fill
    document.on.document files
    document.badge.plus file-earmark-plus
    text.document file-earmark-text
    text.document.fill file-earmark-text-fill
    list.bullet list-ul @1.1
    list.bullet.rectangle card-list
    list.bullet.rectangle.fill card-list
    list.bullet.rectangle.portrait card-list
    list.bullet.rectangle.portrait.fill card-list
    list.bullet.clipboard clipboard2-data
    list.bullet.clipboard.fill clipboard2-data-fill
    list.bullet.indent list-nested
    list.bullet.below.rectangle card-heading
    list.bullet.circle list-ul
    list.clipboard clipboard2-data
    list.clipboard.fill clipboard2-data-fill
    list.number list-ol
    list.star list-stars
    list.dash list-ul
    list.triangle list-nested
    list.and.film film
    checklist list-check
    checklist.checked list-check
    checklist.unchecked list-task
    clipboard clipboard
    pencil.and.list.clipboard clipboard-check
    text.alignleft text-left @1.15
    text.aligncenter text-center @1.15
    text.alignright text-right @1.15
    text.justify justify @1.15
    text.justify.left text-left
    text.justifyleft text-left
    text.quote blockquote-left
    text.append text-paragraph
    text.badge.plus text-paragraph
    text.badge.checkmark list-check
    text.badge.minus text-paragraph
    text.badge.xmark text-paragraph
    text.insert text-indent-left
    text.word.spacing text-paragraph
    text.book.closed journal-text
    text.book.closed.fill journal-text
    text.line.first.and.arrowtriangle.forward text-indent-left
    text.magnifyingglass search
    text.viewfinder m:format-text
    text.redaction text-left
    text.below.photo card-image
    text.cursor input-cursor-text
    textformat !Aa
    textformat.size m:format-size
    textformat.size.larger m:format-header-increase
    textformat.size.smaller m:format-header-decrease
    textformat.abc spellcheck
    textformat.alt fonts
    textformat.123 123
    character fonts
    character.book.closed journal-text
    character.book.closed.fill journal-text
    character.cursor.ibeam input-cursor-text
    character.textbox input-cursor-text
    character.bubble chat-left-text
    bold type-bold @1.1
    italic type-italic @1.1
    underline type-underline
    strikethrough type-strikethrough
    paragraphsign paragraph
    increase.indent text-indent-left
    decrease.indent text-indent-right
    increase.quotelevel text-indent-left
    note sticky
    note.text sticky
    square.and.pencil pencil-square
    rectangle.and.pencil.and.ellipsis input-cursor
    square.and.arrow.up box-arrow-up
    square.and.arrow.up.fill box-arrow-up
    square.and.arrow.up.on.square box-arrow-up
    square.and.arrow.down box-arrow-in-down
    square.and.arrow.down.fill box-arrow-in-down
    square.and.arrow.down.on.square box-arrow-in-down
    square.and.line.vertical.and.square layout-split
    pencil pencil
    pencil.and.outline pencil
    pencil.tip vector-pen
    pencil.line pen
    highlighter m:marker
    scribble activity
    scribble.variable activity
    eraser eraser
    lasso heptagon
    ruler rulers
    ruler.fill rulers
    pencil.and.ruler rulers
    pencil.and.ruler.fill rulers
    paintbrush brush
    paintbrush.fill brush-fill
    paintbrush.pointed brush
    paintbrush.pointed.fill brush-fill
    paintpalette palette
    paintpalette.fill palette-fill
    eyedropper eyedropper
    eyedropper.halffull eyedropper
    wand.and.stars magic
    wand.and.stars.inverse magic
    wand.and.rays magic
    wand.and.sparkles magic
    folder folder
    folder.badge.plus folder-plus
    folder.badge.minus folder-minus
    archivebox archive
    tray inbox
    tray.fill inbox-fill
    tray.full inbox
    tray.full.fill inbox-fill
    tray.2 inboxes
    tray.2.fill inboxes-fill
    tray.and.arrow.down download
    tray.and.arrow.down.fill download
    tray.and.arrow.up upload
    tray.and.arrow.up.fill upload
    externaldrive device-hdd
    externaldrive.fill device-hdd-fill
    internaldrive hdd
    internaldrive.fill hdd-fill
    opticaldiscdrive hdd
    book book
    book.closed journal
    book.closed.fill journal-bookmark-fill
    book.pages book
    book.pages.fill book-fill
    books.vertical !books
    books.vertical.fill !books.fill
    magazine journal-richtext
    bookmark bookmark
    bookmark.slash bookmark-x
    bookmark.slash.fill bookmark-x-fill
    menucard journal-text
    menucard.fill journal-text
    graduationcap mortarboard
    graduationcap.fill mortarboard-fill
    studentdesk easel
    backpack handbag
    scroll m:script
    scroll.fill m:script
    calendar calendar3
    calendar.badge.plus calendar-plus
    calendar.badge.minus calendar-minus
    calendar.badge.clock calendar-event
    calendar.badge.checkmark calendar-check
    calendar.badge.exclamationmark calendar-x
    calendar.day.timeline.left calendar-day
    calendar.day.timeline.leading calendar-day
    calendar.day.timeline.right calendar-day
    printer printer
    scanner printer
    faxmachine printer
    # Trade
    creditcard credit-card
    creditcard.fill credit-card-fill
    creditcard.and.123 credit-card-2-front
    creditcard.trianglebadge.exclamationmark credit-card
    wallet.pass wallet2
    wallet.pass.fill wallet-fill
    wallet.bifold wallet
    wallet.bifold.fill wallet-fill
    banknote cash
    banknote.fill cash-stack
    dollarsign currency-dollar
    dollarsign.circle m:coin
    dollarsign.square currency-dollar
    dollarsign.bank.building bank
    eurosign currency-euro
    sterlingsign currency-pound
    yensign currency-yen
    indianrupeesign currency-rupee
    bitcoinsign currency-bitcoin
    wonsign m:currency-ngn
    brazilianrealsign currency-dollar
    cart cart
    cart.badge.plus cart-plus
    cart.badge.minus cart-dash
    cart.fill.badge.plus cart-plus-fill
    cart.fill.badge.minus cart-dash-fill
    bag bag
    bag.badge.plus bag-plus
    bag.badge.minus bag-dash
    bag.fill.badge.plus bag-plus-fill
    basket basket
    handbag handbag
    gift gift
    giftcard m:wallet-giftcard
    giftcard.fill m:wallet-giftcard
    tag tag
    barcode upc @1.2
    barcode.viewfinder upc-scan
    qrcode qr-code
    qrcode.viewfinder qr-code-scan
    ticket ticket-perforated
    ticket.fill ticket-perforated-fill
    receipt receipt
    suitcase briefcase
    suitcase.fill briefcase-fill
    suitcase.rolling briefcase
    suitcase.rolling.fill briefcase-fill
    suitcase.cart cart
    briefcase briefcase
    briefcase.fill briefcase-fill
    case briefcase
    case.fill briefcase-fill
    latch.2.case briefcase
    shippingbox box-seam
    shippingbox.fill box-seam-fill
    cube box
    cube.fill box-fill
    cube.transparent box
    cube.box box
    cube.box.fill box-fill
    purchased patch-check
    signature m:grease-pencil
    chart.bar bar-chart
    chart.bar.fill bar-chart-fill
    chart.bar.xaxis bar-chart-line
    chart.bar.xaxis.ascending bar-chart-line
    chart.bar.doc.horizontal file-bar-graph
    chart.bar.doc.horizontal.fill file-bar-graph-fill
    chart.line.uptrend.xyaxis graph-up
    chart.line.downtrend.xyaxis graph-down
    chart.line.flattrend.xyaxis activity
    chart.line.uptrend.xyaxis.circle graph-up
    chart.xyaxis.line graph-up
    chart.dots.scatter m:chart-scatterplot-hexbin
    chart.pie pie-chart
    chart.pie.fill pie-chart-fill
    chart.donut pie-chart
    scalemass m:scale
    scalemass.fill m:scale
    # Shapes
    circle circle
    circle.fill circle-fill
    circle.circle record-circle
    circle.circle.fill record-circle-fill
    circle.inset.filled record-circle
    circle.lefthalf.filled circle-half
    circle.righthalf.filled circle-half <>
    circle.bottomhalf.filled circle-half ^270
    circle.tophalf.filled circle-half ^90
    circle.lefthalf.striped.horizontal circle-half
    circle.dashed !dashed
    circle.dashed.fill circle-fill
    circle.dotted !dotted
    circle.grid.2x2 !circles
    circle.grid.2x2.fill !circles.fill
    circle.grid.3x3 grid-3x3-gap
    circle.grid.3x3.fill grid-3x3-gap-fill
    circle.grid.cross dpad
    circle.grid.cross.fill dpad-fill
    circle.hexagongrid flower3
    circle.hexagongrid.fill flower3
    circle.slash slash-circle
    circle.square circle-square
    smallcircle.filled.circle record-circle
    smallcircle.filled.circle.fill record-circle-fill
    smallcircle.circle record-circle
    dot.circle record-circle
    dot.circle.fill record-circle-fill
    dot.square record-btn
    dot.viewfinder m:crosshairs
    circlebadge circle @0.6
    circlebadge.fill circle-fill @0.6
    circlebadge.2 intersect
    circlebadge.2.fill intersect
    target bullseye
    scope m:crosshairs
    viewfinder m:crop-free
    square square
    square.fill square-fill
    square.dashed m:selection
    square.dashed.inset.filled m:selection
    square.slash slash-square
    square.lefthalf.filled square-half
    square.grid.2x2 grid
    square.grid.2x2.fill grid-fill
    square.grid.3x3 grid-3x3-gap
    square.grid.3x3.fill grid-3x3-gap-fill
    square.grid.3x2 grid-3x2-gap
    square.grid.3x2.fill grid-3x2-gap-fill
    square.grid.3x3.square grid-3x3-gap
    square.grid.3x1.below.line.grid.1x2 grid-1x2
    square.stack !stack
    square.stack.fill !stack.fill
    square.stack.3d.up layers
    square.stack.3d.up.fill layers-fill
    square.stack.3d.down.right layers
    square.stack.3d.down.right.fill layers-fill
    square.3.layers.3d layers
    square.3.layers.3d.down.right layers
    square.2.layers.3d layers-half
    square.split.2x1 layout-split
    square.split.1x2 view-stacked
    square.split.2x2 border-all
    square.split.2x2.fill grid-fill
    rectangle m:crop-landscape
    rectangle.fill pip-fill
    rectangle.portrait m:crop-portrait
    rectangle.portrait.fill file-fill
    rectangle.dashed m:selection
    rectangle.stack collection
    rectangle.stack.fill collection-fill
    rectangle.stack.badge.play collection-play
    rectangle.stack.badge.play.fill collection-play-fill
    rectangle.stack.person.crop person-video2
    rectangle.grid.1x2 view-stacked
    rectangle.grid.1x2.fill hdd-stack-fill
    rectangle.grid.2x2 grid
    rectangle.grid.2x2.fill grid-fill
    rectangle.grid.3x2 grid-3x2-gap
    rectangle.grid.3x2.fill grid-3x2-gap-fill
    rectangle.split.3x1 layout-three-columns
    rectangle.split.3x1.fill layout-three-columns
    rectangle.split.2x1 layout-split
    rectangle.split.2x2 border-all
    rectangle.split.1x2 view-stacked
    rectangle.3.group columns-gap
    rectangle.3.group.fill columns-gap
    rectangle.3.group.bubble columns-gap
    rectangle.expand.vertical arrows-expand
    rectangle.compress.vertical arrows-collapse
    rectangle.leftthird.inset.filled layout-sidebar-inset
    rectangle.bottomthird.inset.filled menu-button-fill
    rectangle.inset.filled pip-fill
    rectangle.lefthalf.inset.filled square-half
    rectangle.righthalf.inset.filled square-half <>
    rectangle.connected.to.line.below easel
    triangle triangle
    triangle.fill triangle-fill
    diamond diamond
    diamond.fill diamond-fill
    hexagon hexagon
    hexagon.fill hexagon-fill
    octagon octagon
    pentagon pentagon
    oval egg
    oval.fill egg-fill
    capsule !capsule
    capsule.fill !capsule.fill
    app app
    app.fill square-fill
    app.badge app-indicator
    app.badge.fill app-indicator
    app.gift gift
    apps.iphone grid-3x3-gap
    squareshape square
    squareshape.fill square-fill
    suit.heart suit-heart
    suit.club suit-club
    suit.spade suit-spade
    suit.diamond suit-diamond
    rhombus diamond
    view.3d box
    cylinder database
    cylinder.fill database-fill
    cylinder.split.1x2 database
    cylinder.split.1x2.fill database-fill
    cone triangle
    cone.fill triangle-fill
    pyramid triangle
    pyramid.fill triangle-fill
    tablecells table
    tablecells.fill table
    sidebar.left layout-sidebar-inset
    sidebar.leading layout-sidebar-inset
    sidebar.right layout-sidebar-inset-reverse
    sidebar.trailing layout-sidebar-inset-reverse
    sidebar.squares.left layout-text-sidebar
    macwindow window
    macwindow.on.rectangle window-stack
    uiwindow.split.2x1 window-split
    perspective aspect-ratio
    aspectratio aspect-ratio
    line.3.horizontal list @1.2
    line.horizontal.3 list @1.2
    line.horizontal.3.circle list
    line.horizontal.3.decrease filter @1.2
    line.3.horizontal.decrease filter @1.2
    line.3.horizontal.decrease.circle filter-circle
    line.3.horizontal.decrease.circle.fill filter-circle-fill
    line.horizontal.3.decrease.circle filter-circle
    line.horizontal.3.decrease.circle.fill filter-circle-fill
    line.2.horizontal.decrease.circle filter-circle
    line.3.crossed.swirl.circle hypnotize
    line.diagonal slash-lg
    line.diagonal.arrow arrow-up-right
    slider.horizontal.3 sliders
    slider.horizontal.2.square sliders
    slider.horizontal.below.rectangle sliders
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath sliders
    slider.vertical.3 sliders2-vertical
    switch.2 toggles
    togglepower power
    power power
    poweron m:minus
    poweroff circle
    point.3.connected.trianglepath.dotted diagram-2
    point.3.filled.connected.trianglepath.dotted diagram-2-fill
    point.topleft.down.curvedto.point.bottomright.up bezier2
    point.topleft.down.to.point.bottomright.curvepath bezier2
    point.bottomleft.forward.to.point.topright.scurvepath bezier2
    dial.medium m:radiobox-marked
    dial.medium.fill m:radiobox-marked
    dial.low m:radiobox-marked
    dial.high m:radiobox-marked
    crop crop
    crop.rotate m:rotate-left-variant
    rotate.left m:rotate-left-variant
    rotate.right m:rotate-right-variant
    rotate.3d m:rotate-3d
    flip.horizontal symmetry-vertical
    skew bounding-box
    selection.pin.in.out bounding-box
    cursorarrow cursor ^270
    cursorarrow.rays cursor ^270
    cursorarrow.click cursor ^270
    magnifyingglass search
    # Stars, hearts, rewards
    star star @1.1
    star.fill star-fill @1.1
    star.leadinghalf.filled star-half @1.1
    star.lefthalf.fill star-half
    star.square star
    sparkle !sparkle
    sparkles stars
    sparkles.rectangle.stack stars
    sparkles.tv stars
    sparkle.magnifyingglass search
    heart heart
    heart.slash heartbreak
    heart.slash.fill heartbreak-fill
    heart.text.square clipboard-heart
    heart.text.square.fill clipboard-heart-fill
    heart.text.clipboard clipboard-heart
    bolt.heart heart-pulse
    bolt.heart.fill heart-pulse-fill
    arrow.up.heart heart-arrow
    crown m:crown
    crown.fill m:crown
    trophy trophy
    medal award
    medal.fill award-fill
    rosette award
    laurel.leading m:barley
    laurel.trailing m:barley <>
    flame !flame
    flame.fill fire
    party.popper balloon
    party.popper.fill balloon-fill
    balloon balloon
    balloon.2 balloon
    balloon.2.fill balloon-fill
    birthday.cake m:cake-variant
    birthday.cake.fill m:cake-variant
    fireworks stars
    person.fill person-fill @1.25
    pause.fill pause-fill @1.45
    pause pause @1.45
    stop stop @1.4
    arrow.uturn.backward.forward arrow-left-right
    # Nature and weather
    sun.max sun
    sun.max.fill sun-fill
    sun.max.circle sun
    sun.min brightness-low
    sun.min.fill brightness-low-fill
    sun.dust sun
    sun.haze sun
    sun.rain cloud-drizzle
    sun.snow snow
    sunrise sunrise
    sunset sunset
    moon moon
    moon.stars moon-stars
    moon.zzz m:sleep
    moon.zzz.fill m:sleep
    moon.haze moon
    zzz m:sleep
    cloud cloud
    cloud.sun cloud-sun
    cloud.moon cloud-moon
    cloud.rain cloud-rain
    cloud.heavyrain cloud-rain-heavy
    cloud.drizzle cloud-drizzle
    cloud.bolt cloud-lightning
    cloud.bolt.fill cloud-lightning-fill
    cloud.bolt.rain cloud-lightning-rain
    cloud.bolt.rain.fill cloud-lightning-rain-fill
    cloud.snow cloud-snow
    cloud.fog cloud-fog
    cloud.hail cloud-hail
    cloud.sleet cloud-sleet
    cloud.sun.rain cloud-drizzle
    cloud.sun.bolt cloud-lightning
    icloud cloud
    icloud.and.arrow.up cloud-arrow-up
    icloud.and.arrow.up.fill cloud-arrow-up-fill
    icloud.and.arrow.down cloud-arrow-down
    icloud.and.arrow.down.fill cloud-arrow-down-fill
    icloud.slash cloud-slash
    xmark.icloud cloud-minus
    checkmark.icloud cloud-check
    checkmark.icloud.fill cloud-check-fill
    snowflake snow
    wind wind
    tornado tornado
    hurricane hurricane
    tropicalstorm tropical-storm
    humidity moisture
    humidity.fill moisture
    aqi.medium grip-horizontal
    thermometer thermometer-half
    thermometer.medium thermometer-half
    thermometer.low thermometer-low
    thermometer.high thermometer-high
    thermometer.sun thermometer-sun
    thermometer.sun.fill thermometer-sun
    thermometer.snowflake thermometer-snow
    drop droplet
    drop.fill droplet-fill
    drop.halffull droplet-half
    drop.degreesign droplet
    umbrella umbrella
    rainbow rainbow
    water.waves water
    leaf m:leaf
    leaf.fill m:leaf
    leaf.arrow.circlepath recycle
    tree tree
    carrot m:carrot
    carrot.fill m:carrot
    laurel flower1
    pawprint m:paw
    pawprint.fill m:paw
    ant bug
    ant.fill bug-fill
    ladybug bug
    ladybug.fill bug-fill
    tortoise m:duck
    tortoise.fill m:duck
    hare m:paw
    hare.fill m:paw
    dog m:paw
    dog.fill m:paw
    cat m:cat
    cat.fill m:cat
    bird m:owl
    bird.fill m:owl
    fish m:fish
    fish.fill m:fish
    lizard bug
    bolt lightning
    bolt.fill lightning-fill
    bolt.horizontal lightning ^90
    bolt.horizontal.fill lightning-fill ^90
    bolt.shield shield-check
    atom flower3
    # Food, things
    fork.knife m:silverware-variant
    fork.knife.circle m:silverware-variant
    cup.and.saucer m:coffee
    cup.and.saucer.fill m:coffee
    mug cup
    mug.fill cup-fill
    takeoutbag.and.cup.and.straw cup-straw
    takeoutbag.and.cup.and.straw.fill cup-straw
    wineglass m:glass-tulip
    wineglass.fill m:glass-tulip
    waterbottle cup-straw
    frying.pan egg-fried
    popcorn m:popcorn
    dumbbell m:dumbbell
    dumbbell.fill m:dumbbell
    sportscourt !court
    sportscourt.fill !court.fill
    soccerball m:soccer
    basketball dribbble
    basketball.fill dribbble
    football m:football
    football.fill m:football
    tennisball m:tennis
    tennisball.fill m:tennis
    tennis.racket m:tennis
    baseball dribbble
    volleyball dribbble
    skateboard scooter
    gamecontroller controller
    gamecontroller.fill controller
    arcade.stick joystick
    dice dice-5
    dice.fill dice-5-fill
    die.face.5 dice-5
    puzzlepiece puzzle
    puzzlepiece.fill puzzle-fill
    puzzlepiece.extension puzzle
    puzzlepiece.extension.fill puzzle-fill
    theatermasks m:theater
    theatermasks.fill m:theater
    tshirt m:tshirt-crew
    tshirt.fill m:tshirt-crew
    hanger m:hanger
    shoeprints.fill m:paw
    shoe m:run
    comb scissors
    scissors scissors
    binoculars binoculars
    telescope binoculars
    key key
    key.horizontal key
    key.horizontal.fill key-fill
    lock lock
    lock.open unlock
    lock.icloud cloud
    lock.icloud.fill cloud-fill
    link.icloud cloud
    link.icloud.fill cloud-fill
    bolt.horizontal.icloud cloud
    bolt.horizontal.icloud.fill cloud-fill
    arrow.clockwise.icloud m:cloud-sync
    pencil.and.scribble pencil
    pencil.tip.crop.circle vector-pen
    compass.drawing rulers
    drop.triangle droplet
    drop.triangle.fill droplet-fill
    film.stack film
    film.stack.fill film
    tv.and.mediabox tv
    tv.and.mediabox.fill tv-fill
    largecircle.fill.circle record-circle
    bolt.batteryblock battery-charging
    bolt.batteryblock.fill battery-charging
    key.radiowaves.forward key
    key.radiowaves.forward.fill key-fill
    oven m:stove
    oven.fill m:stove
    table.furniture m:table-large
    table.furniture.fill m:table-large
    toilet m:human-male-female
    toilet.fill m:human-male-female
    lightswitch.on toggle-on
    spigot m:water-pump
    spigot.fill m:water-pump
    rectangle.ratio.16.to.9 aspect-ratio
    rectangle.ratio.16.to.9.fill aspect-ratio-fill
    move.3d arrows-move
    scale.3d arrows-angle-expand
    arkit badge-ar
    apple.logo apple
    control m:apple-keyboard-control
    globe.desk globe
    globe.desk.fill globe
    rectangle.and.hand.point.up.left hand-index
    rectangle.and.hand.point.up.left.fill hand-index-fill
    rectangle.leadinghalf.inset.filled layout-sidebar-inset
    rectangle.center.inset.filled window
    inset.filled.rectangle window
    squareshape.split.2x2 grid
    square.text.square fullscreen
    sun.max.trianglebadge.exclamationmark sun
    sun.max.trianglebadge.exclamationmark.fill sun-fill
    wheelchair m:wheelchair-accessibility
    figure.roll m:wheelchair-accessibility
    hearingdevice.ear ear
    voiceover universal-access
    lock.open.fill unlock-fill
    lock.shield shield-lock
    lock.shield.fill shield-lock-fill
    lock.rotation lock
    lock.rectangle lock
    lock.doc file-earmark-lock
    shield shield
    shield.slash shield-slash
    shield.lefthalf.filled shield-shaded
    shield.lefthalf.fill shield-shaded
    shield.checkered shield-shaded
    trash trash
    gear gear
    gearshape gear
    gearshape.fill gear-fill
    gearshape.2 nut
    gearshape.2.fill nut-fill
    wrench wrench
    wrench.fill wrench
    wrench.adjustable wrench-adjustable
    wrench.adjustable.fill wrench-adjustable
    wrench.and.screwdriver tools
    wrench.and.screwdriver.fill tools
    screwdriver screwdriver
    hammer hammer
    hammer.fill hammer
    level rulers
    lightbulb lightbulb
    lightbulb.max lightbulb
    lightbulb.slash lightbulb-off
    lightbulb.slash.fill lightbulb-off-fill
    flashlight.on.fill lightbulb-fill
    flashlight.off.fill lightbulb-off-fill
    battery.100 battery-full
    battery.75 battery-full
    battery.50 battery-half
    battery.25 battery-half
    battery.0 battery
    battery.100percent battery-full
    battery.75percent battery-full
    battery.50percent battery-half
    battery.25percent battery-half
    battery.0percent battery
    battery.100.bolt battery-charging
    battery.100percent.bolt battery-charging
    powerplug plug
    powerplug.fill plug-fill
    iphone phone
    iphone.gen1 phone
    iphone.gen2 phone
    iphone.gen3 phone
    iphone.landscape phone ^90
    iphone.radiowaves.left.and.right phone-vibrate
    apps.ipad tablet
    ipad tablet
    ipad.landscape tablet-landscape
    ipad.and.iphone tablet
    macbook laptop
    macbook.and.iphone laptop
    laptopcomputer laptop
    laptopcomputer.and.iphone laptop
    desktopcomputer pc-display
    display display
    display.2 display
    pc pc
    server.rack hdd-rack
    cpu cpu
    memorychip memory
    memorychip.fill memory
    simcard sim
    sdcard sd-card
    keyboard keyboard
    keyboard.chevron.compact.down keyboard
    magicmouse mouse
    computermouse mouse
    applewatch smartwatch
    applewatch.watchface smartwatch
    visionpro headset-vr
    clock clock
    alarm alarm
    alarm.waves.left.and.right alarm
    timer stopwatch
    stopwatch stopwatch
    hourglass hourglass-split
    hourglass.bottomhalf.filled hourglass-bottom
    hourglass.tophalf.filled hourglass-top
    deskclock clock
    watchface.applewatch.case smartwatch
    delete.left backspace
    delete.right backspace <>
    delete.backward backspace
    eject eject
    terminal terminal
    apple.terminal terminal
    curlybraces braces
    curlybraces.square braces
    function m:function
    sum m:sigma
    x.squareroot m:calculator
    swift code
    xmark.app x-square
    testtube.2 m:test-tube
    flask m:flask-outline
    flask.fill m:flask
    cross plus-lg
    cross.fill plus-lg
    cross.case bandaid
    cross.case.fill bandaid-fill
    cross.vial m:flask
    bandage bandaid
    bandage.fill bandaid-fill
    pill capsule-pill
    pill.fill capsule
    pills capsule-pill
    pills.fill capsule
    syringe m:needle
    syringe.fill m:needle
    stethoscope m:stethoscope
    allergens flower1
    microbe virus
    facemask mask
    facemask.fill mask
    theatermask.and.paintbrush palette
    applelogo apple
    xserve hdd-rack
    exclamationmark.lock lock
    abc spellcheck
    translate translate
    peacesign peace
    skull emoji-dizzy
    staroflife asterisk
    staroflife.fill asterisk
    dock.rectangle menu-button
    menubar.rectangle menu-app
    contextualmenu.and.cursorarrow menu-button
    filemenu.and.selection menu-button
    hand.rays hand-index
    rays brightness-low
    slowmo brightness-low
    timelapse m:timelapse
    livephoto m:image-filter-tilt-shift
    cursor.rays cursor
    light.max brightness-high
    light.min brightness-low
    light.beacon.max lightbulb
    sun.horizon sunrise
    sun.horizon.fill sunrise-fill
    beach.umbrella m:beach
    beach.umbrella.fill m:beach
    fossil.shell flower2
    camera.on.rectangle images
    camera.on.rectangle.fill images
    rectangle.badge.plus plus-square
    externaldrive.connected.to.line.below hdd-network
    person.badge.shield.checkmark.fill person-fill-check
    person.slash person-slash
    person.slash.fill person-fill-slash
    rectangle.landscape.rotate m:rotate-right-variant
    arrow.down.left.video camera-video
    arrow.up.right.video camera-video
    questionmark.folder folder
    exclamationmark.folder folder-x
    sidebar.squares.leading layout-text-sidebar
    hexagon.lefthalf.filled hexagon-half
    rectangle.and.text.magnifyingglass search
    bubbles.and.sparkles stars
    bubbles.and.sparkles.fill stars
    """
}
