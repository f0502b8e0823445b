// Rounding of glyphs, for Glyph.c.
#ifndef VITRINE_ROUNDING_H
#define VITRINE_ROUNDING_H

#include <ft2build.h>
#include FT_FREETYPE_H

/// Makes an outline with its outer corners rounded; `radius` is in the outline's units. Free it with `FT_Outline_Done`.
/// Returns 0, with nothing to free, for an outline with too many points or if there is no memory.
int px_round_outline(FT_Library library, FT_Outline *outline, double radius, FT_Outline *made);

#endif
