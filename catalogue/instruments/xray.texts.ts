import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A shadow in X-rays

A radiograph is a map of what is left of a beam behind a body:

$$I=\\int \\Phi(E)\\,e^{-\\int\\mu(E)\\,dl}\\,E\\,dE .$$

Two tissues are told apart where their attenuation coefficients $\\mu$ differ. At low energy the **photoelectric effect** makes the difference: it grows with about the third power of the atomic number, and calcium in bone takes up far more than the oxygen of soft tissue. It falls steeply with energy, so **contrast falls as the tube voltage rises**.

## Output, distance, filter

The output of a tube grows about as the square of its voltage, in proportion to the **charge** (current times time, mAs), and falls with the square of the distance. A few millimetres of **aluminium** take out soft photons that would end in the skin. The thickness of aluminium that halves the kerma, the **half-value layer**, says how hard a beam is: 21 CFR 1020.30 asks for a least value at each voltage.

## Scatter and the grid

A thick part of the body scatters more photons than it lets straight through, and they veil the picture. A **grid** of lead strips that point at the focus stops most of them, and some of the others as well: the charge has to rise by the *Bucky factor*.

## Noise and dose

Photons come at random: $N$ of them scatter by $\\sqrt N$. The **exposure index** (IEC 62494-1) says what reached the detector, 100 for each µGy, and the deviation index $10\\log_{10}(EI/EI_T)$ how far that is from the target: +3 is twice, −3 a half. The **kerma-area product** is the same at every distance, since the kerma falls as the field grows.

