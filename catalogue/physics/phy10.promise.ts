import type { Promised } from '../promise';
import { constants } from '../../engine/core/constants';

const SPACINGS = [1, 1.5, 2, 3, 4, 5];

export const promise: Promised = {
  quantity: 'wavelength of the light, from fringe spacing against 1/d',
  unit: 'nm',
  // Frequencies stand for 10¹⁴ Hz.
  truth: ({ frequency }) => constants.speedOfLight.value / (Number(frequency) * 1e14) / 1e-9,
  inputs: { mode: 'Light: double slit' },
  steps: [
    { do: 'drive', value: 1 },
    ...SPACINGS.flatMap((separation) => [{ set: { separation } }, { wait: 1 }, { record: 1 }]),
  ],
  analysis: {
    columns: [{ symbol: 'inverse', formula: '1/separation' }],
    fit: { kind: 'proportional', x: 'inverse', y: 'fringe_spacing_mm' },
    // 1 cm of separation stands for d = 0.1 mm and L is 1 m: each mm·cm is 100 nm.
    result: '100*k',
  },
};
