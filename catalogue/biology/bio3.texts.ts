import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Two workshops, one leaf

A green leaf makes sugar from carbon dioxide and water:

$$\\mathrm{6\\,CO_2+6\\,H_2O\\to C_6H_{12}O_6+6\\,O_2}.$$

Two workshops do it. In one, **light** splits water, gives off oxygen and drives electrons at a rate $J$, which rises with the light and saturates. In the other the enzyme **Rubisco** fixes carbon dioxide, the faster the more of it there is. The slower of the two decides; this is Blackman's law of limiting factors, with its biochemistry (Farquhar, von Caemmerer and Berry 1980):

$$A=\\left(1-\\frac{\\Gamma^*}{C_i}\\right)\\min(W_c,W_j)-R_d.$$

$W_c$ is what Rubisco can do, $W_j$ what the light pays for. $\\Gamma^*/C_i$ is lost to **photorespiration**, since Rubisco also takes oxygen; $R_d$ is **respiration**, which goes on day and night; this model gives it the same size in both.

## Reading a light curve

- In the dark the leaf takes oxygen up: $-R_d$.
- In weak light the rate rises as a straight line. Where it crosses zero lies the **compensation point**: photosynthesis makes what respiration takes.
- In strong light there is a **plateau**. There carbon dioxide limits, and more of it lifts the plateau.

## Warmth

Both workshops go faster when warmed, up to an optimum, above which their enzymes lose their form. Photorespiration and respiration go on climbing. So the net optimum lies near 25 °C at today's carbon dioxide.

## A leaf needs time

After a step up in light the rate rises over minutes: enzymes have to be switched on, stores filled. After a step down it falls at once. Whoever reads too soon reads too little.

## Lux and photons

Lux weighs light by how bright it looks. A leaf counts photons between 400 and 700 nm, in µmol m⁻² s⁻¹. Sunlight has 54 lux for each of these, a sodium lamp 82.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The oxygen comes from the carbon dioxide.',
    instead:
      'Its atoms are those of the **water**: with water of heavy oxygen (¹⁸O) the gas is heavy, with heavy carbon dioxide it is not (Ruben and Kamen, 1941). That the oxygen stops at once with the lamp fits this, but does not prove it: here the making of glucose stops in the same second.',
  },
  {
    believed: 'Plants photosynthesise by day and respire by night.',
    instead: 'They respire all the time. At 300 lux and 25 °C the leaf is lit, and still takes oxygen up.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'W_c=V_{cmax}\\frac{C_i}{C_i+K_c(1+O/K_o)}', says: 'What Rubisco can fix.' },
    { tex: 'W_j=\\frac J4\\,\\frac{C_i}{C_i+2\\Gamma^*}', says: 'What the light reactions can pay for.' },
    {
      tex: '\\theta J^2-(\\alpha I+J_{max})J+\\alpha I J_{max}=0',
      says: 'Electrons driven by the light I; the smaller root.',
    },
    {
      tex: 'A=\\left(1-\\frac{\\Gamma^*}{C_i}\\right)\\min(W_c,W_j)-R_d',
      says: 'Net rate: oxygen given off is carbon dioxide taken in.',
    },
    {
      tex: '\\frac{dA}{dt}=\\frac{A_{steady}-A}{90\\,\\mathrm s}',
      says: 'On the way up; on the way down it follows at once.',
    },
  ],
  assumptions: [
    'The air inside the leaf holds 0.7 of the carbon dioxide outside: stomata do not close.',
    'The shoot on the stage stands for one shade leaf of 50 cm², all of it lit alike: it behaves as a leaf in air does. The water holds as much carbon dioxide as is in balance with the gas that flows through it.',
    'Gas in the tube stays there. What the leaf takes up comes out of the water, and is made good before new bubbles rise.',
    'What limits is judged by gross rates: light where it sets the rate and half or more of its rise counts; else temperature where another one would give the rate 1/0.7 times; else the slower workshop.',
    'One oxygen for each carbon dioxide.',
    'The chamber keeps carbon dioxide and temperature at what is set.',
  ],
  validity: 'C3 leaves from 10 to 40 °C; no limit by the use of triose phosphate, no damage by too much light.',
  parameters: [
    {
      name: 'V_cmax, J_max, R_d at 25 °C',
      value: '15, 30 and 0.25 µmol m⁻² s⁻¹',
      source: 'chosen: a shade plant',
      teaching: true,
    },
    {
      name: 'Γ*, K_c, K_o at 25 °C',
      value: '42.75 µmol/mol, 404.9 µmol/mol, 278.4 mmol/mol',
      source: 'Bernacchi et al. 2001',
    },
    { name: 'Their warmth', value: '37.83, 79.43, 36.38 kJ/mol', source: 'Bernacchi et al. 2001' },
    { name: 'Warmth of V_cmax and J_max', value: '73.637 and 50.300 kJ/mol, peaked', source: 'Leuning 2002' },
    { name: 'α, θ', value: '0.24 and 0.85', source: 'chosen, near usual values of C3 leaves', teaching: true },
    { name: 'Q₁₀ of respiration', value: '2', source: 'chosen', teaching: true },
    { name: 'Lux in a µmol m⁻² s⁻¹', value: '54, 74, 82', source: 'Thimijan and Heins 1983' },
    { name: 'Induction', value: 'τ = 90 s', source: 'chosen', teaching: true },
  ],
  sources: [
    'G. D. Farquhar, S. von Caemmerer and J. A. Berry, A biochemical model of photosynthetic CO₂ assimilation in leaves of C3 species, Planta 149, 78 (1980).',
    'C. J. Bernacchi et al., Improved temperature response functions for models of Rubisco-limited photosynthesis, Plant Cell Environ. 24, 253 (2001).',
    'R. Leuning, Temperature dependence of two parameters in a photosynthesis model, Plant Cell Environ. 25, 1205 (2002).',
    'R. W. Thimijan and R. D. Heins, Photometric, radiometric, and quantum light units of measure, HortScience 18, 818 (1983).',
    'S. Ruben, M. Randall, M. Kamen and J. L. Hyde, Heavy oxygen (O¹⁸) as a tracer in the study of photosynthesis, J. Am. Chem. Soc. 63, 877 (1941).',
  ],
  limits: [
    'Real leaves close their stomata in dry air and in much carbon dioxide.',
    'A water plant takes bicarbonate up as well, carbon dioxide reaches it far more slowly than in air, and its bubbles also hold nitrogen.',
    'Leaves respire less in light than in the dark (Kok effect), which bends the lowest part of a real light curve; here respiration is the same in both.',
    'In a real leaf carbon dioxide is still fixed for some seconds after the lamp is off, from what light had stored.',
  ],
};
