import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Gene Editing Workstation',
  simulation: 'crispr_editing',
  model: 'instruments/gene-editing',
  scene: 'instruments/gene-editing',
  place: 22,
  objective:
    'Design guides for a DNA target, weigh activity against off-target risk, cut, and read the editing rate by gel and by sequencing. Teaching only.',
  picture: {
    query:
      'actions=0:load_target~0:find_guides~0:calibrate~1:transfect~74:harvest~75:run_pcr~77:run_t7e1~79:sanger_readout',
    until: 82,
  },
};
