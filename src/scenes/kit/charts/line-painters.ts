/** Two ways to draw the corners of a line: strokes in short pieces, or a mesh strip for lines of many points that change in each frame. */
import { Container, Graphics, Mesh, MeshGeometry, Texture } from 'pixi.js';

export interface LinePainter {
  readonly root: Container;
  /** Corners: x and y by turns, a pair of NaN between pieces. Those before `from` are drawn already. */
  draw(vertices: Float32Array, length: number, from: number): void;
  recolour(colour: number): void;
}

/** Strokes of corners from one to before another. */
function paintStroke(pen: Graphics, vertices: Float32Array, from: number, to: number, width: number): void {
  pen.clear();
  let down = false;
  let any = false;
  for (let n = from; n < to; n++) {
    const x = vertices[2 * n] ?? Number.NaN;
    const y = vertices[2 * n + 1] ?? Number.NaN;
    if (Number.isNaN(x)) {
      down = false;
      continue;
    }
    if (down) pen.lineTo(x, y);
    else pen.moveTo(x, y);
    any ||= down;
    down = true;
  }
  if (any) pen.stroke({ width, color: 0xffffff, join: 'round', cap: 'round' });
}

/** Dashes through the corners before `to`. */
function paintDashes(
  pen: Graphics,
  vertices: Float32Array,
  to: number,
  [full, gap]: readonly [number, number],
  width: number,
): void {
  pen.clear();
  let along = 0;
  let any = false;
  for (let n = 1; n < to; n++) {
    const x0 = vertices[2 * n - 2] ?? Number.NaN;
    const y0 = vertices[2 * n - 1] ?? Number.NaN;
    const dx = (vertices[2 * n] ?? Number.NaN) - x0;
    const dy = (vertices[2 * n + 1] ?? Number.NaN) - y0;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (Number.isNaN(length)) {
      along = 0;
      continue;
    }
    for (let at = 0; at < length; ) {
      const phase = along % (full + gap);
      const step = Math.min(length - at, (phase < full ? full : full + gap) - phase + 1e-6);
      if (phase < full) {
        pen
          .moveTo(x0 + (dx * at) / length, y0 + (dy * at) / length)
          .lineTo(x0 + (dx * (at + step)) / length, y0 + (dy * (at + step)) / length);
        any = true;
      }
      at += step;
      along += step;
    }
  }
  if (any) pen.stroke({ width, color: 0xffffff });
}

/** `piece`: corners that are drawn anew when one is added. `dash`: lengths of dash and gap, stage units. */
export function strokePainter(
  tint: number,
  width: number,
  piece: number,
  dash: readonly [number, number] | null,
): LinePainter {
  const root = new Container({ label: 'line' });
  const pieces: Graphics[] = [];
  const pieceAt = (index: number): Graphics => {
    const known = pieces[index];
    if (known) return known;
    const made = root.addChild(new Graphics());
    made.tint = colour;
    pieces.push(made);
    return made;
  };
  let colour = tint;
  let drawn = 0;
  return {
    root,
    draw(vertices, length, from) {
      if (dash) {
        paintDashes(pieceAt(0), vertices, length, dash, width);
        return;
      }
      const last = Math.floor(Math.max(0, length - 1) / piece);
      // The piece that holds the last corner that stays is not full; each begins with the last corner of the one before.
      for (let index = Math.floor(Math.max(0, from - 1) / piece); index <= last; index++)
        paintStroke(
          pieceAt(index),
          vertices,
          Math.max(0, index * piece - 1),
          Math.min(length, (index + 1) * piece),
          width,
        );
      for (let index = last + 1; index < drawn; index++) pieces[index]?.clear();
      drawn = last + 1;
    },
    recolour(next) {
      if (next === colour) return;
      colour = next;
      for (const each of pieces) each.tint = next;
    },
  };
}

/** Below this cosine of the turn at a corner its two sides keep an end of their own. */
const SHARP = 0.2;

/** A strip of triangles whose pairs of corners are written anew; it holds more when it must. */
export interface Strip {
  readonly root: Container;
  begin(): void;
  pair(ax: number, ay: number, bx: number, by: number): void;
  end(): void;
  recolour(colour: number): void;
}

