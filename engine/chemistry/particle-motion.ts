/**
 * What the particles of a piece do, as a picture: places and directions, no energies.
 *
 * Solid      every particle jitters about its site, Gaussian with variance ∝ T (an Ornstein–Uhlenbeck walk, slowed for the eye)
 * Close      between 912 and 1394 °C the sites of iron are those of the face-centred crystal, by Bain's stretch of the other
 * Melt       anchors walk at random, push one another apart, unlike ions pull, and a wall keeps them together
 * Gas        few of them in the same box, far apart: ion pairs, molecules, atoms
 * Solution   few ions, apart
 * Field      ions and electrons drift along x; who leaves on one side comes in on the other
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { BAIN, type Compound, IRON_CELL, NACL_DISTANCE, WATER_BOND } from '../data/bonding-samples';
import { KINDS, type Piece, pieces } from './crystal-sites';

export type Condition = 'solid' | 'liquid' | 'gas' | 'dissolved';

export const ELECTRONS = 200;
export const PARTICLE_NUMBERS = 4;

interface Look {
  /** Root mean square of a displacement along one axis at 25 °C, Å: of the size of measured Debye–Waller factors. */
  readonly jitter: number;
  /** Nearer than this anchors push each other; unlike ions come as near as `unlike`. */
  readonly apart: number;
  readonly unlike: number;
  readonly gas: number;
}

const looks: Readonly<Record<Compound, Look>> = {
  'NaCl (Ionic)': { jitter: 0.14, apart: 3.7, unlike: 2.6, gas: 20 },
  'H2O (Covalent)': { jitter: 0.16, apart: 2.7, unlike: 2.7, gas: 9 },
  'Fe (Metallic)': { jitter: 0.067, apart: 2.4, unlike: 2.4, gas: 9 },
};

const DISSOLVED = 26;
const JITTER_TIME = 0.14;
const MELT_TIME = 0.7;
const SLIP_TIME = 0.35;
/** Å²/s, and how fast overlap is undone, 1/s. */
const WALK: Readonly<Record<Condition, number>> = { solid: 0, liquid: 1.6, gas: 22, dissolved: 6 };
const PUSH = 7;
const TURN: Readonly<Record<Condition, number>> = { solid: 0, liquid: 2.5, gas: 8, dissolved: 0 };
const ELECTRON_WALK = 14;
/** Å/s in a field of 12 V across the cell. */
const ION_DRIFT = 2.6;
const ELECTRON_DRIFT = 9;
const ROOM = 298.15;
/** Length of the molecule NaCl in the vapour, Å. */
const VAPOUR_BOND = 2.3609;

export interface Motion {
  readonly piece: Piece;
  readonly anchors: Float64Array;
  readonly jitters: Float64Array;
  /** Where a blow moves each particle to, Å; empty as long as there was none. */
  slips: Float64Array;
  slipped: number;
  /** Iron is face-centred now. */
  close: boolean;
  /** Bond directions now. */
  readonly bonds: Float64Array;
  readonly electrons: Float64Array;
  /** 0: held to its site, 1: free. */
  loose: number;
  readonly rng: Rng;
}

export function createMotion(compound: Compound, condition: Condition, rng: Rng): Motion {
  const piece = pieces[compound];
  const motion: Motion = {
    piece,
    anchors: piece.sites.slice(),
    jitters: new Float64Array(piece.sites.length),
    slips: new Float64Array(0),
    slipped: 0,
    close: false,
    bonds: piece.bonds.slice(),
    electrons: Float64Array.from({ length: compound === 'Fe (Metallic)' ? 3 * ELECTRONS : 0 }, () =>
      rng.uniform(-piece.reach, piece.reach),
    ),
    loose: condition === 'solid' ? 0 : 1,
    rng,
  };
  const sigma = looks[compound].jitter;
  for (let n = 0; n < motion.jitters.length; n++) motion.jitters[n] = sigma * rng.normal();
  if (condition !== 'solid') {
    for (let n = 0; n < 90; n++) moveParticles(motion, compound, condition, 25, 0, 1 / 60);
  }
  return motion;
}

