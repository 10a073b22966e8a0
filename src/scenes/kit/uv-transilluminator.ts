/** A transilluminator: a box with a filter glass under which lamps shine through a gel, and a dark read-out. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { downGradient, housing, mix, roundGradient, screen } from './shading';

export interface UvTransilluminator {
  readonly root: Container;
  /** What lies on the glass goes in here; its origin is the upper left of the glass. */
  readonly glass: Container;
  /** Size of the box, and the heights of its glass and of the panel below with its read-out. */
  lay(width: number, height: number, glassHeight: number, readoutHeight: number): void;
  /** Part of the full light, 0 to 1, in the lamp's colour. */
  shine(light: number, colour: number): void;
  read(left: string, right: string): void;
}

export const GLASS_MARGIN = 11;
const LAMPS = 5;

/** Origin at its top left. */
export function createUvTransilluminator(context: StageContext): UvTransilluminator {
  const { theme } = context;
  const root = new Container({ label: 'UV transilluminator' });
  const box = new Container();
  const pane = new Graphics();
  const glow = new Container();
  const glass = new Container({ label: 'on the glass' });
  const glare = new Graphics();
  const left = context.text({ size: 15, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0, 0.5] });
  const right = context.text({ size: 15, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  root.addChild(box, pane, glow, glass, glare, left, right);
  let shown = -1;
  let lamp = -1;
  return {
    root,
    glass,
    lay(width, height, glassHeight, readoutHeight) {
      for (const child of box.removeChildren()) child.destroy();
      const inner = width - 2 * GLASS_MARGIN;
      const shade = new Graphics()
        .roundRect(5, 8, width, height, 14)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.9 });
      const display = screen(theme, inner, readoutHeight, 4);
      display.position.set(GLASS_MARGIN, GLASS_MARGIN + glassHeight + 9);
      box.addChild(shade, housing(theme, width, height, 12), display);
      pane
        .clear()
        .roundRect(GLASS_MARGIN - 3, GLASS_MARGIN - 3, inner + 6, glassHeight + 6, 6)
        .fill(0x05060a)
        .roundRect(GLASS_MARGIN, GLASS_MARGIN, inner, glassHeight, 4)
        .fill(
          downGradient([
            [0, 0x14161f],
            [1, 0x0b0c12],
          ]),
        );
      for (const child of glow.removeChildren()) child.destroy();
      glow.position.set(GLASS_MARGIN, GLASS_MARGIN);
      const light = new Graphics().rect(0, 0, inner, glassHeight).fill(
        downGradient([
          [0, 0xffffff, 0.3],
          [0.5, 0xffffff, 0.42],
          [1, 0xffffff, 0.26],
        ]),
      );
      for (let n = 0; n < LAMPS; n++) {
        const x = ((n + 0.5) / LAMPS) * inner;
        light.rect(x - 9, 0, 18, glassHeight).fill({ color: 0xffffff, alpha: 0.06 });
        light.rect(x - 3, 0, 6, glassHeight).fill({ color: 0xffffff, alpha: 0.08 });
      }
      light.ellipse(inner / 2, glassHeight * 0.42, inner * 0.5, glassHeight * 0.42).fill(
        roundGradient([
          [0, 0xffffff, 0.22],
          [1, 0xffffff, 0],
        ]),
      );
      glow.addChild(light);
      glow.visible = false;
      glass.position.set(GLASS_MARGIN, GLASS_MARGIN);
      glare
        .clear()
        .poly([
          GLASS_MARGIN,
          GLASS_MARGIN,
          GLASS_MARGIN + inner * 0.34,
          GLASS_MARGIN,
          GLASS_MARGIN,
          GLASS_MARGIN + inner * 0.6,
        ])
        .fill({ color: 0xffffff, alpha: 0.035 })
        .roundRect(GLASS_MARGIN, GLASS_MARGIN, inner, glassHeight, 4)
        .stroke({ width: 1, color: mix(theme.housingEdge, 0xffffff, 0.3), alpha: 0.35 });
      left.position.set(GLASS_MARGIN + 10, display.y + readoutHeight / 2);
      right.position.set(width - GLASS_MARGIN - 10, display.y + readoutHeight / 2);
      shown = -1;
      lamp = -1;
    },
    shine(light, colour) {
      const visible = light > 0;
      if (glow.visible !== visible) glow.visible = visible;
      if (light !== shown) {
        shown = light;
        glow.alpha = light;
      }
      if (colour !== lamp) {
        lamp = colour;
        glow.tint = colour;
      }
    },
    read(nextLeft, nextRight) {
      if (left.text !== nextLeft) left.text = nextLeft;
      if (right.text !== nextRight) right.text = nextRight;
    },
  };
}
