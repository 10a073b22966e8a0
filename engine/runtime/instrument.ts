/**
 * The instrument layer: what stands between a true value and the learner, in one place.
 *
 * shown = round((1 + gain) · true + offset + repeatability, resolution)
 *
 * Gain and offset are drawn once from (seed, device; its own device is the reading); repeatability is drawn from (seed, trial,
 * reading, tick, ordinal), where a tick is lab time over the instrument's update interval and `ordinal` counts the records within
 * one tick. So noise depends neither on frames nor on speed, and one instrument never shifts another.
 *
 * The uncertainty has two parts: scatter, of each value for itself, and calibration, which all values of one device share and
 * no mean or fit takes away (JCGM 100:2008, 5.2). What a value shares stands beside it effect by effect.
 */
import type {
  Grade,
  InstrumentGrade,
  InstrumentSpec,
  NumberReading,
  ReadingDef,
  ReadingDefs,
  ReadingValue,
  Spread,
} from '../contract';
import { deviate, deviateOf } from './deviate';
import { combined, type SharedEffects } from './uncertain';
import { decimalsBeside, decimalsOf, formatFixed, formatSignificant, roundSignificant } from './format';

export interface Shown {
  /** As displayed: digits of the instrument; a dash for no value. */
  readonly text: string;
  readonly value: ReadingValue;
  /** Combined standard uncertainty in the unit of the reading; null where none applies. */
  readonly uncertainty: number | null;
  /** The part of it that other values share; absent where there is none. */
  readonly shared?: SharedEffects;
  readonly unit: string;
}

type ReadingValues = Readonly<Record<string, ReadingValue>>;

export interface Observation {
  readonly grade: Grade;
  readonly seed: number;
  /** From 1. */
  readonly trial: number;
  /** Lab seconds. */
  readonly time: number;
  /** How often this reading was recorded within the present tick. */
  readonly ordinal: number;
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

/** The display of a value that has this uncertainty: as it is declared, or coarser. */
function displayBeside(value: number, def: NumberReading, uncertainty: number): NumberReading {
  const { decimals, digits = DISPLAY_DIGITS } = def;
  const told = decimalsBeside(uncertainty);
  if (decimals !== undefined) return told < decimals ? { ...def, decimals: Math.max(0, told) } : def;
  const worth = told + 1 + (value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value))));
  if (worth >= digits) return def;
  return worth > 0 ? { ...def, digits: worth } : { ...def, decimals: Math.max(0, told) };
}

/**
 * A true value as its display shows it: rows then agree between browsers whose last bits differ. Of a value with an uncertainty no
 * digits are shown that it does not fix.
 */
export function displayed(value: number, def: NumberReading, uncertainty: number | null): Shown {
  const display = uncertainty === null || uncertainty === 0 ? def : displayBeside(value, def, uncertainty);
  const { decimals, digits = DISPLAY_DIGITS } = display;
  return {
    text: textOf(value, display),
    value: decimals === undefined ? roundSignificant(value, digits) : Number(value.toFixed(decimals)),
    uncertainty,
    unit: def.unit,
  };
}

/** How much coarser than the finest range the range is that holds a value; always a power of ten. */
function coarseness(
  value: number,
  { resolution, counts = Number.POSITIVE_INFINITY }: Pick<InstrumentGrade, 'resolution' | 'counts'>,
): number {
  let factor = 1;
  while (Math.abs(value) >= counts * resolution * factor * (1 - 1e-12)) factor *= 10;
  return factor;
}

export interface Graded {
  readonly resolution: number;
  readonly repeatability: number;
  /** Standard deviation of everything that is not shared. */
  readonly scatter: number;
  readonly gain: number;
  readonly offset: number;
  readonly spread: Spread;
  readonly device: string;
}

/** An instrument of a grade at a value: its range decides. */
export function gradedAt(id: string, value: number, spec: InstrumentSpec, grade: Exclude<Grade, 'ideal'>): Graded {
  const { repeatability = 0, gain = 0, drawn = 0, spread = 'rectangular', ...rest } = spec[grade];
  const coarse = coarseness(value, rest);
  const resolution = rest.resolution * coarse;
  return {
    resolution,
    repeatability,
    // A rectangular distribution over one step of the scale has variance resolution²/12 (GUM 4.3.7).
    scatter: Math.sqrt(repeatability ** 2 + drawn ** 2 + resolution ** 2 / 12),
    gain,
    offset: (rest.offset ?? 0) * coarse,
    spread,
    device: spec.device ?? id,
  };
}

const withoutZeros = (effects: SharedEffects): SharedEffects =>
  Object.fromEntries(Object.entries(effects).filter(([, effect]) => effect !== 0));

export const effectsOf = ({ gain, offset, device }: Graded, value: number, seed: number): SharedEffects =>
  withoutZeros({ [`${seed} ${device} gain`]: gain * value, [`${seed} ${device} zero`]: offset });

export type MeasuredAt = Observation & { readonly grade: Exclude<Grade, 'ideal'> };

/** What the display shows of a true value. */
export function shownNumber(
  id: string,
  value: number,
  def: NumberReading,
  spec: InstrumentSpec,
  at: MeasuredAt,
): number {
  const { resolution, repeatability, gain, offset, spread, device } = gradedAt(id, value, spec, at.grade);
  // The first trial goes without its number: its digits are those of runs made before there were trials.
  const trial = at.trial === 1 ? [] : [at.trial];
  const raw =
    value * (1 + gain * deviateOf(spread, at.seed, device, 'gain')) +
    offset * deviateOf(spread, at.seed, device, 'offset') +
    repeatability * deviate(at.seed, id, 'repeat', tickOf(at.time, spec.updateInterval), at.ordinal, ...trial);
  return Number((Math.round(clamp(raw, def.range) / resolution) * resolution).toFixed(decimalsOf(resolution)));
}

function measured(id: string, value: number, def: NumberReading, spec: InstrumentSpec, at: MeasuredAt): Shown {
  const graded = gradedAt(id, value, spec, at.grade);
  const shown = shownNumber(id, value, def, spec, at);
  const shared = effectsOf(graded, value, at.seed);
  return {
    text: formatFixed(shown, decimalsOf(graded.resolution)),
    value: shown,
    uncertainty: combined(graded.scatter, shared),
    ...(Object.keys(shared).length > 0 && { shared }),
    unit: def.unit,
  };
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
  if (!def.instrument) return displayed(value, def, stated(def, values));
  return measured(id, value, def, def.instrument, { ...at, grade: at.grade });
}

/** All readings of a run at one moment, except those derived from others; each may have an ordinal of its own. */
export function observe(
  defs: ReadingDefs,
  values: ReadingValues,
  at: Observation,
  ordinalOf: (id: string) => number = () => at.ordinal,
): Record<string, Shown> {
  return Object.fromEntries(
    Object.entries(defs).map(([id, def]) => [
      id,
      observeOne(id, values[id] ?? null, def, { ...at, ordinal: ordinalOf(id) }, values),
    ]),
  );
}
