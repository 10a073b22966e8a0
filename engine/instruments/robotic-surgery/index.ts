/**
 * A tele-operated instrument on a trainer box: the hand's motion is scaled, low-passed, delayed, and followed by an arm that pivots about
 * the port. Arm and console are in `arm.ts`, geometry in `kinematics.ts`, tasks in `work.ts`, the trained hand in `pilot.ts`.
 *
 *   p = d (sin q₁ cos q₂, −sin q₂, −cos q₁ cos q₂);  wall push = |δ| √(1 − cos²q₁ cos²q₂);  ID = log₂(2D/W)
 */
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import { roboticSurgeryActions } from './actions';
import {
  type Arm,
  type ArmSettings,
  beyondLimits,
  createArm,
  goalOf,
  halt,
  JAW_OPEN,
  jointsNow,
  move,
  release,
  resettle,
  takeOver,
  wanted,
} from './arm';
import { DEGREE, HOME, jointsOf, portDistance, type Tip, tipOf, withinLimits } from './kinematics';
import { indexOfDifficulty } from './operator';
import { freshPilot, type Pilot, pilotStep } from './pilot';
import { roboticSurgeryReadings } from './readings';
import { amplitudeOf, filterGain, RATE, RECORD } from './tremor';
import { advance, atCorner, freshWork, scoreOf, type Task, totalOf, type Work } from './work';

export interface Params {
  readonly task: Task;
  readonly control: 'Cartesian' | 'Joint';
  readonly motion_scale: '1:1' | '2:1' | '3:1' | '5:1';
  readonly tremor: Quantity<'mm'>;
  readonly tremor_frequency: Quantity<'Hz'>;
  readonly filter_cutoff: Quantity<'Hz'>;
  readonly filter_on: boolean;
  readonly latency: Quantity<'ms'>;
  readonly operator: 'You' | 'Trained Autopilot';
  readonly target_distance: Quantity<'mm'>;
  readonly target_width: Quantity<'mm'>;
}

const DT = 1 / RATE;
/** mm by which the wall may be pushed before it is said. */
const DRAGGED = 3;
/** Points of the path that is shown, and steps between two of them. */
const TRAIL = { points: 240, every: 4 } as const;
/** Points across the room of the arm at which its kinematics are checked. */
const CHECKED = { turns: 9, depths: 6 } as const;

export interface State {
  steps: number;
  /** mm of the cannula's mark above the body wall; null before it is docked. */
  docked: number | null;
  arm: Arm;
  work: Work;
  pilot: Pilot;
  checked: number | null;
  readonly chance: Rng;
  readonly trail: Float32Array;
  trailed: number;
  /** Where the hand would have had the tip at the end of the last step. */
  goal: Tip;
}

const SCALES = { '1:1': 1, '2:1': 2, '3:1': 3, '5:1': 5 } as const satisfies Record<Params['motion_scale'], number>;

const settingsOf = (params: Params): ArmSettings => ({
  control: params.control,
  scale: SCALES[params.motion_scale],
  tremor: params.tremor,
  frequency: params.tremor_frequency,
  cutoff: params.filter_cutoff,
  filterOn: params.filter_on,
  latency: params.latency / 1000,
});

const piloting = ({ work, arm }: State, { operator }: Params): boolean =>
  operator === 'Trained Autopilot' && work.running && !arm.stopped;

const blank = (state: State): void => {
  state.trail.fill(Number.NaN);
  state.trailed = 0;
};

/** Less than this is the rounding of the last bits, which are not the same in every browser; mm. */
const ROUNDED = 1e-9;

/** Distance of the kinematics there and back, mm. */
function residual(tip: Tip): number {
  const { x, y, z } = tipOf(jointsOf(tip));
  const distance = Math.sqrt((x - tip.x) ** 2 + (y - tip.y) ** 2 + (z - tip.z) ** 2);
  return distance < ROUNDED ? 0 : distance;
}

function worstResidual(): number {
  let worst = 0;
  const { turns, depths } = CHECKED;
  for (let i = 0; i < turns; i++)
    for (let j = 0; j < turns; j++)
      for (let k = 0; k < depths; k++) {
        const yaw = (-60 + (120 * i) / (turns - 1)) * DEGREE;
        const pitch = (-45 + (90 * j) / (turns - 1)) * DEGREE;
        const insertion = 50 + (170 * k) / (depths - 1);
        worst = Math.max(worst, residual(tipOf({ yaw, pitch, insertion })));
      }
  return worst;
}

