/**
 * What a competent learner does at a bench, step by step of its procedure, as data: `<id>.worked.ts` beside the entry. It is performed
 * without a screen by the session, notebook, plot and judge that the page uses (`tests/worked/`), and on the page by "Show me".
 */
import type { ActionValue } from '../engine/contract';
import type { RunInputs } from '../engine/inputs';
import type { AxisChoice, PlotWork } from './define';
import type { PromiseAnalysis } from './promise';

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
        | (PromiseAnalysis & { readonly rows?: RowsTaken });
    }
  /** What is done on paper. */
  | { readonly tick: true }
);

export interface Worked {
  /** Inputs that differ from those that the bench opens with. */
  readonly inputs?: RunInputs;
  /** For each step of the procedure, in its order, what is done for it. */
  readonly steps: readonly (readonly WorkedAct[])[];
  /** Steps that what was done before has done already, by their number from 1, and why that is as it should be. */
  readonly already?: Readonly<Record<number, string>>;
}
