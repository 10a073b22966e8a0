import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
**Soil** is a mixture of sand, silt, clay, humus, water and air whose proportions fix its texture and so its drainage, aeration and store of nutrients.

## Grains that fall

A grain in water soon falls at the speed at which drag balances its submerged weight. For small grains Stokes found

$$v=\\frac{(\\rho_s-\\rho_w)\\,g\\,d^2}{18\\,\\mu}.$$

Half the diameter, a quarter of the speed: sand ($50$ to $2000$ µm) drops through 10 cm in seconds, silt ($2$ to $50$ µm) in minutes to hours, clay (below $2$ µm) stays up for days. After a time $t$ only grains smaller than $d_{max}=\\sqrt{18\\mu z/((\\rho_s-\\rho_w)gt)}$ are left above the depth $z$. Warm water is less viscous: everything falls faster.

## Reading the jar

A **hydrometer** floats higher in a denser suspension. It reads grams of soil in a litre: with 50 g in the jar, twice the reading is the percentage that has not fallen past it. At 40 s nearly all sand is gone, after 11 hours only clay is left:

$$\\text{sand}=100-2(R_{40\\,s}-R_{blank}),\\qquad \\text{clay}=2(R_{11\\,h}-R_{blank}).$$

A **dispersant** keeps clay grains apart. It is dissolved and makes the water denser too; so the same hydrometer is read in a **blank** without soil. Without the dispersant clay sinks in **flocs**, like silt.

## What texture means

