/** A closed curve as it is being drawn, over the one before it: pressure against volume, say. */
import { Container, Graphics, Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface LoopTrace {
  readonly root: Container;
  /** Size of its box, stage units; origin at the upper left. */
  lay(width: number, height: number, thickness: number): void;
  /** Values at the right and the upper edge; the left and lower ones are 0. */
  scale(x: number, y: number): void;
  put(x: number, y: number): void;
  /** What was drawn becomes the loop before; a new one begins. */
  close(): void;
  clear(): void;
  draw(): void;
}

/** How much of the old loop still glows. */
const AFTERGLOW = 0.32;

/** Points on their places in the box; `half`: of the thickness of the line. */
interface Curve {
  readonly count: number;
  readonly half: number;
  readonly xOf: (n: number) => number;
  readonly yOf: (n: number) => number;
}

interface LoopPen {
  readonly root: Container;
  draw(curve: Curve): void;
}

function stroke(pen: Graphics, { count, half, xOf, yOf }: Curve, colour: number): void {
  pen.clear();
  if (count < 2) return;
  pen.moveTo(xOf(0), yOf(0));
  for (let n = 1; n < count; n++) pen.lineTo(xOf(n), yOf(n));
  pen.stroke({ width: 2 * half, color: colour, join: 'round' });
}

function createStrokes(colour: number): LoopPen {
  const pen = new Graphics();
  return { root: pen, draw: (curve) => stroke(pen, curve, colour) };
}

/** The loop as a strip of triangles; `points`: the most of one. */
function createStrip(points: number, colour: number): LoopPen {
  const positions = new Float32Array(4 * points);
  const indices = new Uint32Array(6 * (points - 1));
  for (let n = 0; n < points - 1; n++)
    indices.set(
      [0, 1, 2, 1, 3, 2].map((k) => 2 * n + k),
      6 * n,
    );
  const geometry = new MeshGeometry({ positions, uvs: new Float32Array(4 * points), indices });
  geometry.batchMode = 'no-batch';
  const mesh = new Mesh({ geometry, texture: Texture.WHITE, tint: colour, visible: false });
  mesh.once('destroyed', () => geometry.destroy(true));
  return {
    root: mesh,
    draw({ count, xOf, yOf, half }) {
      mesh.visible = count > 1;
      for (let n = 0; n < points; n++) {
        const at = Math.min(n, Math.max(0, count - 1));
        const x = xOf(at);
        const y = yOf(at);
        const next = Math.min(at + 1, count - 1);
        const previous = Math.max(at - 1, 0);
        const dx = xOf(next) - xOf(previous);
        const dy = yOf(next) - yOf(previous);
        const length = n < count ? Math.sqrt(dx * dx + dy * dy) : 0;
        const nx = length > 1e-6 ? (-dy / length) * half : 0;
        const ny = length > 1e-6 ? (dx / length) * half : 0;
        positions[4 * n] = x + nx;
        positions[4 * n + 1] = y + ny;
        positions[4 * n + 2] = x - nx;
        positions[4 * n + 3] = y - ny;
      }
      geometry.getBuffer('aPosition').update();
    },
  };
}

/** `points`: the most of one loop; what comes later is left out. */
export function createLoopTrace(context: StageContext, points: number, colour: number): LoopTrace {
  const root = new Container({ label: 'loop' });
  const before = new Graphics({ alpha: AFTERGLOW });
  const dot = new Graphics({ visible: false }).circle(0, 0, 2.6).fill(0xffffff);
  const values = new Float32Array(2 * points);
  const old = new Float32Array(2 * points);
  let count = 0;
  let oldCount = 0;
  let width = 1;
  let height = 1;
  let half = 1;
  let full = { x: 1, y: 1 };
  let stale = false;

  const curveOf = (from: Float32Array, length: number): Curve => ({
    count: length,
    half,
    xOf: (n) => width * Math.min(1, Math.max(0, (from[2 * n] ?? 0) / full.x)),
    yOf: (n) => height * (1 - Math.min(1, Math.max(0, (from[2 * n + 1] ?? 0) / full.y))),
  });
  const strokeOld = (): void => stroke(before, curveOf(old, oldCount), colour);

  const now = context.webgl ? createStrip(points, colour) : createStrokes(colour);
  root.addChild(before, now.root, dot);

  return {
    root,
    lay(w, h, thickness) {
      width = w;
      height = h;
      half = thickness / 2;
      strokeOld();
      stale = true;
    },
    scale(x, y) {
      if (x === full.x && y === full.y) return;
      full = { x, y };
      strokeOld();
      stale = true;
    },
    put(x, y) {
      if (count >= points) return;
      values[2 * count] = x;
      values[2 * count + 1] = y;
      count++;
      stale = true;
    },
    close() {
      old.set(values);
      oldCount = count;
      count = 0;
      strokeOld();
      stale = true;
    },
    clear() {
      count = 0;
      oldCount = 0;
      before.clear();
      stale = true;
    },
    draw() {
      if (!stale) return;
      stale = false;
      const curve = curveOf(values, count);
      now.draw(curve);
      const shown = count > 0;
      dot.visible = shown;
      if (shown) dot.position.set(curve.xOf(count - 1), curve.yOf(count - 1));
    },
  };
}
