/** A surveyor's levelling staff: red and white steps, figures in metres. Origin at its foot. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { roundStep } from '../../kit/mechanics/round-step';
import { acrossGradient } from '../../kit/paint/shading';

export interface LevellingStaff {
  readonly root: Container;
  /** Stage units of its length and of one metre, and the height of its figures. */
  lay(length: number, unit: number, size: number): void;
}

const MOST_FIGURES = 12;
const WIDTH = 16;

export function createLevellingStaff(context: StageContext): LevellingStaff {
  const { theme } = context;
  const root = new Container({ label: 'levelling staff' });
  const staff = new Graphics();
  const figures: readonly Text[] = Array.from({ length: MOST_FIGURES }, () =>
    context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] }),
  );
  root.addChild(staff, ...figures);
  const white = acrossGradient([
    [0, 0xd8dde2],
    [0.3, 0xffffff],
    [1, 0xb5bcc4],
  ]);
  const red = acrossGradient([
    [0, 0xb0322a],
    [0.3, 0xe2574c],
    [1, 0x7d1d17],
  ]);
  let key = '';
  return {
    root,
    lay(length, unit, size) {
      const next = `${length} ${unit} ${size}`;
      if (next === key) return;
      key = next;
      const apart = roundStep((2.1 * size) / unit);
      const fine = apart / 2;
      staff
        .clear()
        .rect(2, -length + 2, WIDTH, length)
        .fill({ color: 0x000000, alpha: 0.25 });
      for (let n = 0; n * fine * unit < length; n++) {
        const from = n * fine * unit;
        const long = Math.min(fine * unit, length - from);
        staff.rect(0, -from - long, WIDTH, long).fill(n % 2 === 0 ? white : red);
      }
      staff.rect(-3, -1, WIDTH + 6, 3).fill(theme.metal[2]);
      figures.forEach((figure, n) => {
        const y = n * apart * unit;
        figure.visible = y <= length + 0.5;
        if (!figure.visible) return;
        figure.style.fontSize = size;
        figure.text = `${Number((n * apart).toFixed(2))}${n === 0 ? ' m' : ''}`;
        figure.position.set(WIDTH + 5, -y - (n === 0 ? 0.4 * size : 0));
      });
    },
  };
}
