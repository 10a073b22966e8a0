/**
 * The prothrombin time: plasma and thromboplastin are warmed, brought together, and the timer stops at the clot. Reagents differ in
 * how much they stretch the time of a deficient plasma (ISI); the INR takes that out. The cascade is in `clotting.ts`, patients in
 * `data/clotting-patients.ts`.
 *
 * Temperature scales time as M. J. Rohrer and A. M. Natale measured it, Critical Care Medicine 20, 1402 (1992). Too much citrate lengthens
 * a time the more, the longer it is. Scatter (input `noise`): 2 % of a time, anew for each tube.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { CLOTTING, type ClottingPatient } from '../data/clotting-patients';
import { clotting, type ClotSample, mixed, NORMAL, type Plasma, diluted } from './clotting';

export interface Params {
  readonly patient: ClottingPatient;
  readonly warfarin_days: Quantity<'d'>;
  readonly isi: Quantity<'1'>;
  readonly mnpt: Quantity<'s'>;
  readonly temperature: Quantity<'°C'>;
  readonly isi_offset: Quantity<'1'>;
  readonly mnpt_offset: Quantity<'s'>;
  readonly dabigatran: Quantity<'1'>;
  readonly tube_fill: Quantity<'%'>;
  readonly haematocrit: Quantity<'%'>;
  readonly plasma_percent: Quantity<'%'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

/** A tube that is timed: its course on the timer's seconds. */
interface Tube {
  /** s; null: no clot. */
  readonly pt: number | null;
  /** s that it is watched. */
  readonly watched: number;
  /** Evenly over the time watched. */
  readonly course: readonly ClotSample[];
  readonly fibrinogen: number;
  /** Of the plasma in it, before the reagent: % of normal. */
  readonly factors: { readonly ii: number; readonly vii: number };
}

/** A tube of the normal pool on the dilution curve, and what the curve holds for: reagent and temperature. */
interface Dilution {
  readonly percent: number;
  readonly pt: number;
  readonly isi: number;
  readonly mnpt: number;
  readonly celsius: number;
}

export interface State {
  readonly warmed: boolean;
  readonly warming: { readonly left: number; readonly mixing: boolean } | null;
  readonly tube: Tube | null;
  /** Steps since the thromboplastin came to it. */
  readonly steps: number;
  /** Patient with normal plasma, and normal plasma alone; timed side by side. */
  readonly mix: { readonly both: Tube; readonly normal: Tube; readonly steps: number } | null;
  readonly dilutions: readonly Dilution[];
  readonly marked: boolean;
  readonly scatter: Rng;
}

type Result = ActResult<Params, State>;

const DT = 0.05;
const WARM = 120;
const LIMIT = 120;
/** °C of what was not warmed. */
const BENCH = 22;
const BODY = 37;
/** s of a normal pool at 37 °C: what the observed time is scaled by. */
const MODEL_NORMAL = 12;
const CV = 0.02;
/** Longer by so much for 10 °C below 37 °C: 11.8, 12.9, 14.2, 16.6 s at 37, 34, 31, 28 °C; "minimally" shorter above (Rohrer and Natale 1992). */
const Q10_COLD = 1.45;
const Q10_WARM = 1.05;
const SHORT_FILL = 90;
const HIGH_HAEMATOCRIT = 55;
/** A full tube: 9 parts of blood on 1 part of citrate, 109 mmol/L (3.2 %); haematocrit, %, of usual blood. */
const BLOOD_PARTS = 9;
const USUAL_HAEMATOCRIT = 45;
/**
 * Of the square of the excess of citrate. Chosen so that a tube filled to 60 % moves a normal time by 3 %, which does not stand out
 * (D. M. Adcock et al., American Journal of Clinical Pathology 109, 595 (1998)), and a time of INR 2.2 by some 15 %.
 */
const CITRATE_EFFECT = 0.12;
/** The effect grows with the square of the time against a normal one, up to here. */
const MOST_GROWTH = 4;
/** Part of (ISI − 1) by which a reagent stretches the times of plasmas on which it is not calibrated. */
const UNCALIBRATED = 0.7;
/** A tube is watched so much longer than to its clot. */
const AFTER = 1.5;
const SAMPLES = 160;
const LEAST_DILUTIONS = 3;
const NOT_WARM = `Plasma and reagent were not warmed: they run at ${BENCH} °C.`;

