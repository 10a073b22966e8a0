/**
 * Readings that are worked out from readings. The model's `derive` is run on what the instruments show; then once more for each
 * scattering value it used and for each shared effect, shifted by one standard uncertainty: the squares of the changes add up
 * (JCGM 100:2008, 5.1.3 note 2 and 5.2.2). A word that is derived is that of the values as they are shown.
 */
import type {
  AnySimulation,
  Estimate,
  InstrumentSpec,
  Instruments,
  NumberReading,
  ReadingDefs,
  ReadingValue,
} from '../contract';
import type { RunInputs } from '../inputs';
import { displayed, effectsOf, gradedAt, type MeasuredAt, type Shown, shownNumber } from './instrument';
import { combined, scatterOf, type SharedEffects } from './uncertain';
import { settingEffects, settingsOf } from './settings';

/** What is shifted by one standard uncertainty: one value's own scatter, or everything that shares an effect. */
type Shift = { readonly scatterOf: string } | { readonly effect: string } | null;

interface Run {
  readonly simulation: AnySimulation;
  readonly state: unknown;
  /** As they are set. */
  readonly inputs: RunInputs;
  /** What the instruments show, derived readings apart. */
  readonly shown: Readonly<Record<string, Shown>>;
  /** Lab seconds of the run at which the trial began. */
  readonly began: number;
}

type Estimates = Readonly<Record<string, Estimate>>;

type Found = Readonly<Record<string, number | Estimate | string | null | undefined>>;

const asEstimates = (found: Found): Estimates =>
  Object.fromEntries(
    Object.entries(found).flatMap(([id, value]) => {
      if (value === null || value === undefined || typeof value === 'string') return [];
      const estimate = typeof value === 'number' ? { value, scatter: 0 } : value;
      return Number.isFinite(estimate.value) ? [[id, estimate]] : [];
    }),
  );

/** A reading of an instrument. */
type Measured = NumberReading & { readonly instrument: InstrumentSpec };

function measuredIn(defs: ReadingDefs, id: string): Measured | null {
  const def = defs[id];
  return def && def.kind !== 'text' && def.instrument ? (def as Measured) : null;
}

const isDerived = (def: ReadingDefs[string]): boolean => def.origin === 'derived';

const wordShown = (word: Found[string], truth: ReadingValue | undefined): Shown => {
  const value = typeof word === 'string' && truth !== null ? word : null;
  return { text: value ?? '–', value, uncertainty: null, unit: 'text' };
};

/** A display of an earlier moment. */
interface Earlier {
  readonly value: number;
  readonly shared: SharedEffects;
}

const shiftOf = (shared: SharedEffects | undefined, shift: Shift): number =>
  shift && 'effect' in shift ? (shared?.[shift.effect] ?? 0) : 0;

