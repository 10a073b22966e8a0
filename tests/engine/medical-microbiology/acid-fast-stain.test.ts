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
/** A bench whose last refusal can be asked for. */
function benchOf(changes: Partial<Params> = {}) {
  const host = new SimulationHost({
    simulation,
    inputs: { ...USUAL, ...changes },
    applies: {},
    seed: 1,
    grade: 'ideal',
  });
  const refused = () =>
    host
      .takeNotices()
      .filter((notice) => notice.refused)
      .at(-1)?.notice;
  return { host, refused };
}
const stain = (celsius = 90, fuchsin = 300, acid = 120): readonly Step[] => [
  ['heat', celsius],
  ['carbolfuchsin', fuchsin],
  ['heat', 25],
  ['rinse', 10],
  ['decolorize', acid],
  ['methylene_blue', 60],
];

describe('acid-fast stain', () => {
  it('grades a load of 5 as 1+ in most seeds and scanty in the rest', { tags: ['rest'] }, () => {
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

  it('counts nothing on an unstained smear, and gives no grade of it, nor of one that is only blue, nor of a cold one', () => {
    expect(smear({ sputum_log10: 8 }, [['examine_fields', 20]]).afb_count).toBe(0);
    for (const steps of [[], [['methylene_blue', 60]], stain(25)] as readonly (readonly Step[])[]) {
      const read = smear({ sputum_log10: 5 }, [...steps, ['examine_fields', 100]]);
      expect(read.who_grade).toBe('No grade: control not red');
    }
    expect(smear({ sputum_log10: 2 }, [...stain(), ['examine_fields', 100]]).who_grade).toBe('Negative');
  });

  it('neither counts nor grades a culture, of which the scale says nothing', () => {
    for (const organism of ['Nocardia asteroides', 'Escherichia coli', 'Staphylococcus aureus'] as const) {
      const read = smear({ organism, sputum_log10: 8 }, [...stain(), ['examine_fields', 100]]);
      expect([read.afb_count, read.afb_per_field, read.who_grade]).toEqual([null, null, 'No grade: not sputum']);
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

  it('heats at once under a slide that is flooded already, and stains as well as a slide that was hot before', () => {
    const { host } = benchOf();
    host.act({ do: 'carbolfuchsin', value: 300 });
    host.advance(5);
    host.act({ do: 'heat', value: 90 });
    expect(host.readings().slide_temperature).toBe(90);
    host.advance(295);
    expect(host.readings().fuchsin_retained).toBeGreaterThan(0.88);
    expect(host.busy).toBe(false);
  });

  it('pours no acid on a hot slide, and lights no flame under an acid', () => {
    for (const decolorizer of ['3% acid-alcohol', '1% sulfuric acid'] as const) {
      const { host, refused } = benchOf({ decolorizer });
      host.act({ do: 'carbolfuchsin', value: 300 });
      host.act({ do: 'heat', value: 90 });
      host.advance(300);
      const before = host.readings().fuchsin_retained;
      host.act({ do: 'decolorize', value: 120 });
      expect(refused()).toMatch(/^Flame out/);
      host.act({ do: 'heat', value: 25 });
      host.act({ do: 'decolorize', value: 120 });
      expect(refused(), 'still hot').toMatch(/^Flame out/);
      host.act({ do: 'rinse', value: 5 });
      host.advance(5);
      expect(host.readings().slide_temperature).toBeLessThan(40);
      expect(host.readings().fuchsin_retained).toBe(before);
      host.act({ do: 'decolorize', value: 120 });
      host.act({ do: 'heat', value: 60 });
      expect(refused()).toBe(
        decolorizer === '3% acid-alcohol'
          ? 'Rinse first: the acid-alcohol on the slide would catch fire.'
          : 'Rinse first: the acid on the slide would spatter.',
      );
    }
  });

  it('cools in air by 45 s, and is cool enough for acid within a minute and a half', () => {
    const { host } = benchOf();
    host.act({ do: 'heat', value: 90 });
    host.act({ do: 'heat', value: 25 });
    host.advance(45);
    expect(host.readings().slide_temperature).toBeCloseTo(25 + 65 / Math.E, 6);
    host.advance(45);
    expect(host.readings().slide_temperature).toBeLessThan(40);
  });

  it('holds no more dye than there is room for, in whatever order the dyes come', () => {
    const read = smear({ organism: 'Escherichia coli' }, [
      ['decolorize', 60],
      ['methylene_blue', 60],
      ['carbolfuchsin', 300],
    ]);
    expect(Number(read.fuchsin_retained) + Number(read.blue_uptake)).toBeLessThanOrEqual(1);
    expect(read.acid_fast_result).toBe('Not acid-fast');
  });
});
