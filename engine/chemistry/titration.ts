/**
 * Titration of a monoprotic acid with sodium hydroxide, by hand.
 *
 * Bulk           V = Va + Vb, cNa = cb Vb/V, cA = ca Va/V; pH from electroneutrality (`acid-base.ts`)
 * Carbonate      base that has stood in air: a part x of its hydroxide has become carbonate, 2 NaOH + CO₂ → Na₂CO₃ + H₂O, so that
 *                cC = x cNa/2; the carbon stays in the flask
 * Mixing         base that has run in is unmixed at first: du/dt = inflow − u/τ, τ = 1 s swirled, 8 s still;
 *                Vb above is what has mixed, delivered − u
 * Indicator      β = 1/(1 + 10^(pKin − pH)), T = 10^(−n (β a_base + (1 − β) a_acid) 50 mL/V) in linear RGB
 * Glass electrode  first-order lag of 2 s
 * End point      the delivered volume at which β first reaches the visible fraction and stays there for 5 s
 *
 * Assumptions: 25 °C; volumes add; the indicator takes no acid or base. Without
 * activity corrections the constants are those of infinite dilution; with them, to about I = 0.5 mol/L.
 *
 * Volumes in the state are whole nanolitres: sums are exact, so a volume does not depend on how it was delivered.
 * Concentrations in mol/L, the standard state of the constants.
 */
import { roundSignificant } from '../runtime/format';
import { defineSimulation, type Quantity } from '../contract';
import { type Acid, acids, type AcidName } from '../data/acids';
import { type Indicator, type IndicatorName, indicators } from '../data/indicators';
import { equilibrate } from './acid-base';
import { baseForm, solutionColours } from './indicator-colour';
import type { Sample } from '../data/samples/sample';
import { bottleOf } from './titration-bottle';
import { MANY_DROPS, titrationActions } from './titration-actions';
import { BURETTE_NL, DROP_NL, FLASK_NL, NL_PER_ML, PARALLAX, scaleReading } from './titration-glassware';
import { type Watch, watchColour } from './titration-end-point';
import { recordedOn, type RecorderCurve } from './titration-recorder';
import { titrationReadings } from './titration-readings';
import { agreeing, answerTolerance, concordant, type RecordedPoint, recordedSlope, verdict } from './titration-results';
import { titrationSettings } from './titration-settings';
import {
  meanVolume,
  type MeterMark,
  type ScaleMark,
  slopeBetween,
  type Span,
  volumeOf,
  volumeUpToNow,
} from './titration-volumes';

export interface Params {
  readonly base_conc: Quantity<'mol/L'>;
  readonly acid_vol: Quantity<'mL'>;
  readonly indicator: IndicatorName;
  readonly acid_type: AcidName;
  readonly acid_conc: Quantity<'mol/L'>;
  /** The acid concentration is the hidden one, drawn by the seed. */
  readonly unknown: boolean;
  /** Davies activity corrections. */
  readonly activity: boolean;
  /** The base has stood in air and holds carbonate. */
  readonly carbonate: boolean;
}

