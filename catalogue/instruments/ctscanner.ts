import { defineInstrument } from '../define';

const theory = `
## What a detector reads

A narrow X-ray beam that crosses a body is weakened along its whole path. With the air reading $I_0$ from the warm-up, each detector gives a **line integral** of the attenuation coefficient:

$$p = -\\ln\\frac{I}{I_0} = \\int \\mu\\,dl .$$

A radiograph shows one such shadow. The scanner turns and records one at each angle. Stacked row by row they form the **sinogram** $p(s,\\theta)$, in which every point of the body draws a sine wave.

## From shadows to a slice

Smearing each shadow back across the picture along its own rays puts density roughly where it belongs, but every point then wears a halo that falls off as $1/r$. The halo vanishes if the Fourier transform of each shadow is first multiplied by $|\\omega|$ (Ram-Lak):

$$\\mu(x,y)=\\int_0^\\pi q_\\theta(x\\cos\\theta+y\\sin\\theta)\\,d\\theta .$$

This is **filtered back-projection**. Too few angles leave streaks. The ramp also lifts noise of high frequency; the Hann window turns it down there, at the price of sharpness.

## Hounsfield units

$$\\mathrm{HU}=1000\\,\\frac{\\mu-\\mu_w}{\\mu_w}$$

Water reads 0, air −1000, compact bone well over 1000. The eye tells some 50 greys apart, so only a **window** of CT numbers is shown: *level* is its middle, *width* its extent.

## Photons and dose

Photons arrive at random: $N$ of them scatter by $\\sqrt N$. So noise falls as $1/\\sqrt{\\mathrm{mAs}}$: half the noise costs four times the dose. CTDIvol describes the dose in a standard plastic phantom, the dose-length product multiplies it by the length scanned, and a factor for each body region turns that into an effective dose.

## Beam hardening

A tube emits a spectrum. Soft photons are stopped first, the rest is *harder*, and the second half of a path weakens it less than the first. The middle of a uniform cylinder then comes out too dark: **cupping**. Where the body is mostly water the cure is exact, since one curve turns every reading into the length of water that gives it. Behind bone the curve is wrong, and dark bands remain.
`;

