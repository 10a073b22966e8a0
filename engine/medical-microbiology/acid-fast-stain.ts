/**
 * The acid-fast stain: carbolfuchsin enters a waxy coat slowly, faster with heat or phenol, and is held there against acid.
 *
 * Fuchsin     F ← F + (1 − B − F)(1 − e^(−k_in t)); mycobacteria and Nocardia k_in = 2·10⁻⁴ s⁻¹ at 25 °C with Ea = 50 kJ/mol, 25 times as
 *             much by Kinyoun; other cells 0.05 s⁻¹
 * Acid        F ← F e^(−k_out t)
 * Blue        B ← B + (1 − F − B)(1 − e^(−t/15 s))
 * Counting    a field ~ Poisson(λ), λ = load · 0.01 mL/200 mm² · π (0.1 mm)², red ones only
 * Heat        the flame acts while a dye lies on the slide; out, the slide cools in air and, faster, under water
 *
 * Rate constants are teaching values. Grades: the scale of WHO and IUATLD, for sputum and with a control slide, stained along with it, whose
 * bacilli are red; a bacillus at all is scanty at least.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import type { Organism } from './acid-fast-kinds';
import {
  actingFor,
  atTemperature,
  contactThermometer,
  cooled,
  FLAME_FROM,
  flooded,
  heated,
  isLit,
  later,
  microphotometer,
  secondsOf,
  type SlideHeat,
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
/** An acid is poured on no hotter slide: acid-alcohol is mostly ethanol, with a flash point of some 17 °C. */
const TOO_HOT: Quantity<'°C'> = 40;
/** A dry smear burns above this. */
const BURNS_FROM: Quantity<'°C'> = 60;
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

