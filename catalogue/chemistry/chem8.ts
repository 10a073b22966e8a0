import { defineExperiment } from '../define';

const theory = `
## A property of the substance

$$\\rho=\\frac{m}{V}$$

Density is mass per volume. A bigger piece has more of both, so density belongs to the **substance** and not to the sample: it tells lead from aluminium, whatever the shape.

## Three ways to a volume

- **Regular solids** are measured with callipers: $V=lwh$ for a block, $V=\\tfrac{\\pi}{4}d^2l$ for a cylinder.
- **Irregular solids** are lowered into water. They push aside their own volume, as Archimedes found: $V=V_{after}-V_{before}$.
- **Liquids** go into a measuring cylinder.

Liquids wet glass and form a curved **meniscus**. Read its lowest point with your eye *level* with it. From above, the line of sight meets the scale on the near wall at a higher mark: that is **parallax**, an error that no repetition removes. It does cancel in a difference of two readings taken with the same bad habit.

## Liquids that mix with water

Ethanol cannot be measured by pouring it into water. A glass **sinker** is weighed in air, in water and in the liquid instead. Its loss of weight is proportional to the density of what it hangs in:

$$\\rho=\\rho_a+(\\rho_w-\\rho_a)\\,\\frac{m_{air}-m_{liquid}}{m_{air}-m_{water}}$$

Neither mass nor volume of the sinker need be known.

## Uncertainty

Every reading has a resolution, and relative uncertainties add in squares:

$$\\left(\\frac{u_\\rho}{\\rho}\\right)^2=\\left(\\frac{u_m}{m}\\right)^2+\\left(\\frac{u_V}{V}\\right)^2$$

The balance is good to a hundredth of a gram. A volume of 10 mL found as the difference of two readings of 0.2 mL each is good to 3 %, so that the coarse scale decides. Improve what is worst first. Repeated readings show how much they really scatter, and their mean is better than each.

## Buoyancy of the air

Air carries 1.2 mg of every cubic centimetre. Brass weights and sample are carried differently, so a balance shows a litre of water about 1 g too light. The density here is corrected for it.

## Straight lines

Fill in 10, 20, … 50 mL and plot mass against volume without taring: the **slope** is the density, the **intercept** the empty cylinder. A line uses all points at once, and an error common to all readings moves the intercept but not the slope.
`;

const BLOCK_DIRECT = { substance: 'Aluminum Block', volume_method: 'Direct Measurement' } as const;
const BLOCK_WATER = { substance: 'Aluminum Block', volume_method: 'Water Displacement' } as const;

