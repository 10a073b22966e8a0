/**
 * What the machine's screen draws: the stress-strain curve as it grows, a zoom to its beginning with an offset line, and the
 * true curve with the rate of hardening over it.
 */
import { Container } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { corner, label } from '../../kit/charts/words';
import { createOffsetLine, type OffsetLine } from './offset-line';

export interface StressStrainCurve {
  /** Rows of strain (%), stress (MPa), true strain (%), true stress and dσ/dε (MPa); the last one is the present state. */
  readonly rows: Float32Array;
  readonly points: number;
  /** The first rows that have true values. */
  readonly uniform: number;
  /** Raised when rows were thinned. */
  readonly halvings: number;
  /** True values found with the caliper in the neck. */
  readonly neckPoints: readonly { readonly strain: number; readonly stress: number }[];
}

export type ChartView = 'curve' | 'zoom' | 'true';

export interface StressStrainChart {
  /** In units of the stage. */
  readonly root: Container;
  /** What hands take hold of: over everything else. */
  readonly grips: Container;
  lay(box: Box, type: TypeSizes): void;
  show(curve: StressStrainCurve, view: ChartView, results: readonly string[]): void;
  /** What the learner's line says now; null while it is not shown. */
  readonly offsetWords: string | null;
}

const COLUMNS = 5;
/** Room above the curve, and beyond it. */
const HEADROOM = { strain: 1.02, stress: 1.08 } as const;
const LEAST = { strain: 0.4, stress: 50 } as const;

const createPlot = (context: StageContext) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'Strain', short: 'e', unit: '%' },
    y: { label: 'Stress', short: 's', unit: 'MPa' },
    marks: {
      hardening: line({ colour: 'purple', width: 1.8 }),
      truth: line({ colour: 'orange', width: 1.8 }),
      engineering: line({ width: 2.2, points: 'grows' }),
      neck: points({ shape: 'square', colour: 'orange' }),
      offset: line({ colour: 'orange', width: 1.8 }),
      meets: points({ shape: 'ring', colour: 'bright', radius: 5 }),
      now: pen(),
      truthName: label({ text: 'σ', colour: 'orange', size: 'text' }),
      hardeningName: label({ text: 'dσ/dε', colour: 'purple', side: 'left' }),
      results: label(),
      words: corner({ at: 'bottom right', colour: 'bright', mono: true }),
    },
  });
type Marks = ReturnType<typeof createPlot>['marks'];

/** The largest values of a curve. */
interface Largest {
  readonly strain: number;
  readonly stress: number;
  readonly truth: number;
}

/** Takes in the rows that came since the last look. */
function createSurvey(): (curve: StressStrainCurve) => Largest {
  let seen = { points: 0, halvings: 0, strain: 0, stress: 0, truth: 0 };
  return ({ rows, points: count, uniform, halvings }) => {
    if (count < seen.points || halvings !== seen.halvings)
      seen = { points: 0, halvings, strain: 0, stress: 0, truth: 0 };
    for (let n = Math.max(0, seen.points - 1); n < count; n++) {
      seen.strain = Math.max(seen.strain, rows[n * COLUMNS] ?? 0);
      seen.stress = Math.max(seen.stress, rows[n * COLUMNS + 1] ?? 0);
      if (n < uniform) seen.truth = Math.max(seen.truth, rows[n * COLUMNS + 3] ?? 0);
    }
    seen.points = count;
    return seen;
  };
}

/** Right edge of the zoom: beyond the elastic line of whatever slope, with room for the offset. */
function zoomStrain({ rows, points: count }: StressStrainCurve, seen: Largest): number {
  for (let n = 1; n < count; n++) {
    const [strain, stress] = [rows[n * COLUMNS] ?? 0, rows[n * COLUMNS + 1] ?? 0];
    if (stress > 0.25 * seen.stress && strain > 0.01)
      return Math.min(seen.strain, (1.4 * seen.stress * strain) / stress + 0.35);
  }
  return LEAST.strain;
}

function stressWithin({ rows, points: count }: StressStrainCurve, strain: number): number {
  let most = 0;
  for (let n = 0; n < count; n++) {
    if ((rows[n * COLUMNS] ?? 0) <= strain) most = Math.max(most, rows[n * COLUMNS + 1] ?? 0);
  }
  return most;
}

/** The ends of the axes. */
function endsOf(curve: StressStrainCurve, view: ChartView, seen: Largest): { strain: number; stress: number } {
  const zoomed = view === 'zoom';
  const strain = niceEnd(Math.max(LEAST.strain, zoomed ? zoomStrain(curve, seen) : seen.strain * HEADROOM.strain));
  const neckMost = Math.max(0, ...curve.neckPoints.map((point) => point.stress));
  const most = zoomed
    ? stressWithin(curve, strain)
    : view === 'true'
      ? Math.max(seen.truth, neckMost, seen.stress)
      : seen.stress;
  return { strain, stress: niceEnd(Math.max(LEAST.stress, most * HEADROOM.stress)) };
}

