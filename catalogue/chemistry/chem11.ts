import { defineExperiment } from '../define';

const theory = `
## Why atoms bond

Two partners stay together where their energy is lowest. Bring them together from far away: first something pulls, and the energy falls; too near, closed shells and nuclei push, and it shoots up. In between lies a **minimum**. Its place is the bond length, its depth what it takes to part them. What pulls depends on how strongly each partner holds electrons: its *electronegativity* $\\chi$.

## An electron moves over: the ionic bond

Sodium gives its outer electron away cheaply, chlorine gladly takes one. As soon as the attraction of the ions pays for the move, nearer than about 9.4 Å, the electron jumps. Ions attract **in all directions alike**, so they stack: each Na⁺ has six Cl⁻ around it. The energy of the crystal is the sum over all pairs, near and far, unlike and like. It adds up to the *Madelung constant* $M$:

$$U=\\frac{N_A M e^2}{4\\pi\\varepsilon_0 r_0}\\left(1-\\frac1n\\right).$$

Here $M$ is summed ion by ion over cubes of the crystal you see, and $1/n$ is what repulsion takes back.

## Electrons are shared: the covalent bond

Oxygen and hydrogen differ less. A pair of electrons stays **between** the two nuclei, a little nearer to oxygen. Two bonding and two lone pairs point to the corners of a distorted tetrahedron: the angle is 104.5°, and the molecule has a dipole of 1.855 D. Inside the molecule the bonds are strong; *between* molecules forces are weak. That is why ice melts at 0 °C although it takes about 500 kJ/mol to break O–H.

## Electrons for all: the metallic bond

Iron atoms release valence electrons to the whole piece. The **electron sea** carries current, solid or liquid, and still holds the ions when a layer slides by one place.

## What bonds decide

Current needs charges that can move. In solid salt ions are locked in; melted or dissolved they drift. A blow that shifts a layer of salt by one ion brings like charges face to face, and it **cleaves**; in a metal the sea does not mind, and the layer **slips**.

Pauling estimated the ionic character of a bond from the difference of electronegativities, $1-e^{-\\Delta\\chi^2/4}$. The triangle of van Arkel and Ketelaar draws that difference against the mean: metals, salts and molecules take its three corners.
`;

const SALT = 'NaCl (Ionic)';
const WATER = 'H2O (Covalent)';
const IRON = 'Fe (Metallic)';

