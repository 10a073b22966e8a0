import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'compliance of the lung with COPD at 24 a minute, by both holds',
  unit: 'mL/cmH2O',
  truth: 80,
  inputs: { patient: 'COPD', tidal_volume: 480, resp_rate: 24 },
  steps: [
    { do: 'attach_monitor' },
    { do: 'calibrate' },
    { do: 'start_ventilation' },
    { wait: 40 },
    { do: 'inspiratory_hold' },
    { wait: 6 },
    { do: 'expiratory_hold' },
    { wait: 6 },
    { record: 1 },
  ],
  analysis: {
    columns: [{ symbol: 'c', formula: 'vte / (pplat - total_peep)' }],
    result: 'c',
  },
};

/** Oxygen in the blood has settled, and what the holds show is that of these settings, s. */
const BLOOD_FOLLOWS = 120;
const SOME_BREATHS = 30;
const HOLD_TAKES = 8;

/** A new patient comes without monitor and ventilation. */
const atTheBedside = (set: RunInputs): readonly WorkedAct[] => [
  { set },
  { do: 'attach_monitor' },
  { do: 'calibrate' },
  { do: 'start_ventilation' },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'attach_monitor' }, { do: 'calibrate' }],
    [
      { do: 'start_ventilation' },
      { wait: SOME_BREATHS },
      { do: 'inspiratory_hold', says: 'The flow stops: the pressure falls from its peak to the plateau.' },
      { wait: HOLD_TAKES },
      { do: 'expiratory_hold' },
      { wait: HOLD_TAKES },
      { record: 1 },
    ],
    [{ tick: true, says: '500/(13.3 − 5) is 60 mL/cmH2O, and 2.4/0.3 is 8 cmH2O s/L.' }],
    [{ set: { resp_rate: 24 } }, { until: 'paco2', to: 27, atMost: 800 }],
    [
      ...atTheBedside({ patient: 'ARDS', tidal_volume: 420, resp_rate: 24, fio2: 0.6 }),
      ...[5, 10, 15].flatMap((peep): readonly WorkedAct[] => [
        { set: { peep } },
        { wait: BLOOD_FOLLOWS },
        { record: 1 },
      ]),
    ],
    [
      ...atTheBedside({ patient: 'COPD', tidal_volume: 480, resp_rate: 14 }),
      { wait: SOME_BREATHS },
      { record: 1 },
      { set: { resp_rate: 24 } },
      { wait: SOME_BREATHS },
      { do: 'expiratory_hold', says: 'The valves are shut, and the trapped gas shows what it presses.' },
      { wait: HOLD_TAKES },
      { record: 1 },
    ],
    [{ do: 'expiratory_hold' }, { wait: HOLD_TAKES }, { record: 1 }],
    [
      ...atTheBedside({ patient: 'Sepsis' }),
      { set: { fluid: 2000 } },
      { wait: SOME_BREATHS },
      { record: 1 },
      { set: { noradrenaline: 0.15 }, says: 'The vessels narrow: resistance and pressure rise.' },
      { wait: SOME_BREATHS },
      { record: 1 },
    ],
    [
      ...atTheBedside({ patient: 'Asystole', resp_rate: 10 }),
      { do: 'start_cpr' },
      { do: 'give_adrenaline', value: 1 },
      { until: 'hr', from: 60, atMost: 7200 },
    ],
  ],
};
