/**
 * Protein synthesis: the nucleus with the polymerase on its helix, then, when the message is complete, the cytoplasm
 * with the ribosome on it. The picture follows the work. Below, the typed DNA, whose bases can be changed.
 */
import { Container } from 'pixi.js';
import { residueOf } from '../../../../engine/biology/sequence';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, room, row, stageBox } from '../../kit/layout/layout';
import { createBaseChooser } from './base-chooser';
import { CAP, CAP_OF_TEXT, createBaseGlyphs } from './base-glyphs';
import { CELL_LAYOUTS } from './cell-layout';
import { sideChainPaint } from './cell-palette';
import { smooth } from './chain-path';
import { codonAt, codonInUse, describeSynthesis, nameOf } from './codons';
import { createCodonWheel } from './codon-wheel';
import { createCytoplasm } from './cytoplasm';
import { createLegend } from './legend';
import { createSequenceStrip } from './sequence-strip';
import { createTranscription } from './transcription';
import { createTranslation } from './translation';

/** All letters on the codon wheel. */
const WHEEL_LETTERS = 64;
/** The chosen base stays in view for this long while a run scrolls on. */
const ATTENTION_MS = 5000;
const ARRANGEMENT: Arrangements<'strip' | 'legend'> = {
  wide: column(grow(38, room), grow(13, row(grow(1, 'strip'), 'legend'))),
  tall: column(grow(45, room), grow(17, 'strip')),
};

export const createScene: CreateScene<'protein_synthesis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'protein synthesis' });
  const glyphs = createBaseGlyphs();
  const cytoplasm = createCytoplasm(context);
  const inside = createTranscription(context, glyphs);
  const outside = createTranslation(context, glyphs);
  const noStart = context.text({
    size: 15,
    weight: '600',
    text: 'No start codon (AUG) found',
    colour: theme.warning,
    anchor: [0.5, 0.5],
  });

  // ---------------------------------------------------------------- what lies over the picture
  const wheel = createCodonWheel(context);
  const wheelName = context.text({ size: 14, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  const legend = createLegend(
    context,
    Object.entries(sideChainPaint).map(([label, { fill }]) => ({ label, colour: fill })),
  );
  let wheelWritten = false;
  let now = 0;
  let attentionUntil = 0;
  let lastFrame: Frame<'protein_synthesis'> | null = null;
  const strip = createSequenceStrip(context, glyphs, {
    choose(index) {
      chooser.open(strip.anchor(), `Base ${index + 1}: ${lastFrame?.view.dna[index] ?? ''} becomes`);
      context.redraw();
    },
    substitute: (index, base) => {
      chooser.close();
      context.dispatch({ do: 'substitute', value: `${index + 1}:${base}` });
    },
    remove: (index) => {
      chooser.close();
      context.dispatch({ do: 'delete', value: String(index + 1) });
    },
    changed() {
      attentionUntil = now + ATTENTION_MS;
      chooser.close();
      context.redraw();
    },
  });
  const chooser = createBaseChooser(context, (base) => {
    context.dispatch({ do: 'substitute', value: `${strip.chosen + 1}:${base}` });
    context.redraw();
  });
  root.addChild(
    cytoplasm.root,
    outside.root,
    inside.root,
    noStart,
    strip.root,
    legend.root,
    wheel.root,
    wheelName,
    chooser.root,
  );

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
      cytoplasm.resize(next);
      noStart.style.fontSize = type.text;
      noStart.position.set(next.width / 2, foot - 20);
      chooser.resize(next);
      const [x, y, radius] = layout.wheel;
      wheel.resize(radius, type);
      wheel.root.position.set(x, y);
      wheelName.style.fontSize = type.text;
      wheelName.position.set(x, y + radius + 0.9 * type.small);
    },

    draw(frame, wall) {
      lastFrame = frame;
      if (wall > 0) now = wall;
      const { view } = frame;
      const translated = view.chain.replaceAll('*', '').length > 0;
      const pan =
        view.phase === 'transcription' || !translated
          ? 0
          : view.phase === 'released' || reducedMotion
            ? 1
            : smooth(view.residues / 0.5);
      cytoplasm.drift((pan - 1) * layout.shift * 0.35);
      inside.draw(view, pan);
      outside.draw(view, pan, now);
      noStart.visible = view.start === null && view.phase === 'released';

      // The wheel's many letters are made while it cannot be seen yet.
      const wheelShown = pan > 0.02;
      if (!wheelWritten) wheelWritten = wheel.write(wheelShown ? WHEEL_LETTERS : 2);
      wheel.root.alpha = wheelShown ? pan : 0.004;
      wheel.root.visible = wheelShown || !wheelWritten;
      wheelName.visible = wheelShown;
      const lit = codonInUse(view);
      const codon = lit === null ? '' : codonAt(view, lit);
      if (wheelShown) {
        wheel.light(codon.length === 3 ? codon : null);
        wheelName.text = codon.length === 3 ? nameOf(residueOf(codon)) : '';
      }

      const copied = Math.floor(view.bases);
      const atWork: readonly [number, number] | null =
        view.phase === 'transcription'
          ? [copied, copied + 1]
          : lit === null || view.start === null
            ? null
            : [view.start + 3 * lit, view.start + 3 * lit + 3];
      strip.show({
        dna: view.dna,
        title: frame.params.strand === "Coding 5'-3'" ? 'DNA as typed: coding, 5′→3′' : 'DNA as typed: template, 3′→5′',
        copied,
        active: atWork,
        frame: view.start,
        edited: view.edited,
        follow: frame.running && now > attentionUntil && !chooser.isOpen,
      });
    },

    describe: describeSynthesis,

    destroy() {
      root.destroy({ children: true });
      outside.destroy();
      glyphs.destroy();
    },
  };
};
