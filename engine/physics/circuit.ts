/**
 * Ohm's law: a loop of source, ammeter, resistance and a component under test.
 *
 *   resistor  I = V/R          lamp  R(T) = 120 Ω (T/2700 K)^1.2, C dT/dt = I²R − σ′(T⁴ − T₀⁴)
 *   diode  I = I_S (exp((V − I R_S)/n V_T) − 1)          P = V I
 *
 * The circuit is algebraic (`ohm-loop.ts`) but for what is hot: the filament in steps of 0.5 ms by the midpoint rule, the
 * resistor's surface with a lag of 5 s towards 25 °C + 140 K/W. With `burnout` a resistor above 0.5 W opens once the
 * integral of (P/0.5 W − 1)/10 s has come to 1.
 *
 * Range: all settings. The value of the resistance does not drift; ideal source, meters and leads unless `real_meters`.
 */
import { defineSimulation, type InstrumentSpec, type Quantity } from '../contract';
import { FILAMENT, filamentHeating, filamentResistance } from './filament-lamp';
import { type ComponentKind, DEAD_LOOP, type LoopSolution, solveLoop } from './ohm-loop';

export interface Params {
  readonly voltage: Quantity<'V'>;
  readonly resistance: Quantity<'Ω'>;
  readonly component: ComponentKind;
  readonly real_meters: boolean;
  readonly burnout: boolean;
}

/** A settled point of a characteristic, as the stage's own plot keeps it. */
interface CurvePoint {
  readonly component: ComponentKind;
  /** V and A, forward positive. */
  readonly voltage: number;
  readonly current: number;
}

export interface State {
  readonly closed: boolean;
  readonly reversed: boolean;
  readonly solution: LoopSolution;
  /** K */
  readonly filament: number;
  /** °C, of the resistor's surface. */
  readonly surface: number;
  /** 0 for a new resistor, 1 for one that has opened. */
  readonly damage: number;
  /** Steps done of a sweep; null where none runs. */
  readonly sweep: number | null;
  /** Lab seconds for which the clock still goes slowly. */
  readonly slow: number;
  readonly points: readonly CurvePoint[];
  /** Charge that has gone round since reset, C: the drift of the dots. */
  readonly passed: number;
}

export const RATED_POWER: Quantity<'W'> = 0.5;
const AMBIENT = 25;
/** K/W */
const THERMAL_RESISTANCE = 140;
const SURFACE_LAG: Quantity<'s'> = 5;
/** s at twice the rated power. */
const ENDURANCE: Quantity<'s'> = 10;
/** Above so many times its rating a resistor is far above it. */
const FAR_ABOVE = 5;

const DT: Quantity<'s'> = 0.0005;
const SURFACE_SHARE = -Math.expm1(-DT / SURFACE_LAG);
const SWEEP_STEP: Quantity<'V'> = 0.5;
const SWEEP_TOP: Quantity<'V'> = 12;
/** Steps of the simulation at each voltage: 0.2 s. */
const DWELL = Math.round(0.2 / DT);
const SWEEP_STEPS = DWELL * (SWEEP_TOP / SWEEP_STEP + 1);
/** Lab seconds of a switching-on in slow motion, and lab seconds per wall second meanwhile. */
const SLOW_SPAN: Quantity<'s'> = 0.25;
const SLOW_RATE = 1 / 50;
const MOST_POINTS = 160;
/** A filament that changes by less, K/s, is settled. */
const SETTLED = 1e-6;

const isBurnt = ({ damage }: State): boolean => damage >= 1;

const sourceVoltage = ({ sweep }: State, { voltage }: Params): number =>
  sweep === null ? voltage : SWEEP_STEP * Math.floor(sweep / DWELL);

function solve(state: State, params: Params, filament = state.filament): LoopSolution {
  if (!state.closed) return DEAD_LOOP;
  return solveLoop({
    component: params.component,
    resistance: params.resistance,
    voltage: sourceVoltage(state, params),
    real: params.real_meters,
    reversed: state.reversed,
    broken: isBurnt(state),
    filamentResistance: filamentResistance(filament),
  });
}

const settle = (state: State, params: Params): State => ({ ...state, solution: solve(state, params) });

/** The point where the circuit stands goes into the plot before it leaves it. */
function notePoint(state: State, { component }: Params): State {
  if (!state.closed || isBurnt(state)) return state;
  const { voltage, current } = state.solution;
  const known = state.points.some(
    (point) => point.component === component && point.voltage === voltage && point.current === current,
  );
  if (known) return state;
  return { ...state, points: [...state.points, { component, voltage, current }].slice(-MOST_POINTS) };
}

