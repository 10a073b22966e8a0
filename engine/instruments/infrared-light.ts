/**
 * What falls on the detector of an infrared spectrometer: Planck's light of the source, the beamsplitter, air, holder and sample.
 *
 * Source       Planck at 1300 K × beamsplitter, a raised cosine from 350 to 7800 cm⁻¹; 1 at its greatest
 * Bands        Lorentzians; carbon monoxide by its rotational lines, R and P, strength ∝ |m| exp(−B₀J(J+1)hc/kT)
 * Air          carbon dioxide 2349 and 668 cm⁻¹, water each 8 cm⁻¹ from 1400 to 1900 and 3600 to 3900 with chosen strengths
 * Etched KBr   transmits 0.5 (1 − 0.3 ν/4000), with a tenth of the bands of water (chosen)
 */
import { constants } from '../core/constants';
import type { Rng } from '../core/rng';
import { type Band, type BandId, BANDS, MONOXIDE } from '../data/samples/infrared';
import type { Sample } from '../data/samples/sample';
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

/** What a sample absorbs: bands of its parts by their mass fractions, as if all were equally dense; none of parts whose bands are not known. */
export const bandsOf = ({ parts }: Sample): readonly Band[] =>
  parts.flatMap(({ id, q }) => {
    const bands: readonly Band[] = id === 'carbon-monoxide' ? MONOXIDE_LINES : (BANDS[id as BandId] ?? []);
    return q.value === 1 ? bands : bands.map(([at, top, width]): Band => [at, top * q.value, width]);
  });

export const knowsBands = (id: string): boolean => id === 'carbon-monoxide' || Object.hasOwn(BANDS, id);

/** Bands of moist air along the beam of an open instrument: the strengths of its water are drawn once. */
export function airBands(rng: Rng): readonly Band[] {
  const bands: Band[] = [
    [2349, 0.4, 40],
    [668, 0.25, 10],
  ];
  for (const [from, to] of [
    [1400, 1900],
    [3600, 3900],
  ] as const)
    for (let nu = from; nu <= to; nu += 8) bands.push([nu, 0.15 * rng.uniform(0, 1), 2]);
  return bands;
}

export interface LightPath {
  readonly sample: readonly Band[];
  readonly thickness: number;
  readonly air: readonly Band[];
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
  for (const band of path.air) lay(band, path.moist);
  if (path.etched) for (const band of BANDS.water) lay(band, 0.1);
  const intensity = new Float64Array(steps + 1);
  const lit = sourceOn(steps);
  for (let j = 0; j <= steps; j++) {
    const light = (lit[j] ?? 0) * (path.etched ? etchedShare(j * step) : 1);
    intensity[j] = light === 0 ? 0 : light * 10 ** -(absorbance[j] ?? 0);
  }
  layNarrow(narrow, intensity, step);
  return intensity;
}

/** What narrow lines take away, shared between the two nearest steps of the grid so that area and place stay. */
function layNarrow(lines: readonly Band[], intensity: Float64Array, step: number): void {
  const background = intensity.slice();
  for (const [at, top, width] of lines) {
    const piece = width / PIECES;
    const reach = Math.ceil(WINGS * PIECES);
    for (let n = -reach; n <= reach; n++) {
      const nu = at + n * piece;
      const place = nu / step;
      const j = Math.floor(place);
      const share = place - j;
      const light = (1 - share) * (background[j] ?? 0) + share * (background[j + 1] ?? 0);
      const taken = (light * (1 - 10 ** -lorentz([at, top, width], nu)) * piece) / step;
      intensity[j] = (intensity[j] ?? 0) - (1 - share) * taken;
      intensity[j + 1] = (intensity[j + 1] ?? 0) - share * taken;
    }
  }
}
