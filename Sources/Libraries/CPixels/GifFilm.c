// Images of an animated GIF: at most 256 colours each, found by median cut where there are more, packed with LZW.
#include "CPixels.h"
#include "Pixels.h"

#include <stdlib.h>

enum { MOST = 256, CELLS = 1 << 15, CODES = 4096, HASH = 1 << 14 };

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  int failed;
} buffer;

static void put(buffer *b, uint8_t byte) {
  if (b->count == b->capacity) {
    size_t more = b->capacity ? b->capacity * 2 : 4096;
    uint8_t *grown = realloc(b->bytes, more);
    if (!grown) {
      b->failed = 1;
      return;
    }
    b->bytes = grown, b->capacity = more;
  }
  b->bytes[b->count++] = byte;
}

static void put16(buffer *b, int value) {
  put(b, (uint8_t)value);
  put(b, (uint8_t)(value >> 8));
}

// Colours in cells of 5 bits a channel.
static inline int cell_of(uint32_t p) { return (int)(((p >> 19) & 31) << 10 | ((p >> 11) & 31) << 5 | ((p >> 3) & 31)); }

typedef struct {
  uint32_t count;
  uint64_t sum[3];
} cell;

typedef struct {
  int first, last;  // of `order`, the last excluded
} box;

static int channel(int cell, int which) { return (cell >> (10 - 5 * which)) & 31; }

static int sort_channel;
static int by_channel(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  int d = channel(x, sort_channel) - channel(y, sort_channel);
  return d ? d : x - y;
}

// Splits the box that holds most spread times pixels, until there are enough.
static int median_cut(const cell *cells, int *order, int used, uint32_t *palette, uint8_t *index_of) {
  box boxes[MOST] = {{0, used}};
  int count = 1;
  while (count < MOST) {
    int best = -1, best_channel = 0;
    double best_score = 0;
    for (int i = 0; i < count; i++) {
      if (boxes[i].last - boxes[i].first < 2) continue;
      int low[3] = {31, 31, 31}, high[3] = {0, 0, 0};
      double pixels = 0;
      for (int k = boxes[i].first; k < boxes[i].last; k++) {
        pixels += cells[order[k]].count;
        for (int c = 0; c < 3; c++) {
          int v = channel(order[k], c);
          if (v < low[c]) low[c] = v;
          if (v > high[c]) high[c] = v;
        }
      }
      for (int c = 0; c < 3; c++) {
        // A few pixels of a colour of its own count more than their number.
        double score = (high[c] - low[c]) * (pixels > 400 ? 20 + pixels / 1000 : pixels / 20);
        if (score > best_score) best_score = score, best = i, best_channel = c;
      }
    }
    if (best < 0) break;
    box b = boxes[best];
    sort_channel = best_channel;
    qsort(order + b.first, (size_t)(b.last - b.first), sizeof(int), by_channel);
    uint64_t total = 0, half = 0;
    for (int k = b.first; k < b.last; k++) total += cells[order[k]].count;
    int middle = b.first;
    while (middle < b.last - 1 && half + cells[order[middle]].count <= total / 2) half += cells[order[middle++]].count;
    if (middle == b.first) middle++;
    boxes[best].last = middle;
    boxes[count++] = (box){middle, b.last};
  }
  for (int i = 0; i < count; i++) {
    uint64_t n = 0, sum[3] = {0, 0, 0};
    for (int k = boxes[i].first; k < boxes[i].last; k++) {
      n += cells[order[k]].count;
      for (int c = 0; c < 3; c++) sum[c] += cells[order[k]].sum[c];
      index_of[order[k]] = (uint8_t)i;
    }
    palette[i] = n ? (uint32_t)(sum[0] / n) << 16 | (uint32_t)(sum[1] / n) << 8 | (uint32_t)(sum[2] / n) : 0;
  }
  return count;
}

typedef struct {
  buffer *out;
  uint8_t block[255];
  int length, held_count;
  uint32_t held;
} packer;

static void flush_block(packer *p) {
  if (!p->length) return;
  put(p->out, (uint8_t)p->length);
  for (int i = 0; i < p->length; i++) put(p->out, p->block[i]);
  p->length = 0;
}

static void pack(packer *p, int code, int bits) {
  p->held |= (uint32_t)code << p->held_count;
  p->held_count += bits;
  while (p->held_count >= 8) {
    p->block[p->length++] = (uint8_t)p->held;
    if (p->length == 255) flush_block(p);
    p->held >>= 8;
    p->held_count -= 8;
  }
}

