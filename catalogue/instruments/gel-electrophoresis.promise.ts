import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'size of the unknown fragment, by the smooth curve',
  unit: 'bp',
  truth: (_inputs, answers) => Number(answers.find(({ id }) => id === 'unknown_size')?.value),
  steps: [
    { do: 'cast_gel' },
    { do: 'digest' },
    { do: 'load_sample' },
    { do: 'start_run' },
    { wait: 6600 },
    { do: 'stop_run' },
    { do: 'stain_gel' },
    { do: 'image_gel' },
    { do: 'calibrate' },
    { record: 1 },
  ],
  analysis: { result: 'estimated_size' },
};
