/** An eye that looks along a dashed line. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface ViewingEye {
  readonly root: Container;
  /** Where the eye is, and what it looks at to its left, stage units. */
  set(x: number, y: number, toX: number, toY: number): void;
}

const DASH = 7;

export function createViewingEye({ theme }: StageContext): ViewingEye {
  const root = new Container({ label: 'eye' });
  const sight = new Graphics();
  const eye = new Graphics()
    .ellipse(0, 0, 18, 11)
    .fill(0xffffff)
    .ellipse(0, 0, 18, 11)
    .stroke({ width: 2.2, color: theme.name === 'dark' ? 0x2b394b : 0x22303f })
    .circle(-6, 0, 7.5)
    .fill(0x2f7fb8)
    .circle(-7.5, 0, 3.6)
    .fill(0x0b1420)
    .circle(-9, -2, 1.6)
    .fill(0xffffff)
    .moveTo(-16, -10)
    .quadraticCurveTo(0, -21, 16, -10)
    .stroke({ width: 2.4, color: theme.inkSoft, cap: 'round' })
    .poly([-4, -27, 4, -27, 0, -33])
    .fill(theme.accent)
    .poly([-4, 20, 4, 20, 0, 26])
    .fill(theme.accent);
  root.addChild(sight, eye);
  let key = '';
  return {
    root,
    set(x, y, toX, toY) {
      const next = `${x} ${y} ${toX} ${toY}`;
      if (next === key) return;
      key = next;
      eye.position.set(x, y);
      sight.clear();
      const dx = toX - (x - 20);
      const dy = toY - y;
      const length = Math.sqrt(dx * dx + dy * dy);
      for (let at = 0; at < length; at += 2 * DASH) {
        const to = Math.min(length, at + DASH);
        sight
          .moveTo(x - 20 + (dx * at) / length, y + (dy * at) / length)
          .lineTo(x - 20 + (dx * to) / length, y + (dy * to) / length);
      }
      sight.stroke({ width: 1.6, color: theme.inkSoft });
    },
  };
}
