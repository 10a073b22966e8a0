/** The smoke of the moment, seen where the plume may be: painted small and scaled, since it is soft and its puffs are large and many. */
import { CanvasSource, Container, DOMAdapter, Sprite, Texture } from 'pixi.js';
import { ENVELOPE, PER_PLACE, PUFFS } from '../../../../engine/environmental-science/plume-picture';
import type { Box, Frame, Point } from '../../contract';
import { cssColour } from '../../kit/paint/shading';
import { createStamp, type Pen } from '../../kit/paint/painted';

/** Stage units for a metre of distance and of height. */
export interface Scale {
  readonly x: number;
  readonly y: number;
}

/** Emission from which the smoke is as dense as it is drawn, g/s. */
const FULL_EMISSION = 40;

/** Pixels of the picture of a puff. */
const PUFF = 64;
/** Stage units for each pixel of the smoke. */
const GRAIN = 2;

function paintPuff(colour: number): CanvasImageSource | null {
  const stamp = createStamp(PUFF);
  if (!stamp) return null;
  const { image, pen } = stamp;
  const half = PUFF / 2;
  const soft = pen.createRadialGradient(half, half, 0, half, half, half);
  soft.addColorStop(0, cssColour(colour, 0.75));
  soft.addColorStop(0.55, cssColour(colour, 0.4));
  soft.addColorStop(1, cssColour(colour, 0));
  pen.fillStyle = soft;
  pen.fillRect(0, 0, PUFF, PUFF);
  return image;
}

/** Stage units from the middle of the stack to the rim of its mouth: no smoke drifts against the wind. */
const RIM = 6;

/** Below the lid, or above it from where the plume has passed through; stage units. `air`: all above the ground; `stack`: its middle. */
function openings(air: Box, lid: number | null, envelope: Float32Array, stack: number, scale: Scale): readonly Box[] {
  const x = stack - RIM;
  const { y } = air;
  const width = air.x + air.width - x;
  const ground = y + air.height;
  const height = lid === null ? air.height : Math.min(air.height, lid * scale.y);
  const passed = Array.from({ length: ENVELOPE }, (_, n) => PER_PLACE * n).find(
    (n) => lid !== null && (envelope[n + 1] ?? 0) > lid,
  );
  if (passed === undefined) return [{ x, y: ground - height, width, height }];
  const through = stack + (envelope[passed] ?? 0) * scale.x;
  return [
    { x, y, width: through - x, height: air.height },
    { x: through, y, width: x + width - through, height: air.height - height },
  ];
}

export function createSmoke(dark: boolean) {
  const puff = paintPuff(dark ? 0xb9ab97 : 0x5d5348);
  const canvas = DOMAdapter.get().createCanvas(1, 1);
  const pen = canvas.getContext('2d') as Pen | null;
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const sprite = new Sprite(new Texture({ source, dynamic: true }));
  const root = new Container({ label: 'plume' });
  root.addChild(sprite);
  root.once('destroyed', () => sprite.texture.destroy(true));
  let open: readonly Box[] = [];
  return {
    root,
    open(air: Box, lid: number | null, envelope: Float32Array, stack: number, scale: Scale) {
      open = openings(air, lid, envelope, stack, scale);
      source.resize(Math.ceil(air.width / GRAIN), Math.ceil(air.height / GRAIN));
      sprite.position.set(air.x, air.y);
      sprite.scale.set(GRAIN);
    },
    /** `foot`: of the stack; `wide`: the width of the view. */
    draw({ view, fields: { puffs }, params }: Frame<'air_pollution'>, foot: Point, scale: Scale, wide: number) {
      const strength = Math.min(1, Math.sqrt(params.emission_rate / FULL_EMISSION));
      root.visible = strength > 0;
      if (!root.visible || !pen || !puff) return;
      pen.resetTransform();
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.scale(1 / GRAIN, 1 / GRAIN);
      pen.translate(-sprite.x, -sprite.y);
      pen.save();
      pen.beginPath();
      for (const { x, y, width, height } of open) pen.rect(x, y, width, height);
      pen.clip();
      const apart = wide / PUFFS;
      for (let n = 0; n < PUFFS; n++) {
        const far = puffs[5 * n] ?? 0;
        const part = far / view.reach;
        const high = 1.9 * (puffs[5 * n + 4] ?? 0) * scale.y + 3;
        const across = Math.max(2 * apart, 0.85 * high);
        pen.globalAlpha = Math.max(0, strength * (0.62 - 0.42 * part) * Math.min(1, (1.02 - part) * 6));
        const [x, y] = [foot.x + far * scale.x, foot.y - (puffs[5 * n + 2] ?? 0) * scale.y];
        pen.drawImage(puff, x - across, y - high, 2 * across, 2 * high);
      }
      pen.restore();
      source.update();
    },
  };
}
