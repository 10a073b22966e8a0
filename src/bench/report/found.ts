/** Values as a student types them, and the hand-in that is made of them. Pure. */
import { unitText } from '../../../engine/runtime/format';
import { type FoundValue, type HandIn, type HandInTable, MOST_ROWS } from '../../../engine/runtime/hand-in';
import { countedRows, isTold, type Notebook, type ResultCheck } from '../notebook/notebook';
import type { NotebookTable } from '../notebook/table';
import { numberFault, typedNumber } from '../../ui/typed-number';
import type { Asked } from './asked';
import { NOTHING_TYPED, type Typed, type Who } from './sheet';

/** As many columns as a hand-in carries. */
const MOST_COLUMNS = 100;

/** Why what was typed is no value; null where it is one, or nothing. */
export function typedFault({ words }: Asked, { value, uncertainty }: Typed): string | null {
  if (value.trim() === '') return uncertainty.trim() === '' ? null : 'A value belongs to this uncertainty.';
  if (words) return null;
  const fault = numberFault(value);
  if (fault !== null) return fault;
  const given = uncertainty.trim() === '' ? 0 : typedNumber(uncertainty);
  return given === null || given < 0 ? 'The uncertainty must be a number that is not negative.' : null;
}

/** What stands in the fields before anything is typed: the last result that was checked on the bench. */
export function checkedResult(check: ResultCheck | undefined): Typed {
  const last = check?.tries.at(-1);
  if (!last) return NOTHING_TYPED;
  return { value: String(last.value), uncertainty: last.uncertainty === null ? '' : String(last.uncertainty) };
}

/** Values that can be handed in, with how often each was checked. */
export function foundValues(
  asked: readonly Asked[],
  typedOf: (asked: Asked) => Typed,
  checks: readonly ResultCheck[],
): readonly FoundValue[] {
  return asked.flatMap((each) => {
    const typed = typedOf(each);
    if (typed.value.trim() === '' || typedFault(each, typed) !== null) return [];
    const value = each.words ? typed.value.trim() : typedNumber(typed.value);
    if (value === null) return [];
    const check = checks.find(({ key }) => key === each.key);
    const tries = check?.tries.length ?? 0;
    const told = check !== undefined && isTold(check);
    return [{ id: each.id, value, uncertainty: each.words ? null : typedNumber(typed.uncertainty), tries, told }];
  });
}

interface HandInSource extends Pick<HandIn, 'experiment' | 'query' | 'codes' | 'version' | 'changed' | 'found'> {
  readonly who: Who;
  readonly notebook: Notebook;
  readonly table: NotebookTable;
  /** What was answered on the sheet, by the id of its question. */
  readonly sheet: Readonly<Record<string, string>>;
}

/** The newest rows in words, without columns in which none of them has anything. */
function rowsOf({ columns, rows }: NotebookTable): HandInTable {
  const given = rows.slice(-MOST_ROWS);
  const filled = columns.filter(({ id }) => given.some(({ texts }) => (texts[id] ?? '') !== '')).slice(0, MOST_COLUMNS);
  return {
    columns: filled.map(({ label, unit }) => `${label} ${unitText(unit)}`.trimEnd()),
    rows: given.map(({ texts }) => filled.map(({ id }) => texts[id] ?? '')),
  };
}

export const handInOf = ({ who, notebook, table, sheet, ...rest }: HandInSource): HandIn => ({
  ...rest,
  name: who.name.trim(),
  group: who.group.trim(),
  rows: notebook.rows.length,
  struck: notebook.rows.length - countedRows(notebook).length,
  texts: { ...notebook.texts, ...sheet },
  table: rowsOf(table),
});

/** Letters and digits of a name, for a file. */
export const fileWord = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'student';
