/**
 * Axial fatigue of polished and of rough bars: a constant amplitude about a mean stress until the bar breaks or has lived for ten
 * million cycles; blocks of other amplitudes; a staircase for the limit. Lives by `fatigue-life.ts`, fits by `fatigue-fit.ts`.
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { fatigueMaterial } from '../data/fatigue-materials';
import { basquinThrough, dixonMood, type Failure, type Stair, type StaircaseResult } from './fatigue-fit';
import {
  allowedAmplitude,
  carried,
  curveLife,
  equivalentStress,
  felt,
  hasSurfaceFactor,
  type Kind,
  type Loading,
  type MeanRule,
  MEDIAN,
  predictedLife,
  type Quality,
  RUN_OUT,
  specimenLife,
} from './fatigue-life';
import { fatigueReadings } from './fatigue-readings';

export interface Params extends Kind {
  readonly amplitude: Quantity<'MPa'>;
  readonly mean_stress: Quantity<'MPa'>;
  readonly mean_rule: MeanRule;
  readonly frequency: Quantity<'Hz'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type Mode = 'ready' | 'running' | 'stopped' | 'failed' | 'run-out';

/** One loading, from a count on. */
interface Block extends Loading {
  readonly from: Quantity<'cycles'>;
}

/** A test that is over. */
export interface Tested extends Kind, Loading {
  readonly cycles: Quantity<'cycles'>;
  readonly failed: boolean;
  /** More than one loading: no point of an S-N curve. */
  readonly blocks: number;
  /** Of a staircase: a point of the chart, but none of the line (ASTM E739 wants levels that were chosen beforehand). */
  readonly stair: boolean;
}

interface State {
  readonly mode: Mode;
  readonly quality: Quality;
  /** Mounted in this trial. */
  readonly mounted: number;
  readonly cycles: Quantity<'cycles'>;
  readonly used: number;
  /** Of the specimen at its present level, and at the last level that did damage. */
  readonly life: Quantity<'cycles'>;
  readonly lastLife: Quantity<'cycles'>;
  readonly blocks: readonly Block[];
  /** Of the section, 0 to 1: how far the crack had gone whenever the load changed or stood still. */
  readonly marks: readonly number[];
  readonly tested: readonly Tested[];
  readonly stairs: readonly Stair[];
  readonly limit: StaircaseResult | null;
}

const DT: Quantity<'s'> = 1;
export const MOST_TESTED = 240;
const STAIRS = 15;
/** Wall seconds for a life: for a thousand cycles, and more for each power of ten; lab seconds a wall second at most. */
const PLAY = { first: 6, more: 3.5, most: 2e4 } as const;
/** The last part of a life, in which the crack is seen. */
const CRACK = 0.8;
const HAIGH = { from: -300, to: 600, points: 31 } as const;

const loadingOf = ({ amplitude, mean_stress }: Params): Loading => ({ amplitude, mean: mean_stress });
const kindOf = ({ material, surface }: Params): Kind => ({ material, surface });
const isOver = ({ mode }: State): boolean => mode === 'failed' || mode === 'run-out';

const qualityOf = (rng: Rng, { specimen, noise }: Params, number: number): Quality => {
  if (!noise) return MEDIAN;
  const own = rng.stream(`specimen ${specimen} ${number}`);
  return { life: own.normal(0, 1), limit: own.normal(0, 1) };
};

function fresh(rng: Rng, params: Params, number: number) {
  const quality = qualityOf(rng, params, number);
  return {
    mode: 'ready',
    quality,
    mounted: number,
    cycles: 0,
    used: 0,
    blocks: [],
    marks: [],
    life: specimenLife(kindOf(params), loadingOf(params), quality),
    lastLife: Number.POSITIVE_INFINITY,
  } as const;
}

function ended(state: State, params: Params, mode: 'failed' | 'run-out'): State {
  const test: Tested = {
    ...kindOf(params),
    ...loadingOf(params),
    cycles: state.cycles,
    failed: mode === 'failed',
    blocks: state.blocks.length,
    stair: false,
  };
  return { ...state, mode, tested: [...state.tested, test].slice(-MOST_TESTED) };
}