/** The model's `derive` on the displays of one moment, as they are or shifted; notes which of them it used. */
function derivation({ simulation, state, inputs, shown, began }: Run, at: MeasuredAt) {
  const defs: ReadingDefs = simulation.readings;
  const settings = settingEffects(settingsOf(simulation), inputs, at.seed, at.grade);
  /** Scatter of each display that was used. */
  const scattering = new Map<string, number>();
  /** Shared effects of the settings and of the displays that were used. */
  const effects = new Set<string>(Object.values(settings).flatMap(Object.keys));
  /** Each shift asks for the same ones, and a fit for hundreds of them. */
  const earlier = new Map<string, Earlier>();

  const note = (shared: SharedEffects | undefined): void => {
    for (const name of Object.keys(shared ?? {})) effects.add(name);
  };
  const earlierOf = (id: string, def: Measured, value: number, time: number, ordinal: number): Earlier => {
    const key = `${id} ${time} ${ordinal} ${value}`;
    const known = earlier.get(key);
    if (known) return known;
    const { instrument } = def;
    const made = {
      value: shownNumber(id, value, def, instrument, { ...at, time: began + time, ordinal }),
      shared: effectsOf(gradedAt(id, value, instrument, at.grade), value, at.seed),
    };
    note(made.shared);
    earlier.set(key, made);
    return made;
  };
  const instruments = (shift: Shift): Instruments => ({
    shown(id) {
      const display = shown[id];
      if (typeof display?.value !== 'number') return null;
      const scatter = scatterOf(display);
      scattering.set(id, scatter);
      note(display.shared);
      const own = shift && 'scatterOf' in shift && shift.scatterOf === id ? scatter : 0;
      return display.value + own + shiftOf(display.shared, shift);
    },
    shownAt(id, value, time, ordinal = 0) {
      const def = measuredIn(defs, id);
      if (!def) return value;
      const display = earlierOf(id, def, value, time, ordinal);
      return display.value + shiftOf(display.shared, shift);
    },
    scatterAt(id, value) {
      const def = measuredIn(defs, id);
      return def ? gradedAt(id, value, def.instrument, at.grade).scatter : 0;
    },
    stepAt(id, value) {
      const def = measuredIn(defs, id);
      return def ? gradedAt(id, value, def.instrument, at.grade).resolution : 0;
    },
    uncertaintyAt(id, value) {
      const def = measuredIn(defs, id);
      if (!def) return 0;
      const graded = gradedAt(id, value, def.instrument, at.grade);
      return combined(graded.scatter, effectsOf(graded, value, at.seed));
    },
  });
  const find = (shift: Shift): Found => {
    const set = Object.fromEntries(
      Object.entries(settings).map(([id, shared]) => [id, Number(inputs[id]) + shiftOf(shared, shift)]),
    );
    return (simulation.derive?.(state, { ...inputs, ...set }, instruments(shift)) ?? {}) as Found;
  };
  return { find, scattering, effects };
}

/** By how much a shift changes each derived value. */
type Change = (id: string) => number;

/** An estimate with its uncertainty. `scatters`, `shares`: what each value's scatter and each shared effect, by its name, does to it. */
function withUncertainty(
  id: string,
  def: NumberReading,
  estimate: Estimate,
  scatters: readonly Change[],
  shares: readonly (readonly [effect: string, by: Change])[],
  seed: number,
): Shown {
  const shared = Object.fromEntries(
    shares.map(([effect, by]) => [effect, by(id)] as const).filter(([, size]) => size !== 0),
  );
  for (const [effect, size] of Object.entries(estimate.shared ?? {})) {
    if (size !== 0) shared[`${seed} ${effect}`] = size;
  }
  const scatter = Math.sqrt(scatters.reduce((sum, by) => sum + by(id) ** 2, estimate.scatter ** 2));
  const whole = combined(scatter, shared);
  return {
    ...displayed(estimate.value, def, whole > 0 ? whole : null),
    ...(Object.keys(shared).length > 0 && { shared }),
  };
}

/** The derived readings of a run at grade school or research, with their uncertainties. `truth`: where it has none, they have none. */
export function deriveShown(
  run: Run,
  truth: Readonly<Record<string, ReadingValue>>,
  at: MeasuredAt,
): Record<string, Shown> {
  const defs: ReadingDefs = run.simulation.readings;
  const ids = Object.keys(defs).filter((id) => defs[id] && isDerived(defs[id]));
  if (ids.length === 0 || !run.simulation.derive) return {};
  const { find, scattering, effects } = derivation(run, at);
  const found = find(null);
  const base = asEstimates(found);
  const change = (shift: Shift): Change => {
    const shifted = asEstimates(find(shift));
    return (id) => (shifted[id] && base[id] ? shifted[id].value - base[id].value : 0);
  };
  const scatters = [...scattering].filter(([, size]) => size > 0).map(([id]) => change({ scatterOf: id }));
  const shares = [...effects].map((effect) => [effect, change({ effect })] as const);
  return Object.fromEntries(
    ids.map((id): [string, Shown] => {
      const def = defs[id]!;
      if (def.kind === 'text') return [id, wordShown(found[id], truth[id])];
      const estimate = base[id];
      return !estimate || truth[id] === null
        ? [id, { text: '–', value: null, uncertainty: null, unit: def.unit }]
        : [id, withUncertainty(id, def, estimate, scatters, shares, at.seed)];
    }),
  );
}
