import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
Simulated cultures, for teaching; not a diagnostic device.

## Four steps

**Crystal violet** enters every cell. **Iodine** is the mordant: with the violet it forms large complexes that lie in the cell like crystals. The **decolouriser** (acetone, alcohol) parts the two groups. **Safranin**, the counterstain, colours pink what has lost its violet.

## Why walls decide

A Gram-negative cell has an outer membrane, which alcohol dissolves, and beneath it a peptidoglycan of only 2 to 7 nm: the dye-iodine leaves. A Gram-positive wall of about 20 to 35 nm is dried by the alcohol, its meshes shut, and the complex stays.

Dye leaves as a first-order law,

$$X=X_0\\,e^{-kt},$$

the faster the thinner the wall. Here $k=k_{ref}\\,(h_{ref}/h)^2$: a rule fitted to part the groups and no law of nature. Plain permeation through a wall would give $1/h$.

## Time is the stain's weak point

- **Too short**, and all cells stay purple: Gram-negative bacteria look positive.
- **Too long**, and even thick walls bleach: Gram-positive bacteria look negative.
- **Not rinsed**, and the decolouriser goes on.
- **Old cultures** of *Bacillus* and *Clostridium* lose wall and turn *Gram-variable*, some cells purple, some pink. They have no outer membrane all the same. Staphylococci keep their wall.
- **Without iodine** the small free dye washes out ten times as fast: in ten seconds of acetone-alcohol *S. aureus* loses most of it, in 95 % ethanol half. A thick wall holds part of it longer, *B. subtilis* two thirds and more.
- **A thick smear** holds the violet between the cells. Make it thin.

What the slide looks like and what the species is are two things. Therefore a known Gram-positive and a known Gram-negative control belong on each slide.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Gram-negative cells do not take up the crystal violet.',
    instead:
      'Look after the iodine: **every** cell is purple. Gram-negative cells take the violet up as well and lose it to the decolouriser. The plot of *Violet in a cell* shows it fall.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'V\\leftarrow 1-(1-V)\\,e^{-t/8\\,\\mathrm s}',
      says: 'Crystal violet, bound and free; it drives out safranin that is there before it.',
    },
    { tex: 'X\\leftarrow X+(V-X)(1-e^{-t/8\\,\\mathrm s})', says: 'Iodine locks it.' },
    {
      tex: 'X\\leftarrow X\\,e^{-kt},\\quad k=0.5\\,\\mathrm{s^{-1}}\\left(\\frac{3\\,\\mathrm{nm}}{h}\\right)^2 a',
      says: 'The decolouriser; violet that is not locked, and safranin, leave ten times as fast.',
    },
    { tex: 'h=h_0\\,e^{-0.02\\,(age-24\\,\\mathrm h)}', says: 'Old walls of Bacillus, in the median cell.' },
    { tex: 'S\\leftarrow S+(1-V-S)(1-e^{-t/10\\,\\mathrm s})', says: 'Safranin takes the room that violet left.' },
    {
      tex: '\\ln h\\sim N(\\ln h_{median},\\,0.08)',
      says: '400 cells; in old cultures of Bacillus the loss scatters by three tenths besides; one is purple with half of its violet or more.',
    },
    { tex: '1-e^{-n}', says: 'Part of the cells that n passes through the flame fix to the glass.' },
  ],
  assumptions: [
    'What the first liquid takes off is gone: a wet smear is not fixed any more.',
    'Cells that lost their violet look pink from three tenths of a full counterstain on.',
    'The smear is thin and even: no cell is shielded by others.',
    'A treatment acts for its time and is then only drained off; the decolouriser acts until water or the next reagent takes it away.',
    'Heat changes shapes, not the uptake of dye.',
  ],
  validity:
    'Times of seconds to minutes, as on a staining rack. The square of the wall is a rule that fits the two groups, not a law of permeation.',
  parameters: [
    {
      name: 'Wall thickness',
      value: 'S. aureus 19 nm, B. subtilis 33.3 nm, E. coli 6.35 nm, P. aeruginosa 2.41 nm',
      source:
        'cryo-electron microscopy, Matias et al. 2003, Matias and Beveridge 2005, 2006; S. aureus also Wyatt 1970',
    },
    { name: 'Uptake of violet and iodine', value: 'time constant 8 s', source: 'chosen', teaching: true },
    { name: 'Decolouring at 3 nm', value: '0.5 1/s', source: 'chosen, so that 10 s suit', teaching: true },
    { name: 'Agents a', value: '1, 0.5, 3', source: 'chosen: acetone is the fastest', teaching: true },
    {
      name: 'Scatter of ln h',
      value: '0.08; of the loss in old cultures 30 %',
      source: 'chosen: a proper Gram-negative control has hardly a purple cell',
      teaching: true,
    },
    { name: 'Safranin', value: 'time constant 10 s', source: 'chosen', teaching: true },
    { name: 'Free dye in water', value: '0.002 1/s', source: 'chosen', teaching: true },
    {
      name: 'Loss of wall, Bacillus',
      value: '0.02 1/h after 24 h',
      source: 'chosen, to what Beveridge 1990 saw',
      teaching: true,
    },
  ],
  sources: [
    'C. Gram, Ueber die isolirte Färbung der Schizomyceten in Schnitt- und Trockenpräparaten, Fortschritte der Medicin 2, 185 (1884).',
    'T. J. Beveridge and J. A. Davies, Cellular responses of Bacillus subtilis and Escherichia coli to the Gram stain, J. Bacteriol. 156, 846 (1983).',
    'V. R. F. Matias, A. Al-Amoudi, J. Dubochet and T. J. Beveridge, Cryo-transmission electron microscopy of frozen-hydrated sections of Escherichia coli and Pseudomonas aeruginosa, J. Bacteriol. 185, 6112 (2003).',
    'P. J. Wyatt, Cell wall thickness, size distribution, refractive index ratio and dry weight content of living bacteria (Staphylococcus aureus), Nature 226, 277 (1970).',
    'T. J. Beveridge, Mechanism of gram variability in select bacteria, J. Bacteriol. 172, 1609 (1990).',
    'V. R. F. Matias and T. J. Beveridge, Cryo-electron microscopy reveals native polymeric cell wall structure in Bacillus subtilis 168 and the existence of a periplasmic space, Mol. Microbiol. 56, 240 (2005).',
    'V. R. F. Matias and T. J. Beveridge, Native cell wall organization shown by cryo-electron microscopy confirms the existence of a periplasmic space in Staphylococcus aureus, J. Bacteriol. 188, 1011 (2006).',
  ],
  limits: [
    'Nine in ten cells of Bacillus subtilis of 72 h hold an endospore, which a Gram stain leaves clear: it is not drawn here. The endospore stain shows it.',
    'How fast unlocked violet leaves is told differently by different authors; some find Gram-positive cells to hold it for minutes in ethanol.',
    'A real smear has thick places that stay violet, and precipitates of dye that look like cocci.',
    'Some bacteria hold or lose the violet for other reasons than wall thickness: mycobacteria, and Acinetobacter, which resists the decolouriser.',
  ],
};
