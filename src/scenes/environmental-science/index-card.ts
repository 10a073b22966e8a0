/** The indices of typed counts on a card, where there is no plot to look at. */
import { Container } from 'pixi.js';
import { isSampledHabitat } from '../../../engine/data/habitat-communities';
import type { Frame, StageContext } from '../contract';
import { createNoteCard, type NoteCard } from '../kit/note-card';
import type { Box } from './survey-layout';

export interface IndexCard {
  readonly root: Container;
  draw(frame: Frame<'biodiversity_index'>, box: Box): void;
}

const NAME = 16;
/** Nine lines fill the card, and are read from the back of a room. */
const SIZE = 18;

export function createIndexCard(context: StageContext): IndexCard {
  const root = new Container({ label: 'indices' });
  /** Made when counts are typed for the first time. */
  let card: NoteCard | null = null;
  let laid = '';
  return {
    root,
    draw({ params, shown }, [x, y, width, height]) {
      const typed = !isSampledHabitat(params.habitat);
      root.visible = typed;
      if (!typed) return;
      card ??= createNoteCard(context, width, height, true, SIZE);
      if (laid !== `${x} ${width}`) {
        laid = `${x} ${width}`;
        root.addChild(card.root);
        root.position.set(x, y);
        card.resize(width, height);
      }
      const rows: readonly (readonly [string, string])[] = [
        ['Species S', shown.richness.text],
        ['Individuals N', shown.individuals.text],
        ['Shannon H′', shown.shannon.text],
        ['Simpson 1 − D', shown.simpson_1_minus_d.text],
        ['Hill ¹D', shown.hill_1.text],
        ['Hill ²D', shown.hill_2.text],
        ['Evenness J', shown.evenness.text],
        ['Chao1', shown.chao1.text],
        [`E(S) at ${params.rarefy_to}`, shown.rarefied.text],
      ];
      card.set('Indices of the typed counts', rows.map(([name, text]) => `${name.padEnd(NAME)}${text}`).join('\n'));
    },
  };
}
