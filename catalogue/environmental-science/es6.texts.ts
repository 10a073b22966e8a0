import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Carbon dioxide in the sea

When the sea takes up carbon dioxide it forms **carbonic acid**, which lowers pH and uses up the **carbonate ions** that corals and shellfish need to build their skeletons. Dissolved CO₂ splits in two steps:

$$\\mathrm{CO_2 + H_2O \\rightleftharpoons H^+ + HCO_3^- \\rightleftharpoons 2H^+ + CO_3^{2-}}$$

All three together are **DIC**, dissolved inorganic carbon. **Total alkalinity** is the charge that weak acids balance,

$$TA = [\\mathrm{HCO_3^-}] + 2[\\mathrm{CO_3^{2-}}] + [\\mathrm{B(OH)_4^-}] + [\\mathrm{OH^-}] - [\\mathrm{H^+}].$$

CO₂ has no charge: adding it leaves TA as it is and shifts the mixture from carbonate to bicarbonate. Any two of pH, DIC, TA and CO₂ pressure give the rest.

## The sea resists

The **Revelle factor**, $\\frac{\\Delta p/p}{\\Delta DIC/DIC}$, is near 10: a 10 % rise of the gas lifts DIC by only 1 %. Gas goes in as fast as the difference between what the water would hold and what it holds, so a tank, or the mixed layer of the sea, follows the air slowly.

## pH is a logarithm

From pH 8.17 to 8.03 looks little. But $[\\mathrm{H^+}] = 10^{-\\mathrm{pH}}$, and $10^{0.14} = 1.38$: **38 % more** hydrogen ion. A pH also has a **scale**: an electrode set in dilute NBS buffers reads some 0.14 higher in seawater than one set in Tris in seawater, on the total scale.

## Does a shell last?

$$\\Omega = \\frac{[\\mathrm{Ca^{2+}}][\\mathrm{CO_3^{2-}}]}{K_{sp}}$$

