/** What the camera over the anvils sees, the sizes of a bar, and the grain of its metal. */
import { hash32 } from '../../../../engine/core/hash';

/** What is left after the blow. */
export interface BrokenBar {
  readonly stopped: boolean;
  readonly shear: number;
  readonly expansion: number;
  readonly energy: number;
  /** mm. */
  readonly width: number;
  readonly notch: number;
  readonly dull: boolean;
}

export interface FractureState {
  /** A bar lies on the anvils. */
  readonly lies: boolean;
  readonly tone: number;
  readonly rime: number;
  readonly broken: BrokenBar | null;
  readonly face: boolean;
  readonly words: string;
}

/** mm. */
export const LONG = 55;
export const THICK = 10;

/** From 0 to 1, always the same for a place. */
export const grain = (...at: readonly number[]): number => hash32('fracture', ...at.map(String)) / 2 ** 32;
