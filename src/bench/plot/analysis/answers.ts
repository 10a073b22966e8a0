/** What is asked of a fitted curve: its value at an x, and the x of a value of y, with both parts of the uncertainty. Pure. */
import {
  curveAt,
  fiellerOf,
  inverseAt,
  type Reading,
  scatterOfReading,
  type XRange,
} from '../../../../engine/core/calibration';
import type { CurveFit } from '../../../../engine/core/curve-fit';
import type { FitKind } from '../../../../engine/core/fit-kinds';
import { formatSignificant } from '../../../../engine/runtime/format';
import { combined } from '../../../../engine/runtime/uncertain';
import { meanOf } from '../../notebook/mean';
import type { NotebookTable } from '../../notebook/table';
import { along } from '../series';
import { settled } from '../transform';
import type { Asked, AxisSetting } from '../settings';
import type { ResultLine } from './analysis';
import { measured, resultLine } from './measured';
import { growthOf } from './scatter';

interface Axis {
  readonly symbol: string;
  readonly unit: string;
}

interface Question {
  readonly asked: Asked;
  readonly table: NotebookTable;
  readonly y: AxisSetting;
  /** Of the points. */
  readonly range: XRange;
  readonly kind: FitKind | null;
  readonly axes: { readonly x: Axis; readonly y: Axis };
}

interface Answers {
  readonly lines: readonly ResultLine[];
  readonly comments: readonly string[];
}

const NOTHING: Answers = { lines: [], comments: [] };

const withUnit = (text: string, { unit }: Axis): string => `${text} ${unit}`.trimEnd();
const number = (value: number): string => formatSignificant(value, 4);

export function answersOf(fit: CurveFit, question: Question): Answers {
  const [value, place] = [valueAt(fit, question), placeOf(fit, question)];
  return { lines: [...value.lines, ...place.lines], comments: [...value.comments, ...place.comments] };
}

const beyondWords = (symbol: string): string =>
  `${symbol} lies beyond the points there: nothing was measured that says how the curve goes on.`;

function valueAt(fit: CurveFit, { asked, range, axes: { x, y } }: Question): Answers {
  if (asked.x === null) return NOTHING;
  const found = curveAt(fit, asked.x);
  const name = `${y.symbol} at ${x.symbol} = ${withUnit(number(asked.x), x)}:`;
  if (!Number.isFinite(found.value)) return { lines: [{ name, text: 'no value' }], comments: [] };
  const beyond = asked.x < range.from || asked.x > range.to;
  const single = usualScatter(fit);
  return {
    lines: [resultLine(name, found, y.unit)],
    comments: [
      ...(beyond ? [beyondWords(x.symbol)] : []),
      ...(single === null
        ? []
        : [
            `That is the curve itself: a single reading scatters about it by ± ${withUnit(formatSignificant(single, 2), y)}.`,
          ]),
    ],
  };
}

interface Asking extends Reading {
  readonly words: string;
  readonly comments: readonly string[];
}

/** How one reading like those of the points scatters, as far as their scatter is known. */
const usualScatter = (fit: CurveFit): number | null => {
  const scatter = scatterOfReading(fit);
  return scatter === null ? null : scatter * growthOf(fit);
};

/** The value of y as it is asked for; null where nothing is. */
function readingOf(fit: CurveFit, { asked, table, y: setting, axes: { y } }: Question): Asking | null {
  const rows = asked.rows.length === 0 ? [] : table.rows.filter(({ key }) => asked.rows.includes(key));
  const cells = rows.flatMap((row) => {
    const cell = along(row, settled(table.columns, setting));
    if (!cell) return [];
    const { value, scatter, shared } = cell;
    return [
      { value, uncertainty: scatter === null ? null : combined(scatter, shared ?? {}), ...(shared && { shared }) },
    ];
  });
  const mean = meanOf(cells);
  if (mean) {
    const stated = cells.every(({ uncertainty }) => uncertainty !== null);
    const usual = usualScatter(fit);
    const scatter = stated ? mean.scatter : usual && usual / Math.sqrt(cells.length);
    const numbers = rows.map(({ row }) => row).join(', ');
    return {
      value: mean.value,
      scatter,
      shared: mean.shared,
      words: rows.length === 1 ? `as in row ${numbers}` : `as in the mean of rows ${numbers}`,
      comments: [],
    };
  }
  if (asked.y === null) return null;
  const taken = usualScatter(fit);
  const spread = taken === null ? '' : withUnit(`± ${formatSignificant(taken, 2)}`, y);
  return {
    value: asked.y,
    scatter: asked.u ?? taken,
    words: asked.u === null ? `= ${withUnit(number(asked.y), y)}` : `= ${measured(asked.y, asked.u, y.unit)}`,
    comments:
      asked.u === null && taken !== null ? [`For ${y.symbol} the scatter of one point was taken, ${spread}.`] : [],
  };
}

function placeOf(fit: CurveFit, question: Question): Answers {
  const { range, kind, axes } = question;
  const { x, y } = axes;
  const reading = readingOf(fit, question);
  if (!reading) return NOTHING;
  const name = `${x.symbol} where ${y.symbol} ${reading.words}:`;
  const inverse = inverseAt(fit, reading, range);
  if ('refused' in inverse) return { lines: [{ name, text: 'not found' }], comments: [inverse.refused] };
  return {
    lines: [resultLine(name, inverse.x, x.unit)],
    comments: [
      ...reading.comments,
      ...(inverse.beyond ? [beyondWords(x.symbol)] : []),
      ...(kind === 'line' ? lopsided(fit, reading, x) : []),
    ],
  };
}

/** What to say where the slope of a line is so uncertain that x ± u does not tell it. */
function lopsided(fit: CurveFit, reading: Reading, x: Axis): readonly string[] {
  const fieller = fiellerOf(fit, reading);
  if (!fieller) return [];
  if (!fieller.limits) return [`The slope may well be zero: the line does not tell ${x.symbol} from such a value.`];
  const [low, high] = fieller.limits.map((limit) => formatSignificant(limit, 3));
  return [
    `The slope is uncertain, and ${x.symbol} not evenly so: with about 95 % it lies between ${low} and ${withUnit(high ?? '', x)} (Fieller’s limits).`,
  ];
}
