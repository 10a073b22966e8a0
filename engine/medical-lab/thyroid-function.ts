/**
 * Thyroid function: blood is drawn for TSH, T4 and T3, levothyroxine is given, and weeks go by. The body is in `thyroid-axis.ts`,
 * patterns in `thyroid-results.ts`, patients in `data/thyroid-patients.ts`.
 *
 * Scatter (input `noise`): assays 3 %, TSH 4 %; TSH of a person varies by 20 % from draw to draw besides (T. Ankrah-Tetteh, S.
 * Wijeratne and R. Swaminathan, Annals of Clinical Biochemistry 45, 167 (2008): 19 %).
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { LEAST_TSH } from '../data/thyroid-ranges';
import { type ThyroidCase, type ThyroidPatient, THYROIDS } from '../data/thyroid-patients';
import {
  absorbed,
  advanced,
  DAY,
  DT,
  conversionOf,
  freeOf,
  type Hormones,
  onDayZero,
  PHI,
  secretionOf,
  SET_POINT,
  spinaGd,
  spinaGt,
  spinaGtByTsh,
} from './thyroid-axis';
import { patternOf, PATTERNS, PRINTED } from './thyroid-results';

export interface Params {
  readonly patient: ThyroidPatient;
  readonly levothyroxine: Quantity<'µg/day'>;
  readonly duration_days: Quantity<'d'>;
  readonly calcium: boolean;
  readonly biotin: boolean;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

interface Draw {
  readonly day: number;
  readonly tsh: number;
  readonly ft4: number;
  readonly ft3: number;
  readonly tt4: number;
  readonly tt3: number;
  readonly tablet: boolean;
  readonly noise: boolean;
}

export interface State {
  readonly hormones: Hormones;
  readonly steps: number;
  readonly draws: readonly Draw[];
  /** Step up to which days are skipped. */
  readonly skipTo: number;
  readonly marked: boolean;
  readonly scatter: Rng;
}

type Outcome = ActResult<Params, State>;

const CV = { tsh: 0.04, others: 0.03, within: 0.2 } as const;
const ABSORBED = { alone: 0.8, calcium: 0.6 } as const;
/** What biotin makes of a streptavidin assay: sandwich and competitive. */
const BIOTIN = { sandwich: 0.2, competitive: 1.6 } as const;
const MOST_DRAWS = 60;
/** Days for a wall second while days are skipped. */
const SKIPPING = 14;
const LEAST_SPINA = 0.01;

const caseOf = (patient: ThyroidPatient): ThyroidCase => THYROIDS[patient];
const LINE = [500, LEAST_TSH].map((tsh) => ({ tsh, ft4: (SET_POINT - Math.log(tsh)) / PHI }));
/** Of Patient 1, mol/s: what flows are drawn against. */
const HEALTHY_FLOW = { secretion: 1.15e-12, conversion: 7.57e-13 } as const;
const dayOf = (steps: number): number => (steps * DT) / DAY;

/** Of so many days those that the follow-up still has. */
const daysLeft = ({ steps }: State, { duration_days }: Params, wanted: number): number =>
  Math.max(0, Math.min(wanted, duration_days - dayOf(steps)));

/** Where patients stand on day 0, worked out once. */
const begun = new Map<ThyroidPatient, Hormones>();
function beginning(patient: ThyroidPatient): Hormones {
  const known = begun.get(patient);
  if (known) return known;
  const made = onDayZero(caseOf(patient), THYROIDS['Patient 1']);
  begun.set(patient, made);
  return made;
}

/** Mean 1, with so large a relative standard deviation. */
function lognormal(rng: Rng, cv: number): number {
  const variance = Math.log(1 + cv * cv);
  return Math.exp(Math.sqrt(variance) * rng.normal() - variance / 2);
}

