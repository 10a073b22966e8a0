import { type FormEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import { compute, problemsOf } from '../notebook/formula/compute';
import { FUNCTIONS } from '../notebook/formula/tree';
import { plusMinus } from '../notebook/measured-text';
import type { ComputedColumn } from '../notebook/notebook';
import { type NotebookColumn, notebookTable } from '../notebook/table';
import { HIDDEN } from '../readings/reading-text';
import { type DialogFrame, NotebookDialog } from './NotebookDialog';

interface ColumnDialogProps extends DialogFrame {
  /** The one to change; null for a new one. */
  readonly column: ComputedColumn | null;
}

type Field = 'label' | 'symbol' | 'unit' | 'formula';

const FIELDS: readonly { readonly field: Field; readonly name: string; readonly placeholder: string }[] = [
  { field: 'label', name: 'Name', placeholder: 'Resistance' },
  { field: 'symbol', name: 'Symbol', placeholder: 'R' },
  { field: 'unit', name: 'Unit', placeholder: 'Ω' },
  { field: 'formula', name: 'Formula', placeholder: 'V/I' },
];

/** A computed column: its name, symbol, unit and formula, with the value that it gives in the newest row. */
export function ColumnDialog({ column, ...frame }: ColumnDialogProps) {
  const { session, entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const [draft, setDraft] = useState<ComputedColumn>(
    () => column ?? { id: freeId(notebook.columns), symbol: '', label: '', unit: '', formula: '' },
  );
  const [asked, setAsked] = useState(false);
  const formula = useRef<HTMLInputElement>(null);

  const columns = useMemo(
    () => notebookTable(entry, readings, { ...notebook, rows: [] }, run.hide).columns,
    [entry, readings, notebook, run],
  );
  const problems = useMemo(() => problemsOf(columns, notebook.columns, draft), [columns, notebook.columns, draft]);
  const broken = problems.some(({ field }) => field === 'formula');
  const symbols = columns.filter(({ id, holds }) => holds === 'number' && id !== draft.id);

  const keep = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (problems.length > 0) return;
    editNotebook(session, { do: 'column', column: { ...draft, label: draft.label.trim(), unit: draft.unit.trim() } });
    frame.onClose();
  };
  const insert = (symbol: string): void => {
    const field = formula.current;
    const [from, to] = [field?.selectionStart ?? draft.formula.length, field?.selectionEnd ?? draft.formula.length];
    setDraft({ ...draft, formula: `${draft.formula.slice(0, from)}${symbol}${draft.formula.slice(to)}` });
    field?.focus();
  };
  // A formula that is being typed is judged at once, an empty field only when asked.
  const shown = problems.find(({ field }) => asked || (field === 'formula' && draft.formula !== ''));

  return (
    <NotebookDialog {...frame} title={column ? `Column ${column.label}` : 'New column'}>
      <form onSubmit={keep} noValidate className="notebook-column">
        {FIELDS.map(({ field, name, placeholder }) => (
          <label key={field} data-field={field}>
            <span>{name}</span>
            <input
              ref={field === 'formula' ? formula : undefined}
              className="ui-text"
              value={draft[field]}
              placeholder={placeholder}
              maxLength={field === 'formula' ? 300 : 60}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={shown?.field === field}
              aria-describedby={shown?.field === field ? 'column-problem' : undefined}
              onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
            />
          </label>
        ))}
        <Outcome draft={draft} broken={broken} problem={shown?.sentence ?? null} />
        <Symbols columns={symbols} onInsert={insert} />
        <div className="notebook-actions">
          <Button type="submit" look="primary">
            {column ? 'Keep changes' : 'Add column'}
          </Button>
          {column && (
            <Button
              onClick={() => {
                editNotebook(session, { do: 'dropColumn', id: column.id });
                frame.onClose();
              }}
            >
              Remove column
            </Button>
          )}
          <Button onClick={frame.onClose}>Cancel</Button>
        </div>
      </form>
    </NotebookDialog>
  );
}

interface OutcomeProps {
  readonly draft: ComputedColumn;
  /** The formula gives no value. */
  readonly broken: boolean;
  readonly problem: string | null;
}

/** What the column comes to: its value in the newest row that counts, or what is wrong with it. */
function Outcome({ draft, broken, problem }: OutcomeProps) {
  const { entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const hidden = useBenchState((state) => state.answersHidden);
  const example = useMemo(() => {
    if (broken) return null;
    const others = notebook.columns.filter(({ id }) => id !== draft.id);
    const trial = { ...notebook, columns: [...others, draft] };
    const row = notebookTable(entry, readings, trial, run.hide, { compute }).rows.findLast(({ struck }) => !struck);
    if (!row) return null;
    const text = row.texts[draft.id];
    return text
      ? `Row ${row.row}: ${text}${plusMinus(row.cells[draft.id]?.uncertainty ?? null)} ${draft.unit}`
      : `Row ${row.row}: no value`;
  }, [broken, notebook, draft, entry, readings, run]);
  return (
    <div className="notebook-outcome">
      {problem === null ? (
        <output>{hidden ? HIDDEN : (example ?? 'The value in the newest row will stand here.')}</output>
      ) : (
        <p className="ui-error" id="column-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface SymbolsProps {
  readonly columns: readonly NotebookColumn[];
  readonly onInsert: (symbol: string) => void;
}

/** What a formula may be made of; a press puts the symbol of a column into it. */
const Symbols = ({ columns, onInsert }: SymbolsProps) => (
  <>
    <ul className="notebook-symbols" aria-label="Symbols of columns">
      {columns.map(({ id, symbol, label, unit }) => (
        <li key={id}>
          <button type="button" onClick={() => onInsert(symbol)}>
            <i>{symbol}</i> {label} {unit !== '' && <small>{unit}</small>}
          </button>
        </li>
      ))}
    </ul>
    <p className="field-note">
      + - * / ^ ( ) pi, {Object.keys(FUNCTIONS).join(', ')}. sin, cos and tan take radians: rad(x) makes them from
      degrees. prev(x) is the value in the row before. Uncertainties of readings are carried through, to first order.
    </p>
  </>
);

/** Ids of computed columns are no ids of inputs or readings, which have no hyphen and digit alone. */
function freeId(columns: readonly ComputedColumn[]): string {
  const numbers = columns.map(({ id }) => Number(id.replace('computed-', '')));
  return `computed-${Math.max(0, ...numbers.filter((number) => Number.isFinite(number))) + 1}`;
}
