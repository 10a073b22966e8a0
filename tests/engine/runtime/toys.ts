/** Small simulations for tests of the runtime. */
import { defineSimulation, type Quantity } from '../../../engine/contract';
import type { InputSet } from '../../../engine/inputs';
import type { RunSetup } from '../../../engine/runtime/host';

export interface WalkParams {
  readonly speed: Quantity<'m/s'>;
  readonly gain: Quantity<'1'>;
  readonly length: Quantity<'m'>;
}

interface WalkState {
  readonly x: number;
  readonly moving: boolean;
  readonly gain: number;
  readonly die: number | null;
  readonly words: string;
}

/** A walker that moves by speed·dt with normal scatter once it is started; the walk is done at its length. */
export const walk = defineSimulation<WalkParams, WalkState>()({
  version: 3,
  dt: 0.05,
  rate: 1,
  readings: {
    x: {
      label: 'Place',
      unit: 'm',
      range: [0, 100],
      instrument: {
        name: 'Tape',
        updateInterval: 0.2,
        school: { resolution: 0.01, repeatability: 0.05, gain: 0.01, offset: 0.02, source: 'chosen for the test' },
        research: { resolution: 0.001, repeatability: 0.002, source: 'chosen for the test' },
      },
    },
    die: { label: 'Die', unit: '1' },
    words: { kind: 'text', label: 'Words', unit: 'text' },
  },
  actions: {
    start: { label: 'Start' },
    wait: { label: 'Wait' },
    throw: { label: 'Throw the die' },
    say: { label: 'Say', value: { kind: 'text' } },
    dial: { label: 'Dial', value: { kind: 'number', unit: 'm/s', min: 0, max: 10 } },
    back: { label: 'Go back' },
    forbidden: { label: 'Forbidden' },
  },
  startActions: ['start'],
  fields: () => ({ trail: { kind: 'f32', shape: [2] } }),
  init: (params) => ({ x: 0, moving: false, gain: params.gain, die: null, words: '' }),
  step: (state, params, { dt, rng }) =>
    state.moving ? { ...state, x: state.x + params.speed * dt * (1 + 0.1 * state.gain * rng.normal()) } : state,
  occupies: (_state, _params, action) => (action.do === 'wait' ? 0.5 : 0),
  act(state, params, action, rng) {
    switch (action.do) {
      case 'start':
        return { state: { ...state, moving: true, gain: params.gain } };
      case 'wait':
        return { state: { ...state, words: `${state.words}w` } };
      case 'throw':
        return { state: { ...state, die: rng.int(1, 6) } };
      case 'say':
        return { state: { ...state, words: `${state.words}${action.value}` } };
      case 'dial':
        return { state, inputs: { speed: action.value } };
      case 'back':
        return { state: { ...state, x: 0 } };
      case 'forbidden':
        return { state, notice: 'This is not allowed.' };
    }
  },
  reconfigure: (state, params, before) =>
    params.speed === before.speed ? state : { ...state, words: `${state.words}${before.speed}>${params.speed};` },
  done: (state, params) => state.x >= params.length,
  read: (state) => ({ x: state.x, die: state.die, words: state.words }),
  view(state, _params, out) {
    out.trail[0] = state.x;
    out.trail[1] = state.die ?? 0;
    return { x: state.x };
  },
});

export const walkInputs: InputSet = {
  inputs: [
    {
      id: 'speed',
      label: 'Speed',
      type: 'slider',
      applies: 'live',
      unit: 'm/s',
      defaultValue: 1,
      min: 0,
      max: 10,
      step: 0.5,
    },
    { id: 'gain', label: 'Scatter', type: 'number', applies: 'next', unit: '1', defaultValue: 0, min: 0, max: 5 },
    {
      id: 'length',
      label: 'Length',
      type: 'number',
      applies: 'restart',
      unit: 'm',
      defaultValue: 50,
      min: 1,
      max: 100,
      step: 1,
    },
  ],
};

export const walkSetup = (changes: Partial<RunSetup> = {}): RunSetup => ({
  simulation: walk,
  inputs: { speed: 1, gain: 0, length: 50 },
  applies: { speed: 'live', gain: 'next', length: 'restart' },
  seed: 1,
  grade: 'ideal',
  ...changes,
});
