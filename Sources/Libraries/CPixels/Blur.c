// Gaussian blur: a true kernel for small radii; larger ones are blurred at a reduced size, with the variance that
// reducing and enlarging add taken off the kernel's.
#include "CPixels.h"
#include "Pixels.h"

#include <math.h>
#include <stdlib.h>

static int clamp_index(int i, int count) { return i < 0 ? 0 : i >= count ? count - 1 : i; }

// Adds up to 256 rows of bytes.
FAST static void add_rows(uint16_t *sums, const uint8_t *data, ptrdiff_t stride, int rows, int count) {
  memset(sums, 0, sizeof(uint16_t) * (size_t)count);
  for (int y = 0; y < rows; y++) {
    const uint8_t *row = data + y * stride;
    for (int i = 0; i < count; i++) sums[i] += row[i];
  }
}

static void reduce(
  float *small, int sw, int sh, const uint8_t *data, int width, int height, ptrdiff_t stride, int ch, int n,
  int extends, uint16_t *sums) {
  for (int sy = 0; sy < sh; sy++) {
    float *out = small + (size_t)sy * sw * ch;
    int y0 = sy * n, y1 = y0 + n < height ? y0 + n : height;
    if (n == 1) {
      const uint8_t *row = data + y0 * stride;
      for (int i = 0; i < width * ch; i++) out[i] = row[i];
      continue;
    }
    add_rows(sums, data + y0 * stride, stride, y1 - y0, width * ch);
    for (int sx = 0; sx < sw; sx++) {
      int x0 = sx * n, x1 = x0 + n < width ? x0 + n : width;
      float scale = extends ? 1.0f / ((x1 - x0) * (y1 - y0)) : 1.0f / (n * n);
      if (ch == 4) {
        uint32_t a = 0, b = 0, c = 0, d = 0;
        for (const uint16_t *p = sums + 4 * x0, *end = sums + 4 * x1; p < end; p += 4) {
          a += p[0], b += p[1], c += p[2], d += p[3];
        }
        out[4 * sx] = a * scale, out[4 * sx + 1] = b * scale, out[4 * sx + 2] = c * scale, out[4 * sx + 3] = d * scale;
        continue;
      }
      uint32_t sum = 0;
      for (int x = x0; x < x1; x++) sum += sums[x];
      out[sx] = sum * scale;
    }
  }
}

static void convolve_rows(
  float *small, int sw, int sh, int ch, const float *kernel, int radius, int extends, float *padded) {
  int count = sw * ch;
  for (int y = 0; y < sh; y++) {
    float *row = small + (size_t)y * count;
    for (int i = 0; i < radius; i++) {
      for (int c = 0; c < ch; c++) {
        padded[i * ch + c] = extends ? row[c] : 0;
        padded[(radius + sw + i) * ch + c] = extends ? row[(sw - 1) * ch + c] : 0;
      }
    }
    memcpy(padded + radius * ch, row, sizeof(float) * count);
    const float *center = padded + radius * ch;
    for (int i = 0; i < count; i++) row[i] = center[i] * kernel[0];
    for (int k = 1; k <= radius; k++) {
      const float *left = center - k * ch, *right = center + k * ch;
      float weight = kernel[k];
      for (int i = 0; i < count; i++) row[i] += (left[i] + right[i]) * weight;
    }
  }
}

static void convolve_columns(
  float *target, const float *small, int sw, int sh, int ch, const float *kernel, int radius, int extends) {
  int count = sw * ch;
  for (int y = 0; y < sh; y++) {
    float *out = target + (size_t)y * count;
    const float *center = small + (size_t)y * count;
    for (int i = 0; i < count; i++) out[i] = center[i] * kernel[0];
    for (int k = 1; k <= radius; k++) {
      for (int side = -1; side <= 1; side += 2) {
        int from = y + side * k;
        if (from < 0 || from >= sh) {
          if (!extends) continue;
          from = clamp_index(from, sh);
        }
        const float *row = small + (size_t)from * count;
        float weight = kernel[k];
        for (int i = 0; i < count; i++) out[i] += row[i] * weight;
      }
    }
  }
}

