/**
 * From the hand to the tip: tremor, motion scale, low pass, delay of the link, inverse kinematics, servos. One hundred times a second;
 * advanced in place.
 */
import { createIirMemory, filtered, type IirCoefficients, type IirMemory, lowPass } from '../../core/iir-filter';
import { beyond, DEGREE, HOME, type Joints, jointsOf, jointsToward, type Tip, tipOf, withinLimits } from './kinematics';
import { follow, type Motion } from './servo';
import { RATE, RECORD, trembling } from './tremor';

export const JAW_OPEN = 30;
const DT = 1 / RATE;
/** A second and a half of commands: more than the longest delay. */
const LINE = 1.5 * RATE;
/** Of a command: x, y, z of the tip, roll, jaw. */
const WORDS = 5;
/** rad/s, mm/s, °/s, °/s. */
const FASTEST = { turn: 60 * DEGREE, insertion: 150, roll: 180, jaw: 200 } as const;
/** mm: nearer to the remote centre no direction of the shaft is told. */
const NOWHERE = 1;

export interface Arm {
  /** Samples since it was docked. */
  samples: number;
  yaw: Motion;
  pitch: Motion;
  insertion: Motion;
  roll: Motion;
  jaw: Motion;
  tip: Tip;
  before: Tip;
  path: number;
  stopped: boolean;
  /** Where the tip stands for a hand in the middle of its room, and the hand, mm. */
  anchor: Tip;
  hand: Tip;
  /** What the hand does besides, mm. */
  shake: readonly [number, number];
  jointGoal: Joints;
  rollGoal: number;
  jawGoal: number;
  readonly filters: readonly [IirMemory, IirMemory, IirMemory];
  readonly line: Float64Array;
  /** One second of hand x, hand y, tip x, tip y. */
  readonly records: readonly [Float64Array, Float64Array, Float64Array, Float64Array];
}

export interface ArmSettings {
  readonly control: 'Cartesian' | 'Joint';
  readonly scale: number;
  readonly tremor: number;
  readonly frequency: number;
  readonly cutoff: number;
  readonly filterOn: boolean;
  /** s. */
  readonly latency: number;
}

let known = { cutoff: 0, coefficients: lowPass(1, RATE) };

/** Of the low pass, worked out anew for a new cut-off. */
function coefficientsOf(cutoff: number): IirCoefficients {
  if (known.cutoff !== cutoff) known = { cutoff, coefficients: lowPass(cutoff, RATE) };
  return known.coefficients;
}

const still = (at: number): Motion => ({ at, speed: 0 });

/** The memory of a filter that has had this value for ever. */
function settle(memory: IirMemory, { b, a }: IirCoefficients, value: number): void {
  memory.s1 = (1 - b[0]) * value;
  memory.s2 = (b[2] - a[1]) * value;
}

export const goalOf = ({ anchor, hand }: Arm, scale: number): Tip => ({
  x: anchor.x + hand.x / scale,
  y: anchor.y + hand.y / scale,
  z: anchor.z + hand.z / scale,
});

export const jointsNow = ({ yaw, pitch, insertion }: Arm): Joints => ({
  yaw: yaw.at,
  pitch: pitch.at,
  insertion: insertion.at,
});

/** Where the console would have the tip, within reach. */
export const wanted = (arm: Arm, { control, scale }: ArmSettings): Tip =>
  tipOf(control === 'Joint' ? withinLimits(arm.jointGoal) : jointsToward(goalOf(arm, scale)));

/** Which joints would have to stand beyond their limits. */
export const beyondLimits = (arm: Arm, { control, scale }: ArmSettings): readonly [boolean, boolean, boolean] =>
  beyond(control === 'Joint' ? arm.jointGoal : jointsOf(goalOf(arm, scale)));

/** The low pass stands as if the hand had rested where it is: a new cut-off makes no jump. */
export function resettle(arm: Arm, { cutoff, scale }: ArmSettings): void {
  const { x, y, z } = goalOf(arm, scale);
  const coefficients = coefficientsOf(cutoff);
  settle(arm.filters[0], coefficients, x);
  settle(arm.filters[1], coefficients, y);
  settle(arm.filters[2], coefficients, z);
}

/** The masters are re-centred and the commands go on from this point. */
export function takeOver(arm: Arm, at: Tip, settings: ArmSettings): void {
  arm.anchor = at;
  arm.hand = { x: 0, y: 0, z: 0 };
  arm.jointGoal = jointsToward(at);
  resettle(arm, settings);
}

