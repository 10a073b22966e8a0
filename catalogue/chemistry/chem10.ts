import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'chem10',
  simulation: 'chromatography',
  texts: () => import('./chem10.texts'),
  inputs: [
    {
      id: 'mixture',
      label: 'Mixture',
      type: 'select',
      applies: 'restart',
      options: ['Ink', 'Plant Pigments', 'Food Coloring'],
      defaultValue: 'Ink',
      hint: 'Washable black ink has three dyes, a leaf extract and food colours have four.',
    },
    {
      id: 'solvent',
      label: 'Solvent',
      type: 'select',
      applies: 'restart',
      options: ['Water', 'Ethanol', 'Acetone'],
      defaultValue: 'Water',
      hint: 'Water has a pinch of salt in it, 0.1 %, as classes use it.',
    },
    {
      id: 'developing_system',
      label: 'Developing system',
      type: 'select',
      applies: 'restart',
      options: ['As chosen above', 'Petroleum ether-acetone 9:1'],
      defaultValue: 'As chosen above',
      hint: 'The usual mixture for leaf pigments. It takes the place of the solvent above.',
    },
    {
      id: 'spot_size',
      label: 'Spot radius (1 σ)',
      type: 'slider',
      unit: 'mm',
      applies: 'restart',
      defaultValue: 1,
      min: 0.5,
      max: 3,
      step: 0.5,
      hint: 'A fine capillary and a quick touch make a small one.',
    },
  ],
  runAction: { do: 'start' },
  finds: [
    {
      id: 'rf_tartrazine',
      label: 'Rf of tartrazine in water',
      unit: '1',
      value: 0.65,
      tolerance: 0.01,
      source: 'The dye as the model has it, on this paper.',
      where: { mixture: 'Food Coloring', solvent: 'Water', developing_system: 'As chosen above' },
    },
  ],
  mainReadings: [
    'front_cm',
    'spot_1_cm',
    'spot_2_cm',
    'spot_3_cm',
    'spot_4_cm',
    'rf_1',
    'rf_2',
    'rf_3',
    'rf_4',
    'resolution_min',
  ],
  mainActions: ['spot', 'start', 'mark_front', 'remove', 'measure', 'take_spot'],
  yields: { take_spot: 'a spot, soaked out of the paper' },
  plot: {
    x: { column: 'time' },
    y: { column: 'front_cm', transform: 'square' },
    sampleEvery: 10,
  },
  procedure: [
    {
      text: 'Spot the ink on the pencil line and let it dry. Keep the spot small.',
      done: { did: 'spot' },
      hint: 'Touch the capillary to the line. Two or three touches make it darker. The line is pencil because ink would run with the sample.',
    },
    {
      text: 'Hang the paper in the jar with water and let the front rise to within 2 cm of the top.',
      done: { all: [{ did: 'start' }, { reading: 'front_cm', from: 13 }] },
      hint: 'Drag the strip into the jar. The last centimetres are slow: 13 cm take half an hour of lab time.',
    },
    {
      text: 'Take the paper out and mark the front at once.',
      done: { did: 'remove' },
      hint: 'Drag the strip out of the jar. If the front reaches 15 cm it is lost, and Rf with it.',
    },
    {
      text: 'Put the loupe to each of the three spots, read its distance from the line, work out Rf and record.',
      done: {
        all: [
          { did: 'measure', times: 3 },
          { recorded: 1, distinct: 'rf_1' },
        ],
      },
      hint: 'Rf = distance of the spot / (front − 1.0 cm): both from the pencil line. The bench works it out from the same two figures of the ruler; so its uncertainty is theirs.',
    },
    {
      text: 'Run the food colours in water and record. Which of these known dyes may be in the ink? Check the Rf of tartrazine.',
      done: {
        all: [
          { recorded: 1, where: { mixture: 'Food Coloring', solvent: 'Water' }, distinct: 'rf_1' },
          { found: 'rf_tartrazine' },
        ],
      },
      hint: 'Equal Rf in one solvent is a hint, not a proof: compare in a second one. The two yellow dyes of the food colours, 0.65 and 0.71, lie too close to be told apart on this paper, whatever the spot.',
    },
    {
      text: 'Run the ink in ethanol and in acetone as well, and record each at the end. Tabulate the least resolution and choose the best solvent.',
      done: { recorded: 3, having: { reading: 'front_cm', from: 8 }, where: { mixture: 'Ink' }, distinct: 'solvent' },
      hint: 'Run each to about the same height. Ethanol is slow: 10 cm take 70 minutes.',
    },
    {
      text: 'Now do it badly: the ink in water with a spot of 3 mm, and take the paper out when the front is at 6 cm. Record. Do the same with a spot of 0.5 mm, and compare the least resolutions.',
      done: {
        all: [
          {
            recorded: 1,
            having: { reading: 'front_cm', from: 5.5, to: 6.5 },
            where: { mixture: 'Ink', solvent: 'Water', spot_size: 3 },
            distinct: 'resolution_min',
          },
          {
            recorded: 1,
            having: { reading: 'front_cm', from: 5.5, to: 6.5 },
            where: { mixture: 'Ink', solvent: 'Water', spot_size: 0.5 },
            distinct: 'resolution_min',
          },
        ],
      },
      badly: true,
      hint: 'Six centimetres take six and a half minutes. The Rf values have not changed; the least resolution falls from 1.0 to 0.65, so the large spots run into one another. On a long way spreading takes over, and the start counts less: at 13 cm it is 1.5 against 1.2. Leave a strip in the jar until the front runs off, too, and see what can still be measured.',
    },
    {
      text: 'Separate the leaf pigments: first in water, then in petroleum ether and acetone.',
      done: {
        recorded: 1,
        where: { mixture: 'Plant Pigments', developing_system: 'Petroleum ether-acetone 9:1' },
        distinct: 'rf_1',
      },
      hint: 'Carotene has no polar group and hardly leaves the solvent; chlorophyll b is held most by this paper.',
    },
    {
      text: 'Record the front at six times in water and in acetone. Plot the square of its height against time and fit a line for each: the slope is D. Compare the ratio of the slopes with the ratio of γ/η.',
      done: {
        all: [
          { recorded: 6, where: { solvent: 'Water' }, distinct: 'front_cm' },
          { recorded: 6, where: { solvent: 'Acetone' }, distinct: 'front_cm' },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'time' }, y: { column: 'front_cm', transform: 'square' } },
              {
                with: ['line', 'proportional'],
                x: { column: 'run_time_min' },
                y: { column: 'front_cm', transform: 'square' },
              },
            ],
          },
        ],
      },
      hint: 'γ/η is 80.9 m/s for water and 74.2 m/s for acetone at 25 °C: acetone pulls less and is thinner. Expect a ratio of 0.918.',
    },
  ],
  caution:
    'Acetone, ethanol and petroleum ether burn and their vapours spread: no flame or spark in the room, a lid on the jar, a fume cupboard for petroleum ether.',
  predict: {
    question: 'The front needs about nine minutes for the first 7 cm. When will it be at 14 cm?',
    options: ['after about 13 minutes', 'after about 18 minutes', 'after about 36 minutes', 'it never gets there'],
    sketch: { x: [0, 2400], y: [0, 225] },
  },
  coach: [
    {
      after: 1,
      text: 'The middle of a blurred spot is judged by eye and scatters by 0.3 mm, more than half a division of the ruler: one reading does not tell. The further the spot has run, the better is Rf.',
    },
    {
      after: 3,
      text: 'For the slope of l² against time, late points count: the same error of the ruler is a smaller part of a longer way.',
    },
  ],
  demo: [
    { at: 0, set: { mixture: 'Food Coloring', solvent: 'Water', spot_size: 1 }, says: 'Four food colours, mixed.' },
    { at: 20, do: 'spot', says: 'A small spot on the pencil line.' },
    { at: 60, do: 'spot' },
    { at: 100, do: 'start', says: 'Into the jar: water climbs, fast at first, then slower and slower.' },
    { at: 500, do: 'record_point', says: 'Blue keeps up with the front; red prefers the fibres.' },
    { at: 1200, do: 'record_point', says: 'While they travel, the spots spread.' },
    { at: 1900, do: 'remove', says: 'Out before the front is lost, and marked at once.' },
    { at: 1920, do: 'measure', value: 3, says: 'Each spot over the front: that is Rf, whatever the time.' },
    { at: 1980, do: 'record_point', says: 'The two yellows, 0.65 and 0.71, are not told apart on this paper.' },
  ],
});