Near the anode's surface photons come through more tungsten: the field is weaker at that side (**heel effect**).
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A digital detector forgives the dose: every picture comes out well exposed.',
    instead:
      'Expose the hand with 0.3 mAs and with 3 mAs. Both pictures are equally grey, because the display rescales them. Too little dose shows as noise; too much looks only better. Nothing but the exposure index and the kerma betrays it, and so the dose creeps up.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\Phi(E)\\propto(\\mathrm{kVp}/E-1)\\,e^{-\\mu_W d/\\sin\\alpha}\\,e^{-\\mu_{Al}t}',
      says: 'The tube: Kramers’ law, absorption in the anode, aluminium; K lines of tungsten above 69.5 kV.',
    },
    {
      tex: 'K\\propto\\sum_E\\Phi E\\,(\\mu_{en}/\\rho)_{air}',
      says: 'Air kerma; 80 µGy/mAs at 100 cm with 80 kV behind 2.5 mm Al.',
    },
    {
      tex: 'K_i=\\mathrm{output}\\cdot\\mathrm{mAs}\\,(100\\,\\mathrm{cm}/\\mathrm{FSD})^2,\\quad \\mathrm{FSD}=\\mathrm{SID}-T-5\\,\\mathrm{cm}',
      says: 'Incident air kerma at the entrance of an object of thickness T; 1.35 times as much with back-scatter.',
    },
    {
      tex: '\\mathrm{SPR}=0.22\\,T\\,(1-e^{-A/400})',
      says: 'Scattered over primary photons, A the area of the field in cm², T what scatters in g/cm² (cm of tissue): 10 for the chest, which is mostly air.',
    },
    {
      tex: 'K_{det}=\\mathrm{output}\\cdot\\mathrm{mAs}\\,(100/\\mathrm{SID})^2\\,t_{ref}\\,(T_p+\\mathrm{SPR}\\,T_s),\\quad EI=100\\,K_{det}',
      says: 'Kerma at the detector behind the reference path, and the exposure index.',
    },
    {
      tex: '\\mathrm{Bucky}=\\frac{1+\\mathrm{SPR}}{T_p+\\mathrm{SPR}\\,T_s}',
      says: 'What a grid costs in charge for the same signal.',
    },
    {
      tex: 'N\\sim\\mathrm{Poisson}\\bigl(30000\\,\\mathrm{mm^{-2}\\,µGy^{-1}}\\cdot K\\,a\\bigr)',
      says: 'Photons in a pixel of area a; 512 × 512 pixels over the field.',
    },
    {
      tex: '\\mathrm{KAP}=K_i\\,(\\mathrm{field}\\cdot\\mathrm{FSD}/\\mathrm{SID})^2',
      says: 'Kerma-area product.',
    },
  ],
  assumptions: [
    'Parallel projection from a point focus: nothing is enlarged and nothing is blurred by the focus.',
    'Objects are made of geometric forms at the sizes of an adult; no patient was measured.',
    'The detector takes up the energy of all photons and adds nothing of its own.',
    'Scatter is reckoned for an object that fills the field; behind a hand, which does not, it is really a third of this or less. Behind the mediastinum of a chest it is several times that behind the lung.',
    'Scatter is the primary picture, blurred by 30 pixels and scaled by SPR.',
    'Lung counts in the picture as the soft tissue that attenuates as much at the mean energy.',
    'The heel effect varies along the anode-cathode axis only.',
    'The monochromatic beam has as many photons as the tube; it has no exposure index.',
    'Each part of the object is as far from the focus as its whole thickness says.',
  ],
  validity:
    'Half-value layers lie at the soft end of real tubes from 60 to 140 kV. Transmission of monochromatic photons is that of the NIST tables from 12 to 150 keV.',
  parameters: [
    {
      name: 'Attenuation coefficients',
      value: 'water, cortical bone, adipose, soft tissue, lung, aluminium, tungsten, 10–150 keV',
      source: 'Hubbell and Seltzer, NISTIR 5632; tissues of ICRU Report 44',
    },
    {
      name: 'Least half-value layers',
      value:
        '0.3, 0.4, 0.5 mm Al at 30, 40, 50 kV; 1.3, 1.5, 1.8 at 51, 60, 70; 2.5, 2.9, 3.2, 3.6, 3.9, 4.3, 4.7, 5.0 at 71, 80, … 140 kV',
      source: '21 CFR 1020.30(m)(1)',
    },
    {
      name: 'Production depth in the anode',
      value: '1.8 µm, anode angle 12°',
      source: 'chosen, so that 2.5 mm Al gives half-value layers of 2.9, 3.5 and 4.2 mm Al at 80, 100 and 120 kV',
      teaching: true,
    },
    {
      name: 'Output',
      value: '80 µGy/mAs at 80 kV, 2.5 mm Al, 100 cm',
      source: 'chosen: a typical generator',
      teaching: true,
    },
    { name: 'Back-scatter factor', value: '1.35', source: 'chosen: typical of diagnostic fields', teaching: true },
    {
      name: 'Grids',
      value: 'primary 0.70; scatter 0.12 (8:1), 0.07 (12:1)',
      source: 'chosen: typical grids',
      teaching: true,
    },
    {
      name: 'Reference paths',
      value: 'hand 2 cm soft tissue; chest 6 cm soft tissue and 14 cm lung; wedge 10 mm Al; slab its thickness',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Target exposure index', value: '1000 hand, 250 others', source: 'chosen', teaching: true },
    { name: 'Photons', value: '30 000 for each mm² and µGy', source: 'chosen: a typical beam', teaching: true },
    { name: 'Full pixel', value: '500 µGy', source: 'chosen', teaching: true },
    { name: 'Slabs', value: 'thickness within 1 % (school), 0.2 % (research)', source: 'chosen', teaching: true },
  ],
  sources: [
    'W. C. Röntgen, Über eine neue Art von Strahlen, Sitzungsber. Phys.-Med. Ges. Würzburg (1895) 132.',
    'H. A. Kramers, On the theory of X-ray absorption and of the continuous X-ray spectrum, Phil. Mag. 46 (1923) 836.',
    'J. H. Hubbell and S. M. Seltzer, Tables of X-ray mass attenuation coefficients, NISTIR 5632, National Institute of Standards and Technology (1995); NIST Standard Reference Database 126.',
    'ICRU Report 44, Tissue Substitutes in Radiation Dosimetry and Measurement (1989).',
    'IEC 62494-1:2008, Exposure index of digital X-ray imaging systems, part 1: general radiography.',
    'Code of Federal Regulations, title 21, section 1020.30, Diagnostic x-ray systems and their major components (2006 and later), ecfr.gov.',
    'J. T. Bushberg, J. A. Seibert, E. M. Leidholdt and J. M. Boone, The Essential Physics of Medical Imaging, 3rd ed., Lippincott Williams & Wilkins (2012), chapters 6 and 7.',
    'IAEA Technical Reports Series 457, Dosimetry in Diagnostic Radiology: An International Code of Practice (2007).',
    'JCGM 100:2008, Guide to the Expression of Uncertainty in Measurement.',
  ],
  limits: [
    'Real pictures are sharpened and equalised by software that differs from maker to maker.',
    'The focus, the screen and motion blur a real picture; bodies and bones differ.',
    'Nobody stands in the room here; staff behind a screen and the dose of a pregnancy are not modelled. The sum of kerma-area products counts the exposures of one object.',
    'Doses of organs need more than the kerma at the entrance.',
    'A real generator controls the charge by a chamber in front of the detector (automatic exposure control).',
  ],
};
