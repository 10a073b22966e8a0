/** A lens before the foot of the jar: 24 mm of what has settled, beside a ruler with millimetres. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createPrintedNumber } from '../../kit/glassware/printed-number';
import { fitted } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { GRAIN_COLOURS } from './soil-colours';

export interface LayerLens extends Part {
  /** Heights in mm. `cloud`: colour of the water above, and how much of it. */
  set(
    heights: { readonly sand: number; readonly silt: number; readonly clay: number },
    cloud: number,
    part: number,
  ): void;
  /** Its middle and radius, stage units. */
  readonly at: { readonly x: number; readonly y: number; readonly radius: number };
}

const RADIUS = 80;
/** Of the lens for one millimetre. */
const MM = 6;
const FLOOR = RADIUS * 0.72;
const LEFT = -RADIUS;
const RULER = RADIUS * 0.34;
const SPECKS = 150;

const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43758.5453) % 1;

export function createLayerLens(context: StageContext): LayerLens {
  const { theme } = context;
  const root = new Container({ label: 'layers under the lens' });
  const content = new Container();
  const disc = new Graphics().circle(0, 0, RADIUS).fill(0xffffff);
  const water = new Graphics().rect(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS).fill(mix(theme.water, 0xffffff, 0.45));
  const murk = new Graphics().rect(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS).fill(0xffffff);
  const band = (tint: number, coarse: number): Container => {
    const layer = new Container();
    layer.addChild(new Graphics().rect(LEFT, -40, 2 * RADIUS, 40).fill(tint));
    const specks = new Graphics();
    for (let n = 0; n < SPECKS; n++) {
      const size = coarse * (0.5 + scattered(n, 1));
      specks
        .rect(LEFT + 2 * RADIUS * scattered(n, 2), -40 * scattered(n, 3), size, size * 0.8)
        .fill({ color: n % 2 ? 0xffffff : 0x2a170c, alpha: 0.16 + 0.14 * scattered(n, 4) });
    }
    layer.addChild(specks);
    return layer;
  };
  /** Each layer is 40 high at scale 1. */
  const layers = {
    sand: band(GRAIN_COLOURS.sand, 3.6),
    silt: band(GRAIN_COLOURS.silt, 2),
    clay: band(GRAIN_COLOURS.clay, 1.1),
  };
  const floor = new Graphics()
    .rect(-RADIUS, FLOOR, 2 * RADIUS, RADIUS)
    .fill(mix(theme.glassBody, theme.backdropBottom, 0.5))
    .rect(-RADIUS, FLOOR, 2 * RADIUS, 3)
    .fill({ color: theme.glassEdge, alpha: 0.9 });
  const ruler = new Graphics().rect(RULER, -RADIUS, RADIUS, 2 * RADIUS).fill(0xf0d9a4);
  for (let mm = 0; mm <= 24; mm++) {
    ruler.rect(RULER, FLOOR - mm * MM - 0.6, mm % 5 === 0 ? 13 : 7, mm % 5 === 0 ? 1.6 : 1.1).fill(0x3b2a14);
  }
  content.addChild(water, murk, layers.clay, layers.silt, layers.sand, floor, ruler);
  const figures = [0, 5, 10, 15].map((mm) => {
    const part = createPrintedNumber(context, String(mm), 15);
    part.root.position.set(RULER + 16, FLOOR - mm * MM);
    content.addChild(part.root);
    return part;
  });
  content.mask = disc;
  const ring = new Graphics()
    .circle(0, 0, RADIUS + 1.5)
    .stroke({ width: 4, color: theme.metal[1] })
    .circle(0, 0, RADIUS + 2.8)
    .stroke({ width: 1.2, color: theme.metal[0], alpha: 0.9 });
  root.addChild(content, disc, ring);
  const at = { x: 0, y: 0, radius: RADIUS };
  return {
    root,
    at,
    lay(box, type) {
      const place = fitted(box, { width: 2 * RADIUS + 8, height: 2 * RADIUS + 8 }, 0.5, 0.5);
      root.scale.set(place.scale);
      root.position.set(place.x + place.width / 2, place.y + place.height / 2);
      Object.assign(at, { x: root.x, y: root.y, radius: RADIUS * place.scale });
      const size = Math.max(15, type.small / place.scale);
      figures.forEach((part, n) => {
        part.fit(size);
        // On a small stage only every other figure has room.
        part.root.visible = n % 2 === 0 || size < 4.5 * MM;
      });
    },
    set(heights, cloud, part) {
      murk.tint = cloud;
      murk.alpha = Math.min(0.9, 1.25 * part);
      let from = FLOOR;
      for (const key of ['sand', 'silt', 'clay'] as const) {
        const layer = layers[key];
        layer.y = from;
        layer.scale.y = Math.max(0.001, (heights[key] * MM) / 40);
        layer.visible = heights[key] > 0.02;
        from -= heights[key] * MM;
      }
    },
  };
}
