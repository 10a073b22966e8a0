/**
 * Where each frame of a movie lies: cross-correlation with the sum of the other frames, both low-passed by exp(−125 k²). The first
 * look is a coarse map of all shifts; then each frame climbs to its peak, in passes over better and better sums.
 */
import { BIN, type Movie, planOf, SIDE, squareAt } from './micrograph';

const HALF = SIDE / 2;
/** Frequencies that are kept of a transform, from 0 up and from −48 to 47: the other rows say the same, and beyond it there is little. */
const ROWS = 48;
const COLUMNS = 2 * ROWS;
const COARSE = 64;
/** Of the low-pass: a B factor of 500 Å². */
const LOW_PASS = 125;
/** Pixels of the detector that are looked at to each side. */
const SEARCH = 40;
const PASSES = 2;
const CLIMBS = 2;
/** Fewer electrons for each Å² in a frame cannot be aligned. */
export const LEAST_DOSE = 0.1;

interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Low-passed transforms of the frames, binned two by two, two at a time. */
function spectraOf({ frames, pixel }: Movie): Spectrum[] {
  const lowest = 1 / (SIDE * pixel);
  const spectra: Spectrum[] = [];
  const binned = (frame: Uint16Array | undefined): Float64Array => {
    const out = new Float64Array(HALF * HALF);
    if (!frame) return out;
    const side = SIDE;
    for (let y = 0; y < HALF; y++)
      for (let x = 0; x < HALF; x++) {
        const p = 2 * y * side + 2 * x;
        out[y * HALF + x] = frame[p]! + frame[p + 1]! + frame[p + side]! + frame[p + side + 1]!;
      }
    return out;
  };
  const damping = Float64Array.from({ length: (HALF * HALF) / 2 + 1 }, (_, n) =>
    n === 0 ? 0 : Math.exp(-LOW_PASS * n * lowest * lowest),
  );
  for (let j = 0; j < frames.length; j += 2) {
    const [re, im] = [binned(frames[j]), binned(frames[j + 1])];
    planOf(HALF).forward(re, im);
    const [one, two] = [none(), none()];
    for (let y = 0; y < ROWS; y++)
      for (let n = 0; n < COLUMNS; n++) {
        const x = (frequencyOf(n) + HALF) % HALF;
        const p = y * HALF + x;
        const q = ((HALF - y) % HALF) * HALF + ((HALF - x) % HALF);
        const at = y * COLUMNS + n;
        const weight = 0.5 * damping[squareAt(x, y, HALF)]!;
        one.re[at] = weight * (re[p]! + re[q]!);
        one.im[at] = weight * (im[p]! - im[q]!);
        two.re[at] = weight * (im[p]! + im[q]!);
        two.im[at] = weight * (re[q]! - re[p]!);
      }
    spectra.push(one);
    if (j + 1 < frames.length) spectra.push(two);
  }
  return spectra;
}

const none = (): Spectrum => ({ re: new Float64Array(ROWS * COLUMNS), im: new Float64Array(ROWS * COLUMNS) });
const frequencyOf = (column: number): number => (column < ROWS ? column : column - COLUMNS);

/** exp(2πi f s/256) of each frequency, for a shift in pixels. */
function phases(shift: number): Spectrum {
  const [re, im] = [new Float64Array(COLUMNS), new Float64Array(COLUMNS)];
  for (let n = 0; n < COLUMNS; n++) {
    const angle = (2 * Math.PI * frequencyOf(n) * shift) / SIDE;
    re[n] = Math.cos(angle);
    im[n] = Math.sin(angle);
  }
  return { re, im };
}

/** Adds a frame, moved back by its shift, `sign` times. */
function addMoved(sum: Spectrum, { re, im }: Spectrum, dx: number, dy: number, sign: number): void {
  const [px, py] = [phases(dx), phases(dy)];
  for (let y = 0, p = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++, p++) {
      const c = px.re[x]! * py.re[y]! - px.im[x]! * py.im[y]!;
      const s = px.re[x]! * py.im[y]! + px.im[x]! * py.re[y]!;
      sum.re[p]! += sign * (re[p]! * c - im[p]! * s);
      sum.im[p]! += sign * (re[p]! * s + im[p]! * c);
    }
}

