/**
 * Quiet comments on measuring: what could be read finer, repeated, or spread wider, from the notebook, the instruments and the
 * entry. Each rule looks at what counts and says nothing or one thing. Pure.
 */
import type { AnyEntry } from '../../../catalogue/define';
import type { Grade, ReadingDefs } from '../../../engine/contract';
import type { CurveFit } from '../../../engine/core/curve-fit';
import type { FitKind } from '../../../engine/core/fit-kinds';
import { rangeOf } from '../../../engine/core/range';
import { formatSignificant, unitText } from '../../../engine/runtime/format';
import { repeatsOf } from '../notebook/statistics';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import { scatterOf } from '../plot/analysis/scatter';
import type { PlotPoint } from '../plot/scene';

export interface CoachSource {
  readonly entry: AnyEntry;
  readonly readings: ReadingDefs;
  readonly table: NotebookTable;
  /** Of the rows that count; of the bench where there are none. */
  readonly grades: readonly Grade[];
  /** Columns on the axes of the plot. */
  readonly plotted: { readonly x: string; readonly y: string };
  /** Points that count, as they are plotted and fitted. */
  readonly points: readonly PlotPoint[];
  /** The curve through them; null where none is asked for, or found. */
  readonly fit: { readonly kind: FitKind; readonly found: CurveFit } | null;
}

export interface Comment {
  /** By which it is dismissed. */
  readonly id: string;
  readonly text: string;
}

interface Seen extends CoachSource {
  readonly counted: readonly NotebookTableRow[];
  /** The axis along x is set by the learner: rows with equal settings are repeats. */
  readonly setsX: boolean;
}

type Rule = (seen: Seen) => string | null;

const ROWS_FOR_A_WORD = 2;
const ENOUGH_REPEATS = 3;
/** Titres that agree so well, mL, are concordant; so many of them are wanted. */
const CONCORDANT_ML = 0.1;
const CONCORDANT_COUNT = 3;
/** Of differences of decimal fractions. */
const ROUNDING = 1e-9;
/** A stopwatch worked by hand that is this uncertain, of the time, should run longer. */
const TIMED_WELL = 0.02;
const HAND_TIMER = /stop ?watch|stop ?clock|hand timer/i;
/** A reading of fewer steps of its display is known badly. */
const FEW_STEPS = 10;
/** A line needs points over so much of the greatest x. */
const NARROW = 0.3;
/** Of the range between two neighbouring points: a hole. */
const HOLE = 0.5;
/** So many times the range away from the points, nothing measured says that the curve goes on. */
const FAR = 0.5;

const columnOf = ({ table }: CoachSource, id: string): NotebookColumn | undefined =>
  table.columns.find((column) => column.id === id);

/** The step of the display of a reading, in the coarsest grade that was used; null without an instrument. */
function stepOf({ readings, grades }: CoachSource, id: string): number | null {
  const def = readings[id];
  if (!def || def.kind === 'text' || !def.instrument) return null;
  const { instrument } = def;
  const steps = grades.flatMap((grade) => (grade === 'ideal' ? [] : instrument[grade].resolution));
  return steps.length === 0 ? null : Math.max(...steps);
}

const number = (value: number): string => formatSignificant(value, 3);

// ---------------------------------------------------------------- rules, the weightiest first

const idealGrade: Rule = ({ grades, counted }) =>
  counted.length >= ROWS_FOR_A_WORD && grades.every((grade) => grade === 'ideal')
    ? 'These readings were taken at the grade Ideal: they have no uncertainty, as no real reading has. At School or Research the instruments are like real ones.'
    : null;

/** End points as they were recorded: one for each time that the indicator turned. */
function titresOf(rows: readonly NotebookTableRow[], titre: string): readonly number[] {
  return rows.flatMap(({ cells, run }, index) => {
    const value = cells[titre]?.value ?? null;
    const before = rows[index - 1];
    const same = before?.run === run && before.cells[titre]?.value === value;
    return value === null || same ? [] : [value];
  });
}

const concordantTitres: Rule = ({ entry, counted }) => {
  const titre = entry.plot.titration?.titre;
  if (titre === undefined) return null;
  const titres = titresOf(counted, titre).toSorted((a, b) => a - b);
  const agree = titres.some((least, index) => {
    const most = titres[index + CONCORDANT_COUNT - 1];
    return most !== undefined && most - least <= CONCORDANT_ML + ROUNDING;
  });
  return titres.length < 2 || agree
    ? null
    : 'Titrate until three titres lie within 0.10 mL of one another, and take the mean of those. The first, quick one does not count.';
};

const longerTimes: Rule = (seen) => {
  for (const [id, def] of Object.entries(seen.readings)) {
    if (def.kind === 'text' || !def.instrument || !HAND_TIMER.test(def.instrument.name)) continue;
    const uncertain = seen.counted.some(({ cells }) => {
      const cell = cells[id];
      return cell && cell.uncertainty !== null && cell.value > 0 && cell.uncertainty / cell.value > TIMED_WELL;
    });
    if (uncertain) {
      return `${def.label}: the start and stop of a hand cost the same however long you time. Time ten swings rather than one, and divide by ten.`;
    }
  }
  return null;
};

const moreScatter: Rule = ({ fit }) => {
  if (!fit) return null;
  const { chiSquare, degreesOfFreedom } = fit.found;
  const ratio = `χ²/ν is ${formatSignificant(chiSquare / degreesOfFreedom, 2)}`;
  switch (scatterOf(fit.found)) {
    case 'more':
      return `${ratio}: the points lie farther from the curve than their uncertainties allow. Look at the residuals: do they bend, or does one point stand out?`;
    case 'less':
      return `${ratio}: the points lie closer to the curve than their own uncertainties say: each may be known better than was thought.`;
    case 'as said':
      return null;
  }
};

