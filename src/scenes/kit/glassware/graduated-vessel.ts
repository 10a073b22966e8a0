/** Straight-sided vessels with a scale: a beaker, a measuring cylinder. Origin at the middle of the foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, radiusAt } from './glass';
import { createCastLight } from './cast-light';
import { createLiquid } from './liquid';
import { acrossGradient } from '../paint/shading';
import { createPrintedNumber, type PrintedNumber } from './printed-number';
import { type VesselPart, vesselPart } from './vessel-part';

export interface GraduatedVesselOptions {
  readonly kind: 'beaker' | 'measuring cylinder';
  readonly height: number;
  readonly radius: number;
  /** At the topmost graduation. */
  readonly capacity: number;
  /** Volume between two marks, and how many marks there are to a number. */
  readonly division: number;
  readonly numberEvery: number;
  /** Where numbers stand: on the glass, or at its right, clear of what is in it. */
  readonly numbers?: 'on' | 'beside';
}

export interface GraduatedVessel extends VesselPart {
  /** Coloured light on the bench; goes below the vessel, with the same origin. */
  readonly light: Container;
  /** Height of a volume above the foot, stage units. */
  markHeight(volume: number): number;
  /** Volume in the unit of `capacity`; white light after the liquid, 0xrrggbb. */
  set(volume: number, transmitted: number): void;
}

const MARK = 0.84;
const NUMBER = 12;
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
  const { kind, height, radius, capacity, division, numberEvery, numbers: place = 'on' } = options;
  const { theme } = context;
  const root = new Container({ label: kind });
  const profile = SHAPES[kind].map(([at, r]) => [at * height, r * radius] as const);
  const inner = profile.map(([at, r]) => [at, r - 1.5] as const);
  const markHeight = levelOf(inner, capacity, MARK * height);
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(theme, inner);
  const light = createCastLight(theme, radius * (kind === 'beaker' ? 1 : 1.5));
  const marks = new Graphics();
  const numbers: PrintedNumber[] = [];
  for (let index = 1; index * division <= capacity + 1e-9; index++) {
    const at = markHeight(index * division);
    const half = radiusAt(inner, at);
    const numbered = index % numberEvery === 0;
    marks
      .rect(-half * 0.62, -at - 0.5, half * (numbered ? 0.6 : 0.34), 1)
      .fill({ color: theme.scaleInk, alpha: numbered ? 0.9 : 0.6 });
    if (!numbered) continue;
    const number = createPrintedNumber(context, String(Number((index * division).toPrecision(12))));
    number.root.position.set(place === 'on' ? half * 0.08 : half + 6, -at);
    numbers.push(number);
  }
  if (kind === 'measuring cylinder') {
    root.addChild(
      new Graphics()
        .ellipse(0, 3, radius * 1.55, radius * 0.3)
        .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 2.2 })
        .ellipse(0, 0.5, radius * 1.52, radius * 0.28)
        .fill(
          acrossGradient([
            [0, theme.glassEdge, theme.glassAlpha * 3.4],
            [0.35, theme.glassShine, theme.glassAlpha * 2.4],
            [1, theme.glassEdge, theme.glassAlpha * 2.6],
          ]),
        )
        .ellipse(0, 0.5, radius * 1.52, radius * 0.28)
        .stroke({ width: 1, color: theme.glassEdge, alpha: 0.7 }),
    );
  }
  root.addChild(glass.back, liquid.root, glass.front, marks, ...numbers.map((number) => number.root));
  const widest = Math.max(...profile.map(([, r]) => r)) * (kind === 'beaker' ? 1 : 1.55);
  return {
    ...vesselPart(root, { width: 2 * widest, height: height + 5 }, (scale, type) => {
      for (const number of numbers) number.fit(Math.max(NUMBER, type.small / scale));
    }),
    light: light.root,
    markHeight,
    set(volume, transmitted) {
      liquid.set(markHeight(volume), transmitted);
      light.set(transmitted, volume / capacity);
    },
  };
}
