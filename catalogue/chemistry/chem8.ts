import { defineExperiment } from '../define';

const BLOCK_DIRECT = { substance: 'Aluminum Block', volume_method: 'Direct Measurement' } as const;
const BLOCK_WATER = { substance: 'Aluminum Block', volume_method: 'Water Displacement' } as const;

export const entry = defineExperiment({
  id: 'chem8',
  simulation: 'density',
  texts: () => import('./chem8.texts'),
  inputs: [
    {
      id: 'substance',
      label: 'Substance',
      type: 'select',
      applies: 'restart',
      options: ['Aluminum Block', 'Water', 'Ethanol', 'Lead Weight'],
      defaultValue: 'Aluminum Block',
      apparatus: true,
    },
    {
      id: 'volume_method',
      label: 'Volume method',
      type: 'select',
      applies: 'live',
      options: ['Direct Measurement', 'Water Displacement'],
      defaultValue: 'Direct Measurement',
      apparatus: true,
      hint: 'From the edges or the cylinder, or by what the sample displaces; liquids are then measured with the sinker.',
    },
    {
      id: 'eye_level',
      label: 'Eye height above the meniscus',
      type: 'slider',
      unit: 'cm',
      applies: 'live',
      defaultValue: 0,
      min: -10,
      max: 10,
      step: 1,
      hint: '0 is right: the eye level with the bottom of the meniscus.',
    },
  ],
  tells: { percent_error: ['substance'] },
  finds: [
    {
      id: 'density',
      label: 'Density of aluminium',
      unit: 'g/cm³',
      value: 2.699,
      tolerance: 0.005,
      source: 'CRC Handbook, where it is rounded to 2.70.',
      where: { substance: 'Aluminum Block' },
    },
  ],
  mainReadings: ['mass_g', 'cylinder_ml', 'volume_ml', 'density', 'density_uncertainty', 'percent_error'],
  mainActions: [
    'weigh',
    'measure_dimensions',
    'immerse',
    'fill_cylinder',
    'weigh_empty',
    'weigh_sinker_air',
    'weigh_sinker_water',
    'weigh_sinker_liquid',
    'enter_volume',
    'take_sample',
  ],
  yields: { take_sample: 'some of the substance' },
  customaryActions: ['fill_cylinder', 'take_sample'],
  plot: { x: { column: 'cylinder_ml' }, y: { column: 'mass_g' }, sampleEvery: 1 },
  procedure: [
    {
      text: 'Weigh the aluminium block.',
      done: { did: 'weigh' },
      hint: 'Drag it onto the pan, or press Weigh. Draughts do not matter behind the shield.',
    },
    {
      text: 'Measure its edges with the callipers and record mass and edges. The density appears with its uncertainty.',
      done: { all: [{ did: 'measure_dimensions' }, { recorded: 1, where: BLOCK_DIRECT }] },
      hint: 'Each setting of the jaws differs by about a hundredth of a millimetre.',
    },
    {
      text: 'Repeat weighing and measuring until you have five rows.',
      done: {
        all: [
          { did: 'measure_dimensions', times: 5 },
          { recorded: 5, where: BLOCK_DIRECT },
        ],
      },
      hint: 'Readings are new ones only if you measure anew.',
    },
    {
      text: 'Change to Water Displacement and lower the block into the water. Do it five times and record each.',
      done: {
        all: [
          { did: 'immerse', times: 5 },
          { recorded: 5, where: BLOCK_WATER },
        ],
      },
      hint: 'The block is lowered on its thread into 30.0 mL. Read before and after with the eye at the same height.',
    },
    {
      text: 'Compare the scatter of both sets with the computed uncertainty. Which reading spoils the result? Check the density.',
      done: { found: 'density' },
      hint: 'Data shows mean and standard deviation of repeats. The uncertainty of a row also holds the zero of the callipers, which is the same in all five: no repeat shows it, and no mean takes it away.',
    },
    {
      text: 'Now read badly: fill the cylinder with ethanol to 20 mL and read it with your eye 8 cm too high, then level. By how much do the two differ? Record both.',
      done: {
        all: [
          { recorded: 1, where: { substance: 'Ethanol', eye_level: 8 } },
          { recorded: 1, where: { substance: 'Ethanol', eye_level: 0 } },
        ],
      },
      badly: true,
      hint: 'Drag the eye beside the lens. The mark that you see moves by 1.7 mL although the liquid does not: it stands in the middle of the bore, 12 mm behind the scale.',
    },
    {
      text: 'Without taring, weigh ethanol in the cylinder at 10, 20, 30, 40 and 50 mL and record each.',
      done: { recorded: 5, where: { substance: 'Ethanol', eye_level: 0 }, distinct: 'mass_g' },
      hint: 'Fill, weigh, record. If the empty cylinder was weighed, the balance shows the liquid alone and the line goes through zero.',
    },
    {
      text: 'Plot mass against the cylinder’s reading and fit a line. Slope and intercept have names: which?',
      done: { fitted: [{ with: ['line'], x: { column: 'cylinder_ml' }, y: { column: 'mass_g' } }] },
      hint: 'Strike out rows of other samples, and those that were read badly. The line is straight, and its slope may still be up to 2 % off: the whole scale of a class B cylinder may be out by 1 mL in 50, and no line shows that.',
    },
    {
      text: 'Change to Water Displacement and weigh the sinker in air, in water and in ethanol. Record the density.',
      done: {
        all: [
          { did: 'weigh_sinker_air' },
          { did: 'weigh_sinker_water' },
          { did: 'weigh_sinker_liquid' },
          { recorded: 1, where: { substance: 'Ethanol', volume_method: 'Water Displacement' } },
        ],
      },
      hint: 'Three weighings to a hundredth of a gram, and no cylinder in it: compare the uncertainty with that of the slope, and the two values.',
    },
    {
      text: 'Measure the dark weight by both methods. Find where it lies on the scale of known materials.',
      done: {
        all: [
          {
            recorded: 1,
            where: { substance: 'Lead Weight', volume_method: 'Direct Measurement' },
            distinct: 'density',
          },
          {
            recorded: 1,
            where: { substance: 'Lead Weight', volume_method: 'Water Displacement' },
            distinct: 'density',
          },
        ],
      },
      hint: 'By displacement the bar is wide: does it still tell lead from silver? At a real bench take brass or steel: lead is poisonous.',
    },
  ],
  caution:
    'Ethanol burns: no flame near it. Lead is poisonous: wash your hands after touching it and never file it; brass or steel teaches the same.',
  predict: {
    question: 'The same block is measured with callipers and by displacement of water. Which density is less certain?',
    options: ['the one by callipers', 'the one by displacement', 'both alike'],
    sketch: { x: [0, 50], y: [0, 120] },
  },
  coach: [
    {
      after: 1,
      text: 'The cylinder has marks of 1 mL: estimate fifths, and read the bottom of the meniscus at eye level. Readings of the same level still scatter by 0.1 mL, so one reading does not tell.',
    },
    {
      after: 4,
      text: 'Improve the worst reading first. Compare u(m)/m with u(V)/V: a better balance would not help.',
    },
    {
      after: 8,
      text: 'A sample should displace as much as the cylinder allows: the same 0.2 mL counts less in 20 mL than in 10.',
    },
  ],
  demo: [
    { at: 0, do: 'weigh', says: 'The block goes onto the balance.' },
    { at: 5, do: 'measure_dimensions', says: 'Callipers give its edges, and so its volume.' },
    { at: 11, do: 'record_point', says: 'Mass by volume: close to aluminium on the scale above.' },
    {
      at: 14,
      set: { volume_method: 'Water Displacement' },
      says: 'The same volume by Archimedes: how far does the water rise?',
    },
    { at: 16, do: 'immerse' },
    { at: 23, do: 'record_point', says: 'Two readings of a coarse scale: the bar is much wider.' },
    { at: 26, set: { eye_level: 8 }, says: 'An eye 8 cm too high reads 1.7 mL too much.' },
    { at: 31, set: { eye_level: 0 }, says: 'Level with the meniscus it is right.' },
  ],
});
