import { boundDefinitions } from '../../../engine/runtime/inputs';
import { useBench, useBenchState } from '../bench-context';
import { InputControl } from './InputControl';
import { placeOf } from './input-rules';

/** The inputs of the entry, in its order. */
export function SetUp() {
  const { entry, run } = useBench();
  const inputs = useBenchState((state) => state.inputs);
  const definitions = boundDefinitions(entry, inputs);
  return (
    <div className="setup">
      {entry.inputs.map((input, index) => {
        const definition = definitions[index];
        const place = placeOf(input, inputs, run.hide);
        const value = inputs[input.id];
        if (!definition || value === undefined || place === 'absent') return null;
        if (place === 'unknown') {
          return (
            <p key={input.id} className="field-unknown">
              {input.label} <b>unknown: find it</b>
            </p>
          );
        }
        const locked = run.lock.includes(input.id);
        return <InputControl key={input.id} input={input} definition={definition} value={value} locked={locked} />;
      })}
    </div>
  );
}
