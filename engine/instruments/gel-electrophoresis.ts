/**
 * Agarose gel electrophoresis of DNA: cast, digest, load, run, stain, photograph, calibrate.
 *
 * Field      E = voltage / electrode distance
 * Distance   x = Σ μ(L, E) E t over the time that the power was on (`biology/dna-mobility.ts`, `biology/gel-lanes.ts`)
 * Sizes      ladder bands of known L against x (`biology/ladder-calibration.ts`)
 *
 * Lanes: ladder, uncut DNA (or a sample from the shelf: `gel-shelf.ts`), digest, and an unknown: one linear fragment, drawn
 * by the seed, uniform in ln L from 600 to 8000 bp. The tracking dyes run as fragments of 300 and 4000 bp. Preparation takes no lab time.
 *
 * Assumptions: the field is even between the electrodes and the buffer stays cool up to 10 V/cm; digests are complete;
 * no band is pulled out of shape by its load. The current is a teaching value, 0.5 mA per volt.
 *
 * The state keeps how many whole seconds each voltage was on, so positions are closed forms of it.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import {
  bandSigma,
  digested,
  type Exposure,
  fragment,
  type Lane,
  LANE_PLACES,
  LANES,
  ladder,
  ladderSizes,
  migrated,
  photographLane,
  type Species,
  type Stain,
  uncut,
  VISIBLE_FROM,
  WARM_FIELD,
} from '../biology/gel-lanes';
import { dnaMobility, type RunningBuffer } from '../biology/dna-mobility';
import { molecules } from '../biology/restriction-digest';
import type { LadderName } from '../data/dna-ladders';
import type { EnzymeName } from '../data/restriction-enzymes';
import {
  type Calibration,
  calibrateGel,
  CURVE_POINTS,
  estimateSizes,
  type LadderBand,
  placeLines,
  type Placing,
} from './gel-calibration';
import {
  ALL_GONE,
  digestNotice,
  FRONT_REACHED,
  imageRefusal,
  loadRefusal,
  type Stage,
  stainRefusal,
  startRefusal,
  verdict,
} from './gel-order-of-work';
import { type PowerOn, withPower } from './gel-power';
import { gelReadings } from './gel-readings';
import { heldLane, unseenInGel } from './gel-shelf';

/** A size read from a gel counts as found within a tenth. */
const SIZE_TOLERANCE = 0.1;

export type EnzymeChoice = 'None' | EnzymeName;

export interface Params {
  readonly agarose: Quantity<'%'>;
  readonly voltage: Quantity<'V'>;
  readonly electrode_distance: Quantity<'cm'>;
  readonly gel_length: Quantity<'cm'>;
  readonly buffer: RunningBuffer;
  readonly dna: 'Lambda' | 'pUC19';
  /** Code of a sample from the shelf, which stands in the lane of the uncut DNA; '' for none. */
  readonly shelf: string;
  readonly enzyme_1: EnzymeChoice;
  readonly enzyme_2: EnzymeChoice;
  readonly ladder: LadderName;
  readonly dna_mass: Quantity<'ng'>;
  readonly stain: Stain;
  readonly probe_size: Quantity<'bp'>;
  readonly band_index: Quantity<'1'>;
}

export interface State {
  /** The unknown, drawn for every run. */
  readonly unknownSize: Quantity<'bp'>;
  /** An answer was checked. */
  readonly revealed: boolean;
  readonly digested: boolean;
  readonly stage: Stage;
  /** One entry for each voltage that was on. */
  readonly power: readonly PowerOn[];
  /** Since the power was first on, until the photograph. */
  readonly diffused: Quantity<'s'>;
  /** The power was switched on again after the dye front had stopped the run. */
  readonly pastFront: boolean;
  /** How far off the middles of the bands the ruler's line is laid; null before the photograph. */
  readonly placing: Placing | null;
  /** With the true distances, and with those where the lines are laid. */
  readonly calibration: { readonly truth: Calibration; readonly drawn: Calibration } | null;
  readonly message: string | null;
}