function draw(state: State, { patient, levothyroxine, biotin, noise }: Params): Outcome {
  if (state.draws.length === MOST_DRAWS)
    return { state, notice: `${MOST_DRAWS} tubes are drawn: reset to begin anew.` };
  const { hormones, scatter, steps } = state;
  const { ft4, ft3 } = freeOf(hormones, caseOf(patient));
  const assay = (value: number, cv: number, factor: number): number =>
    Math.max(0, value * (biotin ? factor : 1) * (noise ? 1 + cv * scatter.normal() : 1));
  const person = noise ? lognormal(scatter, CV.within) : 1;
  const taken: Draw = {
    day: dayOf(steps),
    tsh: Math.max(LEAST_TSH, assay(hormones.tsh * person, CV.tsh, BIOTIN.sandwich)),
    ft4: assay(ft4, CV.others, BIOTIN.competitive),
    ft3: assay(ft3, CV.others, BIOTIN.competitive),
    tt4: assay(hormones.t4 * 1e9, CV.others, BIOTIN.competitive),
    tt3: assay(hormones.t3 * 1e9, CV.others, BIOTIN.competitive),
    tablet: levothyroxine > 0,
    noise,
  };
  return { state: { ...state, draws: [...state.draws, taken] } };
}

const CORTISOL =
  'Free T4 and TSH are low together: the pituitary may fail. Cortisol is tested and replaced first, or levothyroxine can bring on an adrenal crisis.';
const NOT_ASKED = 'Nothing in the last tube asks for levothyroxine: free T4 is not low and TSH not high.';

const UNTESTED =
  'No blood has been drawn: TSH and free T4 are measured before a dose is set, and cortisol where both are low.';

/** What the last tube, drawn without a tablet, has against a dose. */
function doseWords({ draws }: State, dose: number): string | undefined {
  const last = draws.at(-1);
  if (dose === 0) return undefined;
  if (!last) return UNTESTED;
  if (last.tablet) return undefined;
  const pattern = patternOf(last, false);
  if (pattern === 'Central hypothyroidism') return CORTISOL;
  return pattern === 'Primary hypothyroidism' || pattern === 'Subclinical hypothyroidism' ? undefined : NOT_ASKED;
}

interface Result {
  readonly value: number;
  readonly scatter: number;
}

function results(last: Draw | undefined) {
  if (!last) return {};
  const { tsh, ft4, ft3, tt4, tt3, tablet, noise } = last;
  const of = (value: number, relative: number): Result => ({ value, scatter: noise ? value * relative : 0 });
  const whole = Math.sqrt(CV.tsh ** 2 + CV.within ** 2);
  const gtScatter = Math.sqrt(CV.others ** 2 + (spinaGtByTsh(tsh) * whole) ** 2);
  return {
    tsh: of(tsh, whole),
    ft4: of(ft4, CV.others),
    ft3: of(ft3, CV.others),
    tt4: of(tt4, CV.others),
    tt3: of(tt3, CV.others),
    spina_gt: tablet || tsh < LEAST_SPINA ? null : of(spinaGt(tsh, ft4), gtScatter),
    spina_gd: ft4 > 0 ? of(spinaGd(ft4, ft3), CV.others * Math.SQRT2) : null,
  };
}

const stated = (result: Result | null | undefined): Result | number | null =>
  !result ? null : result.scatter > 0 ? result : result.value;

