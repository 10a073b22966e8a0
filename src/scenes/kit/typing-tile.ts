/** A glazed white tile with wells in a row, for drops that are mixed and judged by eye. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { type BloodDrop, createBloodDrop } from './blood-drop';
import { downGradient, roundGradient } from './shading';

export interface TypingTile {
  readonly root: Container;
  readonly drops: readonly BloodDrop[];
  /** Middle of each well in the tile's own units, and the wells' radius. */
  readonly wells: readonly { readonly x: number; readonly y: number }[];
  readonly radius: number;
  /** −1 to 1: how far the tile is tipped to one side. */
  tip(tilt: number): void;
  /** Marks the well that is looked at; −1 for none. */
  choose(index: number): void;
}

/** Origin at its upper left. `labels`: one for each well, written below it. */
export function createTypingTile(
  context: StageContext,
  width: number,
  height: number,
  labels: readonly string[],
): TypingTile {
  const { theme } = context;
  const root = new Container({ label: 'tile' });
  const body = new Graphics()
    .roundRect(4, 9, width, height, 16)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 })
    .roundRect(0, 5, width, height, 16)
    .fill(0xb9c2cb)
    .roundRect(0, 0, width, height, 16)
    .fill(
      downGradient([
        [0, 0xffffff],
        [0.5, 0xf3f6f8],
        [1, 0xdde4ea],
      ]),
    )
    .roundRect(10, 5, width - 20, 7, 4)
    .fill({ color: 0xffffff, alpha: 0.9 });
  root.addChild(body);
  const pitch = width / labels.length;
  const radius = Math.min(pitch * 0.42, (height - 34) / 2);
  const wells = labels.map((_, n) => ({ x: pitch * (n + 0.5), y: 8 + radius + 2 }));
  const ring = new Graphics().circle(0, 0, radius + 4).stroke({ width: 3, color: theme.accent });
  ring.visible = false;
  const drops = wells.map(({ x, y }) => {
    const recess = new Graphics()
      .circle(x, y, radius)
      .fill(
        roundGradient(
          [
            [0, 0xf4f7f9],
            [0.78, 0xe6ecf1],
            [0.93, 0xc4ced7],
            [1, 0xaab6c1],
          ],
          { x: 0.54, y: 0.56 },
        ),
      )
      .circle(x, y, radius)
      .stroke({ width: 1, color: 0x9aa7b3, alpha: 0.7 });
    const drop = createBloodDrop(radius * 0.84);
    drop.root.position.set(x, y);
    root.addChild(recess, drop.root);
    return drop;
  });
  root.addChild(ring);
  labels.forEach((label, n) => {
    const text = context.text({ text: label, size: 14, weight: '600', colour: 0x2b3846, anchor: [0.5, 0.5] });
    text.position.set(wells[n]?.x ?? 0, height - 13);
    root.addChild(text);
  });
  let chosen = -1;
  return {
    root,
    drops,
    wells,
    radius,
    tip(tilt) {
      drops.forEach((drop, n) => {
        const well = wells[n];
        if (well) drop.root.position.set(well.x + tilt * radius * 0.07, well.y);
      });
    },
    choose(index) {
      if (index === chosen) return;
      chosen = index;
      const well = wells[index];
      ring.visible = well !== undefined;
      if (well) ring.position.set(well.x, well.y);
    },
  };
}
