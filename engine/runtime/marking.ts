/** Hand-ins against the answer key: what was found, how far off it is, and what a teacher should look at. */
import type { Answer, AnySimulation } from '../contract';
import { type Findable, targetsOf } from './answers';
import { halfDigitOf, type Judgement, judgeNumber, judgeText } from './judgement';
import type { KeyMember } from './class-set';
import { formatFixed, formatSignificant, unitText } from './format';
import type { FoundValue, HandIn } from './hand-in';
import { decodeLink, type LinkSubject, runCode } from './link';
import { csvText } from './spreadsheet';

/** What is said of a result; `missing` where nothing was handed in, `unmarked` where the truth is not here. */
export type Verdict = Judgement | 'missing' | 'unmarked';

export interface Mark {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** Null where nobody may be told: something is hidden, and the set is not here. */
  readonly truth: number | string | null;
  readonly tolerance: number | null;
  readonly value: number | string | null;
  readonly uncertainty: number | null;
  /** Value less truth, in its unit; null for words. */
  readonly deviation: number | null;
  /** The same in standard uncertainties of the student; null where none was stated. */
  readonly inUncertainties: number | null;
  /** The same in per cent of the truth; null where that is 0. */
  readonly percent: number | null;
  readonly verdict: Verdict;
}

export interface MarkedHandIn {
  readonly handIn: HandIn;
  /** Whose run of the set it is; null where it is none of them. */
  readonly member: string | null;
  readonly marks: readonly Mark[];
  /** How many were found. */
  readonly right: number;
  /** Sentences, for a second look. */
  readonly flags: readonly string[];
}

export interface AnswerKeySource {
  readonly subject: LinkSubject;
  readonly simulation: AnySimulation;
  /** What is to be found: hidden inputs, and the constants of the procedure. */
  readonly entry: Findable;
  /** The set that was given out. */
  readonly members: readonly KeyMember[];
}

/** Without an uncertainty a value is held against the tolerance alone. */
function judged(answer: Answer, value: number, uncertainty: number | null): Judgement {
  const { tolerance = 0 } = answer;
  if (uncertainty !== null) return judgeNumber(answer, { value, uncertainty, halfDigit: halfDigitOf(String(value)) });
  return judgeNumber(answer, { value, uncertainty: 0, halfDigit: tolerance });
}

export function markOf(answer: Answer, found: FoundValue | undefined): Mark {
  const { id, label, unit, value: truth } = answer;
  const value = found?.value ?? null;
  const uncertainty = found?.uncertainty ?? null;
  const plain = { id, label, unit, truth, tolerance: answer.tolerance ?? null, value, uncertainty };
  const words = { deviation: null, inUncertainties: null, percent: null };
  if (value === null) return { ...plain, ...words, verdict: 'missing' };
  if (typeof truth === 'string' || typeof value === 'string') {
    return { ...plain, ...words, verdict: judgeText(answer, String(value)) };
  }
  const deviation = value - truth;
  return {
    ...plain,
    deviation,
    inUncertainties: uncertainty === null || uncertainty === 0 ? null : deviation / uncertainty,
    percent: truth === 0 ? null : (100 * deviation) / Math.abs(truth),
    verdict: judged(answer, value, uncertainty),
  };
}

/** What was found, without a word on the truth. */
const unmarked = ({ id, label, unit }: Answer, found: FoundValue | undefined): Mark => ({
  id,
  label,
  unit,
  truth: null,
  tolerance: null,
  value: found?.value ?? null,
  uncertainty: found?.uncertainty ?? null,
  deviation: null,
  inUncertainties: null,
  percent: null,
  verdict: found ? 'unmarked' : 'missing',
});

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const unstated = ({ label, value, uncertainty }: Mark): readonly string[] =>
  typeof value === 'number' && uncertainty === null ? [`${label}: no uncertainty stated.`] : [];

const triesFlag = (answers: readonly Answer[], { id, tries, told }: FoundValue): readonly string[] => {
  const label = answers.find((answer) => answer.id === id)?.label;
  if (label === undefined) return [`"${id}" was not asked for.`];
  if (told) return [`${label}: the bench had shown the answer after ${tries} tries.`];
  return tries > 1 ? [`${label}: ${tries} tries.`] : [];
};

/**
 * One hand-in of this experiment. The truth is that of its run in the set: whoever has no set is told nothing of what a link hides,
 * since students have the link as well. Where none is hidden the truth is that of the hand-in's own link.
 */
export function markHandIn(handIn: HandIn, { subject, simulation, entry, members }: AnswerKeySource): MarkedHandIn {
  const own = decodeLink(subject, handIn.query).run;
  const ownCode = runCode(subject, own);
  const member = members.find(({ code }) => code === ownCode) ?? null;
  const answers = targetsOf(simulation, entry, member?.run ?? own);
  const mark = member || own.hide.length === 0 ? markOf : unmarked;
  const marks = answers.map((answer) =>
    mark(
      answer,
      handIn.found.find(({ id }) => id === answer.id),
    ),
  );
  const meant = members.find(({ name }) => sameName(name, handIn.name));
  const strange = handIn.codes.filter((code) => code !== ownCode);
  const flags = [
    ...(handIn.name.trim() === '' ? ['No name.'] : []),
    ...(member ? [] : ['The run is none of this set: open the set that it belongs to.']),
    ...(member && meant && member !== meant ? [`This is the run of ${member.name}.`] : []),
    ...(strange.length > 0 ? [`Rows of another run: ${strange.join(', ')}.`] : []),
    ...(handIn.version === subject.version
      ? []
      : [`Version ${handIn.version} of the model, not ${subject.version}: results may differ.`]),
    ...(handIn.changed.length > 0 ? [`Changed: ${handIn.changed.map(({ label }) => label).join(', ')}.`] : []),
    ...(handIn.rows === 0 ? ['Nothing was recorded.'] : []),
    ...(handIn.struck > 0 ? [`${handIn.struck} of ${handIn.rows} rows struck out.`] : []),
    ...marks.flatMap(unstated),
    ...handIn.found.flatMap((found) => triesFlag(answers, found)),
  ];
  return {
    handIn,
    member: member?.name ?? null,
    marks,
    right: marks.filter(({ verdict }) => verdict === 'right').length,
    flags,
  };
}