const DT: Quantity<'s'> = 1;
/** While the power is on an hour takes 12 s; hands work at their own pace. */
const RATE = 300;
const MM_PER_CM = 10;
/** The power goes off when the dye front has come this far along the gel. */
const FRONT_STOP = 0.95;
const BROMOPHENOL_BLUE: Quantity<'bp'> = 300;
const XYLENE_CYANOL: Quantity<'bp'> = 4000;
const UNKNOWN_RANGE = [600, 8000] as const;
const AMPERE_PER_VOLT = 5e-4;
/** The gel softens: said in the warning only. */
const MELTING_FIELD: Quantity<'V/cm'> = 15;
/** Rows of a photographed lane, and the part beyond the gel's end that they cover, for bands that bend. */
export const LANE_ROWS = 720;
const LANE_SPAN = 1.2;
const fieldOf = ({ voltage, electrode_distance }: Params): Quantity<'V/cm'> => voltage / electrode_distance;
const lengthOf = ({ gel_length }: Params): Quantity<'mm'> => gel_length * MM_PER_CM;
const minutesOf = ({ power }: State): Quantity<'min'> => power.reduce((sum, { seconds }) => sum + seconds, 0) / 60;

const exposuresOf = ({ power }: State, { electrode_distance }: Params): readonly Exposure[] =>
  power.map(({ voltage, seconds }) => ({ field: voltage / electrode_distance, seconds }));

const enzymesOf = ({ enzyme_1, enzyme_2 }: Params): readonly EnzymeName[] =>
  [enzyme_1, enzyme_2].filter((enzyme) => enzyme !== 'None');

function speciesOf(lane: Lane, state: State, params: Params): readonly Species[] {
  switch (lane) {
    case 'ladder':
      return ladder(params.ladder);
    case 'uncut':
      return heldLane(params.shelf)?.species ?? uncut(molecules[params.dna]);
    case 'digest':
      return digested(molecules[params.dna], enzymesOf(params));
    case 'unknown':
      return fragment(state.unknownSize);
  }
}

const massIn = (lane: Lane, { shelf, dna_mass }: Params): Quantity<'ng'> =>
  lane === 'uncut' ? (heldLane(shelf)?.mass(dna_mass) ?? dna_mass) : dna_mass;

const inGel = ({ stage }: State): boolean => stage !== 'empty' && stage !== 'cast';

/** Distance in a lane, in the middle of it, or null beyond the end of the gel. */
function distanceIn(lane: Lane, runsAs: number, state: State, params: Params): Quantity<'mm'> | null {
  const distance = migrated(runsAs, params, exposuresOf(state, params), LANE_PLACES[lane]);
  return distance > lengthOf(params) ? null : distance;
}

/** Of the bands of the digest, by size. */
const fragmentsOf = (params: Params): readonly Species[] =>
  digested(molecules[params.dna], enzymesOf(params)).filter(({ form }) => form !== 'nicked');

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });

const NO_PLACING: Placing = { ladder: [], unknown: 0 };

/** Bands of the ladder that are on the gel, where the ruler's lines are laid on them. */
function ladderBands(state: State, params: Params, placing: Placing): readonly LadderBand[] {
  const visible = VISIBLE_FROM[params.stain];
  return ladder(params.ladder).flatMap(({ size, share }, n) => {
    const distance = distanceIn('ladder', size, state, params);
    if (distance === null) return [];
    return [{ distance: distance + (placing.ladder[n] ?? 0), size, faint: share * params.dna_mass < visible }];
  });
}

function unknownAt(state: State, params: Params, placing: Placing): Quantity<'mm'> | null {
  const distance = distanceIn('unknown', state.unknownSize, state, params);
  return distance === null ? null : distance + placing.unknown;
}

/** The calibration of the photographed gel, or the sentence that says why there is none. */
const calibrationOf = (state: State, params: Params, placing: Placing): Calibration | string =>
  calibrateGel(ladderBands(state, params, placing), unknownAt(state, params, placing));

/** The slowest molecule of the gel has left it at its middle. */
function allGone(state: State, params: Params): boolean {
  const slowest = Math.max(...LANES.flatMap((lane) => speciesOf(lane, state, params).map(({ runsAs }) => runsAs)));
  return migrated(slowest, params, exposuresOf(state, params)) > lengthOf(params);
}

