import { activityOf, CATALASE_ORGANISMS, COLONY_SOURCES } from '../../engine/medical-microbiology/catalase-colonies';
import { defineExperiment } from '../define';

const properly = { peroxide_percent: 3, culture_age: 24 } as const;
const fromBlood = { ...properly, colony_source: 'Blood agar (agar not touched)' } as const;
const readInTime = { reading: 'seconds_since_drop', from: 20 } as const;

export const entry = defineExperiment({
  id: 'mmb4',
  simulation: 'catalase_test',
  medical: true,
  caution:
    'Goggles and gloves: peroxide burns eyes and skin, and froth throws droplets of bacteria, so the lid stays on.',
  texts: () => import('./mmb4.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Colony',
      type: 'select',
      applies: 'restart',
      options: CATALASE_ORGANISMS,
      defaultValue: 'Staphylococcus aureus',
      hint: 'Clostridium is grown without oxygen and stands in air for half an hour before the test.',
    },
    {
      id: 'colony_source',
      label: 'Picked from',
      type: 'select',
      applies: 'restart',
      options: COLONY_SOURCES,
      defaultValue: 'Nutrient agar',
      hint: 'Streptococci and clostridia need blood agar. Touched: the stick dips into the agar and takes red cells along.',
    },
    {
      id: 'peroxide_percent',
      label: 'Peroxide strength',
      type: 'slider',
      applies: 'restart',
      unit: '% w/v',
      defaultValue: 3,
      min: 0.3,
      max: 30,
      step: 0.1,
    },
    {
      id: 'culture_age',
      label: 'Colony age',
      type: 'slider',
      applies: 'restart',
      unit: 'h',
      defaultValue: 24,
      min: 12,
      max: 168,
      step: 12,
    },
    {
      id: 'add_reagent',
      label: 'Add hydrogen peroxide',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Ticked before the start, the drop falls as the clock begins.',
    },
  ],
  tells: {
    expected_result: ['organism'],
    peroxide_umol: ['peroxide_percent'],
  },
  finds: [
    {
      id: 'activity',
      label: 'Activity of S. aureus, 24 h',
      unit: 'µmol/(min mg)',
      value: activityOf({ organism: 'Staphylococcus aureus', colony_source: 'Nutrient agar', culture_age: 24 }),
      tolerance: 0.03,
      source: 'Model: 300 µmol of peroxide per minute and mg of protein, at saturation.',
    },
  ],
  mainReadings: [
    'oxygen_ul',
    'seconds_since_drop',
    'catalase_result',
    'bubble_rate_ul_s',
    'peroxide_umol',
    'expected_result',
  ],
  afterRecord: ['expected_result'],
  mainActions: ['add_reagent', 'new_slide'],
  freshActions: ['new_slide'],
  plot: { x: { column: 'seconds_since_drop' }, y: { column: 'oxygen_ul' }, sampleEvery: 0.5 },
  predict: {
    question: 'A colony shows one small bubble 45 seconds after the drop. What do you write?',
    options: ['positive: a bubble is a bubble', 'negative', 'weakly positive'],
    sketch: { x: [0, 60], y: [0, 120] },
  },
  procedure: [
    {
      text: 'A colony of Staphylococcus aureus is smeared on the slide. Cover it, let a drop of peroxide fall, and watch for 20 s; then record.',
      done: {
        all: [
          { did: 'add_reagent' },
          { reading: 'seconds_since_drop', from: 20 },
          {
            recorded: 1,
            where: { ...properly, organism: 'Staphylococcus aureus', colony_source: 'Nutrient agar' },
            distinct: 'seconds_since_drop',
          },
        ],
      },
      hint: 'Drag the dropper to the slide, or Add a drop of peroxide. Froth at once: positive.',
    },
    {
      text: 'Test all eight species with 3 % peroxide, each a day old: Enterococcus faecalis from nutrient agar, the others from blood agar that the stick does not touch. Record each after 20 s: which are positive?',
      done: {
        all: [
          { recorded: 7, where: fromBlood, having: readInTime, distinct: 'organism' },
          {
            recorded: 1,
            where: { ...properly, organism: 'Enterococcus faecalis', colony_source: 'Nutrient agar' },
            having: readInTime,
          },
        ],
      },
      hint: 'Another colony comes with a clean slide. With the box ticked, Run lets the drop fall. Run at 4× to wait less: the stopwatch counts lab seconds.',
    },
    {
      text: 'Wait longer with Enterococcus faecalis from nutrient agar: record at 20 s and at 50 s. A bubble has come; is it catalase?',
      done: {
        recorded: 2,
        where: { ...properly, organism: 'Enterococcus faecalis', colony_source: 'Nutrient agar' },
        having: readInTime,
        distinct: 'seconds_since_drop',
      },
      hint: 'The first bubble is seen at 43 s, by a peroxidase without haem, called pseudocatalase at the bench. Only the first 20 s are read: negative. From blood agar it takes up haem, builds a catalase and looks weakly positive: that is why it is not tested from there.',
    },
    {
      badly: true,
      text: 'Now do it badly: Streptococcus pyogenes from blood agar, with the stick in the agar. Record after 20 s, then repeat without touching the agar.',
      done: {
        all: [
          {
            recorded: 1,
            where: { ...properly, organism: 'Streptococcus pyogenes', colony_source: 'Blood agar (agar touched)' },
            having: readInTime,
          },
          // One of them was recorded among the eight species.
          { recorded: 2, where: { ...fromBlood, organism: 'Streptococcus pyogenes' }, having: readInTime },
        ],
      },
      hint: 'Red cells have a catalase of their own: 3.7 µL in 20 s, a false positive.',
    },
    {
      text: 'Let colonies of Escherichia coli grow old: record the gas of 20 s at 24, 72, 120 and 168 h, from nutrient agar. From when on is the reaction weak?',
      done: {
        recorded: 4,
        where: { organism: 'Escherichia coli', peroxide_percent: 3, colony_source: 'Nutrient agar' },
        having: readInTime,
        distinct: 'culture_age',
      },
      hint: 'Activity falls by a factor e in 100 hours beyond the first day: 2.8, 1.7, 1.1, 0.7 µL.',
    },
    {
      text: 'Back to Staphylococcus aureus from nutrient agar, 24 h: record the gas eight times within 5 s of the drop, plot it against the time and lay a line. Work out the activity in µmol per minute and mg, and check it.',
      done: {
        all: [
          {
            recorded: 8,
            having: { reading: 'seconds_since_drop', to: 5 },
            where: { ...properly, organism: 'Staphylococcus aureus', colony_source: 'Nutrient agar' },
            distinct: 'seconds_since_drop',
          },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'seconds_since_drop' }, y: { column: 'oxygen_ul' } },
              { with: ['line', 'proportional'], x: { column: 'time' }, y: { column: 'oxygen_ul' } },
            ],
          },
          { found: 'activity' },
        ],
      },
      hint: 'Run at ¼×. Slope in µL/s, times 2/24.465: µmol of peroxide per second. At 0.88 mol/L and Kₘ 0.080 mol/L the enzyme works at 0.917 of its most. Times 60, by 0.05 mg.',
    },
  ],
  demo: [
    { at: 0, do: 'add_reagent', says: 'A drop of 3 % peroxide on Staphylococcus aureus: froth at once.' },
    { at: 20, do: 'record_point', says: 'Twenty seconds: more than 50 µL of oxygen, positive.' },
    { at: 22, set: { organism: 'Streptococcus pyogenes', colony_source: 'Blood agar (agar not touched)' } },
    { at: 24, do: 'new_slide', says: 'A streptococcus, from blood agar that the stick did not touch.' },
    { at: 26, do: 'add_reagent', says: 'No enzyme, no bubble.' },
    { at: 47, do: 'record_point', says: 'Negative: that parts streptococci from staphylococci.' },
  ],
});
