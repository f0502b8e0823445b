// The page: a socket to the preview, the canvas its tiles go on, and the controls around it.
import { Overlay } from './overlay.js'
import { Inspector } from './inspector.js'
import { Lens } from './lens.js'

const $ = (id) => document.getElementById(id)
const canvas = $('canvas')
const context = canvas.getContext('2d', { alpha: false, desynchronized: true })
const screen = $('screen-view')
const phone = $('phone')

// MARK: The socket

let socket
let retry = 250
const waiting = []

export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

function connect() {
  socket = new WebSocket(`ws://${location.host}/live${location.search}`)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => { retry = 250; say('live', 'Live') }
  socket.onclose = () => {
    say('gone', 'Gone')
    setTimeout(connect, retry)
    retry = Math.min(retry * 2, 4000)
  }
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') {
      const message = JSON.parse(data)
      handlers[message.kind]?.(message)
    } else {
      draw(data)
    }
  }
}

function say(state, text) {
  $('connection').dataset.state = state
  $('connection').textContent = text
}

// MARK: Pixels

let frames = 0, bytes = 0
/// The screen's pixels, and the same as 32-bit words.
let image = null, pixels = null

function draw(buffer) {
  const words = new Uint32Array(buffer)
  const [, number, width, height, count] = words
  if (!image || canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
    image = new ImageData(width, height)
    pixels = new Uint32Array(image.data.buffer)
    if (settings) focusLens()
  }
  let at = 5, area = 0, parts = [], hasMoved = false
  for (let n = 0; n < count; n++) {
    const x = words[at], y = words[at + 1], w = words[at + 2], h = words[at + 3], end = at + 5 + words[at + 4]
    if (words[at + 5] >>> 30 === 3) {
      movePixels(x, y, w, h, words[at + 6] | 0, width)
      hasMoved = true
    } else {
      unpack(words, at + 5, end, pixels, y * width + x, w, width)
    }
    at = end
    parts.push([x, y, w, h])
  }
  // What is new lies in and around what moved: all of it at once.
  if (hasMoved) parts = [around(parts)]
  for (const [x, y, w, h] of parts) {
    context.putImageData(image, 0, 0, x, y, w, h)
    area += w * h
  }
  // What moves as a whole is not looked at closely: the lens waits until it rests.
  if (area > width * height / 4) blink()
  else if (!blinking) for (const part of parts) lens.show(...part)
  frames++
  bytes += buffer.byteLength
  canvas.dataset.frame = number
  send({ kind: 'shown', frame: number })
}

/// The smallest rectangle that holds some others.
function around(parts) {
  const left = Math.min(...parts.map((p) => p[0])), top = Math.min(...parts.map((p) => p[1]))
  const right = Math.max(...parts.map((p) => p[0] + p[2])), bottom = Math.max(...parts.map((p) => p[1] + p[3]))
  return [left, top, right - left, bottom - top]
}

/// Fills a rectangle with the pixels that lie dy rows above; the two may overlap.
function movePixels(x, y, w, h, dy, stride) {
  const from = y * stride + x, back = dy * stride
  if (w === stride) { pixels.copyWithin(from, from - back, from - back + h * stride); return }
  for (let n = 0; n < h; n++) {
    const to = from + (dy > 0 ? h - 1 - n : n) * stride
    pixels.copyWithin(to, to - back, to - back + w)
  }
}

/// Steps of 32-bit words: pixels as they are, one pixel repeated, or the pixels of the row above. They fill a piece of rows
/// of w pixels; rows of the screen are `stride` apart.
function unpack(words, at, end, out, to, w, stride) {
  let left = w
  while (at < end) {
    const step = words[at++], kind = step >>> 30
    for (let length = step & 0x3fffffff; length > 0;) {
      const count = length < left ? length : left, stop = to + count
      if (kind === 0) {
        if (count > 32) out.set(words.subarray(at, at + count), to)
        else for (let i = to, from = at; i < stop; i++) out[i] = words[from++]
        at += count
      } else if (kind === 1) {
        if (count > 32) out.fill(words[at], to, stop)
        else for (let i = to, pixel = words[at]; i < stop; i++) out[i] = pixel
      } else if (count > 32) {
        out.copyWithin(to, to - stride, stop - stride)
      } else {
        for (let i = to; i < stop; i++) out[i] = out[i - stride]
      }
      length -= count
      left -= count
      to = stop
      if (left === 0) { left = w; to += stride - w }
    }
    if (kind === 1) at++
  }
}

