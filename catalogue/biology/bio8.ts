import { balanceOf } from '../../engine/biology/three-levels';
import { defineExperiment } from '../define';

const DAY = 86_400;
const DEFAULT = { grass: 1000, rabbits: 100, foxes: 20, capacity: 5000, territorial: true } as const;
const OTHER = { grass: 3000, rabbits: 400, foxes: 80 } as const;
const CROWDED = { grass: 5000, rabbits: 500, foxes: 100 } as const;

export const entry = defineExperiment({
  id: 'bio8',
  simulation: 'food_web',
  texts: () => import('./bio8.texts'),
  inputs: [
    {
      id: 'grass',
      label: 'Grass at start',
      type: 'slider',
      applies: 'restart',
      apparatus: true,
      unit: 'kg',
      defaultValue: 1000,
      min: 100,
      max: 5000,
      step: 100,
      hint: 'Dry mass on the square kilometre, a sparse steppe. More than the pasture can carry declines.',
    },
    {
      id: 'rabbits',
      label: 'Rabbits at start',
      type: 'slider',
      applies: 'restart',
      apparatus: true,
      unit: 'animals',
      defaultValue: 100,
      min: 10,
      max: 500,
      step: 10,
    },
    {
      id: 'foxes',
      label: 'Foxes at start',
      type: 'slider',
      applies: 'restart',
      apparatus: true,
      unit: 'animals',
      defaultValue: 20,
      min: 5,
      max: 100,
      step: 1,
    },
    {
      id: 'capacity',
      label: 'Pasture capacity K',
      type: 'slider',
      applies: 'restart',
      unit: 'kg',
      defaultValue: 5000,
      min: 1000,
      max: 12_000,
      step: 500,
      hint: 'Grass that grows up where nobody eats it: the richness of the soil.',
    },
    {
      id: 'territorial',
      label: 'Foxes hold territories',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Each fox more makes room scarcer for all of them. Without territories that is gone, and each fox has a larger loss of its own.',
    },
  ],
  tells: {
    rabbit_births_per_day: ['grass', 'rabbits'],
    rabbits_eaten_per_day: ['rabbits', 'foxes'],
  },
  finds: [
    {
      id: 'rabbit_balance',
      label: 'Rabbits in the end, at K = 5000 kg with territories',
      unit: 'animals',
      value: balanceOf(5000).rabbits,
      tolerance: 0.07,
      source: 'The balance point of the model; two standard uncertainties of a spotlight count',
      where: { capacity: 5000, territorial: true },
    },
  ],
  mainReadings: [
    'day',
    'grass_kg',
    'rabbit_count',
    'fox_count',
    'regime',
    'rabbit_births_per_day',
    'rabbits_eaten_per_day',
  ],
  mainActions: ['remove_foxes', 'add_foxes', 'add_rabbits', 'drought'],
  plot: { x: { column: 'day' }, y: { column: 'rabbit_count' }, sampleEvery: 15 * DAY },
  procedure: [
    {
      text: 'Run the web as it stands for ten years and record. Who follows whom up and down?',
      done: {
        all: [
          { reading: 'day', from: 3640 },
          { recorded: 1, where: DEFAULT },
        ],
      },
      hint: 'At 16× ten years pass in eight seconds. Rabbits follow the grass, foxes follow the rabbits, each a little later.',
    },
    {
      text: 'Start from 3000 kg, 400 rabbits and 80 foxes instead, all else as it was, and run until the web is called stable; record. Is it the same end? Check the number of rabbits.',
      done: {
        all: [
          { recorded: 1, having: { reading: 'day', from: 3650 }, where: { ...DEFAULT, ...OTHER } },
          { reading: 'regime', is: 'stable' },
          { found: 'rabbit_balance' },
        ],
      },
      hint: 'Twenty years are enough. With territories and this pasture all starts lead to one balance.',
    },
    {
      text: 'Back to the first start, 1000 kg, 100 rabbits and 20 foxes, on a pasture of K = 2000 kg: take all foxes away at once, run ten years and record. Do the same at K = 5000 kg. Where do rabbits keep the balance without foxes?',
      done: {
        all: [
          { did: 'remove_foxes' },
          { recorded: 1, having: { reading: 'day', from: 3640 }, where: { ...DEFAULT, capacity: 2000 } },
          { recorded: 2, having: { reading: 'day', from: 3640 }, where: DEFAULT, distinct: 'fox_count' },
          { reading: 'fox_count', to: 0 },
        ],
      },
      hint: 'On the poor pasture grass settles at 750 kg with 141 rabbits. On the rich one they boom, eat it bare and starve, again and again.',
    },
    {
      text: 'Back to the first start with all foxes, K = 5000 kg, but without territories: run twenty years and record.',
      done: {
        all: [
          { recorded: 1, where: { capacity: 5000, territorial: false } },
          { reading: 'regime', is: 'cycling' },
        ],
      },
      hint: 'Untick “Foxes hold territories”. Foxes then overshoot, and the swings do not die away.',
    },
    {
      text: 'With territories again, make the pasture richer: record twenty years at 8000 and at 12 000 kg. Is more grass better for rabbits?',
      done: {
        all: [
          { recorded: 1, having: { reading: 'day', from: 7290 }, where: { capacity: 8000, territorial: true } },
          { recorded: 1, having: { reading: 'day', from: 7290 }, where: { capacity: 12_000, territorial: true } },
          { reading: 'regime', is: 'collapse' },
        ],
      },
      hint: 'The paradox of enrichment: at 8000 kg the web swings, at 12 000 kg the swings grow until the last rabbit is gone, after some ten years; the foxes starve within months.',
    },
    {
      text: 'Plot rabbits against foxes for a web that swings. Which way round does the loop go, and how long does one round take?',
      done: { byLearner: true },
      hint: 'Choose both columns in the plot, or watch the lower sheet. Measure from crest to crest over several crests: some five years at 8000 kg with territories; without them four to seven, and never the same twice.',
    },
    {
      text: 'Do it badly once: start from 5000 kg, 500 rabbits, 100 foxes, K = 5000 kg, stop at day 730 and record: what would you report? Then let it run to day 7300 and record again.',
      badly: true,
      done: {
        all: [
          {
            recorded: 1,
            where: { ...CROWDED, capacity: 5000, territorial: true },
            having: { reading: 'day', from: 700, to: 760 },
          },
          {
            recorded: 1,
            where: { ...CROWDED, capacity: 5000, territorial: true },
            having: { reading: 'day', from: 7290 },
          },
        ],
      },
      hint: '500 rabbits have become 32 and 100 foxes 19, still fewer each week: a collapse, one would say. Yet it settles. Two years of a web whose swings last five tell nothing.',
    },
  ],
  predict: {
    question:
      'The pasture is fertilised and can carry more than twice the grass. What becomes of the rabbits in twenty years?',
    options: ['more rabbits than before', 'about as many as before', 'they swing, and may die out'],
    sketch: { x: [0, 7300], y: [0, 500] },
  },
  caution:
    'Outdoors: watch from afar. Never handle or feed wild rabbits, foxes or their droppings, set none free, and wash your hands afterwards.',
  coach: [
    {
      after: 2,
      text: 'A count sees the same part of the animals each time: all counts of a run are off by the same percentage. When a crest comes is known better than how high it is.',
    },
    { after: 5, text: 'Compare means over whole swings, not single days.' },
  ],
  demo: [
    { at: 0, set: { ...DEFAULT }, says: 'One square kilometre: grass, a hundred rabbits, twenty foxes.' },
    { at: 700 * DAY, do: 'record_point', says: 'Rabbits grow many while grass is thick; foxes follow.' },
    { at: 1500 * DAY, do: 'drought', value: 80, says: 'A drought takes most of the grass.' },
    {
      at: 2400 * DAY,
      do: 'record_point',
      says: 'Rabbits breed less, then foxes; the grass is the first to come back.',
    },
    {
      at: 4200 * DAY,
      do: 'add_foxes',
      value: 40,
      says: 'Forty foxes more: they eat the rabbits down, and then each other’s share.',
    },
    {
      at: 7400 * DAY,
      do: 'record_point',
      says: 'Nine years on they are near the same balance again, and still settling.',
    },
  ],
  demoResult: { says: 'Rabbits for each fox = {}.', formula: 'rabbit_count/fox_count', unit: '' },
});
