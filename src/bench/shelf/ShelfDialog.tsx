import { useState } from 'react';
import { split } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import { lessened, type Vial } from '../../shelf/shelf';
import { ShelfList } from '../../shelf/ShelfList';
import { changeShelf } from '../../shelf/store';
import { typedNumber } from '../../ui/typed-number';
import { Button } from '../../ui/Button';
import { useBench } from '../bench-context';
import { type DialogFrame, NotebookDialog } from '../data/NotebookDialog';
import { sampleInputOf } from './sample-input';

/** The shelf at a bench: an instrument takes a portion of a sample. */
export default function ShelfDialog(frame: DialogFrame) {
  const { entry, run } = useBench();
  const input = sampleInputOf(entry);
  const takes = input !== undefined && !run.lock.includes(input.id) && !run.hide.includes(input.id);
  return (
    <NotebookDialog {...frame} title="Shelf">
      {!takes && entry.yields && (
        <p>What can be taken here: {Object.values(entry.yields).join(', ')}. The actions for it stand under Do.</p>
      )}
      <ShelfList
        {...(takes && {
          offer: (vial, sample) => (
            // What was diluted or dissolved is another volume: the customary portion of it is offered anew.
            <Portion
              key={`${sample.phase} ${sample.amount.value}`}
              vial={vial}
              sample={sample}
              input={input.id}
              onTaken={frame.onClose}
            />
          ),
        })}
      />
    </NotebookDialog>
  );
}

/** What an instrument is usually given. */
const CUSTOMARY: Readonly<Record<Sample['amount']['unit'], number>> = { mL: 2, g: 0.1 };

interface PortionProps {
  readonly vial: Vial;
  readonly sample: Sample;
  readonly input: string;
  readonly onTaken: () => void;
}

function Portion({ vial, sample, input, onTaken }: PortionProps) {
  const { session, announce } = useBench();
  const { value, unit } = sample.amount;
  const [text, setText] = useState(String(Number(Math.min(value, CUSTOMARY[unit]).toPrecision(6))));
  const [refusal, setRefusal] = useState('');
  const give = (): void => {
    const portion = typedNumber(text) ?? Number.NaN;
    const parted = split(sample, portion);
    const sentence = parted.ok ? session.setInput(input, sampleCode(parted.taken)) : parted.sentence;
    setRefusal(sentence);
    if (sentence !== '') return;
    void changeShelf((shelf) => lessened(shelf, vial.id, portion));
    announce(`${sample.name} is at the instrument.`);
    onTaken();
  };
  return (
    <form
      className="vial-row"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <label>
        <span>{`Portion, ${unit}`}</span>
        <input
          className="ui-text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button look="primary" type="submit">
        Take it to the instrument
      </Button>
      {refusal !== '' && (
        <p className="ui-error" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