export interface State {
  /** Since the trial began. */
  readonly steps: number;
  /** The unknown, drawn for every run. */
  readonly hiddenConc: Quantity<'mol/L'>;
  readonly revealed: boolean;
  /** Base run into this flask. */
  readonly deliveredNl: number;
  /** Of it, not mixed in yet; not whole. */
  readonly unmixedNl: number;
  /** Base out of the burette since it was filled. */
  readonly dispensedNl: number;
  readonly stopcock: number;
  /** What ran in during the last step. */
  readonly inflowNl: number;
  /** Liquid gathering at the tip of the burette. */
  readonly pendantNl: number;
  readonly stepsSinceDrop: number;
  readonly drops: number;
  readonly swirling: boolean;
  /** Speed of the stirrer as a part of its full speed, and its turns since reset. */
  readonly stirSpeed: number;
  readonly stirTurns: number;
  readonly ph: number;
  readonly meterPh: number;
  readonly ionicStrength: Quantity<'mol/L'>;
  readonly watch: Watch;
  readonly titresNl: readonly number[];
  /** What the burette went through for each of them. */
  readonly titreSpans: readonly (readonly Span[])[];
  readonly recorded: readonly (RecordedPoint & { readonly mark: MeterMark })[];
  /** The burette as base began to run from it into this flask, what ran in before a refill, and both when the colour turned. */
  readonly from: ScaleMark;
  readonly spans: readonly Span[];
  readonly turned: readonly Span[];
  /** How far the eye is above the meniscus. */
  readonly eye: Quantity<'cm'>;
  readonly curve: RecorderCurve;
  readonly message: string | null;
  /** Flasks that were put into bottles, in order. */
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 0.01;
const FULL_FLOW: Quantity<'mL/s'> = 1;
const FULL_FLOW_NL_PER_STEP = FULL_FLOW * DT * NL_PER_ML;
const MIXING_SWIRLED: Quantity<'s'> = 1;
const MIXING_STILL: Quantity<'s'> = 8;
const ELECTRODE_LAG: Quantity<'s'> = 2;
const STAYS_FOR: Quantity<'s'> = 5;
const STEPS_TO_STAY = Math.round(STAYS_FOR / DT);
/** Below a picolitre the rest of a plume counts as mixed: under a millionth of a pH unit anywhere. */
const MIXED_NL = 1e-3;
const KEEP_SWIRLED = Math.exp(-DT / MIXING_SWIRLED);
const KEEP_STILL = Math.exp(-DT / MIXING_STILL);
const ELECTRODE_GAIN = -Math.expm1(-DT / ELECTRODE_LAG);
/** Full speed of the stirrer and the time in which it runs up: for the picture. */
const STIRRER_TURNS: Quantity<'1/s'> = 6;
const STIRRER_GAIN = -Math.expm1(-DT / 0.4);
/** A plume near the end point colours at most this many times its own volume: for the picture. */
const PLUME_SPREAD = 100;
/** Part of the hydroxide that has become carbonate in a bottle left open: chosen so that the two end points lie apart. */
const CARBONATED: Quantity<'1'> = 0.1;
/** Least and greatest hidden concentration, in its last decimal: titres of 20 to 40 mL for 25 mL of it and base of 0.1 mol/L. */
const HIDDEN_RANGE = [800, 1600] as const;
const HIDDEN_PER_MOL_PER_L = 1e4;
/** A drop that fell so many steps ago is out of the picture. */
const LONG_AGO = 1000;
export const BURETTE_EMPTY = 'Refill the burette.';
export const FLASK_FULL = 'The flask is full: choose a stronger base or less acid.';
const COLOUR_STAYED = 'The colour has stayed for 5 s: read the burette.';

const acidOf = (name: AcidName): Acid => acids.find((acid) => acid.name === name) ?? acids[0];
const indicatorOf = (name: IndicatorName): Indicator =>
  indicators.find((indicator) => indicator.name === name) ?? indicators[0];

/** ca: the hidden concentration where it is the unknown. */
const acidConc = (state: Pick<State, 'hiddenConc'>, params: Params): Quantity<'mol/L'> =>
  params.unknown ? state.hiddenConc : params.acid_conc;

type Mixture = Pick<State, 'hiddenConc' | 'deliveredNl' | 'unmixedNl'>;

const mixedBaseMl = (state: Mixture): Quantity<'mL'> => (state.deliveredNl - state.unmixedNl) / NL_PER_ML;

/** What has mixed, mol/L. */
function bulkOf(state: Mixture, params: Params) {
  const baseMl = mixedBaseMl(state);
  const volumeMl = params.acid_vol + baseMl;
  const sodium = (params.base_conc * baseMl) / volumeMl;
  return {
    volumeMl,
    sodium,
    carbon: params.carbonate ? (CARBONATED * sodium) / 2 : 0,
    acid: (acidConc(state, params) * params.acid_vol) / volumeMl,
  };
}

const equilibriumOf = (state: Mixture, params: Params): Pick<State, 'ph' | 'ionicStrength'> =>
  equilibrate({ ...bulkOf(state, params), pKa: acidOf(params.acid_type).pKa }, params.activity);

/** All that is in the flask, mixed. */
function bottled(state: State, params: Params): Sample {
  const mixed = { ...state, unmixedNl: 0 };
  const { volumeMl, acid, sodium, carbon } = bulkOf(mixed, params);
  const { ph } = equilibriumOf(mixed, params);
  return bottleOf({ acid: params.acid_type, volume: volumeMl, ph, acidConc: acid, sodium, carbon });
}

function anotherFlask(state: State, params: Params): State {
  const next: State = { ...state, ...freshFlask, from: markNow(state) };
  return { ...next, ...equilibriumOf(next, params) };
}

/** Volume of bulk in which the unmixed base holds the indicator in its base form, itself included. */
function plumeMl(state: State, params: Params): Quantity<'mL'> {
  const unmixedMl = state.unmixedNl / NL_PER_ML;
  const baseMl = mixedBaseMl(state);
  const volumeMl = params.acid_vol + baseMl;
  const acidLeft = (acidConc(state, params) * params.acid_vol - params.base_conc * baseMl) / volumeMl;
  const spread = 1 + params.base_conc / Math.max(acidLeft, params.base_conc / PLUME_SPREAD);
  return Math.min(volumeMl, unmixedMl * spread);
}

/** What a flask is like before anything has been done to it. */
const freshFlask = {
  deliveredNl: 0,
  unmixedNl: 0,
  stopcock: 0,
  inflowNl: 0,
  pendantNl: 0,
  stepsSinceDrop: LONG_AGO,
  drops: 0,
  watch: { is: 'idle' },
  recorded: [],
  spans: [],
  turned: [],
  curve: { volumes: [], ph: [] },
  message: null,
} as const satisfies Partial<State>;

const markNow = (state: Pick<State, 'dispensedNl' | 'eye' | 'steps'>): ScaleMark => ({
  ml: scaleReading(state),
  seconds: state.steps * DT,
});
/** All that has run into this flask. */
const spansNow = (state: State): readonly Span[] => [...state.spans, { from: state.from, to: markNow(state) }];

const refused = (state: State, notice: string) => ({ state, notice });

/** Runs base in at once. The caller has seen to it that there is enough, and room for it. */
const runIn = (state: State, volumeNl: number): State => ({
  ...state,
  deliveredNl: state.deliveredNl + volumeNl,
  dispensedNl: state.dispensedNl + volumeNl,
  unmixedNl: state.unmixedNl + volumeNl,
  stepsSinceDrop: 0,
  curve: recordedOn(state),
  message: null,
});

const leftNl = (state: State): number => BURETTE_NL - state.dispensedNl;
const roomNl = (state: State, params: Params): number =>
  FLASK_NL - Math.ceil(params.acid_vol * NL_PER_ML) - state.deliveredNl;

function dose(state: State, params: Params, volumeNl: number): { state: State; notice?: string } {
  if (volumeNl > leftNl(state)) {
    const holds = (leftNl(state) / NL_PER_ML).toFixed(2);
    return refused(state, holds === '0.00' ? BURETTE_EMPTY : `The burette holds only ${holds} mL. ${BURETTE_EMPTY}`);
  }
  if (volumeNl > roomNl(state, params)) return refused(state, FLASK_FULL);
  return { state: runIn(state, volumeNl) };
}

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 1,
  readings: titrationReadings,
  settings: titrationSettings,
  actions: titrationActions,
  fields: () => ({}),

