/** In the cytoplasm: the ribosome on the message, tRNAs that come and go, the chain that grows and folds. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, StageSize } from '../../contract';
import type { StageTheme } from '../../kit/theme';
import type { BaseGlyphs } from './base-glyphs';
import { type CellLayout, CELL_LAYOUTS } from './cell-layout';
import { CODON, mid, PITCH, smooth } from './chain-path';
import { codonAt, codonInUse, type View } from './codons';
import { createGrowingChain } from './growing-chain';
import { createMessengerRna, type MessengerRna } from './messenger-rna';
import { createRibosome } from './ribosome';
import { type RibosomeStep, ribosomeStep } from './ribosome-step';
import { createReleaseFactor } from './transfer-rna';
import { createTransferRnas } from './transfer-rnas';

/** Wall milliseconds in which a released chain folds. */
const FOLDING_MS = 1100;
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

/** Lies under the codon that is read. */
const codonLight = ({ accent }: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-CODON / 2 + 1, -31, CODON - 2, 37, 8)
    .fill({ color: accent, alpha: 0.3 })
    .roundRect(-CODON / 2 + 1, -31, CODON - 2, 37, 8)
    .stroke({ width: 2, color: accent });

/**
 * The message, its codon `site` at the P site, from `left` to `right` of it; returns where its first base in view is.
 */
function drawMessage(
  message: MessengerRna,
  { message: bases, start }: View,
  { site, arriving }: RibosomeStep,
  pan: number,
  [left, right]: readonly [number, number],
): number {
  const slide = (1 - arriving) * 5 * CODON;
  const from = start ?? 0;
  const first = Math.max(0, from + 3 * Math.floor(site + (left - slide) / CODON));
  let firstX = 0;
  for (let j = first; j < bases.length; j++) {
    const q = j - from;
    const codon = Math.floor(q / 3);
    const x = (codon - site) * CODON + (q - 3 * codon - 1) * PITCH + slide;
    if (x > right) break;
    if (j === first) firstX = x;
    message.put(j, bases[j] ?? '', x, 0, 0, -1, smooth((right - x) / 60) * smooth(2 * pan - 0.5), 1);
  }
  return firstX;
}

/** When the chain was released, and how far it has folded since, 0 to 1. */
function createFolding(reducedMotion: boolean) {
  let releasedAt = Number.NEGATIVE_INFINITY;
  let lastPhase: View['phase'] | null = null;
  return (phase: View['phase'], now: number): number => {
    if (phase !== 'released') releasedAt = Number.NEGATIVE_INFINITY;
    else if (lastPhase !== null && lastPhase !== 'released') releasedAt = now;
    lastPhase = phase;
    if (phase !== 'released') return 0;
    return reducedMotion ? 1 : smooth((now - releasedAt) / FOLDING_MS);
  };
}

export function createTranslation(context: StageContext & { redraw(): void }, glyphs: BaseGlyphs): Translation {
  const { theme, reducedMotion } = context;
  const soft = { size: 13, weight: '600', colour: theme.ink } as const;
  const outside = new Container();
  const works = new Container();
  const ribosome = createRibosome(context, CODON);
  const inUse = codonLight(theme);
  const message = createMessengerRna(context, glyphs, 48);
  const transferRnas = createTransferRnas(context, glyphs);
  const factor = createReleaseFactor(context);
  const chain = createGrowingChain(context);
  works.addChild(ribosome.behind, inUse, message.root, transferRnas.root, factor.root, ribosome.before, chain.root);
  const cytoplasmName = context.text({ ...soft, text: 'Cytoplasm', anchor: [0, 1] });
  const messageName = context.text({ ...soft, text: 'mRNA 5′→3′', anchor: [0, 0] });
  outside.addChild(works, cytoplasmName, messageName);

  let layout: CellLayout = CELL_LAYOUTS.wide;
  let cap = 10;
  let bleedX = 0;
  const foldingOf = createFolding(reducedMotion);

  function layMessage(view: View, step: RibosomeStep, x: number, pan: number): void {
    const edges = [(bleedX - 20 - x) / layout.zoom, (layout.wall + layout.shift - 24 - x) / layout.zoom] as const;
    message.begin(cap / layout.zoom);
    const firstX = drawMessage(message, view, step, pan, edges);
    message.end();
    const arrived = step.arriving > 0.95;
    messageName.x = Math.max(16, x + (firstX - PITCH / 2) * layout.zoom);
    messageName.visible = pan === 1 && arrived && messageName.x + messageName.width < x - 142 * layout.zoom;
    const lit = codonInUse(view);
    inUse.visible = lit !== null && arrived;
    inUse.x = ((lit ?? 0) - step.site) * CODON;
  }
  function drawWorks(view: View, pan: number, folding: number): void {
    if (view.start === null) return;
    const step = ribosomeStep(view, reducedMotion);
    const { first, part, letters } = step;
    const x = mid(layout.ribosome[0], layout.ribosome[1], step.site / Math.max(1, view.chain.length - 1));
    works.position.set(x, layout.track);
    ribosome.join(first ? smooth((part - 0.35) / 0.3) : 1);
    layMessage(view, step, x, pan);
    const coming = transferRnas.draw(view, step, cap / layout.zoom);
    if (step.released && folding < 1) context.redraw();
    factor.root.visible = step.released && codonAt(view, view.chain.length) === view.stop && view.stop !== 'none';
    factor.root.position.set(CODON, 0);
    factor.root.alpha = Math.max(0.15, folding);
    chain.draw(letters, step.made, first ? 0 : smooth((part - 0.45) / 0.5), coming, folding);
  }

  return {
    root: outside,
    lay(stage, height, foot) {
      layout = CELL_LAYOUTS[stage.layout];
      cap = height;
      bleedX = stage.bleed.x;
      const { small } = stage.type;
      const bead = Math.max(BEAD, (small * BEAD_OF_LETTER) / layout.zoom);
      chain.lay(bead, -(layout.ribosome[0] - 12) / layout.zoom + bead / 2, small);
      works.scale.set(layout.zoom);
      for (const text of [cytoplasmName, messageName]) text.style.fontSize = Math.max(soft.size, small);
      factor.fit(Math.max(13, small));
      cytoplasmName.position.set(16, foot - 8);
      messageName.position.set(16, layout.track + 12);
    },
    draw(view, pan, now) {
      const folding = foldingOf(view.phase, now);
      outside.x = (pan - 1) * layout.shift;
      outside.visible = pan > 0;
      // While the picture moves its names would cross the edge of the stage.
      cytoplasmName.visible = pan === 1;
      if (pan > 0) drawWorks(view, pan, folding);
    },
    destroy: () => chain.destroy(),
  };
}
