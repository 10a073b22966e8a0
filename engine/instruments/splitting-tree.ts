/**
 * How a multiplet arises, in first order: the line of a group is parted by J by each proton that the group is coupled to, the largest J
 * first. Where J is not small beside the distance of the shifts the true lines, which `spin-lines.ts` solves, lean and lie elsewhere.
 */
import type { Quantity } from '../contract';
import type { SpinSystem } from '../data/samples/proton-spins';
import { CARRIER } from './spin-lines';

/** Neighbours of one shift and coupling, and the lines that they part: from where to where, from the middle of the multiplet. */
export interface SplittingLevel {
  readonly protons: number;
  readonly delta: Quantity<'ppm'>;
  readonly branches: readonly (readonly [from: Quantity<'Hz'>, to: Quantity<'Hz'>])[];
}

export interface SplittingTree {
  readonly delta: Quantity<'ppm'>;
  readonly levels: readonly SplittingLevel[];
  /** Where the lines are at last, from the middle; they rise. */
  readonly lines: readonly Quantity<'Hz'>[];
  /** All shifts are far apart beside J: the lines of the tree are those of the spectrum. */
  readonly firstOrder: boolean;
}

/** Branches that meet within so much are one. */
const SAME: Quantity<'Hz'> = 0.01;
/** The usual rule: first order where shifts lie ten times J apart (H. Günther, NMR Spectroscopy, 3rd ed., Wiley-VCH 2013). */
const FIRST_ORDER = 10;

interface Neighbours {
  readonly delta: Quantity<'ppm'>;
  readonly j: Quantity<'Hz'>;
  protons: number;
}

/** What a proton of a group is coupled to; those of its own shift do not part its line. */
function neighboursOf({ groups, couplings = [], pairs = [] }: SpinSystem, g: number): readonly Neighbours[] {
  const found: Neighbours[] = [];
  const own = groups[g]?.delta;
  const add = (other: number, j: number, protons: number): void => {
    const delta = groups[other]?.delta;
    if (delta === undefined || delta === own || j === 0) return;
    const same = found.find((one) => one.delta === delta && one.j === j);
    if (same) same.protons += protons;
    else found.push({ delta, j, protons });
  };
  for (const [a, b, j] of couplings) {
    if (a === g) add(b, j, groups[b]?.count ?? 0);
    if (b === g) add(a, j, groups[a]?.count ?? 0);
  }
  const groupOf = groups.flatMap(({ count }, n) => Array.from({ length: count }, () => n));
  const proton = groupOf.indexOf(g);
  for (const [a, b, j] of pairs) {
    if (a === proton) add(groupOf[b] ?? g, j, 1);
    if (b === proton) add(groupOf[a] ?? g, j, 1);
  }
  return found.sort((one, other) => Math.abs(other.j) - Math.abs(one.j));
}

export function splittingTree(system: SpinSystem, g: number, megahertz: Quantity<'MHz'>): SplittingTree {
  const delta = system.groups[g]?.delta ?? 0;
  const neighbours = neighboursOf(system, g);
  let lines: readonly number[] = [0];
  const levels = neighbours.map(({ j, protons, delta: neighbour }) => {
    const next: number[] = [];
    const branches = lines.flatMap((from) =>
      Array.from({ length: protons + 1 }, (_, up) => {
        const to = from + Math.abs(j) * (up - protons / 2);
        const met = next.find((place) => Math.abs(place - to) < SAME);
        if (met === undefined) next.push(to);
        return [from, met ?? to] as const;
      }),
    );
    lines = next.sort((a, b) => a - b);
    return { protons, delta: neighbour, branches };
  });
  return {
    delta,
    levels,
    lines,
    firstOrder: neighbours.every(
      ({ j, delta: neighbour }) => Math.abs(neighbour - delta) * megahertz >= FIRST_ORDER * Math.abs(j),
    ),
  };
}

/** The spectrum in which a tree is drawn. */
interface Axis {
  readonly megahertz: Quantity<'MHz'>;
  /** From the carrier to its ends. */
  readonly half: Quantity<'ppm'>;
  /** By how much it shows shifts too high. */
  readonly moved: Quantity<'ppm'>;
}

export interface ShownTree extends SplittingTree {
  /** Of the spectrum, and the place asked for, from the middle of the multiplet. */
  readonly ends: readonly [Quantity<'Hz'>, Quantity<'Hz'>];
  readonly at: Quantity<'Hz'>;
}

/** No farther from a line than this. */
const NEAR: Quantity<'ppm'> = 0.5;

/** The tree with a line nearest to a place, which is told from the carrier; its shifts are those that the axis shows. */
export function treeNear(
  systems: readonly SpinSystem[],
  { megahertz, half, moved }: Axis,
  hz: Quantity<'Hz'>,
): ShownTree | null {
  let best: SplittingTree | null = null;
  let nearest = NEAR * megahertz;
  const middleOf = ({ delta }: SplittingTree): Quantity<'Hz'> => (delta - CARRIER) * megahertz;
  for (const system of systems)
    for (let g = 0; g < system.groups.length; g++) {
      const tree = splittingTree(system, g, megahertz);
      for (const line of tree.lines) {
        const away = Math.abs(middleOf(tree) + line - hz);
        if (away < nearest) [best, nearest] = [tree, away];
      }
    }
  if (!best) return null;
  const middle = middleOf(best);
  return {
    ...best,
    delta: best.delta + moved,
    levels: best.levels.map((level) => ({ ...level, delta: level.delta + moved })),
    ends: [-half * megahertz - middle, half * megahertz - middle],
    at: hz - middle,
  };
}
