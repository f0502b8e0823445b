// Colour filters on un-premultiplied gamma sRGB.
#include "CPixels.h"

#define ROW(type, base, stride, y) ((type *)((uint8_t *)(base) + (ptrdiff_t)(y) * (stride)))

static inline float clamp_unit(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

static uint32_t filter(uint32_t pixel, const float *matrices, int count) {
  float a = (pixel >> 24) / 255.0f, scale = a > 0 ? 1 / (255 * a) : 0;
  float c[4] = {((pixel >> 16) & 255) * scale, ((pixel >> 8) & 255) * scale, (pixel & 255) * scale, a};
  for (int i = 0; i < count; i++) {
    const float *m = matrices + i * 20;
    float next[4];
    for (int r = 0; r < 4; r++, m += 5) next[r] = clamp_unit(m[0] * c[0] + m[1] * c[1] + m[2] * c[2] + m[3] * c[3] + m[4]);
    for (int r = 0; r < 4; r++) c[r] = next[r];
  }
  float f = c[3] * 255;
  return (uint32_t)(f + 0.5f) << 24 | (uint32_t)(c[0] * f + 0.5f) << 16 | (uint32_t)(c[1] * f + 0.5f) << 8
    | (uint32_t)(c[2] * f + 0.5f);
}

void px_color_matrices(
  uint32_t *pixels, int width, int height, ptrdiff_t stride, const float *matrices, int count) {
  uint32_t last = 0, result = filter(0, matrices, count);
  for (int y = 0; y < height; y++) {
    uint32_t *row = ROW(uint32_t, pixels, stride, y);
    for (int x = 0; x < width; x++) {
      // Interfaces are flat: most pixels repeat the one before.
      if (row[x] != last) {
        last = row[x];
        result = filter(last, matrices, count);
      }
      row[x] = result;
    }
  }
}

void px_luminance_to_alpha(uint32_t *pixels, int width, int height, ptrdiff_t stride) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = ROW(uint32_t, pixels, stride, y);
    for (int x = 0; x < width; x++) {
      uint32_t p = row[x];
      float luminance = 0.2126f * ((p >> 16) & 255) + 0.7152f * ((p >> 8) & 255) + 0.0722f * (p & 255);
      row[x] = (uint32_t)(luminance + 0.5f) << 24;
    }
  }
}

void px_alpha_threshold(
  uint32_t *pixels, int width, int height, ptrdiff_t stride, double low, double high, uint32_t color) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = ROW(uint32_t, pixels, stride, y);
    for (int x = 0; x < width; x++) {
      double alpha = (row[x] >> 24) / 255.0;
      row[x] = alpha >= low && alpha <= high ? color : 0;
    }
  }
}

void px_restore_alpha(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *original, ptrdiff_t original_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = ROW(uint32_t, pixels, stride, y);
    const uint32_t *before = ROW(const uint32_t, original, original_stride, y);
    for (int x = 0; x < width; x++) {
      uint32_t alpha = before[x] >> 24, blurred = row[x] >> 24;
      if (alpha == blurred) continue;
      if (alpha == 0 || blurred == 0) {
        row[x] = alpha == 0 ? 0 : before[x];
        continue;
      }
      uint32_t result = alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        uint32_t c = (((row[x] >> shift) & 255) * alpha + blurred / 2) / blurred;
        result |= (c > alpha ? alpha : c) << shift;
      }
      row[x] = result;
    }
  }
}
