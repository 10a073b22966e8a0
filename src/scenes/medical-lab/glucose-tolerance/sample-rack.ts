/** A rack whose five places carry the minutes of the test, on ice where the tubes do not stand. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import type { Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { TrayState } from './tray-state';

export const RACK = { x: 128, y: 92, width: 222, height: 84 } as const;
export const TUBE = { top: 34, foot: 150, half: 11 } as const;
const PLACES = ['0', '30', '60', '90', '120'] as const;
const APART = 42;
/** h after which the cells lie below. */
const SETTLED = 2;

const placeX = (n: number): number => RACK.x + 27 + n * APART;

function createIce(): Graphics {
  const ice = new Graphics();
  for (let n = 0; n < 9; n++) {
    const x = RACK.x + 12 + n * 24;
    const tilt = ((n * 7) % 5) - 2;
    ice
      .poly([x, 140 + tilt, x + 20, 136 - tilt, x + 24, 158 + tilt, x + 3, 162 - tilt])
      .fill({ color: 0xe6f4fc, alpha: 0.85 })
      .stroke({ width: 1, color: 0x9cc4dc });
  }
  return ice;
}

const createBack = (dark: boolean): Graphics =>
  new Graphics()
    .roundRect(RACK.x, RACK.y, RACK.width, RACK.height, 8)
    .fill({ color: dark ? 0x32465c : 0xb9cad8, alpha: 0.95 });

const createFront = (): Graphics =>
  new Graphics()
    .roundRect(RACK.x, RACK.y, RACK.width, 12, 5)
    .fill(
      downGradient([
        [0, mix(0x7fa6c6, 0xffffff, 0.4)],
        [1, 0x5e86a8],
      ]),
    )
    .roundRect(RACK.x, 146, RACK.width, 30, 6)
    .fill(
      downGradient([
        [0, mix(0x7fa6c6, 0xffffff, 0.3)],
        [1, 0x48708f],
      ]),
    );

const createTubeGlass = (dark: boolean): Graphics =>
  new Graphics()
    .roundRect(-TUBE.half, TUBE.top + 12, 2 * TUBE.half, TUBE.foot - TUBE.top - 12, 10)
    .fill({ color: 0xdcecf8, alpha: 0.25 })
    .stroke({ width: 1.6, color: dark ? 0xe6f2fa : 0x8aa6ba })
    .roundRect(-TUBE.half - 2, TUBE.top, 2 * TUBE.half + 4, 20, 4)
    .fill(
      acrossGradient([
        [0, 0x6f7780],
        [0.4, 0xb6bec6],
        [1, 0x5a626b],
      ]),
    );

function createTube(n: number, dark: boolean) {
  const part = new Container({ label: 'tube' });
  part.position.set(placeX(n), 0);
  const plasma = new Graphics().roundRect(-TUBE.half + 2, 62, 2 * TUBE.half - 4, TUBE.foot - 64, 8).fill(0xe9cf7d);
  const cells = new Graphics()
    .roundRect(-TUBE.half + 2, 62 - TUBE.foot, 2 * TUBE.half - 4, TUBE.foot - 64, 8)
    .fill(0x9c1119);
  cells.position.set(0, TUBE.foot);
  part.addChild(plasma, cells, createTubeGlass(dark));
  return { part, cells };
}

function createHoles(): Graphics {
  const holes = new Graphics();
  for (let n = 0; n < PLACES.length; n++) holes.ellipse(placeX(n), RACK.y + 4, 13, 5).fill(0x24323f);
  return holes;
}

export function createSampleRack(dark: boolean) {
  const ice = createIce();
  const tubes = PLACES.map((_, n) => createTube(n, dark));
  return {
    back: createBack(dark),
    views: [ice, createHoles(), ...tubes.map(({ part }) => part), createFront()],
    set({ filled, delay }: TrayState): void {
      ice.visible = delay === 0;
      const settled = Math.min(1, delay / SETTLED);
      tubes.forEach(({ part, cells }, n) => {
        part.visible = filled[n] ?? false;
        cells.scale.y = 1 - 0.55 * settled;
      });
    },
  };
}

/** The minutes along the front of the rack. */
export function createMinutes(context: StageContext) {
  const marks = PLACES.map((text) =>
    context.text({ text, size: 12, weight: '700', colour: 0x10202e, anchor: [0.5, 0.5] }),
  );
  const strip = new Graphics();
  return {
    views: [strip, ...marks],
    lay({ x, y, scale }: Stand, small: number): void {
      const high = Math.max(26 * scale, small * 1.3);
      const mid = y + 161 * scale;
      // Where five figures would meet, every other place has one; the strip is as long as the last of them needs.
      const few = APART * scale < small * 2;
      marks.forEach((text, n) => {
        text.style.fontSize = small;
        text.visible = !few || n % 2 === 0;
        text.position.set(x + placeX(n) * scale, mid);
      });
      const last = marks.at(-1)?.width ?? 0;
      const left = x + (RACK.x + 2) * scale;
      const right = Math.max(
        x + (RACK.x + RACK.width - 2) * scale,
        x + placeX(PLACES.length - 1) * scale + last / 2 + 3,
      );
      const panel = { x: left, y: mid - high / 2, width: right - left, height: high };
      strip.clear().roundRect(panel.x, panel.y, panel.width, panel.height, 4).fill(0xf3f6f8);
      asPanel(strip, panel);
    },
  };
}
