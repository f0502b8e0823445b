// Between the painter's words and bytes in R G B A order.
#include "CPixels.h"

#define ROW(type, base, stride, y) ((type *)((uint8_t *)(base) + (ptrdiff_t)(y) * (stride)))

void px_to_rgba(
  uint8_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t stride, int width, int height,
  int straight) {
  for (int y = 0; y < height; y++) {
    const uint32_t *in = ROW(const uint32_t, source, stride, y);
    uint8_t *out = target + y * target_stride;
    for (int x = 0; x < width; x++) {
      uint32_t p = in[x], a = p >> 24, r = (p >> 16) & 255, g = (p >> 8) & 255, b = p & 255;
      if (straight && a != 255 && a != 0) {
        r = (r * 255 + a / 2) / a;
        g = (g * 255 + a / 2) / a;
        b = (b * 255 + a / 2) / a;
        r = r > 255 ? 255 : r;
        g = g > 255 ? 255 : g;
        b = b > 255 ? 255 : b;
      }
      uint32_t word = r | g << 8 | b << 16 | a << 24;
      __builtin_memcpy(out + 4 * x, &word, 4);
    }
  }
}

void px_from_rgba(
  uint32_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t stride, int width, int height,
  int straight) {
  for (int y = 0; y < height; y++) {
    uint32_t *out = ROW(uint32_t, target, target_stride, y);
    const uint8_t *in = source + y * stride;
    for (int x = 0; x < width; x++, in += 4) {
      uint32_t a = in[3], r = in[0], g = in[1], b = in[2];
      if (straight && a != 255) {
        r = (r * a + 127) / 255;
        g = (g * a + 127) / 255;
        b = (b * a + 127) / 255;
      }
      out[x] = a << 24 | r << 16 | g << 8 | b;
    }
  }
}

int px_is_opaque(const uint32_t *pixels, ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = ROW(const uint32_t, pixels, stride, y);
    uint32_t all = 0xFF000000;
    for (int x = 0; x < width; x++) all &= row[x];
    if (all != 0xFF000000) return 0;
  }
  return 1;
}
