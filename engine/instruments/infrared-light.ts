/**
 * What falls on the detector of an infrared spectrometer: Planck's light of the source, the beamsplitter, air, holder and sample.
 *
 * Source       Planck at 1300 K × beamsplitter, a raised cosine from 350 to 7800 cm⁻¹; 1 at its greatest
 * Bands        Lorentzians; carbon monoxide by its rotational lines, R and P, strength ∝ |m| exp(−B₀J(J+1)hc/kT)
 * Air          carbon dioxide by its rotational lines of even J, R and P, about 2349 and 667 cm⁻¹, and the zero branch of the latter;
 *              water by its strongest lines about 1600 and 3750 cm⁻¹
 * Etched KBr   transmits 0.5 (1 − 0.3 ν/4000), with a tenth of the bands of water (chosen)
 */
import { constants } from '../core/constants';
import { type Band, type BandId, BANDS, DIOXIDE, MONOXIDE } from '../data/samples/infrared';
import type { Sample } from '../data/samples/sample';
import { WATER_AIR, WATER_BENDING, WATER_STRETCHING } from '../data/samples/water-vapour';
import { gridOf, NYQUIST } from './interferometer';

const KELVIN = 1300;
/** hc/k, cm K. */
const RADIATION = (100 * constants.planck.value * constants.speedOfLight.value) / constants.boltzmann.value;
const [SPLITTER_FROM, SPLITTER_TO] = [350, 7800] as const;
/** Lines narrower than so many steps of the grid are put on it by their area. */
const NARROW_STEPS = 6;
/** Pieces of a narrow line for its width, and how far its wings are followed, in widths. */
const [PIECES, WINGS] = [6, 40] as const;
/** Of other bands, in widths. */
const FOLLOWED = 100;
/** cm⁻¹ below which there is no light. */
const FIRST = 300;

const planck = (nu: number): number => nu ** 3 / Math.expm1((RADIATION * nu) / KELVIN);
const BRIGHTEST = planck((2.8214 * KELVIN) / RADIATION);
export function source(nu: number): number {
  if (nu <= SPLITTER_FROM || nu >= SPLITTER_TO) return 0;
  const along = (2 * Math.PI * (nu - SPLITTER_FROM)) / (SPLITTER_TO - SPLITTER_FROM);
  return (0.5 * (1 - Math.cos(along)) * planck(nu)) / BRIGHTEST;
}

const sources = new Map<number, Float64Array>();
/** The source on a grid of so many steps up to the Nyquist wavenumber: the same for every record. */
function sourceOn(steps: number): Float64Array {
  const known = sources.get(steps);
  if (known) return known;
  const made = Float64Array.from({ length: steps + 1 }, (_, j) => source((j * NYQUIST) / steps));
  sources.set(steps, made);
  return made;
}

export const lorentz = ([at, top, width]: Band, nu: number): number => top / (1 + ((2 * (nu - at)) / width) ** 2);

/** Lines of the fundamental of carbon monoxide, the strongest with its given top. */
function monoxideLines(): readonly Band[] {
  const { origin, lower, upper, width, strongest, kelvin } = MONOXIDE;
  const lines = Array.from({ length: 27 }, (_, j) => {
    const weight = Math.exp((-lower * j * (j + 1) * RADIATION) / kelvin);
    const square = (upper - lower) * j * j;
    return [
      [origin + 2 * upper + (3 * upper - lower) * j + square, (j + 1) * weight],
      [origin - (upper + lower) * j + square, j * weight],
    ] as const;
  }).flat();
  const most = Math.max(...lines.map(([, strength]) => strength));
  return lines.flatMap(([at, strength]): Band[] =>
    strength > 0.001 * most ? [[at, (strongest * strength) / most, width]] : [],
  );
}
const MONOXIDE_LINES = monoxideLines();

/** cm⁻¹ about the origin of a band of carbon dioxide that are looked at, beyond the lines of water, and between places there. */
const [DIOXIDE_REACH, WATER_REACH, GAS_STEP] = [70, 5, 0.02] as const;
const MOST_J = 60;

/** Lines of a gas, by their places, and the stretch in which they are followed. */
interface GasBand {
  readonly from: number;
  readonly to: number;
  /** Of a line, how far from its place. */
  readonly reach: number;
  readonly lines: readonly Band[];
}

/** Height of a Lorentzian of an area. */
const topOf = (area: number, width: number): number => (2 * area) / (Math.PI * width);

/** Lines of a band, whose areas add up to that of the band: ∝ |m| exp(−B₀J(J+1)hc/kT) in the R and P branches. */
function dioxideBand({ origin, upper, area, zero, zeroWidth }: (typeof DIOXIDE.bands)[number]): GasBand {
  const { lower, width, kelvin } = DIOXIDE;
  const lines: (readonly [at: number, weight: number])[] = [];
  for (let j = 0; j <= MOST_J; j += 2) {
    const weight = Math.exp((-lower * j * (j + 1) * RADIATION) / kelvin);
    const square = (upper - lower) * j * j;
    lines.push([origin + 2 * upper + (3 * upper - lower) * j + square, (j + 1) * weight]);
    if (j > 0) lines.push([origin - (upper + lower) * j + square, j * weight]);
  }
  const all = lines.reduce((sum, [, weight]) => sum + weight, 0);
  const rotational = lines.map(([at, weight]): Band => [at, topOf((area * (1 - zero) * weight) / all, width), width]);
  const made: readonly Band[] =
    zero > 0 ? [...rotational, [origin, topOf(area * zero, zeroWidth), zeroWidth]] : rotational;
  return {
    from: origin - DIOXIDE_REACH,
    to: origin + DIOXIDE_REACH,
    reach: 2 * DIOXIDE_REACH,
    lines: made.toSorted(([one], [other]) => one - other),
  };
}

