/** A sled on steel runners, with the glow of its contact patch and the shares of its energy on a mast. Origin where it touches the track. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { groundColours } from '../../kit/charts/series-colours';
import { contactShadow, downGradient, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { ENERGY_COLOURS } from './energy-board';

export interface Sled {
  readonly root: Container;
  /** Radians, as the track lies; `glow`: 0 to 1, of the patch; `hot`: 0 to 1, of the runners. */
  set(angle: number, glow: number, hot: number): void;
  /** Parts of potential, kinetic and thermal energy, of their sum. */
  share(parts: readonly [number, number, number]): void;
}

const DISC = 17;
const MAST = { x: -30, y: -62 } as const;
/** Of the sled as it is drawn here. */
const SCALE = 1.35;

const drawRunners = (theme: StageTheme): Graphics =>
  new Graphics()
    .moveTo(-19, -3)
    .lineTo(15, -2)
    .quadraticCurveTo(22, -2, 24, -9)
    .stroke({ width: 3.4, color: theme.metal[1], cap: 'round' })
    .moveTo(-13, -3)
    .lineTo(-12, -10)
    .moveTo(11, -3)
    .lineTo(10, -10)
    .stroke({ width: 2.6, color: theme.metal[2] });

/** With the mast and who sits in it. */
const drawCabin = (theme: StageTheme): Graphics =>
  new Graphics()
    .moveTo(-17, -22)
    .lineTo(MAST.x, MAST.y)
    .stroke({ width: 2.2, color: theme.metal[2], cap: 'round' })
    .roundRect(-21, -27, 40, 18, 7)
    .fill(
      downGradient([
        [0, 0xff8d7d],
        [0.35, 0xe0473a],
        [1, 0x8f2019],
      ]),
    )
    .roundRect(-17, -25.5, 30, 4, 2)
    .fill({ color: 0xffffff, alpha: 0.42 })
    .roundRect(-21, -17, 40, 3, 1)
    .fill({ color: 0xffffff, alpha: 0.85 })
    .circle(-2, -33, 8)
    .fill(
      roundGradient(
        [
          [0, 0xfdf3d0],
          [0.6, 0xe8c46a],
          [1, 0x9a7326],
        ],
        { x: 0.36, y: 0.3 },
      ),
    )
    .roundRect(0, -36, 7, 5, 2.5)
    .fill(0x1d2b38);

export function createSled({ theme }: StageContext): Sled {
  const root = new Container({ label: 'sled', scale: SCALE });
  const patch = new Graphics().ellipse(0, 1, 40, 14).fill(
    roundGradient([
      [0, 0xffe08a, 1],
      [0.3, 0xff8a3c, 0.8],
      [0.7, 0xff4a1c, 0.25],
      [1, 0xff4a1c, 0],
    ]),
  );
  const glowing = new Graphics()
    .moveTo(-19, -2.4)
    .lineTo(15, -1.4)
    .quadraticCurveTo(22, -2, 24, -9)
    .stroke({ width: 3.6, color: 0xff5a24, cap: 'round' });
  const disc = new Graphics({ label: 'shares of energy', position: MAST });
  const shadow = contactShadow(theme, 46, 7);
  patch.alpha = glowing.alpha = 0;
  root.addChild(shadow, patch, drawRunners(theme), glowing, drawCabin(theme), disc);
  const { ground, series } = groundColours(theme, 'screen');
  const colours = [ENERGY_COLOURS.potential, ENERGY_COLOURS.kinetic, ENERGY_COLOURS.thermal].map(
    (name) => series[name],
  );
  let key = '';
  return {
    root,
    set(angle, glow, hot) {
      root.rotation = angle;
      const light = Math.round(glow * 50) / 50;
      patch.alpha = light;
      const warm = Math.round(hot * 50) / 50;
      glowing.alpha = warm;
      // Its slices begin at the top, however the track lies.
      disc.rotation = -angle;
    },
    share(parts) {
      const next = parts.map((part) => part.toFixed(2)).join(' ');
      if (next === key) return;
      key = next;
      disc
        .clear()
        .circle(0, 0, DISC + 2)
        .fill(ground)
        .stroke({ width: 1.4, color: theme.metal[2] });
      let from = -Math.PI / 2;
      parts.forEach((part, n) => {
        if (part < 0.005) return;
        const to = from + part * 2 * Math.PI;
        if (part > 0.995) disc.circle(0, 0, DISC);
        else disc.moveTo(0, 0).arc(0, 0, DISC, from, to).closePath();
        disc.fill(colours[n] ?? ground);
        from = to;
      });
    },
  };
}
