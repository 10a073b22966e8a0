import { constants } from '../../engine/core/constants';
import type { Measurement, Worked, WorkedAct } from '../worked';

const SPACINGS = [1, 1.5, 2, 3, 4, 5];

export const measurement: Measurement = {
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

/** Until the wave has come to the probe and four periods of it were seen there, at any frequency of 2 Hz and more. */
const SETTLED = 5;

/** Read to a millimetre over four wavelengths, as the ruler lies on the stroboscope's still rings. */
const byRuler = (seen: unknown): number => {
  const { wavelength } = seen as { readonly wavelength: number };
  return Number((Math.round(40 * wavelength) / 40).toFixed(2));
};

/** The wavelength is measured and entered, and the row recorded. */
const measuredAt = (frequency: number): readonly WorkedAct[] => [
  { set: { frequency } },
  { wait: SETTLED },
  { do: 'found_cm', value: byRuler },
  { record: 1 },
];

/** Across the pattern at 15 cm from the bar. */
const probed = (across: number): readonly WorkedAct[] => [{ do: 'probe_x', value: across }, { wait: 2 }, { record: 1 }];

const SLITS = [1, 2, 3, 5];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [
      { do: 'one_source', value: 1 },
      { do: 'drive', value: 1 },
      { do: 'strobe', value: 1, says: 'One flash in each period: the rings stand still for the ruler.' },
      ...[5, 10].flatMap(measuredAt),
    ],
    [
      { do: 'one_source', value: 0 },
      { set: { separation: 6 } },
      { do: 'probe_x', value: 2.9, says: 'The first nodal line passes 2.9 cm beside the centre here, at 11°.' },
      { wait: SETTLED },
    ],
    [...[0, 1.5, 2.9, 4.4, 6, 8.5].flatMap(probed), { tick: true }],
    [
      ...[3, 1.5, 1].flatMap((separation): readonly WorkedAct[] => [
        { set: { separation } },
        { wait: 1 },
        { record: 1 },
      ]),
      ...measuredAt(7),
    ],
    [{ set: { separation: 6, phase: 180 } }, ...probed(0)],
    [
      { set: { phase: 0, depth: 15 } },
      { do: 'drive', value: 1 },
      { do: 'strobe', value: 1 },
      ...[2, 6, 10].flatMap(measuredAt),
    ],
    [
      { set: { mode: 'Light: double slit', frequency: 5 } },
      { do: 'drive', value: 1 },
      ...SLITS.flatMap((separation): readonly WorkedAct[] => [{ set: { separation } }, { wait: 1 }, { record: 1 }]),
      {
        plot: {
          x: { column: 'separation', transform: 'reciprocal' },
          y: { column: 'fringe_spacing_mm' },
          with: 'proportional',
          series: 'present',
        },
      },
      {
        check: 'wavelength',
        answer: {
          columns: [{ symbol: 'inverse', formula: '1/separation' }],
          fit: { kind: 'proportional', x: 'inverse', y: 'fringe_spacing_mm' },
          result: '100*k',
          rows: { last: SLITS.length },
        },
      },
      { do: 'found_nm', value: 600, says: 'The slope is 6.0 mm·cm: 600 nm.' },
      { record: 1 },
    ],
    [{ set: { separation: 10 } }, { do: 'screen_distance', value: 0.5 }, { wait: 1 }, { record: 1 }],
  ],
};
