// What the screen says, as real elements over its pixels, and what a person does, as messages to the preview.

const tags = { button: 'button', link: 'a', textField: 'input', secureField: 'input', searchField: 'input', tab: 'button', picker: 'button', slider: 'input' }
const roles = {
  image: 'img', link: 'link', toggle: 'switch', slider: 'slider', stepper: 'spinbutton', progress: 'progressbar', gauge: 'meter', header: 'heading',
  tab: 'tab', list: 'list', cell: 'listitem', menu: 'menu', alert: 'alertdialog', sheet: 'dialog', chart: 'figure', picker: 'combobox', searchField: 'searchbox',
}
/// Named by the text inside them; the others by a label.
const namedByContent = new Set(['button', 'staticText', 'header', 'link', 'tab'])
const focusable = new Set(['button', 'link', 'toggle', 'slider', 'stepper', 'textField', 'secureField', 'searchField', 'picker', 'tab'])
const ordinary = new Set(['activate', 'increment', 'decrement'])
/// The knob of a slider, in points.
const knob = 28

export class Overlay {
  constructor(root, screen, fingers, send, scale) {
    Object.assign(this, { root, screen, fingers, send, scale })
    this.elements = new Map()
    this.touches = new Map()
    this.listen()
  }

  // MARK: Elements

  show(elements) {
    const focus = document.activeElement
    // What has gone goes first: the others need not move then.
    const kept = new Set()
    const keep = (list) => { for (const element of list) { kept.add(element.id); keep(element.children ?? []) } }
    keep(elements)
    for (const [id, view] of this.elements) {
      if (!kept.has(id)) { view.remove(); this.elements.delete(id) }
    }
    this.arrange(this.root, elements, { x: 0, y: 0 }, false)
    // An element that has moved in the document has lost the focus on the way.
    if (document.activeElement === document.body && this.root.contains(focus) && !this.resigned) {
      focus.focus({ preventScroll: true })
    }
    this.resigned = false
  }

  arrange(parent, elements, origin, isInMenu) {
    let before = null
    for (const element of elements) {
      const view = this.view(element, isInMenu)
      const [x, y, width, height] = element.frame
      view.frame = element.frame
      const place = `left:${x - origin.x}px;top:${y - origin.y}px;width:${width}px;height:${height}px`
      if (view.dataset.place !== place) { view.dataset.place = place; view.style.cssText = place }
      const next = before ? before.nextSibling : parent.querySelector(':scope > .e')
      if (view !== next) parent.insertBefore(view, next)
      before = view
      this.arrange(view, element.children ?? [], { x, y }, isInMenu || element.role === 'menu')
    }
  }

