/**
 * What a competent learner does at a bench, as data: `<id>.worked.ts` beside the entry.
 *
 * `worked` goes through the procedure step by step. It is performed without a screen by the session, notebook, plot and judge that the page
 * uses (`tests/worked/`), and on the page by "Show me" and as the worked example. `measurement` is the one quantity that the procedure comes
 * to, found the shortest way, for many seeds.
 */
import type { ActionValue, Answer, Grade } from '../engine/contract';
import type { FitKind } from '../engine/core/fit-kinds';
import type { RunInputs } from '../engine/inputs';
import type { AxisChoice, PlotWork } from './define';

/** One thing that is done for the main measurement, in order. */
export type MeasuringAct =
  | { readonly set: RunInputs }
  /** A function: what is read off the stage by eye, from the simulation's view. */
  | { readonly do: string; readonly value?: ActionValue | ((seen: unknown) => ActionValue) }
  /** Lab seconds go by, at most: not beyond the end of the run. */
  | { readonly wait: number }
  /** A row is recorded, or so many, one after the other without waiting. */
  | { readonly record: number }
  | { readonly reset: true };

/** How the rows give the quantity. Symbols are ids of readings and inputs, 'time', and the columns made before. */
export interface Analysis {
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

/**
 * What the procedure of an entry comes to, and how it is found: `npm run coverage` does it for many seeds at school grade and counts how
 * often the true value lies within one and two of the standard uncertainties stated.
 */
export interface Measurement {
  /** What is found, as a learner says it: "resistance of the resistor". */
  readonly quantity: string;
  readonly unit: string;
  /** Its true value in the model; the answers are those of the run's unknowns. */
  readonly truth: number | ((inputs: RunInputs, answers: readonly Answer[]) => number);
  /** Inputs that differ from the defaults as the run begins. */
  readonly inputs?: RunInputs;
  /** Default: school. */
  readonly grade?: Exclude<Grade, 'ideal'>;
  readonly steps: readonly MeasuringAct[];
  readonly analysis: Analysis;
  /** Why the share within one standard uncertainty may lie outside the gate, in a sentence. */
  readonly outside?: string;
}

/** Which rows a result is worked out from: default all that count. */
export interface RowsTaken {
  /** Only the newest so many. */
  readonly last?: number;
  /** Only those with these inputs. */
  readonly where?: RunInputs;
}

/** A value for each word that a display may show: what a learner does next depends on what an unknown turned out to be. */
export interface ByWord {
  readonly by: string;
  readonly values: Readonly<Record<string, ActionValue>>;
}

/** One thing that the learner does, in order. `says`: what is told of it while it is shown. */
export type WorkedAct = { readonly says?: string } & (
  | { readonly set: RunInputs }
  /**
   * A function: what is read off the stage by eye, from the simulation's view. `by`: what belongs to the word that a display shows.
   * `refused`: it is done to see it refused. `atOnce`: while another action still occupies the bench, as a flame is lit under a slide that is
   * being stained.
   */
  | {
      readonly do: string;
      readonly value?: ActionValue | ByWord | ((seen: unknown) => ActionValue);
      readonly refused?: true;
      readonly atOnce?: true;
    }
  /** Lab seconds go by, at most: not beyond the end of the run, except where the run has ended and goes on `beyond` it. */
  | { readonly wait: number; readonly beyond?: true }
  /** Waits until a display shows a value in this range, or this word; fails where it does not come within so many lab seconds. */
  | {
      readonly until: string;
      readonly from?: number;
      readonly to?: number;
      readonly is?: string;
      readonly atMost: number;
    }
  /** A row is recorded, or so many, one after the other without waiting. */
  | { readonly record: number }
  | { readonly reset: true }
  /** A computed column, in the notebook's own formulas. */
  | {
      readonly column: {
        readonly symbol: string;
        readonly label: string;
        readonly unit: string;
        readonly formula: string;
      };
    }
  /** Axes of the plot, and what is worked out from its points. A computed column is named by its symbol. */
  | {
      readonly plot: {
        readonly x: AxisChoice<string>;
        readonly y: AxisChoice<string>;
        readonly with?: PlotWork<string, string>['with'][number];
        readonly series?: 'present' | 'only' | 'all';
      };
    }
  /**
   * A result is checked: a word, or a number with its uncertainty worked out from the rows. `word`: the reading that says it, in the
   * newest row or so many rows `back`.
   */
  | {
      readonly check: string;
      readonly answer:
        | string
        | { readonly word: string; readonly back?: number }
        | (Analysis & { readonly rows?: RowsTaken });
    }
  /** What is done on paper. */
  | { readonly tick: true }
);

export interface Worked {
  /** That a learner takes for it, to five; `tests/worked/` measures them. */
  readonly minutes: number;
  /** Inputs that differ from those that the bench opens with. */
  readonly inputs?: RunInputs;
  /** For each step of the procedure, in its order, what is done for it. */
  readonly steps: readonly (readonly WorkedAct[])[];
  /** Steps that what was done before has done already, by their number from 1, and why that is as it should be. */
  readonly already?: Readonly<Record<number, string>>;
}
