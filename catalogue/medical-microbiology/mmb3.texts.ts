import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A race between drug and lawn

A paper disc on seeded agar lets its antibiotic spread outward while the bacteria multiply. **The edge is settled early**: when the lawn reaches a critical density, at $t_c$, it grows on where the drug has fallen below a critical concentration $c_e=\\kappa\\,MIC$, and not where it still stands at it or above. A lawn is not a tube of broth: $\\kappa$ is near one, and differs from drug to drug.

For a thin sheet of depth $H$ the drug obeys $\\partial c/\\partial t=D\\nabla^2c$; from a small source of load $M$

$$c=\\frac{M}{4\\pi DHt}\\,e^{-r^2/4Dt},\\qquad r^2=4Dt_c\\,\\ln\\frac{M}{4\\pi DHt_c\\,\\kappa\\,MIC}.$$

So the square of the zone falls in a straight line with the logarithm of the MIC, rises with the load, and shrinks with deeper agar or a heavier inoculum.

## From millimetres to S, I, R

**Across drugs the diameter means nothing**: $D$, load and dosing differ. A table of breakpoints turns it into S, I or R, drug by drug and species by species, for whole millimetres and one standard method: 0.5 McFarland, 4 mm of Mueller-Hinton agar, 35 °C, 16 to 18 h, and a control strain in range. Each step has its time: the suspension is swabbed within 15 minutes, in three directions; discs lie within 15 minutes more; the plates go upside down into the incubator.

The table here is CLSI M100, 33rd edition (2023). Older ones had ciprofloxacin 21/15 and gentamicin 15/12 for *Enterobacterales*: a laboratory uses this year's.

- **Cefoxitin** stands for oxacillin in *S. aureus*: a zone of 21 mm or less is MRSA (the isolate here has none at all), and all beta-lactams but the anti-MRSA cephalosporins are reported R.
- **Ampicillin** and other beta-lactams have no breakpoint for staphylococci any more: they are deduced from penicillin and cefoxitin.
- **P. aeruginosa** resists ampicillin, tetracycline and cefoxitin by nature: R whatever the zone.
- **Zones over 40 mm** need room: such discs are never neighbours.

Simulated cultures, for teaching; not a diagnostic device.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The antibiotic with the widest zone is the best one.',
    instead:
      'Take the series isolate: ciprofloxacin at an MIC of 1 mg/L has a zone of 21 mm and is not susceptible, gentamicin at 2 mg/L one of 18 mm and is. Only the table of each drug says what its millimetres mean.',
  },
  {
    believed: 'The edge moves outward as long as the plate is warm.',
    instead:
      'The drug goes on spreading, the edge does not: it is where the concentration was the critical one when the lawn became dense, after some 5 hours.',
  },
  {
    believed: 'Resistant bacteria are those that the antibiotic has made resistant on the plate.',
    instead: 'The plate shows what they were before: the MIC of an isolate does not change in a day.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\dfrac{\\partial c}{\\partial t}=\\dfrac{D}{r}\\dfrac{\\partial}{\\partial r}\\left(r\\dfrac{\\partial c}{\\partial r}\\right)',
      says: 'In a dish of 43 mm that nothing leaves; the load lies under the disc of 3 mm at the start.',
    },
    {
      tex: 't_c=t_{lag}+\\dfrac{1}{\\mu}\\ln\\dfrac{10^8}{3\\cdot10^6\\,McF}',
      says: 'When the lawn is dense.',
    },
    { tex: 'c(r,t_c)=\\kappa\\,MIC', says: 'The edge, at a diameter of 2r; 6 mm is the disc itself.' },
  ],
  assumptions: [
    'D is constant, the drug does not decay, and the agar is at 35 °C at once.',
    'Through its depth the agar has one concentration.',
    'Each disc is computed alone: drugs on one plate do not act together.',
    'Zones scatter from plate to plate by 0.4 mm at school, drawn for each disc and trial.',
  ],
  validity:
    'Five drugs, six strains. D, κ and the MICs of the control strains were picked together, so that zones come within the control ranges and zones of the series isolate give the category that its MIC gives by the MIC breakpoints (mg/L: ampicillin ≤ 8 S, ≥ 32 R; ciprofloxacin ≤ 0.25, ≥ 1; gentamicin ≤ 2, ≥ 8; tetracycline ≤ 4, ≥ 16; cefoxitin ≤ 8, ≥ 32). That agreement is a calibration, not a test of the model; with a zone near a limit plates may still disagree, as they do in laboratories.',
  parameters: [
    {
      name: 'D',
      value: 'cefoxitin 7.5, ciprofloxacin 4.5, ampicillin and gentamicin 4.0, tetracycline 3.3 ·10⁻⁶ cm²/s',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'κ',
      value: 'ampicillin 0.3, ciprofloxacin 0.5, gentamicin and cefoxitin 1, tetracycline 2.1',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Growth',
      value: 'E. coli 1.4/h after 2.0 h, S. aureus 1.2/h after 2.2 h, P. aeruginosa 1.0/h after 2.0 h',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'MIC',
      value: 'of the strains, see the page of the model',
      source: 'chosen, within published ranges of ATCC 25922 and 27853',
      teaching: true,
    },
    { name: 'Breakpoints, control ranges', value: 'whole mm', source: 'CLSI M100, 33rd edition (2023)' },
  ],
  sources: [
    'A. W. Bauer, W. M. M. Kirby, J. C. Sherris and M. Turck, Antibiotic susceptibility testing by a standardized single disk method, Am. J. Clin. Pathol. 45, 493 (1966).',
    'Clinical and Laboratory Standards Institute, Performance Standards for Antimicrobial Susceptibility Testing, M100, 33rd edition (2023; a new edition follows each year), clsi.org.',
    'J. Dien Bard, J. A. Hindler, H. S. Gold and B. Limbago, Rationale for eliminating Staphylococcus breakpoints for β-lactam agents other than penicillin, oxacillin or cefoxitin, and ceftaroline, Clin. Infect. Dis. 58, 1287 (2014).',
    'Ciprofloxacin disc diffusion and Etest by the breakpoints that CLSI revised in 2019: J. Clin. Microbiol. 57 (2019), PMC6425192.',
    'J.-W. Chung, Introduction to the revised international guidelines on breakpoints for antimicrobial susceptibility testing, Ann. Clin. Microbiol. 26, 51 (2023): what M100 changed in 2023.',
    'K. E. Cooper, The theory of antibiotic inhibition zones, in F. Kavanagh (ed.), Analytical Microbiology, Academic Press (1963).',
  ],
  limits: [
    'Swarming Proteus, haemolysis, colonies inside a zone and drugs that antagonise each other ask for an eye and a second test.',
    'EUCAST, by whose tables much of the world reads, has other breakpoints, and its I means “susceptible, increased exposure”.',
    'Only the first disc is measured and reported; further ones are for the eye.',
    'Growth, D and κ are the same for all strains of a species; real ones differ.',
  ],
};
