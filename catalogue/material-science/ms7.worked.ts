import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'crystallite size of copper after the standard',
  unit: 'nm',
  truth: 20,
  inputs: { crystal: 'Copper', crystallite: 20, two_theta_max: 60 },
  steps: [
    { do: 'load_sample' },
    { do: 'start_scan' },
    { wait: 2260 },
    { do: 'fit_peaks' },
    { do: 'run_standard' },
    { wait: 601 },
    { record: 1 },
  ],
  analysis: { result: 'scherrer_nm' },
};

/** Seconds of a whole scan, at most; and of the standard. */
const SCAN = 6300;

const STANDARD = 610;

const again: readonly WorkedAct[] = [{ do: 'start_scan' }, { wait: SCAN }, { do: 'fit_peaks' }];

const scanned: readonly WorkedAct[] = [{ do: 'load_sample' }, ...again];

const row = (inputs: RunInputs): readonly WorkedAct[] => [{ set: inputs }, ...scanned, { record: 1 }];

const picked = (degrees: number): readonly WorkedAct[] => [{ do: 'pick_peak', value: degrees }, { record: 1 }];

/** Lines of silicon with copper rays, 2θ in degrees. */
const LINES = [28.4, 47.3, 56.1, 69.1, 76.4];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ set: { crystal: 'Silicon', anode: 'Cu' } }, ...scanned],
    [{ do: 'pick_peak', value: 28.4 }, { do: 'assign_hkl', value: '111' }, ...LINES.flatMap(picked)],
    [{ check: 'silicon_a', answer: { result: 'lattice_a' } }],
    [
      ...row({ crystal: 'Copper' }),
      ...row({ crystal: 'Iron (alpha)' }),
      { set: { anode: 'Co' } },
      ...again,
      { record: 1 },
    ],
    [...row({ anode: 'Cu', crystal: 'Sodium chloride' }), ...row({ crystal: 'Potassium chloride' })],
    [...row({ crystal: 'Copper', crystallite: 20 })],
    [
      { do: 'run_standard' },
      { wait: STANDARD },
      { record: 1 },
      { check: 'copper_size', answer: { result: 'scherrer_nm' } },
    ],
    [
      { set: { crystal: 'Silicon', crystallite: 200, displacement: 0.2 } },
      ...scanned,
      ...LINES.flatMap(picked),
      { plot: { x: { column: 'picked_along' }, y: { column: 'picked_a' }, with: 'line', series: 'present' } },
    ],
    [...row({ crystal: 'Unknown', displacement: 0 }), { check: 'unknown_powder', answer: 'Molybdenum' }],
  ],
};
