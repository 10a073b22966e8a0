import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Five steps, five reasons

DNA lies in nuclei inside walled cells, wound on proteins and guarded by enzymes that cut it.

1. **Mashing** breaks the walls.
2. **Detergent** dissolves the membranes. **Salt** shields the phosphate charges, loosens the proteins and slows the nucleases.
3. **Filtering** keeps the debris back.
4. **Ethanol**: where it is more than about half of the liquid, the charges of DNA and sodium attract each other so strongly that the hydrated DNA leaves solution as white threads.
5. The molecules are long enough to be **wound on a stick**.

## Every step is a rate with a loss

Of what is left, the same part goes in each second. Tissue breaks as $db/dt=k_m(1-b)$. Lysis and the nucleases go faster when warm; above 60 °C the nucleases lose their form. How much comes out of solution is set by the part $\\varphi$ of ethanol, and very steeply:

$$P^*=\\frac1{1+(\\varphi_{50}/\\varphi)^{14}}.$$

## How pure is it?

DNA takes ultraviolet light at 260 nm, protein rather at 280 nm. The ratio $A_{260}/A_{280}$ is 1.80 for DNA and 0.57 for protein. It is a **blunt judge**: DNA takes 35 times more at 260 nm, so a ratio of 1.756 still hides 29 % of protein.

Skipping or swapping steps does not stop the experiment. The account on the screen shows what it costs.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The white threads are pure DNA.',
    instead:
      'Spool by the full protocol and read the protein: **29 %** of the mass. Pectin and RNA come along in life as well.',
  },
  {
    believed: 'The ethanol must be ice-cold, or nothing comes out.',
    instead:
      'At 22 °C the yield is 177 µg instead of 189 µg: cold speeds the threads; how much ethanol there is decides.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\dot b=k_m(1-b)', says: 'Tissue broken, while it is mashed.' },
    {
      tex: 'r=k_L\\,1.8^{(T-25)/10}\\,\\frac d{d+0.5}\\,\\max(0,\\,b-(1-I))',
      says: 'DNA out of broken cells, in d % of detergent.',
    },
    { tex: '\\dot F=r-(k_DE\\,s+k_s)F', says: 'Free DNA is cut by nucleases E and, when mashed on, sheared.' },
    { tex: '\\dot P=k_P(P^*F-P)', says: 'Threads, faster in the cold.' },
    { tex: '\\dot Y=k_Y(P-Y)', says: 'Winding.' },
    { tex: '\\frac{A_{260}}{A_{280}}=\\frac{20D+0.57p}{11.11D+p}', says: 'Of so much DNA and protein.' },
  ],
  assumptions: [
    'A fruit of 10 g has 300 µg of DNA and 50 mg of protein. All fruits are alike: repeats differ by the meter alone.',
    'Protein winds along in proportion to the DNA that is wound.',
    'Threads are solid: a filter keeps them back, too.',
    'Layers count as one mixture: the part of ethanol is that of the whole.',
    'A filter keeps all solids and 15 % of the liquid, ethanol too.',
    'The bag has the temperature of its bath at once.',
    'Degraded DNA does not wind; mashing what is filtered breaks no more tissue.',
    'The ethanol of 95 % counts as pure.',
  ],
  validity: 'Soft fruit with a household protocol; orders of steps and losses, not micrograms of a real berry.',
  parameters: [
    { name: 'DNA of the fruit', value: '30 µg/g', source: 'chosen, within published yields of plants', teaching: true },
    {
      name: 'k_m, k_L, k_D, k_s, k_P, k_Y',
      value: '0.04, 0.012, 0.0002, 0.01, 0.03, 0.05 /s',
      source: 'chosen so that a class sees each step in minutes',
      teaching: true,
    },
    {
      name: 'φ₅₀',
      value: '0.50 with salt, 0.72 without',
      source: 'chosen near the usual two volumes of ethanol',
      teaching: true,
    },
    { name: 'Loss of nucleases', value: '0.01 /s at 70 °C, twofold for 3 °C', source: 'chosen', teaching: true },
    {
      name: 'Protein that winds along',
      value: '0.225 % × the part of the free DNA that is wound; × 0.85 (filtered), × 3 (not), × 5 (no detergent)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Absorbance of protein', value: '0.57 and 1.00 mL/(mg cm)', source: 'Warburg and Christian 1942' },
    {
      name: 'Absorbance of DNA',
      value: '20 and 11.11 mL/(mg cm)',
      source: 'Green and Sambrook 2012: 1 at 260 nm is 50 µg/mL; ratio 1.8',
    },
  ],
  sources: [
    'O. Warburg and W. Christian, Isolierung und Kristallisation des Gärungsferments Enolase, Biochem. Z. 310, 384 (1942).',
    'M. R. Green and J. Sambrook, Molecular Cloning: A Laboratory Manual, 4th ed., Cold Spring Harbor Laboratory Press (2012).',
    'J. A. Zeugin and J. L. Hartley, Ethanol precipitation of DNA, Focus 7(4), 1 (1985).',
    'J. A. Glasel, Validity of nucleic acid purities monitored by 260nm/280nm absorbance ratios, BioTechniques 18, 62 (1995).',
  ],
  limits: [
    'Real threads hold pectin, RNA and much water; what is seen is far more than the DNA.',
    'Fruits differ in ripeness and size, so repeats scatter far more than here. Strawberries are taken because they are soft, have much of their own pectin-splitting enzymes and eight sets of chromosomes.',
    'Near 95 °C the two strands of DNA come apart, and single strands do not wind as threads; here DNA stays whole in the hottest bath.',
    'Ethanol beside a hot bath is refused here. On a real bench nothing refuses it: it boils over and burns.',
  ],
};
