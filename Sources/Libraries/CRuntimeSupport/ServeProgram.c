// The way from a program up to whatever can show it: a symbol that the linker fills in where somebody defines it.

#include "CRuntimeSupport.h"

__attribute__((weak)) extern void vitrine_program_server(void *program);

int vitrine_serve_program(void *program) {
  if (vitrine_program_server == NULL) return 0;
  vitrine_program_server(program);
  return 1;
}