const fill = (arm: Arm, { x, y, z }: Tip): void => {
  for (let k = 0; k < LINE; k++) arm.line.set([x, y, z, arm.rollGoal, arm.jawGoal], k * WORDS);
};

/** Brakes off: what was on its way over the link is void. */
export function release(arm: Arm, settings: ArmSettings): void {
  arm.stopped = false;
  takeOver(arm, arm.tip, settings);
  fill(arm, arm.tip);
}

/** Newly docked: at yaw 0, pitch 0, insertion 100 mm. */
export function createArm(settings: ArmSettings): Arm {
  const tip = tipOf(HOME);
  const arm: Arm = {
    samples: 0,
    yaw: still(HOME.yaw),
    pitch: still(HOME.pitch),
    insertion: still(HOME.insertion),
    roll: still(0),
    jaw: still(JAW_OPEN),
    tip,
    before: tip,
    path: 0,
    stopped: false,
    anchor: tip,
    hand: { x: 0, y: 0, z: 0 },
    shake: [0, 0],
    jointGoal: HOME,
    rollGoal: 0,
    jawGoal: JAW_OPEN,
    filters: [createIirMemory(), createIirMemory(), createIirMemory()],
    line: new Float64Array(LINE * WORDS),
    records: [new Float64Array(RECORD), new Float64Array(RECORD), new Float64Array(RECORD), new Float64Array(RECORD)],
  };
  resettle(arm, settings);
  fill(arm, tip);
  return arm;
}

/** What leaves the console now, before the delay. */
function commanded(arm: Arm, { scale, filterOn, control, cutoff }: ArmSettings): Tip {
  const goal = goalOf(arm, scale);
  const [x, y, z] = [goal.x + arm.shake[0] / scale, goal.y + arm.shake[1] / scale, goal.z];
  const coefficients = coefficientsOf(cutoff);
  const smooth = {
    x: filtered(arm.filters[0], coefficients, x),
    y: filtered(arm.filters[1], coefficients, y),
    z: filtered(arm.filters[2], coefficients, z),
  };
  if (control === 'Joint') return tipOf(withinLimits(arm.jointGoal));
  return filterOn ? smooth : { x, y, z };
}

/** A hundredth of a second; the servos of an arm that was stopped hold. */
export function move(arm: Arm, settings: ArmSettings, seconds: number): void {
  arm.shake = trembling(settings.tremor, settings.frequency, seconds);
  const { x, y, z } = commanded(arm, settings);
  const slot = (arm.samples % LINE) * WORDS;
  arm.line[slot] = x;
  arm.line[slot + 1] = y;
  arm.line[slot + 2] = z;
  arm.line[slot + 3] = arm.rollGoal;
  arm.line[slot + 4] = arm.jawGoal;
  const late = Math.round(settings.latency * RATE);
  const from = ((arm.samples - late + 2 * LINE) % LINE) * WORDS;
  const word = (n: number): number => arm.line[from + n]!;
  arm.before = arm.tip;
  if (!arm.stopped) {
    const point = { x: word(0), y: word(1), z: word(2) };
    const known = point.x ** 2 + point.y ** 2 + point.z ** 2 > NOWHERE ** 2;
    const { yaw, pitch, insertion } = known ? jointsToward(point) : jointsNow(arm);
    arm.yaw = follow(arm.yaw, yaw, FASTEST.turn, DT);
    arm.pitch = follow(arm.pitch, pitch, FASTEST.turn, DT);
    arm.insertion = follow(arm.insertion, insertion, FASTEST.insertion, DT);
    arm.roll = follow(arm.roll, word(3), FASTEST.roll, DT);
    arm.jaw = follow(arm.jaw, word(4), FASTEST.jaw, DT);
    arm.tip = tipOf(jointsNow(arm));
  }
  const { tip, before } = arm;
  arm.path += Math.sqrt((tip.x - before.x) ** 2 + (tip.y - before.y) ** 2 + (tip.z - before.z) ** 2);
  const k = arm.samples % RECORD;
  arm.records[0][k] = arm.hand.x + arm.shake[0];
  arm.records[1][k] = arm.hand.y + arm.shake[1];
  arm.records[2][k] = tip.x;
  arm.records[3][k] = tip.y;
  arm.samples++;
}

export const halt = (arm: Arm): void => {
  arm.stopped = true;
  for (const name of ['yaw', 'pitch', 'insertion', 'roll', 'jaw'] as const) arm[name] = still(arm[name].at);
};
