import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/medical-microbiology/gram-stain';
import { SimulationHost } from '../../../engine/runtime/host';

type Step = readonly [action: string, value: number];

/** Does one thing after the other at grade ideal and gives the readings when all is done. */
function stained(changes: Partial<Params>, steps: readonly Step[], rest = 0) {
  const inputs = { organism: 'Escherichia coli', decolorizer: 'Acetone-alcohol', culture_age: 18, ...changes };
  const host = new SimulationHost({ simulation, inputs, applies: {}, seed: 1, grade: 'ideal' });
  for (const [action, value] of steps) host.act({ do: action, value });
  const seconds = steps.reduce((sum, [, value]) => sum + value, rest);
  host.advance(Math.round(seconds / simulation.dt));
  return host.readings();
}

const dyed: readonly Step[] = [
  ['crystal_violet', 60],
  ['iodine', 60],
];
const organisms = ['Staphylococcus aureus', 'Bacillus subtilis', 'Escherichia coli', 'Pseudomonas aeruginosa'] as const;

describe('Gram stain', () => {
  it('loses the complex exponentially, six point nine times as fast through the wall of P. aeruginosa', () => {
    const rate = (organism: Params['organism'], seconds: number): number => {
      const before = Number(stained({ organism }, dyed).complex_fraction);
      const after = stained({ organism }, [...dyed, ['decolorize', seconds], ['rinse', 1]]).complex_fraction;
      return -Math.log(Number(after) / before) / seconds;
    };
    for (const organism of organisms) expect(rate(organism, 3)).toBeCloseTo(rate(organism, 12), 9);
    expect(rate('Pseudomonas aeruginosa', 3) / rate('Escherichia coli', 3)).toBeCloseTo((6.35 / 2.41) ** 2, 6);
  });

  it('gives the same for a step in two halves', () => {
    const once = stained({}, [...dyed, ['decolorize', 8], ['safranin', 20]]);
    const halves = stained({}, [
      ['crystal_violet', 30],
      ['crystal_violet', 30],
      ['iodine', 30],
      ['iodine', 30],
      ['decolorize', 4],
      ['decolorize', 4],
      ['safranin', 10],
      ['safranin', 10],
    ]);
    for (const id of ['dye_retained', 'complex_fraction', 'counterstain'] as const) {
      expect(halves[id]).toBeCloseTo(Number(once[id]), 9);
    }
  });

  it('has nothing for iodine to lock before the violet', () => {
    expect(stained({}, [['iodine', 60]]).complex_fraction).toBe(0);
  });

  it('knows what the species is, whatever is done', () => {
    for (const organism of organisms) {
      const truth = stained({ organism }, []).expected_result;
      expect(
        stained({ organism, decolorizer: 'Acetone', culture_age: 96 }, [...dyed, ['decolorize', 90]]).expected_result,
      ).toBe(truth);
    }
  });

  it('goes on decolouring until it is rinsed', () => {
    const at = (steps: readonly Step[], rest: number) =>
      Number(stained({}, [...dyed, ...steps], rest).complex_fraction);
    expect(at([['decolorize', 5]], 10)).toBeLessThan(0.5 * at([['decolorize', 5]], 0));
    const rinsed: readonly Step[] = [
      ['decolorize', 5],
      ['rinse', 1],
    ];
    expect(at(rinsed, 10)).toBe(at(rinsed, 0));
  });

  it('takes nobody through the flame with acetone on the slide', () => {
    expect(
      stained({}, [
        ['decolorize', 5],
        ['heat_fix', 3],
      ]).cells_left_percent,
    ).toBe(0);
  });
});
