import type { ModelNotes } from '../define';

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

## Several masses

One run gives one value. Several masses give a line: $q$ against $n$, with the slope $-\\Delta_{sol}H$. An error that is the same in every run, such as a forgotten heat capacity, shows in the slope; a heat that does not come from the salt, such as that of a warm spoon, shows in the intercept.

Hot packs and cold packs are these same two salts in a bag.
`;

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
    { tex: '\\dot\\theta=\\frac{T-\\theta}{3\\ \\mathrm s}', says: 'The thermometer follows.' },
    {
      tex: '\\Delta_{sol}H=-\\frac{(m_wc_w+C_{cal})\\,\\Delta T}{n}',
      says: 'With ΔT where the two lines meet the moment of mixing.',
    },
  ],
  assumptions: [
    'Water, cup and stirrer have one temperature; the room stays at 22.0 °C, where the water begins.',
    'The heat of solution is that of infinite dilution.',
    'Dissolved salt has no heat capacity of its own: true to about 2 % of the total here.',
    'Stirring gives no heat, and nothing evaporates.',
  ],
  validity:
    'Up to 10 g of salt in 50 to 200 mL. At 1 mol/kg the heat differs from that of infinite dilution by up to about 5 %. The water never freezes: 10 g of ammonium nitrate in 50 mL end at about 9 °C.',
  parameters: [
    { name: 'NaCl', value: '58.443 g/mol, +3.88 kJ/mol', source: 'Parker 1965, as in CRC' },
    { name: 'NH₄NO₃', value: '80.043 g/mol, +25.69 kJ/mol', source: 'Parker 1965, as in CRC' },
    {
      name: 'CaCl₂',
      value: '110.98 g/mol, −81.35 kJ/mol',
      source: 'NBS tables of chemical thermodynamic properties',
    },
    { name: 'Saturation at 25 °C', value: '36.0, 213 and 81.3 g in 100 g of water', source: 'CRC Handbook' },
    { name: 'Water', value: '0.9978 g/mL at 22 °C, 4.181 J/(g K)', source: 'CRC Handbook' },
    {
      name: 'Cup with lid',
      value: 'C = 25 J/K, UA = 0.25 W/K',
      source: 'model parameter: a typical polystyrene cup',
      teaching: true,
    },
    {
      name: 'Cup without lid',
      value: 'C = 25 J/K, UA = 0.60 W/K',
      source: 'model parameter: a typical polystyrene cup',
      teaching: true,
    },
    { name: 'Ideal', value: 'C = 0, UA = 0', source: 'chosen', teaching: true },
    { name: 'Rates of dissolving', value: '0.08 and 0.015 1/s', source: 'model parameter', teaching: true },
    { name: 'Lag of the thermometer', value: '3 s', source: 'model parameter', teaching: true },
  ],
  sources: [
    'V. B. Parker, Thermal Properties of Aqueous Uni-univalent Electrolytes, NSRDS-NBS 2 (1965).',
    'D. D. Wagman et al., The NBS tables of chemical thermodynamic properties, J. Phys. Chem. Ref. Data 11, suppl. 2 (1982).',
    'CRC Handbook of Chemistry and Physics: enthalpies of solution, solubilities, properties of water.',
  ],
  limits: [
    'Anhydrous calcium chloride draws water from the air while it is weighed, and then gives less heat.',
    'A stirrer gives a little heat of its own, and an open cup cools by evaporation as well.',
    'A cup of water takes a while to come to the temperature of the room: here it begins there.',
  ],
};
