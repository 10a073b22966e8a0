import type { RunInputs } from '../../engine/inputs';
import type { Worked, WorkedAct } from '../worked';

/** A run ends by itself when the glucose is used up. */
const TO_THE_END = 3600;

const usedUp = (inputs: RunInputs): readonly WorkedAct[] => [{ set: inputs }, { wait: TO_THE_END }, { record: 1 }];

export const worked: Worked = {
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
