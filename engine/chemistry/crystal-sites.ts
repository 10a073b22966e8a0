/**
 * Where the particles of the drawn pieces sit, Å from their middle: rock salt 5 × 5 × 5 ions, body-centred iron of 3 × 3 × 3
 * cells, a ball of ice Ih. Ice keeps the rules of Bernal and Fowler: one hydrogen on each bond, two on each oxygen.
 */
import { type Compound, ICE_CELL, IRON_CELL, NACL_DISTANCE, WATER_ANGLE } from '../data/bonding-samples';

/** Which ball is drawn. */
export const KINDS = { Na: 0, Cl: 1, O: 2, H: 3, Fe: 4 } as const;

export interface Piece {
  /** Three numbers each. */
  readonly sites: Float64Array;
  readonly kinds: Uint8Array;
  /** Directions of the two O–H bonds of each molecule, six numbers each; empty where there are none. */
  readonly bonds: Float64Array;
  /** Half of the box that a melt keeps to. */
  readonly reach: number;
}

function rockSalt(): Piece {
  const half = 2;
  const sites: number[] = [];
  const kinds: number[] = [];
  for (let i = -half; i <= half; i++) {
    for (let j = -half; j <= half; j++) {
      for (let k = -half; k <= half; k++) {
        sites.push(i * NACL_DISTANCE, j * NACL_DISTANCE, k * NACL_DISTANCE);
        kinds.push((i + j + k) % 2 === 0 ? KINDS.Cl : KINDS.Na);
      }
    }
  }
  return {
    sites: Float64Array.from(sites),
    kinds: Uint8Array.from(kinds),
    bonds: new Float64Array(0),
    reach: (half + 0.4) * NACL_DISTANCE,
  };
}

function bodyCentred(): Piece {
  const cells = 3;
  const middle = (cells * IRON_CELL) / 2;
  const sites: number[] = [];
  for (let shift = 0; shift <= 0.5; shift += 0.5) {
    const count = shift === 0 ? cells + 1 : cells;
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        for (let k = 0; k < count; k++) {
          for (const at of [i, j, k]) sites.push((at + shift) * IRON_CELL - middle);
        }
      }
    }
  }
  return {
    sites: Float64Array.from(sites),
    kinds: new Uint8Array(sites.length / 3).fill(KINDS.Fe),
    bonds: new Float64Array(0),
    reach: middle + 0.3 * IRON_CELL,
  };
}

// ---------------------------------------------------------------- ice

/** Ice Ih at −50 °C, Å (CRC Handbook): O–O is about 2.75 Å. */
const ICE = { ...ICE_CELL, z: 1 / 16, bond: 2.95 } as const;
/** What is kept of the lattice: a ball of this radius, Å. */
const ICE_RADIUS = 6.6;

/** Oxygens of P6₃/mmc on 4f, as a ball about a place between them. */
function oxygens(): [number, number, number][] {
  const { a, c, z } = ICE;
  const basis = [
    [1 / 3, 2 / 3, z],
    [2 / 3, 1 / 3, z + 0.5],
    [2 / 3, 1 / 3, -z],
    [1 / 3, 2 / 3, 0.5 - z],
  ] as const;
  const all: [number, number, number][] = [];
  for (let i = -3; i <= 3; i++) {
    for (let j = -3; j <= 3; j++) {
      for (let k = -2; k <= 2; k++) {
        for (const [u, v, w] of basis) {
          const x = (u + i - (v + j) / 2) * a;
          const y = ((v + j) * a * Math.sqrt(3)) / 2;
          all.push([x, y, (w + k) * c]);
        }
      }
    }
  }
  return all
    .filter(([x, y, h]) => x * x + y * y + (h - c / 4) ** 2 < ICE_RADIUS ** 2)
    .map(([x, y, h]) => [x, y, h - c / 4]);
}

/**
 * The donor of each bond, so that no oxygen gives or takes more than two hydrogens: trails through all bonds leave every place as
 * often as they enter it, but for one at places of odd degree.
 */