export interface State extends SlideHeat {
  readonly treatment: Treatment<Doing> | null;
  /** Dye that stands on the slide until something runs over it. */
  readonly pool: Exclude<Doing, 'rinse' | 'looking'> | null;
  readonly fuchsin: number;
  readonly blue: number;
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
const FAILED = 'No grade: control not red';
const CULTURE = 'No grade: not sputum';
const isSputum = (organism: Organism): boolean => organism === 'Mycobacterium tuberculosis (inactivated)';

export function gradeOf(count: number, fields: number): string | null {
  if (fields === 0) return null;
  if (count === 0) return fields >= 100 ? 'Negative' : MORE;
  const mean = count / fields;
  if (mean > 10) return fields >= 20 ? '3+' : MORE;
  const found = CLASSES.find(([above]) => mean >= above);
  return found && fields >= found[1] ? found[2] : MORE;
}

/** Only sputum is graded, by a stain that turns the bacilli of a known positive slide red. */
function reportOf({ fields, counted, fuchsin }: State, { organism }: Params): string | null {
  if (fields === 0) return null;
  if (!isSputum(organism)) return CULTURE;
  return fuchsin >= RED ? gradeOf(counted, fields) : FAILED;
}

/** One field more: it is drawn whether its bacilli are red or not, so that a stain shifts no later draw. */
function nextField(state: State, { organism, sputum_log10 }: Params): State {
  const mean = isSputum(organism) ? perField(10 ** sputum_log10) : 0;
  const present = state.draws.poisson(mean);
  const counted = state.counted + (state.fuchsin >= RED ? present : 0);
  return { ...state, fields: state.fields + 1, counted, present };
}

const NOTHING_RED = 'Nothing red on this slide, nor on the control stained along with it: no grade.';
const TOO_MANY = `${MOST_FIELDS} fields are enough for a grade: take a fresh slide.`;
const WOULD_BURN = 'Flame out, let the slide cool and rinse it first: acid-alcohol on a hot slide catches fire.';
const WOULD_SPATTER = 'Flame out, let the slide cool and rinse it first: acid spatters on a hot slide.';
const STILL_ON = 'Rinse first: the acid-alcohol on the slide would catch fire.';
const STILL_ACID = 'Rinse first: the acid on the slide would spatter.';
const AWAY = 'The slide is under the microscope.';
const DRY = 'The slide is dry: flood it now, or the smear burns.';

/** Why an action is not done; null: it is. */
function refusalOf(state: State, { decolorizer }: Params, action: { readonly do: string; readonly value: number }) {
  const { treatment, pool, fields } = state;
  const burns = decolorizer === '3% acid-alcohol';
  switch (action.do) {
    case 'heat': {
      if (treatment?.what === 'looking') return AWAY;
      const soaked = pool === 'decolorize' || treatment?.what === 'decolorize';
      if (action.value <= FLAME_FROM || !soaked) return null;
      return burns ? STILL_ON : STILL_ACID;
    }
    case 'decolorize':
      if (action.value === 0) return null;
      if (burns && (isLit(state) || state.celsius > TOO_HOT)) return WOULD_BURN;
      return state.celsius > TOO_HOT ? WOULD_SPATTER : null;
    case 'examine_fields':
      return fields + Math.round(action.value) > MOST_FIELDS ? TOO_MANY : null;
    default:
      return null;
  }
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
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
      values: ['Negative', 'Scanty', '1+', '2+', '3+', MORE, FAILED, CULTURE],
    },
    blue_uptake: { label: 'Methylene blue in a cell', unit: '0-1', origin: 'theory', decimals: 3 },
  },
  actions: {
    heat: {
      label: 'Heat the slide to',
      hint: 'With the flame under the flooded slide, at once: until it steams, never to boiling. 20 to 30 °C is flame out.',
      value: { kind: 'number', unit: '°C', min: 20, max: 95, step: 5, initial: 90 },
    },
    carbolfuchsin: { label: 'Carbolfuchsin', hint: 'Floods the slide for that time.', value: secondsOf(900, 300) },
    decolorize: {
      label: 'Acid',
      hint: 'The decolouriser that is chosen, for that time, on a slide that has cooled.',
      value: secondsOf(600, 120),
    },
    methylene_blue: { label: 'Methylene blue', hint: 'The counterstain.', value: secondsOf(300, 60) },
    rinse: {
      label: 'Rinse',
      hint: 'Takes the dye off that stands on the slide, and cools it.',
      value: secondsOf(60, 5, 1),
    },
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
    set: ROOM,
    fields: 0,
    counted: 0,
    present: 0,
    draws: rng.stream('fields'),
    smearSeed: rng.stream('smear').uint32(),
  }),

  step(state, params) {
    const { treatment, fuchsin, blue } = state;
    const heat = cooled(state, treatment?.what === 'rinse', DT);
    if (treatment === null) return heat.celsius === state.celsius ? state : { ...state, ...heat };
    const acting = actingFor(treatment, DT);
    const next = { ...state, ...heat, treatment: later(treatment, DT) };
    switch (treatment.what) {
      case 'carbolfuchsin':
        return { ...next, fuchsin: takenUp(fuchsin, 1 - blue, uptakeRate(params, state.celsius), acting) };
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

  act(state, params, action) {
    const refusal = refusalOf(state, params, action);
    if (refusal !== null) return { state, notice: refusal };
    switch (action.do) {
      case 'heat': {
        const next: State = { ...state, ...heated(state, action.value) };
        const dry = state.treatment === null && state.pool === null;
        return dry && action.value > BURNS_FROM ? { state: next, notice: DRY } : { state: next };
      }
      case 'examine_fields': {
        const left = Math.round(action.value) * FIELD_TIME;
        // The slide leaves the flame, which is put out.
        const next: State = { ...state, set: ROOM, pool: null, treatment: { what: 'looking', left } };
        return isSputum(params.organism) && state.fuchsin < RED
          ? { state: next, notice: NOTHING_RED }
          : { state: next };
      }
      default:
        if (action.value === 0) return { state };
        return { state: { ...state, ...flooded(action.do, action.value) } };
    }
  },

  occupies(state, params, action) {
    if (action.do === 'heat' || refusalOf(state, params, action) !== null) return 0;
    return action.do === 'examine_fields' ? Math.round(action.value) * FIELD_TIME : action.value;
  },

  meanwhile: (_state, _params, action) => action.do === 'heat',

  read: (state, params) => ({
    acid_fast_result: resultOf(state),
    fuchsin_retained: state.fuchsin,
    slide_temperature: state.celsius,
    fields_examined: state.fields,
    afb_count: isSputum(params.organism) ? state.counted : null,
    afb_per_field: isSputum(params.organism) && state.fields > 0 ? state.counted / state.fields : null,
    who_grade: reportOf(state, params),
    blue_uptake: state.blue,
  }),

  derive({ counted, fields }, { organism }) {
    if (fields === 0 || !isSputum(organism)) return {};
    // Of none, one would have been no surprise.
    return { afb_per_field: { value: counted / fields, scatter: Math.sqrt(Math.max(1, counted)) / fields } };
  },

  view: ({ treatment, pool, fuchsin, blue, celsius, set, fields, present, smearSeed }) => ({
    doing: treatment?.what ?? null,
    left: treatment?.left ?? 0,
    pool,
    fuchsin,
    blue,
    celsius,
    /** Temperature that the flame is set to, and whether there is one. */
    set,
    lit: isLit({ celsius, set }),
    fields,
    present,
    smearSeed,
  }),
});
