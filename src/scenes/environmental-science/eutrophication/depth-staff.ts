/** The staff at the shore that tells the depth of the lake, with boards of figures. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, StageSize } from '../../contract';
import { createSignBoard } from '../../kit/words/sign-board';
import type { Basin } from './lake-picture';

const MARKS = 4;

export function createDepthStaff(context: StageContext) {
  const root = new Container({ label: 'depths' });
  const staff = new Graphics({ label: 'depth staff' });
  const marks = Array.from({ length: MARKS }, () => createSignBoard(context));
  root.addChild(staff, ...marks.map((mark) => mark.root));
  return {
    root,
    /** `depth`: m; null while nobody may know it. */
    lay({ right, surface, bed }: Basin, depth: number | null, stage: StageSize) {
      const x = right + 26;
      const tall = bed - surface;
      staff
        .clear()
        .rect(x - 2, surface - 10, 4, tall + 10)
        .fill(0xf2efe4)
        .stroke({ width: 1, color: 0x2b333c });
      for (let n = 0; n < 20; n += 2) staff.rect(x - 2, surface + (tall * n) / 20, 4, tall / 20).fill(0xc8372d);
      marks.forEach((mark, n) => {
        const part = n / (MARKS - 1);
        mark.paint(depth === null ? '' : `${Number((depth * part).toFixed(1))} m`, stage.type.small);
        const { width, height } = mark.size;
        mark.root.visible = depth !== null && (n === 0 || n === MARKS - 1 || tall / (MARKS - 1) > height + 2);
        mark.root.position.set(Math.min(x, stage.width - width / 2 - 3), surface + tall * part);
      });
    },
  };
}