/** Bands that have left the gel, in words; null while all are on it. */
function lossOf(state: State, params: Params): string | null {
  const fragments = fragmentsOf(params);
  const lost = fragments.filter(({ runsAs }) => distanceIn('digest', runsAs, state, params) === null).length;
  const unknownLost = distanceIn('unknown', state.unknownSize, state, params) === null;
  const count = fragments.length;
  const sentences = unknownLost ? ['The unknown has run off the gel.'] : [];
  if (lost === count) sentences.unshift('The whole digest has run off the gel.');
  else if (lost === 1) sentences.unshift(`Band ${count} (${fragments.at(-1)?.size} bp) has run off the gel.`);
  else if (lost > 1) sentences.unshift(`Bands ${count - lost + 1} to ${count} have run off the gel.`);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** What is said of a field that warms the gel. */
function hotNotice(params: Params): string | undefined {
  const field = fieldOf(params);
  if (field >= MELTING_FIELD)
    return `At ${field.toFixed(0)} V/cm the gel gets so hot that it melts: lower the voltage.`;
  return field > WARM_FIELD
    ? `At ${field.toFixed(1)} V/cm the gel warms and the lanes smile: stay below 10 V/cm.`
    : undefined;
}

function messageOf(state: State, params: Params): string | null {
  const loss = inGel(state) ? lossOf(state, params) : null;
  const hot = state.stage === 'running' ? hotNotice(params) : undefined;
  if (hot !== undefined) return hot;
  return [state.message, loss].filter((sentence) => sentence !== null).join(' ') || null;
}

/** What a new gel is like; the digest stays in its tube. */
const freshGel = { power: [], diffused: 0, pastFront: false, placing: null, calibration: null, message: null } as const;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ stage }) => (stage === 'running' ? RATE : 1),
  readings: gelReadings,
  actions: {
    cast_gel: {
      label: 'Cast the gel',
      hint: 'Melts the agarose, pours it and sets the comb. A gel that was there goes.',
    },
    digest: { label: 'Digest the DNA', hint: '37 °C for 1 h in the tube, with the chosen enzymes.' },
    load_sample: { label: 'Load the samples', hint: 'Lane 1 ladder, 2 uncut DNA, 3 digest, 4 unknown.' },
    start_run: { label: 'Power on' },
    stop_run: { label: 'Power off' },
    stain_gel: { label: 'Stain the gel' },
    image_gel: { label: 'Photograph in UV light' },
    calibrate: { label: 'Calibrate with the ladder', hint: 'Draws log size against distance, and three curves.' },
    measure_band: {
      label: 'Measure a band of the digest',
      value: { kind: 'number', unit: '1', min: 1, max: 20, step: 1, initial: 1 },
      hint: 'Band 1 is the largest fragment.',
    },
    check_answer: {
      label: 'Check the unknown',
      value: { kind: 'number', unit: 'bp', min: 1, max: 50000, step: 1, initial: 2000 },
      hint: 'Your size of the unknown. The true one is then shown.',
    },
  },
  fields: () => ({
    /** Lane by lane, what the camera sees from the wells on, 0 to 1; dark until the photograph. */
    lanes: { kind: 'f32', shape: [LANES.length, LANE_ROWS] },
    /** log₁₀ of the size along smooth curve, straight line and Southern fit; 0 until the calibration. */
    curves: { kind: 'f32', shape: [3, CURVE_POINTS] },
  }),

  init(_params, _rng, specimen) {
    const [least, most] = UNKNOWN_RANGE.map(Math.log) as [number, number];
    return {
      ...freshGel,
      unknownSize: Math.round(Math.exp(specimen.stream('unknown').uniform(least, most))),
      revealed: false,
      digested: false,
      stage: 'empty',
    };
  },

  step(state, params) {
    if (state.stage === 'stopped' || state.stage === 'stained') return { ...state, diffused: state.diffused + DT };
    if (state.stage !== 'running') return state;
    const next = { ...state, power: withPower(state.power, params.voltage, DT), diffused: state.diffused + DT };
    if (state.pastFront) return allGone(next, params) ? { ...next, stage: 'stopped', message: ALL_GONE } : next;
    const front = migrated(BROMOPHENOL_BLUE, params, exposuresOf(next, params));
    return front >= FRONT_STOP * lengthOf(params) ? { ...next, stage: 'stopped', message: FRONT_REACHED } : next;
  },

  act(state, params, action, rng, grade) {
    switch (action.do) {
      case 'cast_gel':
        if (state.stage === 'running') return refused(state, 'Switch the power off first.');
        if (state.stage === 'cast') return refused(state, 'A fresh gel is in the tray already.');
        return { state: { ...state, ...freshGel, stage: 'cast' } };
      case 'digest':
        if (state.digested) return refused(state, 'The DNA is digested already.');
        return { state: { ...state, digested: true }, notice: digestNotice(params.dna, enzymesOf(params)) };
      case 'load_sample': {
        const why = loadRefusal(state.stage, state.digested);
        return why ? refused(state, why) : { state: { ...state, stage: 'loaded', message: null } };
      }
      case 'start_run': {
        const why = startRefusal(state.stage);
        if (why) return refused(state, why);
        const front = migrated(BROMOPHENOL_BLUE, params, exposuresOf(state, params));
        const pastFront = front >= FRONT_STOP * lengthOf(params);
        const notice = pastFront
          ? 'The dye front is past: the small fragments run off from here on.'
          : hotNotice(params);
        return { state: { ...state, stage: 'running', pastFront, message: null }, notice };
      }
      case 'stop_run':
        if (state.stage !== 'running') return refused(state, 'The power is off already.');
        return { state: { ...state, stage: 'stopped' } };
      case 'stain_gel': {
        const why = stainRefusal(state.stage);
        return why ? refused(state, why) : { state: { ...state, stage: 'stained', message: null } };
      }
      case 'image_gel': {
        const why = imageRefusal(state.stage);
        if (why) return refused(state, why);
        const placing = placeLines(ladder(params.ladder).length, rng, grade);
        return { state: { ...state, stage: 'imaged', placing, message: null } };
      }
      case 'calibrate': {
        if (state.stage !== 'imaged') return refused(state, 'Photograph the gel first.');
        const truth = calibrationOf(state, params, NO_PLACING);
        const drawn = calibrationOf(state, params, state.placing ?? NO_PLACING);
        if (typeof truth === 'string') return refused(state, truth);
        return typeof drawn === 'string'
          ? refused(state, drawn)
          : { state: { ...state, calibration: { truth, drawn } } };
      }
      case 'measure_band': {
        if (!state.digested) return refused(state, 'Digest the DNA first.');
        if (!Number.isInteger(action.value)) return refused(state, 'Bands are counted: 1, 2, 3 and so on.');
        const count = fragmentsOf(params).length;
        if (action.value > count) {
          return refused(state, `The digest has only ${count === 1 ? '1 fragment' : `${count} fragments`}.`);
        }
        return { state, inputs: { band_index: action.value } };
      }
      case 'check_answer':
        return { state: { ...state, revealed: true }, notice: verdict(action.value, state.unknownSize) };
    }
  },

  reconfigure(state, params, before) {
    const restained = params.stain !== before.stain && (state.stage === 'stained' || state.stage === 'imaged');
    if (!restained) return state;
    return {
      ...state,
      stage: 'stopped',
      placing: null,
      calibration: null,
      message: 'Stain changed: stain the gel again.',
    };
  },

  done: ({ stage }) => stage === 'stopped',

  read(state, params) {
    const exposures = exposuresOf(state, params);
    const field = fieldOf(params);
    const fragments = fragmentsOf(params);
    const band = state.digested ? fragments[params.band_index - 1] : undefined;
    const front = migrated(BROMOPHENOL_BLUE, params, exposures);
    const { placing, calibration } = state;
    const mark = ladderBands(state, params, placing ?? NO_PLACING)[params.band_index - 1];
    const { monotone = null, line = null, southern = null } = calibration?.truth.sizes ?? {};
    return {
      field,
      probe_mobility: dnaMobility(params.probe_size, params, field),
      probe_distance: inGel(state) ? migrated(params.probe_size, params, exposures) : null,
      fragment_count: state.digested ? fragments.length : null,
      band_size: band?.size ?? null,
      // A ruler needs a band that is seen: photographed, and not fainter than the stain shows.
      band_distance:
        band && placing && band.share * params.dna_mass >= VISIBLE_FROM[params.stain]
          ? distanceIn('digest', band.runsAs, state, params)
          : null,
      ladder_size: placing && mark ? mark.size : null,
      ladder_distance: placing && mark && !mark.faint ? mark.distance : null,
      unknown_distance: placing && unknownAt(state, params, placing),
      smallest_fragment: state.digested ? (fragments.at(-1)?.size ?? null) : null,
      estimated_size: monotone,
      estimated_size_linear: line,
      estimated_size_southern: southern,
      calibration_r2: calibration?.truth.r2 ?? null,
      dye_front: inGel(state) && front <= lengthOf(params) ? front : null,
      run_time: minutesOf(state),
      not_modelled: unseenInGel(params.shelf),
    };
  },

  derive({ calibration }, _params, instruments) {
    if (!calibration) return {};
    const { bands, unknown } = calibration.drawn;
    const read = bands.map((band) => ({
      ...band,
      distance: instruments.shownAt('ladder_distance', band.distance, 0),
    }));
    const reading = instruments.scatterAt('ladder_distance', 0);
    const at = unknown === null ? null : instruments.shownAt('unknown_distance', unknown, 0);
    const sizes = at === null ? null : estimateSizes(read, at, reading);
    return {
      estimated_size: sizes?.monotone,
      estimated_size_linear: sizes?.line,
      estimated_size_southern: sizes?.southern,
      calibration_r2: sizes?.r2,
    };
  },

  answers: ({ unknownSize }) => [
    {
      id: 'unknown_size',
      label: 'Size of the unknown fragment',
      value: unknownSize,
      unit: 'bp',
      tolerance: Math.round(SIZE_TOLERANCE * unknownSize),
    },
  ],

  view(state, params, out) {
    const exposures = exposuresOf(state, params);
    const current = AMPERE_PER_VOLT * params.voltage;
    const lanes = LANES.map((lane) => {
      const loaded = massIn(lane, params);
      return {
        lane,
        place: LANE_PLACES[lane],
        bands: inGel(state)
          ? speciesOf(lane, state, params).map(({ size, runsAs, share, form }) => ({
              distance: migrated(runsAs, params, exposures, LANE_PLACES[lane]),
              sigma: bandSigma(runsAs, state.diffused),
              mass: share * loaded,
              /** Too little to be seen. */
              faint: share * loaded < VISIBLE_FROM[params.stain],
              form,
              /** Unknown to the learner in the last lane. */
              size: lane === 'unknown' ? null : size,
            }))
          : [],
      };
    });
    out.lanes.fill(0);
    out.curves.fill(0);
    const pitch = (LANE_SPAN * lengthOf(params)) / LANE_ROWS;
    if (state.stage === 'imaged') {
      lanes.forEach(({ bands }, n) => {
        photographLane(out.lanes.subarray(n * LANE_ROWS, (n + 1) * LANE_ROWS), bands, params.stain, pitch);
      });
      if (state.calibration) out.curves.set(state.calibration.drawn.curves);
    }
    const front = migrated(BROMOPHENOL_BLUE, params, exposures);
    const atEdge = migrated(BROMOPHENOL_BLUE, params, exposures, 1);
    const dye = (runsAs: number) => ({
      distances: LANES.map((lane) => migrated(runsAs, params, exposures, LANE_PLACES[lane])),
      sigma: bandSigma(runsAs, state.diffused),
    });
    const calibration = state.calibration?.drawn;
    return {
      stage: state.stage,
      digested: state.digested,
      field: fieldOf(params),
      milliampere: 1000 * current,
      watt: params.voltage * current,
      gelLength: lengthOf(params),
      /** Millimetres of a row of the field `lanes`. */
      pitch,
      /** How far the edges of the gel lag behind its middle, as a part of the distance. */
      smile: front > 0 ? 1 - atEdge / front : 0,
      dyes: { bromophenolBlue: dye(BROMOPHENOL_BLUE), xyleneCyanol: dye(XYLENE_CYANOL) },
      lanes,
      ladder: ladderSizes(params.ladder),
      calibration: calibration ? { bands: calibration.bands, unknown: calibration.unknown } : null,
      /** The true size of the unknown, once an answer was checked. */
      revealed: state.revealed ? state.unknownSize : null,
      message: messageOf(state, params),
    };
  },
});
