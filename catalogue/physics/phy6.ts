import { defineExperiment } from '../define';

const theory = `
## Light slows down

In a vacuum light travels at $c$, in a transparent medium at $c/n$. The number $n$ is the **index of refraction**: 1.33 for
water, 1.52 for window glass, 1.0003 for air. A wave that arrives at a boundary at an angle touches it with one end first,
and that end changes its speed before the other. So the wave front swings round, and the ray bends:

$$n_1 \\sin\\theta_1 = n_2 \\sin\\theta_2$$

This is **Snell's law**. Both angles are counted from the normal, the line at right angles to the boundary. Into a denser
medium the ray bends towards the normal, into a thinner one away from it. A graph of $\\sin\\theta_1$ against
$\\sin\\theta_2$ is a straight line through the origin of slope $n_2/n_1$; a graph of the angles themselves is curved.

## When there is no way out

From dense to thin $\\theta_2$ reaches 90° while $\\theta_1$ is still smaller, at the **critical angle**

$$\\theta_c = \\arcsin\\frac{n_2}{n_1}.$$

Beyond it no refracted ray exists. Everything is reflected, without any loss: **total internal reflection**, which keeps
light in an optical fibre. Still, the field does not end at the boundary. A wave lives on behind it and fades within a
fraction of a wavelength.

## How much is reflected

The boundary divides the power between two rays. How it does so depends on the angle and on the **polarisation**: s when the
electric field swings across the plane of incidence, p when it swings in it. Fresnel's equations give the amplitudes,

$$r_s=\\frac{n_1\\cos\\theta_1-n_2\\cos\\theta_2}{n_1\\cos\\theta_1+n_2\\cos\\theta_2},\\qquad
r_p=\\frac{n_2\\cos\\theta_1-n_1\\cos\\theta_2}{n_2\\cos\\theta_1+n_1\\cos\\theta_2},$$

and the reflectance is $R = r^2$. Straight on, glass reflects 4.3 %. At **Brewster's angle**, $\\tan\\theta_B=n_2/n_1$,
p-polarised light is not reflected at all: reflected glare is s-polarised, and that is why polarising sunglasses help.

## Colours

The index falls slowly from violet to red. This **dispersion** is small, about 1 % in glass over the visible spectrum, but a prism
turns the ray twice in the same sense and lays the colours side by side.
`;

const INTO_WATER = { n1: '1', n2: '1.33' } as const;

export const entry = defineExperiment({
  id: 'phy6',
  simulation: 'refraction',
  theory,
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
    speed_in_medium_2: ['n2', 'dispersion', 'wavelength'],
    sin_i: ['angle'],
  },
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
  plot: { x: { column: 'sin_r' }, y: { column: 'sin_i' }, sampleEvery: 0.2 },
  procedure: [
    {
      text: 'Flat boundary from air to water (1 → 1.33). Record a row at five angles of incidence or more between 10° and 80°.',
      done: { recorded: 5, where: INTO_WATER, distinct: 'angle' },
      hint: 'Drag the ray box along the rim, or type the angle.',
    },
    {
      text: 'Plot sin θ₁ against sin θ₂ and lay a line through the origin: its slope is n₂/n₁. Which angles tell you most about the slope?',
      done: {
        fitted: [
          { with: ['line', 'proportional'], x: { column: 'sin_r' }, y: { column: 'sin_i' } },
          {
            with: ['line', 'proportional'],
            x: { column: 'angle', transform: 'sin' },
            y: { column: 'angle_refracted', transform: 'sin' },
          },
        ],
      },
      hint: 'The sines are read with about the same error everywhere, so the large ones hold the line best. Expect 1.33.',
    },
    {
      text: 'Swap the media. Increase the angle slowly until the refracted beam grazes the boundary and vanishes. Record this critical angle and compare it with arcsin(n₂/n₁).',
      done: { recorded: 1, where: { n1: '1.33', n2: '1' } },
      hint: 'From water to air it lies near 48.8°. “Turn to where the refracted beam grazes” sets it exactly.',
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
      text: 'Plot the angles themselves once, with a straight line through them: the residuals bend. The same rows as sines lie on a line.',
    },
  ],
  model: {
    equations: [
      {
        tex: 'n_1\\sin\\theta_1 = n_2\\sin\\theta_2',
        says: "Snell's law; beyond the critical angle the root is imaginary.",
      },
      {
        tex: 'r_s=\\frac{n_1c_1-n_2c_2}{n_1c_1+n_2c_2},\\quad r_p=\\frac{n_2c_1-n_1c_2}{n_2c_1+n_1c_2}',
        says: 'Fresnel, with c the cosines; R = r², the mean of both for unpolarised light, T = 1 − R.',
      },
      {
        tex: 'd=\\frac{\\lambda}{4\\pi\\sqrt{n_1^2\\sin^2\\theta_1-n_2^2}}',
        says: 'Depth of the evanescent wave, where its intensity has fallen to 1/e.',
      },
      {
        tex: 'n(\\lambda)=n+\\hat n(\\lambda)-\\hat n(589.3),\\quad \\hat n^2=1+\\sum_i\\frac{B_i\\lambda^2}{\\lambda^2-C_i}',
        says: 'Dispersion by Sellmeier’s equation; the index that names the medium is kept at the sodium line.',
      },
    ],
    assumptions: [
      'Plane and smooth boundaries; clear and non-magnetic media.',
      'The beam is a ray without width; branches below 0.5 % of it, and beyond the eighth, are not followed.',
      'White light is eleven colours of equal power.',
    ],
    validity: 'Visible light on bodies much larger than the wavelength.',
    parameters: [
      {
        name: 'Water, 20 °C: B; C in µm²',
        value:
          '0.5684027565, 0.1726177391, 0.02086189578, 0.1130748688; 0.005101829712, 0.01821153936, 0.02620722293, 10.69792721',
        source: 'Daimon and Masumura, Appl. Opt. 46, 3811 (2007)',
      },
      {
        name: 'Glass N-BK7: B; C in µm²',
        value: '1.03961212, 0.231792344, 1.01046945; 0.00600069867, 0.0200179144, 103.560653',
        source: 'Schott AG, data sheet',
      },
      { name: 'Speed of light', value: '299 792 458 m/s', source: 'SI, exact' },
      {
        name: 'Prism, half-disc, slab',
        value: '60° and 60 mm; radius 50 mm; 20 mm thick',
        source: 'teaching optics sets',
        teaching: true,
      },
      { name: 'Slit of the detector', value: '1° (Gaussian)', source: 'chosen for the apparatus', teaching: true },
    ],
    sources: [
      'M. Born and E. Wolf, Principles of Optics, 7th ed. (1999), §1.5',
      'M. Daimon and A. Masumura, Appl. Opt. 46, 3811 (2007)',
      'E. Hecht, Optics, 5th ed. (2017), ch. 4',
    ],
    limits: [
      'A real beam is a millimetre wide, so its edges read a little differently, and grazing beams smear along the boundary.',
      'Real glass absorbs and scatters a little; anti-reflection coatings and polished faces differ from Fresnel’s values.',
    ],
  },
  demo: [
    { at: 0, says: 'A beam meets water. It bends towards the normal, and a little is reflected.', set: { angle: 30 } },
    {
      at: 3,
      says: 'The steeper it comes in, the more it bends; the reflected beam grows brighter.',
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
