import { defineExperiment } from '../define';

const theory = `
## What is measured

In a titration a solution of known concentration, the *titrant*, is run into a measured volume of another one until the amounts match. Here sodium hydroxide runs from a burette into a monoprotic acid:

$$\\mathrm{HA + NaOH \\rightarrow NaA + H_2O}$$

At the **equivalence point** as much base has run in as there was acid, so

$$c_a V_a = c_b V_b .$$

$V_a$ comes from a pipette, $c_b$ from the label on the bottle, $V_b$ from two burette readings. The acid concentration follows.

## Why the pH jumps

Charges must balance in every mixture: $[\\mathrm{Na^+}]+[\\mathrm{H^+}]=[\\mathrm{OH^-}]+[\\mathrm{A^-}]$. Together with $K_w=[\\mathrm{H^+}][\\mathrm{OH^-}]$, and for a weak acid $K_a=[\\mathrm{H^+}][\\mathrm{A^-}]/[\\mathrm{HA}]$, that fixes the pH. Far from equivalence the mixture resists change. Near it almost nothing is left to take up the base, and a single drop of 0.05 mL moves the pH by several units. The steepest place of the curve, the maximum of $\\Delta\\mathrm{pH}/\\Delta V$, marks equivalence.

## Strong and weak acids

Hydrochloric acid is ionised completely; its equivalence point is neutral, at pH 7.00. Acetic acid is not. Halfway to equivalence $[\\mathrm{HA}]=[\\mathrm{A^-}]$, so that $\\mathrm{pH}=\\mathrm{p}K_a$: the curve gives the acid constant as well. At equivalence the flask holds sodium acetate, a weak base, and the pH is 8.7.

## The indicator

An indicator is a weak acid of its own whose two forms differ in colour. The part in its base form is

$$\\beta=\\frac{1}{1+10^{\\,\\mathrm{p}K_{in}-\\mathrm{pH}}},$$

so the colour turns within about one unit of $\\mathrm{p}K_{in}$. What you see is the **end point**. It should fall on the steep part of the curve. Phenolphthalein ($\\mathrm{p}K_{in}$ 9.4) suits both acids. Methyl orange (3.47) serves for hydrochloric acid, but with acetic acid it turns after the first millilitres, long before equivalence. The difference between end point and equivalence is the *indicator error*.

## Doing it well

Run the base in fast at first, swirling, and slow down when the coloured flash where it enters begins to linger. Then go drop by drop. The end point counts when the colour stays. Read the bottom of the meniscus with your eye level with it, and repeat until titres agree within 0.10 mL.
`;

/** Drops of the demonstration, one a second from here on. */
const FIRST_DROP = 37;
const DEMO_DROPS = 17;