  init(params, _rng, specimen) {
    const hiddenConc = specimen.stream('acid concentration').int(...HIDDEN_RANGE) / HIDDEN_PER_MOL_PER_L;
    const equilibrium = equilibriumOf({ hiddenConc, deliveredNl: 0, unmixedNl: 0 }, params);
    return {
      ...freshFlask,
      ...equilibrium,
      steps: 0,
      from: { ml: 0, seconds: 0 },
      hiddenConc,
      revealed: false,
      dispensedNl: 0,
      eye: 0,
      swirling: false,
      stirSpeed: 0,
      stirTurns: 0,
      meterPh: equilibrium.ph,
      titresNl: [],
      titreSpans: [],
      taken: [],
    };
  },

  samples: ({ taken }) => taken,

  step(state, params) {
    const wantedNl = Math.round(state.stopcock * FULL_FLOW_NL_PER_STEP);
    const inflowNl = Math.min(wantedNl, leftNl(state), roomNl(state, params));
    const full = inflowNl < wantedNl && roomNl(state, params) <= leftNl(state);
    const empty = inflowNl < wantedNl && !full;

    const deliveredNl = state.deliveredNl + inflowNl;
    const kept = (state.unmixedNl + inflowNl) * (state.swirling ? KEEP_SWIRLED : KEEP_STILL);
    const unmixedNl = kept < MIXED_NL ? 0 : kept;
    const mixed = inflowNl === 0 && state.unmixedNl === 0;
    const { ph, ionicStrength } = mixed ? state : equilibriumOf({ ...state, deliveredNl, unmixedNl }, params);

    const indicator = indicatorOf(params.indicator);
    const beta = state.drops > 0 ? baseForm(ph, indicator) : null;
    const seen = { beta, visibleFrom: indicator.visibleFrom, deliveredNl };
    const watch = watchColour(state.watch, seen, STEPS_TO_STAY);
    const reached = watch.is === 'reached' && state.watch.is !== 'reached';

    const pendantNl = state.pendantNl + inflowNl;
    const drips = pendantNl >= DROP_NL;
    const stirSpeed = state.stirSpeed + ((state.swirling ? 1 : 0) - state.stirSpeed) * STIRRER_GAIN;
    const turns = watch.is === 'turned' && state.watch.is !== 'turned';
    return {
      ...state,
      steps: state.steps + 1,
      turned: turns ? spansNow(state) : state.turned,
      deliveredNl,
      unmixedNl,
      dispensedNl: state.dispensedNl + inflowNl,
      inflowNl,
      stopcock: full ? 0 : state.stopcock,
      pendantNl: drips ? pendantNl - DROP_NL : pendantNl,
      stepsSinceDrop: drips ? 0 : Math.min(LONG_AGO, state.stepsSinceDrop + 1),
      stirSpeed,
      stirTurns: state.stirTurns + stirSpeed * STIRRER_TURNS * DT,
      ph,
      ionicStrength,
      curve: inflowNl > 0 ? recordedOn(state) : state.curve,
      meterPh: state.meterPh + (ph - state.meterPh) * ELECTRODE_GAIN,
      watch,
      titresNl: reached ? [...state.titresNl, watch.volumeNl] : state.titresNl,
      titreSpans: reached ? [...state.titreSpans, state.turned] : state.titreSpans,
      message: full ? FLASK_FULL : empty ? BURETTE_EMPTY : reached ? COLOUR_STAYED : state.message,
    };
  },

