/**
 * A river below an outfall: a marked parcel of water drifts downstream, an oxygen sonde goes with it, bottles are filled and tested.
 * The oxygen is that of `river-oxygen.ts`, the index that of `nsf-index.ts`.
 *
 * Assumptions: steady flow, one cross-section, mixed at once across the river, no dispersion along it, no algae, no sludge on the
 * bed, no nitrification; what else the outfall brings is mixed in by the flows and stays, but for coliforms, which die (`effluent.ts`).
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { phosphateAsP } from '../data/samples/nutrients';
import { inMilligrams, type Sample } from '../data/samples/sample';
import { type Carried, carriedTo, type Effluent } from './effluent';
import { classOf, indexOf, indexOfValues, qualityOf, type Test, type Tested, TESTS } from './nsf-index';
import {
  beyondReaeration,
  drift,
  fiveDayDemand,
  LONGEST_STEP,
  PROFILE,
  type Parcel,
  type Reach,
  reachOf,
  type River,
  sagOf,
} from './river-oxygen';
import { READINGS, SCATTER } from './water-kit';

export interface Params extends River, Carried {
  readonly effluent: Effluent;
  readonly ph: Quantity<'1'>;
  /** Against a place one mile upstream. */
  readonly delta_t: Quantity<'°C'>;
}

const DT: Quantity<'s'> = 60;
const STEP_DAYS: Quantity<'d'> = DT / 86_400;
const RATE = 10_800;
const LAST_DAY: Quantity<'d'> = 12;
/** Part of saturation at which a river counts as healed. */
const HEALED = 0.95;
/** Part of the way to saturation that a bottle goes when it is shaken with air in it. */
const SHAKEN = 0.7;
/** Colonies on a plate that are still counted one by one, and the volumes that are filtered, mL (Standard Methods 9222). */
const MOST_COLONIES = 60;
const FILTERED: readonly Quantity<'mL'>[] = [100, 10, 1, 0.1, 0.01];
/** km: what the fastest river does in twelve days. */
const FARTHEST: Quantity<'km'> = 2070;

const UNDER_WAY = 'The marked water is on its way already.';
const NO_BOTTLE = 'Fill a bottle first.';
const PASSED = 'The marked water has passed this place already: choose one farther downstream.';
const SHAKE_SAYS = 'Air is shaken into the bottle: what it shows now is no longer the river.';
const GUESSED =
  'The formula of O’Connor and Dobbins holds from 0.3 to 9 m and from 0.15 to 0.5 m/s: here the reaeration is a guess.';
const OVERRIDDEN = 'The index takes this value from now on, in place of the river’s own; a reset takes it back.';

/** A bottle, with all that its water had where it was filled, and what its tests came to. */
export interface Bottle {
  readonly km: Quantity<'km'>;
  readonly days: Quantity<'d'>;
  readonly saturation: Quantity<'mg/L'>;
  /** Scores are of values in the units of the curves; oxygen here in mg/L. */
  readonly values: Tested;
  /** Oxygen in mg/L as it was filled, for the picture. */
  readonly filled: Quantity<'mg/L'>;
  /** mL that were filtered for the count, so that a colony stands for 100 mL over it. */
  readonly filtered: Quantity<'mL'>;
  readonly tested: readonly Test[];
  readonly shaken: boolean;
}

interface State {
  readonly reach: Reach;
  /** DO and L along the river, every PROFILE.parts longest steps of the way. */
  readonly profile: Float64Array;
  /** Days of the way that the picture shows. */
  readonly shownDays: Quantity<'d'>;
  readonly parcel: Parcel;
  readonly started: boolean;
  readonly steps: number;
  /** Oxygen has been below what counts as healed. */
  readonly fell: boolean;
  /** Where a bottle waits for the marked water, and the class of what it will be tested with. */
  readonly station: { readonly km: Quantity<'km'>; readonly grade: Grade } | null;
  readonly bottles: readonly Bottle[];
  readonly overrides: { readonly doPct?: number; readonly bod5?: Quantity<'mg/L'> };
  /** Bottles for the laboratory, in order. */
  readonly taken: readonly Sample[];
}

const daysOf = ({ steps }: Pick<State, 'steps'>): Quantity<'d'> => steps * STEP_DAYS;
const oxygenOf = ({ reach, parcel }: Pick<State, 'reach' | 'parcel'>): Quantity<'mg/L'> =>
  Math.max(0, reach.saturation - parcel.deficit);
const healed = (reach: Reach, oxygen: number): boolean => oxygen >= HEALED * reach.saturation;

