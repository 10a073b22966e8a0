import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'peak velocity of the jet',
  unit: 'cm/s',
  truth: ({ velocity }) => Number(velocity),
  inputs: { phantom: 'Aortic Stenosis', mode: 'Continuous Wave', velocity: 400, doppler_angle: 0, depth: 12 },
  steps: [{ do: 'apply_gel' }, { wait: 3 }, { record: 5 }],
  analysis: { mean: ['measured_velocity'], result: 'measured_velocity' },
};

/** What is read of a beat is that of the last whole one: two beats at 70/min, and a little. */
const TWO_BEATS = 2.6;

const seenWith = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { wait: TWO_BEATS },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [
      { do: 'apply_gel' },
      { set: { phantom: 'Point Targets', mode: 'B-mode' } },
      { do: 'calibrate' },
      { wait: 1 },
      { do: 'caliper', value: 0.5, says: 'A pin is a dot as wide as the beam, not as wide as the pin.' },
      { record: 1 },
    ],
    [
      ...seenWith({ frequency: 2.5, tgc: 2.5 }),
      ...seenWith({ frequency: 5, tgc: 5 }),
      ...seenWith({ frequency: 10, tgc: 10 }, 'Finer, and less deep.'),
    ],
    [...seenWith({ phantom: 'Cyst Phantom', mode: 'B-mode', frequency: 5, tgc: 5 })],
    [...seenWith({ phantom: 'Heart', transducer: 'Curvilinear', frequency: 5, depth: 12, mode: 'M-mode' })],
    [
      { set: { phantom: 'Carotid', transducer: 'Linear', depth: 6, mode: 'Pulsed Doppler', prf: 12, angle_error: 5 } },
      ...[0, 20, 40, 60, 80].flatMap((doppler_angle) => seenWith({ doppler_angle })),
    ],
    [
      ...seenWith({ mode: 'Pulsed Doppler', angle_error: 0, doppler_angle: 60, prf: 8 }),
      ...seenWith({ prf: 4 }, 'Too few pulses for this shift: the peak comes out at the other side.'),
    ],
    [
      ...seenWith({
        phantom: 'Aortic Stenosis',
        mode: 'Pulsed Doppler',
        transducer: 'Curvilinear',
        velocity: 400,
        depth: 12,
        doppler_angle: 0,
        prf: 5,
      }),
      { set: { mode: 'Continuous Wave' } },
      ...[0, 20, 60].flatMap((doppler_angle) => seenWith({ doppler_angle })),
    ],
    [
      { set: { mode: 'Continuous Wave', doppler_angle: 0 } },
      { wait: TWO_BEATS },
      { record: 4 },
      {
        check: 'velocity',
        answer: {
          mean: ['measured_velocity'],
          result: 'measured_velocity',
          rows: { where: { phantom: 'Aortic Stenosis', mode: 'Continuous Wave', doppler_angle: 0 } },
        },
      },
    ],
    [
      ...seenWith({ phantom: 'Cyst Phantom', mode: 'B-mode', frequency: 5, depth: 12, tgc: 0, output_power: 0 }),
      ...seenWith({ output_power: -10, tgc: 5 }, 'Even at last, at a tenth of the power.'),
    ],
  ],
};
