import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/medical-microbiology/endospore-stain';
import { SimulationHost } from '../../../engine/runtime/host';

type Step = readonly [action: string, value: number];

function slide(changes: Partial<Params>, steps: readonly Step[], seed = 1) {
  const inputs = { organism: 'Bacillus subtilis', culture_age: 48, ...changes };
  const host = new SimulationHost({ simulation, inputs, applies: {}, seed, grade: 'ideal' });
  for (const [action, value] of steps) {
    host.act({ do: action, value });
    if (action !== 'heat' && action !== 'count_cells') host.advance(value);
  }
  return host.readings();
}
const steamed: readonly Step[] = [
  ['heat', 100],
  ['malachite_green', 300],
];
const stained: readonly Step[] = [...steamed, ['rinse', 30], ['safranin', 60]];

describe('endospore stain', () => {
  it('takes the green up on a line of Arrhenius', () => {
    const lnRate = (celsius: number): number => {
      const green = slide({}, [
        ['heat', celsius],
        ['malachite_green', 100],
      ]).spore_green;
      return Math.log(-Math.log(1 - Number(green)) / 100);
    };
    const inverse = (celsius: number): number => 1 / (celsius + 273.15);
    for (const celsius of [40, 60, 80]) {
      const slope = (lnRate(100) - lnRate(celsius)) / (inverse(100) - inverse(celsius));
      expect(slope).toBeCloseTo(-60_000 / 8.314_462_618, 4);
    }
  });

  it('shows green cells until it is rinsed, after safranin too', () => {
    for (const steps of [steamed, [...steamed, ['safranin', 60]] as readonly Step[]]) {
      expect(slide({}, steps).endospore_result).toBe('Rinse more: all cells green');
      expect(slide({}, [...steps, ['count_cells', 100]]).spores_counted).toBeNull();
    }
  });

  it('counts the share, never more than the cells', () => {
    const SEEDS = 200;
    let spores = 0;
    let share = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const read = slide({}, [...stained, ['count_cells', 500]], seed);
      expect(Number(read.spores_counted)).toBeLessThanOrEqual(500);
      spores += Number(read.spores_counted) / 500 / SEEDS;
      share = Number(read.sporulating_percent) / 100;
    }
    expect(Math.abs(spores - share)).toBeLessThan(0.01);
  });

  it('finds none in a cold slide, in a young culture, in E. coli, and counts nothing unstained', () => {
    expect(slide({}, stained.slice(1)).endospore_result).toBe('No endospores seen');
    expect(slide({ culture_age: 12 }, stained).endospore_result).toBe('No endospores seen');
    expect(slide({ organism: 'Escherichia coli' }, stained).endospore_result).toBe('No endospores seen');
    expect(slide({}, [['count_cells', 100]]).spores_counted).toBeNull();
    expect(slide({}, []).endospore_result).toBe('Not stained');
  });

  it('steams a slide at once that is soaked already, and stains it as one that was hot before', () => {
    const inputs = { organism: 'Bacillus subtilis', culture_age: 48 };
    const host = new SimulationHost({ simulation, inputs, applies: {}, seed: 1, grade: 'ideal' });
    host.act({ do: 'malachite_green', value: 300 });
    host.advance(5);
    host.act({ do: 'heat', value: 100 });
    host.advance(295);
    host.act({ do: 'rinse', value: 30 });
    host.advance(30);
    host.act({ do: 'safranin', value: 60 });
    host.advance(60);
    expect(host.readings().spore_green).toBeGreaterThan(0.96);
    expect(host.readings().endospore_result).toBe('Endospores seen');
  });

  it('has no spore of E. coli to measure', () => {
    expect(slide({ organism: 'Escherichia coli' }, stained).spore_green).toBeNull();
  });

  it('misses a counterstain that was too short, or came before the green that drives it out', () => {
    expect(slide({}, [...steamed, ['rinse', 30], ['safranin', 1]]).endospore_result).toBe('Counterstain missing');
    const first = slide({}, [['safranin', 60], ...steamed, ['rinse', 30]]);
    expect(first.endospore_result).toBe('Counterstain missing');
    expect(first.vegetative_red).toBeLessThan(0.01);
  });

  it('warns of cold water on hot glass, and of nothing once it has cooled', () => {
    const inputs = { organism: 'Bacillus subtilis', culture_age: 48 };
    for (const [wait, warned] of [
      [0, 1],
      [60, 0],
    ] as const) {
      const host = new SimulationHost({ simulation, inputs, applies: {}, seed: 1, grade: 'ideal' });
      host.act({ do: 'heat', value: 100 });
      host.act({ do: 'heat', value: 25 });
      host.advance(wait);
      host.act({ do: 'rinse', value: 30 });
      expect(host.takeNotices().filter(({ notice }) => notice.startsWith('The glass is hot'))).toHaveLength(warned);
    }
  });
});
