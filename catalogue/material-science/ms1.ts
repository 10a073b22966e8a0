import { defineExperiment } from '../define';

const theory = `
## Stress and strain

A bar of cross-section $S_0$ and gauge length $L_0$ is pulled. Load over original area is the **stress** $s=F/S_0$, extension over gauge length the **strain** $e=\\Delta L/L_0$. Bars of any size made of one metal then give one curve. It begins with a straight line,

$$s = E\\,e ,$$

whose slope is **Young's modulus**. An extensometer clipped to the bar sees only the gauge length. The travel of the crosshead also contains the stretch of frame, load cell and grips: $x=\\Delta L+F/C$. A slope taken from it is far too small.

## Yielding

Beyond a certain stress dislocations move and the strain no longer goes back. Most metals yield gradually, so an agreed value is used: the **proof stress** $R_{p0.2}$ is where a line parallel to the elastic one, shifted by 0.2 % of strain, meets the curve. Unload, and the curve runs down along such a parallel; what is left at zero load is the permanent set. In low-carbon steel dislocations are pinned. They break loose all at once at an *upper yield point*, and Lüders bands sweep along the bar at constant load.

## Hardening and the neck

Dislocations get in one another's way: the metal hardens. With true stress $\\sigma=s(1+e)$ and true strain $\\varepsilon=\\ln(1+e)$,

$$\\sigma=\\sigma_0+Q\\left(1-e^{-b\\varepsilon_p}\\right)\\qquad\\text{(Voce)}.$$

The load is $F=\\sigma S$. Hardening raises $\\sigma$, thinning lowers $S$. The two balance where

$$\\frac{d\\sigma}{d\\varepsilon}=\\sigma\\qquad\\text{(Considère)}.$$

There the load is greatest: the **tensile strength** $R_m$. From then on the weakest place thins faster than it hardens, and a **neck** takes all further strain. The engineering curve falls although the metal in the neck is harder than ever. Inside the neck the stress is triaxial, which raises the mean axial stress above the flow stress (Bridgman).

## Elongation depends on the gauge length

The uniform part grows with $L_0$, the neck does not: it scales with the bar's thickness. So

$$A=A_g+\\beta\\,\\frac{\\sqrt{S_0}}{L_0}\\qquad\\text{(Barba, Unwin)}.$$

An elongation without its gauge length says little; $L_0=5.65\\sqrt{S_0}$ is the usual choice. The **reduction of area** $Z=1-S_u/S_0$ needs no gauge length. Grey cast iron has no straight part, no neck and hardly any elongation: its graphite flakes are cracks already.
`;