/** How the time of a plasma grows with the model's: the exponent e of the reagent. */
const exponentOf = (isi: number, calibrated: boolean): number =>
  calibrated ? 1 / isi : 1 / (1 + UNCALIBRATED * (isi - 1));

interface Reagent {
  readonly mnpt: number;
  readonly exponent: number;
  readonly celsius: number;
  /** Citrate in the plasma beyond that of a full tube, as a part of it; and what chance makes of the tube. */
  readonly excess: number;
  readonly chance: number;
}

/** How fast a plasma clots at a temperature, 1 at 37 °C. */
export const paceAt = (celsius: number): number => (celsius < BODY ? Q10_COLD : Q10_WARM) ** ((celsius - BODY) / 10);

/** Citrate of the plasma beyond that of a full tube of usual blood, as a part of it. */
export function citrateExcess(fill: number, haematocrit: number): number {
  const plasma = (part: number, red: number): number => 1 + BLOOD_PARTS * part * (1 - red / 100);
  return Math.max(0, plasma(1, USUAL_HAEMATOCRIT) / plasma(fill / 100, haematocrit) - 1);
}

/** What too much citrate makes of a time: `slow` is the time against a normal one. */
const citrateStretch = (excess: number, slow: number): number =>
  1 + CITRATE_EFFECT * excess ** 2 * Math.min(MOST_GROWTH, slow) ** 2;

function timed(plasma: Plasma, { mnpt, exponent, celsius, excess, chance }: Reagent): Tube {
  const pace = paceAt(celsius);
  /** Seconds of the model at 37 °C when so much of the timer's limit has gone and nothing but chance stretches it. */
  const atLimit = pace * MODEL_NORMAL * (LIMIT / (mnpt * chance)) ** (1 / exponent);
  const { clot } = clotting(plasma, [atLimit], true);
  const stretch = chance * citrateStretch(excess, clot === null ? 1 : clot / MODEL_NORMAL);
  const modelTime = (shown: number): number => pace * MODEL_NORMAL * (shown / (mnpt * stretch)) ** (1 / exponent);
  const shownTime = (model: number): number => mnpt * stretch * (model / pace / MODEL_NORMAL) ** exponent;
  const found = clot === null ? null : shownTime(clot);
  const pt = found === null || found > LIMIT ? null : found;
  const watched = pt === null ? LIMIT : Math.min(LIMIT, AFTER * pt);
  const { samples, fibrinogen } = clotting(
    plasma,
    Array.from({ length: SAMPLES }, (_, n) => modelTime((watched * n) / (SAMPLES - 1))),
  );
  return { pt, watched, course: samples, fibrinogen, factors: { ii: 100 * plasma.ii, vii: 100 * plasma.vii } };
}

const chanceOf = (noise: boolean, rng: Rng): number => (noise ? Math.max(0.5, 1 + CV * rng.normal()) : 1);

const plasmaOf = ({ patient, warfarin_days, dabigatran, plasma_percent }: Params): Plasma =>
  diluted(CLOTTING[patient].plasma(warfarin_days, dabigatran), plasma_percent / 100);

const elapsed = (tube: Tube, steps: number): number => Math.min(tube.watched, steps * DT);
const isOver = (tube: Tube | null, steps: number): boolean => tube !== null && steps * DT >= tube.watched;
/** The clotting time, once the timer has stopped. */
const clotTime = (tube: Tube | null, steps: number): number | null =>
  tube !== null && tube.pt !== null && steps * DT >= tube.pt ? tube.pt : null;

function begin(state: State, params: Params): Result {
  if (state.tube && !isOver(state.tube, state.steps)) return { state, notice: 'The timer runs already.' };
  const { patient, isi, mnpt, tube_fill, haematocrit, noise } = params;
  const celsius = state.warmed ? params.temperature : BENCH;
  const tube = timed(plasmaOf(params), {
    mnpt,
    exponent: exponentOf(isi, CLOTTING[patient].calibrated),
    celsius,
    excess: citrateExcess(tube_fill, haematocrit),
    chance: chanceOf(noise, state.scatter),
  });
  const told = [
    ...(state.warmed ? [] : [NOT_WARM]),
    ...(tube_fill < SHORT_FILL ? ['Short sample: reject.'] : []),
    ...(haematocrit > HIGH_HAEMATOCRIT ? ['Haematocrit above 55 %: draw into a tube with less citrate.'] : []),
  ];
  // What is to be rejected is no point of a standard curve.
  const rejected = tube_fill < SHORT_FILL || haematocrit > HIGH_HAEMATOCRIT;
  const onCurve = patient === 'Patient 1' && tube.pt !== null && !rejected;
  return {
    state: {
      ...state,
      tube,
      steps: 0,
      mix: null,
      dilutions: onCurve
        ? [...state.dilutions, { percent: params.plasma_percent, pt: tube.pt ?? 0, isi, mnpt, celsius }]
        : state.dilutions,
    },
    notice: told.length > 0 ? told.join(' ') : undefined,
  };
}

