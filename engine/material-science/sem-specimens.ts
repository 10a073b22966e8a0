/** Specimens of an electron microscope: elements, and what surfaces made of them look like from above. */
import type { Quantity } from '../contract';
import { hash32 } from '../core/hash';

export interface Element {
  readonly z: number;
  readonly a: Quantity<'g/mol'>;
  readonly density: Quantity<'g/cm³'>;
  /** Greatest yield of secondary electrons, and the energy at which it is reached. */
  readonly yield: number;
  readonly at: Quantity<'keV'>;
  /** Backscattered part at 20 keV and normal incidence, by 80 000 tracks of this model each (standard error at most 0.002). */
  readonly eta: number;
}

export const ELEMENTS = {
  Carbon: { z: 6, a: 12.011, density: 2.25, yield: 1, at: 0.3, eta: 0.062 },
  Aluminium: { z: 13, a: 26.98, density: 2.7, yield: 1, at: 0.3, eta: 0.155 },
  Silicon: { z: 14, a: 28.086, density: 2.33, yield: 1.1, at: 0.25, eta: 0.17 },
  Iron: { z: 26, a: 55.845, density: 7.874, yield: 1.3, at: 0.4, eta: 0.29 },
  Copper: { z: 29, a: 63.546, density: 8.96, yield: 1.3, at: 0.6, eta: 0.311 },
  Silver: { z: 47, a: 107.87, density: 10.49, yield: 1.5, at: 0.8, eta: 0.411 },
  Gold: { z: 79, a: 196.97, density: 19.32, yield: 1.4, at: 0.8, eta: 0.493 },
} as const satisfies Readonly<Record<string, Element>>;
export type ElementName = keyof typeof ELEMENTS;

export type Specimen = ElementName | 'Al-Cu-Au test stripes' | 'Gold on carbon' | 'Pollen';

/** In what the tracks run: copper stands for the stripes, pollen is carbon with half its density. */
export function trackedIn(specimen: Specimen): Element {
  switch (specimen) {
    case 'Al-Cu-Au test stripes':
      return ELEMENTS.Copper;
    case 'Gold on carbon':
      return ELEMENTS.Gold;
    case 'Pollen':
      return { ...ELEMENTS.Carbon, density: 1 };
    default:
      return ELEMENTS[specimen];
  }
}

/** A point of a surface: of what it is made, and how it slopes along x and y. */
export interface Spot {
  element: Element;
  slopeX: number;
  slopeY: number;
}

const STRIPE: Quantity<'µm'> = 20;
const STRIPES = [ELEMENTS.Aluminium, ELEMENTS.Copper, ELEMENTS.Gold] as const;
/**
 * Secondary electrons of each stripe against those of copper. The stripes have lain in air: oxide and a film of adsorbed water and oil
 * lie where secondary electrons come from, and what is left of a difference does not go by Z. Chosen.
 */
const IN_AIR: ReadonlyMap<Element, number> = new Map<Element, number>([
  [ELEMENTS.Aluminium, 1.05],
  [ELEMENTS.Copper, 1],
  [ELEMENTS.Gold, 1.12],
]);
/** Of what secondary electrons come, and how many in proportion to a surface that is clean. */
export const emitterOf = (specimen: Specimen, element: Element): { readonly of: Element; readonly part: number } =>
  specimen === 'Al-Cu-Au test stripes'
    ? { of: ELEMENTS.Copper, part: IN_AIR.get(element) ?? 1 }
    : { of: element, part: 1 };
/** Middles of the stripes that a frame shows at its own middle, µm. */
export const STRIPE_MIDDLES = { aluminium: -1.5 * STRIPE, copper: -0.5 * STRIPE, gold: 0.5 * STRIPE } as const;
/** Gold islands: one for each cell of a lattice, this far apart, and their radii. */
const ISLANDS = { pitch: 0.06, least: 0.012, most: 0.027 } as const;
/** Grains of pollen: a lattice, radius, spines around and their height. */
const POLLEN = { pitch: 46, radius: 14, spines: 9, spine: 1.6 } as const;
const GRAIN: Quantity<'µm'> = 18;

const chance = (...at: readonly number[]): number => hash32('surface', ...at) / 2 ** 32;
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** A smooth random height between 0 and 1 on a lattice, with its two slopes per lattice step. */
function bumps(x: number, y: number, layer: number, out: { height: number; dx: number; dy: number }): void {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [su, sv] = [smooth(u), smooth(v)];
  const [du, dv] = [6 * u * (1 - u), 6 * v * (1 - v)];
  const a = chance(layer, i, j);
  const b = chance(layer, i + 1, j);
  const c = chance(layer, i, j + 1);
  const d = chance(layer, i + 1, j + 1);
  out.height += a + (b - a) * su + (c - a) * sv + (a - b - c + d) * su * sv;
  out.dx += du * (b - a + (a - b - c + d) * sv);
  out.dy += dv * (c - a + (a - b - c + d) * su);
}

const roughness = { height: 0, dx: 0, dy: 0 };

