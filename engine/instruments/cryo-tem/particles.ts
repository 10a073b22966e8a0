/**
 * Three protein assemblies as swarms of small Gaussian blobs: helices laid out by the symmetry of each, in Å. Overall sizes are published,
 * the lay-out of the blobs is ours. A projection is exact: a Gaussian projected is a Gaussian.
 */
import type { Rng } from '../../core/rng';

export type Specimen = 'Apoferritin' | '20S Proteasome' | 'GroEL';

export interface Shape {
  /** Largest extent, Å. */
  readonly diameter: number;
  /** Equal units in one particle. */
  readonly symmetry: number;
  /** Spread of a blob, Å. */
  readonly spread: number;
  /** x, y, z of each blob. */
  readonly blobs: Float64Array;
}

type Vector = readonly [number, number, number];
/** Rows. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number];

/** Of the blobs along a helix, Å. */
const STEP = 4;

const along = (from: Vector, to: Vector): Vector[] => {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const count = Math.round(Math.sqrt(dx * dx + dy * dy + dz * dz) / STEP);
  return Array.from({ length: count + 1 }, (_, n) => {
    const part = n / count;
    return [from[0] + part * dx, from[1] + part * dy, from[2] + part * dz] as const;
  });
};

const turned = (m: Rotation, [x, y, z]: Vector): Vector => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
];

/** The 24 rotations of a cube: permutations of the axes with signs, of determinant 1. */
function cubic(): Rotation[] {
  const orders = [
    [0, 1, 2, 1],
    [1, 2, 0, 1],
    [2, 0, 1, 1],
    [0, 2, 1, -1],
    [2, 1, 0, -1],
    [1, 0, 2, -1],
  ] as const;
  const signs = [1, -1] as const;
  return orders.flatMap(([a, b, c, parity]) =>
    signs.flatMap((sa) =>
      signs.map((sb): Rotation => {
        const m: [number, number, number, number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
        m[a] = sa;
        m[3 + b] = sb;
        m[6 + c] = parity * sa * sb;
        return m;
      }),
    ),
  );
}

/** Seven about z, and the same upside down. */
function dihedral(): Rotation[] {
  return Array.from({ length: 7 }, (_, n) => (2 * Math.PI * n) / 7).flatMap((angle): Rotation[] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      [c, -s, 0, s, c, 0, 0, 0, 1],
      [c, s, 0, s, -c, 0, 0, 0, -1],
    ];
  });
}

const shapeOf = (
  { diameter, symmetry, spread }: Omit<Shape, 'blobs'>,
  rotations: readonly Rotation[],
  unit: readonly Vector[],
): Shape => ({
  diameter,
  symmetry,
  spread,
  blobs: Float64Array.from(rotations.flatMap((m) => unit.flatMap((at) => [...turned(m, at)]))),
});

/** A bundle of four helices, 44 Å long, lying on a sphere of 50 Å beside a twofold axis. */
function ferritinUnit(): Vector[] {
  const half = Math.SQRT1_2;
  const lift = 12.5;
  return ([-5, 5] as const).flatMap((out) =>
    ([-5.5, 5.5] as const).flatMap((side) => {
      const radius = 50 + out;
      const at = (t: number): Vector => [radius * half + t * half, radius * half - t * half, lift + side];
      return along(at(-22), at(22));
    }),
  );
}

/** An outer and an inner unit of a half; helices across the radius and along the axis. */
function proteasomeUnit(): Vector[] {
  return [19, 56].flatMap((z) => [
    ...along([32, -13, z - 15], [32, 13, z - 15]),
    ...along([48, -18, z - 14], [48, 18, z - 14]),
    ...along([40, -15, z - 5], [40, 15, z - 5]),
    ...along([52, -18, z - 2], [52, 18, z - 2]),
    ...along([34, -14, z + 6], [34, 14, z + 6]),
    ...along([47, -16, z + 8], [47, 16, z + 8]),
    ...along([36, -8, z + 15], [48, 10, z + 15]),
  ]);
}

