/**
 * A repeat is a new trial, for every simulation in the catalogue: what is to be found stays, chance falls anew, a log gives its rows.
 * Half a minute of a processor: each demonstration is run in several trials and from its log.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { AnySimulation, ReadingDef } from '../../engine/contract';
import type { RunInputs } from '../../engine/inputs';
import { simulations } from '../../engine/registry';
import { answersOf } from '../../engine/runtime/answers';
import { type LoggedRow, type RunSetup, SimulationHost } from '../../engine/runtime/host';
import { trialRng } from '../../engine/runtime/trial-rng';
import { appliesOf, nearestInputs } from '../../engine/runtime/inputs';
import { stepAtOrAfter } from '../../engine/runtime/steps';

const SEEDS = [1, 2, 7];

/** Entries whose model draws what no instrument declares: the scatter of shots, what lies under a quadrat. */
const CHANCE_OF_ITS_OWN: readonly string[] = ['phy1', 'es10'];

/** Where the demonstration's hand sets what scatters (a calliper), or quality stands at its limit. */
const NO_CHANCE_SEEN: readonly string[] = ['mmb3', 'dna-sequencer'];

/** Fewest rows that the logger writes over a demonstration. */
const ROWS = 20;

interface Played {
  readonly host: SimulationHost;
  /** Recorded by hand after each deed, and by the logger. */
  readonly rows: readonly LoggedRow[];
}

const logEveryOf = (end: number): number => Math.max(1, Math.floor(end / ROWS));

/** The demonstration, with a record by hand after each of its deeds and two at its end. */
function demonstrate(setup: RunSetup, demo: NonNullable<AnyEntry['demo']>): Played {
  const host = new SimulationHost(setup);
  const { dt } = setup.simulation;
  const end = stepAtOrAfter(demo.at(-1)?.at ?? 0, dt) + 1;
  host.sample({ columns: [], traceEvery: 0, logEvery: logEveryOf(end) });
  const records: LoggedRow[] = [];
  const goTo = (step: number): void => {
    while (host.step < step) host.advance(step - host.step);
  };
  for (const step of demo) {
    goTo(stepAtOrAfter(step.at, dt));
    if ('set' in step) host.change(step.set as RunInputs);
    else host.act(step.value === undefined ? { do: step.do } : { do: step.do, value: step.value });
    records.push(host.record());
  }
  goTo(end);
  records.push(host.record(), host.record());
  return { host, rows: [...records, ...host.takeRows()] };
}

/** The same from the log alone. */
function replay(setup: RunSetup, { host: told }: Played): Played {
  const host = new SimulationHost(setup);
  host.sample({ columns: [], traceEvery: 0, logEvery: logEveryOf(told.step) });
  const records: LoggedRow[] = [];
  for (const entry of told.log) {
    while (host.step < entry.step) host.advance(entry.step - host.step);
    if (entry.is === 'record') records.push(host.record());
    else host.enter([entry], 0);
  }
  while (host.step < told.step) host.advance(told.step - host.step);
  return { host, rows: [...records, ...host.takeRows()] };
}

const shownIn = ({ rows }: Played) => rows.map(({ time, inputs, shown }) => ({ time, inputs, shown }));

/** A number was shown that scatters, by its instrument or by the model. */
function showsChance({ host, rows }: Played): boolean {
  const readings: Readonly<Record<string, ReadingDef>> = host.simulation.readings;
  return Object.entries(readings).some(([reading, def]) => {
    if (def.kind === 'text') return false;
    const { repeatability = 0, drawn = 0 } = def.instrument?.school ?? {};
    const scatters = def.origin === 'chance' || repeatability + drawn > 0;
    return scatters && rows.some(({ shown }) => typeof shown[reading]?.value === 'number');
  });
}

for (const { id, entry: load } of listings) {
  if (!load) continue;
  describe(`${id}`, () => {
    let entry: AnyEntry;
    let simulation: AnySimulation;
    beforeAll(async () => {
      ({ entry } = await load());
      simulation = (await simulations[entry.simulation]()).simulation;
    });
    const setupOf = (inputs: RunInputs, more: Partial<RunSetup> = {}): RunSetup => ({
      simulation,
      inputs,
      applies: appliesOf(entry),
      seed: 1,
      grade: 'school',
      ...more,
    });

    it('has the same answers in every trial, whatever is hidden', () => {
      const hidden = entry.inputs.flatMap(({ hideWhen }) => (hideWhen ? [{ [hideWhen.input]: hideWhen.equals }] : []));
      for (const given of [{}, ...hidden]) {
        const { inputs } = nearestInputs(entry, given);
        for (const seed of SEEDS) {
          const answersIn = (trial: number) => {
            const { init, specimen } = trialRng(seed, trial);
            return simulation.answers?.(simulation.init(inputs, init, specimen), inputs) ?? [];
          };
          const first = answersIn(1);
          expect(answersIn(2)).toEqual(first);
          expect(answersIn(3)).toEqual(first);
          expect(answersOf(simulation, entry.inputs, { inputs, seed, hide: [] })).toEqual(first);
        }
      }
    });

    it('runs in each trial by chance of its own, and again by its log', () => {
      const { inputs } = nearestInputs(entry, {});
      const demo = entry.demo ?? [];
      const first = demonstrate(setupOf(inputs), demo);
      const second = demonstrate(setupOf(inputs, { trial: 2 }), demo);
      expect(replay(setupOf(inputs, { trial: 2 }), second).rows).toEqual(second.rows);
      expect(second.rows.every(({ trial }) => trial >= 2)).toBe(true);
      const seen = showsChance(first) && !NO_CHANCE_SEEN.includes(id);
      if (CHANCE_OF_ITS_OWN.includes(id) || seen) expect(shownIn(second)).not.toEqual(shownIn(first));
    });
  });
}

// That no trial is the first is the host's doing, not a model's: one with chance in its readings stands for all.
it('a run without a trial is the first', async () => {
  const { entry } = (await listings.find(({ id }) => id === 'phy1')?.entry?.()) ?? {};
  if (!entry) throw new Error('no projectile');
  const { simulation } = await simulations[entry.simulation]();
  const setup = { simulation, inputs: nearestInputs(entry, {}).inputs, applies: appliesOf(entry), seed: 1 };
  const runs = [{}, { trial: 1 }].map((trial) =>
    demonstrate({ ...setup, grade: 'school', ...trial }, entry.demo ?? []),
  );
  const [without, first] = runs.map(shownIn);
  expect(without).toEqual(first);
});
