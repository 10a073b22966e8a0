import { risePercent } from '../../engine/environmental-science/carbonate-system';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'rise of [H⁺] from 280 to 420 µatm, from the pH before and after',
  unit: '%',
  truth: ({ temperature, salinity, alkalinity }) =>
    risePercent(Number(temperature), Number(salinity), Number(alkalinity), 420),
  steps: [{ do: 'start' }, { wait: 1_296_000 }, { record: 1 }],
  analysis: { result: 'h_change_pct' },
};

const DAY = 86_400;

/** The air is changed, the water follows it, and the row is recorded. */
const under = (pco2: number): readonly WorkedAct[] => [{ set: { pco2 } }, { wait: 5 * DAY }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { do: 'calibrate_electrode', value: 'Tris in seawater' },
      { set: { pco2: 280 } },
      { do: 'start', says: 'The sea before industry: nothing moves until the air changes.' },
      { wait: 3600 },
      { record: 1 },
    ],
    [420, 560, 1000].flatMap(under),
    [{ check: 'h_rise', answer: { result: 'h_change_pct', rows: { last: 1, where: { pco2: 420 } } } }],
    [
      {
        plot: { x: { column: 'pco2' }, y: { column: 'omega_equilibrium' } },
        says: 'At 25 °C all four points lie above Ω = 1.',
      },
      { set: { temperature: 4 } },
      ...[280, 560, 1000, 1200].flatMap((pco2): readonly WorkedAct[] => [{ set: { pco2 } }, { record: 1 }]),
    ],
    [
      { reset: true },
      { set: { temperature: 4, pco2: 1500 } },
      { do: 'start' },
      { do: 'drop_shell' },
      { wait: 10 * DAY },
      { do: 'weigh_shell' },
      { wait: 600 },
      { record: 1 },
    ],
    [
      { reset: true },
      { set: { temperature: 25, pco2: 420 } },
      { do: 'start' },
      { wait: 5 * DAY },
      { record: 1 },
      { do: 'add_carbonate', value: 200, says: 'Ω leaps up at once.' },
      { wait: 5 * DAY },
      { record: 1, says: 'The air has taken part of it back.' },
      { reset: true },
      { do: 'start' },
      { do: 'add_carbonate', value: 3000, says: 'White clouds: lime comes out.' },
      { wait: 10 * DAY },
      { record: 1 },
    ],
    [
      { reset: true },
      { set: { temperature: 25, pco2: 420 } },
      { do: 'calibrate_electrode', value: 'NBS buffers' },
      { do: 'start' },
      { wait: 5 * DAY },
      { record: 1, says: 'On another scale: as if the sea had hardly changed since 280 µatm.' },
    ],
  ],
};
