/** A run of Ohm's law: its inputs and state, and how the fixed loop of `ohm-loop.ts` stands, heats up and burns out in it. */
import type { Quantity } from '../contract';
import type { Bench } from './circuit-bench';
import { filamentHeating, filamentResistance } from './filament-lamp';
import { type ComponentKind, DEAD_LOOP, type LoopSolution, solveLoop } from './ohm-loop';

export interface Params {
  readonly voltage: Quantity<'V'>;
  readonly resistance: Quantity<'Ω'>;
  readonly component: ComponentKind;
  readonly real_meters: boolean;
  readonly burnout: boolean;
}

/** A settled point of a characteristic, as the stage's own plot keeps it. */
export interface CurvePoint {
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
  /** The free bench stands in the loop's place. */
  readonly building: boolean;
  /** What was built; null before the first time. */
  readonly bench: Bench | null;
}

export const RATED_POWER: Quantity<'W'> = 0.5;
export const AMBIENT = 25;
/** K/W */
export const THERMAL_RESISTANCE = 140;
const SURFACE_LAG: Quantity<'s'> = 5;
/** s at twice the rated power. */
export const ENDURANCE: Quantity<'s'> = 10;
/** Above so many times its rating a resistor is far above it. */
const FAR_ABOVE = 5;

export const DT: Quantity<'s'> = 0.0005;
export const SURFACE_SHARE = -Math.expm1(-DT / SURFACE_LAG);
const SWEEP_STEP: Quantity<'V'> = 0.5;
const SWEEP_TOP: Quantity<'V'> = 12;
/** Steps of the simulation at each voltage: 0.2 s. */
export const DWELL = Math.round(0.2 / DT);
export const SWEEP_STEPS = DWELL * (SWEEP_TOP / SWEEP_STEP + 1);
/** Lab seconds of a switching-on in slow motion, and lab seconds per wall second meanwhile. */
export const SLOW_SPAN: Quantity<'s'> = 0.25;
export const SLOW_RATE = 1 / 50;
const MOST_POINTS = 160;
/** A filament that changes by less, K/s, is settled. */
const SETTLED = 1e-6;

export const isBurnt = ({ damage }: State): boolean => damage >= 1;

export const sourceVoltage = ({ sweep }: State, { voltage }: Params): number =>
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

export const settle = (state: State, params: Params): State => ({ ...state, solution: solve(state, params) });

/** The point where the circuit stands goes into the plot before it leaves it. */
export function notePoint(state: State, { component }: Params): State {
  if (!state.closed || isBurnt(state)) return state;
  const { voltage, current } = state.solution;
  const known = state.points.some(
    (point) => point.component === component && point.voltage === voltage && point.current === current,
  );
  if (known) return state;
  return { ...state, points: [...state.points, { component, voltage, current }].slice(-MOST_POINTS) };
}

/** The filament after one step; the resistance follows at the next solution. */
export function heated(state: State, params: Params): number {
  const { filament, solution } = state;
  const lit = params.component === 'Filament Lamp';
  const now = filamentHeating(filament, lit ? solution.voltage * solution.through : 0);
  if (Math.abs(now) < SETTLED) return filament;
  const half = filament + (DT / 2) * now;
  const middle = lit ? solve(state, params, half) : DEAD_LOOP;
  return filament + DT * filamentHeating(half, middle.voltage * middle.through);
}

type Rating = 'within its rating' | 'above its rating' | 'far above its rating' | 'burnt out';
export function ratingOf(state: State): Rating {
  if (isBurnt(state)) return 'burnt out';
  const load = state.solution.resistorPower / RATED_POWER;
  return load > FAR_ABOVE ? 'far above its rating' : load > 1 ? 'above its rating' : 'within its rating';
}

export const BURNT = 'The resistor is burnt out: Reset puts a new one in.';

/** What the learner should notice once the switch is closed. */
export function warningOf(state: State, params: Params): string | undefined {
  const rating = ratingOf(state);
  if (rating === 'burnt out') return BURNT;
  if (rating === 'within its rating') return undefined;
  // What rushes into a cold lamp is over within milliseconds: at no setting does a glowing one leave the resistor above 0.45 W.
  if (params.component === 'Filament Lamp') return undefined;
  const watts = `${state.solution.resistorPower.toPrecision(3)} W`;
  const far = rating === 'far above its rating' ? 'far above' : 'above';
  return `${watts} in the resistor is ${far} the rating of 0.5 W: it ${params.burnout ? 'smokes and will burn out' : 'gets very hot'}.`;
}