/** How many are in the box at all. */
function present({ piece }: Motion, compound: Compound, condition: Condition): number {
  const all = piece.kinds.length;
  if (condition === 'gas') return Math.min(all, looks[compound].gas);
  return condition === 'dissolved' ? Math.min(all, DISSOLVED) : all;
}

/** Every s-th is left, s odd: in rock salt neighbours in the list are unlike, so that as many of both kinds are left. */
function strideOf({ piece }: Motion, count: number): number {
  const most = Math.max(1, Math.floor(piece.kinds.length / count));
  return most - ((most + 1) % 2);
}

function wrap(value: number, reach: number): number {
  if (value > reach) return value - 2 * reach;
  return value < -reach ? value + 2 * reach : value;
}

const drift = (kind: number): number => (kind === KINDS.Na ? 1 : kind === KINDS.Cl ? -1 : 0);

function pushApart(motion: Motion, compound: Compound, condition: Condition, dt: number): void {
  const { anchors, piece } = motion;
  const { kinds } = piece;
  const count = present(motion, compound, condition);
  const stride = strideOf(motion, count);
  const { apart, unlike } = looks[compound];
  const wide = condition === 'liquid' ? 1 : 1.7;
  const step = PUSH * dt * motion.loose;
  for (let m = 1; m < count; m++) {
    const i = stride * m;
    for (let n = 0; n < m; n++) {
      const j = stride * n;
      const dx = (anchors[3 * i] ?? 0) - (anchors[3 * j] ?? 0);
      const dy = (anchors[3 * i + 1] ?? 0) - (anchors[3 * j + 1] ?? 0);
      const dz = (anchors[3 * i + 2] ?? 0) - (anchors[3 * j + 2] ?? 0);
      const least = wide * (kinds[i] === kinds[j] ? apart : unlike);
      const square = dx * dx + dy * dy + dz * dz;
      if (square >= least * least || square < 1e-9) continue;
      const part = (0.5 * step * (least - Math.sqrt(square))) / Math.sqrt(square);
      anchors[3 * i] = (anchors[3 * i] ?? 0) + part * dx;
      anchors[3 * i + 1] = (anchors[3 * i + 1] ?? 0) + part * dy;
      anchors[3 * i + 2] = (anchors[3 * i + 2] ?? 0) + part * dz;
      anchors[3 * j] = (anchors[3 * j] ?? 0) - part * dx;
      anchors[3 * j + 1] = (anchors[3 * j + 1] ?? 0) - part * dy;
      anchors[3 * j + 2] = (anchors[3 * j + 2] ?? 0) - part * dz;
    }
  }
}

const AS_DRAWN = [1, 1, 1] as const;

const stretchOf = ({ close }: Motion): readonly [number, number, number] => (close ? BAIN : AS_DRAWN);

function walk(motion: Motion, condition: Condition, field: number, dt: number): void {
  const { anchors, piece, rng } = motion;
  const { sites, kinds, reach } = piece;
  const free = motion.loose;
  const stride = Math.sqrt(2 * WALK[condition] * free * dt);
  const back = condition === 'solid' ? Math.min(1, (3 * dt) / MELT_TIME) : 0;
  const stretch = stretchOf(motion);
  for (let n = 0; n < anchors.length; n++) {
    let at = anchors[n] ?? 0;
    at += back * ((stretch[n % 3] ?? 1) * (sites[n] ?? 0) - at);
    if (stride > 0) at += stride * rng.normal();
    if (n % 3 === 0 && condition !== 'solid' && condition !== 'gas' && field !== 0) {
      const charge = drift(kinds[n / 3] ?? 0);
      if (charge !== 0) at = wrap(at + charge * ION_DRIFT * field * dt, reach);
    }
    const over = Math.abs(at) - reach;
    if (over > 0 && condition !== 'solid') at -= Math.sign(at) * over * Math.min(1, 6 * dt + 0.2);
    anchors[n] = at;
  }
}

