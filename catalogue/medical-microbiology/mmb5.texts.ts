import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Who hands electrons to oxygen

At the end of a respiratory chain a terminal oxidase gives electrons to oxygen. In *Pseudomonas*, *Neisseria*, *Vibrio* and *Campylobacter* they come to it by **cytochrome c**; nearly all *Enterobacterales* have another oxidase, which takes them from quinol (*Plesiomonas* is the known exception).

**Kovács' reagent**, tetramethyl-p-phenylenediamine (TMPD), gives its electrons to cytochrome c. What is left is a purple-blue radical, **Wurster's blue**:

$$\\mathrm{TMPD\\to TMPD^{\\bullet+}+e^-}.$$

## A race against air

Air does the same, slowly in fresh reagent, faster in old. With enzyme, air and iron side by side

$$I=1-e^{-kt},\\qquad k=k_{enzyme}+k_{air}+k_{loop}.$$

So **the time decides**: purple by 10 s is positive, by 60 s delayed; a purple that comes after a minute proves nothing.

## What goes wrong

- **Old reagent** is weak, so that a true positive is late; one that has begun to turn blue is thrown away before a colony is wasted on it. A deep blue one colours the paper at once.
- **Loops of nichrome** hold iron, which turns the reagent: false positive. Plastic, platinum or a wooden stick do not.
- **Acid** from a sugar in the agar stops the enzyme: lactose-positive colonies from MacConkey agar give false negatives. Test from a medium without sugar that the species grows on: nutrient or blood agar for most, chocolate agar with carbon dioxide for gonococci, *Campylobacter* agar with little oxygen for *Campylobacter*.
- **No controls**: a known positive (*Pseudomonas*) and a known negative (*E. coli*) belong on the same reagent on the same day.

Simulated cultures, for teaching; not a diagnostic device.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Purple is positive, whenever it comes.',
    instead:
      'Wait two minutes with *E. coli* and reagent of 14 days: it is purple, by air alone. Only the first seconds belong to the enzyme.',
  },
  {
    believed: 'Oxidase-negative bacteria do not respire oxygen.',
    instead:
      '*E. coli* and *Acinetobacter* do. They end in an oxidase that takes electrons from quinol and not from cytochrome c, so the reagent cannot feed it.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'I=1-e^{-kt}', says: 'Colour of the smear against the wet paper, since the rub; visible from one half on.' },
    {
      tex: 'k=k_oA\\,e^{-age/7\\,\\mathrm d}+0.0015\\,\\mathrm{s^{-1}}\\,e^{age/7\\,\\mathrm d}+k_{loop}',
      says: 'Enzyme with the reagent that is left, air, and 0.02 1/s for nichrome.',
    },
    { tex: 't_{50}=\\ln 2/k', says: 'Time to purple.' },
  ],
  assumptions: [
    'Each smear has the same mass of cells; the paper stays wet; 22 °C.',
    'Acid leaves 5 % of the activity of Aeromonas from MacConkey agar.',
    'Neisseria, Campylobacter, Pasteurella and Staphylococcus do not grow on MacConkey agar; Neisseria and Campylobacter not on nutrient or common blood agar in air.',
    'Reagent of 8 to 14 days is taken as weak and turning, not yet as deep blue.',
    'The dimethyl reagent, which is slower, is not offered.',
  ],
  validity: 'Times tell the order of species and faults, not what a given strain takes.',
  parameters: [
    {
      name: 'k_o',
      value:
        'P. aeruginosa 0.15, N. gonorrhoeae 0.12, V. cholerae and A. hydrophila 0.10, C. jejuni 0.08, P. multocida 0.03 1/s',
      source: 'chosen, to the reading rule of 10 s and 60 s',
      teaching: true,
    },
    { name: 'Air', value: '0.0015 1/s, e-fold in 7 days', source: 'chosen', teaching: true },
    { name: 'Nichrome', value: '0.02 1/s', source: 'chosen', teaching: true },
    { name: 'Acid', value: '5 % of the activity', source: 'chosen', teaching: true },
  ],
  sources: [
    'N. Kovács, Identification of Pseudomonas pyocyanea by the oxidase reaction, Nature 178, 703 (1956).',
    'J. Gordon and J. W. McLeod, The practical application of the direct oxidase reaction in bacteriology, J. Pathol. Bacteriol. 31, 185 (1928).',
    'P. Shields and L. Cathcart, Oxidase Test Protocol, American Society for Microbiology, asm.org (2010).',
  ],
  limits: [
    'Some strains of gonococci grow on blood agar, if weakly.',
    'Colour is told against the paper: that the paper itself gets bluer is drawn and not measured.',
    'A smear is uneven: real colour comes from its rim and its thick places at different times.',
  ],
};
