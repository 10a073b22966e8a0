import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/biology/bio10';
import { measurement } from '../../../catalogue/biology/bio10.worked';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/biology/protein-synthesis';
import { SimulationHost } from '../../../engine/runtime/host';

describe('DNA from a link', () => {
  const input = entry.inputs.find(({ id }) => id === 'dna_sequence');
  const nearest = input?.type === 'text' ? input.nearest : undefined;

  it('is cut to its first 600 bases', () => {
    expect(nearest?.(`${'acg '.repeat(200)}TTTT`)).toBe('ACG'.repeat(200));
  });

  it('is taken as the default where it is no DNA', () => {
    expect(nearest?.('ATGXX')).toBe(input?.defaultValue);
    expect(nearest?.('')).toBe(input?.defaultValue);
  });
});

describe('a run at school grade', () => {
  const run = (inputs: Readonly<Record<string, string>>, seed: number): SimulationHost => {
    const host = new SimulationHost({
      simulation,
      inputs: { ...defaultInputs(entry), ...inputs },
      applies: {},
      seed,
      grade: 'school',
    });
    host.advance(Math.round(60 / simulation.dt));
    return host;
  };

  it('gives the mass that is promised with every seed, and states no uncertainty of it', () => {
    for (const seed of [1, 2, 3]) {
      const { value, uncertainty } = run({}, seed).shown()['molecular_weight_da'] ?? {};
      expect(Number(value)).toBeCloseTo(Number(measurement.truth), 3);
      expect(uncertainty).toBeNull();
    }
    expect(measurement.outside).toContain('Nothing is measured');
  });

  it('makes nothing of a coding strand that is called a template: the step that does it badly', () => {
    const step = entry.procedure.find(({ badly }) => badly);
    const readings = run({ strand: "Template 3'-5'" }, 1).readings();
    expect(readings['protein_length']).toBe(0);
    expect(JSON.stringify(step?.done)).toContain(String(readings['mrna']));
  });
});
