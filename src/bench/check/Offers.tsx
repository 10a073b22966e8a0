import { useState } from 'react';
import type { AnyDone } from '../../../catalogue/define';
import { Button } from '../../ui/Button';
import { useBench } from '../bench-context';
import type { Entered, Target } from './make-check';
import { type Offer, offersFor, symbolsOf, workedOut } from './offers';
import type { Found } from './use-found';

interface OffersProps {
  readonly target: Target;
  readonly found: Found;
  readonly onTake: (entered: Entered) => void;
}

const asksFor = (done: AnyDone, id: string): boolean =>
  'found' in done ? done.found === id : 'all' in done && done.all.some((part) => asksFor(part, id));

/** What plot and notebook found in the unit of the target, and what is worked out from them: one press takes a number over. */
export function Offers({ target, found: { analysis, means }, onTake }: OffersProps) {
  const [formula, setFormula] = useState('');
  const { entry } = useBench();
  const asking = entry.procedure.filter(({ done }) => asksFor(done, target.id)).map(({ text }) => text);
  const words = [target.label, ...asking].join(' ');
  const offers = offersFor(target, analysis, means, words);
  const { first: symbols, others } = symbolsOf(analysis, means, words);
  const result = formula.trim() === '' ? null : workedOut(formula, target, analysis, means);
  if (symbols.length === 0) return null;
  return (
    <>
      {offers.length > 0 && (
        <ul className="check-offers" aria-label="Found on this bench">
          {offers.map((offer) => (
            <li key={offer.label}>
              <Take offer={offer} onTake={onTake} />
            </li>
          ))}
        </ul>
      )}
      <div className="check-fields">
        <input
          className="ui-text check-formula"
          aria-label="Work the result out by a formula"
          placeholder={`A formula, such as ${symbols[0]}/2`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={300}
          value={formula}
          onChange={(event) => setFormula(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It gives the number; the form would be sent without one.
            event.preventDefault();
            if (result && 'entered' in result) onTake(result.entered);
          }}
        />
        {result && 'entered' in result && <Take offer={result} onTake={onTake} />}
      </div>
      <p className="field-note">
        {result && 'refused' in result
          ? result.refused
          : `Or work it out, by a formula of ${symbols.join(', ')}${
              others > 0 ? ` or ${others} more, as the table names its columns` : ''
            }${
              means.length > 0 ? '; the symbol of a column stands for the mean of its rows' : ''
            }. Uncertainties are carried through.`}
      </p>
    </>
  );
}

const Take = ({ offer: { label, text, entered }, onTake }: { readonly offer: Offer } & Pick<OffersProps, 'onTake'>) => (
  <Button onClick={() => onTake(entered)}>
    {label}: {text}
  </Button>
);
