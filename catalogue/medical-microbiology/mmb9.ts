import { paceAt } from '../../engine/medical-microbiology/colony-acid';
import { SPECIES } from '../../engine/medical-microbiology/macconkey-species';
import { defineExperiment } from '../define';

const HOUR = 3600;
const ORGANISMS = [
  'Escherichia coli',
  'Klebsiella pneumoniae',
  'Salmonella enterica',
  'Proteus mirabilis',
  'Pseudomonas aeruginosa',
  'Shigella sonnei',
  'Staphylococcus aureus',
  'Enterococcus faecalis',
] as const;
const MIXED = 'Mixed E. coli and Salmonella';
const plain = { organism: 'Escherichia coli', agar: 'MacConkey', temperature: 37 } as const;

export const entry = defineExperiment({
  id: 'mmb9',
  simulation: 'macconkey_agar',
  medical: true,
  caution:
    'Salmonella and Shigella infect by mouth: no food, hands washed, plates taped shut; in a class only harmless strains.',
  texts: () => import('./mmb9.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Organism',
      type: 'select',
      applies: 'restart',
      options: [...ORGANISMS, MIXED],
      defaultValue: 'Escherichia coli',
      hint: 'Another organism is spread on fresh plates.',
    },
    {
      id: 'agar',
      label: 'Medium',
      type: 'select',
      applies: 'restart',
      options: ['MacConkey', 'Nutrient agar'],
      defaultValue: 'MacConkey',
      hint: 'Of the large plate; the small one beside it has the other medium.',
    },
    {
      id: 'temperature',
      label: 'Incubator',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 37,
      min: 20,
      max: 48,
      step: 1,
    },
    {
      id: 'inoculum_cfu',
      label: 'Cells plated',
      type: 'slider',
      unit: 'CFU',
      applies: 'restart',
      defaultValue: 100,
      min: 10,
      max: 300,
      step: 10,
      hint: 'Living cells in what is spread, on the average: chance decides how many come along.',
    },
  ],
  tells: { lactose_result: ['agar'] },
  finds: [
    {
      id: 'diameter_speed',
      label: 'Growth of the diameter of E. coli on MacConkey agar at 37 °C',
      unit: 'mm/h',
      value: 2 * SPECIES['Escherichia coli'].speed.MacConkey * paceAt(37),
      tolerance: 0.06,
      where: plain,
      source: 'Model: twice the speed of the edge.',
    },
  ],
  mainReadings: [
    'incubation_h',
    'colony_count',
    'pink_count',
    'measured_diameter_mm',
    'colony_ph',
    'red_fraction',
    'colony_color',
    'bile_haze',
    'lactose_result',
    'picked_tests',
  ],
  mainActions: ['measure_colony', 'pick_colony'],
  plot: { x: { column: 'incubation_h' }, y: { column: 'colony_ph' }, sampleEvery: 1200 },
  predict: {
    question: 'On a plate of MacConkey agar all colonies are pink on the next day. What are they?',
    options: ['Escherichia coli', 'lactose fermenters, one kind or several', 'Gram-positive bacteria'],
  },
  procedure: [
    {
      text: 'Spread 100 cells of Escherichia coli on MacConkey agar, incubate at 37 °C and run until the first colonies show.',
      done: {
        all: [
          { input: 'organism', equals: 'Escherichia coli' },
          { input: 'agar', equals: 'MacConkey' },
          { input: 'temperature', equals: 37 },
          { reading: 'colony_count', from: 1 },
        ],
      },
      hint: 'For four hours the cells adjust and nothing is seen.',
    },
    {
      text: 'At 6, 12, 18, 24 and 48 hours pause, measure a colony and record diameter, pH and colour.',
      done: { recorded: 5, where: plain, distinct: 'measured_diameter_mm' },
      hint: 'Drag the rule over the plate and let it go, or press “Measure a colony”. The hours stand on the incubator.',
    },
    {
      text: 'Plot the measured diameter against the hours and fit a straight line: by how much does the diameter grow in an hour? Check it.',
      done: {
        all: [
          { fitted: [{ with: ['line'], x: { column: 'incubation_h' }, y: { column: 'measured_diameter_mm' } }] },
          { found: 'diameter_speed' },
        ],
      },
      hint: 'The slope is twice the speed of the edge. More measurements between 8 and 44 hours make it surer.',
    },
    {
      text: 'Plot the pH against the hours: when does it pass 6.8, where half of the neutral red is red?',
      done: { byLearner: true },
      hint: 'At about 13.5 h: the mass rises with the cube of the radius, so acid comes late and then fast.',
    },
    {
      text: 'Spread the other organisms, one after another, each for 24 hours or more; record each. Who grows, and who turns the agar red?',
      done: {
        all: ORGANISMS.map((organism) => ({
          recorded: 1,
          having: { reading: 'incubation_h', from: 24 },
          where: { organism, agar: 'MacConkey' } as const,
        })),
      },
      hint: 'Shigella sonnei looks colourless after a day and is pale pink on the second. Enterococcus stays too small to judge, though it does ferment lactose: bile and dye hold it back. Staphylococcus aureus does not grow at all: bile salts and crystal violet.',
    },
    {
      text: 'Spread the mixed culture for 24 hours. Count pink and pale colonies and record. Then pick one of each kind and name it from its tests.',
      done: {
        all: [
          { input: 'organism', equals: MIXED },
          { did: 'pick_colony', times: 2 },
          { recorded: 1, where: { organism: MIXED, agar: 'MacConkey' } },
        ],
      },
      hint: 'Drag the loop to a colony. Indole + and citrate − is E. coli, indole − and citrate + without urease Salmonella.',
    },
    {
      text: 'Spread the same mixture on nutrient agar for 24 hours and record. Can you tell them apart?',
      done: { recorded: 1, where: { organism: MIXED, agar: 'Nutrient agar' } },
      hint: 'There is no lactose, no dye and no bile: both grow, and both are cream.',
    },
    {
      text: 'Now read it badly: spread E. coli on MacConkey agar again, stop at 12 hours, and record what you would report.',
      badly: true,
      done: {
        all: [
          // One of them is that of the second step.
          { recorded: 2, where: plain, having: { reading: 'incubation_h', from: 11, to: 13 } },
          { input: 'organism', equals: 'Escherichia coli' },
          { reading: 'lactose_result', is: 'Non-fermenter' },
        ],
      },
      hint: 'The red share is 0.42: colourless, a false non-fermenter. Six hours later it is pink-red.',
    },
  ],
  coach: [
    {
      after: 2,
      text: 'The rule scatters by 0.1 mm: a colony of half a millimetre is known to a fifth of its size, one of five to a fiftieth.',
    },
  ],
  demo: [
    { at: 0, set: { organism: MIXED }, says: 'Two species, half each, on one plate of MacConkey agar.' },
    { at: 6 * HOUR, do: 'measure_colony', says: 'Six hours: colonies of a quarter of a millimetre.' },
    { at: 12 * HOUR, do: 'measure_colony', says: 'Twelve hours: all look alike. To judge now would be wrong.' },
    { at: 18 * HOUR, do: 'measure_colony', says: 'Eighteen hours: acid has turned the neutral red around some.' },
    { at: 24 * HOUR, do: 'pick_colony', value: 1, says: 'A pink one is picked and tested: indole positive.' },
    { at: 24.5 * HOUR, do: 'pick_colony', value: 2, says: 'A colourless one: citrate positive, another species.' },
    { at: 25 * HOUR, do: 'measure_colony' },
    { at: 25.1 * HOUR, do: 'record_point' },
  ],
  demoResult: {
    says: 'Since the lag of four hours the diameter has grown at a speed of 2g = {} mm/h.',
    formula: 'measured_diameter_mm / (incubation_h - 4)',
    unit: 'mm/h',
  },
});