  act(state, params, action, _rng, grade) {
    switch (action.do) {
      case 'add_indicator': {
        const indicator = indicatorOf(params.indicator);
        const drops = state.drops + Math.round(action.value);
        const turned = baseForm(state.ph, indicator) >= indicator.visibleFrom;
        const begins = state.watch.is === 'idle' && !turned;
        const next: State = { ...state, drops, watch: begins ? { is: 'acid-colour' } : state.watch, message: null };
        if (state.watch.is === 'idle' && turned) {
          return { state: next, notice: 'The solution is past the colour change already: take a new flask.' };
        }
        return drops > MANY_DROPS
          ? { state: next, notice: `That makes ${drops} drops: two or three are enough.` }
          : { state: next };
      }
      case 'open_stopcock':
        if (action.value > 0 && leftNl(state) === 0) return refused(state, BURETTE_EMPTY);
        if (action.value > 0 && roomNl(state, params) === 0) return refused(state, FLASK_FULL);
        return { state: { ...state, stopcock: action.value, message: null } };
      case 'close_stopcock':
        return { state: { ...state, stopcock: 0, message: null } };
      case 'add_drop':
        return dose(state, params, DROP_NL);
      case 'add_half_drop':
        return dose(state, params, DROP_NL / 2);
      case 'add_base': {
        const volumeNl = Math.round(action.value * NL_PER_ML);
        return volumeNl > 0 ? dose(state, params, volumeNl) : refused(state, 'Add a volume above 0 mL.');
      }
      case 'swirl':
        return { state: { ...state, swirling: action.value !== 0, message: null } };
      case 'look_from':
        return { state: { ...state, eye: action.value } };
      case 'refill_burette':
        if (state.dispensedNl === 0) return refused(state, 'The burette is full: it stands at 0.00 mL.');
        return {
          state: {
            ...state,
            spans: spansNow(state),
            from: markNow({ ...state, dispensedNl: 0 }),
            dispensedNl: 0,
            message: null,
          },
        };
      case 'record_point': {
        const last = state.recorded.at(-1);
        const kept = last?.volumeNl === state.deliveredNl ? state.recorded.slice(0, -1) : state.recorded.slice(-1);
        const mark = { spans: spansNow(state), meterPh: state.meterPh, seconds: state.steps * DT };
        return { state: { ...state, recorded: [...kept, { volumeNl: state.deliveredNl, ph: state.ph, mark }] } };
      }
      case 'new_aliquot': {
        if (state.deliveredNl === 0 && state.drops === 0) return refused(state, 'This flask is fresh already.');
        return { state: anotherFlask(state, params) };
      }
      case 'take_flask':
        return { state: { ...anotherFlask(state, params), taken: [...state.taken, bottled(state, params)] } };
      case 'check_answer': {
        const truth = acidConc(state, params);
        const open = grade === 'school' ? (100 * answerTolerance(truth, params)) / truth : 0;
        return { state: { ...state, revealed: true }, notice: verdict(action.value, truth, open) };
      }
    }
  },

