/**
 * Tomography in a plane: projections of ellipses, filters of projections, back-projection, fan beams sorted into
 * parallel ones.
 *
 * A ray is x cos θ + y sin θ = s. The projection p(s, θ) of a density μ(x, y) is its integral along that ray (the Radon
 * transform), and (A. C. Kak and M. Slaney, Principles of Computerized Tomographic Imaging, 1988, chapter 3)
 *
 *   μ(x, y) = ∫₀^π q_θ(x cos θ + y sin θ) dθ,   q_θ = p_θ filtered by |ω|
 *
 * Detectors stand one unit apart and the image has one unit to a pixel; both are centred on the origin. Row j and column
 * i of an image of n × n lie at x = i − (n − 1)/2, y = j − (n − 1)/2.
 */
import { createRealFft } from './fft';

// ---------------------------------------------------------------- ellipses

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  /** Semi-axes. */
  readonly a: number;
  readonly b: number;
  /** Angle from the x axis to the semi-axis a, radians. */
  readonly tilt: number;
}

/** Projection of an ellipse of density 1: its chord 2ab √(A² − d²)/A², A² = a² cos² + b² sin² (Kak and Slaney, 3.1). */
export function ellipseChord({ x, y, a, b, tilt }: Ellipse, s: number, theta: number): number {
  const cos = Math.cos(theta - tilt);
  const sin = Math.sin(theta - tilt);
  const a2 = a * a * cos * cos + b * b * sin * sin;
  const d = s - x * Math.cos(theta) - y * Math.sin(theta);
  return d * d >= a2 ? 0 : (2 * a * b * Math.sqrt(a2 - d * d)) / a2;
}

// ---------------------------------------------------------------- filters

/** `none` leaves projections as they are; `hann` is the ramp times ½(1 + cos 2πf), f in cycles to a detector. */
export type ProjectionFilter = 'none' | 'ramp' | 'hann';

export interface ProjectionFilterPlan {
  readonly detectors: number;
  /** Filters `detectors` values into `out`, which may be the same array. */
  apply(projection: Float64Array, out: Float64Array): void;
}

/**
 * The ramp is built in space, ¼ at 0, −1/(πn)² at odd n, 0 at even n, and so has no offset at zero frequency
 * (G. N. Ramachandran and A. V. Lakshminarayanan 1971, PNAS 68, 2236). Projections are padded: nothing wraps round.
 */
export function createProjectionFilter(kind: ProjectionFilter, detectors: number): ProjectionFilterPlan {
  if (kind === 'none') {
    return {
      detectors,
      apply(projection, out) {
        if (out !== projection) out.set(projection);
      },
    };
  }
  let size = 2;
  while (size < 2 * detectors) size *= 2;
  const half = size / 2;
  const fft = createRealFft(size);
  const line = new Float64Array(size);
  const re = new Float64Array(half + 1);
  const im = new Float64Array(half + 1);
  line[0] = 0.25;
  for (let n = 1; n < half; n += 2) {
    line[n] = -1 / (Math.PI * n) ** 2;
    line[size - n] = line[n]!;
  }
  const gain = new Float64Array(half + 1);
  fft.forward(line, gain, im);
  if (kind === 'hann') {
    for (let k = 0; k <= half; k++) gain[k] = gain[k]! * 0.5 * (1 + Math.cos((2 * Math.PI * k) / size));
  }
  return {
    detectors,
    apply(projection, out) {
      line.fill(0);
      for (let n = 0; n < detectors; n++) line[n] = projection[n]!;
      fft.forward(line, re, im);
      for (let k = 0; k <= half; k++) {
        re[k] = re[k]! * gain[k]!;
        im[k] = im[k]! * gain[k]!;
      }
      fft.inverse(re, im, line);
      for (let n = 0; n < detectors; n++) out[n] = line[n]!;
    },
  };
}

// ---------------------------------------------------------------- back-projection

export interface BackProjector {
  readonly size: number;
  readonly detectors: number;
  /** First and last pixel of each row inside the circle of diameter `size`. Pixels outside it are never touched. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** Adds one filtered view at the angle `theta` to the image (size × size), linear between detectors. */
  add(filtered: Float64Array, theta: number, image: Float64Array): void;
}

/**
 * Throws RangeError unless `size` is even and the detectors see the whole circle.
 *
 * Between detectors k and k + 1 the view is the line eₖ + t dₖ over the detector coordinate t, so that a pixel costs one
 * product and no fraction. Pixels opposite each other lie at t and −t: the lines of the view and of its mirror image
 * stand side by side, and one coordinate serves both.
 */
export function createBackProjector(size: number, detectors: number): BackProjector {
  if (size % 2 !== 0) throw new RangeError('A back-projection needs an even number of pixels across.');
  if (detectors < size + 2) throw new RangeError('The detectors must see the whole circle of the image.');
  const middle = (size - 1) / 2;
  const first = new Int32Array(size);
  const last = new Int32Array(size);
  for (let j = 0; j < size; j++) {
    const reach = Math.sqrt((size / 2) ** 2 - (j - middle) ** 2);
    first[j] = Math.ceil(middle - reach);
    last[j] = Math.floor(middle + reach);
  }
  const lines = new Float64Array(4 * (detectors - 1));
  const mirror = detectors - 1;
  return {
    size,
    detectors,
    first,
    last,
    add(filtered, theta, image) {
      for (let k = 0; k < mirror; k++) {
        const d = filtered[k + 1]! - filtered[k]!;
        const back = filtered[mirror - k]!;
        const e = filtered[mirror - k - 1]! - back;
        lines[4 * k] = filtered[k]! - k * d;
        lines[4 * k + 1] = d;
        lines[4 * k + 2] = back - k * e;
        lines[4 * k + 3] = e;
      }
      backProject(lines, first, last, size, mirror / 2, Math.cos(theta), Math.sin(theta), image);
    },
  };
}

