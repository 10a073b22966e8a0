import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## An enzyme that makes gas

Liver is full of **catalase**. It takes hydrogen peroxide apart before it does harm:

$$\\mathrm{2\\,H_2O_2\\to 2\\,H_2O+O_2}.$$

The oxygen foams with a drop of detergent and gathers in the burette. How steeply its volume grows is the **rate**; the tangent at the start is the initial rate, before much peroxide is used up.

## Saturation

An enzyme with one binding site follows Michaelis and Menten,

$$v=\\frac{V_{max}\\,S}{K_m+S}.$$

At small $S$ the rate is in proportion to it; at large $S$ all enzyme is busy. $K_m$ is the concentration at which the rate is half of the greatest. Catalase needs far more peroxide to be full than most enzymes do, and very much peroxide slows it: a term $S^2/K_i$ is added in the denominator. In the double-reciprocal plot of Lineweaver and Burk, $1/v$ against $1/S$, that term bends the line, and a line through two points gives a $K_m$ that is too small.

## Warmth: two rates against each other

Catalase lowers the barrier of the reaction from about 75 to near 10 kJ/mol, so warmth helps only a little. But heat also unfolds the protein, and that goes up far more steeply:

$$\\frac{dE}{dt}=-k_d\\,E,\\qquad k_d\\propto e^{-260\\,\\mathrm{kJ/mol}/RT}.$$

So the **optimum temperature** is no constant of the enzyme: the longer one measures, the lower it lies. What is unfolded does not fold back when it is cooled.

## pH: a bell

Two groups near the haem must be in the right state, one without its proton, one with it:

$$f=\\frac{1}{1+10^{pK_1-pH}+10^{pH-pK_2}}.$$

A curve against pH is one only if a buffer holds the pH. Without it, extract and peroxide set their own.

## A poison that does not compete

Copper ions bind away from the active site. They take the same part of the rate at any concentration of peroxide: $v\\to v/(1+I/K)$.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'More enzyme, or the best temperature, gives more gas in the end.',
    instead:
      'Run High once with 1 mL of extract and once with 3 mL (add 2 mL as it starts), to the end. One slope is three times the other, the **final volume** is the same: the peroxide alone sets it. An enzyme changes how fast, not how far.',
  },
  {
    believed: 'Enzymes are killed by heat at once, and at 37 °C they work best.',
    instead:
      'Loss takes time: here at 60 °C 45 % is lost in two minutes. Over five seconds 65 °C gives the most gas in this bench, over a minute 56 °C.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'v=V\\,E\\,\\frac{S}{K_m+S+S^2/K_i}\\cdot\\frac{1}{1+I/5\\,\\mathrm{mM}}',
      says: 'The rate, of H₂O₂; E in standard doses.',
    },
    {
      tex: 'V=5.0\\,\\mathrm{\\tfrac{mM}{s}}\\;e^{-\\frac{12\\,\\mathrm{kJ/mol}}{R}\\left(\\frac1T-\\frac1{298.15\\,\\mathrm K}\\right)}\\,\\frac{f(pH)}{f(7)}',
      says: 'Its greatest value, with warmth and pH.',
    },
    { tex: '\\frac{dE}{dt}=-(k_d+k_{pH})\\,E', says: 'Loss of active enzyme, by heat and by extreme pH.' },
    {
      tex: 'V_{gas}=\\frac{(S_0-S)\\cdot 10\\,\\mathrm{mL}}{2}\\cdot\\frac{R\\cdot 298.15\\,\\mathrm K}{101.325\\,\\mathrm{kPa}}',
      says: 'Gas in the burette: dry, at the room’s 25 °C.',
    },
    {
      tex: '\\frac{dh}{dt}=\\frac{Q}{0.85\\,A}-\\frac{h}{120\\,\\mathrm s}',
      says: 'Foam: made by the gas, drained by its weight.',
    },
  ],
  assumptions: [
    'The bath holds the temperature. Unstirred, High would warm itself by up to 21 K.',
    'All oxygen becomes gas; none stays dissolved. Water vapour is taken off the volume that is read.',
    'The volume of extract and of copper solution is left out; that is why the cylinder takes at most 10 mL of extract.',
    'Heat loss of the enzyme is one step and irreversible; peroxide does not decay by itself.',
    'The initial rate is the slope at the start of a parabola through what the burette shows in the first 10, 8, 6 or 4 s, the longest that it fits; the gas rate is the slope now, through the latest. Where even four seconds bend too sharply there is none.',
  ],
  validity:
    'The constants of catalase are apparent ones, good below about 0.5 mol/L of peroxide: above it the enzyme is inactivated, and High stands for the trend only.',
  parameters: [
    { name: 'Kₘ', value: '80 mmol/L, apparent, human catalase', source: 'Switala and Loewen 2002' },
    { name: 'Kᵢ', value: '3000 mmol/L', source: 'chosen', teaching: true },
    { name: 'V at 25 °C, pH 7, standard dose', value: '5.0 mmol/(L s)', source: 'chosen', teaching: true },
    {
      name: 'Barrier of the reaction',
      value: '12 kJ/mol',
      source: 'chosen, near the 10 kJ/mol of textbooks',
      teaching: true,
    },
    {
      name: 'Loss by heat',
      value: '0.005 1/s at 60 °C, 260 kJ/mol',
      source: 'chosen: half-life 2.3 min at 60 °C, 9 s at 70 °C',
      teaching: true,
    },
    { name: 'pK₁, pK₂', value: '5.0 and 10.0', source: 'chosen', teaching: true },
    { name: 'Loss by pH', value: '0.01 (10^(3−pH) + 10^(pH−12)) 1/s', source: 'chosen', teaching: true },
    { name: 'Copper', value: '5 mmol/L halve the rate', source: 'chosen', teaching: true },
    { name: 'Without buffer', value: 'pH′ = 6.2 + 0.2 (pH − 6.2)', source: 'chosen', teaching: true },
    { name: 'Foam', value: '85 % gas, drains in 120 s, 500 mm²', source: 'chosen', teaching: true },
  ],
  sources: [
    'J. Switala and P. C. Loewen, Diversity of properties among catalases, Arch. Biochem. Biophys. 401, 145 (2002).',
    'L. Michaelis and M. L. Menten, Die Kinetik der Invertinwirkung, Biochem. Z. 49, 333 (1913).',
    'H. Lineweaver and D. Burk, The determination of enzyme dissociation constants, J. Am. Chem. Soc. 56, 658 (1934).',
  ],
  limits: [
    'The optima here follow from constants that were chosen. With real liver and minutes of measuring they are found lower, near body temperature.',
    'Copper ions also take peroxide apart by themselves, slowly; here only catalase does.',
    'A real burette over water also holds water vapour, 3 kPa at 25 °C.',
    'Real extracts differ from liver to liver by a factor of two and more.',
  ],
};