export const entry = defineInstrument({
  id: 'ctscanner',
  simulation: 'ct_scanner',
  medical: true,
  description:
    'A gantry with an X-ray tube and a row of detectors turns about the patient; a computer turns the shadows into a slice, view by view.',
  samples: ['Insert Phantom', 'Water Cylinder', 'Shepp-Logan', 'Thorax'],
  theory,
  inputs: [
    {
      id: 'phantom',
      label: 'Phantom',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Insert Phantom', 'Water Cylinder', 'Shepp-Logan', 'Thorax'],
      defaultValue: 'Insert Phantom',
      hint: 'Another one begins a new session: load it and warm up again.',
    },
    {
      id: 'geometry',
      label: 'Geometry',
      type: 'select',
      applies: 'restart',
      options: ['Parallel', 'Fan'],
      defaultValue: 'Parallel',
      hint: 'Parallel rays turn through 180°. The fan turns through 360° and is sorted into parallel rays.',
    },
    {
      id: 'beam',
      label: 'Beam',
      type: 'select',
      applies: 'next',
      options: ['Polychromatic', '70 keV'],
      defaultValue: 'Polychromatic',
      hint: 'The spectrum of a tube, or photons of one energy for comparison.',
    },
    {
      id: 'kvp',
      label: 'Tube voltage',
      type: 'select',
      unit: 'kV',
      applies: 'next',
      options: ['80', '100', '120', '140'],
      defaultValue: '120',
      hint: 'A higher voltage gives more photons, and more penetrating ones.',
    },
    {
      id: 'mas',
      label: 'Tube charge',
      type: 'slider',
      unit: 'mAs',
      applies: 'next',
      defaultValue: 200,
      min: 10,
      max: 500,
      step: 10,
    },
    {
      id: 'views',
      label: 'Projections',
      type: 'select',
      unit: '1',
      applies: 'next',
      options: ['18', '45', '90', '180', '360', '720'],
      defaultValue: '360',
    },
    {
      id: 'filter',
      label: 'Filter',
      type: 'select',
      applies: 'next',
      options: ['None', 'Ram-Lak', 'Hann'],
      defaultValue: 'Ram-Lak',
      hint: 'Comes into force with the next scan, or with Reconstruct.',
    },
    {
      id: 'bh_correction',
      label: 'Water beam-hardening correction',
      type: 'checkbox',
      applies: 'next',
      defaultValue: true,
      hint: 'Comes into force with the next scan, or with Reconstruct.',
    },
    { id: 'noise', label: 'Quantum noise', type: 'checkbox', applies: 'next', defaultValue: true },
    {
      id: 'rotation_time',
      label: 'Rotation time',
      type: 'number',
      unit: 's',
      applies: 'next',
      defaultValue: 4,
      min: 0.5,
      max: 20,
      step: 0.5,
    },
    {
      id: 'pitch',
      label: 'Pitch',
      type: 'number',
      unit: '1',
      applies: 'live',
      defaultValue: 1,
      min: 0.5,
      max: 2,
      step: 0.1,
      hint: 'Table travel in one turn over the width of the beam; it spreads the dose.',
    },
    {
      id: 'scan_length',
      label: 'Scan length',
      type: 'number',
      unit: 'cm',
      applies: 'live',
      defaultValue: 20,
      min: 1,
      max: 100,
      step: 1,
    },
    {
      id: 'region',
      label: 'Body region',
      type: 'select',
      applies: 'live',
      options: ['Head', 'Chest', 'Abdomen', 'Pelvis'],
      defaultValue: 'Chest',
    },
    {
      id: 'roi',
      label: 'Measure',
      type: 'select',
      applies: 'live',
      options: ['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'],
      defaultValue: 'Water',
    },
    {
      id: 'window_level',
      label: 'Window level',
      type: 'slider',
      unit: 'HU',
      applies: 'live',
      defaultValue: 40,
      min: -1000,
      max: 2000,
      step: 10,
      hint: 'The CT number that is shown half grey. Drag up and down on the image.',
    },
    {
      id: 'window_width',
      label: 'Window width',
      type: 'slider',
      unit: 'HU',
      applies: 'live',
      defaultValue: 400,
      min: 1,
      max: 4000,
      step: 1,
      hint: 'How many CT numbers there are from black to white. Drag sideways on the image.',
    },
  ],
  runAction: { do: 'start_scan' },
  mainReadings: ['views_done', 'hu_roi', 'noise_sd', 'cupping', 'ctdi_vol', 'dlp', 'effective_dose'],
  mainActions: ['load_patient', 'warm_up', 'start_scan', 'reconstruct', 'preset'],
  plot: {
    x: { column: 'mas', transform: 'reciprocal' },
    y: { column: 'noise_sd', transform: 'square' },
    sampleEvery: 0.1,
  },
  procedure: [
    {
      text: 'Load the insert phantom, warm up, and scan it with the 70 keV beam. Measure all five materials: choose each under Measure and record its CT number.',
      done: {
        all: [
          { did: 'load_patient' },
          { did: 'warm_up' },
          { recorded: 5, where: { phantom: 'Insert Phantom', beam: '70 keV' }, distinct: 'roi' },
        ],
      },
      hint: 'One scan is enough: the region moves on the finished image. Compare bone with 1559 HU, adipose −77, soft tissue 53, lung −741.',
    },
    {
      text: 'Put in the water cylinder and scan it with the polychromatic beam, first without the water correction, then with it. Record the cupping of each, and lay the profile line through the middle.',
      done: {
        all: [
          { recorded: 1, where: { phantom: 'Water Cylinder', beam: 'Polychromatic', bh_correction: false } },
          { recorded: 1, where: { phantom: 'Water Cylinder', beam: 'Polychromatic', bh_correction: true } },
        ],
      },
      hint: 'No second scan is needed: tick the correction and press Reconstruct. A narrow window of 100 HU shows the cup.',
    },
    {
      text: 'Scan with 18, 90 and 360 projections. Look at the streaks and record a row of each.',
      done: {
        all: [
          { recorded: 1, where: { views: '18' } },
          { recorded: 1, where: { views: '90' } },
          { recorded: 1, where: { views: '360' } },
        ],
      },
      hint: 'The insert phantom or the thorax shows streaks best. Streaks start where density changes along a straight edge.',
    },
    {
      text: 'Reconstruct one noisy scan with the Ram-Lak filter and with Hann. Record the noise of both and compare the edges.',
      done: {
        all: [
          { did: 'reconstruct' },
          { recorded: 1, where: { noise: true, filter: 'Ram-Lak' } },
          { recorded: 1, where: { noise: true, filter: 'Hann' } },
        ],
      },
      hint: 'The profile line across an edge shows what the smoother filter costs. Try None as well: that is the bare smear.',
    },
    {
      text: 'Scan the water cylinder at four tube charges or more, from 50 to 400 mAs, and record the noise of each. Noise against 1/√mAs is a straight line through zero; so is its square against 1/mAs.',
      done: {
        all: [
          { recorded: 4, where: { phantom: 'Water Cylinder', noise: true, filter: 'Ram-Lak' }, distinct: 'mas' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'mas', transform: 'reciprocal' },
                y: { column: 'noise_sd', transform: 'square' },
              },
              { with: ['power'], x: { column: 'mas' }, y: { column: 'noise_sd' } },
            ],
          },
        ],
      },
      hint: 'Reset first, so that the series is a run of its own: the options of the plot can then show it alone. The plot is set up with noise² over 1/mAs. Fit a proportion and read how much charge halves the noise.',
    },
    {
      text: 'Fill in the dose card for a chest scan of 30 cm: read CTDIvol and the dose-length product, record them, and check DLP = CTDIvol × length.',
      done: { recorded: 1, where: { region: 'Chest', scan_length: 30 } },
      hint: 'At 120 kV, 100 mAs and pitch 1 the card reads 7.0 mGy, 210 mGy cm and 2.94 mSv.',
    },
  ],
  predict: {
    question:
      'The tube charge (mAs) is made four times as large and nothing else is changed. What happens to the noise, the standard deviation in a uniform part of the image?',
    options: ['it stays the same', 'it falls to about a half', 'it falls to about a quarter', 'it grows'],
    sketch: { x: [0, 0.1], y: [0, 3000] },
  },
  coach: [
    {
      after: 2,
      text: 'Measure the noise in the same region each time: it differs between the middle and the edge of the image.',
    },
  ],
  model: {
    equations: [
      {
        tex: 'p = -\\ln\\sum_E w_E\\,e^{-\\sum_m \\mu_m(E) L_m}, \\quad w_E \\propto E',
        says: 'A ray through lengths L of the materials; 24 energy groups of equal fluence, an energy-integrating detector.',
      },
      {
        tex: '\\Phi(E)\\propto(\\mathrm{kVp}/E-1)\\,e^{-\\mu_W d/\\sin\\alpha}\\,e^{-\\mu_{Al}t}',
        says: 'The tube: Kramers’ law, absorption in the anode, 7 mm of aluminium; K lines of tungsten above 69.5 kV.',
      },
      {
        tex: '2ab\\sqrt{A^2-d^2}/A^2, \\quad A^2=a^2\\cos^2\\theta+b^2\\sin^2\\theta',
        says: 'Chord of an ellipse at distance d from its centre: noiseless data are exact.',
      },
      {
        tex: 'N\\sim\\mathrm{Poisson}(N_0 I/I_0), \\quad N_0 = 2000\\,\\mathrm{mAs}\\,(\\mathrm{kVp}/120)^{2.6}\\,(360/\\mathrm{views})',
        says: 'Photons counted on a ray. The 70 keV beam takes the factor 1 for the voltage.',
      },
      {
        tex: 'h_0=\\tfrac14,\\; h_{\\mathrm{odd}\\,n}=-\\frac{1}{(\\pi n)^2},\\; h_{\\mathrm{even}\\,n}=0',
        says: 'The Ram-Lak filter, built in space so that water has no offset; Hann multiplies its transform by ½(1 + cos 2πf).',
      },
      {
        tex: '\\mu(x,y)=\\frac{\\pi}{n}\\sum_\\theta q_\\theta(x\\cos\\theta+y\\sin\\theta)',
        says: 'Back-projection of the n views there are, linear between detectors.',
      },
      {
        tex: 'u^2(\\overline{\\mathrm{HU}})=\\sum_{\\mathrm{rays}} w^2\\,\\frac{(\\mathrm df/\\mathrm dp)^2}{N}',
        says: 'Standard uncertainty of the mean of a region, from the N photons counted on each ray; w is the weight of the ray in that mean, f the water correction. Pixels are correlated, so their scatter over the root of their number would be wrong.',
      },
      {
        tex: '\\mathrm{CTDI_{vol}}=n\\,(\\mathrm{kVp}/120)^{2.6}\\,\\frac{\\mathrm{mAs}}{100\\,\\mathrm{pitch}},\\quad E=k\\cdot\\mathrm{CTDI_{vol}}\\cdot L',
        says: 'Dose in the standard phantom, dose-length product and effective dose.',
      },
    ],
    assumptions: [
      'One slice through bodies that do not change along the table and do not move.',
      'No scattered radiation, no cross-talk and no afterglow of the detectors; rays are lines.',
      'Fan views are sorted into parallel ones by linear interpolation before they are filtered.',
      'The uncertainty of a CT number is that of counting photons: streaks, edges and beam hardening are no part of it.',
      'Without a filter, readings are divided by 200 mm (and by π), so that the middle of 200 mm of water keeps its value.',
      'Dose follows from the settings on the card, not from the phantom that lies on the table.',
    ],
    validity:
      'Noiseless CT numbers of the inserts agree with an independent library within 2 HU. Fan and parallel beams agree within 1 HU there. Cupping with the water correction stays below 2 HU at every voltage.',
    parameters: [
      {
        name: 'Attenuation coefficients',
        value: 'water, cortical bone, adipose, soft tissue, lung, aluminium, tungsten, 10–150 keV',
        source: 'NIST Standard Reference Database 126 (Hubbell and Seltzer), tissues of ICRU Report 44',
      },
      {
        name: 'Production depth in the anode',
        value: '1.8 µm, anode angle 12°',
        source: 'chosen so that 2.5 mm Al gives half-value layers of 2.9, 3.5 and 4.2 mm Al at 80, 100 and 120 kV',
        teaching: true,
      },
      { name: 'Filter of the tube', value: '7 mm Al', source: 'model parameter', teaching: true },
      {
        name: 'Photons on a ray',
        value: '2000 for each mAs at 120 kV and 360 views',
        source: 'model parameter: noise of 18 HU at 200 mAs',
        teaching: true,
      },
      {
        name: 'Detectors',
        value: '367 of 1 mm (parallel); 512 over 28° (fan)',
        source: 'model parameter',
        teaching: true,
      },
      { name: 'Source to centre', value: '540 mm', source: 'usual gantry', teaching: true },
      { name: 'Image', value: '256 × 256 pixels of 1 mm', source: 'model parameter', teaching: true },
      {
        name: 'CTDIvol for 100 mAs at 120 kV',
        value: '15 mGy head (16 cm phantom), 7 mGy body (32 cm phantom)',
        source: 'typical scanners',
        teaching: true,
      },
      {
        name: 'k, effective dose for each DLP',
        value: '0.0021 head, 0.014 chest, 0.015 abdomen and pelvis, mSv/(mGy cm)',
        source: 'AAPM Report 96; ICRP Publication 102',
      },
    ],
    sources: [
      'J. Radon, Ber. Verh. Sächs. Akad. Wiss. Leipzig 69 (1917) 262: the inversion of line integrals.',
      'G. N. Ramachandran and A. V. Lakshminarayanan, PNAS 68 (1971) 2236: filtering in space.',
      'L. A. Shepp and B. F. Logan, IEEE Trans. Nucl. Sci. 21 (1974) 21: the head phantom.',
      'A. C. Kak and M. Slaney, Principles of Computerized Tomographic Imaging (1988), chapter 3; noise of images, 5.2.',
      'JCGM 100:2008, Guide to the Expression of Uncertainty in Measurement, 5.1.2: uncertainty of a weighted sum.',
      'A. Wunderlich and F. Noo, Phys. Med. Biol. 53 (2008) 2471: covariance of images by filtered back-projection.',
      'J. H. Hubbell and S. M. Seltzer, NISTIR 5632: attenuation coefficients.',
      'AAPM Report 96, The Measurement, Reporting, and Management of Radiation Dose in CT (2008).',
    ],
    limits: [
      'Real scanners turn in less than half a second, record hundreds of slices at once and work in a helix.',
      'Scatter, the size of the focus, motion and metal add artefacts that are left out here.',
      'Modern reconstruction is iterative or learned: less noise for the same dose, with a texture of its own.',
      'Dose to a patient depends on size; CTDIvol is that of a plastic cylinder.',
    ],
  },
  demo: [
    { at: 0.2, do: 'load_patient', says: 'A cylinder of water with four inserts lies on the table.' },
    { at: 0.8, do: 'warm_up', says: 'Warm-up: every detector notes its reading in air.' },
    { at: 4, do: 'start_scan', says: 'Each view adds a row to the sinogram and a smear to the picture.' },
    { at: 5.6, do: 'preset', value: 'Lung', says: 'A wide window shows air and lung too.' },
    { at: 6.4, do: 'preset', value: 'Bone', says: 'The bone window saves bright inserts from being plain white.' },
    { at: 7.2, do: 'preset', value: 'Soft tissue', says: 'The more angles, the fewer streaks are left.' },
    { at: 8.2, do: 'record_point', says: 'All views are in: water reads 0 HU, as it is defined to.' },
  ],
});
