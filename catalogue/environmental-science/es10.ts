import { habitatCommunities } from '../../engine/data/habitat-communities';
import { refuseCounts } from '../../engine/environmental-science/custom-counts';
import { PLOT } from '../../engine/environmental-science/habitat';
import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'es10',
  simulation: 'biodiversity_index',
  texts: () => import('./es10.texts'),
  inputs: [
    {
      id: 'habitat',
      label: 'Habitat',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Rainforest Plot', 'Temperate Meadow', 'Tidal Rock Pool', 'Wheat Field', 'Custom Counts'],
      defaultValue: 'Temperate Meadow',
      hint: 'With Custom Counts the indices are those of the numbers you type.',
    },
    {
      id: 'custom_counts',
      label: 'Custom counts',
      type: 'text',
      applies: 'live',
      apparatus: true,
      defaultValue: '2,8,1,1,3',
      hint: 'Individuals of each species, separated by commas or spaces; at most 200 numbers.',
      validate: refuseCounts,
      showWhen: { input: 'habitat', equals: 'Custom Counts' },
    },
    {
      id: 'quadrat_size',
      label: 'Quadrat side',
      type: 'slider',
      applies: 'restart',
      unit: 'm',
      defaultValue: 1,
      min: 0.5,
      max: 5,
      step: 0.5,
    },
    {
      id: 'quadrat_count',
      label: 'Number of quadrats',
      type: 'slider',
      applies: 'restart',
      apparatus: true,
      unit: '1',
      defaultValue: 10,
      min: 1,
      max: 100,
      step: 1,
    },
    {
      id: 'sampling',
      label: 'Sampling method',
      type: 'select',
      applies: 'restart',
      options: ['Random', 'Systematic', 'Transect'],
      defaultValue: 'Random',
      hint: 'Random: thrown anywhere. Systematic: on a square lattice. Transect: along a tape through the middle.',
    },
    {
      id: 'clustering',
      label: 'Clumping',
      type: 'slider',
      applies: 'restart',
      unit: '1',
      defaultValue: 0.3,
      min: 0,
      max: 1,
      step: 0.1,
      hint: 'The share of each species that stands in clumps of about 20.',
    },
    {
      id: 'rarefy_to',
      label: 'Rarefy to',
      type: 'number',
      applies: 'live',
      unit: 'individuals',
      defaultValue: 10,
      min: 1,
      max: 1000,
      step: 1,
      hint: 'The sample size at which samples are compared. Above N all species found are given.',
    },
  ],
  runAction: { do: 'start', endedBy: ['clear'] },
  caution:
    'In the field: stout shoes, long trousers against ticks, tides and cliffs minded, nobody alone, hands washed before eating.',
  finds: [
    {
      id: 'density',
      label: 'Density of plants and animals in the meadow',
      unit: '1/m²',
      value: habitatCommunities['Temperate Meadow'].individuals / PLOT ** 2,
      tolerance: 0.18,
      source: 'all individuals of the plot over its area; what sixty frames leave open',
      where: { habitat: 'Temperate Meadow' },
    },
  ],
  mainReadings: [
    'richness',
    'individuals',
    'shannon',
    'simpson_1_minus_d',
    'hill_1',
    'hill_2',
    'evenness',
    'chao1',
    'rarefied',
    'density',
    'morisita',
  ],
  mainActions: ['throw_quadrat', 'throw_all', 'clear', 'mark_recapture', 'place_quadrat', 'start'],
  plot: { x: { column: 'individuals' }, y: { column: 'richness' }, sampleEvery: 15 },
  procedure: [
    {
      text: 'Throw ten quadrats in the meadow and record the row when they are counted. Choose another habitat, do the same there and record again.',
      done: { recorded: 2, having: { reading: 'density_error' }, distinct: 'habitat' },
      hint: 'Run throws and counts a quadrat each second. Record after each habitat, then change Habitat under Set up.',
    },
    {
      text: 'Fill the tally yourself: choose a quadrat with several plants, press “BY HAND” on the recorder, name each plant that is rooted inside the frame with the key, check, and take your tally over as Custom Counts.',
      done: {
        all: [
          { input: 'habitat', equals: 'Custom Counts' },
          { reading: 'individuals', from: 1 },
        ],
      },
      hint: 'Press a plant in the close-up, then its picture in the key. The key “USE” writes your counts into Custom Counts. Quadrats of 5 m hold more.',
    },
    {
      text: 'Compute 1 − D of these counts on paper, then compare with the reading and record it.',
      done: { recorded: 1, where: { habitat: 'Custom Counts' } },
      hint: 'For 2, 8, 1, 1, 3: D = (2·1 + 8·7 + 3·2)/(15·14) = 64/210 = 0.305, so 1 − D = 0.695.',
    },
    {
      text: 'Compare S, ¹D and ²D of your habitats. Where do they differ most, and what does that say about evenness? Record a third habitat.',
      done: { recorded: 3, having: { reading: 'density_error' }, distinct: 'habitat' },
      hint: 'In the wheat field ¹D and ²D are close to 1 however many species are found.',
    },
    {
      text: 'Go back to the meadow, set 60 quadrats and run. Watch the accumulation curve: after how many frames does it flatten?',
      done: {
        all: [
          { input: 'quadrat_count', equals: 60 },
          { input: 'habitat', equals: 'Temperate Meadow' },
          { reading: 'individuals', from: 100 },
        ],
      },
      hint: 'Compare S with Chao1. A press on the sheet with the curve draws what is really there.',
    },
    {
      text: 'Record the row of the sixty frames and check the density of the meadow.',
      done: {
        all: [{ recorded: 1, where: { habitat: 'Temperate Meadow', quadrat_count: 60 } }, { found: 'density' }],
      },
      hint: 'Its standard error stands beside it: state both. Ten frames leave more than twice as much open as sixty.',
    },
    {
      text: 'Set “Rarefy to” to the smaller N of two habitats and record the expected species of the larger sample: a fair comparison.',
      done: { recorded: 2, distinct: 'rarefy_to' },
      hint: 'N of each row stands in the data table.',
    },
    {
      text: 'With ten quadrats of 5 m record the meadow without clumping (0) and with full clumping (1). Compare Morisita’s index and the spread between frames.',
      done: {
        all: [
          { recorded: 1, where: { quadrat_size: 5, clustering: 0 } },
          { recorded: 1, where: { quadrat_size: 5, clustering: 1 } },
        ],
      },
      hint: 'The standard error of the density is the spread divided by the square root of the number of frames.',
    },
    {
      text: 'Back to ten frames of 1 m and the default clumping (0.3): throw ten at random and record. Now do it badly once: clear the plot, lay five frames by hand where plants stand thickest, and record the density when they are counted. Which of the two does its own standard error protect?',
      badly: true,
      done: {
        all: [
          { did: 'place_quadrat', times: 5 },
          // One of them is that of the first step.
          {
            recorded: 3,
            where: { habitat: 'Temperate Meadow', quadrat_size: 1, quadrat_count: 10, clustering: 0.3 },
            having: { reading: 'density_error' },
          },
        ],
      },
      hint: 'The standard error tells how far frames differ, not that an eye chose them. In this meadow stand 6000 individuals on 2500 m²: 2.4 on each.',
    },
    {
      text: 'Mark 200 snails, catch 200 again and estimate how many there are. Repeat a few times: how much does the estimate scatter?',
      done: { did: 'mark_recapture', times: 3 },
      hint: 'Each press is a new pair of catches. Two of three should lie within one standard error of the number there is. More marks, less scatter.',
    },
  ],
  predict: {
    question: 'In one meadow, twice as many quadrats are thrown. How many species are found?',
    options: ['as many as before', 'more, but fewer than twice as many', 'about twice as many'],
    sketch: { x: [0, 500], y: [0, 60] },
  },
  coach: [
    { after: 2, text: 'One sample of a habitat is one draw of many. Repeat it to see how far the index scatters.' },
    {
      after: 4,
      text: 'Counting is exact, throwing is not: one frame does not tell. The ± of the density is the spread between your frames over √q. A reset throws elsewhere in the same habitat.',
    },
  ],
  demo: [
    { at: 0, do: 'throw_quadrat', says: 'A frame is thrown. What is rooted inside is counted, species by species.' },
    { at: 120, do: 'throw_quadrat', says: 'Another place, other plants: this is sampling error.' },
    { at: 240, do: 'place_quadrat', value: 1225, says: 'One is laid by hand in the middle of the plot.' },
    { at: 420, do: 'mark_recapture', value: 200, says: '200 snails are marked, let go, and 200 caught again.' },
    { at: 600, do: 'start', says: 'Now the rest of the ten frames: the curve of species rises ever more slowly.' },
    { at: 1019, do: 'record_point', says: 'Ten frames are counted. Chao1 says how many species were probably missed.' },
  ],
  demoResult: {
    says: 'Individuals on each square metre, from ten frames = {}. Another ten would give another number.',
    formula: 'density',
    unit: '1/m²',
  },
});