const OWN_FIRST = 'Time the patient’s plasma first.';
const mayMix = ({ tube, steps }: State): boolean => isOver(tube, steps);

function addNormal(state: State): Result {
  if (!mayMix(state)) return { state, notice: OWN_FIRST };
  return { state: { ...state, warming: { left: Math.round(WARM / DT), mixing: true }, mix: null } };
}

function timeMix(state: State, params: Params): State {
  const { patient, isi, mnpt, temperature: celsius, tube_fill, haematocrit, noise } = params;
  const both = timed(mixed(plasmaOf(params), NORMAL), {
    mnpt,
    exponent: exponentOf(isi, CLOTTING[patient].calibrated),
    celsius,
    excess: citrateExcess(tube_fill, haematocrit) / 2,
    chance: chanceOf(noise, state.scatter),
  });
  const normal = timed(NORMAL, {
    mnpt,
    exponent: exponentOf(isi, true),
    celsius,
    excess: 0,
    chance: chanceOf(noise, state.scatter),
  });
  return { ...state, warming: null, warmed: true, mix: { both, normal, steps: 0 } };
}

// ---------------------------------------------------------------- what is worked out

const inrOf = (pt: number, { isi, isi_offset, mnpt, mnpt_offset }: Params): number =>
  (pt / (mnpt + mnpt_offset)) ** (isi + isi_offset);

/** The learner's own times that hold for the reagent and the block in use. */
const ownTimes = ({ dilutions }: State, { isi, mnpt, temperature }: Params): readonly Dilution[] =>
  dilutions.filter((one) => one.isi === isi && one.mnpt === mnpt && one.celsius === temperature);

/** Straight line of them on 1/percent; null with too few dilutions. */
function ownCurve(state: State, params: Params): { readonly at: number; readonly slope: number } | null {
  const own = ownTimes(state, params);
  if (new Set(own.map(({ percent }) => percent)).size < LEAST_DILUTIONS) return null;
  const x = own.map(({ percent }) => 1 / percent);
  const y = own.map(({ pt }) => pt);
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [meanOf(x), meanOf(y)];
  const spread = x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
  const slope = x.reduce((sum, value, n) => sum + (value - mx) * ((y[n] ?? 0) - my), 0) / spread;
  return slope > 0 ? { at: my - slope * mx, slope } : null;
}

/** Per cent of normal that has a time; null beyond the curve. */
function activityOf(pt: number | null, state: State, params: Params): number | null {
  const curve = ownCurve(state, params);
  if (pt === null || !curve || pt <= curve.at) return null;
  const percent = curve.slope / (pt - curve.at);
  return percent <= 200 ? percent : null;
}

function results(state: State, params: Params) {
  const pt = clotTime(state.tube, state.steps);
  const { mix } = state;
  const ptMix = mix ? clotTime(mix.both, mix.steps) : null;
  const ptNormal = mix ? clotTime(mix.normal, mix.steps) : null;
  return {
    pt,
    ratio: pt === null ? null : pt / (params.mnpt + params.mnpt_offset),
    inr: pt === null ? null : inrOf(pt, params),
    activity: activityOf(pt, state, params),
    ptMix,
    ptNormal,
    rosner: pt === null || ptMix === null || ptNormal === null ? null : (100 * (ptMix - ptNormal)) / pt,
  };
}

const sampleAt = (tube: Tube, steps: number): number =>
  Math.min(SAMPLES - 1, Math.floor((elapsed(tube, steps) / tube.watched) * (SAMPLES - 1) + 1e-9));

