/**
 * Discrete Fourier transforms, planned once per length: X[k] = Σ x[j] exp(−2πi jk/n), and back with + and 1/n.
 *
 * Data are structures of arrays (re, im) and transformed in place. Powers of two: Stockham's self-sorting algorithm with
 * radix 4 (Van Loan 1992, "Computational frameworks for the fast Fourier transform", 1.7); any other length: Bluestein's
 * chirp transform (1970) over a power of two.
 */

export interface Fft {
  readonly length: number;
  /** Transforms in place. */
  forward(re: Float64Array, im: Float64Array): void;
  /** Transforms back in place, divided by the length. */
  inverse(re: Float64Array, im: Float64Array): void;
}

const isPowerOfTwo = (n: number): boolean => Number.isSafeInteger(n) && n >= 1 && (n & (n - 1)) === 0;

/** Plan for n complex points. Throws RangeError unless n is a whole number ≥ 1. */
export function createFft(n: number): Fft {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`No transform has ${n} points.`);
  if (!isPowerOfTwo(n)) return createBluestein(n);
  const tables = createTwiddles(n);
  const workRe = new Float64Array(n);
  const workIm = new Float64Array(n);
  const forward = (re: Float64Array, im: Float64Array): void => {
    stockham(tables, n, 1, re, im, workRe, workIm);
  };
  return {
    length: n,
    forward,
    inverse(re, im) {
      // Swapping the parts conjugates the transform, but for a factor i that swapping back removes.
      forward(im, re);
      scale(re, im, 1 / n);
    },
  };
}

function scale(re: Float64Array, im: Float64Array, factor: number): void {
  for (let i = 0; i < re.length; i++) {
    re[i] = re[i]! * factor;
    im[i] = im[i]! * factor;
  }
}

/** exp(−2πi j/n), j < n. */
interface Twiddles {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

function createTwiddles(n: number): Twiddles {
  const cos = new Float64Array(n);
  const sin = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    cos[j] = Math.cos((2 * Math.PI * j) / n);
    sin[j] = -Math.sin((2 * Math.PI * j) / n);
  }
  return { cos, sin };
}

/**
 * `lanes` interleaved transforms of n points (point j of lane q at j · lanes + q), n a power of two. Stage by stage the
 * data move from one pair of arrays to the other; the result ends in (re, im).
 */
function stockham(
  { cos, sin }: Twiddles,
  n: number,
  lanes: number,
  re: Float64Array,
  im: Float64Array,
  workRe: Float64Array,
  workIm: Float64Array,
): void {
  let length = n;
  let stride = lanes;
  let fromRe = re;
  let fromIm = im;
  let toRe = workRe;
  let toIm = workIm;
  while (length > 1) {
    if (length % 4 === 0) {
      if (stride === 1) radix4First(cos, sin, length, fromRe, fromIm, toRe, toIm);
      else radix4(cos, sin, n / length, length, stride, fromRe, fromIm, toRe, toIm);
      length /= 4;
      stride *= 4;
    } else {
      // Only ever the last stage: two points, no twiddle.
      for (let q = 0; q < stride; q++) {
        const ar = fromRe[q]!;
        const ai = fromIm[q]!;
        const br = fromRe[q + stride]!;
        const bi = fromIm[q + stride]!;
        toRe[q] = ar + br;
        toIm[q] = ai + bi;
        toRe[q + stride] = ar - br;
        toIm[q + stride] = ai - bi;
      }
      length = 1;
      stride *= 2;
    }
    [fromRe, toRe] = [toRe, fromRe];
    [fromIm, toIm] = [toIm, fromIm];
  }
  if (fromRe !== re) {
    const count = n * lanes;
    for (let i = 0; i < count; i++) {
      re[i] = fromRe[i]!;
      im[i] = fromIm[i]!;
    }
  }
}

