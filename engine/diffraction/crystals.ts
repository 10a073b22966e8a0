/** Structures as their cells and atoms, and the common types of them. */
import type { Quantity } from '../contract';
import type { FormFactor } from '../data/form-factors';

export interface AtomSite {
  readonly scatters: FormFactor;
  /** Debye-Waller B. */
  readonly B: Quantity<'Å²'>;
  /** In parts of the cell's edges. */
  readonly at: readonly [x: number, y: number, z: number];
}

/** Cubic, or hexagonal where there is a `c`. */
export interface Crystal {
  readonly a: Quantity<'Å'>;
  readonly c?: Quantity<'Å'>;
  readonly atoms: readonly AtomSite[];
}

type Vector = AtomSite['at'];

/** What scatters at a place, and how much it swings. */
export type Scatterer = readonly [scatters: FormFactor, B: Quantity<'Å²'>];

const CENTRES: readonly Vector[] = [
  [0, 0, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
  [0.5, 0.5, 0],
];

const placed = ([scatters, B]: Scatterer, places: readonly Vector[], [x, y, z]: Vector = [0, 0, 0]): AtomSite[] =>
  places.map((place) => ({ scatters, B, at: [place[0] + x, place[1] + y, place[2] + z] }));

const cubic = (a: Quantity<'Å'>, atoms: readonly AtomSite[]): Crystal => ({ a, atoms });

/** Face-centred cubic, Fm-3m. */
export const faceCentred = (a: Quantity<'Å'>, atom: Scatterer): Crystal => cubic(a, placed(atom, CENTRES));

/** Body-centred cubic, Im-3m. */
export const bodyCentred = (a: Quantity<'Å'>, atom: Scatterer): Crystal =>
  cubic(
    a,
    placed(atom, [
      [0, 0, 0],
      [0.5, 0.5, 0.5],
    ]),
  );

/** Hexagonal close packing, P6₃/mmc. */
export const closePacked = (a: Quantity<'Å'>, c: Quantity<'Å'>, atom: Scatterer): Crystal => ({
  a,
  c,
  atoms: placed(atom, [
    [1 / 3, 2 / 3, 1 / 4],
    [2 / 3, 1 / 3, 3 / 4],
  ]),
});

/** Diamond, Fd-3m. */
export const diamondType = (a: Quantity<'Å'>, atom: Scatterer): Crystal =>
  cubic(a, [...placed(atom, CENTRES), ...placed(atom, CENTRES, [0.25, 0.25, 0.25])]);

/** Rock salt, Fm-3m. */
export const rockSalt = (a: Quantity<'Å'>, one: Scatterer, other: Scatterer): Crystal =>
  cubic(a, [...placed(one, CENTRES), ...placed(other, CENTRES, [0.5, 0.5, 0.5])]);

/** Caesium chloride, Pm-3m. */
export const caesiumChloride = (a: Quantity<'Å'>, corner: Scatterer, middle: Scatterer): Crystal =>
  cubic(a, [...placed(corner, [[0, 0, 0]]), ...placed(middle, [[0.5, 0.5, 0.5]])]);

/** Fluorite, Fm-3m: the second one in all eight eighths of the cell. */
export const fluorite = (a: Quantity<'Å'>, centre: Scatterer, inside: Scatterer): Crystal =>
  cubic(a, [
    ...placed(centre, CENTRES),
    ...placed(inside, CENTRES, [0.25, 0.25, 0.25]),
    ...placed(inside, CENTRES, [0.75, 0.75, 0.75]),
  ]);

/** α-Quartz, P3₂21: silicon at (u, 0, ⅓), oxygen at (x, y, z). */
export function quartz(
  { a, c, u, oxygen: [x, y, z] }: { a: Quantity<'Å'>; c: Quantity<'Å'>; u: number; oxygen: Vector },
  silicon: Scatterer,
  oxygen: Scatterer,
): Crystal {
  const third = 1 / 3;
  return {
    a,
    c,
    atoms: [
      ...placed(silicon, [
        [u, 0, third],
        [0, u, 2 * third],
        [-u, -u, 0],
      ]),
      ...placed(oxygen, [
        [x, y, z],
        [-y, x - y, z + third],
        [y - x, -x, z + 2 * third],
        [y, x, -z],
        [x - y, -y, 2 * third - z],
        [-x, y - x, third - z],
      ]),
    ],
  };
}

/** Volume of the cell. */
export const cellVolume = ({ a, c }: Crystal): Quantity<'Å³'> =>
  c === undefined ? a * a * a : (Math.sqrt(3) / 2) * a * a * c;

/** 1/d² of the planes (hkl), Å⁻². */
export const inverseSpacingSquared = ({ a, c }: Crystal, h: number, k: number, l: number): number =>
  c === undefined
    ? (h * h + k * k + l * l) / (a * a)
    : ((4 / 3) * (h * h + h * k + k * k)) / (a * a) + (l * l) / (c * c);
