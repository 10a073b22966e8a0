import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Protein Synthesis',
  simulation: 'protein_synthesis',
  model: 'biology/protein-synthesis',
  scene: 'biology/protein-synthesis',
  objective: 'Transcribe a piece of DNA, translate it with the genetic code and see what point mutations do.',
  picture: { query: '', until: 1.2 },
};
