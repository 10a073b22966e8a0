/**
 * Rockwell hardness: an indenter under 10 kgf, a total load and 10 kgf again; the depth that stays is the hardness (ISO 6508-1:2016).
 * Contact by `rockwell-contact.ts`; the machine enlarges every depth by a hidden gain, for specimens and blocks alike.
 */
import { defineSimulation, type Estimate, type Instruments, type Quantity } from '../contract';
import {
  type HardMaterial,
  type HardMaterialName,
  hardMaterials,
  type HardnessBlockName,
  hardnessBlocks,
} from '../data/hardness-materials';
import {
  contactRadius,
  crowding,
  LEAST_SPACING,
  leastThickness,
  pointsOf,
  steelVickers,
  thinness,
} from './rockwell-contact';
import { type Cycle, depthOf, forceOf, type Mark, type Stage, TAKES } from './rockwell-cycle';
import { rockwellReadings, VALID } from './rockwell-readings';
import { POINT_UM, PRELIMINARY, SCALES, type ScaleName } from './rockwell-scales';

export interface Params {
  readonly material: HardMaterialName;
  readonly scale: ScaleName;
  readonly dwell: Quantity<'s'>;
  readonly thickness: Quantity<'mm'>;
  /** Middle to middle, diameters of an indent. */
  readonly spacing: Quantity<'1'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

interface Indent {
  readonly scale: ScaleName;
  readonly zero: Mark;
  readonly end: Mark;
  /** Of the contact, and distance to the place before, mm. */
  readonly radius: number;
  readonly pitch: number;
  /** How long the full load stood. */
  readonly stood: Quantity<'s'>;
}

interface State extends Cycle {
  readonly steps: number;
  /** Of every permanent depth. */
  readonly gain: number;
  /** What each block is harder than its certificate, points. */
  readonly blocks: readonly number[];
  readonly block: HardnessBlockName | null;
  /** A cycle goes on by itself. */
  readonly auto: boolean;
  readonly releaseAsked: boolean;
  readonly zero: Mark | null;
  /** Read on this piece. */
  readonly indents: readonly Indent[];
  /** Begun in this trial. */
  readonly begun: number;
}

const DT = 0.05;
/** Standard deviation of the machine's gain. */
const GAIN_SD = 0.015;
const GAIN = 'depth gain of the hardness tester';
/** Standard uncertainty of a block's certificate: ±0.3 points with k = 2. */
const CERTIFICATE_U = 0.15;
const CERTIFICATE = 'certificate of the block';
/** Time for which the full load has to stand (ISO 6508-1:2016, 7; ASTM E18), s. */
const DWELL = { least: 2, most: 6 } as const;
const BLOCK_NAMES = hardnessBlocks.map(({ name }) => name);

const blockOf = (name: HardnessBlockName | null) => hardnessBlocks.find((block) => block.name === name) ?? null;

function pieceOf({ block }: State, { material }: Params): HardMaterial {
  const piece = blockOf(block) ?? hardMaterials.find(({ name }) => name === material);
  if (!piece) throw new RangeError(`No such material: ${material}`);
  return piece;
}

const fresh = { stage: 'free', since: 0, stood: 0, auto: false, releaseAsked: false, zero: null } as const;

const timeOf = ({ steps }: State): number => steps * DT;

const markOf = (state: State, piece: HardMaterial): Mark => ({
  depth: depthOf(state, piece) * 1000,
  time: timeOf(state),
});

const enter = (state: State, stage: Stage): State => ({ ...state, stage, since: 0 });

/** The gauge is read: an indent more. */
function readOff(state: State, params: Params): State {
  if (!state.zero) return state;
  const piece = pieceOf(state, params);
  const { scale } = state.indenting;
  const radius = contactRadius(piece, scale, SCALES[scale].total);
  const indent = {
    scale,
    zero: state.zero,
    end: markOf(state, piece),
    radius,
    pitch: params.spacing * 2 * radius,
    stood: state.stood,
  };
  return { ...enter(state, 'read'), auto: false, indents: [...state.indents, indent] };
}

/** What follows when a stage has lasted long enough. */
function onwards(state: State, params: Params): State {
  const { stage, since, auto } = state;
  // Half a step: sums of steps are not exact.
  const lasted = (seconds: number): boolean => since >= seconds - DT / 2;
  switch (stage) {
    case 'touching': {
      if (!lasted(TAKES.touching)) return state;
      const rested = enter(state, 'preliminary');
      return auto ? { ...enter(rested, 'loading'), zero: markOf(rested, pieceOf(rested, params)) } : rested;
    }
    case 'loading':
      return lasted(TAKES.loading) ? enter(state, 'dwelling') : state;
    case 'dwelling':
      return lasted(params.dwell) && (auto || state.releaseAsked)
        ? { ...enter(state, 'releasing'), stood: since, releaseAsked: false }
        : state;
    case 'releasing':
      if (!lasted(TAKES.releasing)) return state;
      return auto ? readOff(enter(state, 'released'), params) : enter(state, 'released');
    default:
      return state;
  }
}

const lastOf = ({ stage, indents }: State): Indent | null => (stage === 'read' ? (indents.at(-1) ?? null) : null);

const trueDepth = ({ zero, end }: Indent): number => end.depth - zero.depth;
const hardnessOf = (indent: Indent): number => pointsOf(indent.scale, trueDepth(indent) / 1000);
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Those that count for the certificate of the block on the anvil. */
function onBlock(state: State, { scale }: Params) {
  const block = blockOf(state.block);
  const indents = state.indents.filter((indent) => indent.scale === block?.scale);
  return block && block.scale === scale && indents.length > 0 ? { certified: block.certified, indents } : null;
}

/** Of an indent with this hardness, to the tenth of a point that the dial has. */
function validity(state: State, params: Params, indent: Indent, points: number): string {
  const hardness = Math.round(10 * points) / 10;
  const { from, to, above } = SCALES[indent.scale];
  if (hardness < from) return 'Below range';
  if (hardness > to) return above;
  if (!state.block && params.thickness < leastThickness(pieceOf(state, params), indent.scale)) return 'Too thin';
  if (params.spacing < LEAST_SPACING) return 'Too close';
  const half = DT / 2;
  return indent.stood < DWELL.least - half || indent.stood > DWELL.most + half ? 'Dwell not 2 to 6 s' : VALID;
}

const vickersOf = (piece: HardMaterial, scale: ScaleName, hardness: number): number | null =>
  piece.steel ? steelVickers(scale, hardness) : null;

/** The depth that stays as the gauge showed it, µm, with what the machine's gain does to it. */
function shownDepth(indent: Indent, noise: boolean, gauge: Instruments<typeof rockwellReadings>): Estimate {
  const value =
    gauge.shownAt('depth', indent.end.depth, indent.end.time) -
    gauge.shownAt('depth', indent.zero.depth, indent.zero.time);
  const own = noise ? SCALES[indent.scale].scatter * POINT_UM : 0;
  return {
    value,
    scatter: Math.sqrt(
      own ** 2 + gauge.scatterAt('depth', indent.end.depth) ** 2 + gauge.scatterAt('depth', indent.zero.depth) ** 2,
    ),
    shared: noise ? { [GAIN]: GAIN_SD * value } : {},
  };
}

/** A quantity that goes by `slope` times the depth. */
const following = (value: number, slope: number, depth: Estimate): Estimate => ({
  value,
  scatter: Math.abs(slope) * depth.scatter,
  shared: Object.fromEntries(Object.entries(depth.shared ?? {}).map(([effect, by]) => [effect, slope * by])),
});

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  readings: rockwellReadings,
  actions: {
    set_block: {
      label: 'Verification block',
      value: { kind: 'select', options: [...BLOCK_NAMES, 'None'], initial: '25 HRC' },
      hint: 'Lies on the anvil in place of the specimen. None puts the specimen back.',
    },
    run_cycle: { label: 'Run a whole cycle', hint: 'A new place if need be, then all steps by themselves.' },
    apply_preliminary: { label: 'Apply the preliminary load', hint: 'Turn the wheel until 10 kgf press the indenter.' },
    set_zero: { label: 'Set the zero', hint: 'From here the depth counts.' },
    apply_major: { label: 'Apply the total load' },
    release_major: { label: 'Release to 10 kgf', hint: 'Asked for too early, it comes at the end of the dwell.' },
    read_dial: { label: 'Read the dial' },
    next_position: { label: 'Next position' },
  },
  fields: () => ({}),