/** First stage of a single transform: stride 1, the four inputs a quarter apart, the four outputs side by side. */
function radix4First(
  cos: Float64Array,
  sin: Float64Array,
  n: number,
  xr: Float64Array,
  xi: Float64Array,
  yr: Float64Array,
  yi: Float64Array,
): void {
  const quarter = n >> 2;
  for (let p = 0; p < quarter; p++) {
    const ar = xr[p]!;
    const ai = xi[p]!;
    const br = xr[p + quarter]!;
    const bi = xi[p + quarter]!;
    const cr = xr[p + 2 * quarter]!;
    const ci = xi[p + 2 * quarter]!;
    const dr = xr[p + 3 * quarter]!;
    const di = xi[p + 3 * quarter]!;
    const w1r = cos[p]!;
    const w1i = sin[p]!;
    const w2r = cos[2 * p]!;
    const w2i = sin[2 * p]!;
    const w3r = cos[3 * p]!;
    const w3i = sin[3 * p]!;
    const sr = ar + cr;
    const si = ai + ci;
    const tr = ar - cr;
    const ti = ai - ci;
    const ur = br + dr;
    const ui = bi + di;
    const vr = bi - di;
    const vi = dr - br;
    const o = 4 * p;
    yr[o] = sr + ur;
    yi[o] = si + ui;
    const fr = tr + vr;
    const fi = ti + vi;
    yr[o + 1] = fr * w1r - fi * w1i;
    yi[o + 1] = fr * w1i + fi * w1r;
    const gr = sr - ur;
    const gi = si - ui;
    yr[o + 2] = gr * w2r - gi * w2i;
    yi[o + 2] = gr * w2i + gi * w2r;
    const hr = tr - vr;
    const hi = ti - vi;
    yr[o + 3] = hr * w3r - hi * w3i;
    yi[o + 3] = hr * w3i + hi * w3r;
  }
}

/** A stage with `stride` butterflies to each twiddle; `step` is the spacing of this stage's twiddles in the table. */
function radix4(
  cos: Float64Array,
  sin: Float64Array,
  step: number,
  length: number,
  stride: number,
  xr: Float64Array,
  xi: Float64Array,
  yr: Float64Array,
  yi: Float64Array,
): void {
  const quarter = length >> 2;
  const jump = quarter * stride;
  for (let p = 0; p < quarter; p++) {
    const w = p * step;
    const w1r = cos[w]!;
    const w1i = sin[w]!;
    const w2r = cos[2 * w]!;
    const w2i = sin[2 * w]!;
    const w3r = cos[3 * w]!;
    const w3i = sin[3 * w]!;
    const x0 = p * stride;
    const y0 = 4 * x0;
    for (let q = 0; q < stride; q++) {
      const x = x0 + q;
      const y = y0 + q;
      const ar = xr[x]!;
      const ai = xi[x]!;
      const br = xr[x + jump]!;
      const bi = xi[x + jump]!;
      const cr = xr[x + 2 * jump]!;
      const ci = xi[x + 2 * jump]!;
      const dr = xr[x + 3 * jump]!;
      const di = xi[x + 3 * jump]!;
      const sr = ar + cr;
      const si = ai + ci;
      const tr = ar - cr;
      const ti = ai - ci;
      const ur = br + dr;
      const ui = bi + di;
      const vr = bi - di;
      const vi = dr - br;
      yr[y] = sr + ur;
      yi[y] = si + ui;
      const fr = tr + vr;
      const fi = ti + vi;
      yr[y + stride] = fr * w1r - fi * w1i;
      yi[y + stride] = fr * w1i + fi * w1r;
      const gr = sr - ur;
      const gi = si - ui;
      yr[y + 2 * stride] = gr * w2r - gi * w2i;
      yi[y + 2 * stride] = gr * w2i + gi * w2r;
      const hr = tr - vr;
      const hi = ti - vi;
      yr[y + 3 * stride] = hr * w3r - hi * w3i;
      yi[y + 3 * stride] = hr * w3i + hi * w3r;
    }
  }
}

