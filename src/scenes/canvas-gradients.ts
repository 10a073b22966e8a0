/**
 * Fills of the canvas renderer with the canvas's own gradients. Pixi paints each gradient on a canvas of its own and fills with
 * that as a pattern, which repeats beyond its ends; and where there is no graphics processor, a worker that paints on a new
 * canvas waits for the page, a hundred times while a bench opens. The build puts these in pixi's place (`scripts/trimmed-packages.ts`).
 */
import { Color, DOMAdapter, FillGradient, type Matrix } from 'pixi.js';

const UNTINTED = 0xffffff;

const nothing = (): void => {};
const blankGradient = { addColorStop: nothing };
/** Takes what would be painted on it, and keeps nothing. */
const blankContext = {
  fillStyle: '',
  createLinearGradient: () => blankGradient,
  createRadialGradient: () => blankGradient,
  fillRect: nothing,
  translate: nothing,
  rotate: nothing,
  scale: nothing,
};
const blankCanvas = (width = 0, height = 0) => ({ width, height, getContext: () => blankContext });

// oxlint-disable-next-line typescript/unbound-method -- called with a gradient each time
const paint = FillGradient.prototype.buildGradient;

/** Size and transform of a gradient's picture, without the picture. */
FillGradient.prototype.buildGradient = function (this: FillGradient) {
  if (this.texture) return;
  const adapter = DOMAdapter.get();
  DOMAdapter.set({ ...adapter, createCanvas: blankCanvas as unknown as typeof adapter.createCanvas });
  paint.call(this);
  DOMAdapter.set(adapter);
};

const painted = new WeakSet<FillGradient>();

/** A line's gradient stays pixi's pattern: a canvas's own would bend the line's width with its transform. */
export function paintGradient(fill: FillGradient): void {
  if (painted.has(fill)) return;
  painted.add(fill);
  (fill as { texture: unknown }).texture = null;
  paint.call(fill);
}

const known = new WeakMap<FillGradient, Map<number, CanvasGradient>>();

function make(context: CanvasRenderingContext2D, fill: FillGradient, tint: number): CanvasGradient {
  const { width: size } = fill.texture.source;
  let gradient: CanvasGradient;
  if (fill.type === 'linear') {
    const flipped = fill.end.x < fill.start.x || fill.end.y < fill.start.y;
    gradient = flipped ? context.createLinearGradient(size, 0, 0, 0) : context.createLinearGradient(0, 0, size, 0);
  } else {
    const { center, outerCenter, innerRadius, outerRadius } = fill;
    const scale = size / (2 * outerRadius);
    const x = (center.x - outerCenter.x + outerRadius) * scale;
    const y = (center.y - outerCenter.y + outerRadius) * scale;
    gradient = context.createRadialGradient(x, y, innerRadius * scale, size / 2, size / 2, size / 2);
  }
  for (const { offset, color } of fill.colorStops) {
    const seen = tint === UNTINTED ? color : new Color(color).multiply(tint).toHexa();
    gradient.addColorStop(offset, seen);
  }
  return gradient;
}

/** The gradient of a shape that is filled: in pixels of the picture that pixi would have painted. */
export function gradientStyle(context: CanvasRenderingContext2D, fill: FillGradient, tint: number): CanvasGradient {
  const tints = known.get(fill) ?? new Map<number, CanvasGradient>();
  known.set(fill, tints);
  const style = tints.get(tint) ?? make(context, fill, tint);
  tints.set(tint, style);
  return style;
}

/** Fills the path that was begun; with a gradient through its `space`, from pixels of its picture to the shape. */
export function fillPath(
  context: CanvasRenderingContext2D,
  rule: CanvasFillRule,
  space: Pick<Matrix, 'a' | 'b' | 'c' | 'd' | 'tx' | 'ty'> | null,
): void {
  if (!space) return context.fill(rule);
  context.save();
  context.transform(space.a, space.b, space.c, space.d, space.tx, space.ty);
  context.fill(rule);
  context.restore();
}
