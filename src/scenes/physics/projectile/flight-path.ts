/** The path of the present ball, those of earlier ones, and the pegs where they landed. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point } from '../../contract';
import type { FieldCamera } from './field-camera';
import { createGrowingLine } from './growing-line';
import type { ProjectileContext, ProjectileFrame } from './projectile-frame';

const PATH_WIDTH = 5;
const APART = 6;
const OLD_APART = 10;
/** Okabe and Ito's colours: told apart by everybody. */
const OLD_COLOURS = [0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0x56b4e9, 0xd55e00] as const;

/** A copy of the present path: the frame's own is gone after the draw. */
function createPathCopy() {
  const points = new Float32Array(600 * PATH_WIDTH);
  let count = 0;
  const at = (n: number, part: number): number => points[n * PATH_WIDTH + part] ?? 0;
  return {
    at,
    get count() {
      return count;
    },
    clear() {
      count = 0;
    },
    take(traces: Float32Array | Float64Array, upTo: number) {
      if (upTo <= count) return;
      points.set(traces.subarray(count * PATH_WIDTH, upTo * PATH_WIDTH), count * PATH_WIDTH);
      count = upTo;
    },
    /** The point of which `distance` is least. */
    nearest(distance: (n: number) => number): number {
      let best = 0;
      for (let n = 1; n < count; n++) if (distance(n) < distance(best)) best = n;
      return best;
    },
  };
}

export function createFlightPath({ theme }: ProjectileContext, camera: FieldCamera) {
  const copy = createPathCopy();
  const line = createGrowingLine(theme.accent, 2.4, APART);
  let drawn = 0;
  const redraw = (): void => {
    line.hide();
    drawn = 0;
  };
  return {
    root: line.root,
    copy,
    redraw,
    /** s between two of its points, and at its last point. */
    get step() {
      return copy.count > 1 ? Number((copy.at(1, 0) - copy.at(0, 0)).toPrecision(3)) : 0.01;
    },
    get end() {
      return copy.count > 0 ? copy.at(copy.count - 1, 0) : 0;
    },
    /** Another ball flies. */
    clear() {
      copy.clear();
      redraw();
    },
    /** The time on it that is nearest to a place on the stage. */
    nearest(point: Point): number {
      const best = copy.nearest((n) => {
        const { x, y } = camera.toStage(copy.at(n, 1), copy.at(n, 2));
        return (x - point.x) ** 2 + (y - point.y) ** 2;
      });
      return copy.at(best, 0);
    },
    draw({ view, fields }: ProjectileFrame) {
      const present = view.traces[0]?.number === view.launches ? view.traces[0] : null;
      if (!present || !view.flight) {
        if (drawn > 0 || copy.count > 0) redraw();
        if (!present) copy.clear();
        return;
      }
      copy.take(fields.traces, present.points);
      if (drawn === 0 && copy.count > 0) {
        const first = camera.toStage(copy.at(0, 1), copy.at(0, 2));
        line.begin(first.x, first.y);
        drawn = 1;
      }
      const { right } = camera.box;
      for (; drawn < copy.count; drawn++) {
        const { x, y } = camera.toStage(copy.at(drawn, 1), copy.at(drawn, 2));
        if (x > right + 40) continue;
        line.to(x, y, copy.at(drawn, 2) === 0);
      }
      const { x, y } = camera.toStage(view.flight.x, view.flight.y);
      if (x <= right + 40) line.end(x, y);
    },
  };
}

export type FlightPath = ReturnType<typeof createFlightPath>;

/** Paths of earlier balls, each in a colour of its own. */
export function createOldPaths(camera: FieldCamera) {
  const oldPaths = new Graphics({ label: 'earlier paths' });
  let drawn = '';

  /** One path, left out where points lie close together. `from`: its first number. */
  function follow(traces: ArrayLike<number>, from: number, count: number): void {
    let lastX = Number.NEGATIVE_INFINITY;
    let lastY = 0;
    for (let n = 0; n < count; n++) {
      const p = from + n * PATH_WIDTH;
      const { x, y } = camera.toStage(traces[p + 1] ?? 0, traces[p + 2] ?? 0);
      if (x > camera.box.right + 20) break;
      const down = n === count - 1 || traces[p + 2] === 0;
      if (n > 0 && !down && (x - lastX) ** 2 + (y - lastY) ** 2 < OLD_APART ** 2) continue;
      if (n === 0) oldPaths.moveTo(x, y);
      else oldPaths.lineTo(x, y);
      lastX = x;
      lastY = y;
    }
  }

  return {
    root: oldPaths,
    forget() {
      drawn = '';
    },
    draw({ view, fields }: ProjectileFrame) {
      const old = view.traces.map((trace, row) => ({ ...trace, row })).filter(({ number }) => number !== view.launches);
      const key = old.map(({ number }) => number).join(' ');
      if (key === drawn) return;
      drawn = key;
      oldPaths.clear();
      for (const { number, points, row } of old) {
        follow(fields.traces, row * (fields.traces.length / 7), points);
        const age = view.launches - number;
        oldPaths.stroke({
          width: 1.8,
          color: OLD_COLOURS[number % OLD_COLOURS.length] ?? 0,
          alpha: Math.max(0.3, 0.9 - 0.1 * age),
          join: 'round',
        });
      }
    },
  };
}

export function createLandingPegs({ theme }: ProjectileContext, camera: FieldCamera) {
  const pegLook = new GraphicsContext().rect(-1.2, -9, 2.4, 11).fill(theme.ink).circle(0, -9, 3).fill(theme.warning);
  const pegs = new Container({ label: 'landing marks' });
  let drawn = '';
  return {
    root: pegs,
    forget() {
      drawn = '';
    },
    draw({ view }: ProjectileFrame) {
      const key = `${view.marks.length} ${view.marks.at(-1) ?? ''} ${camera.unit}`;
      if (key === drawn) return;
      drawn = key;
      for (const peg of pegs.removeChildren()) peg.destroy();
      for (const mark of view.marks) {
        const { x, y } = camera.toStage(mark, 0);
        if (x > camera.box.right) continue;
        const peg = new Graphics(pegLook);
        peg.position.set(x, y);
        pegs.addChild(peg);
      }
    },
  };
}
