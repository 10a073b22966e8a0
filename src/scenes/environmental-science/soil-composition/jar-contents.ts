/** What is in the jar: the cloud, grains that fall, and the layers that they make on the floor. */
import { GRAINS, JAR_HEIGHT, LEVELS } from '../../../../engine/environmental-science/settling';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { frontArc } from '../../kit/glassware/glass';
import { acrossGradient, mix } from '../../kit/paint/shading';
import { heightOf, INNER } from './jar-measures';
import { GRAIN_COLOURS } from './soil-colours';

const BAND = JAR_HEIGHT / LEVELS;
/** How much of what lies behind it the thickest cloud covers. */
const MOST_CLOUD = 0.92;
const THIN = 0.025;
const KINDS = [
  { tint: mix(GRAIN_COLOURS.sand, 0xffffff, 0.2), radius: 1.5 },
  { tint: GRAIN_COLOURS.silt, radius: 1 },
  { tint: GRAIN_COLOURS.clay, radius: 0.7 },
  { tint: mix(GRAIN_COLOURS.clay, 0xffffff, 0.15), radius: 1.6 },
];

/** Thickness of what has settled, mm. */
export interface Heights {
  readonly sand: number;
  readonly silt: number;
  readonly clay: number;
}

/** Each band reaches down to the floor: there is more in suspension the deeper one looks, and no seam between two bands. */
export function createCloud(label: string) {
  const root = new Container({ label });
  const shape = new GraphicsContext().rect(-INNER, 0, 2 * INNER, 1).fill(0xffffff);
  const bands = Array.from({ length: LEVELS }, (_, n) => {
    const band = root.addChild(new Graphics(shape));
    band.y = -heightOf(n * BAND);
    band.scale.y = heightOf(n * BAND);
    return band;
  });
  root.once('destroyed', () => shape.destroy());
  let colour = -1;
  return {
    root,
    /** `parts`: of the thickest cloud, in each band from the surface down. */
    set(parts: Float32Array, tint: number) {
      if (tint !== colour) for (const band of bands) band.tint = tint;
      colour = tint;
      let above = 0;
      bands.forEach((band, n) => {
        const wanted = Math.min(MOST_CLOUD, 1.25 * (parts[n] ?? 0));
        // Very thin bands would lose their colour to the rounding of 8 bits.
        const whole = wanted - above < THIN ? above : wanted;
        const alpha = 1 - (1 - whole) / (1 - above);
        above = whole;
        if (band.alpha === alpha) return;
        band.alpha = alpha;
        band.visible = alpha > 0;
      });
    },
  };
}

export function createGrains() {
  const root = new Container({ label: 'grains' });
  const kinds = KINDS.map(({ tint, radius }) =>
    new GraphicsContext()
      .rect(-radius, -radius, 2 * radius, 2 * radius)
      .fill(tint)
      .rect(-radius, -radius, radius, radius)
      .fill({ color: 0xffffff, alpha: 0.35 }),
  );
  const grains = Array.from({ length: GRAINS }, () => root.addChild(new Graphics(kinds[0])));
  root.once('destroyed', () => {
    for (const kind of kinds) kind.destroy();
  });
  return {
    root,
    /** In rows of four: place across, depth and kind. */
    set(rows: Float32Array) {
      grains.forEach((grain, n) => {
        const depth = rows[4 * n + 1] ?? 0;
        const shown = depth < 1;
        grain.visible = shown;
        if (!shown) return;
        const kind = kinds[rows[4 * n + 2] ?? 0];
        if (kind && grain.context !== kind) grain.context = kind;
        const x = (rows[4 * n] ?? 0) * (INNER - 2);
        const y = -heightOf(depth * JAR_HEIGHT);
        if (grain.x !== x || grain.y !== y) grain.position.set(x, y);
      });
    },
  };
}

export function createStrata() {
  const root = new Container({ label: 'layers' });
  const shape = new GraphicsContext().rect(-INNER, -1, 2 * INNER, 1).fill(
    acrossGradient([
      [0, 0x9a9a9a],
      [0.2, 0xe6e6e6],
      [0.7, 0xffffff],
      [1, 0xa8a8a8],
    ]),
  );
  root.once('destroyed', () => shape.destroy());
  const floor = root.addChild(new Graphics().poly(frontArc(INNER, 0)).fill(0xffffff));
  const strata = (['sand', 'silt', 'clay'] as const).map((grain) => {
    const layer = root.addChild(new Graphics({ context: shape, tint: GRAIN_COLOURS[grain] }));
    return { grain, layer };
  });
  return {
    root,
    set(heights: Heights) {
      let from = 0;
      for (const { grain, layer } of strata) {
        layer.y = -from;
        layer.scale.y = Math.max(0.001, heights[grain]);
        layer.visible = heights[grain] > 0;
        from += heights[grain];
      }
      floor.visible = from > 0.05;
      floor.tint =
        heights.sand > 0.05 ? GRAIN_COLOURS.sand : heights.silt > 0.05 ? GRAIN_COLOURS.silt : GRAIN_COLOURS.clay;
    },
  };
}
