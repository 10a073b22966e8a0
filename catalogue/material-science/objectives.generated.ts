/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'ms1': 'Pull a round bar to fracture and obtain modulus, 0.2 % proof stress, tensile strength, elongation and reduction of area.',
  'ms2': 'Measure Rockwell hardness correctly and see what the number is: a depth.',
  'ms3': 'Measure absorbed impact energy against temperature and find the ductile-brittle transition.',
  'ms4': 'Record creep curves, separate the three stages and predict life with the Larson-Miller parameter.',
  'ms5': 'Build an S-N curve with scatter, find a fatigue limit and add damage by Miner\'s rule.',
  'ms6': 'Run a neutral salt-spray test, measure mass loss and rust spread, and see what a coating gives.',
  'ms7': 'Record a powder pattern, index it, find lattice type and constant, and crystallite size.',
  'ms8': 'Choose beam energy, spot size and detector, see the interaction volume and explain contrast.',
  'ms9': 'Measure expansion with a push-rod dilatometer, correct for the rod and obtain α(T).',
  'ms10': 'Measure resistivity with two and four probes from insulators to metals and follow it with temperature.',
};
