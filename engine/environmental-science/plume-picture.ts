/** The plume as map and side view show it: how far they reach, the field at the ground, the middle of the plume and its spread. */
import type { Quantity } from '../contract';
import { MICRO } from './air-pollution-inputs';
import { buoyancyFlux, isAboveLid, lidOf, onAxis, type Plume, sigmaY, sigmaZ } from './gaussian-plume';

/** Puffs of smoke that are drawn. */
export const PUFFS = 44;

export const MAP_ROWS = 64;
export const MAP_COLUMNS = 160;
/** The map begins upwind of the stack, in parts of its reach; as high as it is wide times this. */
export const UPWIND_PART = 0.06;
export const MAP_ASPECT = 0.4;
export const ENVELOPE = 72;
/** Numbers for each place of the envelope: distance, middle, lower and upper edge (m), PM2.5 at the ground (µg/m³). */
export const PER_PLACE = 5;

const REACHES: readonly Quantity<'m'>[] = [2500, 5000, 10_000, 25_000];
const TALLEST = 12_800;
/** Points of the table along the wind from which the map is interpolated. */
const TABLE = 400;
/** Gaussians end where nothing is left of them. */
const FAINT = 6;

/** How far the pictures reach so that a sampler at these places, m, stands well inside. */
export const reachOf = (x: number, y: number): Quantity<'m'> =>
  REACHES.find((reach) => reach >= 1.6 * x && reach * MAP_ASPECT >= 2.3 * Math.abs(y)) ?? 25_000;

/** Height of the side view, m: the plume's middle lies well inside. */
export function topOf({ effectiveHeight }: Plume): Quantity<'m'> {
  let top = 100;
  while (top < 1.5 * effectiveHeight && top < TALLEST) top *= 2;
  return top;
}

/** Height of the plume's middle while it still rises, m: 1.60 F^(1/3) x^(2/3)/u up to the final rise (Briggs; ISC3, section 1.1.4.10). */
export function rising(plume: Plume, x: number): Quantity<'m'> {
  const { windAtStack, height, rise } = plume;
  const begun = (1.6 * Math.pow(buoyancyFlux(plume), 1 / 3) * Math.pow(x, 2 / 3)) / windAtStack;
  return height + Math.min(rise, begun);
}

/** PM2.5 at the ground, µg/m³. The map does not turn with the wind: the plume does, by `direction` degrees. */
export function mapOf(plume: Plume, reach: number, direction: number, background: number): Float32Array {
  const map = new Float32Array(MAP_ROWS * MAP_COLUMNS).fill(background);
  if (plume.emission === 0) return map;
  const longest = reach * (1 + MAP_ASPECT);
  const table = Float64Array.from({ length: TABLE + 1 }, (_, n) =>
    n === 0 ? 0 : MICRO * onAxis(plume, (n / TABLE) * longest),
  );
  const turned = (direction * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  for (let row = 0; row < MAP_ROWS; row++) {
    const north = ((row + 0.5) / MAP_ROWS - 0.5) * MAP_ASPECT * reach;
    for (let column = 0; column < MAP_COLUMNS; column++) {
      const east = ((column + 0.5) / MAP_COLUMNS) * (1 + UPWIND_PART) * reach - UPWIND_PART * reach;
      const along = east * cos + north * sin;
      if (along <= 0) continue;
      const sigma = sigmaY(plume.stability, along);
      const off = (north * cos - east * sin) / sigma;
      if (Math.abs(off) > FAINT) continue;
      const place = Math.min(TABLE - 1e-6, (along / longest) * TABLE);
      const n = Math.floor(place);
      const axis = (table[n] ?? 0) + (place - n) * ((table[n + 1] ?? 0) - (table[n] ?? 0));
      map[row * MAP_COLUMNS + column] = background + axis * Math.exp((-off * off) / 2);
    }
  }
  return map;
}

/** Half width of the average, in standard deviations. */
const WIDE = 2;

/** What throws the plume back at a distance, m: the ground, or the lid once it has risen above it; and the lid, if it is below one. */
export function roomOf(plume: Plume, x: number): { readonly floor: Quantity<'m'>; readonly lid: Quantity<'m'> | null } {
  const lid = lidOf(plume);
  if (lid === null || !isAboveLid(plume)) return { floor: 0, lid };
  return { floor: rising(plume, x) > lid ? lid : 0, lid: null };
}

export function fillEnvelope(out: Float32Array, plume: Plume, reach: number, background: number): void {
  for (let n = 0; n < ENVELOPE; n++) {
    // Closer near the stack, where the plume bends.
    const x = Math.max(1, reach * (n / (ENVELOPE - 1)) ** 1.6);
    const { floor, lid } = roomOf(plume, x);
    const middle = rising(plume, x);
    const wide = WIDE * sigmaZ(plume.stability, x);
    const edges = [Math.max(floor, middle - wide), Math.min(lid ?? Number.POSITIVE_INFINITY, middle + wide)];
    out.set([x, middle, ...edges, background + MICRO * onAxis(plume, x)], PER_PLACE * n);
  }
}