/** Molecules turn at random where they are free, and back to the lattice where they are not. */
function turn({ bonds, piece, rng, loose }: Motion, condition: Condition, dt: number): void {
  const angle = Math.sqrt(2 * TURN[condition] * loose * dt);
  const back = condition === 'solid' ? Math.min(1, (3 * dt) / MELT_TIME) : 0;
  if (angle === 0 && back === 0) return;
  for (let m = 0; m < bonds.length; m += 6) {
    const wx = angle * rng.normal();
    const wy = angle * rng.normal();
    const wz = angle * rng.normal();
    for (let q = m; q < m + 6; q += 3) {
      const x = bonds[q] ?? 0;
      const y = bonds[q + 1] ?? 0;
      const z = bonds[q + 2] ?? 0;
      const nx = x + wy * z - wz * y + back * ((piece.bonds[q] ?? 0) - x);
      const ny = y + wz * x - wx * z + back * ((piece.bonds[q + 1] ?? 0) - y);
      const nz = z + wx * y - wy * x + back * ((piece.bonds[q + 2] ?? 0) - z);
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      bonds[q] = nx / length;
      bonds[q + 1] = ny / length;
      bonds[q + 2] = nz / length;
    }
  }
}

function driftElectrons({ electrons, piece, rng }: Motion, field: number, dt: number): void {
  const { reach } = piece;
  const stride = Math.sqrt(2 * ELECTRON_WALK * dt);
  for (let n = 0; n < electrons.length; n++) {
    const along = n % 3 === 0 ? -ELECTRON_DRIFT * field * dt : 0;
    electrons[n] = wrap((electrons[n] ?? 0) + stride * rng.normal() + along, reach);
  }
}

/** `field`: that of the moment over its greatest, positive or negative. */
export function moveParticles(
  motion: Motion,
  compound: Compound,
  condition: Condition,
  temperature: Quantity<'°C'>,
  field: number,
  dt: Quantity<'s'>,
): void {
  const target = condition === 'solid' ? 0 : 1;
  motion.loose += (target - motion.loose) * Math.min(1, dt / MELT_TIME);
  if (condition === 'solid' && motion.loose < 1e-4) motion.loose = 0;
  if (motion.slips.length > 0) motion.slipped += (1 - motion.slipped) * Math.min(1, dt / SLIP_TIME);
  walk(motion, condition, field, dt);
  if (condition !== 'solid' || motion.loose > 0.01) pushApart(motion, compound, condition, dt);
  turn(motion, condition, dt);
  driftElectrons(motion, field, dt);
  const keep = Math.exp(-dt / JITTER_TIME);
  const sigma = looks[compound].jitter * Math.sqrt((temperature + 273.15) / ROOM);
  const kick = Math.min(0.5, sigma) * Math.sqrt(1 - keep * keep);
  const { jitters, rng } = motion;
  for (let n = 0; n < jitters.length; n++) jitters[n] = keep * (jitters[n] ?? 0) + kick * rng.normal();
}

/** The ions that are left of the crystal go apart through all of the box. */
export function dissolve(motion: Motion, compound: Compound): void {
  const { anchors, piece, rng } = motion;
  const count = present(motion, compound, 'dissolved');
  const stride = strideOf(motion, count);
  for (let m = 0; m < count; m++) {
    for (let axis = 0; axis < 3; axis++) anchors[3 * stride * m + axis] = rng.uniform(-piece.reach, piece.reach);
  }
  motion.loose = 1;
}

// ---------------------------------------------------------------- a blow

/** Salt: the halves move past each other by one ion, so that like charges face each other, and are pushed apart. */
const CLEAVAGE = [NACL_DISTANCE / 2, 1.7] as const;
/** Iron, in edges of the body-centred cell: one lattice step on {110}, or where it is face-centred on what is {111} then. */
const SLIP = { open: [0.5, -0.5, 0.5], close: [-0.5, 0.5, 0.5] } as const;
const SHARDS = 1.7;