  view(element, isInMenu) {
    let { id, role, label = '', value = '', hint = '', identifier, traits = [], actions = [] } = element
    const has = (trait) => traits.includes(trait)
    const isSecond = role === 'textField' && has('multiline')
    const tag = isSecond ? 'textarea' : element.options ? 'select' : tags[role] ?? 'div'
    // What can be turned up and down is turned by the arrow keys, whatever it looks like.
    if (tag === 'div' && has('adjustable') && !element.children?.length) role = 'stepper'
    let view = this.elements.get(id)
    if (!view || view.localName !== tag || view.dataset.role !== role) {
      view?.remove()
      view = document.createElement(tag)
      view.dataset.role = role
      view.dataset.element = id
      if (tag === 'button') view.type = 'button'
      if (role === 'secureField') view.type = 'password'
      if (role === 'slider') Object.assign(view, { type: 'range', min: 0, max: 100, step: 'any' })
      else if (tag === 'input' || tag === 'textarea') {
        view.autocomplete = 'off'
        view.spellcheck = false
        view.setAttribute('autocapitalize', 'off')
      }
      this.elements.set(id, view)
    }
    // Most say what they said before. What a person may have changed on the page meanwhile is put right.
    const { children, frame, ...words } = element
    const key = JSON.stringify([words, !!children?.length])
    if (view.key === key && !['toggle', 'slider', 'picker'].includes(role) && !this.isField(view)) return view
    view.key = key
    view.className = element.children?.length ? 'e group' : 'e'
    const set = (name, text) => {
      if (text === null || text === undefined || text === '') view.removeAttribute(name)
      else if (view.getAttribute(name) !== String(text)) view.setAttribute(name, text)
    }
    const isField = this.isField(view)
    const isContainer = role === 'container'
    const isItem = isInMenu && role === 'button'
    const isMarked = isItem && has('selected')
    set('role', isItem ? (isMarked ? 'menuitemradio' : 'menuitem') : isContainer ? (label ? 'group' : null) : tag === 'button' && role === 'button' ? null : roles[role])
    if (role === 'button') set('aria-checked', isMarked ? 'true' : null)
    if (namedByContent.has(role) && !element.children?.length) {
      if (view.dataset.text !== label) { view.dataset.text = label; view.textContent = label }
      // The buttons of custom actions inside are no part of the name.
      set('aria-label', actions.some((action) => !ordinary.has(action)) ? label : null)
    } else {
      set('aria-label', label)
    }
    set('id', identifier)
    set('aria-description', hint)
    set('aria-disabled', has('disabled') ? 'true' : null)
    if (tag === 'button' || tag === 'input' || tag === 'select' || isField) view.disabled = has('disabled')
    if (role === 'header') set('aria-level', 2)
    if (role === 'alert' || role === 'sheet') set('aria-modal', has('modal') ? 'true' : null)
    if (role === 'toggle') this.check(view, /^(1|true|on)$/i.test(value))
    else if (role === 'tab') set('aria-selected', has('selected') ? 'true' : 'false')
    else if (role === 'button') set('aria-pressed', has('selected') && !isItem ? 'true' : null)
    if (role === 'picker' && !element.options) { set('aria-haspopup', 'listbox'); set('aria-expanded', 'false') }
    if (['slider', 'stepper', 'progress', 'gauge'].includes(role)) {
      // "7:31 PM" is no number.
      const number = role === 'stepper' && value ? Number(value) : parseFloat(value)
      set('aria-valuenow', Number.isFinite(number) ? number : null)
      if (/%/.test(value)) { set('aria-valuemin', 0); set('aria-valuemax', 100) }
      set('aria-valuetext', value)
      if (role === 'slider') {
        view.value = view.dataset.share = Number.isFinite(number) ? number : 50
        view.classList.add('slider')
      }
    } else if (!isField && role !== 'toggle') {
      set('aria-valuetext', null)
      if (value && !namedByContent.has(role)) set('aria-description', [value, hint].filter(Boolean).join(', '))
      else if (value) set('aria-description', [value, hint].filter(Boolean).join(', '))
    }
    if (element.options) {
      const names = element.options.join('\n')
      if (view.names !== names) { view.names = names; view.replaceChildren(...element.options.map((name, n) => new Option(name, n))) }
      view.selectedIndex = element.picked ?? -1
    }
    if (isField) {
      if (!view.dataset.composing && view.value !== value) view.value = value
      set('placeholder', element.placeholder)
      if (has('focused') && document.activeElement !== view && !this.isOutside(document.activeElement)) view.focus({ preventScroll: true })
      if (!has('focused') && view.dataset.focused === 'true' && document.activeElement === view) {
        view.blur()
        this.resigned = true
      }
      view.dataset.focused = has('focused')
    } else {
      const takesFocus = (focusable.has(role) || actions.includes('activate')) && !has('disabled')
      if (takesFocus) { if (view.tabIndex !== 0 || !view.hasAttribute('tabindex')) view.tabIndex = 0 } else view.removeAttribute('tabindex')
    }
    this.custom(view, actions.filter((action) => !ordinary.has(action)))
    return view
  }

  /// A switch that was just pressed shows what it is about to be, until the preview says so or says otherwise for long.
  check(view, isOn) {
    const pressed = Number(view.dataset.pressed ?? 0)
    if (pressed && performance.now() - pressed < 1000 && String(isOn) !== view.dataset.wanted) return
    delete view.dataset.pressed
    if (view.getAttribute('aria-checked') !== String(isOn)) view.setAttribute('aria-checked', isOn)
    view.dataset.isOn = isOn
  }

