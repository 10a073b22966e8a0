/** Tools on a plank, which a hand carries to where they are used and lets go there; Enter uses one without carrying it. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { cells } from '../layout/layout';
import { downGradient } from '../paint/shading';
import { type Carried, createCarried } from './carried';

export interface ShelfTool {
  /** What it is and what it does: "Box of matches: set fire". */
  readonly name: string;
  readonly hint: string;
  /** Stands on the origin, within `TOOL`. */
  draw(pen: Graphics): void;
  apply(): void;
}

export interface ToolShelf extends Part {
  /** Once for each picture, at its wall milliseconds. */
  move(now: number): void;
  /** Where tools are used, in stage units. */
  aim(target: Box): void;
}

/** Room of a tool at scale 1. */
export const TOOL = { width: 60, height: 40 } as const;
const PLANK = 8;
const GAP = 6;

export function createToolShelf(context: StageContext & { redraw(): void }, tools: readonly ShelfTool[]): ToolShelf {
  const root = new Container({ label: 'tools' });
  const plank = new Graphics();
  let aimed: Box = { x: 0, y: 0, width: 0, height: 0 };
  const within = ({ x, y }: Point): boolean =>
    x > aimed.x && x < aimed.x + aimed.width && y > aimed.y && y < aimed.y + aimed.height;
  const parts = tools.map((tool) => {
    const part = new Container({ label: tool.name });
    const pen = new Graphics();
    tool.draw(pen);
    part.addChild(pen);
    const carried: Carried = createCarried(context, part, {
      name: tool.name,
      hint: tool.hint,
      box: { x: -TOOL.width / 2, y: -TOOL.height, ...TOOL },
      drop(at) {
        if (within(at)) tool.apply();
      },
      send: () => tool.apply(),
    });
    return { part, carried };
  });
  root.addChild(plank, ...parts.map(({ part }) => part));
  return {
    root,
    lay(box) {
      const y = box.y + box.height - PLANK;
      plank
        .clear()
        .roundRect(box.x + 3, y + 4, box.width, PLANK, 2)
        .fill({ color: context.theme.shadow, alpha: context.theme.shadowAlpha })
        .roundRect(box.x, y, box.width, PLANK, 2)
        .fill(
          downGradient([
            [0, 0xcaa272],
            [1, 0x7a5831],
          ]),
        );
      const places = cells(box, 'x', parts.length, GAP);
      parts.forEach(({ part, carried }, n) => {
        const place = places[n] ?? box;
        const scale = Math.min((box.height - PLANK) / TOOL.height, place.width / TOOL.width);
        part.scale.set(scale);
        carried.home({ x: place.x + place.width / 2, y: y + 1 }, scale);
      });
    },
    move(now) {
      for (const { carried } of parts) carried.move(now);
    },
    aim(target) {
      aimed = target;
      for (const { carried } of parts) carried.aim([target]);
    },
  };
}
