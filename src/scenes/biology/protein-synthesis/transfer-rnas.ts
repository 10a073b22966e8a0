/** The tRNAs at a ribosome: one comes to the A site from the right, moves with its codon to P and E, and leaves. */
import { Container } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import type { BaseGlyphs } from './base-glyphs';
import { CODON, PITCH, smooth } from './chain-path';
import { anticodonOf, codonAt, residueBefore, type View } from './codons';
import type { RibosomeStep } from './ribosome-step';
import { ACCEPTOR_HEIGHT, createTransferRna } from './transfer-rna';

export function createTransferRnas(context: StageContext, glyphs: BaseGlyphs) {
  const root = new Container();
  const leaving = createTransferRna(context, glyphs, PITCH);
  const held = createTransferRna(context, glyphs, PITCH);
  const coming = createTransferRna(context, glyphs, PITCH);
  root.addChild(leaving.root, held.root, coming.root);

  function drawComing(view: View, { current, first, part, site }: RibosomeStep, cap: number): Point | null {
    const docked = first ? smooth((part - 0.5) / 0.35) : smooth(part / 0.38);
    coming.root.visible = current !== null && docked > 0;
    if (current === null || !coming.root.visible) return null;
    const offset = Math.min(1.02, current - site) * CODON;
    coming.anticodon(anticodonOf(codonAt(view, current)), cap);
    coming.root.position.set(offset + (1 - docked) * (first ? 60 : 120), -(1 - docked) * 66);
    coming.root.alpha = smooth(docked * 1.6);
    return { x: coming.root.x, y: coming.root.y - ACCEPTOR_HEIGHT };
  }
  function drawHeld(view: View, { before, first, site }: RibosomeStep, cap: number): void {
    held.root.visible = !first;
    if (first) return;
    held.anticodon(anticodonOf(codonAt(view, before)), cap);
    held.root.position.set(Math.max(-1, before - site) * CODON, 0);
    held.root.alpha = 1;
  }
  function drawLeaving(view: View, { before, released, part }: RibosomeStep, cap: number): void {
    const last = before < 0 ? -1 : residueBefore(view.chain, before);
    const gone = smooth(part / 0.3);
    leaving.root.visible = last >= 0 && !released && gone < 1;
    if (!leaving.root.visible) return;
    leaving.anticodon(anticodonOf(codonAt(view, last)), cap);
    leaving.root.position.set(-CODON - gone * 46, -gone * 22);
    leaving.root.alpha = 1 - gone;
  }

  return {
    root,
    /** Returns where the amino acid of the one that comes is, or null. */
    draw(view: View, step: RibosomeStep, cap: number): Point | null {
      drawHeld(view, step, cap);
      drawLeaving(view, step, cap);
      return drawComing(view, step, cap);
    },
  };
}
