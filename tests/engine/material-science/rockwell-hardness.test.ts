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
      return tester.number('block_error') + 25;
    });
    const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
    const sd = Math.sqrt(means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (means.length - 1));
    expect(sd).toBeGreaterThan(0.8);
    expect(sd).toBeLessThan(1.4);
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
