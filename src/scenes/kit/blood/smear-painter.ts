/**
 * A stained blood film as an oil-immersion objective shows it: red cells and platelets by tiles, the same for the same seed, and
 * the white cells that a scene puts there. The film is thick, just one cell deep, or torn thin.
 */
import { createRng } from '../../../../engine/core/rng';
import type { SmearArea } from '../../../../engine/data/white-cells';
import type { DrawLayer, FieldArea } from '../microscope/field-picture';
import { cssColour } from '../paint/shading';
import { drawWhiteCell, type WhiteCellLook } from './white-cell';

export interface BloodFilm {
  readonly area: SmearArea;
  readonly seed: number;
  readonly white: readonly WhiteCellLook[];
}

export interface BloodFilmPainter {
  readonly draw: DrawLayer;
  put(film: BloodFilm): void;
}

interface RedCell {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly flat: number;
  readonly turn: number;
}

interface Tile {
  readonly red: readonly RedCell[];
  /** x, y and radius of each. */
  readonly platelets: readonly (readonly [number, number, number])[];
}

/** µm. */
const TILE = 40;
const RED_RADIUS = 3.65;
const PLASMA: Readonly<Record<SmearArea, number>> = {
  Monolayer: 0xfbf6f4,
  'Feathered edge': 0xfcf9f7,
  'Thick end': 0xf0d9d3,
};
/** Distance of red cells, µm (it divides a tile), the part of the places that is empty, and how far they stray. */
const FILM: Readonly<Record<SmearArea, readonly [distance: number, empty: number, stray: number]>> = {
  Monolayer: [8, 0.16, 2.1],
  'Feathered edge': [10, 0.34, 3.4],
  'Thick end': [5, 0.06, 2.4],
};
const PLATELETS: Readonly<Record<SmearArea, number>> = { Monolayer: 1.6, 'Feathered edge': 1.1, 'Thick end': 3.4 };
/** Room that a white cell takes among the red ones, µm beyond its edge. */
const ASIDE = 2.7;
const MOST_TILES = 160;

function tileOf(area: SmearArea, seed: number, column: number, row: number): Tile {
  const rng = createRng(seed, `film ${area} ${column}/${row}`);
  const [distance, empty, stray] = FILM[area];
  const along = Math.round(TILE / distance);
  const red: RedCell[] = [];
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < along; j++) {
      const missing = rng.next() < empty;
      const cell = {
        x: column * TILE + (i + (j % 2) / 2) * distance + rng.uniform(-stray, stray),
        y: row * TILE + j * distance + rng.uniform(-stray, stray),
        radius: RED_RADIUS * rng.normal(1, 0.05),
        flat: rng.uniform(0.9, 1),
        turn: rng.uniform(0, Math.PI),
      };
      if (!missing) red.push(cell);
    }
  }
  const platelets = Array.from(
    { length: rng.poisson(PLATELETS[area]) },
    () => [column * TILE + rng.uniform(0, TILE), row * TILE + rng.uniform(0, TILE), rng.uniform(0.9, 1.5)] as const,
  );
  return { red, platelets };
}

type Pen = CanvasRenderingContext2D;

function drawRed(pen: Pen, area: SmearArea, { x, y, radius, flat, turn }: RedCell): void {
  pen.beginPath();
  if (area === 'Monolayer') {
    // The thin middle lets more light through.
    const shade = pen.createRadialGradient(x, y, 0, x, y, radius);
    shade.addColorStop(0, cssColour(0xf8e2dc));
    shade.addColorStop(0.3, cssColour(0xf3cfc7));
    shade.addColorStop(0.62, cssColour(0xe0958b));
    shade.addColorStop(0.92, cssColour(0xdf968d));
    shade.addColorStop(1, cssColour(0xe7ada4));
    pen.fillStyle = shade;
    pen.ellipse(x, y, radius, radius * flat, turn, 0, 2 * Math.PI);
  } else if (area === 'Feathered edge') {
    // Flattened: large, without a pale middle, and with corners.
    pen.fillStyle = cssColour(0xe6a59b);
    for (let n = 0; n <= 6; n++) {
      const angle = turn + (n * Math.PI) / 3;
      const r = radius * (1.04 + 0.1 * Math.sin(n * 2.3 + 9 * flat));
      if (n === 0) pen.moveTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
      else pen.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
    }
    pen.lineJoin = 'round';
    pen.lineWidth = 1.2;
    pen.strokeStyle = pen.fillStyle;
    pen.stroke();
  } else {
    pen.fillStyle = cssColour(0xd58a80, 0.55);
    pen.ellipse(x, y, radius * 0.96, radius * flat * 0.96, turn, 0, 2 * Math.PI);
  }
  pen.fill();
}

export function createBloodFilmPainter(): BloodFilmPainter {
  let film: BloodFilm = { area: 'Monolayer', seed: 1, white: [] };
  const tiles = new Map<string, Tile>();
  const tile = (column: number, row: number): Tile => {
    const key = `${film.seed} ${film.area} ${column} ${row}`;
    const known = tiles.get(key);
    if (known) return known;
    if (tiles.size > MOST_TILES) tiles.clear();
    const made = tileOf(film.area, film.seed, column, row);
    tiles.set(key, made);
    return made;
  };
  /** Whether a white cell has pushed aside what would lie there. */
  const aside = (x: number, y: number): boolean =>
    film.white.some((cell) => {
      const room = cell.diameter / 2 + ASIDE;
      return (cell.x - x) ** 2 + (cell.y - y) ** 2 < room * room;
    });

  function drawPlatelets(pen: Pen, { platelets }: Tile): void {
    for (const [x, y, radius] of platelets) {
      if (aside(x, y)) continue;
      pen.fillStyle = cssColour(0xc3a5cf, 0.8);
      pen.beginPath();
      pen.ellipse(x, y, radius, radius * 0.85, x, 0, 2 * Math.PI);
      pen.fill();
      pen.fillStyle = cssColour(0x7a4a94, 0.85);
      for (let n = 0; n < 5; n++) {
        pen.beginPath();
        pen.arc(x + 0.45 * radius * Math.cos(n * 2.4), y + 0.45 * radius * Math.sin(n * 2.4), 0.22, 0, 2 * Math.PI);
        pen.fill();
      }
    }
  }

  return {
    put: (next) => {
      film = next;
    },
    draw(pen, _layer, { x, y, half }: FieldArea) {
      pen.fillStyle = cssColour(PLASMA[film.area]);
      pen.fillRect(x - half, y - half, 2 * half, 2 * half);
      const near: Tile[] = [];
      const first = (middle: number): number => Math.floor((middle - half - RED_RADIUS) / TILE);
      const last = (middle: number): number => Math.floor((middle + half + RED_RADIUS) / TILE);
      for (let column = first(x); column <= last(x); column++)
        for (let row = first(y); row <= last(y); row++) near.push(tile(column, row));
      if (film.area === 'Thick end') pen.globalCompositeOperation = 'multiply';
      for (const { red } of near)
        for (const cell of red) if (film.area === 'Thick end' || !aside(cell.x, cell.y)) drawRed(pen, film.area, cell);
      pen.globalCompositeOperation = 'source-over';
      for (const one of near) drawPlatelets(pen, one);
      for (const cell of film.white)
        if (Math.abs(cell.x - x) < half + cell.diameter && Math.abs(cell.y - y) < half + cell.diameter)
          drawWhiteCell(pen, cell);
    },
  };
}
