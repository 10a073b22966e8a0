/** A session at the microscope: its settings and state, what each action needs, how long it takes, and why it may be refused. */
import type { Quantity } from '../../contract';
import { ITERATIONS } from './classes';
import type { Lens, Voltage } from './contrast-transfer';
import type { Specimen } from './particles';
import type { Screens } from './screens';
import { finished, type Session } from './session';
import type { FocusSpectrum } from './thon-rings';

export interface Params {
  readonly specimen: Specimen;
  readonly voltage: Voltage;
  readonly cs: Quantity<'mm'>;
  readonly amplitude_contrast: Quantity<'1'>;
  readonly defocus: Quantity<'µm'>;
  readonly pixel_size: Quantity<'Å'>;
  readonly dose: Quantity<'e/Å²'>;
  readonly frames: Quantity<'1'>;
  readonly drift: Quantity<'Å'>;
  readonly ice_thickness: Quantity<'nm'>;
  readonly bfactor: Quantity<'Å²'>;
  readonly particles: Quantity<'1'>;
  readonly motion_correction: boolean;
  readonly pick_threshold: Quantity<'1'>;
  readonly probe_resolution: Quantity<'Å'>;
}

/** Lab seconds of a step. */
export const DT = 0.25;
/** Lab seconds of what takes time; a movie takes a step for each frame. */
const SECONDS = { load: 3, focus: 2, pick: 1, refine: 2 } as const;
/** Steps of an iteration of the classes. */
export const ITERATION = 2;
/** K: the stage in use and the room; where the valves close; where vitreous ice crystallises. */
export const COLD = 88;
export const ROOM = 293;
export const VALVES_CLOSE = 110;
export const CRYSTALLISES = 136;
/** Seconds in which the stage comes most of its way. */
export const WARMING = 40;
export const COOLING = 10;
/** Below this defocus particles cannot be seen by eye. */
const INVISIBLE = 0.3;

const CHANGED = 'Settings changed: record again';
const NO_GRID = 'The column is empty: load a grid first.';
const WARM = `The stage is above ${VALVES_CLOSE} K: the column valves stay closed until it is cold.`;
const CRYSTALLINE = 'The ice has crystallised: load a fresh grid on a cold stage.';
export const NO_MOVIE = 'Record a movie first.';

type TaskKind = 'load' | 'focus' | 'record' | 'pick' | 'classify' | 'refine';

export interface State {
  loaded: boolean;
  crystalline: boolean;
  cooling: boolean;
  temperature: number;
  task: { readonly kind: TaskKind; steps: number } | null;
  session: Session | null;
  focus: FocusSpectrum | null;
  changed: boolean;
  /** Names the streams of chance. */
  draws: number;
  /** Names what is on the screens. */
  revision: number;
  shown: Screens;
}

export const lensOf = ({ voltage, cs, amplitude_contrast, defocus }: Params): Lens => ({
  voltage,
  cs,
  amplitude_contrast,
  defocus,
});

export const stepsOf = (kind: TaskKind, { frames }: Params): number => {
  if (kind === 'record') return frames;
  if (kind === 'classify') return ITERATIONS * ITERATION;
  return SECONDS[kind] / DT;
};

/** Why the beam cannot reach a specimen; null where it can. */
export function closed({ loaded, crystalline, temperature, task }: State): string | null {
  if (!loaded) return NO_GRID;
  if (crystalline) return CRYSTALLINE;
  if (temperature > VALVES_CLOSE) return WARM;
  return task?.kind === 'load' ? NO_GRID : null;
}

/** Why an action cannot be done now; null where it can. */
export function refusal(state: State, action: string): string | null {
  const { session } = state;
  switch (action) {
    case 'load_grid':
      if (state.temperature > VALVES_CLOSE)
        return `The stage is too warm: vitreous ice would crystallise above ${CRYSTALLISES} K. Cool it first.`;
      return state.loaded && !state.crystalline ? 'A grid is in the column already.' : null;
    case 'auto_focus':
    case 'record_movie':
    case 'record_empty':
      return closed(state);
    case 'pick_particles':
    case 'pick_by_hand':
      return session && finished(session) ? null : NO_MOVIE;
    case 'classify':
      return session?.picks && session.picks.length > 0 ? null : 'Pick particles first.';
    case 'refine':
      return session?.classes?.done === ITERATIONS ? null : 'Classify first: halves are made of classes.';
    default:
      return null;
  }
}

export const TASKS: Readonly<Record<string, TaskKind>> = {
  load_grid: 'load',
  auto_focus: 'focus',
  record_movie: 'record',
  record_empty: 'record',
  pick_particles: 'pick',
  classify: 'classify',
  refine: 'refine',
};

/** Inputs with which the grid, the focus, the movie go. */
export const GRID: readonly (keyof Params)[] = ['specimen'];
export const FOCUS: readonly (keyof Params)[] = [
  'voltage',
  'cs',
  'amplitude_contrast',
  'defocus',
  'pixel_size',
  'bfactor',
];
export const MOVIE: readonly (keyof Params)[] = [...FOCUS, 'dose', 'frames', 'drift', 'ice_thickness'];

/** What the screen says of itself; null for nothing. */
export function messageOf(state: State, params: Params): string | null {
  const { session } = state;
  if (state.changed) return CHANGED;
  if (state.crystalline) return 'The ice has crystallised: load a fresh grid';
  if (state.temperature > VALVES_CLOSE) return 'Stage warm: valves closed';
  if (!session) return null;
  if (session.halves) {
    if (session.empty) return 'No agreement: the halves share only noise';
    if (session.resolution === null) return 'No agreement';
    if (session.resolution <= 2 * params.pixel_size + 1e-9) return 'Limited by pixel size';
    return null;
  }
  if (!session.picks && finished(session) && !session.empty && params.defocus < INVISIBLE)
    return 'Next to no contrast: the eye sees no particles at this defocus, the template still finds them';
  return session.picks?.length === 0 ? 'No particles found: lower the threshold' : null;
}
