import { defineExperiment } from '../define';

const theory = `
## Water, taken apart

Two platinum plates stand under two glass tubes. Drive charge through the liquid and gas rises from both. At the **cathode** (−) electrons arrive and water is reduced, at the **anode** (+) electrons leave and water is oxidised:

$$2\\,\\mathrm{H_2O}+2e^-\\to\\mathrm{H_2}+2\\,\\mathrm{OH^-}$$

$$2\\,\\mathrm{H_2O}\\to\\mathrm{O_2}+4\\,\\mathrm{H^+}+4e^-$$

## Counting with charge

Two electrons make one H₂, four make one O₂. The same current passes both plates, so in the time $t$

$$n_{\\mathrm{H_2}}=\\frac{It}{2F},\\qquad n_{\\mathrm{O_2}}=\\frac{It}{4F}.$$

That is **Faraday's law**, and it is why there are two volumes of hydrogen to one of oxygen. The voltage does not enter: double it, and the gas merely comes faster. $F=96\\,485\\ \\mathrm{C/mol}$ is the charge of a mole of electrons. The gas stands over water, so only $p-p_w$ is its own pressure, and at 25 °C and 1 atm a mole takes up 25.26 L.

## Where the voltage goes

Below the reversible voltage, 1.229 V, water is not split however long you wait. Above it the voltage of the supply is shared out:

$$V=E_{rev}+\\eta_a(I)+\\eta_c(I)+I\\,R_\\Omega.$$

The **overpotentials** $\\eta$ hurry the two reactions along. They grow only with the logarithm of the current. What is left drives ions through the liquid, in proportion to the current; it warms the liquid and makes no gas.

Pure water has almost no ions: its resistance is megohms, and nothing is seen. An **electrolyte** lends its ions and is not used up. In sodium sulfate, which has no buffer, the anode side turns acidic and the cathode side alkaline. That difference of eight units of pH costs another 0.47 V.

## Doing it well

Fresh liquid swallows the first gas. Oxygen dissolves better than hydrogen and there is only half as much of it, so the first ratios are far above 2. Run the cell until the liquid is saturated, then release the gas and begin to count. And let enough gas collect: a tube that is read to 0.05 mL tells little about half a millilitre.
`;

const SULFATE = 'Sodium Sulfate';

