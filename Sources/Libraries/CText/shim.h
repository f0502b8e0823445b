// Shaping and outlines, glyph rasters, bidirectional order and line breaks.
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <freetype2/ft2build.h>
#include <fribidi/fribidi.h>
#include <linebreak.h>
