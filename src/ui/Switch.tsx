import './controls.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, disabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="ui-switch"
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      {label}
      <span aria-hidden="true" />
    </button>
  );
}