/** The steady river, and how long its water needs to heal, at most the length of a run. */
function alongRiver(reach: Reach): Pick<State, 'profile' | 'shownDays'> {
  const { days: worst } = sagOf(reach);
  const profile = new Float64Array(2 * PROFILE.points);
  let parcel: Parcel = { demand: reach.demand, deficit: reach.saturation - reach.oxygen };
  let fell = false;
  let shownDays = LAST_DAY;
  for (let n = 0; n < PROFILE.points; n++) {
    const oxygen = oxygenOf({ reach, parcel });
    profile[2 * n] = oxygen;
    profile[2 * n + 1] = parcel.demand;
    const days = n * PROFILE.parts * LONGEST_STEP;
    if (!healed(reach, oxygen)) fell = true;
    else if (fell && days > worst) shownDays = Math.min(shownDays, days);
    for (let part = 0; part < PROFILE.parts; part++) parcel = drift(parcel, reach, LONGEST_STEP);
  }
  return { profile, shownDays };
}

const carriedBy = (state: Pick<State, 'steps'>, params: Params): Carried =>
  carriedTo(params, params.effluent, params, daysOf(state));

/** What the tests measure of the parcel, in the units of their curves. */
function valuesOf(state: State, params: Params): Tested {
  const { overrides, reach, parcel } = state;
  const { fecal_coliform, phosphate, nitrate, turbidity, total_solids } = carriedBy(state, params);
  return {
    do: overrides.doPct ?? (100 * oxygenOf(state)) / reach.saturation,
    bod: overrides.bod5 ?? fiveDayDemand(parcel.demand),
    ph: params.ph,
    fecal_coliform,
    delta_t: params.delta_t,
    phosphate,
    nitrate,
    turbidity,
    total_solids,
  };
}

const scoresOf = (values: Tested): Tested => ({
  do: qualityOf('do', values.do),
  fecal_coliform: qualityOf('fecal_coliform', values.fecal_coliform),
  ph: qualityOf('ph', values.ph),
  bod: qualityOf('bod', values.bod),
  delta_t: qualityOf('delta_t', values.delta_t),
  phosphate: qualityOf('phosphate', values.phosphate),
  nitrate: qualityOf('nitrate', values.nitrate),
  turbidity: qualityOf('turbidity', values.turbidity),
  total_solids: qualityOf('total_solids', values.total_solids),
});

/** A bottle is filled at the parcel. What its tests will scatter is drawn with it: a titration is done once. */
function fill(state: State, params: Params, rng: Rng, grade: Grade): State {
  const { parcel, reach } = state;
  const oxygen = oxygenOf(state);
  const carried = carriedBy(state, params);
  const scattered = (test: keyof typeof SCATTER, value: number): number =>
    grade === 'ideal' ? value : Math.max(0, value + SCATTER[test][grade] * rng.normal());
  const filtered = FILTERED.find((volume) => carried.fecal_coliform * (volume / 100) <= MOST_COLONIES) ?? 0.001;
  const expected = carried.fecal_coliform * (filtered / 100);
  const bottle: Bottle = {
    km: daysOf(state) * reach.kmPerDay,
    days: daysOf(state),
    saturation: reach.saturation,
    values: {
      do: scattered('do', oxygen),
      bod: scattered('bod', fiveDayDemand(parcel.demand)),
      ph: scattered('ph', params.ph),
      delta_t: scattered('delta_t', params.delta_t),
      phosphate: scattered('phosphate', carried.phosphate),
      nitrate: scattered('nitrate', carried.nitrate),
      turbidity: scattered('turbidity', carried.turbidity),
      total_solids: scattered('total_solids', carried.total_solids),
      fecal_coliform: grade === 'ideal' ? carried.fecal_coliform : (rng.poisson(expected) * 100) / filtered,
    },
    filled: oxygen,
    filtered,
    tested: [],
    shaken: false,
  };
  return { ...state, bottles: [...state.bottles, bottle] };
}

/** A bottle for the laboratory. What makes it turbid has no mass in this model: it is a suspension without any. */
const laboratoryBottle = (state: State, params: Params, millilitres: Quantity<'mL'>): Sample => ({
  version: 1,
  name: `River water, ${(daysOf(state) * state.reach.kmPerDay).toFixed(1)} km below the outfall`,
  phase: 'suspension',
  matrix: 'river water',
  amount: { value: millilitres, unit: 'mL' },
  temperature: params.temperature,
  pH: params.ph,
  parts: [
    ...inMilligrams({ nitrate: carriedBy(state, params).nitrate }),
    phosphateAsP(carriedBy(state, params).phosphate / 1000),
  ],
  prep: [],
  source:
    'filled in a run of this experiment; all its phosphorus is dissolved phosphate, its other salts are not known',
});

const lastOf = ({ bottles }: Pick<State, 'bottles'>): Bottle | undefined => bottles[bottles.length - 1];

const withLast = (state: State, bottle: Bottle): State => ({
  ...state,
  bottles: [...state.bottles.slice(0, -1), bottle],
});

