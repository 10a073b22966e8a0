/** The land from above: crowns, bare soil and young green, roads, the reserve, smoke where it burns; and the hand that passes over it. */
import { Container, Graphics } from 'pixi.js';
import { CELLS, MAP_BITS, PRIMARY, SECONDARY, SIDE } from '../../../../engine/environmental-science/forest-grid';
import type { Box, Part, Point, StageContext } from '../../contract';
import { colourMap } from '../../kit/paint/colour-maps';
import { createFieldTexture } from '../../kit/paint/field-texture';
import { mix, roundGradient } from '../../kit/paint/shading';

export interface ForestMap extends Part {
  /** Kind, bits and biomass of each cell; with `largest` the other patches are pale. */
  show(cells: Uint8Array, biomass: Uint8Array, roads: readonly number[], largest: boolean): void;
  /** `seconds` since the last frame. */
  smoke(seconds: number): void;
  /** Where the brush is; −1: nowhere. */
  cursor(cell: number, tone: number): void;
  /** The cell at a point of the stage, the nearest one. */
  cellAt(point: Point): number;
  readonly box: Box;
}

/** Picture elements of a cell, along each side. */
const FINE = 2;
const WIDE = SIDE * FINE;
/** Side of the picture before it is scaled to its box. */
const PICTURE = 500;
const PUFFS = 26;
/** Seconds that a puff lasts. */
const PUFF = 1.6;

/** Bare soil, scrub, young green, crowns in shade and in light. */
const LAND = colourMap('land', [0x8f5f38, 0xb08a55, 0xaab060, 0x76a252, 0x3f8445, 0x2a6a39, 0x1c5230]);

/** Between 0 and 1, the same each time: the texture of the crowns. */
const grain = (n: number): number => (Math.abs(Math.sin(12.9898 * (n + 1))) * 43758.5453) % 1;
const GRAIN = Float32Array.from({ length: WIDE * WIDE }, (_, n) => grain(n));

const hasBit = (code: number | undefined, bit: number): boolean => ((code ?? 0) & bit) > 0;

/** Soil and crowns, drawn anew where a cell looks otherwise. */
function createLand(context: StageContext) {
  const picture = createFieldTexture(context, PICTURE, PICTURE);
  const values = new Float32Array(WIDE * WIDE);
  const shown = new Int32Array(CELLS).fill(-1);

  /** Fills the picture elements of a cell; rows of the picture run upwards. */
  function fill(cell: number, level: number, rough: number): void {
    const column = cell % SIDE;
    const row = SIDE - 1 - Math.floor(cell / SIDE);
    for (let j = 0; j < FINE; j++) {
      const from = (row * FINE + j) * WIDE + column * FINE;
      for (let i = 0; i < FINE; i++) values[from + i] = level + rough * ((GRAIN[from + i] ?? 0) - 0.5);
    }
  }

  return {
    root: picture.root,
    show(cells: Uint8Array, biomass: Uint8Array, largest: boolean) {
      let changed = false;
      for (let cell = 0; cell < CELLS; cell++) {
        const code = cells[cell] ?? 0;
        const kind = code & 3;
        const grown = biomass[cell] ?? 0;
        const pale = largest && kind !== 0 && !hasBit(code, MAP_BITS.largest);
        const look = kind + (pale ? 4 : 0) + 8 * grown;
        if (shown[cell] === look) continue;
        shown[cell] = look;
        changed = true;
        if (kind === PRIMARY) fill(cell, pale ? 0.5 : 0.86, pale ? 0.08 : 0.3);
        else if (kind === SECONDARY) fill(cell, pale ? 0.34 : 0.2 + (0.5 * grown) / 255, 0.14);
        else fill(cell, 0.07, 0.13);
      }
      if (changed) picture.draw(values, WIDE, WIDE, { map: LAND, from: 0, to: 1, relief: 0.9 });
    },
  };
}

function createRoads() {
  const root = new Graphics();
  let key = '';
  return {
    root,
    show(rows: readonly number[]) {
      const next = rows.join();
      if (next === key) return;
      key = next;
      root.clear();
      for (const row of rows) root.rect(0, row + 0.32, SIDE, 0.36);
      root.fill({ color: 0xf0dfba, alpha: 0.9 });
    },
  };
}

/** The protected land: tinted, with an outline. */
function drawReserve(reserve: Graphics, cells: Uint8Array): void {
  const kept = (column: number, row: number): boolean => hasBit(cells[row * SIDE + column], MAP_BITS.kept);
  reserve.clear();
  for (let row = 0; row < SIDE; row++) {
    let start = -1;
    for (let column = 0; column <= SIDE; column++) {
      const here = column < SIDE && kept(column, row);
      if (here && start < 0) start = column;
      if (here || start < 0) continue;
      reserve.rect(start, row, column - start, 1);
      start = -1;
    }
  }
  reserve.fill({ color: 0x9fe0ff, alpha: 0.2 });
  const edge = (cell: number, dx: number, dy: number, x: number, y: number): void => {
    const column = (cell % SIDE) + dx;
    const row = Math.floor(cell / SIDE) + dy;
    if (column >= 0 && column < SIDE && row >= 0 && row < SIDE && kept(column, row)) return;
    reserve.moveTo(x, y).lineTo(x + Math.abs(dy), y + Math.abs(dx));
  };
  for (let cell = 0; cell < CELLS; cell++) {
    if (!hasBit(cells[cell], MAP_BITS.kept)) continue;
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    edge(cell, -1, 0, x, y);
    edge(cell, 1, 0, x + 1, y);
    edge(cell, 0, -1, x, y);
    edge(cell, 0, 1, x, y + 1);
  }
  reserve.stroke({ width: 0.45, color: 0xe8f8ff });
}

