// What Yoga takes to lay out the tree of the benchmark "layout": prints milliseconds of processor time, the median of runs.
#include <yoga/Yoga.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

static YGNodeRef make(int depth, bool isFirst) {
  YGNodeRef node = YGNodeNew();
  if (depth == 0) {
    YGNodeStyleSetWidth(node, isFirst ? 5 : 4);
    YGNodeStyleSetHeight(node, 6);
    return node;
  }
  YGNodeStyleSetFlexDirection(node, depth % 2 ? YGFlexDirectionRow : YGFlexDirectionColumn);
  YGNodeStyleSetAlignItems(node, YGAlignCenter);
  YGNodeStyleSetJustifyContent(node, YGJustifyCenter);
  for (int i = 0; i < 10; i++) YGNodeInsertChild(node, make(depth - 1, isFirst && i == 0), i);
  return node;
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main() {
  std::vector<double> times;
  for (int run = 0; run < 9; run++) {
    YGNodeRef root = make(4, true);
    double start = now();
    YGNodeCalculateLayout(root, 1200, 1200, YGDirectionLTR);
    times.push_back(now() - start);
    YGNodeFreeRecursive(root);
  }
  std::sort(times.begin(), times.end());
  std::printf("%.4f\n", times[times.size() / 2]);
}