static void lzw(buffer *out, const uint8_t *indices, size_t count, int depth) {
  packer p = {.out = out};
  int32_t *keys = malloc(HASH * sizeof *keys);
  uint16_t *values = malloc(HASH * sizeof *values);
  if (!keys || !values) {
    out->failed = 1;
    free(keys), free(values);
    return;
  }
  put(out, (uint8_t)depth);
  int clear = 1 << depth, next = clear + 2, bits = depth + 1;
  memset(keys, 0xFF, HASH * sizeof *keys);
  pack(&p, clear, bits);
  int prefix = indices[0];
  for (size_t i = 1; i < count; i++) {
    int32_t key = prefix << 8 | indices[i];
    uint32_t slot = ((uint32_t)key * 2654435761u) >> 18;
    while (keys[slot] != -1 && keys[slot] != key) slot = (slot + 1) & (HASH - 1);
    if (keys[slot] == key) {
      prefix = values[slot];
      continue;
    }
    pack(&p, prefix, bits);
    if (next < CODES) {
      keys[slot] = key;
      values[slot] = (uint16_t)next;
      if (next == 1 << bits) bits++;
      next++;
    } else {
      pack(&p, clear, bits);
      memset(keys, 0xFF, HASH * sizeof *keys);
      next = clear + 2, bits = depth + 1;
    }
    prefix = indices[i];
  }
  pack(&p, prefix, bits);
  // The reader's table grows by one more entry with the code just written.
  if (next == 1 << bits && bits < 12) bits++;
  pack(&p, clear + 1, bits);
  if (p.held_count) pack(&p, 0, 8 - p.held_count);
  flush_block(&p);
  put(out, 0);
  free(keys), free(values);
}

uint8_t *px_gif_image(
  const uint32_t *pixels, ptrdiff_t stride, int left, int top, int width, int height, int delay, size_t *length) {
  size_t area = (size_t)width * (size_t)height;
  cell *cells = calloc(CELLS, sizeof *cells);
  int *order = malloc(CELLS * sizeof *order);
  uint8_t *index_of = calloc(CELLS, 1), *indices = malloc(area);
  buffer out = {0};
  uint32_t palette[MOST] = {0};
  int colors = 0, exact = 1;
  if (!cells || !order || !index_of || !indices) goto failed;
  // Few colours are kept as they are: looked up in a small open table.
  enum { TABLE = 1024 };
  uint32_t table[TABLE];
  int16_t table_index[TABLE];
  memset(table_index, 0xFF, sizeof table_index);
  for (int y = 0; y < height && exact; y++) {
    const uint32_t *row = ROW(const uint32_t, pixels, stride, top + y) + left;
    for (int x = 0; x < width; x++) {
      uint32_t color = row[x] & 0xFFFFFF;
      uint32_t slot = (color * 2654435761u) >> 22;
      while (table_index[slot] >= 0 && table[slot] != color) slot = (slot + 1) & (TABLE - 1);
      if (table_index[slot] < 0) {
        if (colors == MOST) {
          exact = 0;
          break;
        }
        table[slot] = color;
        table_index[slot] = (int16_t)colors;
        palette[colors++] = color;
      }
      indices[(size_t)y * width + x] = (uint8_t)table_index[slot];
    }
  }
  if (!exact) {
    for (int y = 0; y < height; y++) {
      const uint32_t *row = ROW(const uint32_t, pixels, stride, top + y) + left;
      for (int x = 0; x < width; x++) {
        cell *c = &cells[cell_of(row[x])];
        c->count++;
        c->sum[0] += (row[x] >> 16) & 255, c->sum[1] += (row[x] >> 8) & 255, c->sum[2] += row[x] & 255;
      }
    }
    int used = 0;
    for (int i = 0; i < CELLS; i++)
      if (cells[i].count) order[used++] = i;
    colors = median_cut(cells, order, used, palette, index_of);
    for (int y = 0; y < height; y++) {
      const uint32_t *row = ROW(const uint32_t, pixels, stride, top + y) + left;
      for (int x = 0; x < width; x++) indices[(size_t)y * width + x] = index_of[cell_of(row[x])];
    }
  }
  int depth = 2;
  while (1 << depth < colors) depth++;
  // Graphic control: leave the image in place, wait.
  put(&out, 0x21), put(&out, 0xF9), put(&out, 4), put(&out, 1 << 2);
  put16(&out, delay);
  put(&out, 0), put(&out, 0);
  put(&out, 0x2C);
  put16(&out, left), put16(&out, top), put16(&out, width), put16(&out, height);
  put(&out, (uint8_t)(0x80 | (depth - 1)));
  for (int i = 0; i < 1 << depth; i++) {
    put(&out, (uint8_t)(palette[i] >> 16)), put(&out, (uint8_t)(palette[i] >> 8)), put(&out, (uint8_t)palette[i]);
  }
  lzw(&out, indices, area, depth);
failed:
  free(cells), free(order), free(index_of), free(indices);
  if (out.failed || !out.bytes) {
    free(out.bytes);
    return NULL;
  }
  *length = out.count;
  return out.bytes;
}
