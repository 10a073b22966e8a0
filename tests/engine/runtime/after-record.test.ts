/** What is worked out and would give a result away is shown once the learner has recorded it as it stands. */
import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/chemistry/chem1';
import { simulation } from '../../../engine/chemistry/titration';
import { SimulationHost } from '../../../engine/runtime/host';

const AFTER = ['endpoint_volume', 'mean_titre'];
const inputs = { ...defaultInputs(entry), unknown: false };

function titrated(afterRecord?: readonly string[]): SimulationHost {
  const setup = { simulation, inputs, applies: {}, seed: 4, grade: 'school' as const };
  const host = new SimulationHost({ ...setup, ...(afterRecord && { afterRecord }) });
  host.act({ do: 'swirl', value: 1 });
  host.act({ do: 'add_indicator', value: 3 });
  host.act({ do: 'add_base', value: 25.1 });
  host.advance(2000);
  return host;
}

describe('the end point of a titration', () => {
  it('is shown at once where nothing waits for a record', () =>
    expect(titrated().shown()['endpoint_volume']?.value).toBeGreaterThan(20));

  it('waits for a record, and stands in it', () => {
    const host = titrated(AFTER);
    expect(host.shown()['endpoint_volume']?.value).toBeNull();
    const row = host.record();
    expect(row.shown['endpoint_volume']?.value).toBeGreaterThan(20);
    expect(host.shown()['endpoint_volume']?.value).toBe(row.shown['endpoint_volume']?.value);
  });

  it('of the next flask waits again', () => {
    const host = titrated(AFTER);
    host.record();
    host.act({ do: 'new_aliquot' });
    host.act({ do: 'refill_burette' });
    host.act({ do: 'add_indicator', value: 3 });
    host.act({ do: 'add_base', value: 25.15 });
    host.advance(2000);
    expect(host.readings()['endpoint_volume']).not.toBeNull();
    expect(host.shown()['endpoint_volume']?.value).toBeNull();
    expect(host.shown()['mean_titre']?.value).toBeNull();
    host.record();
    expect(host.shown()['mean_titre']?.value).toBeGreaterThan(20);
  });

  it('a record before the end point shows nothing of it', () => {
    const host = new SimulationHost({ simulation, inputs, applies: {}, seed: 4, grade: 'school', afterRecord: AFTER });
    host.record();
    host.act({ do: 'swirl', value: 1 });
    host.act({ do: 'add_indicator', value: 3 });
    host.act({ do: 'add_base', value: 25.1 });
    host.advance(2000);
    expect(host.shown()['endpoint_volume']?.value).toBeNull();
  });
});
