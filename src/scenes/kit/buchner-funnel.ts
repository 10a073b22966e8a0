/** A Büchner funnel of porcelain on a filter flask, with its hose. Origin at the middle of the flask's foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createConicalFlask } from './conical-flask';
import { TILT } from './glass';
import { acrossGradient, contactShadow, mix } from './shading';

export interface BuchnerFunnel {
  readonly root: Container;
  /** Stage units from the foot to the rim. */
  readonly height: number;
  /** Liquor in the flask in mL, crystals on the paper from 0 to 1. */
  set(filtrate: number, cake: number): void;
}

const FLASK = { height: 128, radius: 58, capacity: 120 } as const;
const BOWL = { radius: 50, depth: 46 } as const;
const STEM = 34;

export function createBuchnerFunnel(context: StageContext): BuchnerFunnel {
  const { theme } = context;
  const root = new Container({ label: 'Büchner funnel' });
  const flask = createConicalFlask(context, FLASK);
  const mouth = -FLASK.height;
  const neck = FLASK.radius * 0.28;
  const white = acrossGradient([
    [0, 0xc9d0d8],
    [0.22, 0xffffff],
    [0.6, 0xeef1f4],
    [1, 0x9aa6b3],
  ]);
  const hose = new Graphics()
    .moveTo(neck + 26, mouth + 26)
    .bezierCurveTo(neck + 60, mouth + 26, neck + 40, -20, neck + 62, -3)
    .stroke({ width: 9, color: 0x7d3b34, cap: 'round' })
    .moveTo(neck + 26, mouth + 24)
    .bezierCurveTo(neck + 58, mouth + 24, neck + 38, -22, neck + 60, -5)
    .stroke({ width: 2, color: 0xd88e84, alpha: 0.7, cap: 'round' });
  const arm = new Graphics()
    .roundRect(neck - 1, mouth + 21, 30, 10, 3)
    .fill({ color: theme.glassBody, alpha: 0.45 })
    .roundRect(neck - 1, mouth + 21, 30, 10, 3)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.7 });
  const stopper = new Graphics()
    .poly([-neck - 7, mouth - 6, neck + 7, mouth - 6, neck, mouth + 12, -neck, mouth + 12])
    .fill(
      acrossGradient([
        [0, 0x4a4f57],
        [0.3, 0x7a828d],
        [1, 0x2a2f36],
      ]),
    );
  const bowlFoot = mouth - 6 - STEM * 0.5;
  const bowlTop = bowlFoot - BOWL.depth;
  const { radius } = BOWL;
  const funnel = new Graphics()
    .rect(-8, bowlFoot, 16, FLASK.height * 0.28)
    .fill(white)
    .poly([
      -radius * 0.94,
      bowlFoot - 5,
      radius * 0.94,
      bowlFoot - 5,
      10,
      bowlFoot + STEM * 0.42,
      -10,
      bowlFoot + STEM * 0.42,
    ])
    .fill(white)
    .poly([-radius, bowlTop, radius, bowlTop, radius * 0.95, bowlFoot - 4, -radius * 0.95, bowlFoot - 4])
    .fill(white)
    .ellipse(0, bowlFoot - 4, radius * 0.95, radius * TILT * 0.8)
    .fill(white);
  const inside = new Graphics()
    .ellipse(0, bowlTop, radius, radius * TILT * 1.15)
    .fill(
      acrossGradient([
        [0, 0x8f9ba8],
        [0.6, 0xc6ced6],
        [1, 0xe9edf1],
      ]),
    )
    .ellipse(0, bowlTop, radius, radius * TILT * 1.15)
    .stroke({ width: 2.4, color: 0xffffff })
    .ellipse(0, bowlTop + 4, radius * 0.84, radius * TILT * 0.8)
    .fill(0xf7f5ec);
  const cake = new Graphics();
  for (let n = 0; n < 70; n++) {
    const angle = n * 2.399_96;
    const r = Math.sqrt((n + 0.5) / 70);
    const x = r * radius * 0.72 * Math.cos(angle);
    const y = bowlTop + 2 - 5 * (1 - r) + r * radius * TILT * 0.72 * Math.sin(angle);
    const turn = ((n * 7) % 12) / 4;
    cake
      .moveTo(x - 5 * Math.cos(turn), y - 2.4 * Math.sin(turn))
      .lineTo(x + 5 * Math.cos(turn), y + 2.4 * Math.sin(turn))
      .stroke({ width: 2.2, color: n % 3 === 0 ? 0xc3d0dc : 0xffffff, cap: 'round' });
  }
  cake.pivot.set(0, bowlTop + 3);
  cake.position.set(0, bowlTop + 3);
  root.addChild(contactShadow(theme, FLASK.radius * 2.4, 20), hose, funnel, flask.root, arm, stopper, inside, cake);
  const rim = new Graphics()
    .rect(-7, mouth + 12, 14, 30)
    .fill({ color: mix(0xffffff, theme.glassBody, 0.35), alpha: 0.5 });
  root.addChildAt(rim, 3);
  let shown = Number.NaN;
  return {
    root,
    height: -bowlTop,
    set(filtrate, amount) {
      flask.set({ volume: filtrate, colour: 0xfdfdf8 });
      const size = amount <= 0 ? 0 : 0.45 + 0.55 * Math.sqrt(Math.min(1, amount));
      if (size === shown) return;
      shown = size;
      cake.visible = size > 0;
      cake.scale.set(size);
    },
  };
}
