// The rule of stacks without anything around it: least flexible children first, what is left shared evenly.
#include "CFloor.h"

#include <stdlib.h>

struct floor_stack {
  int count, is_row;
  double x, y, width, height;
  /// A leaf's own size.
  double own_width, own_height;
  floor_stack *children;
};

static void make(floor_stack *stack, int fan, int depth, int *leaf) {
  stack->is_row = depth & 1;
  if (depth == 0) {
    stack->own_width = 4 + *leaf % 5;
    stack->own_height = 6 + *leaf % 3;
    ++*leaf;
    return;
  }
  stack->count = fan;
  stack->children = calloc((size_t)fan, sizeof(floor_stack));
  for (int i = 0; i < fan; i++) make(&stack->children[i], fan, depth - 1, leaf);
}

floor_stack *floor_stack_make(int fan, int depth) {
  floor_stack *root = calloc(1, sizeof *root);
  int leaf = 0;
  make(root, fan, depth, &leaf);
  return root;
}

static void release(floor_stack *stack) {
  for (int i = 0; i < stack->count; i++) release(&stack->children[i]);
  free(stack->children);
}

void floor_stack_free(floor_stack *stack) {
  release(stack);
  free(stack);
}

static void size(floor_stack *stack, double width, double height) {
  if (stack->count == 0) {
    stack->width = stack->own_width;
    stack->height = stack->own_height;
    return;
  }
  double left = stack->is_row ? width : height, along = 0, across = 0;
  for (int i = 0; i < stack->count; i++) {
    floor_stack *child = &stack->children[i];
    double share = left / (stack->count - i);
    size(child, stack->is_row ? share : width, stack->is_row ? height : share);
    double length = stack->is_row ? child->width : child->height, breadth = stack->is_row ? child->height : child->width;
    left -= length;
    along += length;
    if (breadth > across) across = breadth;
  }
  stack->width = stack->is_row ? along : across;
  stack->height = stack->is_row ? across : along;
}

static void place(floor_stack *stack, double x, double y) {
  stack->x = x;
  stack->y = y;
  double pen = stack->is_row ? x : y;
  for (int i = 0; i < stack->count; i++) {
    floor_stack *child = &stack->children[i];
    if (stack->is_row) {
      place(child, pen, y + (stack->height - child->height) / 2);
      pen += child->width;
    } else {
      place(child, x + (stack->width - child->width) / 2, pen);
      pen += child->height;
    }
  }
}

double floor_stack_layout(floor_stack *stack, double width, double height) {
  size(stack, width, height);
  place(stack, 0, 0);
  return stack->height;
}
