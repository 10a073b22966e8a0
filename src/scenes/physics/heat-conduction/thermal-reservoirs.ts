/** What keeps the two ends of a bar at their temperatures: an electric heating block with its switch, and a block of ice that drips. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { acrossGradient, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

/** Lies in units of its parent: the box is that of the heater or of the ice with its tray. */
export interface HeatingBlock extends Part {
  /** Where its switch is. */
  readonly switch: Box;
  set(on: boolean): void;
}

export interface IceBlock extends Part {
  /** 0 dry to 1: how fast drops fall; `seconds` of the wall. */
  set(melting: number, seconds: number): void;
}

export interface Plate extends Part {
  /** Bold, name of what stands below it, and that. */
  set(head: string, name: string, value: string): void;
}

const DROPS = 3;
/** The switch on the cable: width, height. */
const SWITCH = { width: 40, height: 24 } as const;

/** The copper block with the heads of its heating cartridges. */
function paintBlock(pen: Graphics, { x, y, width, height }: Box): void {
  pen
    .roundRect(x, y, width, height, 10)
    .fill(
      acrossGradient([
        [0, 0x9a5a26],
        [0.18, 0xf0b27a],
        [0.5, 0xc67c3b],
        [0.86, 0x7d4518],
        [1, 0x9a5a26],
      ]),
    )
    .roundRect(x, y, width, height * 0.5, 10)
    .fill(
      downGradient([
        [0, 0xffffff, 0.22],
        [1, 0xffffff, 0],
      ]),
    )
    .roundRect(x, y, width, height, 10)
    .stroke({ width: 1.4, color: 0x4f2a0c, alpha: 0.7 });
  for (const row of [y + 13, y + height - 13]) {
    for (let n = 0; n < 5; n++) {
      const column = x + 13 + (n * (width - 26)) / 4;
      pen.circle(column, row, 4.2).fill(0x6d7680).circle(column, row, 2).fill({ color: 0x20262c, alpha: 0.85 });
    }
  }
}

export function createHeatingBlock({ theme }: StageContext): HeatingBlock {
  const root = new Container({ label: 'heating block' });
  const still = new Graphics();
  const glow = new Graphics();
  const rocker = new Graphics();
  root.addChild(still, glow, rocker);
  let at: Box = { x: 0, y: 0, width: 0, height: 0 };
  let shown: boolean | null = null;
  return {
    root,
    get switch() {
      return at;
    },
    lay(box) {
      const { x, y, width, height } = box;
      const middle = x + width * 0.5;
      const rise = 58;
      const { width: wide, height: high } = SWITCH;
      at = { x: middle - wide / 2, y: y - rise + 8, width: wide, height: high };
      still.clear();
      // The cable comes down from the switch into the block.
      still
        .moveTo(middle, y - rise + 8)
        .lineTo(middle, y + 2)
        .stroke({ width: 7, color: 0x23282d })
        .roundRect(middle - 9, y - 8, 18, 12, 3)
        .fill(metalAcross(theme))
        .roundRect(at.x - 5, at.y - 5, wide + 10, high + 10, 6)
        .fill(0x2b3036)
        .stroke({ width: 1.2, color: 0x0e1114 });
      paintBlock(still, box);
      glow.clear().roundRect(x, y, width, height, 10).fill({ color: 0xff5a1f, alpha: 0.22 });
      shown = null;
    },
    set(on) {
      if (on === shown) return;
      shown = on;
      glow.visible = on;
      rocker
        .clear()
        .roundRect(at.x, at.y, at.width, at.height, 4)
        .fill(on ? 0xe8412f : 0x5a6169)
        .roundRect(on ? at.x : at.x + at.width / 2, at.y, at.width / 2, at.height, 4)
        .fill({ color: 0x000000, alpha: 0.28 })
        .rect(at.x + at.width * 0.24, at.y + 7, 2, at.height - 14)
        .fill(0xffffff)
        .circle(at.x + at.width * 0.75, at.y + at.height / 2, 4)
        .stroke({ width: 1.8, color: 0xffffff });
    },
  };
}

