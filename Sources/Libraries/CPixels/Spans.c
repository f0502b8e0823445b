// Pixels for the wire, where both ends are the same machine and time is dearer than bytes: runs of one colour, pieces
// equal to the row above, and everything else as it is. A browser undoes it with fill, copyWithin and set.
#include "CPixels.h"
#include "Pixels.h"

enum { LITERAL = 0u << 30, RUN = 1u << 30, ABOVE = 2u << 30, SHORTEST = 4 };

static inline uint32_t swapped(uint32_t word) {
  return (word & 0xFF00FF00u) | ((word >> 16) & 0xFF) | ((word & 0xFF) << 16);
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
      int same = 0, run = 1;
      if (above) {
        while (x + same < width && row[x + same] == above[x + same]) same++;
      }
      while (x + run < width && row[x + run] == row[x]) run++;
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