  init: (params, _rng, specimen) => ({
    ...fresh,
    steps: 0,
    gain: params.noise ? specimen.stream('depth gain').normal(1, GAIN_SD) : 1,
    blocks: BLOCK_NAMES.map((name) => (params.noise ? specimen.stream(`block ${name}`).normal(0, CERTIFICATE_U) : 0)),
    block: null,
    indents: [],
    begun: 0,
    indenting: { scale: params.scale, factor: 1, harder: 0 },
  }),

  step: (state, params) => onwards({ ...state, steps: state.steps + 1, since: state.since + DT }, params),

  act(state, params, action, rng) {
    const refused = (notice: string) => ({ state, notice });
    const { stage } = state;
    const touch = (auto: boolean): State => {
      const piece = pieceOf(state, params);
      const thin = state.block ? 1 : thinness(params.thickness, leastThickness(piece, params.scale));
      const own = params.noise
        ? rng.stream(`indent ${params.specimen} ${state.begun}`).normal(0, SCALES[params.scale].scatter)
        : 0;
      const harder = own + (state.block === null ? 0 : (state.blocks[BLOCK_NAMES.indexOf(state.block)] ?? 0));
      return {
        ...state,
        ...fresh,
        stage: 'touching',
        auto,
        begun: state.begun + 1,
        indenting: { scale: params.scale, factor: state.gain * thin * crowding(params.spacing), harder },
      };
    };
    switch (action.do) {
      case 'set_block': {
        const block = BLOCK_NAMES.find((name) => name === action.value) ?? null;
        return { state: { ...state, ...fresh, block, indents: [] } };
      }
      case 'run_cycle':
        if (stage !== 'free' && stage !== 'read' && stage !== 'used')
          return refused('Finish this indent first, or go to the next position.');
        return { state: touch(true) };
      case 'apply_preliminary':
        if (stage === 'read' || stage === 'released' || stage === 'used')
          return refused('There is an indent here already: go to the next position.');
        return stage === 'free' ? { state: touch(false) } : refused('The preliminary load is on already.');
      case 'set_zero':
        if (stage === 'free' || stage === 'touching') return refused('Apply the preliminary load first.');
        if (stage !== 'preliminary') return refused('The zero is set once, under the preliminary load.');
        return { state: { ...enter(state, 'zeroed'), zero: markOf(state, pieceOf(state, params)) } };
      case 'apply_major':
        if (stage === 'free' || stage === 'touching' || stage === 'used')
          return refused('Apply the preliminary load first.');
        if (stage === 'preliminary') return refused('Set the zero first: the depth counts from there.');
        return stage === 'zeroed' ? { state: enter(state, 'loading') } : refused('The total load was on already.');
      case 'release_major':
        if (stage !== 'loading' && stage !== 'dwelling') return refused('The total load is not on.');
        return {
          state: { ...state, releaseAsked: true },
          notice: `Released when the full load has stood for ${params.dwell} s.`,
        };
      case 'read_dial':
        if (stage === 'read') return refused('This indent is read.');
        if (stage !== 'released') return refused('Read it under the preliminary load, after the total load.');
        return { state: readOff(state, params) };
      case 'next_position':
        if (stage === 'free') return refused('This place is fresh.');
        return { state: { ...state, ...fresh } };
    }
  },

