// The brokerage home screen by hand: Cairo's calls in the order that the screen is seen in, HarfBuzz for its texts.
#include "CFloor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <cairo-ft.h>
#include <cairo.h>
#include <hb-ot.h>
#include <hb.h>

struct floor_font {
  hb_font_t *shaping;
  cairo_font_face_t *drawing;
  char variations[128];
  hb_buffer_t *buffer;
};

floor_font *floor_font_open(const char *path, int index, const char *variations) {
  static FT_Library library;
  FT_Face face;
  if (!library && FT_Init_FreeType(&library)) return NULL;
  if (FT_New_Face(library, path, index, &face)) return NULL;
  hb_blob_t *blob = hb_blob_create_from_file(path);
  hb_face_t *shaping_face = hb_face_create(blob, (unsigned)index);
  floor_font *font = calloc(1, sizeof *font);
  font->shaping = hb_font_create(shaping_face);
  hb_font_set_scale(font->shaping, 65536, 65536);
  hb_variation_t settings[8];
  unsigned count = 0;
  for (const char *p = variations; *p && count < 8;) {
    const char *end = strchr(p, ',');
    int length = (int)(end ? end - p : (ptrdiff_t)strlen(p));
    if (hb_variation_from_string(p, length, &settings[count])) count++;
    if (!end) break;
    p = end + 1;
  }
  hb_font_set_variations(font->shaping, settings, count);
  hb_font_make_immutable(font->shaping);
  font->drawing = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  strncpy(font->variations, variations, sizeof font->variations - 1);
  font->buffer = hb_buffer_create();
  hb_face_destroy(shaping_face);
  hb_blob_destroy(blob);
  return font;
}

static hb_glyph_info_t *shape(floor_font *font, const char *text, unsigned *count, hb_glyph_position_t **positions) {
  hb_buffer_t *buffer = font->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, HB_SCRIPT_LATIN);
  hb_buffer_set_language(buffer, hb_language_from_string("en", 2));
  hb_buffer_add_utf8(buffer, text, -1, 0, -1);
  hb_shape(font->shaping, buffer, NULL, 0);
  *positions = hb_buffer_get_glyph_positions(buffer, count);
  return hb_buffer_get_glyph_infos(buffer, count);
}

double floor_measure_texts(floor_font *font, double size, const char *const *texts, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    unsigned glyphs;
    hb_glyph_position_t *positions;
    shape(font, texts[i], &glyphs, &positions);
    int64_t width = 0;
    for (unsigned g = 0; g < glyphs; g++) width += positions[g].x_advance;
    sum += (double)width * size / 65536;
  }
  return sum;
}

static void set_color(cairo_t *c, uint32_t color) {
  cairo_set_source_rgba(
    c, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0, (color >> 24) / 255.0);
}

static void draw_text(cairo_t *c, const floor_text *t) {
  unsigned count;
  hb_glyph_position_t *positions;
  hb_glyph_info_t *infos = shape(t->font, t->text, &count, &positions);
  cairo_glyph_t glyphs[128];
  if (count > 128) count = 128;
  double x = 0, unit = t->size / 65536;
  for (unsigned i = 0; i < count; i++) {
    glyphs[i].index = infos[i].codepoint;
    glyphs[i].x = x + positions[i].x_offset * unit;
    glyphs[i].y = t->baseline - positions[i].y_offset * unit;
    x += positions[i].x_advance * unit;
  }
  double start = t->x - (t->alignment == 1 ? x / 2 : t->alignment == 2 ? x : 0);
  for (unsigned i = 0; i < count; i++) glyphs[i].x += start;
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_variations(options, t->font->variations);
  cairo_set_font_options(c, options);
  cairo_font_options_destroy(options);
  cairo_set_font_face(c, t->font->drawing);
  cairo_set_font_size(c, t->size);
  set_color(c, t->color);
  cairo_show_glyphs(c, glyphs, (int)count);
}

static void box_path(cairo_t *c, const floor_box *b) {
  double r = b->radius;
  if (r <= 0) {
    cairo_rectangle(c, b->x, b->y, b->width, b->height);
    return;
  }
  double right = b->x + b->width, bottom = b->y + b->height;
  cairo_new_sub_path(c);
  cairo_arc(c, right - r, b->y + r, r, -M_PI / 2, 0);
  cairo_arc(c, right - r, bottom - r, r, 0, M_PI / 2);
  cairo_arc(c, b->x + r, bottom - r, r, M_PI / 2, M_PI);
  cairo_arc(c, b->x + r, b->y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(c);
}

static void draw_box(cairo_t *c, const floor_box *b) {
  set_color(c, b->color);
  box_path(c, b);
  cairo_fill(c);
}

// A running sum along one line of bytes, `step` apart; the ends go on for ever.
static void box_line(const uint8_t *in, uint8_t *out, int count, ptrdiff_t step, int radius) {
  int width = 2 * radius + 1, last = count - 1;
  uint32_t scale = 65536u / (uint32_t)width;
  int sum = (radius + 1) * in[0];
  for (int i = 1; i <= radius; i++) sum += in[(i < last ? i : last) * step];
  for (int i = 0; i < count; i++) {
    out[i * step] = (uint8_t)(((uint32_t)sum * scale + 32768) >> 16);
    int next = i + radius + 1, gone = i - radius;
    sum += in[(next < last ? next : last) * step] - in[(gone > 0 ? gone : 0) * step];
  }
}

// Three boxes each way come close to a Gaussian.
static void blur_bytes(uint8_t *bytes, int width, int height, ptrdiff_t stride, int channels, double sigma) {
  int radius = (int)(sigma * 0.94 + 0.5);
  if (radius < 1) return;
  uint8_t *second = malloc((size_t)stride * height);
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < height; y++) {
      for (int k = 0; k < channels; k++)
        box_line(bytes + y * stride + k, second + y * stride + k, width, channels, radius);
    }
    for (int x = 0; x < width * channels; x++) box_line(second + x, bytes + x, height, stride, radius);
  }
  free(second);
}

