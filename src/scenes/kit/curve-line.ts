/** A curve that grows at its end: kept in short pieces, so that a new point redraws only the last of them. */
import { Container, Graphics } from 'pixi.js';

export interface CurveLine {
  readonly root: Container;
  /** Points now; those before are drawn already. `at` writes the place of a point, or returns false where it is cut off. */
  grow(points: number, at: (index: number, place: { x: number; y: number }) => boolean): void;
  /** Everything is drawn anew by the next `grow`. */
  forget(): void;
}

const PIECE = 32;

export function createCurveLine(colour: number, width: number): CurveLine {
  const root = new Container({ label: 'curve' });
  const pieces: Graphics[] = [];
  const place = { x: 0, y: 0 };
  let drawn = 0;
  return {
    root,
    grow(points, at) {
      if (points === drawn) return;
      if (points < drawn) drawn = 0;
      // The piece that holds the last drawn point is not full.
      const from = Math.max(0, Math.floor((drawn - 1) / PIECE));
      const to = Math.floor(Math.max(0, points - 1) / PIECE);
      for (let index = from; index <= to; index++) {
        const piece = pieces[index] ?? root.addChild(new Graphics());
        pieces[index] = piece;
        piece.clear();
        let down = false;
        let any = false;
        // From the last point of the piece before, so that they join.
        for (let n = Math.max(0, index * PIECE - 1); n < Math.min(points, (index + 1) * PIECE); n++) {
          if (!at(n, place)) {
            down = false;
            continue;
          }
          if (down) piece.lineTo(place.x, place.y);
          else piece.moveTo(place.x, place.y);
          any ||= down;
          down = true;
        }
        if (any) piece.stroke({ width, color: colour, join: 'round', cap: 'round' });
      }
      for (let index = to + 1; index < pieces.length; index++) pieces[index]?.clear();
      drawn = points;
    },
    forget() {
      drawn = 0;
      for (const piece of pieces) piece.clear();
    },
  };
}
