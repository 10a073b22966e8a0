import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Robotic Surgery System',
  simulation: 'robotic_surgery',
  model: 'instruments/robotic-surgery',
  scene: 'instruments/robotic-surgery',
  place: 15,
  objective:
    'Drive a tele-operated instrument through a fixed port, feel motion scaling, tremor filtering and delay, and complete a dexterity task.',
  picture: { query: 'operator=Trained+Autopilot&actions=0:dock~0:start_task', until: 12, end: 45 },
};
