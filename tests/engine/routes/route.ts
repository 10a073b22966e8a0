/** Runs that hand samples on: what a test does at one bench, and takes from it. */
import { listingById } from '../../../catalogue/index';
import type { Action, AnySimulation } from '../../../engine/contract';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import type { GivenInputs } from '../../../engine/runtime/inputs';
import { appliesOf, strictInputs } from '../../../engine/runtime/inputs';
import { answersOf } from '../../../engine/runtime/answers';
import { SimulationHost } from '../../../engine/runtime/host';
import { simulations } from '../../../engine/registry';

export interface Bench {
  readonly host: SimulationHost;
  /** Does something, and waits for so many lab seconds; throws what a refusal says. */
  act(action: Action['do'], value?: Action['value'], seconds?: number): void;
  wait(seconds: number): void;
  /** The newest sample that was taken. */
  taken(): Sample;
  /** What is to be found. */
  truth(id: string): number;
}

export async function benchOf(id: string, given: GivenInputs = {}, seed = 1): Promise<Bench> {
  const listing = listingById.get(id);
  if (!listing?.entry) throw new Error(`${id} is not built.`);
  const { entry } = await listing.entry();
  const { simulation } = (await simulations[entry.simulation]()) as { simulation: AnySimulation };
  const inputs = strictInputs(entry, given);
  if (!inputs.ok) throw new Error(inputs.sentence);
  const host = new SimulationHost({
    simulation,
    inputs: inputs.inputs,
    applies: appliesOf(entry),
    seed,
    grade: 'school',
  });
  const wait = (seconds: number): void => void host.advance(Math.round(seconds / simulation.dt));
  return {
    host,
    wait,
    act(name, value, seconds = 0) {
      host.act(value === undefined ? { do: name } : { do: name, value });
      const refusal = host.takeNotices().find(({ refused }) => refused);
      if (refusal) throw new Error(refusal.notice);
      wait(seconds);
    },
    taken() {
      const sample = host.samples().at(-1);
      if (!sample) throw new Error('Nothing was taken.');
      return sample;
    },
    truth(answer) {
      const found = answersOf(simulation, entry.inputs, { inputs: inputs.inputs, seed, hide: [] }).find(
        (each) => each.id === answer,
      );
      if (typeof found?.value !== 'number') throw new Error(`Nothing is to be found under ${answer}.`);
      return found.value;
    },
  };
}

/** An instrument with a sample from the shelf in the place of its own. */
export const instrumentWith = (id: string, sample: Sample, given: GivenInputs = {}, seed = 1): Promise<Bench> =>
  benchOf(id, { ...given, shelf: sampleCode(sample) }, seed);
