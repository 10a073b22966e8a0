import { describe, expect, it } from 'vitest';
import { linearAttenuation } from '../../../engine/data/x-ray-attenuation';
import {
  equalFluenceGroups,
  halfValueLayer,
  meanEnergy,
  monoenergetic,
  tubeSpectrum,
} from '../../../engine/instruments/x-ray-tube';

const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);

describe('tube spectrum', () => {
  it('counts parts of all photons, in bins below the tube voltage', () => {
    for (const kvp of [50, 80, 100, 120, 140]) {
      const { keV, fluence } = tubeSpectrum(kvp, 2.5);
      expect(sum(fluence)).toBeCloseTo(1, 12);
      expect(keV[0]).toBe(10.5);
      expect(keV.at(-1)).toBe(kvp - 0.5);
      expect(fluence.every((part) => part > 0)).toBe(true);
    }
  });

  // What the production depth was chosen for: the soft end of real tubes with 2.5 mm Al.
  it.each([
    [80, 2.9],
    [100, 3.5],
    [120, 4.2],
  ])('has at %d kV behind 2.5 mm Al a half-value layer of %d mm Al', (kvp, expected) => {
    expect(Math.abs(halfValueLayer(tubeSpectrum(kvp, 2.5)) - expected)).toBeLessThan(0.06);
  });

  // The sheet's spectrum summed over xraylib: 60.2 keV and 6.70 mm Al at 120 kV behind 7 mm Al.
  it('has the mean energy and the half-value layer found with another library', () => {
    const spectrum = tubeSpectrum(120, 7);
    expect(Math.abs(meanEnergy(spectrum) - 60.2)).toBeLessThan(0.4);
    expect(Math.abs(halfValueLayer(spectrum) - 6.7)).toBeLessThan(0.1);
  });

  it('shows K lines above 69.5 kV only: 4.5 % of the beam at 100 kV, 9 % at 120 kV', () => {
    const lines = (kvp: number): number => {
      const { keV, fluence } = tubeSpectrum(kvp, 2.5);
      const bin = (energy: number): number => fluence[keV.indexOf(energy)] ?? 0;
      // Above the continuum, taken from the neighbours of each line.
      const over = (energy: number, left: number, right: number): number =>
        bin(energy) - (bin(energy - left) + bin(energy + right)) / 2;
      return over(57.5, 1, 1) + over(59.5, 1, 1) + over(67.5, 1, 1);
    };
    expect(Math.abs(lines(69))).toBeLessThan(0.002);
    expect(Math.abs(lines(100) - 0.045)).toBeLessThan(0.005);
    expect(Math.abs(lines(120) - 0.09)).toBeLessThan(0.01);
  });

  it('hardens behind more aluminium', () => {
    const means = [1, 2.5, 7, 20].map((mm) => meanEnergy(tubeSpectrum(100, mm)));
    expect(means.toSorted((a, b) => a - b)).toEqual(means);
  });

  it('of one energy has the half-value layer ln 2/μ', () => {
    expect(halfValueLayer(monoenergetic(70))).toBeCloseTo((10 * Math.LN2) / linearAttenuation('aluminium', 70), 6);
    expect(meanEnergy(monoenergetic(70))).toBe(70);
  });
});

describe('groups of equal fluence', () => {
  it('keep the mean of everything', () => {
    const spectrum = tubeSpectrum(120, 7);
    const curve = (keV: number): number => linearAttenuation('cortical bone', keV);
    for (const count of [1, 7, 24]) {
      const { keV, means } = equalFluenceGroups(spectrum, count, [curve]);
      expect(sum(keV) / count).toBeCloseTo(meanEnergy(spectrum), 9);
      const mean = spectrum.fluence.reduce((all, part, n) => all + part * curve(spectrum.keV[n]!), 0);
      expect(sum(means[0]!) / count).toBeCloseTo(mean, 9);
      expect([...keV].toSorted((a, b) => a - b)).toEqual([...keV]);
    }
  });
});
