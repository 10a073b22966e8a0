import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Stress and strain

A bar of cross-section $S_0$ and gauge length $L_0$ is pulled. Load over original area is the **stress** $s=F/S_0$, extension over gauge length the **strain** $e=\\Delta L/L_0$. Bars of any size made of one metal then give one curve. It begins with a straight line,

$$s = E\\,e ,$$

whose slope is **Young's modulus**. An extensometer clipped to the bar sees only the gauge length. The travel of the crosshead also contains the stretch of frame, load cell and grips: $x=\\Delta L+F/C$. A slope taken from it is far too small. What the extensometer and the load cell are off, up to 1 % each, all points of a test share: more points make $E$ no better.

## Yielding

Beyond a certain stress dislocations move and the strain no longer goes back. Most metals yield gradually, so an agreed value is used: the **proof stress** $R_{p0.2}$ is where a line parallel to the elastic one, shifted by 0.2 % of strain, meets the curve. Unload, and the curve runs down along such a parallel; what is left at zero load is the permanent set. In low-carbon steel dislocations are pinned. They break loose all at once at an *upper yield point*, and Lüders bands sweep along the bar at constant load.

## Hardening and the neck

Dislocations get in one another's way: the metal hardens. With true stress $\\sigma=s(1+e)$ and true strain $\\varepsilon=\\ln(1+e)$,

$$\\sigma=\\sigma_0+Q\\left(1-e^{-b\\varepsilon_p}\\right)\\qquad\\text{(Voce)}.$$

The load is $F=\\sigma S$. Hardening raises $\\sigma$, thinning lowers $S$. The two balance where

$$\\frac{d\\sigma}{d\\varepsilon}=\\sigma\\qquad\\text{(Considère)}.$$

There the load is greatest: the **tensile strength** $R_m$. From then on the weakest place thins faster than it hardens, and a **neck** takes all further strain. The engineering curve falls although the metal in the neck is harder than ever. Inside the neck the stress is triaxial, which raises the mean axial stress above the flow stress (Bridgman).

## Elongation depends on the gauge length

The uniform part grows with $L_0$, the neck does not: it scales with the bar's thickness. So

$$A=A_g+\\beta\\,\\frac{\\sqrt{S_0}}{L_0}\\qquad\\text{(Barba, Unwin)}.$$

