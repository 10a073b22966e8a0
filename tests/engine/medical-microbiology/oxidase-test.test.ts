import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-microbiology/mmb5';
import {
  colourRate,
  colourRates,
  hasOxidase,
  OXIDASE_ORGANISMS,
  type Rubbed,
} from '../../../engine/medical-microbiology/oxidase-kinetics';
import { simulation } from '../../../engine/medical-microbiology/oxidase-test';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';

const fresh: Rubbed = {
  organism: 'Pseudomonas aeruginosa',
  colony_source: 'Nutrient or blood agar',
  reagent_age: 0,
  loop: 'Plastic or platinum',
};

function benchOf(inputs: Partial<Rubbed>) {
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed: 1,
    grade: 'ideal',
  });
  return { host, wait: (seconds: number) => void host.advance(Math.round(seconds / simulation.dt)) };
}

describe('Kovács’ test', () => {
  it('colours by a law of first order: what is left falls by the same part in each second', () => {
    const { host, wait } = benchOf({});
    host.act({ do: 'apply_colony' });
    const left: number[] = [];
    for (let second = 0; second < 6; second++) {
      wait(1);
      left.push(1 - Number(host.readings()['color_intensity']));
    }
    for (let n = 1; n < left.length; n++) expect(left[n]! / left[n - 1]!).toBeCloseTo(Math.exp(-colourRate(fresh)), 9);
  });

  it('air grows as the reagent ages, the enzyme’s part falls, by the same factor', () => {
    const now = colourRates(fresh);
    const old = colourRates({ ...fresh, reagent_age: 14 });
    expect(old.other / now.other).toBeCloseTo(now.enzyme / old.enzyme, 9);
    expect(old.other / now.other).toBeCloseTo(Math.exp(2), 9);
  });

  it('iron and air know no species: without oxidase all are alike', () => {
    const without = OXIDASE_ORGANISMS.filter((organism) => !hasOxidase(organism));
    expect(without).toHaveLength(3);
    for (const loop of ['Plastic or platinum', 'Nichrome'] as const)
      expect(new Set(without.map((organism) => colourRate({ ...fresh, organism, loop }))).size).toBe(1);
  });

  it('reads in time: wait, then a result that no later colour changes', () => {
    const { host, wait } = benchOf({ organism: 'Escherichia coli', reagent_age: 7 });
    expect(host.readings()['oxidase_result']).toBe('Not tested');
    host.act({ do: 'apply_colony' });
    wait(59.9);
    expect(host.readings()['oxidase_result']).toBe('Wait');
    wait(0.1);
    expect(host.readings()['oxidase_result']).toBe('Negative');
    wait(59);
    expect(host.readings()['oxidase_result']).toBe('Negative');
  });

  it('asks for new paper, and for a colony', () => {
    const { host, wait } = benchOf({});
    host.act({ do: 'apply_colony' });
    host.act({ do: 'apply_colony' });
    wait(1);
    expect(host.takeNotices().map(({ notice }) => notice)).toEqual(['This spot is used: take new paper']);
    host.act({ do: 'new_paper' });
    wait(1);
    expect(host.readings()['seconds_since_rub']).toBeNull();
    const none = benchOf({ organism: 'Staphylococcus aureus', colony_source: 'MacConkey agar' });
    none.host.act({ do: 'apply_colony' });
    none.wait(1);
    expect(none.host.takeNotices()[0]).toMatchObject({ refused: true });
    expect(none.host.readings()['oxidase_result']).toBe('Not tested');
  });

  it('has no colony of gonococci or Campylobacter on nutrient agar, and one on what they want', () => {
    for (const [organism, wants] of [
      ['Neisseria gonorrhoeae', 'chocolate agar and carbon dioxide'],
      ['Campylobacter jejuni', 'Campylobacter agar and little oxygen'],
    ] as const) {
      const { host } = benchOf({ organism });
      host.act({ do: 'apply_colony' });
      expect(host.takeNotices()[0]).toMatchObject({ notice: `No colony: this species wants ${wants}`, refused: true });
      const fed = benchOf({ organism, colony_source: 'Chocolate or Campylobacter agar' });
      fed.host.act({ do: 'apply_colony' });
      fed.wait(60);
      expect(fed.host.readings()['oxidase_result']).toBe('Positive');
    }
  });

  it('throws turning reagent away before a colony is rubbed, and whatever comes of it', () => {
    for (const reagent_age of [8, 14]) {
      const { host, wait } = benchOf({ reagent_age });
      expect(host.readings()['oxidase_result']).toBe('Discard reagent');
      expect(host.readings()['reagent_colour']).toBe('bluish, turning');
      host.act({ do: 'apply_colony' });
      wait(1);
      expect(host.readings()['oxidase_result']).toBe('Discard reagent');
    }
  });
});
