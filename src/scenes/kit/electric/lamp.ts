/** A small screw-base bulb: the luminance of its glow is proportional to its power, or that of its hot filament. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { blackBodyLight } from '../paint/light-colour';
import { acrossGradient, metalAcross, metalDown, mix, roundGradient } from '../paint/shading';

export interface Lamp {
  readonly root: Container;
  /** Power over full power; from 0 up, saturating at 1. */
  setPower(fraction: number): void;
  /** Glows as a black body of so many kelvins does; `bright` is the temperature of its full brightness. */
  setTemperature(kelvin: number, bright: number): void;
}

/** Display values go with luminance by this exponent (IEC 61966-2-1, sRGB, its overall gamma). */
const DISPLAY_GAMMA = 2.2;

/** Where the wires of a lamp `across` lie below its origin, parts of its length. */
export const LAMP_CONTACT = 0.275;

/**
 * Stands upright on its contacts at (0, ±length / 2), or `across`, with wires to both sides of its holder. Origin at its middle.
 */
export function createLamp({ theme }: StageContext, length: number, across = false): Lamp {
  const root = new Container({ label: 'lamp' });
  const r = length * 0.22;
  const top = -length * 0.14;
  const wires = across
    ? new Graphics().rect(-length / 2, length * LAMP_CONTACT - 1.8, length, 3.6).fill(metalDown(theme))
    : new Graphics().rect(-1.8, -length / 2, 3.6, length).fill(metalAcross(theme));
  const halo = new Graphics({ alpha: 0, y: top }).circle(0, 0, r * 4.4).fill(
    roundGradient([
      [0, 0xffe9a8, 0.95],
      [0.25, 0xffcf5c, 0.5],
      [0.6, 0xffb02e, 0.14],
      [1, 0xffa000, 0],
    ]),
  );
  const holder = new Graphics()
    .roundRect(-r * 0.72 - 3, length * 0.2, r * 1.44, length * 0.15, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(-r * 0.78, length * 0.19, r * 1.56, length * 0.15, 4)
    .fill(
      acrossGradient([
        [0, 0x4b5563],
        [0.3, 0x6b7686],
        [1, 0x1f2630],
      ]),
    );
  const thread = new Graphics()
    .roundRect(-r * 0.52, length * 0.04, r * 1.04, length * 0.17, 3)
    .fill(metalAcross(theme));
  for (let k = 0; k < 3; k++) {
    thread
      .moveTo(-r * 0.52, length * (0.075 + 0.045 * k))
      .lineTo(r * 0.52, length * (0.06 + 0.045 * k))
      .stroke({ width: 1, color: 0x000000, alpha: 0.35 });
  }
  const bulb = (g: Graphics): Graphics => g.circle(0, top, r).roundRect(-r * 0.5, top + r * 0.6, r, r * 0.7, 4);
  const glass = bulb(new Graphics()).fill({ color: theme.glassBody, alpha: theme.name === 'dark' ? 0.26 : 0.42 });
  const filament = (colour: number, width: number): Graphics =>
    new Graphics()
      .moveTo(-r * 0.24, top + r * 1.2)
      .lineTo(-r * 0.42, top + r * 0.1)
      .lineTo(-r * 0.2, top - r * 0.12)
      .lineTo(0, top + r * 0.1)
      .lineTo(r * 0.2, top - r * 0.12)
      .lineTo(r * 0.42, top + r * 0.1)
      .lineTo(r * 0.24, top + r * 1.2)
      .stroke({ width, color: colour, join: 'round', cap: 'round' });
  const cold = filament(theme.name === 'dark' ? 0x7c8794 : 0x55606c, 1.3);
  const filled = bulb(new Graphics({ alpha: 0 })).fill(0xffd873);
  const hot = filament(0xfffbe8, 2.4);
  hot.alpha = 0;
  const shine = new Graphics()
    .arc(0, top, r * 0.74, Math.PI * 1.05, Math.PI * 1.45)
    .stroke({ width: 2.4, color: theme.glassShine, alpha: 0.8, cap: 'round' })
    .circle(0, top, r)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.55 });
  root.addChild(halo, wires, holder, thread, glass, filled, cold, hot, shine);
  return {
    root,
    setPower(fraction) {
      const level = Math.min(1, Math.max(0, fraction)) ** (1 / DISPLAY_GAMMA);
      halo.alpha = level;
      filled.alpha = 0.75 * level;
      hot.alpha = Math.min(1, 1.6 * level);
    },
    setTemperature(kelvin, bright) {
      const { colour, luminance } = blackBodyLight(kelvin);
      const level = Math.min(1, luminance / blackBodyLight(bright).luminance) ** (1 / DISPLAY_GAMMA);
      // The eye sees a filament long before its glass looks lit: its brightness is drawn steeper.
      hot.tint = mix(colour, 0xffffff, 0.5 * level);
      filled.tint = halo.tint = mix(colour, 0xffffff, 0.35 + 0.65 * level);
      halo.alpha = level;
      filled.alpha = 0.75 * level;
      hot.alpha = Math.min(1, 3 * level ** 0.6);
    },
  };
}
