/**
 * What lies under the probe: phantoms and teaching models of organs, in millimetres. x runs along the probe from its middle, z into
 * the depth. Strengths are amplitudes of what a node scatters, tissue = 1.
 *
 * Sizes are chosen for teaching: a carotid of 6 mm whose wall gives way by 12 % of its radius, a left ventricle of 48 mm whose wall
 * moves in by 35 %, a valve whose opening is 8 mm wide.
 */
export const OBJECTS = ['Point Targets', 'Cyst Phantom', 'Carotid', 'Heart', 'Aortic Stenosis'] as const;
export type ObjectName = (typeof OBJECTS)[number];

const WALL = 10;
const BLOOD = 0.02;

export interface Vessel {
  /** mm below the skin, and the radius within which blood flows. */
  readonly depth: number;
  readonly radius: number;
}

/** Where blood flows; null in phantoms. */
export const vesselOf = (name: ObjectName): Vessel | null => {
  switch (name) {
    case 'Carotid':
      return { depth: 20, radius: 3 };
    case 'Heart':
      return { depth: 60, radius: 24 };
    case 'Aortic Stenosis':
      return { depth: 80, radius: 4 };
    default:
      return null;
  }
};

export const CYST = { depth: 30, radius: 5 } as const;
/** Part of the radius by which each wall moves as the pulse goes through. */
const SWELLS = 0.12;
const SHORTENS = 0.35;
const CAROTID_WALL = 0.9;
const HEART_WALL = 11;
const AORTA = 11;
const AORTA_WALL = 1.4;

export const moves = (name: ObjectName): boolean => name === 'Carotid' || name === 'Heart';

/** Inner radius of the vessel or of the ventricle, mm; `pulse`: 0 at rest to 1 at the height of systole. */
export function innerRadius(name: ObjectName, pulse: number): number {
  const vessel = vesselOf(name);
  if (!vessel) return 0;
  if (name === 'Carotid') return vessel.radius * (1 + SWELLS * pulse);
  return name === 'Heart' ? vessel.radius * (1 - SHORTENS * pulse) : vessel.radius;
}

// ---------------------------------------------------------------- the beat

/** Systole lasts so long at 60/min, s, and goes as the root of the beat; the wall is back after this part of it. */
const SYSTOLE = 0.3;
const BACK = 0.6;

/** 0 to 1: how far the wall is on its way, `into` the beat, s. */
export function pulseAt(into: number, beat: number): number {
  const systole = SYSTOLE * Math.sqrt(beat);
  if (into < systole) return 0.5 * (1 - Math.cos((Math.PI * into) / systole));
  const back = (into - systole) / (BACK * systole);
  return back < 1 ? 0.5 * (1 + Math.cos(Math.PI * back)) : 0;
}

/** s into the beat at which the wall has moved farthest. */
export const systoleEnd = (beat: number): number => SYSTOLE * Math.sqrt(beat);

/** Velocity of the flow in parts of its peak, `into` the beat. */
export function flowAt(name: ObjectName, into: number, beat: number): number {
  const systole = systoleEnd(beat);
  const hump = (from: number, length: number): number => {
    const part = (into - from) / length;
    return part > 0 && part < 1 ? Math.sin(Math.PI * part) : 0;
  };
  switch (name) {
    case 'Carotid':
      return 0.22 + 0.78 * hump(0, systole) ** 1.5;
    // The filling of the ventricle: early, and by the atrium.
    case 'Heart':
      return Math.max(hump(1.3 * systole, 0.7 * systole), 0.65 * hump(beat - 0.4 * systole, 0.4 * systole));
    case 'Aortic Stenosis':
      return hump(0, systole) ** 0.6;
    default:
      return 0;
  }
}

// ---------------------------------------------------------------- what scatters where

export interface Node {
  /** Amplitude of what it scatters. */
  strength: number;
  /** How far the matter there has been carried down by the wall, mm. */
  carried: number;
}

/** Pins of the phantom, mm: a column each centimetre, pairs side by side and below each other. */
export const PINS: readonly (readonly [x: number, z: number])[] = [
  ...Array.from({ length: 23 }, (_, n): readonly [number, number] => [0, 10 * (n + 1)]),
  ...[5, 6, 8, 12].map((x): readonly [number, number] => [x, 40]),
  ...[30, 30.5, 31.5, 33.5].map((z): readonly [number, number] => [-9, z]),
  [-15, 40],
  [15, 20],
];

/** What a pin scatters, a single strong node, and the jelly around it. */
export const PIN = 45;
const JELLY = 0.15;

export const inCyst = (x: number, z: number): boolean => x * x + (z - CYST.depth) ** 2 < CYST.radius * CYST.radius;

/** Whether a place of the cyst phantom is plain tissue, clear of the cyst, its shadow of light behind and the skin. */
export const isPlain = (x: number, z: number): boolean => z > 3 && Math.abs(x) > CYST.radius + 2.5;

/**
 * Writes what lies at a place. `angle` in radians: between the beam and the vessel, `pulse` as of `pulseAt`.
 */
export function nodeAt(name: ObjectName, x: number, z: number, pulse: number, angle: number, out: Node): void {
  out.strength = 1;
  out.carried = 0;
  switch (name) {
    case 'Point Targets':
      out.strength = JELLY;
      return;
    case 'Cyst Phantom':
      if (inCyst(x, z)) out.strength = 0;
      return;
    case 'Carotid': {
      // Distance from the axis of a vessel that runs at `angle` to the beam.
      const off = (z - 20) * Math.sin(angle) - x * Math.cos(angle);
      const inner = innerRadius(name, pulse);
      const r = Math.abs(off);
      const moved = inner - innerRadius(name, 0);
      if (r < inner) out.strength = BLOOD;
      else if (r < inner + CAROTID_WALL) out.strength = WALL * 0.6;
      else out.carried = (Math.sign(off) * moved * 3) / r;
      return;
    }
    case 'Heart': {
      const inner = innerRadius(name, pulse);
      const dz = z - 60;
      const r = Math.sqrt(x * x + dz * dz);
      const moved = inner - innerRadius(name, 0);
      if (r < inner) out.strength = BLOOD;
      else if (r < inner + 1.2) out.strength = WALL;
      // The muscle keeps its volume: the wall is thicker in systole.
      else if (r * r < inner * inner + HEART_WALL * (48 + HEART_WALL)) out.strength = 1.8;
      else out.strength = 0.7;
      if (r >= inner) out.carried = (moved * (dz / r) * inner) / r;
      return;
    }
    case 'Aortic Stenosis': {
      const along = (z - 80) * Math.cos(angle) + x * Math.sin(angle);
      const off = Math.abs((z - 80) * Math.sin(angle) - x * Math.cos(angle));
      // Two cusps, thick with chalk, leave the jet its opening.
      if (Math.abs(along) < 1.8 && off > 4 && off < AORTA) out.strength = WALL;
      else if (off < AORTA) out.strength = BLOOD;
      else if (off < AORTA + AORTA_WALL) out.strength = WALL * 0.7;
      return;
    }
  }
}
