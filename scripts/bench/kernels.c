/*
 * The kernels of kernels.ts in plain C. Prints "name milliseconds" lines: the median of 31 runs after warming up.
 * cc -O3 -march=native kernels.c -lm
 */
#define _DEFAULT_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---------------------------------------------------------------- sfc32 and draws */

typedef struct {
  uint32_t a, b, c, counter;
} Rng;

static inline uint32_t next32(Rng *r) {
  uint32_t out = r->a + r->b + r->counter++;
  r->a = r->b ^ (r->b >> 9);
  r->b = r->c + (r->c << 3);
  r->c = ((r->c << 21) | (r->c >> 11)) + out;
  return out;
}

static inline double uniform(Rng *r) { return next32(r) * 0x1p-32; }

static inline double uniform53(Rng *r) {
  uint64_t high = next32(r) >> 5;
  return (double)((high << 26) + (next32(r) >> 6)) * 0x1p-53;
}

static Rng seeded(uint32_t seed) {
  Rng r = {seed, 2, 3, 1};
  for (int i = 0; i < 15; i++) next32(&r);
  return r;
}

#define LAYERS 256
static const double TAIL = 3.6541528853610088, AREA = 0.004928673233992336;
static double edge[LAYERS + 1], inside[LAYERS], height[LAYERS + 1];

static void buildZiggurat(void) {
  edge[0] = AREA / exp(-0.5 * TAIL * TAIL);
  edge[1] = TAIL;
  for (int i = 2; i < LAYERS; i++) edge[i] = sqrt(-2 * log(AREA / edge[i - 1] + exp(-0.5 * edge[i - 1] * edge[i - 1])));
  for (int i = 0; i <= LAYERS; i++) height[i] = exp(-0.5 * edge[i] * edge[i]);
  for (int i = 0; i < LAYERS; i++) inside[i] = edge[i + 1] / edge[i];
}

static double normal(Rng *r) {
  for (;;) {
    uint32_t bits = next32(r);
    int layer = bits & 255;
    double u = ((int32_t)next32(r) + (bits >> 8) * 0x1p-24) * 0x1p-31;
    if (fabs(u) < inside[layer]) return u * edge[layer];
    if (layer == 0) {
      for (;;) {
        double x = -log(1 - uniform53(r)) / TAIL, y = -log(1 - uniform53(r));
        if (2 * y > x * x) return u < 0 ? -(TAIL + x) : TAIL + x;
      }
    }
    double x = u * edge[layer];
    if (height[layer] + uniform(r) * (height[layer + 1] - height[layer]) < exp(-0.5 * x * x)) return x;
  }
}

static double poissonBySearch(Rng *r, double mean) {
  double u = uniform53(r), p = exp(-mean);
  int k = 0;
  while (u >= p && k <= 120) {
    u -= p;
    k++;
    p *= mean / k;
  }
  return k;
}

static double poissonByRejection(Rng *r, double mean) {
  double b = 0.931 + 2.53 * sqrt(mean), a = -0.059 + 0.02483 * b;
  double inverseAlpha = 1.1239 + 1.1328 / (b - 3.4), squeeze = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    double u = uniform(r) - 0.5, v = uniform(r), us = 0.5 - fabs(u);
    double k = floor((2 * a / us + b) * u + mean + 0.43);
    if (us >= 0.07 && v <= squeeze) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (log(v * inverseAlpha / (a / (us * us) + b)) <= k * log(mean) - mean - lgamma(k + 1)) return k;
  }
}

/* ---------------------------------------------------------------- RK4 */

static void springs(double t, const double *y, double *dydt) {
  (void)t;
  double e0 = y[0], e1 = y[1] - y[0], e2 = y[2] - y[1], e3 = -y[2];
  double f0 = e0 + 0.1 * e0 * e0 * e0, f1 = e1 + 0.1 * e1 * e1 * e1;
  double f2 = e2 + 0.1 * e2 * e2 * e2, f3 = e3 + 0.1 * e3 * e3 * e3;
  dydt[0] = y[3];
  dydt[1] = y[4];
  dydt[2] = y[5];
  dydt[3] = f1 - f0 - 0.01 * y[3];
  dydt[4] = f2 - f1 - 0.01 * y[4];
  dydt[5] = f3 - f2 - 0.01 * y[5];
}