/** What a test of the last bottle came to; null where it was not made. */
const resultOf = (bottle: Bottle | undefined, test: Test): number | null =>
  bottle?.tested.includes(test) ? bottle.values[test] : null;

const complete = (bottle: Bottle | undefined): bottle is Bottle =>
  bottle !== undefined && TESTS.every((test) => bottle.tested.includes(test));

export const simulation = defineSimulation<Params, State>()({
  version: 2,
  dt: DT,
  rate: RATE,
  readings: READINGS,
  actions: {
    start: { label: 'Release the marked water', hint: 'Dye marks the water at the outfall; the sonde drifts with it.' },
    take_sample: { label: 'Fill a bottle', hint: 'At the marked water, wherever it is now.' },
    place_bottle: {
      label: 'Let a bottle wait',
      hint: 'It is filled as the marked water comes by.',
      value: { kind: 'number', unit: 'km', min: 0, max: FARTHEST, step: 1, initial: 20 },
    },
    shake_bottle: { label: 'Shake the bottle', hint: 'Half full, with air above the water.' },
    test: {
      label: 'Test the bottle',
      hint: 'Each of the nine tests of the index, on the last bottle.',
      value: { kind: 'select', options: TESTS, initial: 'do' },
    },
    take_water: {
      label: 'Fill a bottle for the laboratory',
      hint: 'At the marked water, to the shelf: there it is filtered, and an ion chromatograph finds nitrate and phosphate. The river does not get less.',
      value: { kind: 'number', unit: 'mL', min: 10, max: 1000, step: 10, initial: 100 },
    },
    override_do_pct: {
      label: 'Enter oxygen of a field meter',
      hint: 'For practice with the index: it takes this saturation in place of the river’s.',
      value: { kind: 'number', unit: '%', min: 0, max: 200, initial: 82 },
    },
    override_bod5: {
      label: 'Enter a five-day demand',
      hint: 'For practice with the index: it takes this demand in place of the river’s.',
      value: { kind: 'number', unit: 'mg/L', min: 0, max: 500, initial: 2 },
    },
  },
  fields: () => ({ profile: { kind: 'f32', shape: [PROFILE.points, 2] } }),
  init(params) {
    const reach = reachOf(params);
    return {
      reach,
      ...alongRiver(reach),
      parcel: { demand: reach.demand, deficit: reach.saturation - reach.oxygen },
      started: false,
      steps: 0,
      fell: false,
      station: null,
      bottles: [],
      overrides: {},
      taken: [],
    };
  },
  step(state, params, { rng }) {
    if (!state.started) return state;
    const next: State = {
      ...state,
      parcel: drift(state.parcel, state.reach, STEP_DAYS),
      steps: state.steps + 1,
      fell: state.fell || !healed(state.reach, oxygenOf(state)),
    };
    const { station } = state;
    if (station === null || daysOf(next) * state.reach.kmPerDay < station.km) return next;
    return { ...fill(next, params, rng, station.grade), station: null };
  },
  act(state, params, action, rng, grade) {
    switch (action.do) {
      case 'start': {
        if (state.started) return { state, notice: UNDER_WAY };
        return { state: { ...state, started: true }, notice: beyondReaeration(params) ? GUESSED : undefined };
      }
      case 'take_sample':
        return { state: fill(state, params, rng, grade) };
      case 'place_bottle': {
        const { value } = action;
        const here = daysOf(state) * state.reach.kmPerDay;
        if (value < here) return { state, notice: PASSED };
        if (value === here) return { state: fill({ ...state, station: null }, params, rng, grade) };
        return { state: { ...state, station: { km: value, grade } } };
      }
      case 'shake_bottle': {
        const bottle = lastOf(state);
        if (!bottle) return { state, notice: NO_BOTTLE };
        const oxygen = bottle.values.do + SHAKEN * (bottle.saturation - bottle.values.do);
        return {
          state: withLast(state, { ...bottle, values: { ...bottle.values, do: oxygen }, shaken: true }),
          notice: SHAKE_SAYS,
        };
      }
      case 'test': {
        const bottle = lastOf(state);
        if (!bottle) return { state, notice: NO_BOTTLE };
        if (bottle.tested.includes(action.value)) return { state };
        return { state: withLast(state, { ...bottle, tested: [...bottle.tested, action.value] }) };
      }
      case 'take_water':
        return { state: { ...state, taken: [...state.taken, laboratoryBottle(state, params, action.value)] } };
      case 'override_do_pct':
        return { state: { ...state, overrides: { ...state.overrides, doPct: action.value } }, notice: OVERRIDDEN };
      case 'override_bod5':
        return { state: { ...state, overrides: { ...state.overrides, bod5: action.value } }, notice: OVERRIDDEN };
    }
  },
  done: (state) =>
    daysOf(state) >= LAST_DAY ||
    (state.fell && daysOf(state) > sagOf(state.reach).days && healed(state.reach, oxygenOf(state))),
  read(state, params) {
    const { reach, parcel } = state;
    const oxygen = oxygenOf(state);
    const scores = scoresOf(valuesOf(state, params));
    const sag = sagOf(reach);
    const wqi = indexOf(scores);
    const bottle = lastOf(state);
    const count = resultOf(bottle, 'fecal_coliform');
    const worth = 100 / (bottle?.filtered ?? 100);
    return {
      do_mg_l: oxygen,
      do_pct: (100 * oxygen) / reach.saturation,
      do_sat: reach.saturation,
      deficit: reach.saturation - oxygen,
      bod_mg_l: parcel.demand,
      bod5: fiveDayDemand(parcel.demand),
      bottle_do: bottle?.values.do ?? null,
      distance_km: daysOf(state) * reach.kmPerDay,
      travel_d: daysOf(state),
      kd: reach.kd,
      kr: reach.kr,
      tc_days: sag.days,
      xc_km: sag.km,
      do_min: sag.oxygen,
      wqi,
      wqi_class: classOf(wqi),
      q_do: scores.do,
      q_fc: scores.fecal_coliform,
      q_ph: scores.ph,
      q_bod: scores.bod,
      q_dt: scores.delta_t,
      q_tp: scores.phosphate,
      q_no3: scores.nitrate,
      q_turb: scores.turbidity,
      q_ts: scores.total_solids,
      kit_bod5: resultOf(bottle, 'bod'),
      kit_ph: resultOf(bottle, 'ph'),
      kit_delta_t: resultOf(bottle, 'delta_t'),
      kit_phosphate: resultOf(bottle, 'phosphate'),
      kit_nitrate: resultOf(bottle, 'nitrate'),
      kit_turbidity: resultOf(bottle, 'turbidity'),
      kit_solids: resultOf(bottle, 'total_solids'),
      kit_coliform: count,
      // A count of none still leaves one colony open.
      kit_coliform_u: count === null ? null : Math.sqrt(Math.max(1, count / worth)) * worth,
      bottle_wqi: complete(bottle)
        ? indexOfValues({ ...bottle.values, do: (100 * bottle.values.do) / bottle.saturation })
        : null,
    };
  },
  derive(state, params, instruments) {
    const { saturation } = state.reach;
    const oxygen = instruments.shown('do_mg_l');
    const percent = oxygen === null ? null : (100 * oxygen) / saturation;
    const values = valuesOf(state, params);
    const measured = { ...values, do: state.overrides.doPct ?? percent ?? values.do };
    const bottle = lastOf(state);
    const titrated = instruments.shown('bottle_do');
    const kit = {
      do: titrated === null || !bottle ? null : (100 * titrated) / bottle.saturation,
      bod: instruments.shown('kit_bod5'),
      ph: instruments.shown('kit_ph'),
      delta_t: instruments.shown('kit_delta_t'),
      phosphate: instruments.shown('kit_phosphate'),
      nitrate: instruments.shown('kit_nitrate'),
      turbidity: instruments.shown('kit_turbidity'),
      total_solids: instruments.shown('kit_solids'),
      fecal_coliform: instruments.shown('kit_coliform'),
    };
    const wqi = indexOfValues(measured);
    return {
      do_pct: percent,
      deficit: oxygen === null ? null : saturation - oxygen,
      q_do: qualityOf('do', measured.do),
      wqi,
      wqi_class: classOf(Math.round(10 * wqi) / 10),
      bottle_wqi: complete(bottle) ? indexOfValues(kit as Tested) : null,
    };
  },
  samples: ({ taken }) => taken,
  view(state, params, out) {
    out.profile.set(state.profile);
    const { reach, bottles, station, shownDays, started } = state;
    const bottle = lastOf(state);
    return {
      started,
      km: daysOf(state) * reach.kmPerDay,
      days: daysOf(state),
      shownKm: shownDays * reach.kmPerDay,
      /** km between two points of the profile. */
      spacing: PROFILE.parts * LONGEST_STEP * reach.kmPerDay,
      oxygen: oxygenOf(state),
      demand: state.parcel.demand,
      /** Of the water below the outfall, NTU: what can be seen of the waste. */
      turbidity: carriedBy(state, params).turbidity,
      saturation: reach.saturation,
      station: station?.km ?? null,
      bottles: bottles.map(({ km, filled, shaken }) => ({ km, oxygen: filled, shaken })),
      tested: bottle?.tested ?? [],
      colonies: bottle ? Math.round((bottle.values.fecal_coliform * bottle.filtered) / 100) : 0,
      guessed: beyondReaeration(params),
    };
  },
});