  /// Notes a press of a switch.
  press(view) {
    if (view?.dataset.role !== 'toggle' || view.getAttribute('aria-disabled')) return
    const wanted = view.getAttribute('aria-checked') !== 'true'
    Object.assign(view.dataset, { pressed: performance.now(), wanted })
    view.setAttribute('aria-checked', wanted)
    setTimeout(() => {
      if (!view.dataset.pressed || performance.now() - Number(view.dataset.pressed) < 1000) return
      delete view.dataset.pressed
      view.setAttribute('aria-checked', view.dataset.isOn)
    }, 1100)
  }

  /// Further actions, for whoever cannot see the gesture that reveals them.
  custom(view, names) {
    if (view.localName === 'input' || view.localName === 'textarea') return
    const key = names.join('\n')
    if ((view.dataset.actions ?? '') === key) return
    view.dataset.actions = key
    for (const old of view.querySelectorAll(':scope > .action')) old.remove()
    for (const name of names) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'action'
      button.tabIndex = -1
      button.dataset.action = name
      button.textContent = name
      view.append(button)
    }
  }

  /// Whether a control of the page itself, rather than of the screen, has the focus.
  isOutside(node) { return node && node !== document.body && !this.screen.contains(node) }

  // MARK: Pointers

  /// The screen has got another place or size on the page.
  screenDidMove() { this.box = null }

  point(event) {
    // Asking makes the browser lay the page out, at every move of a pointer.
    const box = this.box ??= this.screen.getBoundingClientRect()
    const scale = this.scale()
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale, width: box.width / scale, height: box.height / scale }
  }

  listen() {
    const { screen } = this
    screen.addEventListener('pointerdown', (e) => this.down(e))
    screen.addEventListener('pointermove', (e) => this.move(e))
    screen.addEventListener('pointerup', (e) => this.up(e, 'ended'))
    screen.addEventListener('pointercancel', (e) => this.up(e, 'cancelled'))
    screen.addEventListener('pointerleave', () => { if (!this.touches.size) this.send({ kind: 'hover' }) })
    screen.addEventListener('contextmenu', (e) => e.preventDefault())
    screen.addEventListener('dragstart', (e) => e.preventDefault())
    screen.addEventListener('wheel', (e) => {
      if (screen.classList.contains('picking')) return
      e.preventDefault()
      const { x, y } = this.point(e)
      const unit = e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1
      let [dx, dy] = [e.deltaX * unit, e.deltaY * unit]
      if (e.shiftKey && !dx) [dx, dy] = [dy, 0]
      this.send({ kind: 'scroll', x, y, dx, dy })
    }, { passive: false })
    // A click without a touch before it is a keyboard's or a screen reader's.
    screen.addEventListener('click', (e) => {
      const action = e.target.dataset?.action
      const element = Number(e.target.closest('[data-element]')?.dataset.element)
      if (action) this.send({ kind: 'perform', element, action })
      else if (e.detail === 0 && !this.justTouched && element) {
        this.send({ kind: 'perform', element, action: 'activate' })
        this.press(e.target.closest('[data-element]'))
      }
      this.justTouched = false
    })
    screen.addEventListener('focusin', (e) => {
      const element = Number(e.target.dataset?.element)
      if (element && this.isField(e.target) && e.target.dataset.focused !== 'true' && !this.touches.size) {
        this.send({ kind: 'focus', element })
      }
    })
    document.addEventListener('keydown', (e) => this.key(e))
    screen.addEventListener('beforeinput', (e) => this.edit(e))
    screen.addEventListener('compositionstart', (e) => {
      e.target.dataset.composing = 'yes'
      e.target.classList.add('composing')
      this.beforeComposition = e.target.value
    })
    screen.addEventListener('compositionend', (e) => {
      delete e.target.dataset.composing
      e.target.classList.remove('composing')
      e.target.value = this.beforeComposition
      if (e.data) this.send({ kind: 'type', text: e.data })
    })
    // Sliders and pickers are moved by what a person does on the screen, not by the browser.
    screen.addEventListener('mousedown', (e) => { if (e.target.type === 'range' || e.target.localName === 'select') e.preventDefault() })
    // Some tools set the value as a whole.
    screen.addEventListener('input', (e) => {
      if (e.target.type === 'range') this.slide(e.target)
      else if (e.target.localName === 'select') this.send({ kind: 'pick', element: Number(e.target.dataset.element), number: e.target.selectedIndex })
      else if (this.isField(e.target) && !e.target.dataset.composing && !e.isComposing) {
        this.send({ kind: 'text', element: Number(e.target.dataset.element), text: e.target.value })
      }
    })
  }

  isField(node) { return (node.localName === 'input' && node.type !== 'range') || node.localName === 'textarea' }

  /// Draws the knob of a slider to the value that the element has been given.
  slide(view) {
    if (this.touches.size || this.justTouched) return
    const [left, top, width, height] = view.frame
    const isMirrored = getComputedStyle(view).direction === 'rtl'
    const place = (share) => left + knob / 2 + (width - knob) * (isMirrored ? 100 - share : share) / 100
    const y = top + height / 2
    this.send({ kind: 'touch', phase: 'began', x: place(Number(view.dataset.share)), y, id: 0 })
    for (const phase of ['moved', 'ended']) this.send({ kind: 'touch', phase, x: place(Number(view.value)), y, id: 0 })
  }

  down(e) {
    if (this.screen.classList.contains('picking') || e.target.dataset?.action || e.button > 0) return
    this.screen.setPointerCapture(e.pointerId)
    const { x, y, width, height } = this.point(e)
    const mirrored = e.altKey && e.pointerType === 'mouse'
    this.touches.set(e.pointerId, { mirrored, target: e.target.closest('[data-element]'), field: this.isField(e.target) ? e.target : null, x, y })
    this.justTouched = true
    const id = e.pointerType === 'mouse' ? 0 : e.pointerId % 1000
    this.send({ kind: 'touch', phase: 'began', x, y, id })
    if (mirrored) this.send({ kind: 'touch', phase: 'began', x: width - x, y: height - y, id: id + 1 })
    this.showFingers(e, mirrored ? [[x, y], [width - x, height - y]] : e.pointerType === 'touch' ? [] : [[x, y]])
    // The preview decides what has the focus; the browser must not move it beforehand.
    if (!this.isField(e.target)) {
      if (this.screen.contains(document.activeElement) || document.activeElement === document.body) e.preventDefault()
      else document.activeElement.blur()
    }
  }

  move(e) {
    const touch = this.touches.get(e.pointerId)
    if (!touch) {
      if (e.pointerType === 'mouse' && !this.screen.classList.contains('picking')) {
        const { x, y } = this.point(e)
        this.send({ kind: 'hover', x, y })
      }
      return
    }
    const id = e.pointerType === 'mouse' ? 0 : e.pointerId % 1000
    const { x, y, width, height } = this.point(e)
    this.send({ kind: 'touch', phase: 'moved', x, y, id })
    if (touch.mirrored) this.send({ kind: 'touch', phase: 'moved', x: width - x, y: height - y, id: id + 1 })
    this.showFingers(e, touch.mirrored ? [[x, y], [width - x, height - y]] : e.pointerType === 'touch' ? [] : [[x, y]])
  }

  up(e, phase) {
    const touch = this.touches.get(e.pointerId)
    if (!touch) return
    this.touches.delete(e.pointerId)
    const id = e.pointerType === 'mouse' ? 0 : e.pointerId % 1000
    const { x, y, width, height } = this.point(e)
    this.send({ kind: 'touch', phase, x, y, id })
    if (touch.mirrored) this.send({ kind: 'touch', phase, x: width - x, y: height - y, id: id + 1 })
    this.showFingers(e, [])
    if (phase === 'ended' && !touch.mirrored && Math.hypot(x - touch.x, y - touch.y) < 10) this.press(touch.target)
    // A phone's keyboard comes up only for a focus inside the touch itself.
    if (touch.field && phase === 'ended' && Math.hypot(x - touch.x, y - touch.y) < 10) touch.field.focus({ preventScroll: true })
    setTimeout(() => { this.justTouched = false })
  }

  showFingers(e, points) {
    this.fingers.replaceChildren(...(points.length > 1 ? points : []).map(([x, y]) => {
      const dot = document.createElement('i')
      dot.style.left = x + 'px'
      dot.style.top = y + 'px'
      return dot
    }))
  }

  // MARK: Keys and text

  key(e) {
    if (e.isComposing || this.isOutside(document.activeElement) || e.defaultPrevented) return
    if ((e.ctrlKey || e.metaKey) && ['r', 'R', 'l', 't', 'w', '+', '-', '0', '.', 'Tab'].includes(e.key)) return
    if (e.key === 'Tab' || /^F\d+$/.test(e.key)) return
    const field = this.isField(document.activeElement)
    const special = { Enter: 'return', Escape: 'escape', Backspace: 'delete', Delete: 'deleteForward', ArrowUp: 'upArrow', ArrowDown: 'downArrow', ArrowLeft: 'leftArrow', ArrowRight: 'rightArrow', Home: 'home', End: 'end', PageUp: 'pageUp', PageDown: 'pageDown', ' ': 'space' }[e.key]
    const modifiers = [e.shiftKey && 'shift', e.ctrlKey && 'control', e.altKey && 'option', e.metaKey && 'command'].filter(Boolean)
    const target = document.activeElement
    if (field) {
      // Deletions of a selection made in the page arrive as edits.
      if (special === 'space' || ((special === 'delete' || special === 'deleteForward') && !modifiers.length)) return
      if (!special && (modifiers.length === 0 || (modifiers.length === 1 && e.shiftKey))) return
      if (!special && (e.ctrlKey || e.metaKey) && 'acvxACVX'.includes(e.key)) return
    } else if (target?.dataset?.element) {
      const element = Number(target.dataset.element)
      const { role } = target.dataset
      if ((e.key === 'Enter' || e.key === ' ') && target.localName === 'button') return
      if (e.key === 'Enter' || e.key === ' ') {
        e.preventDefault()
        this.send({ kind: 'perform', element, action: 'activate' })
        this.press(target)
        return
      }
      if ((role === 'slider' || role === 'stepper') && special?.endsWith('Arrow')) {
        e.preventDefault()
        const up = special === 'upArrow' || special === (getComputedStyle(target).direction === 'rtl' ? 'leftArrow' : 'rightArrow')
        this.send({ kind: 'perform', element, action: up ? 'increment' : 'decrement' })
        return
      }
    }
    if (special || [...e.key].length === 1) {
      e.preventDefault()
      if (!special && !modifiers.some((m) => m !== 'shift')) this.send({ kind: 'type', text: e.key })
      else this.send({ kind: 'key', key: special ?? e.key.toLowerCase(), modifiers })
    }
  }

  edit(e) {
    if (!this.isField(e.target) || e.isComposing || e.inputType === 'insertCompositionText') return
    e.preventDefault()
    const { target } = e
    const element = Number(target.dataset.element)
    const [start, end] = [target.selectionStart ?? target.value.length, target.selectionEnd ?? target.value.length]
    const text = e.data ?? e.dataTransfer?.getData('text/plain') ?? ''
    if (end > start) {
      // A selection made in the page: what remains is told as a whole.
      const insertion = e.inputType.startsWith('insert') ? (e.inputType.endsWith('Break') ? '\n' : text) : ''
      this.send({ kind: 'text', element, text: target.value.slice(0, start) + insertion + target.value.slice(end) })
    } else if (e.inputType === 'insertLineBreak' || e.inputType === 'insertParagraph') {
      this.send({ kind: 'key', key: 'return', modifiers: [] })
    } else if (e.inputType.startsWith('insert')) {
      if (text) this.send({ kind: 'type', text })
    } else if (e.inputType.startsWith('delete')) {
      this.send({ kind: 'key', key: e.inputType.endsWith('Forward') ? 'deleteForward' : 'delete', modifiers: /Word/.test(e.inputType) ? ['option'] : /Line/.test(e.inputType) ? ['command'] : [] })
    }
  }
}
