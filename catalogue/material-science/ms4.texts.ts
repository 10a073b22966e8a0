import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Three stages

A hot metal under a constant load keeps stretching. As the load goes on it stretches elastically, and above its proof strength it yields: that strain is there before any creep.

- **Primary**: dislocations tangle, the metal hardens, the rate falls (Garofalo): $\\varepsilon_1=\\varepsilon_t(1-e^{-rt})$.
- **Secondary**: hardening and recovery balance, and the rate is least (Norton): $\\dot\\varepsilon_s\\propto\\sigma^n e^{-Q/RT}$.
- **Tertiary**: voids open at the grain boundaries; the damage $\\omega$ leaves less metal to carry the load, the rate rises until rupture (Kachanov).

The stress exponent $n$ points to what happens inside: about 1 means diffusion, 3 to 8 dislocations that climb and glide, more is found in alloys hardened by particles.

## Short tests for long service

Monkman and Grant found that $\\dot\\varepsilon_s t_r$ is nearly constant. Larson and Miller found that

$$P=T\\,(C+\\log_{10}t_r)$$

depends on the stress alone. A test of 1000 h at 650 °C then says what happens in 100 000 h at 600 °C. Designers use the stress for rupture in 100 000 h, eleven years, which nobody can wait for.

## Why an extrapolation can fail

Bars of one heat scatter. A furnace that is off by 5 °C changes the life by 25 to 36 %, and it is off alike in all its tests. And the structure of a steel may change in years in a way that short hot tests never see: particles coarsen, new phases grow. Here the model keeps its laws; real steels need not.

