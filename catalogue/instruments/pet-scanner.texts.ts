import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Pairs of photons

Fluorine-18 decays with a half-life of 109.73 min, 97 times of 100 by a **positron**. It mostly stops within a millimetre (at the most within 2.4) and annihilates with an electron into two photons of 511 keV that leave almost back to back. Two crystals of the ring that count within a few nanoseconds name a **line of response**. All lines, sorted by angle and distance, are the sinogram.

## True, scattered, random

Along a line both photons together cross the whole body, wherever they start: $e^{-\\int\\mu\\,dl}$ of the pairs survive, and a transmission scan lets that be corrected exactly. A pair of which one photon was scattered names a wrong line. Two photons of different pairs may meet by chance: **randoms** $R=w\\,S_1S_2$, with $w$ the coincidence window, grow as the square of the activity. After each photon a crystal is dead for a moment. So the **noise-equivalent count rate** $T^2/(T+S+R)$ has a maximum; more activity then adds dose alone.

## The most likely picture

Filtered back-projection takes noise for signal. **MLEM** looks for the picture that makes the counts most likely:

$$\\lambda^{n+1}_j=\\frac{\\lambda^n_j}{\\sum_i a_{ij}}\\sum_i a_{ij}\\frac{y_i}{\\sum_k a_{ik}\\lambda^n_k+r_i}$$

OSEM does the same with a part of the views at a time and is that much faster. With more iterations small things gain contrast, and noise grows.

With **time of flight** the pair is found on its line within $\\Delta x=c\\,\\Delta t/2$, and less noise runs along the line.

## Uptake

The **standardised uptake value** compares a concentration with what even spreading would give:

$$\\mathrm{SUV}=\\frac{C}{A/\\text{weight}},$$

with both corrected for decay to the same time. A high blood sugar, tracer beside the vein, and breathing change it as well.

