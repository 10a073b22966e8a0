import { CHECK_ACTION, REVEAL_ACTION } from '../../../engine/runtime/check-action';
import { useBench, useBenchState } from '../bench-context';
import { namedIn } from '../procedure/named';
import { currentStep } from '../procedure/progress';
import { ActionControl } from './ActionControl';

/** Actions for which the bench has its own place: Record, and Check my result. */
const ELSEWHERE: readonly string[] = ['record_point', CHECK_ACTION];

interface DoPanelProps {
  /** Without the fold: the actions that matter most, as buttons. */
  readonly mainOnly?: boolean;
}

/** What hands can do at this bench: the main actions first, the rest below a fold. */
export function DoPanel({ mainOnly = false }: DoPanelProps) {
  const { entry, session } = useBench();
  const elsewhere = new Set(session.hidden.length > 0 ? [...ELSEWHERE, REVEAL_ACTION] : ELSEWHERE);
  const facts = useBenchState((state) => state.facts);
  const now = useBenchState(({ stepsDone }) => currentStep(stepsDone));
  if (!facts) return null;
  // What the present step asks for stands beside the main ones.
  const named = mainOnly ? [] : namedIn(entry.procedure[now]?.done ?? { all: [] });
  const { mainActions: main } = entry;
  const mainActions = [
    ...main.filter((id) => !elsewhere.has(id)),
    ...named.filter((id) => id in facts.actions && !main.includes(id) && !elsewhere.has(id)),
  ];
  const others = Object.keys(facts.actions).filter((id) => !mainActions.includes(id) && !elsewhere.has(id));
  if (mainActions.length + others.length === 0) return <p className="panel-empty">Nothing to do by hand here.</p>;
  const hints = Object.entries(facts.actions).flatMap(([id, def]) => (def.hint && !elsewhere.has(id) ? [def] : []));
  const controls = (ids: readonly string[]) => (
    <div className="actions">
      {ids.map((id) => {
        const def = facts.actions[id];
        const hold = entry.holdActions?.includes(id) ?? false;
        if (!def || elsewhere.has(id)) return null;
        const customary = mainOnly && (entry.customaryActions?.includes(id) ?? false);
        return <ActionControl key={id} id={id} def={def} hold={hold} customary={customary} />;
      })}
    </div>
  );
  return (
    <>
      {controls(mainActions)}
      {!mainOnly && others.length > 0 && (
        <details className="ui-fold">
          <summary>More actions ({others.length})</summary>
          {controls(others)}
        </details>
      )}
      {!mainOnly && hints.length > 0 && (
        <details className="ui-fold">
          <summary>What these do</summary>
          <dl className="action-hints">
            {hints.map(({ label, hint }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{hint}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
