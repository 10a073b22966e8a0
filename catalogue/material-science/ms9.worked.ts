import { meanAlpha } from '../../engine/material-science/expansion';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'mean expansion of copper from 20 to 300 °C after a reference run',
  unit: '10⁻⁶/K',
  truth: meanAlpha('Copper', 300) * 1e6,
  steps: [
    { do: 'run_baseline' },
    { wait: 7710 },
    { do: 'mount' },
    { do: 'zero' },
    { do: 'start' },
    { wait: 5890 },
    { record: 1 },
  ],
  analysis: { result: 'alpha_mean' },
};

/** Seconds from 20 °C to a temperature at 3 K/min. */
const slowly = (to: number): number => (to - 20) * 20;

/** Nearly the whole hold. */
const HELD = 290;

/** Until the furnace is cold. */
const COLD = 1500;

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { t_end: 300, heating_rate: 3 } }, { do: 'run_baseline' }, { wait: 7710 }],
    [{ do: 'mount' }, { do: 'zero' }, { do: 'start' }, { wait: slowly(300) + HELD }],
    [{ record: 1 }, { check: 'copper_alpha', answer: { result: 'alpha_mean' } }],
    [{ set: { rod_correction: false } }, { record: 1 }, { set: { rod_correction: true } }],
    [
      { do: 'cool' },
      { wait: COLD },
      { do: 'zero' },
      { set: { heating_rate: 20 } },
      { do: 'start' },
      { wait: 840 },
      { record: 1 },
      { do: 'cool' },
      { wait: 154, says: 'The furnace cools through 150 °C.' },
      { record: 1 },
    ],
    [
      { set: { material: 'Invar', t_end: 450, heating_rate: 3 } },
      { wait: COLD },
      { do: 'mount' },
      { do: 'zero' },
      { do: 'start' },
      { wait: slowly(75) },
      { record: 1 },
      ...[145, 215, 285, 355, 425].flatMap((): readonly WorkedAct[] => [{ wait: slowly(90) }, { record: 1 }]),
      { plot: { x: { column: 'temperature' }, y: { column: 'alpha_local' }, series: 'present' } },
    ],
    [
      { do: 'cool' },
      { wait: COLD },
      { set: { material: 'Copper', t_end: 300 } },
      { do: 'mount' },
      { do: 'zero' },
      { do: 'join_bimetal' },
      { do: 'start' },
      { wait: slowly(300) + HELD },
      { record: 1 },
    ],
  ],
};
