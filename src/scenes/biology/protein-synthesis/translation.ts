/** In the cytoplasm: the ribosome on the message, tRNAs that come and go, the chain that grows and folds. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, StageSize } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';
import type { BaseGlyphs } from './base-glyphs';
import { type CellLayout, CELL_LAYOUTS } from './cell-layout';
import { sideChainOf, sideChainPaint } from './cell-palette';
import { chainPath, mid, PITCH, smooth } from './chain-path';
import { anticodonOf, codonAt, codonInUse, residueBefore, type View } from './codons';
import { createMessengerRna } from './messenger-rna';
import { createPolypeptide } from './polypeptide';
import { createRibosome } from './ribosome';
import { ACCEPTOR_HEIGHT, createReleaseFactor, createTransferRna } from './transfer-rna';

const CODON = 3 * PITCH + 6;
/** Wall milliseconds in which a released chain folds. */
const FOLDING_MS = 1100;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Least diameter of a bead, and what it is in heights of its letter. */
const BEAD = 21;
const BEAD_OF_LETTER = 1.36;

export interface Translation {
  readonly root: Container;
  /** `cap`: height of capitals; `foot`: where the picture ends. */
  lay(stage: StageSize, cap: number, foot: number): void;
  /** `pan`: 0 in the nucleus to 1 in the cytoplasm; `now`: wall milliseconds. */
  draw(view: View, pan: number, now: number): void;
  destroy(): void;
}