The energy $Q$ found from lives is 1.4 to 2.3 times that of self-diffusion, because the structure coarsens with temperature too.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Below the yield stress a part does not stretch any further.',
    instead:
      'Above about 0.4 of the melting point (in kelvin) it creeps at any stress; a low one only takes longer. 316 at 650 °C breaks at 70 MPa too, in eleven years; its proof strength there is about 165 MPa.',
  },
  {
    believed: 'Secondary creep is a constant rate.',
    instead: 'It is a flat minimum between a rate that falls and one that rises: look at the rate, not at the strain.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\log_{10}t_r=\\frac{b_0+b_1\\log_{10}\\sigma}{T}-C',
      says: 'Life in hours (σ in MPa, T in K): Larson and Miller; the local stress exponent is n = −b₁/T.',
    },
    { tex: '\\dot\\varepsilon_s=M/t_r', says: 'Monkman and Grant.' },
    {
      tex: '\\dot\\varepsilon_1=r(\\varepsilon_t-\\varepsilon_1),\\quad r=9\\,\\dot\\varepsilon_s/\\varepsilon_t',
      says: 'Primary creep: at first ten times the secondary rate.',
    },
    {
      tex: '\\dot\\omega=\\frac{1}{(k+1)\\,t_r(1-\\omega)^k},\\quad \\dot\\varepsilon_2=\\dot\\varepsilon_s(1-\\omega)^{-n},\\quad k+1=\\frac{n\\lambda}{\\lambda-1}',
      says: 'Damage and strain of the second and third stage; rupture at ω = 0.999. Solved exactly between changes.',
    },
    {
      tex: '\\varepsilon_0=\\frac{\\sigma}{E}+0.002\\left(\\frac{\\sigma}{R_p}\\right)^6',
      says: 'Strain as the load goes on: elastic, and plastic with the proof strength at the temperature.',
    },
    { tex: '\\sum t_i/t_{r,i}=1', says: 'Where stress or temperature change, shares of life add up (Robinson).' },
    {
      tex: '\\sigma>0.9\\,R_m\\left[1-\\left(\\frac{T-20}{1400}\\right)^{1.5}\\right]',
      says: 'The bar breaks as it is loaded (T in °C).',
    },
  ],
  assumptions: [
    'The load is constant, and the stress is that over the first area: the growing true stress is part of the damage law.',
    'The ductility is the same at long life; real steels lose some.',
    'The furnace comes to a new temperature at once.',
    'After unloading a fifth of the primary strain goes back, at the rate r that it had before.',
  ],
  validity:
    'Within 0.3 to 0.6 of the melting point (718 to 0.65) and 0.1 to a million hours; outside, the bench says that it extrapolates.',
  parameters: [
    {
      name: 'Anchors of 316',
      value: '120 MPa at 600 °C, 70 at 650, for 100 000 h',
      source: 'EN 10216-5:2013',
    },
    { name: 'Anchors of 2.25Cr-1Mo', value: '135 MPa at 500 °C, 68 at 550, for 100 000 h', source: 'EN 10216-2:2013' },
    {
      name: 'Anchors of Grade 91',
      value: '90 MPa at 600 °C, 164 at 550, for 100 000 h',
      source: 'ECCC Data Sheets 2009',
    },
    {
      name: 'Anchors of Inconel 718',
      value: '590 MPa at 649 °C, 760 at 593, for 1000 h',
      source: 'Special Metals bulletin SMC-045 2007',
    },
    {
      name: 'C, b₀, b₁',
      value:
        '316 20, 32931.5, −5340.0; 2.25Cr 20, 28270.0, −4197.1; 91 30, 43683.5, −6715.2; 718 25, 65331.2, −14259.5',
      source: 'computed from the anchors',
      teaching: true,
    },
    {
      name: 'M, λ, primary strain',
      value: '0.050, 6, 0.006; 0.050, 5, 0.004; 0.020, 6, 0.003; 0.010, 4, 0.002',
      source: 'chosen, typical',
      teaching: true,
    },
    {
      name: 'E at 20 °C and slope, Rm at 20 °C',
      value: '193 GPa −0.080/K, 580 MPa; 212 −0.085, 560; 218 −0.090, 680; 200 −0.060, 1350',
      source: 'chosen, typical',
      teaching: true,
    },
    {
      name: 'Proof strength at 20 °C and slope',
      value: '316 276 MPa −0.174 MPa/K; 2.25Cr 310 −0.15; 91 530 −0.42; 718 1100 −0.27; exponent 6',
      source:
        '316: tables of high temperature properties after the ASM Metals Handbook (276 MPa at 24 °C, 193 at 540, 165 at 650); others and exponent chosen, typical',
      teaching: true,
    },
    { name: 'Begin of melting', value: '1648, 1753, 1700, 1533 K', source: 'chosen, typical', teaching: true },
    {
      name: 'Scatter of bars',
      value: 'log₁₀ of life 0.08, of M 0.08, λ 15 %',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Error of the furnace',
      value: 'within ±4 °C, rectangular (2.3 °C), one for each seed and all its bars',
      source: 'tolerance of ISO 204 from 600 to 800 °C',
    },
  ],
  sources: [
    'ISO 204:2018, Metallic materials: Uniaxial creep testing in tension: Method of test, ISO, Geneva (replaced by the edition of 2023).',
    'F. R. Larson and J. Miller, A time-temperature relationship for rupture and creep stresses, Transactions of the ASME 74, 765 (1952).',
    'F. C. Monkman and N. J. Grant, An empirical relationship between rupture life and minimum creep rate, Proceedings of the ASTM 56, 593 (1956).',
    'L. M. Kachanov, Introduction to Continuum Damage Mechanics, Martinus Nijhoff, Dordrecht (1986).',
    'F. Garofalo, Fundamentals of Creep and Creep-Rupture in Metals, Macmillan, New York (1965).',
    'ECCC Data Sheets 2009, European Creep Collaborative Committee, ETD, Leatherhead: Grade 91.',
    'K. Maruyama, N. Sekido and K. Yoshimi, A postassessment test of 100,000 h creep rupture strength of Grade 91 steel at 600 °C, Journal of Pressure Vessel Technology 139, no. 5 (2017), doi 10.1115/1.4037446.',
    'EN 10216-5:2013, Seamless steel tubes for pressure purposes, Part 5: Stainless steel tubes, CEN, Brussels (newer editions of these parts exist).',
    'EN 10216-2:2013, Seamless steel tubes for pressure purposes, Part 2: Non-alloy and alloy steel tubes, CEN, Brussels.',
    'Special Metals, INCONEL alloy 718, bulletin SMC-045 (2007).',
  ],
  limits: [
    'In service the structure of a steel changes in ways that short tests do not show: for Grade 91 at 600 °C and 100 000 h the bench has 90 MPa (ECCC 2009), less than was forecast at first, and one analysis of long tests on tubes (2017) finds 68.',
    'Real furnaces differ along the bar; ISO 204 allows ±3 °C up to 600 °C, ±4 °C up to 800 and ±5 °C up to 1000.',
  ],
};
