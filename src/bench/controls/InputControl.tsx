import { unitText } from '../../../engine/runtime/format';
import { type CSSProperties, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { InputDef, InputValue, NumberInput, SelectInput, TextInput } from '../../../engine/inputs';
import { onStep } from '../../../engine/runtime/action-value';
import { useLatest } from '../../ui/use-latest';
import { NumberEntry } from '../../ui/NumberEntry';
import { SelectField } from '../../ui/SelectField';
import { useBench } from '../bench-context';
import { ShelfControl } from '../shelf/ShelfControl';
import { appliesText, choicesOf, inputText } from './input-rules';

interface InputControlProps {
  readonly input: InputDef;
  /** The input within the bounds that the others leave. */
  readonly definition: InputDef;
  readonly value: InputValue;
  /** Shown but fixed by the link. */
  readonly locked: boolean;
}

/** What each kind of control is given. */
interface ControlProps<D, V> {
  readonly definition: D;
  readonly value: V;
  readonly locked: boolean;
  readonly invalid: boolean;
  readonly errorId: string;
  /** Tries a value; false where it was refused. */
  readonly onGive: (given: unknown) => boolean;
}

/** One input: label, control, typed entry, and the sentence of refusal beside it. */
export const InputControl = memo(function InputControl({ input, definition, value, locked }: InputControlProps) {
  const { session } = useBench();
  /** What was said of a value that was refused, and the value then in force: another one, from wherever, takes it away. */
  const [said, setSaid] = useState<{ readonly sentence: string; readonly beside: InputValue }>({
    sentence: '',
    beside: value,
  });
  const refusal = said.beside === value ? said.sentence : '';
  const errorId = useId();

  const give = (given: unknown): boolean => {
    const sentence = session.setInput(input.id, given);
    setSaid({ sentence, beside: value });
    return sentence === '';
  };

  const common = { locked, invalid: refusal !== '', errorId, onGive: give };
  const note = locked ? 'fixed' : appliesText(input);
  const label = (
    <span className="field-label">
      {input.label}
      {note && <small className="field-note">{note}</small>}
    </span>
  );
  const hint = input.hint && <Hint about={input.label} text={input.hint} />;
  return (
    <div className="field" data-input={input.id}>
      {definition.type === 'checkbox' ? (
        <div className="field-head">
          <label className="ui-check">
            <input
              type="checkbox"
              checked={value === true}
              disabled={locked}
              onChange={(event) => give(event.target.checked)}
            />
            {label}
          </label>
          {hint}
        </div>
      ) : definition.type === 'select' ? (
        <div className="field-head">
          {label}
          {hint}
          <SelectControl {...common} definition={definition} value={String(value)} />
        </div>
      ) : definition.type === 'text' ? (
        <>
          <div className="field-head">
            {label}
            {hint}
          </div>
          {definition.holds === 'sample' ? (
            <ShelfControl definition={definition} value={String(value)} locked={locked} onGive={give} />
          ) : (
            <TextControl {...common} definition={definition} value={String(value)} />
          )}
        </>
      ) : (
        <NumberControl
          {...common}
          definition={definition}
          value={Number(value)}
          label={label}
          hint={hint}
          live={input.applies !== 'restart'}
        />
      )}
      {refusal !== '' && (
        <p className="ui-error" id={errorId} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
});

/** A sentence about a field, shown when asked for. */
function Hint({ about, text }: { readonly about: string; readonly text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="field-hint-button"
        aria-label={`About ${about}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <p className="field-hint" id={id} hidden={!open}>
        {text}
      </p>
    </>
  );
}

/** A restarting input waits this long after its last change, so that held arrow keys begin one run, not twenty. */
const SETTLE_MS = 350;

interface NumberControlProps extends ControlProps<NumberInput, number> {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** Takes effect while it is dragged; else on release. */
  readonly live: boolean;
}

function NumberControl({ definition, value, locked, invalid, errorId, onGive, label, hint, live }: NumberControlProps) {
  const { min, max, step } = definition;
  const [dragged, setDragged] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const release = useLatest((next: number) => {
    setDragged(null);
    if (next !== value) onGive(next);
  });

  // React's onChange is the DOM's `input`; a release is the DOM's own `change`.
  useEffect(() => {
    const element = slider.current;
    if (live || !element) return;
    let timer = 0;
    const onChange = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => release.current(rounded(element.valueAsNumber, definition)), SETTLE_MS);
    };
    element.addEventListener('change', onChange);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('change', onChange);
    };
  }, [live, definition, release]);

  const shown = dragged ?? value;
  const unit = unitText(definition.unit);
  const fill = max > min ? (100 * (shown - min)) / (max - min) : 0;
  const nudge = step ?? (max - min) / 100;
  return (
    <>
      <div className="field-head">
        {label}
        {hint}
        <NumberEntry
          label={unit === '' ? definition.label : `${definition.label} in ${unit}`}
          text={inputText(shown, definition)}
          unit={unit}
          invalid={invalid}
          disabled={locked}
          describedBy={errorId}
          bounds={{ min, max }}
          onCommit={onGive}
          onNudge={(direction) => onGive(onStep(value + direction * nudge, min, max, step))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for fingers: keys work the slider itself */}
      <div
        className="ui-slide"
        onClick={({ target, currentTarget, clientX }) => {
          // Where fingers work, the track lets swipes through to the page: a press on it comes here.
          if (target !== currentTarget || locked || !slider.current) return;
          onGive(rounded(min + pressedShare(slider.current, clientX) * (max - min), definition));
        }}
      >
        <input
          ref={slider}
          type="range"
          className="ui-range"
          aria-label={definition.label}
          aria-valuetext={`${inputText(shown, definition)} ${unit}`.trim()}
          min={min}
          max={max}
          step={step ?? 'any'}
          value={shown}
          disabled={locked}
          style={{ '--fill': `${Math.min(100, Math.max(0, fill))}%` } as CSSProperties}
          onChange={(event) => {
            const next = rounded(event.target.valueAsNumber, definition);
            if (live) onGive(next);
            else setDragged(next);
          }}
        />
      </div>
    </>
  );
}

const rounded = (value: number, { min, max, step }: NumberInput): number =>
  step === undefined ? Number(value.toPrecision(4)) : onStep(value, min, max, step);

/** CSS px: of the thumb where fingers work (`controls.css`). Its middle stands at the value. */
const THUMB = 26;

/** How far along the slider a place is. */
function pressedShare(element: HTMLElement, clientX: number): number {
  const { left, width } = element.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left - THUMB / 2) / (width - THUMB)));
}

function SelectControl({ definition, value, locked, errorId, onGive }: ControlProps<SelectInput, string>) {
  return (
    <SelectField
      label={definition.label}
      value={value}
      options={choicesOf(definition)}
      disabled={locked}
      describedBy={errorId}
      onChange={onGive}
    />
  );
}

/** Longer texts get a field of several lines. */
const ONE_LINE = 26;

function TextControl({ definition, value, locked, invalid, errorId, onGive }: ControlProps<TextInput, string>) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const commit = (): void => {
    if (draft === null || draft === value || onGive(draft)) setDraft(null);
  };
  return (
    <textarea
      className="ui-text"
      aria-label={definition.label}
      aria-invalid={invalid || undefined}
      aria-describedby={errorId}
      rows={text.length > ONE_LINE ? 3 : 1}
      spellCheck={false}
      autoCapitalize="off"
      value={text}
      disabled={locked}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          commit();
        }
      }}
    />
  );
}
