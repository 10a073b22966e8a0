/**
 * Buoyancy: a sphere in a deep tank, on the string of a crane or let go.
 *
 * Motion         weight, buoyancy, drag, added mass and the waves' damping (sphere-in-fluid.ts)
 * String         pulls but never pushes: the body cannot hang lower than its length lets it; tension is what is missing to the
 *                weight. The crane moves at 0.25 m/s at most
 * Bottom         inelastic, 1.5 m deep
 * Overflow       what has run over the spout stays in the can: the greatest volume immersed since the tank was filled. The level at which a
 *                spout stops dripping differs from filling to filling
 *
 * RK4, sub-step 0.5 ms. Assumptions: no buoyancy in air; the level of the tank (1 m²) counts as fixed for the forces.
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import { createRk4, type Derivative } from '../core/ode';
import type { Rng } from '../core/rng';
import { m3ToML } from '../core/units';
import { readings, SPOUT } from './buoyancy-readings';
import { type Body, buoyancy, freeForce, G, immersed, motionOf, resistance, terminalSpeed } from './sphere-in-fluid';

export interface Params {
  readonly volume: Quantity<'m³'>;
  readonly object_density: Quantity<'kg/m³'>;
  readonly fluid_density: '1000' | '1025' | '13600';
}

const TANK_DEPTH: Quantity<'m'> = 1.5;
const TANK_AREA: Quantity<'m²'> = 1;
const RELEASE_DEPTH: Quantity<'m'> = 0.3;
/** Of the lowest point of a body that hangs in air, above the surface. */
const CLEARANCE: Quantity<'m'> = 0.1;
const CRANE_SPEED: Quantity<'m/s'> = 0.25;
/** The crane gathers speed over this time, and slows down over it before it stops. */
const CRANE_TIME: Quantity<'s'> = 0.2;
const CRANE_STOP: Quantity<'m'> = 1e-5;

const DT: Quantity<'s'> = 0.0005;

/** Slower than this it counts as at rest; so long it must be to end the run. */
const REST_SPEED: Quantity<'m/s'> = 1e-3;
const REST_TIME: Quantity<'s'> = 2;
/** Densities nearer than this part of the fluid's make a body hover. */
const NEUTRAL = 1e-9;
const NEARLY = 1e-3;
/** Pa s at 20 °C. */
const VISCOSITY: Readonly<Record<Params['fluid_density'], number>> = {
  '1000': 1.0e-3,
  '1025': 1.07e-3,
  '13600': 1.55e-3,
};
const GREATEST_REYNOLDS = 2e5;

/** The graph of forces against depth: one place to each centimetre. */
const GRAPH_FROM: Quantity<'m'> = -0.3;
const GRAPH_TO: Quantity<'m'> = 1.5;
const GRAPH_POINTS = 181;
const UNKNOWN = -1;
export const PRESSURE_ARROWS = 16;

/** Depth of the centre at the top of the crane's way. */
const HIGHEST_CRANE: Quantity<'m'> = -0.3;

const bodyOf = ({ volume, object_density, fluid_density }: Params): Body => ({
  radius: ((3 * volume) / (4 * Math.PI)) ** (1 / 3),
  mass: object_density * volume,
  volume,
  fluid: Number(fluid_density),
});

const lowest = ({ radius }: Body): number => radius - TANK_DEPTH;
const inAir = ({ radius }: Body): number => radius + CLEARANCE;

// ---------------------------------------------------------------- state

export type Mode = 'in air' | 'on the string' | 'free' | 'floating' | 'hovering' | 'on the bottom';

