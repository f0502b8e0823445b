// The inspector: what lies under the pointer, in words and outlines.

const $ = (id) => document.getElementById(id)

export class Inspector {
  constructor(screen, marks, send, point) {
    Object.assign(this, { screen, marks, send })
    this.isPicking = false
    this.kept = false
    $('pick').onclick = () => this.pick(!this.isPicking)
    screen.addEventListener('pointermove', (e) => {
      if (this.isPicking) this.ask(point(e), false)
    })
    screen.addEventListener('pointerdown', (e) => {
      if (!this.isPicking) return
      e.preventDefault()
      this.ask(point(e), true)
      this.pick(false)
    })
    addEventListener('keydown', (e) => { if (e.key === 'Escape' && this.isPicking) this.pick(false) })
  }

  pick(on) {
    this.isPicking = on
    $('pick').setAttribute('aria-pressed', on)
    this.screen.classList.toggle('picking', on)
    if (on) { this.kept = false; this.marks.replaceChildren() }
  }

  ask({ x, y }, keeps) {
    this.kept = keeps
    this.send({ kind: 'inspect', x, y, keeps })
  }

  show({ view }) {
    const box = $('inspection')
    if (!view) {
      this.marks.replaceChildren()
      box.innerHTML = '<p class="empty">There is nothing here.</p>'
      return
    }
    const number = (n) => String(Math.round(n * 100) / 100)
    const [x, y, width, height] = view.frame
    const pad = view.padding ?? [0, 0, 0, 0]
    const mark = (x, y, w, h, kind) => {
      const div = document.createElement('div')
      div.className = 'm ' + kind
      div.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`
      return div
    }
    const marks = []
    if (pad.some((n) => n > 0)) marks.push(mark(x - pad[1], y - pad[0], width + pad[1] + pad[3], height + pad[0] + pad[2], 'pad'))
    marks.push(mark(x, y, width, height, this.kept ? 'kept' : ''))
    this.marks.replaceChildren(...marks)

    const children = []
    const add = (tag, className, ...content) => {
      const node = document.createElement(tag)
      if (className) node.className = className
      node.append(...content)
      children.push(node)
      return node
    }
    add('h3', 'i-name', view.name)
    const path = add('p', 'i-path')
    view.path.forEach((name, index) => {
      if (index) path.append(' › ')
      if (index === view.path.length - 1) { const b = document.createElement('b'); b.append(name); path.append(b) } else path.append(name)
    })
    const model = add('div', 'i-box')
    for (const [side, value] of [['t', pad[0]], ['l', pad[1]], ['b', pad[2]], ['r', pad[3]]]) {
      const span = document.createElement('span')
      span.className = side
      span.append(value ? number(value) : '–')
      model.append(span)
    }
    const inner = document.createElement('div')
    inner.append(`${number(width)} × ${number(height)}`)
    model.append(inner)
    const list = (rows) => {
      const shown = rows.filter(([, value]) => value !== undefined && value !== null && value !== '')
      if (!shown.length) return
      const dl = add('dl')
      for (const [name, value, color] of shown) {
        const dt = document.createElement('dt'), dd = document.createElement('dd')
        dt.append(name)
        if (color) {
          const swatch = document.createElement('span')
          swatch.className = 'swatch'
          swatch.style.background = color
          dd.append(swatch)
        }
        dd.append(value)
        dl.append(dt, dd)
      }
    }
    list([['Position', `${number(x)}, ${number(y)}`], ['Font', view.font], ...view.colors.map((c) => ['Colour', c, c])])
    const a = view.accessibility
    if (a) {
      list([
        ['Label', a.label], ['Value', a.value], ['Hint', a.hint], ['Role', a.role], ['Traits', a.traits.join(', ')],
        ['Actions', a.actions.join(', ')], ['Identifier', a.identifier],
      ])
    } else {
      add('p', 'empty', 'A screen reader does not stop here.')
    }
    box.replaceChildren(...children)
  }
}
