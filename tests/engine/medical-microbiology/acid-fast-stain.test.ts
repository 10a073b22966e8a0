import { describe, expect, it } from 'vitest';
import { gradeOf, type Params, simulation } from '../../../engine/medical-microbiology/acid-fast-stain';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  organism: 'Mycobacterium tuberculosis (inactivated)',
  method: 'Ziehl-Neelsen',
  decolorizer: '3% acid-alcohol',
  sputum_log10: 5,
};
type Step = readonly [action: string, value: number];

function smear(changes: Partial<Params>, steps: readonly Step[], seed = 1) {
  const inputs = { ...USUAL, ...changes };
  const host = new SimulationHost({ simulation, inputs, applies: {}, seed, grade: 'ideal' });
  for (const [action, value] of steps) {
    host.act({ do: action, value });
    if (action !== 'heat') host.advance(value * (action === 'examine_fields' ? 4 : 1));
  }
  return host.readings();
}
const stain = (celsius = 90, fuchsin = 300, acid = 120): readonly Step[] => [
  ['heat', celsius],
  ['carbolfuchsin', fuchsin],
  ['decolorize', acid],
  ['methylene_blue', 60],
];

describe('acid-fast stain', () => {
  it('grades a load of 5 as 1+ in most seeds and scanty in the rest', () => {
    const grades = Array.from(
      { length: 200 },
      (_, n) => smear({}, [...stain(), ['examine_fields', 100]], n + 1).who_grade,
    );
    const ones = grades.filter((grade) => grade === '1+').length;
    expect(ones).toBeGreaterThan(178);
    expect(grades.filter((grade) => grade === 'Scanty').length).toBe(200 - ones);
  });

  it('counts in proportion to the load', () => {
    const mean = (sputum_log10: number): number => {
      let sum = 0;
      for (let seed = 1; seed <= 50; seed++) {
        sum += Number(smear({ sputum_log10 }, [...stain(), ['examine_fields', 300]], seed).afb_per_field);
      }
      return sum / 50;
    };
    expect(mean(6) / mean(5)).toBeGreaterThan(9);
    expect(mean(6) / mean(5)).toBeLessThan(11);
  });

  it('takes up no less when it is hotter or longer, and keeps no more in longer acid', () => {
    const kept = (steps: readonly Step[]) => Number(smear({}, steps).fuchsin_retained);
    for (const celsius of [20, 40, 60, 80]) {
      expect(kept(stain(celsius + 15))).toBeGreaterThan(kept(stain(celsius)));
      expect(kept(stain(celsius, 400))).toBeGreaterThan(kept(stain(celsius, 300)));
      expect(kept(stain(celsius, 300, 240))).toBeLessThan(kept(stain(celsius)));
    }
  });

  it('counts nothing on an unstained smear or of another organism', () => {
    expect(smear({ sputum_log10: 8 }, [['examine_fields', 20]]).afb_count).toBe(0);
    for (const organism of ['Nocardia asteroides', 'Escherichia coli', 'Staphylococcus aureus'] as const) {
      expect(smear({ organism, sputum_log10: 8 }, [...stain(), ['examine_fields', 20]]).afb_count).toBe(0);
    }
  });

  it('grades by the scale, values between two classes by the lower one', () => {
    expect(gradeOf(0, 0)).toBeNull();
    expect([gradeOf(0, 99), gradeOf(0, 100)]).toEqual(['Count more fields', 'Negative']);
    expect([gradeOf(19, 200), gradeOf(20, 200), gradeOf(299, 300)]).toEqual(['Scanty', '1+', '1+']);
    expect([gradeOf(50, 50), gradeOf(200, 20), gradeOf(201, 20)]).toEqual(['2+', 'Count more fields', '3+']);
  });

  it('reads no more than 300 fields', () => {
    const read = smear({}, [
      ['examine_fields', 299],
      ['examine_fields', 2],
      ['examine_fields', 1],
    ]);
    expect(read.fields_examined).toBe(300);
  });
});