static void rk4(void (*f)(double, const double *, double *), int n, double t, double *y, double h, double *restrict k,
                double *restrict stage, double *restrict sum) {
  f(t, y, sum);
  for (int i = 0; i < n; i++) stage[i] = y[i] + 0.5 * h * sum[i];
  f(t + 0.5 * h, stage, k);
  for (int i = 0; i < n; i++) sum[i] += 2 * k[i], stage[i] = y[i] + 0.5 * h * k[i];
  f(t + 0.5 * h, stage, k);
  for (int i = 0; i < n; i++) sum[i] += 2 * k[i], stage[i] = y[i] + h * k[i];
  f(t + h, stage, k);
  for (int i = 0; i < n; i++) y[i] += h / 6 * (sum[i] + k[i]);
}

static double state[6];
static void runOde(void) {
  static double k[6], stage[6], sum[6];
  double start[6] = {1, 0, -0.5, 0, 0, 0};
  memcpy(state, start, sizeof start);
  for (int i = 0; i < 10000; i++) rk4(springs, 6, i * 0.01, state, 0.01, k, stage, sum);
}

/* ---------------------------------------------------------------- LU */

#define N 50
static double luSource[N * N], luMatrix[N * N], luRight[N];
static int luPivots[N];

static int luFactor(double *restrict a, int n, int *restrict pivots) {
  for (int k = 0; k < n; k++) {
    int p = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(a[i * n + k]) > fabs(a[p * n + k])) p = i;
    if (a[p * n + k] == 0) return 0;
    pivots[k] = p;
    if (p != k)
      for (int j = 0; j < n; j++) {
        double held = a[k * n + j];
        a[k * n + j] = a[p * n + j];
        a[p * n + j] = held;
      }
    double inverse = 1 / a[k * n + k];
    const double *restrict row = a + k * n;
    for (int i = k + 1; i < n; i++) {
      double *restrict other = a + i * n;
      double m = other[k] *= inverse;
      for (int j = k + 1; j < n; j++) other[j] -= m * row[j];
    }
  }
  return 1;
}

static void luSolve(const double *restrict a, int n, const int *restrict pivots, double *restrict b) {
  for (int k = 0; k < n; k++) {
    double held = b[k];
    b[k] = b[pivots[k]];
    b[pivots[k]] = held;
  }
  for (int i = 1; i < n; i++)
    for (int j = 0; j < i; j++) b[i] -= a[i * n + j] * b[j];
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j];
    b[i] /= a[i * n + i];
  }
}

static void runLu(void) {
  for (int i = 0; i < 20; i++) {
    memcpy(luMatrix, luSource, sizeof luSource);
    for (int j = 0; j < N; j++) luRight[j] = 1;
    if (!luFactor(luMatrix, N, luPivots)) exit(1);
    luSolve(luMatrix, N, luPivots, luRight);
  }
}

/* ---------------------------------------------------------------- wave */

#define W 512
static double *waveU, *waveBefore, *waveDamping;

static void waveStep(const double *restrict u, double *restrict before, const double *restrict damping, double c2) {
  double own = 2 - 4 * c2;
  for (int j = 1; j < W - 1; j++)
    for (int i = 1; i < W - 1; i++) {
      int p = j * W + i;
      double old = before[p];
      before[p] = old + damping[p] * (own * u[p] + c2 * (u[p - 1] + u[p + 1] + u[p - W] + u[p + W]) - 2 * old);
    }
}

static void runWave(void) {
  waveU[256 * W + 256] = 1;
  for (int i = 0; i < 4; i++) {
    waveStep(waveU, waveBefore, waveDamping, 0.68 * 0.68);
    double *held = waveU;
    waveU = waveBefore;
    waveBefore = held;
  }
}

