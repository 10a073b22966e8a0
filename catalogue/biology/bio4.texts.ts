import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Two ways for one glucose

**Glycolysis** splits glucose into two pyruvate and nets 2 ATP. It needs no oxygen.

- **With oxygen** mitochondria burn the pyruvate:

$$\\mathrm{C_6H_{12}O_6+6\\,O_2\\to 6\\,CO_2+6\\,H_2O}.$$

- **Without** it NAD⁺ has to be regained otherwise: muscle makes **lactate**, yeast **ethanol and carbon dioxide**. Only the 2 ATP of glycolysis remain.

## How many ATP?

By measured proton costs a glucose brings **30 or 32** in animal cells; which, depends on the shuttle that carries the NADH of glycolysis. 36 or 38 in older books rest on whole numbers, 3 and 2 for each NADH and FADH₂. Yeast has no complex I that pumps protons: some **20** by the account of Rich (4.33 protons for an ATP), 22 by that of the animal figures (4).

So with little oxygen, each O₂ more adds $(Y-2)/6$ ATP: against the oxygen supplied, ATP is a straight line.

## How fast?

Glycolysis and the use of oxygen both saturate (Michaelis and Menten). Starved of oxygen, cells run glycolysis up to four times as fast: the **Pasteur effect**.

## What the sensors tell

$\\mathrm{RQ}=\\mathrm{CO_2/O_2}$ is 1 when sugar is burnt, if **all** the carbon dioxide is counted. A sensor in the gas over muscle cells sees a third of it (9.3 of 29.7 mmol): the rest is dissolved, most of it as bicarbonate, and comes out only when the medium is acidified. Over the acid medium of yeast it sees two thirds. No instrument counts the ATP that was made; it is worked out from glucose and product.

Carbon dioxide that cannot leave makes carbonic acid: sealed in, even cells with plenty of oxygen turn their medium acid.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Animals respire, plants make food instead.',
    instead: 'All living cells of a plant respire, day and night. Yeast, muscle and root do the same with a glucose.',
  },
  {
    believed: 'Only lactic acid makes the medium acid.',
    instead:
      'Run 5 mmol with 30 mmol of oxygen: hardly any lactate, and the pH falls to 6.73. It is the carbon dioxide that cannot leave.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\phi=\\frac{o}{K_O+o}', says: 'The part of glycolysis whose pyruvate is burnt; o: dissolved oxygen.' },
    { tex: 'v=V\\frac{g}{K_G+g}\\,[1+3(1-\\phi)]', says: 'Glycolysis, with the Pasteur effect.' },
    { tex: '\\dot G=-v,\\quad \\dot O=-6v\\phi\\;(+\\,0.05\\,(12.35-O))', says: 'In brackets what leaks, per minute.' },
    { tex: '\\dot{ATP}=[Y\\phi+2(1-\\phi)]\\,v', says: 'Y = 32, 30 or, in yeast, 20.' },
    {
      tex: '25\\,(7.4-pH)=\\ell+h,\\quad h=d\\,10^{pH-6.1},\\quad n=hV_L+d\\,(V_L+V_G/0.623)',
      says: 'Lactate, bicarbonate and dissolved carbon dioxide against the buffer.',
    },
  ],
  assumptions: [
    '1 L of suspension and 1.5 L of gas at 37 °C, stirred: gas and water are always in balance.',
    'Cells neither grow nor die, and take what they need from glucose alone.',
    'The medium of the yeast is buffered at pH 5.5; in life yeast makes it more acid.',
    'The yeast burns all its sugar while there is oxygen, as a Crabtree-negative one such as Kluyveromyces lactis does.',
    'Nitrogen drives out all oxygen and the carbon dioxide of the gas; what is dissolved then spreads anew. “CO₂ made” counts what was driven out, too.',
    'Lactate and ethanol, once made, are not used again when oxygen comes back.',
    'Through a leaky stopper only oxygen counts; carbon dioxide is counted as it is made.',
  ],
  validity:
    'Amounts up to 20 mmol of glucose and 120 mmol of oxygen; yields are those of textbooks, cells in life make somewhat less.',
  parameters: [
    {
      name: 'ATP per glucose',
      value: '30 and 32 (animal cells): 2.5 ATP for NADH, 1.5 for FADH₂, 4 H⁺ for an ATP',
      source: 'Hinkle 2005; Berg et al. 2015',
    },
    {
      name: 'Protons for an ATP in yeast',
      value: '4.33; (12·6 − 2)/4.33 + 4 = 20',
      source: 'Rich 2003, with 6 H⁺ for each NADH. Animals by the same account: 29.4 and 27.6',
    },
    { name: 'K_O', value: '0.001 mM', source: 'chosen, of the order found for cytochrome oxidase', teaching: true },
    { name: 'V, K_G, Pasteur factor', value: '1.0 mmol/(L min), 0.5 mM, 4', source: 'chosen', teaching: true },
    { name: 'Oxygen in gas over water, 37 °C', value: '37.1', source: 'Sander 2015, brought to 37 °C' },
    { name: 'Carbon dioxide in water over gas, 37 °C', value: '0.623', source: 'Sander 2015, brought to 37 °C' },
    { name: 'Buffer', value: '25 mM for a unit of pH', source: 'chosen', teaching: true },
    { name: 'Leak', value: '0.05 /min', source: 'chosen', teaching: true },
  ],
  sources: [
    'P. R. Rich, The molecular machinery of Keilin’s respiratory chain, Biochem. Soc. Trans. 31, 1095 (2003).',
    'R. Sander, Compilation of Henry’s law constants (version 4.0) for water as solvent, Atmos. Chem. Phys. 15, 4399 (2015); version 5.0.0 followed in 2023 (23, 10901).',
    'P. C. Hinkle, P/O ratios of mitochondrial oxidative phosphorylation, Biochim. Biophys. Acta 1706, 1 (2005).',
    'A.-M. Zeeman et al., Inactivation of the Kluyveromyces lactis KlPDA1 gene leads to loss of pyruvate dehydrogenase activity, impairs growth on glucose and triggers aerobic alcoholic fermentation, Microbiology 144, 3437 (1998).',
    'J. M. Berg, J. L. Tymoczko, G. J. Gatto and L. Stryer, Biochemistry, 8th ed., chapters 16 to 18, Freeman (2015).',
  ],
  limits: [
    'Baker’s yeast (Saccharomyces cerevisiae) ferments even in air above about 0.15 g/L of glucose, 0.8 mmol/L (Crabtree effect). The 5 and 10 mmol/L here are six and twelve times that: a real run with it gives mostly ethanol, and an RQ well above 1.',
    'Luciferase shows the ATP that is there, a few mmol/L and nearly constant; what is made and used again in a minute is far more.',
    'Muscle in a body sends its lactate to the liver and its carbon dioxide to the lungs.',
  ],
};
