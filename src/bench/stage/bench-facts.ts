/** What the dock says of inputs and actions, for the stage. Pure. */
import type { ActionDefs } from '../../../engine/contract';
import type { InputDef, InputSet, RunInputs } from '../../../engine/inputs';
import type { FixedInputs } from '../../../engine/runtime/fixed-inputs';
import { boundDefinitions } from '../../../engine/runtime/inputs';
import type { BenchFacts, InputFacts } from '../../scenes/contract';
import { unitOf } from '../controls/input-rules';

function inputFacts(input: InputDef, fixed: boolean): InputFacts {
  const { id, label, type } = input;
  const number = type === 'number' || type === 'slider' ? input : null;
  return {
    id,
    label,
    kind: type === 'slider' ? 'number' : type,
    unit: unitOf(input) ?? '',
    min: number?.min ?? 0,
    max: number?.max ?? 0,
    step: number?.step ?? null,
    options: type === 'select' ? input.options : [],
    fixed,
  };
}

/** With the bounds that hold among these inputs. */
export const benchFacts = (set: InputSet, inputs: RunInputs, actions: ActionDefs, fixed: FixedInputs): BenchFacts => ({
  inputs: Object.fromEntries(
    boundDefinitions(set, inputs).map((input) => [input.id, inputFacts(input, Object.hasOwn(fixed, input.id))]),
  ),
  actions,
});
