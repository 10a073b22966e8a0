import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Why salts warm or chill water

To dissolve a salt its lattice must be pulled apart, which costs energy. Water then crowds round the ions, which gives energy back. Both are hundreds of kilojoules for a mole, and what is left over is small: the **enthalpy of solution** $\\Delta_{sol}H$. For calcium chloride hydration wins and the water warms up. For ammonium nitrate the lattice wins and the water gets cold. For sodium chloride they nearly cancel; it dissolves because its ions gain freedom, not because energy is released.

## A cup as an instrument

In a cup that nearly keeps its heat, at constant pressure, everything the salt gives goes into water and cup:

$$q=(m_w c_w+C_{cal})\\,\\Delta T,\\qquad \\Delta_{sol}H=-\\frac{q}{n}.$$

A salt that warms the water has a **negative** enthalpy of solution. $c_w$ is known; the heat capacity of the cup with its thermometer and stirrer, $C_{cal}$, is found by electrical heating: so many joules, so many kelvin.

## Why the highest reading is wrong

The cup leaks. As soon as the water differs from the room, heat flows at a rate in proportion to the difference (Newton):

$$P=UA\\,(T-T_{room}).$$

The salt needs a minute or two to dissolve, and all that time the leak works against it, so the largest change that is ever read is **too small**. Nor is the thermometer at once where the water is.

The remedy is to watch before and after. Read the water for a minute, add the salt, and go on reading for ten minutes. Once all the salt has dissolved, only the leak is left, and the temperature drifts back along a nearly straight line. **Extrapolate that line back to the moment of mixing**: there it shows what the water would have reached, had everything dissolved at once and no heat been lost. The difference to the baseline, extrapolated to the same moment, is the corrected $\\Delta T$.

Choose the ranges with care. A drift line that begins too early still contains dissolving; one that is too short has an uncertain slope, which the extrapolation magnifies.

## How straight is a drift?

A leak in proportion to the difference makes the drift an **exponential**, $T=T_{room}+B\\,e^{-\\kappa t}$ with $\\kappa=UA/(m_wc_w+C_{cal})$. A straight line through ten minutes of it, extrapolated to the moment of mixing, misses a part of the change: here 0.5 % with a lid and 4.4 % without. No scatter tells you so, since the line errs in the same way each time.

**Regnault and Pfaundler** take Newton’s law for both periods instead, with one $\\kappa$. And the salt needs its time: before it has all dissolved the cup does not yet lose as much as the extrapolated drift says. **Dickinson** showed at which moment the two errors make up for each other: where 63 % of the change is done. Taken there, the difference of the two exponentials is right to 0.1 % in both cups.

## What is uncertain

A display that moves in steps of 0.1 °C hides where in the step the water is. A mean of readings that all show the same figure knows no more than one of them; only while the drift passes through several steps does it help to have many. The zero of the thermometer may be off by a division or two, which a difference does not feel. The volume of water stands in every heat: ±1 mL of a measuring cylinder in 100 mL is ±1 % of the water's share, the same in each of your runs.

## Several masses

One run gives one value. Several masses give a line: $q$ against $n$, with the slope $-\\Delta_{sol}H$. An error that is the same in every run, such as a forgotten heat capacity, shows in the slope; a heat that does not come from the salt, such as that of a warm spoon, shows in the intercept.