export const entry = defineExperiment({
  id: 'chem3',
  simulation: 'electrolysis',
  theory,
  inputs: [
    {
      id: 'voltage',
      label: 'Voltage',
      type: 'number',
      unit: 'V',
      applies: 'live',
      defaultValue: 9,
      min: 1,
      max: 12,
      step: 1,
      hint: 'The knob of the power supply.',
    },
    {
      id: 'electrolyte',
      label: 'Electrolyte',
      type: 'select',
      applies: 'restart',
      options: ['None', 'Sulfuric Acid (dilute)', 'Sodium Sulfate'],
      defaultValue: SULFATE,
      hint: 'The voltameter is filled anew.',
    },
    {
      id: 'dissolution',
      label: 'Let gases dissolve first',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: false,
      hint: 'As in fresh liquid: 30 mL around each plate take up gas until they are saturated.',
    },
  ],
  runAction: { do: 'switch_on' },
  tells: {
    ohmic_v: ['voltage', 'electrolyte'],
    overpotential_v: ['voltage', 'electrolyte'],
    ph_anode: ['electrolyte'],
    ph_cathode: ['electrolyte'],
  },
  mainReadings: [
    'current_ma',
    'charge_c',
    'h2_ml',
    'o2_ml',
    'volume_ratio',
    'ohmic_v',
    'overpotential_v',
    'ph_cathode',
    'ph_anode',
  ],
  mainActions: [
    'switch_on',
    'switch_off',
    'add_bromothymol',
    'test_hydrogen',
    'test_oxygen',
    'release_gas',
    'set_voltage',
  ],
  plot: {
    x: { column: 'o2_ml' },
    y: { column: 'h2_ml' },
    sampleEvery: 2,
  },
  procedure: [
    {
      text: 'First do it badly: choose the electrolyte “None”, set 12 V, switch on and record. Why is there no gas?',
      done: { all: [{ did: 'switch_on' }, { recorded: 1, where: { electrolyte: 'None' } }] },
      hint: 'Pure water has almost no ions. The ammeter would have to show a few thousandths of a milliampere.',
    },
    {
      text: 'Choose Sodium Sulfate and 9 V, add bromothymol blue, switch on and watch the two plates for a minute. Which side turns yellow, which blue, and where is there more gas?',
      done: {
        all: [
          { did: 'add_bromothymol' },
          { did: 'switch_on' },
          { reading: 'ph_cathode', from: 10.9 },
          { reading: 'current_ma', from: 30 },
        ],
      },
      hint: 'OH⁻ is made at the cathode, H⁺ at the anode. Bubbles come twice as often at the cathode.',
    },
    {
      text: 'Let the same current flow for ten minutes and record a row in each minute.',
      done: { recorded: 10, where: { electrolyte: SULFATE, voltage: 9, dissolution: false }, distinct: 'charge_c' },
      hint: 'Ten minutes of the cell are one minute on the bench: record every six seconds. Or log by itself: see the Data tab.',
    },
    {
      text: 'Plot hydrogen against oxygen and fit a line. Is the slope 2 within its uncertainty?',
      done: { fitted: [{ with: ['line', 'proportional'], x: { column: 'o2_ml' }, y: { column: 'h2_ml' } }] },
      hint: 'The plot is set up with hydrogen over oxygen: choose the straight line beside “fit”.',
    },
    {
      text: 'Plot hydrogen against charge. The slope is 25 255 mL/mol divided by 2F: work out F and compare it with 96 485 C/mol.',
      done: { fitted: [{ with: ['line', 'proportional'], x: { column: 'charge_c' }, y: { column: 'h2_ml' } }] },
      hint: 'F = 25 255 / (2 × slope), with the slope in mL/C. Its relative uncertainty is that of the slope.',
    },
    {
      text: 'Test the gases: a burning splint at the hydrogen tap, a glowing one at the oxygen tap. Each tube needs 2 mL.',
      done: { all: [{ did: 'test_hydrogen' }, { did: 'test_oxygen' }] },
      hint: 'At 9 V there are 2 mL of oxygen after some 13 minutes; 12 V or sulfuric acid is faster.',
    },
    {
      text: 'Sweep the voltage from 1 to 12 V and record the current at each. Plot current against voltage and draw the line through the upper points: where does it meet the axis?',
      done: {
        all: [
          { recorded: 12, distinct: 'voltage' },
          { fitted: [{ with: ['line'], x: { column: 'voltage' }, y: { column: 'current_ma' } }] },
        ],
      },
      hint: 'At 1 V the current is exactly zero: that is below the decomposition voltage. In the options of the plot let the fit begin at 6 V. In sulfate its line meets the axis near 2.9 V, above the 1.70 V from which a current can flow at all: the overpotentials are spent first.',
    },
    {
      text: 'Now see what fresh liquid does: reset, tick “Let gases dissolve first”, run at 9 V and record the ratio at 7, 10 and 20 minutes. Why is it above 2, and why does it fall?',
      done: { recorded: 3, where: { dissolution: true }, distinct: 'volume_ratio' },
      hint: 'Both liquids swallow their first gas, the oxygen side more of it. Release the gas once bubbles rise on both sides, and the ratio is 2 from then on.',
    },
  ],
  predict: {
    question: 'The current is kept on for a while. How will the volumes of gas over the two plates compare?',
    options: [
      'equal volumes',
      'twice as much at the cathode (−)',
      'twice as much at the anode (+)',
      'it depends on the voltage',
    ],
    sketch: { x: [0, 5], y: [0, 10] },
  },
  coach: [
    {
      after: 1,
      text: 'A ratio of two small volumes is known badly: reading 0.5 mL to 0.05 mL leaves ten per cent. Let more gas collect, or use the slope of many points.',
    },
    {
      after: 3,
      text: 'For Faraday’s law keep a run for itself: after the taps were opened the charge is still counted on, and the line through old and new points is none.',
    },
    {
      after: 8,
      text: 'Change only one thing between runs. The volume made by a coulomb should not depend on voltage or electrolyte: check it.',
    },
  ],
  model: {
    equations: [
      {
        tex: "V=E_{rev}+\\Delta_{pH}+b_a'\\,\\mathrm{asinh}\\frac{I}{2j_{0a}A}+b_c'\\,\\mathrm{asinh}\\frac{I}{2j_{0c}A}+I\\,\\frac{L}{\\kappa A_t}",
        says: 'The voltage is shared out; solved for I by a guarded Newton method. I = 0 where V does not exceed the first two terms.',
      },
      {
        tex: 'n_{\\mathrm{H_2}}=\\frac{Q}{2F},\\quad n_{\\mathrm{O_2}}=\\frac{Q}{4F}',
        says: 'Faraday’s law, with every electron making gas.',
      },
      {
        tex: 'V_{gas}=\\frac{nRT}{p-p_w}',
        says: 'Gas collected over water: 25 255 mL/mol at 25 °C and 1 atm.',
      },
    ],
    assumptions: [
      'Current efficiency 1: no side reaction and no gas that crosses to the other tube.',
      'The liquid keeps 25 °C. In ten minutes it would warm by less than 1 K at 9 V in sulfate, by about 5 K at 12 V in acid.',
      'The pH gap of unbuffered sulfate counts from the first instant; the colours take a minute to follow.',
      'The gas in the tubes is at the pressure of the room, as if the reservoir were always levelled.',
    ],
    validity:
      'From 1 to 12 V, with clean platinum. Currents up to a third of an ampere, so that no plate runs dry of ions.',
    parameters: [
      { name: 'Reversible voltage', value: '1.229 V', source: 'CRC Handbook, E(O₂/H₂O) at 25 °C' },
      {
        name: 'Conductivity',
        value: '0.211 S/cm (5 % sulfuric acid), 0.0427 S/cm (5 % sodium sulfate)',
        source: 'CRC Handbook, electrical conductivity of aqueous solutions, 20 °C',
      },
      { name: 'Conductivity of water in air', value: '1.0·10⁻⁶ S/cm', source: 'model parameter', teaching: true },
      { name: 'Plates, path, tube', value: '1.0 cm², 10 cm, 1.5 cm²', source: 'chosen', teaching: true },
      {
        name: 'Anode, all liquids',
        value: '0.120 V per decade, 10⁻⁹ A/cm²',
        source: 'model parameter of the order of Bard and Faulkner',
        teaching: true,
      },
      {
        name: 'Cathode in acid',
        value: '0.030 V per decade, 10⁻³ A/cm²',
        source: 'model parameter of the order of Bard and Faulkner',
        teaching: true,
      },
      {
        name: 'Cathode in sulfate and in water',
        value: '0.120 V per decade, 10⁻⁵ A/cm²',
        source: 'model parameter of the order of Bard and Faulkner',
        teaching: true,
      },
      { name: 'pH gap in sulfate', value: '8 × 0.05916 V', source: 'model parameter', teaching: true },
      { name: 'Vapour pressure of water', value: '3169 Pa at 25 °C', source: 'CRC Handbook' },
      {
        name: 'Solubilities',
        value: 'O₂ 1.27, H₂ 0.781 mmol/L at 25 °C and 1 atm',
        source: 'CRC Handbook, mole fractions of gases in water',
      },
      { name: 'Liquid that is saturated', value: '30 mL around each plate', source: 'chosen', teaching: true },
    ],
    sources: [
      'CRC Handbook of Chemistry and Physics: potentials, conductivities, solubilities, vapour pressure.',
      'A. J. Bard and L. R. Faulkner, Electrochemical Methods: kinetics on platinum.',
      'CODATA recommended values of the fundamental constants.',
      'Operating points of the reference cases: ngspice.',
    ],
    limits: [
      'In a real voltameter the liquid in the reservoir stands higher than in the tubes, which squeezes the gas by up to a few per cent.',
      'Some oxygen always stays dissolved or forms peroxide at the anode: school results of 2.05 to 2.2 are common.',
      'Real solutions warm up, and their resistance falls by about 2 % for each kelvin.',
    ],
  },
  demo: [
    { at: 0, do: 'add_bromothymol', says: 'Salty water with an indicator: green, so neutral.' },
    { at: 30, do: 'switch_on', says: '9 V, and gas rises from both plates.' },
    { at: 100, do: 'record_point', says: 'The cathode side turns blue, the anode side yellow.' },
    {
      at: 160,
      do: 'record_point',
      says: 'Two bubbles on the left for each one on the right: the charge sees to that.',
    },
    { at: 200, do: 'set_voltage', value: 12, says: 'More voltage: more current, faster gas, the same ratio.' },
    { at: 300, do: 'record_point' },
    { at: 360, do: 'test_hydrogen', says: 'The gas on the left burns with a pop: hydrogen.' },
    { at: 420, do: 'record_point' },
    { at: 440, do: 'set_voltage', value: 1, says: 'At 1 V nothing flows at all, however long one waits.' },
    { at: 490, do: 'switch_off', says: 'Two volumes to one, whatever the voltage was.' },
  ],
});
