/**
 * The jar: a litre of water in a cylinder of 60 mm, with its cloud, grains that fall, layers, hydrometer, and the tube of the pipette. One
 * unit is a millimetre; origin at the middle of the jar's floor.
 */
import { GRAINS, JAR_HEIGHT, LEVELS } from '../../../../engine/environmental-science/settling';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { frontArc, glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { createPrintedNumber, type PrintedNumber } from '../../kit/glassware/printed-number';
import { acrossGradient, mix } from '../../kit/paint/shading';
import { GRAIN_COLOURS } from './soil-colours';

export const RIM = 392;
const RADIUS = 32;
const INNER = 30;
/** Hydrometer 152H, mm: bulb, stem above it, and one g/L on the stem. */
const BULB = { half: 68, radius: 12 } as const;
const STEM = { radius: 2.6, perGram: 1.64, above: 24, least: -5 } as const;
const RULER_X = RADIUS + 12;
const RULER_WIDTH = 13;
/** Part of the way to the newest state that the drawn hydrometer goes in a picture. */
const GLIDE = 0.2;
/** How much of what lies behind it the thickest cloud covers. */
const MOST_CLOUD = 0.92;
const THIN = 0.025;

export interface JarState {
  readonly grains: Float32Array;
  readonly cloud: Float32Array;
  readonly colour: number;
  readonly poured: boolean;
  /** g/L; null where no hydrometer floats. */
  readonly reading: number | null;
  readonly depthCm: number;
  readonly heights: { readonly sand: number; readonly silt: number; readonly clay: number };
  readonly pipetteCm: number;
}

export interface SettlingJar {
  readonly root: Container;
  /** Room that it takes, mm. */
  readonly size: { readonly width: number; readonly height: number; readonly axis: number };
  /** Height of the stem's top over the floor. */
  readonly stemTop: number;
  fit(scale: number, type: TypeSizes): void;
  /** True while something is still on its way. */
  set(state: JarState, still: boolean): boolean;
}

const PROFILE: Profile = [
  [-4, RADIUS * 0.96],
  [2, RADIUS],
  [RIM - 8, RADIUS],
  [RIM - 2, RADIUS * 1.1],
  [RIM, RADIUS * 1.14],
];
const INSIDE: Profile = [
  [0, INNER],
  [RIM - 8, INNER],
];

/** Height over the floor of a depth below the surface, mm. */
export const heightOf = (depth: number): number => JAR_HEIGHT - depth;

export function createSettlingJar(context: StageContext): SettlingJar {
  const { theme } = context;
  const root = new Container({ label: 'jar' });
  const glass = glassVessel(theme, PROFILE);
  const water = createLiquid(theme, INSIDE);
  const contexts: GraphicsContext[] = [];
  const shape = (draw: (pen: GraphicsContext) => GraphicsContext): GraphicsContext => {
    const made = draw(new GraphicsContext());
    contexts.push(made);
    return made;
  };
  root.once('destroyed', () => {
    for (const made of contexts) made.destroy();
  });

  // ---------------------------------------------------------------- cloud and layers
  // Each band reaches down to the floor: there is more in suspension the deeper one looks, and no seam between two bands.
  const band = JAR_HEIGHT / LEVELS;
  const bandShape = shape((pen) => pen.rect(-INNER, 0, 2 * INNER, 1).fill(0xffffff));
  const cloud = new Container({ label: 'cloud' });
  const bands = Array.from({ length: LEVELS }, (_, n) => {
    const item = cloud.addChild(new Graphics(bandShape));
    item.y = -heightOf(n * band);
    item.scale.y = heightOf(n * band);
    return item;
  });
  const layers = new Container({ label: 'layers' });
  const layerShape = shape((pen) =>
    pen.rect(-INNER, -1, 2 * INNER, 1).fill(
      acrossGradient([
        [0, 0x9a9a9a],
        [0.2, 0xe6e6e6],
        [0.7, 0xffffff],
        [1, 0xa8a8a8],
      ]),
    ),
  );
  const layer = (tint: number): Graphics => layers.addChild(new Graphics({ context: layerShape, tint }));
  const floor = new Graphics().poly(frontArc(INNER, 0)).fill(0xffffff);
  layers.addChild(floor);
  const strata = {
    sand: layer(GRAIN_COLOURS.sand),
    silt: layer(GRAIN_COLOURS.silt),
    clay: layer(GRAIN_COLOURS.clay),
  };
  floor.tint = GRAIN_COLOURS.sand;

  // ---------------------------------------------------------------- grains
  const kinds = [
    { tint: mix(GRAIN_COLOURS.sand, 0xffffff, 0.2), radius: 1.5 },
    { tint: GRAIN_COLOURS.silt, radius: 1 },
    { tint: GRAIN_COLOURS.clay, radius: 0.7 },
    { tint: mix(GRAIN_COLOURS.clay, 0xffffff, 0.15), radius: 1.6 },
  ].map(({ tint, radius }) =>
    shape((pen) =>
      pen
        .rect(-radius, -radius, 2 * radius, 2 * radius)
        .fill(tint)
        .rect(-radius, -radius, radius, radius)
        .fill({ color: 0xffffff, alpha: 0.35 }),
    ),
  );
  const grains = new Container({ label: 'grains' });
  const sprites = Array.from({ length: GRAINS }, () => grains.addChild(new Graphics(kinds[0])));

  // ---------------------------------------------------------------- hydrometer: its origin is its centre of volume
  const hydrometer = new Container({ label: 'hydrometer' });
  const stemFrom = BULB.half;
  const toMark = (reading: number): number => -(163 - STEM.perGram * reading);
  const stemTo = -toMark(STEM.least) + STEM.above;
  const scale = new Graphics()
    .rect(-STEM.radius + 0.7, toMark(-5), 2 * STEM.radius - 1.4, toMark(60) - toMark(-5))
    .fill(0xfbf7ea);
  for (let reading = STEM.least; reading <= 60; reading += 5) {
    const long = reading % 10 === 0;
    scale.rect(-STEM.radius + 0.7, toMark(reading) - 0.3, long ? 3.6 : 2.2, 0.6).fill(0x22303f);
  }
  hydrometer.addChild(
    new Graphics()
      .roundRect(-BULB.radius, -BULB.half, 2 * BULB.radius, 2 * BULB.half, BULB.radius)
      .fill(
        acrossGradient([
          [0, theme.glassEdge, 0.85],
          [0.2, theme.glassShine, 0.6],
          [0.55, theme.glassBody, 0.35],
          [1, theme.glassEdge, 0.8],
        ]),
      )
      .roundRect(-BULB.radius + 2, BULB.half - 34, 2 * BULB.radius - 4, 32, BULB.radius - 2)
      .fill(
        acrossGradient([
          [0, 0x5c6670],
          [0.35, 0xb9c2cb],
          [1, 0x3d464f],
        ]),
      )
      .roundRect(-STEM.radius, -stemTo, 2 * STEM.radius, stemTo - stemFrom + 6, STEM.radius)
      .fill(
        acrossGradient([
          [0, theme.glassEdge, 0.9],
          [0.4, 0xffffff, 0.8],
          [1, theme.glassEdge, 0.9],
        ]),
      ),
    scale,
  );
  /** The cloud that lies between the eye and what floats in it. */
  const veil = new Container({ label: 'veil', alpha: 0.45 });
  const veils = Array.from({ length: LEVELS }, (_, n) => {
    const item = veil.addChild(new Graphics(bandShape));
    item.y = -heightOf(n * band);
    item.scale.y = heightOf(n * band);
    return item;
  });

  // ---------------------------------------------------------------- pipette and ruler
  const tube = new Graphics()
    .rect(-1.4, -1, 2.8, 1)
    .fill({ color: theme.glassEdge, alpha: 0.9 })
    .rect(-0.5, -1, 1, 1)
    .fill({ color: 0xffffff, alpha: 0.7 });
  const tubeX = INNER - 7;
  const TUBE_TOP = RIM + 16;
  const hose = new Graphics()
    .moveTo(tubeX, -TUBE_TOP)
    .bezierCurveTo(tubeX, -TUBE_TOP - 22, RULER_X + 26, -TUBE_TOP - 22, RULER_X + 26, -TUBE_TOP + 8)
    .stroke({ width: 3, color: 0xb85c3a, cap: 'round' })
    .ellipse(RULER_X + 26, -TUBE_TOP + 26, 11, 18)
    .fill(
      acrossGradient([
        [0, 0xd97c54],
        [0.4, 0xc4653f],
        [1, 0x7c3a22],
      ]),
    );
  const ruler = new Container({ label: 'ruler' });
  const wood = new Graphics().rect(RULER_X, -JAR_HEIGHT - 8, RULER_WIDTH, JAR_HEIGHT + 8).fill(
    acrossGradient([
      [0, 0xf0d9a4],
      [1, 0xd2b273],
    ]),
  );
  for (let mm = 0; mm <= JAR_HEIGHT; mm += 5) {
    const long = mm % 50 === 0 ? 9 : mm % 10 === 0 ? 6 : 3.5;
    wood.rect(RULER_X, -heightOf(mm) - 0.35, long, 0.7).fill(0x3b2a14);
  }
  ruler.addChild(wood);
  const figures: { readonly part: PrintedNumber; readonly cm: number }[] = [];
  for (const cm of [0, 10, 20, 30]) {
    const part = createPrintedNumber(context, String(cm));
    part.root.position.set(RULER_X + RULER_WIDTH + 5, -heightOf(10 * cm));
    figures.push({ part, cm });
    ruler.addChild(part.root);
  }
  const pointer = new Graphics()
    .poly([RULER_X - 1, 0, RULER_X + RULER_WIDTH + 3, -7, RULER_X + RULER_WIDTH + 3, 7])
    .fill(theme.accent)
    .rect(tubeX, -0.5, RULER_X - tubeX, 1)
    .fill({ color: theme.accent, alpha: 0.7 });

  root.addChild(
    ruler,
    glass.back,
    water.root,
    cloud,
    grains,
    layers,
    tube,
    hydrometer,
    veil,
    hose,
    glass.front,
    pointer,
  );

  let colour = -1;
  let floats: number | null = null;
  let stemTop = 0;
  return {
    root,
    size: { width: RADIUS + RULER_X + 44, height: RIM + 74, axis: RADIUS + 6 },
    get stemTop() {
      return stemTop;
    },
    fit(factor, type) {
      for (const { part } of figures) part.fit(Math.max(11, type.small / factor));
    },
    set({ grains: rows, cloud: part, heights, poured, reading, depthCm, pipetteCm, colour: tint }, still) {
      water.set(poured ? 0 : JAR_HEIGHT, 0xffffff);
      if (tint !== colour) {
        colour = tint;
        for (const item of [...bands, ...veils]) item.tint = tint;
      }
      let above = 0;
      for (let n = 0; n < LEVELS; n++) {
        const wanted = Math.min(MOST_CLOUD, 1.25 * (part[n] ?? 0));
        // Very thin bands would lose their colour to the rounding of 8 bits.
        const whole = wanted - above < THIN ? above : wanted;
        const alpha = 1 - (1 - whole) / (1 - above);
        above = whole;
        for (const item of [bands[n], veils[n]]) {
          if (!item || item.alpha === alpha) continue;
          item.alpha = alpha;
          item.visible = alpha > 0;
        }
      }
      cloud.visible = veil.visible = grains.visible = tube.visible = !poured;
      for (let n = 0; n < GRAINS; n++) {
        const sprite = sprites[n];
        if (!sprite) continue;
        const depth = rows[4 * n + 1] ?? 0;
        const shown = depth < 1;
        sprite.visible = shown;
        if (!shown) continue;
        const kind = kinds[rows[4 * n + 2] ?? 0];
        if (kind && sprite.context !== kind) sprite.context = kind;
        const x = (rows[4 * n] ?? 0) * (INNER - 2);
        const y = -heightOf(depth * JAR_HEIGHT);
        if (sprite.x !== x || sprite.y !== y) sprite.position.set(x, y);
      }
      let from = 0;
      for (const key of ['sand', 'silt', 'clay'] as const) {
        const item = strata[key];
        item.y = -from;
        item.scale.y = Math.max(0.001, heights[key]);
        item.visible = heights[key] > 0;
        from += heights[key];
      }
      floor.visible = from > 0.05;
      floor.tint =
        heights.sand > 0.05 ? GRAIN_COLOURS.sand : heights.silt > 0.05 ? GRAIN_COLOURS.silt : GRAIN_COLOURS.clay;

      hydrometer.visible = reading !== null;
      const target = reading === null ? 0 : 10 * depthCm;
      if (floats === null || still) floats = target;
      else floats += (target - floats) * GLIDE;
      if (Math.abs(floats - target) < 0.05) floats = target;
      hydrometer.position.set(-INNER * 0.28, -heightOf(floats));
      stemTop = heightOf(floats) + stemTo;
      const tip = 10 * pipetteCm;
      tube.position.set(tubeX, -heightOf(tip));
      tube.scale.y = TUBE_TOP - heightOf(tip);
      pointer.y = -heightOf(tip);
      return floats !== target;
    },
  };
}
