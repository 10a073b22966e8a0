import { UNKNOWNS } from '../../engine/data/elisa-plate';
import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'IL-6 in U2, from the four-parameter curve',
  unit: 'pg/mL',
  truth: UNKNOWNS[1],
  steps: [{ do: 'run_protocol' }, { wait: 10_000 }, { record: 1 }],
  analysis: { result: 'conc_u2' },
};

/** Lab seconds until the protocol has been run, the fit included. */
const WHOLE = 10_000;

const SUBSTRATE = 900;

/** A plate by the protocol, recorded. */
const plate = (set: RunInputs): readonly WorkedAct[] => [
  { set },
  { do: 'run_protocol' },
  { wait: WHOLE },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { do: 'load_plate' },
      { do: 'incubate' },
      { do: 'wash', says: 'What floats free goes; what is caught stays.' },
      { do: 'add_detection' },
      { do: 'wash' },
      { do: 'add_hrp' },
      { do: 'wash', says: 'Free peroxidase would make background: this wash counts most.' },
    ],
    [
      { do: 'add_substrate' },
      { wait: SUBSTRATE, says: 'Blue grows for 15 minutes.' },
      { do: 'add_stop' },
      { do: 'read_plate' },
    ],
    [{ do: 'fit_curve' }, { record: 1 }, { check: 'u2', answer: { result: 'conc_u2' } }],
    plate({ sample_dilution: '10' }),
    [
      ...plate({ wash_steps: 1, sample_dilution: '1' }),
      ...plate({ wash_steps: 2 }),
      ...plate({ wash_steps: 5 }),
      { plot: { x: { column: 'wash_steps' }, y: { column: 'background' } } },
      { plot: { x: { column: 'wash_steps' }, y: { column: 'signal_to_noise' } } },
    ],
    plate({ wash_steps: 3, specimen: 2 }),
    plate({ swap_standards: true }),
  ],
};
