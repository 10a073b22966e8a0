/** What a bottle from the surface of the lake holds. */
import type { Quantity } from '../contract';
import { nitrateAsN, phosphateAsP } from '../data/samples/nutrients';
import { PARTICLES } from '../data/samples/sizes';
import { molarity, type Sample } from '../data/samples/sample';
import { SUBSTANCES } from '../data/samples/substances';
import { A, D, N, P } from './lake-model';

const MICRO = 1e-6;

/** Of the pools in µg/L: dissolved nitrogen is nitrate here, and algae and dead cells are of Redfield's make. */
export function lakeWater(
  y: Float64Array,
  years: Quantity<'yr'>,
  temperature: Quantity<'°C'>,
  millilitres: Quantity<'mL'>,
): Sample {
  const cells = molarity(phosphateAsP(MICRO * (y[A]! + y[D]!)));
  return {
    version: 1,
    name: `Lake water, year ${years.toFixed(2)}`,
    phase: 'suspension',
    matrix: 'lake water',
    amount: { value: millilitres, unit: 'mL' },
    temperature,
    parts: [
      nitrateAsN(MICRO * y[N]!),
      phosphateAsP(MICRO * y[P]!),
      { id: 'plankton', q: { value: cells * SUBSTANCES.plankton.molarMass, unit: 'g/L' }, form: PARTICLES },
    ],
    prep: [],
    source: 'filled in a run of this experiment; its other salts are not known',
  };
}
