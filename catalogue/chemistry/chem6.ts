import { defineExperiment } from '../define';

const fullRun = { water_vol: 100, cup: 'Coffee cup with lid' } as const;

export const entry = defineExperiment({
  id: 'chem6',
  simulation: 'calorimetry',
  texts: () => import('./chem6.texts'),
  inputs: [
    {
      id: 'salt_type',
      label: 'Salt',
      type: 'select',
      applies: 'live',
      options: ['NaCl', 'NH4NO3', 'CaCl2'],
      defaultValue: 'NaCl',
      hint: 'Anhydrous, in the weighing boat. A cup takes one kind.',
    },
    {
      id: 'salt_mass',
      label: 'Salt mass',
      type: 'number',
      unit: 'g',
      applies: 'live',
      defaultValue: 5,
      min: 1,
      max: 10,
      step: 0.5,
      hint: 'In the weighing boat.',
    },
    {
      id: 'water_vol',
      label: 'Water volume',
      type: 'number',
      unit: 'mL',
      applies: 'restart',
      defaultValue: 100,
      min: 50,
      max: 200,
      step: 10,
      hint: 'Another volume means a fresh cup and a new run.',
    },
    {
      id: 'cup',
      label: 'Calorimeter',
      type: 'select',
      applies: 'restart',
      options: ['Coffee cup with lid', 'Coffee cup without lid', 'Ideal (no loss)'],
      defaultValue: 'Coffee cup with lid',
      apparatus: true,
      hint: 'Another calorimeter means a new run.',
    },
  ],
  tells: {
    enthalpy_kj_mol: ['salt_type', 'salt_mass', 'water_vol', 'cup'],
    enthalpy_drift_kj_mol: ['salt_type', 'salt_mass', 'water_vol', 'cup'],
    heat_measured_j: ['water_vol', 'cup'],
    heat_drift_j: ['water_vol', 'cup'],
    heat_released_j: ['salt_type', 'salt_mass'],
    amount_mol: ['salt_type', 'salt_mass'],
    dissolved_g: ['salt_mass'],
  },
  finds: [
    {
      id: 'solution_enthalpy',
      label: 'Enthalpy of solution of ammonium nitrate',
      unit: 'kJ/mol',
      value: 25.69,
      tolerance: 0.016,
      source: 'Parker 1965.',
      where: { salt_type: 'NH4NO3' },
    },
  ],
  mainReadings: [
    'thermometer_display_c',
    'delta_t_extrapolated',
    'delta_t_drift',
    'amount_mol',
    'heat_drift_j',
    'enthalpy_kj_mol',
    'enthalpy_drift_kj_mol',
  ],
  mainActions: ['stir', 'add_salt', 'electrical_calibration', 'empty', 'log_reading'],
  freshActions: ['empty'],
  plot: {
    x: { column: 'time' },
    y: { column: 'thermometer_display_c' },
    sampleEvery: 5,
  },
  procedure: [
    {
      text: 'Optional, tick it to go on without: with the water in the cup, stir, heat electrically with 1000 J, and find the heat capacity from the warming. Then take a fresh cup.',
      done: { did: 'electrical_calibration', optional: true },
      hint: 'The heater gives 10 W, so 1000 J take 100 s. C = 1000 J over the corrected rise; 100 mL of water alone make 417 J/K, the rest is the cup.',
    },
    {
      text: 'Take a fresh cup and 5 g of ammonium nitrate. Stir, and record the water every 5 s for at least a minute.',
      done: { all: [{ did: 'stir' }, { recorded: 12, where: { salt_type: 'NH4NO3' } }] },
      hint: 'Beside “Record reading” set “Record every” to 5 s. At the usual speed a second on your watch is five in the lab.',
    },
    {
      text: 'Add the salt, keep stirring, and go on recording every 5 s for ten minutes.',
      done: { all: [{ did: 'add_salt' }, { recorded: 120, where: { salt_type: 'NH4NO3', ...fullRun } }] },
      hint: 'Drag the weighing boat over the cup, or press “Add the salt”.',
    },
    {
      text: 'On the thermogram drag the ends of the two ranges: the first over the baseline, the second over the steady drift. Where both lines meet the moment of mixing, read ΔT. How much is it larger than the largest change you read?',
      done: { byLearner: true },
      hint: 'Leave the first minute and a half after the salt out of the drift: salt still dissolves there. Then halve the drift’s range: by as much as ΔT changes it is uncertain, beside the uncertainty of the fit. The bench’s own fit, from 90 s on, is among the readings.',
    },
    {
      text: 'Compare with the bench’s other ΔT: both drifts as exponentials, taken where the change is 63 % done (the dashed line). Do they differ by more than their uncertainties?',
      done: { byLearner: true },
      hint: 'Ten minutes after the salt, with a lid, they differ by 0.4 %, less than their uncertainties. Without one the straight drift is 4.3 % too small. The longer the drift, the more it bends.',
    },
    {
      text: 'Work out q = (m c + C) ΔT, n = m/M and ΔH = −q/n, with C = 25 J/K for this cup, and compare with 25.69 kJ/mol. Check ΔH.',
      done: { found: 'solution_enthalpy' },
      hint: '100 mL of water weigh 99.78 g; c = 4.181 J/(g K); NH₄NO₃ has 80.04 g/mol. The bench’s values are among the readings, and the newest row knows most: a mean counts the first fits, too. Their uncertainty holds that of the measuring cylinder: ±1 mL.',
    },
    {
      text: 'Reset, then take four masses, each stirred in a fresh cup with a minute of baseline, and record one row of each after the fit has a value. Plot the heat against the amount: the slope is −ΔH.',
      done: {
        fitted: [
          { with: ['line', 'proportional'], x: { column: 'amount_mol' }, y: { column: 'heat_drift_j' } },
          { with: ['line', 'proportional'], x: { column: 'amount_mol' }, y: { column: 'heat_measured_j' } },
          { with: ['line', 'proportional'], x: { column: 'amount_mol' } },
        ],
      },
      hint: '“Fresh cup” empties and refills; the boat holds what the salt mass says. One row ten minutes after each addition is enough, so switch “Record every” off. “New series” in Data leaves the rows of the steps before out of the plot.',
    },
    {
      text: 'Do the same once with CaCl₂ and once with NaCl. Which warms, which chills, and how do they compare with −81.35 and 3.88 kJ/mol, the values for infinite dilution? Then take 10 g of NaCl in 50 mL: what has become of its heat?',
      done: {
        all: [
          { recorded: 1, where: { salt_type: 'CaCl2' }, distinct: 'enthalpy_kj_mol' },
          { recorded: 1, where: { salt_type: 'NaCl', water_vol: 100 }, distinct: 'enthalpy_kj_mol' },
          { recorded: 1, where: { salt_type: 'NaCl', salt_mass: 10, water_vol: 50 }, distinct: 'enthalpy_kj_mol' },
        ],
      },
      hint: 'Wait two minutes after the salt: before that the fit has no value. 5 g of NaCl in 100 mL take up 3.98 kJ/mol, 10 g in 50 mL only 2.65: in a strong solution ions are no longer alone, and a table’s value holds for a thin one.',
    },
    {
      text: 'Now do it badly, with 5 g of ammonium nitrate in 100 mL: no lid, no baseline, no stirring. Record the enthalpy ten minutes after the salt. In which direction is it wrong, and why?',
      done: {
        recorded: 1,
        where: { cup: 'Coffee cup without lid', salt_type: 'NH4NO3' },
        having: { reading: 'time', from: 590 },
        distinct: 'enthalpy_kj_mol',
      },
      badly: true,
      hint: 'Without stirring salt still dissolves while you fit the “drift”, and without a lid the leak is more than twice as large.',
    },
    {
      text: 'Explain a hot pack and a cold pack with your three values.',
      done: { byLearner: true },
      hint: 'How much of which salt would cool 100 mL of water by 15 K?',
    },
  ],
  caution:
    'Goggles on: anhydrous calcium chloride burns moist skin and eyes as it takes up water, and ammonium nitrate is an oxidiser kept away from heat and fuel.',
  predict: {
    question: 'Ammonium nitrate is stirred into water in a cup with a lid. What will the thermometer do?',
    options: ['rise and drift back', 'fall and drift back', 'fall and stay', 'stay as it is'],
    sketch: { x: [0, 600], y: [10, 35] },
  },
  coach: [
    {
      after: 12,
      text: 'A baseline is as important as what comes after: its line, too, is extrapolated to the moment of mixing.',
    },
    {
      after: 40,
      text: 'Do not take the lowest or the highest reading for ΔT: while the salt dissolved, heat has leaked already. Extrapolate the drift to the mixing.',
    },
    {
      after: 124,
      text: 'The water comes from one measuring cylinder: its error is the same in all your runs. Repeats do not show it, and no mean takes it away.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { salt_type: 'NH4NO3' },
      says: 'Water at room temperature, five grams of ammonium nitrate in the boat.',
    },
    { at: 1, do: 'stir', value: 1, says: 'The baseline first: a minute of readings while the water is stirred.' },
    {
      at: 60,
      do: 'add_salt',
      says: 'The salt goes in. Its lattice takes more energy than hydration gives back: the water cools.',
    },
    { at: 110, do: 'log_reading', says: 'Nearly all is dissolved, and heat leaks in from the room already.' },
    {
      at: 200,
      do: 'record_point',
      says: 'Now only the leak is left: a slow drift. Extrapolated back it gives the ΔT of a cup without a leak.',
    },
  ],
});
