import { PHI } from '../../engine/medical-lab/thyroid-axis';
import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'mlab10',
  simulation: 'thyroid_function',
  medical: true,
  texts: () => import('./mlab10.texts'),
  inputs: [
    {
      id: 'patient',
      label: 'Patient',
      type: 'select',
      applies: 'restart',
      defaultValue: 'Patient 1',
      options: [
        'Patient 1',
        'Patient 2',
        'Patient 3',
        'Patient 4',
        'Patient 5',
        'Patient 6',
        'Patient 7',
        'Patient 8',
        'Patient 9',
      ],
      hint: 'Nine invented people, untreated until today. Patient 9 lost the thyroid 60 days ago.',
    },
    {
      id: 'levothyroxine',
      label: 'Levothyroxine',
      type: 'slider',
      applies: 'live',
      unit: 'µg/day',
      defaultValue: 0,
      min: 0,
      max: 300,
      step: 12.5,
      refusal: 'Allowed: 0 to 300',
      hint: 'One tablet each morning, from today on.',
    },
    {
      id: 'duration_days',
      label: 'Follow-up',
      type: 'slider',
      applies: 'live',
      unit: 'd',
      defaultValue: 60,
      min: 1,
      max: 365,
      step: 1,
      refusal: 'Allowed: 1 to 365',
    },
    {
      id: 'calcium',
      label: 'Calcium taken with the tablet',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'It binds the tablet: 60 % instead of 80 % is absorbed.',
    },
    {
      id: 'biotin',
      label: 'Biotin taken before the draw',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'It spoils assays that hold on by streptavidin, not the patient.',
    },
    {
      id: 'specimen',
      label: 'Specimen number',
      type: 'number',
      applies: 'restart',
      unit: '1',
      defaultValue: 1,
      min: 1,
      max: 9999,
      step: 1,
      refusal: 'Allowed: 1 to 9999',
      hint: 'Other days: TSH of a person varies from draw to draw.',
    },
    {
      id: 'noise',
      label: 'Measurement scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: every draw gives what the plasma holds.',
    },
  ],
  preparations: ['draw_blood', 'set_dose'],
  finds: [
    {
      id: 'phi',
      label: 'Fall of ln TSH for each pmol/L of free T4',
      unit: 'L/pmol',
      value: PHI,
      tolerance: 0.11,
      source: 'The slope of the model’s pituitary; published individual slopes lie between 0.1 and 0.6.',
      where: { biotin: false },
    },
  ],
  tells: { pattern: ['biotin'] },
  afterRecord: ['pattern'],
  mainReadings: ['day', 'tsh', 'ft4', 'ft3', 'pattern', 'tt4', 'tt3', 'spina_gt', 'spina_gd', 'drawn_day'],
  mainActions: ['draw_blood', 'set_dose', 'skip_days', 'reveal'],
  plot: {
    x: { column: 'ft4' },
    y: { column: 'tsh', transform: 'ln' },
    sampleEvery: 86_400,
    along: { ft4: ['patient', 'levothyroxine', 'duration_days'], drawn_day: ['duration_days'] },
  },
  caution:
    'Blood is handled as infectious and needles are never resheathed; levothyroxine and biotin are not taken for an experiment.',
  procedure: [
    {
      text: 'Draw blood from Patient 1 and record the baseline.',
      done: { all: [{ did: 'draw_blood' }, { recorded: 1 }] },
      hint: 'TSH 0.4 to 4.0 mU/L, free T4 10 to 22 pmol/L and free T3 3.1 to 6.8 pmol/L are usual.',
    },
    {
      text: 'Place the patients on the plot of TSH against free T4: draw and record one tube of each of the nine, without a tablet. Who lies off the line?',
      done: { recorded: 9, distinct: 'patient', where: { levothyroxine: 0 } },
      hint: 'On the line the pituitary does its work, and the gland decides where. Off the line the pituitary itself fails, or something else drives the gland.',
    },
    {
      text: 'Fit ln TSH against free T4 over Patients 1 to 3, three draws of each: the slope is −φ. Check your result.',
      done: {
        all: [
          { recorded: 3, where: { patient: 'Patient 1', levothyroxine: 0 } },
          { recorded: 3, where: { patient: 'Patient 2', levothyroxine: 0 } },
          { recorded: 3, where: { patient: 'Patient 3', levothyroxine: 0 } },
          { fitted: [{ with: ['line'], x: { column: 'ft4' }, y: { column: 'tsh', transform: 'ln' } }] },
          { found: 'phi' },
        ],
      },
      hint: 'Leave the rows of Patients 4 to 9 out of the fit. TSH of one person varies by 20 % from draw to draw.',
    },
    {
      text: 'Titrate Patient 2 by TSH: begin with 25 µg, follow up 168 days, draw every 42 days and go on by 25 µg.',
      done: {
        all: [
          {
            recorded: 4,
            having: { reading: 'drawn_day', from: 40 },
            distinct: 'levothyroxine',
            where: { patient: 'Patient 2', duration_days: 168 },
          },
        ],
      },
      hint: 'Set the follow-up to 168 d and the dose to 25, let 42 days go by, draw, record, raise the dose. T4 needs six weeks to settle.',
    },
    {
      text: 'Give Patient 9 100 µg and record eight draws in the first 40 days, without scatter. How long is the half-life of T4 on its way to the new level?',
      done: {
        all: [
          { recorded: 8, distinct: 'drawn_day', where: { patient: 'Patient 9', levothyroxine: 100, noise: false } },
        ],
      },
      hint: 'Plot free T4 against the day of the draw, or the logarithm of its distance from the last level: some 7 days. In Patient 2 free T4 goes beyond its last level first: the gland works on until TSH has come down.',
    },
    {
      text: 'Compare Patient 8 with Patient 1, both without a tablet and still without scatter: record total and free T4 of both. What does more binding protein change?',
      done: {
        all: [
          { recorded: 1, distinct: 'tt4', where: { patient: 'Patient 8', levothyroxine: 0, noise: false } },
          { recorded: 1, distinct: 'tt4', where: { patient: 'Patient 1', levothyroxine: 0, noise: false } },
        ],
      },
      hint: 'The gland fills the larger store, then free T4 is what it was.',
    },
    {
      text: 'Patient 6 cannot be titrated by TSH. Once cortisol was tested and replaced: find a dose that brings free T4 to the upper half of its range (16 to 22 pmol/L) after 60 days, and record it.',
      done: {
        all: [
          { recorded: 2, distinct: 'levothyroxine', where: { patient: 'Patient 6' } },
          { recorded: 1, where: { patient: 'Patient 6' }, having: { reading: 'ft4', from: 16, to: 22 } },
          { did: 'set_dose' },
        ],
      },
      hint: 'Some 112.5 to 125 µg; 100 µg stays just below 16. Only after cortisol has been tested and replaced: levothyroxine first can bring on an adrenal crisis.',
    },
    {
      text: 'Now do it badly: record Patient 1 with biotin, and Patient 2 on 100 µg with calcium after 60 days. What would the slip make somebody do?',
      done: {
        all: [
          { recorded: 1, having: { reading: 'tsh' }, where: { patient: 'Patient 1', biotin: true } },
          {
            recorded: 1,
            having: { reading: 'drawn_day', from: 55 },
            where: { patient: 'Patient 2', levothyroxine: 100, calcium: true },
          },
        ],
      },
      badly: true,
      hint: 'Without scatter the healthy one reads Hyperthyroidism; the tablet that calcium holds back leaves TSH at 1.9 instead of 0.67.',
    },
  ],
  predict: {
    question: 'Free T4 falls to half. What does TSH do?',
    options: ['it doubles', 'it rises many-fold, about twenty-fold here', 'it falls to half, too'],
  },
  coach: [
    {
      after: 2,
      text: 'TSH of one person varies by some 20 % from draw to draw: 2.0 and 2.6 mU/L do not differ. Free T4 scatters by 3 % here, the assay alone; in people it is some 10 % with the days. And it moves little where TSH moves much.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { patient: 'Patient 2' },
      says: 'A gland that gives little: free T4 is low, and the pituitary calls loudly.',
    },
    { at: 600, do: 'draw_blood' },
    { at: 1200, do: 'set_dose', value: 100, says: '100 µg of levothyroxine each morning.' },
    { at: 604_800, do: 'draw_blood', says: 'After a week TSH is on its way down: too early to judge the dose.' },
    { at: 3_628_800, do: 'draw_blood', says: 'After six weeks both have all but settled.' },
    { at: 3_629_400, do: 'record_point' },
  ],
});
