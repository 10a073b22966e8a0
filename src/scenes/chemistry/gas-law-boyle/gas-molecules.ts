/**
 * The molecules of a gas in a box: balls coloured by their speed, smaller and dimmer at the back, and sparks where they
 * strike the lid. One mesh of quads whose corners are moved, out of one small picture; sprites where meshes are missing.
 */
import { CanvasSource, Container, DOMAdapter, Mesh, MeshGeometry, Rectangle, Sprite, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type ColourMap, colourAt, colourMap } from '../../kit/paint/colour-maps';
import { cssColour, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface GasMolecules {
  readonly root: Container;
  /**
   * `molecules`: four numbers each: across and into the box from 0 to 1, up, speed. `height`: of the box in the same unit
   * as the third number. `sparks`: three numbers each: across, into, age in s (−1: none).
   */
  draw(molecules: Float32Array, count: number, height: number, sparks: Float32Array): void;
}

export interface GasMoleculesOptions {
  /** Stage units: the width of the box, and one unit of height. */
  readonly width: number;
  readonly unit: number;
  /** Speed at the bright end of the colours. */
  readonly fastest: number;
}

/** From slow to fast: violet-blue to yellow, brighter all the way (the upper part of viridis, which is even for the eye). */
export const speedMap: ColourMap = colourMap(
  'speed',
  [0x3f5fa6, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725],
);

const CELL = 32;
const TONES = 12;
const DEPTHS = 3;
const FADES = 6;
const SPARK_SECONDS = 0.24;
/** Radius of a ball of a gas of 300, stage units; more of them are smaller. */
const RADIUS = 4;
const USUAL_COUNT = 300;
/** Size at the far wall and at the near one. */
const FAR = 0.72;
const NEAR = 1.12;
/** Radius of a ball in its cell, parts of half the cell. */
const FILL = 0.86;

/** Columns: tones from slow to fast; rows: depths from far to near, then a row of sparks from bright to faint. */
function paintAtlas(theme: StageTheme): CanvasSource {
  const canvas = DOMAdapter.get().createCanvas(TONES * CELL, (DEPTHS + 1) * CELL);
  const pen = canvas.getContext('2d');
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  if (!pen) return source;
  const glow = theme.name === 'dark' ? 0xfff3c4 : 0xd97706;
  const disc = (x: number, y: number, radius: number, stops: readonly (readonly [number, string])[]): void => {
    const light = pen.createRadialGradient(x - radius * 0.32, y - radius * 0.36, radius * 0.05, x, y, radius);
    for (const [at, colour] of stops) light.addColorStop(at, colour);
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  for (let tone = 0; tone < TONES; tone++) {
    for (let depth = 0; depth < DEPTHS; depth++) {
      const body = mix(theme.backdropTop, colourAt(speedMap, tone / (TONES - 1)), 0.55 + (0.45 * depth) / (DEPTHS - 1));
      disc((tone + 0.5) * CELL, (depth + 0.5) * CELL, (CELL / 2) * FILL, [
        [0, cssColour(mix(body, 0xffffff, 0.75))],
        [0.3, cssColour(mix(body, 0xffffff, 0.18))],
        [0.75, cssColour(body)],
        [1, cssColour(mix(body, 0x000000, 0.42))],
      ]);
    }
  }
  for (let fade = 0; fade < FADES; fade++) {
    const strength = 1 - fade / FADES;
    disc((fade + 0.5) * CELL, (DEPTHS + 0.5) * CELL, CELL / 2, [
      [0, cssColour(0xffffff, strength)],
      [0.25, cssColour(glow, 0.85 * strength)],
      [1, cssColour(glow, 0)],
    ]);
  }
  return source;
}

/** Where quad n lies and which cell of the picture it shows. */
type PutQuad = (n: number, x: number, y: number, half: number, column: number, row: number) => void;

/** Origin at the middle of the floor. */
export function createGasMolecules(context: StageContext, options: GasMoleculesOptions): GasMolecules {
  const { width, unit, fastest } = options;
  const root = new Container({ label: 'molecules' });
  const source = paintAtlas(context.theme);
  const makeQuads = context.webgl ? meshQuads : spriteQuads;
  root.once('destroyed', () => source.destroy());
  let quads: Quads | null = null;
  return {
    root,
    draw(molecules, count, height, sparks) {
      const most = molecules.length / 4 + sparks.length / 3;
      if (quads?.count !== most) {
        quads?.root.destroy();
        quads = makeQuads(source, most);
        root.addChild(quads.root);
      }
      const { put } = quads;
      const radius = RADIUS * (USUAL_COUNT / Math.max(1, molecules.length / 4)) ** 0.25;
      const top = height * unit;
      const across = width - 2 * radius;
      // Balls stay whole at the walls: their centres keep a radius away from them.
      const up = Math.max(0, 1 - (2 * radius) / top) * unit;
      const tonesPerSpeed = TONES / fastest;
      for (let i = 0, q = 0; i < count; i++, q += 4) {
        const depth = 1 - (molecules[q + 1] ?? 0);
        const tone = Math.min(TONES - 1, ((molecules[q + 3] ?? 0) * tonesPerSpeed) | 0);
        put(
          i,
          ((molecules[q] ?? 0) - 0.5) * across,
          -radius - (molecules[q + 2] ?? 0) * up,
          (radius * (FAR + (NEAR - FAR) * depth)) / FILL,
          tone,
          Math.min(DEPTHS - 1, (depth * DEPTHS) | 0),
        );
      }
      let n = count;
      for (let q = 0; q < sparks.length; q += 3) {
        const part = (sparks[q + 2] ?? -1) / SPARK_SECONDS;
        if (part < 0 || part >= 1 || context.reducedMotion) continue;
        put(n++, ((sparks[q] ?? 0) - 0.5) * across, -top, 5 + 9 * part, (part * FADES) | 0, DEPTHS);
      }
      quads.finish(n);
    },
  };
}

interface Quads {
  readonly root: Container;
  readonly count: number;
  readonly put: PutQuad;
  /** Hides the quads from this one on, and shows the others. */
  finish(used: number): void;
}

function meshQuads(source: CanvasSource, count: number): Quads {
  const positions = new Float32Array(count * 8);
  const uvs = new Float32Array(count * 8);
  const indices = new Uint32Array(count * 6);
  for (let n = 0; n < count; n++) {
    for (let k = 0; k < 6; k++) indices[6 * n + k] = 4 * n + ([0, 1, 2, 0, 2, 3][k] ?? 0);
  }
  const geometry = new MeshGeometry({ positions, uvs, indices });
  const mesh = new Mesh({ geometry, texture: new Texture({ source }) });
  mesh.once('destroyed', () => geometry.destroy(true));
  return {
    root: mesh,
    count,
    put(n, x, y, half, column, row) {
      const q = 8 * n;
      positions[q] = x - half;
      positions[q + 1] = y - half;
      positions[q + 2] = x + half;
      positions[q + 3] = y - half;
      positions[q + 4] = x + half;
      positions[q + 5] = y + half;
      positions[q + 6] = x - half;
      positions[q + 7] = y + half;
      const left = column / TONES;
      const right = (column + 1) / TONES;
      const top = row / (DEPTHS + 1);
      const bottom = (row + 1) / (DEPTHS + 1);
      uvs[q] = left;
      uvs[q + 1] = top;
      uvs[q + 2] = right;
      uvs[q + 3] = top;
      uvs[q + 4] = right;
      uvs[q + 5] = bottom;
      uvs[q + 6] = left;
      uvs[q + 7] = bottom;
    },
    finish(used) {
      // Without a size they cover nothing; at the first quad's place they do not widen the mesh.
      const x = positions[0] ?? 0;
      const y = positions[1] ?? 0;
      for (let q = 8 * used; q < positions.length; q += 2) {
        positions[q] = x;
        positions[q + 1] = y;
      }
      geometry.getBuffer('aPosition').update();
      geometry.getBuffer('aUV').update();
    },
  };
}

function spriteQuads(source: CanvasSource, count: number): Quads {
  const root = new Container({ label: 'sprites' });
  const textures = Array.from(
    { length: TONES * (DEPTHS + 1) },
    (_, n) =>
      new Texture({ source, frame: new Rectangle((n % TONES) * CELL, Math.floor(n / TONES) * CELL, CELL, CELL) }),
  );
  const sprites = Array.from({ length: count }, () => root.addChild(new Sprite({ anchor: 0.5 })));
  return {
    root,
    count,
    put(n, x, y, half, column, row) {
      const sprite = sprites[n];
      const texture = textures[row * TONES + column];
      if (!sprite || !texture) return;
      if (sprite.texture !== texture) sprite.texture = texture;
      sprite.position.set(x, y);
      sprite.scale.set((2 * half) / CELL);
    },
    finish(used) {
      sprites.forEach((sprite, n) => {
        sprite.visible = n < used;
      });
    },
  };
}
