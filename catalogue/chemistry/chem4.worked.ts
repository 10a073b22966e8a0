import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const PRESSURES = [0.5, 0.7, 0.9, 1.2, 1.4, 1.7, 2, 2.3, 2.6, 3];

export const measurement: Measurement = {
  quantity: 'nRT of the gas, the slope of pressure against 1/volume',
  unit: 'atm mL',
  truth: 30,
  inputs: { pressure: 0.5, temperature: 25, gas: 'Ideal gas', particles: 100 },
  steps: PRESSURES.flatMap((pressure): readonly MeasuringAct[] => [{ set: { pressure } }, { wait: 8 }, { record: 1 }]),
  analysis: { fit: { kind: 'line', x: 'inverse_volume', y: 'pressure_gauge_atm' }, result: 'm' },
};

/** The piston comes to rest. */
const REST = 8;

const pressed = (pressures: readonly number[], wait = REST): readonly WorkedAct[] =>
  pressures.flatMap((pressure): readonly WorkedAct[] => [{ set: { pressure } }, { wait }, { record: 1 }]);

const HIGHER = [0.7, 0.9, 1.2, 1.4, 1.7, 2, 2.3, 2.6, 3];

const tenSecondsApart = [1, 2, 3].flatMap((): readonly WorkedAct[] => [{ wait: 10 }, { record: 1 }]);

export const worked: Worked = {
  minutes: 20,
  steps: [
    pressed([0.5]),
    pressed(HIGHER),
    [
      { plot: { x: { column: 'volume_scale_ml' }, y: { column: 'pressure_gauge_atm' } } },
      {
        plot: {
          x: { column: 'volume_scale_ml', transform: 'reciprocal' },
          y: { column: 'pressure_gauge_atm' },
          with: 'line',
        },
      },
      {
        check: 'nrt',
        answer: { fit: { kind: 'line', x: 'inverse_volume', y: 'pressure_gauge_atm' }, result: 'm' },
      },
    ],
    [
      { reset: true },
      { set: { temperature: 60 } },
      ...pressed([0.5, 0.8, 1.2, 1.8, 3]),
      {
        plot: {
          x: { column: 'volume_scale_ml', transform: 'reciprocal' },
          y: { column: 'pressure_gauge_atm' },
          with: 'line',
          series: 'only',
        },
      },
    ],
    [{ set: { particles: 1000 } }, ...tenSecondsApart, { set: { particles: 100 } }, ...tenSecondsApart],
    [{ set: { temperature: 25, gas: 'Carbon dioxide (van der Waals)' } }, ...pressed([0.5, 1, 2, 3])],
    [
      { set: { gas: 'Ideal gas', pressure: 0.5 } },
      { reset: true },
      { wait: REST },
      { do: 'leak', value: 1 },
      ...pressed([0.5, 1, 2, 3], 10),
      { do: 'leak', value: 0 },
    ],
    [
      {
        plot: {
          x: { column: 'volume_scale_ml', transform: 'reciprocal' },
          y: { column: 'pressure_over_atm' },
          with: 'line',
        },
      },
    ],
    [{ do: 'show_boyle_1662', value: 1 }],
  ],
};
