/**
 * A site that is left to itself, from bare moraine or from an abandoned field towards forest (`plant-community.ts`). What a hand does
 * to it (fire, shrubs cut, nitrogen) is kept with its year, so that a shorter run is the same run ended earlier.
 */
import { type ActionFrom, type ActResult, defineSimulation, type InstrumentSpec, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import {
  burn,
  burns,
  grow,
  massOf,
  NITROGEN,
  shannonOf,
  SHRUB,
  SOIL,
  stageOf,
  STAGES,
  startOf,
} from './plant-community';
import { FULL_SOIL, GROUPS, KEPT, KEPT_EVERY, STEPS_PER_YEAR, type Succession } from './succession-record';

export interface Params {
  readonly type: Succession;
  readonly years: Quantity<'yr'>;
}

type Deed = { readonly step: number } & (
  | { readonly what: 'fire' | 'cut' }
  | { readonly what: 'nitrogen'; readonly amount: number }
);

export interface State {
  readonly steps: number;
  /** Covers from the best competitor on, then depth of the soil and its nitrogen. */
  readonly site: Float64Array;
  readonly deeds: readonly Deed[];
  /** Covers and depth of the soil of each half year. */
  readonly past: Float32Array;
  /** By it the stage's plants get their places and forms. */
  readonly look: number;
}

export const YEAR: Quantity<'s'> = 31_557_600;
const SEEDS = 1_000_000;

/** One observer, one tape: all covers are judged too wide or too narrow by the same part. */
const TAPE: InstrumentSpec = {
  name: 'Line intercepts along a tape of 40 m',
  device: 'tape',
  updateInterval: YEAR / 4,
  school: {
    resolution: 0.1,
    gain: rectangular(0.05),
    source:
      'chosen after Canfield, J. Forestry 39 (1941) 388: where a crown ends is judged ±5 % of its width, taken as rectangular',
  },
  research: {
    resolution: 0.1,
    gain: rectangular(0.02),
    source:
      'chosen after Canfield, J. Forestry 39 (1941) 388: edges found with a plumb line, ±2 % of the width, taken as rectangular',
  },
};

const yearsOf = ({ steps }: Pick<State, 'steps'>): Quantity<'yr'> => steps / STEPS_PER_YEAR;
const lastStep = ({ years }: Params): number => Math.round(years * STEPS_PER_YEAR);
const coversOf = ({ site }: State): readonly number[] => Array.from(site.subarray(0, SOIL));

function keep({ steps, site, past }: Pick<State, 'steps' | 'site' | 'past'>): void {
  if (steps % KEPT_EVERY !== 0) return;
  for (let i = 0; i <= SOIL; i++) past[i * KEPT + steps / KEPT_EVERY] = site[i] ?? 0;
}

function begin(type: Succession, look: number): State {
  const state = { steps: 0, site: startOf(type), deeds: [], past: new Float32Array((SOIL + 1) * KEPT), look };
  keep(state);
  return state;
}

function enact(site: Float64Array, deed: Deed): void {
  switch (deed.what) {
    case 'fire':
      return burn(site);
    case 'cut':
      site[SHRUB] = 0;
      return;
    case 'nitrogen':
      site[NITROGEN] = Math.min(1, (site[NITROGEN] ?? 0) + deed.amount);
  }
}

function advance(state: State): State {
  grow(state.site, 1 / STEPS_PER_YEAR);
  const next = { ...state, steps: state.steps + 1 };
  keep(next);
  return next;
}

/** The same run, ended at a step that it has passed. */
function endedAt({ deeds, look }: State, type: Succession, last: number): State {
  let state = begin(type, look);
  const before = deeds.filter(({ step }) => step <= last);
  const catchUp = (): void => {
    for (const deed of before) if (deed.step === state.steps) enact(state.site, deed);
    keep(state);
  };
  catchUp();
  while (state.steps < last) {
    state = advance(state);
    catchUp();
  }
  return { ...state, deeds: before };
}

const actions = {
  fire: {
    label: 'Set fire',
    hint: 'Two hundredths of each cover are left. Of the soil a tenth burns under a wood, less where less stood.',
  },
  remove_shrubs: { label: 'Cut the shrubs', hint: 'All of them, once; they may come again.' },
  add_nitrogen: {
    label: 'Spread fertiliser',
    value: { kind: 'number', unit: '1', min: 0, max: 0.5, step: 0.05, initial: 0.2 },
    hint: 'Raises the nitrogen at once, at most to 1. It makes no soil: what thin soil cannot hold is washed out.',
  },
} as const;

const THIN = 'Too little grows here, and too far apart, to carry a fire.';
/** Below this depth the soil holds hardly any of what is spread. */
const THIN_SOIL = 0.1;
const WASHES_OUT = 'Spread. Hardly any soil is here to hold it: most will be washed out within years.';

function act(state: State, _params: Params, action: ActionFrom<typeof actions>): ActResult<Params, State> {
  const covers = coversOf(state);
  const done = (deed: Deed): ActResult<Params, State> => {
    enact(state.site, deed);
    const next = { ...state, deeds: [...state.deeds, deed] };
    keep(next);
    return { state: next };
  };
  const step = state.steps;
  switch (action.do) {
    case 'fire':
      if (covers.every((cover) => cover < 1e-9)) return { state, notice: 'Nothing grows here that could burn.' };
      if (!burns(covers)) return { state, notice: THIN };
      return done({ step, what: 'fire' });
    case 'remove_shrubs':
      if ((covers[SHRUB] ?? 0) < 1e-9) return { state, notice: 'There are no shrubs to cut.' };
      return done({ step, what: 'cut' });
    case 'add_nitrogen': {
      if (action.value === 0) return { state, notice: 'An empty bag changes nothing.' };
      if ((state.site[NITROGEN] ?? 0) >= 1) return { state, notice: 'More nitrogen changes nothing: there is plenty.' };
      const thin = (state.site[SOIL] ?? 0) < THIN_SOIL;
      return { ...done({ step, what: 'nitrogen', amount: action.value }), notice: thin ? WASHES_OUT : undefined };
    }
  }
}

const coverReading = (label: string) => ({ label, unit: '%', range: [0, 100] as const, instrument: TAPE });

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: YEAR / STEPS_PER_YEAR,
  rate: 5 * YEAR,
  readings: {
    year: { label: 'Year', unit: 'yr', origin: 'computed', decimals: 1 },
    cover_pioneer: coverReading('Pioneers'),
    cover_herb: coverReading('Herbs and grasses'),
    cover_shrub: coverReading('Shrubs'),
    cover_pioneer_tree: coverReading('Pioneer trees'),
    cover_climax: coverReading('Climax trees'),
    bare_ground: { label: 'Bare ground', unit: '%', origin: 'derived', decimals: 1 },
    soil_depth_cm: {
      label: 'Depth of soil',
      unit: 'cm',
      range: [0, FULL_SOIL],
      instrument: {
        name: 'Soil auger with a rule, mean of ten holes',
        updateInterval: YEAR / 4,
        school: {
          resolution: 0.1,
          gain: rectangular(0.05),
          source:
            'chosen: the holes of a run lie in ground that is up to ±5 % deeper or shallower, taken as rectangular',
        },
        research: {
          resolution: 0.1,
          gain: rectangular(0.02),
          source: 'chosen: a hundred holes leave ±2 % of the depth, taken as rectangular',
        },
      },
    },
    soil_index: {
      label: 'Soil index N (nitrogen)',
      unit: '0-1',
      range: [0, 1],
      instrument: {
        name: 'Nitrogen of ten samples, by Kjeldahl, against that of an old wood',
        updateInterval: YEAR / 4,
        school: {
          resolution: 0.001,
          gain: rectangular(0.05),
          source: 'chosen: the samples of a run come from ground up to ±5 % richer or poorer, taken as rectangular',
        },
        research: {
          resolution: 0.001,
          gain: rectangular(0.02),
          source: 'chosen: a hundred samples leave ±2 %, taken as rectangular',
        },
      },
    },
    shannon_index: { label: 'Shannon H′ of the five groups', unit: 'nats', origin: 'derived', decimals: 3 },
    dominant_stage: { kind: 'text', label: 'Leading stage', unit: 'text', values: STAGES, origin: 'derived' },
    biomass_t_ha: {
      label: 'Living mass',
      unit: 't/ha',
      instrument: {
        name: 'Girths and heights, with allometric equations',
        updateInterval: YEAR / 4,
        school: {
          resolution: 0.1,
          gain: rectangular(0.15),
          source: 'chosen: equations of other sites fit to ±15 %, taken as rectangular',
        },
        research: {
          resolution: 0.1,
          gain: rectangular(0.08),
          source: 'chosen: equations made on the site fit to ±8 %, taken as rectangular',
        },
      },
    },
  },
  actions,
  fields: () => ({ past: { kind: 'f32', shape: [SOIL + 1, KEPT] } }),
  init: ({ type }, _rng, specimen) => begin(type, specimen.int(0, SEEDS)),
  step: (state, params) => (state.steps < lastStep(params) ? advance(state) : state),
  act,
  reconfigure: (state, params) =>
    state.steps > lastStep(params) ? endedAt(state, params.type, lastStep(params)) : state,
  done: (state, params) => state.steps >= lastStep(params),
  read(state) {
    const covers = coversOf(state);
    const [climax = 0, pioneerTree = 0, shrub = 0, herb = 0, pioneer = 0] = covers.map((cover) => 100 * cover);
    const soil = state.site[SOIL] ?? 0;
    return {
      year: yearsOf(state),
      cover_pioneer: pioneer,
      cover_herb: herb,
      cover_shrub: shrub,
      cover_pioneer_tree: pioneerTree,
      cover_climax: climax,
      bare_ground: 100 - (climax + pioneerTree + shrub + herb + pioneer),
      soil_depth_cm: FULL_SOIL * soil,
      soil_index: state.site[NITROGEN] ?? 0,
      shannon_index: shannonOf(covers),
      dominant_stage: stageOf(covers),
      biomass_t_ha: massOf(covers),
    };
  },
  derive(_state, _params, instruments) {
    const covers = GROUPS.map((group) => instruments.shown(`cover_${group}`));
    const parts = covers.map((cover) => (cover ?? 0) / 100);
    return {
      bare_ground: 100 * (1 - parts.reduce((sum, part) => sum + part, 0)),
      shannon_index: shannonOf(parts),
      dominant_stage: stageOf(parts),
    };
  },
  view(state, _params, out) {
    out.past.set(state.past);
    const last = state.deeds.findLast(({ what }) => what === 'fire');
    return {
      covers: coversOf(state),
      soil: state.site[SOIL] ?? 0,
      /** Points of the past that are filled. */
      kept: Math.floor(state.steps / KEPT_EVERY) + 1,
      /** Years since the last fire. */
      burned: last ? (state.steps - last.step) / STEPS_PER_YEAR : null,
      look: state.look,
    };
  },
});
