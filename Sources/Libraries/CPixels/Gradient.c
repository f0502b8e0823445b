// Gradients: every pixel's place in the gradient, looked up in a table of colours.
#include "CPixels.h"

#include <math.h>

static void fill_row(uint32_t *row, int width, uint32_t color) {
  for (int x = 0; x < width; x++) row[x] = color;
}

static inline uint32_t look_up(const uint32_t *table, float last, float t) {
  float index = t * last + 0.5f;
  index = index < 0 ? 0 : index > last ? last : index;
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
        for (int x = 0; x < width; x++) row[x] = look_up(table, last, from + step * x);
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