  reconfigure(state, params, before) {
    const another = params.material !== before.material || params.thickness !== before.thickness;
    if (another && !state.block) return { ...state, ...fresh, indents: [] };
    const changed = params.scale !== before.scale && state.stage !== 'free';
    return changed ? { ...state, ...fresh, stage: 'used' } : state;
  },

  read(state, params) {
    const piece = pieceOf(state, params);
    const indent = lastOf(state);
    const block = blockOf(state.block);
    const checked = onBlock(state, params);
    return {
      load: forceOf(state),
      depth: depthOf(state, piece) * 1000,
      h_permanent: indent && trueDepth(indent),
      hardness: indent && hardnessOf(indent),
      contact_radius: contactRadius(piece, params.scale, SCALES[params.scale].total),
      t_min: leastThickness(piece, params.scale),
      hv_equivalent: indent && vickersOf(piece, indent.scale, hardnessOf(indent)),
      block_hardness: block?.certified ?? null,
      block_hv: block?.vickers ?? null,
      block_error: checked && meanOf(checked.indents.map(hardnessOf)) - checked.certified,
      indents: state.indents.length,
      valid: indent && validity(state, params, indent, hardnessOf(indent)),
    };
  },

  derive(state, params, instruments) {
    const indent = lastOf(state);
    const checked = onBlock(state, params);
    const error = checked && {
      depths: checked.indents.map((one) => shownDepth(one, params.noise, instruments)),
      ...checked,
      noise: params.noise,
    };
    const depth = indent && shownDepth(indent, params.noise, instruments);
    const hardness = indent && depth && pointsOf(indent.scale, depth.value / 1000);
    const vickers = indent && hardness !== null ? vickersOf(pieceOf(state, params), indent.scale, hardness) : null;
    const slope = ((): number => {
      if (!indent || hardness === null || vickers === null) return 0;
      const beside = (by: number): number | null => vickersOf(pieceOf(state, params), indent.scale, hardness + by);
      const [low, high] = [beside(-0.05), beside(0.05)];
      return low === null || high === null ? 0 : (high - low) / 0.1;
    })();
    return {
      h_permanent: depth,
      hardness: depth && hardness !== null ? following(hardness, -1 / POINT_UM, depth) : null,
      hv_equivalent: depth && vickers !== null ? following(vickers, -slope / POINT_UM, depth) : null,
      block_error: error && errorOf(error),
      valid: indent && hardness !== null ? validity(state, params, indent, hardness) : null,
    };
  },

