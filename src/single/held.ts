/** The benches that a file holds: each part of the file brings one, before the common part begins (`scripts/single/parts.ts`). */
import type { AnyEntry } from '../../catalogue/define';
import type { Shelf } from '../../catalogue/objectives';
import type { AnySimulation } from '../../engine/contract';
import type { ReferenceCheck } from '../bench/theory/checks';

type Texts = Readonly<Record<string, string>>;

export interface HeldBench {
  /** `chem1`, or an instrument's slug. */
  readonly id: string;
  readonly shelf: Shelf;
  readonly title: string;
  readonly simulationType: string;
  readonly objective: string;
  /** Key of model and scene. */
  readonly simulation: string;
  readonly entry: () => Promise<{ readonly entry: AnyEntry }>;
  readonly model: () => Promise<{ readonly simulation: AnySimulation }>;
  readonly scene: () => Promise<{ readonly createScene: unknown }>;
  /** Theory and notes, typeset, by their source. */
  readonly prose: Texts;
  /** Equations, typeset, by their source. */
  readonly tex: Texts;
  /** Of the teaching notes, without their answers. */
  readonly questions: readonly string[];
  readonly checks: readonly ReferenceCheck[];
}

declare global {
  var labBenches: readonly HeldBench[] | undefined;
}

export const held: readonly HeldBench[] = globalThis.labBenches ?? [];

export const heldOn = (shelf: Shelf): readonly HeldBench[] => held.filter((bench) => bench.shelf === shelf);

export const heldById = (id: string): HeldBench | undefined => held.find((bench) => bench.id === id);
