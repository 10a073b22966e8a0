/**
 * Three bottles of salt solution and what stands in them: a tube of blood before a printed card, which is read through it once the
 * cells have burst; or half a red onion in a dish. A dropper hangs where the bath came from.
 */
import { Container, Graphics } from 'pixi.js';
import { BOTTLES, SOLUTIONS, type Solution } from '../../../../engine/biology/osmotic-cells';
import type { Box, Point, StageContext, TypeSizes } from '../../contract';
import { createLabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface BathBench {
  readonly root: Container;
  lay(box: Box, type: TypeSizes): void;
  /** `chosen`: null where it is to be found. `lysed`: part of the cells; `own`: the bath is still the bottle's. */
  set(state: {
    readonly red: boolean;
    readonly chosen: Solution | null;
    readonly lysed: number;
    readonly own: boolean;
  }): void;
  /** The dropper goes on to its place; true while it moves. */
  tick(now: number): boolean;
  /** Where the bottles stand, and which of them lies under a point, stage units. */
  bottles(): Box;
  bottleAt(point: Point): number;
  standY(): number;
}

/** One above the other, or side by side where the room is low. */
const HIGH = { width: 280, height: 500, things: { x: 0, y: -150 }, bottles: 0, apart: 94 } as const;
const LOW = { width: 680, height: 300, things: { x: -226, y: -6 }, bottles: 112, apart: 182 } as const;
const BOTTLE = { height: 92, radius: 38, foot: -8 } as const;
const CARD = { width: 176, height: 196 } as const;
const LARGE = 1.36;
const TUBE: Profile = [
  [0, 3],
  [3, 15],
  [9, 23],
  [20, 28],
  [168, 28],
  [174, 31],
  [178, 32],
];
const TUBE_FILL = 132;
const INKS = [0x1c2733, 0x8c2f39, 0x24507a] as const;
const GLIDE = 140;
const SHORT: Readonly<Record<Solution, string>> = { Hypotonic: 'hypo', Isotonic: 'iso', Hypertonic: 'hyper' };

export function createBathBench(context: StageContext): BathBench {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'baths' });
  const own = new Container();
  root.addChild(own);

  // ------------------------------------------------------------ the tube before its card
  const blood = new Container({ label: 'tube of blood' });
  const card = new Graphics()
    .roundRect(-CARD.width / 2 + 3, -CARD.height + 5, CARD.width, CARD.height, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(-CARD.width / 2, -CARD.height, CARD.width, CARD.height, 5)
    .fill(dark ? 0xdfe4ea : 0xffffff);
  for (let row = 0; row < 11; row++) {
    const y = -CARD.height + 22 + row * 15.5;
    const ink = INKS[row % 3] ?? INKS[0];
    for (let x = -CARD.width / 2 + 12, word = 0; x < CARD.width / 2 - 22; word++) {
      const width = 9 + ((word * 7 + row * 11) % 17);
      card.roundRect(x, y, Math.min(width, CARD.width / 2 - 12 - x), 5.2, 1.5).fill({ color: ink, alpha: 0.86 });
      x += width + 6;
    }
  }
  const clip = new Graphics().roundRect(-44, -CARD.height - 10, 88, 20, 3).fill(
    acrossGradient([
      [0, theme.metal[1]],
      [0.3, theme.metal[0]],
      [1, theme.metal[2]],
    ]),
  );
  const glass = glassVessel(theme, TUBE);
  const inner = TUBE.map(([at, r]) => [at, r - 1.5] as const);
  const liquid = createLiquid(theme, inner);
  // Whole cells scatter the light: nothing is seen through them.
  const cloud = new Graphics()
    .poly(
      [...TUBE.filter(([at]) => at < TUBE_FILL), [TUBE_FILL, 28] as const]
        .flatMap(([at, r]) => [-r + 1.5, -at])
        .concat(
          [...TUBE.filter(([at]) => at < TUBE_FILL), [TUBE_FILL, 28] as const]
            .toReversed()
            .flatMap(([at, r]) => [r - 1.5, -at]),
        ),
    )
    .fill(
      acrossGradient([
        [0, 0x9d3129],
        [0.3, 0xd66a5b],
        [0.7, 0xc4493c],
        [1, 0x8a241e],
      ]),
    );
  const tube = new Container();
  tube.addChild(glass.back, liquid.root, cloud, glass.front);
  tube.y = -6;
  blood.addChild(card, clip, tube);
  blood.scale.set(LARGE);

  // ------------------------------------------------------------ the onion
  const onion = new Container({ label: 'half an onion' });
  const dish = new Graphics()
    .ellipse(0, 0, 96, 20)
    .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 2 })
    .ellipse(0, -4, 92, 18)
    .fill({ color: theme.water, alpha: 0.35 })
    .ellipse(0, -4, 96, 20)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.8 });
  const bulb = new Graphics();
  const ringOf = (part: number): number[] => {
    const points: number[] = [];
    for (let n = 0; n <= 40; n++) {
      const angle = (2 * Math.PI * n) / 40;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const tip =
        sin < 0 ? 1 + 0.34 * Math.max(0, 1 - Math.abs(cos) * 4) : 1 + 0.1 * Math.max(0, 1 - Math.abs(cos) * 4);
      points.push(70 * part * cos, -72 + 62 * part * sin * tip + (1 - part) * 8);
    }
    return points;
  };
  bulb.poly(ringOf(1.04)).fill(
    acrossGradient([
      [0, 0x6d1440],
      [0.3, 0xa93a70],
      [1, 0x4d0d2e],
    ]),
  );
  for (let n = 0; n < 8; n++) {
    const part = 0.98 - n * 0.12;
    bulb
      .poly(ringOf(part))
      .fill(n % 2 === 0 ? 0xf7e9f0 : 0xfdf7fa)
      .poly(ringOf(part))
      .stroke({ width: n === 0 ? 4 : 2.6, color: mix(0xb2427f, 0xe3a7c4, n / 8) });
  }
  const peel = new Graphics()
    .moveTo(44, -116)
    .bezierCurveTo(70, -150, 96, -138, 104, -108)
    .bezierCurveTo(92, -120, 76, -122, 58, -98)
    .closePath()
    .fill({ color: 0xb84a86, alpha: 0.62 })
    .stroke({ width: 1.4, color: 0x7a1c50, alpha: 0.7 });
  onion.addChild(contactShadow(theme, 210, 26), dish, bulb, peel);
  onion.scale.set(1.28);

  // ------------------------------------------------------------ bottles and dropper
  const shelf = new Graphics()
    .roundRect(-130, -150, 260, 10, 3)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.16 : 0.5)],
        [1, mix(theme.housing, 0x20262e, 0.25)],
      ]),
    )
    .rect(-122, -140, 8, 132)
    .rect(114, -140, 8, 132)
    .fill(mix(theme.housing, 0x20262e, 0.3));
  const beakers = SOLUTIONS.map((solution) =>
    createLabelledBeaker(context, {
      height: BOTTLE.height,
      radius: BOTTLE.radius,
      label: SHORT[solution],
      labelTop: 0.5,
      transmitted: 0xffffff,
      filled: 0.74,
    }),
  );
  const dropper = new Container({ label: 'dropper' });
  dropper.addChild(
    new Graphics()
      .poly([-1.4, 0, 1.4, 0, 4.4, -34, 4.4, -78, -4.4, -78, -4.4, -34])
      .fill({ color: theme.glassBody, alpha: 0.4 })
      .stroke({ width: 1.3, color: theme.glassEdge, alpha: 0.95 })
      .poly([-1, -3, 1, -3, 3.4, -34, 3.4, -58, -3.4, -58, -3.4, -34])
      .fill({ color: theme.water, alpha: 0.7 })
      .roundRect(-7.5, -110, 15, 34, 7)
      .fill(
        acrossGradient([
          [0, 0x7c3b3b],
          [0.3, 0xc46a62],
          [1, 0x5a2727],
        ]),
      ),
  );
  own.addChild(shelf, blood, onion, ...beakers.map(({ back }) => back), dropper, ...beakers.map(({ front }) => front));

  let frame = { x: 0, y: 0, scale: 1 };
  let aim: Point = { x: 0, y: 0 };
  let last = Number.NaN;
  let turbid = -1;
  let form: typeof HIGH | typeof LOW = HIGH;
  const placeOf = (n: number): number => form.bottles + (n - 1) * form.apart;
  return {
    root,
    lay(box, type) {
      form = box.width > box.height ? LOW : HIGH;
      const { x, y, width, height, scale } = fitted(box, form);
      shelf.visible = form === HIGH;
      for (const thing of [blood, onion]) thing.position.set(form.things.x, form.things.y);
      for (const [n, beaker] of beakers.entries()) beaker.place(placeOf(n), BOTTLE.foot, 1);
      frame = { x: x + width / 2, y: y + height, scale };
      own.position.set(frame.x, frame.y);
      own.scale.set(scale);
      for (const beaker of beakers) beaker.fit(scale, type);
    },
    set({ red, chosen, lysed, own: untouched }) {
      blood.visible = red;
      onion.visible = !red;
      for (const [n, beaker] of beakers.entries()) beaker.choose(chosen === SOLUTIONS[n]);
      aim =
        chosen !== null && untouched
          ? { x: placeOf(SOLUTIONS.indexOf(chosen)) + 12, y: BOTTLE.foot - 30 }
          : { x: form.things.x - (red ? 0 : 84), y: form.things.y - (red ? 228 : 18) };
      if (lysed === turbid) return;
      turbid = lysed;
      cloud.alpha = 0.98 * (1 - lysed) ** 0.7;
      liquid.set(TUBE_FILL, mix(0xe0574a, 0xd63a33, lysed));
      liquid.root.alpha = 0.72;
    },
    tick(now) {
      const seconds = Number.isFinite(last) ? Math.min(60, Math.max(0, now - last)) : 1e6;
      last = now;
      const part = 1 - Math.exp(-seconds / GLIDE);
      const [dx, dy] = [aim.x - dropper.x, aim.y - dropper.y];
      if (Math.abs(dx) + Math.abs(dy) < 0.3) return false;
      dropper.position.set(dropper.x + dx * part, dropper.y + dy * part);
      return true;
    },
    bottles: () => ({
      x: frame.x + (form.bottles - form.apart - BOTTLE.radius) * frame.scale,
      y: frame.y + (BOTTLE.foot - BOTTLE.height) * frame.scale,
      width: 2 * (form.apart + BOTTLE.radius) * frame.scale,
      height: BOTTLE.height * frame.scale,
    }),
    bottleAt: ({ x }) =>
      Math.min(2, Math.max(0, Math.round(((x - frame.x) / frame.scale - form.bottles) / form.apart) + 1)),
    standY: () => frame.y - 40 * frame.scale,
  };
}

export const isBottles = (solution: Solution, salt: number, urea: number): boolean =>
  urea === 0 && salt === BOTTLES[solution];
