import { perField } from '../../engine/medical-microbiology/acid-fast-stain';
import { defineExperiment } from '../define';

const TB = 'Mycobacterium tuberculosis (inactivated)';

export const entry = defineExperiment({
  id: 'mmb6',
  simulation: 'acid_fast_stain',
  texts: () => import('./mmb6.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Smear',
      type: 'select',
      applies: 'restart',
      options: [
        'Mycobacterium tuberculosis (inactivated)',
        'Nocardia asteroides',
        'Escherichia coli',
        'Staphylococcus aureus',
      ],
      defaultValue: TB,
      apparatus: true,
      hint: 'Tuberculosis as a smear of sputum, inactivated; the others as smears of a culture.',
    },
    {
      id: 'method',
      label: 'Fuchsin',
      type: 'select',
      applies: 'restart',
      options: ['Ziehl-Neelsen', 'Kinyoun'],
      defaultValue: 'Ziehl-Neelsen',
      hint: 'Ziehl-Neelsen is heated; Kinyoun has more phenol and stays cold.',
    },
    {
      id: 'decolorizer',
      label: 'Decolouriser',
      type: 'select',
      applies: 'restart',
      options: ['3% acid-alcohol', '1% sulfuric acid'],
      defaultValue: '3% acid-alcohol',
      hint: 'Sulfuric acid of 1 % is the weaker one.',
    },
    {
      id: 'sputum_log10',
      label: 'Bacilli in sputum',
      type: 'slider',
      unit: 'log10 per mL',
      applies: 'restart',
      defaultValue: 5,
      min: 2,
      max: 8,
      step: 0.5,
      hint: 'Of tuberculosis: 5 stands for a hundred thousand in a millilitre.',
    },
  ],
  tells: { blue_uptake: ['organism', 'method', 'decolorizer'] },
  finds: [
    {
      id: 'bacilli_per_field',
      label: 'Bacilli per field at a million per mL',
      unit: '1/field',
      value: perField(1e6),
      tolerance: 0.1,
      source: 'Model: 0.01 mL on 200 mm², a field of 0.2 mm: 1.57 for each million per mL.',
    },
  ],
  mainReadings: [
    'acid_fast_result',
    'fuchsin_retained',
    'slide_temperature',
    'fields_examined',
    'afb_count',
    'afb_per_field',
    'who_grade',
  ],
  mainActions: ['heat', 'carbolfuchsin', 'decolorize', 'methylene_blue', 'rinse', 'examine_fields'],
  preparations: ['heat'],
  medical: true,
  caution:
    'Gloves, goggles and a fume hood: hot carbolfuchsin gives off phenol, and acid-alcohol never comes near a flame.',
  plot: { x: { column: 'sputum_log10' }, y: { column: 'afb_per_field' }, sampleEvery: 20 },
  predict: {
    question: 'Sputum with a thousand bacilli per mL, well stained, a hundred fields read. What will be seen?',
    options: ['many in each field', 'some ten in all', 'most likely none', 'always exactly one'],
  },
  procedure: [
    {
      text: 'Ziehl-Neelsen, tuberculosis: flood the slide with carbolfuchsin for 300 s, and heat it to 90 °C at once, while the dye stands on it.',
      done: {
        all: [{ input: 'organism', equals: TB }, { did: 'carbolfuchsin' }, { reading: 'fuchsin_retained', from: 0.7 }],
      },
      hint: 'Drag the bottle over the slide, then drag the burner up, or press Heat: the flame does not wait for the dye. It should steam, not boil. A dry smear over the flame would burn.',
    },
    {
      text: 'When the 300 s are over: flame out (heat to 25 °C), let the slide cool and rinse it for 5 s. Then acid-alcohol for 120 s, rinse; methylene blue for 60 s, rinse.',
      done: { all: [{ did: 'decolorize' }, { did: 'methylene_blue' }, { did: 'rinse', times: 3 }] },
      hint: 'Acid-alcohol is mostly ethanol and would catch fire on a hot slide: above 40 °C, or over a flame, the bottle is refused. Watch the run-off go from red to pale.',
    },
    {
      text: 'Read 100 fields, take the grade and record.',
      done: {
        all: [
          { reading: 'fields_examined', from: 100 },
          { recorded: 1, where: { organism: TB, method: 'Ziehl-Neelsen' }, distinct: 'afb_per_field' },
        ],
      },
      hint: 'Four seconds a field: let the clock run faster. Slim red rods between blue cells.',
    },
    {
      text: 'A fresh slide, badly: leave it cold, at 25 °C, with the same times. Read 100 fields and record. May this smear be reported as negative?',
      badly: true,
      done: {
        all: [
          { input: 'method', equals: 'Ziehl-Neelsen' },
          { did: 'examine_fields' },
          { reading: 'acid_fast_result', is: 'Not acid-fast' },
          { reading: 'fields_examined', from: 100 },
          { recorded: 2, where: { organism: TB, method: 'Ziehl-Neelsen' }, distinct: 'fuchsin_retained' },
        ],
      },
      hint: 'Reset gives a fresh, cold slide. The bacilli are there; the dye never got into them. A known positive slide, stained along with it, is not red either: the stain failed, and there is no grade.',
    },
    {
      text: 'Kinyoun at 25 °C: carbolfuchsin for 300 s, rinse, acid-alcohol for 120 s, rinse, blue for 60 s, rinse. Record what the cells look like.',
      done: { recorded: 1, where: { organism: TB, method: 'Kinyoun' } },
      hint: 'More phenol does what heat did: the cells keep 73 % of the fuchsin.',
    },
    {
      text: 'Nocardia by Ziehl-Neelsen as in steps 1 and 2, once with acid-alcohol and once with sulfuric acid: record both after the blue.',
      done: {
        all: [
          { recorded: 1, where: { organism: 'Nocardia asteroides', decolorizer: '3% acid-alcohol' } },
          { recorded: 1, where: { organism: 'Nocardia asteroides', decolorizer: '1% sulfuric acid' } },
        ],
      },
      hint: 'Partially acid-fast: it withstands the weak acid only. Read a field to see the cells; bacilli are counted and graded in sputum only.',
    },
    {
      text: 'Tuberculosis again, well stained: read 300 fields at loads of 4, 5, 6 and 7, and record each. How do bacilli per field go with the load? Check how many there are at a million per mL.',
      done: {
        all: [
          { recorded: 4, where: { organism: TB, method: 'Ziehl-Neelsen' }, distinct: 'sputum_log10' },
          { found: 'bacilli_per_field' },
        ],
      },
      hint: 'All counts together give c = Σ n/Σ (N·10^L). Zeros have no logarithm, so add counts, do not average logarithms. At a million per mL there are 10⁶ c in a field.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { sputum_log10: 7 },
      says: 'A smear of sputum with ten million bacilli in a millilitre, inactivated.',
    },
    { at: 1, do: 'carbolfuchsin', value: 300, says: 'Carbolfuchsin floods the slide.' },
    {
      at: 2,
      do: 'heat',
      value: 90,
      says: 'The flame under the flooded slide: it steams, and the dye gets through the wax.',
    },
    { at: 302, do: 'heat', value: 25, says: 'Flame out before any alcohol is opened; water cools the slide.' },
    { at: 303, do: 'rinse', value: 5 },
    { at: 309, do: 'decolorize', value: 120, says: 'Acid-alcohol takes the fuchsin from all other cells.' },
    { at: 430, do: 'rinse', value: 5 },
    { at: 436, do: 'methylene_blue', value: 60, says: 'Methylene blue colours those.' },
    { at: 497, do: 'rinse', value: 5 },
    { at: 503, do: 'examine_fields', value: 20, says: 'Twenty fields under oil.' },
    { at: 590, do: 'record_point', says: 'More than ten in each field: 3+.' },
  ],
});
