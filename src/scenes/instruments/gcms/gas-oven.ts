/** The oven behind its lit window: glow, fan with its guard, and the coiled column with the substances on their way through it. */
import { Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { BAND_COLOURS } from '../../kit/chromatography/column-tube';
import { downGradient, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { DeckLook } from './deck-look';

export const OVEN = { x: 16, y: 140, width: 206, height: 228 } as const;
export const INLET = { x: 132, y: 88 } as const;
/** The height at which the column leaves it. */
export const LINE_Y = 196;
const COIL = { x: 119, y: 262, inner: 56, outer: 92, turns: 6 } as const;
const DOTS = 16;
/** Turns a second. */
const FAN = 1.6;
const SOLVENT = 0xbcd6e8;
const COLDEST = 35;
const HOTTEST = 320;

/** A place of the column: 0 at the inlet, 1 at the transfer line. */
function onCoil(at: number): Point {
  const angle = -Math.PI * 0.6 + 2 * Math.PI * COIL.turns * at;
  const radius = COIL.outer - (COIL.outer - COIL.inner) * at;
  return { x: COIL.x + radius * Math.cos(angle), y: COIL.y + radius * Math.sin(angle) };
}

function createFan(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const fan = new Graphics();
  for (let n = 0; n < 5; n++) {
    const [a, b] = [(n * 2 * Math.PI) / 5, (n * 2 * Math.PI) / 5 + 0.75];
    fan
      .moveTo(6 * Math.cos(a), 6 * Math.sin(a))
      .quadraticCurveTo(26 * Math.cos(a - 0.1), 26 * Math.sin(a - 0.1), 44 * Math.cos(b), 44 * Math.sin(b))
      .quadraticCurveTo(22 * Math.cos(b), 22 * Math.sin(b), 6 * Math.cos(b + 0.3), 6 * Math.sin(b + 0.3))
      .closePath()
      .fill({ color: mix(theme.metal[2], 0x000000, dark ? 0.2 : 0.35), alpha: 0.9 });
  }
  fan.circle(0, 0, 8).fill(theme.metal[2]);
  fan.position.set(COIL.x, COIL.y);
  return fan;
}

/** The column from the inlet to the transfer line, and the cage that carries it. */
function createCoil(theme: StageTheme): Graphics {
  const coil = new Graphics();
  const [first, last] = [onCoil(0), onCoil(1)];
  coil.moveTo(INLET.x, OVEN.y + 4).bezierCurveTo(INLET.x, OVEN.y + 30, first.x - 30, first.y - 20, first.x, first.y);
  for (let n = 1; n <= 60 * COIL.turns; n++) {
    const { x, y } = onCoil(n / (60 * COIL.turns));
    coil.lineTo(x, y);
  }
  coil.bezierCurveTo(last.x + 40, last.y - 30, OVEN.x + OVEN.width - 30, LINE_Y, OVEN.x + OVEN.width, LINE_Y);
  coil.stroke({ width: 2.6, color: theme.name === 'dark' ? 0xb9813e : 0x9a5f20, cap: 'round', join: 'round' });
  // The cage that carries it.
  for (const angle of [0.35, 1.25, 2.1, 3.3, 4.2, 5.4]) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    coil
      .moveTo(COIL.x + (COIL.inner - 5) * c, COIL.y + (COIL.inner - 5) * s)
      .lineTo(COIL.x + (COIL.outer + 5) * c, COIL.y + (COIL.outer + 5) * s)
      .stroke({ width: 3, color: theme.metal[2], alpha: 0.75 });
  }
  return coil;
}

export function createGasOven({ theme }: StageContext) {
  const dark = theme.name === 'dark';
  const glow = new Graphics().roundRect(OVEN.x + 2, OVEN.y + 2, OVEN.width - 4, OVEN.height - 4, 6).fill(
    roundGradient([
      [0, 0xffd07a, 0.95],
      [0.55, 0xff8a3c, 0.7],
      [1, 0xc2451c, 0.35],
    ]),
  );
  const lamp = new Graphics().roundRect(OVEN.x + 2, OVEN.y + 2, OVEN.width - 4, OVEN.height - 4, 6).fill(
    downGradient([
      [0, 0xffffff, dark ? 0.16 : 0.42],
      [1, 0xffffff, dark ? 0.02 : 0.12],
    ]),
  );
  const fan = createFan(theme);
  const guard = new Graphics();
  for (const radius of [16, 32, 48])
    guard.circle(COIL.x, COIL.y, radius).stroke({ width: 1.2, color: theme.metal[2], alpha: 0.8 });
  const dots = Array.from({ length: DOTS }, () =>
    new Graphics({ visible: false })
      .circle(0, 0, 6)
      .fill(0xffffff)
      .circle(0, 0, 6)
      .stroke({ width: 1.4, color: dark ? 0x0a0e12 : 0xffffff }),
  );
  return {
    views: [lamp, glow, fan, guard, createCoil(theme), ...dots],
    look({ moving, oven }: DeckLook): void {
      const warm = oven === null ? 0.3 : Math.min(1, Math.max(0, (oven - COLDEST) / (HOTTEST - COLDEST)));
      if (Math.abs(glow.alpha - warm) > 0.003) glow.alpha = warm;
      moving.slice(0, DOTS).forEach(({ id, at }, n) => {
        const dot = dots[n];
        if (!dot) return;
        const solvent = id === 'dichloromethane';
        dot.visible = at > 0 && at < 1;
        dot.tint = solvent ? SOLVENT : (BAND_COLOURS[(n + 1) % BAND_COLOURS.length] ?? 0xffffff);
        dot.scale.set(solvent ? 1.4 : 1);
        const { x, y } = onCoil(Math.min(1, at));
        dot.position.set(x, y);
      });
      for (const dot of dots.slice(moving.length)) dot.visible = false;
    },
    turn(phase: number): void {
      fan.rotation = phase * FAN * 2 * Math.PI;
    },
  };
}
