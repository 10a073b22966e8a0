import { defineExperiment } from '../define';

/** Hours and dilution exponents of the demonstration: each plate is countable in nutrient broth at 37 °C. */
const DEMO_PLATES: readonly (readonly [hour: number, dilution: number])[] = [
  [0.2, 0],
  [0.8, 0],
  [1.4, 0],
  [2.4, 1],
  [3, 1],
  [4, 2],
  [5.2, 3],
  [6, 3],
  [7, 4],
  [8, 5],
  [9, 5],
  [10, 6],
  [11, 6],
  [12, 6],
];
const DEMO_SAYS: Readonly<Record<number, string>> = {
  0.2: 'A first plate of the undiluted broth: about 100 colonies.',
  1.4: 'Still few: the culture is in its lag phase.',
  4: 'Every hour needs a higher dilution now: exponential growth.',
  7: 'The broth begins to look cloudy, and the photometer sees it.',
  12: 'The points bend over: the stationary phase.',
};
const OD_FROM_HOUR = 6;
const HOUR = 3600;
/** The plate is read when its sampling is over. */
const AFTER = 300;

export const entry = defineExperiment({
  id: 'mmb2',
  simulation: 'bacterial_growth',
  medical: true,
  texts: () => import('./mmb2.texts'),
  inputs: [
    {
      id: 'inoculum',
      label: 'Inoculum',
      type: 'slider',
      applies: 'restart',
      unit: 'CFU/mL',
      defaultValue: 1000,
      min: 100,
      max: 10000,
      step: 100,
      hint: 'Living cells per mL at the start. A new value starts a new culture.',
    },
    {
      id: 'medium',
      label: 'Medium',
      type: 'select',
      applies: 'restart',
      options: ['Nutrient broth', 'LB broth', 'Minimal medium (M9 glucose)'],
      defaultValue: 'Nutrient broth',
      hint: 'Another medium starts a new culture.',
    },
    {
      id: 'temperature',
      label: 'Temperature',
      type: 'slider',
      applies: 'live',
      unit: '°C',
      defaultValue: 37,
      min: 4,
      max: 50,
      step: 1,
      hint: 'Of the water bath; the culture follows at once.',
    },
  ],
  tells: {
    cfu_per_ml: ['inoculum'],
    log10_cfu: ['inoculum'],
    growth_rate: ['medium', 'temperature'],
    doubling_time_min: ['medium', 'temperature'],
    lag_h: ['medium', 'temperature'],
  },
  mainReadings: [
    'plate_result',
    'plate_count',
    'plate_estimate_cfu_ml',
    'growth_rate_plates',
    'od_sample',
    'growth_rate_od',
  ],
  mainActions: ['take_sample', 'read_od', 'shift_temperature', 'take_culture'],
  yields: { take_culture: 'the culture as it is now' },
  customaryActions: ['take_culture'],
  plot: {
    x: { column: 'sample_time_s' },
    y: { column: 'plate_estimate_cfu_ml', transform: 'log10' },
    sampleEvery: 300,
  },
  caution:
    'Live cultures: harmless strains only (E. coli K-12), at most 30 °C in schools, plates taped and never opened, all autoclaved.',
  procedure: [
    {
      text: 'Run the culture in LB broth at 37 °C. Sample and plate it about every hour; choose the dilution so that 30 to 300 colonies come. Record each countable plate.',
      done: {
        all: [
          { input: 'medium', equals: 'LB broth' },
          { did: 'take_sample', times: 6 },
          { recorded: 6, where: { medium: 'LB broth', temperature: 37 }, distinct: 'plate_estimate_cfu_ml' },
        ],
      },
      hint: 'At 1000 per mL plate the undiluted broth (0). Growing fast, the culture needs one step more of dilution about every hour. Too many to count? Plate the next dilution at once: it comes from the same sample. Plating takes some minutes of lab time, so let the clock run.',
    },
    {
      text: 'Count one plate by eye: enlarge it on the stage and mark every colony. Compare with the count in the readings.',
      done: { byLearner: true },
      hint: 'Click or tap the colonies; with the keyboard, the arrow keys mark one after another.',
    },
    {
      text: 'Plot the logarithm of the estimate against the time of the sample, up to the stationary phase.',
      done: {
        all: [
          { recorded: 8, where: { medium: 'LB broth', temperature: 37 }, distinct: 'plate_estimate_cfu_ml' },
          { reading: 'phase', is: 'stationary' },
        ],
      },
      hint: 'Go on until two plates in a row give the same number within their error. At 3·10⁹ per mL dilution 6 gives some 300 colonies and 7 some 30: plate both of one sample. “Time of the plated sample” is when the broth was taken; the row’s own time is when you pressed Record, minutes later. At 20 min of doubling time the culture grows by 19 % in five minutes.',
    },
    {
      text: 'Fit the straight part. Its slope times 2.303 is μ; the doubling time is ln 2/μ. Compare it with the doubling time of the model.',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'sample_time_s' },
            y: { column: 'plate_estimate_cfu_ml', transform: 'log10' },
          },
          { with: ['line'], x: { column: 'sample_time_s' }, y: { column: 'plate_estimate_cfu_ml', transform: 'ln' } },
          { with: ['exponential'], x: { column: 'sample_time_s' }, y: { column: 'plate_estimate_cfu_ml' } },
          { with: ['line'], x: { column: 'time' }, y: { column: 'plate_estimate_cfu_ml', transform: 'log10' } },
          { with: ['line'], x: { column: 'time' }, y: { column: 'plate_estimate_cfu_ml', transform: 'ln' } },
          { with: ['exponential'], x: { column: 'time' }, y: { column: 'plate_estimate_cfu_ml' } },
        ],
      },
      hint: 'Choose the straight line beside “fit” and set its limits under the options of the plot. The slope counts in seconds: 3600 of them are an hour. Leave out the points of the lag and those that bend over. In LB at 37 °C the doubling time is 20 min.',
    },
    {
      text: 'Read the lag, where the straight line meets the level of the inoculum, and the greatest number.',
      done: { byLearner: true },
      hint: 'Show the true curve in the notebook on the stage and lay your points beside it.',
    },
    {
      text: 'Begin a new culture at 15, 20, 25 and 30 °C, all below the optimum. In the exponential phase of each plate two samples and record μ from them. Plot √μ against the temperature: the line meets zero near the minimum temperature, 4.9 °C.',
      done: {
        all: [
          ...[15, 20, 25, 30].map((temperature) => ({
            recorded: 1,
            where: { temperature },
            distinct: 'growth_rate_plates' as const,
          })),
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'temperature' },
                y: { column: 'growth_rate_plates', transform: 'root' },
              },
            ],
          },
        ],
      },
      hint: 'Set the temperature, then reset. Wait until some 1000 times the inoculum is reached, so that the lag is over, and let the number grow tenfold between the samples. At 15 °C that takes a day and more: run faster, and go on after 24 h. Beyond the optimum μ falls: a line through 20, 30 and 42 °C would meet zero near −2 °C.',
    },
    {
      text: 'In a dense culture take optical density and plates together, and plot one against the other. Record four such pairs. Where do they part?',
      done: {
        all: [
          { did: 'read_od', times: 4 },
          { recorded: 4, distinct: 'od_sample' },
          { reading: 'od_sample', from: 0.5 },
        ],
      },
      hint: 'Above OD 0.5 the curve bends: turbidity saturates. After a day in the stationary phase the living fall and the turbidity stays.',
    },
    {
      text: 'Now plate badly, a new culture in nutrient broth at 37 °C: take a sample at hour 5 and plate it undiluted (0), record; then at once the dilution 6, and record. Does either tell a number?',
      done: {
        all: [
          { input: 'medium', equals: 'Nutrient broth' },
          {
            recorded: 2,
            where: { medium: 'Nutrient broth', temperature: 37 },
            distinct: 'plate_count',
          },
          { reading: 'plate_result', is: 'Too few' },
        ],
      },
      badly: true,
      hint: 'The first plate is a lawn, too many to count. On the second chance alone decides between no colony and one. The same sample at a dilution between them gives 30 to 300.',
    },
  ],
  predict: {
    question:
      'A culture is put into fresh broth, kept at 4 °C for ten hours, and then at 37 °C. Another one comes to 37 °C at once. How do their lags at 37 °C compare?',
    options: ['the rested one has none', 'the rested one has a shorter one', 'both are alike'],
    sketch: { x: [0, 86400], y: [0, 12] },
  },
  coach: [
    {
      after: 2,
      text: 'A plate with n colonies has a standard deviation of about √n: below 30 colonies the count is too uncertain, above 300 colonies run together. One plate does not tell: two of the same sample differ as two draws do.',
    },
  ],
  demo: DEMO_PLATES.flatMap(([hour, dilution]) => {
    const at = hour * HOUR;
    const says = DEMO_SAYS[hour];
    return [
      { at, do: 'take_sample' as const, value: dilution, ...(says === undefined ? {} : { says }) },
      ...(hour >= OD_FROM_HOUR ? [{ at, do: 'read_od' as const }] : []),
      { at: at + AFTER, do: 'record_point' as const },
    ];
  }),
});
