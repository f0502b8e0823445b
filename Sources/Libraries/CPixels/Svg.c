// SVG pictures through librsvg, which is loaded when the first one is drawn: few programs need it, and it brings many
// libraries along.
#include "CPixels.h"

#include <cairo/cairo.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} g_error;

typedef struct {
  double x, y, width, height;
} rsvg_rectangle;

typedef struct {
  double length;
  int unit;
} rsvg_length;

static void *(*new_from_data)(const uint8_t *, size_t, g_error **);
static int (*intrinsic_size)(void *, double *, double *);
static void (*intrinsic_dimensions)(
  void *, int *, rsvg_length *, int *, rsvg_length *, int *, rsvg_rectangle *);
static int (*render_document)(void *, cairo_t *, const rsvg_rectangle *, g_error **);
static void (*unref)(void *);
static void (*error_free)(g_error *);

static void load(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  new_from_data = dlsym(library, "rsvg_handle_new_from_data");
  intrinsic_size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  intrinsic_dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  unref = dlsym(library, "g_object_unref");
  error_free = dlsym(library, "g_error_free");
  render_document = dlsym(library, "rsvg_handle_render_document");
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void fail(g_error *error, char message[200]) {
  snprintf(message, 200, "%s", error && error->message ? error->message : "librsvg cannot draw it");
  if (error) error_free(error);
}

static void *open_document(const uint8_t *bytes, size_t length, double *width, double *height, char message[200]) {
  pthread_once(&once, load);
  if (!render_document || !new_from_data || !intrinsic_size || !intrinsic_dimensions || !unref || !error_free) {
    snprintf(message, 200, "SVG needs librsvg; install the package librsvg2-2");
    return NULL;
  }
  g_error *error = NULL;
  void *document = new_from_data(bytes, length, &error);
  if (!document) {
    fail(error, message);
    return NULL;
  }
  if (!intrinsic_size(document, width, height) || !(*width > 0) || !(*height > 0)) {
    int has_width, has_height, has_box;
    rsvg_length w, h;
    rsvg_rectangle box = {0, 0, 0, 0};
    intrinsic_dimensions(document, &has_width, &w, &has_height, &h, &has_box, &box);
    *width = has_box && box.width > 0 ? box.width : 100;
    *height = has_box && box.height > 0 ? box.height : 100;
  }
  return document;
}

int px_svg_size(const uint8_t *bytes, size_t length, double *width, double *height, char message[200]) {
  void *document = open_document(bytes, length, width, height, message);
  if (!document) return 0;
  unref(document);
  return 1;
}

int px_svg_draw(
  const uint8_t *bytes, size_t length, uint32_t *pixels, ptrdiff_t stride, int width, int height, char message[200]) {
  double w, h;
  void *document = open_document(bytes, length, &w, &h, message);
  if (!document) return 0;
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data((uint8_t *)pixels, CAIRO_FORMAT_ARGB32, width, height, (int)stride);
  cairo_t *context = cairo_create(surface);
  // Whoever asks for another shape than the picture's own wants it stretched, whatever the file says about its ratio.
  rsvg_rectangle viewport = {0, 0, width, height};
  if (w > 0 && h > 0) {
    cairo_scale(context, width / w, height / h);
    viewport.width = w;
    viewport.height = h;
  }
  g_error *error = NULL;
  int done = render_document(document, context, &viewport, &error);
  if (!done) fail(error, message);
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  unref(document);
  return done;
}
