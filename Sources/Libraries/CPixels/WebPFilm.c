// Animated WebP, without loss, through libwebpmux.
#include "CPixels.h"

#include <stdlib.h>
#include <webp/encode.h>
#include <webp/mux.h>

struct px_webp {
  WebPAnimEncoder *encoder;
  int width, height;
};

px_webp *px_webp_open(int width, int height) {
  WebPAnimEncoderOptions options;
  if (!WebPAnimEncoderOptionsInit(&options)) return NULL;
  options.anim_params.loop_count = 0;
  options.anim_params.bgcolor = 0xFFFFFFFF;
  px_webp *film = malloc(sizeof *film);
  if (!film) return NULL;
  film->encoder = WebPAnimEncoderNew(width, height, &options);
  film->width = width, film->height = height;
  if (!film->encoder) {
    free(film);
    return NULL;
  }
  return film;
}

int px_webp_add(px_webp *film, const uint32_t *pixels, ptrdiff_t stride, int start) {
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPConfigLosslessPreset(&config, 1) || !WebPPictureInit(&picture)) return 0;
  config.exact = 1;
  picture.width = film->width, picture.height = film->height;
  picture.use_argb = 1;
  // Pictures of screens are opaque; their words are the encoder's own.
  if (!WebPPictureAlloc(&picture)) return 0;
  for (int y = 0; y < film->height; y++) {
    const uint32_t *in = (const uint32_t *)((const uint8_t *)pixels + y * stride);
    uint32_t *out = picture.argb + (ptrdiff_t)y * picture.argb_stride;
    for (int x = 0; x < film->width; x++) out[x] = in[x];
  }
  int done = WebPAnimEncoderAdd(film->encoder, &picture, start, &config);
  WebPPictureFree(&picture);
  return done;
}

uint8_t *px_webp_finish(px_webp *film, int end, size_t *length) {
  WebPData data;
  WebPDataInit(&data);
  uint8_t *result = NULL;
  if (WebPAnimEncoderAdd(film->encoder, NULL, end, NULL) && WebPAnimEncoderAssemble(film->encoder, &data)) {
    result = malloc(data.size);
    if (result) {
      for (size_t i = 0; i < data.size; i++) result[i] = data.bytes[i];
      *length = data.size;
    }
  }
  WebPDataClear(&data);
  return result;
}

void px_webp_close(px_webp *film) {
  WebPAnimEncoderDelete(film->encoder);
  free(film);
}
