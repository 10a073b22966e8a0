import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'ECG Machine',
  simulation: 'ecg_synthesis',
  model: 'instruments/ecg-machine',
  scene: 'instruments/ecg-machine',
  place: 18,
  objective:
    'Record a 12-lead electrocardiogram of known rhythm, measure intervals and axis, and see what filters and paper speed do.',
  picture: {
    query: 'actions=0:attach_electrodes~0:calibrate~0:start_recording~11:detect~11:print_strip~11:caliper=800',
    until: 12,
    end: 20,
  },
};
