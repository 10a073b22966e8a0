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

/** Larger than any run or lesson: a file of this size is something else. */
const MOST_CHARACTERS = 5_000_000;
const MOST_STEPS = 500;
const MOST_CAPTION = 5000;

const bad = (sentence: string): OpenedFile => ({ is: 'bad', sentence });

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stepOf(value: unknown): LessonStep | null {
  if (!isRecord(value)) return null;
  const { experiment, query, caption = '' } = value;
  return typeof experiment === 'string' &&
    experiment !== '' &&
    typeof query === 'string' &&
    typeof caption === 'string' &&
    caption.length <= MOST_CAPTION
    ? { experiment, query, caption }
    : null;
}

function lessonOf(given: readonly unknown[]): OpenedFile {
  if (given.length === 0) return bad('The file of this lesson is incomplete: it has no steps.');
  if (given.length > MOST_STEPS) return bad(`The file of this lesson has more than ${MOST_STEPS} steps.`);
  const steps: LessonStep[] = [];
  for (const [index, value] of given.entries()) {
    const step = stepOf(value);
    if (!step) {
      return bad(
        `The file of this lesson is incomplete: step ${index + 1} cannot be read. Each step must name an experiment and a run, and a caption has at most ${MOST_CAPTION} characters.`,
      );
    }
    steps.push(step);
  }
  return { is: 'lesson', steps };
}

/** What a file holds, or the sentence that says why it cannot be used. */
export function readRunFile(text: string): OpenedFile {
  if (text.length > MOST_CHARACTERS) {
    return bad(`This file is too large for a run or a lesson: it has more than ${MOST_CHARACTERS / 1e6} MB.`);
  }
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
  if (data['kind'] === 'lesson' && Array.isArray(data['steps'])) return lessonOf(data['steps']);
  return bad('This file holds something else than a run or a lesson.');
}
