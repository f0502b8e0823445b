// HTTP and WebSockets, for the preview.
#include <libwebsockets.h>
