/** A top-pan balance, with a draught shield of glass where wanted. What is weighed goes into `load`. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import type { Size } from '../layout/layout';
import { acrossGradient, contactShadow, downGradient, housing, metalDown, mix, screen } from '../paint/shading';

export interface BalanceOptions {
  /** Of the housing, stage units at scale 1. */
  readonly width: number;
  readonly height: number;
  /** A draught shield of this height; none without. */
  readonly shield?: number;
}

export interface Balance extends Part {
  /** The near side of the shield: goes before the load. Empty without a shield. */
  readonly front: Container;
  /** What lies on the pan; its origin is the pan's middle. */
  readonly load: Container;
  /** Height of the pan below the origin (negative: above it), at scale 1. */
  readonly panY: number;
  /** Housing, pan and shield, at scale 1. */
  readonly size: Size;
  /** What the display shows, with its unit; empty for off. */
  set(text: string): void;
  /** A tall load needs the shield off. */
  showShield(on: boolean): void;
}

const PAN = 11;
const MARGIN = 12;
const FIGURES = 0.36;

/** Where the display is, and how far the pan reaches to both sides. */
function measuresOf({ width, height, shield = 0 }: BalanceOptions) {
  const half = width / 2;
  const keys = Math.min(40, width * 0.2);
  const display = {
    x: -half + MARGIN,
    y: -height + height * 0.24,
    width: width - keys - 3 * MARGIN,
    height: height * 0.54,
  };
  return { half, keys, display, reach: Math.min(half * 0.84, shield > 0 ? half * 0.6 : half) };
}

/** Feet, housing and deck, which is seen from slightly above. */
function createCase({ theme }: StageContext, { width, height }: BalanceOptions): readonly Container[] {
  const half = width / 2;
  const box = housing(theme, width, height - 4, Math.min(12, height * 0.18));
  box.position.set(-half, -height);
  const feet = new Graphics();
  for (const x of [-half + 12, half - 34]) feet.roundRect(x, -6, 22, 6, 3).fill(mix(theme.housingShade, 0x000000, 0.5));
  const deck = new Graphics()
    .roundRect(-half + 6, -height + 1.5, width - 12, height * 0.11, 4)
    .fill({ color: 0xffffff, alpha: theme.name === 'dark' ? 0.06 : 0.5 });
  return [feet, box, deck];
}

function drawTareKey({ theme }: StageContext, options: BalanceOptions): Graphics {
  const { half, keys, display } = measuresOf(options);
  return new Graphics()
    .roundRect(half - MARGIN - keys, display.y, keys, display.height * 0.56, 5)
    .fill(
      downGradient([
        [0, mix(theme.accent, 0xffffff, 0.25)],
        [1, theme.accent],
      ]),
    )
    .roundRect(half - MARGIN - keys, display.y + display.height * 0.68, keys, display.height * 0.32, 4)
    .fill({ color: theme.housingEdge, alpha: 0.8 });
}

const drawPan = ({ theme }: StageContext, height: number, reach: number): Graphics =>
  new Graphics()
    .rect(-10, -height - 8, 20, 10)
    .fill(metalDown(theme))
    .ellipse(reach * 0.08, -height - 1, reach * 0.86, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .ellipse(0, -height - PAN + 2.5, reach, reach * 0.14)
    .fill(metalDown(theme))
    .ellipse(0, -height - PAN, reach, reach * 0.13)
    .fill(
      acrossGradient([
        [0, mix(theme.metal[0], 0xffffff, 0.45)],
        [0.45, theme.metal[0]],
        [1, theme.metal[1]],
      ]),
    )
    .ellipse(0, -height - PAN, reach * 0.93, reach * 0.115)
    .stroke({ width: 0.8, color: 0xffffff, alpha: 0.55 });

/** The glass of a draught shield, behind the load and before it. `wall`: half its width. */
function drawShield({ theme }: StageContext, { height, shield = 0 }: BalanceOptions, wall: number) {
  const back = new Graphics();
  const front = new Graphics();
  if (shield <= 0) return { back, front };
  const top = -height - shield;
  const near = wall + 8;
  back
    .rect(-wall, top, 2 * wall, shield)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 1.6],
        [0.5, theme.glassBody, theme.glassAlpha * 0.5],
        [1, theme.glassEdge, theme.glassAlpha * 1.4],
      ]),
    )
    .rect(-wall, top, 2 * wall, shield)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.4 });
  front
    .poly([-near, top + 8, near, top + 8, near, -height, -near, -height])
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.75 })
    .poly([-near, top + 8, -wall, top, wall, top, near, top + 8])
    .fill({ color: theme.glassEdge, alpha: theme.glassAlpha * 2 })
    .moveTo(-wall, top)
    .lineTo(wall, top)
    .stroke({ width: 1.4, color: theme.glassShine, alpha: 0.6, cap: 'round' })
    .moveTo(-wall + 8, top + 26)
    .lineTo(-wall + 8, -height - 30)
    .stroke({ width: 4, color: theme.glassShine, alpha: 0.28, cap: 'round' })
    .moveTo(-wall + 20, top + 22)
    .lineTo(-wall * 0.4, top + 22)
    .stroke({ width: 2, color: theme.glassShine, alpha: 0.25, cap: 'round' });
  return { back, front };
}

/** Origin at the middle of its foot; `lay` puts that at the middle of the box's lower edge. */
export function createBalance(context: StageContext, options: BalanceOptions): Balance {
  const { theme } = context;
  const { width, height, shield = 0 } = options;
  const { display, reach } = measuresOf(options);
  const root = new Container({ label: 'balance' });
  const front = new Container({ label: 'balance, near side' });
  const load = new Container({ label: 'on the pan' });
  load.y = -height - PAN;
  const glass = screen(theme, display.width, display.height, 5);
  glass.position.set(display.x, display.y);
  const size = height * FIGURES;
  const value = context.text({ size, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  value.position.set(display.x + display.width - 8, display.y + display.height / 2);
  const walls = drawShield(context, options, reach * 1.2);
  if (shield > 0) front.addChild(walls.front);
  root.addChild(contactShadow(theme, width * 1.18, 20), walls.back, ...createCase(context, options), glass, value);
  root.addChild(drawTareKey(context, options), drawPan(context, height, reach), load);

  const whole: Size = { width, height: height + Math.max(PAN + reach * 0.13, shield) };
  let shown = '';
  let least = 1;
  /** As large as the display takes, never below the smallest type there is. */
  const fit = (): void => {
    value.scale.set(1);
    const room = (display.width - 16) / Math.max(1, value.width);
    value.scale.set(Math.max(Math.min(1, room), Math.min(least, room)));
  };
  return {
    root,
    front,
    load,
    panY: -height - PAN,
    size: whole,
    lay(place, type) {
      const scale = Math.min(place.width / whole.width, place.height / whole.height);
      for (const part of [root, front]) {
        part.position.set(place.x + place.width / 2, place.y + place.height);
        part.scale.set(scale);
      }
      least = type.small / (size * scale);
      fit();
    },
    set(text) {
      if (text === shown) return;
      shown = text;
      value.text = text;
      fit();
    },
    showShield(on) {
      walls.back.visible = walls.front.visible = on;
    },
  };
}
