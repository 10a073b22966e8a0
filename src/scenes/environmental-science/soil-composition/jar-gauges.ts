/** What is read at the jar: the hydrometer that floats in it, the pipette's tube, and the ruler beside it. */
import { JAR_HEIGHT } from '../../../../engine/environmental-science/settling';
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createPrintedNumber } from '../../kit/glassware/printed-number';
import { acrossGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { heightOf, INNER, RADIUS, RIM } from './jar-measures';

/** Hydrometer 152H, mm: bulb, stem above it, and one g/L on the stem. */
const BULB = { half: 68, radius: 12 } as const;
const STEM = { radius: 2.6, perGram: 1.64, above: 24, least: -5 } as const;
/** Height of a reading over the centre of volume, mm. */
const markOf = (reading: number): number => 163 - STEM.perGram * reading;
const STEM_TOP = markOf(STEM.least) + STEM.above;
/** Part of the way to the newest state that the drawn hydrometer goes in a picture. */
const GLIDE = 0.2;
export const RULER_X = RADIUS + 12;
const RULER_WIDTH = 13;
const TUBE = { x: INNER - 7, top: RIM + 16 } as const;

const createFloat = (theme: StageTheme): Graphics =>
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
    .roundRect(-STEM.radius, -STEM_TOP, 2 * STEM.radius, STEM_TOP - BULB.half + 6, STEM.radius)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.9],
        [0.4, 0xffffff, 0.8],
        [1, theme.glassEdge, 0.9],
      ]),
    );

function createStemScale(): Graphics {
  const scale = new Graphics()
    .rect(-STEM.radius + 0.7, -markOf(-5), 2 * STEM.radius - 1.4, markOf(-5) - markOf(60))
    .fill(0xfbf7ea);
  for (let reading = STEM.least; reading <= 60; reading += 5) {
    const long = reading % 10 === 0;
    scale.rect(-STEM.radius + 0.7, -markOf(reading) - 0.3, long ? 3.6 : 2.2, 0.6).fill(0x22303f);
  }
  return scale;
}

/** Its origin is its centre of volume. */
export function createHydrometer(theme: StageTheme) {
  const root = new Container({ label: 'hydrometer' });
  root.addChild(createFloat(theme), createStemScale());
  let at: number | null = null;
  return {
    root,
    /** Of its stem, over the floor of the jar. */
    get top() {
      return heightOf(at ?? 0) + STEM_TOP;
    },
    /** `depth`: of its centre, mm; null while it is out of the jar. True while it is still on its way. */
    float(depth: number | null, still: boolean): boolean {
      root.visible = depth !== null;
      const target = depth ?? 0;
      at = at === null || still ? target : at + (target - at) * GLIDE;
      if (Math.abs(at - target) < 0.05) at = target;
      root.position.set(-INNER * 0.28, -heightOf(at));
      return at !== target;
    },
  };
}

/** The tube in the water, its hose with the bulb, and the pointer at the ruler. */
export function createPipette(theme: StageTheme) {
  const tube = new Graphics()
    .rect(-1.4, -1, 2.8, 1)
    .fill({ color: theme.glassEdge, alpha: 0.9 })
    .rect(-0.5, -1, 1, 1)
    .fill({ color: 0xffffff, alpha: 0.7 });
  const { x, top } = TUBE;
  const hose = new Graphics()
    .moveTo(x, -top)
    .bezierCurveTo(x, -top - 22, RULER_X + 26, -top - 22, RULER_X + 26, -top + 8)
    .stroke({ width: 3, color: 0xb85c3a, cap: 'round' })
    .ellipse(RULER_X + 26, -top + 26, 11, 18)
    .fill(
      acrossGradient([
        [0, 0xd97c54],
        [0.4, 0xc4653f],
        [1, 0x7c3a22],
      ]),
    );
  const pointer = new Graphics()
    .poly([RULER_X - 1, 0, RULER_X + RULER_WIDTH + 3, -7, RULER_X + RULER_WIDTH + 3, 7])
    .fill(theme.accent)
    .rect(x, -0.5, RULER_X - x, 1)
    .fill({ color: theme.accent, alpha: 0.7 });
  return {
    tube,
    hose,
    pointer,
    /** `depth`: of its tip below the surface, mm. */
    set(depth: number) {
      tube.position.set(x, -heightOf(depth));
      tube.scale.y = top - heightOf(depth);
      pointer.y = -heightOf(depth);
    },
  };
}

/** Depths below the surface, in millimetres with figures in centimetres. */
export function createRuler(context: StageContext) {
  const root = new Container({ label: 'ruler' });
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
  root.addChild(wood);
  const figures = [0, 10, 20, 30].map((cm) => {
    const figure = createPrintedNumber(context, String(cm));
    figure.root.position.set(RULER_X + RULER_WIDTH + 5, -heightOf(10 * cm));
    root.addChild(figure.root);
    return figure;
  });
  return {
    root,
    /** Height of its figures, mm. */
    fit(size: number) {
      for (const figure of figures) figure.fit(size);
    },
  };
}