/** First place where the curve comes down through the line. */
function meeting(
  { rows, points: count }: StressStrainCurve,
  { slope, offset }: OffsetLine,
): { strain: number; stress: number } | null {
  const above = (n: number): number => (rows[n * COLUMNS + 1] ?? 0) - slope * 10 * ((rows[n * COLUMNS] ?? 0) - offset);
  for (let n = 1; n < count; n++) {
    const strain = rows[n * COLUMNS] ?? 0;
    const [before, now] = [above(n - 1), above(n)];
    if (now > 0 || before <= 0 || strain < offset) continue;
    const part = before / (before - now);
    const from = (n - 1) * COLUMNS;
    const mid = (column: number): number => {
      const start = rows[from + column] ?? 0;
      return start + part * ((rows[from + COLUMNS + column] ?? 0) - start);
    };
    return { strain: mid(0), stress: mid(1) };
  }
  return null;
}

/** Returns what the learner's line says. */
function showOffset(
  marks: Marks,
  curve: StressStrainCurve,
  offsetLine: OffsetLine,
  ends: { readonly strain: number; readonly stress: number },
): string {
  const { offset, slope } = offsetLine;
  const top = offsetLine.end(ends.strain, ends.stress);
  marks.offset.columns([offset, top.strain], [0, top.stress]);
  const point = meeting(curve, offsetLine);
  if (point) marks.meets.columns([point.strain], [point.stress]);
  else marks.meets.clear();
  return [
    `slope ${slope.toFixed(1)} GPa`,
    `foot ${offset.toFixed(2)} %`,
    point ? `meets ${point.stress.toFixed(0)} MPa` : 'meets nothing yet',
  ].join('\n');
}

function hideOffset(marks: Marks): null {
  marks.offset.clear();
  marks.meets.clear();
  return null;
}

function showTruth(
  marks: Marks,
  { rows, points: count, uniform, neckPoints }: StressStrainCurve,
  stress: number,
): void {
  const last = Math.min(uniform, count - 1);
  marks.truth.rows(rows, COLUMNS, 2, 3, last);
  marks.hardening.rows(rows, COLUMNS, 2, 4, last);
  marks.neck.columns(
    neckPoints.map((point) => point.strain),
    neckPoints.map((point) => point.stress),
  );
  if (last <= 8) return;
  const end = (last - 1) * COLUMNS;
  marks.truthName.at(rows[end + 2] ?? 0, rows[end + 3] ?? 0);
  // Where the falling branch comes into sight.
  let first = last - 1;
  while (first > 0 && (rows[(first - 1) * COLUMNS + 4] ?? 0) < stress * 0.94) first--;
  marks.hardeningName.at(rows[first * COLUMNS + 2] ?? 0, rows[first * COLUMNS + 4] ?? 0);
}

function hideTruth(marks: Marks): void {
  for (const mark of [marks.truth, marks.hardening, marks.neck]) mark.clear();
  marks.truthName.hide();
  marks.hardeningName.hide();
}

export function createStressStrainChart(context: StageContext, redraw: () => void): StressStrainChart {
  const chart = createPlot(context);
  const { marks } = chart;
  const offsetLine = createOffsetLine(context, redraw);
  const survey = createSurvey();
  let offsetWords: string | null = null;

  return {
    root: chart.root,
    grips: offsetLine.root,
    get offsetWords() {
      return offsetWords;
    },
    lay: (box, type) => chart.lay(box, type),
    show(curve, view, results) {
      const seen = survey(curve);
      const zoomed = view === 'zoom';
      const ends = endsOf(curve, view, seen);
      chart.domain({ x: [0, ends.strain], y: [0, ends.stress] });
      const { rows, points: count } = curve;
      marks.engineering.rows(rows, COLUMNS, 0, 1, count);
      const at = (count - 1) * COLUMNS;
      marks.now.at(rows[at] ?? 0, rows[at + 1] ?? 0);
      if (view === 'true') showTruth(marks, curve, ends.stress);
      else hideTruth(marks);
      offsetWords = zoomed ? showOffset(marks, curve, offsetLine, ends) : hideOffset(marks);
      offsetLine.place(zoomed ? chart : null, ends.strain, ends.stress);
      marks.words.set(offsetWords ?? '');
      // Beside the end of the curve, under it: that corner is empty.
      if (view === 'curve' && results.length > 0) marks.results.at(seen.strain, seen.stress * 0.42, results.join('\n'));
      else marks.results.hide();
    },
  };
}
