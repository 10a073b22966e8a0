import { useId } from 'react';
import './controls.css';

interface SegmentedProps<T extends string | number> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly name?: string }[];
  readonly boxed?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of a few: radio buttons side by side. */
export function Segmented<T extends string | number>({
  label,
  value,
  options,
  boxed,
  disabled,
  onChange,
}: SegmentedProps<T>) {
  const group = useId();
  return (
    <fieldset className={boxed ? 'ui-segments ui-boxed' : 'ui-segments'} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
