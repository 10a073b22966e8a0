import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'DNA Sequencer',
  simulation: 'dna_sequencing',
  model: 'instruments/dna-sequencer',
  scene: 'instruments/dna-sequencer',
  place: 20,
  objective:
    'Read DNA two ways, by Sanger chromatogram and by Illumina-type synthesis on a flow cell; understand quality scores, phasing, coverage, and find a planted variant by alignment.',
  picture: {
    query:
      'template=HBB&variants=A144T+het&read_length=150&probe_position=144&actions=0:load_sample~0:prepare_library~0:calibrate~0:start_run~15:base_call~15:align',
    until: 16,
    end: 18,
  },
};
