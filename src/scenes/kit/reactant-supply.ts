/** What a reactant is measured out in: a cylinder of solution, a dish of metal ribbon, or a gas syringe. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createGraduatedVessel } from './graduated-vessel';
import { acrossGradient, contactShadow, downGradient, mix } from './shading';

export interface ReactantSupply {
  readonly root: Container;
  readonly height: number;
  /** mol that are in it. */
  set(amount: number): void;
}

export type SupplyKind = 'solution' | 'ribbon' | 'gas';

const FULL = 5;
const HEIGHT = 160;
const BARREL = { half: 19, top: -142, bottom: -18 } as const;
const STRIP = 2.5;

function ribbonDish({ theme }: StageContext): ReactantSupply {
  const root = new Container({ label: 'ribbon' });
  const strips = new Graphics();
  const dish = new Graphics()
    .moveTo(-34, -16)
    .lineTo(34, -16)
    .quadraticCurveTo(32, 0, 22, 0)
    .lineTo(-22, 0)
    .quadraticCurveTo(-32, 0, -34, -16)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 2.6 })
    .moveTo(-34, -16)
    .quadraticCurveTo(-32, 0, -22, 0)
    .lineTo(22, 0)
    .quadraticCurveTo(32, 0, 34, -16)
    .stroke({ width: 1.4, color: theme.glassEdge, alpha: 0.8 });
  const metal = acrossGradient([
    [0, 0x7d858e],
    [0.3, 0xf4f7fa],
    [0.65, 0xa9b1ba],
    [1, 0x666e77],
  ]);
  root.addChild(contactShadow(theme, 84, 11), strips, dish);
  let drawn = -1;
  return {
    root,
    height: HEIGHT,
    set(amount) {
      const count = Math.round(amount * 10);
      if (count === drawn) return;
      drawn = count;
      strips.clear();
      for (let k = 0; k < count; k++) {
        const shift = ((k * 29) % 13) - 6;
        strips.rect(-24 + shift * 0.6, -6 - (k + 1) * STRIP, 48, STRIP - 0.5).fill(metal);
      }
    },
  };
}

function gasSyringe(context: StageContext, tint: number): ReactantSupply {
  const { theme } = context;
  const root = new Container({ label: 'gas syringe' });
  const { half, top, bottom } = BARREL;
  const glass = new Graphics()
    .roundRect(-half - 2, top, 2 * half + 4, bottom - top, 4)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 3],
        [0.18, theme.glassBody, theme.glassAlpha * 1.2],
        [0.8, theme.glassBody, theme.glassAlpha * 1.4],
        [1, theme.glassEdge, theme.glassAlpha * 2.6],
      ]),
    )
    .roundRect(-half + 4, top + 4, 3, bottom - top - 10, 1.5)
    .fill({ color: theme.glassShine, alpha: 0.34 })
    .rect(-3.5, bottom - 1, 7, 10)
    .fill({ color: theme.glassBody, alpha: 0.45 })
    .roundRect(-half - 8, bottom + 8, 2 * half + 16, 10, 4)
    .fill(
      downGradient([
        [0, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    );
  const gas = new Graphics().rect(-half, -1, 2 * half, 1).fill({ color: tint, alpha: 0.3 });
  gas.y = bottom - 2;
  const plunger = new Graphics()
    .roundRect(-half, -9, 2 * half, 10, 3)
    .fill(
      downGradient([
        [0, 0x55616e],
        [1, 0x20272f],
      ]),
    )
    .rect(-3, -30, 6, 22)
    .fill(mix(theme.metal[1], 0x000000, 0.1))
    .roundRect(-14, -36, 28, 7, 3)
    .fill(theme.metal[1]);
  const marks = new Graphics();
  const unit = (bottom - 12 - top - 12) / FULL;
  for (let k = 0; k <= 2 * FULL; k++) {
    marks.rect(half - (k % 2 === 0 ? 15 : 9), bottom - 2 - (k * unit) / 2 - 0.5, k % 2 === 0 ? 15 : 9, 1.1);
  }
  marks.fill({ color: theme.scaleInk, alpha: 0.8 });
  root.addChild(contactShadow(theme, 70, 10), gas, plunger, glass, marks);
  let drawn = Number.NaN;
  return {
    root,
    height: HEIGHT,
    set(amount) {
      if (amount === drawn) return;
      drawn = amount;
      gas.scale.y = Math.max(0.001, amount * unit);
      plunger.y = bottom - 2 - amount * unit;
    },
  };
}

function solutionCylinder(context: StageContext): ReactantSupply {
  const root = new Container({ label: 'solution' });
  const cylinder = createGraduatedVessel(context, {
    kind: 'measuring cylinder',
    height: HEIGHT - 6,
    radius: 21,
    capacity: FULL,
    division: 0.5,
    numberEvery: 2,
  });
  root.addChild(contactShadow(context.theme, 80, 11), cylinder.root);
  return { root, height: HEIGHT, set: (amount) => cylinder.set(amount, 0xffffff) };
}

/** Origin at the middle of its foot. `tint`: of a gas, for telling it apart. */
export function createReactantSupply(context: StageContext, kind: SupplyKind, tint: number): ReactantSupply {
  switch (kind) {
    case 'solution':
      return solutionCylinder(context);
    case 'ribbon':
      return ribbonDish(context);
    case 'gas':
      return gasSyringe(context, tint);
  }
}
