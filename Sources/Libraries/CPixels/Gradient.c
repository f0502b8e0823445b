// Gradients: every pixel's place in the gradient, looked up in a table of colours.
#include "CPixels.h"

#include <math.h>

static void fill_row(uint32_t *row, int width, uint32_t color) {
  for (int x = 0; x < width; x++) row[x] = color;
}

static inline uint32_t look_up(const uint32_t *table, float last, float t) {
  float index = t * last + 0.5f;
  // Written so that what is no number is the beginning.
  index = index > 0 ? index < last ? index : last : 0;
  return table[(int)index];
}

void px_gradient(
  uint32_t *pixels, int width, int height, ptrdiff_t stride, int kind, const double m[6], double start, double end,
  const uint32_t *table, int count) {
  float last = (float)(count - 1);
  double span = end - start;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * stride);
    double px = m[0] * 0.5 + m[2] * (y + 0.5) + m[4], py = m[1] * 0.5 + m[3] * (y + 0.5) + m[5];
    if (kind == PX_LINEAR) {
      float from = (float)px, step = (float)m[0];
      if (fabs(m[0]) * width * last < 0.01) {
        fill_row(row, width, look_up(table, last, from));
      } else {
        // Before the start, between, and after the end; in between, fixed-point steps need no clamping.
        double first = -px / m[0], final = (1 - px) / m[0];
        if (first > final) {
          double swap = first;
          first = final;
          final = swap;
        }
        int a = first > 0 ? first < width ? (int)ceil(first) : width : 0;
        int b = final > a ? final < width ? (int)ceil(final) : width : a;
        fill_row(row, a, look_up(table, last, m[0] > 0 ? 0 : 1));
        int64_t place = (int64_t)((px + m[0] * a) * (count - 1) * 4294967296.0) + 0x80000000LL;
        int64_t stride_in_table = (int64_t)(m[0] * (count - 1) * 4294967296.0);
        int64_t most = (int64_t)(count - 1) << 32 | 0xFFFFFFFF;
        if (b > a) {
          // Rounding may leave the table by a hair at both ends only.
          int64_t end = place + stride_in_table * (b - 1 - a);
          if (place < 0 || place > most || end < 0 || end > most) {
            for (int x = a; x < b; x++) row[x] = look_up(table, last, from + step * x);
          } else {
            for (int x = a; x < b; x++, place += stride_in_table) row[x] = table[place >> 32];
          }
        }
        fill_row(row + b, width - b, look_up(table, last, m[0] > 0 ? 1 : 0));
      }
    } else if (kind == PX_RADIAL) {
      float fx = (float)px, fy = (float)py, dx = (float)m[0], dy = (float)m[1];
      float scale = span == 0 ? 1e9f : (float)(1 / span), offset = (float)start;
      for (int x = 0; x < width; x++) {
        float qx = fx + dx * x, qy = fy + dy * x;
        row[x] = look_up(table, last, (sqrtf(qx * qx + qy * qy) - offset) * scale);
      }
    } else {
      // The sweep's positive direction is clockwise; a negative span runs the other way round.
      float scale = span == 0 ? 1e9f : (float)(1 / fabs(span)), turn = (float)(2 * M_PI);
      for (int x = 0; x < width; x++) {
        float angle = atan2f((float)(py + m[1] * x), (float)(px + m[0] * x)) - (float)start;
        if (span < 0) angle = -angle;
        angle -= turn * floorf(angle / turn);
        // Behind a partial sweep the end holds; the seam itself is smoothed over one pixel.
        row[x] = look_up(table, last, angle * scale);
      }
    }
  }
}
