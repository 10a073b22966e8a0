/**
 * A counting chamber under the microscope: one large square with its triple lines and the sixteen small ones in it, the edge of its
 * neighbours, and the cells that settled there. A cell that is pressed gets a tick, so that a square can be counted by hand.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { drawSurround, type FieldCircle, SURROUND } from './surround';

/** What lies in a square: so many cells of a kind, drawn about the origin with a radius of 1. */
export interface ChamberCells {
  readonly count: number;
  /** Radius in parts of the square's side. */
  readonly radius: number;
  draw(pen: Graphics, x: number, y: number, radius: number, chance: Rng): void;
}

export interface ChamberSquare {
  /** Another key, another picture. */
  readonly key: string;
  readonly cells: readonly ChamberCells[];
  /** Length of the square's side, as it is written at the bar. */
  readonly side: string;
}

export interface CountingChamber extends Part {
  /** Null: nothing lies in the chamber. */
  set(square: ChamberSquare | null): void;
  /** Ticks or unticks the cell at a point of the parent. */
  tick(at: Point): boolean;
  readonly ticked: number;
  /** Where it can be pressed. */
  place(): Box;
  say(words: string): void;
}

const GROUND = 0xe9eef0;
const LINE = 0x6d7a86;
/** The square's half side in radii of the field. */
const HALF = 0.66;
const TICK = 0x0b6b62;
/** A press this near to a cell is meant for it, in radii of the field. */
const NEAR = 0.09;

interface Placed {
  readonly x: number;
  readonly y: number;
}

function drawRulings(rulings: Graphics, { x, y, radius }: FieldCircle): void {
  const half = radius * HALF;
  rulings.clear();
  const across = (off: number, width: number, alpha: number): void => {
    if (Math.abs(off) >= radius) return;
    const long = Math.sqrt(Math.max(0, radius * radius - off * off));
    rulings
      .moveTo(x - long, y + off)
      .lineTo(x + long, y + off)
      .moveTo(x + off, y - long)
      .lineTo(x + off, y + long)
      .stroke({ width, color: LINE, alpha });
  };
  for (let n = -3; n <= 3; n++) across((n * half) / 2, 0.9, Math.abs(n) === 2 ? 0 : 0.6);
  // The edges are ruled three times.
  for (const edge of [-half, half]) for (const shift of [-3, 0, 3]) across(edge + shift, 1, 0.95);
}

/** Draws what lies in a square and around it; returns the places of those in the square. */
function drawCells(pen: Graphics, { x, y, radius }: FieldCircle, square: ChamberSquare | null): readonly Placed[] {
  pen.clear();
  if (!square) return [];
  const chance = createRng(1, `chamber ${square.key}`);
  const places: Placed[] = [];
  for (const kind of square.cells) {
    const draw = (at: Placed): void =>
      kind.draw(pen, x + at.x * radius, y + at.y * radius, kind.radius * 2 * radius * HALF, chance);
    for (let n = 0; n < kind.count; n++) {
      const at = { x: chance.uniform(-0.97, 0.97) * HALF, y: chance.uniform(-0.97, 0.97) * HALF };
      places.push(at);
      draw(at);
    }
    // Beyond the square its neighbours go on.
    for (let n = 0; n < kind.count; n++) {
      const angle = chance.uniform(0, 2 * Math.PI);
      const far = 0.97 * Math.sqrt(chance.next());
      const at = { x: far * Math.cos(angle), y: far * Math.sin(angle) };
      if (Math.max(Math.abs(at.x), Math.abs(at.y)) > HALF * 1.06) draw(at);
    }
  }
  return places;
}

function drawTicks(ticks: Graphics, { x, y, radius }: FieldCircle, ticked: readonly Placed[]): void {
  ticks.clear();
  for (const at of ticked) {
    const [px, py] = [x + at.x * radius, y + at.y * radius];
    ticks
      .moveTo(px - 4, py)
      .lineTo(px - 1, py + 4)
      .lineTo(px + 6, py - 6);
  }
  ticks.stroke({ width: 2.4, color: TICK, cap: 'round', join: 'round' });
}

/** The length of the square's side below it, and words across the field. */
function createWords(context: StageContext) {
  const bar = new Graphics();
  const side = context.text({ size: 12, colour: 0xffffff, anchor: [0.5, 0.5] });
  const said = context.text({ size: 12, weight: '600', colour: 0xffffff, anchor: [0.5, 0.5], align: 'center' });
  return {
    parts: [bar, side, said],
    say(words: string) {
      said.text = words;
    },
    draw({ x, y, radius }: FieldCircle, length: string | null, size: number) {
      side.text = length ?? '';
      side.style.fontSize = size;
      said.style.fontSize = size;
      said.style.wordWrap = true;
      said.style.wordWrapWidth = radius * 1.5;
      said.position.set(x, y);
      bar.clear();
      if (length === null) return;
      const long = 2 * radius * HALF;
      const wide = Math.max(side.width + 14, 40);
      const high = size * 1.4;
      const top = y + radius - high - 3;
      bar
        .roundRect(x - wide / 2, top, wide, high, 6)
        .fill({ color: SURROUND, alpha: 0.84 })
        .rect(x - long / 2, y + radius * HALF + 7, long, 2)
        .fill(0x1b2530);
      side.position.set(x, top + high / 2);
    },
  };
}