static void enlarge(
  uint8_t *data, int width, int height, ptrdiff_t stride, int ch, const float *small, int sw, int sh, int n,
  float *line) {
  int count = sw * ch;
  for (int y = 0; y < height; y++) {
    float v = (y + 0.5f) / n - 0.5f;
    int v0 = (int)floorf(v);
    float fy = v - v0;
    const float *upper = small + (size_t)clamp_index(v0, sh) * count;
    const float *lower = small + (size_t)clamp_index(v0 + 1, sh) * count;
    for (int i = 0; i < count; i++) line[i] = upper[i] + (lower[i] - upper[i]) * fy + 0.5f;
    uint8_t *row = data + y * stride;
    if (n == 1) {
      for (int i = 0; i < count; i++) {
        float value = line[i];
        row[i] = (uint8_t)(value > 255 ? 255 : value);
      }
      continue;
    }
    // Between two samples the value is a straight line: step along it.
    for (int s = -1; s < sw; s++) {
      int x0 = s * n + n / 2, x1 = x0 + n;
      int from = x0 < 0 ? 0 : x0, to = x1 > width ? width : x1;
      for (int c = 0; c < ch; c++) {
        float a = line[clamp_index(s, sw) * ch + c], b = line[clamp_index(s + 1, sw) * ch + c];
        float step = (b - a) / n, value = a + step * (from - x0 + 0.5f);
        for (int x = from; x < to; x++, value += step) row[x * ch + c] = (uint8_t)(value > 255 ? 255 : value);
      }
    }
  }
}

// A kernel at a reduced size.
typedef struct {
  int n, radius, sw, sh;
  float kernel[64];
  float *small, *second, *line;
} work;

static int reduction(double sigma) {
  int n = 1;
  while (sigma / n > 4 && n < 256) n *= 2;
  return n;
}

static double reduced_sigma(double sigma, int n) {
  double variance = sigma * sigma;
  if (n > 1) variance = (variance - ((double)n * n - 1) / 12 - (double)n * n / 6) / ((double)n * n);
  return sqrt(variance);
}

static int reduced_radius(double reduced_sigma) {
  int radius = (int)ceil(reduced_sigma * 3.2);
  return radius > 63 ? 63 : radius;
}

int px_blur_grid(double sigma) { return sigma > 0.05 ? reduction(sigma) : 1; }

int px_blur_reach(double sigma) {
  if (!(sigma > 0.05)) return 0;
  int n = reduction(sigma);
  // A sample gathers `n` pixels, and a pixel lies between two samples.
  return (reduced_radius(reduced_sigma(sigma, n)) + (n > 1 ? 2 : 0)) * n;
}

// Reduces and blurs a picture into `second`. Returns 0 when memory ran out; `finish` in any case.
static int begin(
  work *w, const uint8_t *data, int width, int height, ptrdiff_t stride, int ch, double sigma, int extends) {
  int n = reduction(sigma);
  double s = reduced_sigma(sigma, n);
  int radius = reduced_radius(s);
  int sw = (width + n - 1) / n, sh = (height + n - 1) / n;
  size_t count = (size_t)sw * sh * ch;
  double total = 0;
  for (int k = 0; k <= radius; k++) {
    // The kernel's share of each whole pixel, not a sample of it: right for small sigmas too.
    double weight = 0.5 * (erf((k + 0.5) / (s * M_SQRT2)) - erf((k - 0.5) / (s * M_SQRT2)));
    w->kernel[k] = (float)weight;
    total += k == 0 ? weight : 2 * weight;
  }
  for (int k = 0; k <= radius; k++) w->kernel[k] /= (float)total;
  w->n = n, w->radius = radius, w->sw = sw, w->sh = sh;
  w->small = malloc(count * sizeof(float));
  w->second = malloc(count * sizeof(float));
  w->line = malloc(((size_t)sw + 2 * radius) * ch * sizeof(float));
  uint16_t *sums = malloc(sizeof(uint16_t) * (size_t)width * ch);
  int done = w->small && w->second && w->line && sums;
  if (done) {
    reduce(w->small, sw, sh, data, width, height, stride, ch, n, extends, sums);
    convolve_rows(w->small, sw, sh, ch, w->kernel, radius, extends, w->line);
    convolve_columns(w->second, w->small, sw, sh, ch, w->kernel, radius, extends);
  }
  free(sums);
  return done;
}

