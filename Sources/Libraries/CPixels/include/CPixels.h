// The pixel loops of the painter. Colours are premultiplied 0xAARRGGBB words (Cairo's ARGB32); strides are in bytes.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// Blur.c

/// Gaussian blur in place of interleaved bytes with 1 or 4 channels. Outside the picture lies nothing, or, with
/// `extends_edges`, the nearest pixel. Returns 0 when memory ran out.
int px_blur(uint8_t *data, int width, int height, ptrdiff_t stride, int channels, double sigma, int extends_edges);

// Blurs are made on a grid of squares this wide, counted from the picture's corner: pictures of the same pixels agree if
// their corners lie a whole number of squares apart.
int px_blur_grid(double sigma);

// How far beyond a pixel others count for it.
int px_blur_reach(double sigma);

/// Paints a material over `target`: what lies `behind` (which reaches `left` and `top` pixels beyond the target's
/// corner), blurred with its edges extended, its colour put through a 3 x 3 `matrix` (NULL for none), and a
/// premultiplied `wash` over it. `target` may be a part of `behind`. Returns 0 when memory ran out.
int px_frost(
  uint32_t *target, ptrdiff_t target_stride, int target_width, int target_height, const uint32_t *behind,
  ptrdiff_t stride, int width, int height, int left, int top, double sigma, const float *matrix, uint32_t wash);

// Gradient.c

enum { PX_LINEAR, PX_RADIAL, PX_ANGULAR };

/// Fills a picture with a gradient. `matrix` (a b c d tx ty) takes pixels to the gradient's space, where a linear
/// gradient runs along x from 0 to 1, a radial one by distance from `start` to `end`, an angular one by angle in
/// radians from `start` to `end`. `table` holds `count` colours.
void px_gradient(
  uint32_t *pixels, int width, int height, ptrdiff_t stride, int kind, const double matrix[6], double start, double end,
  const uint32_t *table, int count);

// Composite.c

/// Paints a colour through an 8-bit mask.
void px_fill_mask(
  uint32_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
  uint32_t color);
/// Adds one mask to another, saturating.
void px_add_mask(
  uint8_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height);
/// Paints pixels over others at an opacity of 0...255.
void px_over(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, int width, int height,
  uint32_t opacity);
/// Copies the alpha of pixels, moved by whole pixels, into a mask; what falls outside is zero.
void px_alpha(
  uint8_t *mask, ptrdiff_t mask_stride, int mask_width, int mask_height, const uint32_t *pixels, ptrdiff_t stride,
  int width, int height, int dx, int dy);
/// mask = coverage x (255 - mask) / 255.
void px_invert_within(
  uint8_t *mask, ptrdiff_t mask_stride, const uint8_t *coverage, ptrdiff_t stride, int width, int height);
/// Multiplies pixels by the alpha of others.
void px_multiply_alpha(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *mask, ptrdiff_t mask_stride, int width, int height);

enum { PX_SOFT_LIGHT, PX_PLUS_DARKER };

/// Blends pixels into others at an opacity of 0...255 in ways that Cairo lacks.
void px_blend(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *source, ptrdiff_t source_stride, int width, int height, int mode,
  uint32_t opacity);

// ColorFilter.c

/// Applies 4 x 5 colour matrices one after the other to un-premultiplied colours, clamping after each.
void px_color_matrices(
  uint32_t *pixels, int width, int height, ptrdiff_t stride, const float *matrices, int count);
/// Black with the luminance as its alpha.
void px_luminance_to_alpha(uint32_t *pixels, int width, int height, ptrdiff_t stride);
/// The colour where alpha lies in the range (edges smoothed over one step of alpha), nothing elsewhere.
void px_alpha_threshold(
  uint32_t *pixels, int width, int height, ptrdiff_t stride, double low, double high, uint32_t color);
/// alpha of `pixels` = alpha of `original`, the colour normalised to it.
void px_restore_alpha(
  uint32_t *pixels, ptrdiff_t stride, const uint32_t *original, ptrdiff_t original_stride, int width, int height);

// Resample.c

