import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'DNA Extraction',
  simulation: 'step_based',
  model: 'biology/dna-extraction',
  scene: 'biology/dna-extraction',
  objective:
    'Extract visible DNA from strawberry in five ordered steps and find out how each step sets yield and purity.',
  picture: {
    query:
      'actions=0:mash=60~60:add_buffer=20~360:filter_mixture~420:set_ethanol_temp=0~420:add_ethanol=40~540:spool=60',
    until: 575,
    end: 605,
  },
};
