/**
 * What an instrument is given: a sample as a record. An instrument computes from what is in the record and from what the tables of
 * this folder say of its substances, never from the name of the sample. A substance that an instrument's table lacks is not zero
 * to it but not modelled, and is named as that.
 */
import type { Quantity } from '../../quantity';
import type { GradingCurve } from './sizes';
import { SUBSTANCES, type SubstanceId } from './substances';

export type Phase = 'solution' | 'liquid' | 'solid' | 'gas' | 'suspension';

/** How much of a substance: in solutions mol/L; g/L for polymers, particles and what is sold by mass; in solids the mass fraction. */
export interface Content {
  readonly value: number;
  readonly unit: 'mol/L' | 'g/L' | '1';
}

export interface SamplePart {
  readonly id: SubstanceId;
  readonly q: Content;
  /** Of several solid forms or species, which. */
  readonly form?: string;
  /** Of a powder or of particles in a liquid. */
  readonly sizes?: GradingCurve;
}

/** What was done to it since it was taken; `u`: relative standard uncertainty that this adds to every content. */
export type Preparation =
  | { readonly do: 'dilute'; readonly factor: number; readonly u?: number }
  | { readonly do: 'sieve'; readonly mesh: Quantity<'µm'>; readonly u?: number }
  | { readonly do: 'filter' | 'acidify' | 'digest' | 'dissolve' | 'grind' | 'disperse'; readonly u?: number };

export interface Sample {
  /** Of the form of the record. */
  readonly version: 1;
  readonly name: string;
  readonly phase: Phase;
  /** What the parts are in: "water", "phosphate buffer of pH 2.5". */
  readonly matrix: string;
  readonly amount: { readonly value: number; readonly unit: 'mL' | 'g' };
  /** °C. */
  readonly temperature: number;
  readonly pH?: number;
  readonly parts: readonly SamplePart[];
  readonly prep: readonly Preparation[];
  /** Where its contents are from. */
  readonly source: string;
  /** Of a sample that was taken at a bench: the code of the run. */
  readonly run?: string;
}

/** Parts of a solution from their mg/L. */
export const inMilligrams = (contents: Readonly<Partial<Record<SubstanceId, number>>>): readonly SamplePart[] =>
  Object.entries(contents).map(([id, value]) => ({ id: id as SubstanceId, q: { value: value / 1000, unit: 'g/L' } }));

/** mol/L of a part that is dissolved. Throws RangeError for a mass fraction: a solid has to be dissolved first. */
export function molarity({ id, q }: SamplePart): number {
  if (q.unit === 'mol/L') return q.value;
  if (q.unit === 'g/L') return q.value / SUBSTANCES[id].molarMass;
  throw new RangeError(`${SUBSTANCES[id].name} is given as a mass fraction: the sample is not a solution.`);
}

/** mg/L of a part that is dissolved. */
export const milligramsPerLitre = (part: SamplePart): number =>
  part.q.unit === 'g/L' ? 1000 * part.q.value : 1000 * molarity(part) * SUBSTANCES[part.id].molarMass;

/** All contents of a solution are made smaller by a factor. */
export const diluted = (sample: Sample, factor: number, u?: number): Sample =>
  factor === 1
    ? sample
    : {
        ...sample,
        parts: sample.parts.map((part) => ({ ...part, q: { ...part.q, value: part.q.value / factor } })),
        prep: [...sample.prep, { do: 'dilute', factor, ...(u !== undefined && { u }) }],
      };

/** By how much it was diluted on its way, in all. */
export const dilutedBy = ({ prep }: Sample): number =>
  prep.reduce((product, step) => (step.do === 'dilute' ? product * step.factor : product), 1);

/** The same sample with another content of some of its parts, mol/L or g/L as they are given. */
export const withContents = (sample: Sample, contents: Readonly<Partial<Record<SubstanceId, number>>>): Sample => ({
  ...sample,
  parts: sample.parts.map((part) => ({ ...part, q: { ...part.q, value: contents[part.id] ?? part.q.value } })),
});

/** Parts that a table knows, and the names of those that it does not. */
export function known<T>(
  { parts }: Sample,
  table: Readonly<Partial<Record<SubstanceId, T>>>,
): { readonly parts: readonly (SamplePart & { readonly data: T })[]; readonly notModelled: readonly string[] } {
  return {
    parts: parts.flatMap((part) => {
      const data = table[part.id];
      return data === undefined ? [] : [{ ...part, data }];
    }),
    notModelled: parts.filter(({ id }) => table[id] === undefined).map(({ id }) => SUBSTANCES[id].name),
  };
}

/** mg/L of a substance in a solution; 0 where it has none. */
export const contentOf = ({ parts }: Sample, id: SubstanceId): number =>
  parts.reduce((sum, part) => (part.id === id ? sum + milligramsPerLitre(part) : sum), 0);
