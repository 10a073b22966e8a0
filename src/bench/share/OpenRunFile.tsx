import { type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findListing } from '../../../catalogue/lookup';
import { shortened } from '../../../engine/runtime/format';
import { encodeLesson } from '../../../engine/runtime/lesson';
import { readRunFile } from '../../../engine/runtime/run-file';
import { pathOf } from '../../paths';
import { FileButton } from '../../ui/FileButton';

/** Opens a run or a lesson from a file, by a button or by dropping it. */
export function OpenRunFile({ onOpened }: { readonly onOpened: () => void }) {
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState('');

  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const opened = readRunFile(await file.text());
    if (opened.is === 'bad') return setRefusal(opened.sentence);
    const experiment = opened.is === 'run' ? opened.experiment : (opened.steps[0]?.experiment ?? '');
    const query = opened.is === 'run' ? opened.query : encodeLesson({ steps: opened.steps, at: 0 });
    const found = findListing(experiment);
    if (found.kind !== 'found')
      return setRefusal(`The file is of "${shortened(experiment)}", which this lab does not have.`);
    onOpened();
    // The address could not hold it: it travels beside the address.
    void navigate(pathOf(found.listing), { state: { query } });
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };

  return (
    <div
      className="run-file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileButton label="Run file" icon="open" onFile={open}>
        Open a run file
      </FileButton>
      <span className="run-file-hint">or drop it here</span>
      {refusal !== '' && (
        <p className="ui-error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
