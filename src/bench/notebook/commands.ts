/** All that can be done to a notebook, and how it is taken back. Pure. */
import { keysOf, withChecks, withRows } from './rows';
import {
  type ComputedColumn,
  type Notebook,
  type NotebookRow,
  type Prediction,
  type RunSettings,
  runSettings,
  type TextName,
} from './notebook';

export type Command =
  | { readonly do: 'insertRows'; readonly rows: readonly NotebookRow[] }
  | { readonly do: 'removeRows'; readonly keys: readonly string[] }
  | { readonly do: 'note'; readonly key: string; readonly note: string }
  /** Strikes rows out, or counts them again where the reason is null. */
  | { readonly do: 'strike'; readonly marks: readonly { readonly key: string; readonly struck: string | null }[] }
  | { readonly do: 'run'; readonly run: number; readonly settings: RunSettings }
  /** Adds a column, or changes the one with its id. `at`: its place among the computed ones; the end where not given. */
  | { readonly do: 'column'; readonly column: ComputedColumn; readonly at?: number }
  | { readonly do: 'dropColumn'; readonly id: string }
  | { readonly do: 'text'; readonly name: TextName; readonly text: string }
  | { readonly do: 'prediction'; readonly id: string; readonly prediction: Prediction | null }
  /** Another notebook in the place of `from`. Rows recorded since stay. */
  | { readonly do: 'replace'; readonly from: Notebook; readonly to: Notebook };

const changedRow = (
  notebook: Notebook,
  key: string,
  change: Partial<Pick<NotebookRow, 'note' | 'struck'>>,
): Notebook => ({
  ...notebook,
  rows: notebook.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

export function applied(notebook: Notebook, command: Command): Notebook {
  switch (command.do) {
    case 'insertRows':
      return { ...notebook, rows: withRows(notebook.rows, command.rows) };
    case 'removeRows': {
      const gone = new Set(command.keys);
      return { ...notebook, rows: notebook.rows.filter(({ key }) => !gone.has(key)) };
    }
    case 'note':
      return changedRow(notebook, command.key, { note: command.note });
    case 'strike': {
      const marks = new Map(command.marks.map(({ key, struck }) => [key, struck]));
      const rows = notebook.rows.map((row) => {
        const struck = marks.get(row.key);
        return struck === undefined ? row : { ...row, struck };
      });
      return { ...notebook, rows };
    }
    case 'run':
      return { ...notebook, runs: { ...notebook.runs, [command.run]: command.settings } };
    case 'column': {
      const { column, at } = command;
      const known = notebook.columns.some(({ id }) => id === column.id);
      const columns = known
        ? notebook.columns.map((other) => (other.id === column.id ? column : other))
        : notebook.columns.toSpliced(at ?? notebook.columns.length, 0, column);
      return { ...notebook, columns };
    }
    case 'dropColumn':
      return { ...notebook, columns: notebook.columns.filter(({ id }) => id !== command.id) };
    case 'text':
      return { ...notebook, texts: { ...notebook.texts, [command.name]: command.text } };
    case 'prediction': {
      const { id, prediction } = command;
      const others = notebook.predictions.filter((other) => other.id !== id);
      return { ...notebook, predictions: prediction ? [...others, prediction] : others };
    }
    case 'replace': {
      const known = keysOf(command.from.rows);
      const since = notebook.rows.filter(({ key }) => !known.has(key));
      // A try that was used stays used.
      return {
        ...command.to,
        rows: withRows(command.to.rows, since),
        checks: withChecks(command.to.checks, notebook.checks),
      };
    }
  }
}

/** What takes a command back, seen from the notebook before it; null where the command changes nothing. */
export function inverseOf(notebook: Notebook, command: Command): Command | null {
  switch (command.do) {
    case 'insertRows':
      return { do: 'removeRows', keys: command.rows.map(({ key }) => key) };
    case 'removeRows': {
      const gone = new Set(command.keys);
      const rows = notebook.rows.filter(({ key }) => gone.has(key));
      return rows.length === 0 ? null : { do: 'insertRows', rows };
    }
    case 'note': {
      const row = notebook.rows.find(({ key }) => key === command.key);
      return !row || row.note === command.note ? null : { ...command, note: row.note };
    }
    case 'strike': {
      const before = new Map(notebook.rows.map(({ key, struck }) => [key, struck]));
      const marks = command.marks.flatMap(({ key, struck }) => {
        const was = before.get(key);
        return was === undefined || was === struck ? [] : [{ key, struck: was }];
      });
      return marks.length === 0 ? null : { do: 'strike', marks };
    }
    case 'run': {
      const before = runSettings(notebook, command.run);
      const same = before.name === command.settings.name && before.shown === command.settings.shown;
      return same ? null : { ...command, settings: before };
    }
    case 'column': {
      const before = notebook.columns.find(({ id }) => id === command.column.id);
      return before ? { do: 'column', column: before } : { do: 'dropColumn', id: command.column.id };
    }
    case 'dropColumn': {
      const at = notebook.columns.findIndex(({ id }) => id === command.id);
      const column = notebook.columns[at];
      return column ? { do: 'column', column, at } : null;
    }
    case 'text': {
      const before = notebook.texts[command.name];
      return before === command.text ? null : { ...command, text: before };
    }
    case 'prediction': {
      const before = notebook.predictions.find(({ id }) => id === command.id) ?? null;
      return before === null && command.prediction === null ? null : { ...command, prediction: before };
    }
    case 'replace':
      return { do: 'replace', from: command.to, to: notebook };
  }
}
