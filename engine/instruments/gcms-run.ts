/**
 * One run of the gas chromatograph with mass spectrometer: when each substance leaves the column, what ten scans a second count, and
 * the spectrum of each peak.
 *
 * 1 ng on the column makes 2·10⁵ ions (chosen); with noise the ions of a scan are a Poisson number, and which ions they are is
 * drawn by their shares. The rest of the injection is the solvent. Of dichloromethane the way is known, and a filament that burns while
 * it passes trips; another one, water for instance, is named as not modelled.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { GAS_CHROMATOGRAPHY, type Volatile, type VolatileId } from '../data/samples/gas-chromatography';
import { known, milligramsPerLitre, type Sample } from '../data/samples/sample';
import { SUBSTANCES, type SubstanceId } from '../data/samples/substances';
import { alkaneTimes, type OvenMethod, programEnd, wayOf } from './capillary-column';
import { type Band, beginsAt, drawnTimes, endsAt, limitsOf, shapeAt } from './chromatogram';
import { DRAWN, type Recorded } from './chromatography-work';
import { MZ_COUNT, MZ_FROM, spectrumOf } from './mass-spectrum';

export interface GcMethod extends OvenMethod {
  readonly injection: Quantity<'µL'>;
  readonly split: Quantity<'1'>;
  readonly solvent_delay: Quantity<'min'>;
  readonly noise: boolean;
}

export interface IonBand extends Band {
  readonly id: VolatileId;
  /** Ions over all of it. */
  readonly ions: number;
}

export interface OnWay {
  readonly id: VolatileId;
  /** Places on the column, each `TRACK_STEP`. */
  readonly track: readonly number[];
  readonly time: Quantity<'s'> | null;
  readonly sigma: Quantity<'s'>;
}

/** Counts by m/z from `MZ_FROM` on; a plain list, so that it travels. */
export type Counts = readonly number[];

export interface GcRun extends Recorded<IonBand> {
  readonly sample: string;
  readonly ways: readonly OnWay[];
  /** Substances that left while the source was off, and those that never left. */
  readonly lost: readonly VolatileId[];
  readonly retained: readonly VolatileId[];
  readonly notModelled: readonly string[];
  /** The source is on from here. */
  readonly delay: Quantity<'s'>;
  /** When the filament trips; null: it does not. */
  readonly trips: Quantity<'s'> | null;
  readonly overloaded: boolean;
  readonly alkanes: readonly Quantity<'s'>[];
  /** By peak. */
  readonly spectra: readonly Counts[];
}

export const SCAN: Quantity<'s'> = 0.1;
const IONS_PER_NANOGRAM = 2e5;
const SOLVENT_SIGMA: Quantity<'s'> = 4;
/** A filament has to stay off until so long after the middle of the solvent. */
const SOLVENT_PASSES: Quantity<'s'> = 12;
/** ng/µL of dichloromethane. */
const SOLVENT_DENSITY = 1.326e6;
/** ng that a film of 0.25 µm takes of one substance; more of it makes the front skewed, by so many σ at twice the capacity (chosen). */
const CAPACITY: Quantity<'ng'> = 50;
const FRONT = 0.8;
const STEEPEST_FRONT = 3;
const AFTER = 1.02;

const isInDichloromethane = ({ matrix }: Sample): boolean => matrix === SUBSTANCES.dichloromethane.name.toLowerCase();

/** µL of the injection that go onto the column; the rest leaves by the vent (split ratio: vent flow to column flow). */
const onColumnOf = ({ injection, split }: GcMethod): Quantity<'µL'> => injection / (split + 1);

/** The substances of a sample on the column: `bands` of those that leave it, in their order. */
function injected(sample: Sample, method: GcMethod) {
  const table: Readonly<Partial<Record<SubstanceId, Volatile>>> = GAS_CHROMATOGRAPHY;
  const { parts, notModelled } = known(sample, table);
  const onColumn = onColumnOf(method);
  const capacity = (CAPACITY * Number(method.film)) / 0.25;
  const ways: OnWay[] = [];
  const bands: IonBand[] = [];
  const retained: VolatileId[] = [];
  let overloaded = false;
  for (const part of parts) {
    const id = part.id as VolatileId;
    const { track, leaves } = wayOf(part.data.index / 100, method);
    ways.push({ id, track, time: leaves?.time ?? null, sigma: leaves?.sigma ?? 0 });
    if (!leaves) {
      retained.push(id);
      continue;
    }
    // mg/L are ng/µL.
    const nanograms = milligramsPerLitre(part) * onColumn;
    const over = Math.max(0, nanograms / capacity - 1);
    if (over > 0) overloaded = true;
    const front = leaves.sigma * Math.min(STEEPEST_FRONT, FRONT * over);
    bands.push({
      id,
      sigma: leaves.sigma,
      // What finds the film full stays behind: the top leaves later, the front where it did.
      time: leaves.time + front,
      tau: over > 0 ? -front : 0,
      ions: IONS_PER_NANOGRAM * nanograms,
    });
  }
  bands.sort((a, b) => a.time - b.time);
  return { ways, bands, retained, overloaded, notModelled };
}

/** Dichloromethane as solvent: its way, and its band where it leaves the column. Null for a solvent whose way is not known. */
function solventOf(sample: Sample, method: GcMethod): { readonly way: OnWay; readonly band: IonBand | null } | null {
  if (!isInDichloromethane(sample)) return null;
  const id = 'dichloromethane';
  const { track, leaves } = wayOf(GAS_CHROMATOGRAPHY[id].index / 100, method);
  const time = leaves?.time ?? null;
  const ions = IONS_PER_NANOGRAM * SOLVENT_DENSITY * onColumnOf(method);
  return {
    way: { id, track, time, sigma: SOLVENT_SIGMA },
    band: time === null ? null : { id, time, sigma: SOLVENT_SIGMA, tau: 0, ions },
  };
}

