import { yearOfTrees } from '../../engine/biology/plant-community';
import { defineExperiment } from '../define';

const YEAR = 31_557_600;

export const entry = defineExperiment({
  id: 'bio11',
  simulation: 'ecological_succession',
  texts: () => import('./bio11.texts'),
  inputs: [
    {
      id: 'type',
      label: 'Succession type',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Primary', 'Secondary'],
      defaultValue: 'Primary',
      hint: 'Primary: moraine that a glacier has left, without soil. Secondary: a field that is no longer ploughed.',
    },
    {
      id: 'years',
      label: 'Years to run',
      type: 'slider',
      applies: 'live',
      apparatus: true,
      unit: 'yr',
      defaultValue: 50,
      min: 0,
      max: 100,
      step: 5,
      hint: 'The run stops then. Raised, it goes on; lowered, it is the same run, ended earlier.',
    },
  ],
  finds: [
    {
      id: 'tree_year',
      label: 'Years until trees cover half of the old field',
      unit: 'yr',
      value: yearOfTrees('Secondary', 0.5),
      tolerance: 0.03,
      source: 'The model itself; a line through the tree cover of years 19 to 24, two standard uncertainties',
      where: { type: 'Secondary' },
    },
  ],
  mainReadings: [
    'year',
    'dominant_stage',
    'cover_pioneer',
    'cover_herb',
    'cover_shrub',
    'cover_pioneer_tree',
    'cover_climax',
    'bare_ground',
    'soil_index',
    'soil_depth_cm',
    'shannon_index',
    'biomass_t_ha',
  ],
  mainActions: ['fire', 'remove_shrubs', 'add_nitrogen'],
  plot: { x: { column: 'year' }, y: { column: 'shannon_index' }, sampleEvery: YEAR / 2 },
  procedure: [
    {
      text: 'Primary succession, 100 years: run, and record a row whenever another stage leads.',
      done: {
        all: [
          { recorded: 4, where: { type: 'Primary' }, distinct: 'year' },
          { reading: 'year', from: 99.5 },
        ],
      },
      hint: 'Five years pass in a second; Pause, or ¼ speed, gives time to look. Lichen and moss lead for some thirty years.',
    },
    {
      text: 'Do the same with the old field. Which stages are the same, and which of them is hardly seen?',
      done: { recorded: 4, where: { type: 'Secondary' }, distinct: 'year' },
      hint: 'Annual weeds lead in the first years only; herbs and shrubs follow within ten.',
    },
    {
      text: 'Plot the soil index and H′ of your rows against the year. When do the five groups share the ground most evenly, and is it at the end?',
      done: { byLearner: true },
      hint: 'H′ is highest where two or three stages overlap, on the field near year 11, on the moraine near year 48, and low again in the closed young wood. It says how evenly five groups share the ground, not how many species there are.',
    },
    {
      text: 'When do trees cover half of the ground? On the field record every year from 19 to 24, add up both tree covers, draw a line through them and check the year at 50 %. Compare it with the moraine.',
      done: {
        all: [{ recorded: 6, where: { type: 'Secondary' }, distinct: 'year' }, { found: 'tree_year' }],
      },
      hint: 'Computed column: cover_pioneer_tree + cover_climax. With slope m and intercept c the year is (50 − c)/m. On the moraine it comes near year 70.',
    },
    {
      text: 'Burn the young wood of the moraine: Primary, 100 years, pause at year 80, set fire, run on, and record three rows or more of what comes, the last after year 90. Does it recover by the primary or by the secondary path?',
      done: {
        all: [
          { did: 'fire' },
          {
            recorded: 3,
            where: { type: 'Primary', years: 100 },
            having: { reading: 'year', from: 80 },
            distinct: 'year',
          },
          { recorded: 1, where: { type: 'Primary', years: 100 }, having: { reading: 'year', from: 90 } },
        ],
      },
      hint: 'The soil has stayed: herbs and shrubs are back within ten years. Fire makes a secondary site of a primary one.',
    },
    {
      text: 'Primary, 60 years: cut the shrubs at year 45 and record at year 60. Reset, run the 60 years without the cut, and record again. How far is the soil behind where the shrubs are cut?',
      done: {
        all: [
          {
            recorded: 2,
            having: { reading: 'year', from: 59.5 },
            where: { type: 'Primary', years: 60 },
            distinct: 'soil_index',
          },
        ],
      },
      hint: 'About 0.31 against 0.40: alders and willows feed the soil with nitrogen and litter, and trees wait for it.',
    },
    {
      text: 'Do it badly once: judge a site from one look. Record the moraine with 40 years and the field with 5: both read Herbs. Then record both twenty years later: 60 and 25.',
      badly: true,
      done: {
        all: [
          { recorded: 1, having: { reading: 'year', from: 39.5 }, where: { type: 'Primary', years: 40 } },
          { recorded: 1, having: { reading: 'year', from: 4.5 }, where: { type: 'Secondary', years: 5 } },
          { recorded: 1, having: { reading: 'year', from: 59.5 }, where: { type: 'Primary', years: 60 } },
          { recorded: 1, having: { reading: 'year', from: 24.5 }, where: { type: 'Secondary', years: 25 } },
        ],
      },
      hint: 'Alike in what leads, unlike in soil and in what comes: shrubs here, a wood there. Look twice, years apart.',
    },
  ],
  predict: {
    question: 'A wood closes over an old field. When do weeds, herbs, shrubs and trees share the ground most evenly?',
    options: ['at the beginning', 'on the way', 'at the end'],
    sketch: { x: [0, 50], y: [0, 1.6] },
  },
  caution:
    'Outdoors: set no fire, spread and cut nothing without leave. Wear closed shoes and long trousers against thorns and ticks, and do not go alone.',
  coach: [
    {
      after: 3,
      text: 'Whoever reads the tape judges all crowns a little too wide or too narrow: all covers of a run are off by the same part. Ratios, and so H′, do not feel it.',
    },
    {
      after: 6,
      text: 'Years are cheap here. Outside, sites of different age stand for time: that holds only if all went the same way.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { type: 'Secondary', years: 60 },
      says: 'A field that is no longer ploughed. Annual weeds come first.',
    },
    {
      at: 5 * YEAR,
      do: 'record_point',
      says: 'After five years herbs and grasses lead. Weeds hold a fifth of the ground, shrubs come up, and a quarter is still bare.',
    },
    {
      at: 22 * YEAR,
      do: 'record_point',
      says: 'Birches and poplars overtop the shrubs: half of the ground is under trees.',
    },
    { at: 45 * YEAR, do: 'fire', says: 'Fire. Nearly all cover is gone; the soil stays.' },
    {
      at: 59 * YEAR,
      do: 'record_point',
      says: 'Fourteen years on: the path begins anew, and faster than on bare rock.',
    },
  ],
  demoResult: {
    says: 'Soil after the fire = {} cm. That is why it goes fast.',
    formula: 'soil_depth_cm',
    unit: 'cm',
  },
});
