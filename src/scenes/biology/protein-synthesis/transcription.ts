/** In the nucleus: the polymerase on its helix, and the message that leaves it for the pore. */
import { Container } from 'pixi.js';
import type { Point, StageContext, StageSize } from '../../contract';
import type { BaseGlyphs } from './base-glyphs';
import { type CellLayout, CELL_LAYOUTS } from './cell-layout';
import { CROSSING_ACROSS, crossing, mid, PITCH, smooth } from './chain-path';
import type { View } from './codons';
import { BUBBLE, createDnaHelix } from './dna-helix';
import { createMessengerRna, type MessengerRna } from './messenger-rna';
import { createNucleus } from './nucleus';
import { createRnaPolymerase } from './rna-polymerase';

/** Bases of the message that pair with the template, and those on its way from there to the free strand. */
const PAIRED = -BUBBLE.behind - 1;
const CROSSING = 9;
const NAMES = { size: 13, weight: '600' } as const;

export interface Transcription {
  readonly root: Container;
  /** `cap`: height of capitals; `foot`: where the picture ends. */
  lay(stage: StageSize, cap: number, foot: number): void;
  /** `pan`: 0 in the nucleus to 1 in the cytoplasm. */
  draw(view: View, pan: number): void;
}

/** The names that stand in the nucleus, from that of the polymerase on. */
function createNames(context: StageContext) {
  const soft = { ...NAMES, colour: context.theme.ink };
  return {
    polymerase: context.text({ ...soft, text: 'RNA polymerase', anchor: [0.5, 0.5] }),
    coding: context.text({ ...soft, text: 'coding 5′→3′', anchor: [1, 1] }),
    template: context.text({ ...soft, text: 'template 3′→5′', anchor: [1, 0] }),
    nucleus: context.text({ ...soft, text: 'Nucleus', anchor: [1, 1] }),
    nascent: context.text({ ...soft, text: 'mRNA', anchor: [0.5, 0] }),
  } as const;
}

/**
 * The message: paired from the active site at `x` backwards, then crossing to the free strand, its 5′ end ahead to the
 * pore, where it ends at `left`.
 */
function layMessage(
  nascent: MessengerRna,
  message: string,
  made: number,
  across: readonly Point[],
  x: number,
  paired: number,
  left: number,
): void {
  const end = across.at(-1) ?? { x: 0, y: 0 };
  const from = x - PAIRED * PITCH;
  for (let j = Math.ceil(made) - 1; j >= 0; j--) {
    const base = message[j] ?? '';
    const s = made - j;
    if (s <= PAIRED) {
      nascent.put(j, base, x - s * PITCH, paired, 0, 1, 1, smooth(s * 1.6));
      continue;
    }
    const along = (s - PAIRED) * 4;
    const k = Math.floor(along);
    const here = across[k];
    const next = across[k + 1];
    if (here && next) {
      const px = from + mid(here.x, next.x, along - k);
      const py = paired + mid(here.y, next.y, along - k);
      nascent.put(j, base, px, py, Math.atan2(here.y - next.y, here.x - next.x), 1, 1, 1);
      continue;
    }
    const px = from + end.x - (s - PAIRED - (across.length - 1) / 4) * PITCH;
    if (px < left) break;
    nascent.put(j, base, px, paired + end.y, 0, 1, smooth((px - left) / 50), 1);
  }
}

export function createTranscription(context: StageContext, glyphs: BaseGlyphs): Transcription {
  const inside = new Container();
  const nucleus = createNucleus(context);
  const polymerase = createRnaPolymerase(context);
  const helix = createDnaHelix(context, glyphs, 56, PITCH);
  const nascent = createMessengerRna(context, glyphs, 48);
  const names = createNames(context);
  const strands = new Container();
  strands.addChild(polymerase.behind, helix.root, nascent.root, polymerase.before, names.polymerase, names.nascent);
  inside.addChild(nucleus, strands, names.coding, names.template, names.nucleus);

  let layout: CellLayout = CELL_LAYOUTS.wide;
  let across = crossing(layout.track - layout.dna);
  let cap = 10;
  let to = 960;
  let seen = '';

  function drawNucleus({ message, bases, coding, template }: View, pan: number): void {
    const { wall, dna, track } = layout;
    const made = context.reducedMotion ? Math.floor(bases) : bases;
    const x = mid(layout.polymerase[0], layout.polymerase[1], made / message.length);
    polymerase.place(x, dna);
    names.polymerase.position.set(x - 46, dna + 82);
    helix.pose({ coding, template, at: made, x, y: dna, from: wall + 34, to: to + PITCH, capHeight: cap });
    nascent.begin(cap);
    layMessage(nascent, message, made, across, x, dna - 16, wall - 26);
    nascent.end();
    const free = x - PAIRED * PITCH - CROSSING_ACROSS;
    names.nascent.position.set(Math.max(wall + 110, free + 20), track + 30);
    names.nascent.alpha = smooth((made - PAIRED - CROSSING) / 3);
    nascent.root.alpha = 1 - smooth(2 * pan);
    strands.alpha = 1 - pan;
    strands.visible = pan < 1;
  }

  return {
    root: inside,
    lay(stage, height, foot) {
      layout = CELL_LAYOUTS[stage.layout];
      cap = height;
      to = stage.bleed.x + stage.bleed.width;
      across = crossing(layout.track - layout.dna + 16);
      nucleus.position.set(layout.wall, layout.track + 13);
      for (const text of Object.values(names)) text.style.fontSize = Math.max(NAMES.size, stage.type.small);
      names.coding.position.set(stage.width - 14, layout.dna - 40);
      names.template.position.set(stage.width - 14, layout.dna + 34);
      names.nucleus.position.set(stage.width - 14, foot - 8);
      seen = '';
    },
    draw(view, pan) {
      inside.x = pan * layout.shift;
      for (const text of [names.coding, names.template, names.nucleus]) text.visible = pan === 0;
      const key = `${view.phase}|${view.bases}|${pan}|${view.coding}`;
      if (key === seen) return;
      seen = key;
      drawNucleus(view, pan);
    },
  };
}
