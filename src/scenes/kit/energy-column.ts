/** A column of potential, kinetic and thermal energy, one on the other, against what there was at the start. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient, mix, screen } from './shading';

export const ENERGY_COLOURS = { potential: 0x5aa9ff, kinetic: 0x3ddc97, thermal: 0xff7a4d } as const;

export interface EnergyColumn {
  readonly root: Container;
  /** Stage units; `size`: of its words; `words`: whether there is room for values beside the column. */
  lay(width: number, height: number, size: number, words: boolean): void;
  /**
   * Shares of the energy at the start. A share below zero hangs below the line. `wiped`: what was forgotten; `zero`: the level
   * from which potential energy counts, as a share of the height.
   */
  set(potential: number, kinetic: number, thermal: number, wiped: number, zero: number): void;
  values(potential: string, kinetic: string, thermal: string, total: string): void;
}

const TOP = 34;
const BAR = 46;

/** Origin at the upper left. */
export function createEnergyColumn(context: StageContext): EnergyColumn {
  const { theme } = context;
  const root = new Container({ label: 'energy column' });
  const back = new Container();
  const bar = (colour: number): Graphics =>
    new Graphics().rect(0, -1, BAR, 1).fill(
      acrossGradient([
        [0, mix(colour, 0xffffff, 0.3)],
        [0.5, colour],
        [1, mix(colour, 0x000000, 0.3)],
      ]),
    );
  const bars = [bar(ENERGY_COLOURS.potential), bar(ENERGY_COLOURS.kinetic), bar(ENERGY_COLOURS.thermal)] as const;
  const gone = new Graphics();
  const frame = new Graphics().rect(-6, -1, BAR + 12, 2).fill({ color: 0xffffff, alpha: 0.95 });
  const base = new Graphics().rect(-6, -1, BAR + 12, 2).fill(theme.screenGlow);
  const title = context.text({ text: 'Energy', size: 12, weight: '600', colour: theme.screenGlow });
  const letters: readonly Text[] = ['U', 'K', 'Q'].map((letter) =>
    context.text({ text: letter, size: 15, weight: '700', colour: 0x08131f, anchor: [0.5, 0.5] }),
  );
  const values: readonly Text[] = [
    ENERGY_COLOURS.potential,
    ENERGY_COLOURS.kinetic,
    ENERGY_COLOURS.thermal,
    0xffffff,
  ].map((colour) => context.text({ size: 12, mono: true, weight: '600', colour }));
  const stack = new Container();
  stack.addChild(gone, ...bars, frame, base, ...letters);
  root.addChild(back, stack, title, ...values);
  let room = 1;
  let least = 20;
  let foot = 1;
  return {
    root,
    lay(width, height, size, words) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      title.visible = words;
      title.position.set(9, 7);
      least = 1.15 * size;
      const left = words ? 14 : (width - BAR) / 2;
      const below = words ? 4 * 1.9 * size + 26 : 18;
      room = (height - TOP - below) / 1.02;
      foot = height - below;
      stack.position.set(left, foot);
      values.forEach((value, n) => {
        value.visible = words;
        value.position.set(12, height - below + 14 + n * 1.9 * size);
      });
    },
    set(potential, kinetic, thermal, wiped, zero) {
      const scale = room / (1 + zero);
      stack.y = foot - zero * scale;
      let up = 0;
      [potential, kinetic, thermal].forEach((share, n) => {
        const part = bars[n];
        const letter = letters[n];
        if (!part || !letter) return;
        const long = Math.abs(share) * scale;
        const y = share < 0 ? long : -up;
        part.y = y;
        part.scale.y = long;
        if (share > 0) up += long;
        const fits = long > least;
        if (letter.visible !== fits) letter.visible = fits;
        if (fits) letter.position.set(BAR / 2, y - long / 2);
      });
      const missing = wiped * scale;
      gone.visible = missing > 1;
      if (gone.visible) {
        gone.clear();
        for (let y = 0; y < missing; y += 6) gone.rect(0, -up - y - 2, BAR, 2);
        gone.fill({ color: ENERGY_COLOURS.thermal, alpha: 0.4 });
      }
      frame.y = -(1 - zero) * scale;
    },
    values(...texts) {
      const names = ['U', 'K', 'Q', '='];
      texts.forEach((text, n) => {
        const value = values[n];
        const words = `${names[n]} ${text} J`;
        if (value && value.text !== words) value.text = words;
      });
    },
  };
}
