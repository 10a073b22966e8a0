import { type SubmitEvent, useState } from 'react';
import type { Listing } from '../../catalogue/listing';
import type { CarriedRun } from '../../engine/runtime/carried-set';
import { Button } from '../ui/Button';

export interface AskNameProps {
  readonly listing: Listing;
  readonly runOf: (name: string) => CarriedRun;
  readonly onRun: (query: string) => void;
}

/** The file of a set holds no names: a student says one, and has the run that belongs to it. */
export function AskName({ listing, runOf, onRun }: AskNameProps) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { query, listed } = runOf(name);
    if (listed) onRun(query);
    else
      setRefusal(
        `Nobody on the list of this class is called “${name.trim()}”. Write the name as your teacher’s list has it, with its capitals and accents, or your number on the list.`,
      );
  };
  return (
    <form className="ask-name" onSubmit={submit}>
      <h1>{listing.title}</h1>
      <p>Each student of this class has an experiment of his or her own. Who are you?</p>
      <label htmlFor="ask-name">Your name, as your teacher’s list has it, or your number</label>
      <input
        id="ask-name"
        className="ui-text"
        autoComplete="off"
        value={name}
        aria-invalid={refusal !== ''}
        aria-describedby="ask-name-refusal"
        onChange={(event) => setName(event.target.value)}
      />
      <p className="ui-error" id="ask-name-refusal" role="alert" hidden={refusal === ''}>
        {refusal}
      </p>
      <Button look="primary" type="submit" disabled={name.trim() === ''}>
        Begin
      </Button>
    </form>
  );
}
