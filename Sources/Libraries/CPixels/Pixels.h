// What the pixel loops share: rows, and arithmetic on premultiplied colours.
#ifndef PIXELS_H
#define PIXELS_H

#include <stdint.h>
#include <string.h>

#ifdef __has_feature
#if __has_feature(thread_sanitizer)
#define IS_WATCHED
#endif
#endif

// Loops that run over whole pictures are compiled for newer processors too; integers come out the same on all. The loader
// chooses between the two by a function of the program, which must not report to a sanitizer that has not begun.
#if defined(__x86_64__) && defined(__linux__) && !defined(IS_WATCHED)
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

#define ROW(type, base, stride, y) ((type *)((uint8_t *)(base) + (ptrdiff_t)(y) * (stride)))

// v * a / 255 on the two bytes at 0 and 16, rounded.
static inline __attribute__((always_inline)) uint32_t scale_pair(uint32_t v, uint32_t a) {
  uint32_t t = v * a + 0x800080;
  return ((t + ((t >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF;
}

static inline __attribute__((always_inline)) uint32_t scale_pixel(uint32_t p, uint32_t a) {
  return scale_pair(p & 0xFF00FF, a) | (scale_pair((p >> 8) & 0xFF00FF, a) << 8);
}

static inline __attribute__((always_inline)) uint32_t div255(uint32_t v) {
  v += 128;
  return (v + (v >> 8)) >> 8;
}

// Four pixels at a time, for whatever vector unit the machine has. Macros, since wide values may not cross functions
// that are compiled for different processors.
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));

#define WIDEN(p) \
  ({ \
    bytes16 bytes_; \
    memcpy(&bytes_, p, 16); \
    __builtin_convertvector(bytes_, words16); \
  })
#define STORE(p, v) \
  do { \
    bytes16 bytes_ = __builtin_convertvector(v, bytes16); \
    memcpy(p, &bytes_, 16); \
  } while (0)
#define DIV255_EACH(v) \
  ({ \
    words16 wide_ = (v) + 128; \
    (wide_ + (wide_ >> 8)) >> 8; \
  })
#define ALPHA_OF(v) __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)
// source + target x (1 - source's alpha)
#define OVER4(target, source) \
  do { \
    words16 source_ = (source), under_ = WIDEN(target) * (255 - ALPHA_OF(source_)); \
    STORE(target, source_ + DIV255_EACH(under_)); \
  } while (0)

#endif
