import './controls.css';

interface SelectFieldProps<T extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly className?: string;
  readonly onChange: (value: T) => void;
}

/** The platform's own select, in the project's clothes. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, options, disabled = false, describedBy, className = '', onChange } = props;
  return (
    <select
      className={`ui-select ${className}`}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