An elongation without its gauge length says little; $L_0=5.65\\sqrt{S_0}$ is the usual choice. The **reduction of area** $Z=1-S_u/S_0$ needs no gauge length. Grey cast iron has no straight part, no neck and hardly any elongation: its graphite flakes are cracks already.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A stronger steel is also a stiffer one.',
    instead:
      'Pull steel 1045 after A36 and lay the straight parts over one another: 206 and 200 GPa, hardly more apart than the machine is certain, although one yields at 410 MPa and the other at 250. Strength is a matter of dislocations; stiffness is one of the bonds between atoms.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\varepsilon=\\frac{\\sigma}{E}+\\varepsilon_p,\\quad \\sigma=k\\left[\\sigma_0+Q(1-e^{-b\\varepsilon_p})\\right],\\quad s=\\sigma e^{-\\varepsilon},\\quad e=e^{\\varepsilon}-1',
      says: 'The uniform bar: Hooke and Voce.',
    },
    {
      tex: 'k=\\left(\\dot e/\\dot e_0\\right)^m,\\quad \\dot e=v/L_0,\\quad \\dot e_0=1.667\\cdot10^{-3}\\,\\mathrm{s^{-1}}',
      says: 'Rate: all flow stresses rise by a small power of the strain rate.',
    },
    {
      tex: '\\bar\\sigma=\\sigma\\left(1+\\frac{2R}{a}\\right)\\ln\\left(1+\\frac{a}{2R}\\right),\\quad \\frac aR=\\frac{1.1\\,\\Delta^2}{\\Delta+0.2},\\quad \\Delta=\\varepsilon_n-\\varepsilon_u',
      says: 'The neck from the total extension Ag on: Bridgman, with the neck radius by Le Roy, softened at its start.',
    },
    {
      tex: '\\Delta L=L_0A_g+\\beta\\sqrt{S_0}\\,\\frac{\\varepsilon_n-\\varepsilon_u}{\\varepsilon_f-\\varepsilon_u},\\quad \\varepsilon_f=-\\ln(1-Z)',
      says: 'Extension of the gauge length while the neck thins, up to fracture.',
    },
    {
      tex: 'x=\\Delta L+F/C,\\quad C=100\\ \\mathrm{kN/mm}',
      says: 'Crosshead travel is imposed; load and plastic strain are solved for in every step.',
    },
    {
      tex: '\\varepsilon=\\frac{\\sigma}{E}+\\left(\\frac{\\sigma}{854\\ \\mathrm{MPa}}\\right)^4',
      says: 'Grey cast iron: Ramberg and Osgood; it breaks at Rm.',
    },
  ],
  assumptions: [
    'The gauge length is all that deforms; shoulders and grips belong to the stiffness of the machine.',
    'Volume is constant, temperature too.',
    'The strain rate is the nominal one, speed over gauge length, also in the neck; a new speed acts at once.',
    'The neck keeps the shape of a Gaussian groove of constant volume and lies inside the gauge length.',
    'Low-carbon steel shows its upper yield point once: it does not age.',
    'The elongation after fracture contains the small elastic part, below 0.9 %.',
  ],
  validity:
    'Round bars of 4 to 20 mm at room temperature and quasi-static speeds, loads to 200 kN. Curves are those of typical bars; a real batch may differ by several per cent.',
  parameters: [
    {
      name: 'E, Rp0.2, Rm, A50, Z of nine alloys',
      value:
        'A36 200 GPa, 250, 430 MPa, 33, 62 %; 1045 206, 410, 650, 22, 42; 304 193, 240, 585, 58, 70; 6061-T6 68.9, 276, 310, 17, 45; 7075-T6 71.7, 503, 572, 11, 24; C11000 117, 69, 220, 45, 70; C26000 110, 115, 325, 58, 65; Ti-6Al-4V 113.8, 880, 950, 14, 36; cast iron 100, 181, 207, 0.35, 0',
      source: 'ASM Handbook, vol. 1 and 2; ASTM A36/A36M; ASTM A48/A48M: typical values',
    },
    {
      name: 'Ag (total extension at greatest load)',
      value: 'A36 20 %, 1045 13 %, 304 45 %, 6061 8.5 %, 7075 7.5 %, copper 33 %, brass 45 %, titanium 6.5 %',
      source: 'chosen, typical of such curves',
      teaching: true,
    },
    {
      name: 'σ0, Q, b and β of each alloy',
      value: 'solved from Rp0.2, Rm, Ag and A50',
      source: 'chosen, so that the curve passes through those values',
      teaching: true,
    },
    {
      name: 'Rate exponent m',
      value: '0.002 (aluminium) to 0.012 (titanium)',
      source: 'chosen, of the order of magnitude at room temperature',
      teaching: true,
    },
    {
      name: 'Yield point of A36',
      value: 'upper 285 MPa, plateau 250 MPa, ripple ±1.5 MPa',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Stiffness of the machine',
      value: '100 kN/mm',
      source: 'chosen, of the size of screw machines',
      teaching: true,
    },
    {
      name: 'Scatter',
      value: 'strength 1.5 %, elongation 3 %, load cell 10 N, extensometer 0.2 µm (standard deviations)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Load cell', value: '±1 % (school), ±0.5 % (research), shared by all loads', source: 'ISO 7500-1' },
    {
      name: 'Extensometer',
      value: '±1 % (school), ±0.5 % (research), shared by all extensions',
      source: 'ISO 9513, class 1 and 0.5',
    },
    { name: 'Gauge length of the broken bar', value: 'to 0.25 mm', source: 'ISO 6892-1' },
    { name: 'Caliper', value: '±0.02 mm; micrometer ±0.004 mm', source: 'DIN 862; DIN 863-1' },
  ],
  sources: [
    'ISO 6892-1:2019, Metallic materials: Tensile testing, Part 1: Method of test at room temperature, ISO, Geneva.',
    'ISO 7500-1:2018, Metallic materials: Calibration and verification of static uniaxial testing machines, Part 1, ISO, Geneva.',
    'ISO 9513:2012, Metallic materials: Calibration of extensometer systems used in uniaxial testing, ISO, Geneva.',
    'DIN 862:2015, Geometrical product specifications (GPS): Callipers, and DIN 863-1:2017, Micrometers, Deutsches Institut für Normung, Berlin.',
    'ASM Handbook, vol. 1, Properties and Selection: Irons, Steels, and High-Performance Alloys, and vol. 2, Nonferrous Alloys and Special-Purpose Materials, ASM International, Materials Park (1990).',
    'ASTM A36/A36M, Standard Specification for Carbon Structural Steel, and ASTM A48/A48M, Standard Specification for Gray Iron Castings, ASTM International, West Conshohocken (2019, 2022).',
    'A. Considère, Mémoire sur l’emploi du fer et de l’acier dans les constructions, Annales des Ponts et Chaussées 9, 574 (1885).',
    'E. Voce, The relationship between stress and strain for homogeneous deformation, Journal of the Institute of Metals 74, 537 (1948).',
    'P. W. Bridgman, Studies in Large Plastic Flow and Fracture, McGraw-Hill, New York (1952).',
    'G. Le Roy, J. D. Embury, G. Edwards and M. F. Ashby, A model of ductile fracture based on the nucleation and growth of voids, Acta Metallurgica 29, 1509 (1981).',
    'W. C. Unwin, Tensile tests of mild steel; and the relation of elongation to the size of the test-bar, Minutes of Proceedings of the Institution of Civil Engineers 155, 170 (1903).',
    'W. Ramberg and W. R. Osgood, Description of stress-strain curves by three parameters, NACA Technical Note 902 (1943).',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, Sèvres.',
  ],
  limits: [
    'A real curve begins with a toe, in which grips and bar settle.',
    'Lüders bands start where a shoulder concentrates the stress, and the upper yield point depends on alignment.',
    'Copper, brass and stainless steel harden at a rate that depends on grain size and earlier working.',
    'A holds the elastic part too: of the 0.35 % of cast iron 0.21 % are elastic, and ISO 6892-1 would state 0.14 %.',
    'A machine of 200 kN stops there: thick bars of strong metal do not break in it.',
    'When a neck forms outside the gauge length, A comes out too small.',
  ],
};
