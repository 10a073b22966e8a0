import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import { runSettings } from '../notebook/notebook';
import { type DialogFrame, NotebookDialog } from './NotebookDialog';

/** Names the runs and chooses which of them table and plot show. */
export function RunsDialog(frame: DialogFrame) {
  const { session } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const runs = [...new Set(notebook.rows.map(({ run }) => run))].toSorted((a, b) => a - b);
  return (
    <NotebookDialog {...frame} title="Runs">
      <p>
        A reset, a fresh specimen or “New series” begins a run, which gets a number. Give it a name, and choose whether
        table and plot show it.
      </p>
      <ul className="notebook-runs">
        {runs.map((run) => {
          const settings = runSettings(notebook, run);
          const count = notebook.rows.filter((row) => row.run === run).length;
          const edit = (change: Partial<typeof settings>): void =>
            editNotebook(session, { do: 'run', run, settings: { ...settings, ...change } });
          return (
            <li key={run}>
              <label className="ui-check">
                <input
                  type="checkbox"
                  aria-label={`Show run ${run}`}
                  checked={settings.shown}
                  onChange={(event) => edit({ shown: event.target.checked })}
                />
                {run}
              </label>
              <input
                className="ui-text"
                aria-label={`Name of run ${run}`}
                placeholder={`Run ${run}`}
                defaultValue={settings.name}
                maxLength={60}
                onBlur={(event) => edit({ name: event.target.value.trim() })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur();
                }}
              />
              <small>{count === 1 ? '1 row' : `${count} rows`}</small>
            </li>
          );
        })}
      </ul>
    </NotebookDialog>
  );
}
