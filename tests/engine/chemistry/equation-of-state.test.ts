import { describe, expect, it } from 'vitest';
import { molarVolume } from '../../../engine/chemistry/equation-of-state';
import { carbonDioxide, nitrogen } from '../../../engine/data/van-der-waals';

const ATM = 101_325;
/** J/(mol K), exact (SI, 2019). */
const R = 8.314_462_618_153_24;

describe('molar volumes', () => {
  it('of the ideal gas: 22.414 L at 0 °C and 1 atm (CODATA 2018)', () => {
    expect(molarVolume(null, ATM, 273.15) * 1000).toBeCloseTo(22.413_969_54, 7);
  });

  it('of van der Waals gases satisfy (p + a/v²)(v − b) = RT, over the whole range and beyond', () => {
    for (const gas of [nitrogen, carbonDioxide]) {
      for (const T of [273.15, 298.15, 373.15]) {
        for (const atm of [0.01, 0.5, 1, 3, 10]) {
          const v = molarVolume(gas, atm * ATM, T);
          const a = gas.a * 0.1;
          const b = gas.b / 1000;
          expect(((atm * ATM + a / v ** 2) * (v - b)) / (R * T)).toBeCloseTo(1, 11);
          // The gas, not the liquid: near the ideal volume.
          expect(v / molarVolume(null, atm * ATM, T)).toBeGreaterThan(0.9);
        }
      }
    }
  });

  it('depart from the ideal one by the second virial coefficient b − a/RT at low pressure', () => {
    const T = 298.15;
    const p = 100;
    for (const gas of [nitrogen, carbonDioxide]) {
      const B = gas.b / 1000 - (gas.a * 0.1) / (R * T);
      const departure = molarVolume(gas, p, T) - molarVolume(null, p, T);
      expect(departure / B).toBeCloseTo(1, 3);
    }
  });
});