export function createIceBlock({ theme, reducedMotion }: StageContext): IceBlock {
  const root = new Container({ label: 'ice block' });
  const still = new Graphics();
  const tray = new Graphics();
  const drops = Array.from({ length: DROPS }, () =>
    new Graphics().circle(0, 0, 3.4).fill(mix(theme.water, 0xffffff, 0.25)),
  );
  root.addChild(still, ...drops, tray);
  let base: Box = { x: 0, y: 0, width: 1, height: 1 };
  let waits = false;
  return {
    root,
    lay(box) {
      base = box;
      const { x, y, width } = box;
      const height = box.height - 20;
      still
        .clear()
        .roundRect(x, y, width, height, 13)
        .fill(
          acrossGradient([
            [0, 0xf2fbff, 0.95],
            [0.22, 0xb9def4, 0.82],
            [0.6, 0x86bce0, 0.85],
            [1, 0xd7effc, 0.95],
          ]),
        )
        // Facets where it was broken, and air that froze in.
        .poly([x, y + height * 0.2, x + width * 0.3, y, x + width * 0.42, y, x, y + height * 0.34])
        .fill({ color: 0xffffff, alpha: 0.4 })
        .poly([x + width, y + height * 0.72, x + width * 0.62, y + height, x + width, y + height - 8])
        .fill({ color: 0x4d8bb8, alpha: 0.4 })
        .roundRect(x, y, width, height, 13)
        .stroke({ width: 1.8, color: 0xffffff, alpha: 0.9 })
        .roundRect(x + 7, y + 14, 7, height * 0.5, 3.5)
        .fill({ color: 0xffffff, alpha: 0.6 });
      for (let n = 0; n < 9; n++) {
        still
          .circle(
            x + width * (0.24 + 0.6 * ((n * 0.37) % 1)),
            y + height * (0.68 + 0.26 * ((n * 0.61) % 1)),
            1.5 + (n % 3),
          )
          .fill({ color: 0xffffff, alpha: 0.35 });
      }
      const foot = box.y + box.height;
      tray
        .clear()
        .roundRect(x - 9, foot - 15, width + 18, 15, 6)
        .fill(
          downGradient([
            [0, theme.metal[0]],
            [0.4, theme.metal[1]],
            [1, theme.metal[2]],
          ]),
        )
        .roundRect(x - 5, foot - 14, width + 10, 4, 2)
        .fill({ color: mix(theme.water, 0x205070, 0.3), alpha: 0.8 });
      waits = false;
    },
    set(melting, seconds) {
      const moving = melting > 0.002 && !reducedMotion;
      if (!moving && waits) return;
      waits = !moving;
      drops.forEach((drop, n) => {
        drop.visible = moving;
        if (!moving) return;
        const age = (seconds * (0.25 + 1.6 * melting) + n / DROPS) % 1;
        drop.position.set(base.x + base.width * (0.22 + 0.28 * n), base.y + base.height - 24 + age * age * 13);
        drop.alpha = 1 - age * 0.6;
      });
    },
  };
}

/** A paper label that is stuck to heater or ice. */
export function createPlate(context: StageContext): Plate {
  const { theme } = context;
  const root = new Container({ label: 'plate' });
  const paper = new Graphics();
  const texts = [0, 1, 2].map((n) =>
    context.text({ size: 14, mono: n !== 1, weight: '700', colour: theme.paperInk, anchor: [0.5, 0.5] }),
  );
  root.addChild(paper, ...texts);
  return {
    root,
    lay({ x, y, width, height }, type) {
      asPanel(root, { x, y, width, height });
      paper
        .clear()
        .roundRect(x + 1.5, y + 2.5, width, height, 5)
        .fill({ color: 0x000000, alpha: 0.3 })
        .roundRect(x, y, width, height, 5)
        .fill(theme.paper);
      texts.forEach((text, n) => {
        text.style.fontSize = n === 0 ? type.text : type.small;
        text.position.set(x + width / 2, y + height * (0.24 + 0.275 * n));
      });
    },
    set(...words) {
      words.forEach((word, n) => {
        const text = texts[n];
        if (text) text.text = word;
      });
    },
  };
}
