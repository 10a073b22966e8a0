/** A picture that a pen paints on a small canvas when what it shows has changed, some times a second at most; the stage scales it. */
import { CanvasSource, Container, DOMAdapter, Sprite, Texture } from 'pixi.js';
import type { Box } from '../../contract';

export type Pen = CanvasRenderingContext2D;

export interface Painted {
  readonly root: Container;
  /** Fills the box, in units of its parent. */
  lay(box: Box): void;
  /** `look`: whatever the picture depends on, in a word. Whether it shows it already, has painted it now, or has to wait: ask again. */
  show(look: string, now: number, paint: (pen: Pen) => void): 'shown' | 'painted' | 'waits';
}

/** Wall ms between two pictures. */
const LEAST_BETWEEN = 110;

/** `width` and `height` in pixels; the pen begins at the upper left of a clear canvas. */
export function createPainted(width: number, height: number): Painted {
  const canvas = DOMAdapter.get().createCanvas(width, height);
  const pen = canvas.getContext('2d') as Pen | null;
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const sprite = new Sprite(new Texture({ source, dynamic: true }));
  const root = new Container({ label: 'painted' });
  root.addChild(sprite);
  root.once('destroyed', () => sprite.texture.destroy(true));
  let shown = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    root,
    lay({ x, y, width: across, height: down }) {
      sprite.position.set(x, y);
      sprite.setSize(across, down);
    },
    show(look, now, paint) {
      if (look === shown) return 'shown';
      if (shown !== '' && now - last < LEAST_BETWEEN && now >= last) return 'waits';
      [shown, last] = [look, now];
      if (pen) {
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.globalAlpha = 1;
        pen.clearRect(0, 0, width, height);
        paint(pen);
        source.update();
      }
      return 'painted';
    },
  };
}

/** A small canvas for a stamp that is used many times; null where nothing can be painted. */
export function createStamp(pixels: number): { readonly image: CanvasImageSource; readonly pen: Pen } | null {
  const canvas = DOMAdapter.get().createCanvas(pixels, pixels);
  const pen = canvas.getContext('2d') as Pen | null;
  return pen ? { image: canvas as unknown as CanvasImageSource, pen } : null;
}