/** The filament after one step; the resistance follows at the next solution. */
function heated(state: State, params: Params): number {
  const { filament, solution } = state;
  const lit = params.component === 'Filament Lamp';
  const now = filamentHeating(filament, lit ? solution.voltage * solution.through : 0);
  if (Math.abs(now) < SETTLED) return filament;
  const half = filament + (DT / 2) * now;
  const middle = lit ? solve(state, params, half) : DEAD_LOOP;
  return filament + DT * filamentHeating(half, middle.voltage * middle.through);
}

type Rating = 'within its rating' | 'above its rating' | 'far above its rating' | 'burnt out';
function ratingOf(state: State): Rating {
  if (isBurnt(state)) return 'burnt out';
  const load = state.solution.resistorPower / RATED_POWER;
  return load > FAR_ABOVE ? 'far above its rating' : load > 1 ? 'above its rating' : 'within its rating';
}

const BURNT = 'The resistor is burnt out: Reset puts a new one in.';

/** What the learner should notice once the switch is closed. */
function warningOf(state: State, { burnout }: Params): string | undefined {
  const rating = ratingOf(state);
  if (rating === 'burnt out') return BURNT;
  if (rating === 'within its rating') return undefined;
  const watts = `${state.solution.resistorPower.toPrecision(3)} W`;
  const far = rating === 'far above its rating' ? 'far above' : 'above';
  return `${watts} in the resistor is ${far} the rating of 0.5 W: it ${burnout ? 'smokes and will burn out' : 'gets very hot'}.`;
}

/** A tolerance a, taken as rectangular, is a standard deviation of a/√3 (JCGM 100:2008, 4.3.7). */
const PER_TOLERANCE = 1 / Math.sqrt(3);
const SCHOOL_METER =
  'Teaching value: hand multimeter of 3½ digits, tolerance ±(0.5 % of reading + 1 digit), taken as rectangular (JCGM 100:2008, 4.3.7)';
const BENCH_METER =
  'Agilent 34401A User’s Guide, gain verification, 1-year limits, taken as rectangular (JCGM 100:2008, 4.3.7)';

/** 3½ digits: 0 to 1999 in each range, from the finest of `finest` on. */
const ammeter = (milliamperes: boolean): InstrumentSpec => {
  const unit = milliamperes ? 1e3 : 1;
  return {
    name: 'ammeter, 3½ digits, 2 mA to 2 A',
    device: 'ammeter',
    updateInterval: 0.4,
    school: {
      resolution: 1e-6 * unit,
      counts: 2000,
      gain: 0.005 * PER_TOLERANCE,
      offset: 1e-6 * unit * PER_TOLERANCE,
      source: SCHOOL_METER,
    },
    // The reading's share of the 1 A range, the zero of the 10 mA range (2 µA); the others in proportion.
    research: {
      resolution: 1e-8 * unit,
      counts: 200_000,
      gain: 1e-3 * PER_TOLERANCE,
      offset: 2e-7 * unit * PER_TOLERANCE,
      source: BENCH_METER,
    },
  };
};

