/**
 * What the procedure of an entry promises to find, and how it finds it, as data: `npm run coverage` does it for many seeds at
 * school grade and counts how often the true value lies within one and two of the standard uncertainties stated.
 * Each stands in `<id>.promise.ts` beside its entry.
 */
import type { ActionValue, Answer, Grade } from '../engine/contract';
import type { FitKind } from '../engine/core/fit-kinds';
import type { RunInputs } from '../engine/inputs';

/** One thing that the learner does, in order. */
export type PromiseStep =
  | { readonly set: RunInputs }
  /** A function: what is read off the stage by eye, from the simulation's view. */
  | { readonly do: string; readonly value?: ActionValue | ((seen: unknown) => ActionValue) }
  /** Lab seconds go by, at most: not beyond the end of the run. */
  | { readonly wait: number }
  /** A row is recorded, or so many, one after the other without waiting. */
  | { readonly record: number }
  | { readonly reset: true };

/** How the rows give the quantity. Symbols are ids of readings and inputs, 'time', and the columns made before. */
export interface PromiseAnalysis {
  /** Computed columns, in the notebook's own formulas. */
  readonly columns?: readonly { readonly symbol: string; readonly formula: string }[];
  /** A curve through the rows: its parameters are symbols of the result. Rows are taken where `x` lies in the limits. */
  readonly fit?: {
    readonly kind: FitKind;
    readonly x: string;
    readonly y: string;
    readonly from?: number;
    readonly to?: number;
  };
  /** Means over all rows: symbols of the result as well. */
  readonly mean?: readonly string[];
  /** The quantity: a formula of the fit's parameters and the means, else of the columns of the last row. */
  readonly result: string;
}

export interface Promised {
  /** What is found, as a learner says it: "resistance of the resistor". */
  readonly quantity: string;
  readonly unit: string;
  /** Its true value in the model; the answers are those of the run's unknowns. */
  readonly truth: number | ((inputs: RunInputs, answers: readonly Answer[]) => number);
  /** Inputs that differ from the defaults as the run begins. */
  readonly inputs?: RunInputs;
  /** Default: school. */
  readonly grade?: Exclude<Grade, 'ideal'>;
  readonly steps: readonly PromiseStep[];
  readonly analysis: PromiseAnalysis;
  /** Why the share within one standard uncertainty may lie outside the gate, in a sentence. */
  readonly outside?: string;
}