/** Bluestein: jk = (j² + k² − (k − j)²)/2 turns the transform into a convolution, done over a power of two. */
function createBluestein(n: number): Fft {
  let size = 1;
  while (size < 2 * n - 1) size *= 2;
  const inner = createFft(size);
  const chirpRe = new Float64Array(n);
  const chirpIm = new Float64Array(n);
  const kernelRe = new Float64Array(size);
  const kernelIm = new Float64Array(size);
  // j² mod 2n, built up without the loss of digits that j² would bring.
  for (let j = 0, square = 0; j < n; j++) {
    chirpRe[j] = Math.cos((Math.PI * square) / n);
    chirpIm[j] = -Math.sin((Math.PI * square) / n);
    const mirrored = (size - j) % size;
    kernelRe[j] = kernelRe[mirrored] = chirpRe[j]!;
    kernelIm[j] = kernelIm[mirrored] = -chirpIm[j]!;
    square = (square + 2 * j + 1) % (2 * n);
  }
  inner.forward(kernelRe, kernelIm);
  const workRe = new Float64Array(size);
  const workIm = new Float64Array(size);
  const forward = (re: Float64Array, im: Float64Array): void => {
    workRe.fill(0);
    workIm.fill(0);
    for (let j = 0; j < n; j++) {
      workRe[j] = re[j]! * chirpRe[j]! - im[j]! * chirpIm[j]!;
      workIm[j] = re[j]! * chirpIm[j]! + im[j]! * chirpRe[j]!;
    }
    inner.forward(workRe, workIm);
    for (let j = 0; j < size; j++) {
      const r = workRe[j]! * kernelRe[j]! - workIm[j]! * kernelIm[j]!;
      workIm[j] = workRe[j]! * kernelIm[j]! + workIm[j]! * kernelRe[j]!;
      workRe[j] = r;
    }
    inner.inverse(workRe, workIm);
    for (let k = 0; k < n; k++) {
      re[k] = workRe[k]! * chirpRe[k]! - workIm[k]! * chirpIm[k]!;
      im[k] = workRe[k]! * chirpIm[k]! + workIm[k]! * chirpRe[k]!;
    }
  };
  return {
    length: n,
    forward,
    inverse(re, im) {
      forward(im, re);
      scale(re, im, 1 / n);
    },
  };
}

// ---------------------------------------------------------------- real input

export interface RealFft {
  readonly length: number;
  /** Bins 0 … n/2 of the transform of `x` (n real points, kept) into re and im (n/2 + 1 each). */
  forward(x: Float64Array, re: Float64Array, im: Float64Array): void;
  /** The n real points of bins 0 … n/2 (kept) into `x`. */
  inverse(re: Float64Array, im: Float64Array, x: Float64Array): void;
}

/** Plan for n real points, done as n/2 complex ones. Throws RangeError unless n is even and ≥ 2. */
export function createRealFft(n: number): RealFft {
  if (!Number.isSafeInteger(n) || n < 2 || n % 2 !== 0) {
    throw new RangeError(`A real transform needs an even number of points, not ${n}.`);
  }
  const half = n / 2;
  const inner = createFft(half);
  const evenRe = new Float64Array(half);
  const oddIm = new Float64Array(half);
  const cos = new Float64Array(half + 1);
  const sin = new Float64Array(half + 1);
  for (let k = 0; k <= half; k++) {
    cos[k] = Math.cos((2 * Math.PI * k) / n);
    sin[k] = -Math.sin((2 * Math.PI * k) / n);
  }
  return {
    length: n,
    forward(x, re, im) {
      for (let j = 0; j < half; j++) {
        evenRe[j] = x[2 * j]!;
        oddIm[j] = x[2 * j + 1]!;
      }
      inner.forward(evenRe, oddIm);
      for (let k = 0; k <= half; k++) {
        const a = k % half;
        const b = (half - k) % half;
        // Z = E + iO, with E and O the transforms of the even and odd points: both are Hermitian.
        const er = 0.5 * (evenRe[a]! + evenRe[b]!);
        const ei = 0.5 * (oddIm[a]! - oddIm[b]!);
        const or = 0.5 * (oddIm[a]! + oddIm[b]!);
        const oi = 0.5 * (evenRe[b]! - evenRe[a]!);
        re[k] = er + cos[k]! * or - sin[k]! * oi;
        im[k] = ei + cos[k]! * oi + sin[k]! * or;
      }
    },
    inverse(re, im, x) {
      for (let k = 0; k < half; k++) {
        const m = half - k;
        const er = 0.5 * (re[k]! + re[m]!);
        const ei = 0.5 * (im[k]! - im[m]!);
        const dr = 0.5 * (re[k]! - re[m]!);
        const di = 0.5 * (im[k]! + im[m]!);
        const or = dr * cos[k]! + di * sin[k]!;
        const oi = di * cos[k]! - dr * sin[k]!;
        evenRe[k] = er - oi;
        oddIm[k] = ei + or;
      }
      inner.inverse(evenRe, oddIm);
      for (let j = 0; j < half; j++) {
        x[2 * j] = evenRe[j]!;
        x[2 * j + 1] = oddIm[j]!;
      }
    },
  };
}

