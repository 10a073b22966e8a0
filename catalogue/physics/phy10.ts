import { constants } from '../../engine/core/constants';
import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'phy10',
  simulation: 'wave_interference',
  texts: () => import('./phy10.texts'),
  inputs: [
    {
      id: 'frequency',
      label: 'Frequency',
      type: 'slider',
      applies: 'live',
      unit: 'Hz',
      defaultValue: 5,
      min: 1,
      max: 10,
      step: 0.5,
      hint: 'With the double slit the same number counts in units of 10¹⁴ Hz: 5 is orange light.',
    },
    {
      id: 'separation',
      label: 'Source separation',
      type: 'slider',
      applies: 'live',
      unit: 'cm',
      defaultValue: 3,
      min: 1,
      max: 10,
      step: 0.5,
      hint: 'With the double slit each centimetre stands for 0.1 mm between the slits.',
    },
    {
      id: 'depth',
      label: 'Water depth',
      type: 'slider',
      applies: 'restart',
      unit: 'mm',
      defaultValue: 5,
      min: 2,
      max: 20,
      step: 1,
      hint: 'Pouring water in or out starts a new run.',
      showWhen: { input: 'mode', equals: 'Ripple tank' },
    },
    {
      id: 'phase',
      label: 'Phase difference of the sources',
      type: 'slider',
      applies: 'live',
      unit: '°',
      defaultValue: 0,
      min: 0,
      max: 360,
      step: 15,
      hint: 'By how much source 2, on the left, runs ahead of source 1.',
    },
    {
      id: 'mode',
      label: 'Apparatus',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Ripple tank', 'Light: double slit'],
      defaultValue: 'Ripple tank',
    },
  ],
  runAction: { do: 'drive', value: 1 },
  tells: {
    wavelength_cm: ['frequency', 'depth'],
    wave_speed_cm_s: ['frequency', 'depth'],
    wavelength_nm: ['frequency'],
    first_min_angle_deg: ['frequency', 'separation', 'depth', 'phase'],
    first_max_angle_deg: ['frequency', 'separation', 'depth', 'phase'],
    minima_count: ['frequency', 'separation', 'depth', 'phase'],
  },
  finds: [
    {
      id: 'wavelength',
      label: 'Wavelength of the light',
      unit: 'nm',
      value: ({ frequency }) => constants.speedOfLight.value / (Number(frequency) * 1e14) / 1e-9,
      tolerance: 0.02,
      source: 'c/f, with the speed of light exact.',
      where: { mode: 'Light: double slit' },
    },
  ],
  mainReadings: [
    'relative_amplitude',
    'path_difference_cm',
    'wavelength_cm',
    'wave_speed_cm_s',
    'first_min_angle_deg',
    'first_max_angle_deg',
    'minima_count',
    'wavelength_nm',
    'fringe_spacing_mm',
  ],
  mainActions: [
    'drive',
    'one_source',
    'strobe',
    'probe_x',
    'probe_y',
    'intensity_map',
    'screen_distance',
    'found_cm',
    'found_nm',
  ],
  plot: {
    x: { column: 'path_difference_cm' },
    y: { column: 'relative_amplitude' },
    sampleEvery: 0.1,
  },
  caution:
    'A laser of class 2 at most, below eye height, its beam ending on the screen; a stroboscope may trouble people with epilepsy.',
  procedure: [
    {
      text: 'One source: lift the second dipper, start the drive and freeze the pattern with the stroboscope. Lay the ruler across several rings, find the wavelength and enter it: the bench then works out c = λf from it. Record a row at two frequencies or more.',
      done: {
        all: [
          { did: 'one_source' },
          { did: 'drive' },
          { did: 'strobe' },
          { recorded: 2, where: { mode: 'Ripple tank' }, distinct: 'wavelength_cm' },
        ],
      },
      hint: 'Measure over as many wavelengths as the ruler holds and divide: from the first crest to the sixth are five. At School and Research nothing tells λ until you have found it within 5 %; at Ideal it is told from the start. The amplitude at the probe is shown once the wave has come there and a few periods of it were seen.',
    },
    {
      text: 'Two sources: lower the dipper again and set 10 Hz and 6 cm. Turn the protractor’s arm onto each nodal line and note its angle. Check one of them with the probe: on the line the amplitude is near zero.',
      done: {
        all: [
          { did: 'one_source', times: 2 },
          { input: 'frequency', equals: 10 },
          { input: 'separation', equals: 6 },
          { reading: 'relative_amplitude', to: 0.25 },
        ],
      },
      hint: 'Far from the bar the lines are straight. The first one lies near 11°; count its order as m = 0.',
    },
    {
      text: 'Plot sin θ of the nodal lines against m + ½ and fit a line through the origin: its slope is λ/d. Then record the probe at six places or more across the pattern and see the amplitude rise and fall with the path difference.',
      done: {
        all: [
          { recorded: 6, where: { frequency: 10, separation: 6 }, distinct: 'path_difference_cm' },
          // A row that was recorded before the wave had come has no amplitude.
          { recorded: 4, where: { frequency: 10, separation: 6 }, distinct: 'relative_amplitude' },
          { byLearner: true },
        ],
      },
      hint: 'There are three lines on each side: m = 0, 1 and 2. The slope times d must agree with the λ that you found. Wait after each move until the amplitude shows again.',
    },
    {
      text: 'Vary the separation and the frequency, and record how the angle of the first minimum and the number of nodal lines follow: with the arm, and from the wavelength where you have found it. When does the last line vanish?',
      done: {
        all: [
          { recorded: 4, where: { mode: 'Ripple tank' }, distinct: 'separation' },
          { recorded: 3, where: { mode: 'Ripple tank' }, distinct: 'frequency' },
        ],
      },
      hint: 'A nodal line needs a path difference of half a wavelength, and no path difference exceeds d.',
    },
    {
      text: 'Set the phase difference to 180° and put the probe on the centre line. Record the row: the centre has become a node.',
      done: {
        all: [
          { input: 'phase', equals: 180 },
          { recorded: 1, where: { phase: 180 } },
          { reading: 'path_difference_cm', from: -0.05, to: 0.05 },
          { reading: 'relative_amplitude', to: 0.25 },
        ],
      },
      hint: 'Probe across 0 cm, along 15 cm; the relative amplitude falls from 2 to nearly 0.',
    },
    {
      text: 'Dispersion: pour in water to 15 mm, start the drive again, find the wavelength at three frequencies from 2 to 10 Hz, enter each and record the wave speed. Compare with 5 mm.',
      done: { recorded: 3, where: { depth: 15 }, distinct: 'wave_speed_cm_s' },
      hint: 'In 15 mm the speed falls as the frequency rises; in 5 mm it hardly changes.',
    },
    {
      text: 'Change to light. Switch the laser on and measure the spacing of the fringes with the ruler at four separations of the slits. Plot the spacing against 1/d: the slope is λL. Check the wavelength that it gives under “Check my result”, enter it and record once more.',
      done: {
        all: [
          { did: 'drive' },
          { recorded: 4, where: { mode: 'Light: double slit' }, distinct: 'separation' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'separation', transform: 'reciprocal' },
                y: { column: 'fringe_spacing_mm' },
              },
            ],
          },
          { found: 'wavelength' },
          { recorded: 1, where: { mode: 'Light: double slit' }, distinct: 'wavelength_nm' },
        ],
      },
      hint: 'The frequency sets the colour: 5 Hz stands for orange, 10 Hz for invisible ultraviolet. Measure across as many fringes as are bright: five at d = 0.1 mm, nine at 0.2 mm, more at larger separations. 1 cm of separation stands for d = 0.1 mm, so at L = 1 m each mm·cm of the slope is 100 nm of wavelength.',
    },
    {
      text: 'Do it badly once: slits 10 cm (1 mm) apart and the screen at 0.5 m. Record the fringe spacing and compare its relative uncertainty with that of your widest fringes. What would λ be worth from this row alone?',
      badly: true,
      done: {
        all: [
          { did: 'screen_distance' },
          { reading: 'fringe_spacing_mm', to: 0.7 },
          { recorded: 1, where: { mode: 'Light: double slit', separation: 10 } },
        ],
      },
      hint: 'The ruler is off by the same few hundredths of a millimetre for narrow fringes as for wide ones: a tenth of 0.3 mm, but only a two-hundredth of 6 mm.',
    },
  ],
  predict: {
    question:
      'Two dippers move in step. What is found where the path from one of them is half a wavelength longer than that from the other?',
    options: ['a wave about twice as high as that of one dipper', 'a wave like that of one dipper', 'hardly any wave'],
    sketch: { x: [0, 10], y: [0, 2.5] },
  },
  coach: [
    {
      after: 2,
      text: 'Measure over as many wavelengths or fringes as there is room for and divide: the error of the two ends is shared among them.',
    },
    {
      after: 8,
      text: 'The ruler and the print of the slide are off in the same way in every row: more rows do not make λ better than they are.',
    },
  ],
  demo: [
    { at: 0.2, do: 'drive', value: 1, says: 'Two dippers in step: circles run out and cross.' },
    { at: 5, do: 'strobe', value: 1, says: 'One flash in each period, and the pattern stands still.' },
    { at: 7.5, do: 'strobe', value: 0, says: 'The probe stands on the centre line, where the two waves always agree.' },
    { at: 8.5, do: 'record_point' },
    { at: 9, do: 'probe_x', value: 10, says: 'Move it aside: the path difference grows.' },
    { at: 9.1, do: 'probe_y', value: 9 },
    { at: 12, do: 'record_point', says: 'Half a wavelength: the water is almost calm here.' },
    { at: 13, do: 'one_source', value: 1, says: 'With one dipper lifted the same place is moving again.' },
    { at: 16, do: 'one_source', value: 0, says: 'Two waves together can give less than one alone.' },
  ],
});
