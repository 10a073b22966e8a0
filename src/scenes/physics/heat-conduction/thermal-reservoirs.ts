/** What keeps the two ends of a bar at their temperatures: a chest for steam below a valve, and a block of ice that drips. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { acrossGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

/** Lies in units of its parent: the box is that of the chest or of the ice with its tray. */
export interface SteamChest extends Part {
  /** Where the valve's wheel is. */
  readonly valve: Box;
  /** Whether steam runs; `seconds` of the wall, for its puffs. */
  set(on: boolean, seconds: number): void;
}

export interface IceBlock extends Part {
  /** 0 dry to 1: how fast drops fall; `seconds` of the wall. */
  set(melting: number, seconds: number): void;
}

export interface Plate extends Part {
  /** Bold, name of what stands below it, and that. */
  set(head: string, name: string, value: string): void;
}

const PUFFS = 4;
const DROPS = 3;
const WHEEL = 15;

export function createSteamChest({ theme, reducedMotion }: StageContext): SteamChest {
  const root = new Container({ label: 'steam chest' });
  const still = new Graphics();
  const wheel = new Graphics()
    .circle(1.5, 2.5, WHEEL)
    .stroke({ width: 5, color: 0x000000, alpha: 0.3 })
    .circle(0, 0, WHEEL - 2)
    .stroke({ width: 5.5, color: 0xc7352b });
  for (let n = 0; n < 5; n++) {
    const angle = (n * 2 * Math.PI) / 5;
    wheel.moveTo(0, 0).lineTo(Math.cos(angle) * (WHEEL - 4), Math.sin(angle) * (WHEEL - 4));
  }
  wheel.stroke({ width: 3.5, color: 0xa82a22 }).circle(0, 0, 4.5).fill(theme.metal[0]);
  const cloud = roundGradient([
    [0, 0xffffff, theme.name === 'dark' ? 0.4 : 0.85],
    [1, 0xffffff, 0],
  ]);
  const puffs = Array.from({ length: PUFFS }, () => new Graphics().circle(0, 0, 18).fill(cloud));
  root.addChild(...puffs, still, wheel);
  let outlet = { x: 0, y: 0 };
  let valve: Box = { x: 0, y: 0, width: 0, height: 0 };
  let waits = false;
  return {
    root,
    get valve() {
      return valve;
    },
    lay({ x, y, width, height }) {
      const pipe = 18;
      const at = x + width * 0.36;
      const rise = 62;
      still
        .clear()
        .rect(at - pipe / 2, y - rise, pipe, rise + 4)
        .fill(metalAcross(theme))
        .roundRect(at - pipe / 2 - 4, y - 8, pipe + 8, 10, 3)
        .fill(metalAcross(theme))
        .roundRect(at - pipe / 2 - 4, y - rise - 4, pipe + 8, 9, 3)
        .fill(metalAcross(theme))
        .roundRect(x + width * 0.72, y - 20, 12, 24, 3)
        .fill(metalAcross(theme))
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
          still
            .circle(column, row, 3.4)
            .fill({ color: 0x3d2008, alpha: 0.75 })
            .circle(column - 1, row - 1, 1.2)
            .fill({ color: 0xffe2c0, alpha: 0.7 });
        }
      }
      wheel.position.set(at, y - rise / 2 - 4);
      valve = { x: at - WHEEL - 3, y: y - rise / 2 - 4 - WHEEL - 3, width: 2 * WHEEL + 6, height: 2 * WHEEL + 6 };
      outlet = { x: x + width * 0.72 + 6, y: y - 20 };
      waits = false;
    },
    set(on, seconds) {
      wheel.rotation = on ? 1.9 : 0;
      const moving = on && !reducedMotion;
      if (!moving && waits) return;
      waits = !moving && puffs.every((puff) => puff.visible === on);
      puffs.forEach((puff, n) => {
        puff.visible = on;
        if (!on) return;
        const age = reducedMotion ? (n + 0.5) / PUFFS : (seconds * 0.35 + n / PUFFS) % 1;
        puff.position.set(outlet.x + Math.sin(n * 2.1 + age * 3) * 8 * age, outlet.y - age * 46);
        puff.scale.set(0.3 + age * 0.8);
        puff.alpha = 1 - age;
      });
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

/** A paper label that is stuck to chest or ice. */
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
        if (text && text.text !== word) text.text = word;
      });
    },
  };
}
