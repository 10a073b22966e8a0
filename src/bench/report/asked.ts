/** What is to be found in a run, without the values. */
import type { AnyEntry } from '../../../catalogue/define';
import { simulations } from '../../../engine/registry';
import { answersOf } from '../../../engine/runtime/answers';
import type { LinkedRun } from '../../../engine/runtime/link';

export interface Asked {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** What there is to choose from; null for a number. */
  readonly words: readonly string[] | null;
}

/** Names and units alone leave this function: neither a value nor its tolerance does. */
export async function askedOf({ simulation: key, inputs }: AnyEntry, run: LinkedRun): Promise<readonly Asked[]> {
  const { simulation } = await simulations[key]();
  return answersOf(simulation, inputs, run).map(({ id, label, unit, value }) => {
    const input = inputs.find((each) => each.id === id);
    const words = input?.type === 'select' ? input.options : input?.type === 'checkbox' ? ['yes', 'no'] : [];
    return { id, label, unit, words: typeof value === 'number' ? null : words };
  });
}