export interface State {
  /** Height of the centre above the surface and its velocity. */
  z: number;
  v: number;
  /** Hangs on the string, or was let go. */
  held: boolean;
  /** Height at which the string would just be straight, where the crane goes, and its velocity. */
  crane: number;
  target: number;
  craneSpeed: number;
  tension: number;
  /** Seconds at rest; counted once something was done. */
  still: number;
  begun: boolean;
  fastest: number;
  /** Immersed when the tank was last filled to the spout, and most immersed since. */
  brim: Quantity<'m³'>;
  most: Quantity<'m³'>;
  /** How much lower than the spout the level stood then; negative where it bulged over it. */
  gap: Quantity<'mL'>;
  /** Height of the ripples, m: an ornament of the surface. */
  ripple: number;
  /** Forces found at each depth: buoyancy and tension, −1 where none was found. */
  readonly buoyancies: Float32Array;
  readonly tensions: Float32Array;
  readonly body: Body;
  readonly motion: Derivative;
  readonly phase: Float64Array;
}

const solver = createRk4(2);

const isNeutral = (body: Body): boolean => Math.abs(body.mass / (body.fluid * body.volume) - 1) < NEUTRAL;

function modeOf(state: State): Mode {
  const { body } = state;
  if (state.held && state.begun && state.z <= lowest(body) + 1e-9) return 'on the bottom';
  if (state.held) return state.z >= body.radius && state.tension > 0 ? 'in air' : 'on the string';
  if (Math.abs(state.v) > REST_SPEED || state.still === 0) return 'free';
  if (state.z <= lowest(body) + 1e-9) return 'on the bottom';
  return immersed(body, state.z) < body.volume ? 'floating' : 'hovering';
}

function moveCrane(state: State): void {
  const away = state.target - state.crane;
  if (Math.abs(away) < CRANE_STOP) {
    state.crane = state.target;
    state.craneSpeed = 0;
    return;
  }
  const wanted = Math.min(CRANE_SPEED, Math.max(-CRANE_SPEED, away / CRANE_TIME));
  const most = (CRANE_SPEED / CRANE_TIME) * DT;
  state.craneSpeed += Math.min(most, Math.max(-most, wanted - state.craneSpeed));
  state.crane += state.craneSpeed * DT;
}

function substep(state: State): void {
  const { body, phase } = state;
  if (state.held) moveCrane(state);
  phase[0] = state.z;
  phase[1] = state.v;
  solver.step(state.motion, 0, phase, DT);
  let z = phase[0] ?? 0;
  let v = phase[1] ?? 0;
  state.tension = 0;
  if (state.held && z <= state.crane) {
    // Taut: the body goes with the crane, and the string carries what is missing.
    z = state.crane;
    v = state.craneSpeed;
    state.tension = Math.max(0, -freeForce(body, z, v));
  }
  const floor = lowest(body);
  if (z < floor) {
    z = floor;
    v = 0;
    state.tension = 0;
  }
  state.z = z;
  state.v = v;
}

/** The place of a depth in the graph, or −1. */
function graphIndex(z: number): number {
  const n = Math.round(((-z - GRAPH_FROM) / (GRAPH_TO - GRAPH_FROM)) * (GRAPH_POINTS - 1));
  return n >= 0 && n < GRAPH_POINTS ? n : -1;
}

function note(state: State): void {
  const n = graphIndex(state.z);
  if (n < 0) return;
  state.buoyancies[n] = buoyancy(state.body, state.z);
  state.tensions[n] = state.held && state.tension > 0 ? state.tension : UNKNOWN;
}

/** In the can; a level below the spout has to rise to it first. */
const caughtOf = ({ most, brim, gap }: State): Quantity<'mL'> =>
  most > brim ? Math.max(0, m3ToML(most - brim) - gap) : 0;

const gapOf = (rng: Rng, grade: Grade): Quantity<'mL'> => (grade === 'ideal' ? 0 : SPOUT[grade] * rng.normal());

function clearGraph(state: State): void {
  state.buoyancies.fill(UNKNOWN);
  state.tensions.fill(UNKNOWN);
}

function begin(state: State): void {
  state.begun = true;
  state.still = 0;
  state.fastest = 0;
}

function letGo(state: State, z: number): void {
  begin(state);
  clearGraph(state);
  state.held = false;
  state.z = z;
  state.v = 0;
  state.tension = 0;
}

/** The hook takes up a body that was let go, and the crane sets out. */
function haul(state: State, target: number): void {
  begin(state);
  if (!state.held) {
    state.held = true;
    state.crane = state.z;
    clearGraph(state);
  }
  state.target = target;
}

