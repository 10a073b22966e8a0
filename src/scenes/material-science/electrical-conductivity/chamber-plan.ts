/** Where things are in the chamber, from its upper left corner, and how a sample lies in it. */
import type { Point } from '../../contract';

export type Form = 'metal' | 'wafer' | 'bar' | 'insulator';

export interface ProbeLook {
  readonly form: Form;
  readonly tone: number;
  readonly mounted: boolean;
  readonly fourProbes: boolean;
  /** Under its lid: what it is, is to be found. */
  readonly covered: boolean;
}

export const CHAMBER = { width: 520, height: 318 } as const;
export const WINDOW = { x: 34, y: 50, width: 452, height: 226 } as const;
/** Where the sample lies. */
export const MIDDLE = { x: WINDOW.x + WINDOW.width / 2, y: WINDOW.y + WINDOW.height * 0.62 } as const;
/** Half the length between the outer and between the inner probes. */
export const PINS: Readonly<Record<Form, { readonly outer: number; readonly inner: number; readonly top: number }>> = {
  metal: { outer: 182, inner: 112, top: -4 },
  wafer: { outer: 57, inner: 19, top: -8 },
  bar: { outer: 96, inner: 52, top: -16 },
  insulator: { outer: 60, inner: 60, top: -24 },
};
export const HEAD = { y: WINDOW.y + 22, height: 26 } as const;
/** Feedthroughs at the upper edge: current, current, voltage, voltage. */
export const FEEDTHROUGHS = [0, 1, 2, 3].map((n): Point => ({ x: 320 + 46 * n, y: 0 }));
/** Where the sample lies, for its handle. */
export const SAMPLE_BOX = { x: MIDDLE.x - 190, y: MIDDLE.y - 34, width: 380, height: 76 } as const;
/** The probes' head, for its handle. */
export const HEAD_BOX = { x: MIDDLE.x - 200, y: HEAD.y, width: 400, height: HEAD.height + 8 } as const;
