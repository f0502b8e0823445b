// JPEG files to pixels. In C because libjpeg reports errors by a long jump.
#include "CPixels.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf back;
  char *message;
} error_manager;

static void leave(j_common_ptr info) {
  error_manager *manager = (error_manager *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  snprintf(manager->message, 200, "%s", text);
  longjmp(manager->back, 1);
}

static void note(j_common_ptr info, int level) {
  // Warnings (level -1) mean that pixels are missing or wrong; remember the first one.
  error_manager *manager = (error_manager *)info->err;
  if (level < 0 && manager->message[0] == 0) {
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(manager->message, 200, "%s", text);
  }
}

uint8_t *px_jpeg(const uint8_t *bytes, size_t length, int header_only, int *width, int *height, char message[200]) {
  struct jpeg_decompress_struct info;
  error_manager manager;
  uint8_t *volatile pixels = NULL;
  message[0] = 0;
  info.err = jpeg_std_error(&manager.base);
  manager.base.error_exit = leave;
  manager.base.emit_message = note;
  manager.message = message;
  if (setjmp(manager.back)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, length);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  if (header_only) {
    jpeg_destroy_decompress(&info);
    message[0] = 0;
    return NULL;
  }
  int cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  int inverted = info.saw_Adobe_marker;
  jpeg_start_decompress(&info);
  size_t row = (size_t)info.output_width * 4;
  pixels = malloc(row * info.output_height);
  if (!pixels) {
    snprintf(message, 200, "out of memory");
    jpeg_destroy_decompress(&info);
    return NULL;
  }
  while (info.output_scanline < info.output_height) {
    JSAMPROW line = pixels + row * info.output_scanline;
    jpeg_read_scanlines(&info, &line, 1);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  if (cmyk) {
    uint8_t *p = pixels;
    for (size_t i = 0; i < row / 4 * (size_t)*height; i++, p += 4) {
      int k = inverted ? p[3] : 255 - p[3];
      for (int c = 0; c < 3; c++) p[c] = (uint8_t)((inverted ? p[c] : 255 - p[c]) * k / 255);
      p[3] = 255;
    }
  }
  if (message[0] != 0) {
    free(pixels);
    return NULL;
  }
  return pixels;
}
