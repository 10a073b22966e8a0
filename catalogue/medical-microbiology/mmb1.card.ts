import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Gram Staining',
  simulation: 'gram_stain',
  model: 'medical-microbiology/gram-stain',
  scene: 'medical-microbiology/gram-stain',
  objective:
    'Stain a smear in four steps and tell Gram-positive from Gram-negative bacteria, including what goes wrong when a step is mistimed.',
  picture: {
    query:
      'organism=Escherichia+coli&actions=0:heat_fix=3~5:crystal_violet=60~66:rinse=2~70:iodine=60~131:rinse=2~135:decolorize=10~145:rinse=2~148:safranin=60~209:rinse=2~212:view',
    until: 214,
  },
};
