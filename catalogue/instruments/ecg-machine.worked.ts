import type { RunInputs } from '../../engine/inputs';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

/** Heart rates at which QT is measured, 1/min. */
const RATES = [60, 80, 100, 120];

export const measurement: Measurement = {
  quantity: 'slope of QT against RR',
  unit: '1',
  truth: 0.154,
  inputs: { hrv: 0, heart_rate: 60 },
  steps: [
    { do: 'attach_electrodes' },
    { do: 'calibrate' },
    { do: 'start_recording' },
    ...RATES.flatMap((heart_rate): readonly MeasuringAct[] => [
      { set: { heart_rate } },
      { wait: 14 },
      { do: 'detect' },
      { wait: 1 },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'line', x: 'rr_mean', y: 'qt_interval' }, result: 'm' },
};

/** Ten seconds in the buffer, all of them after the last change, s. */
const BUFFER_FILLS = 12;

/** What the patient or the machine is set to, ten seconds of that, measured and written down. */
const measuredWith = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { wait: BUFFER_FILLS },
  { do: 'detect' },
  { record: 1 },
];

/** ms between the first two beats that the machine marked on the sheet. */
function firstInterval(seen: unknown): number {
  const { found } = seen as { readonly found: readonly number[] };
  return Math.round(1000 * ((found[0] ?? 0) - (found[1] ?? 0)));
}

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'attach_electrodes' }, { do: 'calibrate' }, { do: 'start_recording' }],
    [
      { wait: BUFFER_FILLS },
      { do: 'print_strip' },
      { do: 'caliper', value: 800, says: 'Four large squares from R to R: 0.8 s, and 300/4 = 75 beats a minute.' },
      { do: 'detect' },
      { record: 1 },
    ],
    [{ set: { hrv: 0 } }, ...RATES.flatMap((heart_rate) => measuredWith({ heart_rate }))],
    [
      { plot: { x: { column: 'rr_mean' }, y: { column: 'qt_interval' }, with: 'line' } },
      {
        check: 'qt_slope',
        answer: { fit: { kind: 'line', x: 'rr_mean', y: 'qt_interval' }, result: 'm', rows: { where: { hrv: 0 } } },
      },
    ],
    [
      ...measuredWith({ heart_rate: 75, axis_set: -30 }),
      ...measuredWith({ swap: 'RA-LA swapped' }, 'The arms are swapped: lead I stands upside down, its P too.'),
    ],
    [...measuredWith({ axis_set: 60, swap: 'Correct', mains: 0.3, notch: false }), ...measuredWith({ notch: true })],
    [
      ...measuredWith({ rhythm: 'Inferior STEMI', mains: 0, notch: false, lead: 'II', bandwidth: '0.05-150' }),
      ...measuredWith({ bandwidth: '0.5-40' }, 'The tidier trace: look at what becomes of ST.'),
    ],
    [
      ...measuredWith({ rhythm: 'Anterior STEMI', bandwidth: '0.05-150', lead: 'V2', sex: 'Man' }),
      ...measuredWith({ lead: 'V3' }),
      ...measuredWith({ sex: 'Woman' }),
      ...measuredWith({ lead: 'V2' }),
    ],
    [
      ...measuredWith(
        { rhythm: 'Normal Sinus', sex: 'Man', lead: 'II', paper_speed: '50' },
        'Eight large squares now: 300/8 would be 37.5 a minute, half of the truth.',
      ),
      { set: { rhythm: 'Atrial Fibrillation', paper_speed: '25' }, says: 'No two intervals are alike.' },
      { wait: BUFFER_FILLS },
      { do: 'detect' },
      { do: 'caliper', value: firstInterval, says: 'One interval gives one rate; the next gives another.' },
      { record: 1 },
    ],
    [
      ...measuredWith({ rhythm: 'Ventricular Tachycardia' }),
      ...measuredWith({ rhythm: 'Ventricular Fibrillation' }),
      ...measuredWith({ rhythm: 'First Degree Block' }),
      ...measuredWith({ rhythm: 'Wenckebach' }),
      ...measuredWith({ rhythm: 'Complete Block' }),
    ],
  ],
};
