/** A rack with numbered microtubes. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface MicrotubeRack {
  readonly root: Container;
  /** Where a pipette dips into the tube `n`. */
  mouth(n: number): Point;
  /** Least height of its numbers. */
  letters(least: number): void;
  /** Colour of what is in the tube `n`, and how full it is, 0 to 1. */
  fill(n: number, colour: number, level: number): void;
}

const LETTERS = 13;
const TUBE = { width: 20, height: 58 } as const;

/** A tube with its rim and lid; `y`: of its rim. */
function drawTube(glass: Graphics, theme: StageTheme, x: number, y: number): void {
  glass
    .poly([x - 9, y, x + 9, y, x + 8, y + 36, x + 3, y + TUBE.height, x - 3, y + TUBE.height, x - 8, y + 36])
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.6],
        [0.15, theme.glassBody, 0.3],
        [0.6, theme.glassBody, 0.12],
        [1, theme.glassEdge, 0.45],
      ]),
    )
    .roundRect(x - 11, y - 5, 22, 6, 2)
    .fill(mix(theme.glassEdge, 0xffffff, 0.3))
    .roundRect(x + 8, y - 20, 5, 17, 2)
    .fill({ color: theme.glassEdge, alpha: 0.75 })
    .moveTo(x - 6, y + 5)
    .lineTo(x - 5, y + 32)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.55, cap: 'round' });
}

const createFront = (board: number, width: number, height: number): Graphics =>
  new Graphics()
    .roundRect(0, height - 34, width, 32, 5)
    .fill(
      downGradient([
        [0, mix(board, 0xffffff, 0.28)],
        [0.15, board],
        [1, mix(board, 0x000000, 0.32)],
      ]),
    )
    .roundRect(0.5, height - 33.5, width - 1, 31, 5)
    .stroke({ width: 1, color: mix(board, 0xffffff, 0.35), alpha: 0.7 });

/** Origin at its top left; its foot lies at `height`. */
export function createMicrotubeRack(
  context: StageContext,
  count: number,
  width: number,
  height: number,
): MicrotubeRack {
  const { theme } = context;
  const root = new Container({ label: 'microtube rack' });
  const shadow = contactShadow(theme, width * 1.1, 20);
  shadow.position.set(width / 2 + 4, height);
  const pitch = width / count;
  const x = (n: number): number => (n + 0.5) * pitch;
  const top = height - 66;
  const dark = theme.name === 'dark';
  const board = mix(theme.accent, dark ? 0x0c1a22 : 0xffffff, dark ? 0.62 : 0.55);
  const back = new Graphics().roundRect(4, top + 4, width - 8, 62, 4).fill(mix(board, 0x000000, 0.4));
  const inside: readonly Graphics[] = Array.from({ length: count }, (_, n) => {
    const liquid = new Graphics().poly([-7, -32, 7, -32, 6, -16, 2.2, -1, -2.2, -1, -6, -16]).fill(0xffffff);
    liquid.position.set(x(n), top + TUBE.height - 12);
    return liquid;
  });
  const glass = new Graphics();
  for (let n = 0; n < count; n++) drawTube(glass, theme, x(n), top - 12);
  const front = createFront(board, width, height);
  const numbers = Array.from({ length: count }, (_, n) => {
    const text = context.text({
      text: String(n + 1),
      size: LETTERS,
      weight: '700',
      colour: dark ? 0xffffff : theme.ink,
      anchor: [0.5, 0.5],
    });
    text.position.set(x(n), height - 18);
    return text;
  });
  root.addChild(shadow, back, ...inside, glass, front, ...numbers);
  return {
    root,
    mouth: (n) => ({ x: x(n), y: top + 8 }),
    letters(least) {
      for (const number of numbers) number.style.fontSize = Math.max(LETTERS, least);
    },
    fill(n, colour, level) {
      const liquid = inside[n];
      if (!liquid) return;
      liquid.tint = colour;
      if (liquid.scale.y !== level) liquid.scale.y = level;
    },
  };
}
