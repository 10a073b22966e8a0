/**
 * A lesson: an ordered list of runs with captions, kept in a link (`steps=…&at=2`) or in a file.
 *
 * In a link a step is `experiment*query*caption` and steps are parted by `!`; within a field `&` is written `;`, and the four
 * characters of this grammar are percent-encoded. `at` counts from 1.
 */
import { encodeText, readQuery } from './query';

export interface LessonStep {
  /** `chem1`, or an instrument's slug. */
  readonly experiment: string;
  /** The run's query, as `encodeQuery` makes it. */
  readonly query: string;
  /** What the teacher says about it; may be empty. */
  readonly caption: string;
}

export interface Lesson {
  readonly steps: readonly LessonStep[];
  /** Index of the step that is shown. */
  readonly at: number;
}

const escapeField = (text: string): string =>
  text
    .replaceAll(/[%;!*]/g, (each) => `%${(each.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
    .replaceAll('&', ';');

const unescapeField = (text: string): string =>
  text
    .replaceAll(';', '&')
    .replaceAll(/%(25|3B|21|2A)/g, (_escape, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const textOf = (steps: readonly LessonStep[]): string =>
  steps.map(({ experiment, query, caption }) => [experiment, query, caption].map(escapeField).join('*')).join('!');

function stepsOf(text: string): readonly LessonStep[] {
  return text
    .split('!')
    .map((item) => item.split('*').map(unescapeField))
    .flatMap(([experiment = '', query = '', caption = '']) =>
      experiment === '' ? [] : [{ experiment, query: query.replace(/^\?/, ''), caption }],
    );
}

/** The query of one step of a lesson, without a question mark. */
export const encodeLesson = ({ steps, at }: Lesson): string => `steps=${encodeText(textOf(steps))}&at=${at + 1}`;

/** The lesson that a query carries; null where it carries none. A place outside the list is taken to its nearest end. */
export function decodeLesson(query: string): Lesson | null {
  const values = new Map(readQuery(query));
  const steps = stepsOf(values.get('steps') ?? '');
  if (steps.length === 0) return null;
  const asked = Number(values.get('at') ?? 1);
  const at = Number.isFinite(asked) ? Math.min(steps.length, Math.max(1, Math.trunc(asked))) - 1 : 0;
  return { steps, at };
}

/** The query of the run that a bench has to show: its own, or that of the lesson's present step. */
export function runQuery(query: string): string {
  const lesson = decodeLesson(query);
  return lesson?.steps[lesson.at]?.query ?? query;
}
