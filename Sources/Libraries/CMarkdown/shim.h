// CommonMark parsing, for guides.
#include <cmark-gfm.h>
