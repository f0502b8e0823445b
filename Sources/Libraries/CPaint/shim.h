// Raster and PDF surfaces, and picture file formats.
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <spng.h>
#include <webp/decode.h>