const fewSteps: Rule = (seen) => {
  const { y } = seen.plotted;
  const step = stepOf(seen, y);
  const column = columnOf(seen, y);
  const values = seen.counted.flatMap(({ cells }) => cells[y]?.value ?? []).map(Math.abs);
  if (step === null || !column || values.length === 0) return null;
  const [least] = rangeOf(values);
  if (least === 0 || least >= FEW_STEPS * step) return null;
  const unit = unitText(column.unit);
  return `${column.label}: ${`${number(least)} ${unit}`.trimEnd()} is only ${number(Math.round(least / step))} ${
    Math.round(least / step) === 1 ? 'step' : 'steps'
  } of the display (${`${number(step)} ${unit}`.trimEnd()}). A setting that makes it larger makes it better known.`;
};

const smallDifferences: Rule = (seen) => {
  const { y } = seen.plotted;
  const step = stepOf(seen, y);
  const column = columnOf(seen, y);
  const values = seen.counted.flatMap(({ cells }) => cells[y]?.value ?? []);
  if (step === null || !column || values.length < ENOUGH_REPEATS || !seen.setsX) return null;
  const [lowest, highest] = rangeOf(values);
  const spread = highest - lowest;
  const varied = new Set(seen.counted.map(({ texts }) => texts[seen.plotted.x])).size > 1;
  return varied && spread > 0 && spread < FEW_STEPS * step
    ? `${column.label} changes by only a few steps of the display. Vary what you set over a wider range.`
    : null;
};

const repeatReadings: Rule = (seen) => {
  const { counted, setsX, table, plotted, grades } = seen;
  if (!setsX || grades.every((grade) => grade === 'ideal') || counted.length < ENOUGH_REPEATS) return null;
  if (counted.every(({ cells }) => !cells[plotted.y])) return null;
  const largest = repeatsOf(table).reduce((most, { keys }) => Math.max(most, keys.length), 1);
  if (largest >= ENOUGH_REPEATS) return null;
  const varied = new Set(counted.map(({ texts }) => texts[plotted.x])).size > 1;
  if (!varied) return null;
  return largest === 1
    ? 'Each setting was read once. Repeat one of them three times or more: the scatter tells how far a single reading can be trusted.'
    : 'Two readings at one setting show a difference, three or more a scatter: repeat once more.';
};

const narrowRange: Rule = ({ points, fit }) => {
  if (!fit || (fit.kind !== 'line' && fit.kind !== 'proportional' && fit.kind !== 'power') || points.length < 3)
    return null;
  const xs = points.map(({ x }) => x);
  const [least, most] = rangeOf(xs);
  const size = Math.max(Math.abs(least), Math.abs(most));
  return size > 0 && most - least < NARROW * size
    ? 'The points cover a small part of the axis: the slope hangs on their last digits. Measure over a wider range.'
    : null;
};

const bunchedPoints: Rule = ({ points }) => {
  const xs = distinct(points.map(({ x }) => x)).toSorted((a, b) => a - b);
  const [first, last] = [xs[0], xs.at(-1)];
  if (first === undefined || last === undefined || xs.length < 5 || first === last) return null;
  const gaps = xs.slice(1).map((x, index) => ({ from: xs[index] ?? x, to: x }));
  const widest = gaps.reduce((most, gap) => (gap.to - gap.from > most.to - most.from ? gap : most));
  return widest.to - widest.from > HOLE * (last - first)
    ? `The points are bunched: there is none between ${number(widest.from)} and ${number(widest.to)}. Space them evenly.`
    : null;
};

/** Only the intercept of a line is read off where nothing was measured. */
const beyondTheData: Rule = ({ points, fit }) => {
  if (!fit || fit.kind !== 'line' || points.length < 3) return null;
  const xs = points.map(({ x }) => x);
  const [least, most] = rangeOf(xs);
  const away = Math.max(least, -most, 0);
  return most > least && away > FAR * (most - least)
    ? 'The intercept lies far outside the points: it holds only if the line goes on straight down to zero. Points nearer to zero would show that.'
    : null;
};

const distinct = (values: readonly number[]): readonly number[] => [...new Set(values)];

const RULES: readonly (readonly [id: string, rule: Rule])[] = [
  ['ideal', idealGrade],
  ['concordant', concordantTitres],
  ['longer-times', longerTimes],
  ['scatter', moreScatter],
  ['few-steps', fewSteps],
  ['small-differences', smallDifferences],
  ['repeat', repeatReadings],
  ['narrow', narrowRange],
  ['bunched', bunchedPoints],
  ['beyond', beyondTheData],
];

/** As many rows and points are looked at, the newest: what to do better is told by what was done last. */
export const MOST_LOOKED_AT = 2000;

/** All that there is to say, the weightiest first; the entry's own hints last. */
export function coachComments(all: CoachSource): readonly Comment[] {
  const rows = all.table.rows.slice(-MOST_LOOKED_AT);
  const columns = [...all.table.columns];
  const source = { ...all, table: { ...all.table, columns, rows }, points: all.points.slice(-MOST_LOOKED_AT) };
  const counted = rows.filter(({ struck }) => !struck);
  if (counted.length === 0) return [];
  const setsX = source.table.columns.some(({ id, kind }) => id === source.plotted.x && kind === 'input');
  const seen: Seen = { ...source, counted, setsX };
  return [
    ...RULES.flatMap(([id, rule]) => {
      const text = rule(seen);
      return text === null ? [] : [{ id, text }];
    }),
    ...(source.entry.coach ?? [])
      .filter(({ after }) => counted.length >= after)
      .map(({ text }) => ({ id: text, text })),
  ];
}
