import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A depth with a number

A cone of diamond (120°, its tip round with 0.2 mm) or a ball of tungsten carbide (1.5875 mm) is pressed in with a preliminary load of 10 kgf, then with a total load, then with 10 kgf again. The depth $h$ that has come to stay is what counts:

$$\\mathrm{HRC}=100-\\frac{h}{0.002\\ \\mathrm{mm}},\\qquad \\mathrm{HRB}=130-\\frac{h}{0.002\\ \\mathrm{mm}} .$$

One point is 2 µm. The preliminary load breaks through a rough surface and seats the indenter; the depth is counted from there. A scale is an indenter and a load: HRC cone and 150 kgf, HRA cone and 60, HRB ball and 100, HRF ball and 60. With a ball of tungsten carbide, as here, the standards write HRBW and HRFW.

## Why it stops

The indenter sinks until the area of contact carries the load: $\\pi a^2=P/H$. The contact pressure $H$ is about the Vickers hardness. Under a ball the metal is strained by about $0.2\\,a/R$ (Tabor), and a metal that hardens resists the more the deeper the ball goes. Displaced metal piles up at the rim. When the load goes back, the elastic part

$$\\frac{\\Delta P}{2E^{*}a}$$

springs back: that is why the result is read under 10 kgf.

## Verification, thickness, spacing

Tester and specimen cannot be told apart by more indents: what is off in the tester is in all of them. A **block** with a certificate tells: what five indents on it read too much is the tester’s own, and is taken off what follows. Below a thickness of ten times the permanent depth $h$ under a cone, fifteen times under a ball, the anvil carries part of the load; nearer than three diameters to another indent the metal is worked already. Both read too hard.

## Conversion

ASTM E140 sets HRC, HRA, HRB and HV of steel beside each other. The tables were measured, not derived. Austenitic steel, brass and aluminium harden and spring back otherwise, and have tables of their own.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Hardness is a constant of a metal, and one table converts it between scales for all metals.',
    instead:
      'A number belongs to its scale: 30 HRC, 65.3 HRA and 302 HV are one steel. And each table of ASTM E140 was measured on one kind of metal: one for steels, others for austenitic steel, nickel alloys, brass, copper and aluminium. For brass the column “HV of steel” stays empty.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\mathrm{HR}=N-\\frac{h}{0.002\\ \\mathrm{mm}},\\quad N=100\\ (\\text{cone}),\\ 130\\ (\\text{ball})',
      says: 'Definition.',
    },
    {
      tex: 'H=\\frac{9.80665\\,\\mathrm{HV}}{0.9272}\\ \\mathrm{MPa},\\quad H_{\\text{ball}}=H\\left(\\frac{0.2\\,a/R}{0.08}\\right)^{n}',
      says: 'Contact pressure from Vickers hardness; under a ball after Tabor.',
    },
    { tex: '\\pi a^2H=P', says: 'The contact carries the load.' },
    {
      tex: 'h=0.905\\,[h_c(P)-h_c(P_0)]-\\frac{P-P_0}{2E^{*}a},\\quad \\frac1{E^*}=\\frac{0.91}{E}+\\frac{1-\\nu_i^2}{E_i}',
      says: 'Depth that stays: pile-up and elastic recovery.',
    },
    { tex: 'h\\,\\left(1+0.004\\ln\\frac{t}{4\\ \\mathrm s}\\right)', says: 'Creep under the full load.' },
    {
      tex: '1-0.3\\left(1-\\frac{t}{t_{\\min}}\\right),\\quad 1-0.06\\,(3-s)',
      says: 'Factors of depth on a thin piece and at a spacing of s diameters below 3.',
    },
  ],
  assumptions: [
    'One constant of pile-up for all metals and scales.',
    'Every piece has a seating indent at the chosen spacing, so that the first one that counts has a neighbour too.',
    'The tester enlarges all depths by one factor; its forces and indenters have no errors of their own.',
    'Pieces are flat, even and wide.',
  ],
  validity: 'Within 0.8 point of ASTM E140 from 20 to 65 HRC, 1.5 points from 60 to 100 HRB.',
  parameters: [
    {
      name: 'HV, n and E of the pieces',
      value:
        '1018 131, 0.10, 205 GPa; 304 155, 0.30, 193; 6061 107, 0.10, 68.9; brass 125, 0.10, 110; grey iron 210, 0.08, 105; 4140 302, 0.08, 205; 1095 446, 0.06, 207; O1 720, 0.04, 207',
      source: 'typical values; n chosen so that steel follows ASTM E140',
      teaching: true,
    },
    {
      name: 'Indenters',
      value: 'diamond 1141 GPa, ν 0.07; tungsten carbide 630 GPa, ν 0.24',
      source: 'Oliver and Pharr 1992; makers’ sheets',
    },
    {
      name: 'Pile-up, creep, thin piece, spacing',
      value: '0.905; 0.004; 0.3; 0.06',
      source: 'chosen; thin piece and spacing exaggerated',
      teaching: true,
    },
    {
      name: 'Certificates of the blocks',
      value:
        '25.4, 45.3, 63.4 HRC and 79.9 HRB, each ± 0.3 points (k = 2); HV as ASTM E140 has it for the nominal value',
      source: 'what the blocks of the model have; uncertainty chosen',
      teaching: true,
    },
    {
      name: 'Scatter of one indent',
      value: '0.4 points (HRC, HRA), 0.8 points (HRB, HRF)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Error of the tester',
      value: 'factor of all depths, standard deviation 1.5 %, one for each seed',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'ISO 6508-1:2016, Metallic materials: Rockwell hardness test, Part 1: Test method, ISO, Geneva (replaced by the edition of 2023).',
    'ASTM E140, Standard Hardness Conversion Tables for Metals, ASTM International, West Conshohocken (2012).',
    'ASTM E18, Standard Test Methods for Rockwell Hardness of Metallic Materials, ASTM International, West Conshohocken (2022).',
    'D. Tabor, The Hardness of Metals, Clarendon Press, Oxford (1951).',
    'I. N. Sneddon, The relation between load and penetration in the axisymmetric Boussinesq problem for a punch of arbitrary profile, International Journal of Engineering Science 3, 47 (1965).',
    'W. C. Oliver and G. M. Pharr, An improved technique for determining hardness and elastic modulus, Journal of Materials Research 7, 1564 (1992).',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, Sèvres.',
  ],
  limits: [
    'A real tester’s error changes with the depth: it is verified at the top, the middle and the foot of a scale.',
    'Very near to another indent a real reading may be too low as well as too high: the metal there is worked, but it also gives way to the free place.',
    'Real austenitic steel, brass and aluminium differ from the table of steel by some points; by how much they differ here follows from the chosen exponents.',
    'A worn tip, an unclean anvil and a curved piece change the reading by points.',
  ],
};
