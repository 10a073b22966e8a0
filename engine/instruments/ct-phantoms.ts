/**
 * What lies in the scanner: ellipses of known material in one slice, and the lengths that a ray spends in each material.
 *
 * Lengths in mm, x to the right and y down the picture, the origin at the centre of rotation. `painted`: a later shape
 * covers what lies under it. `added`: densities add, in units of water.
 *
 * Head: L. A. Shepp and B. F. Logan 1974, The Fourier reconstruction of a head section, IEEE Trans. Nucl. Sci. 21, 21, in
 * its own contrast (water 1, skull 2, brain 1.02), 128 mm to a unit.
 */
import type { Ellipse } from '../core/tomography';
import type { AttenuatorName } from '../data/x-ray-attenuation';

export type PhantomName = 'Insert Phantom' | 'Water Cylinder' | 'Shepp-Logan' | 'Thorax';
export type TissueName = 'Water' | 'Bone' | 'Adipose' | 'Soft tissue' | 'Lung';

export interface PhantomShape extends Ellipse {
  readonly tissue: TissueName;
  /** Of an added shape: its density in units of water. */
  readonly value: number;
}

/** A disc in which CT numbers are measured, mm. */
export interface RegionOfInterest {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Phantom {
  readonly combine: 'painted' | 'added';
  readonly shapes: readonly PhantomShape[];
  readonly regions: Readonly<Partial<Record<TissueName, RegionOfInterest>>>;
}

export const attenuatorOf: Readonly<Record<TissueName, AttenuatorName>> = {
  Water: 'water',
  Bone: 'cortical bone',
  Adipose: 'adipose tissue',
  'Soft tissue': 'soft tissue',
  Lung: 'inflated lung',
};

const ellipse = (tissue: TissueName, x: number, y: number, a: number, b: number): PhantomShape => ({
  tissue,
  x,
  y,
  a,
  b,
  tilt: 0,
  value: 1,
});

export const CYLINDER_RADIUS = 100;
const cylinder = ellipse('Water', 0, 0, CYLINDER_RADIUS, CYLINDER_RADIUS);
/** The disc in the middle, where noise is measured too. */
export const CENTRE: RegionOfInterest = { x: 0, y: 0, radius: 20 };
const region = (x: number, y: number): RegionOfInterest => ({ x, y, radius: 9 });

const THORAX_SCALE = 0.8;
const organ = (tissue: TissueName, x: number, y: number, a: number, b: number): PhantomShape =>
  ellipse(tissue, x * THORAX_SCALE, y * THORAX_SCALE, a * THORAX_SCALE, b * THORAX_SCALE);

const HEAD_UNIT = 128;
/** Value, x, y (up), semi-axes, tilt in degrees (anticlockwise). */
const HEAD: readonly (readonly [number, number, number, number, number, number])[] = [
  [2, 0, 0, 0.69, 0.92, 0],
  [-0.98, 0, -0.0184, 0.6624, 0.874, 0],
  [-0.02, 0.22, 0, 0.11, 0.31, -18],
  [-0.02, -0.22, 0, 0.16, 0.41, 18],
  [0.01, 0, 0.35, 0.21, 0.25, 0],
  [0.01, 0, 0.1, 0.046, 0.046, 0],
  [0.01, 0, -0.1, 0.046, 0.046, 0],
  [0.01, -0.08, -0.605, 0.046, 0.023, 0],
  [0.01, 0, -0.606, 0.023, 0.023, 0],
  [0.01, 0.06, -0.605, 0.023, 0.046, 0],
];

export const phantoms: Readonly<Record<PhantomName, Phantom>> = {
  'Insert Phantom': {
    combine: 'painted',
    shapes: [
      cylinder,
      ellipse('Bone', 60, 0, 15, 15),
      ellipse('Adipose', 0, 60, 15, 15),
      ellipse('Lung', -60, 0, 15, 15),
      ellipse('Soft tissue', 0, -60, 15, 15),
    ],
    regions: {
      Water: CENTRE,
      Bone: region(60, 0),
      Adipose: region(0, 60),
      Lung: region(-60, 0),
      'Soft tissue': region(0, -60),
    },
  },
  'Water Cylinder': { combine: 'painted', shapes: [cylinder], regions: { Water: CENTRE } },
  'Shepp-Logan': {
    combine: 'added',
    shapes: HEAD.map(([value, x, y, a, b, degrees]) => ({
      tissue: 'Water',
      value,
      x: x * HEAD_UNIT,
      y: -y * HEAD_UNIT,
      a: a * HEAD_UNIT,
      b: b * HEAD_UNIT,
      tilt: (-degrees * Math.PI) / 180,
    })),
    regions: {},
  },
  Thorax: {
    combine: 'painted',
    shapes: [
      organ('Soft tissue', 0, 0, 150, 100),
      organ('Lung', 65, 0, 50, 72),
      organ('Lung', -65, 0, 50, 72),
      organ('Soft tissue', 15, -15, 42, 38),
      organ('Bone', 0, 72, 16, 16),
      organ('Bone', 0, -88, 16, 6),
    ],
    regions: { Bone: region(0, 57.6), Lung: region(-52, 0), 'Soft tissue': region(12, -12) },
  },
};

/** Lengths that rays spend in the materials of one phantom. */
export interface PathTracer {
  /** In the order of `lengths`. */
  readonly tissues: readonly TissueName[];
  /** mm in each material on the last ray traced; negative where added densities are. */
  readonly lengths: Float64Array;
  /** Follows the ray x cos + y sin = s (mm); true if it meets anything. */
  trace(cos: number, sin: number, s: number): boolean;
}

export function createPathTracer({ combine, shapes }: Phantom): PathTracer {
  const tissues = [...new Set(shapes.map(({ tissue }) => tissue))];
  const count = shapes.length;
  const of = (pick: (shape: PhantomShape) => number): Float64Array => Float64Array.from(shapes, pick);
  const x = of((shape) => shape.x);
  const y = of((shape) => shape.y);
  const a = of((shape) => shape.a);
  const b = of((shape) => shape.b);
  const cosTilt = of(({ tilt }) => Math.cos(tilt));
  const sinTilt = of(({ tilt }) => Math.sin(tilt));
  const value = of((shape) => shape.value);
  const material = Int32Array.from(shapes, ({ tissue }) => tissues.indexOf(tissue));
  const lengths = new Float64Array(tissues.length);
  const painted = combine === 'painted';
  const hit = new Int32Array(count);
  const enter = new Float64Array(count);
  const leave = new Float64Array(count);
  const borders = new Float64Array(2 * count);

  /** Sorted into `borders`, by insertion: there are few. */
  const addBorder = (at: number, many: number): void => {
    let place = many;
    while (place > 0 && borders[place - 1]! > at) {
      borders[place] = borders[place - 1]!;
      place--;
    }
    borders[place] = at;
  };

  return {
    tissues,
    lengths,
    trace(cos, sin, s) {
      lengths.fill(0);
      let hits = 0;
      for (let n = 0; n < count; n++) {
        const c = cos * cosTilt[n]! + sin * sinTilt[n]!;
        const d = sin * cosTilt[n]! - cos * sinTilt[n]!;
        const a2 = a[n]! * a[n]!;
        const b2 = b[n]! * b[n]!;
        const width2 = a2 * c * c + b2 * d * d;
        const off = s - x[n]! * cos - y[n]! * sin;
        const inside = width2 - off * off;
        if (inside <= 0) continue;
        const half = (a[n]! * b[n]! * Math.sqrt(inside)) / width2;
        if (!painted) {
          lengths[material[n]!] = lengths[material[n]!]! + 2 * half * value[n]!;
          hits++;
          continue;
        }
        // Along the ray, (−sin, cos), the middle of the chord of a slanted ellipse lies off its centre.
        const middle = y[n]! * cos - x[n]! * sin + (off * c * d * (b2 - a2)) / width2;
        hit[hits] = n;
        enter[hits] = middle - half;
        leave[hits] = middle + half;
        addBorder(middle - half, 2 * hits);
        addBorder(middle + half, 2 * hits + 1);
        hits++;
      }
      if (!painted) return hits > 0;
      for (let k = 1; k < 2 * hits; k++) {
        const length = borders[k]! - borders[k - 1]!;
        const at = 0.5 * (borders[k]! + borders[k - 1]!);
        let h = hits - 1;
        while (h >= 0 && (at < enter[h]! || at > leave[h]!)) h--;
        if (h < 0) continue;
        const m = material[hit[h]!]!;
        lengths[m] = lengths[m]! + length;
      }
      return hits > 0;
    },
  };
}
