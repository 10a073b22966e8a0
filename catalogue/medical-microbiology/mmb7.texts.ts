import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
Simulated cultures, for teaching; not a diagnostic device.

## A coat of water

A **capsule** is a loose gel round the cell, of polysaccharide or, in *Bacillus anthracis*, of a polypeptide. More than 95 % of it is water. It binds little dye and shrinks or washes off easily, so most stains leave no trace of it.

## Two ways to see it

- **India ink**: the carbon particles cannot enter the gel. In a wet film the capsule stays bright between the dark ground and the cell, a *negative* stain.
- **Anthony**: crystal violet colours all; **copper sulfate**, used instead of water, washes the violet out of the capsule and tints it pale blue. Water takes the capsule itself away.

## What a lens can tell

A halo is seen clearly where it is wider than the resolution

$$r=\\frac{0.61\\,\\lambda}{NA},$$

0.52 µm for an aperture of 0.65 and 0.27 µm for 1.25. A narrower one blurs and pales, $C\\,w/\\sqrt{w^2+r^2}$, and is lost below half the resolution. What is blurred cannot be measured, and each edge is known to half the resolution only: the larger aperture also measures better.

## Many cells, one scale

Widths vary from cell to cell. The mean of $n$ cells has the error $s/\\sqrt n$ from that scatter. The calibration of the eyepiece scale is the same for all of them: its 2 % stay, however many cells are measured,

$$u=\\sqrt{\\frac{s^2}{n}+(0.02\\,\\bar w)^2}.$$

## Where it misleads

Heat dries the gel: most of the capsule is lost, and the cell shrinks away from the ink. Milk and serum favour capsules. In meningitis India ink misses many patients with *Cryptococcus*; the antigen test is preferred.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A halo round a cell in India ink is a capsule.',
    instead:
      'Heat fix *Escherichia coli* K-12, which has none: a halo of **0.3 µm** appears, the gap that the shrunken cell left. Compare with a strain known to have no capsule, and do not heat.',
  },
  {
    believed: 'With enough cells a mean becomes as exact as one likes.',
    instead:
      'Measure 20 and 100 cells: the error by scatter falls by more than half, the whole uncertainty far less. The scale’s 2 % remain.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'C=(1-e^{-t/5\\,\\mathrm s})\\left(1-0.5\\,\\frac{|p-0.5|}{0.5}\\right)',
      says: 'Contrast of an ink film pressed by p.',
    },
    {
      tex: 'C=(1-e^{-t/30\\,\\mathrm s})(1-e^{-t_{Cu}/5\\,\\mathrm s})',
      says: 'Contrast by Anthony; without copper sulfate none.',
    },
    { tex: 'w\\leftarrow w\\,e^{-t/10\\,\\mathrm s}', says: 'Water takes the capsule away.' },
    { tex: 'r=0.61\\,\\lambda/NA', says: 'Resolution, at 0.55 µm.' },
    {
      tex: '\\bar w=\\frac{s}{n}\\sum\\left[N(w,0.15\\,w)+N(0,h)\\right],\\quad h^2=(0.1\\,\\mathrm{\\mu m})^2+(r/2)^2',
      says: 'Measured cells, with one scale factor s; h is the error of one reading.',
    },
  ],
  assumptions: [
    'Each cell that is measured is another one; none is measured twice.',
    'The scale’s error is one factor for a run and stays in its trials.',
    'A single cell’s uncertainty takes the usual scatter, 15 % of the width, and the error of a reading: 0.17 µm at 100x.',
    'Copper sulfate counts only after the violet.',
  ],
  validity: 'Widths above a quarter of a micrometre, as light microscopes show them.',
  parameters: [
    {
      name: 'Mean widths',
      value: 'Klebsiella 1.5, S. pneumoniae 0.40, Cryptococcus 4.0 µm; Sterne and K-12 none',
      source: 'chosen in the range of light microscopy',
      teaching: true,
    },
    { name: 'Milk broth, Anthony, heat', value: '× 1.3, × 0.85, × 0.30', source: 'chosen', teaching: true },
    { name: 'Gap of a heated cell in ink', value: '0.30 µm', source: 'chosen', teaching: true },
    {
      name: 'Scatter of widths, error of a hand',
      value: '15 %, 0.1 µm besides half the resolution',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Scale of the eyepiece', value: '2 %, one standard deviation', source: 'chosen', teaching: true },
    { name: 'Ink, violet, copper', value: 'time constants 5, 30 and 5 s', source: 'chosen', teaching: true },
  ],
  sources: [
    'E. E. Anthony, A note on capsule staining, Science 73, 319 (1931).',
    'M. Sterne, The effects of different carbon dioxide concentrations on the growth of virulent anthrax strains, Onderstepoort J. Vet. Sci. Anim. Ind. 9, 49 (1937).',
    'World Health Organization, Guidelines for diagnosing, preventing and managing cryptococcal disease among adults, adolescents and children living with HIV, Geneva (2022).',
    'Lord Rayleigh, Investigations in optics, with special reference to the spectroscope, Phil. Mag. 8, 261 (1879).',
  ],
  limits: [
    'Pneumococci are told by the Quellung reaction, too: antiserum makes the capsule’s edge stand out. It is not offered here.',
    'Real capsules are soft-edged and differ within a colony far more than here.',
    'A dried ink film can draw away from any cell, without a flame too.',
  ],
};
