/** A beaker of water on a hot plate: a slide laid across it is heated by the steam. In the units of the staining rack. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, metalDown, mix } from '../paint/shading';

/** Where a slide lies across the beaker, and what of the bath is handled. */
export const ON_BEAKER = { x: 126, y: 92 } as const;
export const BATH_BOX = { x: 50, y: 128, width: 152, height: 100 } as const;

const { x: MIDDLE } = ON_BEAKER;
const BEAKER = { half: 66, top: 94, foot: 196 } as const;
const WATER = 142;
const PLATE = { half: 82, top: 194, foot: 226 } as const;
const BUBBLES = 14;
const RISE_MS = 900;
/** Of the heat, from where the water bubbles. */
const SIMMERS = 0.6;

export interface SteamBath {
  readonly root: Container;
  /** `heat`: of the water, from cold to boiling, 0 to 1. True while something moves. */
  draw(heat: number, now: number): boolean;
}

export function createSteamBath(context: StageContext): SteamBath {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'beaker on a hot plate' });
  const shadow = contactShadow(theme, 2.2 * PLATE.half, 16);
  shadow.position.set(MIDDLE, PLATE.foot);
  const { half, top, foot } = BEAKER;
  const plate = new Graphics()
    .roundRect(MIDDLE - PLATE.half, PLATE.top + 6, 2 * PLATE.half, PLATE.foot - PLATE.top - 6, 6)
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.14 : 0.4)],
        [1, mix(theme.housingShade, 0x000000, 0.15)],
      ]),
    )
    .roundRect(MIDDLE - PLATE.half, PLATE.top + 6, 2 * PLATE.half, PLATE.foot - PLATE.top - 6, 6)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(MIDDLE - PLATE.half + 8, PLATE.top, 2 * PLATE.half - 16, 9, 3)
    .fill(metalDown(theme))
    .circle(MIDDLE + PLATE.half - 22, PLATE.foot - 12, 8)
    .fill(metalDown(theme));
  const glow = new Graphics().roundRect(MIDDLE - half + 4, PLATE.top + 1, 2 * half - 8, 5, 2).fill(0xff6a2a);
  const lamp = new Graphics().circle(MIDDLE - PLATE.half + 20, PLATE.foot - 12, 4).fill(0xff7a3a);
  const hole = new Graphics().circle(MIDDLE - PLATE.half + 20, PLATE.foot - 12, 5.5).fill(0x12181f);
  const back = new Graphics()
    .ellipse(MIDDLE, top, half, 9)
    .fill({ color: 0xffffff, alpha: dark ? 0.08 : 0.3 })
    .ellipse(MIDDLE, top, half, 9)
    .stroke({ width: 2, color: dark ? 0xbfd6e4 : 0x7f9db0, alpha: 0.8 });
  const body = new Graphics()
    .roundRect(MIDDLE - half, top, 2 * half, foot - top, 10)
    .fill({ color: dark ? 0xaecbdc : 0xffffff, alpha: dark ? 0.1 : 0.35 })
    .roundRect(MIDDLE - half + 3, WATER, 2 * half - 6, foot - WATER - 3, 8)
    .fill({ color: dark ? 0x7fb4d4 : 0x8fc3e0, alpha: dark ? 0.38 : 0.5 })
    .ellipse(MIDDLE, WATER, half - 3, 7)
    .fill({ color: dark ? 0xb9dbee : 0xd8eef8, alpha: 0.55 });
  const bubbles = Array.from({ length: BUBBLES }, (_, n) =>
    new Graphics({ visible: false }).circle(0, 0, 2 + (n % 3)).stroke({ width: 1.2, color: 0xffffff, alpha: 0.85 }),
  );
  const front = new Graphics()
    .moveTo(MIDDLE - half, top)
    .lineTo(MIDDLE - half, foot - 10)
    .quadraticCurveTo(MIDDLE - half, foot, MIDDLE - half + 10, foot)
    .lineTo(MIDDLE + half - 10, foot)
    .quadraticCurveTo(MIDDLE + half, foot, MIDDLE + half, foot - 10)
    .lineTo(MIDDLE + half, top)
    .stroke({ width: 2, color: dark ? 0xbfd6e4 : 0x7f9db0, alpha: 0.85 });
  for (let y = WATER + 6; y < foot - 8; y += 11) front.moveTo(MIDDLE + 26, y).lineTo(MIDDLE + 42, y);
  front
    .stroke({ width: 1.5, color: 0xffffff, alpha: 0.7 })
    .roundRect(MIDDLE - half + 7, WATER - 10, 5, foot - WATER, 2.5)
    .fill({ color: 0xffffff, alpha: 0.3 });
  root.addChild(shadow, plate, glow, hole, lamp, back, body, ...bubbles, front);
  return {
    root,
    draw(heat, now) {
      glow.alpha = lamp.alpha = heat;
      const boils = Math.max(0, (heat - SIMMERS) / (1 - SIMMERS));
      bubbles.forEach((bubble, n) => {
        bubble.visible = n < boils * BUBBLES;
        if (!bubble.visible) return;
        const part = ((reducedMotion ? 0 : now / RISE_MS) + n * 0.37) % 1;
        const place = ((n * 0.618) % 1) * 2 - 1;
        bubble.position.set(MIDDLE + (half - 12) * place, foot - 6 - (foot - WATER - 8) * part);
      });
      return boils > 0 && !reducedMotion;
    },
  };
}
