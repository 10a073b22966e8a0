/** A sheet for a student: what to ask before, during and after, taken from the data of the entry. Pure. */
import type { AnyEntry, EntryTexts } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import { formatSignificant, unitText } from '../../../engine/runtime/format';
import type { LinkedRun, SheetPart } from '../../../engine/runtime/link';
import { typedNumber } from '../../ui/typed-number';
import { countedRows, type Notebook } from '../notebook/notebook';

/** A number that follows from the student's own rows, and how far off still counts. */
export interface OwnNumber {
  readonly value: number;
  readonly tolerance: number;
}

export interface SheetQuestion {
  readonly id: string;
  /** Markdown with mathematics. */
  readonly question: string;
  /** What there is to choose from; null where it is written. */
  readonly options: readonly string[] | null;
  /** Marked by the page; null where a teacher reads it. */
  readonly own: OwnNumber | null;
}

export interface StudentSheet {
  readonly before: readonly SheetQuestion[];
  readonly task: string;
  readonly steps: readonly { readonly text: string; readonly done: boolean }[];
  readonly after: readonly SheetQuestion[];
}

export interface SheetSource {
  readonly entry: AnyEntry;
  readonly run: Pick<LinkedRun, 'task' | 'without' | 'ask'>;
  readonly misconceptions: NonNullable<EntryTexts['misconceptions']>;
  /** Of the teaching notes. */
  readonly questions: readonly string[];
  readonly notebook: Notebook;
  readonly seed: number;
  readonly readings: ReadingDefs;
  readonly stepsDone: readonly boolean[];
}

/** Beliefs that are asked for beforehand. */
const BELIEFS = 2;
/** A mean may be rounded to so much, a relative uncertainty to its first digits. */
const MEAN_TOLERANCE = 0.01;
const RELATIVE_TOLERANCE = 0.1;

const written = (id: string, question: string): SheetQuestion => ({ id, question, options: null, own: null });

/** Two questions with numbers of the student's own rows; none before there are any. */
function ownQuestions({ entry, notebook, seed, readings }: SheetSource): readonly SheetQuestion[] {
  const { column } = entry.plot.y;
  const def = readings[column];
  if (!def || def.kind === 'text') return [];
  const found = countedRows(notebook)
    .filter((row) => row.seed === seed)
    .flatMap((row) => {
      const { value, uncertainty } = row.readings[column] ?? {};
      return typeof value === 'number' ? [{ value, uncertainty: uncertainty ?? null }] : [];
    });
  const last = found.at(-1);
  if (found.length < 2 || !last) return [];
  const mean = found.reduce((sum, { value }) => sum + value, 0) / found.length;
  const unit = unitText(def.unit);
  const inUnit = unit === '' ? '' : `, in ${unit}`;
  const size = Math.max(...found.map(({ value }) => Math.abs(value)));
  const ofMean: SheetQuestion = {
    ...written('own-mean', `You recorded ${found.length} values of ${def.label}. What is their mean${inUnit}?`),
    own: { value: mean, tolerance: MEAN_TOLERANCE * size },
  };
  if (last.uncertainty === null || last.uncertainty <= 0 || last.value === 0) return [ofMean];
  const relative = (100 * last.uncertainty) / Math.abs(last.value);
  const shown = `${formatSignificant(last.value, 4)} ± ${formatSignificant(last.uncertainty, 2)} ${unit}`.trimEnd();
  return [
    ofMean,
    {
      ...written(
        'own-relative',
        `Your last value of ${def.label} was ${shown}. How large is its relative uncertainty, in per cent?`,
      ),
      own: { value: relative, tolerance: RELATIVE_TOLERANCE * relative },
    },
  ];
}

export function studentSheet(source: SheetSource): StudentSheet {
  const { entry, run, misconceptions, questions, stepsDone } = source;
  const has = (part: SheetPart): boolean => !run.without.includes(part);
  const { predict } = entry;
  return {
    before: has('before')
      ? [
          ...(predict ? [{ ...written('predict', predict.question), options: predict.options }] : []),
          ...misconceptions
            .slice(0, BELIEFS)
            .map(({ believed }, index) =>
              written(`belief-${index + 1}`, `Some say: ${believed} What do you think, and why?`),
            ),
        ]
      : [],
    task: run.task,
    steps: has('during') ? entry.procedure.map(({ text }, index) => ({ text, done: stepsDone[index] ?? false })) : [],
    after: [
      ...(has('after') ? questions.map((question, index) => written(`after-${index + 1}`, question)) : []),
      ...(has('own') ? ownQuestions(source) : []),
      ...(run.ask === '' ? [] : [written('asked', run.ask)]),
    ],
  };
}

/** Whether a number that was typed is that of the student's own rows; null where it is none. */
export function isOwn({ value, tolerance }: OwnNumber, typed: string): boolean | null {
  const number = typedNumber(typed);
  return number === null ? null : Math.abs(number - value) <= tolerance;
}
