/** The camera over the anvils: the bar, what the blow made of it, and, under the magnifier, the face that broke. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { drawAnvilPicture } from './anvil-picture';
import { drawFractureFace } from './fracture-face';
import type { FractureState } from './fracture-state';

export interface FractureView extends Part {
  /** The pane, in units of the parent. */
  readonly pane: Box;
  set(state: FractureState): void;
}

export function createFractureView(context: StageContext): FractureView {
  const { theme } = context;
  const root = new Container({ label: 'camera' });
  const housing = createScreenCase(context, { title: 'Camera', form: 'bench' });
  const picture = new Graphics();
  const words = context.text({ size: 13, weight: '600', colour: theme.screenInk, anchor: [0.5, 1] });
  root.addChild(housing.root, picture, words);
  let last: FractureState | null = null;
  let key = '';

  function paint(state: FractureState): void {
    const { pane } = housing;
    const g = picture.clear();
    const room = { ...pane, height: pane.height - words.style.fontSize * 1.4 };
    if (state.face && state.broken) drawFractureFace(g, state.broken, state.tone, room);
    else drawAnvilPicture(g, state, theme, room);
  }

  return {
    root,
    get pane() {
      return housing.pane;
    },
    lay(box, type) {
      housing.lay(box, type);
      const { pane } = housing;
      words.style.fontSize = type.small;
      words.position.set(pane.x + pane.width / 2, pane.y + pane.height);
      key = '';
      if (last) paint(last);
    },
    set(state) {
      words.text = state.words;
      const next = JSON.stringify(state);
      if (next === key) return;
      key = next;
      last = state;
      paint(state);
    },
  };
}
