import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import { simulations } from '../../../engine/registry';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf, defaultInputs } from '../../../engine/runtime/inputs';
import { demoResult } from '../../../src/bench/demo/result';
import { DemoPlayer } from '../../../src/bench/demo/player';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { recordedRow } from '../../../src/bench/run/recorded-row';

const entries: readonly AnyEntry[] = await Promise.all(
  listings.flatMap(({ entry }) => (entry ? [entry().then((loaded) => loaded.entry)] : [])),
);
const ending = entries.filter(({ demoResult: result }) => result !== undefined);

/** As demonstrations are played: at the grade School, with the first seed. */
const BEGUN = { seed: 1, grade: 'school' } as const;

describe('the result of a demonstration', () => {
  it.each(ending.map((entry) => [entry.id, entry] as const))('%s comes from its last row', async (_id, entry) => {
    const { simulation } = await simulations[entry.simulation]();
    const host = new SimulationHost({
      ...BEGUN,
      simulation,
      inputs: defaultInputs(entry),
      applies: appliesOf(entry),
    });
    const { script } = new DemoPlayer(
      entry.demo ?? [],
      () => 0,
      () => {},
    );
    const rows = script.flatMap((event) => {
      while (host.time < event.at - 1e-9) host.advance(1);
      if (!('action' in event)) host.change(event.set);
      else if (event.action.do === 'record_point') return [recordedRow(BEGUN, host.record())];
      else host.act(event.action);
      return [];
    });
    const kept = rows.map((row, index) => ({
      ...row,
      id: index + 1,
      run: 1,
      key: String(index),
      version: 1,
      note: '',
      struck: null,
    }));
    const sentence = demoResult(entry, simulation.readings, { ...emptyNotebook, rows: kept });
    expect(sentence).toMatch(/= \(?\d[\d.]* ± [\d.]+/);
    expect(demoResult(entry, simulation.readings, emptyNotebook)).toBeNull();
  });
});
