/** What is said of a result that a learner states, against the true value. */
import type { Answer } from '../contract';

/**
 * `other`: a word that is not the answer. `no-reach`: the value is near enough, but its uncertainty does not reach the truth.
 * `too-wide`: the uncertainty reaches it, but leaves nearly everything open.
 */
export type Judgement = 'right' | 'too-high' | 'too-low' | 'other' | 'no-reach' | 'too-wide';

export interface StatedNumber {
  readonly value: number;
  /** Standard uncertainty, in the unit of the value. */
  readonly uncertainty: number;
  /** What the written digits leave open: half a unit of the last one. */
  readonly halfDigit: number;
}

/** Coverage factor of about 95 % (JCGM 100:2008, 6.3.3). */
const COVERAGE = 2;
/** An interval of so many tolerances, and of so great a part of the value, says nothing any more. */
const WIDE_TOLERANCES = 5;
const WIDE_PART = 0.1;

/** By how much a stated interval reaches to either side. */
const reachOf = ({ uncertainty, halfDigit }: StatedNumber): number => COVERAGE * uncertainty + halfDigit;

/**
 * A number is right within the tolerance or within its own interval of two standard uncertainties, whichever is wider, as long as
 * that interval reaches the truth and is not far too wide.
 */
export function judgeNumber(answer: Answer, stated: StatedNumber): Judgement {
  const truth = Number(answer.value);
  const tolerance = answer.tolerance ?? 0;
  const off = stated.value - truth;
  // A value that lies on the bound itself must not fail by rounding.
  const room = 1e-9 * Math.abs(truth);
  const reach = reachOf(stated) + room;
  if (Math.abs(off) > Math.max(reach, tolerance + room)) return off > 0 ? 'too-high' : 'too-low';
  if (COVERAGE * stated.uncertainty > Math.max(WIDE_TOLERANCES * tolerance, WIDE_PART * Math.abs(truth))) {
    return 'too-wide';
  }
  return Math.abs(off) > reach ? 'no-reach' : 'right';
}

const plain = (text: string): string => text.trim().toLowerCase();

export const judgeText = ({ value }: Answer, stated: string): Judgement =>
  plain(String(value)) === plain(stated) ? 'right' : 'other';

/** Half a unit of the last digit that was written: 0.05 of "9.8", 0.5 of "980". */
export function halfDigitOf(text: string): number {
  const [mantissa = '', exponent = '0'] = text.trim().toLowerCase().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** (Number(exponent) - decimals);
}
