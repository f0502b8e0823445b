// PNG files in a hurry. Interfaces are mostly flat, so a row is stored as its difference to the one above, and the
// compressor looks for runs of zeros and for a repeat of the last pixel only; everything else is Huffman coded. Blocks of
// rows know nothing of each other, so several cores share them; the bytes are the same with any number of cores.
#include "CPixels.h"
#include "Pixels.h"

#include <libdeflate.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

// One step of the compressed stream: a literal byte, or a match of `length` bytes at `distance`.
// Packed: literal in bits 0...7; matches have bit 31 set, length in bits 0...8, distance index in bit 16.
typedef uint32_t token;

enum { LITERALS = 286, MOST_BITS = 15, LENGTH_BITS = 7 };

typedef struct {
  uint16_t code[LITERALS];
  uint8_t bits[LITERALS];
} huffman;

// Optimal lengths by repeated pairing, then cut to `limit` and repaired (the Kraft sum brought back to one).
static void make_lengths(const uint32_t *counts, int n, int limit, uint8_t *bits) {
  int order[LITERALS], used = 0;
  for (int i = 0; i < n; i++) {
    bits[i] = 0;
    if (counts[i]) order[used++] = i;
  }
  if (used == 0) return;
  if (used == 1) {
    bits[order[0]] = 1;
    return;
  }
  // Sort by count, then symbol: deterministic.
  for (int gap = used / 2; gap > 0; gap /= 2) {
    for (int i = gap; i < used; i++) {
      int s = order[i], j = i;
      while (j >= gap && (counts[order[j - gap]] > counts[s] || (counts[order[j - gap]] == counts[s] && order[j - gap] > s))) {
        order[j] = order[j - gap];
        j -= gap;
      }
      order[j] = s;
    }
  }
  uint64_t weight[2 * LITERALS];
  int parent[2 * LITERALS], depth[2 * LITERALS];
  for (int i = 0; i < used; i++) weight[i] = counts[order[i]];
  int leaf = 0, inner = used, next = used;
  for (; next < 2 * used - 1; next++) {
    int pair[2];
    for (int k = 0; k < 2; k++) {
      pair[k] = leaf < used && (inner >= next || weight[leaf] <= weight[inner]) ? leaf++ : inner++;
    }
    weight[next] = weight[pair[0]] + weight[pair[1]];
    parent[pair[0]] = parent[pair[1]] = next;
  }
  depth[2 * used - 2] = 0;
  for (int i = 2 * used - 3; i >= 0; i--) depth[i] = depth[parent[i]] + 1;
  uint32_t kraft = 0, full = 1u << limit;
  for (int i = 0; i < used; i++) {
    if (depth[i] > limit) depth[i] = limit;
    kraft += full >> depth[i];
  }
  // Too full: lengthen the rarest codes that are still short; then give leftovers to the most frequent.
  for (int i = 0; kraft > full && i < used; ) {
    if (depth[i] < limit) {
      kraft -= full >> depth[i];
      depth[i]++;
      kraft += full >> depth[i];
    } else {
      i++;
    }
  }
  for (int i = used - 1; i >= 0; i--) {
    while (depth[i] > 1 && kraft + (full >> depth[i]) <= full) {
      kraft += full >> depth[i];
      depth[i]--;
    }
  }
  for (int i = 0; i < used; i++) bits[order[i]] = (uint8_t)depth[i];
}

static void make_codes(huffman *h, int n) {
  uint32_t count[MOST_BITS + 1] = {0}, next[MOST_BITS + 2] = {0};
  for (int i = 0; i < n; i++) count[h->bits[i]]++;
  count[0] = 0;
  for (int b = 1; b <= MOST_BITS; b++) next[b + 1] = (next[b] + count[b]) << 1;
  for (int i = 0; i < n; i++) {
    if (!h->bits[i]) continue;
    uint32_t code = next[h->bits[i]]++, reversed = 0;
    for (int b = 0; b < h->bits[i]; b++) reversed |= ((code >> b) & 1) << (h->bits[i] - 1 - b);
    h->code[i] = (uint16_t)reversed;
  }
}