The **USDA triangle** turns three percentages into twelve names. Texture and humus set the sizes of pores. At **field capacity** (−33 kPa) large pores have drained; at the **wilting point** (−1500 kPa) what is left is held so tightly that roots cannot take it. What lies between is **available** to plants. Clay and humus carry negative charges that hold nutrients: their **cation exchange capacity** also says how much lime it takes to change the pH.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Clay holds most water, so it gives plants most.',
    instead:
      'Set 20 % sand and 60 % clay, then 20 % sand and 15 % clay, and record both. Clay holds more at field capacity, but most of it also at the wilting point; the silt loam has nearly twice as much to give.',
  },
  {
    believed: 'Twice as small falls half as fast.',
    instead:
      'Speed goes with the square of the diameter: wait four times as long and the largest grain left is half as large.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'v=\\frac{(\\rho_s-\\rho_w)gd^2}{18\\mu},\\quad Re=\\frac{\\rho_w v d}{\\mu}\\le0.5;\\qquad C_D=\\frac{24}{Re}(1+0.15Re^{0.687})\\ \\text{beyond}',
      says: 'Stokes; Schiller and Naumann for coarse sand.',
    },
    {
      tex: '\\mu=2.414\\times10^{-5}\\cdot10^{247.8/(T-140)}\\ \\text{Pa s}',
      says: 'Viscosity of water, T in kelvin.',
    },
    {
      tex: 'R=0.5\\,s(z,t)+b,\\qquad z=16.3-0.164R',
      says: 'Hydrometer ASTM 152H: s is the percentage in suspension at its own depth z (cm), b the blank. Solved by bisection.',
    },
    {
      tex: 'h=\\frac{1}{\\rho_b A}\\int \\min\\left(1,\\frac{v(d)\\,t}{H}\\right)dm',
      says: 'Layers: a grain that began anywhere in the height H has v t/H of chances to lie on the floor.',
    },
    {
      tex: '\\theta_{33}=\\theta_{33t}+1.283\\theta_{33t}^2-0.374\\theta_{33t}-0.015,\\quad \\theta_{1500}=1.14\\theta_{1500t}-0.02,\\quad K_s=1930(\\theta_S-\\theta_{33})^{3-\\lambda}',
      says: 'Saxton and Rawls: water at −33 and −1500 kPa, conductivity in mm/h.',
    },
    {
      tex: 'CEC=0.5\\,clay+2\\,OM,\\qquad \\Delta pH=\\frac{lime}{0.25\\,CEC+1}',
      says: 'A rule of thumb, and a chosen one: CEC in cmol/kg, lime in t/ha, at most pH 8.3.',
    },
  ],
  assumptions: [
    'Grains are spheres of one density that fall alone in still water of one temperature.',
    'Within clay (0.2 to 2 µm), silt (2 to 50 µm) and sand (50 to 2000 µm) mass is even in log d.',
    'Without dispersant 60 % of the clay falls in flocs of 20 µm.',
    'The blank jar holds what the soil’s jar holds: with dispersant b is 4 g/L, without 0.',
    'The hydrometer is read without being in the way of the grains; what is poured off is replaced by 50 g of the same soil.',
    'Before the first shaking everything counts as in suspension; dispersant works from the next shaking on.',
    'Where the equation of the wilting point comes out below zero (clean sand) it is 0, and the conductivity has no value. Where it comes out above the field capacity (much clay with much humus) neither of the two has a value, nor their difference.',
  ],
  validity:
    'Settling: grains up to 2 mm in water from 5 to 35 °C. Water constants: clay up to 60 % and organic matter up to 8 %; beyond, the readings say so.',
  parameters: [
    { name: 'Density of grains', value: '2650 kg/m³', source: 'ISO 11277:2020' },
    {
      name: 'Density of water',
      value: '998.2 kg/m³',
      source: 'Wagner and Pruß (2002) at 20 °C; kept at all temperatures',
    },
    { name: 'Soil in the jar', value: '50 g in 1 L, 60 mm across, 354 mm high', source: 'ASTM D422-63 cylinder' },
    { name: 'Flocculated clay without dispersant', value: '60 % in grains of 20 µm', source: 'chosen', teaching: true },
    { name: 'Blank', value: '4 g/L', source: 'chosen; 5 g/L of hexametaphosphate read 3 to 6', teaching: true },
    {
      name: 'Density of the layers',
      value: '1600, 1350, 1100 kg/m³',
      source: 'chosen for sand, silt, clay',
      teaching: true,
    },
    { name: 'Effect of lime', value: 'ΔpH = lime/(0.25 CEC + 1)', source: 'chosen', teaching: true },
    {
      name: 'Ratings',
      value: 'N 10 and 30, Olsen P 10 and 20, K 100 and 200 mg/kg',
      source: 'chosen after common advisory tables',
      teaching: true,
    },
    {
      name: 'Ribbon',
      value: '25 mm at 27 %, 50 mm at 40 % clay',
      source: 'limits of Thien (1979), joined by straight lines: chosen',
      teaching: true,
    },
  ],
  sources: [
    'G. G. Stokes, On the effect of the internal friction of fluids on the motion of pendulums, Trans. Camb. Phil. Soc. 9 (1851) 8.',
    'L. Schiller, A. Naumann, Über die grundlegenden Berechnungen bei der Schwerkraftaufbereitung, Z. VDI 77 (1933) 318.',
    'G. J. Bouyoucos, Hydrometer method improved for making particle size analyses of soils, Agron. J. 54 (1962) 464.',
    'ASTM D422-63 (2007), Standard Test Method for Particle-Size Analysis of Soils: hydrometer 152H and its depth. Withdrawn in 2016; for sedimentation ASTM D7928 has taken its place.',
    'W. Wagner, A. Pruß, The IAPWS formulation 1995 for the thermodynamic properties of ordinary water substance, J. Phys. Chem. Ref. Data 31 (2002) 387.',
    'ISO 11277:2020, Soil quality: Determination of particle size distribution in mineral soil material.',
    'Soil Science Division Staff, Soil Survey Manual, USDA Handbook 18, 2017, chapter 3: the texture triangle.',
    'K. E. Saxton, W. J. Rawls, Soil water characteristic estimates by texture and organic matter for hydrologic solutions, Soil Sci. Soc. Am. J. 70 (2006) 1569.',
    'S. J. Thien, A flow diagram for teaching texture-by-feel analysis, J. Agron. Educ. 8 (1979) 54.',
    'S. R. Olsen et al., Estimation of available phosphorus in soils by extraction with sodium bicarbonate, USDA Circular 939, 1954.',
  ],
  limits: [
    'Clay grains are plates: the size that is found is that of a sphere which falls as fast.',
    'Humus, lime and salts are removed before a real analysis; here only the mineral grains are in the jar.',
    'The hydrometer is calibrated at 20 °C; at other temperatures the density of the water is corrected too.',
    'Bouyoucos’ 40 s at a depth of 10.6 cm part the grains at 54 µm, so that about one point of fine sand counts as silt; the stated uncertainty does not hold that.',
    'Lime works over months and in the depth to which it is ploughed in.',
  ],
};
