// Rounds a glyph's outline: the corners that stick out of the ink become arcs, and with them the ends of strokes. This
// is how a rounded face is made of one that is not.
#include "Rounding.h"

#include <math.h>
#include <stdlib.h>

#include FT_OUTLINE_H

typedef struct {
  double x, y;
} spot;

/// A stretch of a contour as a cubic curve.
typedef struct {
  spot p[4];
  int is_line;
} stretch;

static spot mix(spot a, spot b, double t) { return (spot){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }
static double gap(spot a, spot b) { return hypot(a.x - b.x, a.y - b.y); }

/// The part of a curve before or behind a parameter.
static stretch half(const stretch *s, double t, int behind) {
  spot a = mix(s->p[0], s->p[1], t), b = mix(s->p[1], s->p[2], t), c = mix(s->p[2], s->p[3], t);
  spot ab = mix(a, b, t), bc = mix(b, c, t), middle = mix(ab, bc, t);
  if (behind) return (stretch){{middle, bc, c, s->p[3]}, s->is_line};
  return (stretch){{s->p[0], a, ab, middle}, s->is_line};
}

/// The direction in which a curve sets out, or arrives, with length 1; 0 for a curve that is a point.
static spot heading(const stretch *s, int arriving) {
  for (int i = 1; i < 4; i++) {
    spot from = arriving ? s->p[3 - i] : s->p[0], to = arriving ? s->p[3] : s->p[i];
    double length = gap(from, to);
    if (length > 1e-6) return (spot){(to.x - from.x) / length, (to.y - from.y) / length};
  }
  return (spot){0, 0};
}

/// Takes off the beginning, or the end, of a curve up to a distance from it.
static stretch shorten(const stretch *s, double distance, int at_end) {
  if (distance <= 0) return *s;
  double low = 0, high = 1;
  for (int i = 0; i < 24; i++) {
    double t = (low + high) / 2;
    stretch rest = half(s, at_end ? 1 - t : t, !at_end);
    if (gap(rest.p[at_end ? 3 : 0], s->p[at_end ? 3 : 0]) < distance) low = t; else high = t;
  }
  return half(s, at_end ? 1 - low : low, !at_end);
}

typedef struct {
  stretch *list;
  int count, room, is_open;
  spot here;
  double radius;
  int ink_is_right;
  FT_Outline *made;
  int failed;
} rounder;

static void put(FT_Outline *made, spot to, char tag) {
  made->points[made->n_points] = (FT_Vector){(FT_Pos)lround(to.x), (FT_Pos)lround(to.y)};
  made->tags[made->n_points++] = tag;
}

/// Whether the joint of two stretches is a corner that sticks out of the ink. Turns of less than 25 degrees are joints of
/// curves.
static int sticks_out(const rounder *r, const stretch *before, const stretch *after) {
  spot in = heading(before, 1), out = heading(after, 0);
  double turn = in.x * out.y - in.y * out.x, along = in.x * out.x + in.y * out.y;
  return atan2(r->ink_is_right ? -turn : turn, along) > 0.44;
}

static double length(const stretch *s) { return gap(s->p[0], s->p[3]); }

static void finish_contour(rounder *r) {
  int n = r->count;
  r->count = 0;
  if (!r->is_open || n < 2) return;
  r->is_open = 0;
  // The corner at the start of each stretch, and how far it is cut back on both its sides.
  char *corner = malloc((size_t)n);
  double *cut = malloc(sizeof(double) * (size_t)n);
  if (corner && cut) {
    const stretch *list = r->list;
    for (int i = 0; i < n; i++) corner[i] = (char)sticks_out(r, &list[(i + n - 1) % n], &list[i]);
    for (int i = 0; i < n; i++) {
      int before = (i + n - 1) % n;
      // Two corners share the edge between them: the end of a stroke is half a circle.
      double room = fmin(
        length(&list[before]) * (corner[before] ? 0.5 : 0.9), length(&list[i]) * (corner[(i + 1) % n] ? 0.5 : 0.9));
      cut[i] = corner[i] ? fmin(r->radius, room) : 0;
    }
    for (int i = 0; i < n; i++) {
      int next = (i + 1) % n;
      stretch rest = shorten(&list[i], cut[i], 0);
      rest = shorten(&rest, cut[next], 1);
      put(r->made, rest.p[0], FT_CURVE_TAG_ON);
      if (!rest.is_line) {
        put(r->made, rest.p[1], FT_CURVE_TAG_CUBIC);
        put(r->made, rest.p[2], FT_CURVE_TAG_CUBIC);
      }
      if (cut[next] <= 0) continue;
      // Nearly a quarter of a circle where the corner is a right angle.
      stretch following = shorten(&list[next], cut[next], 0);
      put(r->made, rest.p[3], FT_CURVE_TAG_ON);
      put(r->made, mix(rest.p[3], list[i].p[3], 0.55), FT_CURVE_TAG_CUBIC);
      put(r->made, mix(following.p[0], list[i].p[3], 0.55), FT_CURVE_TAG_CUBIC);
    }
    r->made->contours[r->made->n_contours++] = (short)(r->made->n_points - 1);
  } else {
    r->failed = 1;
  }
  free(corner);
  free(cut);
}

static void extend(rounder *r, spot first, spot second, spot to, int is_line) {
  if (gap(r->here, to) < 1e-6) return;
  if (r->count == r->room) {
    int room = r->room * 2 + 32;
    stretch *grown = realloc(r->list, sizeof(stretch) * (size_t)room);
    if (!grown) {
      r->failed = 1;
      return;
    }
    r->list = grown;
    r->room = room;
  }
  r->list[r->count++] = (stretch){{r->here, first, second, to}, is_line};
  r->here = to;
}

static void extend_straight(rounder *r, spot to) {
  extend(r, mix(r->here, to, 1 / 3.0), mix(r->here, to, 2 / 3.0), to, 1);
}

static spot spot_of(const FT_Vector *v) { return (spot){(double)v->x, (double)v->y}; }

static void close_contour(rounder *r) {
  if (r->is_open && r->count > 0) extend_straight(r, r->list[0].p[0]);
  if (!r->failed) finish_contour(r);
}

static int move_to(const FT_Vector *to, void *user) {
  rounder *r = user;
  close_contour(r);
  r->is_open = 1;
  r->here = spot_of(to);
  return r->failed;
}

static int line_to(const FT_Vector *to, void *user) {
  extend_straight(user, spot_of(to));
  return ((rounder *)user)->failed;
}

static int quad_to(const FT_Vector *control, const FT_Vector *to, void *user) {
  rounder *r = user;
  spot middle = spot_of(control), end = spot_of(to);
  extend(r, mix(r->here, middle, 2 / 3.0), mix(end, middle, 2 / 3.0), end, 0);
  return r->failed;
}

static int curve_to(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user) {
  extend(user, spot_of(first), spot_of(second), spot_of(to), 0);
  return ((rounder *)user)->failed;
}

int px_round_outline(FT_Library library, FT_Outline *outline, double radius, FT_Outline *made) {
  // A point gives at most one stretch, a contour one more to close it; a stretch and its corner take six points.
  size_t room = 6 * ((size_t)outline->n_points + (size_t)outline->n_contours + 1);
  if (room > 32000 || FT_Outline_New(library, (FT_UInt)room, outline->n_contours, made)) return 0;
  made->n_points = 0;
  made->n_contours = 0;
  rounder r = {0};
  r.radius = radius;
  r.ink_is_right = FT_Outline_Get_Orientation(outline) != FT_ORIENTATION_POSTSCRIPT;
  r.made = made;
  FT_Outline_Funcs steps = {move_to, line_to, quad_to, curve_to, 0, 0};
  int failed = FT_Outline_Decompose(outline, &steps, &r) || r.failed;
  if (!failed) close_contour(&r);
  failed = failed || r.failed;
  free(r.list);
  if (failed) FT_Outline_Done(library, made);
  return !failed;
}
