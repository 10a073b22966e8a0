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
  ['heat_fix', 3],
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
      ['heat_fix', 3],
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

  it('draws an outer membrane before Gram-negative walls alone, however thin an old wall is', () => {
    for (const organism of organisms) {
      const host = new SimulationHost({
        simulation,
        inputs: { organism, decolorizer: 'Acetone', culture_age: 96 },
        applies: {},
        seed: 1,
        grade: 'ideal',
      });
      const view = host.view({ cells: new Float32Array(800) }) as { readonly outerMembrane: boolean };
      expect(view.outerMembrane).toBe(organism === 'Escherichia coli' || organism === 'Pseudomonas aeruginosa');
    }
  });

  it('keeps the wall of old staphylococci, and makes old Bacillus Gram-variable', () => {
    const rest: readonly Step[] = [
      ['rinse', 1],
      ['safranin', 60],
    ];
    const old = (organism: Params['organism'], seconds: number) =>
      stained({ organism, culture_age: 96 }, [...dyed, ['decolorize', seconds], ...rest]);
    expect(old('Staphylococcus aureus', 10).gram_result).toBe('Gram-positive');
    expect(old('Bacillus subtilis', 10).gram_result).toBe('Gram-variable');
  });

  it('leaves hardly a purple cell of E. coli where all was done right', () => {
    const right: readonly Step[] = [...dyed, ['decolorize', 10], ['rinse', 1], ['safranin', 60]];
    expect(stained({}, right).purple_percent).toBeLessThan(1);
  });

  it('looks pink after safranin alone, and misses it where it was too short or was taken out again', () => {
    expect(
      stained({}, [
        ['heat_fix', 3],
        ['safranin', 60],
      ]).gram_result,
    ).toBe('Gram-negative');
    const late: readonly Step[] = [...dyed, ['safranin', 60], ['decolorize', 60], ['rinse', 1]];
    expect(stained({}, late).gram_result).toBe('Counterstain missing');
    const short: readonly Step[] = [...dyed, ['decolorize', 20], ['rinse', 1], ['safranin', 1]];
    expect(stained({}, short).gram_result).toBe('Counterstain missing');
    expect(stained({}, [['heat_fix', 3]]).gram_result).toBe('Not stained');
    expect(stained({}, []).gram_result).toBe('Not stained');
  });

  it('holds no more dye than there is room for, in whatever order the dyes come', () => {
    for (const seconds of [5, 60]) {
      const read = stained({}, [
        ['heat_fix', 3],
        ['safranin', 60],
        ['crystal_violet', seconds],
      ]);
      expect(Number(read.dye_retained) + Number(read.counterstain)).toBeLessThanOrEqual(1 + 1e-12);
    }
  });

  it('brings no cell back that a liquid has taken off', () => {
    const washed = stained({}, [
      ['crystal_violet', 30],
      ['rinse', 1],
      ['heat_fix', 3],
      ['iodine', 30],
    ]);
    expect([washed.gram_result, washed.cells_left_percent]).toEqual(['No cells', 0]);
  });

  it('without iodine loses what the theory says in ten seconds', () => {
    const left = (organism: Params['organism'], decolorizer: Params['decolorizer'] = 'Acetone-alcohol') =>
      stained({ organism, decolorizer }, [
        ['heat_fix', 3],
        ['crystal_violet', 60],
        ['decolorize', 10],
        ['rinse', 1],
      ]).dye_retained;
    expect(left('Staphylococcus aureus')).toBeCloseTo(0.285, 2);
    expect(left('Staphylococcus aureus', '95% ethanol')).toBeCloseTo(0.5, 1);
    expect(left('Bacillus subtilis')).toBeCloseTo(2 / 3, 1);
    expect(left('Escherichia coli')).toBeLessThan(0.01);
  });

  it('measures no cell that was washed off', () => {
    const bare = stained({}, [
      ['crystal_violet', 30],
      ['rinse', 1],
    ]);
    expect([bare.gram_result, bare.dye_retained, bare.purple_percent]).toEqual(['No cells', null, null]);
  });
});