export const entry = defineExperiment({
  id: 'chem1',
  simulation: 'titration',
  theory,
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
      hint: 'From 0.0500 to 0.2000 mol/L, drawn by the seed. Check answer shows it.',
    },
    {
      id: 'activity',
      label: 'Activity corrections (Davies)',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Lets the ions shield one another, as they do in a real solution.',
    },
  ],
  mainReadings: ['burette_reading', 'ph_meter', 'volume_added', 'endpoint_volume', 'base_form_fraction', 'derivative'],
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
    'check_answer',
  ],
  holdActions: ['add_drop'],
  customaryActions: ['add_indicator'],
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
      hint: 'The magnifier shows the meniscus. Move your eye level with it, read its lowest point, then press Record.',
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
      done: { all: [{ did: 'open_stopcock' }, { reading: 'volume_added', from: 5 }] },
      hint: 'Drag the stopcock, or use the arrow keys on it. Fully open it lets 1 mL through in a second.',
    },
    {
      text: 'Close the stopcock and go on drop by drop until the whole flask stays pale pink for 5 s.',
      done: {
        all: [
          { did: 'add_drop', times: 3 },
          { reading: 'endpoint_volume', from: 0.05 },
        ],
      },
      hint: 'Wait a second after each drop. Close to the end half drops are finer: touch them to the wall and rinse them down. If the pink came at once and deep, you went too fast: take a new flask.',
    },
    {
      text: 'Read the burette again and record it. The difference of the two readings is the titre.',
      done: { all: [{ recorded: 2 }, { reading: 'endpoint_volume', from: 0.05 }] },
    },
    {
      text: 'Repeat with new flasks until titres agree within 0.10 mL.',
      done: {
        all: [{ did: 'new_aliquot', times: 2 }, { recorded: 4 }, { reading: 'endpoint_volume', from: 0.05 }],
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
      text: 'Compute the acid concentration, c(acid) = c(base) V(base)/V(acid), from the mean of the concordant titres, and check it.',
      done: { did: 'check_answer' },
      hint: 'Tick “Hide and randomise the acid concentration” to make it a real unknown. A titre is uncertain by both readings and by the last drop, together about 0.05 mL: c(acid) by that share of it.',
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
      text: 'Titrate acetic acid with methyl orange. Explain in your report why its end point comes far too early.',
      done: {
        all: [
          { input: 'acid_type', equals: 'Acetic Acid' },
          { input: 'indicator', equals: 'Methyl Orange' },
          { reading: 'endpoint_volume', from: 0.05 },
        ],
      },
      hint: 'Compare the pH at which methyl orange turns with the pH at equivalence.',
    },
  ],
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
  ],
  model: {
    equations: [
      {
        tex: 'g(h)=c_{Na}+h-\\frac{K_w}{h}-c_A\\,\\alpha(h)=0,\\qquad \\alpha=1\\ \\text{or}\\ \\frac{K_a}{K_a+h}',
        says: 'Charges balance; g rises strictly with h = [H⁺], so there is one root, found by a guarded Newton method on the pH scale.',
      },
      {
        tex: 'c_{Na}=\\frac{c_b V_b}{V},\\quad c_A=\\frac{c_a V_a}{V},\\quad V=V_a+V_b',
        says: 'Dilution: volumes add.',
      },
      {
        tex: '\\log_{10}\\gamma=-0.509\\left(\\frac{\\sqrt I}{1+\\sqrt I}-0.3\\,I\\right),\\quad \\mathrm{pH}=-\\log_{10}(\\gamma h)',
        says: 'With activity corrections: Davies, with Ka/γ² and Kw/γ² in place of Ka and Kw, repeated until I is steady.',
      },
      {
        tex: '\\frac{du}{dt}=\\text{inflow}-\\frac{u}{\\tau},\\quad \\tau=1\\ \\text{s swirled},\\ 8\\ \\text{s still}',
        says: 'Base that has run in is unmixed at first (u); the bulk pH counts what has mixed.',
      },
      {
        tex: '\\beta=\\frac{1}{1+10^{pK_{in}-pH}},\\quad T_c=10^{-n\\,(\\beta a^{base}_c+(1-\\beta)a^{acid}_c)\\cdot 50\\,\\mathrm{mL}/V}',
        says: 'Colour by Beer and Lambert in linear red, green and blue, for n drops of indicator.',
      },
      {
        tex: '\\frac{d\\,\\mathrm{pH}_{meter}}{dt}=\\frac{\\mathrm{pH}-\\mathrm{pH}_{meter}}{2\\ \\mathrm{s}}',
        says: 'The glass electrode lags behind.',
      },
    ],
    assumptions: [
      '25 °C throughout; the heat of neutralisation is not followed.',
      'Volumes add on mixing.',
      'The indicator neither takes up nor gives off acid, and its colour depends on the pH alone.',
      'The base holds no carbonate, and the flask takes up no carbon dioxide.',
      'A drop is 0.05 mL; fully open, the stopcock lets 1.0 mL through in a second, whatever the level in the burette.',
    ],
    validity:
      'Monoprotic acids from 0.01 to 1 mol/L. Without activity corrections pH is that of an ideal solution, off by about 0.1 at 0.1 mol/L. The Davies equation holds to an ionic strength of about 0.5 mol/L.',
    parameters: [
      { name: 'pKw, 25 °C', value: '13.995', source: 'CRC Handbook; IAPWS (Bandura and Lvov 2006)' },
      { name: 'pKa of acetic acid, 25 °C', value: '4.756', source: 'CRC Handbook' },
      { name: 'pKin of phenolphthalein', value: '9.40 (seen 8.2–10.0)', source: 'usual tables, which differ by ±0.3' },
      { name: 'pKin of methyl orange', value: '3.47 (seen 3.1–4.4)', source: 'usual tables, which differ by ±0.3' },
      { name: 'pKin of bromothymol blue', value: '7.10 (seen 6.0–7.6)', source: 'usual tables, which differ by ±0.3' },
      {
        name: 'Absorbance per drop in 50 mL (R, G, B)',
        value:
          'phenolphthalein base 0.02, 0.28, 0.10; methyl orange acid 0.01, 0.26, 0.22, base 0, 0.04, 0.30; bromothymol blue acid 0, 0.03, 0.30, base 0.28, 0.12, 0.02',
        source: 'model parameter, for drawing',
        teaching: true,
      },
      { name: 'Mixing time', value: '1.0 s swirled, 8 s still', source: 'model parameter', teaching: true },
      { name: 'Lag of the electrode', value: '2 s', source: 'model parameter', teaching: true },
      {
        name: 'Visible base form',
        value: '5 % for phenolphthalein, 50 % for the others, for 5 s',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Burette, 50 mL in 0.1 mL',
        value: 'class B ±0.10 mL (school), class A ±0.05 mL (research)',
        source: 'ISO 385:2005',
      },
      {
        name: 'pH meter',
        value: '±0.05 (school), u = 0.01 (research)',
        source: 'makers of pocket meters; IUPAC Recommendations 2002',
      },
    ],
    sources: [
      'CRC Handbook of Chemistry and Physics: dissociation constants, ionization constant of water, acid-base indicators.',
      'C. W. Davies, Ion Association, Butterworths, 1962.',
      'R. A. Robinson and R. H. Stokes, Electrolyte Solutions, 2nd ed., 1965: measured activity coefficients.',
      'R. P. Buck et al., Measurement of pH, IUPAC Recommendations 2002, Pure Appl. Chem. 74, 2169.',
      'ISO 385:2005, Laboratory glassware: burettes.',
    ],
    limits: [
      'Real base takes up carbon dioxide, which blurs the phenolphthalein end point.',
      'A real burette drains along its wall: wait half a minute before reading.',
      'The glass electrode reads too low in strong base (sodium error).',
      'Eyes differ in when they first see a colour.',
    ],
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
    { at: 62, do: 'record_point', says: 'The pale pink has stayed for 5 s: this is the end point. Read the burette.' },
  ],
});
