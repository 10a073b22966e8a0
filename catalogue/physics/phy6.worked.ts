import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const ANGLES = [15, 25, 35, 45, 55, 65, 75, 80];

/** The ray box is turned; the protractor and the rule are read anew after half a second. */
const turned = (angle: number): readonly MeasuringAct[] => [{ set: { angle } }, { wait: 0.6 }, { record: 1 }];

export const measurement: Measurement = {
  quantity: 'index of refraction of water, from the sines',
  unit: '1',
  truth: (inputs) => Number(inputs['n2']),
  steps: ANGLES.flatMap(turned),
  analysis: { fit: { kind: 'proportional', x: 'sin_r', y: 'sin_i' }, result: 'k' },
};

const NEAR_BREWSTER = [20, 45, 54, 57, 60, 75];

export const worked: Worked = {
  minutes: 15,
  steps: [
    ANGLES.flatMap(turned),
    [
      { plot: { x: { column: 'sin_r' }, y: { column: 'sin_i' }, with: 'proportional' } },
      {
        check: 'n2',
        answer: {
          fit: { kind: 'proportional', x: 'sin_r', y: 'sin_i' },
          result: 'k',
          rows: { last: ANGLES.length },
        },
      },
    ],
    [{ plot: { x: { column: 'angle' }, y: { column: 'angle_refracted' }, with: 'proportional' } }],
    [
      { do: 'swap_media' },
      ...[40, 45, 48, 49].map((angle): WorkedAct => ({ set: { angle } })),
      { do: 'to_critical_angle' },
      { wait: 0.6 },
      { record: 1 },
    ],
    [
      { set: { n1: '1', n2: '1.52' } },
      ...['s', 'p'].flatMap((polarisation): readonly WorkedAct[] => [
        { set: { polarisation } },
        ...NEAR_BREWSTER.flatMap(turned),
      ]),
      { plot: { x: { column: 'angle' }, y: { column: 'reflectance' } } },
    ],
    [
      { do: 'shape', value: 'half-disc' },
      { set: { n1: '1.52', n2: '1' } },
      { set: { angle: 35 } },
      { set: { angle: 45 }, says: 'Beyond 41.1° the flat side reflects everything.' },
      { wait: 0.6 },
    ],
    [
      { do: 'shape', value: 'prism' },
      { set: { n1: '1', n2: '1.52', angle: 50 } },
      { do: 'white_light', value: 1 },
      { wait: 1 },
      { do: 'laser', value: 1 },
      ...[400, 700].flatMap((wavelength): readonly WorkedAct[] => [
        { set: { wavelength } },
        { wait: 0.6 },
        { record: 1 },
      ]),
    ],
  ],
};
