/** What a learner expected, as the notebook keeps it: an outcome chosen, or a curve sketched on the axes of the plot. Pure. */
import type { AxisTransform } from '../../../catalogue/define';
import type { Prediction } from '../notebook/notebook';
import type { AxisSetting } from '../plot/settings';
import { TRANSFORMS } from '../plot/settings';

interface Kept extends Prediction {
  /** What the learner says to it when the readings are there. */
  readonly explanation: string;
  /** Readings that were recorded when it was made. */
  readonly rowsBefore: number;
}

export interface Sketch extends Kept {
  readonly kind: 'sketch';
  readonly x: AxisSetting;
  readonly y: AxisSetting;
  /** Along x, in the units of the axes. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Choice extends Kept {
  readonly kind: 'choice';
  readonly question: string;
  readonly answer: string;
}

export const CHOICE_ID = 'choice';

/** There is one sketch for each pair of axes. */
export const sketchId = (x: AxisSetting, y: AxisSetting): string =>
  `sketch ${x.column} ${x.transform} ${y.column} ${y.transform}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function axisOf(value: unknown): AxisSetting | null {
  if (typeof value !== 'object' || value === null) return null;
  const { column, transform } = value as Readonly<Record<string, unknown>>;
  const known = TRANSFORMS.find((each): each is AxisTransform => each === transform);
  return isText(column) && known ? { column, transform: known } : null;
}

function pointsOf(value: unknown): Sketch['points'] | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const points = value.flatMap((point: unknown) => {
    if (!Array.isArray(point)) return [];
    const [x, y]: readonly unknown[] = point;
    return isNumber(x) && isNumber(y) ? [[x, y] as const] : [];
  });
  const rising = points.every(([x], index) => index === 0 || x > (points[index - 1]?.[0] ?? x));
  return points.length === value.length && rising ? points : null;
}

function readOne(kept: Prediction): readonly (Sketch | Choice)[] {
  const { id } = kept;
  const explanation = isText(kept['explanation']) ? kept['explanation'] : '';
  const rowsBefore = isNumber(kept['rowsBefore']) ? kept['rowsBefore'] : 0;
  const { question, answer } = kept as { readonly question?: unknown; readonly answer?: unknown };
  if (kept.kind === 'choice' && isText(question) && isText(answer)) {
    return [{ id, kind: 'choice', question, answer, explanation, rowsBefore }];
  }
  const [x, y, points] = [axisOf(kept['x']), axisOf(kept['y']), pointsOf(kept['points'])];
  return kept.kind === 'sketch' && x && y && points
    ? [{ id, kind: 'sketch', x, y, points, explanation, rowsBefore }]
    : [];
}

/** Those that this version understands. */
export const predictionsOf = (kept: readonly Prediction[]): readonly (Sketch | Choice)[] => kept.flatMap(readOne);

export const sketchFor = (kept: readonly Prediction[], x: AxisSetting, y: AxisSetting): Sketch | null =>
  predictionsOf(kept).find((each): each is Sketch => each.kind === 'sketch' && each.id === sketchId(x, y)) ?? null;

/** Whether it was made before there was anything to see. */
export const madeWhen = ({ rowsBefore }: Kept): string => {
  if (rowsBefore === 0) return 'made before the first reading';
  return rowsBefore === 1 ? 'made after one reading' : `made after ${rowsBefore} readings`;
};
