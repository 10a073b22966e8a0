/** Carbon dioxide from its cylinder: a rotameter whose float stands the higher the more of it is mixed into the air for the leaf. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, metalAcross, mix } from '../../kit/paint/shading';

export interface GasSupply {
  readonly root: Container;
  /** From none, 0, to the most, 1. */
  set(part: number): void;
}

const CYLINDER = { radius: 31, height: 208 } as const;
const METER = { x: -58, foot: -54, top: -214, bore: 9 } as const;
const TRAVEL = METER.top - METER.foot + 26;

/** The rotameter from the middle of the cylinder's foot: what a hand takes, and how far its float goes. */
export const ROTAMETER = { x: METER.x - 20, y: METER.top - 14, width: 40, height: 188, travel: -TRAVEL } as const;
/** Where the gas leaves. */
export const GAS_OUTLET = { x: METER.x, y: METER.foot + 10 } as const;

/** Origin at the middle of the cylinder's foot. */
export function createGasSupply(context: StageContext): GasSupply {
  const { theme } = context;
  const root = new Container({ label: 'carbon dioxide' });
  const { radius, height } = CYLINDER;
  const steel = theme.name === 'dark' ? 0x4c5761 : 0x8d99a4;
  const cylinder = new Graphics()
    .moveTo(-radius, -4)
    .lineTo(-radius, -height + 34)
    .quadraticCurveTo(-radius, -height, -9, -height)
    .lineTo(9, -height)
    .quadraticCurveTo(radius, -height, radius, -height + 34)
    .lineTo(radius, -4)
    .quadraticCurveTo(0, 5, -radius, -4)
    .fill(
      acrossGradient([
        [0, mix(steel, 0x000000, 0.35)],
        [0.28, mix(steel, 0xffffff, 0.45)],
        [0.5, steel],
        [1, mix(steel, 0x000000, 0.5)],
      ]),
    )
    .rect(-8, -height - 22, 16, 24)
    .fill(metalAcross(theme))
    .roundRect(-22, -height - 34, 44, 13, 5)
    .fill(0x2c333a)
    .rect(-METER.bore - 28, -height - 13, 30, 7)
    .fill(metalAcross(theme));
  const label = context.text({ text: 'CO₂', size: 15, weight: '700', colour: 0x14202c, anchor: [0.5, 0.5] });
  label.position.set(0, -height * 0.52);
  const paper = new Graphics().roundRect(-29, -height * 0.52 - 20, 58, 40, 4).fill(0xdfe4e8);
  const pipe = new Graphics()
    .moveTo(-METER.bore - 26, -height - 9)
    .quadraticCurveTo(METER.x, -height - 14, METER.x, METER.top - 4)
    .stroke({ width: 5, color: theme.glassEdge, alpha: 0.75 });
  const meter = new Graphics()
    .roundRect(METER.x - 15, METER.top - 10, 30, 12, 3)
    .fill(metalAcross(theme))
    .roundRect(METER.x - 15, METER.foot, 30, 14, 3)
    .fill(metalAcross(theme))
    .rect(METER.x - 3, METER.foot + 14, 6, 40)
    .fill(metalAcross(theme))
    .roundRect(METER.x - 17, -9, 34, 9, 3)
    .fill(mix(theme.housing, 0x20262e, 0.5))
    // Wider above: that is why more gas lifts the float further.
    .poly([
      METER.x - METER.bore + 2,
      METER.foot,
      METER.x - METER.bore - 2,
      METER.top + 2,
      METER.x + METER.bore + 2,
      METER.top + 2,
      METER.x + METER.bore - 2,
      METER.foot,
    ])
    .fill({ color: theme.glassBody, alpha: Math.min(1, theme.glassAlpha * 2) })
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.9 });
  for (let k = 0; k <= 18; k++)
    meter
      .rect(METER.x + 1, METER.foot - 12 + (TRAVEL * k) / 18, k % 2 === 0 ? 8 : 5, k % 2 === 0 ? 1.3 : 0.9)
      .fill({ color: theme.scaleInk, alpha: 0.8 });
  const float = new Graphics()
    .poly([-6.5, -7, 6.5, -7, 5, 0, 0, 8, -5, 0])
    .fill(0xd24b2f)
    .rect(-6.5, -7, 13, 2.4)
    .fill(0xf0937c);
  float.position.set(METER.x, METER.foot - 12);
  root.addChild(contactShadow(theme, 120, 16), pipe, cylinder, paper, label, meter, float);
  return {
    root,
    set(part) {
      const y = METER.foot - 12 + TRAVEL * part;
      if (float.y !== y) float.y = y;
    },
  };
}
