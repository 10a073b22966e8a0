/**
 * Shaded balls in space, turned and sorted by depth: crystals, molecules, a sea of electrons. All are sprites out of one small
 * picture; those at the back are smaller and mist over.
 */
import { CanvasSource, Container, DOMAdapter, Rectangle, Sprite, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';

export interface BallLook {
  readonly colour: number;
  /** In the unit of the places. */
  readonly radius: number;
  /** A point of light rather than a body. */
  readonly glow?: boolean;
}

export interface BallCloud {
  readonly root: Container;
  /** Radians about the upright axis, then about the level one; stage units to a unit of the places. */
  turn(yaw: number, pitch: number, scale: number): void;
  /**
   * `balls`: four numbers each: place and which look, −1 for none. `points`: three numbers each, drawn with the look `pointLook`;
   * beyond `reach` from the middle nothing is dimmed further.
   */
  draw(balls: Float32Array, points: Float32Array, pointLook: number, reach: number): void;
}

const CELL = 64;
const DEPTHS = 5;
const FILL = 0.94;
/** Distance of the eye in reaches. */
const EYE = 6;
const MIST = 0.62;

function paintAtlas({ theme }: StageContext, looks: readonly BallLook[]): CanvasSource {
  const canvas = DOMAdapter.get().createCanvas(DEPTHS * CELL, looks.length * CELL);
  const pen = canvas.getContext('2d');
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  if (!pen) return source;
  // A light screen cannot be outshone: there the heart of a glowing point is dark.
  const heart = theme.name === 'dark' ? 0xffffff : 0x000000;
  looks.forEach(({ colour, glow }, row) => {
    for (let depth = 0; depth < DEPTHS; depth++) {
      const x = (depth + 0.5) * CELL;
      const y = (row + 0.5) * CELL;
      const radius = (CELL / 2) * FILL;
      const body = mix(theme.screen, colour, MIST + ((1 - MIST) * depth) / (DEPTHS - 1));
      const light = glow
        ? pen.createRadialGradient(x, y, 0, x, y, radius)
        : pen.createRadialGradient(x - radius * 0.34, y - radius * 0.38, radius * 0.04, x, y, radius);
      const stops: readonly (readonly [number, string])[] = glow
        ? [
            [0, cssColour(mix(body, heart, heart === 0 ? 0.25 : 1))],
            [0.22, cssColour(mix(body, heart, heart === 0 ? 0.2 : 0.4))],
            [0.45, cssColour(body, 0.55)],
            [1, cssColour(body, 0)],
          ]
        : [
            [0, cssColour(mix(body, 0xffffff, 0.85))],
            [0.16, cssColour(mix(body, 0xffffff, 0.42))],
            [0.5, cssColour(body)],
            [0.85, cssColour(mix(body, 0x000000, 0.42))],
            [1, cssColour(mix(body, 0x000000, 0.62))],
          ];
      for (const [at, css] of stops) light.addColorStop(at, css);
      pen.fillStyle = light;
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
    }
  });
  return source;
}

/** Origin at the middle of the cloud. */
export function createBallCloud(context: StageContext, looks: readonly BallLook[]): BallCloud {
  const root = new Container({ label: 'balls' });
  const source = paintAtlas(context, looks);
  const textures = looks.map((_, row) =>
    Array.from(
      { length: DEPTHS },
      (__, depth) => new Texture({ source, frame: new Rectangle(depth * CELL, row * CELL, CELL, CELL) }),
    ),
  );
  root.once('destroyed', () => source.destroy());
  const sprites: Sprite[] = [];
  let order = new Uint16Array(0);
  let places = new Float32Array(0);
  let [cy, sy, cp, sp, scale] = [1, 0, 1, 0, 10];

  /** Nearly in order from frame to frame, so that insertion is the quickest way. */
  function sort(count: number): void {
    for (let n = 1; n < count; n++) {
      const item = order[n] ?? 0;
      const depth = places[4 * item + 2] ?? 0;
      let m = n - 1;
      while (m >= 0 && (places[4 * (order[m] ?? 0) + 2] ?? 0) > depth) {
        order[m + 1] = order[m] ?? 0;
        m--;
      }
      order[m + 1] = item;
    }
  }

  function put(n: number, x: number, y: number, z: number, look: number): void {
    const across = cy * x + sy * z;
    const into = cy * z - sy * x;
    places[4 * n] = across;
    places[4 * n + 1] = cp * y - sp * into;
    places[4 * n + 2] = cp * into + sp * y;
    places[4 * n + 3] = look;
  }

  return {
    root,
    turn(yaw, pitch, next) {
      cy = Math.cos(yaw);
      sy = Math.sin(yaw);
      cp = Math.cos(pitch);
      sp = Math.sin(pitch);
      scale = next;
    },
    draw(balls, points, pointLook, reach) {
      const solid = balls.length / 4;
      const count = solid + points.length / 3;
      if (order.length !== count) {
        order = Uint16Array.from({ length: count }, (_, n) => n);
        places = new Float32Array(4 * count);
        while (sprites.length < count) sprites.push(root.addChild(new Sprite({ anchor: 0.5 })));
        for (let n = count; n < sprites.length; n++) (sprites[n] as Sprite).visible = false;
      }
      for (let n = 0; n < solid; n++) {
        put(n, balls[4 * n] ?? 0, balls[4 * n + 1] ?? 0, balls[4 * n + 2] ?? 0, balls[4 * n + 3] ?? -1);
      }
      for (let n = 0; n < points.length / 3; n++) {
        put(solid + n, points[3 * n] ?? 0, points[3 * n + 1] ?? 0, points[3 * n + 2] ?? 0, pointLook);
      }
      sort(count);
      for (let n = 0; n < count; n++) {
        const sprite = sprites[n];
        const q = 4 * (order[n] ?? 0);
        const look = places[q + 3] ?? -1;
        if (!sprite) continue;
        const there = look >= 0;
        sprite.visible = there;
        if (!there) continue;
        const z = places[q + 2] ?? 0;
        const near = EYE / (EYE - z / reach);
        const depth = Math.min(DEPTHS - 1, Math.max(0, Math.round(((z / reach + 1.2) / 2.4) * (DEPTHS - 1))));
        const texture = textures[look]?.[depth];
        if (texture && sprite.texture !== texture) sprite.texture = texture;
        sprite.position.set((places[q] ?? 0) * scale * near, -(places[q + 1] ?? 0) * scale * near);
        sprite.scale.set((2 * (looks[look]?.radius ?? 0) * scale * near) / (CELL * FILL));
      }
    },
  };
}
