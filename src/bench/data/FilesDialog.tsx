import { del, get } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import { Segmented } from '../../ui/Segmented';
import { saveFile } from '../../ui/save-file';
import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import type { Notebook } from '../notebook/notebook';
import { asideKey } from '../notebook/storage';
import type { CsvStyle } from './csv';
import { openNotebook, withFile } from './open-notebook';
import { type DialogFrame, NotebookDialog } from './NotebookDialog';
import { saveCsv, saveNotebook } from './save-rows';

const STYLES: readonly { readonly value: CsvStyle; readonly text: string }[] = [
  { value: 'comma', text: 'Comma, 0.5' },
  { value: 'semicolon', text: 'Semicolon, 0,5' },
];

/** The notebook as files: for a spreadsheet, to keep, and back again. */
export function FilesDialog(frame: DialogFrame) {
  const bench = useBench();
  const [style, setStyle] = useState<CsvStyle>('comma');
  const empty = useBenchState((state) => state.notebook.rows.length === 0);
  return (
    <NotebookDialog {...frame} title="Files">
      <h3>For a spreadsheet</h3>
      <p>Units, settings, seed, model version and run code stand in the file; struck rows are marked.</p>
      <div className="notebook-actions">
        <Segmented label="Separator and decimals" value={style} options={STYLES} boxed onChange={setStyle} />
        <Button icon="download" onClick={() => void saveCsv(bench, style)} disabled={empty}>
          Save as CSV
        </Button>
      </div>
      <h3>The whole notebook</h3>
      <p>Rows, notes, columns and texts in one file that can be opened here again.</p>
      <div className="notebook-actions">
        <Button icon="download" onClick={() => saveNotebook(bench)}>
          Save the notebook
        </Button>
      </div>
      <OpenFile onClose={frame.onClose} />
      <Aside />
    </NotebookDialog>
  );
}

/** What was stored and could not be read, as it was. */
function Aside() {
  const { listing } = useBench();
  const [aside, setAside] = useState<unknown>(undefined);
  useEffect(() => {
    let current = true;
    get(asideKey(listing.id)).then(
      (found) => current && setAside(found),
      // A blocked store holds nothing.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [listing.id]);
  if (aside === undefined) return null;
  return (
    <>
      <h3>What could not be read</h3>
      <p>The browser kept a notebook that was damaged. This is all of it, as it was.</p>
      <div className="notebook-actions">
        <Button
          icon="download"
          onClick={() => saveFile(`${listing.id}-damaged-notebook.json`, 'application/json', JSON.stringify(aside))}
        >
          Save what was stored
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setAside(undefined);
            del(asideKey(listing.id)).catch(() => {});
          }}
        >
          Delete it
        </Button>
      </div>
    </>
  );
}

type Chosen =
  | { readonly is: 'none' }
  | { readonly is: 'refused'; readonly sentence: string }
  | { readonly is: 'here'; readonly name: string; readonly notebook: Notebook };

const contents = ({ rows, columns }: Notebook): string => {
  const parts = [
    `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`,
    ...(columns.length > 0 ? [`${columns.length} computed ${columns.length === 1 ? 'column' : 'columns'}`] : []),
  ];
  return parts.join(' and ');
};

/** Reads a file, says what is in it, and asks whether it is added or takes the place of what is here. */
function OpenFile({ onClose }: { readonly onClose: () => void }) {
  const { session, listing, announce } = useBench();
  const [chosen, setChosen] = useState<Chosen>({ is: 'none' });
  const read = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => '');
    const opened = openNotebook(text, listing.id);
    setChosen(
      opened.ok
        ? { is: 'here', name: file.name, notebook: opened.notebook }
        : { is: 'refused', sentence: opened.sentence },
    );
  };
  const take = (to: (present: Notebook, file: Notebook) => Notebook, says: string): void => {
    if (chosen.is !== 'here') return;
    const from = session.store.getState().notebook;
    editNotebook(session, { do: 'replace', from, to: to(from, chosen.notebook) });
    announce(`${says} Undo takes it back.`);
    onClose();
  };
  return (
    <>
      <div className="notebook-actions">
        <FileButton label="Notebook file" onFile={read}>
          Open a notebook
        </FileButton>
      </div>
      {chosen.is === 'refused' && (
        <p className="ui-error" role="alert">
          {chosen.sentence}
        </p>
      )}
      {chosen.is === 'here' && (
        <div className="notebook-opened" role="alert">
          <p>
            <b>{chosen.name}</b> holds {contents(chosen.notebook)}.
          </p>
          <div className="notebook-actions">
            <Button look="primary" onClick={() => take(withFile, 'The file was added.')}>
              Add to this notebook
            </Button>
            <Button onClick={() => take((_present, file) => file, 'The file took the place of the notebook.')}>
              Replace this notebook
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