Hot packs hold calcium chloride in a bag of water. Cold packs long held ammonium nitrate; many hold urea today, since ammonium nitrate feeds fires and can explode, and its sale is restricted.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The change of temperature is what the thermometer shows at most.',
    instead:
      'Take the cup **without a lid** and 5 g of ammonium nitrate, read the lowest temperature, and subtract it from the first. Then look at ΔT by the exponential drift ten minutes later: it is larger. While the salt dissolved, heat leaked in already, and no reading ever shows the whole change.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\dot m_u=-k\\,m_u\\left(1-\\frac{c}{c_{sat}}\\right)',
      says: 'Undissolved salt: k = 0.08 1/s stirred, 0.015 1/s still; c in g to 100 g of water.',
    },
    {
      tex: '(m_wc_w+C_{cal})\\,\\dot T=-\\Delta_{sol}H\\,\\dot n-UA\\,(T-T_{room})+P',
      says: 'Heat of the salt, leak to the room, electrical heater of 10 W.',
    },
    {
      tex: '\\Delta_{sol}H=\\Delta_{sol}H^\\infty+\\frac{A_H}{b}\\ln(1+b\\sqrt m)-2RT^2\\,(m\\,B+m^2C)',
      says: 'Of NaCl at the molality m that it makes, after Pitzer: ions first draw one another together, then get in one another’s way.',
    },
    { tex: '\\dot\\theta=\\frac{T-\\theta}{3\\ \\mathrm s}', says: 'The thermometer follows.' },
    {
      tex: '\\Delta_{sol}H=-\\frac{(m_wc_w+C_{cal})\\,\\Delta T}{n}',
      says: 'With the volume of water that was set, and ΔT from what the thermometer showed.',
    },
    {
      tex: '\\Delta T=(a_2-a_1)\\big|_{t=0}',
      says: 'Straight drifts: lines through the minute before and from 90 s after the addition, both at the addition.',
    },
    {
      tex: '\\Delta T=B\\,e^{-\\kappa t_{63}}-(T_1-T_{room})\\,e^{-\\kappa(t_{63}-t_1)}',
      says: 'Exponential drifts with one κ, where 1 − 1/e of the change is done; T₁ is the mean of the minute before, at its middle.',
    },
    {
      tex: '\\operatorname{var}\\sum w_iy_i=\\Big(\\sigma^2+\\tfrac{q^2}{12}-\\sum_k v_k\\Big)\\sum w_i^2+\\sum_k v_k\\Big|\\sum_i w_i e^{2\\pi ikx_i/q}\\Big|^2',
      says: 'Scatter of both: repeats by σ, and a scale of steps q whose rounding errors near readings share; v_k = (q²/2π²k²) exp(−(2πkσ/q)²).',
    },
  ],
  assumptions: [
    'Water, cup and stirrer have one temperature; the room stays at 22.0 °C, where the water begins.',
    'The heat of solution of NaCl is that at its strength; that of the other salts is the one of infinite dilution, which with 5 g in 100 mL is off by a few per cent, with 10 g in 50 mL by as much as a tenth.',
    'Dissolved salt has no heat capacity of its own: true to about 2 % of the total with 5 g in 100 mL, to about 5 % with 10 g of NaCl or CaCl₂ in 50 mL.',
    'Stirring gives no heat, and nothing evaporates.',
  ],
  validity:
    'Up to 10 g of salt in 50 to 200 mL. NaCl has the heat of its strength; CaCl₂ and NH₄NO₃ that of infinite dilution: within about 5 % of reality with 5 g in 100 mL, and up to a tenth too much with 10 g in 50 mL. The heater stops at 60 °C. The water never freezes: 10 g of ammonium nitrate in 50 mL end at about 9 °C.',
  parameters: [
    {
      name: 'NaCl',
      value: '58.443 g/mol, +3.88 kJ/mol at infinite dilution; 3.98 with 5 g in 100 mL, 2.65 with 10 g in 50 mL',
      source: 'Parker 1965; Silvester and Pitzer 1977',
    },
    { name: 'NH₄NO₃', value: '80.043 g/mol, +25.69 kJ/mol', source: 'Parker 1965' },
    { name: 'CaCl₂', value: '110.98 g/mol, −81.35 kJ/mol', source: 'Wagman 1982' },
    { name: 'Saturation at 25 °C', value: '36.0, 213 and 81.3 g in 100 g of water', source: 'CRC Handbook' },
    { name: 'Water', value: '0.9978 g/mL at 22 °C, 4.181 J/(g K)', source: 'CRC Handbook' },
    {
      name: 'Cup with lid',
      value: 'C = 25 J/K, UA = 0.25 W/K',
      source: 'chosen: a typical polystyrene cup',
      teaching: true,
    },
    {
      name: 'Cup without lid',
      value: 'C = 25 J/K, UA = 0.60 W/K',
      source: 'chosen: a typical polystyrene cup',
      teaching: true,
    },
    { name: 'Ideal', value: 'C = 0, UA = 0', source: 'chosen', teaching: true },
    { name: 'Rates of dissolving', value: '0.08 and 0.015 1/s', source: 'chosen', teaching: true },
    { name: 'Lag of the thermometer', value: '3 s', source: 'chosen', teaching: true },
    {
      name: 'Thermometer',
      value: 'steps of 0.1 °C, σ = 0.01 °C, zero ±0.2 °C (school); 0.01 °C, 0.01 °C, ±0.05 °C (research)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Measuring cylinder for the water',
      value: '±1 mL (school, class B), ±0.5 mL (research, class A)',
      source: 'ISO 4788',
    },
  ],
  sources: [
    'V. B. Parker, Thermal Properties of Aqueous Uni-univalent Electrolytes, NSRDS-NBS 2, US National Bureau of Standards, Washington (1965).',
    'L. F. Silvester and K. S. Pitzer, Thermodynamics of electrolytes 8: high-temperature properties, including enthalpy and heat capacity, with application to sodium chloride, J. Phys. Chem. 81, 1822 (1977): how the heat depends on concentration.',
    'D. D. Wagman, W. H. Evans, V. B. Parker, R. H. Schumm, I. Halow, S. M. Bailey, K. L. Churney and R. L. Nuttall, The NBS tables of chemical thermodynamic properties, J. Phys. Chem. Ref. Data 11, suppl. 2 (1982).',
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 95th edition, CRC Press, Boca Raton (2014): solubilities, properties of water.',
    'L. Pfaundler, Annalen der Physik und Chemie 129, 102 (1866): the correction for the loss of heat, after Regnault.',
    'H. C. Dickinson, Combustion calorimetry and the heats of combustion of cane sugar, benzoic acid, and naphthalene, Bulletin of the Bureau of Standards 11, 189 (1915).',
    'B. Widrow and I. Kollár, Quantization Noise, Cambridge University Press (2008): readings on a scale of steps.',
    'ISO 4788:2005, Laboratory glassware: graduated measuring cylinders, International Organization for Standardization, Geneva.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, Sèvres.',
  ],
  limits: [
    'Anhydrous calcium chloride draws water from the air while it is weighed, and then gives less heat.',
    'Real salt in a strong solution gives or takes another heat than in a thin one: ions disturb one another. Here only NaCl does. Take 5 g in 100 mL or less for values of the others that can be compared with tables.',
    'A stirrer gives a little heat of its own, and an open cup cools by evaporation as well.',
    'A cup of water takes a while to come to the temperature of the room: here it begins there.',
  ],
};
