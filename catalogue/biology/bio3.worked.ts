import { compensationPoint } from '../../engine/biology/leaf-photosynthesis';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const LUX = [0, 200, 400, 600, 800];

export const measurement: Measurement = {
  quantity: 'light compensation point at 400 ppm and 25 °C',
  unit: 'µmol m⁻² s⁻¹',
  truth: compensationPoint(400, 25),
  steps: LUX.flatMap((light): readonly MeasuringAct[] => [{ set: { light } }, { wait: 600 }, { record: 1 }]),
  analysis: { fit: { kind: 'line', x: 'ppfd', y: 'oxygen_rate' }, result: '-c/m' },
};

/** Lab seconds until the leaf has come to its rate. */
const SETTLED = 480;

const settledAt = (input: 'light' | 'temperature', values: readonly number[]): readonly WorkedAct[] =>
  values.flatMap((value): readonly WorkedAct[] => [{ set: { [input]: value } }, { wait: SETTLED }, { record: 1 }]);

/** The bend of the light curve begins beyond 800 lux, 15 µmol m⁻² s⁻¹. */
const STRAIGHT = 16;

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { light: 0 } }, { wait: 60 }, { record: 1 }],
    settledAt('light', [200, 400, 600, 800, 2000, 4000, 6000, 8000, 10_000]),
    [
      { plot: { x: { column: 'ppfd' }, y: { column: 'oxygen_rate' }, with: 'line' } },
      {
        check: 'compensation_point',
        answer: { fit: { kind: 'line', x: 'ppfd', y: 'oxygen_rate', to: STRAIGHT }, result: '-c/m' },
      },
    ],
    [{ set: { co2: 1000 } }, ...settledAt('light', [2000, 6000, 10_000])],
    [{ set: { co2: 400 } }, ...settledAt('temperature', [10, 20, 25, 30, 40])],
    [{ do: 'lights_off', says: 'The oxygen stops with the light.' }, { wait: 10 }, { record: 1 }],
    [{ reset: true }, { set: { light: 5000, temperature: 25 } }, { wait: 60 }, { record: 1 }],
  ],
};
