import { SERIES, seriesSlope } from '../../engine/medical-microbiology/mic-series';
import type { Promised, PromiseStep } from '../promise';

/** Where an eye sees the edges of the lawn. */
const across = (seen: unknown): number => (seen as { readonly zone: number }).zone;

export const promise: Promised = {
  quantity: 'slope of zone² against log₁₀ MIC, E. coli with gentamicin, five plates',
  unit: 'mm²',
  truth: seriesSlope(),
  inputs: { organism: 'Escherichia coli (MIC series)', antibiotic: 'Gentamicin 10 ug' },
  steps: SERIES.flatMap((mic): readonly PromiseStep[] => [
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