const derived = (label: string, unit: string, decimals: number) =>
  ({ label, unit, decimals, origin: 'derived' }) as const;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ warming }) => (warming ? 20 : 1),
  readings: {
    pt: derived('Prothrombin time', 's', 2),
    pt_ratio: derived('Ratio to the mean normal time', '1', 3),
    inr: derived('INR', '1', 2),
    clot_time: { label: 'Timer', unit: 's', decimals: 1, origin: 'computed' },
    thrombin_peak: { label: 'Highest thrombin', unit: 'nM', digits: 3, origin: 'theory' },
    fibrin_percent: { label: 'Fibrinogen turned to fibrin', unit: '%', decimals: 1, origin: 'theory' },
    percent_activity: derived('Activity from your dilution curve', '%', 1),
    result: { label: 'Result', kind: 'text', unit: 'text', values: ['Clotted', 'No clot'] },
    pt_mix: derived('Time of the 1:1 mixture', 's', 2),
    pt_normal: derived('Time of normal plasma', 's', 2),
    rosner_index: derived('Rosner index', '%', 1),
    dilutions: { label: 'Times on your dilution curve', unit: '1', decimals: 0, origin: 'count' },
    factor_ii: { label: 'Factor II of this plasma', unit: '%', decimals: 0, origin: 'theory' },
    factor_vii: { label: 'Factor VII of this plasma', unit: '%', decimals: 0, origin: 'theory' },
  },
  actions: {
    warm_plasma: { label: 'Warm plasma and reagent', hint: 'Both go into the block for two minutes.' },
    add_thromboplastin: { label: 'Add thromboplastin', hint: 'With calcium: it starts the timer.' },
    repeat: { label: 'Time a second tube', hint: 'Of what stands warm in the block.' },
    add_normal_plasma: {
      label: 'Mixing test',
      hint: 'Patient and normal plasma 1:1, and normal plasma alone: two tubes more, warmed and timed.',
    },
    reveal: { label: 'Show the answer', hint: 'The patient, and values entered that are not those of the reagent.' },
  },
  startActions: ['add_thromboplastin', 'repeat'],
  fields: () => ({ thrombin: { kind: 'f32', shape: [SAMPLES] }, fibrin: { kind: 'f32', shape: [SAMPLES] } }),

  init: ({ specimen }, rng) => ({
    warmed: false,
    warming: null,
    tube: null,
    steps: 0,
    mix: null,
    dilutions: [],
    marked: false,
    scatter: rng.stream(`specimen ${specimen}`).stream('tubes'),
  }),

  step(state, params) {
    const { warming, tube, mix } = state;
    if (warming) {
      if (warming.left > 1) return { ...state, warming: { ...warming, left: warming.left - 1 } };
      return warming.mixing ? timeMix(state, params) : { ...state, warming: null, warmed: true };
    }
    if (mix && !(isOver(mix.both, mix.steps) && isOver(mix.normal, mix.steps)))
      return { ...state, mix: { ...mix, steps: mix.steps + 1 } };
    return tube && !isOver(tube, state.steps) ? { ...state, steps: state.steps + 1 } : state;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'warm_plasma':
        if (state.warmed) return { state, notice: 'Plasma and reagent are warm already.' };
        return { state: { ...state, warming: { left: Math.round(WARM / DT), mixing: false } } };
      case 'add_thromboplastin':
        return begin(state, params);
      case 'repeat':
        return state.tube ? begin(state, params) : { state, notice: 'Time the first tube first.' };
      case 'add_normal_plasma':
        return addNormal(state);
      case 'reveal':
        return { state: { ...state, marked: true } };
    }
  },

  occupies(state, _params, action) {
    if (action.do === 'warm_plasma') return state.warmed ? 0 : WARM;
    return action.do === 'add_normal_plasma' && mayMix(state) ? WARM : 0;
  },

  done: ({ tube, steps, mix, warming }) =>
    warming === null &&
    isOver(tube, steps) &&
    (mix === null || (isOver(mix.both, mix.steps) && isOver(mix.normal, mix.steps))),

  read(state, params) {
    const { tube, steps } = state;
    const found = results(state, params);
    const seen = tube ? tube.course.slice(0, sampleAt(tube, steps) + 1) : [];
    const last = seen.at(-1);
    return {
      pt: found.pt,
      pt_ratio: found.ratio,
      inr: found.inr,
      clot_time: tube ? (found.pt ?? elapsed(tube, steps)) : null,
      thrombin_peak: tube ? Math.max(0, ...seen.map(({ thrombin }) => thrombin)) : null,
      fibrin_percent: tube && last ? (100 * last.fibrin) / tube.fibrinogen : null,
      percent_activity: found.activity,
      result: found.pt !== null ? 'Clotted' : tube && isOver(tube, steps) ? 'No clot' : null,
      pt_mix: found.ptMix,
      pt_normal: found.ptNormal,
      rosner_index: found.rosner,
      dilutions: ownTimes(state, params).length,
      factor_ii: tube?.factors.ii ?? null,
      factor_vii: tube?.factors.vii ?? null,
    };
  },

  derive(state, params) {
    const { pt, ratio, inr, activity, ptMix, ptNormal, rosner } = results(state, params);
    const { noise } = params;
    const scattered = (value: number | null, relative: number) =>
      value === null || !noise ? value : { value, scatter: Math.abs(value) * relative };
    const curve = ownCurve(state, params);
    const byTime = pt === null || !curve ? 0 : (CV * pt) / (pt - curve.at);
    const parts = [ptMix ?? 0, ptNormal ?? 0, (ptMix ?? 0) - (ptNormal ?? 0)].map((time) => CV * time);
    const index = Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
    return {
      pt: scattered(pt, CV),
      pt_ratio: scattered(ratio, CV),
      inr: scattered(inr, CV * (params.isi + params.isi_offset)),
      percent_activity: scattered(activity, byTime),
      pt_mix: scattered(ptMix, CV),
      pt_normal: scattered(ptNormal, CV),
      rosner_index: rosner === null || pt === null || !noise ? rosner : { value: rosner, scatter: (100 * index) / pt },
    };
  },

  answers: (_state, { patient }) => [
    {
      id: 'plasma',
      label: 'Teaching case',
      value: CLOTTING[patient].name,
      unit: 'text',
      options: Object.values(CLOTTING).map(({ name }) => name),
    },
  ],

  view(state, params, out) {
    const { tube, steps, mix, warming } = state;
    const shown = tube ? sampleAt(tube, steps) : -1;
    for (let n = 0; n < SAMPLES; n++) {
      const sample = n <= shown ? tube?.course[n] : undefined;
      out.thrombin[n] = sample ? sample.thrombin : Number.NaN;
      out.fibrin[n] = sample && tube ? (100 * sample.fibrin) / tube.fibrinogen : Number.NaN;
    }
    const now = tube?.course[Math.max(0, shown)];
    const clottedPart = (one: Tube, at: number): number =>
      one.pt === null ? 0 : Math.min(1, Math.max(0, (at * DT) / one.pt - 1 + 0.08) / 0.08);
    return {
      warmed: state.warmed,
      warming: warming ? { part: 1 - (warming.left * DT) / WARM, mixing: warming.mixing } : null,
      running: tube !== null && !isOver(tube, steps),
      elapsed: tube ? elapsed(tube, steps) : 0,
      watched: tube?.watched ?? 0,
      pt: clotTime(tube, steps),
      /** 0 fluid, 1 clotted. */
      clotted: tube ? clottedPart(tube, steps) : 0,
      /** Of each step of the cascade against a usual one, 0 to 1: Xa, prothrombinase, thrombin, fibrin. */
      flows: now
        ? [now.xa / 8, now.prothrombinase / 3, now.thrombin / 120, now.fibrin / 600].map((flow) =>
            Math.min(1, Math.max(0, flow)),
          )
        : [0, 0, 0, 0],
      mix: mix
        ? {
            elapsed: Math.max(elapsed(mix.both, mix.steps), elapsed(mix.normal, mix.steps)),
            both: { clotted: clottedPart(mix.both, mix.steps), pt: clotTime(mix.both, mix.steps) },
            normal: { clotted: clottedPart(mix.normal, mix.steps), pt: clotTime(mix.normal, mix.steps) },
          }
        : null,
      answer: state.marked
        ? {
            name: CLOTTING[params.patient].name,
            entered:
              params.isi_offset === 0 && params.mnpt_offset === 0
                ? null
                : `ISI ${(params.isi + params.isi_offset).toFixed(2)} entered for ${params.isi.toFixed(2)}, MNPT ${(params.mnpt + params.mnpt_offset).toFixed(1)} s for ${params.mnpt.toFixed(1)} s`,
          }
        : null,
    };
  },
});
