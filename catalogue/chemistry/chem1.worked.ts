import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

/** From 24.75 mL on: so many half drops, one every four seconds, past the end point whatever pipette and bottle have. */
const HALF_DROPS = 22;

const byHalfDrops = Array.from({ length: HALF_DROPS }, (): readonly MeasuringAct[] => [
  { do: 'add_half_drop' },
  { wait: 4 },
]).flat();

export const measurement: Measurement = {
  quantity: 'concentration of the acid',
  unit: 'mol/L',
  truth: ({ acid_conc }) => Number(acid_conc),
  steps: [
    { do: 'swirl', value: 1 },
    { do: 'add_indicator', value: 2 },
    { do: 'add_base', value: 24.75 },
    { wait: 20 },
    ...byHalfDrops,
    { wait: 10 },
    { record: 1 },
  ],
  // The colour turned within the last half drop: half of that is taken back.
  analysis: { result: 'base_conc * (endpoint_volume - 0.0125) / acid_vol' },
};

/** Base runs in fast, then slowly, until the meter has risen: half a millilitre or so before the end. */
const runIn: readonly WorkedAct[] = [
  { do: 'open_stopcock', value: 1 },
  { until: 'ph_meter', from: 2, atMost: 50 },
  { do: 'open_stopcock', value: 0.2 },
  { until: 'ph_meter', from: 2.6, atMost: 30 },
  { do: 'close_stopcock' },
];

/** The flask has its other colour at this pH, and keeps it for five seconds. */
const turned = (ph: number): readonly WorkedAct[] => [
  { until: 'ph_meter', from: ph, atMost: 160 },
  { do: 'close_stopcock', says: 'The colour has turned: does it stay for five seconds?' },
  { wait: 8 },
];

/** Single drops, first by hand, then from a stopcock that is hardly open. */
const byDrops: readonly WorkedAct[] = [
  ...[1, 2, 3].flatMap((): readonly WorkedAct[] => [{ do: 'add_drop' }, { wait: 2 }]),
  { do: 'open_stopcock', value: 0.01, says: 'Hardly open: a drop every five seconds.' },
  ...turned(8.7),
];

const another: readonly WorkedAct[] = [
  { do: 'new_aliquot' },
  { do: 'refill_burette' },
  { do: 'add_indicator', value: 2 },
  { wait: 12, says: 'The pH meter comes to rest in the new flask.' },
  ...runIn,
  ...byDrops,
  { record: 1 },
];

/** A point of the curve: the meter comes to rest before it is recorded. */
const rested: readonly WorkedAct[] = [{ wait: 10 }, { record: 1 }];

const upTo = (ph: number, stopcock: number): readonly WorkedAct[] => [
  { do: 'open_stopcock', value: stopcock },
  { until: 'ph_meter', from: ph, atMost: 40 },
  { do: 'close_stopcock' },
  ...rested,
];

/** Through the jump by so many drops. */
const DROPS = 14;

export const worked: Worked = {
  minutes: 40,
  steps: [
    [{ record: 1 }],
    [{ do: 'add_indicator', value: 2 }],
    [{ do: 'swirl', value: 1 }],
    runIn,
    byDrops,
    [{ record: 1 }],
    [...another, ...another],
    [
      { reset: true },
      { do: 'swirl', value: 1 },
      ...rested,
      ...upTo(1.4, 1),
      ...upTo(1.8, 0.5),
      ...upTo(2.2, 0.2),
      ...upTo(2.6, 0.05),
      ...Array.from({ length: DROPS }, (): readonly WorkedAct[] => [{ do: 'add_drop' }, ...rested]).flat(),
      {
        plot: {
          x: { column: 'volume_added' },
          y: { column: 'ph_meter' },
          with: 'derivative',
          series: 'present',
        },
      },
    ],
    [
      {
        check: 'acid_conc',
        answer: { mean: ['endpoint_volume'], result: 'base_conc * endpoint_volume / acid_vol' },
      },
    ],
    [
      { set: { unknown: false, acid_conc: 0.1, acid_type: 'Acetic Acid' } },
      { do: 'refill_burette' },
      ...[5, 5, 2.5, 5].flatMap((value): readonly WorkedAct[] => [
        { do: 'add_base', value },
        { wait: 12 },
        { record: 1 },
      ]),
    ],
    [
      { do: 'new_aliquot' },
      { do: 'refill_burette' },
      { set: { indicator: 'Methyl Orange' } },
      { do: 'add_indicator', value: 2 },
      { wait: 12 },
      { do: 'open_stopcock', value: 0.1 },
      ...turned(4.6),
      { record: 1 },
    ],
    [
      { set: { carbonate: true, acid_type: 'Hydrochloric Acid', indicator: 'Phenolphthalein' } },
      { do: 'add_indicator', value: 2 },
      { do: 'add_base', value: 24 },
      { wait: 10 },
      { do: 'open_stopcock', value: 0.02 },
      ...turned(8.7),
      { record: 1 },
      { set: { indicator: 'Methyl Orange' } },
      { do: 'refill_burette' },
      { do: 'add_indicator', value: 2 },
      { do: 'add_base', value: 22 },
      { wait: 10 },
      { do: 'open_stopcock', value: 0.02 },
      ...turned(4.6),
      { record: 1 },
      { do: 'new_aliquot' },
      { do: 'refill_burette' },
      ...[20, 4, 0.5, 0.5, 0.5, 0.5].flatMap((value): readonly WorkedAct[] => [{ do: 'add_base', value }, ...rested]),
    ],
  ],
};