const derived = (label: string, unit: string, decimals: number) =>
  ({ label, unit, decimals, origin: 'derived' }) as const;

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: ({ steps, skipTo }) => (steps < skipTo ? SKIPPING : 1) * DAY,
  readings: {
    tsh: derived('TSH', 'mU/L', PRINTED.tsh),
    ft4: derived('Free T4', 'pmol/L', PRINTED.ft4),
    ft3: derived('Free T3', 'pmol/L', PRINTED.ft3),
    tt4: derived('Total T4', 'nmol/L', 1),
    tt3: derived('Total T3', 'nmol/L', 2),
    pattern: { label: 'Pattern', kind: 'text', unit: 'text', values: [...PATTERNS] },
    day: { label: 'Day', unit: 'd', decimals: 1, origin: 'computed' },
    drawn_day: { label: 'Day of the last draw', unit: 'd', decimals: 1, origin: 'computed' },
    spina_gt: derived('Capacity of the gland, SPINA-GT', 'pmol/s', 3),
    spina_gd: derived('Capacity of the deiodinases, SPINA-GD', 'nmol/s', 2),
    draws: { label: 'Tubes drawn', unit: '1', decimals: 0, origin: 'count' },
  },
  actions: {
    draw_blood: { label: 'Draw blood', hint: 'One tube: TSH, T4 and T3, free and total.' },
    set_dose: {
      label: 'Set the dose',
      hint: 'Levothyroxine from now on.',
      value: {
        kind: 'number',
        unit: 'µg/day',
        min: 0,
        max: 300,
        step: 12.5,
        initial: 50,
        refusal: 'Allowed: 0 to 300',
      },
    },
    skip_days: {
      label: 'Let days go by',
      hint: 'The calendar runs on quickly.',
      value: { kind: 'number', unit: 'd', min: 1, max: 365, step: 1, initial: 42, refusal: 'Allowed: 1 to 365' },
    },
    reveal: { label: 'Show the answer', hint: 'What the patient has.' },
  },
  fields: () => ({}),

  init: ({ patient, specimen }, rng) => ({
    hormones: beginning(patient),
    steps: 0,
    draws: [],
    skipTo: 0,
    marked: false,
    scatter: rng.stream(`specimen ${specimen}`).stream('draws'),
  }),

  step: (state, { patient, levothyroxine, calcium }) => ({
    ...state,
    hormones: advanced(
      state.hormones,
      caseOf(patient),
      absorbed(levothyroxine, calcium ? ABSORBED.calcium : ABSORBED.alone),
    ),
    steps: state.steps + 1,
  }),

  act(state, params, action) {
    switch (action.do) {
      case 'draw_blood':
        return draw(state, params);
      case 'set_dose':
        return { state, inputs: { levothyroxine: action.value }, notice: doseWords(state, action.value) };
      case 'skip_days': {
        const left = daysLeft(state, params, action.value);
        return left > 0
          ? { state: { ...state, skipTo: state.steps + Math.round((left * DAY) / DT) } }
          : { state, notice: 'The follow-up has ended: set more days.' };
      }
      case 'reveal':
        return { state: { ...state, marked: true } };
    }
  },

  occupies: (state, params, action) => (action.do === 'skip_days' ? daysLeft(state, params, action.value) * DAY : 0),

  done: ({ steps }, { duration_days }) => dayOf(steps) >= duration_days,

  read(state) {
    const last = state.draws.at(-1);
    const found = results(last);
    return {
      tsh: found.tsh?.value ?? null,
      ft4: found.ft4?.value ?? null,
      ft3: found.ft3?.value ?? null,
      tt4: found.tt4?.value ?? null,
      tt3: found.tt3?.value ?? null,
      pattern: last ? patternOf(last, last.tablet) : null,
      day: dayOf(state.steps),
      drawn_day: last?.day ?? null,
      spina_gt: found.spina_gt?.value ?? null,
      spina_gd: found.spina_gd?.value ?? null,
      draws: state.draws.length,
    };
  },

  derive: (state) =>
    Object.fromEntries(Object.entries(results(state.draws.at(-1))).map(([id, result]) => [id, stated(result)])),

  view({ hormones, steps, draws, skipTo, marked }, { patient, levothyroxine, duration_days }) {
    const person = caseOf(patient);
    const { ft4, ft3 } = freeOf(hormones, person);
    return {
      day: dayOf(steps),
      days: duration_days,
      skipping: steps < skipTo,
      tsh: Math.max(LEAST_TSH, hormones.tsh),
      ft4,
      ft3,
      /** Against those of a healthy adult: secretion, conversion. */
      secretion: secretionOf(person, hormones.tsh) / HEALTHY_FLOW.secretion,
      conversion: conversionOf(person, ft4) / HEALTHY_FLOW.conversion,
      tablet: levothyroxine,
      draws: draws.map((one) => ({ day: one.day, tsh: one.tsh, ft4: one.ft4 })),
      /** Ends of the line of a healthy pituitary: free T4 at so much TSH. */
      line: LINE,
      answer: marked ? person.name : null,
    };
  },
});