/// Where the screen is shown much smaller than it is, browsers drop thin lines; the lens shows it properly averaged, as
/// much of it as changes.
const lens = new Lens($('lens'))
let blinking = 0
function focusLens() {
  clearTimeout(blinking)
  blinking = 0
  lens.focus(Math.round(settings.width * scale * devicePixelRatio), Math.round(settings.height * scale * devicePixelRatio), canvas, pixels)
  // What lies below the lens need not be drawn.
  canvas.style.opacity = lens.isOpen ? 0 : 1
}
/// Closes the lens for as long as much changes.
function blink() {
  if (!lens.isOpen && !blinking) return
  clearTimeout(blinking)
  blinking = setTimeout(focusLens, 120)
  lens.close()
  canvas.style.opacity = 1
}

setInterval(() => {
  $('rate').textContent = frames ? `${frames} fps · ${bytes > 1e6 ? (bytes / 1e6).toFixed(1) + ' MB' : Math.round(bytes / 1e3) + ' kB'}/s` : ''
  frames = bytes = 0
}, 1000)

// MARK: What the preview says

let settings = null
const overlay = new Overlay($('overlay'), screen, $('fingers'), send, () => scale)
const inspector = new Inspector(screen, $('marks'), send, (event) => overlay.point(event))

const handlers = {
  hello(message) {
    fill($('device'), message.devices.map((d) => [d.id, d.name]))
    fill($('locale'), message.locales.map((l) => [l.id, l.name]))
    handlers.typeSizes = message.typeSizes
    $('type-size').max = message.typeSizes.length - 1
  },
  settings(message) {
    settings = message
    fillScreens(message.screens)
    $('screen').value = String(message.screen)
    if (![...$('device').options].some((o) => o.value === message.device)) {
      $('device').add(new Option(message.deviceName, message.device), 0)
    }
    $('device').value = message.device
    $('locale').value = message.locale
    choose('orientation', message.orientation)
    choose('scheme', message.scheme)
    const size = handlers.typeSizes.indexOf(message.typeSize)
    $('type-size').value = size
    $('type-name').textContent = message.typeSize.replace(/accessibility/, 'accessibility ')
    $('type-size').setAttribute('aria-valuetext', message.typeSize)
    for (const box of document.querySelectorAll('[data-flag]')) box.checked = message[box.dataset.flag]
    layOut()
  },
  semantics(message) { overlay.show(message.elements) },
  time(message) {
    clock = message
    $('scrub').min = Math.min(message.from - message.time, -0.1)
    if (!dragging) $('scrub').value = message.position - message.time
    $('clock').textContent = `${message.position.toFixed(2)} s`
    $('pause').setAttribute('aria-pressed', message.isPaused)
    $('pause').querySelector('.sr').textContent = message.isPaused ? 'Go on' : 'Pause'
    choose('speed', String(message.speed))
  },
  log(message) { for (const entry of message.entries) note(entry, message.together) },
  bodies(message) { $('bodies').textContent = `${message.perSecond} bodies/s · ${message.total} so far` },
  problems(message) { showProblems(message) },
  inspection(message) { inspector.show(message) },
}

let clock = { time: 0, position: 0, from: 0, isPaused: false, speed: 1 }
let dragging = false

function fill(select, entries) {
  const key = JSON.stringify(entries)
  if (select.dataset.key === key) return
  select.dataset.key = key
  select.replaceChildren(...entries.map(([value, text]) => new Option(text, value)))
}

/// Screens of several files are listed under the files' names.
function fillScreens(screens) {
  const select = $('screen')
  const key = JSON.stringify(screens)
  if (select.dataset.key === key) return
  select.dataset.key = key
  const groups = new Map()
  screens.forEach(({ name, group }, index) => {
    if (!groups.has(group)) groups.set(group, [])
    groups.get(group).push(new Option(name, String(index)))
  })
  select.replaceChildren(...[...groups].flatMap(([name, options]) => {
    if (groups.size === 1) return options
    const group = document.createElement('optgroup')
    group.label = name
    group.append(...options)
    return [group]
  }))
}

function choose(name, value) {
  for (const button of document.querySelectorAll(`[data-setting=${name}] button`)) {
    const isChosen = button.dataset.value === value
    button.setAttribute('aria-checked', isChosen)
    button.tabIndex = isChosen ? 0 : -1
  }
}

// MARK: Room and outline

let scale = 1
const bezel = 14

