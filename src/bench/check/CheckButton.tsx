import { Button } from '../../ui/Button';
import { useBench, useBenchState } from '../bench-context';
import { isFound, isTold, MOST_TRIES } from '../notebook/notebook';

/** Opens the check, where there may be something to find. */
export function CheckButton() {
  const { entry, session, openCheck } = useBench();
  const hasAnswers = useBenchState((state) => state.facts?.hasAnswers ?? false);
  if (!hasAnswers && !entry.finds && session.hidden.length === 0) return null;
  return <Button onClick={openCheck}>Check my result</Button>;
}

/** Beneath the steps: what was checked in this run. */
export function CheckedResults() {
  const checks = useBenchState((state) => state.notebook.checks);
  const seed = useBenchState((state) => state.seed);
  const own = checks.filter((check) => check.seed === seed);
  if (own.length === 0) return null;
  return (
    <ul className="checked-results">
      {own.map((check) => (
        <li key={check.key} data-found={isFound(check) || undefined}>
          {isFound(check) ? '✓ ' : ''}
          {check.label}:{' '}
          {isFound(check)
            ? 'found'
            : isTold(check)
              ? check.tries.length < MOST_TRIES
                ? 'shown before it was found'
                : 'told after the last try'
              : `not found yet, ${check.tries.length} of ${MOST_TRIES} tries`}
        </li>
      ))}
    </ul>
  );
}
