/** What a reactant is measured out in: a cylinder of solution, a dish of metal ribbon, or a gas syringe. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import type { Size } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';

export interface ReactantSupply {
  /** Origin at the middle of its foot. */
  readonly root: Container;
  /** The room that it takes at scale 1. */
  readonly size: Size;
  /** Stage units of a mole at scale 1, for a hand that draws it up. */
  readonly perMol: number;
  /** mol that are in it. */
  set(amount: number): void;
  fit(scale: number, type: TypeSizes): void;
}

export type SupplyKind = 'solution' | 'ribbon' | 'gas';

/** mol that each can hold. */
const FULL = 5;
const FIGURE = 12;

/** From line to line, of the height of one. */
const APART = 1.1;

/** Figures beside the marks of a scale, from below: never smaller than type may be, and only as many as stay apart. */
const fitFigures =
  (figures: readonly Text[]) =>
  (scale: number, { small }: TypeSizes): void => {
    let above = Number.NEGATIVE_INFINITY;
    for (const figure of figures.toReversed()) {
      figure.style.fontSize = Math.max(FIGURE, small / scale);
      figure.visible = figure.y - above >= APART * figure.height;
      if (figure.visible) above = figure.y;
    }
  };

/** Printed on glass: it keeps its contrast whatever stands behind. */
function figureOf(context: StageContext, words: string, x: number, y: number): Text {
  const { theme } = context;
  const figure = context.text({
    text: words,
    size: FIGURE,
    mono: true,
    weight: '600',
    colour: theme.scaleInk,
    anchor: [1, 0.5],
  });
  figure.style.stroke = { color: theme.name === 'dark' ? 0x22303f : 0xf2f6fa, width: 3, join: 'round' };
  figure.position.set(x, y);
  return figure;
}

// ---------------------------------------------------------------- solution

const CYLINDER = { height: 286, radius: 34, foot: 46, perMol: 42, zero: 8 } as const;
/** Solutions of 1 mol/L. */
const ML_PER_MOL = 1000;

function solutionCylinder(context: StageContext): ReactantSupply {
  const { theme } = context;
  const root = new Container({ label: 'measuring cylinder' });
  const { height, radius, foot, perMol, zero } = CYLINDER;
  const profile: Profile = [
    [0, 0.94 * radius],
    [3, radius],
    [0.96 * height, radius],
    [0.985 * height, 1.1 * radius],
    [height, 1.14 * radius],
  ];
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(
    theme,
    profile.map(([at, r]) => [at, r - 1.5] as const),
  );
  const base = new Graphics()
    .ellipse(0, 4, foot, foot * 0.2)
    .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 2.4 })
    .ellipse(0, 1, foot * 0.98, foot * 0.19)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 3.4],
        [0.35, theme.glassShine, theme.glassAlpha * 2.4],
        [1, theme.glassEdge, theme.glassAlpha * 2.6],
      ]),
    )
    .ellipse(0, 1, foot * 0.98, foot * 0.19)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.7 });
  const marks = new Graphics();
  const plates = new Graphics();
  const figures: Text[] = [];
  for (let tenth = 1; tenth <= 10 * FULL; tenth++) {
    const y = -zero - (tenth * perMol) / 10;
    const length = tenth % 10 === 0 ? 17 : tenth % 5 === 0 ? 12 : 7;
    marks.rect(-radius + 4, y - 0.5, length, tenth % 10 === 0 ? 1.4 : 0.9);
    if (tenth % 10 !== 0) continue;
    figures.push(figureOf(context, String((tenth / 10) * ML_PER_MOL), radius - 3, y));
  }
  figures.push(figureOf(context, 'mL', radius - 3, -zero - 6.1 * perMol));
  marks.fill({ color: theme.scaleInk, alpha: 0.85 });
  root.addChild(base, glass.back, liquid.root, glass.front, plates, marks, ...figures);
  return {
    root,
    size: { width: 2 * foot, height: height + 14 },
    perMol,
    set: (amount) => liquid.set(amount > 0 ? zero + amount * perMol : 0, 0xffffff),
    fit(scale, type) {
      fitFigures(figures)(scale, type);
      // Printed plates, so that the figures can be read before a bright liquid, too.
      plates.clear();
      for (const { x, y, width, height, visible } of figures)
        if (visible) plates.roundRect(x - width - 2, y - height / 2, width + 4, height, 3);
      plates.fill({ color: theme.name === 'dark' ? 0x1a2634 : 0xf4f8fb, alpha: 0.8 });
    },
  };
}

// ---------------------------------------------------------------- metal

const STRIP = 2.6;

