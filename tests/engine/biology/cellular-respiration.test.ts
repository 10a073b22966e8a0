import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/biology/cellular-respiration';
import { musclePh } from '../../../engine/biology/respiring-cells';
import { SimulationHost } from '../../../engine/runtime/host';

const DEFAULT: Params = {
  glucose: 5,
  oxygen: 30,
  organism: 'Muscle cells',
  shuttle: 'Malate-aspartate (32 ATP)',
  seal: 'Tight',
};
const hostOf = (changes: Partial<Params> = {}) =>
  new SimulationHost({
    simulation,
    inputs: { ...DEFAULT, ...changes },
    applies: { glucose: 'restart', oxygen: 'restart', organism: 'restart', shuttle: 'restart', seal: 'live' },
    seed: 1,
    grade: 'ideal',
  });
const goOn = (host: SimulationHost, seconds: number): void => {
  for (let steps = Math.round(seconds / simulation.dt); steps > 0; ) steps -= host.advance(steps).stepsDone;
};
const after = (changes: Partial<Params>, seconds = 3600) => {
  const host = hostOf(changes);
  goOn(host, seconds);
  return host.readings();
};

describe('respiring cells', () => {
  it('keep all carbon', () => {
    for (const organism of ['Muscle cells', 'Yeast'] as const)
      for (const oxygen of [0, 7, 20, 60])
        for (const seal of ['Tight', 'Leaky'] as const)
          for (const seconds of [60, 400, 2400]) {
            const now = after({ organism, oxygen, seal }, seconds);
            const out = Number(now.co2_mmol) + (organism === 'Yeast' ? 2 : 3) * Number(now.fermentation_mmol);
            expect(Math.abs(out / (6 * (5 - Number(now.glucose_mmol))) - 1)).toBeLessThan(1e-3);
          }
  });

  it('make 5.0 ATP for each oxygen more, from 10; yeast 3.0', () => {
    for (const [organism, slope] of [
      ['Muscle cells', 5],
      ['Yeast', 3],
    ] as const) {
      for (const oxygen of [0, 6, 12, 18, 24]) {
        const atp = Number(after({ organism, oxygen }).atp_mmol);
        expect(Math.abs(atp - (10 + slope * oxygen))).toBeLessThan(0.02 * (10 + slope * oxygen) * 0.5);
      }
    }
  });

  it('have an RQ of 1 in a tight flask, and no amount below 0', () => {
    const host = hostOf({ oxygen: 11 });
    for (let n = 0; n < 60; n++) {
      goOn(host, 20);
      const now = host.readings();
      expect(now.respiratory_quotient).toBeCloseTo(1, 6);
      for (const id of ['glucose_mmol', 'oxygen_mmol', 'co2_mmol', 'fermentation_mmol', 'atp_mmol'] as const)
        expect(Number(now[id])).toBeGreaterThanOrEqual(0);
    }
  });

  it('read an RQ of 1.24 after 20 minutes behind a leaky stopper', () => {
    expect(after({ oxygen: 30, seal: 'Leaky' }, 1200).respiratory_quotient).toBeCloseTo(1.24, 1);
  });

  it('turn their medium ever more acid, and only by carbon dioxide where oxygen is plenty', () => {
    const host = hostOf({ glucose: 10, oxygen: 60 });
    let before = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 90; n++) {
      goOn(host, 40);
      const ph = Number(host.readings().ph);
      expect(ph).toBeLessThanOrEqual(before + 1e-9);
      before = ph;
    }
    expect(Math.abs(before - 6.449)).toBeLessThan(0.01);
    expect(Number(host.readings().fermentation_mmol)).toBeLessThan(0.3);
    expect(musclePh(10, 0)).toBeCloseTo(7.4 - 10 / 25, 9);
    expect(musclePh(40, 0)).toBeGreaterThanOrEqual(5.8 - 1e-9);
  });

  it('refuse more than 20 mmol of glucose or 120 mmol of oxygen in all', () => {
    const host = hostOf({ glucose: 10, oxygen: 60 });
    host.act({ do: 'inject_glucose', value: 10 });
    host.act({ do: 'inject_oxygen', value: 60 });
    const before = host.readings();
    expect(before.glucose_mmol).toBe(20);
    host.act({ do: 'inject_glucose', value: 0.5 });
    host.act({ do: 'inject_oxygen', value: 1 });
    expect(host.readings()).toEqual(before);
  });

  it('split glucose up to four times as fast without oxygen', () => {
    const used = (oxygen: number): number => 5 - Number(after({ oxygen }, 10).glucose_mmol);
    expect(used(0) / used(60)).toBeCloseTo(4, 1);
  });

  it('do nothing without glucose', () => {
    const now = after({ glucose: 0 }, 60);
    expect(now.atp_mmol).toBe(0);
    expect(now.oxygen_mmol).toBe(30);
    expect(now.atp_per_glucose).toBeNull();
    expect(now.respiratory_quotient).toBeNull();
  });

  it('shows the sensor in the gas a third of the carbon dioxide, and drives that out with the oxygen', () => {
    const host = hostOf();
    goOn(host, 3600);
    const { co2_mmol, co2_gas_mmol, ph } = host.readings();
    expect(Number(co2_gas_mmol) / Number(co2_mmol)).toBeCloseTo(0.3125, 3);
    const yeast = hostOf({ organism: 'Yeast' });
    goOn(yeast, 3600);
    const acid = yeast.readings();
    expect(Number(acid.co2_gas_mmol) / Number(acid.co2_mmol)).toBeCloseTo(2 / 3, 1);
    host.act({ do: 'seal_air' });
    const flushed = host.readings();
    expect(flushed.co2_mmol).toBe(co2_mmol);
    expect(Number(flushed.co2_gas_mmol)).toBeLessThan(0.8 * Number(co2_gas_mmol));
    expect(Number(flushed.ph)).toBeGreaterThan(Number(ph) + 0.05);
    expect(flushed.respiratory_quotient).toBeCloseTo(1, 3);
  });

  it('behind a leaky stopper loses oxygen first, then takes air in: RQ below 1, then above', () => {
    const host = hostOf({ seal: 'Leaky' });
    goOn(host, 120);
    expect(Number(host.readings().respiratory_quotient)).toBeCloseTo(0.9, 1);
    goOn(host, 1080);
    expect(Number(host.readings().respiratory_quotient)).toBeCloseTo(1.245, 2);
    expect(Number(host.readings().oxygen_mmol)).toBeGreaterThan(5);
  });

  it('have no burnt part once nothing is left to burn', () => {
    const host = hostOf({ glucose: 1, oxygen: 30 });
    goOn(host, 3600);
    expect(host.readings().aerobic_fraction).toBeNull();
  });

  it('have their ATP worked out from glucose and product as they are shown', () => {
    const host = new SimulationHost({
      simulation,
      inputs: { ...DEFAULT, oxygen: 6 },
      applies: {},
      seed: 5,
      grade: 'school',
    });
    goOn(host, 3600);
    const shown = host.shown();
    const value = (id: string): number => Number(shown[id]?.value);
    const fermented = value('fermentation_mmol') / 2;
    expect(value('atp_mmol')).toBeCloseTo(32 * (5 - value('glucose_mmol') - fermented) + 2 * fermented, 0);
    expect(Number(shown['atp_mmol']?.uncertainty)).toBeGreaterThan(0.5);
  });
});
