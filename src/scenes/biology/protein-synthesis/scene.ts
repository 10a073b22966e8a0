/**
 * Protein synthesis: the nucleus with the polymerase on its helix, then, when the message is complete, the cytoplasm
 * with the ribosome on it. The picture follows the work. Below, the typed DNA, whose bases can be changed.
 */
import { Container } from 'pixi.js';
import type { Box, CreateScene, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, room, row, stageBox } from '../../kit/layout/layout';
import { CAP, CAP_OF_TEXT, createBaseGlyphs } from './base-glyphs';
import { CELL_LAYOUTS } from './cell-layout';
import { sideChainPaint } from './cell-palette';
import { smooth } from './chain-path';
import { codonAt, codonInUse, describeSynthesis, type View } from './codons';
import { createOrganelles, paintFluid } from './cytoplasm';
import { createLegend } from './legend';
import { createTranscription } from './transcription';
import { createTranslation } from './translation';
import { createTypedDna } from './typed-dna';
import { createWheelReading } from './wheel-reading';

const ARRANGEMENT: Arrangements<'strip' | 'legend'> = {
  wide: column(grow(38, room), grow(13, row(grow(1, 'strip'), 'legend'))),
  tall: column(grow(45, room), grow(17, 'strip')),
};

/** How far the picture has moved from the nucleus, 0, to the cytoplasm, 1. */
function panOf({ phase, chain, residues }: View, reducedMotion: boolean): number {
  if (phase === 'transcription' || chain.replaceAll('*', '').length === 0) return 0;
  return phase === 'released' || reducedMotion ? 1 : smooth(residues / 0.5);
}

export const createScene: CreateScene<'protein_synthesis'> = (context) => {
  const root = new Container({ label: 'protein synthesis' });
  const glyphs = createBaseGlyphs();
  const organelles = createOrganelles(context);
  const inside = createTranscription(context, glyphs);
  const outside = createTranslation(context, glyphs);
  const noStart = context.text({
    size: 15,
    weight: '600',
    text: 'No start codon (AUG) found',
    colour: context.theme.warning,
    anchor: [0.5, 0.5],
  });
  const wheel = createWheelReading(context);
  const legend = createLegend(
    context,
    Object.entries(sideChainPaint).map(([label, { fill }]) => ({ label, colour: fill })),
  );
  const typed = createTypedDna(context, glyphs);
  const { strip, chooser } = typed;
  root.addChild(organelles, outside.root, inside.root, noStart, strip.root, legend.root, wheel.root, chooser.root);
  let now = 0;
  let layout = CELL_LAYOUTS.wide;

  return {
    root,

    resize(next) {
      layout = CELL_LAYOUTS[next.layout];
      const { type } = next;
      let foot = next.height;
      const stripPlace = {
        root: strip.root,
        lay(box: Box, sizes: TypeSizes) {
          foot = box.y;
          strip.lay(box, sizes);
        },
      };
      arrange(ARRANGEMENT[next.layout], { strip: stripPlace, legend }, inset(stageBox(next), 12, 12), type);
      const cap = Math.max(1.25 * CAP, CAP_OF_TEXT * type.small);
      inside.lay(next, cap, foot);
      outside.lay(next, cap, foot);
      context.paintBehind(next, (canvas) => paintFluid(canvas, context.theme, next));
      noStart.style.fontSize = type.text;
      noStart.position.set(next.width / 2, foot - 20);
      chooser.resize(next);
      wheel.resize(layout, type);
    },

    draw(frame, wall) {
      if (wall > 0) now = wall;
      const { view } = frame;
      const pan = panOf(view, context.reducedMotion);
      organelles.x = (pan - 1) * layout.shift * 0.35;
      inside.draw(view, pan);
      outside.draw(view, pan, now);
      noStart.visible = view.start === null && view.phase === 'released';
      const lit = codonInUse(view);
      wheel.draw(pan, lit === null ? '' : codonAt(view, lit));
      typed.draw(frame, now, lit);
    },

    describe: describeSynthesis,

    destroy() {
      root.destroy({ children: true });
      outside.destroy();
      glyphs.destroy();
    },
  };
};
