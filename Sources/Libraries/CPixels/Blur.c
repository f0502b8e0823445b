// Gaussian blur: a true kernel for small radii; larger ones are blurred at a reduced size, with the variance that
// reducing and enlarging add taken off the kernel's.
#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp_index(int i, int count) { return i < 0 ? 0 : i >= count ? count - 1 : i; }

static void reduce(
  float *small, int sw, int sh, const uint8_t *data, int width, int height, ptrdiff_t stride, int ch, int n,
  int extends) {
  for (int sy = 0; sy < sh; sy++) {
    float *out = small + (size_t)sy * sw * ch;
    memset(out, 0, sizeof(float) * sw * ch);
    int y0 = sy * n, y1 = y0 + n < height ? y0 + n : height;
    for (int y = y0; y < y1; y++) {
      const uint8_t *row = data + y * stride;
      if (n == 1) {
        for (int i = 0; i < width * ch; i++) out[i] = row[i];
      } else {
        for (int sx = 0; sx < sw; sx++) {
          int x0 = sx * n, x1 = x0 + n < width ? x0 + n : width;
          for (int c = 0; c < ch; c++) {
            int sum = 0;
            for (int x = x0; x < x1; x++) sum += row[x * ch + c];
            out[sx * ch + c] += sum;
          }
        }
      }
    }
    if (n > 1) {
      for (int sx = 0; sx < sw; sx++) {
        int columns = sx * n + n < width ? n : width - sx * n;
        float scale = extends ? 1.0f / (columns * (y1 - y0)) : 1.0f / (n * n);
        for (int c = 0; c < ch; c++) out[sx * ch + c] *= scale;
      }
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

int px_blur(uint8_t *data, int width, int height, ptrdiff_t stride, int ch, double sigma, int extends) {
  if (width <= 0 || height <= 0 || !(sigma > 0.05)) return 1;
  int n = 1;
  while (sigma / n > 4 && n < 256) n *= 2;
  double variance = sigma * sigma;
  if (n > 1) variance = (variance - ((double)n * n - 1) / 12 - (double)n * n / 6) / ((double)n * n);
  double s = sqrt(variance);
  int radius = (int)ceil(s * 3.2);
  int sw = (width + n - 1) / n, sh = (height + n - 1) / n;
  size_t count = (size_t)sw * sh * ch;
  float kernel[64];
  if (radius > 63) radius = 63;
  double total = 0;
  for (int k = 0; k <= radius; k++) {
    // The kernel's share of each whole pixel, not a sample of it: right for small sigmas too.
    double weight = 0.5 * (erf((k + 0.5) / (s * M_SQRT2)) - erf((k - 0.5) / (s * M_SQRT2)));
    kernel[k] = (float)weight;
    total += k == 0 ? weight : 2 * weight;
  }
  for (int k = 0; k <= radius; k++) kernel[k] /= (float)total;
  float *small = malloc(count * sizeof(float));
  float *second = malloc(count * sizeof(float));
  float *line = malloc(((size_t)sw + 2 * radius) * ch * sizeof(float));
  int done = small && second && line;
  if (done) {
    reduce(small, sw, sh, data, width, height, stride, ch, n, extends);
    convolve_rows(small, sw, sh, ch, kernel, radius, extends, line);
    convolve_columns(second, small, sw, sh, ch, kernel, radius, extends);
    enlarge(data, width, height, stride, ch, second, sw, sh, n, line);
  }
  free(small);
  free(second);
  free(line);
  return done;
}
