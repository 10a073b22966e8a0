import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## What is measured in a river

**Water quality** is judged from physical, chemical and biological tests, because oxygen-demanding waste, nutrients, sediment and microbes each leave a measurable mark on a river.

## The oxygen sag

Organic waste is eaten by bacteria, which take dissolved oxygen from the water; the surface takes up fresh oxygen from the air. Let $L$ be the oxygen that the waste will still use (the *ultimate BOD*) and $D = C_s - \\mathrm{DO}$ the deficit below saturation. In a parcel that drifts downstream Streeter and Phelps wrote

$$\\frac{dL}{dt} = -k_d L, \\qquad \\frac{dD}{dt} = k_d L - k_r D.$$

At first the waste uses more than the surface gives, and the deficit grows. The larger it is, the more oxygen comes in; the older the waste, the less is used. At

$$t_c = \\frac{1}{k_r-k_d}\\ln\\left[\\frac{k_r}{k_d}\\left(1-\\frac{D_0(k_r-k_d)}{k_d L_0}\\right)\\right]$$

both are equal: here oxygen is lowest. Then the river heals. The place is $x_c = U t_c$: with a flow of 0.3 m/s and 2.7 d it lies **70 km below the outfall**.

## What makes it worse

At the outfall river and sewage mix by their flows: $L_0 = (Q_r L_r + Q_w L_w)/(Q_r + Q_w)$, and the same for oxygen. Warm water holds less oxygen (9.09 mg/L at 20 °C, 7.83 at 28 °C), bacteria work faster in it, and in summer there is less river to thin the sewage. Reaeration is fast where the water is shallow and quick, $k_r = 3.93\\,U^{0.5}H^{-1.5}$. Fish of most kinds gasp at the surface below some 4 mg/L; below 2 those that have not fled die.

## Nine tests, one number

The index of the National Sanitation Foundation turns nine tests into scores $Q$ from 0 to 100 and adds them with fixed weights, $\\mathrm{WQI} = \\sum w_i Q_i$. It makes rivers comparable, and it can hide one bad test behind eight good ones.

