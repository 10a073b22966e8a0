import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## What the hammer lacks

A pendulum of mass $m$ and length $L_p$ falls from $\\alpha=150°$, goes through a notched bar, and rises to $\\beta$. What it lacks the bar has taken:

$$K=mgL_p(\\cos\\beta-\\cos\\alpha)-W_{\\text{friction}} .$$

The notch makes a small crack-like place under threefold tension, the blow makes it quick. Both ask the metal the same question: does it yield before it cleaves?

## Ductile or brittle

In **body-centred** metals, such as ferritic steel, dislocations need help from heat to move. When it is cold the stress to yield rises above the stress to cleave, and the bar breaks along crystal planes. When it is warm it tears. Between lies a transition:

$$K=\\frac{U+L}{2}+\\frac{U-L}{2}\\tanh\\frac{T-T_0}{C},$$

with the upper shelf $U$, the lower shelf $L$, the middle $T_0$ and the half width $C$. **Face-centred** metals (austenitic steel, aluminium, copper) have no transition. The scatter among bars is largest in the transition: there it is left to chance whether a grain that cleaves lies before the notch.

## What the face tells

Bright flat facets mean cleavage. A dull, fibrous face with **shear lips** at its edges means tearing, and the bar is wider opposite the notch (lateral expansion). The share of torn face rises with $K$.

## A number for design

Codes ask for a least energy, often 27 J, at the lowest temperature of service. The energy belongs to this bar, this notch and this speed: it ranks steels and lots, and no design stress follows from it.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Brittle steel sank the Titanic.',
    instead:
      'Hull steel of 1912 takes 20 J only at 32 °C along the plate, and at −2 °C it cleaves: break it. But the seams opened where rivets failed, and the speed, the rivets and the flooding did the rest; the steel made it worse.',
  },
  {
    believed: 'A strong steel is a tough steel.',
    instead:
      'Steel 4340 tempered at 425 °C has about three times the tensile strength of A36 and takes 35 J at most, A36 up to 130 J.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\ddot\\theta=-\\frac{g}{L_p}\\sin\\theta',
      says: 'Pendulum, with a friction that is spread evenly by angle.',
    },
    { tex: 'm=\\frac{E_0}{gL_p(1-\\cos150°)}', says: 'Mass of a hammer of capacity E₀: 20.492 kg for 300 J.' },
    {
      tex: 'K=mgL_p(\\cos\\beta-\\cos\\alpha)-0.003\\,E_0\\,\\frac{\\alpha+\\beta}{2\\alpha}',
      says: 'Absorbed energy from the dial, corrected for friction.',
    },
    {
      tex: 'K=\\frac{U+L}{2}+\\frac{U-L}{2}\\tanh\\frac{T-T_0}{C}',
      says: 'Mean of body-centred metals; a straight line in T for the others.',
    },
    {
      tex: '\\sigma_K=0.04\\,K+0.12\\,\\frac{U-L}{2}\\,\\mathrm{sech}^2\\frac{T-T_0}{C}',
      says: 'Scatter among bars, normal; never below 1 J.',
    },
    {
      tex: 'T=20+(T_{\\text{bath}}-20)\\,e^{-t/300\\,\\mathrm{s}}',
      says: 'Bar at impact, °C, with t from the bath to the release.',
    },
    {
      tex: '100\\,\\frac{K-L}{U-L}',
      says: 'Torn share of the face in per cent, before the factors of width and notch.',
    },
  ],
  assumptions: [
    'Friction is what the maker says, 0.3 % of the capacity on a full swing; the free swing confirms it.',
    'The hammer loses nothing to vibration, to the halves that fly, or to the anvils.',
    'A bar has one temperature throughout; while the hammer falls it keeps it.',
    'In the bath a bar comes to its temperature with a time constant of 30 s.',
    'The fitted curve weighs each bar by the scatter that the curve has at its temperature.',
  ],
  validity: 'Bars of 10 × 10 × 55 mm and narrower, −196 to 200 °C, energies up to 80 % of the capacity.',
  parameters: [
    {
      name: 'U, L (J), T₀, C (°C) of A36 and hull steel 1912',
      value: '130, 4, 6.7, 35; 70, 4, 49.1, 30',
      source: 'set to 20 J at −27 and 32 °C, Felkins et al. 1998',
    },
    {
      name: 'U, L, T₀, C of A533B, 4340, 1045',
      value: '180, 5, −15, 38; 35, 14, −50, 60; 60, 6, 45, 40',
      source: 'typical values, ASM Handbook 8 (2000)',
    },
    {
      name: '316L, 6061-T6, Ti-6Al-4V, grey iron at 20 °C',
      value: '180 J and 0.20 J/K; 18 J; 24 J and 0.04 J/K; 3 J',
      source: 'typical values, ASM Handbook 8 (2000)',
    },
    {
      name: 'Width 10, 7.5, 5, 2.5 mm',
      value: 'K in proportion; T₀ lower by 0, 3, 11, 28 °C',
      source: 'chosen, after the shifts of API 579-1',
      teaching: true,
    },
    { name: 'U notch', value: 'K × 0.7, T₀ lower by 20 °C', source: 'chosen', teaching: true },
    { name: 'Scatter among bars', value: '4 % and 12 % of half the step', source: 'chosen', teaching: true },
    { name: 'Lateral expansion', value: '0.013 mm/J, at most 2.5 mm', source: 'chosen', teaching: true },
    {
      name: 'Warming of the bar',
      value: '300 s in air, 30 s in the bath',
      source: 'computed from 28 W/m²K in air; bath chosen',
      teaching: true,
    },
  ],
  sources: [
    'ISO 148-1:2016, Metallic materials: Charpy pendulum impact test, Part 1: Test method, ISO, Geneva.',
    'ASTM E23-18, Standard Test Methods for Notched Bar Impact Testing of Metallic Materials, ASTM International (2018; newer editions exist).',
    'K. Felkins, H. P. Leighly and A. Jankovic, The Royal Mail Ship Titanic: Did a metallurgical failure cause a night to remember?, JOM 50, no. 1, 12 (1998).',
    'W. Oldfield, Curve fitting impact test data: a statistical procedure, ASTM Standardization News 3, no. 11, 24 (1975): the tanh curve.',
    'ASM Handbook, vol. 8, Mechanical Testing and Evaluation, ASM International, Materials Park (2000).',
    'API 579-1/ASME FFS-1, Fitness-For-Service, American Petroleum Institute, Washington (2016; replaced by the edition of 2021): shifts for narrow bars.',
    'J. H. McCarty and T. Foecke, What Really Sank the Titanic, Citadel Press, New York (2008): rivets.',
  ],
  limits: [
    'Real tough bars bend between the anvils and do not break in two.',
    'Plates differ along and across the direction of rolling: hull steel of 1912 takes 20 J across only at 56 °C.',
  ],
};
