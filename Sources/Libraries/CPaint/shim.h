// Raster, PDF and SVG surfaces, and image codecs.
#include <cairo/cairo.h>
