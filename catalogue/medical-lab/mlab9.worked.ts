import { CSF_PATIENTS } from '../../engine/data/csf-patients';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'white cells of Patient 5, counted in a Fuchs-Rosenthal chamber',
  unit: 'cells/µL',
  truth: CSF_PATIENTS['Patient 5'].white,
  inputs: { sample: 'Patient 5' },
  steps: [{ do: 'collect' }, { wait: 9 }, { do: 'count_cells' }, { wait: 1 }, { record: 1 }],
  analysis: { result: 'wbc_corrected' },
};

/** Lab seconds until the manometer stands, the tubes are filled, the rotor has come to rest. */
const STANDS = 60;

const FILLED = 9;
const SPUN = 301;

/** All findings of a puncture, recorded. */
const examined = (spun: boolean): readonly WorkedAct[] => [
  { do: 'collect' },
  { wait: FILLED },
  { do: 'count_cells' },
  { do: 'chemistry' },
  ...(spun ? ([{ do: 'centrifuge' }, { wait: SPUN }] as const) : []),
  { do: 'scan_spectrum' },
  { do: 'gram_stain' },
  { wait: 1 },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { sample: 'Patient 2' } }, { do: 'measure_pressure' }, { wait: STANDS }],
    [{ do: 'collect' }, { wait: FILLED }, { do: 'inspect' }],
    [{ do: 'count_cells' }],
    [{ do: 'chemistry' }],
    [{ do: 'centrifuge' }, { wait: SPUN }, { do: 'scan_spectrum' }],
    [{ do: 'gram_stain' }, { wait: 1 }, { record: 1 }],
    [
      { check: 'fluid', answer: 'bacterial meningitis' },
      { do: 'report', value: 'Bacterial' },
    ],
    [{ set: { delay_h: 2 } }, ...examined(true)],
    [{ set: { sample: 'Patient 6', tube: '4', hours_since_onset: 4, delay_h: 0 } }, ...examined(true)],
    [
      {
        set: { sample: 'Patient 8', tube: '1', hours_since_onset: 24 },
        says: 'The tube is scanned without being spun.',
      },
      ...examined(false),
    ],
  ],
};
