// Pictures at other sizes and through projections.
#include "CPixels.h"

#include <math.h>
#include <stdlib.h>

#define ROW(type, base, stride, y) ((type *)((uint8_t *)(base) + (ptrdiff_t)(y) * (stride)))

void px_halve(
  uint32_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t stride, int width, int height) {
  int tw = (width + 1) / 2, th = (height + 1) / 2;
  for (int y = 0; y < th; y++) {
    const uint8_t *a = ROW(const uint8_t, source, stride, 2 * y);
    const uint8_t *b = ROW(const uint8_t, source, stride, 2 * y + 1 < height ? 2 * y + 1 : 2 * y);
    uint8_t *out = ROW(uint8_t, target, target_stride, y);
    for (int x = 0; x < tw; x++) {
      int left = 8 * x, right = 2 * x + 1 < width ? left + 4 : left;
      for (int c = 0; c < 4; c++) {
        out[4 * x + c] = (uint8_t)((a[left + c] + a[right + c] + b[left + c] + b[right + c] + 2) >> 2);
      }
    }
  }
}

typedef struct {
  int first, count;
  float *weights;
} taps;

// For every target pixel the source pixels under a tent as wide as a target pixel, or a source one if that is wider.
static taps *make_taps(int from, int to) {
  double ratio = (double)from / to, reach = ratio > 1 ? ratio : 1;
  int most = (int)ceil(reach * 2) + 2;
  taps *all = malloc(to * (sizeof(taps) + most * sizeof(float)));
  if (!all) return NULL;
  float *weights = (float *)(all + to);
  for (int i = 0; i < to; i++) {
    double center = (i + 0.5) * ratio;
    int first = (int)floor(center - reach), last = (int)ceil(center + reach) - 1;
    if (first < 0) first = 0;
    if (last >= from) last = from - 1;
    if (last - first + 1 > most) last = first + most - 1;
    float *w = weights + (size_t)i * most;
    double sum = 0;
    for (int k = first; k <= last; k++) {
      double weight = 1 - fabs(k + 0.5 - center) / reach;
      w[k - first] = (float)(weight > 0 ? weight : 0);
      sum += w[k - first];
    }
    if (sum <= 0) {
      w[0] = 1;
      sum = 1;
      last = first;
    }
    for (int k = 0; k <= last - first; k++) w[k] /= (float)sum;
    all[i] = (taps){first, last - first + 1, w};
  }
  return all;
}

int px_resize(
  uint32_t *target, ptrdiff_t target_stride, int tw, int th, const uint32_t *source, ptrdiff_t stride, int width,
  int height) {
  if (tw <= 0 || th <= 0 || width <= 0 || height <= 0) return 1;
  taps *across = make_taps(width, tw), *down = make_taps(height, th);
  float *rows = malloc((size_t)height * tw * 4 * sizeof(float)), *line = malloc((size_t)tw * 4 * sizeof(float));
  int done = across && down && rows && line;
  if (done) {
    for (int y = 0; y < height; y++) {
      const uint8_t *in = ROW(const uint8_t, source, stride, y);
      float *out = rows + (size_t)y * tw * 4;
      for (int x = 0; x < tw; x++) {
        float sum[4] = {0, 0, 0, 0};
        const uint8_t *p = in + 4 * across[x].first;
        for (int k = 0; k < across[x].count; k++, p += 4) {
          for (int c = 0; c < 4; c++) sum[c] += across[x].weights[k] * p[c];
        }
        for (int c = 0; c < 4; c++) out[4 * x + c] = sum[c];
      }
    }
    for (int y = 0; y < th; y++) {
      for (int i = 0; i < tw * 4; i++) line[i] = 0.5f;
      for (int k = 0; k < down[y].count; k++) {
        const float *in = rows + (size_t)(down[y].first + k) * tw * 4;
        float weight = down[y].weights[k];
        for (int i = 0; i < tw * 4; i++) line[i] += weight * in[i];
      }
      uint8_t *out = ROW(uint8_t, target, target_stride, y);
      for (int i = 0; i < tw * 4; i++) out[i] = (uint8_t)(line[i] > 255 ? 255 : line[i]);
    }
  }
  free(across);
  free(down);
  free(rows);
  free(line);
  return done;
}

static void sample(
  float sum[4], const uint32_t *source, ptrdiff_t stride, int width, int height, double u, double v) {
  u -= 0.5;
  v -= 0.5;
  if (!(u > -1 && v > -1 && u < width && v < height)) return;
  int x = (int)floor(u), y = (int)floor(v);
  float fx = (float)(u - x), fy = (float)(v - y);
  for (int j = 0; j < 2; j++) {
    if (y + j < 0 || y + j >= height) continue;
    const uint8_t *row = ROW(const uint8_t, source, stride, y + j);
    for (int i = 0; i < 2; i++) {
      if (x + i < 0 || x + i >= width) continue;
      float weight = (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
      for (int c = 0; c < 4; c++) sum[c] += weight * row[4 * (x + i) + c];
    }
  }
}

void px_warp(
  uint32_t *target, ptrdiff_t target_stride, int tw, int th, const uint32_t *source, ptrdiff_t stride, int width,
  int height, const double m[9]) {
  enum { GRID = 3 };
  for (int y = 0; y < th; y++) {
    uint8_t *out = ROW(uint8_t, target, target_stride, y);
    for (int x = 0; x < tw; x++) {
      float sum[4] = {0, 0, 0, 0};
      for (int j = 0; j < GRID; j++) {
        for (int i = 0; i < GRID; i++) {
          double px = x + (i + 0.5) / GRID, py = y + (j + 0.5) / GRID;
          double w = m[6] * px + m[7] * py + m[8];
          if (!(w > 1e-9)) continue;
          sample(
            sum, source, stride, width, height, (m[0] * px + m[1] * py + m[2]) / w, (m[3] * px + m[4] * py + m[5]) / w);
        }
      }
      for (int c = 0; c < 4; c++) out[4 * x + c] = (uint8_t)(sum[c] / (GRID * GRID) + 0.5f);
    }
  }
}
