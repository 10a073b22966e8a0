/**
 * A bench that reads DNA in two ways: chain termination in a capillary (`sanger.ts`) and synthesis on a flow cell (`illumina.ts`).
 * A read is called, given qualities, aligned with the template and searched for differences. Letters only: no samples, primers or
 * libraries are worked out.
 *
 * Clock: one second is one cycle, or ten bases past the window.
 */
import {
  align,
  type Alignment,
  differencesOf,
  differingLetters,
  PAIRS,
  standsFor,
} from '../../biology/pairwise-alignment';
import { cleanSequence, gcPercent, strayLetters } from '../../biology/sequence';
import { parseVariants, planted, refuseVariants, type Variant, variantName } from '../../biology/sequence-variants';
import { defineSimulation, type Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import { sequencingTemplates } from '../../data/sequencing-templates';
import { BASES, type Call, fastqLetter, fastqRecord, LEAST_Q, MOST_Q } from './base-calls';
import { GENOME, placedReads, uncoveredOf, uncoveredSpread } from './coverage';
import { type Cycle, firstWeights, ofFirstCopy, runCycle, SPREAD, stepped, type Weights } from './illumina';
import { readings } from './readings';
import { POINTS, resolutionOf, runSanger, type SangerRun } from './sanger';

export interface Params {
  readonly method: 'Sanger' | 'Illumina';
  readonly template: 'pUC19 MCS' | 'EGFP' | 'HBB' | 'Custom';
  readonly custom_seq: string;
  readonly variants: string;
  readonly read_length: Quantity<'b'>;
  readonly terminator: Quantity<'1'>;
  readonly noise: Quantity<'%'>;
  readonly phasing: Quantity<'%/cycle'>;
  readonly prephasing: Quantity<'%/cycle'>;
  readonly clusters: Quantity<'1'>;
  readonly coverage: Quantity<'x'>;
  readonly quality_model: 'Simulated' | 'Flat';
  readonly flat_q: Quantity<'Q'>;
  readonly probe_position: Quantity<'1'>;
}

const DT: Quantity<'s'> = 0.1;
const SANGER_BASES_PER_SECOND = 10;
const LEAST_CUSTOM = 25;
export const MOST_CUSTOM = 2000;
/** Reads of a flow cell are no longer than this. */
export const MOST_CYCLES = 300;
/** Bases of the trace that are seen at the window, and columns of the pile-up. */
export const SEEN = 24;
export const WINDOW = SEEN * POINTS;
export const PILE = 200;
export const MOST_READ = 800;
/** Differences that are named. */
const LISTED = 8;

interface Sample {
  readonly template: string;
  readonly copies: readonly [string, string];
  readonly variants: readonly Variant[];
}

interface Run {
  readonly method: Params['method'];
  readonly length: number;
  /** Both copies, as far as the read goes. */
  readonly copies: readonly [string, string];
  readonly sanger: SangerRun | null;
  readonly weights: Weights;
  readonly first: number;
  readonly cycles: readonly Cycle[];
  /** Lab seconds since its start, counted in steps. */
  readonly steps: number;
  readonly depth: Uint16Array;
  readonly flat: readonly string[];
}

export interface State {
  readonly steps: number;
  readonly sample: Sample | null;
  readonly prepared: boolean;
  readonly calibrated: boolean;
  readonly run: Run | null;
  readonly calls: readonly Call[];
  readonly alignment: Alignment | null;
  readonly fastq: string;
  /** Started so far: each run draws its own chance. */
  readonly runs: number;
  readonly chance: Rng;
}

const templateOf = ({ template, custom_seq }: Params): string =>
  template === 'Custom' ? cleanSequence(custom_seq) : sequencingTemplates[template];

/** Why a typed sequence cannot be read, or null. An empty one may stand as long as it is not the template. */
export function refuseLetters(text: string): string | null {
  const letters = cleanSequence(text);
  const [stray] = strayLetters(letters);
  if (stray)
    return `Only A, C, G, T (or U, read as T) are allowed; found ${stray.letter} at position ${stray.position}.`;
  return letters.length > MOST_CUSTOM ? `At most ${MOST_CUSTOM} letters, please: these are ${letters.length}.` : null;
}

/** What is on the tube's label, or why it cannot be loaded. */
function sampleOf(params: Params): Sample | string {
  const template = templateOf(params);
  const refused = params.template === 'Custom' ? refuseLetters(params.custom_seq) : null;
  if (refused !== null) return refused;
  if (template.length === 0) return 'The custom sequence is empty: type at least 25 letters.';
  if (template.length < LEAST_CUSTOM)
    return `The custom sequence has ${template.length} letters; at least 25 are needed.`;
  const parsed = parseVariants(params.variants);
  if (!parsed.ok) return parsed.sentence;
  const misplaced = refuseVariants(template, params.template, parsed.variants);
  if (misplaced !== null) return misplaced;
  return { template, copies: planted(template, parsed.variants), variants: parsed.variants };
}

const other = (letter: string, rng: Rng): string => BASES.replace(letter, '')[rng.int(0, 2)]!;

function begin(state: State, params: Params, sample: Sample, chance: Rng): Run {
  const rng = chance.stream(`run ${state.runs}`);
  const longest = params.method === 'Illumina' ? Math.min(MOST_CYCLES, params.read_length) : params.read_length;
  const length = Math.min(longest, sample.copies[0].length);
  const copies = [sample.copies[0].slice(0, length), sample.copies[1].slice(0, length)] as const;
  const errors = rng.stream('flat errors');
  return {
    method: params.method,
    length,
    copies,
    sanger:
      params.method === 'Sanger'
        ? runSanger(copies, params.terminator, params.noise, state.calibrated, rng.stream('trace'))
        : null,
    weights: firstWeights(),
    first: ofFirstCopy(params.clusters, rng.stream('copies')),
    cycles: [],
    steps: 0,
    depth: placedReads(params.coverage, params.read_length, rng.stream('reads')),
    flat: Array.from(copies[0], (letter) =>
      errors.next() < 10 ** (-params.flat_q / 10) ? other(letter, errors) : letter,
    ),
  };
}

/** Bases that have passed so far. */
const passedOf = ({ method, steps, length }: Run): number =>
  Math.min(length, Math.floor(steps * DT * (method === 'Sanger' ? SANGER_BASES_PER_SECOND : 1) + 1e-9));

function callsOf(run: Run, params: Params): readonly Call[] {
  const passed = passedOf(run);
  if (params.quality_model === 'Flat') return run.flat.slice(0, passed).map((letter) => ({ letter, q: params.flat_q }));
  return run.sanger ? run.sanger.calls.slice(0, passed) : run.cycles.slice(0, passed).map(({ call }) => call);
}

/**
 * Reads of single clusters below what was called of them, for the pile-up. Letters of a flat quality come from no cluster: then there
 * are none.
 */
function clusterReads({ run, calls }: State): readonly string[] {
  const cycles = run?.cycles.slice(0, calls.length) ?? [];
  if (calls.length === 0 || cycles[0]?.call !== calls[0]) return [];
  return Array.from(cycles[0]!.sampled, (_, k) => cycles.map(({ sampled }) => sampled[k]).join(''));
}

/** Bases of the read, from 1, that are called with the letter of two. */
const splitBases = ({ run, calls }: State): readonly number[] =>
  (run?.cycles.slice(0, calls.length) ?? []).flatMap(({ call }, n) => (call.letter in PAIRS ? [n + 1] : []));

/** Whether a call is right: of a base of which there are two, their letter, or with clusters either of them. */
const isRight = ({ letter }: Call, [one, two]: readonly [string, string], n: number): boolean => {
  const [a, b] = [one[n]!, two[n]!];
  if (a === b) return letter === a;
  return letter === a || letter === b || (standsFor(letter, a) && standsFor(letter, b));
};

/** Share of the first planted substitution, %. */
function variantFraction({ run, sample }: State): number | null {
  const variant = sample?.variants.find(({ kind }) => kind === 'substitution');
  if (!run || variant?.kind !== 'substitution') return null;
  // Earlier insertions and deletions move it along the read.
  const shift = (sample?.variants ?? []).reduce((sum, each) => {
    if (each.at >= variant.at || each.kind === 'substitution') return sum;
    return sum + (each.kind === 'insertion' ? each.letters.length : each.at - 1 - each.to);
  }, 0);
  const n = variant.at - 1 + shift;
  if (n >= passedOf(run)) return null;
  const counts = run.sanger ? run.sanger.heights.subarray(4 * n, 4 * n + 4) : run.cycles[n]!.votes;
  const [own, from] = [counts[BASES.indexOf(variant.to)]!, counts[BASES.indexOf(variant.from)]!].map((count) =>
    Math.max(0, count),
  ) as [number, number];
  return own + from === 0 ? null : (100 * own) / (own + from);
}

/** Names of differences; of many the first alone, after their number. */
const listed = (names: readonly string[]): string =>
  names.length <= LISTED ? names.join(', ') : `${names.length}: ${names.slice(0, LISTED).join(', ')} …`;

const NO_SAMPLE = 'Load a sample first.';
const NO_RUN = 'Nothing has been read yet: start a run.';

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 4,
  readings,
  startActions: ['start_run'],
  actions: {
    load_sample: { label: 'Load the sample' },
    prepare_library: {
      label: 'Prepare',
      hint: 'Adapters and clusters for the flow cell; dyes and terminators for the capillary.',
    },
    calibrate: {
      label: 'Calibrate',
      hint: 'Reads a known control: cross-talk and shifts of the dyes are taken off in the next run.',
    },
    start_run: { label: 'Start the run' },
    base_call: { label: 'Call the bases' },
    align: { label: 'Align with the template' },
    export_fastq: { label: 'Export FASTQ' },
  },
  fields: () => ({
    /** In parts of the first peak, as a sequencer's software draws it: faint light has rough lines. */
    trace: { kind: 'f32', shape: [4, WINDOW] },
    qualities: { kind: 'f32', shape: [MOST_READ] },
    /** Of each called cycle of a flow cell how the qualities of its clusters are spread. */
    spread: { kind: 'f32', shape: [MOST_CYCLES, SPREAD] },
    pile: { kind: 'f32', shape: [PILE] },
  }),

  init: (_params, rng) => ({
    steps: 0,
    sample: null,
    prepared: false,
    calibrated: false,
    run: null,
    calls: [],
    alignment: null,
    fastq: '',
    runs: 0,
    chance: rng.stream('clusters'),
  }),

  step(state, params) {
    const { run } = state;
    if (!run) return { ...state, steps: state.steps + 1 };
    let { weights, cycles } = run;
    const steps = run.steps + 1;
    if (run.method === 'Illumina') {
      const due = passedOf({ ...run, steps });
      while (cycles.length < due) {
        const n = cycles.length + 1;
        weights = stepped(weights, params.phasing, params.prephasing);
        const input = {
          copies: run.copies,
          first: run.first,
          clusters: params.clusters,
          noise: params.noise,
          calibrated: state.calibrated,
        };
        cycles = [...cycles, runCycle(input, weights, n, state.chance)];
      }
    }
    return { ...state, steps: state.steps + 1, run: { ...run, steps, weights, cycles } };
  },

  act(state, params, action, rng) {
    const { sample, run } = state;
    switch (action.do) {
      case 'load_sample': {
        const loaded = sampleOf(params);
        if (typeof loaded === 'string') return { state, notice: loaded };
        return {
          state: { ...state, sample: loaded, prepared: false, run: null, calls: [], alignment: null, fastq: '' },
          notice:
            params.read_length > loaded.copies[0].length
              ? `The sample has ${loaded.copies[0].length} bases: the read will be shorter than was set.`
              : undefined,
        };
      }
      case 'prepare_library':
        return sample ? { state: { ...state, prepared: true } } : { state, notice: NO_SAMPLE };
      case 'calibrate':
        return { state: { ...state, calibrated: true } };
      case 'start_run': {
        if (!sample) return { state, notice: NO_SAMPLE };
        if (!state.prepared) return { state, notice: 'Prepare the sample first.' };
        if (run && passedOf(run) < run.length) return { state, notice: 'A run is under way.' };
        // What was set meanwhile is read from a fresh tube.
        const loaded = sampleOf(params);
        if (typeof loaded === 'string') return { state, notice: loaded };
        return {
          state: {
            ...state,
            sample: loaded,
            run: begin(state, params, loaded, rng),
            runs: state.runs + 1,
            calls: [],
            alignment: null,
            fastq: '',
          },
        };
      }
      case 'base_call':
        if (!run || passedOf(run) === 0) return { state, notice: NO_RUN };
        return { state: { ...state, calls: callsOf(run, params), alignment: null } };
      case 'align': {
        if (!sample || state.calls.length === 0)
          return { state, notice: 'There is no read yet: call the bases first.' };
        return {
          state: { ...state, alignment: align(state.calls.map(({ letter }) => letter).join(''), sample.template) },
        };
      }
      case 'export_fastq':
        if (state.calls.length === 0) return { state, notice: 'There is no read yet: call the bases first.' };
        return { state: { ...state, fastq: fastqRecord(`read_1 ${params.method}`, state.calls) } };
    }
  },

  done: ({ run }) => run !== null && passedOf(run) >= run.length,

  read(state, params) {
    const { calls, run, alignment } = state;
    const count = calls.length;
    const chanceOf = ({ q }: Call): number => 10 ** (-q / 10);
    const letters = calls.map(({ letter }) => letter).join('');
    const { terminator: p, probe_position: n } = params;
    const capillary = params.method === 'Sanger';
    return {
      bases_called: count,
      mean_q: count === 0 ? null : calls.reduce((sum, { q }) => sum + q, 0) / count,
      q30_percent: count === 0 ? null : (100 * calls.filter(({ q }) => q >= 30).length) / count,
      error_probability: 10 ** (-params.flat_q / 10),
      fastq_char: fastqLetter(params.flat_q),
      expected_errors: count === 0 ? null : calls.reduce((sum, call) => sum + chanceOf(call), 0),
      error_rate:
        count === 0 || !run ? null : (100 * calls.filter((call, k) => !isRight(call, run.copies, k)).length) / count,
      // A capillary has no clusters, a flow cell no peaks: what belongs to the other method has no value.
      in_phase:
        (run?.method ?? params.method) === 'Illumina'
          ? (1 - (params.phasing + params.prephasing) / 100) ** count
          : null,
      termination_fraction: capillary ? p * (1 - p) ** (n - 1) : null,
      strands_longer: capillary ? (1 - p) ** n : null,
      peak_resolution: capillary ? resolutionOf(n) : null,
      alignment_score: alignment?.score ?? null,
      alignment_identity: alignment?.identity ?? null,
      variants_found: alignment ? listed(differencesOf(alignment).map(variantName)) || 'none' : null,
      uncovered_expected: 100 * Math.exp(-params.coverage),
      uncovered_measured: run ? uncoveredOf(run.depth) : null,
      uncovered_spread: run ? uncoveredSpread(params.coverage, params.read_length) : null,
      gc_percent: gcPercent(letters),
      variant_fraction: variantFraction(state),
    };
  },

  view(state, params, out) {
    const { probe_position: probe } = params;
    const { run, calls, alignment, sample } = state;
    const passed = run ? passedOf(run) : 0;
    out.trace.fill(0);
    const sanger = run?.sanger ?? null;
    // The newest peaks stand at the right end; of a whole read those about the probe are shown.
    const newest = run ? Math.round(run.steps * DT * SANGER_BASES_PER_SECOND * POINTS) : 0;
    const shownTo = run && passed >= run.length ? Math.max(WINDOW, (probe + SEEN / 2) * POINTS) : newest;
    const end = sanger ? Math.min(sanger.points, shownTo) : 0;
    if (sanger)
      for (let b = 0; b < 4; b++)
        for (let k = 0; k < WINDOW; k++) {
          const x = end - WINDOW + k;
          if (x >= 0) out.trace[b * WINDOW + k] = sanger.trace[b * sanger.points + x]! / sanger.first;
        }
    out.qualities.fill(0);
    calls.forEach(({ q }, n) => {
      out.qualities[n] = q;
    });
    out.spread.fill(0);
    const ofClusters = run && params.quality_model === 'Simulated' ? run.cycles.slice(0, calls.length) : [];
    ofClusters.forEach(({ spread }, n) => out.spread.set(spread, SPREAD * n));
    out.pile.fill(0);
    if (run)
      for (let k = 0; k < PILE; k++) {
        let sum = 0;
        for (let x = 0; x < GENOME / PILE; x++) sum += run.depth[(k * GENOME) / PILE + x]!;
        out.pile[k] = (sum * PILE) / GENOME;
      }
    return {
      loaded: sample !== null,
      prepared: state.prepared,
      calibrated: state.calibrated,
      running: run !== null && passed < run.length,
      finished: run !== null && passed >= run.length,
      method: run?.method ?? null,
      passed,
      length: run?.length ?? 0,
      /** Place of the trace's right end, points. */
      end,
      /** Letters of the calls that are at the window, with the place of the first (from 1). */
      windowFrom: Math.max(1, Math.ceil((end - WINDOW) / POINTS)),
      letters: sanger?.calls.map(({ letter }) => letter).join('') ?? '',
      votes: run?.cycles.at(-1)?.votes ?? null,
      called: calls.length,
      read: calls.map(({ letter }) => letter).join(''),
      scale: { least: LEAST_Q, most: MOST_Q },
      /** Cycles of whose clusters the qualities are told. */
      spread: ofClusters.length,
      /** Both rows of the alignment, and where they begin in template and read. */
      rows: alignment
        ? {
            first: alignment.first,
            second: alignment.second,
            from: alignment.from,
            firstFrom: alignment.firstFrom,
          }
        : null,
      clusterReads: alignment ? clusterReads(state) : [],
      split: alignment ? splitBases(state) : [],
      /** Bases of the read that differ from the template, from 1. */
      differing: alignment ? differingLetters(alignment) : [],
      fastq: state.fastq,
      ambiguous: Object.keys(PAIRS).join(''),
    };
  },
});
