/** The capillary of a nebuliser: a thin tube that hangs from its port to a tip, which a hand carries from cup to cup. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';

/** The tip, from its lower end. */
export const TIP = { width: 16, height: 46 } as const;

export interface Capillary {
  /** The tube; the tip is a part of its own, so that it can be carried. */
  readonly root: Container;
  readonly tip: Container;
  /** From the port of the nebuliser to where the tip is now. */
  hang(from: Point, scale: number): void;
  /** Solution runs up, so far along. */
  flow(on: boolean): void;
  drift(seconds: number): void;
}

const SLUGS = 7;

export function createCapillary({ theme }: StageContext): Capillary {
  const root = new Container({ label: 'capillary' });
  const tube = new Graphics();
  const slugs = new Graphics();
  root.addChild(tube, slugs);
  const tip = new Container({ label: 'tip of the capillary' });
  tip.addChild(
    new Graphics()
      .rect(-1.6, -TIP.height, 3.2, TIP.height)
      .fill(theme.name === 'dark' ? 0xe8eef6 : 0x4a5a6c)
      .roundRect(-6, -TIP.height, 12, 15, 4)
      .fill(theme.accent),
  );
  let ends = { ax: 0, ay: 0, bx: 0, by: 0 };
  let on = false;
  let phase = 0;
  const control = (): readonly [number, number, number, number] => {
    const { ax, ay, bx, by } = ends;
    const reach = 26 + 0.22 * Math.abs(bx - ax);
    return [ax - reach, ay + reach * 0.6, bx, by - reach * 1.1];
  };
  const express = (): void => {
    const { ax, ay, bx, by } = ends;
    const [cx, cy, dx, dy] = control();
    slugs.clear();
    if (!on) return;
    for (let n = 0; n < SLUGS; n++) {
      const t = 1 - ((n / SLUGS + phase) % 1);
      const u = 1 - t;
      const x = u ** 3 * ax + 3 * u * u * t * cx + 3 * u * t * t * dx + t ** 3 * bx;
      const y = u ** 3 * ay + 3 * u * u * t * cy + 3 * u * t * t * dy + t ** 3 * by;
      slugs.circle(x, y, 2).fill(theme.water);
    }
  };
  return {
    root,
    tip,
    hang(from, scale) {
      const b = { x: tip.x, y: tip.y - TIP.height * scale };
      if (from.x === ends.ax && from.y === ends.ay && b.x === ends.bx && b.y === ends.by) return;
      ends = { ax: from.x, ay: from.y, bx: b.x, by: b.y };
      const [cx, cy, dx, dy] = control();
      tube
        .clear()
        .moveTo(from.x, from.y)
        .bezierCurveTo(cx, cy, dx, dy, b.x, b.y)
        .stroke({ width: 4, color: theme.name === 'dark' ? 0x0a0f17 : 0x6f8296, alpha: 0.7 })
        .moveTo(from.x, from.y)
        .bezierCurveTo(cx, cy, dx, dy, b.x, b.y)
        .stroke({ width: 2.4, color: theme.glassEdge });
      express();
    },
    flow(next) {
      if (next === on) return;
      on = next;
      express();
    },
    drift(seconds) {
      if (!on) return;
      phase += seconds * 0.8;
      express();
    },
  };
}
