import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
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

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A CT number is the density of the tissue.',
    instead:
      'Scan the insert phantom at 80 kV and at 140 kV and measure water and bone. Water stays at 0, by definition; bone reads several hundred HU more at 80 kV, though its density is the same. A CT number is attenuation on the scale of water, for this beam.',
  },
];

export const model: ModelNotes = {
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
      tex: '\\mathrm{HU}=1000\\left(\\frac{\\mu}{\\mu_{w,\\mathrm{cal}}}-1\\right)',
      says: 'The CT number shown stands on the water that the scanner was calibrated with: its uncertainty is shared by all CT numbers of a scanner. That of samples 1 mm apart comes on top.',
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
    'The uncertainty of a CT number is that of counting photons, of samples 1 mm apart and of the calibration with water: streaks, edges and beam hardening are no part of it.',
    'The picture is drawn with the true attenuation of water.',
    'Without a filter, readings are divided by 200 mm (and by π), so that the middle of 200 mm of water keeps its value.',
    'Dose follows from the settings on the card, not from the phantom that lies on the table.',
  ],
  validity:
    'Noiseless CT numbers of the inserts agree with an independent library within 2 HU. Fan and parallel beams agree within 1 HU there. Cupping with the water correction stays below 2 HU at every voltage.',
  parameters: [
    {
      name: 'Attenuation coefficients',
      value: 'water, cortical bone, adipose, soft tissue, lung, aluminium, tungsten, 10–150 keV',
      source: 'Hubbell and Seltzer, NISTIR 5632; tissues of ICRU Report 44',
    },
    {
      name: 'Production depth in the anode',
      value: '1.8 µm, anode angle 12°',
      source: 'chosen, so that 2.5 mm Al gives half-value layers of 2.9, 3.5 and 4.2 mm Al at 80, 100 and 120 kV',
      teaching: true,
    },
    { name: 'Filter of the tube', value: '7 mm Al', source: 'chosen', teaching: true },
    {
      name: 'Photons on a ray',
      value: '2000 for each mAs at 120 kV and 360 views',
      source: 'chosen: noise of 18 HU at 200 mAs',
      teaching: true,
    },
    {
      name: 'Detectors',
      value: '367 of 1 mm (parallel); 512 over 28° (fan)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Source to centre', value: '540 mm', source: 'chosen: a usual gantry', teaching: true },
    { name: 'Image', value: '256 × 256 pixels of 1 mm', source: 'chosen', teaching: true },
    {
      name: 'Water calibration',
      value: 'within 0.1 % (school), 0.05 % (research)',
      source: 'chosen, a quarter of the ±4 HU for water of IEC 61223-3-5:2019',
      teaching: true,
    },
    {
      name: 'Uncertainty from samples 1 mm apart',
      value: '0.43 HU',
      source: 'chosen: root mean square by which noiseless parallel scans of the five inserts are off at 70 keV',
      teaching: true,
    },
    {
      name: 'CTDIvol for 100 mAs at 120 kV',
      value: '15 mGy head (16 cm phantom), 7 mGy body (32 cm phantom)',
      source: 'chosen: typical scanners',
      teaching: true,
    },
    {
      name: 'k, effective dose for each DLP',
      value: '0.0021 head, 0.014 chest, 0.015 abdomen and pelvis, mSv/(mGy cm)',
      source: 'AAPM Report 96; ICRP Publication 102',
    },
  ],
  sources: [
    'J. Radon, Über die Bestimmung von Funktionen durch ihre Integralwerte längs gewisser Mannigfaltigkeiten, Ber. Verh. Sächs. Akad. Wiss. Leipzig 69 (1917) 262.',
    'G. N. Ramachandran and A. V. Lakshminarayanan, Three-dimensional reconstruction from radiographs and electron micrographs, Proc. Natl. Acad. Sci. USA 68 (1971) 2236: filtering in space.',
    'L. A. Shepp and B. F. Logan, The Fourier reconstruction of a head section, IEEE Trans. Nucl. Sci. 21 (1974) 21: the head phantom.',
    'A. C. Kak and M. Slaney, Principles of Computerized Tomographic Imaging, IEEE Press (1988), chapter 3; noise of images, 5.2.',
    'JCGM 100:2008, Guide to the Expression of Uncertainty in Measurement, 5.1.2: uncertainty of a weighted sum.',
    'A. Wunderlich and F. Noo, Image covariance and lesion detectability in direct fan-beam x-ray computed tomography, Phys. Med. Biol. 53 (2008) 2471.',
    'J. H. Hubbell and S. M. Seltzer, Tables of X-ray mass attenuation coefficients, NISTIR 5632, National Institute of Standards and Technology (1995); NIST Standard Reference Database 126.',
    'ICRU Report 44, Tissue Substitutes in Radiation Dosimetry and Measurement (1989).',
    'IEC 61223-3-5:2019, Acceptance and constancy tests: imaging performance of computed tomography X-ray equipment.',
    'ICRP Publication 102, Managing Patient Dose in Multi-Detector Computed Tomography, Ann. ICRP 37(1) (2007).',
    'AAPM Report 96, The Measurement, Reporting, and Management of Radiation Dose in CT, American Association of Physicists in Medicine (2008).',
  ],
  limits: [
    'The noise of one scan comes from correlated pixels of one region: it is off by 2 to 4 %, which its ± says. That ± is the one of the water cylinder; in a phantom with organs what differs from pixel to pixel is the organs above all, and the noise among it is better known than that.',
    'Real scanners turn in less than half a second, record hundreds of slices at once and work in a helix.',
    'Scatter, the size of the focus, motion and metal add artefacts that are left out here.',
    'Modern reconstruction is iterative or learned: less noise for the same dose, with a texture of its own.',
    'Dose to a patient depends on size; CTDIvol is that of a plastic cylinder.',
  ],
};
