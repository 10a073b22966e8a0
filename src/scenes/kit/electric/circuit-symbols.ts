/** Schematic symbols in one pen, IEC 60617 or ANSI Y32.2: each is drawn between two ends of a straight stretch. */
import type { Graphics } from 'pixi.js';
import type { Point } from '../../contract';

export type SymbolStyle = 'iec' | 'ansi';

export interface Pen {
  readonly g: Graphics;
  readonly colour: number;
  readonly width: number;
  /** Half the length of a symbol along its stretch. */
  readonly size: number;
}

const frameOf = (from: Point, to: Point) => {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  /** `along` the stretch and to the left of it, from the middle. */
  return (along: number, left: number): Point => ({
    x: middle.x + u.x * along + u.y * left,
    y: middle.y + u.y * along - u.x * left,
  });
};

const ink = ({ g, colour, width }: Pen): Graphics => g.stroke({ width, color: colour, cap: 'round', join: 'round' });

export function drawWire(pen: Pen, ...corners: readonly Point[]): void {
  corners.forEach(({ x, y }, k) => (k === 0 ? pen.g.moveTo(x, y) : pen.g.lineTo(x, y)));
  ink(pen);
}

/** The two pieces of wire from the ends to a symbol that reaches `reach` to both sides of the middle. */
function drawEnds(pen: Pen, from: Point, to: Point, reach: number): ReturnType<typeof frameOf> {
  const at = frameOf(from, to);
  drawWire(pen, from, at(-reach, 0));
  drawWire(pen, at(reach, 0), to);
  return at;
}

export function drawResistorSymbol(pen: Pen, from: Point, to: Point, style: SymbolStyle): void {
  const at = drawEnds(pen, from, to, pen.size);
  const half = pen.size * 0.36;
  if (style === 'iec') {
    const box = [at(-pen.size, half), at(pen.size, half), at(pen.size, -half), at(-pen.size, -half)];
    pen.g.poly(
      box.flatMap(({ x, y }) => [x, y]),
      true,
    );
    ink(pen);
    return;
  }
  const zigzag = Array.from({ length: 6 }, (_, k) => at(pen.size * ((2 * k + 1) / 6 - 1), k % 2 === 0 ? half : -half));
  drawWire(pen, at(-pen.size, 0), ...zigzag, at(pen.size, 0));
}

/** A circle with a cross (IEC) or a loop of filament (ANSI). */
export function drawLampSymbol(pen: Pen, from: Point, to: Point, style: SymbolStyle): void {
  const radius = pen.size * 0.72;
  const at = drawEnds(pen, from, to, radius);
  const { x, y } = at(0, 0);
  pen.g.circle(x, y, radius);
  ink(pen);
  const d = radius * Math.SQRT1_2;
  if (style === 'iec') {
    drawWire(pen, at(-d, -d), at(d, d));
    drawWire(pen, at(-d, d), at(d, -d));
  } else {
    drawWire(pen, at(-radius, 0), at(-radius * 0.4, 0), at(0, radius * 0.6), at(radius * 0.4, 0), at(radius, 0));
  }
}

/** One cell; the long line, its positive pole, lies towards `to`. */
export function drawCellSymbol(pen: Pen, from: Point, to: Point): void {
  const gap = pen.size * 0.2;
  const at = drawEnds(pen, from, to, gap);
  drawWire(pen, at(gap, -pen.size * 0.85), at(gap, pen.size * 0.85));
  drawWire({ ...pen, width: pen.width * 2 }, at(-gap, -pen.size * 0.42), at(-gap, pen.size * 0.42));
}

export function drawSwitchSymbol(pen: Pen, from: Point, to: Point, closed: boolean): void {
  const reach = pen.size * 0.8;
  const at = drawEnds(pen, from, to, reach);
  drawWire(pen, at(-reach, 0), closed ? at(reach, 0) : at(reach * 0.75, reach));
  for (const end of [at(-reach, 0), at(reach, 0)]) pen.g.circle(end.x, end.y, pen.width * 1.5).fill(pen.colour);
}

/** A box with the wire through it (IEC) or a wave (ANSI); blown, the wire is broken. */
export function drawFuseSymbol(pen: Pen, from: Point, to: Point, style: SymbolStyle, blown: boolean): void {
  const reach = pen.size * 0.7;
  const half = pen.size * 0.28;
  const at = drawEnds(pen, from, to, reach);
  if (style === 'iec') {
    const box = [at(-reach, half), at(reach, half), at(reach, -half), at(-reach, -half)];
    pen.g.poly(
      box.flatMap(({ x, y }) => [x, y]),
      true,
    );
    ink(pen);
    if (!blown) drawWire(pen, at(-reach, 0), at(reach, 0));
  } else {
    const wave = Array.from({ length: 13 }, (_, k) => at(reach * (k / 6 - 1), half * Math.sin((Math.PI * k) / 6)));
    drawWire(pen, ...(blown ? wave.slice(0, 5) : wave));
    if (blown) drawWire(pen, ...wave.slice(8));
  }
}

/** The circle of a meter; its letter is the caller's text, at the middle of the stretch. */
export function drawMeterSymbol(pen: Pen, from: Point, to: Point): void {
  const radius = pen.size * 0.85;
  const { x, y } = drawEnds(pen, from, to, radius)(0, 0);
  pen.g.circle(x, y, radius);
  ink(pen);
}

/** Conducts from `from` to `to`. */
export function drawDiodeSymbol(pen: Pen, from: Point, to: Point, style: SymbolStyle): void {
  const reach = pen.size * 0.5;
  const at = drawEnds(pen, from, to, reach);
  const triangle = [at(-reach, reach), at(reach, 0), at(-reach, -reach)];
  pen.g.poly(
    triangle.flatMap(({ x, y }) => [x, y]),
    true,
  );
  // IEC draws the wire through an open triangle, ANSI fills it.
  if (style === 'ansi')
    pen.g.fill(pen.colour).poly(
      triangle.flatMap(({ x, y }) => [x, y]),
      true,
    );
  ink(pen);
  if (style === 'iec') drawWire(pen, at(-reach, 0), at(reach, 0));
  drawWire(pen, at(reach, reach), at(reach, -reach));
}

/** Two plates; the one towards `from` is positive: a plus beside it (IEC), the other curved (ANSI). */
export function drawCapacitorSymbol(pen: Pen, from: Point, to: Point, style: SymbolStyle): void {
  const gap = pen.size * 0.2;
  const half = pen.size * 0.7;
  const at = drawEnds(pen, from, to, gap);
  drawWire(pen, at(-gap, half), at(-gap, -half));
  if (style === 'iec') drawWire(pen, at(gap, half), at(gap, -half));
  else {
    const bow = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part) => at(gap + pen.size * 0.22 * part * part, half * part));
    drawWire(pen, ...bow);
  }
  const sign = pen.size * 0.16;
  const plus = { along: -gap - pen.size * 0.42, left: half * 0.8 };
  drawWire(pen, at(plus.along - sign, plus.left), at(plus.along + sign, plus.left));
  drawWire(pen, at(plus.along, plus.left - sign), at(plus.along, plus.left + sign));
}
