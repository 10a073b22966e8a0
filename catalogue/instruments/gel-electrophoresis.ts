import { defineInstrument } from '../define';

const theory = `
## Why a gel

Every base pair of DNA carries two negative charges, so charge and friction grow together with length: in free solution all sizes move alike, at about $3.75\\times10^{-4}\\ \\mathrm{cm^2/(V\\,s)}$. A **gel** tells them apart. Short fragments slip through the pores of the agarose like balls through a sieve (Ogston); long ones thread their way head first, like a snake in grass (reptation).

## Mobility and distance

A band moves at $v=\\mu E$, where $E$ is the voltage over the distance between the electrodes, so that after the time $t$

$$x=\\mu E t .$$

Measured mobilities of duplex DNA follow, over the useful range,

$$\\frac1{\\mu(L)}=\\frac1{\\mu_L}-\\left(\\frac1{\\mu_L}-\\frac1{\\mu_s}\\right)e^{-L/\\gamma}.$$

$\\mu_s$ is the limit for short DNA, $\\mu_L$ that for long DNA, and $\\gamma$ the size at which one goes over into the other. A **dense** gel spreads the small fragments, a **dilute** one the large. A high field flattens the long end: everything above some 10 kbp then runs together. Above 10 V/cm the gel warms, its middle runs ahead, and the bands **smile**.

## Cutting DNA

A restriction enzyme cuts wherever its short palindrome occurs: HindIII at A↓AGCTT. A **linear** molecule with $n$ sites gives $n+1$ fragments, a **circular** one $n$. Fragments add up to the whole, which is the first check of every digest. An uncut plasmid shows two bands for one size: the supercoiled form is compact and runs ahead, the nicked circle lags behind.

## Bands

Each cut molecule gives each fragment once, so the **mass** of a band, and with it its light, goes with its length. Short fragments are faint as well as fast. Bands broaden by diffusion, $\\sigma^2=\\sigma_0^2+2Dt$.

## Sizing an unknown

A **ladder** of known sizes runs beside the unknown. Three curves can be laid through it:

* the straight line of log size against distance: crude, since the points bend;
* Southern's hyperbola, $L=\\dfrac{k_1}{x-x_0}+k_2$;
* a smooth monotone curve through every point.

All three hold only *between* the outermost bands. The uncertainty grows where the curve is steep, and where the ladder leaves a hole: the HindIII ladder has none between 564 and 2027 bp.

Lambda's ends carry 12 free bases that pair with each other. Unless a HindIII ladder is heated before loading, some of its 4361 bp ends sit on the 23 130 bp band.
`;

const enzymes = [
  'None',
  'HindIII',
  'EcoRI',
  'BamHI',
  'KpnI',
  'XhoI',
  'SalI',
  'XbaI',
  'SmaI',
  'BglII',
  'NdeI',
  'ApaI',
  'ScaI',
  'PvuII',
  'PstI',
] as const;