/** Polished metal: bumps at the three scales that a picture of this pixel shows, with scratches of the last paper. */
function polished(x: number, y: number, pixel: Quantity<'µm'>, rough: number, out: Spot): void {
  roughness.height = 0;
  roughness.dx = 0;
  roughness.dy = 0;
  const first = Math.round(Math.log2(pixel)) + 2;
  for (const octave of [first, first + 2, first + 4]) {
    const step = 2 ** octave;
    bumps(x / step, y / step, octave, roughness);
  }
  out.slopeX = rough * roughness.dx;
  out.slopeY = rough * roughness.dy;
  const along = 0.8 * x + 0.6 * y;
  const scratch = Math.floor(along / (24 * pixel));
  if (chance(7, scratch) < 0.3) {
    const place = along / (24 * pixel) - scratch - chance(8, scratch);
    if (Math.abs(place) < 0.06) {
      out.slopeX += 0.6 * Math.sign(place) * (rough > 0.2 ? 1 : 0.6);
      out.slopeY += 0.45 * Math.sign(place);
    }
  }
}

function island(x: number, y: number, out: Spot): void {
  out.element = ELEMENTS.Carbon;
  out.slopeX = 0;
  out.slopeY = 0;
  // The middle one lies with its edge on the axis.
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [ci, cj] = [Math.floor(x / ISLANDS.pitch) + i, Math.floor(y / ISLANDS.pitch) + j];
      const radius = ISLANDS.least + (ISLANDS.most - ISLANDS.least) * chance(11, ci, cj);
      const dx = x - (ci + 0.5 + 0.3 * (chance(12, ci, cj) - 0.5)) * ISLANDS.pitch;
      const dy = y - (cj + 0.5 + 0.3 * (chance(13, ci, cj) - 0.5)) * ISLANDS.pitch;
      const r = Math.sqrt(dx * dx + dy * dy);
      if (r >= radius) continue;
      const steep = r / Math.sqrt(Math.max(0.02, 1 - (r / radius) ** 2)) / radius;
      out.element = ELEMENTS.Gold;
      out.slopeX = r > 0 ? (-0.5 * steep * dx) / r : 0;
      out.slopeY = r > 0 ? (-0.5 * steep * dy) / r : 0;
      return;
    }
  }
}

function pollen(x: number, y: number, pixel: Quantity<'µm'>, out: Spot): void {
  out.element = ELEMENTS.Carbon;
  polished(x, y, Math.max(pixel, 0.6), 0.12, out);
  const [ci, cj] = [Math.round(x / POLLEN.pitch), Math.round(y / POLLEN.pitch)];
  const away = ci === 0 && cj === 0 ? 0 : 0.35;
  if (away > 0 && chance(21, ci, cj) < 0.25) return;
  const dx = x - (ci + away * (chance(22, ci, cj) - 0.5)) * POLLEN.pitch;
  const dy = y - (cj + away * (chance(23, ci, cj) - 0.5)) * POLLEN.pitch;
  const r = Math.sqrt(dx * dx + dy * dy);
  const angle = Math.atan2(dy, dx);
  const outline = POLLEN.radius + POLLEN.spine * Math.max(0, Math.cos(2 * POLLEN.spines * angle)) ** 6;
  if (r >= outline) return;
  const part = Math.min(0.995, r / POLLEN.radius);
  const steep = part / Math.sqrt(1 - part * part);
  out.slopeX = r > 0 ? (-steep * dx) / r : 0;
  out.slopeY = r > 0 ? (-steep * dy) / r : 0;
  // Spines over the sphere, on circles of latitude.
  const latitude = Math.asin(part) * 6;
  const ring = Math.round(latitude);
  const around = Math.max(1, ring * 3);
  const turn = (angle / (2 * Math.PI)) * around - 0.5 * (ring % 2);
  const [a, b] = [latitude - ring, turn - Math.round(turn)];
  const foot = a * a + b * b * 1.4;
  if (foot < 0.14) {
    const lean = 2.6 * (1 - foot / 0.14) + 0.4;
    out.slopeX += lean * (a * Math.cos(angle) - b * Math.sin(angle)) * 3;
    out.slopeY += lean * (a * Math.sin(angle) + b * Math.cos(angle)) * 3;
  }
}

/** What lies at a place (µm from the middle) where a picture has pixels of this size. */
export function surfaceAt(specimen: Specimen, x: number, y: number, pixel: Quantity<'µm'>, out: Spot): void {
  switch (specimen) {
    case 'Al-Cu-Au test stripes': {
      polished(x, y, pixel, 0.05, out);
      // An edge from copper to gold lies in the middle.
      const stripe = (((Math.floor(x / STRIPE) + 2) % 3) + 3) % 3;
      out.element = STRIPES[stripe] ?? ELEMENTS.Copper;
      return;
    }
    case 'Gold on carbon':
      island(x, y, out);
      return;
    case 'Pollen':
      pollen(x, y, pixel, out);
      return;
    default: {
      out.element = ELEMENTS[specimen];
      polished(x, y, pixel, 0.2, out);
      // Grains were etched to slightly different heights.
      const grain = chance(
        31,
        Math.floor(x / GRAIN + 0.6 * Math.sin(y / 9)),
        Math.floor(y / GRAIN + 0.5 * Math.sin(x / 7)),
      );
      out.slopeX += 0.3 * (grain - 0.5);
    }
  }
}

/** Where an edge crosses the middle of the picture. */
export const hasEdge = (specimen: Specimen): boolean => specimen === 'Al-Cu-Au test stripes';
