import { unitText } from '../../../engine/runtime/format';
import { useEffect, useId, useState } from 'react';
import type { ActionDef, ActionValue, ActionValueDef } from '../../../engine/contract';
import { checkAction } from '../../../engine/runtime/action-value';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/SelectField';
import { useSelectOnFocus } from '../../ui/select-on-focus';
import { Switch } from '../../ui/Switch';
import { typedDigits } from '../../ui/typed-number';
import { useLatest } from '../../ui/use-latest';
import { useBench, useBenchState } from '../bench-context';
import { useHold } from './use-hold';

interface ActionControlProps {
  readonly id: string;
  readonly def: ActionDef;
  /** Repeats while pressed. */
  readonly hold: boolean;
  /** A button that gives the initial value, and says it, instead of a field to type it. */
  readonly customary?: boolean;
}

/** One action, by the kind of value it takes. */
export function ActionControl({ id, def, hold, customary = false }: ActionControlProps) {
  const { session } = useBench();
  const [refusal, setRefusal] = useState('');
  const errorId = useId();

  const give = (value?: ActionValue): boolean => {
    const checked = checkAction({ [id]: def }, { do: id, value });
    setRefusal(checked.ok ? '' : checked.sentence.replace(` (${id})`, ''));
    if (checked.ok) session.act(checked.action);
    return checked.ok;
  };

  const described = { errorId, invalid: refusal !== '' };
  const { value } = def;
  const initial = customary && value?.kind === 'number' ? value.initial : undefined;
  return (
    <div className="action" data-action={id} data-kind={initial === undefined ? (value?.kind ?? 'none') : 'none'}>
      {value === undefined ? (
        <PressButton label={def.label} hold={hold} onPress={() => give()} />
      ) : initial !== undefined && value.kind === 'number' ? (
        <PressButton
          label={`${def.label} ${initial} ${unitText(value.unit)}`.trim()}
          hold={hold}
          onPress={() => give(initial)}
        />
      ) : value.kind === 'toggle' ? (
        <ToggleAction id={id} label={def.label} onGive={give} />
      ) : value.kind === 'select' ? (
        <SelectAction {...described} id={id} label={def.label} value={value} onGive={give} />
      ) : (
        <TypedAction {...described} id={id} label={def.label} value={value} hold={hold} onGive={give} />
      )}
      {refusal !== '' && (
        <p className="ui-error" id={errorId} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

interface PressButtonProps {
  readonly label: string;
  readonly hold: boolean;
  readonly onPress: () => void;
}

function PressButton({ label, hold, onPress }: PressButtonProps) {
  const holding = useHold(hold, onPress);
  return (
    <Button {...holding} data-hold={hold || undefined}>
      {label}
    </Button>
  );
}

/** Shows where the apparatus stands, whatever put it there: this switch, its part on the stage, a link, a new run. */
function ToggleAction(props: {
  readonly id: string;
  readonly label: string;
  readonly onGive: (value: number) => boolean;
}) {
  const { id, label, onGive } = props;
  const on = useBenchState(({ toggles }) => toggles[id] ?? false);
  return <Switch label={label} on={on} onChange={(next) => onGive(next ? 1 : 0)} />;
}

/** A press on the apparatus gives what stands here. */
function useStanding(id: string, give: () => void): void {
  const { standing } = useBench().session;
  const latest = useLatest(give);
  useEffect(() => {
    standing.set(id, () => latest.current());
    return () => void standing.delete(id);
  }, [standing, id, latest]);
}

interface ValueActionProps<V> {
  readonly id: string;
  readonly label: string;
  readonly value: V;
  readonly errorId: string;
  readonly invalid: boolean;
  readonly onGive: (value?: ActionValue) => boolean;
}

type SelectValue = Extract<ActionValueDef, { kind: 'select' }>;

function SelectAction({ id, label, value, errorId, onGive }: ValueActionProps<SelectValue>) {
  const [choice, setChoice] = useState(value.initial ?? value.options[0] ?? '');
  const give = (): boolean => onGive(choice);
  useStanding(id, give);
  return (
    <div className="action-row">
      <SelectField
        label={`${label}: which`}
        value={choice}
        options={value.options.map((option) => ({ value: option, text: option }))}
        describedBy={errorId}
        onChange={setChoice}
      />
      <Button onClick={give}>{label}</Button>
    </div>
  );
}

type TypedValue = Exclude<ActionValueDef, { kind: 'select' | 'toggle' }>;

const startText = (value: TypedValue): string => {
  switch (value.kind) {
    case 'number':
      return String(value.initial ?? value.min);
    case 'point':
      return `${value.min.x}, ${value.min.y}`;
    case 'text':
    case 'number-or-text':
      return '';
  }
};

/** What may be typed, for the field's description. */
const rangeText = (value: TypedValue): string => {
  switch (value.kind) {
    case 'number':
    case 'number-or-text':
      return `${value.min} to ${value.max} ${unitText(value.unit)}`.trim();
    case 'point':
      return `x, y from ${value.min.x}, ${value.min.y} to ${value.max.x}, ${value.max.y} ${unitText(value.unit)}`.trim();
    case 'text':
      return value.placeholder ?? '';
  }
};

function TypedAction(props: ValueActionProps<TypedValue> & { readonly hold: boolean }) {
  const { id, label, value, errorId, invalid, hold, onGive } = props;
  const [text, setText] = useState(startText(value));
  const selects = useSelectOnFocus();
  const give = (): boolean => {
    const typed = text.trim().replace('−', '-');
    if (typed === '') return onGive(undefined);
    return onGive(value.kind === 'number' ? (typedDigits(typed, value) ?? typed) : typed);
  };
  useStanding(id, give);
  const holding = useHold(hold, give);
  const unit = value.kind === 'text' ? '' : unitText(value.unit);
  const wide = value.kind === 'text' || value.kind === 'number-or-text';
  return (
    <form
      className="action-row"
      data-wide={wide || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <span className="ui-entry action-entry" data-invalid={invalid || undefined}>
        <input
          type="text"
          inputMode={value.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={value.kind === 'text' ? value.maxLength : undefined}
          aria-label={`${label}: ${unit === '' ? 'value' : `value in ${unit}`}, ${rangeText(value)}`}
          aria-invalid={invalid || undefined}
          aria-describedby={errorId}
          placeholder={wide ? rangeText(value) : undefined}
          value={text}
          {...selects}
          onChange={(event) => setText(event.target.value)}
        />
        {unit}
      </span>
      {hold ? <Button {...holding}>{label}</Button> : <Button type="submit">{label}</Button>}
    </form>
  );
}
