/** Straight-sided vessels with a scale: a beaker, a measuring cylinder. Origin at the middle of the foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { glassVessel, levelOf, type Profile, radiusAt } from './glass';
import { createLiquid } from './liquid';

export interface GraduatedVesselOptions {
  readonly kind: 'beaker' | 'measuring cylinder';
  readonly height: number;
  readonly radius: number;
  /** At the topmost graduation. */
  readonly capacity: number;
  /** Volume between two marks, and how many marks there are to a number. */
  readonly division: number;
  readonly numberEvery: number;
}

export interface GraduatedVessel {
  readonly root: Container;
  /** Height of a volume above the foot, stage units. */
  markHeight(volume: number): number;
  /** Volume in the unit of `capacity`; white light after the liquid, 0xrrggbb. */
  set(volume: number, transmitted: number): void;
}

const MARK = 0.84;
const SHAPES: Readonly<Record<GraduatedVesselOptions['kind'], Profile>> = {
  beaker: [
    [0, 0.9],
    [0.015, 0.97],
    [0.05, 1],
    [0.96, 1],
    [0.985, 1.05],
    [1, 1.07],
  ],
  'measuring cylinder': [
    [0, 0.92],
    [0.01, 0.98],
    [0.03, 1],
    [0.97, 1],
    [0.985, 1.12],
    [1, 1.14],
  ],
};

export function createGraduatedVessel(context: StageContext, options: GraduatedVesselOptions): GraduatedVessel {
  const { kind, height, radius, capacity, division, numberEvery } = options;
  const { theme } = context;
  const root = new Container({ label: kind });
  const profile = SHAPES[kind].map(([at, r]) => [at * height, r * radius] as const);
  const inner = profile.map(([at, r]) => [at, r - 1.5] as const);
  const markHeight = levelOf(inner, capacity, MARK * height);
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(theme, inner);
  const marks = new Graphics();
  const numbers = new Container({ label: 'numbers' });
  for (let index = 1; index * division <= capacity + 1e-9; index++) {
    const at = markHeight(index * division);
    const half = radiusAt(inner, at);
    const numbered = index % numberEvery === 0;
    marks
      .rect(-half * 0.62, -at - 0.5, half * (numbered ? 0.6 : 0.34), 1)
      .fill({ color: theme.scaleInk, alpha: numbered ? 0.9 : 0.6 });
    if (!numbered) continue;
    const number = context.text({
      text: String(Number((index * division).toPrecision(12))),
      size: 11,
      mono: true,
      colour: theme.scaleInk,
      anchor: [0, 0.5],
    });
    number.position.set(half * 0.08, -at);
    numbers.addChild(number);
  }
  if (kind === 'measuring cylinder') {
    root.addChild(
      new Graphics()
        .roundRect(-radius * 1.75, -3, radius * 3.5, 8, 4)
        .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 3.2 }),
    );
  }
  root.addChild(glass.back, liquid.root, glass.front, marks, numbers);
  return { root, markHeight, set: (volume, transmitted) => liquid.set(markHeight(volume), transmitted) };
}
