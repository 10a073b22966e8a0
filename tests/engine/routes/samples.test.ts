/** What holds for every sample of every bench, and for every instrument that may be given it. New entries are picked up by themselves. */
import { describe, expect, it } from 'vitest';
import type { AnyEntry, DemoStep } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import type { ActionDef, ActionValue, AnySimulation } from '../../../engine/contract';
import { dilute, digest, dissolve, filter, gramsOf } from '../../../engine/data/samples/prepare';
import { readSampleCode } from '../../../engine/data/samples/read-sample-code';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import { PARTICLES } from '../../../engine/data/samples/sizes';
import type { RunInputs } from '../../../engine/inputs';
import { simulations } from '../../../engine/registry';
import { answersOf } from '../../../engine/runtime/answers';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf, checkInput, defaultInputs } from '../../../engine/runtime/inputs';

interface Built {
  readonly id: string;
  readonly entry: AnyEntry;
  readonly simulation: AnySimulation;
}

const built: readonly Built[] = (
  await Promise.all(
    listings.map(async ({ id, entry: load }): Promise<readonly Built[]> => {
      if (!load) return [];
      const { entry } = await load();
      if (!entry.yields && !entry.inputs.some((input) => input.type === 'text' && input.holds === 'sample')) return [];
      const { simulation } = await simulations[entry.simulation]();
      return [{ id, entry, simulation }];
    }),
  )
).flat();
const benches = built.filter(({ entry }) => entry.yields !== undefined);
const instruments = built.filter(({ entry }) => entry.inputs.some(({ id }) => id === 'shelf'));

const hostOf = ({ entry, simulation }: Built, given = {}): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...entry.opensWith, ...given },
    applies: appliesOf(entry),
    seed: 1,
    grade: 'school',
  });

function valuesOf({ value }: ActionDef): readonly (ActionValue | undefined)[] {
  if (value?.kind === 'select') return value.options;
  if (value?.kind === 'text') return [value.placeholder];
  return [value?.kind === 'number' ? (value.initial ?? value.min) : undefined];
}

/** Takes whatever can be taken, now. */
function take(host: SimulationHost, { entry, simulation }: Built): void {
  for (const id of Object.keys(entry.yields ?? {})) {
    const def = simulation.actions[id] as ActionDef;
    for (const value of valuesOf(def)) host.act(value === undefined ? { do: id } : { do: id, value });
  }
}

/** The samples of a bench: as Run begins, and after each step of its demonstration. */
function samplesOf(bench: Built): readonly Sample[] {
  const found = new Map<string, Sample>();
  const keep = (host: SimulationHost): void => {
    take(host, bench);
    for (const sample of host.samples()) found.set(sampleCode(sample), sample);
  };
  const { runAction, demo = [] } = bench.entry;
  const begun = hostOf(bench);
  if (runAction) begun.act({ do: runAction.do, value: runAction.value });
  begun.advance(Math.min(20_000, Math.ceil(60 / bench.simulation.dt)));
  keep(begun);
  const shown = hostOf(bench);
  for (const step of demo as readonly DemoStep<string, string>[]) {
    shown.advance(Math.max(0, Math.round(step.at / bench.simulation.dt) - shown.step));
    if ('set' in step) shown.change(step.set as RunInputs);
    else if (step.do !== 'record_point') shown.act({ do: step.do, value: step.value });
    keep(shown);
  }
  return [...found.values()];
}

const ofBench = new Map(benches.map((bench) => [bench.id, samplesOf(bench)]));

describe.each(benches)('samples of $id', ({ id }) => {
  const samples = ofBench.get(id) ?? [];

  it('can be taken', () => expect(samples.length).toBeGreaterThan(0));

  it('are whole: named, with amounts and contents that can be', () => {
    for (const sample of samples) {
      const { name, amount, parts, source } = sample;
      expect(name).not.toBe('');
      expect(source).not.toBe('');
      expect(amount.value).toBeGreaterThan(0);
      expect(parts.length).toBeGreaterThan(0);
      for (const { q } of parts) expect(q.value).toBeGreaterThanOrEqual(0);
      const fractions = parts.filter(({ q }) => q.unit === '1').map(({ q }) => q.value);
      if (fractions.length > 0) expect(fractions.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(1 + 1e-9);
      // Nothing is heavier than the bottle that it is in.
      const grams = parts.reduce((sum, part) => sum + gramsOf(sample, part), 0);
      const most = amount.unit === 'g' ? amount.value : 2 * amount.value;
      expect(grams).toBeLessThanOrEqual(most * (1 + 1e-9));
    }
  });

  it('come back from their links', () => {
    for (const sample of samples) {
      const read = readSampleCode(sampleCode(sample));
      expect(read.ok && sampleCode(read.sample)).toBe(sampleCode(sample));
      expect(sampleCode(sample).length).toBeLessThan(1400);
    }
  });
});

/** As taken, and as somebody would prepare it. */
function forms(sample: Sample): readonly Sample[] {
  const prepared = [dissolve(sample, 100, 'water'), digest(sample, 100), filter(sample), dilute(sample, 10)].flatMap(
    (each) => (each.ok ? [each.sample] : []),
  );
  return [sample, ...prepared];
}

describe.each(instruments)('$id', (instrument) => {
  const input = instrument.entry.inputs.find(({ id }) => id === 'shelf');

  it.each([...ofBench])('takes samples of %s and measures, or says why it does not', (_id, samples) => {
    if (!input) throw new Error('It has no place for a sample.');
    const [first] = samples;
    if (!first) return;
    for (const sample of forms(first)) {
      const code = sampleCode(sample);
      const checked = checkInput(input, code);
      if (!checked.ok) {
        expect(checked.sentence).toMatch(/^[A-Z].*[.?!]$/);
        continue;
      }
      expect(sample.parts.some(({ form }) => form === PARTICLES) && sample.phase === 'solution').toBe(false);
      const host = hostOf(instrument, { shelf: code });
      for (const [name, def] of Object.entries<ActionDef>(instrument.simulation.actions)) {
        for (const value of valuesOf(def).slice(0, 1))
          host.act(value === undefined ? { do: name } : { do: name, value });
        host.advance(Math.ceil(20 / instrument.simulation.dt));
        // Throws where a reading is not finite.
        host.readings();
      }
      const { entry, simulation } = instrument;
      for (const answer of answersOf(simulation, entry.inputs, { inputs: host.params, seed: 1, hide: [] }))
        expect(typeof answer.value === 'string' || Number.isFinite(answer.value)).toBe(true);
    }
  });
});
