import type { InputDef } from '../../../engine/inputs';
import type { LinkedRun } from '../../../engine/runtime/link';
import { SelectField } from '../../ui/SelectField';
import { useBench } from '../bench-context';
import { inputText, placeOf, unitOf, unitText } from '../controls/input-rules';
import type { InputFate } from './shared-run';

const FATES: readonly { readonly value: InputFate; readonly text: string }[] = [
  { value: 'free', text: 'free' },
  { value: 'lock', text: 'fixed' },
  { value: 'hide', text: 'hidden' },
];

interface InputFatesProps {
  readonly shared: LinkedRun;
  readonly fates: Readonly<Record<string, InputFate>>;
  readonly onChange: (fates: Readonly<Record<string, InputFate>>) => void;
}

/** For each setting: may it be changed, is it fixed, or is it an unknown to be found? */
export function InputFates({ shared, fates, onChange }: InputFatesProps) {
  const { entry } = useBench();
  const valueOf = (input: InputDef): string => {
    const value = shared.inputs[input.id];
    if (shared.hide.includes(input.id) && input.hideWhen) return 'drawn by the seed';
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    const text = typeof value === 'number' && 'min' in input ? inputText(value, input) : String(value ?? '');
    return `${text} ${unitText(unitOf(input) ?? '')}`.trim();
  };
  const present = entry.inputs.filter((input) => placeOf(input, shared.inputs, []) !== 'absent');
  return (
    <div>
      <h3>Settings</h3>
      <ul className="fates">
        {present.map((input) => (
          <li key={input.id} data-fate={fates[input.id]}>
            <span className="fate-name">
              {input.label} <small>{valueOf(input)}</small>
            </span>
            <SelectField
              label={`${input.label} in the link`}
              value={fates[input.id] ?? 'free'}
              options={input.type === 'text' ? FATES.slice(0, 2) : FATES}
              onChange={(fate) => onChange({ ...fates, [input.id]: fate })}
            />
          </li>
        ))}
      </ul>
      <p className="share-note">
        A hidden setting becomes an unknown: its value is drawn by the seed, and the one above is the answer. It is
        obfuscated, not secret: whoever studies the program can work it out.
      </p>
    </div>
  );
}
