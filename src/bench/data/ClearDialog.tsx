import { Button } from '../../ui/Button';
import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import { type DialogFrame, NotebookDialog } from './NotebookDialog';
import { saveNotebook } from './save-rows';

/** Asks before all rows go. */
export function ClearDialog(frame: DialogFrame) {
  const bench = useBench();
  const rows = useBenchState((state) => state.notebook.rows);
  const clear = (): void => {
    editNotebook(bench.session, { do: 'removeRows', keys: rows.map(({ key }) => key) });
    bench.announce('All rows cleared. Undo brings them back.');
    frame.onClose();
  };
  return (
    <NotebookDialog {...frame} title="Clear all rows">
      <p>
        {rows.length === 1 ? 'The row leaves' : `All ${rows.length} rows leave`} the notebook with their notes. Undo
        brings them back until this page is closed. Computed columns and texts stay.
      </p>
      <div className="notebook-actions">
        <Button look="primary" onClick={clear}>
          Clear all rows
        </Button>
        <Button icon="download" onClick={() => saveNotebook(bench)}>
          Save the notebook first
        </Button>
        <Button onClick={frame.onClose}>Cancel</Button>
      </div>
    </NotebookDialog>
  );
}