export const entry = defineExperiment({
  id: 'ms1',
  simulation: 'tensile_test',
  theory,
  inputs: [
    {
      id: 'material',
      label: 'Material',
      type: 'select',
      applies: 'restart',
      options: [
        'Low-carbon steel A36',
        'Medium-carbon steel 1045 (normalised)',
        'Stainless steel 304 (annealed)',
        'Aluminium 6061-T6',
        'Aluminium 7075-T6',
        'Copper C11000 (annealed)',
        'Brass C26000 (annealed)',
        'Titanium Ti-6Al-4V (annealed)',
        'Grey cast iron class 30',
      ],
      defaultValue: 'Low-carbon steel A36',
      hint: 'Another material mounts a new bar.',
    },
    {
      id: 'diameter',
      label: 'Bar diameter',
      type: 'number',
      applies: 'restart',
      unit: 'mm',
      defaultValue: 12.5,
      min: 4,
      max: 20,
      step: 0.1,
    },
    {
      id: 'gauge_length',
      label: 'Gauge length',
      type: 'number',
      applies: 'restart',
      unit: 'mm',
      defaultValue: 50,
      min: 20,
      max: 200,
      step: 1,
      hint: 'Distance of the gauge marks on the bar.',
    },
    {
      id: 'crosshead_speed',
      label: 'Crosshead speed',
      type: 'slider',
      applies: 'live',
      unit: 'mm/min',
      defaultValue: 5,
      min: 0.5,
      max: 50,
      step: 0.5,
      hint: 'Faster straining raises the flow stress a little.',
    },
    {
      id: 'extensometer',
      label: 'Extensometer fitted',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Clipped to the gauge marks when the bar is mounted. Without it the strain is crosshead travel over gauge length.',
    },
    {
      id: 'specimen',
      label: 'Specimen number',
      type: 'number',
      applies: 'restart',
      unit: '1',
      defaultValue: 1,
      min: 1,
      max: 9999,
      step: 1,
      hint: 'Bars of one batch differ a little in strength and elongation.',
    },
    {
      id: 'noise',
      label: 'Scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: every bar is the typical one and the load cell has no noise.',
    },
  ],
  mainReadings: [
    'force',
    'stress',
    'strain',
    'extension',
    'crosshead',
    'neck_diameter',
    'youngs_modulus',
    'rp02',
    'upper_yield',
    'rm',
    'ag',
    'elongation',
    'reduction_area',
  ],
  mainActions: ['start', 'stop', 'remove_extensometer', 'unload', 'reload', 'measure_neck', 'fit_pieces'],
  runAction: { do: 'start' },
  plot: { x: { column: 'strain' }, y: { column: 'stress' }, sampleEvery: 0.1 },
  procedure: [
    {
      text: 'Measure the diameter of the bar with the caliper. The gauge marks stand 50 mm apart: that is L0.',
      done: { did: 'measure_neck' },
      hint: 'Press the caliper on the stage, or Measure the diameter. S0 = π d²/4.',
    },
    {
      text: 'Start the machine and watch the straight line, the upper yield point and the plateau of the steel.',
      done: { all: [{ did: 'start' }, { reading: 'strain', from: 0.5 }] },
      hint: 'The elastic part takes only five seconds of the test: run at ¼× to see it grow.',
    },
    {
      text: 'Beyond 2 % of strain unload the bar, see what strain is left, and reload.',
      done: { all: [{ did: 'unload' }, { did: 'reload' }] },
      hint: 'The line down is parallel to the elastic line. It is the springs of bar and machine that go back, not the slip.',
    },
    {
      text: 'Take the extensometer off before the bar breaks, then pull to fracture.',
      done: { all: [{ did: 'remove_extensometer' }, { reading: 'fracture_stress', from: 1 }] },
      hint: 'Press the extensometer on the stage. From then on the strain follows the crosshead.',
    },
    {
      text: 'On the stage zoom into the start of the curve. Lay the line along the elastic part, move its foot to 0.20 % and read the proof stress where it meets the curve.',
      done: { byLearner: true },
      hint: 'Drag the upper end of the line for its slope, the foot for its offset. Both also move by the arrow keys.',
    },
    {
      text: "Compare your values with the machine's E, Rp0.2 and Rm, fit the pieces together, and record A and Z.",
      done: { all: [{ did: 'fit_pieces' }, { recorded: 1 }, { reading: 'elongation', from: 0.1 }] },
      hint: 'Z also follows from the caliper: measure the neck of the broken bar.',
    },
    {
      text: 'Repeat with gauge lengths of 25 and 100 mm, each on a specimen of another number, and record each after fitting. Plot A against 1/L0: the slope is β √S0, the intercept Ag.',
      done: {
        all: [
          { recorded: 3, distinct: 'gauge_length' },
          { recorded: 3, distinct: 'elongation' },
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'gauge_length', transform: 'reciprocal' },
                y: { column: 'elongation' },
              },
            ],
          },
        ],
      },
      hint: 'In the plot choose y Elongation after fracture, x Gauge length as 1/value, fit a line. √S0 = 11.08 mm for 12.5 mm.',
    },
    {
      text: 'Untick Extensometer fitted and pull again. How much of the crosshead travel is the machine?',
      done: {
        all: [
          { input: 'extensometer', equals: false },
          { reading: 'stress', from: 100 },
        ],
      },
      hint: 'Record load and travel on the straight part: the machine gives 1 mm for each 100 kN.',
    },
    {
      text: 'Show the true curve. Find the Considère point, where dσ/dε has fallen to σ, then stop in the neck and follow the true stress there with the caliper.',
      done: { did: 'measure_neck', times: 3 },
      hint: 'The crossing lies at the load maximum. Stop and measure at three places between it and the fracture.',
    },
    {
      text: 'Compare with the data sheet of the steel: Rp0.2 250 MPa, Rm 400 to 550 MPa. Is the difference larger than the scatter between specimens?',
      done: { byLearner: true },
      hint: 'Change the specimen number and repeat: strengths scatter by about 1.5 %, elongations by 3 %.',
    },
  ],
  predict: {
    question:
      'A bar of low-carbon steel and an equal one of an aluminium alloy carry the same small load, far below their limits. Which one stretches more?',
    options: ['the steel', 'the aluminium', 'both alike'],
    sketch: { x: [0, 50], y: [0, 1000] },
  },
  coach: [
    {
      after: 3,
      text: 'Young’s modulus is the slope of the straight part alone: limit the fit to it before you read the slope.',
    },
  ],
  model: {
    equations: [
      {
        tex: '\\varepsilon=\\frac{\\sigma}{E}+\\varepsilon_p,\\quad \\sigma=k\\left[\\sigma_0+Q(1-e^{-b\\varepsilon_p})\\right],\\quad s=\\sigma e^{-\\varepsilon},\\quad e=e^{\\varepsilon}-1',
        says: 'The uniform bar: Hooke and Voce.',
      },
      {
        tex: 'k=\\left(\\dot e/\\dot e_0\\right)^m,\\quad \\dot e=v/L_0,\\quad \\dot e_0=1.667\\cdot10^{-3}\\,\\mathrm{s^{-1}}',
        says: 'Rate: all flow stresses rise by a small power of the strain rate.',
      },
      {
        tex: '\\bar\\sigma=\\sigma\\left(1+\\frac{2R}{a}\\right)\\ln\\left(1+\\frac{a}{2R}\\right),\\quad \\frac aR=\\frac{1.1\\,\\Delta^2}{\\Delta+0.2},\\quad \\Delta=\\varepsilon_n-\\varepsilon_u',
        says: 'The neck from the total extension Ag on: Bridgman, with the neck radius by Le Roy, softened at its start.',
      },
      {
        tex: '\\Delta L=L_0A_g+\\beta\\sqrt{S_0}\\,\\frac{\\varepsilon_n-\\varepsilon_u}{\\varepsilon_f-\\varepsilon_u},\\quad \\varepsilon_f=-\\ln(1-Z)',
        says: 'Extension of the gauge length while the neck thins, up to fracture.',
      },
      {
        tex: 'x=\\Delta L+F/C,\\quad C=100\\ \\mathrm{kN/mm}',
        says: 'Crosshead travel is imposed; load and plastic strain are solved for in every step.',
      },
      {
        tex: '\\varepsilon=\\frac{\\sigma}{E}+\\left(\\frac{\\sigma}{854\\ \\mathrm{MPa}}\\right)^4',
        says: 'Grey cast iron: Ramberg and Osgood; it breaks at Rm.',
      },
    ],
    assumptions: [
      'The gauge length is all that deforms; shoulders and grips belong to the stiffness of the machine.',
      'Volume is constant, temperature too.',
      'The strain rate is the nominal one, speed over gauge length, also in the neck; a new speed acts at once.',
      'The neck keeps the shape of a Gaussian groove of constant volume and lies inside the gauge length.',
      'Low-carbon steel shows its upper yield point once: it does not age.',
      'The elongation after fracture contains the small elastic part, below 0.9 %.',
    ],
    validity:
      'Round bars of 4 to 20 mm at room temperature and quasi-static speeds, loads to 200 kN. Curves are those of typical bars; a real batch may differ by several per cent.',
    parameters: [
      {
        name: 'E, Rp0.2, Rm, A50, Z of nine alloys',
        value:
          'A36 200 GPa, 250, 430 MPa, 33, 62 %; 1045 206, 410, 650, 22, 42; 304 193, 240, 585, 58, 70; 6061-T6 68.9, 276, 310, 17, 45; 7075-T6 71.7, 503, 572, 11, 24; C11000 117, 69, 220, 45, 70; C26000 110, 115, 325, 58, 65; Ti-6Al-4V 113.8, 880, 950, 14, 36; cast iron 100, 181, 207, 0.35, 0',
        source: "typical values: ASM Handbook vol. 1 and 2, suppliers' sheets, ASTM A36, ASTM A48",
      },
      {
        name: 'Ag (total extension at greatest load)',
        value: 'A36 20 %, 1045 13 %, 304 45 %, 6061 8.5 %, 7075 7.5 %, copper 33 %, brass 45 %, titanium 6.5 %',
        source: 'typical of such curves',
        teaching: true,
      },
      {
        name: 'σ0, Q, b and β of each alloy',
        value: 'solved from Rp0.2, Rm, Ag and A50',
        source: 'computed',
      },
      {
        name: 'Rate exponent m',
        value: '0.002 (aluminium) to 0.012 (titanium)',
        source: 'order of magnitude at room temperature',
        teaching: true,
      },
      {
        name: 'Yield point of A36',
        value: 'upper 285 MPa, plateau 250 MPa, ripple ±1.5 MPa',
        source: 'model parameter',
        teaching: true,
      },
      { name: 'Stiffness of the machine', value: '100 kN/mm', source: 'of the size of screw machines', teaching: true },
      {
        name: 'Scatter',
        value: 'strength 1.5 %, elongation 3 %, load cell 10 N (standard deviations)',
        source: 'model parameter',
        teaching: true,
      },
      { name: 'Load cell', value: '±1 % (school), ±0.5 % (research)', source: 'ISO 7500-1, class 1 and 0.5' },
      { name: 'Extensometer', value: '±3 µm (school), ±1.5 µm (research)', source: 'ISO 9513, class 1 and 0.5' },
      { name: 'Caliper', value: '±0.02 mm; micrometer ±0.004 mm', source: 'DIN 862; DIN 863-1' },
    ],
    sources: [
      'ISO 6892-1:2019, Metallic materials: tensile testing at room temperature.',
      'ASM Handbook, vol. 1 and 2; ASM Handbook, vol. 8, Mechanical Testing.',
      'A. Considère, Ann. Ponts et Chaussées 9, 574 (1885).',
      'E. Voce, J. Inst. Metals 74, 537 (1948).',
      'P. W. Bridgman, Studies in Large Plastic Flow and Fracture, McGraw-Hill, 1952.',
      'G. Le Roy, J. D. Embury, G. Edwards, M. F. Ashby, Acta Metall. 29, 1509 (1981).',
      'W. C. Unwin, Proc. Inst. Civil Engineers 155, 170 (1903).',
      'W. Ramberg and W. R. Osgood, NACA Technical Note 902 (1943).',
    ],
    limits: [
      'A real curve begins with a toe, in which grips and bar settle.',
      'Lüders bands start where a shoulder concentrates the stress, and the upper yield point depends on alignment.',
      'Copper, brass and stainless steel harden at a rate that depends on grain size and earlier working.',
      'When a neck forms outside the gauge length, A comes out too small.',
    ],
  },
  demo: [
    { at: 0, do: 'measure_neck', says: 'The caliper gives the diameter of the bar.' },
    { at: 1, do: 'start', says: 'A straight line first, then the upper yield point and the plateau.' },
    { at: 60, do: 'unload', says: 'Unloading runs down along a parallel to the elastic line.' },
    { at: 75, do: 'reload', says: 'The strain that is left is the permanent set.' },
    { at: 100, do: 'remove_extensometer', says: 'The extensometer comes off before the fracture.' },
    { at: 215, do: 'measure_neck', says: 'A neck has formed: the load falls, the true stress still rises.' },
    { at: 250, do: 'fit_pieces', says: 'Cup and cone. Fitted together, the pieces give the elongation.' },
    { at: 251, do: 'record_point' },
  ],
});