static void setUpWave(void) {
  waveU = calloc(W * W, sizeof(double));
  waveBefore = calloc(W * W, sizeof(double));
  waveDamping = malloc(W * W * sizeof(double));
  for (int j = 0; j < W; j++)
    for (int i = 0; i < W; i++) {
      int d = i < j ? i : j;
      if (W - 1 - i < d) d = W - 1 - i;
      if (W - 1 - j < d) d = W - 1 - j;
      double s = d / 40.0, gamma = s < 1 ? 15.0 / 40 * (1 - s) * (1 - s) : 0;
      waveDamping[j * W + i] = 1 / (1 + 0.5 * gamma * 0.68);
    }
}

/* ---------------------------------------------------------------- FFT */

#define F 256
#define LANES 8
static double cosines[F], sines[F];
static double *fftSource, *fftRe, *fftIm;
static double lineRe[F * LANES], lineIm[F * LANES], workRe[F * LANES], workIm[F * LANES];

/* 256 points are four stages of radix 4: the result is back in (re, im). */
static void stockham(int lanes, double *re, double *im, double *wre, double *wim) {
  double *xr = re, *xi = im, *yr = wre, *yi = wim;
  for (int length = F, stride = lanes; length > 1; length /= 4, stride *= 4) {
    int quarter = length / 4, jump = quarter * stride, step = F / length;
    const double *restrict sr0 = xr, *restrict si0 = xi;
    double *restrict tr0 = yr, *restrict ti0 = yi;
    for (int p = 0; p < quarter; p++) {
      int w = p * step;
      double w1r = cosines[w], w1i = sines[w], w2r = cosines[2 * w], w2i = sines[2 * w];
      double w3r = cosines[3 * w], w3i = sines[3 * w];
      for (int q = 0; q < stride; q++) {
        int x = p * stride + q, y = 4 * p * stride + q;
        double ar = sr0[x], ai = si0[x], br = sr0[x + jump], bi = si0[x + jump];
        double cr = sr0[x + 2 * jump], ci = si0[x + 2 * jump], dr = sr0[x + 3 * jump], di = si0[x + 3 * jump];
        double sr = ar + cr, si = ai + ci, tr = ar - cr, ti = ai - ci;
        double ur = br + dr, ui = bi + di, vr = bi - di, vi = dr - br;
        tr0[y] = sr + ur;
        ti0[y] = si + ui;
        double fr = tr + vr, fi = ti + vi, gr = sr - ur, gi = si - ui, hr = tr - vr, hi = ti - vi;
        tr0[y + stride] = fr * w1r - fi * w1i;
        ti0[y + stride] = fr * w1i + fi * w1r;
        tr0[y + 2 * stride] = gr * w2r - gi * w2i;
        ti0[y + 2 * stride] = gr * w2i + gi * w2r;
        tr0[y + 3 * stride] = hr * w3r - hi * w3i;
        ti0[y + 3 * stride] = hr * w3i + hi * w3r;
      }
    }
    double *held = xr;
    xr = yr, yr = held, held = xi, xi = yi, yi = held;
  }
}

static void runFft(void) {
  memcpy(fftRe, fftSource, F * F * sizeof(double));
  memset(fftIm, 0, F * F * sizeof(double));
  for (int x0 = 0; x0 < F; x0 += LANES) {
    for (int y = 0; y < F; y++) {
      memcpy(lineRe + y * LANES, fftRe + y * F + x0, LANES * sizeof(double));
      memcpy(lineIm + y * LANES, fftIm + y * F + x0, LANES * sizeof(double));
    }
    stockham(LANES, lineRe, lineIm, workRe, workIm);
    for (int y = 0; y < F; y++) {
      memcpy(fftRe + y * F + x0, lineRe + y * LANES, LANES * sizeof(double));
      memcpy(fftIm + y * F + x0, lineIm + y * LANES, LANES * sizeof(double));
    }
  }
  for (int y = 0; y < F; y++) stockham(1, fftRe + y * F, fftIm + y * F, workRe, workIm);
}

/* ---------------------------------------------------------------- main */

