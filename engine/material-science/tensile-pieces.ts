/**
 * Pieces that are sawn off a gripped end of a broken bar. What it is made of differs from melt to melt: each element but the base metal by a
 * normal deviate of 3 % of its share, which stays within the limits of the grades.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { ALLOY_CONTENTS } from '../data/alloy-contents';
import type { Sample, SamplePart } from '../data/samples/sample';
import type { Mounted } from './tensile-specimen';

const MELT_SD = 0.03;
/** Length of a gripped end in diameters. */
const GRIPPED = 2;

/** Mass fractions of the bar's melt. */
export function drawMelt({ material, specimen, noise }: Mounted, rng: Rng): readonly SamplePart[] {
  const { base, others } = ALLOY_CONTENTS[material];
  const draws = rng.stream(`melt ${specimen} of ${material}`);
  const parts = others.map(({ id, share, form }): SamplePart => {
    const value = noise ? Math.max(0, share * draws.normal(1, MELT_SD)) : share;
    return { id, q: { value, unit: '1' }, form };
  });
  const rest = 1 - parts.reduce((sum, { q }) => sum + q.value, 0);
  return [{ id: base.id, q: { value: rest, unit: '1' }, form: base.form }, ...parts];
}

/** Mass of a gripped end before anything was sawn off. */
export function gripMass({ material, diameter }: Mounted): Quantity<'g'> {
  const metres = diameter / 1000;
  return 1000 * ALLOY_CONTENTS[material].density * (Math.PI / 4) * metres * metres * GRIPPED * metres;
}

export const pieceOf = (melt: readonly SamplePart[], grams: Quantity<'g'>): Sample => ({
  version: 1,
  name: 'Piece of a broken bar',
  phase: 'solid',
  matrix: 'metal with a sawn and polished face',
  amount: { value: grams, unit: 'g' },
  temperature: 23,
  parts: melt,
  prep: [],
  source: 'sawn off a bar after its tensile test',
});
