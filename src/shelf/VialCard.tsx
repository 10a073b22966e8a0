import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { listingById } from '../../catalogue/index';
import { split } from '../../engine/data/samples/prepare';
import type { Sample } from '../../engine/data/samples/sample';
import { pathOf } from '../paths';
import { Button } from '../ui/Button';
import { SelectField } from '../ui/SelectField';
import { typedNumber } from '../ui/typed-number';
import { preparationsFor } from '../../engine/data/samples/preparations';
import { changed, FULL, MOST_VIALS, type Vial, withRecord } from './shelf';
import { changeShelf, shelfStore } from './store';
import { amountText, dateText, doneText, kindText } from './words';

interface VialCardProps {
  readonly vial: Vial;
  readonly sample: Sample;
  /** What a bench offers to do with it. */
  readonly children?: ReactNode;
}

/** One sample: what it is, where it came from, and what can be done to it. */
export function VialCard({ vial, sample, children }: VialCardProps) {
  const [open, setOpen] = useState(false);
  const listing = listingById.get(vial.from.experiment);
  const done = doneText(sample);
  return (
    <li className="vial" data-vial={vial.id}>
      <div className="vial-head">
        <h3>{sample.name}</h3>
        <b className="vial-amount">{amountText(sample.amount)}</b>
      </div>
      <p className="vial-facts">
        {kindText(sample)}
        {done !== '' && `; ${done}`}
        <br />
        {dateText(vial.taken)}
        {listing && (
          <>
            {', from '}
            <Link to={`${pathOf(listing)}${vial.from.link}`}>{listing.title}</Link>
          </>
        )}
      </p>
      {children}
      <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Leave it as it is' : 'Prepare, split, rename …'}
      </Button>
      {open && <VialWork vial={vial} sample={sample} />}
    </li>
  );
}

const replaced = (vial: Vial, ...samples: readonly Sample[]): Promise<void> =>
  changeShelf((shelf) =>
    changed(shelf, vial.id, (there) =>
      samples.map((sample, n) =>
        withRecord(n === 0 ? there : { ...there, id: `${there.id}-${Date.now().toString(36)}` }, sample),
      ),
    ),
  );

function VialWork({ vial, sample }: { readonly vial: Vial; readonly sample: Sample }) {
  const [refusal, setRefusal] = useState('');
  const say = (sentence: string): void => setRefusal(sentence);
  return (
    <div className="vial-work">
      <Preparing key={sample.phase} vial={vial} sample={sample} onSay={say} />
      <OneField
        label={`Split off, ${sample.amount.unit}`}
        button="Split"
        onGive={(text) => {
          const parted = split(sample, typedNumber(text) ?? Number.NaN);
          if (!parted.ok) return say(parted.sentence);
          if (parted.left.amount.value === 0) return say('That is all of it: take less.');
          if (shelfStore.getState().shelf.vials.length >= MOST_VIALS) return say(FULL);
          say('');
          void replaced(vial, parted.left, parted.taken);
        }}
      />
      <OneField
        label="Name"
        button="Rename"
        initial={sample.name}
        onGive={(text) => {
          const name = text.trim().slice(0, 80);
          if (name === '') return say('Give it a name of at least one letter.');
          say('');
          void replaced(vial, { ...sample, name });
        }}
      />
      <Button icon="bin" onClick={() => void replaced(vial)}>
        Throw away
      </Button>
      {refusal !== '' && (
        <p className="ui-error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

interface OneFieldProps {
  readonly label: string;
  readonly button: string;
  readonly initial?: string;
  readonly onGive: (text: string) => void;
}

function OneField({ label, button, initial = '', onGive }: OneFieldProps) {
  const [text, setText] = useState(initial);
  return (
    <form
      className="vial-row"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(text);
      }}
    >
      <label>
        <span>{label}</span>
        <input className="ui-text" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button type="submit">{button}</Button>
    </form>
  );
}

interface PreparingProps {
  readonly vial: Vial;
  readonly sample: Sample;
  readonly onSay: (sentence: string) => void;
}

function Preparing({ vial, sample, onSay }: PreparingProps) {
  const offered = preparationsFor(sample);
  const [id, setId] = useState(offered[0]?.id ?? '');
  const chosen = offered.find((each) => each.id === id) ?? offered[0];
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  if (!chosen) return null;
  const text = texts[chosen.id] ?? String(chosen.number?.initial ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const prepared = chosen.apply(sample, typedNumber(text) ?? Number.NaN);
    onSay(prepared.ok ? '' : prepared.sentence);
    if (prepared.ok) void replaced(vial, prepared.sample);
  };
  return (
    <form className="vial-row" onSubmit={submit}>
      <SelectField
        label="Preparation"
        value={chosen.id}
        options={offered.map((each) => ({ value: each.id, text: each.label }))}
        onChange={setId}
      />
      {chosen.number && (
        <label>
          <span>{`${chosen.number.label}, ${chosen.number.unit}`}</span>
          <input
            className="ui-text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setTexts({ ...texts, [chosen.id]: target.value })}
          />
        </label>
      )}
      <Button type="submit">Do it</Button>
    </form>
  );
}
