// Glyphs through FreeType: masks, colour bitmaps and outlines. In C because FreeType's interface is macros.
#include "CPixels.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H

#include "Rounding.h"

struct px_face {
  FT_Face face;
};

static FT_Library library;

px_face *px_face_open(
  const char *path, int index, const uint32_t *tags, const double *values, int count, char message[200]) {
  if (!library && FT_Init_FreeType(&library)) {
    snprintf(message, 200, "FreeType does not start");
    return NULL;
  }
  FT_Face face;
  FT_Error error = FT_New_Face(library, path, index, &face);
  if (error) {
    snprintf(message, 200, "FreeType error %d", error);
    return NULL;
  }
  FT_MM_Var *axes = NULL;
  if (count > 0 && FT_HAS_MULTIPLE_MASTERS(face) && !FT_Get_MM_Var(face, &axes)) {
    FT_Fixed *coordinates = malloc(sizeof(FT_Fixed) * axes->num_axis);
    for (FT_UInt i = 0; coordinates && i < axes->num_axis; i++) {
      coordinates[i] = axes->axis[i].def;
      for (int k = 0; k < count; k++) {
        if (tags[k] != axes->axis[i].tag) continue;
        double value = values[k] * 65536;
        if (value < (double)axes->axis[i].minimum) value = (double)axes->axis[i].minimum;
        if (value > (double)axes->axis[i].maximum) value = (double)axes->axis[i].maximum;
        coordinates[i] = (FT_Fixed)value;
      }
    }
    if (coordinates) FT_Set_Var_Design_Coordinates(face, axes->num_axis, coordinates);
    free(coordinates);
    FT_Done_MM_Var(library, axes);
  }
  px_face *result = malloc(sizeof(px_face));
  if (!result) {
    FT_Done_Face(face);
    return NULL;
  }
  result->face = face;
  return result;
}

void px_face_close(px_face *face) {
  FT_Done_Face(face->face);
  free(face);
}

/// An outline as the glyph slot has it, or one of our own.
typedef struct {
  FT_Outline *outline;
  FT_Outline own;
} loaded;

