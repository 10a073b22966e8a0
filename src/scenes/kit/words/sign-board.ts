/** A small painted board with a figure, on a post or a staff: kilometres of a bank, depths of a lake. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { asPanel } from '../stage-marks';

export interface SignBoard {
  /** Origin at the board's middle. */
  readonly root: Container;
  /** Of the board, stage units, as it was last painted. */
  readonly size: { readonly width: number; readonly height: number };
  /** `letters`: their size. `post`: how far the post reaches below the board's middle; 0 for none. */
  paint(words: string, letters: number, post?: number): void;
}

const BOARD = 0xf7f5ee;
const WOOD = 0x6b5a44;
const LETTERS = 0x17202c;
const POST = 3;
const RADIUS = 3;

export function createSignBoard(context: StageContext): SignBoard {
  const root = new Container({ label: 'sign board' });
  const board = new Graphics();
  const text = context.text({ size: 12, weight: '600', colour: LETTERS, anchor: [0.5, 0.5] });
  root.addChild(board, text);
  let size = { width: 0, height: 0 };
  return {
    root,
    get size() {
      return size;
    },
    paint(words, letters, post = 0) {
      text.text = words;
      text.style.fontSize = letters;
      const width = text.width + 0.9 * letters;
      const height = 1.4 * letters;
      size = { width, height };
      board.clear();
      if (post > 0) board.rect(-POST / 2, 0, POST, post).fill(WOOD);
      board
        .roundRect(-width / 2, -height / 2, width, height, RADIUS)
        .fill(BOARD)
        .roundRect(-width / 2, -height / 2, width, height, RADIUS)
        .stroke({ width: 1, color: WOOD });
      asPanel(root, { x: -width / 2, y: -height / 2, width, height });
    },
  };
}