/** Where a blow moves a particle that sits at x, y, z of the piece as it was built. */
export function slipOf(
  compound: Compound,
  x: number,
  y: number,
  z: number,
  close = false,
): readonly [number, number, number] {
  switch (compound) {
    case 'NaCl (Ionic)':
      return y > 1 ? [CLEAVAGE[0], CLEAVAGE[1], 0] : [-CLEAVAGE[0], -CLEAVAGE[1], 0];
    case 'Fe (Metallic)': {
      const [a, b, c] = close ? SLIP.close : SLIP.open;
      const step = (close ? x + z : x + y) > 0.1 ? IRON_CELL : 0;
      return [a * step, b * step, c * step];
    }
    case 'H2O (Covalent)': {
      const cut = [0.2 * z + x > 0.4, y - 0.3 * x > -0.5, z + 0.35 * y > 0.2];
      return [cut[0] ? SHARDS : -SHARDS, cut[1] ? SHARDS : -SHARDS, cut[2] ? SHARDS : -SHARDS];
    }
  }
}

export function breakPiece(motion: Motion, compound: Compound): void {
  const { sites } = motion.piece;
  motion.slips = new Float64Array(sites.length);
  for (let n = 0; n < sites.length; n += 3) {
    motion.slips.set(slipOf(compound, sites[n] ?? 0, sites[n + 1] ?? 0, sites[n + 2] ?? 0, motion.close), n);
  }
  motion.slipped = 0;
}

/** Melted and grown again it is whole. */
export function mendPiece(motion: Motion): void {
  motion.slips = new Float64Array(0);
  motion.slipped = 0;
}

// ---------------------------------------------------------------- the picture

const AWAY = -1;

/** Four numbers for each ball: place in Å and its kind, or −1 for one that is not there. */
export function fillBalls(motion: Motion, compound: Compound, condition: Condition, out: Float32Array): void {
  const { piece, anchors, jitters, slips, slipped, bonds } = motion;
  const { kinds } = piece;
  const count = present(motion, compound, condition);
  const stride = strideOf(motion, count);
  const paired = compound === 'NaCl (Ionic)' && condition === 'gas';
  if (count < kinds.length) for (let n = 3; n < out.length; n += PARTICLE_NUMBERS) out[n] = AWAY;
  const water = bonds.length > 0;
  const stretch = stretchOf(motion);
  for (let m = 0; m < count; m++) {
    const i = stride * m;
    const s = 3 * i;
    const q = PARTICLE_NUMBERS * (water ? s : i);
    if (paired && m % 2 === 1) {
      // In the vapour an ion flies with its partner, turned as its own anchor happens to lie.
      const before = q - PARTICLE_NUMBERS * stride;
      const ax = anchors[s] ?? 0;
      const ay = anchors[s + 1] ?? 0;
      const az = anchors[s + 2] ?? 0;
      const part = VAPOUR_BOND / (Math.sqrt(ax * ax + ay * ay + az * az) || 1);
      out[q] = (out[before] ?? 0) + part * ax;
      out[q + 1] = (out[before + 1] ?? 0) + part * ay;
      out[q + 2] = (out[before + 2] ?? 0) + part * az;
    } else {
      for (let axis = 0; axis < 3; axis++) {
        const slip = slipped * (stretch[axis] ?? 1) * (slips[s + axis] ?? 0);
        out[q + axis] = (anchors[s + axis] ?? 0) + (jitters[s + axis] ?? 0) + slip;
      }
    }
    out[q + 3] = kinds[i] ?? 0;
    if (!water) continue;
    for (let h = 0; h < 2; h++) {
      const p = q + PARTICLE_NUMBERS * (h + 1);
      const b = 6 * i + 3 * h;
      for (let axis = 0; axis < 3; axis++) out[p + axis] = (out[q + axis] ?? 0) + WATER_BOND * (bonds[b + axis] ?? 0);
      out[p + 3] = KINDS.H;
    }
  }
}
