/**
 * The acid-fast stain: carbolfuchsin enters a waxy coat slowly, faster with heat or phenol, and is held there against acid.
 *
 * Fuchsin     F ← 1 − (1 − F) e^(−k_in t); mycobacteria and Nocardia k_in = 2·10⁻⁴ s⁻¹ at 25 °C with Ea = 50 kJ/mol, 25 times as much
 *             by Kinyoun; other cells 0.05 s⁻¹
 * Acid        F ← F e^(−k_out t)
 * Blue        B ← B + (1 − F − B)(1 − e^(−t/15 s))
 * Counting    a field ~ Poisson(λ), λ = load · 0.01 mL/200 mm² · π (0.1 mm)², red ones only
 *
 * Rate constants are teaching values. Grades: the scale of WHO and IUATLD; a bacillus at all is scanty at least.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import type { Organism } from './acid-fast-kinds';
import {
  actingFor,
  atTemperature,
  contactThermometer,
  flooded,
  later,
  microphotometer,
  secondsOf,
  takenUp,
  type Treatment,
  washedOut,
} from './staining';

type Acid = '3% acid-alcohol' | '1% sulfuric acid';

export interface Params {
  readonly organism: Organism;
  readonly method: 'Ziehl-Neelsen' | 'Kinyoun';
  readonly decolorizer: Acid;
  /** log₁₀ of bacilli per mL. */
  readonly sputum_log10: Quantity<'log10 per mL'>;
}

interface Coat {
  readonly waxy: boolean;
  /** k_out in each acid. */
  readonly loses: Readonly<Record<Acid, Quantity<'1/s'>>>;
}

const WASHES: Coat = { waxy: false, loses: { '3% acid-alcohol': 0.2, '1% sulfuric acid': 0.05 } };
const COATS: Readonly<Record<Organism, Coat>> = {
  'Mycobacterium tuberculosis (inactivated)': {
    waxy: true,
    loses: { '3% acid-alcohol': 5e-4, '1% sulfuric acid': 5e-4 },
  },
  'Nocardia asteroides': { waxy: true, loses: { '3% acid-alcohol': 8e-3, '1% sulfuric acid': 8e-4 } },
  'Escherichia coli': WASHES,
  'Staphylococcus aureus': WASHES,
};
const WAXY = { rate: 2e-4, barrier: 50_000, reference: 298.15 } as const;
const PHENOL = 25;
const PLAIN_UPTAKE: Quantity<'1/s'> = 0.05;
const BLUE: Quantity<'1/s'> = 1 / 15;
const ROOM: Quantity<'°C'> = 25;
const RED = 0.5;
/** Sputum on the slide, mL; its smear, mm²; radius of the immersion field, mm. */
const SMEAR = { volume: 0.01, area: 200, field: 0.1 } as const;
const FIELD_TIME: Quantity<'s'> = 4;
export const MOST_FIELDS = 300;
const DT: Quantity<'s'> = 1;

/** Mean bacilli of a field for a load, per mL. */
export const perField = (load: Quantity<'1/mL'>): number =>
  ((load * SMEAR.volume) / SMEAR.area) * Math.PI * SMEAR.field ** 2;

/** Rate constant at which a species takes up the fuchsin. */
export function uptakeRate({ organism, method }: Pick<Params, 'organism' | 'method'>, celsius: Quantity<'°C'>): number {
  if (!COATS[organism].waxy) return PLAIN_UPTAKE;
  const { rate, barrier, reference } = WAXY;
  return atTemperature(rate, barrier, reference, celsius) * (method === 'Kinyoun' ? PHENOL : 1);
}

type Doing = 'carbolfuchsin' | 'decolorize' | 'methylene_blue' | 'rinse' | 'looking';

export interface State {
  readonly treatment: Treatment<Doing> | null;
  /** Dye that stands on the slide until something runs over it. */
  readonly pool: Exclude<Doing, 'rinse' | 'looking'> | null;
  readonly fuchsin: number;
  readonly blue: number;
  readonly celsius: Quantity<'°C'>;
  /** Fields that were read, what was counted in them, and bacilli of the last one, red or not. */
  readonly fields: number;
  readonly counted: number;
  readonly present: number;
  readonly draws: Rng;
  readonly smearSeed: number;
}

function resultOf({ fuchsin, blue }: State): string {
  if (fuchsin + blue < 0.05) return 'Not stained';
  if (fuchsin >= RED) return 'Acid-fast';
  return blue >= 0.3 ? 'Not acid-fast' : 'Counterstain missing';
}

/** Least fields for each class, from the greatest mean on. */
const CLASSES: readonly (readonly [above: number, fields: number, grade: string])[] = [
  [1, 50, '2+'],
  [0.1, 100, '1+'],
  [0, 100, 'Scanty'],
];
const MORE = 'Count more fields';

export function gradeOf(count: number, fields: number): string | null {
  if (fields === 0) return null;
  if (count === 0) return fields >= 100 ? 'Negative' : MORE;
  const mean = count / fields;
  if (mean > 10) return fields >= 20 ? '3+' : MORE;
  const found = CLASSES.find(([above]) => mean >= above);
  return found && fields >= found[1] ? found[2] : MORE;
}

/** One field more: it is drawn whether its bacilli are red or not, so that a stain shifts no later draw. */
function nextField(state: State, { organism, sputum_log10 }: Params): State {
  const mean = organism === 'Mycobacterium tuberculosis (inactivated)' ? perField(10 ** sputum_log10) : 0;
  const present = state.draws.poisson(mean);
  const counted = state.counted + (state.fuchsin >= RED ? present : 0);
  return { ...state, fields: state.fields + 1, counted, present };
}

