import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alveolarPo2,
  alveolarVentilation,
  arterialPh,
  arterialPo2,
  exchange,
  type GasSupply,
  initialGases,
  oxygenContent,
  saturation,
  shuntAt,
} from '../../../../engine/instruments/icu-monitor-ventilator/gas-exchange';
import { type Patient, patients } from '../../../../engine/instruments/icu-monitor-ventilator/patients';

const healthy = patients['Healthy Adult'];
const ards = patients.ARDS;

function settle(patient: Patient, supply: GasSupply, seconds = 3600) {
  const gases = initialGases();
  for (let n = 0; n < seconds * 10; n++) exchange(gases, patient, supply, 0.1);
  return gases;
}

describe('haemoglobin', () => {
  it('binds as Severinghaus published: 50 % at 26.86, 75 % at 40, 97.7 % at 100 mmHg', () => {
    expect(saturation(26.86)).toBeCloseTo(0.5, 3);
    expect(saturation(40)).toBeCloseTo(0.75, 2);
    expect(saturation(100)).toBeCloseTo(0.977, 3);
  });

  it('takes up more at every higher pressure', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 700, noNaN: true }),
        fc.double({ min: 0.01, max: 90, noNaN: true }),
        (p, dp) => {
          expect(saturation(p + dp)).toBeGreaterThanOrEqual(saturation(p));
          expect(oxygenContent(12, p + dp)).toBeGreaterThan(oxygenContent(12, p));
          expect(saturation(p)).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('alveolar and arterial oxygen', () => {
  it('follows the alveolar gas equation by hand', () => {
    // 0.21 × 713 − 40 × (0.21 + 0.79/0.8) = 149.73 − 47.9
    expect(alveolarPo2(0.21, 40)).toBeCloseTo(101.83, 10);
    // Pure oxygen: the nitrogen term vanishes, 713 − 40.
    expect(alveolarPo2(1, 40)).toBeCloseTo(673, 10);
    expect(alveolarPo2(0.21, 400)).toBe(0);
  });

  it('gives the content of the shunt equation back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 60, max: 600, noNaN: true }),
        fc.double({ min: 0, max: 0.55, noNaN: true }),
        fc.double({ min: 2, max: 9, noNaN: true }),
        (alveolar, shunt, output) => {
          const pao2 = arterialPo2(ards, alveolar, shunt, output);
          const ca = oxygenContent(ards.haemoglobin, pao2);
          const cv = ca - ards.o2Uptake / (10 * output);
          fc.pre(cv > 0);
          // Qs/Qt = (Cc' − Ca)/(Cc' − Cv), Berggren 1942.
          const cc = oxygenContent(ards.haemoglobin, alveolar);
          expect((cc - ca) / (cc - cv)).toBeCloseTo(shunt, 5);
        },
      ),
    );
  });

  it('shows that a large shunt resists oxygen: 0.6 to 1.0 gains under 15 mmHg in ARDS at PEEP 5', () => {
    const supply = { ventilation: 4, peep: 5, cardiacOutput: 5.775 };
    const rich = settle(ards, { ...supply, fio2: 1 }).pao2;
    const poor = settle(ards, { ...supply, fio2: 0.6 }).pao2;
    expect(rich - poor).toBeGreaterThan(0);
    expect(rich - poor).toBeLessThan(15);
  });

  it('recruits with PEEP in ARDS only', () => {
    expect(shuntAt(ards, 5)).toBe(0.4);
    expect(shuntAt(ards, 20)).toBeCloseTo(0.4 / Math.E, 12);
    expect(shuntAt(healthy, 20)).toBe(healthy.shunt);
  });

  it('falls by 25 mmHg in a minute without flow of blood, and stops at 15', () => {
    const supply = { ventilation: 4, fio2: 1, peep: 5, cardiacOutput: 0 };
    expect(settle(healthy, supply, 60).pao2).toBeCloseTo(55, 6);
    expect(settle(healthy, supply, 600).pao2).toBe(15);
  });

  it('is used up without breaths as fast as in healthy adults who were not given oxygen before', () => {
    const apnoea = { ventilation: null, fio2: 0.21, peep: 0, cardiacOutput: 5.25 };
    // Khoo et al. 1992: lowest 81.7 ± 7.8 %, 87 s after suxamethonium.
    expect(Math.abs(100 * saturation(settle(healthy, apnoea, 87).pao2) - 81.7)).toBeLessThan(7.8);
    expect(saturation(settle(healthy, apnoea, 180).pao2)).toBeLessThan(0.6);
    for (const patient of [healthy, ards]) {
      const [one, two, ten] = [60, 120, 600].map((seconds) => settle(patient, apnoea, seconds).pao2);
      expect(one).toBeGreaterThan(two!);
      expect(ten).toBeLessThan(5);
    }
  });

  it('lasts minutes longer after pure oxygen', () => {
    const gases = settle(healthy, { ventilation: 4.2, fio2: 1, peep: 5, cardiacOutput: 5.25 }, 600);
    for (let n = 0; n < 3000; n++)
      exchange(gases, healthy, { ventilation: null, fio2: 1, peep: 5, cardiacOutput: 5.25 }, 0.1);
    expect(saturation(gases.pao2)).toBeGreaterThan(0.95);
  });

  it('needs no oxygen in the blood to find a pressure', () => {
    expect(arterialPo2(ards, 0, 0.4, 2)).toBe(0);
  });
});