function waterBand(table: readonly number[]): GasBand {
  const { strongest, width } = WATER_AIR;
  const lines = Array.from({ length: table.length / 2 }, (_, n): Band => {
    const [at = 0, strength = 0] = table.slice(2 * n, 2 * n + 2);
    return [at, topOf((strongest * strength) / 100, width), width];
  });
  const [first, last] = [lines[0]?.[0] ?? 0, lines.at(-1)?.[0] ?? 0];
  return { from: first - WATER_REACH, to: last + WATER_REACH, reach: WATER_REACH, lines };
}

const AIR: readonly GasBand[] = [
  ...DIOXIDE.bands.map(dioxideBand),
  waterBand(WATER_BENDING),
  waterBand(WATER_STRETCHING),
];

/** What a sample absorbs: bands of its parts by their mass fractions, as if all were equally dense; none of parts whose bands are not known. */
export const bandsOf = ({ parts }: Sample): readonly Band[] =>
  parts.flatMap(({ id, q }) => {
    const bands: readonly Band[] = id === 'carbon-monoxide' ? MONOXIDE_LINES : (BANDS[id as BandId] ?? []);
    return q.value === 1 ? bands : bands.map(([at, top, width]): Band => [at, top * q.value, width]);
  });

export const knowsBands = (id: string): boolean => id === 'carbon-monoxide' || Object.hasOwn(BANDS, id);

export interface LightPath {
  readonly sample: readonly Band[];
  readonly thickness: number;
  /** Share of the open air's absorbance that is left. */
  readonly moist: number;
  readonly etched: boolean;
}

const etchedShare = (nu: number): number => 0.5 * (1 - (0.3 * nu) / 4000);

/** Intensities at even steps from 0 to the Nyquist wavenumber. */
export function intensityOf(path: LightPath, resolution: number): Float64Array {
  const steps = gridOf(resolution);
  const step = NYQUIST / steps;
  const absorbance = new Float64Array(steps + 1);
  const narrow: Band[] = [];
  const lay = (band: Band, factor: number): void => {
    if (factor === 0) return;
    const [at, top, width] = band;
    if (width < NARROW_STEPS * step) {
      narrow.push([at, top * factor, width]);
      return;
    }
    const from = Math.max(FIRST, at - FOLLOWED * width);
    const to = Math.min(SPLITTER_TO, at + FOLLOWED * width);
    for (let j = Math.ceil(from / step); j <= to / step; j++)
      absorbance[j] = (absorbance[j] ?? 0) + factor * lorentz(band, j * step);
  };
  for (const band of path.sample) lay(band, path.thickness);
  if (path.etched) for (const band of BANDS.water) lay(band, 0.1);
  const intensity = new Float64Array(steps + 1);
  const lit = sourceOn(steps);
  for (let j = 0; j <= steps; j++) {
    const light = (lit[j] ?? 0) * (path.etched ? etchedShare(j * step) : 1);
    intensity[j] = light === 0 ? 0 : light * 10 ** -(absorbance[j] ?? 0);
  }
  if (path.moist > 0) layAir(intensity, step, path.moist);
  layNarrow(narrow, intensity, step);
  return intensity;
}

/** What the air takes away: its lines overlap, so that light is followed through all of them, in steps finer than the grid. */
function layAir(intensity: Float64Array, step: number, factor: number): void {
  const background = intensity.slice();
  for (const { from, to, reach, lines } of AIR) {
    let first = 0;
    for (let n = 0; n <= (to - from) / GAS_STEP; n++) {
      const nu = from + n * GAS_STEP;
      while ((lines[first]?.[0] ?? to) < nu - reach) first++;
      let absorbance = 0;
      for (let k = first; k < lines.length; k++) {
        const line = lines[k];
        if (!line || line[0] > nu + reach) break;
        absorbance += lorentz(line, nu);
      }
      takeAway(intensity, background, nu / step, ((1 - 10 ** (-factor * absorbance)) * GAS_STEP) / step);
    }
  }
}

/** Takes a part of the light at a place, shared between the two nearest steps of the grid. */
function takeAway(intensity: Float64Array, background: Float64Array, place: number, part: number): void {
  const j = Math.floor(place);
  const share = place - j;
  const taken = ((1 - share) * (background[j] ?? 0) + share * (background[j + 1] ?? 0)) * part;
  intensity[j] = (intensity[j] ?? 0) - (1 - share) * taken;
  intensity[j + 1] = (intensity[j + 1] ?? 0) - share * taken;
}

/** What narrow lines take away, shared between the two nearest steps of the grid so that area and place stay. */
function layNarrow(lines: readonly Band[], intensity: Float64Array, step: number): void {
  const background = intensity.slice();
  for (const [at, top, width] of lines) {
    const piece = width / PIECES;
    const reach = Math.ceil(WINGS * PIECES);
    for (let n = -reach; n <= reach; n++) {
      const nu = at + n * piece;
      takeAway(intensity, background, nu / step, ((1 - 10 ** -lorentz([at, top, width], nu)) * piece) / step);
    }
  }
}
