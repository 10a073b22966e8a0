/**
 * A line that grows point by point. Each piece is a prebuilt stroke, placed once: a new point changes only its own corner
 * of the stage.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';

export interface GrowingLine {
  readonly root: Container;
  /** Starts anew at a point, stage units. */
  begin(x: number, y: number): void;
  /** Continues to a point; one too near the last is skipped unless `always`. */
  to(x: number, y: number, always?: boolean): void;
  /** A loose end from the last point to here, moved by the next call. */
  end(x: number, y: number): void;
  hide(): void;
}

export function createGrowingLine(colour: number, width: number, apart: number): GrowingLine {
  const root = new Container({ label: 'line' });
  // One unit long; round ends would be stretched with it, so pieces overlap by half a width instead.
  const stroke = new GraphicsContext().rect(0, -width / 2, 1, width).fill(colour);
  const pieces: Graphics[] = [];
  root.once('destroyed', () => stroke.destroy());
  const loose = new Graphics(stroke);
  loose.visible = false;
  root.addChild(loose);
  let used = 0;
  let lastX = 0;
  let lastY = 0;
  const lay = (piece: Graphics, x: number, y: number): void => {
    const dx = x - lastX;
    const dy = y - lastY;
    piece.position.set(lastX, lastY);
    piece.rotation = Math.atan2(dy, dx);
    piece.scale.x = Math.sqrt(dx * dx + dy * dy) + width * 0.3;
  };
  const hide = (): void => {
    for (let n = 0; n < used; n++) {
      const piece = pieces[n];
      if (piece) piece.visible = false;
    }
    used = 0;
    loose.visible = false;
  };
  return {
    root,
    hide,
    begin(x, y) {
      hide();
      lastX = x;
      lastY = y;
    },
    to(x, y, always = false) {
      const dx = x - lastX;
      const dy = y - lastY;
      if (!always && dx * dx + dy * dy < apart * apart) return;
      let piece = pieces[used];
      if (!piece) {
        piece = new Graphics(stroke);
        pieces.push(piece);
        root.addChild(piece);
      }
      used++;
      piece.visible = true;
      lay(piece, x, y);
      lastX = x;
      lastY = y;
    },
    end(x, y) {
      if (!loose.visible) loose.visible = true;
      lay(loose, x, y);
    },
  };
}
