/** Images of a moving body at equal times, as a stroboscope leaves them on a photograph. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface StrobeMarks {
  readonly root: Container;
  /** The first `count` marks are shown; `place` puts the n-th, stage units, and is asked once for each new one. */
  show(count: number, place: (n: number) => { readonly x: number; readonly y: number }): void;
  /** All marks are placed anew with the next `show`. */
  forget(): void;
}

export function createStrobeMarks({ theme }: StageContext, radius: number): StrobeMarks {
  const root = new Container({ label: 'strobe marks' });
  const look = new GraphicsContext()
    .circle(0, 0, radius + 1.4)
    .fill({ color: theme.name === 'dark' ? 0x0a1420 : 0xffffff, alpha: 0.75 })
    .circle(0, 0, radius)
    .fill(theme.accent);
  root.once('destroyed', () => look.destroy());
  const marks: Graphics[] = [];
  let shown = 0;
  return {
    root,
    show(count, place) {
      for (let n = shown; n < count; n++) {
        let mark = marks[n];
        if (!mark) {
          mark = new Graphics(look);
          marks.push(mark);
          root.addChild(mark);
        }
        const { x, y } = place(n);
        mark.position.set(x, y);
        mark.visible = true;
      }
      for (let n = count; n < shown; n++) {
        const mark = marks[n];
        if (mark) mark.visible = false;
      }
      shown = count;
    },
    forget() {
      for (let n = 0; n < shown; n++) {
        const mark = marks[n];
        if (mark) mark.visible = false;
      }
      shown = 0;
    },
  };
}
