/**
 * A portion of the soil for sizing, as laboratories get it: dried, freed of organic matter with hydrogen peroxide (ISO 11277) and below 2 mm. Its
 * grains are those of the jar: of one density, that of quartz, for which they are taken, and in each class even in log d.
 */
import type { Quantity } from '../contract';
import type { Sample } from '../data/samples/sample';
import type { GradingCurve } from '../data/samples/sizes';
import { CLAY_FROM, LARGEST, SAND_FROM, SILT_FROM } from './settling';

const MICROMETRES = 1e6;

/** Grading curve of a soil, from parts of its mass. */
const curveOf = (silt: number, clay: number): GradingCurve =>
  (
    [
      [CLAY_FROM, 0],
      [SILT_FROM, clay],
      [SAND_FROM, Math.min(1, clay + silt)],
      [LARGEST, 1],
    ] as const
  ).map(([metres, finer]) => [metres * MICROMETRES, finer]);

export const soilForSizing = (
  { silt, clay }: { readonly silt: number; readonly clay: number },
  grams: Quantity<'g'>,
  temperature: Quantity<'°C'>,
): Sample => ({
  version: 1,
  name: 'Soil below 2 mm',
  phase: 'solid',
  matrix: 'dry, without organic matter',
  amount: { value: grams, unit: 'g' },
  temperature,
  parts: [{ id: 'silica', q: { value: 1, unit: '1' }, sizes: curveOf(silt, clay) }],
  prep: [],
  source: 'taken from the heap in a run of this experiment; its grains are taken for quartz',
});
