/** A plate of 96 wells from above. Wells are counted along columns: well 0 is A1, well 8 is A2. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix, roundGradient } from '../paint/shading';

export interface Well {
  readonly filled: boolean;
  /** Of its liquid, and how much of it is seen, 0 to 1. */
  readonly colour: number;
  readonly depth: number;
}

export interface Microplate {
  /** Origin at its upper left corner; `PLATE` large. */
  readonly root: Container;
  set(well: number, look: Well): void;
  /** A film over all wells. */
  seal(on: boolean): void;
}

export const PLATE = { width: 318, height: 214 } as const;
/** Middle of the first well, and from well to well. */
export const GRID = { x: 20, y: 22, pitch: 25.3, rows: 8, columns: 12, radius: 10.6 } as const;
const CLEAR = 0xdcebf4;

export const wellAt = (well: number): { readonly x: number; readonly y: number } => ({
  x: GRID.x + Math.floor(well / GRID.rows) * GRID.pitch,
  y: GRID.y + (well % GRID.rows) * (GRID.pitch - 1),
});

export function createMicroplate({ theme }: StageContext): Microplate {
  const root = new Container({ label: 'microplate' });
  const dark = theme.name === 'dark';
  const body = new Graphics()
    .poly([0, 14, 14, 0, PLATE.width, 0, PLATE.width, PLATE.height, 14, PLATE.height, 0, PLATE.height - 14])
    .fill(
      downGradient([
        [0, dark ? 0xdfe7ee : 0xfcfdfe],
        [1, dark ? 0xb3c0cb : 0xdde6ed],
      ]),
    )
    .stroke({ width: 1.4, color: 0x8fa0b0 });
  const rims = new Graphics();
  const liquids: Graphics[] = [];
  const count = GRID.rows * GRID.columns;
  for (let well = 0; well < count; well++) {
    const { x, y } = wellAt(well);
    rims
      .circle(x, y, GRID.radius + 1.2)
      .fill(0x9fb0be)
      .circle(x, y, GRID.radius)
      .fill(dark ? 0xc3cfd9 : 0xe6edf2);
    const liquid = new Graphics({ visible: false }).circle(0, 0, GRID.radius - 0.6).fill(0xffffff);
    liquid.position.set(x, y);
    liquids.push(liquid);
  }
  const shine = new Graphics();
  for (let well = 0; well < count; well++) {
    const { x, y } = wellAt(well);
    shine.ellipse(x - 3.4, y - 3.8, 3.2, 2).fill({ color: 0xffffff, alpha: 0.55 });
  }
  const film = new Graphics({ visible: false })
    .roundRect(4, 4, PLATE.width - 8, PLATE.height - 8, 6)
    .fill(
      roundGradient(
        [
          [0, 0xffffff, 0.5],
          [1, 0xbfd6e6, 0.34],
        ],
        { x: 0.3, y: 0.2 },
      ),
    )
    .stroke({ width: 1, color: 0x9fb8c8 });
  root.addChild(body, rims, ...liquids, shine, film);
  return {
    root,
    set(well, { filled, colour, depth }) {
      const liquid = liquids[well];
      if (!liquid) return;
      liquid.visible = filled;
      if (!filled) return;
      const tint = mix(CLEAR, colour, Math.max(0, Math.min(1, depth)));
      liquid.tint = tint;
    },
    seal(on) {
      film.visible = on;
    },
  };
}
