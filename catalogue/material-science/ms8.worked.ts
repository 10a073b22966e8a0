import { ELEMENTS } from '../../engine/material-science/sem-specimens';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'backscattered part of copper at 20 keV, 1000 tracks',
  unit: '1',
  truth: ELEMENTS.Copper.eta,
  inputs: { electrons: 1000 },
  steps: [{ do: 'pump' }, { wait: 180 }, { do: 'beam_on' }, { do: 'run_trajectories' }, { wait: 4 }, { record: 1 }],
  analysis: { mean: ['eta'], result: 'eta' },
};

const STRIPES = 'Al-Cu-Au test stripes';
const DWELL = 100;

/** Seconds of a frame with that dwell, at most. */
const FRAME = 12;

/** Tracks are followed to the last and the row recorded. */
const followed: readonly WorkedAct[] = [{ do: 'run_trajectories' }, { wait: 4 }, { record: 1 }];

const scanned: readonly WorkedAct[] = [{ do: 'scan_frame', value: DWELL }, { wait: FRAME }];

export const worked: Worked = {
  minutes: 20,
  inputs: { electrons: 1000 },
  steps: [
    [
      { do: 'pump' },
      { wait: 180 },
      { do: 'beam_on' },
      ...[5, 10, 20, 30].flatMap((energy): readonly WorkedAct[] => [{ set: { energy } }, ...followed]),
      {
        plot: {
          x: { column: 'energy', transform: 'log10' },
          y: { column: 'depth_95', transform: 'log10' },
          with: 'line',
        },
      },
    ],
    [
      { set: { energy: 20 } },
      ...['Carbon', 'Aluminium', 'Silver', 'Gold', 'Copper'].flatMap((specimen_type): readonly WorkedAct[] => [
        { set: { specimen_type } },
        ...followed,
      ]),
      { plot: { x: { column: 'atomic_number' }, y: { column: 'eta' } } },
      { check: 'eta_copper', answer: { result: 'eta', rows: { last: 1 } } },
    ],
    [
      { set: { specimen_type: STRIPES, magnification: 1000, detector: 'SE' } },
      ...scanned,
      { record: 1 },
      { set: { detector: 'BSE' } },
      ...scanned,
      { record: 1 },
    ],
    [{ set: { specimen_type: 'Copper', tilt: 60 } }, ...followed],
    [
      { set: { tilt: 0, probe_current: 1000 } },
      { record: 1 },
      { set: { probe_current: 100 } },
      ...['50', '100', '200', '400'].flatMap((aperture_um): readonly WorkedAct[] => [
        { set: { aperture_um } },
        { record: 1 },
      ]),
    ],
    [
      { set: { specimen_type: STRIPES, detector: 'SE', aperture_um: '100' } },
      ...[1000, 50_000, 200_000].flatMap((magnification): readonly WorkedAct[] => [
        { set: { magnification } },
        ...scanned,
        { do: 'measure_edge' },
        { record: 1 },
      ]),
    ],
    [
      { set: { specimen_type: 'Pollen', magnification: 1000 } },
      ...scanned,
      { record: 1 },
      { do: 'coat_gold' },
      ...scanned,
      { record: 1 },
    ],
  ],
};