function donors(bonds: readonly (readonly [number, number])[], count: number): Int32Array {
  const donor = new Int32Array(bonds.length).fill(-1);
  const open: Set<number>[] = Array.from({ length: count }, () => new Set());
  bonds.forEach(([a, b], n) => {
    open[a]?.add(n);
    open[b]?.add(n);
  });
  const follow = (start: number): void => {
    for (let at = start; ; ) {
      const [next] = open[at] ?? [];
      if (next === undefined) return;
      const [a, b] = bonds[next] ?? [0, 0];
      donor[next] = at;
      open[a]?.delete(next);
      open[b]?.delete(next);
      at = at === a ? b : a;
    }
  };
  for (let place = 0; place < count; place++) if ((open[place]?.size ?? 0) % 2 === 1) follow(place);
  for (let place = 0; place < count; place++) follow(place);
  return donor;
}

type Vector = readonly [number, number, number];

const sum = (a: Vector, b: Vector, factor = 1): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];
const unit = (v: Vector): Vector => {
  const length = Math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Directions to the four corners that continue those taken: where a surface molecule has no neighbour. */
function freeCorners(taken: readonly Vector[]): Vector[] {
  const [a = [0, 0, 1], b, c] = taken;
  if (c && b) return taken.length > 3 ? [] : [unit(sum(sum(sum([0, 0, 0], a, -1), b, -1), c, -1))];
  const back = b ? unit(sum(sum([0, 0, 0], a, -1), b, -1)) : null;
  const across = unit(cross(a, b ?? (Math.abs(a[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0])));
  if (back) return [unit(sum(back, across, 1.4)), unit(sum(back, across, -1.4))];
  const other = cross(a, across);
  return [0, 1, 2].map((n) => {
    const angle = (2 * Math.PI * n) / 3;
    const round = sum(sum([0, 0, 0], across, Math.cos(angle)), other, Math.sin(angle));
    return unit(sum(round, a, -1 / (2 * Math.SQRT2)));
  });
}

/** Closes the tetrahedral angle of two bonds to that of the molecule, in their plane. */
function closed(a: Vector, b: Vector): readonly [Vector, Vector] {
  const middle = unit(sum(a, b));
  const across = unit(sum(a, b, -1));
  const half = (WATER_ANGLE * Math.PI) / 360;
  const along = sum([0, 0, 0], middle, Math.cos(half));
  return [sum(along, across, Math.sin(half)), sum(along, across, -Math.sin(half))];
}

function ice(): Piece {
  const places = oxygens();
  const bonds: [number, number][] = [];
  const near: number[][] = places.map(() => []);
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      const d = sum(places[j] ?? [0, 0, 0], places[i] ?? [0, 0, 0], -1);
      if (d[0] ** 2 + d[1] ** 2 + d[2] ** 2 > ICE.bond ** 2) continue;
      bonds.push([i, j]);
      near[i]?.push(j);
      near[j]?.push(i);
    }
  }
  const donor = donors(bonds, places.length);
  const directions = new Float64Array(6 * places.length);
  places.forEach((place, i) => {
    const towards = (j: number): Vector => unit(sum(places[j] ?? [0, 0, 0], place, -1));
    const mine = bonds.flatMap(([a, b], n) => (donor[n] === i ? [towards(a === i ? b : a)] : []));
    const free = freeCorners((near[i] ?? []).map(towards));
    const [first = [0, 0, 1], second = [0, 1, 0]] = [...mine, ...free];
    const [a, b] = closed(first, second);
    directions.set([...a, ...b], 6 * i);
  });
  return {
    sites: Float64Array.from(places.flat()),
    kinds: new Uint8Array(places.length).fill(KINDS.O),
    bonds: directions,
    reach: ICE_RADIUS + 0.3,
  };
}

/** The same in every run: nobody writes into them. */
export const pieces: Readonly<Record<Compound, Piece>> = {
  'NaCl (Ionic)': rockSalt(),
  'H2O (Covalent)': ice(),
  'Fe (Metallic)': bodyCentred(),
};

/** Balls that a piece is drawn with: three for a molecule. */
export const ballsOf = (compound: Compound): number =>
  pieces[compound].kinds.length * (compound === 'H2O (Covalent)' ? 3 : 1);
