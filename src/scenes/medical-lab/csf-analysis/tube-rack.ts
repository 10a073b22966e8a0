/** Four numbered tubes in a rack: what is in them, from red to clear; the one that is analysed stands out. Spun, its cells lie at the foot. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { fitDrawing } from '../../kit/layout/layout';
import { downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface RackTube {
  /** 0 to 1. */
  readonly filled: number;
  /** Of what stands in it. */
  readonly colour: number;
  readonly cloudy: number;
  /** Its cells were spun off: colour of the button at its foot. */
  readonly pellet: number | null;
}

export interface TubeRack extends Part {
  set(tubes: readonly RackTube[], chosen: number): void;
  place(): Box;
  /** The tube at a point, from 0. */
  tubeAt(point: Point): number;
  standing(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SIZE = { width: 280, height: 170 } as const;
const FLOOR = 158;
const FIRST = 52;
const APART = 58;
const TUBE = { half: 17, top: 22, foot: 142 } as const;
const RAISED = 14;

function createTube(theme: StageTheme) {
  const one = new Container();
  const liquid = new Graphics();
  const wall = [-TUBE.half, TUBE.top, TUBE.half, TUBE.foot] as const;
  const outline = (pen: Graphics): Graphics =>
    pen
      .moveTo(wall[0], wall[1])
      .lineTo(wall[0], wall[3] - 16)
      .quadraticCurveTo(wall[0], wall[3], 0, wall[3])
      .quadraticCurveTo(wall[2], wall[3], wall[2], wall[3] - 16)
      .lineTo(wall[2], wall[1])
      .closePath();
  const edge = theme.name === 'dark' ? 0xf2f8fc : 0x6f8ea6;
  const glass = outline(new Graphics()).fill({ color: theme.glassBody, alpha: 0.16 });
  outline(glass)
    .stroke({ width: 1.8, color: edge })
    .ellipse(0, TUBE.top, TUBE.half + 2, 4)
    .fill({ color: theme.glassBody, alpha: 0.35 })
    .ellipse(0, TUBE.top, TUBE.half + 2, 4)
    .stroke({ width: 1.8, color: edge })
    .rect(-TUBE.half + 5, TUBE.top + 8, 4, 78)
    .fill({ color: 0xffffff, alpha: 0.5 });
  one.addChild(liquid, glass);
  return { one, liquid };
}

function drawLiquid(liquid: Graphics, state: RackTube): void {
  const top = TUBE.foot - (TUBE.foot - TUBE.top - 26) * state.filled;
  const body = mix(state.colour, 0xf4f4ee, 0.6 * state.cloudy);
  liquid
    .moveTo(-TUBE.half + 2, top)
    .lineTo(-TUBE.half + 2, TUBE.foot - 17)
    .quadraticCurveTo(-TUBE.half + 2, TUBE.foot - 2, 0, TUBE.foot - 2)
    .quadraticCurveTo(TUBE.half - 2, TUBE.foot - 2, TUBE.half - 2, TUBE.foot - 17)
    .lineTo(TUBE.half - 2, top)
    .closePath()
    .fill({ color: body, alpha: 0.72 + 0.24 * state.cloudy })
    .ellipse(0, top + 1, TUBE.half - 2, 4)
    .fill({ color: mix(body, 0xffffff, 0.4), alpha: 0.8 });
  if (state.pellet !== null) liquid.ellipse(0, TUBE.foot - 9, 10, 6).fill(state.pellet);
}

export function createTubeRack(context: StageContext): TubeRack {
  const { theme } = context;
  const root = new Container({ label: 'tubes' });
  const drawn = new Container();
  const wood = (from: number, to: number): ReturnType<typeof downGradient> =>
    downGradient([
      [0, from],
      [1, to],
    ]);
  const back = new Graphics().roundRect(12, 70, 256, 12, 3).fill(wood(0xcaa272, 0x8f6a3c));
  const front = new Graphics()
    .roundRect(8, 112, 264, 46, 5)
    .fill(wood(0xdcb98c, 0x9a7242))
    .roundRect(8.5, 112.5, 263, 45, 5)
    .stroke({ width: 1, color: 0x5a3f1e, alpha: 0.7 });
  const tubes = Array.from({ length: 4 }, () => createTube(theme));
  drawn.addChild(back, ...tubes.map(({ one }) => one), front);
  const figures = tubes.map((_, n) =>
    context.text({ text: String(n + 1), size: 12, weight: '700', colour: 0x000000, anchor: [0.5, 0.5] }),
  );
  root.addChild(drawn, ...figures);
  let at = { x: 0, y: 0, scale: 1 };
  let shown = '';
  return {
    root,
    lay(box, { small }: TypeSizes) {
      at = fitDrawing(drawn, box, SIZE);
      const { x, y, scale } = at;
      figures.forEach((text, n) => {
        text.style.fontSize = small;
        text.position.set(x + (FIRST + n * APART) * scale, y + 135 * scale);
      });
    },
    set(states, chosen) {
      const key = JSON.stringify([states, chosen]);
      if (key === shown) return;
      shown = key;
      tubes.forEach(({ one, liquid }, n) => {
        const state = states[n];
        one.position.set(FIRST + n * APART, n === chosen ? -RAISED : 0);
        liquid.clear();
        if (!state || state.filled === 0) return;
        drawLiquid(liquid, state);
      });
    },
    place: () => ({ x: at.x + 12 * at.scale, y: at.y + 14 * at.scale, width: 256 * at.scale, height: 134 * at.scale }),
    tubeAt: ({ x }) => Math.min(3, Math.max(0, Math.round(((x - at.x) / at.scale - FIRST) / APART))),
    standing: () => ({
      x: at.x + 140 * at.scale,
      y: at.y + FLOOR * at.scale,
      width: 250 * at.scale,
      height: 60 * at.scale,
    }),
  };
}
