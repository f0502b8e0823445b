// Shaping, outlines, font matching, bidirectional order and line breaks.
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <freetype2/ft2build.h>
