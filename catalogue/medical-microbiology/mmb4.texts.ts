import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Living with oxygen

Cells that respire oxygen make hydrogen peroxide as a by-product. **Catalase**, four subunits with a haem each, takes it apart:

$$\\mathrm{2\\,H_2O_2\\to 2\\,H_2O+O_2}.$$

A drop of 3 % peroxide on a colony foams at once where the enzyme is there. *Staphylococcus*, *Listeria*, *Bacillus* and the enteric rods are positive; streptococci, enterococci and clostridia negative.

## How much gas

The rate follows Michaelis and Menten, with the dose of enzyme: mass of cells times specific activity $U$.

$$-\\dot n=V\\,\\frac{S}{K_m+S},\\qquad V=U\\,m.$$

Peroxide of 3 % is 0.88 mol/L, eleven times $K_m$, so that the gas comes at an even rate until most is gone. One µmol of gas fills 24.5 µL at 25 °C.

## Twenty seconds

**The result is what happens in 20 s.** A weak, late bubble may come from a peroxidase without haem (*pseudocatalase*, as the bench calls it), from air under the smear, from an iron loop, or from red cells.

- **Blood agar**: red cells have catalase; touch the colony, never the agar. Some enterococci take haem up from it and build a catalase of their own: test them from a medium without blood.
- **Old colonies** lose activity.
- **Iron or nichrome loops** take peroxide apart by themselves: a wooden or plastic stick does not.
- **Never add cells to peroxide in an open dish**: froth throws droplets; a lid covers the slide.

Simulated cultures, for teaching; not a diagnostic device.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Any bubble means positive.',
    instead:
      '*Enterococcus faecalis* shows one after 43 s and has no catalase; *S. pyogenes* with red cells on the stick foams. What counts comes at once, from cells alone.',
  },
  {
    believed: 'More froth means more pathogenic.',
    instead: 'Froth tells activity times cells. Harmless *Bacillus subtilis* foams, *Streptococcus pyogenes* does not.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\dot n=-V\\,\\dfrac{S}{K_m+S},\\quad S=n/v', says: 'Peroxide n in a volume v of 20 µL for each drop.' },
    {
      tex: 'V=U\\,e^{-0.01\\,\\mathrm{h^{-1}}\\,\\max(0,\\,age-24\\,\\mathrm h)}\\cdot 0.05\\,\\mathrm{mg}/60\\,\\mathrm s',
      says: 'Activity of the smear; red cells on the stick add 20 µmol per minute and mg.',
    },
    { tex: 'V_{gas}=\\tfrac12\\,\\Delta n\\,RT/p', says: 'Oxygen, 24.465 µL for each µmol at 25 °C.' },
  ],
  assumptions: [
    'Each smear holds 0.05 mg of protein, well mixed with the drop.',
    'The enzyme lasts for minutes; peroxide does not inhibit it.',
    'All gas is set free at once: none stays dissolved.',
    'S. pyogenes and C. perfringens do not grow on nutrient agar in air.',
    'Positive from 2 µL in 20 s, weak or delayed from 0.2 µL, the first bubble that is seen.',
  ],
  validity:
    'Species come in the order of the bench test; their gas is not that of a given strain. Above 10 % the real enzyme is lost in seconds.',
  parameters: [
    {
      name: 'U',
      value:
        'S. aureus 300, L. monocytogenes 200, S. epidermidis 150, B. subtilis 60, E. coli 15, E. faecalis 0.5, from blood agar 5, the others 0 µmol/(min mg)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'K_m', value: '80 mmol/L', source: 'human catalase, Switala and Loewen (2002)' },
    { name: 'Ageing', value: '0.01 per hour beyond 24 h', source: 'chosen', teaching: true },
    { name: 'Red cells', value: '20 µmol/(min mg)', source: 'chosen', teaching: true },
    { name: 'Protein', value: '0.05 mg', source: 'chosen', teaching: true },
  ],
  sources: [
    'K. Reiner, Catalase Test Protocol, American Society for Microbiology, asm.org (2010).',
    'J. Switala and P. C. Loewen, Diversity of properties among catalases, Arch. Biochem. Biophys. 401, 145 (2002).',
    'L. Frankenberg, M. Brugna and L. Hederstedt, Enterococcus faecalis heme-dependent catalase, J. Bacteriol. 184, 6351 (2002).',
  ],
  limits: [
    'A real smear is uneven: it foams where cells lie thick.',
    'Only some strains of enterococci make a catalase on blood agar; here E. faecalis does.',
    'Enteric rods foam briskly in life. Here a day-old E. coli stands only 1.4 times above the limit, so that ageing can be seen.',
    'Laboratories test anaerobes such as Clostridium with 15 % peroxide rather than 3 %.',
  ],
};
