import { defineExperiment } from '../define';

const theory = `
## Antigens and antibodies

Red cells carry **antigens** on their surface, and plasma carries the antibodies to those that are missing: **Landsteiner's rule** (1901). Somebody of group A has A on the cells and anti-B in the plasma; group O has neither antigen and both antibodies. So a group can be found in two ways that must agree: the **forward group** tests the patient's cells with known sera, the **reverse group** tests the patient's plasma with known cells. O cells, which carry neither A nor B, are the control: nothing should happen to them.

## Why cells clump

IgM antibodies have several arms and can bridge two cells if enough of them are bound. With $S$ antigen sites per cell, of which the fraction $\\theta$ is occupied with avidity $v$, a cell binds

$$b = S\\,\\theta\\,v,\\qquad \\alpha=\\frac{b^2}{b^2+b_{50}^2}$$

and $\\alpha$ is the chance that two cells that meet stay together. Every meeting that sticks makes one cluster of two. The number $n$ of clusters then falls as Smoluchowski wrote in 1917,

$$\\frac{dn}{dt}=-\\frac{\\alpha\\,n^2}{n_0\\,\\tau}\\quad\\Rightarrow\\quad N=\\frac{n_0}{n}=1+\\frac{\\alpha\\,t}{\\tau}:$$

the mean clump grows in a straight line with the time of rocking. Without rocking cells meet ten times more seldom.

## Grading

Clumps are graded by eye: 0 is a smooth suspension, 1+ fine granules in a cloudy background, 4+ one large clump in clear fluid. A doubtful reaction ("weak", 0.5) is never reported as it stands.

## RhD and weak D

Anti-D tells Rh positive from negative. A **weak D** cell has so few sites, a few hundred instead of 20,000, that anti-D binds but cannot bridge. The **antiglobulin test** (Coombs, 1945) makes it visible: after five minutes at 37 °C and washing, antiglobulin links the bound IgG of neighbouring cells.

## When the two groups disagree

A newborn has no antibodies of its own; an A2B person may have made anti-A1; a person of the rare **Bombay** type looks like O but lacks even H, and the plasma attacks every ordinary O cell. A discrepancy is never reported over: it is referred.
`;

const forwardSetUp = [
  { at: 0, do: 'add_cells', says: 'A drop of the patient’s cells in each well.' },
  { at: 2, set: { anti_a: true, anti_b: true, anti_d: true } },
  { at: 3, do: 'add_serum', says: 'Blue anti-A, yellow anti-B, colourless anti-D.' },
  { at: 6, do: 'mix', value: 1, says: 'Rocking brings the cells together.' },
] as const;

