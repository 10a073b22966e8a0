/**
 * Electrons in a solid, by single scattering: Mott's cross-sections turn them, Bethe's law in the form of Joy and Luo slows them.
 *
 * D. C. Joy, Monte Carlo Modeling for Electron Microscopy and Microanalysis, Oxford (1995); cross-sections in the form that R. Browning
 * and others fitted to those of Mott from 0.1 to 30 keV, J. Appl. Phys. 76 (1994) 2016. The first step is a full free path into the
 * solid. Lengths in cm and energies in keV, as in that book; what leaves this file is in µm.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import type { Rng } from '../core/rng';
import type { Element } from './sem-specimens';

/** Below this an electron is at rest. */
const STOPPED: Quantity<'keV'> = 0.5;
const UM_PER_CM = 1e4;

/** What is kept of so many tracks. */
export interface Tally {
  readonly depths: Float32Array;
  readonly radii: Float32Array;
  done: number;
  back: number;
  /** Sum of E/E₀ of those that came back. */
  backEnergy: number;
  /** Tracks to be drawn: x, z in µm (z into the solid), part of the energy left; an energy below 0 begins a new track. */
  readonly drawn: Float32Array;
  points: number;
}

export const DRAWN = { tracks: 70, points: 3500, stride: 3 } as const;
/** A drawn track is given a point for this part of the range. */
const DRAWN_STEP = 0.012;

export const createTally = (most: number): Tally => ({
  depths: new Float32Array(most),
  radii: new Float32Array(most),
  done: 0,
  back: 0,
  backEnergy: 0,
  drawn: new Float32Array(DRAWN.points * DRAWN.stride),
  points: 0,
});

/** Depth of the pear by Kanaya and Okayama. */
export const kanayaOkayama = ({ z, a, density }: Element, energy: Quantity<'keV'>): Quantity<'µm'> =>
  (0.0276 * a * energy ** 1.67) / (z ** 0.89 * density);

/** Yield of secondary electrons at a slope: the universal curve, and 1/cos for the way out. */
export function secondaryYield({ yield: most, at }: Element, energy: Quantity<'keV'>, cosine: number): number {
  const reduced = energy / at;
  return (most * 1.28 * reduced ** -0.67 * -Math.expm1(-1.614 * reduced ** 1.67)) / cosine;
}

function drawPoint(tally: Tally, x: number, z: number, energy: number): void {
  const at = tally.points * DRAWN.stride;
  tally.drawn[at] = x * UM_PER_CM;
  tally.drawn[at + 1] = z * UM_PER_CM;
  tally.drawn[at + 2] = energy;
  tally.points++;
}

/** Of an atom: all elastic scattering in cm², and the cosine of one turn. */
function crossSections(number: number) {
  const power = number ** 1.7;
  return {
    total(energy: Quantity<'keV'>): number {
      const root = Math.sqrt(energy);
      return (3e-18 * power) / (energy + 0.005 * power * root + (0.0007 * number * number) / root);
    },
    turn(energy: Quantity<'keV'>, rng: Rng): number {
      // So many turns by a screened nucleus for one into any direction.
      const forward = (300 * energy ** (1 - number / 2000)) / number + number ** 3 / (3e5 * energy);
      const r = rng.next();
      if (rng.next() * (1 + forward) >= forward) return 1 - 2 * r;
      const alpha = 7e-3 / energy;
      return 1 - (2 * alpha * r) / (1 + alpha - r);
    },
  };
}

/** Follows electrons that hit the surface at `tilt` to its normal, until `tally.done` is `until`. */
export function follow(
  tally: Tally,
  until: number,
  element: Element,
  energy: Quantity<'keV'>,
  tilt: number,
  rng: Rng,
): void {
  const { z: number, a, density } = element;
  const cross = crossSections(number);
  const atoms = (constants.avogadro.value * density) / a;
  const stopping = (78_500 * density * number) / a;
  const ionisation = (9.76 * number + 58.5 * number ** -0.19) * 1e-3;
  const step = (kanayaOkayama(element, energy) / UM_PER_CM) * DRAWN_STEP;
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
  for (; tally.done < until; tally.done++) {
    let left = energy;
    let [x, y, z] = [0, 0, 0];
    let [cx, cy, cz] = [sine, 0, cosine];
    let [deepest, widest] = [0, 0];
    const draws = tally.done < DRAWN.tracks && tally.points < DRAWN.points - 2;
    let since = 0;
    if (draws) drawPoint(tally, 0, 0, -1);
    for (let first = true; ; first = false) {
      if (!first) {
        const cosTurn = cross.turn(left, rng);
        const sinTurn = Math.sqrt(Math.max(0, 1 - cosTurn * cosTurn));
        const around = 2 * Math.PI * rng.next();
        const [ca, sa] = [Math.cos(around), Math.sin(around)];
        const flat = Math.sqrt(1 - cz * cz);
        if (flat < 1e-9) {
          cx = sinTurn * ca;
          cy = sinTurn * sa;
          cz = Math.sign(cz) * cosTurn;
        } else {
          const nx = cx * cosTurn + (sinTurn * (cx * cz * ca - cy * sa)) / flat;
          const ny = cy * cosTurn + (sinTurn * (cy * cz * ca + cx * sa)) / flat;
          cz = cz * cosTurn - sinTurn * ca * flat;
          cx = nx;
          cy = ny;
        }
      }
      const path = -Math.log(1 - rng.next()) / (atoms * cross.total(left));
      x += path * cx;
      y += path * cy;
      z += path * cz;
      since += path;
      if (draws && since > step && tally.points < DRAWN.points - 2) {
        drawPoint(tally, x, z, left / energy);
        since = 0;
      }
      if (z < 0) {
        tally.back++;
        tally.backEnergy += left / energy;
        if (draws) drawPoint(tally, x, z, left / energy);
        break;
      }
      if (z > deepest) deepest = z;
      const r2 = x * x + y * y;
      if (r2 > widest) widest = r2;
      left -= (path * stopping * Math.log((1.166 * (left + 0.85 * ionisation)) / ionisation)) / left;
      if (left <= STOPPED) break;
    }
    tally.depths[tally.done] = deepest * UM_PER_CM;
    tally.radii[tally.done] = Math.sqrt(widest) * UM_PER_CM;
  }
}

/** The value below which this part of the first so many lies. */
export function quantile(values: Float32Array, count: number, part: number): number {
  const sorted = values.slice(0, count).sort();
  const at = part * (count - 1);
  const low = Math.floor(at);
  const [from, to] = [sorted[low] ?? 0, sorted[Math.min(count - 1, low + 1)] ?? 0];
  return from + (to - from) * (at - low);
}
