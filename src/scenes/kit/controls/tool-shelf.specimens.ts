import type { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createToolShelf, type ShelfTool } from './tool-shelf';

const tool = (name: string, colour: number): ShelfTool => ({
  name,
  hint: 'Drag it away and let it go.',
  draw: (pen) => pen.roundRect(-20, -30, 40, 30, 5).fill(colour),
  apply: () => undefined,
});

const shelf = (context: StageContext): Container => {
  const part = createToolShelf({ ...context, redraw: () => undefined }, [
    tool('Red box', 0xb8452f),
    tool('Green box', 0x3f7d4e),
    tool('Blue box', 0x2f6f9f),
  ]);
  part.lay({ x: 10, y: 10, width: 240, height: 50 }, { small: 12, text: 14, figures: 26 });
  part.move(0);
  return part.root;
};

export const specimens: readonly Specimen[] = [
  { part: 'Tool shelf', states: [{ name: 'three tools', width: 260, height: 70, create: shelf }] },
];
