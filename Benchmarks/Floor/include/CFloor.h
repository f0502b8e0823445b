// What the benchmarks compare with: the same work done by direct calls of the libraries below, or by a plain C loop.
#ifndef CFLOOR_H
#define CFLOOR_H

#include <stddef.h>
#include <stdint.h>

// Screen.c

/// A face at a point of its design space, for shaping and for drawing.
typedef struct floor_font floor_font;

/// Opens a font file; variations are written as CSS does: "wght=600,opsz=17". NULL if it cannot be read.
floor_font *floor_font_open(const char *path, int index, const char *variations);

typedef struct {
  floor_font *font;
  const char *text;
  double size, x, baseline;
  /// 0 starts at x, 1 is centred on it, 2 ends there.
  int alignment;
  /// 0xAARRGGBB, not premultiplied.
  uint32_t color;
} floor_text;

typedef struct {
  double x, y, width, height, radius;
  uint32_t color;
} floor_box;

/// The brokerage home screen as numbers. Lengths in points.
typedef struct {
  double width, height, scale;
  floor_box header;
  uint32_t header_end;
  const floor_box *boxes;
  int box_count;
  const double *line;
  int line_count;
  double line_width;
  uint32_t line_color;
  floor_box button;
  double shadow_radius, shadow_y;
  uint32_t shadow_color;
  floor_box bar;
  double bar_blur;
  /// The last texts lie on the button and on the bar.
  const floor_text *texts;
  int text_count, texts_below, texts_on_button;
  /// Boxes on the bar.
  const floor_box *bar_boxes;
  int bar_box_count;
} floor_screen;

/// Draws the screen into premultiplied words, width x height at scale; shapes every text anew.
void floor_draw_screen(const floor_screen *screen, uint32_t *pixels);

/// Shapes texts one after the other and returns the sum of their widths in points.
double floor_measure_texts(floor_font *font, double size, const char *const *texts, int count);

// Stack.c

/// A tree of stacks whose leaves have fixed sizes. Returns the height of its root, all frames set.
typedef struct floor_stack floor_stack;
/// `fan` children a stack, `depth` levels of stacks.
floor_stack *floor_stack_make(int fan, int depth);
void floor_stack_free(floor_stack *stack);
double floor_stack_layout(floor_stack *stack, double width, double height);

#endif
