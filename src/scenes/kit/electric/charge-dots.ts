/** Charges that drift along a path: dots at equal distances, drawn out where they go too fast to be told apart. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point, StageContext } from '../../contract';

export interface ChargeDots {
  readonly root: Container;
  /** The path, as corners; at most `longest` stage units are filled with dots. */
  lay(corners: readonly Point[]): void;
  /** `drift`: stage units that the charges have gone since the start; `smear`: how far they went since the last frame. */
  move(drift: number, smear: number): void;
  /** Length of the path, stage units. */
  length(): number;
}

const DOT_SPACING = 22;
const RADIUS = 3.2;

/** `electron` where they are the carriers of a metal, which go against the current, with their minus. */
export function createChargeDots(
  { theme }: StageContext,
  longest: number,
  look: 'charge' | 'electron' = 'charge',
): ChargeDots {
  const root = new Container({ label: 'charges' });
  const context = new GraphicsContext();
  if (look === 'charge') {
    context
      .circle(0, 0, RADIUS + 1)
      .fill({ color: theme.name === 'dark' ? 0x1a1405 : 0x4a3505, alpha: 0.65 })
      .circle(0, 0, RADIUS)
      .fill(0xffd34d)
      .circle(-0.9, -0.9, RADIUS * 0.4)
      .fill(0xfffbe6);
  } else {
    context
      .circle(0, 0, RADIUS + 1.4)
      .fill({ color: 0x04141f, alpha: 0.75 })
      .circle(0, 0, RADIUS + 0.5)
      .fill(0x7fd4ff)
      .rect(-2.1, -0.75, 4.2, 1.5)
      .fill(0x063049);
  }
  const dots = Array.from({ length: Math.ceil(longest / DOT_SPACING) + 1 }, () =>
    root.addChild(new Graphics({ context, visible: false })),
  );
  root.once('destroyed', () => context.destroy());
  let corners: readonly Point[] = [];
  let reach = new Float64Array(1);
  let total = 0;
  return {
    root,
    lay(next) {
      corners = next;
      reach = new Float64Array(next.length);
      total = 0;
      for (let k = 1; k < next.length; k++) {
        const a = next[k - 1];
        const b = next[k];
        if (a && b) total += Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
        reach[k] = total;
      }
    },
    move(drift, smear) {
      let s = ((drift % DOT_SPACING) + DOT_SPACING) % DOT_SPACING;
      let k = 1;
      const stretch = Math.min(1 + Math.abs(smear) / (2 * RADIUS), DOT_SPACING / (2 * RADIUS) + 0.4);
      for (const dot of dots) {
        dot.visible = s < total;
        if (s >= total) continue;
        while ((reach[k] ?? total) < s) k++;
        const a = corners[k - 1];
        const b = corners[k];
        if (!a || !b) continue;
        const from = reach[k - 1] ?? 0;
        const part = (s - from) / ((reach[k] ?? total) - from || 1);
        dot.position.set(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
        dot.rotation = Math.atan2(b.y - a.y, b.x - a.x);
        dot.scale.set(stretch, 1);
        s += DOT_SPACING;
      }
    },
    length: () => total,
  };
}
