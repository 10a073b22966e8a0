import type { ModelNotes } from '../define';

export const theory = `
## Stress and strain

A bar of cross-section $S_0$ and gauge length $L_0$ is pulled. Load over original area is the **stress** $s=F/S_0$, extension over gauge length the **strain** $e=\\Delta L/L_0$. Bars of any size made of one metal then give one curve. It begins with a straight line,

$$s = E\\,e ,$$

whose slope is **Young's modulus**. An extensometer clipped to the bar sees only the gauge length. The travel of the crosshead also contains the stretch of frame, load cell and grips: $x=\\Delta L+F/C$. A slope taken from it is far too small.

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
      source: "typical values: ASM Handbook vol. 1 and 2, suppliers' sheets, ASTM A36, ASTM A48",
    },
    {
      name: 'Ag (total extension at greatest load)',
      value: 'A36 20 %, 1045 13 %, 304 45 %, 6061 8.5 %, 7075 7.5 %, copper 33 %, brass 45 %, titanium 6.5 %',
      source: 'typical of such curves',
      teaching: true,
    },
    {
      name: 'σ0, Q, b and β of each alloy',
      value: 'solved from Rp0.2, Rm, Ag and A50',
      source: 'computed',
    },
    {
      name: 'Rate exponent m',
      value: '0.002 (aluminium) to 0.012 (titanium)',
      source: 'order of magnitude at room temperature',
      teaching: true,
    },
    {
      name: 'Yield point of A36',
      value: 'upper 285 MPa, plateau 250 MPa, ripple ±1.5 MPa',
      source: 'model parameter',
      teaching: true,
    },
    { name: 'Stiffness of the machine', value: '100 kN/mm', source: 'of the size of screw machines', teaching: true },
    {
      name: 'Scatter',
      value: 'strength 1.5 %, elongation 3 %, load cell 10 N (standard deviations)',
      source: 'model parameter',
      teaching: true,
    },
    { name: 'Load cell', value: '±1 % (school), ±0.5 % (research)', source: 'ISO 7500-1, class 1 and 0.5' },
    { name: 'Extensometer', value: '±3 µm (school), ±1.5 µm (research)', source: 'ISO 9513, class 1 and 0.5' },
    { name: 'Caliper', value: '±0.02 mm; micrometer ±0.004 mm', source: 'DIN 862; DIN 863-1' },
  ],
  sources: [
    'ISO 6892-1:2019, Metallic materials: tensile testing at room temperature.',
    'ASM Handbook, vol. 1 and 2; ASM Handbook, vol. 8, Mechanical Testing.',
    'A. Considère, Ann. Ponts et Chaussées 9, 574 (1885).',
    'E. Voce, J. Inst. Metals 74, 537 (1948).',
    'P. W. Bridgman, Studies in Large Plastic Flow and Fracture, McGraw-Hill, 1952.',
    'G. Le Roy, J. D. Embury, G. Edwards, M. F. Ashby, Acta Metall. 29, 1509 (1981).',
    'W. C. Unwin, Proc. Inst. Civil Engineers 155, 170 (1903).',
    'W. Ramberg and W. R. Osgood, NACA Technical Note 902 (1943).',
  ],
  limits: [
    'A real curve begins with a toe, in which grips and bar settle.',
    'Lüders bands start where a shoulder concentrates the stress, and the upper yield point depends on alignment.',
    'Copper, brass and stainless steel harden at a rate that depends on grain size and earlier working.',
    'When a neck forms outside the gauge length, A comes out too small.',
  ],
};