/** Ions of each scan; NaN while the filament is off. `rng`: they are drawn; null: as many as are expected. */
function scanned(
  bands: readonly IonBand[],
  end: Quantity<'s'>,
  { delay, trips }: Pick<GcRun, 'delay' | 'trips'>,
  rng: Rng | null,
): Float64Array {
  const values = new Float64Array(Math.ceil(end / SCAN) + 1);
  for (const band of bands) {
    const to = Math.min(values.length - 1, Math.ceil(endsAt(band) / SCAN));
    for (let n = Math.max(0, Math.floor(beginsAt(band) / SCAN)); n <= to; n++)
      values[n] = (values[n] ?? 0) + band.ions * SCAN * shapeAt(band, n * SCAN);
  }
  for (let n = 0; n < values.length; n++) {
    const t = n * SCAN;
    if (t < delay || (trips !== null && t >= trips)) values[n] = Number.NaN;
    else if (rng && (values[n] ?? 0) > 0) values[n] = rng.poisson(values[n] ?? 0);
  }
  return values;
}

export function gcRunOf(sample: Sample, method: GcMethod, rng: Rng): GcRun {
  const { ways, bands: all, retained, overloaded, notModelled } = injected(sample, method);
  const solvent = solventOf(sample, method);
  const solventTime = solvent?.way.time ?? null;
  const passed = solventTime === null ? 0 : solventTime + SOLVENT_PASSES;
  const delay = 60 * method.solvent_delay;
  const trips = solventTime !== null && delay < passed ? Math.max(delay, solventTime - SOLVENT_PASSES) : null;
  const seen = (band: IonBand): boolean => beginsAt(band) >= delay && (trips === null || endsAt(band) <= trips);
  const bands = all.filter(seen);
  const limit = programEnd(method);
  const last = Math.max(60, passed, ...all.map(endsAt));
  const end = retained.length > 0 ? limit : Math.min(Math.max(limit, last), last * AFTER);
  const limits = limitsOf(bands, end);
  const signals = solvent?.band ? [...all, solvent.band] : all;
  const drawn = method.noise ? rng : null;
  const values = scanned(signals, end, { delay, trips }, drawn);
  return {
    sample: sample.name,
    ways: solvent ? [...ways, solvent.way] : ways,
    bands,
    limits,
    trace: { step: SCAN, values },
    times: drawnTimes(bands, end, DRAWN),
    end,
    retained,
    lost: all.filter((band) => !seen(band)).map(({ id }) => id),
    notModelled: solvent ? notModelled : [...notModelled, `${sample.matrix} as solvent`],
    delay,
    trips,
    overloaded,
    alkanes: alkaneTimes(method, Math.max(0, ...all.map(({ time }) => time))),
    spectra: limits.map(({ from, to }) => spectrumWithin(signals, values, from, to, drawn)),
  };
}

const scansOf = (from: Quantity<'s'>, to: Quantity<'s'>, count: number): readonly [first: number, last: number] => [
  Math.max(0, Math.ceil(from / SCAN)),
  Math.min(count - 1, Math.ceil(to / SCAN) - 1),
];

/** Ions that were counted between two times. */
export function countsWithin(values: ArrayLike<number>, from: Quantity<'s'>, to: Quantity<'s'>): number {
  const [first, last] = scansOf(from, to, values.length);
  let sum = 0;
  for (let n = first; n <= last; n++) sum += values[n] || 0;
  return sum;
}

/** The spectrum summed over scans: of all that left meanwhile. `rng`: which ions the counted ones are; null: by their shares. */
function spectrumWithin(
  bands: readonly IonBand[],
  values: ArrayLike<number>,
  from: Quantity<'s'>,
  to: Quantity<'s'>,
  rng: Rng | null,
): Counts {
  const [first, last] = scansOf(from, to, values.length);
  const shares = Array.from({ length: MZ_COUNT }, () => 0);
  for (const band of bands) {
    let part = 0;
    for (let n = first; n <= last; n++) part += band.ions * SCAN * shapeAt(band, n * SCAN);
    if (part <= 0) continue;
    spectrumOf(band.id).forEach((share, n) => (shares[n] = (shares[n] ?? 0) + part * share));
  }
  const counted = countsWithin(values, from, to);
  const expected = shares.reduce((sum, share) => sum + share, 0);
  if (expected <= 0) return shares;
  return rng ? rng.multinomial(counted, shares) : shares.map((share) => (share * counted) / expected);
}

/** Counts of one ion at the times at which the run is drawn. */
export function extractedIon({ bands, trace, times }: GcRun, mz: number, rng: Rng | null): readonly number[] {
  const at = mz - MZ_FROM;
  return [...times].map((t) => {
    const n = Math.round(t / SCAN);
    const counted = trace.values[n] ?? Number.NaN;
    if (Number.isNaN(counted)) return Number.NaN;
    let [of, all] = [0, 0];
    for (const band of bands) {
      const rate = band.ions * shapeAt(band, n * SCAN);
      of += rate * (spectrumOf(band.id)[at] ?? 0);
      all += rate;
    }
    if (all <= 0) return 0;
    const share = Math.min(1, of / all);
    return rng ? rng.binomial(Math.round(counted), share) : counted * share;
  });
}
