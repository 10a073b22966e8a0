/** Runs and lessons as files, for what is too long for a link. The run itself is kept as its query: one codec for all. */
import type { LessonStep } from './lesson';
import { encodeQuery, type LinkedRun, type LinkSubject } from './link';

const FORMAT = 'virtual-science-lab';

export type OpenedFile =
  | { readonly is: 'run'; readonly experiment: string; readonly query: string }
  | { readonly is: 'lesson'; readonly steps: readonly LessonStep[] }
  | { readonly is: 'bad'; readonly sentence: string };

export const encodeRunFile = (subject: LinkSubject, run: LinkedRun): string =>
  `${JSON.stringify(
    {
      format: FORMAT,
      kind: 'run',
      experiment: subject.id,
      version: run.version,
      run: encodeQuery(subject, run, run.events),
    },
    null,
    2,
  )}\n`;

export const encodeLessonFile = (steps: readonly LessonStep[]): string =>
  `${JSON.stringify({ format: FORMAT, kind: 'lesson', steps }, null, 2)}\n`;

const bad = (sentence: string): OpenedFile => ({ is: 'bad', sentence });

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stepOf(value: unknown): LessonStep | null {
  if (!isRecord(value)) return null;
  const { experiment, query, caption } = value;
  return typeof experiment === 'string' && experiment !== '' && typeof query === 'string'
    ? { experiment, query, caption: typeof caption === 'string' ? caption : '' }
    : null;
}

/** What a file holds, or the sentence that says why it cannot be used. */
export function readRunFile(text: string): OpenedFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return bad('This is not a file of a run or a lesson: it is not JSON.');
  }
  if (!isRecord(data) || data['format'] !== FORMAT)
    return bad('This file does not hold a run or a lesson of this lab.');
  if (data['kind'] === 'run') {
    const { experiment, run } = data;
    return typeof experiment === 'string' && typeof run === 'string'
      ? { is: 'run', experiment, query: run }
      : bad('The file of this run is incomplete: it must name an experiment and a run.');
  }
  if (data['kind'] === 'lesson' && Array.isArray(data['steps'])) {
    const steps = data['steps'].map(stepOf);
    const good = steps.filter((step) => step !== null);
    return good.length === steps.length && good.length > 0
      ? { is: 'lesson', steps: good }
      : bad('The file of this lesson is incomplete: each step must name an experiment and a run.');
  }
  return bad('This file holds something else than a run or a lesson.');
}
