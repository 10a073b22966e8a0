import { unitText } from '../../../engine/runtime/format';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/SelectField';
import { useBench, useBenchState } from '../bench-context';
import { type DialogFrame, NotebookDialog } from '../data/NotebookDialog';
import { isFound, isOver, MOST_TRIES, type ResultCheck } from '../notebook/notebook';
import { askedText, judgementText, toleranceText, truthText, tryText } from './check-words';
import { checkResult, type Entered, refusalOf, rowsMeasured, type Target, targetsIn } from './make-check';
import { Offers } from './Offers';
import { type Found, useFound } from './use-found';
import './check.css';

type Loaded = readonly Target[] | 'failed' | null;

/** A result with its uncertainty, and what is said of it. */
export default function CheckDialog(frame: DialogFrame) {
  const { session } = useBench();
  const seed = useBenchState((state) => state.seed);
  const inputs = useBenchState((state) => state.inputs);
  const found = useFound();
  const [targets, setTargets] = useState<Loaded>(null);
  useEffect(() => {
    let current = true;
    targetsIn(session).then(
      (found) => current && setTargets(found),
      () => current && setTargets('failed'),
    );
    return () => {
      current = false;
    };
  }, [session, seed, inputs]);
  return (
    <NotebookDialog {...frame} title="Check my result">
      {targets === null && <p>One moment.</p>}
      {targets === 'failed' && <p role="alert">The check could not be fetched. Try again with a connection.</p>}
      {Array.isArray(targets) && targets.length === 0 && <p>Nothing is to be found with this setup.</p>}
      {Array.isArray(targets) && targets.map((target) => <OneCheck key={target.key} target={target} found={found} />)}
    </NotebookDialog>
  );
}

const NOTHING: Entered = { value: '', uncertainty: '' };

function OneCheck({ target, found }: { readonly target: Target; readonly found: Found }) {
  const { session, announce } = useBench();
  const check = useBenchState(({ notebook }) => notebook.checks.find(({ key }) => key === target.key));
  const rows = useBenchState(({ notebook, seed }) => rowsMeasured(notebook, seed));
  const [entered, setEntered] = useState<Entered>(NOTHING);
  const [refusal, setRefusal] = useState('');
  const over = check !== undefined && isOver(check);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const why = refusalOf(target, entered, rows);
    setRefusal(why ?? '');
    if (why !== null) return;
    const made = await checkResult(session, target, entered);
    const last = made?.tries.at(-1);
    if (last) announce(`${target.label}: ${judgementText(last.judgement)}.`);
  };
  const unit = unitText(target.unit);
  const near = toleranceText(target.tolerance, target.unit);
  return (
    <section className="check" aria-label={target.label} data-check={target.id}>
      <h3>{target.label}</h3>
      {target.sign !== null && !over && <p className="field-note">{askedText(target.sign, target.unit)}</p>}
      {check && <Tries check={check} />}
      {!over && (
        <form onSubmit={(event) => void submit(event)}>
          <div className="check-fields">
            {target.options ? (
              <SelectField
                label={target.label}
                value={entered.value}
                options={['', ...target.options].map((value) => ({ value, text: value === '' ? 'Choose' : value }))}
                onChange={(value) => setEntered({ ...entered, value })}
              />
            ) : (
              <input
                className="ui-text"
                aria-label="My result"
                autoComplete="off"
                value={entered.value}
                onChange={(event) => setEntered({ ...entered, value: event.target.value })}
              />
            )}
            {target.tolerance !== null && (
              <>
                <span>±</span>
                <input
                  className="ui-text"
                  aria-label="Its standard uncertainty"
                  autoComplete="off"
                  value={entered.uncertainty}
                  onChange={(event) => setEntered({ ...entered, uncertainty: event.target.value })}
                />
              </>
            )}
            {unit !== '' && <span>{unit}</span>}
            <Button look="primary" type="submit">
              Check
            </Button>
          </div>
          {refusal !== '' && (
            <p className="ui-error" role="alert">
              {refusal}
            </p>
          )}
          {target.tolerance !== null && <Offers target={target} found={found} onTake={setEntered} />}
          <p className="field-note">
            {near !== '' &&
              `A result counts as found when the true value lies within two of its standard uncertainties, and these are not far wider than ${near}. `}
            Try {(check?.tries.length ?? 0) + 1} of {MOST_TRIES}; the true value is told when you have found it
            {session.hidden.length === 0 && ', or after the last'}.
          </p>
        </form>
      )}
    </section>
  );
}

const Tries = ({ check }: { readonly check: ResultCheck }) => (
  <>
    <ol className="check-tries">
      {check.tries.map((made, index) => (
        <li key={`${index} ${made.judgement}`} data-judgement={made.judgement}>
          {tryText(made, check.unit)}: <b>{judgementText(made.judgement)}</b>
        </li>
      ))}
    </ol>
    {check.truth && (
      <p className="check-truth">
        {isFound(check) ? 'Found. ' : check.tries.length === 0 ? 'It was shown. ' : 'That was the last try. '}The true
        value is <b>{truthText(check)}</b>
        {check.truth.tolerance !== null &&
          `; a good result lies within ${toleranceText(check.truth.tolerance, check.unit)}`}
        .
      </p>
    )}
    {isOver(check) && !check.truth && (
      <p className="check-truth">That was the last try. The true value is told by whoever made this task.</p>
    )}
  </>
);
