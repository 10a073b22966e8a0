import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A property of the substance

$$\\rho=\\frac{m}{V}$$

Density is mass per volume. A bigger piece has more of both, so density belongs to the **substance** and not to the sample: it tells lead from aluminium, whatever the shape.

## Three ways to a volume

- **Regular solids** are measured with callipers: $V=lwh$ for a block, $V=\\tfrac{\\pi}{4}d^2l$ for a cylinder.
- **Irregular solids** are lowered into water. They push aside their own volume, as Archimedes found: $V=V_{after}-V_{before}$.
- **Liquids** go into a measuring cylinder.

Liquids wet glass and form a curved **meniscus**. Read its lowest point with your eye *level* with it. From above, the line of sight meets the scale on the near wall at a higher mark: that is **parallax**, an error that no repetition removes, 0.2 mL for each centimetre in this wide bore. It does cancel in a difference of two readings taken with the same bad habit.

## Liquids that mix with water

Ethanol cannot be measured by pouring it into water. A glass **sinker** is weighed in air, in water and in the liquid instead. Its loss of weight is proportional to the density of what it hangs in:

$$\\rho=\\rho_a+(\\rho_w-\\rho_a)\\,\\frac{m_{air}-m_{liquid}}{m_{air}-m_{water}}$$

Neither mass nor volume of the sinker need be known.

## Uncertainty

Every reading has a resolution, and relative uncertainties add in squares:

$$\\left(\\frac{u_\\rho}{\\rho}\\right)^2=\\left(\\frac{u_m}{m}\\right)^2+\\left(\\frac{u_V}{V}\\right)^2$$

The balance is good to a hundredth of a gram. A reading of the cylinder scatters by 0.1 mL and is rounded to 0.2 mL, which makes 0.12 mL; a volume of 10 mL found as the difference of two of them is good to 1.6 %, so that the coarse scale decides. The **scale itself** may be off: class B allows 1 mL in 50, which is 1.2 % as a standard uncertainty and the same in every reading. Improve what is worst first. Repeated readings show how much they really scatter, and their mean is better than each. What they share no repeat shows: a **zero** of the callipers that is off by 0.01 mm makes every edge too long by as much.

## Buoyancy of the air

Air carries 1.2 mg of every cubic centimetre. A balance is adjusted with steel weights of 8.0 g/cm³. They and the sample are carried differently, so it shows a litre of water about 1 g too light. The density here is corrected for it.

## Straight lines

Fill in 10, 20, … 50 mL and plot mass against volume without taring: the **slope** is the density, the **intercept** the empty cylinder. A line uses all points at once, and an error common to all readings moves the intercept but not the slope. One that grows with the volume, as that of the scale, hides in the slope. The sinker does without the cylinder.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A larger portion of a substance has a larger density.',
    instead:
      'Take ethanol, weigh the empty cylinder, fill in 10 mL and weigh; then 50 mL. The mass is five times as large, and so is the volume: the density is the same within its uncertainty, only better known.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'm_{shown}=m\\,\\frac{1-\\rho_a/\\rho}{1-\\rho_a/8.0}',
      says: 'Balance in air, adjusted with steel weights of 8.0 g/cm³.',
    },
    {
      tex: '\\rho=\\frac{m_{shown}(1-\\rho_a/8.0)}{V}+\\rho_a',
      says: 'Density, corrected for the buoyancy of the air.',
    },
    {
      tex: 'R=(1+g)\\left(V+0.22\\,\\frac{\\mathrm{mL}}{\\mathrm{cm}}\\,e+N(0,\\,0.10)\\ \\mathrm{mL}\\right)',
      says: 'Reading of the cylinder with the eye at height e and the error g of its scale, then to the nearest 0.2 mL.',
    },
    {
      tex: '\\rho=\\rho_a+(\\rho_w-\\rho_a)\\frac{m_{air}-m_{liquid}}{m_{air}-m_{water}}',
      says: 'Sinker, exact with buoyancy in air.',
    },
    {
      tex: '\\left(\\frac{u_\\rho}{\\rho}\\right)^2=\\left(\\frac{u_m}{m}\\right)^2+\\left(\\frac{u_V}{V}\\right)^2',
      says: 'Propagation. Each reading scatters by its repeats and by the step of its scale over √12: 0.006 g, 0.12 mL, 0.012 mm at school; the zero of the callipers is shared by all edges, the error of the scale (1.2 %) by all readings of the cylinder.',
    },
  ],
  assumptions: [
    '20.0 °C; samples, cylinder and liquids at the same temperature.',
    'Solids are dry when they are weighed, and no bubbles cling to them in the water.',
    'The thread has no volume.',
    'The scale of the cylinder is off by the same part everywhere, drawn once for a seed within its class.',
  ],
  validity: 'Solids that sink and fit into the bore of 2.4 cm; liquids from 5 to 50 mL.',
  parameters: [
    {
      name: 'Aluminium, lead',
      value: '2.699, 11.34 g/cm³',
      source: 'CRC Handbook, which rounds to 2.70 and 11.3; the last digits are chosen',
    },
    {
      name: 'Water, ethanol, 20 °C',
      value: '0.99821, 0.78937 g/cm³',
      source: 'CRC Handbook, which rounds ethanol to 0.7893; its last digit is chosen',
    },
    { name: 'Air', value: '0.00120 g/cm³', source: 'CRC Handbook, 20 °C' },
    { name: 'Weights of the balance', value: 'steel, 8.0 g/cm³', source: 'OIML D 28' },
    {
      name: 'Samples',
      value: 'block 40.0 × 15.0 × 15.0 mm; weight ⌀ 20.0 mm, 32.0 mm; sinker 25.00 g, 10.00 cm³',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Parallax',
      value: '0.22 mL for each cm of the eye',
      source:
        'geometry: meniscus 12 mm behind the scale, 2.21 mm of bore to the millilitre; the eye at 25 cm is chosen',
      teaching: true,
    },
    {
      name: 'Scatter (school)',
      value: 'balance 0.005 g, callipers 0.01 mm with a zero within ±0.02 mm, cylinder 0.10 mL',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Scale of the cylinder',
      value: 'class B ±1 mL at 50 mL (school), class A ±0.5 mL (research)',
      source: 'ISO 4788:2005',
    },
  ],
  sources: [
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 95th edition, CRC Press, Boca Raton (2014): densities of elements, water, air and organic liquids.',
    'OIML D 28:2004, Conventional value of the result of weighing in air, International Organization of Legal Metrology, Paris.',
    'ISO 4788:2005, Laboratory glassware: graduated measuring cylinders, International Organization for Standardization, Geneva.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, Sèvres.',
  ],
  limits: [
    'The scale of a real cylinder is not off by the same part everywhere: weigh water into it to find out where.',
    'Bubbles make a displaced volume too large; water on the sample makes its mass too large.',
    'Real aluminium alloys lie between 2.6 and 2.8 g/cm³.',
  ],
};