function layOut() {
  if (!settings) return
  const { width, height, cornerRadius } = settings
  const outer = { width: width + 2 * bezel, height: height + 2 * bezel }
  const room = $('room').getBoundingClientRect()
  const margin = room.width < 500 ? 12 : 36
  scale = Math.min(1, (room.width - margin) / outer.width, (room.height - margin) / outer.height)
  phone.style.width = outer.width + 'px'
  phone.style.height = outer.height + 'px'
  phone.style.transform = `translate(${(room.width - outer.width * scale) / 2}px, ${(room.height - outer.height * scale) / 2}px) scale(${scale})`
  phone.querySelector('.body').style.borderRadius = Math.max(cornerRadius, 10) + bezel + 'px'
  Object.assign(screen.style, { left: bezel + 'px', top: bezel + 'px', width: width + 'px', height: height + 'px', borderRadius: cornerRadius + 'px' })
  overlay.screenDidMove()
  chrome()
  focusLens()
}
new ResizeObserver(layOut).observe($('room'))

/// Status bar, cutout and home indicator: the system's, over the app's pixels.
function chrome() {
  const { width, safeArea, cutout, hasHomeIndicator, ink, statusInk } = settings
  const view = $('chrome')
  view.style.color = ink
  const parts = []
  if (safeArea.top > 0 && cutout === 'island') parts.push(`<div class="island" style="left:${(width - 126) / 2}px;top:11px;width:126px;height:37px;border-radius:19px"></div>`)
  if (safeArea.top > 0 && cutout === 'notch') parts.push(`<div class="island" style="left:${(width - 209) / 2}px;top:-20px;width:209px;height:51px;border-radius:20px"></div>`)
  if (safeArea.top > 0) {
    const large = cutout !== 'none'
    const centre = large ? safeArea.top / 2 + 3 : safeArea.top / 2
    const left = large ? (width - 209) / 4 + 4 : width / 2
    const right = large ? width - (width - 209) / 4 + 17 : width - 6
    parts.push(`<div class="clock ${large ? '' : 'small'}" style="left:${left}px;top:${centre}px">9:41</div>`)
    parts.push(`<svg style="left:${right - 27}px;top:${centre - 6}px" width="27" height="12"><rect x=".5" y=".5" width="23" height="11" rx="3.6" fill="none" stroke="currentColor" opacity=".4"/><rect x="2" y="2" width="20" height="8" rx="2.2" fill="currentColor"/><rect x="25.5" y="4" width="1.6" height="4" rx=".8" fill="currentColor" opacity=".4"/></svg>`)
    if (large) {
      parts.push(`<svg style="left:${right - 49}px;top:${centre - 6}px" width="17" height="12" fill="none" stroke="currentColor" stroke-width="2"><path d="M1.3 4.2a10.3 10.3 0 0 1 14.4 0M4 7.2a6.4 6.4 0 0 1 9 0"/><circle cx="8.5" cy="10" r="1.7" fill="currentColor" stroke="none"/></svg>`)
      parts.push(`<svg style="left:${right - 72}px;top:${centre - 6}px" width="18" height="12" fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/><rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg>`)
    }
  }
  // A card of full height leaves black around the status bar, not around the indicator.
  const home = hasHomeIndicator ? '<div class="home"></div>' : ''
  view.innerHTML = `<div class="status" style="color:${statusInk}">${parts.join('')}</div>${home}`
}

// MARK: Controls

$('screen').onchange = (e) => send({ kind: 'screen', number: Number(e.target.value) })
$('device').onchange = (e) => send({ kind: 'set', setting: 'device', value: e.target.value })
$('locale').onchange = (e) => send({ kind: 'set', setting: 'locale', value: e.target.value })
$('type-size').oninput = (e) => send({ kind: 'set', setting: 'typeSize', value: handlers.typeSizes[e.target.value] })
for (const box of document.querySelectorAll('[data-flag]')) {
  box.onchange = () => send({ kind: 'set', setting: box.dataset.flag, value: box.checked ? 'true' : 'false' })
}
for (const group of document.querySelectorAll('.segments')) {
  const pick = (button) => {
    const { setting } = group.dataset
    choose(setting, button.dataset.value)
    if (setting === 'speed') send({ kind: 'time', action: 'speed', value: Number(button.dataset.value) })
    else send({ kind: 'set', setting, value: button.dataset.value })
  }
  group.onclick = (e) => { if (e.target.dataset.value) pick(e.target) }
  group.onkeydown = (e) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key]
    if (!step) return
    e.preventDefault()
    const buttons = [...group.children]
    const next = buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length]
    next.focus()
    pick(next)
  }
}
$('pause').onclick = () => send({ kind: 'time', action: clock.isPaused ? 'play' : 'pause' })
$('step').onclick = () => send({ kind: 'time', action: 'step' })
$('scrub').onpointerdown = () => { dragging = true }
$('scrub').onpointerup = () => { dragging = false }
$('scrub').oninput = (e) => send({ kind: 'time', action: 'scrub', value: clock.time + Number(e.target.value) })
addEventListener('keydown', (e) => {
  if (e.key === '.' && (e.ctrlKey || e.metaKey)) { e.preventDefault(); $('pause').click() }
}, true)

