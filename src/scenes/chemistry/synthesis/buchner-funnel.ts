/** A Büchner funnel of porcelain on a filter flask, beside the vacuum outlet. Origin at the middle of the flask's foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { TILT } from '../../kit/glassware/glass';
import { type Port, portAt } from '../../kit/instruments/socket';
import { acrossGradient, contactShadow, metalAcross, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface BuchnerFunnel {
  readonly root: Container;
  /** Stage units from the foot to the rim. */
  readonly height: number;
  /** Where the hose of the suction begins, and the vacuum outlet in which it ends. */
  readonly arm: Port;
  readonly outlet: Port;
  /** Liquor in the flask in mL, crystals on the paper from 0 to 1. */
  set(filtrate: number, cake: number): void;
}

const FLASK = { height: 128, radius: 58, capacity: 120 } as const;
const BOWL = { radius: 50, depth: 46 } as const;
const STEM = 34;

/** Where the parts meet, from the middle of the flask's foot. */
const MOUTH = -FLASK.height;
const NECK = FLASK.radius * 0.28;
const BOWL_FOOT = MOUTH - 6 - STEM * 0.5;
const BOWL_TOP = BOWL_FOOT - BOWL.depth;
/** Middle of the post of the vacuum outlet. */
const POST = NECK + 74;

/** The cupboard's vacuum outlet: a post with a valve, and the nozzle of its hose. */
const createOutlet = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(POST - 17, -7, 34, 8, 3)
    .fill(metalAcross(theme))
    .roundRect(POST - 7, -62, 14, 58, 3)
    .fill(metalAcross(theme))
    .rect(POST - 18, -44, 12, 8)
    .fill(metalAcross(theme))
    .roundRect(POST - 13, -73, 26, 11, 5)
    .fill(0x7d8894)
    .roundRect(POST - 13, -73, 26, 4, 3)
    .fill({ color: 0xffffff, alpha: 0.4 });

/** What is between funnel and flask: the arm of the flask, the stopper, the stem seen through the neck. */
function createNeck(theme: StageTheme) {
  const arm = new Graphics()
    .roundRect(NECK - 1, MOUTH + 21, 30, 10, 3)
    .fill({ color: theme.glassBody, alpha: 0.45 })
    .roundRect(NECK - 1, MOUTH + 21, 30, 10, 3)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.7 });
  const stopper = new Graphics()
    .poly([-NECK - 7, MOUTH - 6, NECK + 7, MOUTH - 6, NECK, MOUTH + 12, -NECK, MOUTH + 12])
    .fill(
      acrossGradient([
        [0, 0x4a4f57],
        [0.3, 0x7a828d],
        [1, 0x2a2f36],
      ]),
    );
  const stem = new Graphics()
    .rect(-7, MOUTH + 12, 14, 30)
    .fill({ color: mix(0xffffff, theme.glassBody, 0.35), alpha: 0.5 });
  return { arm, stopper, stem };
}

/** The bowl of porcelain, and the filter paper in it. */
function createBowl() {
  const white = acrossGradient([
    [0, 0xc9d0d8],
    [0.22, 0xffffff],
    [0.6, 0xeef1f4],
    [1, 0x9aa6b3],
  ]);
  const { radius } = BOWL;
  const funnel = new Graphics()
    .rect(-8, BOWL_FOOT, 16, FLASK.height * 0.28)
    .fill(white)
    .poly([
      -radius * 0.94,
      BOWL_FOOT - 5,
      radius * 0.94,
      BOWL_FOOT - 5,
      10,
      BOWL_FOOT + STEM * 0.42,
      -10,
      BOWL_FOOT + STEM * 0.42,
    ])
    .fill(white)
    .poly([-radius, BOWL_TOP, radius, BOWL_TOP, radius * 0.95, BOWL_FOOT - 4, -radius * 0.95, BOWL_FOOT - 4])
    .fill(white)
    .ellipse(0, BOWL_FOOT - 4, radius * 0.95, radius * TILT * 0.8)
    .fill(white);
  const inside = new Graphics()
    .ellipse(0, BOWL_TOP, radius, radius * TILT * 1.15)
    .fill(
      acrossGradient([
        [0, 0x8f9ba8],
        [0.6, 0xc6ced6],
        [1, 0xe9edf1],
      ]),
    )
    .ellipse(0, BOWL_TOP, radius, radius * TILT * 1.15)
    .stroke({ width: 2.4, color: 0xffffff })
    .ellipse(0, BOWL_TOP + 4, radius * 0.84, radius * TILT * 0.8)
    .fill(0xf7f5ec);
  return { funnel, inside };
}

/** Needles on the paper. */
function createCake(): Graphics {
  const { radius } = BOWL;
  const cake = new Graphics();
  for (let n = 0; n < 70; n++) {
    const angle = n * 2.399_96;
    const r = Math.sqrt((n + 0.5) / 70);
    const x = r * radius * 0.72 * Math.cos(angle);
    const y = BOWL_TOP + 2 - 5 * (1 - r) + r * radius * TILT * 0.72 * Math.sin(angle);
    const turn = ((n * 7) % 12) / 4;
    cake
      .moveTo(x - 5 * Math.cos(turn), y - 2.4 * Math.sin(turn))
      .lineTo(x + 5 * Math.cos(turn), y + 2.4 * Math.sin(turn))
      .stroke({ width: 2.2, color: n % 3 === 0 ? 0xc3d0dc : 0xffffff, cap: 'round' });
  }
  cake.pivot.set(0, BOWL_TOP + 3);
  cake.position.set(0, BOWL_TOP + 3);
  return cake;
}

export function createBuchnerFunnel(context: StageContext): BuchnerFunnel {
  const { theme } = context;
  const root = new Container({ label: 'Büchner funnel' });
  const flask = createConicalFlask(context, FLASK);
  const { arm, stopper, stem } = createNeck(theme);
  const { funnel, inside } = createBowl();
  const cake = createCake();
  const shadow = contactShadow(theme, FLASK.radius * 2.4, 20);
  root.addChild(shadow, createOutlet(theme), funnel, stem, flask.root, arm, stopper, inside, cake);
  let shown = Number.NaN;
  return {
    root,
    height: -BOWL_TOP,
    arm: portAt({ x: NECK + 28, y: MOUTH + 26 }, 'right'),
    outlet: portAt({ x: POST - 18, y: -40 }, 'left'),
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
