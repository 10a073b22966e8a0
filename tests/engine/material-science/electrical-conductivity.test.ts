import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/material-science/ms10';
import { defaultInputs } from '../../../catalogue/define';
import { conductivitySamples, SAMPLE_NAMES } from '../../../engine/data/conductivity-samples';
import { simulation } from '../../../engine/material-science/electrical-conductivity';
import {
  blochGruneisen,
  carrierDensity,
  carriersOf,
  type Doping,
  resistivityOf,
  roomResistivity,
  siliconCarriers,
  tcrOfMetal,
  waferFactor,
} from '../../../engine/material-science/resistivity';
import { appliesOf } from '../../../engine/runtime/inputs';
import { SimulationHost } from '../../../engine/runtime/host';

const n15: Doping = { doping_type: 'n (phosphorus)', doping_log: 15 };

const hostOf = (inputs: Record<string, unknown>, grade: 'ideal' | 'school' = 'ideal', seed = 1) => {
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs } as never,
    applies: appliesOf(entry),
    seed,
    grade,
  });
  const wait = (seconds: number): void => void host.advance(Math.round(seconds / simulation.dt));
  return { host, wait };
};

const started = (
  inputs: Record<string, unknown>,
  ...more: Parameters<typeof hostOf> extends [unknown, ...infer R] ? R : never
) => {
  const bench = hostOf(inputs, ...more);
  bench.host.act({ do: 'mount' });
  bench.host.act({ do: 'source_on' });
  bench.wait(300);
  return bench;
};

const numberOf = (host: SimulationHost, id: string): number => Number(host.readings()[id]);

describe('metals', () => {
  it('follow T⁵ far below the Debye temperature, and a straight line above it', () => {
    const cold = blochGruneisen(12, 400) / blochGruneisen(10, 400);
    expect(Math.log(cold) / Math.log(1.2)).toBeCloseTo(5, 2);
    // The first terms of the series: T/(4 Θ) (1 − (Θ/T)²/18).
    expect(blochGruneisen(4000, 400) / (4000 / 1600)).toBeCloseTo(1 - 0.1 ** 2 / 18, 6);
    expect(resistivityOf('Copper', 500, n15)).toBeGreaterThan(resistivityOf('Copper', 293, n15));
  });

  it('an alloy hardly changes: its coefficient is two hundred times smaller than that of copper', () => {
    expect(tcrOfMetal('Copper') / tcrOfMetal('Constantan')).toBeGreaterThan(150);
    expect(tcrOfMetal('Copper')).toBeGreaterThan(1 / 293);
  });

  it('do not depend on doping, and the ladder spans more than twenty powers of ten', () => {
    expect(resistivityOf('Silver', 293, n15)).toBe(resistivityOf('Silver', 293, { ...n15, doping_log: 19 }));
    const all = SAMPLE_NAMES.map((name) => resistivityOf(name, 293, n15));
    expect(Math.log10(Math.max(...all) / Math.min(...all))).toBeGreaterThan(22);
  });
});

describe('all samples at room temperature', () => {
  it('stand where the laws have them at the temperature of their table, over more than twenty powers of ten', () => {
    const all = SAMPLE_NAMES.map((name) => roomResistivity(name, n15));
    SAMPLE_NAMES.forEach((name, n) => {
      const law = resistivityOf(name, conductivitySamples[name].is === 'insulator' ? 293 : 293.15, n15);
      expect((all[n] ?? 0) / law).toBeCloseTo(1, 9);
    });
    expect(Math.max(...all) / Math.min(...all)).toBeGreaterThan(1e20);
  });
});

describe('semiconductors', () => {
  it('obey the law of mass action at any doping, and are neutral', () => {
    for (const t of [250, 293, 450, 600]) {
      const own = siliconCarriers(t, { ...n15, doping_type: 'intrinsic' });
      for (const doping_log of [13, 15, 17]) {
        const { electrons, holes, dopants } = siliconCarriers(t, { ...n15, doping_log });
        expect((electrons * holes) / (own.electrons * own.holes)).toBeCloseTo(1, 9);
        expect((electrons - holes) / dopants).toBeCloseTo(1, 9);
      }
    }
  });

  it('p is the mirror of n in numbers, and conducts worse, since holes are slower', () => {
    const p15: Doping = { ...n15, doping_type: 'p (boron)' };
    expect(carrierDensity('Silicon wafer', 300, p15)).toBe(carrierDensity('Silicon wafer', 300, n15));
    expect(resistivityOf('Silicon wafer', 300, p15)).toBeGreaterThan(2 * resistivityOf('Silicon wafer', 300, n15));
  });

  it('have electrons and holes as they are doped, as many of both where they are pure, and none where there are no bands', () => {
    const p15: Doping = { ...n15, doping_type: 'p (boron)' };
    for (const doping of [n15, p15]) {
      const carriers = carriersOf('Silicon wafer', 300, doping)!;
      expect(Math.max(carriers.electrons, carriers.holes)).toBe(carrierDensity('Silicon wafer', 300, doping));
      expect(carriers.holes > carriers.electrons).toBe(doping === p15);
    }
    const germanium = carriersOf('Germanium', 300, n15)!;
    expect(germanium.holes).toBe(germanium.electrons);
    expect(carriersOf('Copper', 300, n15)).toBeNull();
  });

  it('n 10¹⁵ rises from 0.045 to 0.13 Ωm between 293 and 500 K, then falls; undoped silicon ignores the dial', () => {
    expect(resistivityOf('Silicon wafer', 293, n15)).toBeCloseTo(0.045, 3);
    expect(resistivityOf('Silicon wafer', 500, n15)).toBeCloseTo(0.13, 2);
    expect(resistivityOf('Silicon wafer', 600, n15)).toBeLessThan(resistivityOf('Silicon wafer', 500, n15));
    const own: Doping = { doping_type: 'intrinsic', doping_log: 13 };
    expect(resistivityOf('Silicon wafer', 300, own)).toBe(
      resistivityOf('Silicon wafer', 300, { ...own, doping_log: 19 }),
    );
  });
});

