/**
 * The heated block of a coagulometer: cuvettes with plasma in which a steel ball swings until fibrin holds it, the bottle of
 * thromboplastin with the pipette that adds it, and the citrate tube that the plasma came from.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../../kit/layout/layout';
import { downGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createCitrateTube, TUBE } from './citrate-tube';
import { createReagentPipette, CUVETTES, FOOT, MILKY } from './reagent-pipette';
import { createSwingingBall } from './swinging-ball';
import type { BlockState } from './block-state';

export type BlockPlace = 'block' | 'reagent' | 'tube';

export interface ClotBlock extends Part {
  set(state: BlockState, wall: number, still: boolean): void;
  place(part: BlockPlace): Box;
  /** Fill of the tube, %, for a point of the parent. */
  fillAt(point: Point): number;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 500, height: 270 } as const;
const FLOOR = 258;
function createBody(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(150, 92, 340, 166, 12)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.14 : 0.5)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(150.5, 92.5, 339, 165, 11.5)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(164, 96, 312, 16, 6)
    .fill(metalDown(theme))
    .roundRect(166, 118, 250, 112, 8)
    .fill(theme.name === 'dark' ? 0x0d131a : 0x27323e);
}

const createReagent = (): Graphics =>
  new Graphics()
    .roundRect(428, 44, 46, 72, 8)
    .fill({ color: 0xdcecf8, alpha: 0.6 })
    .roundRect(431, 66, 40, 48, 6)
    .fill(MILKY)
    .roundRect(428, 44, 46, 72, 8)
    .stroke({ width: 1.6, color: 0xf4fafd })
    .roundRect(436, 28, 30, 20, 4)
    .fill(0xb9304c);

const PLACES: Readonly<Record<BlockPlace, Box>> = {
  block: { x: 182, y: 120, width: 64, height: 100 },
  reagent: { x: 428, y: 28, width: 46, height: 88 },
  tube: { x: TUBE.x - TUBE.half, y: TUBE.top, width: 2 * TUBE.half, height: 150 },
};

export function createClotBlock(context: StageContext): ClotBlock {
  const { theme } = context;
  const root = new Container({ label: 'block with cuvettes' });
  const drawn = new Container();
  const well = new Graphics().roundRect(424, 104, 54, 16, 6).fill(0x1d252e);
  const glow = new Graphics().roundRect(166, 118, 250, 112, 8).fill({ color: 0xff7a30, alpha: 0.2 });
  const cuvettes = CUVETTES.map(({ x, scale }, n) => {
    const one = createSwingingBall(n + 3);
    one.root.position.set(x, FOOT);
    one.root.scale.set(scale);
    return one;
  });
  const pipette = createReagentPipette(context);
  const tube = createCitrateTube(theme);
  drawn.addChild(
    createBody(theme),
    glow,
    well,
    pipette.stand,
    pipette.root,
    ...cuvettes.map((one) => one.root),
    createReagent(),
    pipette.drop,
    ...tube.views,
  );
  const label = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  root.addChild(drawn, label);
  let at: Stand = { x: 0, y: 0, scale: 1 };

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const line = small * 1.4;
      at = fitDrawing(drawn, { ...box, y: box.y + line, height: box.height - line }, SIZE);
      const { x, y, scale } = at;
      label.style.fontSize = small;
      label.position.set(Math.max(box.x + small * 2.6, x + TUBE.x * scale), y + (TUBE.top - 32) * scale);
    },
    set(state, wall, still) {
      glow.visible = state.warming !== null || state.warm;
      glow.alpha = state.warming === null ? 1 : 0.4 + 0.6 * state.warming;
      tube.set(state);
      label.text = state.name;
      pipette.set(state, wall, still);
      cuvettes.forEach((one, n) => one.set(state.cuvettes[n], n === 0 ? state.plasma : 100, wall, still));
    },
    place: (part) => boxOf(at, PLACES[part]),
    fillAt: ({ y }) => {
      const high = TUBE.foot - TUBE.top;
      const part = (TUBE.foot - (y - at.y) / at.scale) / (high * 0.84);
      return (100 * (part - 0.1)) / 0.9;
    },
    standing: () =>
      [
        [320, 340, 166],
        [122, 50, 150],
        [53, 70, 200],
      ].map(([x = 0, width = 0, height = 0]) => ({
        x: at.x + x * at.scale,
        y: at.y + FLOOR * at.scale,
        width: width * at.scale,
        height: height * at.scale,
      })),
  };
}