typedef struct {
  uint8_t *out;
  uint64_t held;
  int count;
} writer;

static inline void put(writer *w, uint64_t value, int bits) {
  w->held |= value << w->count;
  w->count += bits;
}

static inline void drain(writer *w) {
  memcpy(w->out, &w->held, 8);
  int bytes = w->count >> 3;
  w->out += bytes;
  w->held >>= bytes * 8;
  w->count &= 7;
}

static uint8_t length_symbol[259], length_extra[259];
static uint16_t length_base[259];

static void length_tables(void) {
  static const uint16_t base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
  static const uint8_t extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
  for (int i = 0; i < 29; i++) {
    int end = i == 28 ? 259 : base[i + 1];
    for (int l = base[i]; l < end; l++) {
      length_symbol[l] = (uint8_t)i;
      length_extra[l] = extra[i];
      length_base[l] = base[i];
    }
  }
}
__attribute__((constructor)) static void prepare(void) { length_tables(); }

// Turns bytes into tokens: runs of the byte before (distance 1) and repeats of the last pixel.
static size_t tokenize(
  const uint8_t *bytes, size_t length, int pixel, token *tokens, uint32_t *literal_counts, uint32_t *distance_counts) {
  size_t n = 0, i = 0;
  while (i < length) {
    size_t most = length - i < 258 ? length - i : 258, run = 0;
    int distance = 0;
    if (i >= 1 && most >= 4) {
      uint32_t here, before;
      memcpy(&here, bytes + i, 4);
      memcpy(&before, bytes + i - 1, 4);
      if (here == before) {
        distance = 1;
      } else if (i >= (size_t)pixel) {
        memcpy(&before, bytes + i - pixel, 4);
        if (here == before) distance = pixel;
      }
    }
    if (distance) {
      const uint8_t *a = bytes + i, *b = a - distance;
      run = 4;
      while (run + 8 <= most) {
        uint64_t x, y;
        memcpy(&x, a + run, 8);
        memcpy(&y, b + run, 8);
        if (x != y) {
          run += (size_t)__builtin_ctzll(x ^ y) / 8;
          goto found;
        }
        run += 8;
      }
      while (run < most && a[run] == b[run]) run++;
    found:
      tokens[n++] = 0x80000000u | (uint32_t)(distance == 1 ? 0 : 0x10000) | (uint32_t)run;
      literal_counts[257 + length_symbol[run]]++;
      distance_counts[distance == 1 ? 0 : 1]++;
      i += run;
    } else {
      tokens[n++] = bytes[i];
      literal_counts[bytes[i]]++;
      i++;
    }
  }
  return n;
}

