/** A card of paper that carries a picture with a line of words below it, and the dark window of a lens in its ring of metal. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { metalDown } from '../paint/shading';
import { asPanel } from '../stage-marks';
import { drawPaper } from './paper-sheet';

export interface PictureCard {
  readonly root: Container;
  /** The card itself: what else is drawn on it each time that it is laid. */
  readonly pen: Graphics;
  readonly caption: Text;
  /** `small`: size of the caption, which stands above the lower edge of the box. */
  lay(box: Box, small: number): void;
}

const CORNER = 8;
/** Paper below the caption. */
const FOOT = 5;

export function createPictureCard(context: StageContext, caption = ''): PictureCard {
  const { theme } = context;
  const root = new Container({ label: 'card' });
  const pen = new Graphics();
  const words = context.text({
    text: caption,
    size: 12,
    weight: '600',
    colour: theme.paperInk,
    anchor: [0.5, 1],
  });
  root.addChild(pen, words);
  return {
    root,
    pen,
    caption: words,
    lay(box, small) {
      drawPaper(pen.clear(), box, theme, CORNER);
      asPanel(pen, box);
      words.style.fontSize = small;
      words.position.set(box.x + box.width / 2, box.y + box.height - FOOT);
    },
  };
}

const WINDOW_CORNER = 7;
const RING = 3;

/** The window on the card's pen, and the mask of what is seen through it. */
export function drawLensWindow(
  pen: Graphics,
  mask: Graphics,
  { x, y, width, height }: Box,
  theme: StageContext['theme'],
  ground: number,
): void {
  pen
    .roundRect(x - RING, y - RING, width + 2 * RING, height + 2 * RING, WINDOW_CORNER + 2)
    .fill(metalDown(theme))
    .roundRect(x, y, width, height, WINDOW_CORNER)
    .fill(ground);
  mask.clear().roundRect(x, y, width, height, WINDOW_CORNER).fill(0xffffff);
}

/** The window that a lens has on a card, above its caption. */
export const lensWindowOn = ({ x, y, width, height }: Box, small: number): Box => ({
  x: x + 9,
  y: y + 9,
  width: width - 18,
  height: height - 12 - small * 1.7,
});
