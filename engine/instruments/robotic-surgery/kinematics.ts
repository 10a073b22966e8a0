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

const DEGREE = Math.PI / 180;
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

/** The nearest joints that the arm reaches. */
export const reachable = ({ yaw, pitch, insertion }: Joints): Joints => ({
  yaw: held(yaw, LIMITS.yaw),
  pitch: held(pitch, LIMITS.pitch),
  insertion: held(insertion, LIMITS.insertion),
});

export const isReachable = (joints: Joints): boolean => {
  const near = reachable(joints);
  const off = Math.abs(near.yaw - joints.yaw) + Math.abs(near.pitch - joints.pitch);
  return off < 1e-9 && Math.abs(near.insertion - joints.insertion) < 1e-6;
};

/** mm by which the wall is pushed where the cannula's mark stands `off` above it. */
export const wallPush = ({ yaw, pitch }: Joints, off: number): number =>
  Math.abs(off) * Math.sqrt(Math.max(0, 1 - (Math.cos(yaw) * Math.cos(pitch)) ** 2));