// ---------------------------------------------------------------- what is told

function messageOf(state: State, { fluid_density }: Params): string | null {
  const { body } = state;
  const ratio = body.mass / (body.fluid * body.volume);
  const floats = ratio < 1;
  if (state.held && state.z <= lowest(body) + 1e-9) {
    return 'On the bottom: it carries part of the weight, so the balance shows too little.';
  }
  if (state.held && state.begun && state.crane === state.target) {
    if (floats && state.tension === 0)
      return 'The string is slack: the fluid carries the body, and the balance shows 0.';
    const part = immersed(body, state.z) / body.volume;
    if (part > 0 && part < 1) return 'Only partly immersed: the buoyancy is not yet that of the whole volume.';
  }
  if (!state.held && isNeutral(body))
    return 'Neutral: body and fluid are equally dense, so it hovers wherever it is put.';
  if (!state.held && Math.abs(ratio - 1) < NEARLY)
    return 'The densities differ by less than 0.1 %: everything is very slow.';
  const reynolds = (body.fluid * Math.abs(state.v) * 2 * body.radius) / VISCOSITY[fluid_density];
  if (reynolds > GREATEST_REYNOLDS) return 'Faster than Re = 2·10⁵: the drag is over-estimated here.';
  return null;
}

/** Height of each pressure arrow's foot on the sphere, from bottom to bottom, clockwise. */
const angleOf = (n: number): number => (2 * Math.PI * n) / PRESSURE_ARROWS;

