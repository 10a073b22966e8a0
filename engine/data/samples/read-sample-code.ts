/** A sample out of its code (`sample-code.ts`): what comes by a link is not trusted. */
import type { Quantity } from '../../contract';
import type { Preparation, Sample, SamplePart } from './sample';
import {
  AMOUNT_UNITS,
  bytesOfLetters,
  CHECK_LENGTH,
  checkOf,
  covered,
  PHASES,
  STEPS,
  textOf,
  UNITS,
} from './sample-letters';
import type { GradingCurve } from './sizes';
import { SUBSTANCES, type SubstanceId } from './substances';

export type ReadSample =
  | { readonly ok: true; readonly sample: Sample }
  | { readonly ok: false; readonly sentence: string };

/** Longer words are none of ours: a sample of thirty substances has some 1200 letters. */
const LONGEST = 4000;
const MOST_PARTS = 60;
const MOST_SIZES = 24;
const COARSEST: Quantity<'µm'> = 1e5;

const isNumber = (value: unknown, least = 0, most = Infinity): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most;
const isText = (value: unknown, longest = 200): value is string => typeof value === 'string' && value.length <= longest;

/** Diameters and what is finer by turns; null where they are no grading curve. */
function sizesOf(packed: unknown): GradingCurve | null {
  if (!Array.isArray(packed) || packed.length < 4 || packed.length % 2 > 0 || packed.length > 2 * MOST_SIZES)
    return null;
  const numbers = packed as readonly unknown[];
  if (!numbers.every((value) => isNumber(value, 0, COARSEST))) return null;
  const curve = Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n]!, numbers[2 * n + 1]!] as const);
  const rises = curve.every(([diameter, finer], n) => {
    const [smaller, less] = curve[n - 1] ?? [0, 0];
    return diameter > smaller && finer >= less && finer <= 1;
  });
  return rises && curve[0]?.[1] === 0 && curve.at(-1)?.[1] === 1 ? curve : null;
}

function partOf(packed: unknown): SamplePart | null {
  if (!Array.isArray(packed)) return null;
  const [id, value, place, form = '', packedSizes] = packed as readonly unknown[];
  const unit = UNITS[place as number];
  if (!isText(id) || !Object.hasOwn(SUBSTANCES, id) || !isNumber(value) || unit === undefined) return null;
  if (value > (unit === '1' ? 1 : 5000) || !isText(form, 40)) return null;
  const sizes = packedSizes === undefined ? undefined : sizesOf(packedSizes);
  if (sizes === null) return null;
  return { id: id as SubstanceId, q: { value, unit }, ...(form !== '' && { form }), ...(sizes && { sizes }) };
}

function stepOf(packed: unknown): Preparation | null {
  if (!Array.isArray(packed)) return null;
  const [place, factor, u] = packed as readonly unknown[];
  const step = STEPS[place as number];
  if (step === undefined || !isNumber(factor, 1, 1e9) || (u !== undefined && !isNumber(u, 0, 1))) return null;
  const more = u === undefined ? {} : { u };
  if (step === 'dilute') return { do: step, factor, ...more };
  return step === 'sieve' ? { do: step, mesh: factor, ...more } : { do: step, ...more };
}

const whole = <T>(values: readonly (T | null)[]): readonly T[] | null => {
  const there = values.filter((value): value is NonNullable<typeof value> => value !== null);
  return there.length === values.length ? there : null;
};

function unpacked(value: unknown): Sample | null {
  if (!Array.isArray(value) || value.length !== 11 || value[0] !== 1) return null;
  const [, name, phasePlace, matrix, amount, temperature, pH, packedParts, packedPrep, source, run] =
    value as readonly unknown[];
  const phase = PHASES[phasePlace as number];
  if (!isText(name) || phase === undefined || !isText(matrix) || !isText(source, 400) || !isText(run, 60)) return null;
  if (!Array.isArray(amount) || !Array.isArray(packedParts) || !Array.isArray(packedPrep)) return null;
  const [much, unitPlace] = amount as readonly unknown[];
  const unit = AMOUNT_UNITS[unitPlace as number];
  if (!isNumber(much, 0, 1e6) || unit === undefined || !isNumber(temperature, -273.15, 3000)) return null;
  if ((pH !== null && !isNumber(pH, -2, 16)) || packedParts.length > MOST_PARTS || packedPrep.length > MOST_PARTS)
    return null;
  const parts = whole(packedParts.map(partOf));
  const prep = whole(packedPrep.map(stepOf));
  if (!parts || !prep) return null;
  return {
    version: 1,
    name,
    phase,
    matrix,
    amount: { value: much, unit },
    temperature,
    ...(pH !== null && { pH }),
    parts,
    prep,
    source,
    ...(run !== '' && { run }),
  };
}

const DAMAGED = 'This is no sample, or a part of it was lost on the way: take it from the shelf once more.';

/** The record of a code; a sentence where it is none. */
export function readSampleCode(code: string): ReadSample {
  const bad: ReadSample = { ok: false, sentence: DAMAGED };
  if (code.length > LONGEST || code.length <= CHECK_LENGTH) return bad;
  const word = code.slice(0, -CHECK_LENGTH);
  if (checkOf(word) !== code.slice(-CHECK_LENGTH)) return bad;
  try {
    const letters = word.slice(word.indexOf('.') + 1);
    const sample = unpacked(JSON.parse(textOf(covered(bytesOfLetters(letters)))) as unknown);
    return sample ? { ok: true, sample } : bad;
  } catch {
    return bad;
  }
}

let last: { readonly code: string; readonly sample: Sample | null } = { code: '', sample: null };

/** The sample that an input holds; null for none, or what is none. */
export function heldSample(code: string): Sample | null {
  // A model asks with every step; there is one sample in an instrument.
  if (code !== last.code) {
    const read = code === '' ? null : readSampleCode(code);
    last = { code, sample: read?.ok ? read.sample : null };
  }
  return last.sample;
}
