import type { Measurement, Worked, WorkedAct } from '../worked';

/** Of ice, in nanometres. */
const THICKNESSES = [15, 25, 40, 50, 65, 75, 90, 100, 110, 120];

export const measurement: Measurement = {
  quantity: 'inelastic mean free path in ice at 300 kV',
  unit: 'nm',
  truth: 310,
  inputs: { frames: 1, motion_correction: false },
  steps: [
    { do: 'load_grid' },
    { wait: 4 },
    ...THICKNESSES.flatMap((ice_thickness) => [
      { set: { ice_thickness } },
      { do: 'record_empty' },
      { wait: 1 },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'exponential', x: 'ice_thickness', y: 'counts_per_pixel' }, result: '-1/k' },
};

const averaged: readonly WorkedAct[] = [{ do: 'pick_particles' }, { do: 'classify' }];

const refined: readonly WorkedAct[] = [{ do: 'refine' }, { record: 1 }];

/** From a new movie to its resolution. */
const resolved: readonly WorkedAct[] = [{ do: 'record_movie' }, ...averaged, ...refined];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'load_grid', says: 'The autoloader brings a grid, cold all the way.' }],
    [{ do: 'auto_focus' }, { record: 1 }],
    [
      { do: 'record_movie' },
      { record: 1 },
      { set: { motion_correction: false } },
      { record: 1 },
      { set: { motion_correction: true, frames: 1 } },
      { do: 'record_movie' },
      { record: 1 },
      { set: { frames: 20 } },
      { do: 'record_movie' },
    ],
    averaged,
    [
      ...[500, 2000, 8000].flatMap((particles): readonly WorkedAct[] => [{ set: { particles } }, ...refined]),
      {
        column: {
          symbol: 'inverse',
          label: 'One over the square of the resolution',
          unit: '1/Å²',
          formula: '1/fsc_resolution^2',
        },
      },
      {
        plot: {
          x: { column: 'particles', transform: 'ln' },
          y: { column: 'inverse' },
          with: 'line',
          series: 'present',
        },
      },
    ],
    [
      { set: { particles: 2000 } },
      ...[10, 60].flatMap((dose): readonly WorkedAct[] => [{ set: { dose } }, ...resolved]),
    ],
    [
      { set: { dose: 40 } },
      ...[0.2, 4].flatMap((defocus): readonly WorkedAct[] => [{ set: { defocus } }, ...resolved]),
    ],
    [
      { set: { defocus: 1.5, frames: 1 } },
      ...THICKNESSES.flatMap((ice_thickness): readonly WorkedAct[] => [
        { set: { ice_thickness } },
        { do: 'record_empty' },
        { record: 1 },
      ]),
      {
        plot: {
          x: { column: 'ice_thickness' },
          y: { column: 'counts_per_pixel' },
          with: 'exponential',
          series: 'present',
        },
      },
      {
        check: 'free_path',
        answer: {
          fit: { kind: 'exponential', x: 'ice_thickness', y: 'counts_per_pixel' },
          result: '-1/k',
          rows: { last: THICKNESSES.length },
        },
      },
    ],
    [
      { set: { ice_thickness: 30, frames: 20 } },
      { do: 'record_empty' },
      { set: { pick_threshold: 2 } },
      { do: 'pick_particles' },
      { record: 1 },
    ],
    [
      { do: 'stage_cooling', value: 0 },
      { until: 'stage_temperature', from: 137.5, atMost: 60 },
      { do: 'stage_cooling', value: 1, says: 'The ice has crystallised. Cooling does not bring the glass back.' },
      { until: 'stage_temperature', to: 100, atMost: 60 },
      { do: 'load_grid' },
    ],
  ],
};
