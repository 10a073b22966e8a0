/**
 * Three bottles of salt solution and what stands in them: a tube of blood before a printed card, which is read through it once the
 * cells have burst; or half a red onion in a dish. A dropper hangs where the bath came from.
 */
import { Container, Graphics } from 'pixi.js';
import { BOTTLES, SOLUTIONS, type Solution } from '../../../../engine/biology/osmotic-cells';
import type { Box, Point, StageContext, TypeSizes } from '../../contract';
import { createLabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { boxOf, fitted, type Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createBloodTube } from './blood-tube';
import { createHalvedOnion } from './halved-onion';

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
const GLIDE = 140;
const SHORT: Readonly<Record<Solution, string>> = { Hypotonic: 'hypo', Isotonic: 'iso', Hypertonic: 'hyper' };

function createShelf(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  return new Graphics()
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
}

function createDropper(theme: StageTheme): Container {
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
  return dropper;
}

const createBottles = (context: StageContext) =>
  SOLUTIONS.map((solution) =>
    createLabelledBeaker(context, {
      height: BOTTLE.height,
      radius: BOTTLE.radius,
      label: SHORT[solution],
      labelTop: 0.5,
      transmitted: 0xffffff,
      filled: 0.74,
    }),
  );

export function createBathBench(context: StageContext): BathBench {
  const { theme } = context;
  const root = new Container({ label: 'baths' });
  const own = new Container();
  root.addChild(own);
  const blood = createBloodTube(theme);
  const onion = createHalvedOnion(theme);
  const shelf = createShelf(theme);
  const beakers = createBottles(context);
  const dropper = createDropper(theme);
  own.addChild(
    shelf,
    blood.root,
    onion,
    ...beakers.map(({ back }) => back),
    dropper,
    ...beakers.map(({ front }) => front),
  );

  let frame: Stand = { x: 0, y: 0, scale: 1 };
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
      for (const thing of [blood.root, onion]) thing.position.set(form.things.x, form.things.y);
      for (const [n, beaker] of beakers.entries()) beaker.place(placeOf(n), BOTTLE.foot, 1);
      frame = { x: x + width / 2, y: y + height, scale };
      own.position.set(frame.x, frame.y);
      own.scale.set(scale);
      for (const beaker of beakers) beaker.fit(scale, type);
    },
    set({ red, chosen, lysed, own: untouched }) {
      blood.root.visible = red;
      onion.visible = !red;
      for (const [n, beaker] of beakers.entries()) beaker.choose(chosen === SOLUTIONS[n]);
      aim =
        chosen !== null && untouched
          ? { x: placeOf(SOLUTIONS.indexOf(chosen)) + 12, y: BOTTLE.foot - 30 }
          : { x: form.things.x - (red ? 0 : 84), y: form.things.y - (red ? 228 : 18) };
      if (lysed === turbid) return;
      turbid = lysed;
      blood.lyse(lysed);
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
    bottles: () =>
      boxOf(frame, {
        x: form.bottles - form.apart - BOTTLE.radius,
        y: BOTTLE.foot - BOTTLE.height,
        width: 2 * (form.apart + BOTTLE.radius),
        height: BOTTLE.height,
      }),
    bottleAt: ({ x }) =>
      Math.min(2, Math.max(0, Math.round(((x - frame.x) / frame.scale - form.bottles) / form.apart) + 1)),
    standY: () => frame.y - 40 * frame.scale,
  };
}

export const isBottles = (solution: Solution, salt: number, urea: number): boolean =>
  urea === 0 && salt === BOTTLES[solution];
