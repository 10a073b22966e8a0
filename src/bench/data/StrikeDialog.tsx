import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import { type DialogFrame, NotebookDialog } from './NotebookDialog';

const REASONS = [
  'Not used here',
  'Belongs to another series',
  'Wrong setting',
  'Misread',
  'Apparatus disturbed',
  'Outlier',
] as const;
const OTHER = 'Another reason';

interface StrikeDialogProps extends DialogFrame {
  readonly keys: readonly string[];
  readonly onDone: () => void;
}

/** Strikes rows out, with the reason that stands beside them from then on. */
export function StrikeDialog({ keys, onDone, ...frame }: StrikeDialogProps) {
  const { session } = useBench();
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [other, setOther] = useState('');
  const [refusal, setRefusal] = useState('');
  const rows = useBenchState((state) => state.notebook.rows);
  const numbers = rows.filter(({ key, struck }) => keys.includes(key) && struck === null).map(({ id }) => id);
  const strike = (event: FormEvent): void => {
    event.preventDefault();
    const struck = reason === OTHER ? other.trim() : reason;
    if (struck === '') return setRefusal('Write why the row does not count.');
    const marks = rows.filter(({ id }) => numbers.includes(id)).map(({ key }) => ({ key, struck }));
    editNotebook(session, { do: 'strike', marks });
    onDone();
    frame.onClose();
  };
  return (
    <NotebookDialog {...frame} title={numbers.length === 1 ? `Strike out row ${numbers[0]}` : 'Strike out rows'}>
      <p>
        A row that is struck out stays in the notebook with its reason, but counts neither in fits nor in means. It can
        be counted again at any time.
      </p>
      <form onSubmit={strike} noValidate>
        <fieldset className="notebook-reasons">
          <legend>Reason</legend>
          {[...REASONS, OTHER].map((text) => (
            <label key={text} className="ui-check">
              <input type="radio" name="reason" checked={reason === text} onChange={() => setReason(text)} />
              {text}
            </label>
          ))}
        </fieldset>
        {reason === OTHER && (
          <>
            <input
              className="ui-text"
              aria-label="The reason in your words"
              aria-invalid={refusal !== ''}
              aria-describedby="strike-refusal"
              placeholder="Why it does not count"
              value={other}
              maxLength={200}
              onChange={(event) => setOther(event.target.value)}
            />
            <p className="ui-error" id="strike-refusal" role="alert" hidden={refusal === ''}>
              {refusal}
            </p>
          </>
        )}
        <div className="notebook-actions">
          <Button type="submit" look="primary">
            Strike out
          </Button>
          <Button onClick={frame.onClose}>Cancel</Button>
        </div>
      </form>
    </NotebookDialog>
  );
}
