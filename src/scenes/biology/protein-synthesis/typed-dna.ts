/** The typed DNA below the picture, and the letters that a press on one of its bases offers. */
import type { Frame, SceneContext } from '../../contract';
import { createBaseChooser } from './base-chooser';
import type { BaseGlyphs } from './base-glyphs';
import type { View } from './codons';
import { createSequenceStrip } from './sequence-strip';

/** The chosen base stays in view for this long while a run scrolls on. */
const ATTENTION_MS = 5000;

/** The bases at work, [from, to), or null; `lit`: the codon in use. */
function basesAtWork({ phase, bases, start }: View, lit: number | null): readonly [number, number] | null {
  const copied = Math.floor(bases);
  if (phase === 'transcription') return [copied, copied + 1];
  return lit === null || start === null ? null : [start + 3 * lit, start + 3 * lit + 3];
}

export function createTypedDna(context: SceneContext<'protein_synthesis'>, glyphs: BaseGlyphs) {
  let now = 0;
  let attentionUntil = 0;
  let dna = '';
  const strip = createSequenceStrip(context, glyphs, {
    choose(index) {
      chooser.open(strip.anchor(), `Base ${index + 1}: ${dna[index] ?? ''} becomes`);
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
  return {
    strip,
    chooser,
    /** `wall`: wall milliseconds; `lit`: the codon in use. */
    draw({ view, params, running }: Frame<'protein_synthesis'>, wall: number, lit: number | null): void {
      now = wall;
      ({ dna } = view);
      strip.show({
        dna,
        title: params.strand === "Coding 5'-3'" ? 'DNA as typed: coding, 5′→3′' : 'DNA as typed: template, 3′→5′',
        copied: Math.floor(view.bases),
        active: basesAtWork(view, lit),
        frame: view.start,
        edited: view.edited,
        follow: running && now > attentionUntil && !chooser.isOpen,
      });
    },
  };
}
