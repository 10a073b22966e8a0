/**
 * The instrument layer: what stands between a true value and the learner, in one place.
 *
 * shown = round((1 + gain) · true + offset + repeatability, resolution)
 *
 * Gain and offset are drawn once for a run from (seed, device; its own device is the reading); repeatability is drawn from (seed, reading, tick,
 * ordinal), where a tick is lab time over the instrument's update interval and `ordinal` counts the records within one
 * tick. So noise depends neither on frames nor on speed, and one instrument never shifts another.
 */
import type {
  Grade,
  InstrumentGrade,
  InstrumentSpec,
  NumberReading,
  ReadingDef,
  ReadingDefs,
  ReadingValue,
} from '../contract';
import { hash32 } from '../core/hash';
import { decimalsOf, formatFixed, formatSignificant, roundSignificant } from './format';

export interface Shown {
  /** As displayed: digits of the instrument; a dash for no value. */
  readonly text: string;
  readonly value: ReadingValue;
  /** Combined standard uncertainty in the unit of the reading; null where none applies. */
  readonly uncertainty: number | null;
  readonly unit: string;
}

type ReadingValues = Readonly<Record<string, ReadingValue>>;

export interface Observation {
  readonly grade: Grade;
  readonly seed: number;
  /** Lab seconds. */
  readonly time: number;
  /** How often this reading was recorded within the present tick. */
  readonly ordinal: number;
}

/** Standard normal deviate as a pure function of the parts (Box and Muller 1958). */
function deviate(...parts: readonly (string | number)[]): number {
  const u = (hash32(...parts, 'radius') + 1) / 4294967297;
  const v = hash32(...parts, 'angle') / 4294967296;
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

/** Number of an instrument's update at a lab time. */
export const tickOf = (time: number, updateInterval: number): number => Math.floor(time / updateInterval + 1e-9);

const clamp = (value: number, range: readonly [number, number] | undefined): number =>
  range ? Math.min(range[1], Math.max(range[0], value)) : value;

/** Significant digits of a display that no instrument sets. */
const DISPLAY_DIGITS = 4;

const textOf = (value: number, { decimals, digits = DISPLAY_DIGITS }: NumberReading): string =>
  decimals === undefined ? formatSignificant(value, digits) : formatFixed(value, decimals);

const ideal = (value: number, def: NumberReading): Shown => ({
  text: textOf(value, def),
  value,
  uncertainty: null,
  unit: def.unit,
});

/** A true value as its display shows it: rows then agree between browsers whose last bits differ. */
const displayed = (value: number, def: NumberReading): Shown => ({
  ...ideal(value, def),
  value:
    def.decimals === undefined
      ? roundSignificant(value, def.digits ?? DISPLAY_DIGITS)
      : Number(value.toFixed(def.decimals)),
});

/** How much coarser than the finest range the range is that holds a value; always a power of ten. */
function coarseness(
  value: number,
  { resolution, counts = Number.POSITIVE_INFINITY }: Pick<InstrumentGrade, 'resolution' | 'counts'>,
): number {
  let factor = 1;
  while (Math.abs(value) >= counts * resolution * factor * (1 - 1e-12)) factor *= 10;
  return factor;
}

function measured(
  id: string,
  value: number,
  def: NumberReading,
  { device = id, updateInterval, ...spec }: InstrumentSpec,
  at: Observation & { readonly grade: Exclude<Grade, 'ideal'> },
): Shown {
  const { repeatability = 0, gain = 0, drawn = 0, ...grade } = spec[at.grade];
  const coarse = coarseness(value, grade);
  const resolution = grade.resolution * coarse;
  const offset = (grade.offset ?? 0) * coarse;
  const raw =
    value * (1 + gain * deviate(at.seed, device, 'gain')) +
    offset * deviate(at.seed, device, 'offset') +
    repeatability * deviate(at.seed, id, 'repeat', tickOf(at.time, updateInterval), at.ordinal);
  const decimals = decimalsOf(resolution);
  const shown = Number((Math.round(clamp(raw, def.range) / resolution) * resolution).toFixed(decimals));
  // A rectangular distribution over one step of the scale has variance resolution²/12 (GUM 4.3.7).
  const variance = repeatability ** 2 + drawn ** 2 + offset ** 2 + (gain * value) ** 2 + resolution ** 2 / 12;
  return { text: formatFixed(shown, decimals), value: shown, uncertainty: Math.sqrt(variance), unit: def.unit };
}

/** What the run itself states as the standard uncertainty of a reading. */
function stated(def: NumberReading, values: ReadingValues): number | null {
  const value = def.uncertainty === undefined ? null : values[def.uncertainty];
  return typeof value === 'number' ? value : null;
}

/**
 * One reading through its instrument. At grade `ideal` the value is the true one; without an instrument it is rounded to its
 * display, with the uncertainty that one of the other readings states, where `values` has that.
 */
export function observeOne(
  id: string,
  value: ReadingValue,
  def: ReadingDef,
  at: Observation,
  values: ReadingValues = {},
): Shown {
  if (value === null) return { text: '–', value: null, uncertainty: null, unit: def.unit };
  if (def.kind === 'text' || typeof value === 'string') {
    return { text: String(value), value: String(value), uncertainty: null, unit: def.unit };
  }
  if (at.grade === 'ideal') return ideal(value, def);
  if (!def.instrument) return { ...displayed(value, def), uncertainty: stated(def, values) };
  return measured(id, value, def, def.instrument, { ...at, grade: at.grade });
}

/** All readings of a run at one moment. */
export function observe(defs: ReadingDefs, values: ReadingValues, at: Observation): Record<string, Shown> {
  return Object.fromEntries(
    Object.entries(defs).map(([id, def]) => [id, observeOne(id, values[id] ?? null, def, at, values)]),
  );
}