// ---------------------------------------------------------------- two dimensions

export interface Fft2d {
  readonly width: number;
  readonly height: number;
  /** Transforms rows and columns in place; point (x, y) at y · width + x. */
  forward(re: Float64Array, im: Float64Array): void;
  /** Transforms back in place, divided by width · height. */
  inverse(re: Float64Array, im: Float64Array): void;
}

/** Columns transformed together: their working set then stays in the cache. */
const COLUMN_BLOCK = 8;

/** Plan for height rows of width points each; both may have any length. */
export function createFft2d(width: number, height: number): Fft2d {
  const rows = createLinePlan(width);
  const columns = createLinePlan(height);
  const forward = (re: Float64Array, im: Float64Array): void => {
    columns.forwardColumns(re, im, width);
    rows.forwardRows(re, im, height);
  };
  return {
    width,
    height,
    forward,
    inverse(re, im) {
      forward(im, re);
      scale(re, im, 1 / (width * height));
    },
  };
}

/** Transforms of n points along the rows or down the columns of an array, gathered into a small buffer and back. */
interface LinePlan {
  forwardRows(re: Float64Array, im: Float64Array, count: number): void;
  forwardColumns(re: Float64Array, im: Float64Array, count: number): void;
}

function createLinePlan(n: number): LinePlan {
  const block = isPowerOfTwo(n) ? COLUMN_BLOCK : 1;
  const lineRe = new Float64Array(n * block);
  const lineIm = new Float64Array(n * block);
  const workRe = new Float64Array(isPowerOfTwo(n) ? n * block : 0);
  const workIm = new Float64Array(isPowerOfTwo(n) ? n * block : 0);
  const tables = createTwiddles(isPowerOfTwo(n) ? n : 1);
  const single = isPowerOfTwo(n) ? null : createFft(n);

  /** Transforms `lanes` interleaved lines that stand in the buffer. */
  const transform = (lanes: number): void => {
    if (single === null) stockham(tables, n, lanes, lineRe, lineIm, workRe, workIm);
    else single.forward(lineRe, lineIm);
  };
  return {
    forwardRows(re, im, count) {
      for (let y = 0; y < count; y++) {
        const row = y * n;
        for (let x = 0; x < n; x++) {
          lineRe[x] = re[row + x]!;
          lineIm[x] = im[row + x]!;
        }
        transform(1);
        for (let x = 0; x < n; x++) {
          re[row + x] = lineRe[x]!;
          im[row + x] = lineIm[x]!;
        }
      }
    },
    forwardColumns(re, im, count) {
      for (let x0 = 0; x0 < count; x0 += block) {
        const lanes = Math.min(block, count - x0);
        for (let y = 0; y < n; y++) {
          const from = y * count + x0;
          const to = y * lanes;
          for (let q = 0; q < lanes; q++) {
            lineRe[to + q] = re[from + q]!;
            lineIm[to + q] = im[from + q]!;
          }
        }
        transform(lanes);
        for (let y = 0; y < n; y++) {
          const to = y * count + x0;
          const from = y * lanes;
          for (let q = 0; q < lanes; q++) {
            re[to + q] = lineRe[from + q]!;
            im[to + q] = lineIm[from + q]!;
          }
        }
      }
    },
  };
}