describe('carbon dioxide', () => {
  it('halves, settled, when alveolar ventilation doubles', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 8, noNaN: true }), (ventilation) => {
        const supply = { fio2: 0.4, peep: 5, cardiacOutput: 5 };
        const once = settle(healthy, { ...supply, ventilation }).paco2;
        const twice = settle(healthy, { ...supply, ventilation: 2 * ventilation }).paco2;
        expect(once / twice).toBeCloseTo(2, 4);
        expect(once).toBeCloseTo((0.863 * 200) / ventilation, 3);
      }),
      { numRuns: 5 },
    );
  });

  it('rises in apnoea as measured: 10 mmHg in the first minute, then 4 mmHg/min', () => {
    const apnoea = { ventilation: null, fio2: 0.21, peep: 0, cardiacOutput: 5.25 };
    expect(settle(healthy, apnoea, 60).paco2).toBeCloseTo(50, 6);
    expect(settle(healthy, apnoea, 180).paco2).toBeCloseTo(58, 6);
  });

  it('begins the slow rise anew after effective breaths', () => {
    const gases = initialGases();
    const supply = { fio2: 0.4, peep: 5, cardiacOutput: 5 };
    const run = (ventilation: number | null, seconds: number) => {
      for (let n = 0; n < 10 * seconds; n++) exchange(gases, healthy, { ...supply, ventilation }, 0.1);
    };
    run(null, 120);
    run(4.2, 1200);
    const before = gases.paco2;
    run(null, 60);
    expect(gases.paco2 - before).toBeCloseTo(10, 6);
  });

  it('counts a tidal volume within the dead space as 0.1 L/min', () => {
    expect(alveolarVentilation(ards, 20, 220)).toBe(0.1);
    expect(alveolarVentilation(ards, 20, 200)).toBe(0.1);
    expect(alveolarVentilation(healthy, 12, 500)).toBeCloseTo(4.2, 12);
  });

  it('makes a normal pH of 40 mmHg and 24 mmol/L, and shifts it the right way', () => {
    // 6.1 + log₁₀(24/1.228) = 7.391
    expect(arterialPh(healthy, 40)).toBeCloseTo(7.391, 3);
    expect(arterialPh(healthy, 60)).toBeLessThan(7.3);
    expect(arterialPh(healthy, 25)).toBeGreaterThan(7.5);
  });
});
