/** What was set otherwise in the rows than the run began with. Pure. */
import { unitText } from '../../../engine/runtime/format';
import type { AnyEntry } from '../../../catalogue/define';
import type { Grade } from '../../../engine/contract';
import type { InputDef, InputValue } from '../../../engine/inputs';
import type { Changed } from '../../../engine/runtime/hand-in';
import type { LinkedRun } from '../../../engine/runtime/link';
import { inputText, placeOf, unitOf, wordsOf } from '../controls/input-rules';
import type { NotebookRow } from '../notebook/notebook';

const GRADES: Readonly<Record<Grade, string>> = { ideal: 'Ideal', school: 'School', research: 'Research' };

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The same of one field of many rows: most have what the row before has. */
function distinctIn<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): readonly Row[Name][] {
  const found = new Set<Row[Name]>();
  let last: Row[Name] | undefined;
  for (const row of rows) {
    const value = row[name];
    if (value !== last) found.add(value);
    last = value;
  }
  return [...found];
}

function textOf(input: InputDef, value: InputValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'number' && 'min' in input ? inputText(value, input) : wordsOf(input, value);
  return `${text} ${unitText(unitOf(input) ?? '')}`.trimEnd();
}

/** "1.0 to 12.0 V" for many numbers, else the values one by one. */
function valuesText(input: InputDef, values: readonly InputValue[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  const [only] = values;
  if (values.length === 1 && only !== undefined) return textOf(input, only);
  if (numbers.length < values.length) return values.map((value) => textOf(input, value)).join(', ');
  const least = Math.min(...numbers);
  const lowest = 'min' in input ? inputText(least, input) : String(least);
  return `${lowest} to ${textOf(input, Math.max(...numbers))}`;
}

/** Hidden inputs are left out: nobody changed them. */
export function changesOf(
  { inputs }: AnyEntry,
  begun: Pick<LinkedRun, 'inputs' | 'grade' | 'hide'>,
  rows: readonly Pick<NotebookRow, 'inputs' | 'grade'>[],
): readonly Changed[] {
  // Neighbours that were taken with the same inputs hold one object of them.
  const taken = distinctIn(rows, 'inputs');
  const switched = inputs.flatMap((input): readonly Changed[] => {
    const from = begun.inputs[input.id];
    const known = taken.filter((each) => placeOf(input, each, begun.hide) !== 'unknown');
    const values = distinct(known.flatMap((each) => each[input.id] ?? []));
    if (from === undefined) return [];
    if (values.every((value) => value === from)) return [];
    return [{ label: input.label, from: textOf(input, from), to: valuesText(input, values) }];
  });
  const grades = distinctIn(rows, 'grade');
  if (grades.every((grade) => grade === begun.grade)) return switched;
  return [
    ...switched,
    { label: 'Instruments', from: GRADES[begun.grade], to: grades.map((grade) => GRADES[grade]).join(', ') },
  ];
}
