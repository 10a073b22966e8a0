import { unitText } from '../../../engine/runtime/format';
import { useState } from 'react';
import type { InputDef, InputValue } from '../../../engine/inputs';
import { checkInput } from '../../../engine/runtime/inputs';
import type { LinkedRun } from '../../../engine/runtime/link';
import { choicesOf, conditionsOf } from '../../bench/controls/input-rules';
import { NumberEntry } from '../../ui/NumberEntry';
import { SelectField } from '../../ui/SelectField';

type Fate = 'free' | 'lock' | 'hide';

const FATES: readonly { readonly value: Fate; readonly text: string }[] = [
  { value: 'free', text: 'free' },
  { value: 'lock', text: 'fixed' },
  { value: 'hide', text: 'hidden' },
];

interface ClassInputsProps {
  readonly inputs: readonly InputDef[];
  readonly base: LinkedRun;
  readonly onChange: (base: LinkedRun) => void;
}

/** The settings that all students have in common, and which of them are fixed or hidden. */
export function ClassInputs({ inputs, base, onChange }: ClassInputsProps) {
  const fateOf = (id: string): Fate => (base.hide.includes(id) ? 'hide' : base.lock.includes(id) ? 'lock' : 'free');
  const setFate = (id: string, fate: Fate): void => {
    const others = (list: readonly string[]) => list.filter((each) => each !== id);
    onChange({
      ...base,
      hide: fate === 'hide' ? [...others(base.hide), id] : others(base.hide),
      lock: fate === 'lock' ? [...others(base.lock), id] : others(base.lock),
    });
  };
  // Samples are handed out from the shelf (`ClassSamples`), not typed.
  const shown = inputs.filter(
    (input) =>
      !(input.type === 'text' && input.holds === 'sample') &&
      conditionsOf(input).every((each) => base.inputs[each.input] === each.equals),
  );
  return (
    <ul className="class-inputs">
      {shown.map((input) => (
        <li key={input.id} data-fate={fateOf(input.id)}>
          <span className="class-input-name">{input.label}</span>
          {fateOf(input.id) === 'hide' ? (
            <span className="class-drawn">drawn for each student</span>
          ) : (
            <ValueField
              input={input}
              value={base.inputs[input.id] ?? input.defaultValue}
              onChange={(value) => onChange({ ...base, inputs: { ...base.inputs, [input.id]: value } })}
            />
          )}
          <SelectField
            label={`${input.label} for the class`}
            value={fateOf(input.id)}
            options={input.type === 'text' ? FATES.slice(0, 2) : FATES}
            onChange={(fate) => setFate(input.id, fate)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ValueFieldProps {
  readonly input: InputDef;
  readonly value: InputValue;
  readonly onChange: (value: InputValue) => void;
}

function ValueField({ input, value, onChange }: ValueFieldProps) {
  const [refusal, setRefusal] = useState('');
  const give = (given: unknown): boolean => {
    const checked = checkInput(input, typeof given === 'string' ? given.replace('−', '-') : given);
    setRefusal(checked.ok ? '' : checked.sentence);
    if (checked.ok) onChange(checked.value);
    return checked.ok;
  };
  const error = `class-${input.id}-error`;
  const said = refusal !== '' && (
    <p className="ui-error" id={error} role="alert">
      {refusal}
    </p>
  );
  switch (input.type) {
    case 'select':
      return <SelectField label={input.label} value={String(value)} options={choicesOf(input)} onChange={give} />;
    case 'checkbox':
      return (
        <label className="ui-check">
          <input type="checkbox" checked={value === true} onChange={(event) => give(event.target.checked)} />
          <span className="visually-hidden">{input.label}</span>
          {value === true ? 'on' : 'off'}
        </label>
      );
    case 'text':
      return (
        <span className="class-value">
          <input
            className="ui-text"
            aria-label={input.label}
            defaultValue={String(value)}
            onBlur={(event) => give(event.target.value)}
          />
          {said}
        </span>
      );
    case 'number':
    case 'slider':
      return (
        <span className="class-value">
          <NumberEntry
            label={input.label}
            text={String(value)}
            unit={unitText(input.unit)}
            invalid={refusal !== ''}
            describedBy={error}
            onCommit={give}
            onNudge={(direction) => give(Number((Number(value) + direction * (input.step ?? 1)).toPrecision(12)))}
          />
          {said}
        </span>
      );
  }
}
