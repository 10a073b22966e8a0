import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'ICU Machine',
  simulation: 'icu_monitor_ventilator',
  model: 'instruments/icu-monitor-ventilator',
  scene: 'instruments/icu-monitor-ventilator',
  place: 16,
  objective:
    'Ventilate a simulated patient, read the monitor, and see how settings and drugs move gases and pressures. Teaching only; not a guide to treatment.',
  picture: { query: 'actions=0:attach_monitor~1:calibrate~10:start_ventilation', until: 40 },
};
