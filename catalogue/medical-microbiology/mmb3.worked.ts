import type { RunInputs } from '../../engine/inputs';
import { SERIES, seriesSlope } from '../../engine/medical-microbiology/mic-series';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

/** Where an eye sees the edges of the lawn. */
const across = (seen: unknown): number => (seen as { readonly zone: number }).zone;

export const measurement: Measurement = {
  quantity: 'slope of zone² against log₁₀ MIC, E. coli with gentamicin, five plates',
  unit: 'mm²',
  truth: seriesSlope(),
  inputs: { organism: 'Escherichia coli (MIC series)', antibiotic: 'Gentamicin 10 ug' },
  steps: SERIES.flatMap((mic): readonly MeasuringAct[] => [
    { set: { series_mic: String(mic) } },
    { wait: 64_800 },
    { do: 'measure_zone', value: across },
    { wait: 60 },
    { record: 1 },
    { reset: true },
  ]),
  analysis: {
    columns: [
      { symbol: 'lgmic', formula: 'log10(mic_mg_l)' },
      { symbol: 'square', formula: 'measured_zone_mm^2' },
    ],
    fit: { kind: 'line', x: 'lgmic', y: 'square' },
    result: 'm',
  },
};

const measured: readonly WorkedAct[] = [
  { do: 'measure_zone', value: across, says: 'The calliper, until its tips touch the lawn on both sides.' },
  { record: 1 },
];

const incubated: WorkedAct = { wait: 64_800, says: 'Eighteen hours at 35 °C.' };

/** A fresh plate, from swab to zone. */
const plate = (inputs: RunInputs): readonly WorkedAct[] => [{ set: inputs }, { reset: true }, incubated, ...measured];

const CONTROL = { organism: 'Escherichia coli ATCC 25922' } as const;
const OF_SERIES = { organism: 'Escherichia coli (MIC series)' } as const;
const GENTAMICIN = { antibiotic: 'Gentamicin 10 ug' } as const;
const MICS = ['0.25', '0.5', '1', '2', '4'];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'add_disc', value: 3 }, incubated],
    measured,
    [
      ...plate({ organism: 'Staphylococcus aureus (MRSA isolate)', antibiotic: 'Cefoxitin 30 ug' }),
      ...plate({ organism: 'Escherichia coli (multiresistant isolate)', ...GENTAMICIN }),
    ],
    [
      ...['Ciprofloxacin 5 ug', 'Gentamicin 10 ug', 'Tetracycline 30 ug'].flatMap(
        (antibiotic): readonly WorkedAct[] => [
          { set: { ...CONTROL, antibiotic } },
          { reset: true },
          incubated,
          { do: 'reveal_mic' },
          ...measured,
        ],
      ),
      ...plate({ ...OF_SERIES, antibiotic: 'Ciprofloxacin 5 ug', series_mic: '1' }),
      ...plate({ ...OF_SERIES, ...GENTAMICIN, series_mic: '2' }),
    ],
    [
      ...plate({ ...CONTROL, ...GENTAMICIN, mcfarland: 2 }),
      ...plate({ mcfarland: 0.5, agar_depth: 2 }),
      ...plate({ agar_depth: 6 }),
    ],
    [
      { set: { ...OF_SERIES, ...GENTAMICIN, agar_depth: 4 } },
      ...MICS.flatMap((series_mic) => plate({ series_mic })),
      {
        plot: {
          x: { column: 'mic_mg_l', transform: 'log10' },
          y: { column: 'measured_zone_mm', transform: 'square' },
          with: 'line',
          series: 'present',
        },
      },
      {
        check: 'slope',
        answer: {
          columns: [
            { symbol: 'lgmic', formula: 'log10(mic_mg_l)' },
            { symbol: 'square', formula: 'measured_zone_mm^2' },
          ],
          fit: { kind: 'line', x: 'lgmic', y: 'square' },
          result: 'm',
          rows: { last: MICS.length },
        },
      },
    ],
  ],
};