// One deflate block with codes of its own.
static uint8_t *write_block(
  writer *w, const token *tokens, size_t n, const uint32_t *literal_counts, int pixel, int last) {
  huffman h = {{0}, {0}};
  uint32_t counts[LITERALS];
  memcpy(counts, literal_counts, sizeof counts);
  counts[256] = 1;
  make_lengths(counts, LITERALS, MOST_BITS, h.bits);
  make_codes(&h, LITERALS);
  // Distance 1 is symbol 0; distances 3 and 4 are symbols 2 and 3. Both always get one bit.
  int far = pixel == 3 ? 2 : 3;
  uint8_t lengths[LITERALS + 4];
  memcpy(lengths, h.bits, LITERALS);
  for (int i = 0; i < 4; i++) lengths[LITERALS + i] = i == 0 || i == far ? 1 : 0;
  int total = LITERALS + far + 1;
  // Code lengths, run-length coded.
  uint8_t steps[LITERALS + 4], extras[LITERALS + 4];
  uint32_t step_counts[19] = {0};
  int step_total = 0;
  for (int i = 0; i < total;) {
    int run = 1;
    while (i + run < total && lengths[i + run] == lengths[i]) run++;
    if (lengths[i] == 0 && run >= 3) {
      int take = run > 138 ? 138 : run;
      steps[step_total] = take > 10 ? 18 : 17;
      extras[step_total] = (uint8_t)(take > 10 ? take - 11 : take - 3);
      i += take;
    } else if (run >= 4) {
      steps[step_total] = lengths[i];
      extras[step_total] = 0;
      step_counts[lengths[i]]++;
      step_total++;
      int take = run - 1 > 6 ? 6 : run - 1;
      steps[step_total] = 16;
      extras[step_total] = (uint8_t)(take - 3);
      i += take + 1;
    } else {
      steps[step_total] = lengths[i];
      extras[step_total] = 0;
      i++;
    }
    step_counts[steps[step_total]]++;
    step_total++;
  }
  huffman step_codes = {{0}, {0}};
  make_lengths(step_counts, 19, LENGTH_BITS, step_codes.bits);
  make_codes(&step_codes, 19);
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int order_count = 19;
  while (order_count > 4 && step_codes.bits[order[order_count - 1]] == 0) order_count--;
  put(w, (uint64_t)last, 1);
  put(w, 2, 2);
  put(w, LITERALS - 257, 5);
  put(w, (uint64_t)far, 5);
  put(w, (uint64_t)(order_count - 4), 4);
  drain(w);
  for (int i = 0; i < order_count; i++) {
    put(w, step_codes.bits[order[i]], 3);
    drain(w);
  }
  for (int i = 0; i < step_total; i++) {
    put(w, step_codes.code[steps[i]], step_codes.bits[steps[i]]);
    if (steps[i] == 16) put(w, extras[i], 2);
    if (steps[i] == 17) put(w, extras[i], 3);
    if (steps[i] == 18) put(w, extras[i], 7);
    drain(w);
  }
  // At most 15 bits a literal, 15 + 5 + 1 a match: three literals fit between two drains.
  for (size_t i = 0; i < n; i++) {
    token t = tokens[i];
    if (t & 0x80000000u) {
      int length = t & 0x1FF, symbol = 257 + length_symbol[length];
      put(w, h.code[symbol], h.bits[symbol]);
      put(w, (uint64_t)(length - length_base[length]), length_extra[length]);
      put(w, t & 0x10000 ? 1 : 0, 1);
    } else {
      put(w, h.code[t], h.bits[t]);
      if (i + 2 < n && !((tokens[i + 1] | tokens[i + 2]) & 0x80000000u)) {
        t = tokens[++i];
        put(w, h.code[t], h.bits[t]);
        t = tokens[++i];
        put(w, h.code[t], h.bits[t]);
      }
    }
    drain(w);
  }
  put(w, h.code[256], h.bits[256]);
  drain(w);
  return w->out;
}

static void put32(uint8_t *out, uint32_t v) {
  out[0] = (uint8_t)(v >> 24);
  out[1] = (uint8_t)(v >> 16);
  out[2] = (uint8_t)(v >> 8);
  out[3] = (uint8_t)v;
}

static uint8_t *put_chunk(uint8_t *out, const char *name, const uint8_t *bytes, size_t length) {
  put32(out, (uint32_t)length);
  memcpy(out + 4, name, 4);
  if (bytes) memmove(out + 8, bytes, length);
  put32(out + 8 + length, libdeflate_crc32(0, out + 4, length + 4));
  return out + 12 + length;
}

