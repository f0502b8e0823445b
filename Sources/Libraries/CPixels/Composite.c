// Masks and pixels over pixels.
#include "CPixels.h"
#include "Pixels.h"

FAST void px_fill_mask(
  uint32_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
  uint32_t color) {
  int opaque = (color >> 24) == 255;
  uint32_t four[4] = {color, color, color, color};
  words16 color4 = WIDEN(four);
  for (int y = 0; y < height; y++) {
    uint32_t *out = ROW(uint32_t, pixels, stride, y);
    const uint8_t *m = mask + y * mask_stride;
    int x = 0;
    while (x < width) {
      if (x + 8 <= width) {
        uint64_t eight;
        memcpy(&eight, m + x, 8);
        if (eight == 0) {
          x += 8;
          continue;
        }
        if (opaque && eight == UINT64_MAX) {
          for (int i = 0; i < 8; i++) out[x + i] = color;
          x += 8;
          continue;
        }
        for (int i = 0; i < 8; i += 4) {
          const uint8_t *p = m + x + i;
          words16 cover = {p[0], p[0], p[0], p[0], p[1], p[1], p[1], p[1], p[2], p[2], p[2], p[2], p[3], p[3], p[3], p[3]};
          OVER4(out + x + i, DIV255_EACH(color4 * cover));
        }
        x += 8;
        continue;
      }
      int end = x + 8 < width ? x + 8 : width;
      for (; x < end; x++) {
        uint32_t a = m[x];
        if (a == 0) continue;
        uint32_t s = scale_pixel(color, a);
        out[x] = s + scale_pixel(out[x], 255 - (s >> 24));
      }
    }
  }
}

FAST void px_add_mask(
  uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *out = pixels + y * stride;
    const uint8_t *m = mask + y * mask_stride;
    for (int x = 0; x < width; x++) {
      // Overlapping glyphs cover as one shape would, not twice.
      unsigned a = out[x], b = m[x];
      out[x] = (uint8_t)(a + b - div255(a * b));
    }
  }
}

FAST void px_over(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, int width, int height,
  uint32_t opacity) {
  for (int y = 0; y < height; y++) {
    uint32_t *out = ROW(uint32_t, pixels, stride, y);
    const uint32_t *in = ROW(const uint32_t, source, source_stride, y);
    int x = 0;
    for (; x + 4 <= width; x += 4) {
      uint64_t a, b;
      memcpy(&a, in + x, 8);
      memcpy(&b, in + x + 2, 8);
      if ((a | b) == 0) continue;
      if (opacity == 255 && (a & b & 0xFF000000FF000000) == 0xFF000000FF000000) {
        memcpy(out + x, in + x, 16);
        continue;
      }
      words16 source = WIDEN(in + x);
      OVER4(out + x, opacity == 255 ? source : DIV255_EACH(source * (uint16_t)opacity));
    }
    for (; x < width; x++) {
      uint32_t s = in[x];
      if (s == 0) continue;
      if (opacity != 255) s = scale_pixel(s, opacity);
      uint32_t a = s >> 24;
      out[x] = a == 255 ? s : s + scale_pixel(out[x], 255 - a);
    }
  }
}

FAST void px_alpha(
  uint8_t *mask, ptrdiff_t mask_stride, int mask_width, int mask_height, const uint32_t *pixels, ptrdiff_t stride,
  int width, int height, int dx, int dy) {
  for (int y = 0; y < mask_height; y++) {
    uint8_t *out = mask + y * mask_stride;
    int sy = y - dy;
    memset(out, 0, mask_width);
    if (sy < 0 || sy >= height) continue;
    const uint32_t *in = ROW(const uint32_t, pixels, stride, sy);
    int from = dx < 0 ? 0 : dx, to = width + dx < mask_width ? width + dx : mask_width;
    for (int x = from; x < to; x++) out[x] = (uint8_t)(in[x - dx] >> 24);
  }
}

void px_invert_within(
  uint8_t *mask, ptrdiff_t mask_stride, const uint8_t *coverage, ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *out = mask + y * mask_stride;
    const uint8_t *in = coverage + y * stride;
    for (int x = 0; x < width; x++) out[x] = (uint8_t)div255((255u - out[x]) * in[x]);
  }
}

FAST void px_multiply_alpha(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *mask, ptrdiff_t mask_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint32_t *out = ROW(uint32_t, pixels, stride, y);
    const uint32_t *in = ROW(const uint32_t, mask, mask_stride, y);
    for (int x = 0; x < width; x++) {
      uint32_t a = in[x] >> 24;
      out[x] = a == 255 ? out[x] : a == 0 ? 0 : scale_pixel(out[x], a);
    }
  }
}

// b and s are un-premultiplied in 0...1.
static inline float soft_light(float b, float s) { return (1 - 2 * s) * b * b + 2 * s * b; }

void px_blend(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, int width, int height, int mode,
  uint32_t opacity) {
  for (int y = 0; y < height; y++) {
    uint32_t *out = ROW(uint32_t, pixels, stride, y);
    const uint32_t *in = ROW(const uint32_t, source, source_stride, y);
    for (int x = 0; x < width; x++) {
      uint32_t s = opacity == 255 ? in[x] : scale_pixel(in[x], opacity), d = out[x];
      if (s >> 24 == 0) continue;
      float sa = (s >> 24) / 255.0f, da = (d >> 24) / 255.0f;
      float alpha = mode == PX_PLUS_DARKER ? (sa + da > 1 ? 1 : sa + da) : sa + da - sa * da;
      uint32_t result = (uint32_t)(alpha * 255 + 0.5f) << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        float sc = ((s >> shift) & 255) / 255.0f, dc = ((d >> shift) & 255) / 255.0f, c;
        if (mode == PX_PLUS_DARKER) {
          // Both colours' darkness (alpha less premultiplied colour) adds up; on opaque pixels this is s + d - 1.
          c = alpha - ((sa - sc) + (da - dc));
        } else {
          float mixed = da > 0 ? soft_light(dc / da, sc / sa) * sa * da : 0;
          c = sc * (1 - da) + dc * (1 - sa) + mixed;
        }
        c = c < 0 ? 0 : c > alpha ? alpha : c;
        result |= (uint32_t)(c * 255 + 0.5f) << shift;
      }
      out[x] = result;
    }
  }
}
