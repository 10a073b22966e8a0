/** The reactions told as factories: what the parts are called, what is made of them, and what is said. */
import type { FactoryPart } from './factory-parts';
import type { ReactionFrame, Stoichiometry } from './limiting-reactant-benches';

interface Parts {
  readonly part: FactoryPart;
  readonly many: string;
}

interface Factory {
  readonly a: Parts;
  readonly b: Parts;
  /** What goes into one piece. */
  readonly order: string;
  readonly goods: string;
}

const bolts: Parts = { part: 'bolt', many: 'bolts' };
const nuts: Parts = { part: 'nut', many: 'nuts' };
const frames: Parts = { part: 'frame', many: 'frames' };
const wheels: Parts = { part: 'wheel', many: 'wheels' };

/** By the ratio A:B, as the reaction has it. */
export const FACTORIES: Readonly<Record<Stoichiometry, Factory>> = {
  '1:1': { a: bolts, b: nuts, order: '1 bolt + 1 nut → 1 screwed pair', goods: 'Screwed pairs' },
  '1:2': { a: frames, b: wheels, order: '1 frame + 2 wheels → 1 bicycle', goods: 'Bicycles' },
  '2:1': { a: wheels, b: frames, order: '2 wheels + 1 frame → 1 bicycle', goods: 'Bicycles' },
};

interface Named {
  readonly formula: string;
}

/** Below the parts: what they stand for, and in the end what stopped the work. */
export function factoryCaption(
  { finished, limiting }: ReactionFrame['view'],
  { a, b }: Factory,
  of: Named,
  and: Named,
) {
  if (!finished) return `0.1 mol each: ${a.many} for ${of.formula}, ${b.many} for ${and.formula}.`;
  switch (limiting) {
    case 1:
      return `The ${a.many} have run out, ${b.many} are left.`;
    case 2:
      return `The ${b.many} have run out, ${a.many} are left.`;
    default:
      return 'Every part was used.';
  }
}
