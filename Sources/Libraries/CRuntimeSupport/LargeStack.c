// Runs a function on a large stack of its own, on the calling thread.

#include "CRuntimeSupport.h"

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

struct call {
  void (*body)(void *);
  void *context;
};

static _Thread_local int is_on_large_stack;
static _Thread_local void *stack_memory;
static _Thread_local size_t stack_size;

static void trampoline(unsigned high, unsigned low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
  call->body(call->context);
}

void vitrine_call_on_large_stack(size_t size, void (*body)(void *), void *context) {
  if (is_on_large_stack) {
    body(context);
    return;
  }
  if (stack_memory == NULL || stack_size < size) {
    if (stack_memory != NULL) munmap(stack_memory, stack_size);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) {
      stack_memory = NULL;
      body(context);
      return;
    }
    stack_memory = memory;
    stack_size = size;
  }
  struct call call = {body, context};
  ucontext_t caller, callee;
  getcontext(&callee);
  callee.uc_stack.ss_sp = stack_memory;
  callee.uc_stack.ss_size = stack_size;
  callee.uc_link = &caller;
  uintptr_t address = (uintptr_t)&call;
  makecontext(&callee, (void (*)(void))trampoline, 2, (unsigned)(address >> 32), (unsigned)address);
  is_on_large_stack = 1;
  swapcontext(&caller, &callee);
  is_on_large_stack = 0;
}