function adviceOf(state: State, params: Params): string {
  const { docked, arm, work } = state;
  if (docked === null) return 'Dock the cannula first';
  if (arm.stopped) return 'Stopped: press the clutch to take over';
  if (portDistance(jointsNow(arm), docked) > DRAGGED) return 'The port is being dragged: dock again';
  if (beyondLimits(arm, settingsOf(params)).includes(true)) return 'Out of reach';
  if (work.over) return work.done >= totalOf(work.task) ? 'Task done' : 'Time is up';
  return '';
}

const OUT_OF_REACH = 'Out of reach: the arm goes to the nearest point that it reaches.';

type Action = ActionFrom<typeof roboticSurgeryActions>;
type Result = ActResult<Params, State>;

function dock(state: State, params: Params, mark: Quantity<'mm'>): Result {
  blank(state);
  return {
    state: {
      ...state,
      docked: mark,
      arm: createArm(settingsOf(params)),
      work: freshWork(params.task),
      pilot: freshPilot(),
    },
    notice: state.work.running ? 'The task was given up: start it again.' : undefined,
  };
}

function startTask(state: State, params: Params): Result {
  if (params.task === 'Free Motion') return { state, notice: 'Free motion has no task: choose one first.' };
  if (params.control === 'Joint') return { state, notice: 'A task needs the grips: choose Cartesian control.' };
  if (state.work.running) return { state, notice: 'The task is running already.' };
  state.arm.path = 0;
  blank(state);
  return { state: { ...state, work: { ...freshWork(params.task), running: true }, pilot: freshPilot() } };
}

/** What moves an arm that is docked, not stopped, and led by nobody else. */
function command(
  state: State,
  params: Params,
  action: Exclude<Action, { readonly do: 'dock' | 'calibrate' | 'emergency_stop' | 'clutch' | 'start_task' }>,
): Result {
  const { arm } = state;
  switch (action.do) {
    case 'home':
      arm.anchor = tipOf(HOME);
      arm.hand = { x: 0, y: 0, z: 0 };
      arm.jointGoal = HOME;
      return { state };
    case 'grip':
      if (arm.jawGoal === 0) return { state, notice: 'The jaws are closed already.' };
      arm.jawGoal = 0;
      return { state };
    case 'release':
      if (arm.jawGoal === JAW_OPEN) return { state, notice: 'The jaws are open already.' };
      arm.jawGoal = JAW_OPEN;
      return { state };
    case 'set_roll':
      arm.rollGoal = action.value;
      return { state };
    case 'move_hand':
    case 'lift_hand':
      if (params.control === 'Joint') return { state, notice: 'The joints are set by hand: choose Cartesian control.' };
      arm.hand =
        action.do === 'lift_hand'
          ? { ...arm.hand, z: action.value }
          : { ...arm.hand, x: action.value?.x ?? 0, y: action.value?.y ?? 0 };
      return { state };
    case 'set_x':
      return setTip(state, params, 'x', action.value);
    case 'set_y':
      return setTip(state, params, 'y', action.value);
    case 'set_z':
      return setTip(state, params, 'z', action.value);
    case 'set_yaw':
      return setJoint(state, params, 'yaw', action.value * DEGREE);
    case 'set_pitch':
      return setJoint(state, params, 'pitch', action.value * DEGREE);
    case 'set_insertion':
      return setJoint(state, params, 'insertion', action.value);
  }
}

function setTip(state: State, params: Params, axis: keyof Tip, value: Quantity<'mm'>): Result {
  const { arm } = state;
  if (params.control === 'Joint') return { state, notice: 'Choose Cartesian control: now the joints are set.' };
  const { scale } = settingsOf(params);
  const goal = { ...goalOf(arm, scale), [axis]: value };
  if (goal.x ** 2 + goal.y ** 2 + goal.z ** 2 < 1)
    return { state, notice: 'The tip cannot stand at the remote centre: no direction leads there.' };
  arm.anchor = { ...arm.anchor, [axis]: value - arm.hand[axis] / scale };
  return asFarAsItReaches(state, params);
}

/** rad for an angle, mm for the insertion. */
function setJoint(state: State, params: Params, joint: keyof Arm['jointGoal'], value: number): Result {
  const { arm } = state;
  if (params.control === 'Cartesian') return { state, notice: 'Choose Joint control: now the grips lead the tip.' };
  arm.jointGoal = { ...withinLimits(arm.jointGoal), [joint]: value };
  return asFarAsItReaches(state, params);
}

