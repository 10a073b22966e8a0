import { describe, expect, it } from 'vitest';
import {
  airEnergyAbsorption,
  linearAttenuation,
  massAttenuation,
  tungstenMassAttenuation,
} from '../../../engine/data/x-ray-attenuation';

describe('attenuation', () => {
  it('agrees with the tables at their energies', () => {
    expect(massAttenuation('water', 60)).toBeCloseTo(0.2059, 12);
    expect(massAttenuation('cortical bone', 30)).toBeCloseTo(1.331, 12);
    expect(linearAttenuation('aluminium', 40)).toBeCloseTo(2.699 * 0.5685, 12);
    expect(airEnergyAbsorption(100)).toBeCloseTo(0.02325, 12);
  });

  // xraylib (T. Schoonjans et al. 2011) at 70 keV gives 0.19289 /cm for water, and for bone 1559 HU in water's scale.
  it('agrees with another library between its energies', () => {
    const water = linearAttenuation('water', 70);
    expect(Math.abs(water / 0.19289 - 1)).toBeLessThan(1e-3);
    const hounsfield = (name: Parameters<typeof linearAttenuation>[0]): number =>
      1000 * (linearAttenuation(name, 70) / water - 1);
    expect(Math.abs(hounsfield('cortical bone') - 1559)).toBeLessThan(3);
    expect(Math.abs(hounsfield('adipose tissue') + 76.7)).toBeLessThan(1);
    expect(Math.abs(hounsfield('soft tissue') - 52.7)).toBeLessThan(1);
    expect(Math.abs(hounsfield('inflated lung') + 741)).toBeLessThan(1);
  });

  it('falls with the energy, but for the edges of tungsten', () => {
    for (let keV = 10.5; keV < 149; keV++) {
      for (const name of [
        'water',
        'cortical bone',
        'adipose tissue',
        'soft tissue',
        'inflated lung',
        'aluminium',
      ] as const) {
        expect(massAttenuation(name, keV + 1)).toBeLessThan(massAttenuation(name, keV));
      }
    }
    expect(tungstenMassAttenuation(69.5)).toBeLessThan(2.6);
    expect(tungstenMassAttenuation(69.55)).toBeGreaterThan(11);
    expect(tungstenMassAttenuation(10.3)).toBeGreaterThan(2 * tungstenMassAttenuation(10.1));
    expect(tungstenMassAttenuation(100)).toBeCloseTo(4.438, 12);
  });
});