static void finish(work *w) {
  free(w->small);
  free(w->second);
  free(w->line);
}

int px_blur(uint8_t *data, int width, int height, ptrdiff_t stride, int ch, double sigma, int extends) {
  if (width <= 0 || height <= 0 || !(sigma > 0.05)) return 1;
  work w;
  int done = begin(&w, data, width, height, stride, ch, sigma, extends);
  if (done) enlarge(data, width, height, stride, ch, w.second, w.sw, w.sh, w.n, w.line);
  finish(&w);
  return done;
}

// Saturation on the colour without its alpha, then the wash (premultiplied, 0...255) over it.
static void tint(float *pixels, size_t count, const float matrix[9], const float wash[4]) {
  for (float *p = pixels, *end = pixels + 4 * count; p < end; p += 4) {
    float a = p[3], rest = 1 - wash[3] / 255;
    if (matrix && a > 0) {
      float unit = 255 / a, r = p[2] * unit, g = p[1] * unit, b = p[0] * unit;
      for (int k = 0; k < 3; k++) {
        float v = matrix[3 * k] * r + matrix[3 * k + 1] * g + matrix[3 * k + 2] * b;
        p[2 - k] = (v < 0 ? 0 : v > 255 ? 255 : v) / unit;
      }
    }
    for (int k = 0; k < 4; k++) p[k] = p[k] * rest + wash[k];
  }
}

typedef float four __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

int px_frost(
  uint32_t *target, ptrdiff_t target_stride, int target_width, int target_height, const uint32_t *behind,
  ptrdiff_t stride, int width, int height, int left, int top, double sigma, const float *matrix, uint32_t wash) {
  if (width <= 0 || height <= 0) return 1;
  work w;
  // Below a tenth of a pixel the kernel is one pixel wide.
  if (!begin(&w, (const uint8_t *)behind, width, height, stride, 4, sigma > 0.1 ? sigma : 0.1, 1)) {
    finish(&w);
    return 0;
  }
  float color[4];
  for (int k = 0; k < 4; k++) color[k] = (float)(wash >> (8 * k) & 255);
  tint(w.second, (size_t)w.sw * w.sh, matrix, color);
  int n = w.n, sw = w.sw, sh = w.sh, count = sw * 4;
  uint32_t *row = malloc(sizeof(uint32_t) * (size_t)target_width + 16);
  for (int y = 0; row && y < target_height; y++) {
    float v = (y + top + 0.5f) / n - 0.5f;
    int v0 = (int)floorf(v);
    float fy = v - v0;
    const float *upper = w.second + (size_t)clamp_index(v0, sh) * count;
    const float *lower = w.second + (size_t)clamp_index(v0 + 1, sh) * count;
    for (int i = 0; i < count; i++) w.line[i] = upper[i] + (lower[i] - upper[i]) * fy + 0.5f;
    for (int x = 0; x < target_width;) {
      // Between two samples the value is a straight line: step along it.
      float u = (x + left + 0.5f) / n - 0.5f;
      int s = (int)floorf(u);
      four a, b;
      memcpy(&a, w.line + 4 * clamp_index(s, sw), 16);
      memcpy(&b, w.line + 4 * clamp_index(s + 1, sw), 16);
      four step = (b - a) / (float)n, value = a + (b - a) * (u - s);
      int end = (s + 1) * n + n / 2 - left;
      if (n == 1) end = x + 1;
      if (end <= x) end = x + 1;
      if (end > target_width) end = target_width;
      for (; x < end; x++, value += step) {
        four_bytes narrow = __builtin_convertvector(__builtin_convertvector(value, four_ints), four_bytes);
        memcpy(row + x, &narrow, 4);
      }
    }
    px_over(
      (uint32_t *)((uint8_t *)target + y * target_stride), target_stride, row, 0, target_width, 1, 255);
  }
  int done = row != NULL;
  free(row);
  finish(&w);
  return done;
}
