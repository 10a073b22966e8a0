/** What is to be found in a run, without the values. */
import type { AnyEntry } from '../../../catalogue/define';
import { simulations } from '../../../engine/registry';
import { targetsOf } from '../../../engine/runtime/answers';
import type { LinkedRun } from '../../../engine/runtime/link';
import { checkKey } from '../check/check-key';

export interface Asked {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** Under which the notebook keeps its checks. */
  readonly key: string;
  /** What there is to choose from; null for a number. */
  readonly words: readonly string[] | null;
}

/** Names and units alone leave this function: neither a value nor its tolerance does. */
export async function askedOf(entry: AnyEntry, run: LinkedRun): Promise<readonly Asked[]> {
  const { simulation } = await simulations[entry.simulation]();
  return targetsOf(simulation, entry, run).map((answer) => {
    const { id, label, unit, value, options = [] } = answer;
    return { id, label, unit, key: checkKey(answer, run.seed), words: typeof value === 'number' ? null : options };
  });
}
