import type { Promised, PromiseStep } from '../promise';

export const promise: Promised = {
  quantity: 'slope of QT against RR',
  unit: '1',
  truth: 0.154,
  inputs: { hrv: 0, heart_rate: 60 },
  steps: [
    { do: 'attach_electrodes' },
    { do: 'calibrate' },
    { do: 'start_recording' },
    ...[60, 80, 100, 120].flatMap((heart_rate): readonly PromiseStep[] => [
      { set: { heart_rate } },
      { wait: 14 },
      { do: 'detect' },
      { wait: 1 },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'line', x: 'rr_mean', y: 'qt_interval' }, result: 'm' },
};
