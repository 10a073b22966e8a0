import { unitText } from '../../../engine/runtime/format';
import { useId } from 'react';
import type { Asked } from './asked';
import { typedFault } from './found';
import type { Typed } from './sheet';

interface FoundProps {
  readonly asked: readonly Asked[];
  readonly typedOf: (asked: Asked) => Typed;
  readonly onTyped: (id: string, typed: Typed) => void;
}

/** Values found, each with its standard uncertainty: typed on the screen, or written by hand on paper. */
export const Found = ({ asked, typedOf, onTyped }: FoundProps) => (
  <section className="report-found">
    <h2>Found</h2>
    {asked.map((each) => (
      <FoundLine key={each.id} asked={each} typed={typedOf(each)} onTyped={(typed) => onTyped(each.id, typed)} />
    ))}
  </section>
);

interface FoundLineProps {
  readonly asked: Asked;
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
}

function FoundLine({ asked, typed, onTyped }: FoundLineProps) {
  const { label, unit, words } = asked;
  const fault = typedFault(asked, typed);
  const faultId = useId();
  const invalid = fault !== null;
  const field = { type: 'text', autoComplete: 'off', maxLength: 80, 'aria-invalid': invalid || undefined } as const;
  const described = invalid ? { 'aria-describedby': faultId } : {};
  const choices = useId();
  return (
    <p className="report-value">
      <b>{label}</b>
      <input
        {...field}
        {...described}
        {...(words && words.length > 0 ? { list: choices } : {})}
        inputMode={words ? 'text' : 'decimal'}
        aria-label={`${label}, value found`}
        value={typed.value}
        onChange={(event) => onTyped({ ...typed, value: event.target.value })}
      />
      {words ? (
        <datalist id={choices}>
          {words.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </datalist>
      ) : (
        <>
          ±
          <input
            {...field}
            {...described}
            inputMode="decimal"
            aria-label={`${label}, standard uncertainty`}
            value={typed.uncertainty}
            onChange={(event) => onTyped({ ...typed, uncertainty: event.target.value })}
          />
          {unitText(unit)}
        </>
      )}
      {invalid && (
        <small className="ui-error" id={faultId} role="alert">
          {fault}
        </small>
      )}
    </p>
  );
}