export const entry = defineInstrument({
  id: 'gel-electrophoresis',
  simulation: 'gel_electrophoresis',
  description:
    'A horizontal agarose gel in its tank, a power supply, a micropipette and a UV transilluminator. DNA is cut, run, stained and photographed, and its fragments are sized against a ladder.',
  samples: [
    'Lambda DNA, 48 502 bp, linear',
    'Plasmid pUC19, 2686 bp, circular',
    'Ladders: Lambda HindIII, 1 kb, 100 bp',
    'An unknown fragment',
  ],
  theory,
  inputs: [
    {
      id: 'agarose',
      label: 'Agarose',
      type: 'slider',
      applies: 'restart',
      unit: '%',
      defaultValue: 1,
      min: 0.5,
      max: 1.5,
      step: 0.1,
      hint: 'Dense gels spread small fragments, dilute ones large fragments.',
    },
    {
      id: 'voltage',
      label: 'Voltage',
      type: 'slider',
      applies: 'live',
      unit: 'V',
      defaultValue: 75,
      min: 10,
      max: 150,
      step: 5,
    },
    {
      id: 'electrode_distance',
      label: 'Electrode distance',
      type: 'number',
      applies: 'restart',
      unit: 'cm',
      defaultValue: 15,
      min: 10,
      max: 30,
      step: 1,
      hint: 'The field is the voltage over this distance.',
    },
    {
      id: 'gel_length',
      label: 'Gel length',
      type: 'number',
      applies: 'restart',
      unit: 'cm',
      defaultValue: 12,
      min: 6,
      max: 20,
      step: 1,
      hint: 'From the wells to the end.',
    },
    {
      id: 'buffer',
      label: 'Buffer',
      type: 'select',
      applies: 'restart',
      options: ['1x TAE', '0.5x TBE'],
      defaultValue: '1x TAE',
    },
    {
      id: 'dna',
      label: 'DNA',
      type: 'select',
      applies: 'restart',
      options: ['Lambda', 'pUC19'],
      defaultValue: 'Lambda',
      hint: 'Lambda is linear, 48 502 bp; pUC19 is a circle of 2686 bp.',
    },
    {
      id: 'enzyme_1',
      label: 'Enzyme 1',
      type: 'select',
      applies: 'restart',
      options: enzymes,
      defaultValue: 'HindIII',
    },
    {
      id: 'enzyme_2',
      label: 'Enzyme 2',
      type: 'select',
      applies: 'restart',
      options: enzymes,
      defaultValue: 'None',
      hint: 'Two enzymes in one tube cut at the sites of both.',
    },
    {
      id: 'ladder',
      label: 'Ladder',
      type: 'select',
      applies: 'restart',
      options: ['Lambda HindIII', '1 kb', '100 bp'],
      defaultValue: 'Lambda HindIII',
    },
    {
      id: 'dna_mass',
      label: 'DNA per lane',
      type: 'slider',
      applies: 'restart',
      unit: 'ng',
      defaultValue: 250,
      min: 5,
      max: 1000,
      step: 5,
      hint: 'The bands of a lane share it in proportion to their lengths.',
    },
    {
      id: 'stain',
      label: 'Stain',
      type: 'select',
      applies: 'live',
      options: ['Ethidium bromide', 'SYBR Safe'],
      defaultValue: 'Ethidium bromide',
    },
    {
      id: 'probe_size',
      label: 'Probe size',
      type: 'number',
      applies: 'live',
      unit: 'bp',
      defaultValue: 1000,
      min: 50,
      max: 50000,
      step: 1,
      hint: 'An imagined fragment, whose mobility and distance are among the readings.',
    },
    {
      id: 'band_index',
      label: 'Band to read (1 = largest)',
      type: 'number',
      applies: 'live',
      unit: '1',
      defaultValue: 1,
      min: 1,
      max: 20,
      step: 1,
    },
  ],
  runAction: { do: 'start_run' },
  tells: {
    field: ['voltage', 'electrode_distance'],
    probe_mobility: ['agarose', 'voltage', 'electrode_distance', 'buffer', 'probe_size'],
  },
  mainReadings: [
    'dye_front',
    'run_time',
    'field',
    'fragment_count',
    'band_size',
    'band_distance',
    'estimated_size',
    'estimated_size_southern',
    'estimated_size_linear',
    'calibration_r2',
  ],
  mainActions: [
    'cast_gel',
    'digest',
    'load_sample',
    'start_run',
    'stop_run',
    'stain_gel',
    'image_gel',
    'calibrate',
    'measure_band',
    'check_answer',
  ],
  plot: {
    x: { column: 'time' },
    y: { column: 'dye_front' },
    sampleEvery: 60,
  },
  procedure: [
    {
      text: 'Cast a 1 % gel, digest lambda DNA with HindIII, and load the samples.',
      done: {
        all: [
          { input: 'agarose', equals: 1 },
          { input: 'dna', equals: 'Lambda' },
          { input: 'enzyme_1', equals: 'HindIII' },
          { did: 'cast_gel' },
          { did: 'digest' },
          { did: 'load_sample' },
        ],
      },
      hint: 'Press the tray, then the tube, then the micropipette. Lane 1 takes the ladder, 2 uncut DNA, 3 the digest, 4 the unknown.',
    },
    {
      text: 'Run it at 75 V until the blue dye is three quarters down the gel, then switch the power off.',
      done: { all: [{ input: 'voltage', equals: 75 }, { did: 'start_run' }, { reading: 'dye_front', from: 85 }] },
      hint: 'Switch the power on. An hour of lab time then takes 12 s. Three quarters of 12 cm are 90 mm; at 95 % the power goes off by itself.',
    },
    {
      text: 'Stain the gel and photograph it in UV light.',
      done: { all: [{ did: 'stain_gel' }, { did: 'image_gel' }] },
      hint: 'Ethidium bromide lies between the bases and glows orange. The gel goes to the transilluminator.',
    },
    {
      text: 'Read the distances of the bands of the digest, which is the ladder itself here: choose band 1, 2, 3 … and record each. Plot log₁₀ of the size against the distance and fit a line; then calibrate.',
      done: {
        all: [
          { recorded: 6, distinct: 'band_index' },
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'band_distance' },
                y: { column: 'band_size', transform: 'log10' },
              },
            ],
          },
          { did: 'calibrate' },
        ],
      },
      hint: 'On the Plot tab choose x Distance of the band, y True size of the band, log₁₀. The line misses: the points bend. Compare it with the curves on the stage.',
    },
    {
      text: 'Lay the measuring line on the band of the unknown, read its size from the ladder, and check it. State the per cent error.',
      done: { did: 'check_answer' },
      hint: 'The readings give the size by all three curves. Which one is nearest, and why?',
    },
    {
      text: 'Map the sites: a new gel with HindIII and EcoRI together. Find which HindIII fragments are gone and order the pieces.',
      done: {
        all: [
          { input: 'dna', equals: 'Lambda' },
          { input: 'enzyme_1', equals: 'HindIII' },
          { input: 'enzyme_2', equals: 'EcoRI' },
          { did: 'image_gel' },
        ],
      },
      hint: 'The 23 130 bp end fragment is cut once, at 21 226: 21 226 and 1904 bp. Together the 13 pieces are 48 502 bp again.',
    },
    {
      text: 'Compare gels of 0.7 % and 1.5 %: run both, and record a large and a small band on each.',
      done: {
        all: [
          { recorded: 2, where: { agarose: 0.7 }, distinct: 'band_index' },
          { recorded: 2, where: { agarose: 1.5 }, distinct: 'band_index' },
        ],
      },
      hint: 'Look at the distance between 23 130 and 9416 bp, and at that between 2322 and 2027 bp.',
    },
  ],
  predict: {
    question:
      'A fragment of 500 base pairs and one of 5,000 run side by side in the same gel. Which one is farther from the wells at the end?',
    options: ['the shorter one', 'the longer one', 'both are equally far'],
    sketch: { x: [0, 7200], y: [0, 120] },
  },
  coach: [
    {
      after: 2,
      text: 'Measure from the well to the middle of the band, and read sizes only between two bands of the ladder.',
    },
  ],
  model: {
    equations: [
      { tex: 'E=\\frac{U}{d}', says: 'Field from voltage and electrode distance.' },
      {
        tex: '\\frac1{\\mu(L)}=\\frac1{\\mu_L}-\\left(\\frac1{\\mu_L}-\\frac1{\\mu_s}\\right)e^{-L/\\gamma}',
        says: 'Mobility of duplex DNA (van Winkle, Beheshti, Rill).',
      },
      {
        tex: '\\gamma\\to\\gamma\\,\\frac{2.78}{E},\\qquad \\mu_L\\to\\min\\!\\left(0.95\\,\\mu_s,\\ \\mu_L\\left(\\tfrac{E}{2.78}\\right)^{0.9}\\right)',
        says: 'At fields other than 2.78 V/cm: our fit to the rows at 5 V/cm.',
      },
      { tex: 'x=\\sum_i\\mu(L,E_i)\\,E_i\\,t_i', says: 'Distance, summed over the voltages that were on.' },
      {
        tex: '\\sigma^2=\\sigma_0^2+2Dt,\\qquad D=D_{1000}\\left(\\tfrac{1000}{L}\\right)^{0.57}',
        says: 'Width of a band.',
      },
      {
        tex: 'x(u)=x\\,(1-s\\,u^2),\\qquad s=0.03\\,(E-10)',
        says: 'Smile above 10 V/cm, at the place u from −1 to 1 across the gel.',
      },
      {
        tex: 'm_i=m\\,\\frac{L_i}{\\sum_j L_j},\\qquad b=1-e^{-I/I_0}',
        says: 'Mass of a band, and what the camera makes of its light I.',
      },
      {
        tex: 'L=\\frac{k_1}{x-x_0}+k_2',
        says: 'Southern fit, least squares on ln L; the straight line and the monotone cubic (PCHIP) are of ln L against x.',
      },
    ],
    assumptions: [
      'Digests are complete; every fragment comes off as often as every other.',
      'The field is even between the electrodes and the buffer keeps its composition.',
      'Mobility does not depend on the load of a lane or on the bases of a fragment.',
      'The tracking dyes keep pace with fragments of 300 and 4000 bp in every gel.',
      'The photograph is taken at once after staining; distances are those of band centres from the wells.',
    ],
    validity:
      'Mobilities were measured from 200 bp to 10 kbp; longer fragments are an extrapolation. The dependence on the field is within 14 % of the measured rows of 1.0 and 1.3 % agarose at 5 V/cm, from 0.5 to 17.5 kbp; up to 30 % off at 2 V/cm and 20 to 55 % in 0.5 % agarose at 5 V/cm. Up to 5 V/cm, from 600 to 8000 bp, the smooth curve errs below 4 %, the Southern fit below 18 % (below 3 % with the 1 kb ladder), the straight line by up to 44 %.',
    parameters: [
      {
        name: 'μs, μL, γ for 0.5 to 1.5 % agarose',
        value: '1.0 %: 2.93 and 0.39 ×10⁻⁴ cm²/(V s), 10.40 kbp',
        source: 'Rill, Beheshti and van Winkle 2002, table 1 (1× TAE, 2.78 V/cm)',
      },
      { name: '0.5× TBE', value: 'mobilities × 0.95', source: 'model parameter', teaching: true },
      {
        name: 'Cut positions',
        value: 'lambda cI857 ind1 Sam7 (48 502 bp) and pUC19 (2686 bp)',
        source: 'GenBank NC_001416 with the HindIII site of ind1, and L09137; sites from REBASE',
      },
      {
        name: 'Uncut pUC19',
        value: 'supercoiled (80 % of the mass) runs as 0.65 of its length, nicked as 1.9',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Dyes',
        value: 'bromophenol blue as 300 bp, xylene cyanol as 4000 bp',
        source: "suppliers' tables for 1 % agarose in TAE",
      },
      { name: 'σ0', value: '0.6 mm', source: 'model parameter', teaching: true },
      {
        name: 'D of 1 kbp, and its exponent',
        value: '4×10⁻⁸ cm²/s, 0.57',
        source: 'exponent: Robertson, Laib and Smith 2006, in free solution; prefactor: model parameter near it',
        teaching: true,
      },
      {
        name: 'Least visible mass of a band',
        value: '1 ng (ethidium bromide), 0.5 ng (SYBR Safe)',
        source: 'model parameter',
        teaching: true,
      },
      { name: 'Current', value: '0.5 mA per volt', source: 'model parameter', teaching: true },
      { name: 'Smile', value: '3 % per V/cm above 10 V/cm at the edges', source: 'model parameter', teaching: true },
      {
        name: 'Millimetre ruler',
        value: '±0.5 mm (school), ±0.2 mm (research)',
        source: 'Directive 2014/32/EU, MI-008, accuracy classes II and I',
      },
      {
        name: '± of the sizes on the stage',
        value: 'scatter of the ladder about the curve and ±0.5 mm of reading, standard uncertainty',
        source: 'JCGM 100:2008, 5.1 (law of propagation)',
      },
    ],
    sources: [
      'D. H. van Winkle, A. Beheshti and R. L. Rill, Electrophoresis 23, 15 (2002).',
      'R. L. Rill, A. Beheshti and D. H. van Winkle, Electrophoresis 23, 2710 (2002).',
      'E. M. Southern, Anal. Biochem. 100, 319 (1979).',
      'R. M. Robertson, S. Laib and D. E. Smith, Proc. Natl. Acad. Sci. USA 103, 7310 (2006).',
      'GenBank NC_001416 (phage lambda) and L09137 (pUC19); REBASE (R. J. Roberts et al., Nucleic Acids Res. 51, D629, 2023).',
    ],
    limits: [
      'A calibration takes every ladder band that is still on the gel, also one too faint to be seen; hollow points mark those.',
      'Real lanes are distorted by overloading, salt and torn wells; real digests may be partial.',
      'Annealed cos ends of unheated lambda HindIII are told of, not drawn.',
      'The electrodes can be set closer than the gel is long, which no tank allows.',
      'At 15 V/cm a real gel would melt: here the warning says so and the run goes on.',
    ],
  },
  demo: [
    { at: 0, do: 'cast_gel', says: 'A gel of 1 % agarose is poured around the comb.' },
    { at: 3, do: 'digest', says: 'HindIII cuts lambda DNA at seven places.' },
    { at: 6, do: 'load_sample', says: 'Ladder, uncut DNA, digest and unknown go into the wells.' },
    { at: 10, do: 'start_run', says: 'DNA is negative: it runs to the red electrode. The dyes show how far.' },
    { at: 6910, do: 'stop_run' },
    { at: 6910, do: 'stain_gel', says: 'The stain slips between the bases.' },
    { at: 6913, do: 'image_gel', says: 'Under UV light the bands glow, the long ones brightest.' },
    { at: 6917, do: 'calibrate', says: 'Log size against distance: the ladder sizes the unknown.' },
  ],
});