  view(state, params) {
    const piece = pieceOf(state, params);
    const { scale } = state.indenting;
    const load = forceOf(state);
    const { stage } = state;
    const settled = stage === 'free' || stage === 'used' ? params.scale : scale;
    const left = stage === 'releasing' || stage === 'released' || stage === 'read';
    return {
      stage,
      block: state.block,
      indenter: SCALES[settled].indenter,
      scale: settled,
      totalKgf: SCALES[settled].total,
      loadKgf: load,
      depthMm: depthOf(state, piece),
      /** Where the depth begins to count, mm; null before. */
      zeroMm: state.zero && state.zero.depth / 1000,
      /** What the pointer stands at: points of the scale that counts from `full`. */
      points: state.zero ? pointsOf(settled, depthOf(state, piece) - state.zero.depth / 1000) : null,
      /** Of the dent that is seen: the contact under the greatest force so far, mm. */
      dentMm:
        stage === 'free' || stage === 'used'
          ? 0
          : contactRadius(piece, settled, left ? SCALES[settled].total : Math.max(load, 0.5)),
      thin: !state.block && params.thickness < leastThickness(piece, settled),
      thicknessMm: state.block ? null : params.thickness,
      /** Places on the piece: the seating indent, those read, and the present one. */
      map: state.indents.map(({ radius, pitch }) => ({ radius, pitch })),
      preliminaryKgf: PRELIMINARY,
    };
  },
});

/**
 * Mean of the hardness less the certificate. The machine's gain is what this measures, so it is no part of its uncertainty: scatter of the
 * indents and the certificate are.
 */
function errorOf({
  depths,
  certified,
  indents,
  noise,
}: {
  depths: readonly Estimate[];
  certified: number;
  indents: readonly Indent[];
  noise: boolean;
}): Estimate {
  const mean = meanOf(depths.map(({ value }, n) => pointsOf(indents[n]!.scale, value / 1000)));
  const scatter = Math.sqrt(depths.reduce((sum, one) => sum + (one.scatter / POINT_UM) ** 2, 0)) / depths.length;
  return { value: mean - certified, scatter, shared: noise ? { [CERTIFICATE]: CERTIFICATE_U } : {} };
}
