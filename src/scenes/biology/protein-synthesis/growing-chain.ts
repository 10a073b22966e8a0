/** The polypeptide as it comes out of the ribosome: a thread on its path, then folded; what has no room is one ball. */
import { Container, Graphics } from 'pixi.js';
import type { SideChainClass } from '../../../../engine/data/side-chains';
import type { Point, StageContext } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';
import { sideChainOf, sideChainPaint } from './cell-palette';
import { chainPath, mid } from './chain-path';
import { createPolypeptide } from './polypeptide';
import { ACCEPTOR_HEIGHT } from './transfer-rna';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Right end of the room for the chain, from the P site. */
const RIGHT = -162;
/** How far out a residue lies in the fold. */
const DEPTHS: Readonly<Record<SideChainClass, number>> = { hydrophobic: 0, special: 1, polar: 2, acidic: 3, basic: 3 };

interface Fold {
  readonly places: readonly Point[];
  /** Of the beads, in that of the thread. */
  readonly size: number;
}

/** Places of a folded chain, drawn as a picture of folding: hydrophobic residues inside, charged ones outside. */
function foldedChain(letters: string, bead: number, left: number): Fold {
  const depth = (letter: string): number => {
    const sideChain = sideChainOf(letter);
    return sideChain ? DEPTHS[sideChain] : 3;
  };
  const order = Array.from(letters, (letter, index) => ({ index, depth: depth(letter) })).sort(
    (a, b) => a.depth - b.depth || a.index - b.index,
  );
  const spacing = bead * 0.68;
  const room = Math.min(72, (RIGHT - left) / 2 + bead / 2);
  const size = Math.min(1, room / (spacing * Math.sqrt(letters.length) + bead / 2));
  const places: Point[] = [];
  order.forEach(({ index }, rank) => {
    const r = spacing * size * Math.sqrt(rank + 0.4);
    places[index] = {
      x: (left + RIGHT) / 2 + r * Math.cos(rank * GOLDEN_ANGLE),
      y: -ACCEPTOR_HEIGHT + 14 + r * Math.sin(rank * GOLDEN_ANGLE),
    };
  });
  return { places, size };
}

/** The ball that stands for residues without room, with how many they are. */
function createBundle(context: StageContext) {
  const root = new Container();
  const { fill, ink } = sideChainPaint.special;
  const ball = new Graphics().circle(0, 0, 20).fill(
    roundGradient(
      [
        [0, mix(fill, 0xffffff, 0.3)],
        [0.6, fill],
        [1, mix(fill, 0x000000, 0.35)],
      ],
      { x: 0.36, y: 0.3 },
    ),
  );
  const count = context.text({ size: 12, weight: '700', colour: ink, anchor: [0.5, 0.5] });
  root.addChild(ball, count);
  return {
    root,
    fit(small: number): void {
      count.style.fontSize = small;
    },
    draw(hidden: number, end: Point | undefined, bead: number): void {
      root.visible = hidden > 0;
      if (!(hidden > 0 && end)) return;
      root.position.set(end.x, end.y + bead * 0.2);
      ball.scale.set((bead * mid(0.75, 1, Math.min(1, hidden / 100))) / 20);
      count.text = `+${hidden}`;
    },
  };
}

export function createGrowingChain(context: StageContext) {
  const root = new Container();
  const beads = createPolypeptide(context);
  const bundle = createBundle(context);
  root.addChild(beads.root, bundle.root);
  let bead = 21;
  let left = -300;
  let path: readonly Point[] = [];
  let fold: Fold & { readonly letters: string } = { letters: '', places: [], size: 1 };
  const spot = { x: 0, y: 0 };
  /** Moves `spot` to a place on the path; false behind its end. */
  const onPath = (s: number): boolean => {
    const k = Math.floor(s);
    const from = path[k];
    if (!from) return false;
    const next = path[k + 1] ?? from;
    spot.x = mid(from.x, next.x, s - k);
    spot.y = mid(from.y, next.y, s - k);
    return true;
  };

  return {
    root,
    /** Diameter of a bead; left end of the room for the chain; size of small text. */
    lay(diameter: number, end: number, small: number): void {
      bead = diameter;
      left = end;
      path = chainPath(bead * 1.1, left);
      fold = { letters: '', places: [], size: 1 };
      bundle.fit(small);
    },
    /**
     * `made` residues of `letters`, pushed on by `moved` places, folded by 0 to 1; the next one where its tRNA brings it.
     */
    draw(letters: string, made: number, moved: number, coming: Point | null, folding: number): void {
      beads.begin();
      if (coming) beads.put(letters[made] ?? '', coming.x, coming.y, bead, false, 1);
      if (folding > 0 && fold.letters !== letters) fold = { letters, ...foldedChain(letters, bead, left) };
      // What the path has no room for is drawn as one ball at its end, which covers the last two places.
      const places = made + moved > path.length ? path.length - 2 : path.length;
      let hidden = 0;
      for (let k = made - 1; k >= 0; k--) {
        const s = made - 1 - k + moved;
        const inPath = s < places && onPath(s);
        const goal = folding > 0 ? fold.places[k] : undefined;
        if (!inPath && !goal) {
          hidden = k + 1;
          break;
        }
        if (!inPath) onPath(path.length - 1);
        const x = goal ? mid(spot.x, goal.x, folding) : spot.x;
        const y = goal ? mid(spot.y, goal.y, folding) : spot.y;
        const size = goal ? mid(1, fold.size, folding) : 1;
        beads.put(letters[k] ?? '', x, y, bead * size, k < made - 1 || moved > 0.05, size > 0.93 ? 1 : 0);
      }
      beads.end();
      bundle.draw(hidden, path.at(-1), bead);
    },
    destroy: () => beads.destroy(),
  };
}