function createReserve() {
  const root = new Graphics();
  let key = -1;
  return {
    root,
    show(cells: Uint8Array) {
      let next = 0;
      for (let cell = 0; cell < CELLS; cell++)
        if (hasBit(cells[cell], MAP_BITS.kept)) next = (next * 31 + cell + 1) % 1_000_003;
      if (next === key) return;
      key = next;
      drawReserve(root, cells);
    },
  };
}

/** Smoke over cells that were cleared just now. */
function createSmoke() {
  const root = new Container();
  const cloud = roundGradient([
    [0, 0xf4f1ea, 0.9],
    [0.5, 0xd9d4ca, 0.5],
    [1, 0xd9d4ca, 0],
  ]);
  const puffs = Array.from({ length: PUFFS }, () => ({
    mark: root.addChild(new Graphics({ visible: false }).circle(0, 0, 3).fill(cloud)),
    age: PUFF,
    x: 0,
    y: 0,
  }));
  let fires = -1;

  function light(cells: Uint8Array, fresh: number): void {
    const every = Math.max(1, Math.floor(fresh / PUFFS));
    let [seen, used] = [0, 0];
    for (let cell = 0; cell < CELLS && used < PUFFS; cell++) {
      if (!hasBit(cells[cell], MAP_BITS.fresh) || seen++ % every !== 0) continue;
      const puff = puffs[used++];
      if (!puff) return;
      puff.age = 0;
      puff.x = (cell % SIDE) + 0.5;
      puff.y = Math.floor(cell / SIDE) + 0.5;
    }
  }

  return {
    root,
    show(cells: Uint8Array) {
      let [fresh, burning] = [0, 0];
      for (let cell = 0; cell < CELLS; cell++) {
        if (!hasBit(cells[cell], MAP_BITS.fresh)) continue;
        fresh++;
        burning += cell;
      }
      if (burning === fires) return;
      fires = burning;
      if (fresh > 0) light(cells, fresh);
    },
    /** `seconds` since the last frame. */
    drift(seconds: number) {
      for (const puff of puffs) {
        const on = puff.age < PUFF;
        puff.mark.visible = on;
        if (!on) continue;
        puff.age += seconds;
        const part = puff.age / PUFF;
        puff.mark.position.set(puff.x + 2.6 * part, puff.y - 1.8 * part);
        puff.mark.scale.set(0.5 + 0.9 * part);
        puff.mark.alpha = Math.max(0, 0.8 * (1 - part));
      }
    },
  };
}

export function createForestMap(context: StageContext): ForestMap {
  const { theme } = context;
  const root = new Container({ label: 'map of the forest' });
  const frame = new Graphics();
  const land = createLand(context);
  const over = new Container();
  const roads = createRoads();
  const reserve = createReserve();
  const brush = new Graphics({ visible: false }).rect(-1, -1, 3, 3).stroke({ width: 0.7, color: 0xffffff });
  const smoke = createSmoke();
  over.addChild(roads.root, reserve.root, smoke.root, brush);
  root.addChild(frame, land.root, over);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    get box() {
      return box;
    },
    lay(next) {
      box = next;
      const { x, y, width, height } = box;
      frame
        .clear()
        .roundRect(x - 7, y - 5, width + 16, height + 16, 8)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
        .roundRect(x - 7, y - 7, width + 14, height + 14, 7)
        .fill(mix(theme.housing, theme.housingShade, 0.4))
        .stroke({ width: 1.2, color: theme.housingEdge });
      land.root.position.set(x, y);
      land.root.scale.set(width / PICTURE, height / PICTURE);
      over.position.set(x, y);
      over.scale.set(width / SIDE, height / SIDE);
    },
    show(cells, biomass, rows, largest) {
      land.show(cells, biomass, largest);
      roads.show(rows);
      reserve.show(cells);
      smoke.show(cells);
    },
    smoke: (seconds) => smoke.drift(seconds),
    cursor(cell, tone) {
      const on = cell >= 0;
      brush.visible = on;
      if (!on) return;
      brush.position.set(cell % SIDE, Math.floor(cell / SIDE));
      brush.tint = tone;
    },
    cellAt({ x, y }) {
      const place = (value: number): number => Math.min(SIDE - 1, Math.max(0, Math.floor(value)));
      return place(((y - box.y) / box.height) * SIDE) * SIDE + place(((x - box.x) / box.width) * SIDE);
    },
  };
}
