/** An insulated lead: a round tube with light from the upper left and a shadow on what lies behind. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { mix } from '../paint/shading';
import { asLead } from '../stage-marks';

export interface Wire {
  readonly root: Container;
  /** Lays it along corners, rounded by `radius`. */
  along(corners: readonly Point[], radius?: number): void;
  /** Hangs it between two ends; `leave` and `arrive` are where its ends point to, by how much. */
  hang(from: Point, to: Point, leave: Point, arrive: Point): void;
}

/** Points along the curve that `hang` draws, both ends included. */
export function hangingPoints(from: Point, to: Point, leave: Point, arrive: Point, pieces = 14): Point[] {
  return Array.from({ length: pieces + 1 }, (_, k) => {
    const t = k / pieces;
    const u = 1 - t;
    const on = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return {
      x: on(from.x, from.x + leave.x, to.x + arrive.x, to.x),
      y: on(from.y, from.y + leave.y, to.y + arrive.y, to.y),
    };
  });
}

export function createWire({ theme }: StageContext, colour: number, width = 6): Wire {
  const root = new Container({ label: 'wire' });
  const shadow = new Graphics({ x: 2.5, y: 4, alpha: theme.shadowAlpha * 0.8 });
  const tube = new Graphics();
  root.addChild(shadow, tube);
  const edge = mix(colour, 0x000000, 0.45);
  const shine = mix(colour, 0xffffff, 0.55);
  const strokes = (trace: (g: Graphics) => Graphics): void => {
    const round = { cap: 'round', join: 'round' } as const;
    trace(shadow.clear()).stroke({ width: width + 1, color: theme.shadow, ...round });
    trace(tube.clear()).stroke({ width, color: edge, ...round });
    trace(tube).stroke({ width: width * 0.66, color: colour, ...round });
    trace(tube).stroke({ width: width * 0.18, color: shine, alpha: 0.75, ...round });
  };
  return {
    root,
    along(corners, radius = 10) {
      const [start, end] = [corners[0], corners.at(-1)];
      if (start && end) asLead(root, start, end);
      strokes((g) => {
        const first = corners[0];
        const last = corners[corners.length - 1];
        if (!first || !last) return g;
        g.moveTo(first.x, first.y);
        for (let k = 1; k < corners.length - 1; k++) {
          const here = corners[k];
          const next = corners[k + 1];
          if (here && next) g.arcTo(here.x, here.y, next.x, next.y, radius);
        }
        return g.lineTo(last.x, last.y);
      });
    },
    hang(from, to, leave, arrive) {
      asLead(root, from, to);
      strokes((g) =>
        g
          .moveTo(from.x, from.y)
          .bezierCurveTo(from.x + leave.x, from.y + leave.y, to.x + arrive.x, to.y + arrive.y, to.x, to.y),
      );
    },
  };
}