**BOD₅** is the oxygen used in a closed bottle in five days at 20 °C: $L(1-e^{-5k_d})$, about 63 % of all. **Winkler's** titration needs a bottle filled to the brim: with air in it, the water takes up oxygen on the way to the laboratory.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Oxygen is lowest at the outfall.',
    instead:
      'Decay takes days, and the river flows meanwhile. Follow the marked water: it has 7.6 mg/L at the pipe and 6.0 mg/L some 70 km below.',
  },
  {
    believed: 'Clear water is healthy water.',
    instead:
      'Dissolved waste and missing oxygen cannot be seen. Set the turbidity to 0 and the outfall to 200 mg/L: the water is clear, and the fish are gone.',
  },
  {
    believed: 'A good index means that every test is good.',
    instead: 'Oxygen weighs 17 %. A river with hardly any can still get more than half of the points.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\ln C_s=-139.34411+\\frac{1.575701\\cdot10^5}{T}-\\frac{6.642308\\cdot10^7}{T^2}+\\frac{1.243800\\cdot10^{10}}{T^3}-\\frac{8.621949\\cdot10^{11}}{T^4}',
      says: 'Oxygen in saturated fresh water at 1 atm (Benson and Krause), T in kelvin.',
    },
    {
      tex: '\\frac{dL}{dt}=-k_dL,\\qquad \\frac{dD}{dt}=k_dL-k_rD',
      says: 'Streeter and Phelps, by Runge and Kutta of order 4 in steps of a minute.',
    },
    {
      tex: '\\frac{dL}{dt}=-k_rC_s \\quad\\text{where DO}=0',
      says: 'Without oxygen only what the surface lets in is used.',
    },
    {
      tex: 'k_d=0.20\\cdot1.047^{T-20},\\qquad k_r=3.93\\,U^{0.5}H^{-1.5}\\cdot1.024^{T-20}\\ \\text{(per day)}',
      says: 'Decay, and reaeration after O’Connor and Dobbins: U in m/s, H in m.',
    },
    {
      tex: 't_c=\\frac{1}{k_r-k_d}\\ln\\left[\\frac{k_r}{k_d}\\left(1-\\frac{D_0(k_r-k_d)}{k_dL_0}\\right)\\right],\\qquad x_c=U\\,t_c',
      says: 'The lowest oxygen; for equal rates its limit 1/k − D₀/(k L₀). Where oxygen runs out before, the first place without any.',
    },
    {
      tex: 'BOD_5=L\\,(1-e^{-5k_d}),\\quad k_d\\text{ at }20\\,^\\circ\\mathrm{C}',
      says: 'What five days in the dark at 20 °C use.',
    },
    {
      tex: 'WQI=0.17Q_{DO}+0.16Q_{FC}+0.11Q_{pH}+0.11Q_{BOD}+0.10\\,(Q_{\\Delta T}+Q_P+Q_N)+0.08Q_{turb}+0.07Q_{TS}',
      says: 'Index of nine tests; scores by straight lines between points of the curves.',
    },
  ],
  assumptions: [
    'Steady flow in a river of one width, one depth and one temperature; sewage and river are mixed at once.',
    'No dispersion along the river, no algae, no sludge on the bed, no nitrification.',
    'What the outfall brings besides oxygen demand is mixed in by the flows and stays as it is on the way; coliforms die, at 1 per day at 20 °C. pH and warmth are set by hand.',
    'With “Oxygen demand only” the outfall brings nothing else: the other tests have what is set, all along the river.',
    'Green dye and sonde drift with the water. A waiting bottle is filled as they come by.',
    'The five-day test is made in a diluted, seeded bottle where the demand is more than the bottle’s own oxygen.',
    'A bottle’s tests are shown at once, though the five-day test takes five days and the coliforms one.',
    'Shaking a half-full bottle brings its oxygen 70 % of the way to saturation.',
    'Colonies scatter by chance (Poisson); of the volumes 100, 10, 1, 0.1, 0.01 and 0.001 mL the first that leaves at most 60 is filtered.',
  ],
  validity:
    'Reaeration: 0.3 to 9 m deep and 0.15 to 0.5 m/s; outside of these the bench says that it is a guess. One outfall, carbonaceous demand only.',
  parameters: [
    {
      name: 'Rate of decay at 20 °C',
      value: '0.20 1/d, growing by 4.7 % a degree',
      source: 'Masters 1991: treated sewage in a river; chosen within his range',
      teaching: true,
    },
    { name: 'Reaeration', value: '3.93 U^0.5 H^−1.5, growing by 2.4 % a degree', source: 'O’Connor and Dobbins 1958' },
    { name: 'Saturation', value: 'as printed above', source: 'Benson and Krause 1984' },
    { name: 'Curves of the index', value: 'points joined by straight lines', source: 'Mitchell and Stapp 1996' },
    {
      name: 'Outfall: coliforms in 100 mL, phosphorus, nitrate, turbidity, solids',
      value: 'disinfected 200, 5, 30, 5, 500; treated 50 000, 5, 30, 15, 500; raw 5 000 000, 7, 0, 150, 720',
      source: 'Metcalf & Eddy 2003, rounded',
    },
    {
      name: 'Death of coliforms',
      value: '1 per day at 20 °C, 7 % more a degree',
      source: 'chosen; Mancini 1978 has 0.8',
      teaching: true,
    },
    { name: 'Shaken bottle', value: '70 % of the way to saturation', source: 'chosen', teaching: true },
    { name: 'Healed', value: '95 % of saturation, or twelve days', source: 'chosen', teaching: true },
    { name: 'Fish', value: 'gasp below 4 mg/L, none left below 2 mg/L', source: 'chosen', teaching: true },
  ],
  sources: [
    'H. W. Streeter, E. B. Phelps, A Study of the Pollution and Natural Purification of the Ohio River, Public Health Bulletin 146, U.S. Public Health Service, Washington, 1925.',
    'D. J. O’Connor, W. E. Dobbins, Mechanism of reaeration in natural streams, Trans. Am. Soc. Civ. Eng. 123 (1958) 641.',
    'B. B. Benson, D. Krause, The concentration and isotopic fractionation of oxygen dissolved in freshwater and seawater in equilibrium with the atmosphere, Limnol. Oceanogr. 29 (1984) 620.',
    'Standard Methods for the Examination of Water and Wastewater, 23rd ed., American Public Health Association, Washington, 2017 (a 24th has followed): 4500-O, 5210 B, 2540 B, 9222.',
    'G. M. Masters, Introduction to Environmental Engineering and Science, Prentice Hall, 1991: the oxygen sag with a worked river.',
    'Metcalf & Eddy (G. Tchobanoglous, F. L. Burton, H. D. Stensel), Wastewater Engineering: Treatment and Reuse, 4th ed., McGraw-Hill, 2003.',
    'J. L. Mancini, Numerical estimates of coliform mortality rates under various conditions, J. Water Pollut. Control Fed. 50 (1978) 2477.',
    'R. M. Brown, N. I. McClelland, R. A. Deininger, R. G. Tozer, A water quality index: do we dare?, Water and Sewage Works 117 (1970) 339.',
    'M. K. Mitchell, W. B. Stapp, Field Manual for Water Quality Monitoring, 10th ed., Thomson-Shore, 1996: the nine curves.',
  ],
  limits: [
    'Real rivers have pools, weirs, tributaries and algae: oxygen rises by day and falls at night.',
    'Ammonia in sewage uses oxygen too, later than the organic part.',
    'Rates of decay differ by a factor of three between raw and well treated sewage; they are fitted to each river.',
    'Bacteria cling to mud and come up again with a flood; sunlight kills them faster by day.',
    'Sludge banks near an outfall can use much oxygen on the bed.',
  ],
};
