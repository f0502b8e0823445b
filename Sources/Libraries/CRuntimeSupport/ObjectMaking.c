// Making an object of a class that is only known when the program runs.
#include "CRuntimeSupport.h"

extern const char nsobject_init_method __asm("$s10Foundation8NSObjectCACycfCTq");
extern const char nsobject_class_descriptor __asm("$s10Foundation8NSObjectCMn");
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*ObjectInitializer)(__attribute__((swift_context)) const void *metadata);

void *vitrine_make_object(const void *metadata) {
  ObjectInitializer initializer =
      (ObjectInitializer)swift_lookUpClassMethod(metadata, &nsobject_init_method, &nsobject_class_descriptor);
  return initializer(metadata);
}
