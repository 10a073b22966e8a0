/** What an analysis of the points gives: things to draw, and words. */
import type { CurveFit } from '../../../../engine/core/curve-fit';
import type { AxisTitle, LowerScene, OverlayScene, PlotPoint } from '../scene';
import type { Unfinished } from './fits';
import type { Remedy } from './remedies';

/** A piece of an equation. */
export interface Rich {
  readonly text: string;
  readonly style?: 'variable' | 'raised';
}

/** A number that was found, as it may be used further. */
export interface FoundNumber {
  readonly value: number;
  /** Whole standard uncertainty; null where it cannot be told. */
  readonly error: number | null;
  readonly unit: string;
}

export interface ResultLine {
  readonly name: string;
  readonly text: string;
  /** Absent where the line says how well the curve suits, or that nothing was found. */
  readonly found?: FoundNumber;
}

export interface Analysis {
  readonly title: string;
  readonly overlays: readonly OverlayScene[];
  readonly lower: LowerScene | null;
  /** Title of the right axis where the analysis needs one. */
  readonly right: AxisTitle | null;
  readonly equation: readonly Rich[];
  readonly lines: readonly ResultLine[];
  readonly comments: readonly string[];
  /** Why there is no result, as a sentence. */
  readonly refused: string | null;
  /** The curve whose parameters stand in the lines; null where there is none. */
  readonly fit: CurveFit | null;
  /** Points that the curve goes through. */
  readonly used?: readonly PlotPoint[];
  /** What would help where nothing was found. */
  readonly remedies?: readonly Remedy[];
  /** Where the fit may still come. */
  readonly unfinished?: Unfinished;
}

export const refusal = (title: string, refused: string): Analysis => ({
  title,
  overlays: [],
  lower: null,
  right: null,
  equation: [],
  lines: [],
  comments: [],
  refused,
  fit: null,
});

/** The result in one line, for those who do not see the plot. */
export const inWords = ({ title, lines, refused }: Analysis): string =>
  refused ?? `${title}: ${lines.map(({ name, text }) => `${name} ${text}`).join(', ')}.`;

/** The same in lines of at most so many characters, where results allow. */
export function inLines(analysis: Analysis, most: number): readonly string[] {
  const { title, lines, refused } = analysis;
  if (refused !== null || lines.length === 0) return [inWords(analysis)];
  const results = lines.map(({ name, text }, index) => `${name} ${text}${index === lines.length - 1 ? '.' : ','}`);
  return results.slice(1).reduce<readonly string[]>(
    (done, result) => {
      const last = done.at(-1) ?? '';
      const longer = `${last} ${result}`;
      return longer.length <= most ? [...done.slice(0, -1), longer] : [...done, result];
    },
    [`${title}: ${results[0]}`],
  );
}
