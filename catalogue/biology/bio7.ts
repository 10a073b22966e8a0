import { defineExperiment } from '../define';

const MOST_LETTERS = 40;
const refuseTrait = (text: string): string | null =>
  text.length > MOST_LETTERS ? `At most ${MOST_LETTERS} characters.` : null;
const cutTrait = (text: string): string => text.slice(0, MOST_LETTERS);
const MONOHYBRID = { parent1: 'Aa', parent2: 'Aa', dominance: 'Complete' } as const;

export const entry = defineExperiment({
  id: 'bio7',
  simulation: 'genetics',
  texts: () => import('./bio7.texts'),
  inputs: [
    {
      id: 'parent1',
      label: 'Parent 1 genotype',
      type: 'select',
      applies: 'restart',
      options: ['AA', 'Aa', 'aa'],
      defaultValue: 'Aa',
    },
    {
      id: 'parent2',
      label: 'Parent 2 genotype',
      type: 'select',
      applies: 'restart',
      options: ['AA', 'Aa', 'aa'],
      defaultValue: 'Aa',
    },
    {
      id: 'trait',
      label: 'Trait name',
      type: 'text',
      applies: 'live',
      apparatus: true,
      defaultValue: 'Flower colour',
      hint: 'Labels the bench; the plants stay what they are.',
      validate: refuseTrait,
      nearest: cutTrait,
    },
    {
      id: 'offspring',
      label: 'Offspring counted',
      type: 'number',
      applies: 'restart',
      apparatus: true,
      unit: '1',
      defaultValue: 100,
      min: 4,
      max: 2000,
      step: 1,
      hint: 'Raised and counted when Run is pressed, fifty a second.',
    },
    {
      id: 'dominance',
      label: 'Dominance',
      type: 'select',
      applies: 'restart',
      options: ['Complete', 'Incomplete'],
      defaultValue: 'Complete',
      hint: 'Complete: garden peas, purple over white. Incomplete: snapdragons, where Aa is pink.',
    },
  ],
  tells: {
    expected_dominant: ['parent1', 'parent2', 'dominance'],
    chi_square: ['parent1', 'parent2', 'dominance'],
    degrees_freedom: ['parent1', 'parent2', 'dominance'],
    p_value: ['parent1', 'parent2', 'dominance'],
    test_note: ['parent1', 'parent2', 'dominance'],
    count_AA: ['parent1', 'parent2', 'dominance'],
    count_Aa: ['parent1', 'parent2', 'dominance'],
    count_aa: ['parent1', 'parent2', 'dominance'],
  },
  finds: [
    {
      id: 'dominant_part',
      label: 'Chance of the dominant look in Aa × Aa',
      unit: '1',
      value: 0.75,
      tolerance: 0.037,
      source: 'Mendel’s law of segregation: 3/4; two standard errors of 1000 offspring',
      where: MONOHYBRID,
    },
  ],
  mainReadings: [
    'total_count',
    'dominant_count',
    'recessive_count',
    'phenotype_ratio',
    'expected_dominant',
    'chi_square',
    'degrees_freedom',
    'p_value',
    'test_note',
    'dominant_part',
    'dominant_part_error',
    'count_AA',
    'count_Aa',
    'count_aa',
  ],
  mainActions: ['cross', 'enter_counts', 'clear_offspring'],
  freshActions: ['clear_offspring', 'enter_counts'],
  plot: { x: { column: 'total_count' }, y: { column: 'dominant_part' }, sampleEvery: 0.1 },
  procedure: [
    {
      text: 'Aa × Aa: predict with the square. How many of its four cells look dominant? Write down what you expect of 20, of 100 and of 1000 offspring.',
      done: { byLearner: true },
      hint: 'Three of four cells carry an A: 15, 75 and 750.',
    },
    {
      text: 'Set 20 offspring, run, and record ratio and p when all are counted. Do the same with 100 and with 1000.',
      done: {
        all: [
          { recorded: 1, where: { ...MONOHYBRID, offspring: 20 }, having: { reading: 'total_count', from: 20 } },
          { recorded: 1, where: { ...MONOHYBRID, offspring: 100 }, having: { reading: 'total_count', from: 100 } },
          { recorded: 1, where: { ...MONOHYBRID, offspring: 1000 }, having: { reading: 'total_count', from: 1000 } },
        ],
      },
      hint: 'Fifty are counted each second: 1000 take 20 s. Twenty offspring expect 5 of the recessive look, just enough for the test.',
    },
    {
      text: 'With the 1000, find the chance of the dominant look, with its standard error, and check it.',
      done: { found: 'dominant_part' },
      hint: 'Dominant look divided by N. Its standard error is √(f(1 − f)/N). Where all or none look dominant the formula would say 0, so none is given.',
    },
    {
      text: 'Raise Aa × Aa with 100 offspring again and again, a reset before each, and record until you have ten rows of it, that of step 2 among them. How often is p below 0.05?',
      done: { recorded: 10, having: { reading: 'total_count', from: 100 }, where: { ...MONOHYBRID, offspring: 100 } },
      hint: 'Each reset raises other children of the same parents. With a true ratio one of twenty repeats has p below 0.05: in ten repeats none or one is common, two are rare.',
    },
    {
      text: 'Which genotype has a plant that looks dominant? Cross AA with aa, then Aa with aa, and record both. What does the test cross tell?',
      done: {
        all: [
          { recorded: 1, where: { parent1: 'AA', parent2: 'aa' } },
          { recorded: 1, where: { parent1: 'Aa', parent2: 'aa' } },
        ],
      },
      hint: 'AA × aa gives the dominant look alone, Aa × aa half and half. A single recessive child shows that the parent is Aa.',
    },
    {
      text: 'Choose incomplete dominance, cross Aa × Aa with 200 offspring and record. Three looks: which ratio, and how many degrees of freedom?',
      done: {
        recorded: 1,
        having: { reading: 'total_count', from: 200 },
        where: { parent1: 'Aa', parent2: 'Aa', dominance: 'Incomplete', offspring: 200 },
      },
      hint: 'Red, pink and white snapdragons, 1 : 2 : 1. With three classes two counts are free.',
    },
    {
      text: 'Back to complete dominance and Aa × Aa: enter Mendel’s own counts of seeds, 5474 round and 1850 wrinkled. Compare with χ² = 0.263.',
      done: { all: [{ did: 'enter_counts' }, { reading: 'chi_square', from: 0.2624, to: 0.2634 }] },
      hint: 'Type 5474,1850 beside “Enter counts”. p is 0.61: with the ratio true, 61 of 100 such counts would fit worse.',
    },
    {
      text: 'Clear the bench and record Aa × Aa at six different N between 10 and 2000. Compute |ratio − 3| of each row and plot it against N.',
      done: { recorded: 6, where: MONOHYBRID, distinct: 'total_count' },
      hint: 'Computed column: abs(dominant_count/recessive_count − 3). It falls about as 1/√N: four times the offspring, half the misfit; single rows scatter.',
    },
    {
      text: 'Do it badly once: set 20 offspring and run. Look at p, cross 20 more, look again, and so on for ten looks; stop and cry “not 3 : 1” as soon as p is below 0.05. Watch the curve of p: how often does it dip under the line although the ratio is true?',
      badly: true,
      done: { did: 'cross', times: 9 },
      hint: 'With these ten looks p falls below 0.05 at some time in about one fair cross of five; with fifty looks, every 20 up to 1000 offspring, in one of three: not in one of twenty. Fix N before you look.',
    },
  ],
  predict: {
    question: 'Aa × Aa, complete dominance, 100 offspring. How many look dominant?',
    options: ['75, each time', 'about 75: anything from 67 to 83 is common', 'about 50, the rest is chance'],
    sketch: { x: [0, 100], y: [0, 1] },
  },
  coach: [
    {
      after: 2,
      text: 'Counts are exact, yet they scatter: each child is a draw of its own. 75 of 100 means 75 give or take 8 in 95 of 100 families.',
    },
    {
      after: 5,
      text: 'A p of 0.6 does not prove the ratio, and a p of 0.04 does not refute it: it is the chance of so large a misfit if the ratio is true.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { offspring: 200 },
      says: 'Two pea plants, both Aa. Each gives one allele to each child, by chance.',
    },
    {
      at: 5,
      do: 'cross',
      value: 300,
      says: 'More offspring: the ratio comes nearer to 3 : 1, and p goes up and down.',
    },
    { at: 12, do: 'record_point', says: 'Five hundred are counted.' },
  ],
  demoResult: {
    says: 'Part with the dominant look = {}. The law says 0.75.',
    formula: 'dominant_part',
    unit: '1',
  },
});