/** Students of the set from whose run nothing was handed in. */
export const missingFrom = (marked: readonly MarkedHandIn[], members: readonly KeyMember[]): readonly string[] =>
  members.map(({ name }) => name).filter((name) => !marked.some(({ member }) => member === name));

/** Several hand-ins, by name; what was handed in for one run more than once is said. */
export function markAll(handIns: readonly HandIn[], key: AnswerKeySource): readonly MarkedHandIn[] {
  const marked = handIns.map((handIn) => markHandIn(handIn, key));
  return marked
    .map((each) => {
      const same = marked.filter(({ handIn }) => handIn.query === each.handIn.query).length;
      return same > 1 ? { ...each, flags: [...each.flags, `${same} hand-ins of this run.`] } : each;
    })
    .toSorted((a, b) => (a.handIn.name < b.handIn.name ? -1 : a.handIn.name > b.handIn.name ? 1 : 0));
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  right: 'right',
  'too-high': 'too high',
  'too-low': 'too low',
  other: 'not the answer',
  'no-reach': 'near, but the uncertainty does not reach it',
  'too-wide': 'the uncertainty is far too wide',
  missing: 'missing',
  unmarked: 'not marked',
};

export const verdictText = (verdict: Verdict): string => VERDICTS[verdict];

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

/** "+1.4 %, +0.9 u": how far off a value is, relative to the truth and to its own uncertainty. */
export function deviationText({ percent, inUncertainties }: Mark): string {
  const parts = [
    ...(percent === null ? [] : [`${signed(percent, formatSignificant(percent, 2))} %`]),
    ...(inUncertainties === null ? [] : [`${signed(inUncertainties, formatFixed(inUncertainties, 1))} u`]),
  ];
  return parts.join(', ');
}

type Cell = number | string | null;

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toPrecision(digits));

const cellsOf = (mark: Mark | undefined): readonly Cell[] =>
  mark
    ? [
        mark.value,
        mark.uncertainty,
        typeof mark.truth === 'number' ? rounded(mark.truth, 12) : mark.truth,
        mark.tolerance,
        rounded(mark.deviation, 6),
        rounded(mark.inUncertainties, 4),
        rounded(mark.percent, 4),
        verdictText(mark.verdict),
      ]
    : Array.from({ length: 8 }, () => null);

/** What was written, by its heading, without what was left empty. */
export const writtenIn = ({ texts }: HandIn): readonly (readonly [string, string])[] =>
  Object.entries(texts).filter(([, text]) => text.trim() !== '');

/** How a spreadsheet wants its file: what parts the cells, and how fractions are written. */
export interface SpreadsheetForm {
  readonly separator: ',' | ';' | '\t';
  readonly decimal: '.' | ',';
}

export const ENGLISH_FORM: SpreadsheetForm = { separator: ',', decimal: '.' };

/** The table of results for a spreadsheet: one line for each hand-in, eight columns for each quantity. */
export function marksCsv(
  marked: readonly MarkedHandIn[],
  { separator, decimal }: SpreadsheetForm = ENGLISH_FORM,
): string {
  const cellText = (cell: Cell): string =>
    typeof cell === 'string' ? csvText(cell) : String(cell ?? '').replace('.', decimal);
  const asked = new Map(marked.flatMap(({ marks }) => marks).map(({ id, label, unit }) => [id, { id, label, unit }]));
  const written = [...new Set(marked.flatMap(({ handIn }) => writtenIn(handIn).map(([id]) => id)))];
  const head = [
    'name',
    'class',
    'run of',
    'run codes',
    'seed',
    'model version',
    'rows',
    'struck out',
    ...[...asked.values()].flatMap(({ label, unit }) => {
      const inUnit = unitText(unit) && ` (${unit})`;
      return [
        `${label}${inUnit}`,
        `u(${label})${inUnit}`,
        `${label}, true${inUnit}`,
        `${label}, tolerance${inUnit}`,
        `${label}, deviation${inUnit}`,
        `${label}, deviation / u`,
        `${label}, deviation (%)`,
        `${label}, verdict`,
      ];
    }),
    'found',
    'asked',
    'changed',
    'flags',
    ...written,
  ];
  const lines = marked.map(({ handIn, member, marks, right, flags }): readonly Cell[] => [
    handIn.name,
    handIn.group,
    member,
    handIn.codes.join(' '),
    seedOf(handIn),
    handIn.version,
    handIn.rows,
    handIn.struck,
    ...[...asked.keys()].flatMap((id) => cellsOf(marks.find((mark) => mark.id === id))),
    right,
    marks.length,
    handIn.changed.map(({ label, from, to }) => `${label}: ${from} → ${to}`).join('; '),
    flags.join(' '),
    ...written.map((id) => handIn.texts[id] ?? ''),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(cellText).join(separator)}\r\n`).join('');
}

/** Seed of the run, as its link says. */
export const seedOf = ({ query }: HandIn): number => decodeLink({ id: '', inputs: [], version: 1 }, query).run.seed;
