import { defineExperiment } from '../define';

const INTO_WATER = { n1: '1', n2: '1.33' } as const;

export const entry = defineExperiment({
  id: 'phy6',
  simulation: 'refraction',
  texts: () => import('./phy6.texts'),
  inputs: [
    {
      id: 'angle',
      label: 'Angle of incidence',
      type: 'slider',
      unit: '°',
      applies: 'live',
      defaultValue: 30,
      min: 0,
      max: 89,
      step: 0.1,
      hint: 'Between the beam and the normal. On the table the ray box moves by whole degrees when dragged, by tenths with the arrow keys.',
    },
    {
      id: 'n1',
      label: 'Medium 1 index',
      type: 'select',
      unit: '1',
      applies: 'live',
      apparatus: true,
      options: ['1', '1.33', '1.52'],
      defaultValue: '1',
      hint: 'Where the light comes from: 1 air, 1.33 water, 1.52 glass.',
    },
    {
      id: 'n2',
      label: 'Medium 2 index',
      type: 'select',
      unit: '1',
      applies: 'live',
      apparatus: true,
      options: ['1', '1.33', '1.52'],
      defaultValue: '1.33',
      hint: 'Beyond the boundary, or of the body on the table.',
    },
    {
      id: 'polarisation',
      label: 'Polarisation',
      type: 'select',
      applies: 'live',
      options: ['unpolarised', 's', 'p'],
      defaultValue: 'unpolarised',
      hint: 's: the field swings across the plane of incidence; p: in it.',
    },
    {
      id: 'dispersion',
      label: 'Use the index at the chosen wavelength',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Otherwise the index is that at the yellow sodium line, whatever the colour.',
    },
    {
      id: 'wavelength',
      label: 'Wavelength',
      type: 'slider',
      unit: 'nm',
      applies: 'live',
      defaultValue: 589,
      min: 400,
      max: 700,
      step: 1,
    },
  ],
  tells: {
    critical_angle: ['n1', 'n2', 'dispersion', 'wavelength'],
    brewster_angle: ['n1', 'n2', 'dispersion', 'wavelength'],
    evanescent_depth_nm: ['n1', 'n2', 'angle', 'dispersion', 'wavelength'],
    speed_in_medium_2: ['n1', 'n2', 'angle', 'dispersion', 'wavelength'],
    sin_i: ['angle'],
  },
  finds: [
    {
      id: 'n2',
      label: 'Index of refraction of medium 2',
      unit: '1',
      value: (inputs) => Number(inputs['n2']),
      tolerance: 0.0055,
      source: 'The medium that was chosen.',
    },
  ],
  afterRecord: ['critical_angle', 'brewster_angle'],
  caution:
    'A laser of class 2 at most, never at eye height, no watches or rings in the beam, and every mirror beam ends on a screen.',
  mainReadings: [
    'angle_refracted',
    'sin_i',
    'sin_r',
    'reflectance',
    'transmittance',
    'deviation_deg',
    'detector_power',
    'angle_reflected',
    'critical_angle',
    'brewster_angle',
    'evanescent_depth_nm',
    'speed_in_medium_2',
  ],
  mainActions: [
    'shape',
    'swap_media',
    'laser',
    'white_light',
    'wave_fronts',
    'detector',
    'to_critical_angle',
    'rotate_source',
  ],
  plot: {
    x: { column: 'sin_r' },
    y: { column: 'sin_i' },
    sampleEvery: 0.2,
    along: { sin_r: ['angle'], angle_refracted: ['angle'] },
  },
  procedure: [
    {
      text: 'Flat boundary from air to water (1 → 1.33). Record a row at five angles of incidence or more between 10° and 80°.',
      done: { recorded: 5, where: INTO_WATER, distinct: 'angle' },
      hint: 'Drag the ray box along the rim, or type the angle.',
    },
    {
      text: 'Plot sin θ₁ against sin θ₂ and lay a line through the origin: its slope is n₂/n₁. Check n₂. Which angles tell you most about the slope?',
      done: {
        all: [
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'sin_r' }, y: { column: 'sin_i' } },
              {
                with: ['line', 'proportional'],
                x: { column: 'angle', transform: 'sin' },
                y: { column: 'angle_refracted', transform: 'sin' },
              },
            ],
          },
          { found: 'n2' },
        ],
      },
      hint: 'The sines are read with about the same error everywhere, so the large ones hold the line best. Expect 1.33.',
    },
    {
      badly: true,
      text: 'Do it badly once: plot the angles themselves, refraction against incidence, and lay a line through the origin. What would its slope say of the index, and do the residuals scatter or bend?',
      done: {
        fitted: [{ with: ['line', 'proportional'], x: { column: 'angle' }, y: { column: 'angle_refracted' } }],
      },
      hint: 'Put the angle of incidence on x and the angle of refraction on y, both as they are. At small angles their quotient is 1.33, at 80° it is 1.67: no single number. χ²/ν and the residuals say so; then plot the sines again.',
    },
    {
      text: 'Swap the media. Increase the angle slowly until the refracted beam grazes the boundary and vanishes. Record this critical angle and compare it with arcsin(n₂/n₁).',
      done: { recorded: 1, having: { reading: 'sin_i', from: 0.742, to: 0.762 }, where: { n1: '1.33', n2: '1' } },
      hint: 'From water to air it lies near 48.8°. Find it by hand first; “Turn to where the refracted beam grazes” then sets it exactly, and the reading “Critical angle” comes with your row.',
    },
    {
      text: 'Put glass in place of the water (1 → 1.52) and polarise the beam. Record the reflectance at six angles or more for s and for p. Where does p vanish?',
      done: {
        all: [
          { recorded: 6, where: { n1: '1', n2: '1.52', polarisation: 's' }, distinct: 'angle' },
          { recorded: 6, where: { n1: '1', n2: '1.52', polarisation: 'p' }, distinct: 'angle' },
        ],
      },
      hint: 'Brewster’s angle is arctan 1.52 = 56.7°. Take the angles close together there.',
    },
    {
      text: 'Lay the half-disc on the table and send the beam through its round side on to the flat one (1.52 → 1). Watch total reflection from within: why does the beam not bend at the round side?',
      done: {
        all: [
          { did: 'shape' },
          { input: 'n1', equals: '1.52' },
          { input: 'n2', equals: '1' },
          { reading: 'reflectance', from: 0.999 },
        ],
      },
      hint: 'It meets the round side along a radius, so at 0° to the normal. Beyond 41.1° the flat side reflects everything.',
    },
    {
      text: 'Prism with white light, 1 → 1.52, near 50°. Then switch to the laser and record the deviation at 400 nm and at 700 nm: the difference is the spread of the colours.',
      done: {
        all: [
          { did: 'white_light' },
          { recorded: 2, where: { n1: '1', n2: '1.52', dispersion: true }, distinct: 'wavelength' },
        ],
      },
      hint: 'The spread is below 2°: read to half a degree it is known badly. The research grade has a vernier.',
    },
  ],
  predict: {
    question:
      'A beam enters water at 60° to the normal. Then the angle is halved to 30°. What does the angle in the water do?',
    options: ['it is halved as well', 'it falls to less than half', 'it falls, but stays above half'],
    sketch: { x: [0, 1], y: [0, 1] },
  },
  coach: [
    {
      after: 3,
      text: 'Small angles say little: at 10° the protractor’s half degree is 5 % of the reading. Take some angles of 60° and more.',
    },
    {
      after: 5,
      text: 'All half chords are divided by the radius of one circle: if it was drawn 0.3 % too large, every sine is 0.3 % too small, and so the index is wrong by as much, however many rows you take. Only another circle could show it.',
    },
  ],
  demo: [
    { at: 0, says: 'A beam meets water. It bends towards the normal, and a little is reflected.', set: { angle: 30 } },
    {
      at: 3,
      says: 'The farther it comes in from the normal, the more it bends; the reflected beam grows brighter.',
      set: { angle: 60 },
    },
    {
      at: 6,
      do: 'wave_fronts',
      value: 1,
      says: 'In the water the wave is slower, so its crests lie closer together: that is why it turns.',
    },
    { at: 11, do: 'wave_fronts', value: 0, says: 'Now the other way round: from water to air.' },
    { at: 11.5, do: 'swap_media' },
    { at: 12, set: { angle: 45 } },
    { at: 15, do: 'to_critical_angle', says: 'At the critical angle the refracted beam grazes the boundary.' },
    { at: 19, set: { angle: 60 }, says: 'Beyond it everything is reflected.' },
    { at: 23, do: 'swap_media', says: 'A prism with white light: each colour has its own index.' },
    { at: 23.2, set: { n2: '1.52', angle: 50 } },
    { at: 23.4, do: 'shape', value: 'prism' },
    { at: 23.6, do: 'white_light', value: 1 },
  ],
});
