import type { Promised } from '../promise';

const AIR = [-20, -5, 10, 25, 40, 50];

export const promise: Promised = {
  quantity: 'temperature coefficient of the power, from power against cell temperature',
  unit: '%/°C',
  truth: ({ temp_coeff }) => Number(temp_coeff),
  steps: AIR.flatMap((ambient_temp) => [{ set: { ambient_temp } }, { record: 1 }]),
  analysis: {
    fit: { kind: 'line', x: 'cell_temp', y: 'power' },
    result: '100*m/(c+25*m)',
  },
};
