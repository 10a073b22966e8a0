/**
 * Resistance of wires, a wafer, a bar and guarded discs with two wires or four probes, from 80 to 600 K.
 *
 * Circuit       V = I R (+ I (2 Rc + lead) with two wires) + thermal EMF; the source gives 10 V at most
 * Reversal      half the difference of both directions: the EMF is gone
 * Insulators    500 V and an electrometer in place of source and nanovoltmeter; below 10 fA it tells nothing
 * Temperature   dT/dt = (T_set − T)/20 s; a wire is warmer by 5 K/W of its own heat
 *
 * Assumptions: samples keep their size; dopants are all ionised; probes carry no current to the meter and press no dent.
 */
import { defineSimulation, type Estimate, type Grade, type Instruments, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { conductivitySamples, SAMPLE_NAMES, type SampleName } from '../data/conductivity-samples';
import { conductivityReadings } from './conductivity-readings';
import {
  activationOf,
  carrierDensity,
  carriersOf,
  type Doping,
  inTcrRange,
  resistivityOf,
  roomResistivity,
  sizeFactor,
  type SweepPoint,
  type SweepResult,
  tcrOf,
  WAFER_THICKNESS,
} from './resistivity';

export interface Params extends Doping {
  readonly material: SampleName;
  readonly method: 'Two-wire' | 'Four-probe';
  readonly current: Quantity<'mA'>;
  readonly temperature: Quantity<'K'>;
  readonly contact_resistance: Quantity<'Ω'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

/** What the meters stood before when a point was taken. */
export interface Taken {
  readonly time: Quantity<'s'>;
  readonly voltage: Quantity<'V'>;
  readonly current: Quantity<'A'>;
  readonly t: Quantity<'K'>;
}

export interface State {
  readonly steps: number;
  readonly mounted: boolean;
  readonly on: boolean;
  /** Both directions of the current are averaged. */
  readonly averaged: boolean;
  /** Of cryostat or oven. */
  readonly bath: Quantity<'K'>;
  /** Temperatures still to be measured. */
  readonly ahead: readonly Quantity<'K'>[];
  /** Of the latest sweep. */
  readonly swept: readonly Taken[];
  /** All that were taken of this sample. */
  readonly points: readonly Taken[];
  /** True over nominal size factor, and the standard deviation of that ratio. */
  readonly size: number;
  readonly sizeSd: number;
  /** A row was measured, and nothing was changed since. */
  readonly finished: boolean;
}

const DT: Quantity<'s'> = 0.1;
const SETTLING: Quantity<'s'> = 20;
const START: Quantity<'K'> = 293;
const LEAD: Quantity<'Ω'> = 0.05;
const COMPLIANCE: Quantity<'V'> = 10;
const ELECTROMETER = { voltage: 500, most: 0.02, floor: 1e-14 } as const;
const EMF = { atRoom: 2e-6, perKelvin: 0.02e-6 } as const;
const HEATING: Quantity<'K/W'> = 5;
/** A point of a sweep is taken this near to its temperature. */
const NEAR: Quantity<'K'> = 0.1;
const SWEEP = { min: 80, max: 600, most: 120 } as const;
export const MOST_POINTS = 240;
/** Relative standard deviation of the size: a wire's diameter within ±0.6 %, in a good workshop within ±0.15 % (chosen). */
const SIZE_SD: Readonly<Record<Grade, number>> = { ideal: 0, school: 0.007, research: 0.0017 };
const FROZEN: Quantity<'K'> = 100;

const NOT_MOUNTED = 'Mount the sample first.';
const NOT_ON = 'Switch the source on first.';
const SWEEPING = 'A sweep is running: wait for its end, or set another temperature to break it off.';
const SOFT = 'Polyethylene softens above 350 K.';
const FREEZE_OUT = 'Freeze-out is not modelled.';
const BELOW_FLOOR = 'Below the electrometer floor.';
const MOSTLY_CONTACTS = 'With two wires most of this resistance is that of contacts and leads.';
const SWEEP_SENTENCE = `Write three numbers: from, to and step in kelvin, temperatures from ${SWEEP.min} to ${SWEEP.max} and at most ${SWEEP.most} of them, as in "273,373,10".`;

const isInsulator = ({ material }: Params): boolean => conductivitySamples[material].is === 'insulator';
const isWire = ({ material }: Params): boolean => conductivitySamples[material].is === 'metal';

const softensBelow = ({ material }: Params, t: number): boolean => {
  const sample = conductivitySamples[material];
  return sample.is === 'insulator' && sample.softens !== null && t > sample.softens;
};

interface Circuit {
  readonly t: Quantity<'K'>;
  readonly current: Quantity<'A'>;
  readonly voltage: Quantity<'V'>;
  readonly limited: boolean;
}

/** V/I of the sample alone. */
const resistanceAt = (params: Params, t: number, size: number): Quantity<'Ω'> =>
  resistivityOf(params.material, t, params) / (sizeFactor(params.material) * size);

/** What flows, once the source is on, and what the voltmeter is given. */
function circuitOf({ bath, averaged, size, on }: State, params: Params): Circuit | null {
  if (!on) return null;
  if (isInsulator(params)) {
    const resistance = resistanceAt(params, bath, size);
    const current = Math.min(ELECTROMETER.most, ELECTROMETER.voltage / resistance);
    return { t: bath, current, voltage: current * resistance, limited: current === ELECTROMETER.most };
  }
  const contacts = 2 * params.contact_resistance + LEAD;
  const cold = resistanceAt(params, bath, size);
  const asked = params.current / 1000;
  const current = Math.min(asked, COMPLIANCE / (cold + contacts));
  const t = isWire(params) ? bath + HEATING * current * current * cold : bath;
  const resistance = t === bath ? cold : resistanceAt(params, t, size);
  const emf = averaged ? 0 : EMF.atRoom + EMF.perKelvin * Math.abs(t - START);
  const inMeter = resistance + (params.method === 'Two-wire' ? contacts : 0);
  return { t, current, voltage: current * inMeter + emf, limited: current < asked };
}

const timeOf = ({ steps }: State): Quantity<'s'> => steps * DT;

const isBelowFloor = (params: Params, current: number): boolean => isInsulator(params) && current < ELECTROMETER.floor;

const takenOf = (state: State, { t, current, voltage }: Circuit): Taken => ({
  time: timeOf(state),
  voltage,
  current,
  t,
});

/** One point of a sweep, with both signs; a current below the floor is none. */
function sweptOn(state: State, params: Params): State {
  const circuit = circuitOf({ ...state, averaged: true }, params);
  const ahead = state.ahead.slice(1);
  const finished = ahead.length === 0;
  if (!circuit || isBelowFloor(params, circuit.current)) return { ...state, ahead, finished };
  const taken = takenOf(state, circuit);
  return {
    ...state,
    ahead,
    finished,
    swept: [...state.swept, taken],
    points: [...state.points, taken].slice(-MOST_POINTS),
  };
}

/** The temperatures of "from,to,step"; null where it does not say three good numbers. */
function sweepOf(text: string): readonly Quantity<'K'>[] | null {
  const numbers = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map(Number);
  const [from, to, step] = numbers;
  if (numbers.length !== 3 || from === undefined || to === undefined || step === undefined) return null;
  if (![from, to].every((t) => t >= SWEEP.min && t <= SWEEP.max) || !(Math.abs(step) > 0)) return null;
  const count = Math.floor(Math.abs(to - from) / Math.abs(step) + 1e-9) + 1;
  if (count < 2 || count > SWEEP.most) return null;
  const signed = to < from ? -Math.abs(step) : Math.abs(step);
  return Array.from({ length: count }, (_, index) => from + index * signed);
}

function drawSize({ specimen, material, noise }: Params, rng: Rng, grade: Grade): { size: number; sizeSd: number } {
  const sizeSd = noise ? SIZE_SD[grade] : 0;
  return { size: 1 + sizeSd * rng.stream(`size ${specimen} of ${material}`).normal(0, 1), sizeSd };
}

const SIZE = 'size of the sample';

/** A value that is in proportion to the size of the sample. */
const sized = (value: number, sizeSd: number): Estimate => ({
  value,
  scatter: 0,
  shared: { [SIZE]: Math.abs(value) * sizeSd },
});

type Shown = Instruments<typeof conductivityReadings>;

/** A point of a sweep as the instruments showed it. */
interface ShownPoint extends SweepPoint {
  /** Standard deviations of the scatter of ρ, of its part, and of the temperature. */
  readonly relative: number;
  readonly kelvins: Quantity<'K'>;
}

const shownSweep = (swept: readonly Taken[], factor: number, instruments: Shown): readonly ShownPoint[] =>
  swept.map(({ time, voltage, current, t }) => ({
    t: instruments.shownAt('sample_temperature', t, time),
    resistivity:
      (factor * instruments.shownAt('voltage', voltage, time)) / instruments.shownAt('current_actual', current, time),
    relative: Math.sqrt(
      (instruments.scatterAt('voltage', voltage) / voltage) ** 2 +
        (instruments.scatterAt('current_actual', current) / current) ** 2,
    ),
    kelvins: instruments.scatterAt('sample_temperature', t),
  }));

/** A result with the scatter of its points, each with its standard deviations along x and y. */
function scattered(
  result: SweepResult | null,
  points: readonly ShownPoint[],
  sds: (point: ShownPoint) => { readonly x: number; readonly y: number },
): Estimate | null {
  if (!result) return null;
  const { value, slope, perY } = result;
  const variance = points.reduce((sum, point, n) => {
    const { x, y } = sds(point);
    return sum + perY[n]! ** 2 * (y ** 2 + (slope * x) ** 2);
  }, 0);
  return { value, scatter: Math.sqrt(variance) };
}

/** What the sweep tells: of a metal its temperature coefficient, of all others the activation energy. */
function ofSweep(state: State, params: Params, instruments: Shown) {
  const counted = isWire(params) ? state.swept.filter(inTcrRange) : state.swept;
  const points = shownSweep(counted, sizeFactor(params.material), instruments);
  return isWire(params)
    ? {
        tcr: scattered(tcrOf(points), points, ({ resistivity, relative, kelvins }) => ({
          x: kelvins,
          y: relative * resistivity,
        })),
      }
    : {
        activation_ev: scattered(activationOf(points), points, ({ t, relative, kelvins }) => ({
          x: kelvins / t ** 2,
          y: relative,
        })),
      };
}

export const simulation = defineSimulation<Params, State>()({
  version: 2,
  dt: DT,
  rate: 20,
  readings: conductivityReadings,
  actions: {
    mount: { label: 'Mount the sample', hint: 'Under the pins, in the clamps or between the guarded discs.' },
    source_on: {
      label: 'Switch the source on',
      hint: 'The set current flows, one way only. Pressed again it goes back to one way.',
    },
    reverse: { label: 'Reverse the current', hint: 'From now on half the difference of both directions is shown.' },
    measure: { label: 'Measure', hint: 'Takes what the meters show as a point of the chart.' },
    sweep_temperature: {
      label: 'Sweep the temperature',
      hint: 'From, to and step in kelvin. Each point waits for its temperature and is measured with both signs.',
      value: { kind: 'text', placeholder: '273,373,10', maxLength: 30 },
    },
  },
  fields: () => ({ points: { kind: 'f32', shape: [MOST_POINTS, 2] } }),

  init(params, _rng, specimen, grade = 'ideal') {
    return {
      steps: 0,
      mounted: false,
      on: false,
      averaged: false,
      bath: START,
      ahead: [],
      swept: [],
      points: [],
      ...drawSize(params, specimen, grade),
      finished: false,
    };
  },

  step(state, params) {
    const target = state.ahead[0] ?? (softensBelow(params, params.temperature) ? START : params.temperature);
    const bath = target + (state.bath - target) * Math.exp(-DT / SETTLING);
    const next = { ...state, steps: state.steps + 1, bath };
    return state.ahead.length > 0 && Math.abs(bath - target) <= NEAR ? sweptOn(next, params) : next;
  },

  act(state, params, action) {
    if (softensBelow(params, params.temperature)) return { state, notice: SOFT };
    const changed = { ...state, finished: false };
    switch (action.do) {
      case 'mount':
        if (state.mounted) return { state, notice: 'The sample is mounted already.' };
        return { state: { ...changed, mounted: true } };
      case 'source_on':
        if (!state.mounted) return { state, notice: NOT_MOUNTED };
        if (state.on && !state.averaged) return { state, notice: 'The source is on already.' };
        return { state: { ...changed, on: true, averaged: false } };
      case 'reverse':
        if (!state.on) return { state, notice: state.mounted ? NOT_ON : NOT_MOUNTED };
        if (state.averaged) return { state, notice: 'Both directions are averaged already.' };
        return { state: { ...changed, averaged: true } };
      case 'measure': {
        const circuit = circuitOf(state, params);
        if (!circuit) return { state, notice: state.mounted ? NOT_ON : NOT_MOUNTED };
        if (state.ahead.length > 0) return { state, notice: SWEEPING };
        if (isBelowFloor(params, circuit.current)) return { state: { ...state, finished: true }, notice: BELOW_FLOOR };
        const points = [...state.points, takenOf(state, circuit)].slice(-MOST_POINTS);
        const frozen = params.material === 'Silicon wafer' && circuit.t < FROZEN;
        const contacts =
          params.method === 'Two-wire' &&
          !isInsulator(params) &&
          2 * params.contact_resistance + LEAD > resistanceAt(params, circuit.t, state.size);
        const notice = frozen ? FREEZE_OUT : contacts ? MOSTLY_CONTACTS : undefined;
        return { state: { ...state, points, finished: true }, notice };
      }
      case 'sweep_temperature': {
        if (!state.on) return { state, notice: state.mounted ? NOT_ON : NOT_MOUNTED };
        const ahead = sweepOf(action.value);
        if (!ahead) return { state, notice: SWEEP_SENTENCE };
        if (ahead.some((t) => softensBelow(params, t))) return { state, notice: SOFT };
        const frozen = params.material === 'Silicon wafer' && ahead.some((t) => t < FROZEN);
        return { state: { ...changed, ahead, swept: [] }, notice: frozen ? FREEZE_OUT : undefined };
      }
    }
  },

  reconfigure(state, params, before) {
    const changed = { ...state, finished: false };
    return params.temperature === before.temperature ? changed : { ...changed, ahead: [] };
  },

  done: ({ finished }) => finished,

  read(state, params) {
    const circuit = circuitOf(state, params);
    const factor = sizeFactor(params.material) * state.size;
    const told = circuit && !isBelowFloor(params, circuit.current) ? circuit : null;
    const resistance = told && told.voltage / told.current;
    const resistivity = resistance && resistance * factor;
    const wafer = params.material === 'Silicon wafer';
    const semiconductor = wafer || params.material === 'Germanium';
    const points = state.swept.map(({ t, voltage, current }) => ({ t, resistivity: (factor * voltage) / current }));
    return {
      voltage: circuit && circuit.voltage,
      current_actual: circuit && circuit.current,
      resistance,
      resistivity,
      conductivity: resistivity && 1 / resistivity,
      sheet_resistance: wafer && resistivity !== null ? resistivity / WAFER_THICKNESS : null,
      sample_temperature: circuit?.t ?? state.bath,
      carrier_density: semiconductor ? carrierDensity(params.material, circuit?.t ?? state.bath, params) : null,
      tcr: isWire(params) ? (tcrOf(points.filter(inTcrRange))?.value ?? null) : null,
      activation_ev: isWire(params) ? null : (activationOf(points)?.value ?? null),
      compliance: circuit?.limited ? 1 : 0,
    };
  },

  derive(state, params, instruments) {
    const circuit = circuitOf(state, params);
    const factor = sizeFactor(params.material);
    const sweep = ofSweep(state, params, instruments);
    const volts = instruments.shown('voltage');
    const amperes = instruments.shown('current_actual');
    if (!circuit || volts === null || amperes === null || isBelowFloor(params, circuit.current) || amperes <= 0)
      return sweep;
    const resistance = volts / amperes;
    const resistivity = resistance * factor;
    return {
      ...sweep,
      resistance,
      resistivity: sized(resistivity, state.sizeSd),
      conductivity: resistivity > 0 ? sized(1 / resistivity, state.sizeSd) : null,
      sheet_resistance: params.material === 'Silicon wafer' ? sized(resistivity / WAFER_THICKNESS, state.sizeSd) : null,
    };
  },

  view(state, params, { points }) {
    const circuit = circuitOf(state, params);
    const factor = sizeFactor(params.material);
    for (const [index, { t, voltage, current }] of state.points.entries()) {
      points[2 * index] = t;
      points[2 * index + 1] = (factor * voltage) / current;
    }
    return {
      form: conductivitySamples[params.material].is,
      mounted: state.mounted,
      on: state.on,
      averaged: state.averaged,
      t: circuit?.t ?? state.bath,
      /** Amperes; 0 without a source. */
      current: circuit?.current ?? 0,
      /** Ω·m as V/I and the nominal size give it; null where nothing is told. */
      resistivity:
        circuit && !isBelowFloor(params, circuit.current) ? (factor * circuit.voltage) / circuit.current : null,
      limited: circuit?.limited ?? false,
      belowFloor: circuit !== null && isBelowFloor(params, circuit.current),
      points: state.points.length,
      ahead: state.ahead.length,
      /** Ω·m of every sample at room temperature, in the order of their names. */
      ladder: SAMPLE_NAMES.map((name) => roomResistivity(name, params)),
      /** Electrons and holes, cm⁻³; null where there are no bands to tell of. */
      carriers: carriersOf(params.material, circuit?.t ?? state.bath, params),
    };
  },
});