  reconfigure(state, params, before) {
    const otherBase = params.base_conc !== before.base_conc || params.carbonate !== before.carbonate;
    const otherAcid =
      params.acid_vol !== before.acid_vol ||
      params.acid_type !== before.acid_type ||
      acidConc(state, params) !== acidConc(state, before) ||
      params.unknown !== before.unknown;
    const otherColour = params.indicator !== before.indicator && state.drops > 0;
    if (!otherBase && !otherAcid && !otherColour) return { ...state, ...equilibriumOf(state, params) };
    const dispensedNl = otherBase ? 0 : state.dispensedNl;
    const fresh: State = {
      ...state,
      ...freshFlask,
      dispensedNl,
      from: markNow({ ...state, dispensedNl }),
      revealed: state.revealed && params.unknown === before.unknown,
      titresNl: [],
      titreSpans: [],
      message: otherColour && !otherBase && !otherAcid ? 'A fresh flask for the other indicator.' : null,
    };
    const equilibrium = equilibriumOf(fresh, params);
    return { ...fresh, ...equilibrium, meterPh: equilibrium.ph };
  },

  read: (state, params) => ({
    volume_added: state.deliveredNl / NL_PER_ML,
    burette_reading: scaleReading(state),
    ph: state.ph,
    ph_meter: state.meterPh,
    base_form_fraction: state.drops > 0 ? baseForm(state.ph, indicatorOf(params.indicator)) : null,
    endpoint_volume: state.watch.is === 'reached' ? state.watch.volumeNl / NL_PER_ML : null,
    mean_titre: concordant(state.titresNl)?.meanMl ?? null,
    derivative: recordedSlope(state.recorded),
  }),

  derive(state, _params, bench) {
    const [before, last] = state.recorded;
    return {
      volume_added: volumeUpToNow(state.spans, state.from, bench),
      endpoint_volume: state.watch.is === 'reached' ? volumeOf(state.turned, bench) : null,
      mean_titre: meanVolume(
        agreeing(state.titresNl).map((place) => state.titreSpans[place] ?? []),
        bench,
      ),
      derivative: before && last ? slopeBetween(before.mark, last.mark, bench) : null,
    };
  },

  answers: (state, params) =>
    params.unknown
      ? [
          {
            id: 'acid_conc',
            label: 'Acid concentration',
            value: Number(acidConc(state, params).toFixed(4)),
            unit: 'mol/L',
            tolerance: roundSignificant(answerTolerance(acidConc(state, params), params), 2),
          },
        ]
      : [],

  toggles: ({ swirling }) => ({ swirl: swirling }),
  view(state, params) {
    const volumeMl = params.acid_vol + mixedBaseMl(state);
    const colours = solutionColours({ ...state, volumeMl }, indicatorOf(params.indicator));
    return {
      buretteMl: state.dispensedNl / NL_PER_ML,
      eye: state.eye,
      /** By so much the scale reads less from there. */
      parallaxMl: PARALLAX * state.eye,
      flaskMl: params.acid_vol + state.deliveredNl / NL_PER_ML,
      deliveredMl: state.deliveredNl / NL_PER_ML,
      stopcock: state.stopcock,
      flow: state.inflowNl / NL_PER_ML / DT,
      /** Part of a drop that hangs from the tip, and seconds since the last one fell. */
      pendant: state.pendantNl / DROP_NL,
      sinceDrop: state.stepsSinceDrop * DT,
      drops: state.drops,
      swirling: state.swirling,
      stirSpeed: state.stirSpeed,
      stirTurns: state.stirTurns,
      /** The mixed solution against white light. */
      colour: colours.bulk,
      plume: { volumeMl: plumeMl(state, params), ...colours.plume },
      ionicStrength: state.ionicStrength,
      titresMl: state.titresNl.map((titre) => titre / NL_PER_ML),
      concordant: concordant(state.titresNl),
      curve: state.curve,
      meterPh: state.meterPh,
      /** The true acid concentration, once an answer was checked. */
      revealed: state.revealed ? acidConc(state, params) : null,
      message: state.message,
    };
  },
});
