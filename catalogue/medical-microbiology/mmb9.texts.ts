import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A medium that chooses and tells

MacConkey agar does two things. It is **selective**: bile salts and crystal violet keep Gram-positive bacteria down. And it is **differential**: it holds lactose and neutral red, and so shows who ferments. Peptone feeds all who may grow.

A **lactose fermenter** excretes acids. The pH around its colony falls, and neutral red, yellow above its $pK_a$ of 6.8, turns red. By Henderson and Hasselbalch the red share is

$$f=\\frac{1}{1+10^{\\,pH-6.8}}.$$

Below about pH 5.5 bile acids come out of solution as well, as a pink haze around the colony. A **non-fermenter** lives on peptone, sets ammonia free and stays colourless; the agar about it becomes slightly yellow.

## Why the hour matters

After a lag the edge of a colony moves outwards at a nearly constant speed $g$, since only its rim has food enough:

$$d=2g\\,(t-t_{lag}).$$

The diameter is a straight line in time. The mass, however, rises with $r^3$, and it is the mass that makes acid: so the acid comes late and then fast. In this model *E. coli*, read at 12 hours, is still colourless and would be reported as a non-fermenter; its pH passes 6.8 at some 13.5 hours, and at 18 hours it is red. Slow fermenters such as *Shigella sonnei* turn pale pink on the second day only. Pale pink says *weak or late acid* and not why: a prompt fermenter looks so too, for a few hours, or where bile holds it back.

## Colour sorts, tests name

A number of colonies tells how many living cells were spread, with the error $\\sqrt n$ of chance. Their colour sorts them in two groups. To name one, a single colony is picked with a loop, grown pure and tested: indole from tryptophan, growth on citrate, urease, oxidase.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Pink on MacConkey agar means *E. coli*.',
    instead:
      'Spread *Klebsiella*: its colonies are as pink and grow larger. Pick one: indole −, citrate +, urease +, the reverse of *E. coli*. Pink says that lactose is fermented, and no more.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'r=g\\max(0,\\theta-t_{lag}),\\quad \\theta=\\int s\\,dt,\\quad s=\\frac{\\mu(T)}{\\mu(37\\,^\\circ\\mathrm C)}',
      says: 'Radius; s follows the cardinal temperature model for E. coli. At most 6 mm.',
    },
    {
      tex: 'm=0.25\\cdot\\tfrac12\\cdot\\tfrac23\\pi r^3',
      says: 'Dry mass in mg: half a ball of a quarter dry matter.',
    },
    {
      tex: '\\frac{dpH}{dt}=\\frac{s\\,m}{V\\beta}\\left[-q_a\\max\\left(0,\\frac{pH-4.6}{2.5}\\right)+q_b\\max\\left(0,\\frac{8.2-pH}{1.1}\\right)\\right]',
      says: 'Acid from lactose and ammonia from peptone against the buffer of 0.2 mL of agar. Runge–Kutta of order 4, steps of one minute.',
    },
    { tex: 'f=\\frac1{1+10^{\\,pH-6.8}}', says: 'Share of neutral red in its red form.' },
    {
      tex: 'n\\sim\\mathrm{Poisson}(\\text{cells plated})',
      says: 'Colonies; of a mixture half each, drawn separately.',
    },
  ],
  assumptions: [
    'All colonies of a species grow alike, also where they are crowded; the stage draws them somewhat unlike.',
    'All species follow the temperature as E. coli does; the agar is as warm as the incubator at once.',
    'pink-red from a red share of 0.85, pale pink from 0.5, else colourless, limits that are chosen; below 0.5 mm a colony is a pinpoint, and below 0.9 mm too small to judge by its colour.',
    'Above 47.5 °C cells wait and do not die; real ones would, within hours.',
    'Proteus does not swarm on MacConkey agar; the model does not let it swarm on nutrient agar either.',
    'The small plate has the other medium, the same cells and the same warmth; its colonies are drawn by chance of their own.',
    'How far the colour reaches into the agar is drawn, not computed: only the pH under the colony is.',
    'Simulated cultures, for teaching; not a diagnostic device.',
  ],
  validity:
    'Pure cultures and one mixture at 20 to 48 °C, up to two days. Before 18 hours the result is provisional; at 47.5 °C and above nothing grows.',
  parameters: [
    {
      name: 'g in mm/h: E. coli, Klebsiella, Salmonella, all others',
      value: '0.0625, 0.090, 0.055, 0.050',
      source: 'chosen: 2 to 4 mm after a day',
      teaching: true,
    },
    {
      name: 'g of Enterococcus, S. aureus on MacConkey agar',
      value: '0.010, 0 mm/h',
      source: 'chosen: pinpoint, none',
      teaching: true,
    },
    { name: 'Lag: E. coli, Klebsiella, Salmonella; others', value: '4; 5 h', source: 'chosen', teaching: true },
    {
      name: 'Acid q_a: E. coli, Klebsiella; Enterococcus; Shigella',
      value: '10; 8; 0.8 mmol/(g h)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Ammonia q_b: Salmonella, Proteus; Pseudomonas; Shigella; on nutrient agar fermenters and S. aureus',
      value: '2; 1; 0.5; 1 mmol/(g h)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Agar of one colony, buffer', value: '0.2 mL, 20 mmol/L per pH', source: 'chosen', teaching: true },
    { name: 'pH of the fresh medium', value: '7.1', source: 'Difco & BBL Manual (2009): 7.1 ± 0.2' },
    { name: 'pKa of neutral red', value: '6.8', source: 'chosen, as usual for this medium', teaching: true },
    {
      name: 'Lactose, bile salts, crystal violet',
      value: '10 g/L, 1.5 g/L, 1 mg/L',
      source: 'Difco & BBL Manual (2009), MacConkey agar',
    },
    { name: 'Rule and lens', value: '0.1 mm (standard deviation)', source: 'chosen', teaching: true },
  ],
  sources: [
    'A. MacConkey, Lactose-fermenting bacteria in faeces, Journal of Hygiene (London) 5, 333 (1905).',
    'M. J. Zimbro, D. A. Power, S. M. Miller, G. E. Wilson and J. A. Johnson (eds), Difco & BBL Manual, 2nd edition, Becton Dickinson, Sparks (2009): MacConkey agar.',
    'S. J. Pirt, A kinetic study of the mode of growth of surface colonies of bacteria and fungi, Journal of General Microbiology 47, 181 (1967).',
    'L. Rosso, J. R. Lobry and J. P. Flandrois, An unexpected correlation between cardinal temperatures of microbial growth highlighted by a new model, Journal of Theoretical Biology 162, 447 (1993).',
  ],
  limits: [
    'On nutrient agar all colonies are cream here; Pseudomonas aeruginosa colours real agar blue-green, and Staphylococcus aureus may be golden.',
    'On a real mixed plate acid spreads through the agar and tints the neighbours: a pale colony beside pink ones is picked and streaked again.',
    'Real colonies of one species differ in size, and crowded ones stay small.',
    'Strains differ: some E. coli ferment lactose late or not at all.',
    'Tests of a subculture take another day; here they come at once.',
  ],
};