const NOTHING_RED = 'Nothing red: stain first.';
const TOO_MANY = `A smear has ${MOST_FIELDS} fields that can be read: take a fresh one.`;

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: DT,
  rate: 20,
  readings: {
    acid_fast_result: {
      label: 'The cells look',
      kind: 'text',
      unit: 'text',
      values: ['Not stained', 'Acid-fast', 'Not acid-fast', 'Counterstain missing'],
    },
    fuchsin_retained: {
      label: 'Fuchsin in a cell',
      unit: '0-1',
      range: [0, 1.2],
      instrument: microphotometer(
        'Microphotometer at 550 nm, on single cells',
        1,
        { of: 'ten cells', scatter: 0.006 },
        { of: 'a hundred cells', scatter: 0.002 },
      ),
    },
    slide_temperature: {
      label: 'Slide',
      unit: '°C',
      instrument: contactThermometer({ resolution: 1, within: 1 }, { resolution: 0.1, within: 0.2 }),
    },
    fields_examined: { label: 'Fields read', unit: 'fields', origin: 'count', decimals: 0 },
    afb_count: { label: 'Acid-fast bacilli', unit: 'bacilli', origin: 'count', decimals: 0 },
    afb_per_field: { label: 'Bacilli per field', unit: '1/field', origin: 'derived', digits: 4 },
    who_grade: {
      label: 'Grade',
      kind: 'text',
      unit: 'text',
      values: ['Negative', 'Scanty', '1+', '2+', '3+', MORE],
    },
    blue_uptake: { label: 'Methylene blue in a cell', unit: '0-1', origin: 'theory', decimals: 3 },
  },
  actions: {
    heat: {
      label: 'Heat the slide to',
      hint: 'With the flame under the flooded slide: until it steams, never to boiling.',
      value: { kind: 'number', unit: '°C', min: 20, max: 95, step: 5, initial: 90 },
    },
    carbolfuchsin: { label: 'Carbolfuchsin', hint: 'Floods the slide for that time.', value: secondsOf(900, 300) },
    decolorize: { label: 'Acid', hint: 'The decolouriser that is chosen, for that time.', value: secondsOf(600, 120) },
    methylene_blue: { label: 'Methylene blue', hint: 'The counterstain.', value: secondsOf(300, 60) },
    rinse: { label: 'Rinse', hint: 'Takes the dye off that stands on the slide.', value: secondsOf(60, 5, 1) },
    examine_fields: {
      label: 'Read fields',
      hint: 'So many more fields under oil, four seconds each; 300 at most.',
      value: { kind: 'number', unit: 'fields', min: 1, max: MOST_FIELDS, step: 1, initial: 100 },
    },
  },
  fields: () => ({}),

  init: (_params, rng) => ({
    treatment: null,
    pool: null,
    fuchsin: 0,
    blue: 0,
    celsius: ROOM,
    fields: 0,
    counted: 0,
    present: 0,
    draws: rng.stream('fields'),
    smearSeed: rng.stream('smear').uint32(),
  }),

  step(state, params) {
    const { treatment, fuchsin, blue } = state;
    if (treatment === null) return state;
    const acting = actingFor(treatment, DT);
    const next = { ...state, treatment: later(treatment, DT) };
    switch (treatment.what) {
      case 'carbolfuchsin':
        return { ...next, fuchsin: takenUp(fuchsin, 1, uptakeRate(params, state.celsius), acting) };
      case 'decolorize':
        return { ...next, fuchsin: washedOut(fuchsin, COATS[params.organism].loses[params.decolorizer], acting) };
      case 'methylene_blue':
        return { ...next, blue: takenUp(blue, 1 - fuchsin, BLUE, acting) };
      case 'rinse':
        return next;
      case 'looking':
        return (treatment.left - DT) % FIELD_TIME < DT / 2 ? nextField(next, params) : next;
    }
  },

  act(state, _params, action) {
    switch (action.do) {
      case 'heat':
        return { state: { ...state, celsius: action.value } };
      case 'examine_fields': {
        const fields = Math.round(action.value);
        if (state.fields + fields > MOST_FIELDS) return { state, notice: TOO_MANY };
        const next: State = { ...state, pool: null, treatment: { what: 'looking', left: fields * FIELD_TIME } };
        return state.fuchsin + state.blue < 0.05 ? { state: next, notice: NOTHING_RED } : { state: next };
      }
      default:
        if (action.value === 0) return { state };
        return {
          state: {
            ...state,
            ...flooded(action.do, action.value),
          },
        };
    }
  },

  occupies(state, _params, action) {
    if (action.do === 'heat') return 0;
    if (action.do !== 'examine_fields') return action.value;
    const fields = Math.round(action.value);
    return state.fields + fields > MOST_FIELDS ? 0 : fields * FIELD_TIME;
  },

  read: (state) => ({
    acid_fast_result: resultOf(state),
    fuchsin_retained: state.fuchsin,
    slide_temperature: state.celsius,
    fields_examined: state.fields,
    afb_count: state.counted,
    afb_per_field: state.fields > 0 ? state.counted / state.fields : null,
    who_grade: gradeOf(state.counted, state.fields),
    blue_uptake: state.blue,
  }),

  derive({ counted, fields }) {
    if (fields === 0) return {};
    // Of none, one would have been no surprise.
    return { afb_per_field: { value: counted / fields, scatter: Math.sqrt(Math.max(1, counted)) / fields } };
  },

  view: ({ treatment, pool, fuchsin, blue, celsius, fields, present, smearSeed }) => ({
    doing: treatment?.what ?? null,
    left: treatment?.left ?? 0,
    pool,
    fuchsin,
    blue,
    celsius,
    fields,
    present,
    smearSeed,
  }),
});
