import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Titration Basics',
  simulation: 'titration',
  model: 'chemistry/titration',
  scene: 'chemistry/titration',
  objective:
    'Find an unknown acid concentration by titrating with standard base to the indicator end point, and see why the indicator must match the equivalence pH.',
  picture: { query: 'actions=0:add_indicator=3~0:swirl=1~0:open_stopcock=0.7~35.5:open_stopcock=0.05', until: 48 },
};