function ribbonDish({ theme }: StageContext): ReactantSupply {
  const root = new Container({ label: 'dish of ribbon' });
  const strips = new Graphics();
  const dish = new Graphics()
    .moveTo(-46, -20)
    .lineTo(46, -20)
    .quadraticCurveTo(43, 0, 30, 0)
    .lineTo(-30, 0)
    .quadraticCurveTo(-43, 0, -46, -20)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 2.6 })
    .moveTo(-46, -20)
    .quadraticCurveTo(-43, 0, -30, 0)
    .lineTo(30, 0)
    .quadraticCurveTo(43, 0, 46, -20)
    .stroke({ width: 1.4, color: theme.glassEdge, alpha: 0.8 })
    .ellipse(0, -20, 46, 5)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.78 });
  const metal = acrossGradient([
    [0, 0x7d858e],
    [0.3, 0xf4f7fa],
    [0.65, 0xa9b1ba],
    [1, 0x666e77],
  ]);
  root.addChild(strips, dish);
  let drawn = -1;
  return {
    root,
    size: { width: 100, height: 160 },
    perMol: 10 * STRIP,
    set(amount) {
      const count = Math.round(amount * 10);
      if (count === drawn) return;
      drawn = count;
      strips.clear();
      for (let k = 0; k < count; k++) {
        const shift = ((k * 29) % 13) - 6;
        strips.rect(-32 + shift * 0.8, -5 - (k + 1) * STRIP, 64, STRIP - 0.5).fill(metal);
      }
    },
    fit() {},
  };
}

// ---------------------------------------------------------------- gas

const SYRINGE = { half: 27, top: -196, zero: -26 } as const;
/** Drawn 1:1000: a mole as a millimole, at 25 °C and 1 atm. */
const ML_PER_MMOL = 24.465;
const SYRINGE_ML = 125;

/** A gas syringe that stands on its tap: a scale in mL, a plunger of ground glass. */
function gasSyringe(context: StageContext, tint: number): ReactantSupply {
  const { theme } = context;
  const root = new Container({ label: 'gas syringe' });
  const { half, top, zero } = SYRINGE;
  const perML = (zero - top - 14) / SYRINGE_ML;
  const ground = acrossGradient([
    [0, theme.glassBody, 0.34],
    [0.25, 0xffffff, 0.42],
    [0.7, theme.glassBody, 0.36],
    [1, mix(theme.glassBody, 0x000000, 0.2), 0.4],
  ]);
  const barrel = new Graphics()
    .roundRect(-half - 3, top, 2 * half + 6, zero - top + 4, 6)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 3],
        [0.18, theme.glassBody, theme.glassAlpha * 1.2],
        [0.8, theme.glassBody, theme.glassAlpha * 1.4],
        [1, theme.glassEdge, theme.glassAlpha * 2.6],
      ]),
    )
    .roundRect(-half - 3, top, 2 * half + 6, zero - top + 4, 6)
    .stroke({ width: 1.3, color: theme.glassEdge, alpha: 0.75 })
    .roundRect(-half - 9, top - 4, 2 * half + 18, 7, 3)
    .fill({ color: theme.glassEdge, alpha: 0.5 })
    .roundRect(-half + 3, top + 8, 4, zero - top - 18, 2)
    .fill({ color: theme.glassShine, alpha: 0.34 });
  const tap = new Graphics()
    .rect(-4, zero + 3, 8, 12)
    .fill({ color: theme.glassBody, alpha: 0.55 })
    .roundRect(-14, zero + 8, 28, 6, 3)
    .fill(theme.accent)
    .roundRect(-half - 12, -12, 2 * half + 24, 12, 4)
    .fill(
      downGradient([
        [0, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    );
  const gas = new Graphics().rect(-half, -1, 2 * half, 1).fill({ color: tint, alpha: 0.3 });
  gas.y = zero;
  const plunger = new Graphics()
    .rect(-half + 1, -64, 2 * half - 2, 64)
    .fill(ground)
    .rect(-half + 1, -4, 2 * half - 2, 4)
    .fill({ color: theme.glassEdge, alpha: 0.9 })
    .roundRect(-half - 5, -71, 2 * half + 10, 8, 3)
    .fill({ color: theme.glassEdge, alpha: 0.85 });
  const marks = new Graphics();
  const figures: Text[] = [];
  for (let mL = 5; mL <= SYRINGE_ML; mL += 5) {
    const y = zero - mL * perML;
    marks.rect(-half + 1, y - 0.5, mL % 25 === 0 ? 16 : 9, mL % 25 === 0 ? 1.4 : 0.9);
    if (mL % 50 !== 0) continue;
    figures.push(figureOf(context, String(mL), half - 2, y));
  }
  figures.push(figureOf(context, 'mL', half - 2, zero - SYRINGE_ML * perML));
  marks.fill({ color: theme.scaleInk, alpha: 0.85 });
  root.addChild(gas, plunger, barrel, tap, marks, ...figures);
  const perMol = ML_PER_MMOL * perML;
  let drawn = Number.NaN;
  return {
    root,
    size: { width: 2 * half + 26, height: -top + 64 },
    perMol,
    set(amount) {
      if (amount === drawn) return;
      drawn = amount;
      gas.scale.y = Math.max(0.001, amount * perMol);
      plunger.y = zero - amount * perMol;
    },
    fit: fitFigures(figures),
  };
}

/** `tint`: of a gas, for telling it apart. */
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