export function createTranslation(context: StageContext & { redraw(): void }, glyphs: BaseGlyphs): Translation {
  const { theme, reducedMotion } = context;
  const soft = { size: 13, weight: '600', colour: theme.ink } as const;
  const outside = new Container();
  const works = new Container();
  const ribosome = createRibosome(context, CODON);
  const inUse = new Graphics()
    .roundRect(-CODON / 2 + 1, -31, CODON - 2, 37, 8)
    .fill({ color: theme.accent, alpha: 0.3 })
    .roundRect(-CODON / 2 + 1, -31, CODON - 2, 37, 8)
    .stroke({ width: 2, color: theme.accent });
  const message = createMessengerRna(context, glyphs, 48);
  const [leaving, held, coming] = [0, 1, 2].map(() => createTransferRna(context, glyphs, PITCH)) as [
    ReturnType<typeof createTransferRna>,
    ReturnType<typeof createTransferRna>,
    ReturnType<typeof createTransferRna>,
  ];
  const factor = createReleaseFactor(context);
  const chain = createPolypeptide(context);
  const bundle = new Graphics().circle(0, 0, 20).fill(
    roundGradient(
      [
        [0, mix(sideChainPaint.special.fill, 0xffffff, 0.3)],
        [0.6, sideChainPaint.special.fill],
        [1, mix(sideChainPaint.special.fill, 0x000000, 0.35)],
      ],
      { x: 0.36, y: 0.3 },
    ),
  );
  const bundleCount = context.text({ size: 12, weight: '700', colour: sideChainPaint.special.ink, anchor: [0.5, 0.5] });
  works.addChild(
    ribosome.behind,
    inUse,
    message.root,
    leaving.root,
    held.root,
    coming.root,
    factor.root,
    ribosome.before,
    chain.root,
    bundle,
    bundleCount,
  );
  const cytoplasmName = context.text({ ...soft, text: 'Cytoplasm', anchor: [0, 1] });
  const messageName = context.text({ ...soft, text: 'mRNA 5′→3′', anchor: [0, 0] });
  outside.addChild(works, cytoplasmName, messageName);

  let layout: CellLayout = CELL_LAYOUTS.wide;
  let cap = 10;
  let bead = BEAD;
  let bleedX = 0;
  let now = 0;
  let path: { x: number; y: number }[] = [];
  let chainLeft = -300;
  let releasedAt = Number.NEGATIVE_INFINITY;
  let lastPhase: View['phase'] | null = null;
  const folded: { key: string; places: { x: number; y: number }[]; size: number } = { key: '', places: [], size: 1 };

  const placeBead = (s: number, out: { x: number; y: number }): boolean => {
    const k = Math.floor(s);
    const from = path[k];
    if (!from) return false;
    const next = path[k + 1] ?? from;
    out.x = mid(from.x, next.x, s - k);
    out.y = mid(from.y, next.y, s - k);
    return true;
  };
  const spot = { x: 0, y: 0 };

  /** Places of a folded chain, drawn as a picture of folding: hydrophobic residues inside, charged ones outside. */
  const fold = (letters: string): void => {
    const key = `${letters}|${bead}|${chainLeft}`;
    if (folded.key === key) return;
    folded.key = key;
    const depth = (letter: string): number => {
      const sideChain = sideChainOf(letter);
      return sideChain === 'hydrophobic' ? 0 : sideChain === 'special' ? 1 : sideChain === 'polar' ? 2 : 3;
    };
    const order = Array.from(letters, (letter, index) => ({ index, depth: depth(letter) })).sort(
      (a, b) => a.depth - b.depth || a.index - b.index,
    );
    const spacing = bead * 0.68;
    const room = Math.min(72, (-162 - chainLeft) / 2 + bead / 2);
    folded.size = Math.min(1, room / (spacing * Math.sqrt(letters.length) + bead / 2));
    folded.places = [];
    order.forEach(({ index }, rank) => {
      const r = spacing * folded.size * Math.sqrt(rank + 0.4);
      folded.places[index] = {
        x: (chainLeft - 162) / 2 + r * Math.cos(rank * GOLDEN_ANGLE),
        y: -ACCEPTOR_HEIGHT + 14 + r * Math.sin(rank * GOLDEN_ANGLE),
      };
    });
  };

  const drawChain = (letters: string, made: number, moved: number, comingX: number | null, folding: number): void => {
    chain.begin();
    if (comingX !== null) chain.put(letters[made] ?? '', comingX, spot.y, bead, false, 1);
    if (folding > 0) fold(letters);
    // What the path has no room for is drawn as one ball at its end, which covers the last two places.
    const places = made + moved > path.length ? path.length - 2 : path.length;
    let hidden = 0;
    for (let k = made - 1; k >= 0; k--) {
      const s = made - 1 - k + moved;
      const inPath = s < places && placeBead(s, spot);
      const goal = folding > 0 ? folded.places[k] : undefined;
      if (!inPath && !goal) {
        hidden = k + 1;
        break;
      }
      if (!inPath) placeBead(path.length - 1, spot);
      const x = goal ? mid(spot.x, goal.x, folding) : spot.x;
      const y = goal ? mid(spot.y, goal.y, folding) : spot.y;
      const size = goal ? mid(1, folded.size, folding) : 1;
      chain.put(letters[k] ?? '', x, y, bead * size, k < made - 1 || moved > 0.05, size > 0.93 ? 1 : 0);
    }
    chain.end();
    bundle.visible = hidden > 0;
    bundleCount.visible = hidden > 0;
    const end = path.at(-1);
    if (hidden > 0 && end) {
      bundle.position.set(end.x, end.y + bead * 0.2);
      bundle.scale.set((bead * mid(0.75, 1, Math.min(1, hidden / 100))) / 20);
      bundleCount.position.copyFrom(bundle.position);
      bundleCount.text = `+${hidden}`;
    }
  };

  const drawRibosome = (view: View, pan: number): void => {
    const { start, chain: read, residues } = view;
    if (start === null) return;
    const released = view.phase === 'released';
    const letters = read.replaceAll('*', '');
    const made = released ? letters.length : Math.floor(residues);
    const part = released ? 0 : reducedMotion ? 0.5 : residues - made;
    const current = released ? null : view.codonsRead;
    const before = residueBefore(read, view.codonsRead);
    const first = made === 0;
    const step = smooth((part - 0.62) / 0.34);
    const site = first || current === null ? (current ?? before) : mid(before, current, step);
    const x = mid(layout.ribosome[0], layout.ribosome[1], site / Math.max(1, read.length - 1));
    works.position.set(x, layout.track);
    const arriving = first ? smooth(part / 0.45) : 1;
    ribosome.join(first ? smooth((part - 0.35) / 0.3) : 1);

    let firstX = 0;
    message.begin(cap / layout.zoom);
    const leftEdge = (bleedX - 20 - x) / layout.zoom;
    const rightEdge = (layout.wall + layout.shift - 24 - x) / layout.zoom;
    const slide = (1 - arriving) * 5 * CODON;
    const j0 = Math.max(0, start + 3 * Math.floor(site + (leftEdge - slide) / CODON));
    for (let j = j0; j < view.message.length; j++) {
      const q = j - start;
      const codon = Math.floor(q / 3);
      const bx = (codon - site) * CODON + (q - 3 * codon - 1) * PITCH + slide;
      if (bx > rightEdge) break;
      if (j === j0) firstX = bx;
      message.put(j, view.message[j] ?? '', bx, 0, 0, -1, smooth((rightEdge - bx) / 60) * smooth(2 * pan - 0.5), 1);
    }
    message.end();
    messageName.x = Math.max(16, x + (firstX - PITCH / 2) * layout.zoom);
    messageName.visible = pan === 1 && arriving > 0.95 && messageName.x + messageName.width < x - 142 * layout.zoom;

    const lit = codonInUse(view);
    inUse.visible = lit !== null && arriving > 0.95;
    inUse.x = ((lit ?? 0) - site) * CODON;

    const capInside = cap / layout.zoom;
    // A tRNA comes to the A site from the right, moves with its codon to P and E, and leaves.
    const docked = first ? smooth((part - 0.5) / 0.35) : smooth(part / 0.38);
    coming.root.visible = current !== null && docked > 0;
    let comingX: number | null = null;
    if (current !== null && coming.root.visible) {
      const offset = Math.min(1.02, current - site) * CODON;
      coming.anticodon(anticodonOf(codonAt(view, current)), capInside);
      coming.root.position.set(offset + (1 - docked) * (first ? 60 : 120), -(1 - docked) * 66);
      coming.root.alpha = smooth(docked * 1.6);
      comingX = coming.root.x;
      spot.y = coming.root.y - ACCEPTOR_HEIGHT;
    }
    held.root.visible = !first;
    if (!first) {
      held.anticodon(anticodonOf(codonAt(view, before)), capInside);
      held.root.position.set(Math.max(-1, before - site) * CODON, 0);
      held.root.alpha = 1;
    }
    const last = before < 0 ? -1 : residueBefore(read, before);
    const gone = smooth(part / 0.3);
    leaving.root.visible = last >= 0 && !released && gone < 1;
    if (leaving.root.visible) {
      leaving.anticodon(anticodonOf(codonAt(view, last)), capInside);
      leaving.root.position.set(-CODON - gone * 46, -gone * 22);
      leaving.root.alpha = 1 - gone;
    }

    let folding = 0;
    if (released) {
      const elapsed = (now - releasedAt) / FOLDING_MS;
      folding = reducedMotion ? 1 : smooth(elapsed);
      if (folding < 1) context.redraw();
    }
    factor.root.visible = released && codonAt(view, read.length) === view.stop && view.stop !== 'none';
    factor.root.position.set(CODON, 0);
    factor.root.alpha = Math.max(0.15, folding);
    drawChain(letters, made, first ? 0 : smooth((part - 0.45) / 0.5), comingX, folding);
  };

  return {
    root: outside,
    lay(stage, height, foot) {
      layout = CELL_LAYOUTS[stage.layout];
      cap = height;
      bleedX = stage.bleed.x;
      const { small } = stage.type;
      bead = Math.max(BEAD, (small * BEAD_OF_LETTER) / layout.zoom);
      chainLeft = -(layout.ribosome[0] - 12) / layout.zoom + bead / 2;
      path = chainPath(bead * 1.1, chainLeft);
      works.scale.set(layout.zoom);
      for (const text of [cytoplasmName, messageName]) text.style.fontSize = Math.max(soft.size, small);
      bundleCount.style.fontSize = small;
      factor.fit(Math.max(13, small));
      cytoplasmName.position.set(16, foot - 8);
      messageName.position.set(16, layout.track + 12);
    },
    draw(view, pan, at) {
      now = at;
      if (view.phase === 'released' && lastPhase !== null && lastPhase !== 'released') releasedAt = now;
      else if (view.phase !== 'released') releasedAt = Number.NEGATIVE_INFINITY;
      lastPhase = view.phase;
      outside.x = (pan - 1) * layout.shift;
      outside.visible = pan > 0;
      // While the picture moves its names would cross the edge of the stage.
      cytoplasmName.visible = pan === 1;
      if (pan > 0) drawRibosome(view, pan);
    },
    destroy: () => chain.destroy(),
  };
}
