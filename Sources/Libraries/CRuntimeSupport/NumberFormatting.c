// Numbers with units through Foundation's own ICU, whose functions Foundation carries but does not declare.
#define _GNU_SOURCE
#include "CRuntimeSupport.h"

#include <dlfcn.h>

typedef void *(*opening)(const uint16_t *, int32_t, const char *, int *);
typedef void *(*making)(int *);
typedef void (*formatting)(const void *, double, void *, int *);
typedef int32_t (*writing)(const void *, uint16_t *, int32_t, int *);
typedef int32_t (*writing_plain)(const void *, char *, int32_t, int *);
typedef void (*closing)(void *);

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

int32_t vitrine_format_number(
  double value, const uint16_t *skeleton, int32_t length, const char *locale, uint16_t *text, int32_t room,
  char *number, int32_t number_room) {
  opening open = (opening)find("swift_unumf_openForSkeletonAndLocale");
  making open_result = (making)find("swift_unumf_openResult");
  formatting format = (formatting)find("swift_unumf_formatDouble");
  writing write_text = (writing)find("swift_unumf_resultToString");
  writing_plain write_number = (writing_plain)find("swift_unumf_resultToDecimalNumber");
  closing close_result = (closing)find("swift_unumf_closeResult");
  closing close_formatter = (closing)find("swift_unumf_close");
  if (!open || !open_result || !format || !write_text || !write_number || !close_result || !close_formatter) return -1;
  // Errors are positive; ICU's functions do nothing after one.
  int status = 0;
  void *formatter = open(skeleton, length, locale, &status);
  if (status > 0) return -1;
  void *result = open_result(&status);
  int32_t count = -1;
  if (status <= 0) {
    format(formatter, value, result, &status);
    count = write_text(result, text, room, &status);
    int ignored = 0;
    int32_t digits = write_number(result, number, number_room - 1, &ignored);
    number[ignored > 0 || digits < 0 || digits >= number_room ? 0 : digits] = 0;
    close_result(result);
  }
  close_formatter(formatter);
  return status > 0 ? -1 : count;
}
