/** The gantry of a scanner from the front, its origin at the middle of the bore: shell, funnel, dark glass, and the bore's rim. */
import type { Graphics } from 'pixi.js';
import { acrossGradient, downGradient, mix, roundGradient } from '../paint/shading';
import type { StageTheme } from '../theme';

export interface GantryShell {
  /** Half of its width, and how far it reaches above the middle. */
  readonly x: number;
  readonly y: number;
  readonly corner: number;
  /** Radius of the funnel that leads to the bore. */
  readonly funnel: number;
}

/** Bright plastic of the covers, and its side away from the light. */
export const gantryTones = (theme: StageTheme): { readonly plastic: number; readonly shade: number } =>
  theme.name === 'dark'
    ? { plastic: mix(theme.housing, 0xdfe8f2, 0.42), shade: mix(theme.housingShade, 0x8fa2b8, 0.3) }
    : { plastic: mix(theme.housing, 0xffffff, 0.55), shade: theme.housingShade };

export function drawGantryShell(pen: Graphics, theme: StageTheme, { x, y, corner, funnel }: GantryShell): Graphics {
  const dark = theme.name === 'dark';
  const { plastic, shade } = gantryTones(theme);
  return pen
    .roundRect(-x, -y, 2 * x, 2 * y - 6, corner)
    .fill(
      downGradient([
        [0, mix(plastic, 0xffffff, dark ? 0.16 : 0.7)],
        [0.3, plastic],
        [1, shade],
      ]),
    )
    .roundRect(-x + 1, -y + 1, 2 * x - 2, 2 * y - 8, corner - 1)
    .stroke({ width: 1.5, color: mix(plastic, 0xffffff, 0.6), alpha: dark ? 0.35 : 0.9 })
    .circle(0, 0, funnel)
    .fill(
      downGradient([
        [0, mix(shade, 0x000000, dark ? 0.3 : 0.12)],
        [1, mix(plastic, 0xffffff, dark ? 0.1 : 0.6)],
      ]),
    );
}

/** The ring of dark glass behind which tubes turn and crystals lie. */
export const drawGantryGlass = (pen: Graphics, radius: number): Graphics =>
  pen.circle(0, 0, radius).fill(
    roundGradient([
      [0, 0x05090e],
      [0.62, 0x0a1119],
      [0.9, 0x18232f],
      [1, 0x0c131b],
    ]),
  );

/** The bore within its rim of plastic. */
export function drawGantryBore(pen: Graphics, theme: StageTheme, rim: number, bore: number): Graphics {
  const dark = theme.name === 'dark';
  const { plastic, shade } = gantryTones(theme);
  return pen
    .circle(0, 0, rim)
    .fill(
      acrossGradient([
        [0, mix(plastic, 0xffffff, dark ? 0.2 : 0.7)],
        [0.5, shade],
        [1, mix(shade, 0x000000, 0.35)],
      ]),
    )
    .circle(0, 0, bore)
    .fill(
      roundGradient(
        [
          [0, dark ? 0x223042 : 0x6b7d90],
          [0.6, dark ? 0x151f2c : 0x4a5a6b],
          [1, dark ? 0x090e15 : 0x2a3541],
        ],
        { x: 0.46, y: 0.4 },
      ),
    );
}
