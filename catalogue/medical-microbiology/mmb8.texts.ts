import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
Simulated cultures, for teaching; not a diagnostic device.

## A cell that waits

Starved *Bacillus* and *Clostridium* build **endospores**, with a coat and a cortex so dense that hardly anything enters: hardly any dye, little water, few disinfectants. **Alcohol does not kill spores.** Chlorine and peracetic acid do, given time; saturated steam at 121 °C for 15 minutes is sure. In these species one cell makes one spore, and one spore makes one cell. Some survive an hour of boiling, so the stain is no sign of death.

## Steam

**Schaeffer and Fulton** drive malachite green in with steam. Uptake is slow and goes steeply with temperature,

$$k=k_{100}\\,e^{-\\frac{E_a}{R}\\left(\\frac1T-\\frac{1}{373.15\\,\\mathrm K}\\right)},\\qquad G=1-e^{-kt}.$$

So $\\ln k$ against $1/T$ is a line of slope $-E_a/R$.

## Water, the decolouriser

Vegetative cells take the green up in seconds and lose it to water in seconds. Spores keep it. **Safranin** then turns the vegetative cells red.

## Late, and in a place of their own

In a growing culture there are hardly any spores; their share goes as an S with age. Where they lie helps to tell species apart: in the middle and not bulging in *B. subtilis*, at the end and bulging, a drumstick, in *C. tetani*.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Bacteria multiply by endospores.',
    instead:
      'Look at the field: **one** spore in a cell. One cell becomes one spore, and that one cell again. It is survival, not reproduction.',
  },
  {
    believed: 'A culture of a spore former shows spores.',
    instead: 'Stain *B. subtilis* of 12 h: 2.8 % have one, too few to call. At 72 h it is 93 %.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'G_s\\leftarrow1-(1-G_s)\\,e^{-kt}', says: 'Green in spores; water takes 2·10⁻⁴ of it in a second.' },
    {
      tex: 'k=0.012\\,\\mathrm{s^{-1}}\\,e^{-\\frac{E_a}{R}\\left(\\frac1T-\\frac1{373.15\\,\\mathrm K}\\right)}',
      says: 'With warmth.',
    },
    {
      tex: 'G_v\\leftarrow1-(1-G_v)\\,e^{-0.05t},\\quad G_v\\leftarrow G_v\\,e^{-0.15t}',
      says: 'Other cells: in the dye, which drives out what safranin they hold, and in water.',
    },
    { tex: 'R_v\\leftarrow R_v+(1-G_v-R_v)(1-e^{-t/10\\,\\mathrm s})', says: 'Safranin.' },
    {
      tex: 'p=\\frac{95\\,\\%}{1+e^{-(age-40\\,\\mathrm h)/8\\,\\mathrm h}}',
      says: 'Share of spores; counts are binomial.',
    },
  ],
  assumptions: [
    'On the steam the slide has the temperature that is set, at once; off it, it cools with time constants of 45 s in air and 2 s under water. Dye is topped up as it dries.',
    'A cell looks red with three tenths of a full stain or more, a spore green with one half.',
    'C. tetani forms spores by the same curve as B. subtilis.',
    'All spores of a culture are alike.',
    'Each cell that is counted is another one.',
  ],
  validity: 'Minutes of steaming between 20 and 100 °C; cultures of 12 to 120 h.',
  parameters: [
    {
      name: 'Uptake by spores at 100 °C, its barrier',
      value: '0.012 1/s, 60 kJ/mol',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Other cells in dye and water', value: '0.05 and 0.15 1/s', source: 'chosen', teaching: true },
    { name: 'Spores in water', value: '2·10⁻⁴ 1/s', source: 'chosen', teaching: true },
    { name: 'Safranin', value: 'time constant 10 s', source: 'chosen', teaching: true },
    { name: 'Sporulation', value: '95 %, middle 40 h, width 8 h', source: 'chosen', teaching: true },
  ],
  sources: [
    'A. B. Schaeffer and M. D. Fulton, A simplified method of staining endospores, Science 77, 194 (1933).',
    'W. A. Rutala and D. J. Weber, Guideline for disinfection and sterilization in healthcare facilities, Centers for Disease Control and Prevention (2008): alcohol does not kill spores.',
    'D. Coates, Sporicidal activity of sodium dichloroisocyanurate, peroxygen and glutaraldehyde disinfectants against Bacillus subtilis, J. Hosp. Infect. 32, 283 (1996).',
    'F. Cohn, Untersuchungen über Bacterien IV: Beiträge zur Biologie der Bacillen, Beitr. Biol. Pflanzen 2, 249 (1876).',
  ],
  limits: [
    'A few relatives, such as Metabacterium and Anaerobacter, form several spores in a cell and do multiply by them.',
    'Hot glass that meets cold water may crack; here it only draws a warning.',
    'Real cultures sporulate in waves, and how much depends on the medium.',
    'Old malachite green and thick smears leave green grains that look like spores.',
  ],
};