export const entry = defineExperiment({
  id: 'chem8',
  simulation: 'density',
  theory,
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
  ],
  customaryActions: ['fill_cylinder'],
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
      text: 'Compare the scatter of both sets with the computed uncertainty. Which reading spoils the result?',
      done: { byLearner: true },
      hint: 'Data shows mean and standard deviation of repeats. The computed uncertainty takes a whole fifth of a division for each reading: it is on the safe side.',
    },
    {
      text: 'Now read badly: fill the cylinder with ethanol to 20 mL and read it with your eye 8 cm too high, then level. Record both.',
      done: {
        all: [
          { recorded: 1, where: { substance: 'Ethanol', eye_level: 8 } },
          { recorded: 1, where: { substance: 'Ethanol', eye_level: 0 } },
        ],
      },
      hint: 'Drag the eye beside the lens. The mark that you see moves although the liquid does not.',
    },
    {
      text: 'Without taring, weigh ethanol in the cylinder at 10, 20, 30, 40 and 50 mL and record each.',
      done: { recorded: 5, where: { substance: 'Ethanol', eye_level: 0 }, distinct: 'mass_g' },
      hint: 'Fill, weigh, record. If the empty cylinder was weighed, the balance shows the liquid alone and the line goes through zero.',
    },
    {
      text: 'Plot mass against the cylinder’s reading and fit a line. Slope and intercept have names: which?',
      done: { fitted: [{ with: ['line'], x: { column: 'cylinder_ml' }, y: { column: 'mass_g' } }] },
      hint: 'Strike out rows of other samples, and those that were read badly.',
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
      hint: 'Three weighings to a hundredth of a gram: compare the uncertainty with that of the cylinder.',
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
      hint: 'By displacement the bar is wide: does it still tell lead from silver?',
    },
  ],
  predict: {
    question: 'The same block is measured with callipers and by displacement of water. Which density is less certain?',
    options: ['the one by callipers', 'the one by displacement', 'both alike'],
    sketch: { x: [0, 50], y: [0, 120] },
  },
  coach: [
    {
      after: 1,
      text: 'The cylinder has marks of 1 mL: estimate fifths, and read the bottom of the meniscus at eye level.',
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
  model: {
    equations: [
      {
        tex: 'm_{shown}=m\\,\\frac{1-\\rho_a/\\rho}{1-\\rho_a/8.0}',
        says: 'Balance in air, adjusted with weights of 8.0 g/cm³.',
      },
      {
        tex: '\\rho=\\frac{m_{shown}(1-\\rho_a/8.0)}{V}+\\rho_a',
        says: 'Density, corrected for the buoyancy of the air.',
      },
      {
        tex: 'R=V+0.03\\,\\frac{\\mathrm{mL}}{\\mathrm{cm}}\\,e+N(0,\\,0.10)\\ \\mathrm{mL}',
        says: 'Reading of the cylinder with the eye at height e, then to the nearest 0.2 mL.',
      },
      {
        tex: '\\rho=\\rho_a+(\\rho_w-\\rho_a)\\frac{m_{air}-m_{liquid}}{m_{air}-m_{water}}',
        says: 'Sinker, exact with buoyancy in air.',
      },
      {
        tex: '\\left(\\frac{u_\\rho}{\\rho}\\right)^2=\\left(\\frac{u_m}{m}\\right)^2+\\left(\\frac{u_V}{V}\\right)^2',
        says: 'Propagation with 0.01 g for each weighing, 0.2 mL for each reading of the cylinder and 0.02 mm.',
      },
    ],
    assumptions: [
      '20.0 °C; samples, cylinder and liquids at the same temperature.',
      'Solids are dry when they are weighed, and no bubbles cling to them in the water.',
      'The thread has no volume.',
      'The cylinder is exact; its class tolerance is left out.',
    ],
    validity: 'Solids that sink and fit into the bore of 2.4 cm; liquids from 5 to 50 mL.',
    parameters: [
      { name: 'Aluminium, lead', value: '2.699, 11.34 g/cm³', source: 'CRC Handbook' },
      { name: 'Water, ethanol, 20 °C', value: '0.99821, 0.78937 g/cm³', source: 'CRC Handbook' },
      { name: 'Air', value: '0.00120 g/cm³', source: 'CRC Handbook, 20 °C' },
      {
        name: 'Samples',
        value: 'block 40.0 × 15.0 × 15.0 mm; weight ⌀ 20.0 mm, 32.0 mm; sinker 25.00 g, 10.00 cm³',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Parallax',
        value: '0.03 mL for each cm of the eye',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Scatter (school)',
        value: 'balance 0.005 g, callipers 0.01 mm, cylinder 0.10 mL',
        source: 'model parameter',
        teaching: true,
      },
    ],
    sources: [
      'CRC Handbook of Chemistry and Physics: densities of elements, water and organic liquids.',
      'JCGM 100:2008, Guide to the expression of uncertainty in measurement.',
    ],
    limits: [
      'A real cylinder of class B may be off by 0.5 mL over its whole length.',
      'Bubbles make a displaced volume too large; water on the sample makes its mass too large.',
      'Real aluminium alloys lie between 2.6 and 2.8 g/cm³.',
    ],
  },
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
    { at: 26, set: { eye_level: 8 }, says: 'An eye that is too high reads too much.' },
    { at: 31, set: { eye_level: 0 }, says: 'Level with the meniscus it is right.' },
  ],
});
