/** A top-pan balance with a draught shield of glass. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient, contactShadow, downGradient, housing, metalDown, mix, screen } from './shading';

export interface ShieldedBalance {
  /** What lies behind the load, and what lies before it. */
  readonly back: Container;
  readonly front: Container;
  /** Where a load stands, from the origin. */
  readonly panY: number;
  readonly width: number;
  /** The display; empty for off. */
  set(text: string): void;
  /** A tall load needs the shield off. */
  shield(on: boolean): void;
  place(x: number, y: number, scale: number): void;
  scaleText(factor: number): void;
}

const SIZE = { width: 232, height: 66, shield: 152 } as const;

export function createShieldedBalance(context: StageContext): ShieldedBalance {
  const { theme } = context;
  const { width, height, shield } = SIZE;
  const half = width / 2;
  const back = new Container({ label: 'balance' });
  const front = new Container({ label: 'balance, near side' });
  const box = housing(theme, width, height, 12);
  box.position.set(-half, -height);
  const glass = screen(theme, width - 96, height - 26, 5);
  glass.position.set(-half + 14, -height + 15);
  const value = context.text({ size: 30, mono: true, colour: theme.screenGlow, anchor: [1, 0.5] });
  value.position.set(half - 112, -height + 15 + (height - 26) / 2);
  const unit = context.text({ text: 'g', size: 16, mono: true, colour: theme.screenGlow, anchor: [0, 0.5] });
  unit.position.set(half - 106, -height + 22 + (height - 26) / 2);
  const keys = new Graphics()
    .roundRect(half - 70, -height + 16, 54, 17, 5)
    .fill(theme.accent)
    .roundRect(half - 70, -height + 38, 54, 12, 4)
    .fill({ color: theme.housingEdge, alpha: 0.8 })
    .circle(-half + 26, -5, 5)
    .circle(half - 26, -5, 5)
    .fill(mix(theme.housingShade, 0x000000, 0.4));
  const pan = new Graphics()
    .rect(-9, -height - 8, 18, 9)
    .fill(theme.metal[2])
    .ellipse(0, -height - 8, 66, 9)
    .fill(metalDown(theme))
    .ellipse(0, -height - 10, 66, 8)
    .fill(
      downGradient([
        [0, mix(theme.metal[0], 0xffffff, 0.3)],
        [1, theme.metal[1]],
      ]),
    );
  const wall = { x: -84, top: -height - shield, width: 168 } as const;
  const shieldBack = new Graphics()
    .rect(wall.x, wall.top, wall.width, shield)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 1.6],
        [0.5, theme.glassBody, theme.glassAlpha * 0.5],
        [1, theme.glassEdge, theme.glassAlpha * 1.4],
      ]),
    )
    .rect(wall.x, wall.top, wall.width, shield)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.4 });
  const shieldFront = new Graphics()
    .poly(
      [
        wall.x - 8,
        wall.top + 8,
        wall.x + wall.width + 8,
        wall.top + 8,
        wall.x + wall.width + 8,
        -height,
        wall.x - 8,
        -height,
      ],
      true,
    )
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.7 })
    .poly([
      wall.x - 8,
      wall.top + 8,
      wall.x,
      wall.top,
      wall.x + wall.width,
      wall.top,
      wall.x + wall.width + 8,
      wall.top + 8,
    ])
    .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 2 })
    .moveTo(wall.x + 8, wall.top + 26)
    .lineTo(wall.x + 8, -height - 30)
    .stroke({ width: 4, color: theme.glassShine, alpha: 0.28, cap: 'round' })
    .moveTo(wall.x + 20, wall.top + 22)
    .lineTo(wall.x + 52, wall.top + 22)
    .stroke({ width: 2, color: theme.glassShine, alpha: 0.25, cap: 'round' });
  back.addChild(contactShadow(theme, width * 1.2, 22), shieldBack, box, glass, value, unit, keys, pan);
  front.addChild(shieldFront);
  let shown: string | null = null;
  return {
    back,
    front,
    panY: -height - 10,
    width,
    set(text) {
      if (text === shown) return;
      shown = text;
      value.text = text;
      unit.visible = text !== '';
    },
    shield(on) {
      shieldBack.visible = shieldFront.visible = on;
    },
    place(x, y, scale) {
      for (const part of [back, front]) {
        part.position.set(x, y);
        part.scale.set(scale);
      }
    },
    scaleText(factor) {
      unit.scale.set(factor);
    },
  };
}