export const entry = defineExperiment({
  id: 'chem11',
  simulation: 'bonding_types',
  theory,
  inputs: [
    {
      id: 'compound',
      label: 'Compound',
      type: 'select',
      applies: 'restart',
      options: [SALT, WATER, IRON],
      defaultValue: SALT,
      apparatus: true,
      hint: 'One sample for each kind of bond.',
    },
  ],
  tells: {
    electronegativity_difference: ['compound'],
    percent_ionic: ['compound'],
    nearest_distance_angstrom: ['compound'],
    bond_angle_deg: ['compound'],
    dipole_debye: ['compound'],
    madelung_constant: ['compound'],
    lattice_energy_kjmol: ['compound'],
    coordination_number: ['compound'],
    density_g_cm3: ['compound'],
    melting_point_c: ['compound'],
  },
  mainReadings: [
    'separation_angstrom',
    'pair_energy_kjmol',
    'conductivity_meter',
    'conductivity_s_m',
    'current_a',
    'temperature_c',
    'phase',
    'strike_result',
    'lattice_energy_kjmol',
    'madelung_constant',
    'electronegativity_difference',
    'percent_ionic',
  ],
  mainActions: ['view', 'set_separation', 'set_temperature', 'apply_voltage', 'add_to_water', 'strike'],
  plot: {
    x: { column: 'separation_angstrom' },
    y: { column: 'pair_energy_kjmol' },
    sampleEvery: 0.1,
  },
  procedure: [
    {
      text: 'Pull the partner out and drag it in again. Record five distances around the lowest energy: where is it, and how deep?',
      done: { recorded: 5, distinct: 'separation_angstrom' },
      hint: 'Drag the bead on the energy curve, or the partner itself in the picture of the pair. The depth is what it takes to part them; NaCl should come out near 2.36 Å.',
    },
    {
      text: 'Tabulate how salt conducts: record it solid, melted at 900 °C, and, cooled again, in water. Put 6 V on the cell each time.',
      done: {
        all: [
          { recorded: 3, where: { compound: SALT }, distinct: 'conductivity_s_m' },
          { did: 'apply_voltage' },
          { did: 'add_to_water' },
        ],
      },
      hint: 'The trap: whoever tests the solid only will call salt a non-conductor. Its ions are there all along, but locked in. Cool below 100 °C before you add water.',
    },
    {
      text: 'Do the same with water and iron: record both, and heat iron by a few hundred degrees. Which way does its conductivity go?',
      done: {
        all: [
          { recorded: 1, where: { compound: WATER } },
          { recorded: 2, where: { compound: IRON }, distinct: 'conductivity_s_m' },
        ],
      },
      hint: 'The power pack stops at 10 A, which iron always reaches: read the conductivity, not the current. In hot iron the vibrating ions scatter the electrons more.',
    },
    {
      text: 'Strike each solid with the hammer: salt, iron, and water frozen at −20 °C. Record before and after the blow.',
      done: {
        all: [
          { recorded: 2, where: { compound: SALT }, distinct: 'blows' },
          { recorded: 2, where: { compound: IRON }, distinct: 'blows' },
          { recorded: 2, where: { compound: WATER }, distinct: 'blows' },
        ],
      },
      hint: 'Watch the lattice while you strike. In salt the shifted layer brings like charges face to face; in iron it stops one place further on and holds.',
    },
    {
      text: 'Melt the sample: approach its melting point degree by degree, and find the temperature between solid and liquid.',
      done: { all: [{ did: 'set_temperature' }, { reading: 'phase', from: 1, to: 1 }] },
      hint: 'Phase 1 is liquid. In salt it is 801 °C, in iron 1538 °C: heat in large steps first, then in small ones.',
    },
    {
      text: 'Explain each with the picture: look at the orbitals, the lattice and the charge density, and write down who holds the electrons.',
      done: { did: 'view', times: 2 },
      hint: 'Pull the partner out while the charge density is shown. With salt the electron jumps all at once at about 9.4 Å; with O–H it gathers between the nuclei.',
    },
    {
      text: 'Compute the lattice energy of salt from M, r₀ and n = 8, and compare it with the Born–Haber value of 787 kJ/mol. How much does the model miss?',
      done: { byLearner: true },
      hint: '1389.354 · M / 2.8201 · 7/8 in kJ/mol. The missing 4 % or so are forces between the shells (London’s) and a repulsion that is not quite a power.',
    },
    {
      text: 'Place the compound in the bond triangle: mean electronegativity across, difference upwards. How ionic is it by Pauling’s estimate?',
      done: { byLearner: true },
      hint: 'Na 0.93, Cl 3.16: mean 2.05, difference 2.23, so 71 % ionic. A dot in the middle of the triangle would be a semiconductor.',
    },
  ],
  predict: {
    question:
      'A dry crystal of table salt lies between two electrodes. Then it is melted. What becomes of the current?',
    options: [
      'there is none before or after',
      'it flows only once the salt is melted',
      'it flows before and stops in the melt',
    ],
  },
  coach: [
    {
      after: 1,
      text: 'Put a voltage on the cell before you compare currents: without one nothing flows through anything.',
    },
    {
      after: 3,
      text: 'One test of one state says little about a bond. A salt that does not conduct when solid may do so melted or dissolved.',
    },
    {
      after: 6,
      text: 'Around a minimum the energy changes little: take points on both sides of it and find the place between them.',
    },
  ],
  model: {
    equations: [
      {
        tex: 'E=-\\frac{C}{r}+\\frac{B}{r^8},\\quad C=\\frac{N_Ae^2}{4\\pi\\varepsilon_0}=1389.354\\ \\mathrm{kJ\\,Å/mol}',
        says: 'Pair Na⁺ Cl⁻, B set so that the minimum is at 2.3609 Å.',
      },
      {
        tex: 'E=D\\left[e^{-2\\alpha(r-r_0)}-2e^{-\\alpha(r-r_0)}\\right]',
        says: 'Pairs O–H and Fe–Fe (Morse), zero at infinity.',
      },
      {
        tex: 'M=-\\sum w_{ijk}\\frac{(-1)^{i+j+k}}{\\sqrt{i^2+j^2+k^2}}',
        says: 'Evjen’s cube of half-width 8: faces count ½, edges ¼, corners ⅛.',
      },
      { tex: 'U=\\frac{C M}{r_0}\\left(1-\\frac1n\\right)', says: 'Lattice energy (Born–Landé).' },
      { tex: '1-e^{-\\Delta\\chi^2/4}', says: 'Ionic character (Pauling).' },
      { tex: 'I=\\kappa V\\cdot 0.01\\ \\mathrm m\\le 10\\ \\mathrm A', says: 'Current through the cell.' },
      {
        tex: '\\kappa_{Fe}=\\frac{1}{9.61\\cdot10^{-8}\\,\\left(1+0.0065\\,(T-20)\\right)}',
        says: 'Solid iron, T in °C.',
      },
    ],
    assumptions: [
      'One atmosphere. A melt, water and the solution of 1 mol/L keep one conductivity each; a gas has none.',
      'The pair of salt is drawn as ions also where the neutral atoms would be lower in energy, beyond about 9.4 Å.',
      'The charge density is made of exponential clouds and one shared pair: it shows where electrons go, not how many to a per cent.',
      'Vibrations are Gaussian with a variance in proportion to the absolute temperature and slowed for the eye.',
      'The electron sea is schematic: 200 points walk at random and drift with the field.',
      'Heating is hastened: every change takes 0.9 s, part of it at rest where the sample melts or boils.',
      'A piece that was struck is whole again after it was melted.',
    ],
    validity:
      'From −50 to 3000 °C and 0.5 to 10 Å. Of the conductivities those of solid salt and ice are orders of magnitude only: in real crystals impurities and surfaces decide.',
    parameters: [
      {
        name: 'Electronegativities',
        value: 'Na 0.93, Cl 3.16, H 2.20, O 3.44, Fe 1.83',
        source: 'Pauling scale, CRC Handbook',
      },
      {
        name: 'Rock salt',
        value: 'a = 5.6402 Å, r₀ = 2.8201 Å, n = 8',
        source: 'CRC Handbook; Born exponent of the textbooks',
      },
      { name: 'Bond length of gaseous NaCl', value: '2.3609 Å', source: 'NIST' },
      {
        name: 'O–H',
        value: 'D = 525 kJ/mol, α = 2.20 Å⁻¹, r₀ = 0.9572 Å',
        source: 'r₀: NIST; D and α: model parameters',
        teaching: true,
      },
      { name: 'Water', value: '104.5°, 1.855 D', source: 'NIST CCCBDB' },
      { name: 'Fe–Fe', value: 'D = 0.4174 eV, α = 1.3885 Å⁻¹, r₀ = 2.845 Å', source: 'Girifalco and Weizer 1959' },
      { name: 'Iron', value: 'bcc, a = 2.8665 Å, 55.845 g/mol', source: 'CRC Handbook' },
      { name: 'Melting and boiling points', value: '800.7/1465, 0/100, 1538/2862 °C', source: 'CRC Handbook' },
      { name: 'Conductivity of molten salt', value: '358 S/m', source: 'Janz, Molten Salts Handbook' },
      { name: 'Conductivity of the solution, 1 mol/L', value: '8.5 S/m', source: 'CRC Handbook' },
      { name: 'Pure water', value: '5.5·10⁻⁶ S/m', source: 'CRC Handbook' },
      { name: 'Solid salt, ice', value: '10⁻¹⁵, 10⁻⁸ S/m', source: 'chosen', teaching: true },
      { name: 'Liquid iron', value: '7·10⁵ S/m', source: 'chosen, of the size of measured values', teaching: true },
      { name: 'Time of heating', value: '0.9 s', source: 'chosen', teaching: true },
      {
        name: 'Jump of the electron',
        value: '14.40 eV Å/(5.139 − 3.613 eV) = 9.44 Å',
        source: 'ionisation energy and electron affinity, CRC Handbook',
      },
    ],
    sources: [
      'L. Pauling, The Nature of the Chemical Bond, 3rd edition, 1960.',
      'H. M. Evjen, On the stability of certain heteropolar crystals, Phys. Rev. 39, 675 (1932).',
      'L. A. Girifalco and V. G. Weizer, Application of the Morse potential function to cubic metals, Phys. Rev. 114, 687 (1959).',
      'A. E. van Arkel, Molecules and Crystals, 1956; J. A. A. Ketelaar, Chemical Constitution, 1958: the triangle.',
      'CRC Handbook of Chemistry and Physics; NIST Computational Chemistry Comparison and Benchmark Database.',
    ],
    limits: [
      'Born–Landé gives 753 kJ/mol; the Born–Haber cycle 787. Dispersion forces and a better repulsion close the gap.',
      'A real Fe–Fe pair is no piece of iron: in a metal each atom is bound by all its neighbours together.',
      'Hot salt thrown into water spatters, and the melt of salt gives off chlorine at the anode. Do not try this at home.',
    ],
  },
  demo: [
    {
      at: 0,
      do: 'view',
      value: 'charge density',
      says: 'A sodium and a chlorine atom, and where their electrons are.',
    },
    { at: 2, do: 'set_separation', value: 10, says: 'Far apart: each keeps its own.' },
    { at: 5, do: 'set_separation', value: 8.5, says: 'Nearer than 9.4 Å the electron jumps over to chlorine.' },
    { at: 8, do: 'set_separation', value: 5 },
    { at: 10, do: 'set_separation', value: 2.36, says: 'Here the energy is lowest: the bond length.' },
    { at: 13, do: 'record_point' },
    { at: 14, do: 'view', value: 'lattice', says: 'Ions attract in all directions, so they stack to a crystal.' },
    { at: 17, do: 'apply_voltage', value: 6, says: '6 V on the solid: no current, the ions are locked in.' },
    { at: 20, do: 'record_point' },
    { at: 21, do: 'set_temperature', value: 900, says: 'Melted, the ions are free: the lamp is on.' },
    { at: 26, do: 'record_point' },
    { at: 27, do: 'set_temperature', value: 25, says: 'Cooled, it is a crystal again.' },
    { at: 31, do: 'strike', says: 'A blow moves a layer on by one ion. Like charges meet, and the crystal cleaves.' },
    { at: 36, do: 'add_to_water', says: 'In water the ions go apart, and the solution conducts.' },
    { at: 40, do: 'record_point' },
  ],
});
