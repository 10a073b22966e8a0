import { SLIDES } from '../../engine/biology/slides/slide-kinds';
import { RED_DIAMETER } from '../../engine/biology/slides/blood';
import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'bio1',
  simulation: 'microscope',
  texts: () => import('./bio1.texts'),
  inputs: [
    {
      id: 'slide',
      label: 'Slide',
      type: 'select',
      applies: 'live',
      apparatus: true,
      options: SLIDES,
      defaultValue: 'Onion Epidermis',
      hint: 'Another slide is laid with its middle over the light.',
    },
    {
      id: 'magnification',
      label: 'Objective',
      type: 'select',
      applies: 'live',
      options: ['4x', '10x', '40x'],
      defaultValue: '4x',
    },
    {
      id: 'focus',
      label: 'Focus knob',
      type: 'slider',
      applies: 'live',
      unit: 'scale',
      defaultValue: 20,
      min: 0,
      max: 100,
      step: 0.1,
      hint: 'The coarse focus. “Fine focus” under Do, or the small knob on the stage, goes on from there.',
    },
    {
      id: 'light',
      label: 'Lamp',
      type: 'slider',
      applies: 'live',
      unit: '%',
      defaultValue: 50,
      min: 0,
      max: 100,
      step: 1,
    },
    {
      id: 'aperture',
      label: 'Condenser iris',
      type: 'slider',
      applies: 'live',
      unit: '%',
      defaultValue: 100,
      min: 20,
      max: 100,
      step: 5,
      hint: 'How far it is open, in per cent of the aperture of the objective.',
    },
  ],
  finds: [
    {
      id: 'red_cell',
      label: 'Mean diameter of a red cell',
      unit: 'µm',
      value: RED_DIAMETER[0],
      tolerance: 0.12,
      source: 'The smear of the model: 7.5 µm on the mean, as textbooks of haematology give it.',
      where: { slide: 'Blood Smear' },
    },
  ],
  tells: {
    total_magnification: ['magnification'],
    field_diameter_mm: ['magnification'],
    resolution_um: ['magnification', 'aperture'],
    abbe_limit_um: ['magnification', 'aperture'],
    depth_of_field_um: ['magnification', 'aperture'],
    defocus_um: ['focus', 'slide'],
    blur_um: ['focus', 'slide', 'magnification', 'aperture'],
    sharpness: ['focus', 'slide', 'magnification', 'aperture'],
    brightness: ['light', 'aperture', 'magnification'],
    division_um: ['magnification'],
  },
  mainReadings: [
    'total_magnification',
    'field_diameter_mm',
    'resolution_um',
    'depth_of_field_um',
    'brightness',
    'division_um',
    'measured_length_um',
    'mean_cell_length_um',
  ],
  mainActions: ['move_stage_x', 'move_stage_y', 'fine_focus', 'measure', 'count_cells', 'calibrate'],
  plot: {
    x: { column: 'aperture' },
    y: { column: 'resolution_um' },
    sampleEvery: 0.5,
    along: { resolution_um: ['aperture'] },
  },
  caution:
    'At a real bench: bought, ready-made slides of blood; no human cells without the rule of the school. Broken cover glasses cut. Never look at the sun through it.',
  procedure: [
    {
      text: 'Begin with the 4x objective: turn the focus knob until the cells of the onion stand sharp.',
      done: {
        all: [
          { input: 'slide', equals: 'Onion Epidermis' },
          { input: 'magnification', equals: '4x' },
          { reading: 'sharpness', from: 0.6 },
        ],
      },
      hint: 'Turn slowly past 50; when the picture gets worse again, turn back.',
    },
    {
      text: 'Count the cells that lie end to end along the diameter of the field, enter the number and record the row.',
      done: { all: [{ did: 'count_cells' }, { recorded: 1, distinct: 'mean_cell_length_um' }] },
      hint: 'The field is 4.5 mm wide. A cell that is cut by the edge counts as a half.',
    },
    {
      text: 'Turn to 10x, then to 40x, each time with a little fine focus, and record. How does the field follow from the objective?',
      done: { recorded: 3, distinct: 'magnification' },
      hint: 'The objectives are parfocal: what was sharp at 4x is nearly so at 40x, where only 2 µm are sharp. Plot the field against 1/objective.',
    },
    {
      text: 'Still at 40x, measure the width of an onion cell by the scale in the eyepiece, with the division as it is engraved.',
      done: {
        all: [
          { input: 'slide', equals: 'Onion Epidermis' },
          { input: 'magnification', equals: '40x' },
          { did: 'measure', times: 1 },
        ],
      },
      hint: 'A cell is some 60 µm wide, 24 divisions; many are longer than the whole scale. Push the slide until one wall lies on a long mark. The lens beside the eyepiece shows where the eye looks: drag it along the scale.',
    },
    {
      text: 'Lay the stage micrometer under 40x, read how many divisions of the eyepiece cover as long a stretch of it as you can see, and calibrate.',
      done: {
        all: [
          { input: 'slide', equals: 'Stage Micrometer' },
          { did: 'calibrate', times: 1 },
        ],
      },
      hint: 'One division of the stage micrometer is 10 µm. If 81 divisions of the eyepiece cover 20 of them, type 81:200.',
    },
    {
      text: 'Go to the blood smear and measure ten red cells, one after the other, recording each.',
      done: {
        all: [
          { recorded: 10, where: { slide: 'Blood Smear', magnification: '40x' } },
          { did: 'measure', times: 10 },
        ],
      },
      hint: 'Choose them without choosing: the ten that lie nearest to the scale. A red cell covers three divisions; read to tenths of one where you can.',
    },
    {
      text: 'Check the mean diameter of a red cell.',
      done: { found: 'red_cell' },
      hint: 'Data, mean of the lengths of the ten rows.',
    },
    {
      text: 'Close the iris in steps at 40x, 100, 80, 60 and 40 %, refocus, and record. What is gained, what is lost?',
      done: { recorded: 4, where: { magnification: '40x' }, distinct: 'aperture' },
      hint: 'Depth and contrast grow; resolution and light go. Turn the lamp up as far as you need.',
    },
    {
      text: 'Now do it badly: close the iris wholly and turn the lamp to 100 % instead of opening it again. Record, and look at the rims of the red cells through the lens.',
      badly: true,
      done: { recorded: 1, where: { aperture: 20, light: 100, magnification: '40x' } },
      hint: 'The picture is crisp in contrast and coarse in detail: two points must now lie 0.86 µm apart instead of 0.52 µm. Light is set by the lamp, the iris is there for the aperture.',
    },
    {
      text: 'Focus through the Elodea leaf at 40x: find the upper and the lower layer of cells, and watch the chloroplasts stream.',
      done: {
        all: [
          { input: 'slide', equals: 'Elodea Leaf' },
          { input: 'magnification', equals: '40x' },
          { reading: 'defocus_um', from: 36, to: 44 },
        ],
      },
      hint: 'The lower layer is ten units of the knob farther: 40 µm.',
    },
  ],
  predict: {
    question: 'From 10x to 40x the picture becomes four times as large. How much of the slide is in the field?',
    options: ['as much as before, only larger', 'a quarter of the area', 'a sixteenth of the area'],
    sketch: { x: [20, 100], y: [0, 1] },
  },
  coach: [
    {
      after: 2,
      text: 'What is engraved on an objective holds to some 3 %: all lengths that you measure share that. Ten cells do not make it smaller, the stage micrometer does.',
    },
    {
      after: 6,
      text: 'A red cell covers three divisions, read to a third of one: a tenth of the length. The mean of ten scatters three times less.',
    },
  ],
  demo: [
    { at: 0, set: { focus: 40, light: 60 }, says: 'Onion epidermis at 4x, out of focus: each point is a disc.' },
    { at: 3, set: { focus: 47 }, says: 'Nearer: the discs shrink.' },
    { at: 5, set: { focus: 52 }, says: 'In focus. The field is 4.5 mm wide.' },
    { at: 8, do: 'count_cells', value: 18, says: 'Some 18 cells reach across: about 250 µm each.' },
    { at: 11, set: { magnification: '10x' }, says: '10x: a narrower field, finer detail.' },
    { at: 15, set: { magnification: '40x', light: 100 }, says: '40x: 0.45 mm, and a slice of 2 µm is sharp.' },
    { at: 19, do: 'move_stage_x', value: 60, says: 'The slide goes to the right, the picture to the left.' },
    { at: 22, set: { slide: 'Stage Micrometer', focus: 50 }, says: 'The stage micrometer: marks every 10 µm.' },
    { at: 26, do: 'calibrate', value: '80:200', says: '80 divisions of the eyepiece on 200 µm.' },
    { at: 29, set: { slide: 'Blood Smear', focus: 45 }, says: 'A blood smear: discs of red cells with a pale middle.' },
    { at: 33, do: 'measure', value: 3, says: 'Three divisions: 7.5 µm.' },
    { at: 36, set: { aperture: 20 }, says: 'The iris is closed: contrast, and coarse rims.' },
    { at: 40, do: 'record_point', says: 'Resolution has gone from 0.52 µm to 0.86 µm.' },
  ],
});