export const entry = defineExperiment({
  id: 'mlab1',
  simulation: 'blood_typing',
  medical: true,
  theory,
  inputs: [
    {
      id: 'sample',
      label: 'Blood sample',
      type: 'select',
      applies: 'restart',
      defaultValue: 'Patient 1',
      options: [
        'Patient 1',
        'Patient 2',
        'Patient 3',
        'Patient 4',
        'Patient 5',
        'Patient 6',
        'Patient 7',
        'Patient 8',
        'Patient 9',
        'Patient 10',
        'Patient 11',
        'Patient 12',
      ],
      hint: 'Twelve invented people. Another sample begins on clean tiles.',
    },
    {
      id: 'anti_a',
      label: 'Anti-A serum',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Ticked sera go into their wells with “Add the ticked sera”.',
    },
    { id: 'anti_b', label: 'Anti-B serum', type: 'checkbox', applies: 'live', defaultValue: false },
    { id: 'anti_d', label: 'Anti-D serum', type: 'checkbox', applies: 'live', defaultValue: false },
    {
      id: 'cell_percent',
      label: 'Cell suspension',
      type: 'slider',
      applies: 'restart',
      unit: '%',
      defaultValue: 3,
      min: 1,
      max: 10,
      step: 0.5,
      refusal: 'Allowed: 1 to 10',
      hint: 'Cells in a drop, by volume. In a denser suspension cells meet more often.',
    },
    {
      id: 'specimen',
      label: 'Specimen number',
      type: 'number',
      applies: 'restart',
      unit: '1',
      defaultValue: 1,
      min: 1,
      max: 9999,
      step: 1,
      refusal: 'Allowed: 1 to 9999',
      hint: 'Another specimen of the same group: antigen sites and drops differ a little.',
    },
    {
      id: 'noise',
      label: 'Measurement scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: every donor has the table’s sites and every drop the same size.',
    },
  ],
  outputs: ['abo_forward', 'rh'],
  mainReadings: ['abo_forward', 'abo_reverse', 'rh', 'discrepancy', 'compatible_red_cells'],
  mainActions: [
    'add_cells',
    'add_serum',
    'mix',
    'add_reverse_cells',
    'incubate_37',
    'add_ahg',
    'report_abo',
    'report_rh',
    'reveal',
  ],
  plot: { x: { column: 'time' }, y: { column: 'clump_d' }, sampleEvery: 0.5 },
  procedure: [
    {
      text: 'Choose a patient and tick all three sera.',
      done: {
        all: [
          { input: 'anti_a', equals: true },
          { input: 'anti_b', equals: true },
          { input: 'anti_d', equals: true },
        ],
      },
    },
    { text: 'Put a drop of the patient’s cells into each of the three wells.', done: { did: 'add_cells' } },
    {
      text: 'Add the sera.',
      done: { did: 'add_serum' },
      hint: 'Press a bottle on the bench, or “Add the ticked sera”.',
    },
    {
      text: 'Rock the tile for two minutes.',
      done: { all: [{ did: 'mix' }, { reading: 'rocked', from: 120 }] },
      hint: 'At rest the cells meet ten times more seldom: a negative read too early may be a positive.',
    },
    {
      text: 'Grade each well by eye from the card, before you look at the readings, and record a row.',
      done: { recorded: 1 },
      hint: 'Look through the magnifier: single cells, or clumps?',
    },
    {
      text: 'Set up the reverse group: plasma with A1, B and O cells.',
      done: { did: 'add_reverse_cells' },
      hint: 'What lacks on the cells should be attacked by the plasma.',
    },
    {
      text: 'Where anti-D gave nothing or little, incubate the D well at 37 °C, then wash and add antiglobulin.',
      done: { did: 'add_ahg' },
      hint: 'One of the twelve samples shows why. With a clear positive you may try it all the same: it changes nothing.',
    },
    {
      text: 'Report the ABO group; where forward and reverse group disagree, refer.',
      done: { did: 'report_abo' },
    },
    { text: 'Report RhD.', done: { did: 'report_rh' } },
    { text: 'Show the answer and compare.', done: { did: 'reveal' } },
    {
      text: 'Type at least four patients. Pool your class’s groups and compare them with the frequencies published for your country.',
      done: { recorded: 4, distinct: 'sample' },
    },
  ],
  predict: {
    question:
      'Red cells of group AB are mixed with anti-A in one place and with anti-B in another. Where do they clump?',
    options: ['with anti-A only', 'with anti-B only', 'with both', 'with neither'],
  },
  model: {
    equations: [
      { tex: 'b = S\\,\\theta\\,v', says: 'antibody bound on a cell' },
      { tex: '\\alpha = b^2/(b^2+b_{50}^2)', says: 'chance that two cells that meet stay together' },
      { tex: 'dn/dt = -\\alpha n^2/(n_0\\tau)', says: 'clusters that meet and stick (Smoluchowski)' },
      { tex: 'N = n_0/n = 1+\\alpha t/\\tau', says: 'mean clump size' },
      { tex: '\\theta_{reagent} = t/(t+16),\\quad \\theta_{plasma} = t/(t+64)', says: 'occupied sites at titre t' },
    ],
    assumptions: [
      'Every clump meets every other as often, whatever its size.',
      'Antibody is bound as soon as serum and cells meet; reagents are in excess, there is no prozone.',
      'One population of cells: no transfusion within the last months.',
    ],
    validity: 'Tile grouping at room temperature, 1 to 10 % cells, two to five minutes.',
    parameters: [
      {
        name: 'antigen sites per cell',
        value: 'A1 1.0·10⁶, A2 2.5·10⁵, B 7.0·10⁵, D 2.0·10⁴, weak D 300, H 1.7·10⁶',
        source: 'textbook counts; D: Hughes-Jones; weak D: Gorick 1993',
      },
      { name: 'sites of AB cells', value: 'A1B 6.5·10⁵, A2B 1.4·10⁵, B 4.3·10⁵', source: 'inside published ranges' },
      { name: 'reagent titre', value: '256; anti-D θ = 0.90', source: 'usual potency of reagents', teaching: true },
      {
        name: 'b₅₀',
        value: '3000 direct, 250 with antiglobulin',
        source: 'chosen for usual reactions',
        teaching: true,
      },
      {
        name: 'τ',
        value: '0.6 s at 3 % cells while rocking, ten times that at rest',
        source: 'chosen for 3+ to 4+ in 2 min',
        teaching: true,
      },
      { name: 'limits of the grades', value: 'N = 1.5, 4, 15, 50, 150', source: 'chosen with τ', teaching: true },
      { name: 'scatter', value: '10 % in sites and drops', source: 'biological and pipetting scatter', teaching: true },
    ],
    sources: [
      'K. Landsteiner, Wien. klin. Wochenschr. 14, 1132 (1901)',
      'M. von Smoluchowski, Z. Phys. Chem. 92, 129 (1917)',
      'R. R. A. Coombs, A. E. Mourant and R. R. Race, Lancet 246, 15 (1945)',
      'AABB Technical Manual: reaction tables and grading',
    ],
    limits: [
      'Real laboratories use tubes, gel columns or plates, with controls for every reagent and two samples of the patient.',
      'Grades are judged here on a model of even clumps; mixed fields, rouleaux and cold antibodies do not occur.',
    ],
  },
  demo: [
    ...forwardSetUp,
    { at: 40, do: 'add_reverse_cells', says: 'The plasma meets known cells: the reverse group must agree.' },
    { at: 126, do: 'record_point', says: 'Two minutes of rocking: now the wells are read.' },
    { at: 130, do: 'reveal', says: 'The cells clump with anti-D alone: group O, Rh positive.' },
  ],
});
