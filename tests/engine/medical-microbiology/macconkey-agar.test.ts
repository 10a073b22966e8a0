import { describe, expect, it } from 'vitest';
import { redShare } from '../../../engine/medical-microbiology/colony-acid';
import { type Params, simulation } from '../../../engine/medical-microbiology/macconkey-agar';
import { SimulationHost } from '../../../engine/runtime/host';

const HOUR = 60;
const DEFAULT = { organism: 'Escherichia coli', agar: 'MacConkey', temperature: 37, inoculum_cfu: 100 } as const;

function plate(changes: Partial<Params>, hours: number, seed = 1, grade: 'ideal' | 'school' = 'ideal') {
  const inputs = { ...DEFAULT, ...changes };
  const host = new SimulationHost({ simulation, inputs, applies: { temperature: 'live' }, seed, grade });
  host.advance(hours * HOUR);
  return host;
}
const read = (changes: Partial<Params>, hours: number, seed = 1) => plate(changes, hours, seed).readings();

describe('MacConkey agar', () => {
  it('lets the diameter grow at twice the speed of the edge, and stretches lag and growth alike in the cold', () => {
    const [early, late] = [10, 20].map((hours) => Number(read({}, hours).colony_diameter_mm));
    expect(Number(late) - Number(early)).toBeCloseTo(1.25, 9);
    const cold = Number(read({ temperature: 27 }, 40).colony_diameter_mm);
    const pace = (cold / 0.125 + 4) / 40;
    expect(pace).toBeGreaterThan(0.3);
    expect(pace).toBeLessThan(0.7);
  });

  it('does not grow at 48 degrees, nor where bile keeps it down', () => {
    for (const changes of [{ temperature: 48 }, { organism: 'Staphylococcus aureus' }] as const) {
      const result = read(changes, 48);
      expect(result.colony_count).toBe(0);
      expect(result.lactose_result).toBe('No growth');
    }
    expect(read({ organism: 'Staphylococcus aureus', agar: 'Nutrient agar' }, 24).colony_count).toBeGreaterThan(50);
  });

  it('keeps the pH between 4.6 and 8.2', () => {
    for (const organism of ['Klebsiella pneumoniae', 'Proteus mirabilis'] as const) {
      const ph = Number(read({ organism, temperature: 41 }, 150).colony_ph);
      expect(ph).toBeGreaterThan(4.6);
      expect(ph).toBeLessThan(8.2);
    }
  });

  it('has half of its neutral red in the red form at the pKa', () => {
    expect(redShare(6.8)).toBe(0.5);
    expect(redShare(7.1)).toBeCloseTo(1 / (1 + 10 ** 0.3), 12);
  });

  it('counts by chance: mean and variance of Poisson, half each of a mixture', { tags: ['rest'] }, () => {
    const SEEDS = 300;
    const counts = Array.from({ length: SEEDS }, (_, seed) => {
      const { colony_count, pink_count } = read({ organism: 'Mixed E. coli and Salmonella' }, 18, seed + 1);
      return [Number(colony_count), Number(pink_count)] as const;
    });
    const mean = (of: 0 | 1): number => counts.reduce((sum, pair) => sum + pair[of], 0) / SEEDS;
    expect(Math.abs(mean(0) - 100)).toBeLessThan(3 * Math.sqrt(100 / SEEDS));
    expect(Math.abs(mean(1) - 50)).toBeLessThan(3 * Math.sqrt(50 / SEEDS));
    const variance = counts.reduce((sum, [count]) => sum + (count - mean(0)) ** 2, 0) / (SEEDS - 1);
    expect(variance).toBeGreaterThan(70);
    expect(variance).toBeLessThan(135);
  });

  it('measures with scatter at school, and stays with what was measured', () => {
    const host = plate({}, 24, 4, 'school');
    host.act({ do: 'measure_colony' });
    const first = host.readings().measured_diameter_mm;
    expect(first).not.toBe(host.readings().colony_diameter_mm);
    expect(Math.abs(Number(first) - 2.5)).toBeLessThan(0.5);
    host.advance(HOUR);
    expect(host.readings().measured_diameter_mm).toBe(first);
  });

  it('picks by colour, and either kind where there is none', () => {
    const tests = (changes: Partial<Params>, which: number, seed = 1): unknown => {
      const host = plate(changes, 24, seed);
      host.act({ do: 'pick_colony', value: which });
      return host.readings().picked_tests;
    };
    const organism = 'Mixed E. coli and Salmonella';
    expect(tests({ organism }, 1)).toBe('indole +, citrate -, urease -, oxidase -');
    expect(tests({ organism }, 2)).toBe('indole -, citrate +, urease -, oxidase -');
    expect(tests({}, 2)).toBeNull();
    const either = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => tests({ organism, agar: 'Nutrient agar' }, 2, seed)));
    expect(either.size).toBe(2);
    expect(tests({ organism: 'Staphylococcus aureus', agar: 'Nutrient agar' }, 2)).toBe(
      'Gram-positive coccus: try catalase',
    );
  });

  it('refuses in words to pick what is not there, and a kind that there is not', () => {
    const host = plate({}, 24);
    host.act({ do: 'pick_colony', value: 1 });
    const tests = host.readings().picked_tests;
    for (const [value, notice] of [
      [2, 'No such colony on this plate'],
      [1.5, '1 picks a pink colony, 2 a colourless one.'],
    ] as const) {
      host.act({ do: 'pick_colony', value });
      expect(host.takeNotices()).toEqual([expect.objectContaining({ notice, refused: true })]);
    }
    expect(host.readings().picked_tests).toBe(tests);
  });

  it('passes pH 6.8 when the hint says so', () => {
    expect(Number(read({}, 13.4).colony_ph)).toBeGreaterThan(6.8);
    expect(Number(read({}, 13.6).colony_ph)).toBeLessThan(6.8);
  });

  it('calls nobody a slow fermenter by colour: enterococci are too small, a young E. coli is pale', () => {
    expect(read({ organism: 'Enterococcus faecalis' }, 48).lactose_result).toBe('Too small to judge');
    for (const hours of [14, 17]) expect(read({}, hours).lactose_result).toBe('Weak or late acid');
    expect(read({}, 11.6).lactose_result).toBe('Non-fermenter');
    expect(read({}, 18).lactose_result).toBe('Lactose fermenter');
  });

  it('measures no colony that cannot be seen yet', () => {
    const host = plate({}, 4.5);
    host.act({ do: 'measure_colony' });
    expect(host.takeNotices()).toEqual([expect.objectContaining({ refused: true })]);
    expect(host.readings().measured_diameter_mm).toBeNull();
  });
});
