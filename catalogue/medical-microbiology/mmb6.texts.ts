import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
Simulated smears, for teaching; not a diagnostic device. Real sputum is handled under containment. A heat-fixed, unstained smear still holds living bacilli: it counts as infectious until it has been stained, or treated with phenol.

## A coat of wax

Mycobacteria wrap themselves in long **mycolic acids**. Dyes enter that coat only slowly. Once in, **carbolfuchsin** is held even against acid-alcohol, while all other cells lose it in seconds and take the blue counterstain. That is *acid-fastness*.

## Heat or phenol

Uptake follows

$$F=1-e^{-k_{in}t},$$

and $k_{in}$ rises with temperature as Arrhenius has it, with about 50 kJ/mol. **Ziehl-Neelsen** floods the slide and heats it from below until the dye steams: at 90 °C it goes in nearly forty times as fast as at 25 °C. **Kinyoun** uses more phenol instead and stays cold. In acid the loss is $e^{-k_{out}t}$. *Nocardia*, with shorter mycolic acids, withstands only weak acid: it is *partially* acid-fast.

## Counting is sampling

A field holds on average

$$\\lambda=\\text{load}\\cdot\\frac{0.01\\ \\mathrm{mL}}{200\\ \\mathrm{mm^2}}\\cdot\\pi\\,(0.1\\ \\mathrm{mm})^2,$$

and the counts scatter as Poisson: $n$ bacilli in $N$ fields give $n/N\\pm\\sqrt n/N$. The scale of WHO and IUATLD: none in 100 fields *negative*; 1 to 9 in 100 fields *scanty*; 10 to 99 in 100 fields *1+*; 1 to 10 in a field *2+* (50 fields); more than 10 in a field *3+* (20 fields).

A grade stands on two things besides the count: the smear is sputum, and a known positive smear, stained along with it, shows red bacilli. Without that control an empty slide may only say that the stain failed.

Some 5000 to 10 000 bacilli in a millilitre are needed to see any. WHO's first test is therefore a molecular one; smears follow the course of treatment, and serve where nothing else is at hand.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A negative smear excludes tuberculosis.',
    instead:
      'Stain a smear with a load of 3, a thousand bacilli in a millilitre, and read 100 fields: most trials show **none**. 95 of 100 are empty at a load of 2.5, 5 of 100 at 4.3.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'F\\leftarrow F+(1-B-F)(1-e^{-k_{in}t})', says: 'Fuchsin takes the room that no other dye holds.' },
    {
      tex: 'k_{in}=2\\cdot10^{-4}\\,\\mathrm{s^{-1}}\\;e^{\\frac{50\\,\\mathrm{kJ/mol}}{R}\\left(\\frac{1}{298.15\\,\\mathrm K}-\\frac1T\\right)}',
      says: 'Uptake by mycobacteria and Nocardia; 25 times as fast by Kinyoun. Other cells: 0.05 per second.',
    },
    { tex: 'F\\leftarrow F\\,e^{-k_{out}t}', says: 'In acid.' },
    {
      tex: 'B\\leftarrow B+(1-F-B)(1-e^{-t/15\\,\\mathrm s})',
      says: 'Methylene blue takes the room that fuchsin left.',
    },
    {
      tex: 'n\\sim\\mathrm{Poisson}(\\lambda)',
      says: 'Bacilli of a field; counted if they are red, F at least one half.',
    },
  ],
  assumptions: [
    'Over the flame the slide has the temperature that is set, at once. With the flame out it cools, with time constants of 45 s in air and 2 s under water.',
    'The dye is topped up while it steams, and never dries.',
    'Acid is poured on no slide above 40 °C, acid-alcohol on none over a flame; no flame is lit under acid that lies on the slide.',
    'A control slide, stained along with the smear, looks as its bacilli do: without red ones there is no grade.',
    'Bacilli lie on the smear by chance, without clumps. All of them are alike.',
    'A dye acts for its time; rinsing takes off what stands on the slide and nothing else.',
    'One bacillus in more than 100 fields is graded scanty.',
  ],
  validity: 'Times of minutes, 20 to 95 °C; loads of a hundred to a hundred million per mL.',
  parameters: [
    { name: 'Uptake at 25 °C, its barrier', value: '2·10⁻⁴ 1/s, 50 kJ/mol', source: 'chosen', teaching: true },
    { name: 'Kinyoun', value: '× 25', source: 'chosen', teaching: true },
    {
      name: 'Loss in acid-alcohol, sulfuric acid',
      value: 'Mycobacterium 5·10⁻⁴ both; Nocardia 8·10⁻³, 8·10⁻⁴; others 0.2, 0.05 1/s',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Smear',
      value: '0.01 mL on 200 mm², field 0.2 mm across',
      source: 'chosen, as is usual practice',
      teaching: true,
    },
    { name: 'Blue', value: 'time constant 15 s', source: 'chosen', teaching: true },
  ],
  sources: [
    'F. Ziehl, Zur Färbung des Tuberkelbacillus, Dtsch. Med. Wochenschr. 8, 451 (1882).',
    'F. Neelsen, Ein casuistischer Beitrag zur Lehre von der Tuberkulose, Centralbl. Med. Wiss. 21, 497 (1883).',
    'J. J. Kinyoun, A note on Uhlenhuth’s method for sputum examination for tubercle bacilli, Am. J. Public Health 5, 867 (1915).',
    'C. L. Cardoso et al., Survival of tubercle bacilli in heat-fixed and stained sputum smears, Mem. Inst. Oswaldo Cruz 96, 277 (2001): alive in all of them for up to seven days.',
    'World Health Organization, Fluorescent light-emitting diode (LED) microscopy for diagnosis of tuberculosis: policy statement, WHO/HTM/TB/2011.8 (2011).',
    'P. Chedore et al., Method for inactivating and fixing unstained smear preparations of Mycobacterium tuberculosis for improved laboratory safety, J. Clin. Microbiol. 40, 4077 (2002): flame fails, 5 % phenol in ethanol kills.',
    'International Union Against Tuberculosis and Lung Disease, Technical Guide: Sputum Examination for Tuberculosis by Direct Microscopy in Low Income Countries, 5th edition (2000).',
  ],
  limits: [
    'The smear is fixed already; fixing in the flame, and the control slide itself, are not shown.',
    'Most laboratories now screen with auramine under a fluorescence microscope with light-emitting diodes, which finds more and reads faster.',
    'Real bacilli clump, in cords, so counts scatter more than Poisson.',
    'Overheated dye dries and leaves red grains that look like bacilli.',
  ],
};
