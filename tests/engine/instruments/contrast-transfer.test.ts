import { describe, expect, it } from 'vitest';
import {
  type Averaging,
  contrastTransfer,
  criticalDose,
  iceTransmission,
  type Lens,
  resolutionOf,
  scherzerDefocus,
  transferZeros,
  usefulDose,
  wavelengthOf,
  wholeBFactor,
} from '../../../engine/instruments/cryo-tem/contrast-transfer';

const LENS: Lens = { voltage: '300', cs: 2.7, amplitude_contrast: 0.1, defocus: 1.5 };
const AVERAGING: Averaging = {
  particles: 2000,
  symmetry: 24,
  dose: 40,
  frames: 20,
  voltage: '300',
  transmission: iceTransmission(20, '300'),
  defocus: 1.5,
  bfactor: 100,
  blur: 0.2,
};

describe('contrast transfer', () => {
  it('is minus the amplitude contrast at the origin, and never above one', () => {
    expect(contrastTransfer(LENS, 0)).toBeCloseTo(-0.1, 12);
    for (let n = 0; n < 500; n++) expect(Math.abs(contrastTransfer(LENS, n / 1000))).toBeLessThanOrEqual(1);
  });

  it('has its zeros and values, and moves them with the sign of the defocus', () => {
    const zeros = transferZeros(LENS, 2);
    expect(Math.abs(zeros[0]! - 17.455)).toBeLessThan(0.03);
    expect(Math.abs(zeros[1]! - 12.235)).toBeLessThan(0.03);
    expect(contrastTransfer(LENS, 1 / 5)).toBeCloseTo(0.845, 2);
    expect(contrastTransfer(LENS, 1 / 20)).toBeCloseTo(-0.662, 2);
    expect(transferZeros({ ...LENS, defocus: -1.5 }, 1)[0]).not.toBeCloseTo(zeros[0]!, 0);
  });

  it('has the constants of its voltage', () => {
    expect(wavelengthOf('300') * 100).toBeCloseTo(1.9687, 3);
    expect(scherzerDefocus(LENS)).toBeCloseTo(87.5, 0);
    expect(criticalDose(1 / 4, '300')).toBeCloseTo(5.28, 1);
  });
});

describe('resolution', () => {
  it('is that of the line of Rosenthal and Henderson, to its shell', () => {
    expect(resolutionOf(AVERAGING, 1.5)).toBeCloseTo(3.646, 2);
    expect(resolutionOf({ ...AVERAGING, defocus: 4 }, 1.5)).toBeCloseTo(3.789, 2);
    expect(resolutionOf({ ...AVERAGING, defocus: 0.2 }, 1.5)).toBeCloseTo(4.43, 1);
  });

  it('stands still where the fine detail is burnt, and falls off with one frame that cannot be weighted', () => {
    const by = (change: Partial<Averaging>): number => resolutionOf({ ...AVERAGING, ...change }, 1.5)!;
    expect(by({ dose: 10 }) / by({ dose: 40 })).toBeLessThan(1.02);
    expect(by({ dose: 100 })).toBe(by({ dose: 40 }));
    expect(by({ frames: 1, blur: 0 })).toBeGreaterThan(1.05 * by({ blur: 0 }));
    // More electrons in one frame burn what the first ones told.
    expect(by({ frames: 1, blur: 0, dose: 100 })).toBeGreaterThan(by({ frames: 1, blur: 0, dose: 20 }));
  });

  it('has a useful dose of Nₑ (1 − e^(−D/Nₑ)) with frames without end, and of the fading amplitude with one', () => {
    const critical = criticalDose(1 / 4, '300');
    expect(usefulDose(40, 1e5, 1 / 4, '300')).toBeCloseTo(critical * (1 - Math.exp(-40 / critical)), 6);
    const amplitude = 2 * critical * (1 - Math.exp(-40 / (2 * critical)));
    expect(usefulDose(40, 1, 1 / 4, '300')).toBeCloseTo(amplitude ** 2 / 40, 9);
  });

  it('grows with the logarithm of the particles by 2/B, B that of the whole', () => {
    const at = (particles: number): number => resolutionOf({ ...AVERAGING, particles }, 1.5)! ** -2;
    const rise = at(8000) - at(500);
    // What fades with the critical dose, over the square of the frequency: a part of B as well.
    const useful = (k: number): number => Math.log(usefulDose(40, 20, k, '300'));
    const damage = (2 * (useful(1 / 4.3) - useful(1 / 3.2))) / (3.2 ** -2 - 4.3 ** -2);
    const law = (2 / (wholeBFactor(100, 1.5) + 8 * Math.PI ** 2 * 0.2 ** 2 + damage)) * Math.log(16);
    expect(Math.abs(rise / law - 1)).toBeLessThan(0.05);
  });

  it('is best between 0.8 and 2.5 µm, and never worse with more dose or particles', () => {
    const by = (change: Partial<Averaging>): number => resolutionOf({ ...AVERAGING, ...change }, 1) ?? 99;
    const defoci = [0.2, 0.5, 0.8, 1.2, 1.5, 2, 2.5, 3, 4];
    const sizes = defoci.map((defocus) => by({ defocus }));
    const best = defoci[sizes.indexOf(Math.min(...sizes))]!;
    expect(best).toBeGreaterThanOrEqual(0.8);
    expect(best).toBeLessThanOrEqual(2.5);
    expect(by({ defocus: 0.2 })).toBeGreaterThan(Math.min(...sizes));
    expect(by({ defocus: 4 })).toBeGreaterThan(Math.min(...sizes));
    for (const [few, many] of [
      [100, 1000],
      [1000, 20_000],
    ] as const)
      expect(by({ particles: many })).toBeLessThanOrEqual(by({ particles: few }));
    expect(by({ dose: 60 })).toBeLessThanOrEqual(by({ dose: 10 }));
  });
});