/** Newton's steps up the correlation of a frame with a sum, from (dx, dy) in pixels. */
function climb(frame: Spectrum, sum: Spectrum, dx: number, dy: number): readonly [number, number] {
  const unit = (2 * Math.PI) / SIDE;
  for (let n = 0; n < CLIMBS; n++) {
    const [px, py] = [phases(dx), phases(dy)];
    let gx = 0;
    let gy = 0;
    let hxx = 0;
    let hxy = 0;
    let hyy = 0;
    for (let fy = 0; fy < ROWS; fy++) {
      for (let x = 0; x < COLUMNS; x++) {
        const p = fy * COLUMNS + x;
        const fx = frequencyOf(x);
        const a = frame.re[p]! * sum.re[p]! + frame.im[p]! * sum.im[p]!;
        const b = frame.im[p]! * sum.re[p]! - frame.re[p]! * sum.im[p]!;
        const c = px.re[x]! * py.re[fy]! - px.im[x]! * py.im[fy]!;
        const s = px.re[x]! * py.im[fy]! + px.im[x]! * py.re[fy]!;
        const value = a * c - b * s;
        const slope = -(a * s + b * c);
        gx += fx * slope;
        gy += fy * slope;
        hxx -= fx * fx * value;
        hxy -= fx * fy * value;
        hyy -= fy * fy * value;
      }
    }
    const [sx, sy] = [gx * unit, gy * unit];
    const [xx, xy, yy] = [hxx * unit * unit, hxy * unit * unit, hyy * unit * unit];
    const determinant = xx * yy - xy * xy;
    // Only where it is a hill.
    if (!(determinant > 0 && xx < 0)) break;
    const limit = (step: number): number => Math.max(-1, Math.min(1, step));
    dx += limit((xy * sy - yy * sx) / determinant);
    dy += limit((xy * sx - xx * sy) / determinant);
  }
  return [dx, dy];
}

/** The highest place of the coarse correlation of two frames with a sum, in pixels. */
function coarseShifts(
  first: Spectrum,
  second: Spectrum | undefined,
  sum: Spectrum,
): readonly (readonly [number, number])[] {
  const re = new Float64Array(COARSE * COARSE);
  const im = new Float64Array(COARSE * COARSE);
  for (let y = 0; y < COARSE; y++)
    for (let x = 0; x < COARSE; x++) {
      const fy = y < COARSE / 2 ? y : y - COARSE;
      const fx = x < COARSE / 2 ? x : x - COARSE;
      // Below the middle stands the conjugate of the opposite place.
      const mirror = fy < 0 ? -1 : 1;
      const p = mirror * fy * COLUMNS + ((mirror * fx + COLUMNS) % COLUMNS);
      const at = y * COARSE + x;
      const sr = sum.re[p]!;
      const si = sum.im[p]!;
      const a = sr - first.re[p]!;
      const b = si - first.im[p]!;
      re[at] = first.re[p]! * a + first.im[p]! * b;
      im[at] = mirror * (first.im[p]! * a - first.re[p]! * b);
      if (!second) continue;
      const c = sr - second.re[p]!;
      const d = si - second.im[p]!;
      re[at]! -= mirror * (second.im[p]! * c - second.re[p]! * d);
      im[at]! += second.re[p]! * c + second.im[p]! * d;
    }
  planOf(COARSE).inverse(re, im);
  const step = SIDE / COARSE;
  const reach = Math.floor(SEARCH / BIN / step);
  return [re, ...(second ? [im] : [])].map((map) => {
    let best: readonly [number, number] = [0, 0];
    let top = -Infinity;
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const value = map[((y + COARSE) % COARSE) * COARSE + ((x + COARSE) % COARSE)]!;
        if (value > top) {
          top = value;
          best = [x * step, y * step];
        }
      }
    return best;
  });
}

/** x, y of each frame in Å, as far as its electrons tell; their mean is that of the true shifts only by chance. */
export function alignFrames(movie: Movie): Float64Array {
  const count = movie.frames.length;
  const shifts = new Float64Array(2 * count);
  if (count < 2) return shifts;
  const spectra = spectraOf(movie);
  const sum = none();
  for (const spectrum of spectra) addMoved(sum, spectrum, 0, 0, 1);
  for (let j = 0; j < count; j += 2) {
    coarseShifts(spectra[j]!, spectra[j + 1], sum).forEach(([x, y], k) => {
      shifts[2 * (j + k)] = x;
      shifts[2 * (j + k) + 1] = y;
    });
  }
  for (let pass = 0; pass < PASSES; pass++) {
    sum.re.fill(0);
    sum.im.fill(0);
    spectra.forEach((spectrum, j) => addMoved(sum, spectrum, shifts[2 * j]!, shifts[2 * j + 1]!, 1));
    spectra.forEach((spectrum, j) => {
      const [x, y] = [shifts[2 * j]!, shifts[2 * j + 1]!];
      // A frame is not compared with itself.
      addMoved(sum, spectrum, x, y, -1);
      const [dx, dy] = climb(spectrum, sum, x, y);
      shifts[2 * j] = dx;
      shifts[2 * j + 1] = dy;
      addMoved(sum, spectrum, dx, dy, 1);
    });
  }
  return shifts.map((shift) => shift * movie.pixel);
}
