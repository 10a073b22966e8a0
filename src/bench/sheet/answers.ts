/** What was answered on the sheet of a run: kept in this browser, by experiment and the run as it began. */
import { createStore } from 'zustand/vanilla';

export interface SheetAnswer {
  /** As it was asked: it goes with the answer into the hand-in. */
  readonly question: string;
  readonly answer: string;
  /** Of a number that the page has marked; null where it has not. */
  readonly right: boolean | null;
}

/** By the id of the question. */
export type SheetAnswers = Readonly<Record<string, SheetAnswer>>;

const NOTHING: SheetAnswers = {};
const keyOf = (experiment: string, query: string): string => `sheet:${experiment}:${query}`;

export const answersStore = createStore<Readonly<Record<string, SheetAnswers>>>(() => ({}));

function stored(key: string): SheetAnswers {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof read !== 'object' || read === null) return NOTHING;
    const entries = Object.entries(read as Readonly<Record<string, Partial<SheetAnswer> | null>>);
    return Object.fromEntries(
      entries.flatMap(([id, each]) =>
        typeof each?.question === 'string' && typeof each.answer === 'string'
          ? [
              [
                id,
                { question: each.question, answer: each.answer, right: each.right === undefined ? null : each.right },
              ],
            ]
          : [],
      ),
    );
  } catch {
    return NOTHING;
  }
}

export function sheetAnswers(experiment: string, query: string): SheetAnswers {
  const key = keyOf(experiment, query);
  const known = answersStore.getState()[key];
  if (known) return known;
  const read = stored(key);
  answersStore.setState({ [key]: read });
  return read;
}

export function answerSheet(experiment: string, query: string, id: string, answer: SheetAnswer): void {
  const answers = { ...sheetAnswers(experiment, query), [id]: answer };
  const key = keyOf(experiment, query);
  answersStore.setState({ [key]: answers });
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // Kept as long as the page is open.
  }
}

const RIGHT = { true: ' (marked right)', false: ' (marked not right)' } as const;

/** For a hand-in: each question with its answer. */
export const sheetTexts = (experiment: string, query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sheetAnswers(experiment, query))
      .filter(([, { answer }]) => answer.trim() !== '')
      .map(([id, { question, answer, right }]) => [
        `sheet-${id}`,
        `${question} → ${answer.trim()}${right === null ? '' : RIGHT[`${right}`]}`,
      ]),
  );
