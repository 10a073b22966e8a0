import { defineExperiment } from '../define';

/** Drops of the demonstration, one a second from here on. */
const FIRST_DROP = 37;
const DEMO_DROPS = 18;

export const entry = defineExperiment({
  id: 'chem1',
  simulation: 'titration',
  texts: () => import('./chem1.texts'),
  inputs: [
    {
      id: 'base_conc',
      label: 'Base concentration',
      type: 'number',
      applies: 'live',
      unit: 'mol/L',
      defaultValue: 0.1,
      min: 0.01,
      max: 1,
      step: 0.01,
      hint: 'Another bottle of base: the burette is filled with it and a fresh flask taken.',
    },
    {
      id: 'acid_vol',
      label: 'Acid volume',
      type: 'number',
      applies: 'live',
      unit: 'mL',
      defaultValue: 25,
      min: 5,
      max: 50,
      step: 1,
      hint: 'Pipetted into a fresh flask.',
    },
    {
      id: 'indicator',
      label: 'Indicator',
      type: 'select',
      applies: 'live',
      options: ['Phenolphthalein', 'Methyl Orange', 'Bromothymol Blue'],
      defaultValue: 'Phenolphthalein',
      hint: 'If one is in the flask already, a fresh flask is taken.',
    },
    {
      id: 'acid_type',
      label: 'Acid in the flask',
      type: 'select',
      applies: 'live',
      options: ['Hydrochloric Acid', 'Acetic Acid'],
      defaultValue: 'Hydrochloric Acid',
    },
    {
      id: 'acid_conc',
      label: 'Acid concentration',
      type: 'number',
      applies: 'live',
      unit: 'mol/L',
      defaultValue: 0.1,
      min: 0.01,
      max: 1,
      step: 0.01,
      hideWhen: { input: 'unknown', equals: true },
    },
    {
      id: 'unknown',
      label: 'Hide and randomise the acid concentration',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'From 0.0800 to 0.1600 mol/L, drawn by the seed. Without it the bottle of acid is yours to choose.',
    },
    {
      id: 'activity',
      label: 'Activity corrections (Davies)',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Lets the ions shield one another, as they do in a real solution.',
    },
    {
      id: 'carbonate',
      label: 'NaOH has stood in air',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'A bottle left open: a tenth of its hydroxide has taken up carbon dioxide and become carbonate.',
    },
  ],
  opensWith: { unknown: true },
  tells: {
    ph: ['acid_type', 'acid_conc', 'unknown', 'activity'],
  },
  // The colour turned at a volume that the burette was to tell.
  afterRecord: ['endpoint_volume', 'mean_titre'],
  finds: [
    {
      id: 'acid_conc',
      label: 'Acid concentration',
      unit: 'mol/L',
      value: (inputs) => Number(inputs['acid_conc']),
      tolerance: 0.005,
      source: 'The bottle that was chosen.',
      where: { unknown: false },
    },
  ],
  mainReadings: [
    'burette_reading',
    'ph_meter',
    'volume_added',
    'endpoint_volume',
    'mean_titre',
    'base_form_fraction',
    'derivative',
  ],
  mainActions: [
    'swirl',
    'add_indicator',
    'open_stopcock',
    'close_stopcock',
    'add_drop',
    'add_half_drop',
    'add_base',
    'refill_burette',
    'new_aliquot',
    'take_flask',
  ],
  yields: { take_flask: 'all that is in the flask' },
  holdActions: ['add_drop'],
  customaryActions: ['add_indicator'],
  freshActions: ['new_aliquot', 'take_flask'],
  plot: {
    x: { column: 'volume_added' },
    y: { column: 'ph_meter' },
    sampleEvery: 0.2,
    titration: { volume: 'volume_added', ph: 'ph_meter', sample: 'acid_vol', titre: 'endpoint_volume' },
  },
  procedure: [
    {
      text: 'The burette is rinsed with base and filled. Read it at eye level and record the start reading.',
      done: { recorded: 1 },
      hint: 'At a real bench the burette is filled below eye level, the funnel taken out, and a bubble in the tip driven out by opening the stopcock for a moment. The magnifier shows the meniscus. Move your eye level with it, read its lowest point, then press Record.',
    },
    {
      text: 'Pipette 25 mL of acid into the flask and add two or three drops of phenolphthalein.',
      done: {
        all: [
          { input: 'acid_vol', equals: 25 },
          { input: 'indicator', equals: 'Phenolphthalein' },
          { did: 'add_indicator' },
        ],
      },
      hint: 'Squeeze the dropper bottle on the stage: each press gives one drop.',
    },
    {
      text: 'Switch on the stirrer.',
      done: { did: 'swirl' },
      hint: 'Without it the base takes 8 s to mix, and you will overshoot.',
    },
    {
      text: 'Run the base in fast at first. Turn the stopcock down when the pink flash begins to linger.',
      done: { reading: 'volume_added', from: 5 },
      hint: 'Drag the stopcock, or use the arrow keys on it. Fully open it lets 1 mL through in a second.',
    },
    {
      text: 'Close the stopcock and go on drop by drop until the whole flask stays pale pink for 5 s.',
      done: { reading: 'endpoint_volume', from: 0.05 },
      hint: 'Wait a second after each drop. Close to the end half drops are finer: touch them to the wall and rinse them down. If the pink came at once and deep, you went too fast: take a new flask.',
    },
    {
      text: 'Read the burette again and record it. The difference of the two readings is the titre.',
      done: { all: [{ recorded: 2 }, { recorded: 1, distinct: 'endpoint_volume' }] },
    },
    {
      text: 'Repeat with new flasks until titres agree within 0.10 mL.',
      done: {
        all: [{ did: 'new_aliquot' }, { agreeing: 'endpoint_volume', within: 0.1, runs: 2 }],
      },
      hint: 'You know now where the end point lies: run in to 1 mL before it, then drop by drop. Refill the burette when less than a titre is left.',
    },
    {
      text: 'Reset for a new flask and follow the pH: record twelve points, closely spaced near the jump. Plot pH against volume and take equivalence from the greatest ΔpH/ΔV.',
      done: {
        all: [
          { recorded: 12, distinct: 'volume_added' },
          {
            fitted: [
              {
                with: ['derivative', 'secondDerivative', 'granStrong', 'granWeak', 'granBase'],
                x: { column: 'volume_added' },
                y: { column: 'ph_meter' },
              },
            ],
          },
        ],
      },
      hint: 'Choose the derivative, or one of Gran’s functions, beside “fit” in the plot, and under its options the rows of this run alone. Let the meter settle for ten seconds before each record. The slope between two points belongs halfway between them.',
    },
    {
      text: 'Compute the acid concentration, c(acid) = c(base) V(base)/V(acid), from the mean of the concordant titres, and check it with its uncertainty.',
      done: { found: 'acid_conc' },
      hint: 'Check my result asks for the value with its uncertainty. A titre is uncertain by both readings and by the last drop, together about 0.05 mL. Pipette (±0.06 mL of 25 mL) and bottle of base (±0.2 %) are the same in every titre: no repeat takes their errors away.',
    },
    {
      text: 'Change to acetic acid and record the pH up to half-equivalence and beyond. At half-equivalence read the pKa and compare it with 4.756.',
      done: {
        all: [
          { recorded: 3, where: { acid_type: 'Acetic Acid' }, distinct: 'volume_added' },
          { input: 'acid_type', equals: 'Acetic Acid' },
        ],
      },
      hint: 'Half of the equivalence volume: 12.50 mL for 25 mL of 0.10 mol/L acid.',
    },
    {
      text: 'Now do it badly on purpose: titrate acetic acid with methyl orange. Explain in your report why its end point comes far too early.',
      badly: true,
      done: {
        all: [
          { input: 'acid_type', equals: 'Acetic Acid' },
          { input: 'indicator', equals: 'Methyl Orange' },
          { reading: 'endpoint_volume', from: 0.05 },
        ],
      },
      hint: 'Compare the pH at which methyl orange turns with the pH at equivalence.',
    },
    {
      text: 'Tick “NaOH has stood in air”. Titrate 25 mL of hydrochloric acid with phenolphthalein and a second flask with methyl orange, up to the first clear yellow: two end points that no longer agree. Follow the pH once to see the two steps.',
      badly: true,
      done: {
        all: [
          { input: 'carbonate', equals: true },
          { input: 'acid_type', equals: 'Hydrochloric Acid' },
          { recorded: 1, where: { carbonate: true, indicator: 'Phenolphthalein' } },
          { recorded: 1, where: { carbonate: true, indicator: 'Methyl Orange' } },
          { reading: 'endpoint_volume', from: 0.05 },
        ],
      },
      hint: 'With fresh base the two lie within 0.1 mL of each other; now they are more than a millilitre apart. Carbonate takes up acid in two steps: down to hydrogencarbonate at about pH 8, where phenolphthalein turns, and to carbon dioxide at about pH 4, where methyl orange turns.',
    },
  ],
  caution:
    'Goggles on: sodium hydroxide harms eyes more than acid does, and the burette is filled below eye level with the funnel taken out afterwards.',
  predict: {
    question:
      'Hydrochloric acid is titrated, then the same volume of acetic acid of the same concentration. How much base does the acetic acid need up to equivalence?',
    options: ['less', 'as much', 'more'],
    sketch: { x: [0, 50], y: [0, 14] },
  },
  coach: [
    {
      after: 1,
      text: 'The burette has divisions of 0.1 mL. Read it to half a division at least: 12.35 mL rather than 12.3 mL.',
    },
    { after: 6, text: 'A titre is a difference of two readings of the burette: the uncertainties of both enter.' },
    {
      after: 8,
      text: 'Titres scatter by the last drop as well, 0.05 mL, which is more than the reading: one titre does not tell. What pipette and bottle are off is in all of them alike.',
    },
  ],
  demoResult: {
    says: 'c(acid) = c(base) V(base) / V(acid) = {}; half of the last drop is taken back.',
    formula: 'base_conc * (endpoint_volume - 0.025) / acid_vol',
    unit: 'mol/L',
  },
  demo: [
    { at: 0, do: 'swirl', value: 1, says: 'The stirrer runs.' },
    { at: 1, do: 'add_indicator', value: 3, says: 'Three drops of phenolphthalein: colourless in acid.' },
    {
      at: 3,
      do: 'open_stopcock',
      value: 1,
      says: 'Base runs in fast. It flashes pink where it enters and fades as it mixes.',
    },
    { at: 25, do: 'open_stopcock', value: 0.2, says: 'The flash lingers: slower now.' },
    { at: 36, do: 'close_stopcock', says: 'Drop by drop from here.' },
    ...Array.from({ length: DEMO_DROPS }, (_, drop) => ({ at: FIRST_DROP + drop, do: 'add_drop' as const })),
    { at: 63, do: 'record_point', says: 'The pale pink has stayed for 5 s: this is the end point. Read the burette.' },
  ],
});
