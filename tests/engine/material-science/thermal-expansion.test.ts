import { describe, expect, it } from 'vitest';
import { alphaAt, bimetalDeflection, meanAlpha, strainAt } from '../../../engine/material-science/expansion';
import { type Params, simulation } from '../../../engine/material-science/thermal-expansion';
import { SimulationHost } from '../../../engine/runtime/host';
import { spreadOf } from '../spread';

const DEFAULTS: Params = {
  material: 'Copper',
  length: 50,
  t_end: 300,
  heating_rate: 3,
  rod_correction: true,
  specimen: 1,
  noise: false,
};
const HEATED = 5900;
const REFERENCE = 7701;

class Dilatometer extends SimulationHost {
  constructor(inputs: Partial<Params> = {}, seed = 1, grade: 'ideal' | 'school' = 'ideal') {
    super({
      simulation,
      inputs: { ...DEFAULTS, ...inputs },
      applies: { specimen: 'restart', noise: 'restart' },
      seed,
      grade,
    });
  }
  heat(seconds = HEATED): this {
    this.act({ do: 'mount' });
    this.act({ do: 'zero' });
    this.act({ do: 'start' });
    this.advance(seconds);
    return this;
  }
  reference(): this {
    this.act({ do: 'run_baseline' });
    this.advance(REFERENCE);
    return this;
  }
  number(id: string): number {
    return Number(this.readings()[id]);
  }
}

describe('thermal expansion', () => {
  it('adds the silica of the same length to what is indicated', () => {
    const bench = new Dilatometer().heat();
    expect(bench.number('delta_l') - bench.number('delta_l_raw')).toBeCloseTo(7.83, 1);
    expect(bench.number('delta_l') - bench.number('delta_l_raw')).toBeCloseTo(
      50_000 * strainAt('Fused silica', 300),
      6,
    );
    bench.change({ rod_correction: false });
    expect(bench.number('delta_l')).toBeCloseTo(bench.number('delta_l_raw'), 10);
    const silica = new Dilatometer({ material: 'Fused silica', rod_correction: false }).heat();
    expect(silica.number('delta_l')).toBeCloseTo(0, 8);
  });

  it('takes gain and thermocouple out by the reference run', () => {
    const sdOf = (make: (seed: number) => number): number => {
      const values = Array.from({ length: 60 }, (_, n) => make(n + 1));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
    };
    const without = sdOf((seed) => new Dilatometer({ noise: true }, seed).heat().number('alpha_mean'));
    const after = sdOf((seed) => new Dilatometer({ noise: true }, seed).reference().heat().number('alpha_mean'));
    expect(without).toBeGreaterThan(0.13);
    expect(without).toBeLessThan(0.25);
    expect(after).toBeLessThan(without / 2);
  });

  it('lags behind the furnace by its time constant times the rate, and catches up in the hold', () => {
    const bench = new Dilatometer({ heating_rate: 20 }).heat(840);
    expect(bench.number('temperature') - bench.number('sample_temperature')).toBeCloseTo((40 * 20) / 60, 1);
    expect(bench.number('alpha_mean')).toBeLessThan(17.1);
    bench.advance(300);
    expect(bench.number('alpha_mean')).toBeCloseTo(meanAlpha('Copper', 300) * 1e6, 1);
    bench.act({ do: 'cool' });
    bench.advance(60);
    expect(bench.number('alpha_mean')).toBeGreaterThan(18);
    const short = new Dilatometer({ heating_rate: 20, length: 25 }).heat(840);
    expect(short.number('temperature') - short.number('sample_temperature')).toBeCloseTo((20 * 20) / 60, 1);
  });

  it('finds the slope of the curve where it is asked for, with a bend of Invar', () => {
    const bench = new Dilatometer({ material: 'Invar', t_end: 450, heating_rate: 1 }).heat(26_000);
    bench.act({ do: 'fit_alpha', value: '60,100' });
    const cold = bench.number('alpha_fit');
    bench.act({ do: 'fit_alpha', value: '400,440' });
    expect(bench.number('alpha_fit')).toBeGreaterThan(4 * cold);
    const copper = new Dilatometer({ heating_rate: 1 }).heat(17_000);
    copper.act({ do: 'fit_alpha', value: '140,260' });
    const mean = (strainAt('Copper', 260) - strainAt('Copper', 140)) / 120;
    expect(copper.number('alpha_fit') / (mean * 1e6)).toBeCloseTo(1, 2);
  });

  it('has an Invar with the means of makers’ sheets, and a bend round its Curie point', () => {
    for (const [t, published] of [
      [100, 1.6],
      [200, 2.5],
      [300, 5.2],
      [400, 7.8],
      [450, 8.9],
    ] as const)
      expect(Math.abs(meanAlpha('Invar', t) * 1e6 - published), `${t} °C`).toBeLessThan(0.3);
    const rise = (from: number, to: number): number => (alphaAt('Invar', to) - alphaAt('Invar', from)) / (to - from);
    expect(rise(230, 280)).toBeGreaterThan(2.5 * rise(60, 110));
    expect(rise(230, 280)).toBeGreaterThan(2.5 * rise(340, 440));
  });

  it('cannot know better than the certificate of its bar', () => {
    const bench = new Dilatometer({ noise: true }, 4, 'school').reference().heat();
    const { value, uncertainty } = bench.shown()['alpha_mean'] ?? {};
    expect(Number(uncertainty) / Number(value)).toBeGreaterThan(0.002);
    expect(Number(uncertainty) / Number(value)).toBeLessThan(0.004);
  });

  it('keeps the offset where the zero was not set, and refuses what is out of order', () => {
    const bench = new Dilatometer();
    bench.act({ do: 'start' });
    expect(bench.readings()['delta_l_raw']).toBeNull();
    bench.act({ do: 'mount' });
    bench.act({ do: 'start' });
    bench.advance(HEATED);
    expect(bench.number('delta_l_raw')).toBeCloseTo(241 + 25, 0);
    bench.change({ material: 'Iron' });
    bench.act({ do: 'mount' });
    bench.advance(1);
    expect(bench.readings()['delta_l_raw'], 'the furnace is hot').toBeNull();
  });

  it('limits borosilicate glass to 450 °C', () => {
    const bench = new Dilatometer({ material: 'Borosilicate glass', t_end: 500, heating_rate: 20 }).heat(2000);
    expect(bench.number('temperature')).toBeCloseTo(450, 6);
  });

  it('bends a strip of two metals one way or not at all', () => {
    expect(bimetalDeflection('Invar', 300)).toBe(0);
    expect(bimetalDeflection('Copper', 20)).toBe(0);
    expect(bimetalDeflection('Fused silica', 300)).toBeLessThan(0);
    expect(bimetalDeflection('Aluminium', 300)).toBeGreaterThan(bimetalDeflection('Copper', 300));
  });

  it('states what its result is uncertain by, before and after the reference run', { tags: ['rest'] }, () => {
    const truth = meanAlpha('Copper', 300) * 1e6;
    for (const referred of [false, true]) {
      const { ratio } = spreadOf((seed) => {
        const bench = new Dilatometer({ noise: true }, seed, 'school');
        if (referred) bench.reference();
        const shown = bench.heat().shown()['alpha_mean'];
        return { value: Number(shown?.value ?? Number.NaN), u: shown?.uncertainty ?? null, truth };
      });
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    }
  });
});