A sphere that is not much larger than the resolution loses signal to its surroundings: the **partial-volume effect**.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The SUV is an absolute property of the lesion.',
    instead:
      'Record the same sphere with 70 kg and with 90 kg written down, after 20 and after 60 min of uptake, with 2 and with 20 iterations, and compare a large sphere with a small one of the same concentration. The SUV moves with each. Only scans taken alike can be compared.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'A(t)=A_0\\,2^{-t/109.73\\,\\mathrm{min}}', says: 'Decay of F-18.' },
    {
      tex: 'T=s f A,\\quad S=60\\,T,\\quad R=w S^2,\\quad S_c=T/2,\\quad L=e^{-2S\\tau}',
      says: 'True, single, random and scattered rates, and what the dead time leaves of all coincidences; w is the coincidence window.',
    },
    { tex: '\\mathrm{NECR}=L\\,T^2/(T+S_c+R)', says: 'Noise-equivalent count rate.' },
    {
      tex: 'y_i\\sim\\mathrm{Poisson}\\Bigl(N_T\\,\\frac{p_i}{\\sum p}+N_S\\,g_i+\\frac{N_R}{22200}\\Bigr)',
      says: 'Counts of a line: p is the exact line integral of the activity times the survival, blurred by 4.5 mm; g a Gaussian of 60 bins.',
    },
    {
      tex: '\\lambda_j\\leftarrow\\frac{\\lambda_j}{\\sum_i a_{ij}}\\sum_i a_{ij}\\frac{y_i}{\\sum_k a_{ik}\\lambda_k+r_i}',
      says: 'MLEM; OSEM takes the sums over a part of the views.',
    },
    {
      tex: '\\frac{\\text{lesion}}{\\text{background}}=1+(c-1)\\frac{1-e^{-u/45}}{1-e^{-60/45}}',
      says: 'Uptake of the lesion after u minutes.',
    },
    {
      tex: '\\mathrm{recovery}=100\\,\\frac{\\mathrm{SUV}_{lesion}/\\mathrm{SUV}_{bg}-1}{c_u-1}',
      says: 'Contrast recovery in the inner 80 % of the sphere’s radius.',
    },
  ],
  assumptions: [
    'One slice; spheres are discs, and nothing moves.',
    'The expectation of scatter and randoms is known exactly where they are corrected.',
    'The count rate follows the activity alone, whatever the object.',
    'Uptake stands still during the scan.',
    'Time of flight lowers the noise of the counts by the gain of an equivalent scan; events are not sorted along their lines.',
    'The scanner is calibrated: the even background of a body of the true weight has SUV 1.',
  ],
  validity: 'Uniform cylinders read SUV 1.00 within a few per cent after OSEM or MLEM with all corrections.',
  parameters: [
    {
      name: 'Half-life of F-18',
      value: '109.73 min',
      source: 'Laboratoire National Henri Becquerel, Table of Radionuclides (1.8288 h)',
    },
    {
      name: 'Attenuation at 511 keV',
      value: 'water 0.0960 /cm; skull 0.171 /cm',
      source: 'NIST Standard Reference Database 126; skull chosen from bone of 1.9 g/cm³',
    },
    {
      name: 'Effective dose',
      value: '0.019 mSv/MBq',
      source: 'ICRP Publication 128, F-18 FDG, adult; without that of the CT for the transmission scan',
    },
    { name: 'Sphere diameters', value: '10, 13, 17, 22, 28, 37 mm on a circle of 57 mm radius', source: 'NEMA NU 2' },
    {
      name: 'Sensitivity',
      value: '2.5 counts/s for each kBq, 7 % of the body in the field',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Singles, scatter, dead time', value: '60 T a side; 33 %; 100 ns', source: 'chosen', teaching: true },
    { name: 'Resolution', value: '4.5 mm', source: 'chosen: typical of clinical scanners', teaching: true },
    { name: 'Uptake', value: 'time constant 45 min', source: 'chosen', teaching: true },
    { name: 'Brain', value: 'cortex and striata 4, white matter 1', source: 'chosen', teaching: true },
    {
      name: 'Dose calibrator',
      value: '±5 %, repeats 0.6 MBq (school); ±2 %, 0.15 MBq (research)',
      source: 'chosen, as IAEA Technical Reports Series 454 asks for',
      teaching: true,
    },
  ],
  sources: [
    'L. A. Shepp and Y. Vardi, Maximum likelihood reconstruction for emission tomography, IEEE Trans. Med. Imaging 1 (1982) 113.',
    'H. M. Hudson and R. S. Larkin, Accelerated image reconstruction using ordered subsets of projection data, IEEE Trans. Med. Imaging 13 (1994) 601.',
    'S. C. Strother, M. E. Casey and E. J. Hoffman, Measuring PET scanner sensitivity: relating countrates to image signal-to-noise ratios using noise equivalent counts, IEEE Trans. Nucl. Sci. 37 (1990) 783.',
    'NEMA Standards Publication NU 2-2018, Performance Measurements of Positron Emission Tomographs.',
    'ICRP Publication 128, Radiation Dose to Patients from Radiopharmaceuticals, Ann. ICRP 44(2S) (2015).',
    'R. Boellaard et al., FDG PET/CT: EANM procedure guidelines for tumour imaging, version 2.0, Eur. J. Nucl. Med. Mol. Imaging 42 (2015) 328.',
    'IAEA Technical Reports Series 454, Quality Assurance for Radioactivity Measurement in Nuclear Medicine (2006).',
    'Laboratoire National Henri Becquerel, Table of Radionuclides, F-18, nucleide.org.',
    'J. H. Hubbell and S. M. Seltzer, NISTIR 5632 (1995); NIST Standard Reference Database 126: attenuation of water.',
  ],
  limits: [
    'The activity in a real body falls faster than by decay alone: kidneys excrete part of the tracer. The dose here leaves out the CT, which adds one to some millisieverts, and what the staff gets.',
    'Blood sugar, tracer that went beside the vein, and motion, which spoil real uptake values, are not modelled.',
    'A real ring has many slices and counts oblique lines between them.',
    'Scatter has to be estimated from the picture itself, and the estimate has an error.',
    'Positrons fly a little, photons are not quite back to back, patients breathe.',
    'Real software models the resolution, stops early and smooths.',
  ],
};