// On narrow screens the panels are sheets, one at a time.
const sheets = ['settings', 'details']
function toggle(name) {
  for (const other of sheets) {
    const isOpen = $(other).classList.toggle('open', other === name ? undefined : false)
    $(`show-${other}`).setAttribute('aria-expanded', isOpen)
  }
}
for (const name of sheets) $(`show-${name}`).onclick = () => toggle(name)
for (const tab of document.querySelectorAll('[role=tab]')) {
  if (!tab.closest('.tabs')) continue
  tab.onclick = () => {
    for (const other of document.querySelectorAll('.tabs [role=tab]')) {
      const isThis = other === tab
      other.setAttribute('aria-selected', isThis)
      $(other.getAttribute('aria-controls')).hidden = !isThis
    }
    if (tab.id === 'tab-log') { unread = 0; $('log-count').textContent = '' }
  }
}

// MARK: Log and problems

let unread = 0
const words = { state: 'State', haptic: 'Haptic', warning: 'Warning', link: 'Link', share: 'Share', note: 'Note' }
/// A state write that follows another of the same property at once is told in its line.
function note(entry, together) {
  const list = $('log-list')
  if (entry.type === 'state') {
    const last = list.firstChild
    const key = `${entry.owner}.${entry.property}`
    if (last?.dataset.key === key && entry.time - Number(last.dataset.time) < together) {
      writeState(last, { ...entry, old: last.dataset.old, count: Number(last.dataset.count) + entry.count })
      return
    }
  }
  const item = document.createElement('li')
  item.className = entry.type
  if (entry.type === 'state') {
    writeState(item, entry)
  } else {
    const body = document.createElement('span')
    const name = document.createElement('b')
    name.textContent = words[entry.type] ?? entry.type
    body.append(name, entry.text)
    item.append(stamp(entry.time), body)
  }
  list.prepend(item)
  while (list.children.length > 300) list.lastChild.remove()
  if ($('log').hidden) $('log-count').textContent = ++unread > 99 ? '99+' : unread
}
function stamp(time) {
  const stamp = document.createElement('time')
  stamp.textContent = time.toFixed(2)
  return stamp
}
/// Whose property it is, what it was and what it is now.
function writeState(item, { time, owner, property, old, new: now, count }) {
  Object.assign(item.dataset, { key: `${owner}.${property}`, time, old, count })
  const body = document.createElement('span')
  const name = document.createElement('b')
  name.textContent = `${owner}.${property}`
  const before = document.createElement('s')
  before.textContent = old
  const after = document.createElement('span')
  after.className = 'now'
  after.textContent = now
  body.append(name, before, ' → ', after)
  if (count > 1) {
    const times = document.createElement('span')
    times.className = 'quiet'
    times.textContent = ` ×${count}`
    body.append(times)
  }
  item.replaceChildren(stamp(time), body)
}
$('clear-log').onclick = () => $('log-list').replaceChildren()

function showProblems({ problems, title: heading, isBuilding }) {
  const view = $('problems')
  if (isBuilding) say('waiting', 'Building')
  else say('live', 'Live')
  if (problems === undefined) return
  view.hidden = problems.length === 0
  const title = document.createElement('h2')
  title.textContent = heading ?? ''
  view.replaceChildren(title, ...problems.map((problem) => {
    const article = document.createElement('article')
    if (problem.file) {
      const place = document.createElement('div')
      place.className = 'place'
      place.textContent = [problem.file, problem.line, problem.column].filter((x) => x != null).join(':')
      article.append(place)
    }
    const message = document.createElement('div')
    message.className = 'message'
    message.textContent = problem.message
    article.append(message)
    if (problem.excerpt) {
      const code = document.createElement('pre')
      code.textContent = problem.excerpt
      article.append(code)
    }
    if (problem.remedy) {
      const remedy = document.createElement('div')
      remedy.className = 'quiet'
      remedy.textContent = problem.remedy
      article.append(remedy)
    }
    return article
  }))
}

connect()