static Rng draws;
static double out[100000];
static void runNormal(void) {
  for (int i = 0; i < 100000; i++) out[i] = normal(&draws);
}
static void runPoissonSmall(void) {
  for (int i = 0; i < 65536; i++) out[i] = poissonBySearch(&draws, 2);
}
static void runPoissonLarge(void) {
  for (int i = 0; i < 65536; i++) out[i] = poissonByRejection(&draws, 1000);
}

/* ---------------------------------------------------------------- particle gas */

typedef struct {
  int count, columns, rows, stride, *cell;
  double radius, width, height, wallImpulse;
  long collisions;
  double *x, *y, *vx, *vy, *sx, *sy;
  int *cellOf, *start, *order, *pairs;
} Discs;

static double flyAxis(double *restrict q, double *restrict v, int count, double low, double high, double dt) {
  double impulse = 0;
  for (int i = 0; i < count; i++) {
    double s = v[i], p = q[i] + s * dt;
    if (p < low && s < 0) { q[i] = 2 * low - p; v[i] = -s; impulse -= 2 * s; }
    else if (p > high && s > 0) { q[i] = 2 * high - p; v[i] = -s; impulse += 2 * s; }
    else q[i] = p;
  }
  return impulse;
}
static void sortIntoCells(Discs *g) {
  int cells = g->stride * (g->rows + 1) + 1, columns = g->columns, rows = g->rows, stride = g->stride;
  double perWidth = columns / g->width, perHeight = rows / g->height;
  int *restrict start = g->start, *restrict order = g->order, *restrict cellOf = g->cellOf, *restrict cell = g->cell;
  memset(start, 0, cells * sizeof(int));
  for (int i = 0; i < g->count; i++) {
    int column = g->x[i] * perWidth, row = g->y[i] * perHeight;
    if (column >= columns) column = columns - 1;
    if (row >= rows) row = rows - 1;
    int at = row * stride + column;
    cellOf[i] = at;
    start[at]++;
  }
  for (int at = 0, place = 0; at < cells; at++) place += start[at], start[at] = place;
  for (int i = g->count - 1; i >= 0; i--) order[--start[cellOf[i]]] = i;
  double *restrict sx = g->sx, *restrict sy = g->sy;
  for (int k = 0; k < g->count; k++) {
    int i = order[k];
    sx[k] = g->x[i]; sy[k] = g->y[i]; cell[k] = cellOf[i];
  }
}
static int findPairs(Discs *g) {
  const int stride = g->stride, *restrict start = g->start, *restrict cell = g->cell;
  const double *restrict x = g->sx, *restrict y = g->sy;
  int *restrict pairs = g->pairs;
  double d2 = 4 * g->radius * g->radius;
  int end = 0, most = 8 * g->count;
  for (int a = 0; a < g->count; a++) {
    int at = cell[a], sameEnd = start[at + 2], nextEnd = start[at + stride + 2];
    double ax = x[a], ay = y[a];
    for (int b = a + 1; b < sameEnd; b++) {
      double dx = x[b] - ax, dy = y[b] - ay;
      if (dx * dx + dy * dy < d2 && end < most) pairs[end] = a, pairs[end + 1] = b, end += 2;
    }
    for (int b = start[at + stride - 1]; b < nextEnd; b++) {
      double dx = x[b] - ax, dy = y[b] - ay;
      if (dx * dx + dy * dy < d2 && end < most) pairs[end] = a, pairs[end + 1] = b, end += 2;
    }
  }
  return end;
}
static int collide(Discs *g, int i, int j, double dt) {
  double *vx = g->vx, *vy = g->vy, *x = g->x, *y = g->y;
  double dx = x[j] - x[i], dy = y[j] - y[i], dvx = vx[j] - vx[i], dvy = vy[j] - vy[i], closing = dx * dvx + dy * dvy;
  double overlap = dx * dx + dy * dy - 4 * g->radius * g->radius;
  if (closing >= 0 || overlap >= 0) return 0;
  double speed2 = dvx * dvx + dvy * dvy;
  double ago = fmin(dt, (closing + sqrt(closing * closing - speed2 * overlap)) / speed2);
  double nx = dx - ago * dvx, ny = dy - ago * dvy, e = (nx * dvx + ny * dvy) / (nx * nx + ny * ny);
  double px = e * nx, py = e * ny;
  vx[i] += px; vy[i] += py; vx[j] -= px; vy[j] -= py;
  x[i] += ago * px; y[i] += ago * py; x[j] -= ago * px; y[j] -= ago * py;
  return 1;
}
static void discStep(Discs *g, double dt) {
  g->wallImpulse += flyAxis(g->x, g->vx, g->count, g->radius, g->width - g->radius, dt) +
                    flyAxis(g->y, g->vy, g->count, g->radius, g->height - g->radius, dt);
  sortIntoCells(g);
  int end = findPairs(g);
  for (int n = 0; n < end; n += 2) g->collisions += collide(g, g->order[g->pairs[n]], g->order[g->pairs[n + 1]], dt);
}
static Discs makeDiscs(int count) {
  Discs g = {.count = count, .radius = 1};
  g.width = g.height = sqrt(count * M_PI / 0.2);
  g.columns = g.rows = (int)(g.width / fmax(2, sqrt(g.width * g.height / (2 * count))));
  g.stride = g.columns + 1;
  int cells = g.stride * (g.rows + 1);
  g.cell = calloc(count, sizeof(int));
  double **arrays[] = {&g.x, &g.y, &g.vx, &g.vy, &g.sx, &g.sy};
  for (int k = 0; k < 6; k++) *arrays[k] = calloc(count, sizeof(double));
  g.cellOf = calloc(count, sizeof(int)); g.order = calloc(count, sizeof(int)); g.pairs = calloc(8 * count, sizeof(int));
  g.start = calloc(cells + 1, sizeof(int));
  int columns = ceil(sqrt(count)), rows = (count + columns - 1) / columns;
  Rng r = seeded(1);
  for (int i = 0; i < count; i++) {
    g.x[i] = (i % columns + 0.5) * g.width / columns; g.y[i] = (i / columns + 0.5) * g.height / rows;
    double u = sqrt(-2 * log(1 - uniform(&r))), a = 2 * M_PI * uniform(&r);
    g.vx[i] = u * cos(a); g.vy[i] = u * sin(a);
  }
  return g;
}