/** So many cycles more at the present level, no farther than failure or run-out. */
function cycled(state: State, params: Params, asked: Quantity<'cycles'>): State {
  const left = Number.isFinite(state.life) ? (1 - state.used) * state.life : Number.POSITIVE_INFINITY;
  const room = RUN_OUT - state.cycles;
  const cycles = Math.min(asked, left, room);
  const next = { ...state, cycles: state.cycles + cycles, used: state.used + cycles / state.life };
  if (left <= asked && left <= room) return ended({ ...next, used: 1 }, params, 'failed');
  return room <= asked ? ended(next, params, 'run-out') : next;
}

/** How far the crack has gone, 0 to 1 of what it takes. */
const crackOf = (used: number): number => Math.max(0, (used - CRACK) / (1 - CRACK)) ** 3;

const MOST_MARKS = 12;
/** The front of a crack that is there leaves a mark. */
function marked(state: State): State {
  const crack = crackOf(state.used);
  return crack > 0 ? { ...state, marks: [...state.marks, crack].slice(-MOST_MARKS) } : state;
}

/** The machine goes on at another level. */
function relevelled(state: State, params: Params): State {
  const life = specimenLife(kindOf(params), loadingOf(params), state.quality);
  const before = Number.isFinite(state.life) ? state.life : state.lastLife;
  return marked({
    ...state,
    life,
    lastLife: before,
    used: carried(state.used, before, life),
    blocks: [...state.blocks, { ...loadingOf(params), from: state.cycles }],
  });
}

/** Amplitude or mean stress changed. */
function levelled(state: State, params: Params, before: Params): State {
  const level = params.amplitude !== before.amplitude || params.mean_stress !== before.mean_stress;
  if (!level || isOver(state)) return state;
  if (state.blocks.length === 0)
    return { ...state, life: specimenLife(kindOf(params), loadingOf(params), state.quality) };
  return relevelled(state, params);
}

/** Tests that make points of one S-N curve with the present settings. */
const ofKind = ({ tested }: State, params: Params): readonly Tested[] =>
  tested.filter(
    (test) =>
      test.material === params.material &&
      test.surface === params.surface &&
      test.mean === params.mean_stress &&
      test.blocks === 1,
  );

const failuresOf = (tests: readonly Tested[]): readonly Failure[] => tests.filter(({ failed }) => failed);

function minerSum({ blocks, cycles }: State, params: Params): number {
  return blocks.reduce((sum, block, n) => {
    const life = predictedLife(kindOf(params), block, params.mean_rule);
    return life === null ? sum : sum + ((blocks[n + 1]?.from ?? cycles) - block.from) / life;
  }, 0);
}

/** Those that a line is laid through. */
const fittedOf = (state: State, params: Params): readonly Failure[] =>
  failuresOf(ofKind(state, params).filter(({ stair }) => !stair));

const fitOf = (state: State, params: Params) => basquinThrough(fittedOf(state, params));

