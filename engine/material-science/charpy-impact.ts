/**
 * Charpy impact: a hammer falls through a notched bar that comes from a bath; what it lacks on the other side the bar has taken
 * (ISO 148-1:2016). Pendulum by `charpy-pendulum.ts`, toughness by `charpy-bar.ts`, transition curve by `charpy-fit.ts`.
 *
 * A bar comes to its bath with τ 30 s, and in air and on the anvils it goes back to 20 °C with τ 300 s.
 */
import { defineSimulation, type Estimate, type Instruments, type Quantity } from '../contract';
import { degToRad, radToDeg } from '../core/units';
import { expansionOf, type Piece, scatterAt, shearOf, type Toughness, toughnessAt } from './charpy-bar';
import { type BrokenBar, LEAST_BARS, passes, type Transition, transitionThrough } from './charpy-fit';
import {
  DROP,
  energyAtBottom,
  frictionTo,
  type Pendulum,
  PENDULUM_LENGTH,
  pendulumOf,
  riseWith,
  speedWith,
  type Swing,
  swung,
  takenBy,
} from './charpy-pendulum';
import { charpyReadings, VALIDITY } from './charpy-readings';

export interface Params extends Piece {
  readonly temperature: Quantity<'°C'>;
  readonly hammer: '150' | '300' | '450';
  readonly transfer_time: Quantity<'s'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

/** Latched; falling with a bar before it or through nothing; rising; braked; lifted back. */
type Hammer = 'latched' | 'falling' | 'rising' | 'braking' | 'lifting';

interface Bar {
  readonly at: 'bath' | 'tongs' | 'anvil';
  readonly temperature: Quantity<'°C'>;
  /** Since it left the bath; null for a bar of the room. */
  readonly out: Quantity<'s'> | null;
}

/** One bar that was hit, or one free swing. */
export interface Blow {
  readonly time: Quantity<'s'>;
  readonly hammer: Params['hammer'];
  /** Null where it stopped. */
  readonly rise: Quantity<'rad'> | null;
  readonly piece: Piece | null;
  readonly temperature: Quantity<'°C'>;
  readonly toughness: Toughness;
  readonly out: Quantity<'s'> | null;
}

interface State {
  readonly steps: number;
  readonly stage: Hammer;
  readonly swing: Swing;
  /** Hanging for so long, s. */
  readonly rested: number;
  /** Of the bath's soak, s. */
  readonly soak: number;
  readonly bar: Bar | null;
  /** In the tongs for so long. */
  readonly carried: Quantity<'s'>;
  /** Deviate of the bar that the hammer is to hit; a free swing has none. */
  readonly deviate: number | null;
  /** The latest. */
  readonly blow: Blow | null;
  readonly free: Blow | null;
  /** All bars that gave a value. */
  readonly bars: readonly Blow[];
  readonly fit: Transition | null;
  /** Hit in this trial. */
  readonly hit: number;
  readonly inspected: boolean;
}

const DT: Quantity<'s'> = 0.02;
const SUBSTEPS = 10;
const SOAK: Quantity<'s'> = 300;
const BATH_TAU: Quantity<'s'> = 30;
const AIR_TAU: Quantity<'s'> = 300;
const ROOM: Quantity<'°C'> = 20;
const MOST_OUT: Quantity<'s'> = 5;
const MOST_SHARE = 0.8;
const BRAKE = { rate: 2.2, rest: 0.4, still: 0.15 } as const;
const LIFT: Quantity<'rad/s'> = 1.1;
/** While a bar lies in its bath nothing else happens. */
const SOAKING_RATE = 100;
const MOST_BARS = 400;
const AT_LATCH: Swing = { angle: -DROP, speed: 0 };
const NO_TOUGHNESS: Toughness = { energy: 0, base: 0 };

const pendulum = ({ hammer }: { hammer: Params['hammer'] }): Pendulum => pendulumOf(Number(hammer));
const timeOf = ({ steps }: State): Quantity<'s'> => steps * DT;
const pieceOf = ({ material, notch, width }: Params): Piece => ({ material, notch, width });
const isOf = (piece: Piece | null, { material, notch, width }: Params): boolean =>
  piece !== null && piece.material === material && piece.notch === notch && piece.width === width;

const ofKind = (state: State, params: Params): readonly Blow[] => state.bars.filter(({ piece }) => isOf(piece, params));

/** Of a blow whose dial stands at an angle, degrees: energy less friction. */
function absorbedAt(blow: Blow, degrees: number): Quantity<'J'> {
  const rise = degToRad(degrees);
  const machine = pendulum(blow);
  return takenBy(machine, rise) - frictionTo(machine, rise);
}

const trueBars = (blows: readonly Blow[]): readonly BrokenBar[] =>
  blows.map(({ temperature, toughness }) => ({ t: temperature, k: toughness.energy }));

/** The hammer comes to its lowest place. */
function struck(state: State, params: Params): State {
  const machine = pendulum(params);
  const left = energyAtBottom(machine);
  const { bar, deviate } = state;
  const hits = bar?.at === 'anvil' && deviate !== null;
  const piece = hits ? pieceOf(params) : null;
  const toughness = piece && bar ? toughnessAt(piece, bar.temperature, deviate ?? 0) : NO_TOUGHNESS;
  const stops = toughness.energy >= left;
  const rise = stops ? null : riseWith(machine, left - toughness.energy);
  const blow: Blow = {
    time: timeOf(state),
    hammer: params.hammer,
    rise,
    piece,
    temperature: bar?.temperature ?? ROOM,
    toughness,
    out: bar?.out ?? null,
  };
  const speed = speedWith(machine, left - toughness.energy);
  const next: State = {
    ...state,
    stage: stops ? 'braking' : 'rising',
    swing: { angle: 0, speed: stops ? 0 : speed },
    rested: 0,
    deviate: null,
    bar: hits ? null : bar,
    blow,
    free: piece ? state.free : blow,
  };
  if (!piece || stops) return next;
  const bars = [...state.bars, blow].slice(-MOST_BARS);
  return { ...next, bars, fit: transitionThrough(trueBars(bars.filter((one) => isOf(one.piece, params)))) };
}

function moved(state: State, params: Params): State {
  const machine = pendulum(params);
  switch (state.stage) {
    case 'latched':
      return state;
    case 'lifting': {
      const angle = state.swing.angle - LIFT * DT;
      return angle <= -DROP
        ? { ...state, stage: 'latched', swing: AT_LATCH }
        : { ...state, swing: { angle, speed: -LIFT } };
    }
    default: {
      let { swing } = state;
      const brake = state.stage === 'braking' ? BRAKE.rate : 0;
      for (let n = 0; n < SUBSTEPS; n++) {
        swing = swung(swing, machine, DT / SUBSTEPS, brake);
        if (state.stage === 'falling' && swing.angle >= 0) return struck({ ...state, swing }, params);
        if (state.stage === 'rising' && swing.speed <= 0) return { ...state, stage: 'braking', swing };
      }
      if (state.stage !== 'braking') return { ...state, swing };
      const still = Math.abs(swing.angle) < BRAKE.still && Math.abs(swing.speed) < BRAKE.still;
      const rested = still ? state.rested + DT : 0;
      return { ...state, swing, rested, stage: rested > BRAKE.rest ? 'lifting' : 'braking' };
    }
  }
}

function warmed(bar: Bar | null, { temperature }: Params): Bar | null {
  if (!bar) return null;
  const [towards, tau] = bar.at === 'bath' ? [temperature, BATH_TAU] : [ROOM, AIR_TAU];
  return {
    ...bar,
    temperature: towards + (bar.temperature - towards) * Math.exp(-DT / tau),
    out: bar.at === 'bath' || bar.out === null ? bar.out : bar.out + DT,
  };
}

/** The bar is out of the bath while the hammer falls too, but the fall is not counted. */
const held = ({ stage, deviate }: State): boolean => stage === 'falling' && deviate !== null;

/** Of a blow that took this energy, J, to the tenth of a joule that is shown. */
function validityOf(blow: Blow, energy: Quantity<'J'>): string | null {
  if (!blow.piece) return null;
  if (blow.rise === null) return VALIDITY.stopped;
  if (blow.out !== null && blow.out > MOST_OUT + DT / 2) return VALIDITY.slow;
  return Math.round(10 * energy) / 10 > MOST_SHARE * Number(blow.hammer) ? VALIDITY.large : VALIDITY.valid;
}

type Shown = Instruments<typeof charpyReadings>;

/** What the dial showed of a blow, J. */
const shownEnergy = (blow: Blow, instruments: Shown): number =>
  absorbedAt(blow, instruments.shownAt('rise_angle', radToDeg(blow.rise ?? 0), blow.time));

const ofFit = (fit: Transition | null) => {
  const scatter = (n: number): number => Math.sqrt(fit?.covariance[5 * n] ?? 0);
  return {
    fit_upper: fit && { value: fit.upper, scatter: scatter(0) },
    fit_lower: fit && { value: fit.lower, scatter: scatter(1) },
    fit_t0: fit && { value: fit.t0, scatter: scatter(2) },
    fit_c: fit && { value: fit.c, scatter: scatter(3) },
    t_20j: fit && passes(fit, 20),
    t_27j: fit && passes(fit, 27),
  } satisfies Record<string, Estimate | null>;
};

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ soak }) => (soak > 0 ? SOAKING_RATE : 1),
  readings: charpyReadings,
  actions: {
    cool: {
      label: 'Lay a bar in the bath',
      hint: `It stays ${SOAK} s: then it has the bath's temperature, cold or hot.`,
    },
    place: {
      label: 'Place the bar on the anvils',
      hint: 'By tongs, in the transfer time. Without a bar in the bath one of the room is taken.',
    },
    release: { label: 'Release the hammer' },
    free_swing: { label: 'Free swing', hint: 'Without a bar: what friction takes.' },
    inspect_fracture: { label: 'Look at the fracture', hint: 'Half a bar under the magnifier.' },
  },
  fields: () => ({}),

  init: () => ({
    steps: 0,
    stage: 'latched',
    swing: AT_LATCH,
    rested: 0,
    soak: 0,
    bar: null,
    carried: 0,
    deviate: null,
    blow: null,
    free: null,
    bars: [],
    fit: null,
    hit: 0,
    inspected: false,
  }),

  step(state, params) {
    const soak = Math.max(0, state.soak - DT);
    const bar = held(state) ? state.bar : warmed(state.bar, params);
    const carried = bar?.at === 'tongs' ? state.carried + DT : state.carried;
    const laid =
      bar?.at === 'tongs' && carried >= params.transfer_time - DT / 2 ? ({ ...bar, at: 'anvil' } as const) : bar;
    return moved({ ...state, steps: state.steps + 1, soak: soak < DT / 2 ? 0 : soak, bar: laid, carried }, params);
  },

  act(state, params, action, rng) {
    const refused = (notice: string) => ({ state, notice });
    const latched = state.stage === 'latched';
    switch (action.do) {
      case 'cool':
        if (state.stage === 'falling') return refused('The hammer is falling.');
        return {
          state: {
            ...state,
            bar: { at: 'bath', temperature: state.bar?.temperature ?? ROOM, out: null },
            soak: SOAK,
            inspected: false,
          },
        };
      case 'place':
        if (!latched) return refused('Keep clear until the hammer hangs in its latch again.');
        if (state.bar && state.bar.at !== 'bath') return refused('A bar lies on the anvils already.');
        return {
          state: {
            ...state,
            bar: { at: 'tongs', temperature: state.bar?.temperature ?? ROOM, out: state.bar ? 0 : null },
            carried: 0,
            soak: 0,
            inspected: false,
          },
        };
      case 'release':
      case 'free_swing': {
        if (!latched) return refused('The hammer is on its way back to the latch.');
        const lies = state.bar?.at === 'anvil';
        if (lies && action.do === 'free_swing')
          return refused('A bar lies on the anvils: release the hammer, and swing freely after it.');
        const chance = rng.stream(`bar ${params.specimen} ${state.hit}`);
        return {
          state: {
            ...state,
            stage: 'falling',
            blow: null,
            inspected: false,
            deviate: lies ? (params.noise ? chance.normal(0, 1) : 0) : null,
            hit: state.hit + (lies ? 1 : 0),
          },
          notice: lies || action.do === 'free_swing' ? undefined : 'There is no bar on the anvils: a free swing.',
        };
      }
      case 'inspect_fracture':
        if (!state.blow?.piece) return refused('Break a bar first.');
        return { state: { ...state, inspected: !state.inspected } };
    }
  },

  occupies(_state, params, action) {
    if (action.do === 'cool') return SOAK;
    return action.do === 'place' ? params.transfer_time : 0;
  },

  reconfigure(state, params, before) {
    const another = !isOf(pieceOf(before), params);
    const fit = another ? transitionThrough(trueBars(ofKind(state, params))) : state.fit;
    const bar = another && !held(state) ? null : state.bar;
    const next = { ...state, fit, bar, soak: bar === null ? 0 : state.soak };
    return params.hammer === before.hammer
      ? next
      : { ...next, stage: 'latched', swing: AT_LATCH, deviate: null, free: null };
  },

  read(state, params) {
    const { blow, free, fit, bar } = state;
    const broken = blow?.piece && blow.rise !== null ? blow : null;
    const shear = blow?.piece && blow.rise !== null ? shearOf(blow.piece, blow.toughness) : null;
    const found = ofFit(fit);
    return {
      absorbed_energy: broken && broken.toughness.energy,
      rise_angle: blow && blow.rise !== null ? radToDeg(blow.rise) : null,
      impact_speed: blow && PENDULUM_LENGTH * speedWith(pendulum(blow), energyAtBottom(pendulum(blow))),
      specimen_temperature: bar?.temperature ?? (blow?.piece ? blow.temperature : null),
      lateral_expansion: broken?.piece ? expansionOf(broken.piece, broken.toughness) : null,
      shear_fracture: shear,
      friction_loss: free && takenBy(pendulum(free), free.rise ?? 0),
      bars: ofKind(state, params).length,
      fit_upper: found.fit_upper?.value ?? null,
      fit_lower: found.fit_lower?.value ?? null,
      fit_t0: found.fit_t0?.value ?? null,
      fit_c: found.fit_c?.value ?? null,
      t_20j: found.t_20j?.value ?? null,
      t_27j: found.t_27j?.value ?? null,
      valid: blow && validityOf(blow, blow.toughness.energy),
    };
  },

  derive(state, params, instruments) {
    const { blow, free } = state;
    const angle = instruments.shown('rise_angle');
    const kind = ofKind(state, params);
    const bars = kind.map((one) => ({
      t: instruments.shownAt('specimen_temperature', one.temperature, one.time),
      k: shownEnergy(one, instruments),
    }));
    const own = blow?.piece && params.noise ? scatterAt(blow.piece, blow.temperature) : 0;
    return {
      absorbed_energy: blow?.piece && angle !== null ? { value: absorbedAt(blow, angle), scatter: own } : null,
      friction_loss:
        free &&
        takenBy(pendulum(free), degToRad(instruments.shownAt('rise_angle', radToDeg(free.rise ?? 0), free.time))),
      ...ofFit(state.fit && transitionThrough(bars)),
      valid: blow && validityOf(blow, blow.rise === null ? 0 : shownEnergy(blow, instruments)),
    };
  },

  view(state, params) {
    const { blow, bar, stage, swing } = state;
    const broken = blow?.piece ?? null;
    return {
      stage,
      angle: swing.angle,
      /** Where the drag pointer stands; the hammer takes it along while it rises. */
      pointer: blow?.rise === undefined || blow.rise === null ? null : stage === 'rising' ? swing.angle : blow.rise,
      bar: bar && { at: bar.at, temperature: bar.temperature },
      transferred: bar?.at === 'tongs' ? Math.min(1, state.carried / params.transfer_time) : 0,
      soaking: state.soak > 0 ? 1 - state.soak / SOAK : null,
      bath: params.temperature,
      sinceBlow: blow ? timeOf(state) - blow.time : null,
      broken: broken && {
        ...broken,
        stopped: blow?.rise === null,
        shear: blow ? shearOf(broken, blow.toughness) : 0,
        expansion: blow ? expansionOf(broken, blow.toughness) : null,
        energy: blow?.toughness.energy ?? 0,
      },
      inspected: state.inspected,
      points: ofKind(state, params).map(({ temperature, toughness }) => ({ t: temperature, k: toughness.energy })),
      fit: state.fit && {
        upper: state.fit.upper,
        lower: state.fit.lower,
        t0: state.fit.t0,
        c: state.fit.c,
      },
      missing: Math.max(0, LEAST_BARS - ofKind(state, params).length),
    };
  },
});