static int load_outline(px_face *face, uint32_t glyph, double em, px_cut cut, loaded *result) {
  if (FT_Set_Char_Size(face->face, 0, (FT_F26Dot6)lround(em * 64), 72, 72)) return 0;
  if (FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return 0;
  if (face->face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
  FT_Outline *outline = &face->face->glyph->outline;
  if (cut.embolden > 0) {
    FT_Pos strength = (FT_Pos)lround(cut.embolden * em * 64);
    FT_Outline_Embolden(outline, strength);
    // Grown evenly on both sides of where it was.
    FT_Outline_Translate(outline, -strength / 2, -strength / 2);
  }
  result->outline = outline;
  if (cut.rounding > 0 && outline->n_points > 0 && px_round_outline(library, outline, cut.rounding * em * 64, &result->own)) {
    result->outline = &result->own;
  }
  if (cut.slant != 0 || cut.stretch != 1) {
    FT_Matrix shear = {(FT_Fixed)lround(cut.stretch * 65536), (FT_Fixed)lround(cut.slant * 65536), 0, 0x10000};
    FT_Outline_Transform(result->outline, &shear);
  }
  return 1;
}

static void release_outline(loaded *outline) {
  if (outline->outline == &outline->own) FT_Outline_Done(library, &outline->own);
}

static int render(FT_Outline *outline, double shift, px_glyph *result) {
  if (outline->n_points == 0) return 1;
  FT_Outline_Translate(outline, (FT_Pos)lround(shift * 64), 0);
  FT_BBox box;
  FT_Outline_Get_CBox(outline, &box);
  box.xMin &= ~63;
  box.yMin &= ~63;
  box.xMax = (box.xMax + 63) & ~63;
  box.yMax = (box.yMax + 63) & ~63;
  int width = (int)((box.xMax - box.xMin) >> 6), height = (int)((box.yMax - box.yMin) >> 6);
  if (width <= 0 || height <= 0) return 1;
  if (width > 8192 || height > 8192) return 0;
  FT_Outline_Translate(outline, -box.xMin, -box.yMin);
  FT_Bitmap bitmap = {0};
  bitmap.rows = (unsigned)height;
  bitmap.width = (unsigned)width;
  bitmap.pitch = width;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  bitmap.num_grays = 256;
  bitmap.buffer = calloc((size_t)width, (size_t)height);
  if (!bitmap.buffer) return 0;
  if (FT_Outline_Get_Bitmap(library, outline, &bitmap)) {
    free(bitmap.buffer);
    return 0;
  }
  result->pixels = bitmap.buffer;
  result->width = width;
  result->height = height;
  result->left = (int)(box.xMin >> 6);
  result->top = -(int)(box.yMax >> 6);
  return 1;
}

int px_glyph_mask(px_face *face, uint32_t glyph, double em, px_cut cut, double shift, px_glyph *result) {
  memset(result, 0, sizeof *result);
  loaded outline;
  if (!load_outline(face, glyph, em, cut, &outline)) return 0;
  int is_drawn = render(outline.outline, shift, result);
  release_outline(&outline);
  return is_drawn;
}

int px_glyph_color(px_face *face, uint32_t glyph, px_glyph *result, double *em) {
  memset(result, 0, sizeof *result);
  FT_Face f = face->face;
  if (f->num_fixed_sizes > 0) {
    int best = 0;
    for (int i = 1; i < f->num_fixed_sizes; i++) {
      if (f->available_sizes[i].y_ppem > f->available_sizes[best].y_ppem) best = i;
    }
    FT_Select_Size(f, best);
    *em = f->available_sizes[best].y_ppem / 64.0;
  } else {
    FT_Set_Char_Size(f, 0, 128 * 64, 72, 72);
    *em = 128;
  }
  if (FT_Load_Glyph(f, glyph, FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_RENDER)) return 0;
  FT_Bitmap *bitmap = &f->glyph->bitmap;
  if (bitmap->width == 0 || bitmap->rows == 0) return 1;
  if (bitmap->pixel_mode != FT_PIXEL_MODE_BGRA) return 0;
  size_t row = (size_t)bitmap->width * 4;
  result->pixels = malloc(row * bitmap->rows);
  if (!result->pixels) return 0;
  for (unsigned y = 0; y < bitmap->rows; y++) memcpy(result->pixels + row * y, bitmap->buffer + (ptrdiff_t)y * bitmap->pitch, row);
  result->width = (int)bitmap->width;
  result->height = (int)bitmap->rows;
  result->left = f->glyph->bitmap_left;
  result->top = -f->glyph->bitmap_top;
  return 1;
}

typedef struct {
  uint8_t *verbs;
  double *points;
  int verb_count, point_count, verb_room, point_room, is_open, failed;
  double scale;
} recorder;

static void record(recorder *r, uint8_t verb, const FT_Vector **points, int count) {
  if (r->verb_count + 2 > r->verb_room) {
    r->verb_room = r->verb_room * 2 + 64;
    uint8_t *grown = realloc(r->verbs, (size_t)r->verb_room);
    if (!grown) {
      r->failed = 1;
      return;
    }
    r->verbs = grown;
  }
  if (r->point_count + count > r->point_room) {
    r->point_room = r->point_room * 2 + 64;
    double *grown = realloc(r->points, sizeof(double) * 2 * (size_t)r->point_room);
    if (!grown) {
      r->failed = 1;
      return;
    }
    r->points = grown;
  }
  r->verbs[r->verb_count++] = verb;
  for (int i = 0; i < count; i++) {
    r->points[2 * r->point_count] = points[i]->x * r->scale;
    r->points[2 * r->point_count + 1] = -points[i]->y * r->scale;
    r->point_count++;
  }
}

static int move_to(const FT_Vector *to, void *user) {
  recorder *r = user;
  if (r->is_open) record(r, 4, NULL, 0);
  r->is_open = 1;
  record(r, 0, &to, 1);
  return r->failed;
}

static int line_to(const FT_Vector *to, void *user) {
  record(user, 1, &to, 1);
  return ((recorder *)user)->failed;
}

static int quad_to(const FT_Vector *control, const FT_Vector *to, void *user) {
  const FT_Vector *points[2] = {control, to};
  record(user, 2, points, 2);
  return ((recorder *)user)->failed;
}

static int curve_to(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user) {
  const FT_Vector *points[3] = {first, second, to};
  record(user, 3, points, 3);
  return ((recorder *)user)->failed;
}

int px_glyph_outline(px_face *face, uint32_t glyph, px_cut cut, px_outline *result) {
  memset(result, 0, sizeof *result);
  const double em = 1024;
  loaded outline;
  if (!load_outline(face, glyph, em, cut, &outline)) return 0;
  recorder r = {0};
  r.scale = 1 / (em * 64);
  FT_Outline_Funcs steps = {move_to, line_to, quad_to, curve_to, 0, 0};
  FT_Outline_Decompose(outline.outline, &steps, &r);
  release_outline(&outline);
  if (r.is_open && !r.failed) record(&r, 4, NULL, 0);
  if (r.failed) {
    free(r.verbs), free(r.points);
    return 0;
  }
  result->verbs = r.verbs;
  result->points = r.points;
  result->verb_count = r.verb_count;
  result->point_count = r.point_count;
  return 1;
}

uint32_t px_face_glyph(px_face *face, uint32_t character) { return FT_Get_Char_Index(face->face, character); }

double px_face_advance(px_face *face, uint32_t glyph) {
  if (FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_SCALE)) return 0;
  if (face->face->units_per_EM == 0) return 0;
  return (double)face->face->glyph->metrics.horiAdvance / face->face->units_per_EM;
}
