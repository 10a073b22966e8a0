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
const GRAIN = 3;

/** Widths of the view that the wind passes in a second of the display: up to the first each moment is seen, from the second on a blur. */
const SHARP = 0.5;
const BLURRED = 1;
/** ms of the display over which smoke too fast to follow is averaged, as a camera does: without it, it flashes (WCAG 2.2, 2.3.1). */
const EXPOSURE = 300;

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

/** How much of the picture the moment takes, 0 to 1. `drift`: widths of the view that the smoke has moved since the last one, `ms` ago. */
function shareOf(drift: number, ms: number): number {
  if (ms <= 0) return 0;
  const speed = (1000 * drift) / ms;
  const exposure = EXPOSURE * Math.min(1, Math.max(0, (speed - SHARP) / (BLURRED - SHARP)));
  return exposure === 0 ? 1 : -Math.expm1(-ms / exposure);
}

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

type AirFrame = Frame<'air_pollution'>;

function createSheet() {
  const canvas = DOMAdapter.get().createCanvas(1, 1);
  return { canvas, pen: canvas.getContext('2d') as Pen | null };
}

/** From now on `share` of the picture is the moment's. */
function expose(
  pen: Pen,
  moment: CanvasImageSource,
  share: number,
  { width, height }: { width: number; height: number },
) {
  pen.globalAlpha = share;
  pen.globalCompositeOperation = 'destination-out';
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'lighter';
  pen.drawImage(moment, 0, 0);
}

export function createSmoke(dark: boolean) {
  const puff = paintPuff(dark ? 0xb9ab97 : 0x5d5348);
  const [moment, picture] = [createSheet(), createSheet()];
  const source = new CanvasSource({ resource: picture.canvas, scaleMode: 'linear' });
  const sprite = new Sprite(new Texture({ source, dynamic: true }));
  const root = new Container({ label: 'plume' });
  root.addChild(sprite);
  root.once('destroyed', () => sprite.texture.destroy(true));
  let open: readonly Box[] = [];
  /** What the picture shows: lab s, ms of the display, and all else that it depends on; null before the first. */
  let shown: { readonly clock: number; readonly now: number; readonly look: string } | null = null;

  /** `foot`: of the stack; `wide`: the width of the view. */
  function paint(
    pen: Pen,
    { view, fields: { puffs } }: AirFrame,
    strength: number,
    foot: Point,
    scale: Scale,
    wide: number,
  ) {
    pen.resetTransform();
    pen.clearRect(0, 0, moment.canvas.width, moment.canvas.height);
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
      if (puff) pen.drawImage(puff, x - across, y - high, 2 * across, 2 * high);
    }
    pen.restore();
  }

  /** Of the moment in the picture, 0 to 1; 0 where the picture shows it already. */
  function shareNow({ view, readings }: AirFrame, look: string, now: number): number {
    if (shown === null || view.clock < shown.clock) return 1;
    if (view.clock === shown.clock) return look === shown.look ? 0 : 1;
    return shareOf(((view.clock - shown.clock) * (readings.wind_at_stack ?? 0)) / view.reach, now - shown.now);
  }

  return {
    root,
    open(air: Box, lid: number | null, envelope: Float32Array, stack: number, scale: Scale) {
      open = openings(air, lid, envelope, stack, scale);
      const [width, height] = [Math.ceil(air.width / GRAIN), Math.ceil(air.height / GRAIN)];
      source.resize(width, height);
      Object.assign(moment.canvas, { width, height });
      sprite.position.set(air.x, air.y);
      sprite.scale.set(GRAIN);
      shown = null;
    },
    /** `foot`: of the stack; `wide`: the width of the view. */
    draw(frame: AirFrame, now: number, foot: Point, scale: Scale, wide: number) {
      const { view, params } = frame;
      const strength = Math.min(1, Math.sqrt(params.emission_rate / FULL_EMISSION));
      root.visible = strength > 0;
      const look = `${view.changes} ${strength}`;
      const share = shareNow(frame, look, now);
      if (!root.visible || share === 0 || !moment.pen || !picture.pen) return;
      shown = { clock: view.clock, now, look };
      paint(moment.pen, frame, strength, foot, scale, wide);
      expose(picture.pen, moment.canvas as unknown as CanvasImageSource, share, picture.canvas);
      source.update();
    },
  };
}