const voltmeter: InstrumentSpec = {
  name: 'voltmeter, 3½ digits, 2 V and 20 V',
  device: 'voltmeter',
  updateInterval: 0.4,
  school: {
    resolution: 0.001,
    counts: 2000,
    gain: 0.005 * PER_TOLERANCE,
    offset: 0.001 * PER_TOLERANCE,
    source: SCHOOL_METER,
  },
  // ±400 µV at 10 V: 0.0035 % of reading and 0.0005 % of the 10 V range.
  research: { resolution: 1e-5, gain: 3.5e-5 * PER_TOLERANCE, offset: 5e-5 * PER_TOLERANCE, source: BENCH_METER },
};

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: DT,
  rate: ({ slow }) => (slow > 0 ? SLOW_RATE : 1),
  readings: {
    current: { label: 'Current', unit: 'A', instrument: ammeter(false) },
    ammeter_ma: { label: 'Ammeter', unit: 'mA', instrument: ammeter(true) },
    voltage_across: { label: 'Voltage across the component', unit: 'V', instrument: voltmeter },
    power_w: { label: 'Power in the component', unit: 'W', origin: 'computed' },
    resistance_measured: { label: 'Voltage over current', unit: 'Ω', origin: 'computed' },
    component_temp_c: { label: 'Temperature of resistor or filament', unit: '°C', origin: 'theory' },
    resistor_state: {
      kind: 'text',
      label: 'Resistor',
      unit: 'text',
      values: ['within its rating', 'above its rating', 'far above its rating', 'burnt out'],
    },
  },
  actions: {
    close_switch: { label: 'Close the switch' },
    open_switch: { label: 'Open the switch' },
    reverse: {
      label: 'Turn the component round',
      value: { kind: 'toggle', optional: true, initial: 0 },
      hint: 'Current and voltage count in the component’s own forward direction.',
    },
    sweep: {
      label: 'Sweep 0 to 12 V',
      hint: 'Steps of 0.5 V, 0.2 s each; then the supply goes back to its setting.',
    },
    switch_on_slowly: {
      label: 'Switch on in slow motion',
      hint: 'Lets the lamp cool, closes the switch and shows the first quarter of a second fifty times slower.',
    },
  },
  fields: () => ({}),
  init: () => ({
    closed: false,
    reversed: false,
    solution: DEAD_LOOP,
    filament: FILAMENT.roomTemperature,
    surface: AMBIENT,
    damage: 0,
    sweep: null,
    slow: 0,
    points: [],
    passed: 0,
  }),
  step(before, params) {
    const { solution } = before;
    const power = solution.resistorPower;
    const filament = heated(before, params);
    const surface = before.surface + SURFACE_SHARE * (AMBIENT + THERMAL_RESISTANCE * power - before.surface);
    const overload = params.burnout ? Math.max(0, power / RATED_POWER - 1) : 0;
    const damage = isBurnt(before) ? 1 : Math.min(1, before.damage + (DT * overload) / ENDURANCE);
    let sweep = before.sweep;
    let noted = before;
    if (sweep !== null) {
      sweep++;
      if (sweep % DWELL === 0) noted = notePoint(before, params);
      if (sweep >= SWEEP_STEPS) sweep = null;
    }
    const state: State = {
      ...noted,
      filament,
      surface,
      damage,
      sweep,
      slow: Math.max(0, before.slow - DT),
      passed: before.passed + (before.reversed ? -DT : DT) * solution.current,
    };
    const changed =
      filament !== before.filament ||
      isBurnt(state) !== isBurnt(before) ||
      sourceVoltage(state, params) !== sourceVoltage(before, params);
    return changed ? settle(state, params) : state;
  },
  act(state, params, action) {
    switch (action.do) {
      case 'close_switch': {
        if (state.closed) return { state, notice: 'The switch is closed already.' };
        const closed = settle({ ...state, closed: true }, params);
        return { state: closed, notice: warningOf(closed, params) };
      }
      case 'open_switch':
        if (!state.closed) return { state, notice: 'The switch is open already.' };
        return { state: settle({ ...notePoint(state, params), closed: false, sweep: null, slow: 0 }, params) };
      case 'reverse': {
        const reversed = action.value === undefined ? !state.reversed : action.value === 1;
        if (reversed === state.reversed) return { state };
        return { state: settle({ ...notePoint(state, params), reversed }, params) };
      }
      case 'sweep': {
        if (isBurnt(state)) return { state, notice: BURNT };
        const notice = state.closed ? undefined : 'The switch is closed for the sweep.';
        return { state: settle({ ...state, closed: true, sweep: 0, slow: 0 }, params), notice };
      }
      case 'switch_on_slowly': {
        const cold = FILAMENT.roomTemperature;
        const on = settle({ ...state, closed: true, filament: cold, sweep: null, slow: SLOW_SPAN }, params);
        return { state: on, notice: warningOf(on, params) };
      }
    }
  },
  reconfigure(state, params, before) {
    const noted = notePoint(state, before);
    const sweep = params.voltage === before.voltage ? state.sweep : null;
    const filament = params.component === before.component ? state.filament : FILAMENT.roomTemperature;
    return settle({ ...noted, sweep, filament }, params);
  },
  read(state, params) {
    const { solution, filament, surface } = state;
    const { current, voltage } = solution;
    const temperatures: Readonly<Record<ComponentKind, number | null>> = {
      Resistor: surface,
      'Filament Lamp': filament - 273.15,
      'Silicon Diode': null,
    };
    return {
      current,
      ammeter_ma: current * 1e3,
      voltage_across: voltage,
      power_w: voltage * solution.through,
      resistance_measured: current === 0 ? null : voltage / current,
      component_temp_c: temperatures[params.component],
      resistor_state: ratingOf(state),
    };
  },
  view(state, params) {
    const { closed, reversed, solution, filament, surface, points, passed, sweep, slow } = state;
    return {
      closed,
      reversed,
      filament,
      surface,
      points,
      passed,
      slow: slow > 0,
      sweeping: sweep !== null,
      supply: sourceVoltage(state, params),
      rating: ratingOf(state),
      /** Power over the rated power. */
      load: solution.resistorPower / RATED_POWER,
      voltage: solution.voltage,
      current: solution.current,
    };
  },
});
