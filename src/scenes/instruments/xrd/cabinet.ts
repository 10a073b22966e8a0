/** The cabinet around the goniometer: steel with doors of lead glass that slide, and the lamp that warns of X-rays. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { inset } from '../../kit/layout/layout';
import { acrossGradient, aslantGradient, downGradient, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface Cabinet extends Part {
  /** Over what stands inside: the doors. */
  readonly front: Container;
  /** Where the goniometer stands, and where the doors are grabbed. */
  readonly inside: Box;
  readonly handle: Box;
  /** How far the doors are closed, 0 to 1, and whether X-rays are on. */
  set(closed: number, xRays: boolean): void;
}

const WALL = 13;
const HEAD = 25;
const LAMP = 0xff7a1a;
/** Where the doors meet, beside the middle: the top of the circle stays free. All as parts of the width. */
const SPLIT = 0.3;
/** What an open door leaves of itself in sight. */
const LEFT_OVER = 0.08;
/** Their pulls, as parts of the height. */
const PULL = { from: 0.05, high: 0.2 } as const;

function drawSteel(body: Graphics, theme: StageTheme, box: Box, inside: Box): void {
  const dark = theme.name === 'dark';
  body
    .clear()
    .roundRect(box.x, box.y, box.width, box.height - 6, 10)
    .fill(
      aslantGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.22 : 0.75)],
        [0.5, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(box.x, box.y, box.width, box.height - 6, 10)
    .stroke({ width: 1.2, color: theme.housingEdge })
    .rect(box.x + 18, box.y + box.height - 7, 40, 7)
    .fill(0x14181d)
    .rect(box.x + box.width - 58, box.y + box.height - 7, 40, 7)
    .fill(0x14181d)
    .roundRect(inside.x, inside.y, inside.width, inside.height, 5)
    .fill(
      downGradient([
        [0, mix(theme.housingShade, 0x000000, dark ? 0.45 : 0.12)],
        [0.75, mix(theme.housingShade, dark ? 0x000000 : 0xffffff, dark ? 0.25 : 0.4)],
        [1, mix(theme.housingShade, dark ? 0x000000 : 0xffffff, dark ? 0.4 : 0.15)],
      ]),
    )
    .rect(inside.x, inside.y + inside.height - 12, inside.width, 12)
    .fill(metalDown(theme));
  asPanel(body, box);
}

function drawLamp(lamp: Graphics, glow: Graphics, x: number, middle: number): void {
  lamp
    .clear()
    .roundRect(x, middle - 7, 30, 14, 4)
    .fill(
      acrossGradient([
        [0, 0xffffff],
        [0.6, 0xc8c8c8],
        [1, 0x888888],
      ]),
    );
  glow
    .clear()
    .circle(x + 15, middle, 26)
    .fill(
      roundGradient([
        [0, LAMP, 0.85],
        [1, LAMP, 0],
      ]),
    );
}

/** Of two that meet, the left one (0) or the right one (1). */
function drawDoor(door: Graphics, theme: StageTheme, inside: Box, n: number): void {
  const dark = theme.name === 'dark';
  const half = inside.width * (n === 0 ? SPLIT : 1 - SPLIT);
  door
    .clear()
    .rect(0, 0, half, inside.height)
    .fill({ color: dark ? 0x9cc7b8 : 0x6fa894, alpha: dark ? 0.1 : 0.13 })
    .poly([half * 0.2, 0, half * 0.42, 0, half * 0.1, inside.height, -half * 0.12, inside.height])
    .fill({ color: 0xffffff, alpha: dark ? 0.05 : 0.16 })
    .rect(1.5, 1.5, half - 3, inside.height - 3)
    .stroke({ width: 4, color: theme.metal[1] })
    .roundRect(n === 0 ? half - 12 : 5, inside.height * PULL.from, 7, inside.height * PULL.high, 3)
    .fill(metalDown(theme));
}

export function createCabinet(context: StageContext): Cabinet {
  const { theme } = context;
  const root = new Container({ label: 'cabinet' });
  const front = new Container({ label: 'doors of lead glass' });
  const body = new Graphics();
  const lamp = new Graphics();
  const glow = new Graphics();
  const sign = context.text({ text: 'X-RAYS', size: 12, weight: '700', colour: theme.ink, anchor: [0, 0.5] });
  const doors = [new Graphics(), new Graphics()] as const;
  const mask = new Graphics();
  front.addChild(mask, ...doors);
  front.mask = mask;
  root.addChild(body, glow, lamp, sign);
  let inside: Box = { x: 0, y: 0, width: 1, height: 1 };
  let place = { closed: Number.NaN, on: false };
  return {
    root,
    front,
    get inside() {
      return inset({ ...inside, y: inside.y + 3, height: inside.height - 3 }, 10, 2);
    },
    get handle() {
      const at = place.closed < 0.5 ? LEFT_OVER : SPLIT;
      return {
        x: inside.x + inside.width * at - 14,
        y: inside.y + inside.height * PULL.from,
        width: 28,
        height: inside.height * PULL.high,
      };
    },
    lay(box, type) {
      const head = Math.max(HEAD, type.small * 1.9);
      inside = {
        x: box.x + WALL,
        y: box.y + head,
        width: box.width - 2 * WALL,
        height: box.height - head - WALL - 6,
      };
      drawSteel(body, theme, box, inside);
      mask.clear().roundRect(inside.x, inside.y, inside.width, inside.height, 5).fill(0xffffff);
      const middle = box.y + head / 2;
      drawLamp(lamp, glow, box.x + WALL, middle);
      sign.style.fontSize = type.small;
      sign.position.set(box.x + WALL + 38, middle);
      for (const [n, door] of doors.entries()) {
        drawDoor(door, theme, inside, n);
        door.y = inside.y;
      }
      place = { closed: Number.NaN, on: place.on };
    },
    set(closed, xRays) {
      if (closed !== place.closed) {
        const part = 1 - closed;
        doors[0].x = inside.x - part * inside.width * (SPLIT - LEFT_OVER);
        doors[1].x = inside.x + inside.width * (SPLIT + part * (1 - SPLIT - LEFT_OVER));
      }
      if (closed === place.closed && xRays === place.on) return;
      place = { closed, on: xRays };
      glow.visible = xRays;
      lamp.tint = xRays ? LAMP : mix(theme.housingShade, 0x000000, 0.35);
    },
  };
}
