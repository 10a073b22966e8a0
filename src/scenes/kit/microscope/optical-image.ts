/**
 * What a lens makes of a sharp drawing: each layer smoothed by the Gaussian into which its points spread, the layers' transmittances
 * multiplied, then light and contrast. A wide Gaussian is reckoned on a coarser grid, so that a strong blur costs less than none.
 */

/** A smoothed layer: red, green and blue from 0 to 255, row by row, on a grid that many times coarser than the drawing. */
export interface Plane {
  readonly step: number;
  readonly side: number;
  readonly values: Float32Array;
}

export interface Smoother {
  /** Of a square drawing of four bytes a pixel; `sigma` in its pixels. The plane is valid until the next call. */
  smooth(data: Uint8ClampedArray, sigma: number): Plane;
}

/** Coarsest grid; the side of a drawing is a multiple of it. */
export const COARSEST = 16;
/** Below this a Gaussian changes no pixel that one would notice. */
const LEAST_SIGMA = 0.3;
/** A kernel reaches so many standard deviations. */
const REACH = 2.8;

/** Grid for a Gaussian: its step is at most the standard deviation. */
function stepFor(sigma: number): number {
  let step = 1;
  while (step < COARSEST && 2 * step <= sigma) step *= 2;
  return step;
}

/** What is left for the kernel when cells of that width were averaged and will be joined by straight lines. */
function restOf(sigma: number, step: number): number {
  if (step === 1) return sigma;
  const widened = (step * step - 1) / 12 + (step * step) / 6;
  return Math.sqrt(Math.max(0.1, sigma * sigma - widened)) / step;
}

function kernelOf(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(REACH * sigma));
  const kernel = new Float32Array(2 * reach + 1);
  let sum = 0;
  for (let n = -reach; n <= reach; n++) {
    const weight = Math.exp((-n * n) / (2 * sigma * sigma));
    kernel[n + reach] = weight;
    sum += weight;
  }
  for (let n = 0; n < kernel.length; n++) kernel[n] = (kernel[n] ?? 0) / sum;
  return kernel;
}

/** Cells of `step` × `step` pixels, averaged. */
function averaged(data: Uint8ClampedArray, side: number, step: number, into: Float32Array): void {
  const coarse = side / step;
  const part = 1 / (step * step);
  into.fill(0);
  for (let y = 0; y < side; y++) {
    const row = 3 * coarse * Math.floor(y / step);
    for (let x = 0; x < side; x++) {
      const to = row + 3 * Math.floor(x / step);
      const from = 4 * (y * side + x);
      into[to] = (into[to] ?? 0) + (data[from] ?? 0) * part;
      into[to + 1] = (into[to + 1] ?? 0) + (data[from + 1] ?? 0) * part;
      into[to + 2] = (into[to + 2] ?? 0) + (data[from + 2] ?? 0) * part;
    }
  }
}

/** Along one axis; what lies beyond the edge is as the edge. */
function convolved(from: Float32Array, into: Float32Array, side: number, kernel: Float32Array, along: 'x' | 'y'): void {
  const reach = (kernel.length - 1) / 2;
  const [step, line] = along === 'x' ? [3, 3 * side] : [3 * side, 3];
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      let [red, green, blue] = [0, 0, 0];
      for (let k = -reach; k <= reach; k++) {
        const at = i + k;
        const source = j * line + (at < 0 ? 0 : at >= side ? side - 1 : at) * step;
        const weight = kernel[k + reach] ?? 0;
        red += weight * (from[source] ?? 0);
        green += weight * (from[source + 1] ?? 0);
        blue += weight * (from[source + 2] ?? 0);
      }
      const to = j * line + i * step;
      into[to] = red;
      into[to + 1] = green;
      into[to + 2] = blue;
    }
  }
}

export function createSmoother(side: number): Smoother {
  const grids = new Map<number, readonly [Float32Array, Float32Array]>();
  const gridOf = (step: number): readonly [Float32Array, Float32Array] => {
    const known = grids.get(step);
    if (known) return known;
    const size = 3 * (side / step) ** 2;
    const made = [new Float32Array(size), new Float32Array(size)] as const;
    grids.set(step, made);
    return made;
  };
  return {
    smooth(data, sigma) {
      const step = stepFor(sigma);
      const [values, other] = gridOf(step);
      averaged(data, side, step, values);
      const coarse = side / step;
      if (sigma >= LEAST_SIGMA) {
        const kernel = kernelOf(restOf(sigma, step));
        convolved(values, other, coarse, kernel, 'x');
        convolved(other, values, coarse, kernel, 'y');
      }
      return { step, side: coarse, values };
    },
  };
}

/** A colour of a plane at a place of a grid with another step, straight lines between cells. */
function sampled({ step, side, values }: Plane, x: number, y: number, colour: number): number {
  const u = Math.min(side - 1, Math.max(0, x / step - 0.5));
  const v = Math.min(side - 1, Math.max(0, y / step - 0.5));
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [Math.min(side - 1, i + 1), Math.min(side - 1, j + 1)];
  const at = (column: number, row: number): number => values[3 * (row * side + column) + colour] ?? 0;
  const top = at(i, j) + (at(right, j) - at(i, j)) * (u - i);
  const bottom = at(i, down) + (at(right, down) - at(i, down)) * (u - i);
  return top + (bottom - top) * (v - j);
}

export interface Exposure {
  /** Of the empty field, 0 to 1. */
  readonly grey: number;
  /** 1 leaves differences as they are. */
  readonly contrast: number;
}

/** A halogen lamp's white, by channel. */
const LAMP = [1, 0.985, 0.93] as const;

/** The picture within a margin, in pixels of the drawing, at the finest step of its planes. */
export function exposed(
  planes: readonly Plane[],
  margin: number,
  { grey, contrast }: Exposure,
  into: Uint8ClampedArray,
): void {
  const step = Math.min(...planes.map((plane) => plane.step));
  const side = (planes[0]?.side ?? 0) * (planes[0]?.step ?? 1);
  const across = (side - 2 * margin) / step;
  for (let j = 0; j < across; j++) {
    for (let i = 0; i < across; i++) {
      const to = 4 * (j * across + i);
      for (let colour = 0; colour < 3; colour++) {
        let passed = 1;
        for (const plane of planes) {
          const value =
            plane.step === step
              ? (plane.values[3 * ((j + margin / step) * plane.side + i + margin / step) + colour] ?? 0)
              : sampled(plane, margin + (i + 0.5) * step, margin + (j + 0.5) * step, colour);
          passed *= value / 255;
        }
        const seen = 1 - contrast * (1 - passed);
        into[to + colour] = 255 * grey * (seen < 0 ? 0 : seen) * (LAMP[colour] ?? 1);
      }
      into[to + 3] = 255;
    }
  }
}
