/**
 * A sample as one word of a link: its name, a dot, and what it holds in letters that a query takes as they are. What it holds travels with
 * it, and is not there to be read by whoever is to find it out. The last six letters are a check of all others, so that one that was
 * lost is noticed.
 *
 * It is no secret: whoever wants to can undo it, as can whoever reads the code of this page.
 */
import type { Sample } from './sample';
import { slugOf } from './sample-slug';
import { AMOUNT_UNITS, bytesOf, checkOf, covered, lettersOf, PHASES, STEPS, UNITS } from './sample-letters';

/** Ten digits: what a balance or a flask could never tell from the whole. */
const brief = (value: number): number => Number(value.toPrecision(10));

type Packed = readonly [
  version: 1,
  name: string,
  phase: number,
  matrix: string,
  amount: readonly [number, number],
  temperature: number,
  pH: number | null,
  parts: readonly (readonly [id: string, q: number, unit: number, form?: string, sizes?: readonly number[]])[],
  prep: readonly (readonly [number, number?, number?])[],
  source: string,
  run: string,
];

const packed = (sample: Sample): Packed => [
  1,
  sample.name,
  PHASES.indexOf(sample.phase),
  sample.matrix,
  [brief(sample.amount.value), AMOUNT_UNITS.indexOf(sample.amount.unit)],
  brief(sample.temperature),
  sample.pH === undefined ? null : brief(sample.pH),
  sample.parts.map(({ id, q, form, sizes }) => {
    const part = [id, brief(q.value), UNITS.indexOf(q.unit)] as const;
    if (sizes) return [...part, form ?? '', sizes.flatMap((point) => point.map(brief))] as const;
    return form === undefined ? part : ([...part, form] as const);
  }),
  sample.prep.map((step) => {
    const place = STEPS.indexOf(step.do);
    const factor = step.do === 'dilute' ? step.factor : step.do === 'sieve' ? step.mesh : 1;
    return step.u === undefined ? ([place, factor] as const) : ([place, factor, step.u] as const);
  }),
  sample.source,
  sample.run ?? '',
];

export function sampleCode(sample: Sample): string {
  const word = `${slugOf(sample.name)}.${lettersOf(covered(bytesOf(JSON.stringify(packed(sample)))))}`;
  return word + checkOf(word);
}