/// Halves a picture by averaging 2 x 2 pixels; the target is ((w+1)/2) x ((h+1)/2).
void px_halve(
  uint32_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t stride, int width, int height);
/// Scales a picture with a filter (tent for enlarging, area for reducing). Returns 0 when memory ran out.
int px_resize(
  uint32_t *target, ptrdiff_t target_stride, int target_width, int target_height, const uint32_t *source,
  ptrdiff_t stride, int width, int height);
/// Draws a picture through a projection: `inverse` (row-major 3 x 3) takes target pixels to source pixels.
void px_warp(
  uint32_t *target, ptrdiff_t target_stride, int target_width, int target_height, const uint32_t *source,
  ptrdiff_t stride, int width, int height, const double inverse[9]);

// Convert.c

/// 0xAARRGGBB words to R G B A bytes; `straight` removes the alpha from the colour.
void px_to_rgba(
  uint8_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t stride, int width, int height,
  int straight);
/// R G B A bytes to words; `straight` multiplies the alpha into the colour.
void px_from_rgba(
  uint32_t *target, ptrdiff_t target_stride, const uint8_t *source, ptrdiff_t stride, int width, int height,
  int straight);
/// Whether every alpha is 255.
int px_is_opaque(const uint32_t *pixels, ptrdiff_t stride, int width, int height);

// Png.c

/// A PNG file of the picture, made for speed. Returns bytes to be freed with `free`, or NULL when memory ran out.
uint8_t *px_png(const uint32_t *pixels, ptrdiff_t stride, int width, int height, size_t *length);

/// A PNG file in the making, which takes a picture's rows bit by bit.
typedef struct px_png_file px_png_file;
typedef enum { PX_PNG_DONE, PX_PNG_NOT_OPAQUE, PX_PNG_NO_MEMORY } px_png_result;
/// Begins a file whose pixels have three bytes (all of them must be opaque) or four; NULL when memory ran out.
px_png_file *px_png_open(int width, int height, int pixel);
/// The rows that are compressed as one. Rows are to be added by multiples of it, but for the last ones.
int px_png_rows_in_block(int width, int pixel);
/// Adds the next rows. After anything but PX_PNG_DONE the file can only be discarded.
px_png_result px_png_add(px_png_file *file, const uint32_t *pixels, ptrdiff_t stride, int rows);
/// Ends the file, and frees it. Returns bytes to be freed with `free`, or NULL when memory ran out.
uint8_t *px_png_close(px_png_file *file, size_t *length);
void px_png_discard(px_png_file *file);
/// The checksum of PNG's chunks.
uint32_t px_crc32(const uint8_t *bytes, size_t length);

// Spans.c

/// Encodes a picture as steps of 32-bit words, and returns how many: the step's kind in the two highest bits of a word
/// and its count of pixels in the others; then, for kind 0, so many pixels; for kind 1, one pixel, repeated; for kind 2
/// nothing, the pixels are those of the row above. Pixels are R G B A bytes. `out` must hold 2 + width x height words.
size_t px_spans(const uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t *out);
/// Sets the flag of every square tile in which two pictures differ inside an area, and returns how many do. Flags lie row
/// by row; others are left alone.
int px_changed_tiles(
  const uint32_t *a, const uint32_t *b, ptrdiff_t stride, int width, int height, int left, int top, int right,
  int bottom, int tile, uint8_t *changed);

/// Moves the pixels that lie `dy` rows above a place to that place, which they may overlap.
void px_move(uint32_t *pixels, ptrdiff_t stride, int left, int top, int width, int height, int dy);
/// A number for each of some strips of equal width of each row, row by row: the same for the same pixels, another, as good as
/// always, for others. `out` holds strips x height numbers.
void px_row_sums(const uint32_t *pixels, ptrdiff_t stride, int width, int height, int strips, uint64_t *out);
/// Copies pixels to a place in a picture, and sets the flags of the square tiles of the picture in which they were others.
/// `to` is the first pixel of the place, which lies at `left`, `top`.
void px_take(
  uint32_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t from_stride, int left, int top, int width,
  int height, int tile, int columns, uint8_t *changed);

