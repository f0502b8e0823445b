// A smaller copy of the screen, every pixel of which is the average of those it stands for.

/// Which pixels each pixel of a shorter line stands for: the first one, how many, and their weights of 256 in all.
function shares(from, to) {
  const most = Math.ceil(from / to) + 1
  const first = new Int32Array(to), count = new Int32Array(to), weights = new Int32Array(to * most)
  for (let n = 0; n < to; n++) {
    const start = n * from / to, end = (n + 1) * from / to
    first[n] = Math.floor(start)
    count[n] = Math.min(Math.ceil(end), from) - first[n]
    let left = 256
    for (let k = 0; k < count[n]; k++) {
      const part = Math.min(end, first[n] + k + 1) - Math.max(start, first[n] + k)
      const weight = k === count[n] - 1 ? left : Math.min(left, Math.round(256 * part * to / from))
      weights[n * most + k] = weight
      left -= weight
    }
  }
  return { first, count, weights, most }
}

export class Lens {
  constructor(view) {
    this.view = view
    this.context = view.getContext('2d', { alpha: false })
    this.isOpen = false
  }

  /// Looks at a screen's pixels from the size that it is shown at; closes where that is not much smaller.
  focus(width, height, { width: fromWidth, height: fromHeight }, pixels) {
    this.isOpen = pixels !== null && width > 0 && height > 0 && fromWidth >= width * 1.5
    this.view.hidden = !this.isOpen
    if (!this.isOpen) return
    if (this.view.width !== width || this.view.height !== height || this.fromWidth !== fromWidth || this.fromHeight !== fromHeight) {
      Object.assign(this.view, { width, height })
      Object.assign(this, { fromWidth, fromHeight, across: shares(fromWidth, width), down: shares(fromHeight, height) })
      this.image = new ImageData(width, height)
      this.out = new Uint32Array(this.image.data.buffer)
      // Red and blue, green and alpha, of one row squeezed and of the rows added up.
      this.row = [new Int32Array(width), new Int32Array(width)]
      this.sum = [new Int32Array(width), new Int32Array(width)]
    }
    this.pixels = pixels
    this.show(0, 0, fromWidth, fromHeight)
  }

  close() {
    this.isOpen = false
    this.view.hidden = true
  }

  /// Shows a part of the screen that has changed.
  show(x, y, w, h) {
    if (!this.isOpen) return
    const { width, height } = this.view
    const left = Math.floor(x * width / this.fromWidth), right = Math.min(width, Math.ceil((x + w) * width / this.fromWidth))
    const top = Math.floor(y * height / this.fromHeight), bottom = Math.min(height, Math.ceil((y + h) * height / this.fromHeight))
    const { first, count, weights, most } = this.down
    const [rowA, rowB] = this.row, [sumA, sumB] = this.sum
    let squeezed = -1
    for (let line = top; line < bottom; line++) {
      sumA.fill(0x800080, left, right)
      sumB.fill(0x800080, left, right)
      for (let k = 0; k < count[line]; k++) {
        // Two lines may share a row.
        if (squeezed !== first[line] + k) this.squeeze(squeezed = first[line] + k, left, right)
        const weight = weights[line * most + k]
        for (let n = left; n < right; n++) {
          sumA[n] = sumA[n] + Math.imul(rowA[n], weight) | 0
          sumB[n] = sumB[n] + Math.imul(rowB[n], weight) | 0
        }
      }
      const to = line * width
      for (let n = left; n < right; n++) this.out[to + n] = (sumA[n] >>> 8 & 0xff00ff) | (sumB[n] & 0xff00ff00)
    }
    this.context.putImageData(this.image, 0, 0, left, top, right - left, bottom - top)
  }

  /// Makes one row of the screen as short as the lens is wide. Two channels are added up in one word.
  squeeze(row, left, right) {
    const { pixels } = this
    const { first, count, weights, most } = this.across
    const [rowA, rowB] = this.row
    const start = row * this.fromWidth
    for (let n = left; n < right; n++) {
      let a = 0x800080, b = 0x800080
      const from = start + first[n], length = count[n], weight = n * most
      for (let k = 0; k < length; k++) {
        const pixel = pixels[from + k]
        a = a + Math.imul(pixel & 0xff00ff, weights[weight + k]) | 0
        b = b + Math.imul(pixel >>> 8 & 0xff00ff, weights[weight + k]) | 0
      }
      rowA[n] = a >>> 8 & 0xff00ff
      rowB[n] = b >>> 8 & 0xff00ff
    }
  }
}