// Bytes of a row without alpha, or with it; 0 if the row is not opaque and should be.
FAST static int plain_row(uint8_t *out, const uint32_t *in, int width, int pixel) {
  if (pixel == 4) {
    px_to_rgba(out, 0, in, 0, width, 1, 1);
    return 1;
  }
  uint32_t all = in[0];
  for (int x = 0; x < width; x++) all &= in[x];
  if (all >> 24 != 255) return 0;
  int x = 0;
  // Four pixels at a time; the next ones overwrite the last four bytes.
  for (; x + 6 <= width; x += 4) {
    bytes16 four;
    memcpy(&four, in + x, 16);
    four = __builtin_shufflevector(four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
    memcpy(out + 3 * x, &four, 16);
  }
  for (; x < width; x++) {
    out[3 * x] = (uint8_t)(in[x] >> 16);
    out[3 * x + 1] = (uint8_t)(in[x] >> 8);
    out[3 * x + 2] = (uint8_t)in[x];
  }
  return 1;
}

// The sizes of the differences to the row above and to the pixel on the left.
FAST static void weigh(
  const uint8_t *here, const uint8_t *above, size_t row, size_t pixel, uint32_t *up, uint32_t *left) {
  uint32_t a = 0, b = 0;
  for (size_t i = pixel; i < row; i++) {
    a += (uint32_t)abs(here[i] - above[i]);
    b += (uint32_t)abs(here[i] - here[i - pixel]);
  }
  *up = a, *left = b;
}

FAST static void subtract(uint8_t *out, const uint8_t *here, const uint8_t *other, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(here[i] - other[i]);
}

// The checksum after a row that is its filter and zeros.
static uint32_t adler_of_blank(uint32_t adler, uint32_t filter, size_t zeros) {
  uint32_t a = adler & 0xFFFF, b = adler >> 16;
  a = (a + filter) % 65521;
  return (uint32_t)((b + a + (uint64_t)zeros * a) % 65521) << 16 | a;
}

// Adler-32 of two stretches of bytes, from that of each.
static uint32_t adler_of_both(uint32_t first, uint32_t second, size_t second_length) {
  const uint64_t base = 65521;
  uint64_t a = first & 0xFFFF, b = first >> 16, c = second & 0xFFFF, d = second >> 16;
  uint64_t low = (a + c + base - 1) % base;
  uint64_t high = (b + d + (second_length % base) * ((a + base - 1) % base)) % base;
  return (uint32_t)(high << 16 | low);
}

enum { BLOCK = 1 << 20, MOST_THREADS = 4 };

// A block of rows, compressed: whole bytes, then fewer than eight bits.
typedef struct {
  uint8_t *bytes;
  size_t whole;
  int bits;
  uint8_t last;
  uint32_t adler;
} block;

struct px_png_file {
  int width, height, pixel, next;
  size_t row;
  // The last row that was added, for the next one's differences.
  uint32_t *above;
  // The tokens of a row that equals the one above, and how often each symbol occurs in them.
  token *blank;
  size_t blank_length;
  uint32_t blank_literals[LITERALS];
  uint32_t adler;
  uint8_t *out;
  size_t room, data;
  writer w;
};

int px_png_rows_in_block(int width, int pixel) { return (int)(BLOCK / ((size_t)width * pixel + 1)) + 1; }

// Makes room for so many more bytes.
static int reserve(px_png_file *file, size_t bytes) {
  size_t used = (size_t)(file->w.out - file->out);
  if (used + bytes <= file->room) return 1;
  size_t room = (used + bytes) * 3 / 2;
  uint8_t *moved = realloc(file->out, room);
  if (!moved) return 0;
  file->out = moved;
  file->room = room;
  file->w.out = moved + used;
  return 1;
}

px_png_file *px_png_open(int width, int height, int pixel) {
  px_png_file *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  *file = (px_png_file){.width = width, .height = height, .pixel = pixel, .row = (size_t)width * pixel, .adler = 1};
  size_t line = file->row + 1;
  uint8_t *filtered = calloc(1, line + 16);
  uint32_t unused[2] = {0};
  file->above = malloc((size_t)width * 4);
  file->blank = malloc((line / 258 + 8) * sizeof(token));
  file->room = 64 * 1024;
  file->out = malloc(file->room);
  if (!filtered || !file->above || !file->blank || !file->out) {
    free(filtered);
    px_png_discard(file);
    return NULL;
  }
  filtered[0] = 2;
  file->blank_length = tokenize(filtered, line, pixel, file->blank, file->blank_literals, unused);
  free(filtered);
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
  memcpy(file->out, signature, 8);
  uint8_t header[13] = {0};
  put32(header, (uint32_t)width);
  put32(header + 4, (uint32_t)height);
  header[8] = 8;
  header[9] = pixel == 3 ? 2 : 6;
  uint8_t *at = put_chunk(file->out + 8, "IHDR", header, 13);
  static const uint8_t srgb = 0;
  at = put_chunk(at, "sRGB", &srgb, 1);
  file->data = (size_t)(at + 8 - file->out);
  at[8] = 0x78;
  at[9] = 0x01;
  file->w = (writer){at + 10, 0, 0};
  return file;
}

void px_png_discard(px_png_file *file) {
  if (!file) return;
  free(file->above), free(file->blank), free(file->out);
  free(file);
}

// What the threads of one call share.
typedef struct {
  const px_png_file *file;
  const uint32_t *pixels;
  ptrdiff_t stride;
  int rows, count;
  block *blocks;
  atomic_int next;
  _Atomic(px_png_result) result;
} work;

// Compresses the rows `from..<end` of the pixels.
static px_png_result compress_rows(
  const work *work, int from, int end, uint8_t *filtered, uint8_t *above, uint8_t *here, token *tokens, block *result) {
  const px_png_file *file = work->file;
  size_t row = file->row, line = row + 1;
  int width = file->width, pixel = file->pixel;
  uint32_t literal_counts[LITERALS] = {0}, distance_counts[2] = {0}, blanks = 0, adler = 1;
  size_t n = 0;
  const uint32_t *before = from > 0 ? ROW(const uint32_t, work->pixels, work->stride, from - 1)
                           : file->next > 0 ? file->above : NULL;
  if (!before) {
    memset(above, 0, row);
  } else if (!plain_row(above, before, width, pixel)) {
    return PX_PNG_NOT_OPAQUE;
  }
  for (int y = from; y < end; y++) {
    const uint32_t *in = ROW(const uint32_t, work->pixels, work->stride, y);
    int is_blank = before && memcmp(in, before, (size_t)width * 4) == 0;
    before = in;
    if (is_blank) {
      memcpy(tokens + n, file->blank, file->blank_length * sizeof(token));
      n += file->blank_length;
      blanks++;
      adler = adler_of_blank(adler, 2, row);
      continue;
    }
    if (!plain_row(here, in, width, pixel)) return PX_PNG_NOT_OPAQUE;
    // The filter whose differences are smallest: above, or left (which suits sideways gradients and photographs).
    uint32_t up, left;
    weigh(here, above, row, (size_t)pixel, &up, &left);
    if (left < up) {
      filtered[0] = 1;
      memcpy(filtered + 1, here, (size_t)pixel);
      subtract(filtered + 1 + pixel, here + pixel, here, row - (size_t)pixel);
    } else {
      filtered[0] = 2;
      subtract(filtered + 1, here, above, row);
    }
    uint8_t *swap = above;
    above = here;
    here = swap;
    adler = libdeflate_adler32(adler, filtered, line);
    n += tokenize(filtered, line, pixel, tokens + n, literal_counts, distance_counts);
  }
  for (int i = 0; i < LITERALS; i++) literal_counts[i] += blanks * file->blank_literals[i];
  // A literal takes fifteen bits at most, a match twenty-one.
  uint8_t *bytes = malloc(n * 3 + 1024);
  if (!bytes) return PX_PNG_NO_MEMORY;
  writer w = {bytes, 0, 0};
  write_block(&w, tokens, n, literal_counts, pixel, file->next + end >= file->height);
  result->whole = (size_t)(w.out - bytes);
  result->bits = w.count;
  result->last = (uint8_t)w.held;
  result->adler = adler;
  uint8_t *fitted = realloc(bytes, result->whole ? result->whole : 1);
  result->bytes = fitted ? fitted : bytes;
  return PX_PNG_DONE;
}

static void *compress_blocks(void *context) {
  work *work = context;
  const px_png_file *file = work->file;
  size_t row = file->row, line = row + 1;
  int rows_in_block = px_png_rows_in_block(file->width, file->pixel);
  int most = work->rows < rows_in_block ? work->rows : rows_in_block;
  uint8_t *filtered = malloc(line + 16), *above = malloc(row + 16), *here = malloc(row + 16);
  token *tokens = malloc(line * most * sizeof(token) + 64);
  if (!filtered || !above || !here || !tokens) work->result = PX_PNG_NO_MEMORY;
  while (work->result == PX_PNG_DONE) {
    int index = atomic_fetch_add(&work->next, 1);
    if (index >= work->count) break;
    int from = index * rows_in_block;
    int end = work->rows - from < rows_in_block ? work->rows : from + rows_in_block;
    px_png_result result = compress_rows(work, from, end, filtered, above, here, tokens, &work->blocks[index]);
    if (result != PX_PNG_DONE) work->result = result;
  }
  free(filtered), free(above), free(here), free(tokens);
  return NULL;
}

// Runs the work on this thread and on those that it is worth starting.
static void share(work *work) {
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  int helpers = (int)(cores < MOST_THREADS ? cores : MOST_THREADS);
  if (helpers > work->count) helpers = work->count;
  pthread_t threads[MOST_THREADS];
  int started = 0;
  for (; started < helpers - 1; started++) {
    if (pthread_create(&threads[started], NULL, compress_blocks, work)) break;
  }
  compress_blocks(work);
  for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

// Appends a block, whose bits begin wherever the last one's ended.
static int append(px_png_file *file, const block *block, size_t length) {
  if (!reserve(file, block->whole + 32)) return 0;
  writer *w = &file->w;
  size_t i = 0;
  for (; i + 4 <= block->whole; i += 4) {
    uint32_t four;
    memcpy(&four, block->bytes + i, 4);
    put(w, four, 32);
    drain(w);
  }
  for (; i < block->whole; i++) {
    put(w, block->bytes[i], 8);
    drain(w);
  }
  put(w, block->last, block->bits);
  drain(w);
  file->adler = adler_of_both(file->adler, block->adler, length);
  return 1;
}

px_png_result px_png_add(px_png_file *file, const uint32_t *pixels, ptrdiff_t stride, int rows) {
  if (rows <= 0) return PX_PNG_DONE;
  int rows_in_block = px_png_rows_in_block(file->width, file->pixel);
  int count = (rows + rows_in_block - 1) / rows_in_block;
  block *blocks = calloc((size_t)count, sizeof *blocks);
  if (!blocks) return PX_PNG_NO_MEMORY;
  work work = {
    .file = file, .pixels = pixels, .stride = stride, .rows = rows, .count = count, .blocks = blocks,
    .result = PX_PNG_DONE};
  share(&work);
  for (int i = 0; i < count; i++) {
    int in_block = i == count - 1 ? rows - i * rows_in_block : rows_in_block;
    if (work.result == PX_PNG_DONE && !append(file, &blocks[i], (file->row + 1) * (size_t)in_block)) {
      work.result = PX_PNG_NO_MEMORY;
    }
    free(blocks[i].bytes);
  }
  free(blocks);
  memcpy(file->above, ROW(const uint32_t, pixels, stride, rows - 1), (size_t)file->width * 4);
  file->next += rows;
  return work.result;
}

uint8_t *px_png_close(px_png_file *file, size_t *length) {
  uint8_t *result = NULL;
  if (reserve(file, 64)) {
    writer *w = &file->w;
    put(w, 0, 7);
    drain(w);
    put32(w->out, file->adler);
    uint8_t *at = file->out + file->data;
    at = put_chunk(at - 8, "IDAT", NULL, (size_t)(w->out + 4 - at));
    at = put_chunk(at, "IEND", NULL, 0);
    *length = (size_t)(at - file->out);
    result = file->out;
    file->out = NULL;
    uint8_t *fitted = realloc(result, *length);
    if (fitted) result = fitted;
  }
  px_png_discard(file);
  return result;
}

uint8_t *px_png(const uint32_t *pixels, ptrdiff_t stride, int width, int height, size_t *length) {
  // Most pictures are opaque; where one turns out not to be, it is begun again.
  for (int pixel = 3; pixel <= 4; pixel++) {
    px_png_file *file = px_png_open(width, height, pixel);
    if (!file) return NULL;
    px_png_result result = px_png_add(file, pixels, stride, height);
    if (result == PX_PNG_DONE) return px_png_close(file, length);
    px_png_discard(file);
    if (result != PX_PNG_NOT_OPAQUE) return NULL;
  }
  return NULL;
}

uint32_t px_crc32(const uint8_t *bytes, size_t length) { return libdeflate_crc32(0, bytes, length); }