const STAIRCASE_SENTENCE =
  'Write two numbers in MPa: the first amplitude, from 50 to 1200, and the step, from 1 to 200, as in "430, 15".';

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate(state, params) {
    const reversed = felt(kindOf(params), loadingOf(params));
    const median = reversed > 0 ? curveLife(kindOf(params), reversed) : RUN_OUT;
    const life = Number.isFinite(state.life) ? Math.min(RUN_OUT, Math.max(100, median)) : RUN_OUT;
    const seconds = PLAY.first + PLAY.more * Math.max(0, Math.log10(life) - 3);
    return Math.min(PLAY.most, Math.max(1, life / params.frequency / seconds));
  },
  readings: fatigueReadings,
  actions: {
    start: { label: 'Start', hint: 'Mounts the next specimen where the last one is broken or has run out.' },
    stop: { label: 'Stop' },
    set_amplitude: {
      label: 'Change the amplitude',
      hint: 'A new block with the same specimen: its used life is carried on.',
      value: { kind: 'number', unit: 'MPa', min: 50, max: 1200, step: 1, initial: 500 },
    },
    next_specimen: { label: 'Next specimen' },
    staircase: {
      label: 'Run a staircase',
      hint: `First amplitude and step in MPa. ${STAIRS} specimens to ten million cycles: a step down after a failure, up after a run-out.`,
      value: { kind: 'text', placeholder: '430, 15', maxLength: 20 },
    },
  },
  fields: () => ({
    tests: { kind: 'f32', shape: [MOST_TESTED, 3] },
    haigh: { kind: 'f32', shape: [HAIGH.points, 4] },
  }),

  init: (params, rng) => ({ ...fresh(rng, params, 1), tested: [], stairs: [], limit: null }),

  step: (state, params) => (state.mode === 'running' ? cycled(state, params, params.frequency * DT) : state),

  act(state, params, action, rng) {
    const refused = (notice: string) => ({ state, notice });
    switch (action.do) {
      case 'start': {
        if (state.mode === 'running') return refused('The machine is running.');
        const bar: State = isOver(state) ? { ...state, ...fresh(rng, params, state.mounted + 1) } : state;
        const life = specimenLife(kindOf(params), loadingOf(params), bar.quality);
        const begun: State =
          bar.blocks.length === 0
            ? { ...bar, mode: 'running', life, blocks: [{ ...loadingOf(params), from: 0 }] }
            : { ...bar, mode: 'running' };
        const sentences = [
          equivalentStress(kindOf(params), loadingOf(params), params.mean_rule) === null
            ? 'Mean stress exceeds the ultimate strength.'
            : '',
          params.surface !== 'Polished' && !hasSurfaceFactor(kindOf(params))
            ? 'Surface factors are fitted to steels: this specimen stays polished.'
            : '',
        ].filter((sentence) => sentence !== '');
        return { state: begun, notice: sentences.length > 0 ? sentences.join(' ') : undefined };
      }
      case 'stop':
        return state.mode === 'running'
          ? { state: { ...marked(state), mode: 'stopped' } }
          : refused('The machine stands.');
      case 'set_amplitude':
        if (isOver(state)) return refused('This specimen is done with: mount the next one.');
        return {
          state: levelled(state, { ...params, amplitude: action.value }, params),
          inputs: { amplitude: action.value },
        };
      case 'next_specimen':
        return { state: { ...state, ...fresh(rng, params, state.mounted + 1) } };
      case 'staircase': {
        const [first, step, ...more] = action.value
          .split(/[,;\s]+/)
          .filter((part) => part !== '')
          .map(Number);
        if (
          first === undefined ||
          step === undefined ||
          more.length > 0 ||
          !(first >= 50 && first <= 1200) ||
          !(step >= 1 && step <= 200)
        )
          return refused(STAIRCASE_SENTENCE);
        if (state.mode === 'running') return refused('Stop the machine first.');
        const kind = kindOf(params);
        const stairs: Stair[] = [];
        const tests: Tested[] = [];
        let amplitude = first;
        for (let n = 0; n < STAIRS; n++) {
          const quality = qualityOf(rng, params, state.mounted + 1 + n);
          const loading = { amplitude, mean: params.mean_stress };
          const cycles = specimenLife(kind, loading, quality);
          const failed = cycles < RUN_OUT;
          stairs.push({ amplitude, failed });
          tests.push({ ...kind, ...loading, cycles: failed ? cycles : RUN_OUT, failed, blocks: 1, stair: true });
          amplitude = Math.max(1, amplitude + (failed ? -step : step));
        }
        const days = tests.reduce((sum, { cycles }) => sum + cycles, 0) / params.frequency / 86_400;
        const failures = stairs.filter(({ failed }) => failed).length;
        const limit = dixonMood(stairs, step);
        return {
          state: {
            ...state,
            ...fresh(rng, params, state.mounted + STAIRS + 1),
            tested: [...state.tested, ...tests].slice(-MOST_TESTED),
            stairs,
            limit,
          },
          notice: `${STAIRS} specimens in ${Math.round(days)} days of the machine: ${failures} broke, ${STAIRS - failures} ran out.${limit ? '' : ' A limit needs both: start elsewhere.'}`,
        };
      }
    }
  },

  reconfigure(state, params, before) {
    if (params.material !== before.material || params.surface !== before.surface) {
      const { quality } = state;
      return {
        ...state,
        mode: 'ready',
        cycles: 0,
        used: 0,
        blocks: [],
        marks: [],
        life: specimenLife(kindOf(params), loadingOf(params), quality),
        lastLife: Number.POSITIVE_INFINITY,
        stairs: [],
        limit: null,
      };
    }
    return levelled(state, params, before);
  },

  done: isOver,

  read(state, params) {
    const kind = kindOf(params);
    const loading = loadingOf(params);
    const fit = fitOf(state, params);
    const tests = ofKind(state, params);
    const most = loading.mean + loading.amplitude;
    return {
      cycles: state.cycles,
      life: state.mode === 'failed' ? state.cycles : null,
      failed: state.mode === 'failed' ? 1 : 0,
      damage: state.used,
      miner_sum: state.blocks.length > 0 ? minerSum(state, params) : null,
      sigma_ar: equivalentStress(kind, loading, params.mean_rule),
      median_life: isOver(state) ? predictedLife(kind, loading, params.mean_rule) : null,
      r_ratio: most === 0 ? null : (loading.mean - loading.amplitude) / most,
      tested: tests.length,
      run_outs: tests.filter(({ failed }) => !failed).length,
      fit_a: fit && fit.a,
      fit_b: fit && fit.b,
      fit_scatter: fit && fit.scatter,
      fit_b_swapped: fit && fit.swapped,
      limit_mean: state.limit && state.limit.mean,
      limit_sd: state.limit && state.limit.sd,
    };
  },

  derive(state, params) {
    const fit = fitOf(state, params);
    const failures = fittedOf(state, params).length;
    const { limit } = state;
    return {
      fit_a: fit && { value: fit.a, scatter: fit.aScatter },
      fit_b: fit && { value: fit.b, scatter: fit.bScatter },
      fit_scatter: fit && { value: fit.scatter, scatter: fit.scatter / Math.sqrt(2 * (failures - 2)) },
      fit_b_swapped: fit && { value: fit.swapped, scatter: fit.bScatter },
      limit_mean: limit && { value: limit.mean, scatter: limit.meanScatter },
      limit_sd: limit && { value: limit.sd, scatter: limit.sdScatter },
    };
  },

  view(state, params, { tests, haigh }) {
    const kind = kindOf(params);
    const shown = ofKind(state, params);
    for (const [n, { amplitude, cycles, failed }] of shown.entries()) {
      tests[3 * n] = amplitude;
      tests[3 * n + 1] = cycles;
      tests[3 * n + 2] = failed ? 1 : 0;
    }
    for (let n = 0; n < HAIGH.points; n++) {
      const mean = HAIGH.from + (n / (HAIGH.points - 1)) * (HAIGH.to - HAIGH.from);
      haigh[4 * n] = mean;
      haigh[4 * n + 1] = allowedAmplitude(kind, mean, 'Goodman');
      haigh[4 * n + 2] = allowedAmplitude(kind, mean, 'Morrow');
      haigh[4 * n + 3] = allowedAmplitude(kind, mean, 'Smith-Watson-Topper');
    }
    const fit = fitOf(state, params);
    const most = params.mean_stress + params.amplitude;
    return {
      mode: state.mode,
      cycles: state.cycles,
      /** Of the section, 0 to 1: how far the crack has gone. */
      crack: state.mode === 'failed' ? 1 : crackOf(state.used),
      marks: state.marks,
      shown: shown.length,
      haighPoints: HAIGH.points,
      fit: fit && { a: fit.a, b: fit.b },
      stairs: state.stairs.length,
      limit: state.limit && state.limit.mean,
      mounted: state.mounted,
      blocks: state.blocks.length,
      /** Of the section that the crack has taken when the rest breaks. */
      share: Math.min(0.85, Math.max(0.12, 1 - most / fatigueMaterial(params.material).ultimate)),
      overload: state.mode === 'failed' && state.cycles <= 1,
    };
  },
});
