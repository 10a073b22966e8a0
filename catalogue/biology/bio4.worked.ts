import { ATP_OF_GLUCOSE, ATP_OF_GLYCOLYSIS } from '../../engine/biology/respiring-cells';
import type { RunInputs } from '../../engine/inputs';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const OXYGEN = [0, 6, 12, 18, 24, 30];

export const measurement: Measurement = {
  quantity: 'ATP for each O₂ more (muscle, malate-aspartate)',
  unit: '1',
  truth: (ATP_OF_GLUCOSE.malate - ATP_OF_GLYCOLYSIS) / 6,
  steps: OXYGEN.flatMap((oxygen): readonly MeasuringAct[] => [{ set: { oxygen } }, { wait: 3600 }, { record: 1 }]),
  analysis: { fit: { kind: 'line', x: 'oxygen', y: 'atp_mmol' }, result: 'm' },
};

/** A run ends by itself when the glucose is used up. */
const TO_THE_END = 3600;

const usedUp = (inputs: RunInputs): readonly WorkedAct[] => [{ set: inputs }, { wait: TO_THE_END }, { record: 1 }];

export const worked: Worked = {
  minutes: 10,
  steps: [
    [{ wait: TO_THE_END }, { record: 1 }],
    usedUp({ oxygen: 0 }),
    usedUp({ oxygen: 6 }),
    [
      ...[12, 18, 24, 36].flatMap((oxygen) => usedUp({ oxygen })),
      { plot: { x: { column: 'oxygen' }, y: { column: 'atp_mmol' }, with: 'line' } },
    ],
    [
      {
        check: 'atp_per_oxygen',
        answer: { fit: { kind: 'line', x: 'oxygen', y: 'atp_mmol', to: 30 }, result: 'm' },
      },
    ],
    [...usedUp({ organism: 'Yeast', oxygen: 30 }), ...usedUp({ oxygen: 0 })],
    [{ set: { organism: 'Muscle cells', seal: 'Leaky' } }, { wait: 1200 }, { record: 1 }],
  ],
};