typedef struct { int count; double *q[3], *v[3]; long hits; double impulse; int struck[64]; } Points;
static void fly(double *restrict q, double *restrict v, int count, double length, double dt) {
  for (int i = 0; i < count; i++) {
    double s = v[i], p = q[i] + s * dt;
    if (p < 0 || p > length) {
      do { p = p < 0 ? -p : 2 * length - p; s = -s; } while (p < 0 || p > length);
      v[i] = s;
    }
    q[i] = p;
  }
}
static void flyHits(double *restrict q, double *restrict v, int count, double length, double dt, Points *h) {
  for (int i = 0; i < count; i++) {
    double s = v[i], p = q[i] + s * dt;
    if (p < 0 || p > length) {
      do { if (p < 0) p = -p; else { p = 2 * length - p; h->impulse += 2 * s; h->struck[h->hits++ % 64] = i; } s = -s; } while (p < 0 || p > length);
      v[i] = s;
    }
    q[i] = p;
  }
}
static Points makePoints(int count) {
  Points g = {.count = count};
  Rng r = seeded(1);
  for (int k = 0; k < 3; k++) { g.q[k] = calloc(count, 8); g.v[k] = calloc(count, 8);
    for (int i = 0; i < count; i++) { g.q[k][i] = uniform(&r); double u = sqrt(-2 * log(1 - uniform(&r))); g.v[k][i] = u * cos(2 * M_PI * uniform(&r)); } }
  return g;
}

static Discs fewDiscs, manyDiscs;
static Points points;

static void runFewDiscs(void) {
  for (int i = 0; i < 20; i++) discStep(&fewDiscs, 0.1);
}

static void runManyDiscs(void) {
  for (int i = 0; i < 4; i++) discStep(&manyDiscs, 0.1);
}

