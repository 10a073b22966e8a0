import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Water goes where its potential is lower

The **water potential** $\\Psi=\\Psi_s+\\Psi_p$ has a part from what is dissolved and a part from pressure. Solutes lower it, by van 't Hoff's law

$$\\Psi_s=-cRT .$$

Water crosses a membrane from the higher potential to the lower one, until both sides have the same.

## A cell without a wall

A red cell cannot hold pressure: $\\Psi_p\\approx 0$. So it takes water until what is dissolved in it is as strong as the bath. Its volume follows **Boyle and van 't Hoff**:

$$\\frac V{V_0}=b+(1-b)\\frac{\\pi_0}{\\pi},$$

where $b$ is the part that is not free water. Against $1/\\pi$ that is a straight line.

A red cell is a flat disc with membrane to spare. It swells to a **sphere** at 1.64 times its volume; stretched by some 3 % more, the membrane tears and the haemoglobin leaves: **haemolysis**. No two cells have the same spare membrane, so in a weak bath some tear and others hold.

## A cell with a wall

The wall of a plant cell presses back: **turgor** $\\Psi_p=\\varepsilon(V/V_0-1)$ grows until water flows in no longer. In a strong bath the protoplast shrinks away from its wall: **plasmolysis**. The bath in which half of the cells just begin to do so has the solute potential of their own sap.

## Isosmotic is not isotonic

Only what cannot enter holds water. Urea slips into red cells within a second: 290 mOsm/L of it has the osmolarity of plasma, and the cells burst as in water.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'An isotonic solution is one of a certain strength.',
    instead:
      'Isotonic **to what**? Lay the onion into the bottle that is isotonic to blood, 290 mOsm/L: more than half of its cells come off their walls. This onion is in balance with 282 mOsm/L, its own sap.',
  },
  {
    believed: 'At balance the water has stopped.',
    instead:
      'Look at the arrows of the close-up in an isotonic bath: as many molecules cross inwards as outwards. Only the **net** flow is nil.',
  },
  {
    believed: 'A solution with the osmolarity of blood is safe for blood cells.',
    instead: 'Set urea to 290 mOsm/L: the osmolarity is right, and every cell is torn within seconds.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\Psi_s=-cRT', says: "van 't Hoff's law, ideal, 25 °C: 290 mOsm/L gives −0.719 MPa." },
    { tex: '\\dot V=P_f A V_w\\,(c_i-c_e)', says: 'Water into the red cell; c of what cannot enter.' },
    { tex: 'c_i=\\pi_0\\frac{(1-b)V_0}{V-bV_0}', says: 'What is dissolved in the free water of the cell.' },
    {
      tex: '\\dot v=L\\,(\\Psi_{ext}-\\Psi_s-\\Psi_p),\\quad \\Psi_s=-\\pi_s/v,\\quad \\Psi_p=\\varepsilon\\max(0,v-1)',
      says: 'The plant cell; v = 1 where the protoplast just touches its wall.',
    },
    { tex: 'V_{max}/V_0\\sim N(1.713,\\,0.12)', says: 'At which each of 400 red cells tears.' },
  ],
  assumptions: [
    'Solutions are ideal and 25 °C warm; the bath is so large that cells do not change it.',
    'All red cells have one volume; each tears at a ratio of its own.',
    'Urea has the same strength inside and outside at once.',
    'A torn cell stays torn; the reading stays where the model cell tore.',
    'The volume of a cell that is open is followed up to three times its own.',
  ],
  validity: 'Human red cells from 140 to 1000 mOsm/L; onion cells whose wall is as stiff at every volume.',
  parameters: [
    { name: 'V₀ and area of a red cell', value: '90 fL, 135 µm²', source: 'Evans and Fung 1972, rounded' },
    { name: 'b', value: '0.40', source: 'chosen, within what Savitz et al. 1964 and later work find', teaching: true },
    { name: 'P_f', value: '200 µm/s', source: "Sha'afi et al. 1967" },
    { name: 'Stretch at which a membrane tears', value: '3 % of its area', source: 'Evans, Waugh and Melnik 1976' },
    {
      name: 'Spread of the tearing ratio',
      value: '0.12',
      source: 'chosen, to the width of clinical fragility curves',
      teaching: true,
    },
    {
      name: 'Sap of the onion',
      value: '0.70 MPa, spread 0.08',
      source: 'chosen, usual for onion epidermis',
      teaching: true,
    },
    {
      name: 'ε, L of the onion',
      value: '8 MPa and 0.025 /(MPa s)',
      source: 'chosen, within the published range',
      teaching: true,
    },
  ],
  sources: [
    'E. Evans and Y.-C. Fung, Improved measurements of the erythrocyte geometry, Microvasc. Res. 4, 335 (1972).',
    "R. I. Sha'afi, G. T. Rich, V. W. Sidel, W. Bossert and A. K. Solomon, The effect of the unstirred layer on human red cell water permeability, J. Gen. Physiol. 50, 1377 (1967).",
    'D. Savitz, V. W. Sidel and A. K. Solomon, Osmotic properties of human red cells, J. Gen. Physiol. 48, 79 (1964).',
    'E. A. Evans, R. Waugh and L. Melnik, Elastic area compressibility modulus of red cell membrane, Biophys. J. 16, 585 (1976).',
    'J. Dainty, Water relations of plant cells, in: Advances in Botanical Research 1, 279 (1963).',
  ],
  limits: [
    'The usual practical plasmolyses with sucrose; salt enters plant cells, slowly.',
    'Red cells also burst in very strong baths, above some 2000 mOsm/L; the bench ends at 1000.',
    'The word for the cell is that of the mean cell; the percentages say how many differ.',
    'Stored and diseased blood tears earlier or later; that is what the test is made for.',
    'In a real drop the cells differ in volume, and part of the haemoglobin stays in the ghosts.',
    'Walls grow stiffer as they are stretched, and onion cells take up salts within an hour.',
  ],
};