/** Which cell a press is meant for; -1: none. `at`: in radii of the field from its middle. */
function cellNear(places: readonly Placed[], at: Placed): number {
  const off = (place: Placed): number => (place.x - at.x) ** 2 + (place.y - at.y) ** 2;
  const nearest = places.reduce((best, place, n) => (off(place) < off(places[best] ?? place) ? n : best), 0);
  const found = places[nearest];
  return found && off(found) <= NEAR * NEAR ? nearest : -1;
}

export function createCountingChamber(context: StageContext): CountingChamber {
  const root = new Container({ label: 'counting chamber' });
  const plate = new Graphics({ label: 'surround' });
  const ground = new Graphics();
  const rulings = new Graphics({ label: 'rulings' });
  const cells = new Graphics({ label: 'cells' });
  const ticks = new Graphics({ label: 'ticks' });
  const mask = new Graphics({ label: 'edge of the field' });
  const words = createWords(context);
  root.addChild(plate, ground, rulings, cells, ticks, mask, ...words.parts);
  let circle: FieldCircle = { x: 0, y: 0, radius: 10 };
  let square: ChamberSquare | null = null;
  let small = 12;
  let places: readonly Placed[] = [];
  let marked = new Set<number>();

  const lit = (on: boolean): void => {
    ground.tint = on ? 0xffffff : 0x30353a;
    rulings.alpha = on ? 1 : 0.35;
  };
  const tickAll = (): void =>
    drawTicks(
      ticks,
      circle,
      places.filter((_, n) => marked.has(n)),
    );
  const drawSquare = (): void => {
    places = drawCells(cells, circle, square);
    tickAll();
    words.draw(circle, square?.side ?? null, small);
  };
  lit(false);

  return {
    root,
    get ticked() {
      return marked.size;
    },
    lay(box: Box, type: TypeSizes) {
      ({ small } = type);
      circle = drawSurround(plate, box, context.theme);
      const { x, y, radius } = circle;
      ground.clear().circle(x, y, radius).fill(GROUND);
      mask
        .clear()
        .circle(x, y, radius + 2)
        .stroke({ width: 4, color: SURROUND });
      drawRulings(rulings, circle);
      drawSquare();
    },
    set(next) {
      if (next?.key === square?.key) return;
      square = next;
      marked = new Set();
      lit(next !== null);
      drawSquare();
    },
    tick(point) {
      const { x, y, radius } = circle;
      const n = cellNear(places, { x: (point.x - x) / radius, y: (point.y - y) / radius });
      if (n < 0) return false;
      if (!marked.delete(n)) marked.add(n);
      tickAll();
      return true;
    },
    place: () => ({
      x: circle.x - circle.radius * 0.75,
      y: circle.y - circle.radius * 0.75,
      width: circle.radius * 1.5,
      height: circle.radius * 1.4,
    }),
    say: (text) => words.say(text),
  };
}

/** A white cell, unstained but for its nucleus. */
export function drawWhiteInChamber(pen: Graphics, x: number, y: number, radius: number, chance: Rng): void {
  pen
    .circle(x, y, radius)
    .fill({ color: 0xb9c0d8, alpha: 0.9 })
    .circle(x, y, radius)
    .stroke({ width: 1, color: 0x4b5270 });
  const angle = chance.uniform(0, 6.3);
  for (let n = 0; n < 2; n++)
    pen
      .circle(
        x + radius * 0.33 * Math.cos(angle + n * 2.2),
        y + radius * 0.33 * Math.sin(angle + n * 2.2),
        radius * 0.34,
      )
      .fill({ color: 0x4d4a86, alpha: 0.85 });
}

/** A red cell, unstained. */
export function drawRedInChamber(pen: Graphics, x: number, y: number, radius: number): void {
  pen
    .circle(x, y, radius)
    .fill({ color: 0xe2a98c, alpha: 0.75 })
    .circle(x, y, radius)
    .stroke({ width: 0.9, color: 0xa85f45, alpha: 0.9 })
    .circle(x, y, radius * 0.35)
    .fill({ color: 0xf2dccb, alpha: 0.9 });
}

/** A sperm that lies still in fixative. */
export function drawSpermInChamber(pen: Graphics, x: number, y: number, radius: number, chance: Rng): void {
  const turn = chance.uniform(0, 2 * Math.PI);
  const [across, down] = [Math.cos(turn), Math.sin(turn)];
  const bend = chance.uniform(-3, 3) * radius;
  pen
    .moveTo(x - radius * across, y - radius * down)
    .quadraticCurveTo(
      x - 4.5 * radius * across - bend * down,
      y - 4.5 * radius * down + bend * across,
      x - 8 * radius * across,
      y - 8 * radius * down,
    )
    .stroke({ width: 1, color: 0x4b5560, alpha: 0.8, cap: 'round' })
    .circle(x, y, radius)
    .fill(0x39434e)
    .circle(x + radius * 0.7 * across, y + radius * 0.7 * down, radius * 0.72)
    .fill(0x39434e);
}
