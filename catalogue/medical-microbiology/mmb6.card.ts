import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Acid-Fast Staining',
  simulation: 'acid_fast_stain',
  model: 'medical-microbiology/acid-fast-stain',
  scene: 'medical-microbiology/acid-fast-stain',
  objective: 'Stain mycobacteria by a hot and a cold method and grade a sputum smear by counting.',
  picture: {
    query:
      'sputum_log10=7&actions=0:carbolfuchsin=300~0:heat=90~301:heat=25~301:rinse=5~307:decolorize=120~428:rinse=5~434:methylene_blue=60~495:rinse=5~501:examine_fields=20',
    until: 591,
    end: 700,
  },
};