const asFarAsItReaches = (state: State, params: Params): Result => ({
  state: { ...state },
  notice: beyondLimits(state.arm, settingsOf(params)).includes(true) ? OUT_OF_REACH : undefined,
});

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: roboticSurgeryReadings,
  actions: roboticSurgeryActions,
  fields: () => ({ trail: { kind: 'f32', shape: [TRAIL.points, 3] } }),
  init(params, rng) {
    const state: State = {
      steps: 0,
      docked: null,
      arm: createArm(settingsOf(params)),
      work: freshWork(params.task),
      pilot: freshPilot(),
      checked: null,
      chance: rng.stream('trained hand'),
      trail: new Float32Array(TRAIL.points * 3),
      trailed: 0,
      goal: tipOf(HOME),
    };
    blank(state);
    return state;
  },
  step(state, params) {
    state.steps++;
    if (state.docked === null) return state;
    const { arm, work } = state;
    const settings = settingsOf(params);
    const { target_distance: distance, target_width: width } = params;
    const from = goalOf(arm, settings.scale);
    const piloted = piloting(state, params);
    if (piloted) {
      const console = { goal: from, jaws: null, roll: null } as Parameters<typeof pilotStep>[2];
      const begins = state.pilot.reach === null;
      pilotStep(
        state.pilot,
        work,
        console,
        { tip: arm.tip, distance, width, latency: settings.latency, scale: settings.scale },
        state.chance,
      );
      if (begins && state.pilot.reach !== null) {
        // The grips are re-centred for the move: half of it lies at either side.
        const { from, to } = state.pilot.reach.way;
        arm.anchor = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 };
      }
      const { goal, jaws, roll } = console;
      arm.hand = {
        x: (goal.x - arm.anchor.x) * settings.scale,
        y: (goal.y - arm.anchor.y) * settings.scale,
        z: (goal.z - arm.anchor.z) * settings.scale,
      };
      if (jaws !== null) arm.jawGoal = jaws === 'close' ? 0 : JAW_OPEN;
      if (roll !== null) arm.rollGoal = roll;
    }
    move(arm, settings, state.steps * DT);
    const goalBefore = state.goal;
    state.goal = goalOf(arm, settings.scale);
    advance(work, {
      tip: arm.tip,
      before: arm.before,
      jaw: arm.jaw.at,
      roll: arm.roll.at,
      goal: state.goal,
      goalBefore,
      piloted: params.operator === 'Trained Autopilot',
      latency: settings.latency,
      distance,
      width,
      dragging: portDistance(jointsNow(arm), state.docked) > DRAGGED,
    });
    if (state.steps % TRAIL.every === 0) {
      const { x, y, z } = arm.tip;
      state.trail.set([x, y, z], (state.trailed % TRAIL.points) * 3);
      state.trailed++;
    }
    return state;
  },
  act(state, params, action) {
    const { arm } = state;
    const settings = settingsOf(params);
    if (action.do === 'dock') return dock(state, params, action.value ?? 0);
    if (action.do === 'calibrate') {
      const checked = worstResidual();
      return {
        state: { ...state, checked },
        notice: `At ${CHECKED.turns ** 2 * CHECKED.depths} points inverse and forward kinematics differ by ${checked === 0 ? 'less than 10⁻⁹ mm' : `${checked.toExponential(0)} mm at most`}.`,
      };
    }
    if (state.docked === null) return { state, notice: 'Dock the arm first: its cannula is not in the port.' };
    if (action.do === 'emergency_stop') {
      if (arm.stopped) return { state, notice: 'The arm is stopped already.' };
      halt(arm);
      return { state: { ...state }, notice: 'Stopped: the joints hold. Press the clutch to take over again.' };
    }
    if (action.do === 'clutch') {
      if (arm.stopped) {
        release(arm, settings);
        return { state: { ...state, pilot: freshPilot() } };
      }
      if (piloting(state, params)) return { state, notice: BUSY };
      takeOver(arm, wanted(arm, settings), settings);
      return { state };
    }
    if (arm.stopped) return { state, notice: 'The arm is stopped: press the clutch to take over first.' };
    if (action.do === 'start_task') return startTask(state, params);
    return piloting(state, params) ? { state, notice: BUSY } : command(state, params, action);
  },
  reconfigure(state, params, before) {
    const { arm, work } = state;
    const changed = (id: keyof Params): boolean => params[id] !== before[id];
    if (changed('motion_scale') || changed('control'))
      takeOver(arm, wanted(arm, settingsOf(before)), settingsOf(params));
    else if (changed('filter_cutoff')) resettle(arm, settingsOf(params));
    const given = (['task', 'control', 'operator', 'target_distance', 'target_width'] as const).some(changed);
    if (!given || (!work.running && !work.over && !changed('task'))) return state;
    return { ...state, work: freshWork(params.task), pilot: freshPilot() };
  },
  read(state, params) {
    const { docked, arm, work } = state;
    const { target_distance: distance, target_width: width, filter_on: on } = params;
    const joints = jointsNow(arm);
    const tells = docked !== null;
    const trembles = tells && arm.samples >= RECORD;
    const oldest = arm.samples % RECORD;
    const amplitude = (x: 0 | 2, y: 1 | 3): number => {
      const along = (n: 0 | 1 | 2 | 3): number => amplitudeOf(arm.records[n], oldest, params.tremor_frequency);
      return Math.sqrt((along(x) ** 2 + along(y) ** 2) / 2);
    };
    const begun = work.running || work.over;
    const mean = meanOf(work.moves);
    return {
      tip_x: tells ? arm.tip.x : null,
      tip_y: tells ? arm.tip.y : null,
      tip_z: tells ? arm.tip.z : null,
      joint_yaw: tells ? joints.yaw / DEGREE : null,
      joint_pitch: tells ? joints.pitch / DEGREE : null,
      joint_insertion: tells ? joints.insertion : null,
      rcm_error: docked === null ? null : portDistance(joints, docked),
      ik_residual: tells ? residual(arm.tip) : null,
      tremor_hand: trembles ? amplitude(0, 1) : null,
      tremor_tip: trembles ? amplitude(2, 3) : null,
      tremor_attenuation: on ? filterGain(params.filter_cutoff, params.tremor_frequency) : 1,
      path_length: tells ? arm.path : null,
      elapsed: begun ? work.steps / RATE : null,
      pegs_done: begun ? work.done : null,
      drops: begun ? work.drops : null,
      collisions: begun ? work.collisions : null,
      fitts_id: indexOfDifficulty(distance, width),
      movement_time: mean?.value ?? null,
      movement_time_u: mean?.uncertainty ?? null,
      score: begun ? scoreOf(work) : null,
      advice: adviceOf(state, params),
    };
  },
  derive(_state, _params, instruments) {
    const yaw = instruments.shown('joint_yaw');
    const pitch = instruments.shown('joint_pitch');
    const insertion = instruments.shown('joint_insertion');
    if (yaw === null || pitch === null || insertion === null) return {};
    const { x, y, z } = tipOf({ yaw: yaw * DEGREE, pitch: pitch * DEGREE, insertion });
    return { tip_x: x, tip_y: y, tip_z: z };
  },
  view(state, params, out) {
    const { docked, arm, work, trail, trailed } = state;
    const settings = settingsOf(params);
    const oldest = (trailed % TRAIL.points) * 3;
    out.trail.set(trail.subarray(oldest), 0);
    out.trail.set(trail.subarray(0, oldest), trail.length - oldest);
    return {
      docked,
      /** Radians, mm. */
      joints: jointsNow(arm),
      tip: arm.tip,
      /** Where the hand would have it, within reach. */
      ghost: wanted(arm, settings),
      /** Degrees. */
      roll: arm.roll.at,
      rollGoal: arm.rollGoal,
      jaw: arm.jaw.at,
      closing: arm.jawGoal === 0,
      hand: arm.hand,
      shake: arm.shake,
      stopped: arm.stopped,
      beyond: docked === null ? NONE : beyondLimits(arm, settings),
      piloting: docked !== null && piloting(state, params),
      push: docked === null ? 0 : portDistance(jointsNow(arm), docked),
      dragged: docked !== null && portDistance(jointsNow(arm), docked) > DRAGGED,
      task: work.task,
      running: work.running,
      over: work.over,
      total: totalOf(work.task),
      done: work.done,
      struck: work.struck > 0,
      triangles: work.triangles,
      held: work.held,
      /** The jaws stand at a corner that they can take. */
      reaches: work.running && work.task === 'Peg Transfer' && atCorner(work, arm.tip) !== null,
      needle: work.needle,
      rings: work.rings,
      plate: work.plate,
      advice: adviceOf(state, params),
    };
  },
});

const BUSY = 'The trained hand is at the console: choose "You" to take over.';
const NONE = [false, false, false] as const;

/** Of a list of two or more: its mean and what its scatter leaves uncertain of it. */
function meanOf(values: readonly number[]): { readonly value: number; readonly uncertainty: number | null } | null {
  const n = values.length;
  if (n === 0) return null;
  const value = values.reduce((sum, next) => sum + next, 0) / n;
  if (n < 2) return { value, uncertainty: null };
  const squares = values.reduce((sum, next) => sum + (next - value) ** 2, 0);
  return { value, uncertainty: Math.sqrt(squares / (n - 1) / n) };
}