static void runPoints(void) {
  for (int i = 0; i < 20; i++) {
    fly(points.q[0], points.v[0], points.count, 1, 0.01);
    fly(points.q[1], points.v[1], points.count, 1, 0.01);
    flyHits(points.q[2], points.v[2], points.count, 1, 0.01, &points);
  }
}

/* ---------------------------------------------------------------- back-projection */

#define PIXELS 256
#define DETECTORS 367
static double image[PIXELS * PIXELS], view[DETECTORS + 2];
static int firstPixel[PIXELS], lastPixel[PIXELS];

static void backProject(double c, double s) {
  double half = (PIXELS - 1) / 2.0;
  for (int j = 0; j < PIXELS; j++) {
    double t0 = (DETECTORS - 1) / 2.0 + (j - half) * s - half * c;
    for (int i = firstPixel[j]; i <= lastPixel[j]; i++) {
      double t = t0 + i * c;
      int k = (int)t;
      double f = t - k;
      image[j * PIXELS + i] += view[k] + f * (view[k + 1] - view[k]);
    }
  }
}

static void setUpBackProjection(void) {
  double half = (PIXELS - 1) / 2.0;
  for (int j = 0; j < PIXELS; j++) {
    double y = j - half, w = sqrt(fmax(0, 128.0 * 128.0 - y * y));
    firstPixel[j] = ceil(half - w);
    lastPixel[j] = floor(half + w);
  }
  for (int i = 0; i < DETECTORS; i++) view[i] = sin(i * 0.1);
}

static void runBackProjection(void) {
  memset(image, 0, sizeof image);
  for (int k = 0; k < 60; k++) backProject(cos(M_PI * k / 60), sin(M_PI * k / 60));
}

/* ---------------------------------------------------------------- measuring */

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static int ascending(const void *a, const void *b) {
  double d = *(const double *)a - *(const double *)b;
  return (d > 0) - (d < 0);
}

static void report(const char *name, void (*run)(void)) {
  double times[31];
  for (int i = 0; i < 5; i++) run();
  for (int i = 0; i < 31; i++) {
    double start = now();
    run();
    times[i] = now() - start;
  }
  qsort(times, 31, sizeof(double), ascending);
  printf("%s %.4f\n", name, times[15]);
}

int main(void) {
  Rng r = seeded(1);
  draws = seeded(2);
  buildZiggurat();
  for (int i = 0; i < N * N; i++) luSource[i] = 2 * uniform(&r) - 1 + (i % (N + 1) == 0 ? 4 : 0);
  setUpWave();
  fftSource = malloc(F * F * sizeof(double));
  fftRe = malloc(F * F * sizeof(double));
  fftIm = malloc(F * F * sizeof(double));
  for (int i = 0; i < F * F; i++) fftSource[i] = 2 * uniform(&r) - 1;
  for (int i = 0; i < F; i++) {
    cosines[i] = cos(2 * M_PI * i / F);
    sines[i] = -sin(2 * M_PI * i / F);
  }
  report("RK4, 6 equations, 10 000 steps", runOde);
  report("LU factors and solution, 50 nodes, 20 times", runLu);
  report("Wave equation, 512 × 512, 4 steps", runWave);
  report("FFT, 256 × 256 complex", runFft);
  fewDiscs = makeDiscs(2000);
  manyDiscs = makeDiscs(10000);
  points = makePoints(10000);
  setUpBackProjection();
  report("Hard discs, 2000, 20 steps", runFewDiscs);
  report("Hard discs, 10000, 4 steps", runManyDiscs);
  report("Point gas, 10000, 20 steps", runPoints);
  report("Back-projection, 256 × 256, 60 views", runBackProjection);
  report("Normal deviates, 100 000", runNormal);
  report("Poisson deviates of mean 2, 65 536", runPoissonSmall);
  report("Poisson deviates of mean 1000, 65 536", runPoissonLarge);
  /* The results must be needed, or the compiler may drop the work. */
  return state[0] + luRight[0] + waveU[0] + fftRe[0] + out[0] + fewDiscs.x[0] + manyDiscs.x[0] + points.impulse + image[0] == 0.123456789;
}
