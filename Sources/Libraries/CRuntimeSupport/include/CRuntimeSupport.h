// What Swift cannot say itself: running a function on a stack of a chosen size, calling one that may not be there, making
// an object of a class that is only known when the program runs, giving memory of libraries back.
#ifndef VITRINE_RUNTIME_SUPPORT_H
#define VITRINE_RUNTIME_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

#include "VirtualTime.h"

/// Calls `body(context)` on the same thread with a stack of at least `size` bytes, and returns when it does.
/// The stack is reserved, not committed: memory is used as deep as the calls go. Nested calls run in place.
void vitrine_call_on_large_stack(size_t size, void (*body)(void *), void *context);

/// Shows a program in the browser and returns 1 when that is over, if a module that can is linked (one that defines
/// `vitrine_program_server`); returns 0 at once where none is.
int vitrine_serve_program(void *program);

/// Gives the pages of the executable and its libraries back that are as their files have them; those that are used again
/// are mapped again. Loading, relocating and the first searches for protocol conformances touch tens of megabytes that
/// drawing never looks at.
void vitrine_release_library_pages(void);

/// Calls `init()` of a class that inherits from Foundation's `NSObject`, given the class's metadata, and returns the
/// object with one reference that the caller owns. Swift itself only calls initialisers so that every subclass must have.
void *vitrine_make_object(const void *metadata);

/// Writes a number by a skeleton of ICU's ("unit/kilometer unit-width-short") in a locale, as UTF-16, and the number that
/// was shown as plain decimal digits. Returns the count of UTF-16 units, or -1 if that cannot be had.
int32_t vitrine_format_number(
  double value, const uint16_t *skeleton, int32_t length, const char *locale, uint16_t *text, int32_t room,
  char *number, int32_t number_room);

#endif
