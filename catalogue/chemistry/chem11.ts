import { defineExperiment } from '../define';

const SALT = 'NaCl (Ionic)';
const WATER = 'H2O (Covalent)';
const IRON = 'Fe (Metallic)';

export const entry = defineExperiment({
  id: 'chem11',
  simulation: 'bonding_types',
  texts: () => import('./chem11.texts'),
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
    crystal: ['compound'],
    density_g_cm3: ['compound'],
    melting_point_c: ['compound'],
    separation_angstrom: ['compound'],
    pair_energy_kjmol: ['compound'],
  },
  finds: [
    {
      id: 'conductivity_dissolved',
      label: 'Conductivity of the salt in water',
      unit: 'S/m',
      value: 8.5,
      tolerance: 0.013,
      source: 'The solution as the model has it.',
      where: { compound: SALT },
    },
  ],
  mainReadings: [
    'separation_angstrom',
    'pair_energy_kjmol',
    'conductivity_meter',
    'conductivity_s_m',
    'current_a',
    'temperature_c',
    'phase',
    'crystal',
    'density_g_cm3',
    'strike_result',
    'lattice_energy_kjmol',
    'madelung_constant',
    'electronegativity_difference',
    'percent_ionic',
  ],
  mainActions: ['view', 'set_separation', 'set_temperature', 'apply_voltage', 'add_to_water', 'strike', 'take_piece'],
  yields: { take_piece: 'a piece of the crystal' },
  customaryActions: ['take_piece'],
  plot: {
    x: { column: 'separation_angstrom' },
    y: { column: 'pair_energy_kjmol' },
    sampleEvery: 0.1,
  },
  procedure: [
    {
      text: 'Pull the partner out and drag it in again. Record five distances around the lowest energy: where is it, and how deep?',
      done: { recorded: 5, distinct: 'separation_angstrom' },
      hint: 'Drag the bead on the energy curve, or the partner itself in the picture of the pair. Take your points within 0.1 Å of the lowest: farther out the curve is lopsided and misleads a parabola. The depth is what it takes to part the two: for salt into ions, 515 kJ/mol in this model. NaCl should come out near 2.36 Å.',
    },
    {
      text: 'First do it badly: put 6 V on the dry crystal of salt, record, and conclude from this one test whether salt conducts. Write the conclusion down.',
      badly: true,
      done: {
        all: [
          { did: 'apply_voltage' },
          { recorded: 1, where: { compound: SALT } },
          { reading: 'phase', from: 0, to: 0 },
        ],
      },
      hint: 'The voltage alternates, so that the meter sees how ions move and nothing is split at the plates. For the dry crystal it shows only that the conductivity lies below all that it can measure. The next step shows what the test has missed.',
    },
    {
      text: 'Tabulate how salt conducts: record it solid, melted at 900 °C, and, cooled again, in water. Put 6 V on the cell each time. Check its conductivity in water.',
      done: {
        all: [
          { recorded: 3, where: { compound: SALT }, distinct: 'conductivity_s_m' },
          { did: 'apply_voltage' },
          { did: 'add_to_water' },
          { found: 'conductivity_dissolved' },
        ],
      },
      hint: 'Whoever tests the solid only will call salt a non-conductor. Its ions are there all along, but locked in. Cool below 100 °C before you add water.',
    },
    {
      text: 'Do the same with water and iron: record both, and heat iron by a few hundred degrees. Which way does its conductivity go?',
      done: {
        all: [
          { recorded: 1, where: { compound: WATER } },
          { recorded: 2, where: { compound: IRON }, distinct: 'conductivity_s_m' },
        ],
      },
      hint: 'The source stops at 10 A, which iron always reaches: read the conductivity, not the current. In hot iron the vibrating ions scatter the electrons more, and up to 770 °C the loss of its magnetic order adds to that: at 527 °C it conducts a sixth of what it does at 20 °C.',
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
      text: 'Melt a sample in five steps or more: approach its melting point degree by degree, and find the temperature between solid and liquid.',
      done: {
        all: [
          { did: 'set_temperature', times: 5 },
          { reading: 'phase', from: 1, to: 1 },
        ],
      },
      hint: 'Phase 1 is liquid. Salt melts at 801 °C, iron at 1538 °C; ice melts at 0 °C, high for so small a molecule, because hydrogen bonds hold it. Heat in large steps first, then in small ones.',
    },
    {
      text: 'Watch the lattice of iron while you heat it from 900 to 930 °C, and record before and after: what becomes of its neighbours and of its density? Go on beyond 1394 °C and record once more.',
      done: {
        all: [
          { recorded: 3, where: { compound: IRON }, distinct: 'density_g_cm3' },
          { recorded: 2, where: { compound: IRON }, distinct: 'coordination_number' },
        ],
      },
      hint: 'Iron is body-centred cubic up to 912 °C, face-centred up to 1394 °C, and body-centred again. The closer packing has twelve neighbours instead of eight and is 1 % denser; the same bonds, differently stacked.',
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
  caution:
    'Goggles on: a struck crystal flies, a melt of 800 °C burns and spatters with the least water, and direct current would give chlorine.',
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
      after: 5,
      text: 'Ammeter and source have errors of gain, the same in every row of a run: a line through many points does not take them away.',
    },
    {
      after: 6,
      text: 'Around a minimum the energy changes little: take points on both sides of it and find the place between them.',
    },
  ],
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
    {
      at: 17,
      do: 'apply_voltage',
      value: 6,
      says: '6 V, alternating, on the solid: no current, the ions are locked in.',
    },
    { at: 20, do: 'record_point' },
    { at: 21, do: 'set_temperature', value: 900, says: 'Melted, the ions are free: the lamp is on.' },
    { at: 26, do: 'record_point' },
    { at: 27, do: 'set_temperature', value: 25, says: 'Cooled, it is a crystal again.' },
    { at: 31, do: 'strike', says: 'A blow moves a layer on by one ion. Like charges meet, and the crystal cleaves.' },
    { at: 36, do: 'add_to_water', says: 'In water the ions go apart, and the solution conducts.' },
    { at: 40, do: 'record_point' },
  ],
});
