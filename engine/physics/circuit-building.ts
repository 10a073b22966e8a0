/** The actions and the clock of a run of Ohm's law while the free bench stands in the loop's place. */
import type { ActResult } from '../contract';
import type { BenchSetting } from './bench-network';
import { PRESETS } from './bench-presets';
import {
  advanceBench,
  type BenchResult,
  clampOn,
  NOTHING_TO_UNDO,
  openBench,
  placePart,
  removePart,
  resettle,
  setSwitches,
  startSlowly,
  togglePart,
  undoBench,
} from './circuit-bench';
import { DT, type Params, SLOW_SPAN, sourceVoltage, type State, SWEEP_STEPS } from './circuit-state';

export const FIRST_BOARD = PRESETS['Lamp, switch and meters'];

export const settingOf = (state: State, params: Params): BenchSetting => ({
  supply: sourceVoltage(state, params),
  real: params.real_meters,
});

export function taken(state: State, result: BenchResult, patch: Partial<State> = {}): ActResult<Params, State> {
  if ('refused' in result) return { state, notice: result.refused };
  return { state: { ...state, ...patch, bench: result.bench, building: true }, notice: result.notice };
}

const LEAVE_FIRST = 'The fixed loop is put away while you build: switch Build it off first.';

/** What hands do on the free bench. An action on parts opens it. */
export function actOnBench(
  state: State,
  params: Params,
  action:
    | { readonly do: 'build' | 'place' | 'connect' | 'remove' | 'toggle' | 'clamp'; readonly value: string }
    | { readonly do: 'undo' },
): ActResult<Params, State> {
  const setting = settingOf(state, params);
  if (action.do === 'build') return taken(state, openBench(action.value, setting, state.bench));
  let { bench } = state;
  if (!bench && action.do === 'undo') return { state, notice: NOTHING_TO_UNDO };
  if (!bench) {
    const opened = openBench(FIRST_BOARD, setting, null);
    if ('refused' in opened) return taken(state, opened);
    bench = opened.bench;
  }
  switch (action.do) {
    case 'place':
      return taken(state, placePart(bench, action.value, setting));
    case 'connect':
      return taken(state, placePart(bench, `W ${action.value}`, setting));
    case 'remove':
      return taken(state, removePart(bench, action.value, setting));
    case 'toggle':
      return taken(state, togglePart(bench, action.value, setting));
    case 'clamp':
      return taken(state, clampOn(bench, action.value));
    case 'undo':
      return taken(state, undoBench(bench, setting));
  }
}

/** Supply and clock of the free bench; what it holds moves on by itself. */
export function stepBuilding(before: State, params: Params): State {
  let { sweep, bench } = before;
  if (!bench) return before;
  if (sweep !== null && ++sweep >= SWEEP_STEPS) sweep = null;
  const state: State = { ...before, sweep, slow: Math.max(0, before.slow - DT) };
  const setting = settingOf(state, params);
  bench = setting.supply === sourceVoltage(before, params) ? advanceBench(bench, setting) : resettle(bench, setting);
  return { ...state, bench };
}

/** The loop's own actions, as they are understood on the free bench; null for all others. */
export function actWhileBuilding(state: State, params: Params, what: string): ActResult<Params, State> | null {
  const { bench } = state;
  if (!bench) return null;
  const setting = settingOf(state, params);
  switch (what) {
    case 'close_switch':
    case 'open_switch':
      return taken(state, setSwitches(bench, what === 'close_switch', setting));
    case 'switch_on_slowly':
      // Without a switch there is nothing to close, but lamps and capacitors begin anew all the same.
      return taken(state, startSlowly(bench, setting), { slow: SLOW_SPAN, sweep: null });
    case 'sweep': {
      const supplied = bench.parts.some((part) => part.kind === 'battery' && part.emf === null);
      if (!supplied)
        return {
          state,
          notice: 'There is no supply on the board to sweep: a battery without a voltage of its own is one.',
        };
      const swept: State = { ...state, sweep: 0, slow: 0 };
      return { state: { ...swept, bench: resettle(bench, settingOf(swept, params)) } };
    }
    case 'reverse':
      return { state, notice: LEAVE_FIRST };
    default:
      return null;
  }
}