/** Equatorial, hinge and apical domain of one unit of a ring. */
function chaperoninUnit(): Vector[] {
  return [
    ...along([34, -14, 4], [34, 14, 6]),
    ...along([48, -18, 4], [48, 18, 6]),
    ...along([60, -16, 8], [60, 16, 8]),
    ...along([40, -16, 15], [40, 16, 15]),
    ...along([54, -20, 17], [54, 20, 17]),
    ...along([46, -16, 27], [46, 16, 27]),
    ...along([60, -8, 26], [60, 4, 42]),
    ...along([50, 8, 32], [54, 6, 48]),
    ...along([42, -16, 48], [58, 10, 46]),
    ...along([36, -10, 56], [62, -6, 56]),
    ...along([40, 10, 58], [60, 12, 60]),
    ...along([38, -8, 66], [56, 10, 67]),
  ];
}

const SHAPES: Readonly<Record<Specimen, Shape>> = {
  Apoferritin: shapeOf({ diameter: 124, symmetry: 24, spread: 4 }, cubic(), ferritinUnit()),
  '20S Proteasome': shapeOf({ diameter: 148, symmetry: 14, spread: 5 }, dihedral(), proteasomeUnit()),
  GroEL: shapeOf({ diameter: 146, symmetry: 14, spread: 5 }, dihedral(), chaperoninUnit()),
};

export const shape = (specimen: Specimen): Shape => SHAPES[specimen];

/** Every orientation alike: a random unit quaternion (Shoemake 1992). */
export function randomRotation(rng: Rng): Rotation {
  const u = rng.next();
  const [a, b] = [2 * Math.PI * rng.next(), 2 * Math.PI * rng.next()];
  const [p, q] = [Math.sqrt(1 - u), Math.sqrt(u)];
  const [x, y, z, w] = [p * Math.sin(a), p * Math.cos(a), q * Math.sin(b), q * Math.cos(b)];
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - z * w),
    2 * (x * z + y * w),
    2 * (x * y + z * w),
    1 - 2 * (x * x + z * z),
    2 * (y * z - x * w),
    2 * (x * z - y * w),
    2 * (y * z + x * w),
    1 - 2 * (x * x + y * y),
  ];
}

const FINE = 16;

/** Adds the projection of a particle, its middle at (x, y) in pixels, to a picture of `width` pixels a side; what lies outside is lost. */
export function project(
  { blobs, spread }: Shape,
  m: Rotation,
  x: number,
  y: number,
  pixel: number,
  weight: number,
  picture: Float64Array,
  width: number,
): void {
  // A pixel gathers what falls on it.
  const sigma = Math.sqrt(spread * spread + (pixel * pixel) / 12) / pixel;
  const reach = Math.ceil(3 * sigma);
  const span = 2 * reach + 1;
  const table = new Float64Array((FINE + 1) * span);
  for (let f = 0; f <= FINE; f++)
    for (let n = 0; n < span; n++)
      table[f * span + n] =
        Math.exp(-((n - reach - f / FINE + 0.5) ** 2) / (2 * sigma * sigma)) / (sigma * Math.sqrt(2 * Math.PI));
  // One blob weighs the same at every pixel size.
  const each = weight / (pixel * pixel);
  for (let b = 0; b < blobs.length; b += 3) {
    const bx = blobs[b]!;
    const by = blobs[b + 1]!;
    const bz = blobs[b + 2]!;
    const px = x + (m[0] * bx + m[1] * by + m[2] * bz) / pixel;
    const py = y + (m[3] * bx + m[4] * by + m[5] * bz) / pixel;
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    const tx = Math.round((px - ix) * FINE) * span;
    const ty = Math.round((py - iy) * FINE) * span;
    const left = ix - reach;
    const top = iy - reach;
    if (left < 0 || top < 0 || left + span > width || top + span > width) continue;
    for (let j = 0; j < span; j++) {
      const high = each * table[ty + j]!;
      const row = (top + j) * width + left;
      for (let i = 0; i < span; i++) picture[row + i]! += high * table[tx + i]!;
    }
  }
}
