/**
 * Twelve leads of one dipole. The dipole (mV; x to the left, y down, z to the back) gives I, II and V1 to V6 by Dower's matrix
 * (G. E. Dower, H. B. Machado and J. A. Osborne, Clin. Cardiol. 3, 87, 1980); the other limb leads follow from I and II
 * (Einthoven, Goldberger):
 *
 *   III = II − I,  aVR = −(I + II)/2,  aVL = I − II/2,  aVF = II − I/2
 */
export const LEADS = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;
export type Lead = (typeof LEADS)[number];

export interface Dipole {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Those that are measured, in the order of `CHANNELS`. */
export const CHANNELS = ['I', 'II', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;

const DOWER: readonly (readonly [number, number, number])[] = [
  [0.632, -0.235, 0.059],
  [0.235, 1.066, -0.132],
  [-0.515, 0.157, -0.917],
  [0.044, 0.164, -1.387],
  [0.882, 0.098, -1.277],
  [1.213, 0.127, -0.601],
  [1.125, 0.127, -0.086],
  [0.831, 0.076, 0.23],
];

/** What a dipole gives in a channel. */
export function channelOf(channel: number, { x, y, z }: Dipole): number {
  const [a, b, c] = DOWER[channel]!;
  return a * x + b * y + c * z;
}

/** What the channels give in a lead, by its place in `LEADS`. */
export function leadOf(lead: number, channels: ArrayLike<number>): number {
  const one = channels[0]!;
  const two = channels[1]!;
  switch (lead) {
    case 0:
      return one;
    case 1:
      return two;
    case 2:
      return two - one;
    case 3:
      return -(one + two) / 2;
    case 4:
      return one - two / 2;
    case 5:
      return two - one / 2;
    default:
      return channels[lead - 4]!;
  }
}

/** The largest that a dipole gives in any of the twelve leads, without its sign. */
export function largestIn(dipole: Dipole): number {
  const channels = CHANNELS.map((_, n) => channelOf(n, dipole));
  return Math.max(...LEADS.map((_, n) => Math.abs(leadOf(n, channels))));
}

/** aVF is longer than I by this on the dial of the frontal plane. */
const FRONTAL = 2 / Math.sqrt(3);

/** Frontal axis of what I and aVF show, in degrees: 0 to the left, 90 down. */
export const frontalAxis = (one: number, aVF: number): number => (Math.atan2(FRONTAL * aVF, one) * 180) / Math.PI;

/**
 * The dipole with `z` that shows `height` along `axis` (degrees) on the dial: I = A cos α, (2/√3) aVF = A sin α. What z itself gives in
 * both leads is taken off first.
 */
export function dipoleAlong(height: number, axis: number, z: number): Dipole {
  const [one, two] = [DOWER[0]!, DOWER[1]!];
  const aVF = [two[0] - one[0] / 2, two[1] - one[1] / 2, two[2] - one[2] / 2] as const;
  const alpha = (axis * Math.PI) / 180;
  const p = height * Math.cos(alpha) - one[2] * z;
  const q = (height * Math.sin(alpha)) / FRONTAL - aVF[2] * z;
  const determinant = one[0] * aVF[1] - one[1] * aVF[0];
  return { x: (p * aVF[1] - one[1] * q) / determinant, y: (one[0] * q - p * aVF[0]) / determinant, z };
}
