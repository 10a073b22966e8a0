/**
 * Electrophoretic mobility of double-stranded DNA in agarose.
 *
 * 1/μ(L) = 1/μL − (1/μL − 1/μs) e^(−L/γ)   (D. H. van Winkle, A. Beheshti and R. L. Rill, Electrophoresis 23, 15, 2002)
 *
 * μs short limit, μL long limit, γ crossover size: `data/agarose-mobility.ts`, measured at 2.78 V/cm. At another field E
 * γ → γ · 2.78/E and μL → μL (E/2.78)^0.9, at most 0.95 μs: a fit to the same authors' rows at 5 V/cm, within 14 % of
 * those at 1.0 and 1.3 % agarose from 0.5 to 17.5 kbp; up to 30 % off at 2 V/cm and 55 % in 0.5 % agarose.
 *
 * Assumptions: duplex DNA without bends or ends that matter, room temperature, a gel in equilibrium with its buffer.
 * Mobilities in cm²/(V s), sizes in bp, fields in V/cm.
 */
import type { Quantity } from '../contract';
import { AGAROSE_FIELD, AGAROSE_STEP, agaroseMobilities } from '../data/agarose-mobility';

export type RunningBuffer = '1x TAE' | '0.5x TBE';

/** Teaching value: borate slows DNA slightly. */
const BUFFER_FACTOR: Readonly<Record<RunningBuffer, number>> = { '1x TAE': 1, '0.5x TBE': 0.95 };
const LONG_EXPONENT = 0.9;
const LONG_CAP = 0.95;
const MOBILITY_UNIT = 1e-4;

export interface Gel {
  /** One of the tabulated concentrations: there is nothing between the table's columns. */
  readonly agarose: Quantity<'%'>;
  readonly buffer: RunningBuffer;
}

/** μ of a fragment of `size` bp at a field above 0 V/cm. Throws RangeError for a concentration that is not in the table. */
export function dnaMobility(size: Quantity<'bp'>, gel: Gel, field: Quantity<'V/cm'>): Quantity<'cm²/V s'> {
  const row = agaroseMobilities[Math.round((gel.agarose - agaroseMobilities[0].agarose) / AGAROSE_STEP)];
  if (!row) throw new RangeError(`There are no mobilities for ${gel.agarose} % agarose.`);
  const relative = field / AGAROSE_FIELD;
  const long = Math.min(LONG_CAP * row.short, row.long * relative ** LONG_EXPONENT);
  const crossover = (1000 * row.crossover) / relative;
  const inverse = 1 / long - (1 / long - 1 / row.short) * Math.exp(-size / crossover);
  return (MOBILITY_UNIT * BUFFER_FACTOR[gel.buffer]) / inverse;
}