// WebPFilm.c

/// An animated WebP in the making; frames are opaque and kept without loss. Times are in milliseconds.
typedef struct px_webp px_webp;
px_webp *px_webp_open(int width, int height);
/// Adds a frame that is shown from `start` on. Returns 0 when memory ran out.
int px_webp_add(px_webp *film, const uint32_t *pixels, ptrdiff_t stride, int start);
/// The finished file, to be freed with `free`, or NULL. The last frame is shown until `end`.
uint8_t *px_webp_finish(px_webp *film, int end, size_t *length);
void px_webp_close(px_webp *film);

// GifFilm.c

/// A part of an opaque picture as one image of an animated GIF, shown for `delay` hundredths of a second. Returns bytes to
/// be freed with `free`, or NULL when memory ran out.
uint8_t *px_gif_image(
  const uint32_t *pixels, ptrdiff_t stride, int left, int top, int width, int height, int delay, size_t *length);

// Jpeg.c

/// Decodes a JPEG to R G B A bytes (to be freed with `free`), or returns NULL with the cause in `message` (200 bytes).
/// With `header_only`, returns NULL after filling in the size, and an empty message.
uint8_t *px_jpeg(
  const uint8_t *bytes, size_t length, int header_only, int *width, int *height, char message[200]);

// Svg.c

/// An SVG's size in pixels. Returns 0 with the cause in `message`.
int px_svg_size(const uint8_t *bytes, size_t length, double *width, double *height, char message[200]);
/// Draws an SVG to fill a picture. Returns 0 with the cause in `message`.
int px_svg_draw(
  const uint8_t *bytes, size_t length, uint32_t *pixels, ptrdiff_t stride, int width, int height, char message[200]);

// Pdf.c: the first page of a PDF as a picture.

/// A page's size in points. Returns 0 with the cause in `message`.
int px_pdf_size(const uint8_t *bytes, size_t length, double *width, double *height, char message[200]);
/// Draws a page to fill a picture. Returns 0 with the cause in `message`.
int px_pdf_draw(
  const uint8_t *bytes, size_t length, uint32_t *pixels, ptrdiff_t stride, int width, int height, char message[200]);

// Glyph.c: FreeType is not safe for threads; calls are made one at a time.

/// A font face with its variations set.
typedef struct px_face px_face;

/// Opens a face, or returns NULL with the cause in `message`. Variations are axis tags with their values.
px_face *px_face_open(
  const char *path, int index, const uint32_t *tags, const double *values, int count, char message[200]);
void px_face_close(px_face *face);

/// How glyphs differ from the face's own: sheared (horizontal for vertical), stretched sideways (1 for not), grown, and
/// with corners rounded (both in em).
typedef struct {
  double slant, stretch, embolden, rounding;
} px_cut;

/// A glyph's pixels (to be freed with `free`; NULL for a blank), and where they lie from its origin, y down.
typedef struct {
  uint8_t *pixels;
  int width, height, left, top;
} px_glyph;

/// An 8-bit mask of an outline at `em` pixels, moved right by `shift` pixels. Returns 0 if there is no outline.
int px_glyph_mask(px_face *face, uint32_t glyph, double em, px_cut cut, double shift, px_glyph *result);
/// A colour bitmap in the font's largest size, whose em in pixels goes to `em`. Returns 0 if there is none.
int px_glyph_color(px_face *face, uint32_t glyph, px_glyph *result, double *em);

/// A glyph's outline: verbs 0 move, 1 line, 2 quad, 3 curve, 4 close, with x y pairs in em, y down. Free both.
typedef struct {
  uint8_t *verbs;
  double *points;
  int verb_count, point_count;
} px_outline;

int px_glyph_outline(px_face *face, uint32_t glyph, px_cut cut, px_outline *result);
/// The glyph of a character, 0 for none.
uint32_t px_face_glyph(px_face *face, uint32_t character);
/// A glyph's advance in em.
double px_face_advance(px_face *face, uint32_t glyph);

#endif
