import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Blood Typing',
  simulation: 'blood_typing',
  model: 'medical-lab/blood-typing',
  scene: 'medical-lab/blood-typing',
  objective:
    'Find the ABO and RhD group of a blood sample by forward and reverse grouping and grade the agglutination.',
  picture: {
    query: 'sample=Patient+2&anti_a=1&anti_b=1&anti_d=1&actions=0:add_cells~2:add_serum~4:add_reverse_cells~6:mix=1',
    until: 140,
  },
};