Below 1 lime dissolves. Aragonite (corals, sea butterflies) dissolves more easily than calcite. Cold water holds more gas and less carbonate, so polar seas reach 1 first. Far above 1 lime comes out by itself: who adds much alkali at once to cure the sea gets white clouds, and loses much of the alkali, or more than all of it, to them.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A fall from pH 8.17 to 8.03 is a change of 2 %.',
    instead: 'Watch the change of [H⁺] while the air goes from 280 to 420 µatm: it is 38 %.',
  },
  {
    believed: 'Above Ω = 1 nothing is harmed.',
    instead:
      'Follow Ω from 4.2 to 2 as pCO₂ rises. The shell of this model grows ever more slowly; corals and larvae build less well from about 3 downwards, since pumping out protons costs energy.',
  },
  {
    believed: 'The sea turns into an acid.',
    instead: 'Even under 1500 µatm the pH is above 7. It becomes less basic, and that is enough to use up carbonate.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'TA=[HCO_3^-]+2[CO_3^{2-}]+[B(OH)_4^-]+[OH^-]-[H^+]',
      says: 'Solved for pH between 3 and 11 by Newton’s method in a bracket, to 10⁻⁸.',
    },
    {
      tex: 'pK_1=\\frac{3633.86}{T}-61.2172+9.6777\\ln T-0.011555S+0.0001152S^2',
      says: 'First step of carbonic acid, total scale (Lueker et al.).',
    },
    {
      tex: 'pK_2=\\frac{471.78}{T}+25.929-3.16967\\ln T-0.01781S+0.0001122S^2',
      says: 'Second step.',
    },
    {
      tex: '[CO_2]=K_0\\,\\frac{f}{p}\\,p_{CO_2},\\qquad \\frac{dDIC}{dt}=\\frac kz\\left([CO_2]_{eq}-[CO_2]\\right)',
      says: 'Solubility with fugacity (Weiss); exchange with the air over a depth z, alkalinity fixed.',
    },
    {
      tex: '\\Omega=\\frac{[Ca^{2+}][CO_3^{2-}]}{K_{sp}},\\qquad [Ca^{2+}]=\\frac{0.02128\\,S}{40.087\\cdot1.80655}',
      says: 'Saturation; solubility products of Mucci.',
    },
    {
      tex: '\\dot m=\\begin{cases}-0.01\\,m\\,(1-\\Omega)&\\Omega<1\\\\+10^{-4}\\,m\\,(\\Omega-1)&\\Omega\\ge1\\end{cases}\\ \\text{per hour}',
      says: 'The shell: chosen for teaching, not a species.',
    },
    {
      tex: '\\dot c=2\\,(\\Omega-2)\\ \\text{µmol/kg per hour},\\quad \\Delta DIC=-c,\\ \\Delta TA=-2c',
      says: 'Lime that comes out, once Ω has been above 7.',
    },
    {
      tex: 'pH_{NBS}=pH_T-\\log_{10}f_H-0.01,\\quad f_H=1.2948-0.002036T+(0.0004607-0.000001475T)S^2',
      says: 'What an electrode shows that was set in NBS buffers (Takahashi et al.).',
    },
  ],
  assumptions: [
    'Well stirred water at the pressure of the surface; boron and calcium in proportion to salinity.',
    'No phosphate, silicate, ammonia or organic acids; sulfate and fluoride left out of the balance of charges.',
    'Nothing breathes or photosynthesises. What the shell loses or gains is too little to change the water.',
    'Additions mix at once and change neither volume nor salinity; the dye does not change the pH.',
    'With DIC and alkalinity set, the vessel is closed to the air; a shell dissolves or grows in it all the same.',
    'Above Ω of 7 for aragonite lime begins to come out, and goes on down to 2; it sinks to the bottom and does not dissolve again.',
  ],
  validity:
    '2 to 35 °C and salinity 19 to 43, the range of Lueker’s constants. pH, Ω and DIC agree with CO2SYS with the same constants to 0.001, 0.005 and 0.5 µmol/kg.',
  parameters: [
    { name: 'Shell dissolving', value: '1 % an hour for each unit of Ω below 1', source: 'chosen', teaching: true },
    { name: 'Shell growing', value: '0.01 % an hour for each unit of Ω above 1', source: 'chosen', teaching: true },
    {
      name: 'Lime that comes out',
      value: 'from Ω 7 down to 2, by 2 µmol/kg an hour for each unit above 2',
      source: 'Ω as Moras 2022 found; rate chosen',
      teaching: true,
    },
    { name: 'Air at the beginning', value: '280 µatm', source: 'chosen: air before industry', teaching: true },
    { name: 'Colours of the dye', value: 'absorbance in three channels', source: 'chosen', teaching: true },
  ],
  sources: [
    'T. J. Lueker, A. G. Dickson, C. D. Keeling, Ocean pCO2 calculated from dissolved inorganic carbon, alkalinity, and equations for K1 and K2, Mar. Chem. 70 (2000) 105.',
    'R. F. Weiss, Carbon dioxide in water and seawater: the solubility of a non-ideal gas, Mar. Chem. 2 (1974) 203.',
    'A. G. Dickson, Thermodynamics of the dissociation of boric acid in synthetic seawater from 273.15 to 318.15 K, Deep-Sea Res. A 37 (1990) 755.',
    'F. J. Millero, Thermodynamics of the carbon dioxide system in the oceans, Geochim. Cosmochim. Acta 59 (1995) 661: water.',
    'L. R. Uppström, The boron/chlorinity ratio of deep-sea water from the Pacific Ocean, Deep-Sea Res. 21 (1974) 161.',
    'J. P. Riley, M. Tongudai, The major cation/chlorinity ratios in sea water, Chem. Geol. 2 (1967) 263: calcium.',
    'A. Mucci, The solubility of calcite and aragonite in seawater at various salinities, temperatures, and one atmosphere total pressure, Am. J. Sci. 283 (1983) 780.',
    'T. Takahashi et al., Carbonate chemistry, in: GEOSECS Pacific Expedition, volume 3, Hydrographic Data 1973–1974, National Science Foundation, Washington, 1982, p. 77.',
    'T. D. Clayton, R. H. Byrne, Spectrophotometric seawater pH measurements: total hydrogen ion concentration scale calibration of m-cresol purple, Deep-Sea Res. I 40 (1993) 2115.',
    'R. Revelle, H. E. Suess, Carbon dioxide exchange between atmosphere and ocean, Tellus 9 (1957) 18.',
    'C. A. Moras, L. T. Bach, T. Cyronak, R. Joannes-Boyau, K. G. Schulz, Ocean alkalinity enhancement: avoiding runaway CaCO3 precipitation during quick and hydrated lime dissolution, Biogeosciences 19 (2022) 3537.',
    'A. G. Dickson, C. L. Sabine, J. R. Christian (eds.), Guide to best practices for ocean CO2 measurements, PICES Special Publication 3, 2007.',
    'M. P. Humphreys et al., PyCO2SYS v1.8: marine carbonate system calculations in Python, Geosci. Model Dev. 15 (2022) 15: reference values.',
    'M. Meinshausen et al., The shared socio-economic pathway (SSP) greenhouse gas concentrations and their extensions to 2500, Geosci. Model Dev. 13 (2020) 3571: 1135 ppm in 2100 by SSP5-8.5.',
    'J. A. Newton et al., Global Ocean Acidification Observing Network: Requirements and Governance Plan, 2014 (2nd ed. 2015): goals for measurements.',
  ],
  limits: [
    'In a real tank respiration and photosynthesis move the pH by more within a day than the air within years.',
    'Living shells are covered by skin and mended from within; how fast one dissolves differs a hundredfold between species.',
    'How soon lime comes out depends on dust and crystals: clean seawater bears Ω near 20 for hours, with grains of lime in it some 7.',
    'Alkalinity of coastal water contains organic acids, which no constant here knows.',
  ],
};
