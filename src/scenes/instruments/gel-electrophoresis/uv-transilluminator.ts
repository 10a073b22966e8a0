/** A transilluminator: a box with a filter glass under which lamps shine through a gel, and a dark read-out. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { downGradient, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface UvTransilluminator {
  readonly root: Container;
  /** What lies on the glass goes in here; its origin is the upper left of the glass. */
  readonly glass: Container;
  /** Size of the box, the height of its glass, and the sizes of texts; below the glass a read-out and the room of a key. */
  lay(width: number, height: number, glassHeight: number, type: TypeSizes): void;
  /** Part of the full light, 0 to 1, in the lamp's colour. */
  shine(light: number, colour: number): void;
  read(left: string, right: string): void;
}

export const GLASS_MARGIN = 11;
const LAMPS = 5;
/** Width of the key beside the read-out, in heights of text. */
export const KEY_WIDE = 4.6;
export const readoutHigh = ({ text }: TypeSizes): number => text * 1.9 + 12;

/** The dark filter glass. */
function drawPane(pane: Graphics, width: number, height: number): void {
  pane
    .clear()
    .roundRect(GLASS_MARGIN - 3, GLASS_MARGIN - 3, width + 6, height + 6, 6)
    .fill(0x05060a)
    .roundRect(GLASS_MARGIN, GLASS_MARGIN, width, height, 4)
    .fill(
      downGradient([
        [0, 0x14161f],
        [1, 0x0b0c12],
      ]),
    );
}

/** Light of the lamps under the glass, white: it is tinted. */
function createLampLight(width: number, height: number): Graphics {
  const light = new Graphics().rect(0, 0, width, height).fill(
    downGradient([
      [0, 0xffffff, 0.3],
      [0.5, 0xffffff, 0.42],
      [1, 0xffffff, 0.26],
    ]),
  );
  for (let n = 0; n < LAMPS; n++) {
    const x = ((n + 0.5) / LAMPS) * width;
    light.rect(x - 9, 0, 18, height).fill({ color: 0xffffff, alpha: 0.06 });
    light.rect(x - 3, 0, 6, height).fill({ color: 0xffffff, alpha: 0.08 });
  }
  light.ellipse(width / 2, height * 0.42, width * 0.5, height * 0.42).fill(
    roundGradient([
      [0, 0xffffff, 0.22],
      [1, 0xffffff, 0],
    ]),
  );
  return light;
}

function drawGlare(glare: Graphics, theme: StageTheme, width: number, height: number): void {
  glare
    .clear()
    .poly([
      GLASS_MARGIN,
      GLASS_MARGIN,
      GLASS_MARGIN + width * 0.34,
      GLASS_MARGIN,
      GLASS_MARGIN,
      GLASS_MARGIN + width * 0.6,
    ])
    .fill({ color: 0xffffff, alpha: 0.035 })
    .roundRect(GLASS_MARGIN, GLASS_MARGIN, width, height, 4)
    .stroke({ width: 1, color: mix(theme.housingEdge, 0xffffff, 0.3), alpha: 0.35 });
}

/** Origin at its top left. */
export function createUvTransilluminator(context: StageContext): UvTransilluminator {
  const { theme } = context;
  const root = new Container({ label: 'UV transilluminator' });
  const box = createHousing(context);
  const display = createScreenPane(context);
  const pane = new Graphics();
  const glow = new Container();
  const glass = new Container({ label: 'on the glass' });
  const glare = new Graphics();
  const left = context.text({ size: 15, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0, 0.5] });
  const right = context.text({ size: 15, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  root.addChild(box.root, display.root, pane, glow, glass, glare, left, right);
  let shown = -1;
  let lamp = -1;
  return {
    root,
    glass,
    lay(width, height, glassHeight, type) {
      box.lay({ x: 0, y: 0, width, height });
      const inner = width - 2 * GLASS_MARGIN;
      const screen = display.lay({
        x: GLASS_MARGIN,
        y: GLASS_MARGIN + glassHeight + 9,
        width: inner - KEY_WIDE * type.text,
        height: readoutHigh(type),
      });
      drawPane(pane, inner, glassHeight);
      for (const child of glow.removeChildren()) child.destroy();
      glow.position.set(GLASS_MARGIN, GLASS_MARGIN);
      glow.addChild(createLampLight(inner, glassHeight));
      glow.visible = false;
      glass.position.set(GLASS_MARGIN, GLASS_MARGIN);
      drawGlare(glare, theme, inner, glassHeight);
      left.style.fontSize = right.style.fontSize = type.text;
      left.position.set(screen.x + 8, screen.y + screen.height / 2);
      right.position.set(screen.x + screen.width - 8, screen.y + screen.height / 2);
      shown = -1;
      lamp = -1;
    },
    shine(light, colour) {
      const visible = light > 0;
      glow.visible = visible;
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
      left.text = nextLeft;
      right.text = nextRight;
    },
  };
}
