import { defineExperiment } from '../define';

const DILUTED = { solution: 'Vinegar' } as const;

export const entry = defineExperiment({
  id: 'chem7',
  simulation: 'ph_measurement',
  texts: () => import('./chem7.texts'),
  inputs: [
    {
      id: 'solution',
      label: 'Solution',
      type: 'select',
      applies: 'live',
      options: ['Water', 'Lemon Juice', 'Soap', 'Vinegar', 'Ammonia'],
      defaultValue: 'Water',
      hint: 'The sample. A probe that stands in the one before is lifted out, wet.',
    },
    {
      id: 'dilution',
      label: 'Dilution factor',
      type: 'select',
      unit: '1',
      applies: 'live',
      options: ['1', '10', '100', '1000'],
      defaultValue: '1',
      hint: 'Of all samples: 10 means one part made up to ten with water.',
    },
    {
      id: 'water_source',
      label: 'Water',
      type: 'select',
      applies: 'live',
      options: ['Freshly boiled', 'In contact with air'],
      defaultValue: 'Freshly boiled',
      hint: 'Water that stands open takes up carbon dioxide.',
    },
  ],
  tells: {
    ph_equilibrium: ['solution', 'dilution', 'water_source'],
    log_dilution: ['dilution'],
  },
  finds: [
    {
      id: 'pka_acetic',
      label: 'pKa of acetic acid',
      unit: '1',
      value: 4.756,
      tolerance: 0.017,
      source: 'CRC Handbook, 25 °C.',
      where: { solution: 'Vinegar' },
    },
  ],
  mainReadings: ['ph_meter', 'paper_ph', 'emf_mv', 'slope_percent', 'hydrogen_m', 'log_dilution'],
  mainActions: ['dip_probe', 'rinse_probe', 'calibrate', 'dip_paper', 'new_electrode', 'take_liquid'],
  yields: { take_liquid: 'the liquid in the beaker' },
  customaryActions: ['take_liquid'],
  plot: {
    x: { column: 'log_dilution' },
    y: { column: 'ph_meter' },
    sampleEvery: 0.5,
    along: { log_dilution: ['dilution'] },
  },
  procedure: [
    {
      text: 'Test each of the five liquids with pH paper, compare the strip with the chart and record it. Put the liquids in order of pH, as far as paper can tell: which two can it not tell apart?',
      done: {
        all: [
          { did: 'dip_paper', times: 5 },
          { recorded: 5, distinct: 'solution' },
        ],
      },
      hint: 'Press the roll of paper: a strip is dipped into the chosen liquid and laid below the chart. Lemon juice and vinegar differ by less than the half unit by which strips scatter: their order may come out wrong.',
    },
    {
      text: 'Put the probe into the buffer of pH 7.00 as it is and wait for the stability mark. See how far off an uncalibrated electrode reads, and record it.',
      done: { all: [{ did: 'dip_probe' }, { recorded: 6 }] },
      hint: 'Drag the electrode into a beaker, or press the beaker. The offset of this electrode shows as a voltage at pH 7.',
    },
    {
      text: 'Calibrate at 7.00.',
      done: { did: 'calibrate' },
      hint: 'CAL on the meter takes the present voltage as that of the buffer in which the probe stands.',
    },
    {
      text: 'Rinse the probe, put it into the buffer of pH 4.01 or 10.01, wait for the stability mark, and calibrate again. Note the slope.',
      done: {
        all: [{ did: 'rinse_probe' }, { did: 'calibrate', times: 2 }, { reading: 'slope_percent', from: 85, to: 105 }],
      },
      hint: 'A slope outside 85 to 105 % usually means that you calibrated before the voltage had settled.',
    },
    {
      text: 'Measure each of the five liquids: rinse, dip, wait for the stability mark, record.',
      done: {
        all: [
          { recorded: 11, where: { dilution: '1' } },
          { did: 'rinse_probe', times: 5 },
        ],
      },
      hint: 'Pure water hardly conducts: give it two minutes. Run at 4× to wait less.',
    },
    {
      text: 'Now do it badly: go from ammonia into fresh water without rinsing, wait and record. Rinse, dip again, and compare. Then go from ammonia into a buffer without rinsing.',
      badly: true,
      done: { recorded: 3, where: { solution: 'Water', dilution: '1' }, distinct: 'ph_meter' },
      hint: 'A film of about 0.1 mL clings to the bulb. Water has nothing to hold its pH and moves by three units; a buffer takes the film up and moves by less than a tenth.',
    },
    {
      text: 'Dilute vinegar 1, 10, 100 and 1000 times and record the pH of each.',
      done: { recorded: 4, where: DILUTED, distinct: 'dilution' },
      hint: 'Each dilution stands in a beaker of its own: rinse in between.',
    },
    {
      text: 'Do the same with ammonia. Calibrate at 10.01 first if you have not.',
      done: { recorded: 4, where: { solution: 'Ammonia' }, distinct: 'dilution' },
      hint: 'A third buffer takes the place of the nearer of the two.',
    },
    {
      text: 'Plot pH against the logarithm of the dilution and fit a line to vinegar. Explain the slope of ½.',
      done: {
        fitted: [{ with: ['line'], x: { column: 'log_dilution' }, y: { column: 'ph_meter' } }],
      },
      hint: 'Strike out the rows of other liquids first. At 1000 the line begins to bend: a large part of the acid is ionised by then.',
    },
    {
      text: 'Work back from the pH of undiluted vinegar, 0.833 mol/L, to its acid constant: Ka = [H⁺]²/(c − [H⁺]), and pKa = −log₁₀ Ka. Compare with 1.75×10⁻⁵ and 4.76. Check pKa.',
      done: { found: 'pka_acetic' },
      hint: 'An uncertainty of 0.02 in pH is one of about 9 % in Ka, for Ka goes with the square of [H⁺].',
    },
    {
      text: 'Measure water that stood in contact with air. Where do its hydrogen ions come from?',
      done: { recorded: 1, where: { solution: 'Water', water_source: 'In contact with air' } },
      hint: 'Carbon dioxide of the air dissolves: H₂CO₃ is a weak acid.',
    },
  ],
  caution:
    'Goggles on: ammonia of 1 mol/L irritates eyes and lungs and stays under a hood or a lid, and soap and vinegar sting in eyes.',
  predict: {
    question: 'Vinegar is diluted tenfold. By how much does its pH change?',
    options: ['it falls by about 1', 'it stays the same', 'it rises by about 0.5', 'it rises by about 1'],
    sketch: { x: [0, 3], y: [0, 14] },
  },
  coach: [
    {
      after: 2,
      text: 'Record only while the stability mark is lit: before that you write down how slow the electrode is.',
    },
    {
      after: 6,
      text: 'Has the probe been rinsed since the last liquid? The film on it mixes into the next one: water and thin samples suffer most.',
    },
    {
      after: 8,
      text: 'Take the two buffers on the side of your samples: 4.01 and 7.00 for acids, 7.00 and 10.01 for bases. Vinegar, lemon juice and ammonia still lie beyond them, so the meter extrapolates and errs more; a real bench would take a third buffer of 1.68 or 12.45.',
    },
    {
      after: 10,
      text: 'Strips of paper scatter by half a unit, far more than the meter. What the buffers are off is in all readings of one calibration alike: recording again does not take it away.',
    },
  ],
  demo: [
    { at: 0, set: { solution: 'Vinegar' }, says: 'First with paper: vinegar turns it red.' },
    { at: 1, do: 'dip_paper' },
    { at: 6, do: 'dip_probe', value: '7.00', says: 'The glass electrode goes into the buffer of pH 7.00.' },
    { at: 12, do: 'calibrate', value: '7.00', says: 'It reads a little off: calibrate.' },
    { at: 16, do: 'rinse_probe', says: 'Rinse, so that nothing is carried over.' },
    { at: 19, do: 'dip_probe', value: '4.01', says: 'The second buffer. Wait for the stability mark.' },
    { at: 48, do: 'calibrate', value: '4.01', says: 'Two buffers fix offset and slope.' },
    { at: 51, do: 'rinse_probe', says: 'Rinse again.' },
    { at: 54, do: 'dip_probe', value: '0', says: 'Now the vinegar. The reading creeps to its value.' },
    { at: 82, do: 'record_point', says: 'Stable: now it may be recorded.' },
  ],
});
