import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/material-science/rockwell-hardness';
import { hardMaterials } from '../../../engine/data/hardness-materials';
import { SCALES, type ScaleName } from '../../../engine/material-science/rockwell-scales';
import { SimulationHost } from '../../../engine/runtime/host';
import { spreadOf } from '../spread';

const DEFAULTS: Params = {
  material: 'Steel 4140 quenched and tempered',
  scale: 'HRC',
  dwell: 4,
  thickness: 10,
  spacing: 4,
  specimen: 1,
  noise: false,
};
const CYCLE = 12;

class Tester extends SimulationHost {
  constructor(inputs: Partial<Params> = {}, seed = 1, grade: 'ideal' | 'school' = 'ideal') {
    super({
      simulation,
      inputs: { ...DEFAULTS, ...inputs },
      applies: { specimen: 'restart', noise: 'restart' },
      seed,
      grade,
    });
  }
  wait(seconds: number): this {
    this.advance(Math.round(seconds / simulation.dt));
    return this;
  }
  cycle(): this {
    this.act({ do: 'run_cycle' });
    return this.wait(CYCLE + 15);
  }
  number(id: string): number {
    return Number(this.readings()[id]);
  }
}

describe('Rockwell hardness', () => {
  it('is 100 or 130 less two micrometres a point, for every piece and scale', () => {
    for (const { name } of hardMaterials) {
      for (const scale of Object.keys(SCALES) as ScaleName[]) {
        const tester = new Tester({ material: name, scale }).cycle();
        expect(tester.number('h_permanent')).toBeCloseTo((SCALES[scale].full - tester.number('hardness')) * 2, 8);
      }
    }
  });

  it('reads harder on a thin piece and beside another indent, softer after a long dwell', () => {
    const usual = new Tester().cycle().number('hardness');
    expect(new Tester({ thickness: 1 }).cycle().number('hardness')).toBeGreaterThan(usual + 5);
    expect(new Tester({ spacing: 1 }).cycle().number('hardness')).toBeGreaterThan(usual + 5);
    expect(new Tester({ dwell: 15 }).cycle().number('hardness')).toBeLessThan(usual);
    expect(new Tester({ thickness: 1 }).cycle().readings()['valid']).toBe('Too thin');
    expect(new Tester({ spacing: 1 }).cycle().readings()['valid']).toBe('Too close');
  });

  it('gives by hand what a cycle gives', () => {
    const tester = new Tester();
    for (const [id, seconds] of [
      ['apply_preliminary', 1.2],
      ['set_zero', 0.2],
      ['apply_major', 5],
      ['release_major', 5],
      ['read_dial', 0],
    ] as const) {
      tester.act({ do: id });
      tester.wait(seconds);
    }
    expect(tester.number('hardness')).toBeCloseTo(new Tester().cycle().number('hardness'), 8);
  });

  it('keeps the order of work', () => {
    const tester = new Tester();
    tester.act({ do: 'apply_major' });
    expect(tester.wait(1).number('load')).toBe(0);
    tester.cycle();
    tester.change({ scale: 'HRB' });
    expect(tester.readings()['hardness']).toBeNull();
    tester.act({ do: 'apply_preliminary' });
    expect(tester.wait(2).number('load')).toBe(0);
    tester.act({ do: 'next_position' });
    tester.act({ do: 'apply_preliminary' });
    expect(tester.wait(2).number('load')).toBe(10);
  });

  it('shows an error of the tester that five indents do not average out', () => {
    const means = Array.from({ length: 100 }, (_, n) => {
      const tester = new Tester({ noise: true }, n + 1);
      tester.act({ do: 'set_block', value: '25 HRC' });
      for (let k = 0; k < 5; k++) tester.cycle();
      return tester.number('block_error') + 25.4;
    });
    const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
    const sd = Math.sqrt(means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (means.length - 1));
    expect(sd).toBeGreaterThan(0.8);
    expect(sd).toBeLessThan(1.4);
  });

  it('says how well the error of the tester is known, without the error itself', () => {
    const onBlock = (noise: boolean, seed: number, grade: 'ideal' | 'school' = 'ideal'): Tester => {
      const tester = new Tester({ noise }, seed, grade);
      tester.act({ do: 'set_block', value: '25 HRC' });
      return tester;
    };
    const begun = onBlock(false, 1);
    begun.act({ do: 'apply_preliminary' });
    const first = begun.wait(1.5).number('depth');
    const loaded = (noise: boolean, seed: number): number => {
      const tester = onBlock(noise, seed);
      tester.act({ do: 'run_cycle' });
      return tester.wait(7).number('depth') - first;
    };
    const quiet = loaded(false, 1);
    const depth = onBlock(false, 1).cycle().number('h_permanent');
    const { ratio } = spreadOf((seed) => {
      const tester = onBlock(true, seed, 'school');
      for (let k = 0; k < 5; k++) tester.cycle();
      const shown = tester.shown()['block_error'];
      expect(shown?.uncertainty).toBeLessThan(0.3);
      // By so many points its depths are off.
      const truth = ((1 - loaded(true, seed) / quiet) * depth) / 2;
      return { value: Number(shown?.value ?? Number.NaN), u: shown?.uncertainty ?? null, truth };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('finds blocks as certified on a tester without error, and half-hard brass at 70 HRB', () => {
    for (const [value, scale] of [
      ['25 HRC', 'HRC'],
      ['45 HRC', 'HRC'],
      ['63 HRC', 'HRC'],
      ['80 HRB', 'HRB'],
    ] as const) {
      const tester = new Tester({ scale });
      tester.act({ do: 'set_block', value });
      expect(Math.abs(tester.cycle().number('block_error')), value).toBeLessThan(0.06);
    }
    const brass = new Tester({ material: 'Brass C26000 half hard', scale: 'HRB' });
    expect(Math.abs(brass.cycle().number('hardness') - 70)).toBeLessThan(0.5);
  });

  it('asks for ten permanent depths of thickness, and for a dwell of 2 to 6 s', () => {
    const tester = new Tester({ thickness: 1.5 }).cycle();
    expect(tester.number('t_min')).toBeCloseTo(tester.number('h_permanent') / 100, 3);
    expect(tester.readings()['valid']).toBe('Valid');
    expect(new Tester({ thickness: 1.3 }).cycle().readings()['valid']).toBe('Too thin');
    for (const [dwell, words] of [
      [1, 'Dwell not 2 to 6 s'],
      [2, 'Valid'],
      [6, 'Valid'],
      [15, 'Dwell not 2 to 6 s'],
    ] as const)
      expect(new Tester({ dwell }).cycle().readings()['valid']).toBe(words);
    const hand = new Tester();
    for (const [id, seconds] of [
      ['apply_preliminary', 1.2],
      ['set_zero', 0.2],
      ['apply_major', 12],
      ['release_major', 3],
      ['read_dial', 0],
    ] as const) {
      hand.act({ do: id });
      hand.wait(seconds);
    }
    expect(hand.readings()['valid']).toBe('Dwell not 2 to 6 s');
  });

  it('states what one reading is uncertain by', () => {
    const truth = new Tester().cycle().number('hardness');
    const { ratio } = spreadOf((seed) => {
      const shown = new Tester({ noise: true }, seed, 'school').cycle().shown()['hardness'];
      return { value: Number(shown?.value ?? Number.NaN), u: shown?.uncertainty ?? null, truth };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});