// The button's shadow at a quarter of its size, as something this soft allows.
static void draw_shadow(cairo_t *c, const floor_screen *s) {
  enum { SHRINK = 4 };
  double scale = s->scale / SHRINK, reach = ceil(s->shadow_radius * 3);
  double x = s->button.x - reach, y = s->button.y - reach;
  int width = (int)ceil((s->button.width + 2 * reach) * scale);
  int height = (int)ceil((s->button.height + 2 * reach) * scale);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *m = cairo_create(mask);
  cairo_scale(m, scale, scale);
  cairo_translate(m, -x, -y);
  box_path(m, &s->button);
  cairo_fill(m);
  cairo_destroy(m);
  cairo_surface_flush(mask);
  blur_bytes(
    cairo_image_surface_get_data(mask), width, height, cairo_image_surface_get_stride(mask), 1,
    s->shadow_radius * scale);
  cairo_surface_mark_dirty(mask);
  cairo_save(c);
  cairo_translate(c, x, y + s->shadow_y);
  cairo_scale(c, 1 / scale, 1 / scale);
  set_color(c, s->shadow_color);
  cairo_mask_surface(c, mask, 0, 0);
  cairo_restore(c);
  cairo_surface_destroy(mask);
}

// What lies below the bar, at an eighth of its size, blurred, and a wash over it.
static void draw_bar(cairo_t *c, cairo_surface_t *canvas, const floor_screen *s) {
  enum { SHRINK = 8 };
  cairo_surface_flush(canvas);
  const uint8_t *data = cairo_image_surface_get_data(canvas);
  ptrdiff_t stride = cairo_image_surface_get_stride(canvas);
  int left = (int)(s->bar.x * s->scale), top = (int)(s->bar.y * s->scale);
  int width = (int)(s->bar.width * s->scale), height = (int)(s->bar.height * s->scale);
  int small_width = width / SHRINK, small_height = height / SHRINK;
  cairo_surface_t *small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, small_width, small_height);
  uint8_t *target = cairo_image_surface_get_data(small);
  ptrdiff_t small_stride = cairo_image_surface_get_stride(small);
  for (int y = 0; y < small_height; y++) {
    for (int x = 0; x < small_width; x++) {
      int sums[4] = {0, 0, 0, 0};
      for (int v = 0; v < SHRINK; v++) {
        const uint8_t *p = data + (top + y * SHRINK + v) * stride + (left + x * SHRINK) * 4;
        for (int u = 0; u < SHRINK * 4; u++) sums[u & 3] += p[u];
      }
      for (int k = 0; k < 4; k++) target[y * small_stride + x * 4 + k] = (uint8_t)(sums[k] / (SHRINK * SHRINK));
    }
  }
  blur_bytes(target, small_width, small_height, small_stride, 4, s->bar_blur * s->scale / SHRINK);
  cairo_surface_mark_dirty(small);
  cairo_save(c);
  box_path(c, &s->bar);
  cairo_clip(c);
  cairo_save(c);
  cairo_translate(c, s->bar.x, s->bar.y);
  cairo_scale(c, SHRINK / s->scale, SHRINK / s->scale);
  cairo_set_source_surface(c, small, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_PAD);
  cairo_paint(c);
  cairo_restore(c);
  set_color(c, s->bar.color);
  cairo_paint(c);
  cairo_restore(c);
  cairo_surface_destroy(small);
}

void floor_draw_screen(const floor_screen *s, uint32_t *pixels) {
  int width = (int)(s->width * s->scale), height = (int)(s->height * s->scale);
  cairo_surface_t *canvas =
    cairo_image_surface_create_for_data((uint8_t *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *c = cairo_create(canvas);
  cairo_set_source_rgb(c, 1, 1, 1);
  cairo_paint(c);
  cairo_scale(c, s->scale, s->scale);

  cairo_pattern_t *gradient = cairo_pattern_create_linear(
    s->header.x, s->header.y, s->header.x + s->header.width, s->header.y + s->header.height);
  uint32_t ends[2] = {s->header.color, s->header_end};
  for (int i = 0; i < 2; i++) {
    cairo_pattern_add_color_stop_rgba(
      gradient, i, (ends[i] >> 16 & 255) / 255.0, (ends[i] >> 8 & 255) / 255.0, (ends[i] & 255) / 255.0,
      (ends[i] >> 24) / 255.0);
  }
  cairo_set_source(c, gradient);
  box_path(c, &s->header);
  cairo_fill(c);
  cairo_pattern_destroy(gradient);

  for (int i = 0; i < s->box_count; i++) draw_box(c, &s->boxes[i]);
  for (int i = 0; i < s->line_count; i++) cairo_line_to(c, s->line[2 * i], s->line[2 * i + 1]);
  set_color(c, s->line_color);
  cairo_set_line_width(c, s->line_width);
  cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke(c);
  int text = 0;
  for (; text < s->texts_below; text++) draw_text(c, &s->texts[text]);
  draw_shadow(c, s);
  draw_box(c, &s->button);
  for (; text < s->texts_below + s->texts_on_button; text++) draw_text(c, &s->texts[text]);
  draw_bar(c, canvas, s);
  for (int i = 0; i < s->bar_box_count; i++) draw_box(c, &s->bar_boxes[i]);
  for (; text < s->text_count; text++) draw_text(c, &s->texts[text]);
  cairo_destroy(c);
  cairo_surface_finish(canvas);
  cairo_surface_destroy(canvas);
}