const geometryFor = (pairs: number, positions: Float32Array): MeshGeometry => {
  const indices = new Uint32Array(6 * (pairs - 1));
  for (let n = 0; n < pairs - 1; n++) {
    const at = 2 * n;
    indices[6 * n] = at;
    indices[6 * n + 1] = indices[6 * n + 3] = at + 1;
    indices[6 * n + 2] = indices[6 * n + 5] = at + 2;
    indices[6 * n + 4] = at + 3;
  }
  const geometry = new MeshGeometry({ positions, uvs: new Float32Array(positions.length), indices });
  geometry.batchMode = 'no-batch';
  return geometry;
};

export function createStrip(colour: number): Strip {
  let pairs = 256;
  let positions = new Float32Array(4 * pairs);
  let geometry = geometryFor(pairs, positions);
  const mesh = new Mesh({ geometry, texture: Texture.WHITE, tint: colour, visible: false });
  mesh.once('destroyed', () => geometry.destroy(true));
  let used = 0;
  let outgrown: MeshGeometry | null = null;
  return {
    root: mesh,
    begin() {
      used = 0;
    },
    pair(ax, ay, bx, by) {
      if (used === pairs) {
        pairs *= 2;
        const larger = new Float32Array(4 * pairs);
        larger.set(positions);
        positions = larger;
        outgrown ??= geometry;
      }
      const at = 4 * used++;
      positions[at] = ax;
      positions[at + 1] = ay;
      positions[at + 2] = bx;
      positions[at + 3] = by;
    },
    end() {
      const shown = used > 1;
      mesh.visible = shown;
      // What is not in use lies on the last corner.
      const last = 4 * used - 2;
      for (let at = 4 * used; at < positions.length; at += 2) {
        positions[at] = positions[last] ?? 0;
        positions[at + 1] = positions[last + 1] ?? 0;
      }
      if (outgrown) {
        geometry = geometryFor(pairs, positions);
        mesh.geometry = geometry;
        outgrown.destroy(true);
        outgrown = null;
      } else geometry.getBuffer('aPosition').update();
    },
    recolour(next) {
      mesh.tint = next;
    },
  };
}

export function meshPainter(tint: number, width: number): LinePainter {
  const strip = createStrip(tint);
  const half = width / 2;
  return {
    root: strip.root,
    recolour: (next) => strip.recolour(next),
    draw(vertices, length) {
      strip.begin();
      // The direction of the side before; none at the begin of a piece.
      let ux = 0;
      let uy = 0;
      let begun = false;
      for (let n = 0; n < length; n++) {
        const x = vertices[2 * n] ?? 0;
        const y = vertices[2 * n + 1] ?? 0;
        if (Number.isNaN(x)) continue;
        const nextX = n + 1 < length ? (vertices[2 * n + 2] ?? Number.NaN) : Number.NaN;
        const nextY = n + 1 < length ? (vertices[2 * n + 3] ?? Number.NaN) : Number.NaN;
        let vx = nextX - x;
        let vy = nextY - y;
        const side = Math.sqrt(vx * vx + vy * vy);
        const ends = Number.isNaN(side);
        if (!ends && side < 1e-6) continue;
        vx /= side;
        vy /= side;
        if (!begun) {
          if (ends) continue;
          // Two pairs without width lead over from the piece before.
          strip.pair(x, y, x, y);
          strip.pair(x - vy * half, y + vx * half, x + vy * half, y - vx * half);
          begun = true;
        } else if (ends) {
          strip.pair(x - uy * half, y + ux * half, x + uy * half, y - ux * half);
          strip.pair(x, y, x, y);
          begun = false;
        } else {
          const turn = ux * vx + uy * vy;
          if (turn < SHARP) {
            strip.pair(x - uy * half, y + ux * half, x + uy * half, y - ux * half);
            strip.pair(x - vy * half, y + vx * half, x + vy * half, y - vx * half);
          } else {
            const reach = half / (1 + turn);
            const [mx, my] = [(ux + vx) * reach, (uy + vy) * reach];
            strip.pair(x - my, y + mx, x + my, y - mx);
          }
        }
        ux = vx;
        uy = vy;
      }
      strip.end();
    },
  };
}
