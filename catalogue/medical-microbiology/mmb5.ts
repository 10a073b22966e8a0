import { COLONY_SOURCES, colourRate, OXIDASE_ORGANISMS } from '../../engine/medical-microbiology/oxidase-kinetics';
import { defineExperiment } from '../define';

const PICKY = 'Chocolate or Campylobacter agar';
const fresh = { reagent_age: 0, loop: 'Plastic or platinum' } as const;
const properly = {
  ...fresh,
  colony_source: 'Nutrient or blood agar',
} as const;

export const entry = defineExperiment({
  id: 'mmb5',
  simulation: 'oxidase_test',
  medical: true,
  caution:
    'Gloves and goggles: the reagent harms skin and eyes; colonies are smeared under control, and in a class only harmless ones.',
  texts: () => import('./mmb5.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Colony',
      type: 'select',
      applies: 'restart',
      options: OXIDASE_ORGANISMS,
      defaultValue: 'Pseudomonas aeruginosa',
      hint: 'Reference strains; some of them need a laboratory of biosafety level 2 or 3.',
    },
    {
      id: 'colony_source',
      label: 'Picked from',
      type: 'select',
      applies: 'restart',
      options: COLONY_SOURCES,
      defaultValue: 'Nutrient or blood agar',
      hint: 'Gonococci want chocolate agar and carbon dioxide, Campylobacter its own agar and little oxygen. MacConkey agar holds lactose: who ferments it stands in acid.',
    },
    {
      id: 'reagent_age',
      label: 'Reagent age',
      type: 'slider',
      applies: 'restart',
      unit: 'days',
      defaultValue: 0,
      min: 0,
      max: 14,
      step: 1,
      hint: 'Since it was dissolved. In air it turns blue by itself.',
    },
    {
      id: 'loop',
      label: 'Loop',
      type: 'select',
      applies: 'restart',
      options: ['Plastic or platinum', 'Nichrome'],
      defaultValue: 'Plastic or platinum',
    },
  ],
  tells: {
    time_to_color_s: ['organism', 'colony_source', 'reagent_age', 'loop'],
    oxidase_result: ['reagent_age'],
    reagent_colour: ['reagent_age'],
    expected_result: ['organism'],
  },
  finds: [
    {
      id: 'rate',
      label: 'Rate constant, P. aeruginosa, fresh reagent',
      unit: '1/s',
      value: colourRate({ ...properly, organism: 'Pseudomonas aeruginosa' }),
      tolerance: 0.06,
      source: 'Model: enzyme and air together, 0.15 and 0.0015 per second.',
    },
  ],
  mainReadings: [
    'color_intensity',
    'seconds_since_rub',
    'oxidase_result',
    'time_to_color_s',
    'reagent_colour',
    'expected_result',
  ],
  afterRecord: ['time_to_color_s'],
  mainActions: ['apply_colony', 'new_paper'],
  runAction: { do: 'apply_colony', alone: true },
  freshActions: ['new_paper'],
  plot: { x: { column: 'seconds_since_rub' }, y: { column: 'color_intensity' }, sampleEvery: 0.5 },
  predict: {
    question:
      'A smear of Escherichia coli is colourless after a minute and purple after twenty. What does that say of its oxidase?',
    options: ['it has a slow one', 'nothing', 'it is induced by the reagent'],
  },
  procedure: [
    {
      text: 'Look at the reagent: it must be colourless. Rub a colony of Pseudomonas aeruginosa on the wet paper with a plastic loop, watch the stopwatch, and record once the smear is purple.',
      done: {
        all: [
          { did: 'apply_colony' },
          { reading: 'oxidase_result', is: 'Positive' },
          {
            recorded: 1,
            having: { reading: 'color_intensity', from: 0.5 },
            where: { ...properly, organism: 'Pseudomonas aeruginosa' },
            distinct: 'color_intensity',
          },
        ],
      },
      hint: 'Press the loop on the stage, or Rub the colony on. Purple within 10 s is positive, within 60 s delayed.',
    },
    {
      text: 'Test all nine species with fresh reagent and a plastic loop, each on new paper, and record each after one minute: gonococci and Campylobacter from chocolate or Campylobacter agar, the others from nutrient or blood agar. Which would you call positive?',
      done: {
        all: [
          { recorded: 7, having: { reading: 'seconds_since_rub', from: 60 }, where: properly, distinct: 'organism' },
          {
            recorded: 1,
            having: { reading: 'seconds_since_rub', from: 60 },
            where: { ...fresh, organism: 'Neisseria gonorrhoeae', colony_source: PICKY },
          },
          {
            recorded: 1,
            having: { reading: 'seconds_since_rub', from: 60 },
            where: { ...fresh, organism: 'Campylobacter jejuni', colony_source: PICKY },
          },
        ],
      },
      hint: 'The known positive, Pseudomonas, and the known negative, Escherichia coli, are the controls of that reagent. Another colony comes with new paper. Run at 16× to wait less: the stopwatch counts lab seconds. Pasteurella is weak: 22 s.',
    },
    {
      text: 'Let the reagent grow old: Campylobacter jejuni, from its agar, with reagent of 7 days, then Escherichia coli with reagent of 14 days. Record both after a minute. Which is delayed, which nearly false?',
      done: {
        all: [
          {
            recorded: 1,
            having: { reading: 'seconds_since_rub', from: 60 },
            where: { organism: 'Campylobacter jejuni', reagent_age: 7 },
          },
          {
            recorded: 1,
            having: { reading: 'seconds_since_rub', from: 60 },
            where: { organism: 'Escherichia coli', reagent_age: 14 },
          },
        ],
      },
      hint: 'Fresh, Campylobacter takes 8.5 s; with reagent of 7 days 21 s. At 14 days air alone turns the smear purple at 63 s: a reagent that has begun to turn blue is thrown away before anything is rubbed.',
    },
    {
      badly: true,
      text: 'Now do it badly: Escherichia coli with a loop of nichrome; then Aeromonas hydrophila, picked from MacConkey agar with plastic. Record both after a minute.',
      done: {
        all: [
          {
            recorded: 1,
            having: { reading: 'seconds_since_rub', from: 60 },
            where: { organism: 'Escherichia coli', loop: 'Nichrome', reagent_age: 0 },
          },
          {
            recorded: 1,
            having: { reading: 'seconds_since_rub', from: 60 },
            where: {
              organism: 'Aeromonas hydrophila (lactose-positive strain)',
              colony_source: 'MacConkey agar',
              loop: 'Plastic or platinum',
              reagent_age: 0,
            },
          },
        ],
      },
      hint: 'Iron turns the reagent by itself: purple at 32 s, a false positive. Acid from lactose stops the enzyme: no purple within a minute, a false negative.',
    },
    {
      text: 'Back to Pseudomonas, all as it should be: record the colour at five times between 2 and 8 s. Compute a column ln(1 − I), plot it against the time and lay a straight line: its slope is −k. Check k.',
      done: {
        all: [
          {
            recorded: 5,
            having: { reading: 'seconds_since_rub', from: 2, to: 8 },
            where: { ...properly, organism: 'Pseudomonas aeruginosa' },
            distinct: 'seconds_since_rub',
          },
          {
            // The column of ln(1 − I) has the name that the learner gives it.
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'seconds_since_rub' } },
              { with: ['line', 'proportional'], x: { column: 'time' } },
            ],
          },
          { found: 'rate' },
        ],
      },
      hint: 'Run at ¼×, or record by itself every second (Data). Later values say little: where hardly anything is left, a small error of I is a large one of ln(1 − I).',
    },
    {
      text: 'Do the same with Escherichia coli over two minutes. That slope is air alone: how much of the first k was the enzyme?',
      done: { byLearner: true },
      hint: '0.0015 per second against 0.15: one part in a hundred, while the reagent is fresh.',
    },
  ],
  demo: [
    { at: 0, do: 'apply_colony', says: 'Pseudomonas on paper that is wet with a colourless reagent.' },
    { at: 5, do: 'record_point', says: 'Purple after less than five seconds: positive.' },
    { at: 15, do: 'new_paper', says: 'A fresh paper for the next colony.' },
    { at: 17, set: { organism: 'Escherichia coli' } },
    { at: 20, do: 'apply_colony', says: 'Escherichia coli has another terminal oxidase.' },
    {
      at: 81,
      do: 'record_point',
      says: 'A minute is over, and it is not purple: negative. What comes later does not count.',
    },
  ],
});
