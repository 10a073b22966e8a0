/** A curve through evenly spaced points: a mesh strip with an updated buffer, or strokes where meshes are missing. */
import { Container, Graphics, Mesh, MeshGeometry, Texture } from 'pixi.js';
import type { StageContext } from '../contract';

export interface TraceLine {
  readonly root: Container;
  colour(value: number): void;
  /** Size of the box that the points span, stage units; the origin is its upper left. */
  lay(width: number, height: number): void;
  /** Values from `from` (bottom) to `to` (top); those beyond are cut off at the box. */
  draw(values: Float32Array, from: number, to: number): void;
}

export function createTraceLine(context: StageContext, points: number, thickness: number, tint: number): TraceLine {
  return context.webgl ? meshLine(points, thickness, tint) : strokeLine(points, thickness, tint);
}

function meshLine(points: number, thickness: number, tint: number): TraceLine {
  const root = new Container({ label: 'trace' });
  const positions = new Float32Array(points * 4);
  const indices = new Uint32Array((points - 1) * 6);
  for (let n = 0; n < points - 1; n++)
    indices.set(
      [0, 1, 2, 1, 3, 2].map((k) => 2 * n + k),
      6 * n,
    );
  const geometry = new MeshGeometry({ positions, uvs: new Float32Array(points * 4), indices });
  const mesh = new Mesh({ geometry, texture: Texture.WHITE, tint });
  root.addChild(mesh);
  root.once('destroyed', () => geometry.destroy(true));
  const heights = new Float32Array(points);
  let width = 1;
  let height = 1;
  return {
    root,
    colour(value) {
      mesh.tint = value;
    },
    lay(w, h) {
      width = w;
      height = h;
    },
    draw(values, from, to) {
      const scale = height / (to - from);
      for (let n = 0; n < points; n++) {
        heights[n] = Math.min(height, Math.max(0, height - ((values[n] ?? 0) - from) * scale));
      }
      const pitch = width / (points - 1);
      const half = thickness / 2;
      let q = 0;
      for (let n = 0; n < points; n++) {
        const y = heights[n] ?? 0;
        const rise = ((heights[n + 1] ?? y) - (heights[n - 1] ?? y)) / (2 * pitch);
        const across = half / Math.sqrt(1 + rise * rise);
        const x = n * pitch;
        positions[q++] = x + rise * across;
        positions[q++] = y - across;
        positions[q++] = x - rise * across;
        positions[q++] = y + across;
      }
      geometry.getBuffer('aPosition').update();
    },
  };
}

function strokeLine(points: number, thickness: number, tint: number): TraceLine {
  const root = new Graphics({ label: 'trace' });
  let colour = tint;
  let width = 1;
  let height = 1;
  return {
    root,
    colour(value) {
      colour = value;
    },
    lay(w, h) {
      width = w;
      height = h;
    },
    draw(values, from, to) {
      const scale = height / (to - from);
      root.clear();
      for (let n = 0; n < points; n++) {
        const y = Math.min(height, Math.max(0, height - ((values[n] ?? 0) - from) * scale));
        const x = (n * width) / (points - 1);
        if (n === 0) root.moveTo(x, y);
        else root.lineTo(x, y);
      }
      root.stroke({ width: thickness, color: colour, join: 'round' });
    },
  };
}