export interface View {
  /** Height of the centre above the surface, m. */
  readonly z: Quantity<'m'>;
  readonly radius: Quantity<'m'>;
  readonly mode: Mode;
  readonly held: boolean;
  readonly slack: boolean;
  readonly crane: Quantity<'m'>;
  readonly target: Quantity<'m'>;
  /** The highest and the lowest that the crane goes. */
  readonly reach: readonly [Quantity<'m'>, Quantity<'m'>];
  readonly weight: Quantity<'N'>;
  readonly buoyancy: Quantity<'N'>;
  /** With all of it immersed. */
  readonly fullBuoyancy: Quantity<'N'>;
  /** Upwards positive. */
  readonly resistance: Quantity<'N'>;
  readonly tension: Quantity<'N'>;
  readonly displaced: Quantity<'mL'>;
  readonly ripple: Quantity<'m'>;
  /** Of the level over the spout, m: below it where the body has been raised again. */
  readonly rise: Quantity<'m'>;
  readonly graph: { readonly from: Quantity<'m'>; readonly to: Quantity<'m'> };
  readonly message: string | null;
}

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 1,
  readings,
  actions: {
    lower_on_string: {
      label: 'Lower on the string',
      hint: 'Until the centre is 30 cm deep; a floating body leaves the string slack.',
    },
    raise: { label: 'Raise', hint: 'Back into the air.' },
    release: { label: 'Release at the surface', hint: 'From rest, half immersed.' },
    release_submerged: { label: 'Release 30 cm deep', hint: 'From rest.' },
    refill: {
      label: 'Empty the can, fill the tank',
      hint: 'Up to the spout, with the body where it is.',
    },
    set_crane: {
      label: 'Move the crane to a depth',
      value: { kind: 'number', unit: 'm', min: HIGHEST_CRANE, max: TANK_DEPTH, step: 0.005, initial: 0.1 },
      hint: 'Of the centre; negative is above the surface. At 1.5 m the string is slack on the bottom.',
    },
  },
  fields: () => ({
    buoyancies: { kind: 'f32', shape: [GRAPH_POINTS] },
    tensions: { kind: 'f32', shape: [GRAPH_POINTS] },
    pressures: { kind: 'f32', shape: [PRESSURE_ARROWS] },
  }),

  init(params, rng, _specimen, grade = 'ideal') {
    const body = bodyOf(params);
    const z = inAir(body);
    const state: State = {
      z,
      v: 0,
      held: true,
      crane: z,
      target: z,
      craneSpeed: 0,
      tension: body.mass * G,
      still: 0,
      begun: false,
      fastest: 0,
      brim: 0,
      most: 0,
      gap: gapOf(rng, grade),
      ripple: 0,
      buoyancies: new Float32Array(GRAPH_POINTS),
      tensions: new Float32Array(GRAPH_POINTS),
      body,
      motion: motionOf(body),
      phase: new Float64Array(2),
    };
    clearGraph(state);
    return state;
  },

  step(state) {
    const { body } = state;
    substep(state);
    note(state);
    const speed = Math.abs(state.v);
    state.fastest = Math.max(state.fastest, speed);
    state.still = speed < REST_SPEED && (!state.held || state.crane === state.target) ? state.still + DT : 0;
    const sub = immersed(body, state.z);
    state.most = Math.max(state.most, sub);
    const part = sub / body.volume;
    const stir = part > 0 && part < 1 ? 0.06 * speed * body.radius : 0;
    state.ripple = Math.min(0.02, state.ripple * Math.exp(-DT / 0.7) + 4 * stir * DT);
    return state;
  },

  act(state, _params, action, rng, grade) {
    switch (action.do) {
      case 'release':
        letGo(state, 0);
        return { state };
      case 'release_submerged':
        letGo(state, -RELEASE_DEPTH);
        return { state };
      case 'lower_on_string':
        haul(state, -RELEASE_DEPTH);
        return { state };
      case 'refill':
        state.brim = immersed(state.body, state.z);
        state.most = state.brim;
        state.gap = gapOf(rng, grade);
        return { state: { ...state } };
      case 'raise':
        haul(state, inAir(state.body));
        return { state };
      case 'set_crane':
        haul(state, -action.value);
        return { state };
    }
  },

  done: (state) => state.begun && state.still >= REST_TIME,

  read(state) {
    const { body } = state;
    const sub = immersed(body, state.z);
    return {
      weight_n: body.mass * G,
      apparent_weight_n: state.tension,
      buoyant_force_n: body.fluid * G * sub,
      displaced_ml: caughtOf(state),
      waterline: sub > 0 && sub < body.volume ? sub / body.volume : null,
      submerged_fraction: sub / body.volume,
      velocity_m_s: state.v,
      fastest_m_s: state.fastest,
      depth_m: -state.z,
      terminal_speed: terminalSpeed(body),
      body_state: modeOf(state),
    };
  },

  derive: ({ held, body, z }, _params, instruments) => {
    const [inAir, onString] = [instruments.shown('weight_n'), instruments.shown('apparent_weight_n')];
    return {
      buoyant_force_n: held && inAir !== null && onString !== null ? inAir - onString : null,
      // Without a waterline it is all or nothing, which an eye cannot miss.
      submerged_fraction: instruments.shown('waterline') ?? (z < body.radius ? 1 : 0),
    };
  },

  view(state, params, out): View {
    const { body } = state;
    const sub = immersed(body, state.z);
    out.buoyancies.set(state.buoyancies);
    out.tensions.set(state.tensions);
    for (let n = 0; n < PRESSURE_ARROWS; n++) {
      const depth = body.radius * Math.cos(angleOf(n)) - state.z;
      out.pressures[n] = Math.max(0, body.fluid * G * depth);
    }
    return {
      z: state.z,
      radius: body.radius,
      mode: modeOf(state),
      held: state.held,
      slack: state.held && state.tension === 0,
      crane: state.crane,
      target: state.target,
      reach: [-HIGHEST_CRANE, -TANK_DEPTH],
      weight: body.mass * G,
      buoyancy: body.fluid * G * sub,
      fullBuoyancy: body.fluid * G * body.volume,
      resistance: resistance(body, state.z, state.v),
      tension: state.tension,
      displaced: caughtOf(state),
      ripple: state.ripple,
      rise: (sub - Math.max(state.most, state.brim)) / TANK_AREA,
      graph: { from: GRAPH_FROM, to: GRAPH_TO },
      message: messageOf(state, params),
    };
  },
});
