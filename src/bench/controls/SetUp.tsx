import { useMemo } from 'react';
import { boundDefinitions } from '../../../engine/runtime/inputs';
import { Button } from '../../ui/Button';
import { useKeptFlag } from '../../ui/kept-flag';
import { useBench, useBenchState } from '../bench-context';
import { allSettings, stepsFolded } from '../procedure/kept';
import { neededInputs } from '../procedure/named';
import { currentStep } from '../procedure/progress';
import { InputControl } from './InputControl';
import { placeOf } from './input-rules';

/** The inputs of the entry, in its order: what the present step needs, the rest below a fold. */
export function SetUp() {
  const { entry, run, session, openShelf } = useBench();
  const inputs = useBenchState((state) => state.inputs);
  const now = useBenchState(({ stepsDone }) => currentStep(stepsDone));
  const free = useKeptFlag(stepsFolded);
  const all = useKeptFlag(allSettings);
  // Chosen when a step begins: nothing moves away beneath a hand that changes it.
  const needed = useMemo(
    () => neededInputs(entry, free ? Infinity : now, session.store.getState().inputs),
    [entry, free, now, session],
  );
  const definitions = boundDefinitions(entry, inputs);
  const controls = entry.inputs.flatMap((input, index) => {
    const definition = definitions[index];
    const place = placeOf(input, inputs, run.hide);
    const value = inputs[input.id];
    if (!definition || value === undefined || place === 'absent') return [];
    const control =
      place === 'unknown' ? (
        <p key={input.id} className="field-unknown">
          {input.label} <b>unknown: find it</b>
        </p>
      ) : (
        <InputControl
          key={input.id}
          input={input}
          definition={definition}
          value={value}
          locked={run.lock.includes(input.id)}
        />
      );
    return [{ shown: place === 'unknown' || needed.has(input.id), control }];
  });
  const rest = controls.filter(({ shown }) => !shown);
  return (
    <div className="setup">
      {controls.filter(({ shown }) => shown).map(({ control }) => control)}
      {rest.length > 0 && (
        <details
          className="ui-fold setup-rest"
          open={all}
          onToggle={({ currentTarget }) => currentTarget.open !== all && allSettings.set(currentTarget.open)}
        >
          <summary>All settings ({rest.length} more)</summary>
          {rest.map(({ control }) => control)}
        </details>
      )}
      <Button look="quiet" onClick={openShelf}>
        Shelf of samples
      </Button>
    </div>
  );
}
