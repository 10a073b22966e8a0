import type { LinkedRun } from '../../../engine/runtime/link';
import { SelectField } from '../../ui/SelectField';
import { useBench } from '../bench-context';
import { placeOf } from '../controls/input-rules';
import { type InputFate, sharedValueText } from './shared-run';

const FATES: readonly { readonly value: InputFate; readonly text: string }[] = [
  { value: 'free', text: 'free' },
  { value: 'lock', text: 'fixed' },
  { value: 'hide', text: 'hidden' },
];

interface InputFatesProps {
  readonly shared: LinkedRun;
  /** Hidden in this run, and so in whatever is made of it. */
  readonly hidden: readonly string[];
  readonly fates: Readonly<Record<string, InputFate>>;
  readonly onChange: (fates: Readonly<Record<string, InputFate>>) => void;
}

/** For each setting: may it be changed, is it fixed, or is it an unknown to be found? */
export function InputFates({ shared, hidden, fates, onChange }: InputFatesProps) {
  const { entry } = useBench();
  const present = entry.inputs.filter((input) => placeOf(input, shared.inputs, hidden) !== 'absent');
  return (
    <div>
      <h3>Settings</h3>
      <ul className="fates">
        {present.map((input) => (
          <li key={input.id} data-fate={hidden.includes(input.id) ? 'hide' : fates[input.id]}>
            <span className="fate-name">
              {input.label} <small>{sharedValueText(input, shared, hidden)}</small>
            </span>
            <SelectField
              label={`${input.label} in the link`}
              value={hidden.includes(input.id) ? 'hide' : (fates[input.id] ?? 'free')}
              disabled={hidden.includes(input.id)}
              options={input.type === 'text' ? FATES.slice(0, 2) : FATES}
              onChange={(fate) => onChange({ ...fates, [input.id]: fate })}
            />
          </li>
        ))}
      </ul>
      <p className="share-note">
        {hidden.length > 0
          ? 'What is hidden here stays hidden in whatever is made of this run.'
          : 'A hidden setting becomes an unknown: its value is drawn by the seed, and the one above is the answer. It is obfuscated, not secret: whoever studies the program can work it out.'}
      </p>
    </div>
  );
}
