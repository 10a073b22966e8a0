/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'bio1': 'Bring four prepared slides into focus, relate objective, aperture and light to what can be seen, and measure real cell sizes.',
  'bio2': 'Extract visible DNA from strawberry in five ordered steps and find out how each step sets yield and purity.',
  'bio3': 'Measure how light, carbon dioxide and temperature limit the rate at which a leaf gives off oxygen.',
  'bio4': 'Follow glucose and oxygen through aerobic respiration and fermentation and count the ATP each pathway yields.',
  'bio5': 'See how cells in hypotonic, isotonic and hypertonic solutions gain or lose water, and find the points of lysis and of incipient plasmolysis.',
  'bio6': 'Measure how temperature, pH and substrate set the rate at which catalase releases oxygen from hydrogen peroxide.',
  'bio7': 'Cross two parents for one gene, compare the offspring counted with Mendel\'s expectation and test the fit.',
  'bio8': 'Follow grass, rabbits and foxes on one square kilometre and find what makes the web steady, cycle or collapse.',
  'bio9': 'Record an electrocardiogram at rest, walking and running, with and without caffeine, and work out cardiac output.',
  'bio10': 'Transcribe a piece of DNA, translate it with the genetic code and see what point mutations do.',
  'bio11': 'Watch a community change from bare ground, or from an abandoned field, towards forest and compare the pace of the two.',
};