describe('the bench', () => {
  it('four pins on a thin sheet read π t/ln 2, on a thick one 2π s', () => {
    expect(waferFactor(1e-6, 1e-3) / ((Math.PI * 1e-6) / Math.LN2)).toBeCloseTo(1, 5);
    expect(waferFactor(0.02, 1e-3) / (2 * Math.PI * 1e-3)).toBeCloseTo(1, 6);
  });

  it('two wires add contacts and leads whatever the sample; four probes do not see them', () => {
    for (const material of ['Copper', 'Constantan']) {
      const four = started({ material, contact_resistance: 3 });
      four.host.act({ do: 'reverse' });
      four.wait(1);
      const two = started({ material, method: 'Two-wire', contact_resistance: 3 });
      two.host.act({ do: 'reverse' });
      two.wait(1);
      expect(numberOf(two.host, 'resistance') - numberOf(four.host, 'resistance')).toBeCloseTo(6.05, 9);
      const without = started({ material, contact_resistance: 0 });
      without.host.act({ do: 'reverse' });
      without.wait(1);
      expect(numberOf(without.host, 'resistance')).toBe(numberOf(four.host, 'resistance'));
    }
  });

  it('reversing takes the thermal voltage away, and nothing else', () => {
    const { host, wait } = started({ temperature: 400 });
    const one = numberOf(host, 'voltage');
    host.act({ do: 'reverse' });
    wait(1);
    expect(one - numberOf(host, 'voltage')).toBeCloseTo(2e-6 + 0.02e-6 * 107, 9);
    host.act({ do: 'source_on' });
    wait(1);
    expect(numberOf(host, 'voltage')).toBeCloseTo(one, 9);
  });

  it('a source at its limit still gives the right resistivity', () => {
    const limited = started({ material: 'Silicon wafer', current: 1000, doping_log: 13 });
    const gentle = started({ material: 'Silicon wafer', current: 0.1, doping_log: 13 });
    for (const { host, wait } of [limited, gentle]) {
      host.act({ do: 'reverse' });
      wait(1);
    }
    expect([numberOf(limited.host, 'compliance'), numberOf(gentle.host, 'compliance')]).toEqual([1, 0]);
    expect(numberOf(limited.host, 'resistivity') / numberOf(gentle.host, 'resistivity')).toBeCloseTo(1, 9);
  });

  it('a cold insulator lies below the electrometer’s floor; soft polyethylene is refused', () => {
    const glass = started({ material: 'Soda-lime glass', temperature: 100 });
    expect(glass.host.readings()['resistivity']).toBeNull();
    glass.host.act({ do: 'measure' });
    glass.wait(1);
    expect(glass.host.takeNotices().map(({ notice }) => notice)).toContain('Below the electrometer floor.');
    const soft = hostOf({ material: 'Polyethylene', temperature: 360 });
    soft.host.act({ do: 'mount' });
    soft.wait(1);
    expect(soft.host.takeNotices().map(({ notice }) => notice)).toContain('Polyethylene softens above 350 K.');
  });

  it('a sweep may go down as well as up, and refuses what it cannot read', () => {
    const coefficient = (sweep: string): number => {
      const { host, wait } = started({});
      host.act({ do: 'sweep_temperature', value: sweep });
      wait(4000);
      return numberOf(host, 'tcr');
    };
    expect(coefficient('273,373,10')).toBeCloseTo(tcrOfMetal('Copper'), 6);
    expect(coefficient('373,273,10')).toBeCloseTo(tcrOfMetal('Copper'), 6);
    const { host, wait } = started({});
    for (const value of ['273', '273,373,0', '20,100,10', 'a,b,c', '80,600,1'])
      host.act({ do: 'sweep_temperature', value });
    wait(1);
    expect(host.takeNotices().filter(({ refused }) => refused)).toHaveLength(5);
  });

  it('specimens differ in size at school grade, alike for a seed, and not without scatter', () => {
    const value = (inputs: Record<string, unknown>, seed = 1): number => {
      const { host, wait } = started(inputs, 'school', seed);
      wait(1);
      return numberOf(host, 'resistance');
    };
    expect(value({ specimen: 1 })).toBe(value({ specimen: 1 }));
    expect(value({ specimen: 2 })).not.toBe(value({ specimen: 1 }));
    expect(value({ specimen: 2, noise: false })).toBe(value({ specimen: 1, noise: false }, 5));
    expect(conductivitySamples.Copper.is).toBe('metal');
  });
});
