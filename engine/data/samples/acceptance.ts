/** Which samples an instrument takes, and the words of the trade for those that it does not. */
import { isMetal } from './atoms';
import type { Phase, Sample } from './sample';

export interface Acceptance {
  readonly phases: readonly Phase[];
  /** Where the words for a phase are its own. */
  readonly refusals?: Readonly<Partial<Record<Phase, string>>>;
  /** A clear liquid without anything in it is taken, too: that nothing is seen in it is a result. */
  readonly clear?: true;
  /** What else has to be so: a sentence where it is not. */
  readonly besides?: (sample: Sample) => string | null;
}

const REFUSALS: Readonly<Record<Phase, string>> = {
  solid: 'A solid: dissolve or digest it first.',
  liquid: 'A pure liquid: dissolve it first.',
  suspension: 'Particles would block it: filter the sample first.',
  gas: 'A gas: it has no place in this instrument.',
  solution: 'A solution: this instrument takes solids.',
};

/** Hydrogen or hydrogen and oxygen that a spark would set off. */
export const isExplosive = ({ phase, parts }: Sample): boolean =>
  phase === 'gas' && parts.some(({ id, q }) => id === 'hydrogen' && q.value > 0.04);

/** For `besides`: what is said of a sample that a metal is in. */
export const metalsRefused =
  (sentence: string) =>
  ({ parts }: Sample): string | null =>
    parts.some(({ id }) => isMetal(id)) ? sentence : null;

/** Why an instrument does not take a sample; null where it does. */
export function refusalFor(sample: Sample, { phases, refusals, clear, besides }: Acceptance): string | null {
  if (isExplosive(sample)) return 'An explosive gas mixture: not into this instrument.';
  if (!phases.includes(sample.phase)) return refusals?.[sample.phase] ?? REFUSALS[sample.phase];
  if (sample.parts.length === 0 && !clear) return 'There is nothing in it that could be measured.';
  return besides?.(sample) ?? null;
}
