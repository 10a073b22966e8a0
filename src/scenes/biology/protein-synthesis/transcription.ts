/** In the nucleus: the polymerase on its helix, and the message that leaves it for the pore. */
import { Container } from 'pixi.js';
import type { StageContext, StageSize } from '../../contract';
import type { BaseGlyphs } from './base-glyphs';
import { type CellLayout, CELL_LAYOUTS } from './cell-layout';
import { CROSSING_ACROSS, crossing, mid, PITCH, smooth } from './chain-path';
import type { View } from './codons';
import { BUBBLE, createDnaHelix } from './dna-helix';
import { createMessengerRna } from './messenger-rna';
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

export function createTranscription(context: StageContext, glyphs: BaseGlyphs): Transcription {
  const { theme, reducedMotion } = context;
  const soft = { ...NAMES, colour: theme.ink };
  const inside = new Container();
  const nucleus = createNucleus(context);
  const polymerase = createRnaPolymerase(context);
  const helix = createDnaHelix(context, glyphs, 56, PITCH);
  const nascent = createMessengerRna(context, glyphs, 48);
  const polymeraseName = context.text({
    ...soft,
    text: 'RNA polymerase',
    anchor: [0.5, 0.5],
  });
  const codingName = context.text({ ...soft, text: 'coding 5′→3′', anchor: [1, 1] });
  const templateName = context.text({ ...soft, text: 'template 3′→5′', anchor: [1, 0] });
  const nucleusName = context.text({ ...soft, text: 'Nucleus', anchor: [1, 1] });
  const nascentName = context.text({ ...soft, text: 'mRNA', anchor: [0.5, 0] });
  const strands = new Container();
  strands.addChild(polymerase.behind, helix.root, nascent.root, polymerase.before, polymeraseName, nascentName);
  inside.addChild(nucleus, strands, codingName, templateName, nucleusName);

  let layout: CellLayout = CELL_LAYOUTS.wide;
  let across = crossing(layout.track - layout.dna);
  let cap = 10;
  let to = 960;
  let seen = '';

  function drawNucleus(view: View, pan: number): void {
    const length = view.message.length;
    const made = reducedMotion ? Math.floor(view.bases) : view.bases;
    const x = mid(layout.polymerase[0], layout.polymerase[1], made / length);
    polymerase.place(x, layout.dna);
    polymeraseName.position.set(x - 46, layout.dna + 82);
    helix.pose({
      coding: view.coding,
      template: view.template,
      at: made,
      x,
      y: layout.dna,
      from: layout.wall + 34,
      to: to + PITCH,
      capHeight: cap,
    });

    // The message: paired from the active site backwards, then crossing to the free strand, its 5′ end ahead to the pore.
    const left = layout.wall - 26;
    nascent.begin(cap);
    const paired = layout.dna - 16;
    for (let j = Math.ceil(made) - 1; j >= 0; j--) {
      const s = made - j;
      const grown = smooth(s * 1.6);
      if (s <= PAIRED) {
        nascent.put(j, view.message[j] ?? '', x - s * PITCH, paired, 0, 1, 1, grown);
        continue;
      }
      const along = (s - PAIRED) * 4;
      const k = Math.floor(along);
      const from = across[k];
      const next = across[k + 1];
      if (from && next) {
        const t = along - k;
        const px = x - PAIRED * PITCH + mid(from.x, next.x, t);
        const py = paired + mid(from.y, next.y, t);
        nascent.put(j, view.message[j] ?? '', px, py, Math.atan2(from.y - next.y, from.x - next.x), 1, 1, 1);
        continue;
      }
      const end = across.at(-1) ?? { x: 0, y: 0 };
      const px = x - PAIRED * PITCH + end.x - (s - PAIRED - (across.length - 1) / 4) * PITCH;
      if (px < left) break;
      nascent.put(j, view.message[j] ?? '', px, paired + end.y, 0, 1, smooth((px - left) / 50), 1);
    }
    nascent.end();
    const free = x - PAIRED * PITCH - CROSSING_ACROSS;
    nascentName.position.set(Math.max(layout.wall + 110, free + 20), layout.track + 30);
    nascentName.alpha = smooth((made - PAIRED - CROSSING) / 3);
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
      for (const text of [polymeraseName, codingName, templateName, nucleusName, nascentName])
        text.style.fontSize = Math.max(NAMES.size, stage.type.small);
      codingName.position.set(stage.width - 14, layout.dna - 40);
      templateName.position.set(stage.width - 14, layout.dna + 34);
      nucleusName.position.set(stage.width - 14, foot - 8);
      seen = '';
    },
    draw(view, pan) {
      inside.x = pan * layout.shift;
      for (const text of [codingName, templateName, nucleusName]) text.visible = pan === 0;
      const key = `${view.phase}|${view.bases}|${pan}|${view.coding}`;
      if (key === seen) return;
      seen = key;
      drawNucleus(view, pan);
    },
  };
}
