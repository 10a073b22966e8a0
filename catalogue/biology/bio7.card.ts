import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Mendelian Genetics',
  simulation: 'genetics',
  model: 'biology/genetics',
  scene: 'biology/genetics',
  objective:
    "Cross two parents for one gene, compare the offspring counted with Mendel's expectation and test the fit.",
  picture: { query: 'offspring=150', until: 3, end: 6 },
};
