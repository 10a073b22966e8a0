/** What the pen has drawn. Points are in units of a stage 960 wide, so that strokes keep their place at every size. Pure. */

export interface PenPoint {
  readonly x: number;
  readonly y: number;
}

export const PEN_COLOURS = ['red', 'blue', 'yellow', 'ink'] as const;
export type PenColour = (typeof PEN_COLOURS)[number];
export type PenTool = PenColour | 'eraser';

export interface Stroke {
  readonly id: number;
  readonly colour: PenColour;
  readonly points: readonly PenPoint[];
}

export interface Drawing {
  readonly tool: PenTool;
  readonly strokes: readonly Stroke[];
  /** What undo goes back to, newest last. */
  readonly before: readonly (readonly Stroke[])[];
}

export type PenEvent =
  | { readonly on: 'tool'; readonly tool: PenTool }
  | { readonly on: 'stroke'; readonly points: readonly PenPoint[] }
  /** The eraser went over these points: strokes that it touched go as a whole. */
  | { readonly on: 'erase'; readonly points: readonly PenPoint[] }
  | { readonly on: 'undo' }
  | { readonly on: 'clear' };

export const BLANK: Drawing = { tool: 'red', strokes: [], before: [] };

const ERASER_RADIUS = 14;
const MOST_UNDO = 50;

function distance(p: PenPoint, a: PenPoint, b: PenPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2));
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

const touches = ({ points }: Stroke, p: PenPoint): boolean =>
  points.some((a, index) => distance(p, a, points[index + 1] ?? a) <= ERASER_RADIUS);

function changed(drawing: Drawing, strokes: readonly Stroke[]): Drawing {
  return { ...drawing, strokes, before: [...drawing.before, drawing.strokes].slice(-MOST_UNDO) };
}

export function draw(drawing: Drawing, event: PenEvent): Drawing {
  const { tool, strokes, before } = drawing;
  switch (event.on) {
    case 'tool':
      return { ...drawing, tool: event.tool };
    case 'stroke': {
      if (tool === 'eraser' || event.points.length === 0) return drawing;
      const id = Math.max(0, ...before.flat().map((stroke) => stroke.id), ...strokes.map((stroke) => stroke.id)) + 1;
      return changed(drawing, [...strokes, { id, colour: tool, points: event.points }]);
    }
    case 'erase': {
      const left = strokes.filter((stroke) => !event.points.some((point) => touches(stroke, point)));
      return left.length === strokes.length ? drawing : changed(drawing, left);
    }
    case 'undo': {
      const last = before.at(-1);
      return last ? { ...drawing, strokes: last, before: before.slice(0, -1) } : drawing;
    }
    case 'clear':
      return strokes.length === 0 ? drawing : changed(drawing, []);
  }
}

/** The path of a stroke; a single point is a dot. */
export function pathOf(points: readonly PenPoint[]): string {
  const [first, ...rest] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  if (first === undefined) return '';
  return rest.length === 0 ? `M${first}h0.01` : `M${first}L${rest.join('L')}`;
}

/** Keys of the pen while it is on. */
export function penKey(key: string): PenEvent | null {
  const colour = PEN_COLOURS[Number(key) - 1];
  if (colour) return { on: 'tool', tool: colour };
  switch (key.toLowerCase()) {
    case 'e':
      return { on: 'tool', tool: 'eraser' };
    case 'backspace':
      return { on: 'undo' };
    case 'delete':
      return { on: 'clear' };
    default:
      return null;
  }
}