/** Rows of the upper half from both ends of the image at once, two pixels a turn: rows of a circle count even. */
function backProject(
  lines: Float64Array,
  first: Int32Array,
  last: Int32Array,
  size: number,
  centre: number,
  cos: number,
  sin: number,
  image: Float64Array,
): void {
  const middle = (size - 1) / 2;
  const end = size * size - 1;
  const step = 2 * cos;
  for (let j = 0; j < size >> 1; j++) {
    const from = first[j]!;
    const to = j * size + last[j]!;
    let t = centre + (from - middle) * cos + (j - middle) * sin;
    let u = t + cos;
    let p = j * size + from;
    let q = end - p;
    while (p < to) {
      const k = (t | 0) << 2;
      const l = (u | 0) << 2;
      image[p] = image[p]! + lines[k]! + t * lines[k + 1]!;
      image[q] = image[q]! + lines[k + 2]! + t * lines[k + 3]!;
      image[p + 1] = image[p + 1]! + lines[l]! + u * lines[l + 1]!;
      image[q - 1] = image[q - 1]! + lines[l + 2]! + u * lines[l + 3]!;
      t += step;
      u += step;
      p += 2;
      q -= 2;
    }
  }
}

// ---------------------------------------------------------------- fan beams

export interface FanGeometry {
  /** From the source to the centre of rotation, in units of the parallel detectors' spacing. */
  readonly sourceDistance: number;
  readonly detectors: number;
  /** Angle between the outermost edges of the detector arc, radians; detectors are at equal angles. */
  readonly opening: number;
  /** Views on the full circle, at β = 2πk/views. */
  readonly views: number;
}

/** Angle of detector `n` from the central ray, radians. */
export const fanAngle = ({ detectors, opening }: FanGeometry, n: number): number =>
  ((n - (detectors - 1) / 2) * opening) / detectors;

export interface FanSorter {
  /** Fan views on either side of view k that parallel view k is made of. */
  readonly reach: number;
  /** Parallel view k (angle 2πk/views) out of all fan views, `fan[k · detectors + n]`, read round the circle. */
  sort(fan: Float32Array, k: number, out: Float64Array): void;
  /**
   * Sorting read the other way: where the parallel reading (view, j) counts `weight(view, j)` in a sum, the readings of fan view
   * `view` count `out` in it.
   */
  spread(weight: (k: number, j: number) => number, view: number, out: Float64Array): void;
}

/**
 * A fan ray at source angle β and fan angle γ is the parallel ray θ = β + γ, s = D sin γ. Linear between views and between
 * detectors; rays that no detector of the fan sees are 0.
 */
export function createFanSorter(geometry: FanGeometry, parallelDetectors: number): FanSorter {
  const { sourceDistance, detectors, opening, views } = geometry;
  const viewOffset = new Int32Array(parallelDetectors);
  const viewPart = new Float64Array(parallelDetectors);
  const cell = new Int32Array(parallelDetectors);
  const cellPart = new Float64Array(parallelDetectors);
  let reach = 0;
  for (let j = 0; j < parallelDetectors; j++) {
    const sine = (j - (parallelDetectors - 1) / 2) / sourceDistance;
    const gamma = Math.abs(sine) < 1 ? Math.asin(sine) : Number.POSITIVE_INFINITY;
    const n = (gamma * detectors) / opening + (detectors - 1) / 2;
    if (!(n >= 0 && n < detectors - 1)) {
      cell[j] = -1;
      continue;
    }
    cell[j] = Math.floor(n);
    cellPart[j] = n - cell[j]!;
    const offset = (-gamma * views) / (2 * Math.PI);
    viewOffset[j] = Math.floor(offset);
    viewPart[j] = offset - viewOffset[j]!;
    reach = Math.max(reach, -viewOffset[j]!, viewOffset[j]! + 1);
  }
  return {
    reach,
    sort(fan, k, out) {
      for (let j = 0; j < parallelDetectors; j++) {
        const n = cell[j]!;
        if (n < 0) {
          out[j] = 0;
          continue;
        }
        const view = (k + viewOffset[j]! + 2 * views) % views;
        const here = view * detectors + n;
        const next = ((view + 1) % views) * detectors + n;
        const f = cellPart[j]!;
        const early = fan[here]! + f * (fan[here + 1]! - fan[here]!);
        const late = fan[next]! + f * (fan[next + 1]! - fan[next]!);
        out[j] = early + viewPart[j]! * (late - early);
      }
    },
    spread(weight, view, out) {
      out.fill(0);
      for (let j = 0; j < parallelDetectors; j++) {
        const n = cell[j]!;
        if (n < 0) continue;
        const k = view - viewOffset[j]! + views;
        const part = (1 - viewPart[j]!) * weight(k % views, j) + viewPart[j]! * weight((k + views - 1) % views, j);
        out[n] = out[n]! + (1 - cellPart[j]!) * part;
        out[n + 1] = out[n + 1]! + cellPart[j]! * part;
      }
    },
  };
}
