import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Concentration

A sample is diluted in a fixative and filled into a chamber of known depth. Of $N$ cells in a volume $V$ at a dilution $D$

$$C=\\frac{N}{V}\\,D,$$

with $N$ **Poisson**: 200 cells scatter by 7 %. What goes wrong in mixing, diluting and filling shows only in a **second filling** from a second dilution; the same filling counted twice shows the same cells. Counts of two fillings agree within $1.96\\sqrt{N_1+N_2}$, and the result is that of both together, $C=(N_1+N_2)\\,D/2V$: 400 cells, 5 %. None found in 100 nL at 1:2 still allows $\\tfrac12\\chi^2_{0.975}(2)\\,D/V=0.074$ million in a mL.

## Motility by tracks

A head goes along a mean path and swings from side to side. With mean speed $V$, amplitude $A$ and beat frequency $f$

$$x=Vt,\\qquad y=A\\sin 2\\pi ft.$$

The **curvilinear velocity** VCL is the length of the track over its time, VSL the distance from start to end over it, VAP that of the smoothed path; $\\mathrm{LIN}=\\mathrm{VSL}/\\mathrm{VCL}$. A camera sees places, not paths: a **low frame rate cuts corners** and lowers VCL, by a part that goes with $1/f_{rate}^2$.

By the track alone a cell is rapid (VAP from 25 µm/s), slow (5 to 25), non-progressive (it beats in place) or immotile. Speed falls with the temperature of the stage.

## What a report holds besides

Days without ejaculation (2 to 7), minutes since collection, whether all was collected; appearance, viscosity, pH; clumps of sperm; round cells and white cells. Filled chambers lie for four minutes in a moist dish, until the cells have sunk onto the grid. This bench leaves them out.

## The limits

Lower fifth centiles of men whose partner conceived within a year (World Health Organization 2021): volume 1.4 mL, concentration 16 million in a mL, total 39 million, total motility 42 %, progressive 30 %, vitality 54 %, normal forms 4 %.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Below the limit means infertile.',
    instead:
      'The limits are fifth centiles of men whose partner conceived within a year: one such father in twenty lies below each of them. Read Sample 4 beside the sheet.',
  },
  {
    believed: 'No cell in the chamber means that there is none.',
    instead:
      'Count Sample 6: none found in 100 nL still allows 74 000 in a mL. Only the pellet of the whole sample tells.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'C=(N_1+N_2)\\,D/2V', says: 'concentration from the counts of two fillings; from one, N D/V' },
    { tex: '|N_1-N_2|\\le 1.96\\sqrt{N_1+N_2}', says: 'counts of two fillings that agree' },
    { tex: 'x=Vt,\\;y=A\\sin(2\\pi ft),\\;A=2.5\\,\\mu\\mathrm{m}\\sqrt{V/50}', says: 'path of a head, V in µm/s' },
    { tex: '\\mathrm{VAP}: 2\\lfloor f_{rate}/12\\rfloor+1', says: 'frames of the moving average, full windows only' },
    { tex: 'e^{0.045(T-37)}', says: 'speed by temperature up to 37 °C' },
  ],
  assumptions: [
    'The aliquot is as the whole sample; no cell sticks to another; a filling that is counted again gives the same number.',
    'The camera finds every head and never changes one for another.',
    'Heading wanders by 0.05 rad²/s; heads that do not swim drift by Brownian motion.',
  ],
  validity: 'Samples within an hour of liquefaction, 20 to 42 °C.',
  parameters: [
    { name: 'the six samples', value: 'as the tests find them', source: 'chosen', teaching: true },
    { name: 'limits', value: '1.4 mL; 16 M/mL; 39 M; 42, 30, 54, 4 %', source: 'World Health Organization 2021' },
    {
      name: 'large square of the improved Neubauer chamber',
      value: '0.2 mm × 0.2 mm × 0.1 mm, 4 nL',
      source: 'World Health Organization 2021',
    },
    {
      name: 'speeds',
      value: 'rapid 55 ± 12 µm/s; slow 5 to 25; in place 0.5 to 4',
      source: 'chosen, of the order of Mortimer 2000',
      teaching: true,
    },
    { name: 'beat', value: '12 ± 2 Hz', source: 'chosen, of the order of Mortimer 2000', teaching: true },
    {
      name: 'classes',
      value: '25 and 5 µm/s by VAP; beating from 0.12 µm beside the smoothed path',
      source: 'chosen, after World Health Organization 2021',
      teaching: true,
    },
    { name: 'temperature', value: '4.5 % for each °C; falling to 0.6 at 42 °C', source: 'chosen', teaching: true },
    { name: 'before liquefaction', value: 'all speeds times 0.3', source: 'chosen', teaching: true },
  ],
  sources: [
    'World Health Organization, WHO laboratory manual for the examination and processing of human semen, 6th edition, Geneva (2021).',
    'S. T. Mortimer, CASA: practical aspects, Journal of Andrology 21, 515 (2000).',
    'M. J. Campbell et al., Distribution of semen examination results 2020: a follow up of data collated for the WHO semen analysis manual 2010, Andrology 9, 817 (2021).',
    'F. Garwood, Fiducial limits for the Poisson distribution, Biometrika 28, 437 (1936).',
  ],
  limits: [
    'Abstinence, time since collection, appearance, viscosity, pH, round and white cells and agglutination are not modelled.',
    'Real motility falls from hour to hour, and real cells collide, stick and turn.',
    'Heads in the chamber are drawn larger than the field would show them, and of a dense sample a part is drawn.',
    'What a result means for a person is for those who know the person.',
  ],
};
