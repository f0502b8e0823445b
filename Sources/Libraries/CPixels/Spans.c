// Pixels for the wire, where both ends are the same machine and time is dearer than bytes: runs of one colour, pieces
// equal to the row above, and everything else as it is. A browser undoes it with fill, copyWithin and set.
#include "CPixels.h"
#include "Pixels.h"

enum { LITERAL = 0u << 30, RUN = 1u << 30, ABOVE = 2u << 30, SHORTEST = 4 };

static inline uint32_t swapped(uint32_t word) {
  return (word & 0xFF00FF00u) | ((word >> 16) & 0xFF) | ((word & 0xFF) << 16);
}

// How many words from the beginning are the same in both. Most pieces are long: eight words at a time.
static inline __attribute__((always_inline)) int same_words(const uint32_t *a, const uint32_t *b, int count) {
  int n = 0;
  for (; n + 8 <= count; n += 8) {
    uint32_t difference = 0;
    for (int i = 0; i < 8; i++) difference |= a[n + i] ^ b[n + i];
    if (difference) break;
  }
  while (n < count && a[n] == b[n]) n++;
  return n;
}

FAST size_t px_spans(const uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t *out) {
  size_t n = 0, header = 0;
  uint32_t literals = 0, open = 0, open_kind = LITERAL;
  // A run or copy that goes on from the row before is one step with it.
  for (int y = 0; y < height; y++) {
    const uint32_t *row = ROW(const uint32_t, pixels, stride, y);
    const uint32_t *above = y > 0 ? ROW(const uint32_t, pixels, stride, y - 1) : NULL;
    int x = 0;
    while (x < width) {
      int left = width - x;
      int same = above && row[x] == above[x] ? same_words(row + x, above + x, left) : 0;
      // Nothing is longer than what reaches the end.
      int run = same < left ? 1 + same_words(row + x, row + x + 1, left - 1) : 1;
      uint32_t kind = LITERAL, length = 1;
      if (same >= SHORTEST && same >= run) {
        kind = ABOVE, length = (uint32_t)same;
      } else if (run >= SHORTEST) {
        kind = RUN, length = (uint32_t)run;
      }
      if (kind == LITERAL) {
        if (literals == 0) header = n++;
        out[n++] = swapped(row[x]);
        literals++;
        out[header] = LITERAL | literals;
        open = 0;
      } else {
        literals = 0;
        int goes_on = open && open_kind == kind && (kind == ABOVE || out[n - 1] == swapped(row[x]));
        if (goes_on) {
          open += length;
          out[header] = kind | open;
        } else {
          header = n++;
          out[header] = kind | length;
          if (kind == RUN) out[n++] = swapped(row[x]);
          open = length, open_kind = kind;
        }
      }
      x += (int)length;
    }
  }
  return n;
}

void px_move(uint32_t *pixels, ptrdiff_t stride, int left, int top, int width, int height, int dy) {
  for (int n = 0; n < height; n++) {
    // Rows that are still to be read are not written.
    int y = dy > 0 ? top + height - 1 - n : top + n;
    memcpy(
      ROW(uint32_t, pixels, stride, y) + left, ROW(uint32_t, pixels, stride, y - dy) + left, (size_t)width * 4);
  }
}

FAST void px_row_sums(
  const uint32_t *pixels, ptrdiff_t stride, int width, int height, int strips, uint64_t *out) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = ROW(const uint32_t, pixels, stride, y);
    for (int strip = 0; strip < strips; strip++) {
      int x = (int)((int64_t)width * strip / strips), end = (int)((int64_t)width * (strip + 1) / strips);
      // Chains side by side, each of which tells the order of its pixels.
      uint32_t sums[16];
      for (int i = 0; i < 16; i++) sums[i] = (uint32_t)i;
      for (; x + 16 <= end; x += 16) {
        for (int i = 0; i < 16; i++) sums[i] = sums[i] * 0x9E3779B1u + row[x + i];
      }
      for (; x < end; x++) sums[0] = sums[0] * 0x9E3779B1u + row[x];
      uint64_t sum = 0;
      for (int i = 0; i < 16; i++) sum = (sum ^ (sum >> 29) ^ sums[i]) * 0xBF58476D1CE4E5B9u;
      *out++ = sum;
    }
  }
}

void px_take(
  uint32_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t from_stride, int left, int top, int width,
  int height, int tile, int columns, uint8_t *changed) {
  for (int n = 0; n < height; n++) {
    uint32_t *row = ROW(uint32_t, to, to_stride, n);
    const uint32_t *new_row = ROW(const uint32_t, from, from_stride, n);
    uint8_t *flags = changed + (size_t)((top + n) / tile) * columns;
    for (int x = 0; x < width;) {
      int column = (left + x) / tile, end = (column + 1) * tile - left;
      if (end > width) end = width;
      size_t bytes = (size_t)(end - x) * 4;
      if (memcmp(row + x, new_row + x, bytes)) {
        flags[column] = 1;
        memcpy(row + x, new_row + x, bytes);
      }
      x = end;
    }
  }
}

FAST int px_changed_tiles(
  const uint32_t *a, const uint32_t *b, ptrdiff_t stride, int width, int height, int left, int top, int right,
  int bottom, int tile, uint8_t *changed) {
  int columns = (width + tile - 1) / tile, count = 0;
  for (int ty = top / tile; ty * tile < bottom; ty++) {
    int y0 = ty * tile < top ? top : ty * tile, y1 = (ty + 1) * tile < bottom ? (ty + 1) * tile : bottom;
    if (y1 > height) y1 = height;
    for (int tx = left / tile; tx * tile < right; tx++) {
      int x0 = tx * tile < left ? left : tx * tile, x1 = (tx + 1) * tile < right ? (tx + 1) * tile : right;
      if (x1 > width) x1 = width;
      for (int y = y0; y < y1; y++) {
        if (memcmp(ROW(const uint32_t, a, stride, y) + x0, ROW(const uint32_t, b, stride, y) + x0, (size_t)(x1 - x0) * 4)) {
          changed[ty * columns + tx] = 1;
          count++;
          break;
        }
      }
    }
  }
  return count;
}
