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

const isDerived = (def: ReadingDefs[string]): boolean => def.origin === 'derived';

const wordShown = (word: Found[string], truth: ReadingValue | undefined): Shown => {
  const value = typeof word === 'string' && truth !== null ? word : null;
  return { text: value ?? '–', value, uncertainty: null, unit: 'text' };
};

/** The derived readings of a run at grade school or research, with their uncertainties. `truth`: where it has none, they have none. */
export function deriveShown(
  { simulation, state, inputs, shown, began }: Run,
  truth: Readonly<Record<string, ReadingValue>>,
  at: MeasuredAt,
): Record<string, Shown> {
  const defs: ReadingDefs = simulation.readings;
  const ids = Object.keys(defs).filter((id) => defs[id] && isDerived(defs[id]));
  if (ids.length === 0 || !simulation.derive) return {};
  const settings = settingEffects(settingsOf(simulation), inputs, at.seed, at.grade);
  const scattering = new Map<string, number>();
  const effects = new Set<string>(Object.values(settings).flatMap(Object.keys));
  const shiftOf = (shared: SharedEffects | undefined, shift: Shift): number =>
    shift && 'effect' in shift ? (shared?.[shift.effect] ?? 0) : 0;

  /** Displays of earlier moments: each shift asks for the same ones, and a fit for hundreds of them. */
  const earlier = new Map<string, { readonly value: number; readonly shared: SharedEffects }>();
  const earlierOf = (
    id: string,
    def: NumberReading,
    spec: InstrumentSpec,
    value: number,
    time: number,
    ordinal: number,
  ) => {
    const key = `${id} ${time} ${ordinal} ${value}`;
    const known = earlier.get(key);
    if (known) return known;
    const made = {
      value: shownNumber(id, value, def, spec, { ...at, time: began + time, ordinal }),
      shared: effectsOf(gradedAt(id, value, spec, at.grade), value, at.seed),
    };
    for (const name of Object.keys(made.shared)) effects.add(name);
    earlier.set(key, made);
    return made;
  };

  const find = (shift: Shift): Found => {
    const instruments: Instruments = {
      shown(id) {
        const display = shown[id];
        if (typeof display?.value !== 'number') return null;
        scattering.set(id, scatterOf(display));
        for (const name of Object.keys(display.shared ?? {})) effects.add(name);
        const own = shift && 'scatterOf' in shift && shift.scatterOf === id ? (scattering.get(id) ?? 0) : 0;
        return display.value + own + shiftOf(display.shared, shift);
      },
      shownAt(id, value, time, ordinal = 0) {
        const def = defs[id];
        if (!def || def.kind === 'text' || !def.instrument) return value;
        const display = earlierOf(id, def, def.instrument, value, time, ordinal);
        return display.value + shiftOf(display.shared, shift);
      },
      scatterAt(id, value) {
        const def = defs[id];
        return def && def.kind !== 'text' && def.instrument ? gradedAt(id, value, def.instrument, at.grade).scatter : 0;
      },
      stepAt(id, value) {
        const def = defs[id];
        return def && def.kind !== 'text' && def.instrument
          ? gradedAt(id, value, def.instrument, at.grade).resolution
          : 0;
      },
      uncertaintyAt(id, value) {
        const def = defs[id];
        if (!def || def.kind === 'text' || !def.instrument) return 0;
        const graded = gradedAt(id, value, def.instrument, at.grade);
        return combined(graded.scatter, effectsOf(graded, value, at.seed));
      },
    };
    const set = Object.fromEntries(
      Object.entries(settings).map(([id, shared]) => [id, Number(inputs[id]) + shiftOf(shared, shift)]),
    );
    return (simulation.derive?.(state, { ...inputs, ...set }, instruments) ?? {}) as Found;
  };

  const found = find(null);
  const base = asEstimates(found);
  const change = (shift: Shift): ((id: string) => number) => {
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
      if (!estimate || truth[id] === null) return [id, { text: '–', value: null, uncertainty: null, unit: def.unit }];
      const shared = Object.fromEntries(
        shares.map(([effect, by]) => [effect, by(id)] as const).filter(([, size]) => size !== 0),
      );
      for (const [effect, size] of Object.entries(estimate.shared ?? {})) {
        if (size !== 0) shared[`${at.seed} ${effect}`] = size;
      }
      const scatter = Math.sqrt(scatters.reduce((sum, by) => sum + by(id) ** 2, estimate.scatter ** 2));
      const whole = combined(scatter, shared);
      return [
        id,
        {
          ...displayed(estimate.value, def),
          uncertainty: whole > 0 ? whole : null,
          ...(Object.keys(shared).length > 0 && { shared }),
        },
      ];
    }),
  );
}
