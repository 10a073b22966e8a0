/**
 * The patient-side arm: yaw and pitch about the remote centre of motion, and insertion through it. Millimetres and radians; z points
 * out of the body.
 *
 *   p = d (sin q₁ cos q₂, −sin q₂, −cos q₁ cos q₂)
 */
export interface Joints {
  readonly yaw: number;
  readonly pitch: number;
  readonly insertion: number;
}

export interface Tip {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The arm after docking and after `home`. */
export const HOME: Joints = { yaw: 0, pitch: 0, insertion: 100 };

export const DEGREE = Math.PI / 180;
export const LIMITS = {
  yaw: [-60 * DEGREE, 60 * DEGREE],
  pitch: [-45 * DEGREE, 45 * DEGREE],
  insertion: [50, 220],
} as const satisfies Readonly<Record<keyof Joints, readonly [number, number]>>;

export const tipOf = ({ yaw, pitch, insertion }: Joints): Tip => ({
  x: insertion * Math.sin(yaw) * Math.cos(pitch),
  y: -insertion * Math.sin(pitch),
  z: -insertion * Math.cos(yaw) * Math.cos(pitch),
});

/** Of any point but the remote centre itself. */
export const jointsOf = ({ x, y, z }: Tip): Joints => ({
  yaw: Math.atan2(x, -z),
  pitch: Math.atan2(-y, Math.sqrt(x * x + z * z)),
  insertion: Math.sqrt(x * x + y * y + z * z),
});

const held = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** Each joint within its limits. */
export const withinLimits = ({ yaw, pitch, insertion }: Joints): Joints => ({
  yaw: held(yaw, LIMITS.yaw),
  pitch: held(pitch, LIMITS.pitch),
  insertion: held(insertion, LIMITS.insertion),
});

const off = (value: number, range: readonly [number, number]): number => Math.abs(value - held(value, range));

/** Yaw, pitch and insertion in turn: whether the joint stands beyond its limit. */
export const beyond = ({ yaw, pitch, insertion }: Joints): readonly [boolean, boolean, boolean] => [
  off(yaw, LIMITS.yaw) > 1e-9,
  off(pitch, LIMITS.pitch) > 1e-9,
  off(insertion, LIMITS.insertion) > 1e-6,
];

export const isReachable = (joints: Joints): boolean => !beyond(joints).includes(true);

/**
 * The joints of a point, or of one near it that the arm reaches: the point is dropped onto the half-plane of greatest yaw, then
 * onto the ray of greatest pitch, then brought within the insertion.
 */
export function jointsToward(tip: Tip): Joints {
  const { yaw, pitch, insertion } = jointsOf(tip);
  const turned = held(yaw, LIMITS.yaw);
  const out = Math.max(0, insertion * Math.cos(pitch) * Math.cos(yaw - turned));
  const leaned = Math.atan2(-tip.y, out);
  const dipped = held(leaned, LIMITS.pitch);
  const along = Math.sqrt(out * out + tip.y * tip.y) * Math.cos(leaned - dipped);
  return { yaw: turned, pitch: dipped, insertion: held(along, LIMITS.insertion) };
}

/** mm between the port, `above` it on the axis of z, and the line of the shaft, which passes the remote centre. */
export function portDistance(joints: Joints, above: number): number {
  const { x, y, z } = tipOf(joints);
  return (Math.abs(above) * Math.sqrt(x * x + y * y)) / Math.sqrt(x * x + y * y + z * z);
}
