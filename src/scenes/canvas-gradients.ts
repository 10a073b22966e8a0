/**
 * Shapes of the canvas renderer filled with the canvas's own gradients. Pixi paints each gradient on a canvas first and fills with that
 * as a pattern, which repeats beyond its ends. All else of a drawing is left to pixi, gradients along lines too.
 */
import {
  CanvasGraphicsAdaptor,
  type CanvasRenderer,
  type Circle,
  Color,
  type Ellipse,
  type FillInstruction,
  FillGradient,
  type Graphics,
  type GraphicsInstructions,
  type GraphicsPipeLike,
  type Polygon,
  type Rectangle,
  type RoundedRectangle,
  type ShapePrimitive,
  type Triangle,
} from 'pixi.js';

const UNTINTED = 0xffffff;

type Context = Pick<
  CanvasRenderingContext2D,
  'moveTo' | 'lineTo' | 'closePath' | 'rect' | 'arc' | 'ellipse' | 'quadraticCurveTo'
>;

/** Corners as pixi's canvas renderer draws them, so that a fill lies under its outline. */
function roundedPath(context: Context, { x, y, width, height, radius }: RoundedRectangle): void {
  const corner = Math.max(0, Math.min(radius, width / 2, height / 2));
  const [right, bottom] = [x + width, y + height];
  context.moveTo(x + corner, y);
  context.lineTo(right - corner, y);
  context.quadraticCurveTo(right, y, right, y + corner);
  context.lineTo(right, bottom - corner);
  context.quadraticCurveTo(right, bottom, right - corner, bottom);
  context.lineTo(x + corner, bottom);
  context.quadraticCurveTo(x, bottom, x, bottom - corner);
  context.lineTo(x, y + corner);
  context.quadraticCurveTo(x, y, x + corner, y);
  context.closePath();
}

function polygonPath(context: Context, points: readonly number[], closed: boolean): void {
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]];
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (closed) context.closePath();
}

/** Adds the outline of a shape to the path that was begun. */
function addPath(context: Context, shape: ShapePrimitive): void {
  switch (shape.type) {
    case 'rectangle': {
      const { x, y, width, height } = shape as Rectangle;
      context.rect(x, y, width, height);
      break;
    }
    case 'roundedRectangle':
      roundedPath(context, shape as RoundedRectangle);
      break;
    case 'circle': {
      const { x, y, radius } = shape as Circle;
      context.arc(x, y, radius, 0, 2 * Math.PI);
      break;
    }
    case 'ellipse': {
      const { x, y, halfWidth, halfHeight } = shape as Ellipse;
      context.ellipse(x, y, halfWidth, halfHeight, 0, 0, 2 * Math.PI);
      break;
    }
    case 'triangle': {
      const { x, y, x2, y2, x3, y3 } = shape as Triangle;
      polygonPath(context, [x, y, x2, y2, x3, y3], true);
      break;
    }
    case 'polygon': {
      const { points, closePath } = shape as Polygon;
      polygonPath(context, points, closePath);
      break;
    }
    default:
      throw new Error(`A shape of the type ${shape.type} cannot be filled with a gradient.`);
  }
}

/** By tint. */
const known = new WeakMap<FillGradient, Map<number, CanvasGradient>>();

/** A gradient over the unit square, which its shape's bounds are taken for. `tint`: 0xrrggbb. */
export function gradientOf(
  context: Pick<CanvasRenderingContext2D, 'createLinearGradient' | 'createRadialGradient'>,
  fill: FillGradient,
  tint: number,
): CanvasGradient {
  const tints = known.get(fill) ?? new Map<number, CanvasGradient>();
  known.set(fill, tints);
  const made = tints.get(tint);
  if (made) return made;
  const { start, end, center, innerRadius, outerCenter, outerRadius } = fill;
  const gradient =
    fill.type === 'linear'
      ? context.createLinearGradient(start.x, start.y, end.x, end.y)
      : context.createRadialGradient(center.x, center.y, innerRadius, outerCenter.x, outerCenter.y, outerRadius);
  for (const { offset, color } of fill.colorStops)
    gradient.addColorStop(offset, tint === UNTINTED ? color : new Color(color).multiply(tint).toHexa());
  tints.set(tint, gradient);
  return gradient;
}

type Drawn = Pick<Graphics, 'groupTransform' | 'groupColorAlpha' | 'groupBlendMode' | '_roundPixels'>;

/** A fill with a gradient in the space of its shape. */
const isGradientFill = (instruction: GraphicsInstructions): instruction is FillInstruction =>
  instruction.action === 'fill' &&
  instruction.data.style.fill instanceof FillGradient &&
  instruction.data.style.fill.textureSpace === 'local';

/** Pixi keeps the tint of a group as 0xaabbggrr. */
const tintOf = ({ groupColorAlpha: all }: Drawn): number =>
  ((all & 0xff) << 16) | (all & 0xff00) | ((all >> 16) & 0xff);

function fillWithGradient(renderer: CanvasRenderer, graphics: Drawn, { data }: FillInstruction): void {
  const { canvasContext } = renderer;
  const context = canvasContext.activeContext as unknown as CanvasRenderingContext2D;
  const alpha = data.style.alpha * (((graphics.groupColorAlpha >>> 24) & 255) / 255);
  if (alpha <= 0) return;
  const primitives = data.path.shapePath.shapePrimitives;
  context.save();
  canvasContext.setContextTransform(graphics.groupTransform, graphics._roundPixels === 1);
  canvasContext.setBlendMode(graphics.groupBlendMode);
  context.globalAlpha = alpha;
  context.fillStyle = gradientOf(context, data.style.fill as FillGradient, tintOf(graphics));
  primitives.forEach(({ shape, transform }, index) => {
    const holes = index === primitives.length - 1 ? (data.hole?.shapePath.shapePrimitives ?? []) : [];
    const bounds = shape.getBounds();
    context.save();
    if (transform) context.transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty);
    context.beginPath();
    addPath(context, shape);
    for (const hole of holes) addPath(context, hole.shape);
    context.transform(bounds.width, 0, 0, bounds.height, bounds.x, bounds.y);
    context.fill(holes.length > 0 ? 'evenodd' : 'nonzero');
    context.restore();
  });
  context.restore();
}

/** A drawing with one of its instructions. */
const only = (graphics: Graphics, instruction: GraphicsInstructions): Graphics =>
  ({
    groupTransform: graphics.groupTransform,
    groupColorAlpha: graphics.groupColorAlpha,
    groupBlendMode: graphics.groupBlendMode,
    _roundPixels: graphics._roundPixels,
    context: { instructions: [instruction] },
  }) as unknown as Graphics;

export class GradientGraphicsAdaptor extends CanvasGraphicsAdaptor {
  override execute(pipe: GraphicsPipeLike, graphics: Graphics): void {
    const { instructions } = graphics.context;
    if (!instructions.some(isGradientFill)) {
      super.execute(pipe, graphics);
      return;
    }
    for (const instruction of instructions) {
      if (isGradientFill(instruction)) fillWithGradient(pipe.renderer as CanvasRenderer, graphics, instruction);
      else super.execute(pipe, only(graphics, instruction));
    }
  }
}
