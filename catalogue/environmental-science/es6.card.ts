import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Ocean Acidification',
  simulation: 'ocean_acidification',
  model: 'environmental-science/ocean-acidification',
  scene: 'environmental-science/ocean-acidification',
  objective: 'Bubble CO₂ into seawater and follow pH, carbonate ion and the fate of a shell.',
  picture: {
    query:
      'pco2=1500&temperature=4&actions=0:calibrate_electrode=Tris+in+seawater~0:add_indicator~0:start~0:drop_shell~860000:weigh_shell',
    until: 864000,
  },
};
