// PDF pictures through Poppler, which is loaded when the first one is drawn: few programs need it.
#include "CPixels.h"

#include <cairo/cairo.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} g_error;

static void *(*new_from_data)(char *, int, const char *, g_error **);
static void *(*get_page)(void *, int);
static void (*get_size)(void *, double *, double *);
static void (*render)(void *, cairo_t *);
static void (*unref)(void *);
static void (*error_free)(g_error *);

static void load(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  new_from_data = dlsym(library, "poppler_document_new_from_data");
  get_page = dlsym(library, "poppler_document_get_page");
  get_size = dlsym(library, "poppler_page_get_size");
  render = dlsym(library, "poppler_page_render");
  unref = dlsym(library, "g_object_unref");
  error_free = dlsym(library, "g_error_free");
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

/// A document with its first page, which need the bytes as long as they are open.
typedef struct {
  void *document, *page;
  char *bytes;
} picture;

static void close_picture(picture *p) {
  if (p->page) unref(p->page);
  if (p->document) unref(p->document);
  free(p->bytes);
}

static int open_picture(
  const uint8_t *bytes, size_t length, picture *p, double *width, double *height, char message[200]) {
  memset(p, 0, sizeof *p);
  pthread_once(&once, load);
  if (!new_from_data || !get_page || !get_size || !render || !unref || !error_free) {
    snprintf(message, 200, "PDF needs Poppler; install the package libpoppler-glib8, or convert the picture to SVG");
    return 0;
  }
  if (length > 1u << 30 || !(p->bytes = malloc(length + 1))) {
    snprintf(message, 200, "it is too large");
    return 0;
  }
  memcpy(p->bytes, bytes, length);
  g_error *error = NULL;
  p->document = new_from_data(p->bytes, (int)length, NULL, &error);
  if (!p->document) {
    snprintf(message, 200, "%s", error && error->message ? error->message : "Poppler cannot read it");
    if (error) error_free(error);
    close_picture(p);
    return 0;
  }
  p->page = get_page(p->document, 0);
  if (!p->page) {
    snprintf(message, 200, "it has no page");
    close_picture(p);
    return 0;
  }
  get_size(p->page, width, height);
  return 1;
}

int px_pdf_size(const uint8_t *bytes, size_t length, double *width, double *height, char message[200]) {
  picture p;
  if (!open_picture(bytes, length, &p, width, height, message)) return 0;
  close_picture(&p);
  return 1;
}

int px_pdf_draw(
  const uint8_t *bytes, size_t length, uint32_t *pixels, ptrdiff_t stride, int width, int height, char message[200]) {
  picture p;
  double w, h;
  if (!open_picture(bytes, length, &p, &w, &h, message)) return 0;
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data((uint8_t *)pixels, CAIRO_FORMAT_ARGB32, width, height, (int)stride);
  cairo_t *context = cairo_create(surface);
  if (w > 0 && h > 0) cairo_scale(context, width / w, height / h);
  render(p.page, context);
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  close_picture(&p);
  return 1;
}
